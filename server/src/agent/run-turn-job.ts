import { assetIdOf, type CanvasNode } from '@easel/canvas';
import { emptyTurnView, foldTurnEvent, Refusal, type Message } from '@easel/contract';
import type { LiveEvents } from '../platform/live-events/live-events.ts';
import { ModelFailure } from '../platform/models/model-failure.ts';
import type { Models } from '../platform/models/models.ts';
import type { Observer } from '../platform/observing/observer.ts';
import { job, type Job, type JobRun } from '../platform/queue/job.ts';
import type { BrandBinding } from '../projects/brand-binding.ts';
import type { ProjectNews } from '../projects/project-news.ts';
import type { Approvals } from './approvals.ts';
import { brandContextFor } from './brand-context.ts';
import { longMemoryOf } from './long-memory.ts';
import type { PictureServices } from './make-pictures.ts';
import type { RecallServices } from './recall-earlier.ts';
import type { RememberServices } from './remember.ts';
import { rememberedMessages } from './memory.ts';
import { runTurnKind, turnRuns } from './run-turn-kind.ts';
import { isPassing } from './patience.ts';
import { pictureWay } from './picture-ways.ts';
import type { ResearchServices } from './search-web.ts';
import { StopWish } from './stop-wish.ts';
import type { Waiting } from './proposals.ts';
import * as threads from './thread-queries.ts';
import { chargeOfThinking, type TurnEnd, type TurnEnding } from './turn-ending.ts';
import * as queries from './turn-queries.ts';
import type { TurnRequest } from './turn-request.ts';
import type { Turn } from './turn-facts.ts';
import { runTurn, type Journal } from './turn.ts';

export interface TurnJobServices extends PictureServices, ResearchServices, RememberServices, RecallServices {
  models: Models;
  liveEvents: LiveEvents;
  ending: TurnEnding;
  approvals: Approvals;
  brandBinding: BrandBinding;
  news: ProjectNews;
  observer: Observer;
}

type Outcome = TurnEnd['status'] | 'waits';

/** Runs a turn to its end, or goes on with one whose worker died. */
export function runTurnJob(services: TurnJobServices): Job {
  return job(runTurnKind, async ({ turnId }, run) => {
    const row = await services.ending.begin(turnId);
    if (!row) return;
    const details = { 'easel.turn_id': turnId, 'easel.project_id': row.project_id };
    const observation = services.observer.begin('turn', {}, { details });
    try {
      observation.end(await observation.within(() => runOnce(row, services, run)));
    } finally {
      observation.end('handed on');
    }
  });
}

/** Says how the turn ended, or that it waits. */
async function runOnce(row: queries.TurnRow, services: TurnJobServices, { attempt, signal }: JobRun): Promise<Outcome> {
  const { ending } = services;
  const endAs = async (end: TurnEnd) => {
    await ending.end(row, end);
    return end.status;
  };
  // It took its process with it each time; another run would do so again.
  if (attempt > turnRuns) return endAs({ status: 'failed', reason: 'server' });
  const wish = new StopWish(row, services);
  try {
    await wish.look();
    const end = await play(row, services, AbortSignal.any([signal, wish.signal]));
    return end === 'waits' ? end : await endAs(end);
  } catch (error) {
    if (wish.signal.aborted || error instanceof queries.TurnCanceled) return await endAs({ status: 'canceled' });
    // Cut short by a shutdown or a lost lease: whoever takes over goes on from the journal.
    if (signal.aborted || error instanceof queries.TurnTakenOver) throw error;
    // What the server stands on is away: another run goes on from the journal when it is back.
    if (isPassing(error)) throw error;
    if (error instanceof Refusal && error.errorCode === 'credits.insufficient') {
      return await endAs({ status: 'failed', reason: 'credits' });
    }
    services.log('a turn failed', { turnId: row.id, error });
    return await endAs({ status: 'failed', reason: error instanceof ModelFailure ? 'model' : 'server' });
  } finally {
    wish.forget();
  }
}

async function play(row: queries.TurnRow, services: TurnJobServices, signal: AbortSignal): Promise<TurnEnd | 'waits'> {
  const { turnLog, approvals } = services;
  signal.throwIfAborted();
  const turn = await turnFrom(row, services);
  const journal = await openJournal(row.id, services);
  await reserveThinking(turn, services);
  const waiting = await told(turn, journal, services, signal);
  if (waiting) return (await approvals.wait(row, journal.entries.length, waiting)) ? 'waits' : { status: 'canceled' };
  const { pictures } = (await turnLog.past(turn.id)).reduce(foldTurnEvent, emptyTurnView);
  const lost = pictures.length > 0 && !pictures.some(({ status }) => status === 'placed');
  return lost ? { status: 'failed', reason: 'pictures' } : { status: 'done' };
}

/** Plays the turn and tells of it. Where that fails, nothing of this run goes on: the next one asks the model again. */
async function told(
  turn: Turn,
  journal: Journal,
  services: TurnJobServices,
  signal: AbortSignal,
): Promise<Waiting | null> {
  const over = new AbortController();
  const playing = runTurn(turn, journal, services, AbortSignal.any([signal, over.signal]));
  try {
    let next = await playing.next();
    for (; !next.done; next = await playing.next()) {
      await services.turnLog.appendRunning(turn.id, next.value, journal.entries.length);
    }
    return next.value;
  } finally {
    over.abort(new Error('this run of the turn is over'));
    // What it says to that is no reason why it ended.
    await playing.return(null).catch(() => {});
  }
}

/** @throws Refusal `credits.insufficient` */
async function reserveThinking(turn: Turn, { database, credits }: TurnJobServices): Promise<void> {
  const charge = { key: chargeOfThinking(turn.id), amount: credits.rules.costPerTurn };
  // An operation takes no thought.
  if (charge.amount === 0 || turn.request.operation) return;
  const payer = { userId: turn.authorId, projectId: turn.projectId };
  await database.write((transaction) => credits.reserve(transaction, payer, [charge]));
}

export async function turnFrom(row: queries.TurnRow, services: TurnJobServices): Promise<Turn> {
  const { database, models, canvases, brandBinding } = services;
  const request: TurnRequest = JSON.parse(row.request_json);
  const place = { threadId: row.thread_id, before: row.created_at, limit: rememberedMessages };
  const earlier = await threads.messagesBefore(database.read, place);
  // An operator may have taken a model away since the turn was asked for.
  const way = pictureWay(request, models) ?? pictureWay({ ...request, pictureModel: 'auto' }, models);
  if (!way) throw new ModelFailure('no_such_model');
  const nodes = await canvases.nodes(row.project_id);
  const pointedAt = request.operation
    ? [request.operation.nodeId]
    : [...request.nodeIds, ...showing(nodes, request.assetIds)];
  return {
    id: row.id,
    threadId: row.thread_id,
    projectId: row.project_id,
    authorId: row.author_id,
    request,
    askedAt: row.created_at,
    chat: models.chat,
    pictureModel: way.model,
    how: way.how,
    earlier,
    ...(await longMemoryOf(row, request.text, services)),
    brand: () => brandContextFor(row.project_id, brandBinding),
    nodes,
    nearIds: pointedAt.length > 0 ? pointedAt : lastMadeOf(earlier, nodes),
  };
}

/** The pictures of the last answer that made any and of which some still stand: an answer in words changes nothing. */
function lastMadeOf(earlier: readonly Message[], nodes: readonly CanvasNode[]): string[] {
  const standing = new Set(nodes.map(({ id }) => id));
  const picturesOf = ({ contents }: Message) =>
    contents.flatMap((content) => (content.type === 'image' && standing.has(content.nodeId) ? [content.nodeId] : []));
  return earlier.map(picturesOf).findLast((ids) => ids.length > 0) ?? [];
}

/** The nodes that show one of these files. */
function showing(nodes: readonly CanvasNode[], assetIds: readonly string[]): string[] {
  const wanted = new Set(assetIds);
  return nodes.filter((node) => wanted.has(assetIdOf(node) ?? '')).map(({ id }) => id);
}

async function openJournal(turnId: string, { database, turnLog, credits }: TurnJobServices): Promise<Journal> {
  const entries = await queries.journalOf(database.read, turnId);
  return {
    entries,
    async add(entry, events) {
      await database.write(async (transaction) => {
        await queries.lockRunning(transaction, turnId);
        await queries.insertJournalEntry(transaction, turnId, entries.length, entry);
        for (const event of events) await turnLog.appendWithin(transaction, turnId, event);
        if (entry.kind === 'thought') await credits.spend(transaction, chargeOfThinking(turnId));
      });
      entries.push(entry);
    },
  };
}
