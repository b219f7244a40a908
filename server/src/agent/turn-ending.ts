import { emptyTurnView, foldTurnEvent, type ErrorCode, type Message, type TurnStatus } from '@easel/contract';
import type { Credits } from '../credits/credits.ts';
import type { Database, Writer } from '../platform/database.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { ProjectNews } from '../projects/project-news.ts';
import type { Projects } from '../projects/projects.ts';
import type { Recall } from '../memory/recall.ts';
import { answerContents } from './answer.ts';
import { Diary } from './diary.ts';
import { makeFindable } from './findable.ts';
import { lineOf } from './history-items.ts';
import { chargeOf } from './make-pictures.ts';
import { turnFailed } from './phrases.ts';
import { openProposal } from './proposals.ts';
import { runTurnKind } from './run-turn-kind.ts';
import * as threads from './thread-queries.ts';
import type { TurnLog } from './turn-log.ts';
import * as queries from './turn-queries.ts';
import type { TurnRequest } from './turn-request.ts';

export type TurnEnd =
  | { status: 'done' }
  | { status: 'canceled' }
  | { status: 'failed'; reason: 'model' | 'server' | 'credits' | 'pictures' };

const errorCodes: Record<'model' | 'server' | 'credits', ErrorCode> = {
  model: 'model.no_answer',
  server: 'server.fault',
  credits: 'credits.insufficient',
};

interface EndingServices {
  database: Database;
  queue: Queue;
  log: TurnLog;
  projects: Projects;
  news: ProjectNews;
  credits: Credits;
  recall: Recall;
}

/** Under which what a turn thinks is booked. */
export function chargeOfThinking(turnId: string): string {
  return `turn:${turnId}`;
}

/** Begins and ends turns: what a project, a thread and a message say of them changes in one transaction each. */
export class TurnEnding {
  readonly #services: EndingServices;

  constructor(services: EndingServices) {
    this.#services = services;
  }

  /** Marks the turn as running and tells so, unless it has ended, waits for a decision, or another one of its thread goes first. */
  async begin(turnId: string): Promise<queries.TurnRow | null> {
    const { database } = this.#services;
    return database.write(async (transaction) => {
      const known = await queries.turnById(transaction, turnId);
      if (!known) return null;
      await threads.lockThread(transaction, known.thread_id);
      const turn = await queries.lockTurn(transaction, turnId);
      if (!turn || turn.ended_at) return null;
      const journal = await queries.journalOf(transaction, turnId);
      if (openProposal(journal)) return null;
      const [first] = await queries.openTurns(transaction, turn.thread_id);
      if (first?.id !== turnId) return null;
      if (turn.status === 'pending') {
        await this.change(transaction, turn, 'running');
        await threads.updateThread(transaction, turn.thread_id, { status: 'running' });
        if (journal.length === 0) await this.#tellBeginning(transaction, turn);
      }
      return turn;
    });
  }

  async #tellBeginning(transaction: Writer, { id, thread_id, request_json }: queries.TurnRow): Promise<void> {
    const { log } = this.#services;
    const { language }: TurnRequest = JSON.parse(request_json);
    const at = new Date().toISOString();
    await log.appendWithin(transaction, id, { type: 'turn-started', turnId: id, threadId: thread_id, at });
    await log.appendWithin(transaction, id, new Diary(language).begin());
  }

  /** Ends the turn with all that its log tells, frees the places it had promised, and lets the next of its thread begin. */
  async end(turn: queries.TurnRow, end: TurnEnd): Promise<void> {
    const { database, queue, log, projects, credits, recall } = this.#services;
    const view = (await log.past(turn.id)).reduce(foldTurnEvent, emptyTurnView);
    const { language }: TurnRequest = JSON.parse(turn.request_json);
    const failure = failureOf(end, language);
    const contents = answerContents(view, {
      language,
      canceled: end.status === 'canceled',
      ...(failure && { failure }),
    });
    await database.write(async (transaction) => {
      await threads.lockThread(transaction, turn.thread_id);
      const known = await queries.lockTurn(transaction, turn.id);
      if (!known || known.ended_at) return;
      const at = new Date().toISOString();
      const answer = await threads.answerOf(transaction, turn.id);
      if (!answer) return;
      const message: Message = { ...answer, contents, status: end.status };
      await threads.updateMessage(transaction, answer.id, { contents, status: end.status });
      await makeFindable(transaction, recall, { projectId: turn.project_id, message });
      const assetIds = contents.flatMap((content) => (content.type === 'image' ? [content.assetId] : []));
      await threads.insertMessageAssets(transaction, answer.id, turn.project_id, assetIds);
      const lost = await queries.releaseSlots(transaction, turn.id);
      for (const charge of [...lost.map(chargeOf), chargeOfThinking(turn.id)])
        await credits.release(transaction, charge);
      await threads.updateThread(transaction, turn.thread_id, { updated_at: at });
      await projects.noteTurn(transaction, turn.project_id, null);
      await this.change(transaction, turn, end.status, at);
      await log.appendWithin(transaction, turn.id, { type: 'turn-ended', status: end.status, message });
      const [next] = await queries.openTurns(transaction, turn.thread_id);
      const lastText = lineOf(message);
      const thread = { status: next ? ('pending' as const) : end.status, ...(lastText && { last_text: lastText }) };
      await threads.updateThread(transaction, turn.thread_id, thread);
      if (next) await queue.enqueue(transaction, runTurnKind, { turnId: next.id }, { key: next.id });
    });
  }

  /** What a turn and all that was said in it stand at, told to everyone in the project. */
  async change(transaction: Writer, turn: queries.TurnRow, status: TurnStatus, endedAt?: string): Promise<void> {
    await queries.setStatus(transaction, turn.id, status, endedAt);
    await threads.setMessageStatus(transaction, turn.id, status);
    const event = { type: 'turn-changed' as const, threadId: turn.thread_id, turnId: turn.id, status };
    this.#services.news.tell(transaction, turn.project_id, event);
  }
}

function failureOf(end: TurnEnd, language: 'en' | 'zh'): { errorCode: ErrorCode; text: string } | undefined {
  // Where pictures failed, each has said so itself.
  if (end.status !== 'failed' || end.reason === 'pictures') return undefined;
  return { errorCode: errorCodes[end.reason], text: turnFailed(language, end.reason) };
}
