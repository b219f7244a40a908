import { job, type Job } from '../platform/queue/job.ts';
import { cancelChannelOf } from './conversations.ts';
import { Diary } from './diary.ts';
import { chargeOf, makePictureAgain } from './make-pictures.ts';
import { pictureFailed } from './phrases.ts';
import { asDecided, decisionOn } from './proposals.ts';
import type { Retries } from './retries.ts';
import { retryStepKind } from './retry-step-kind.ts';
import { turnFrom, type TurnJobServices } from './run-turn-job.ts';
import { lookUp } from './search-web.ts';
import { picturesForm, SearchWeb } from './tools.ts';
import * as queries from './turn-queries.ts';

export interface RetryJobServices extends TurnJobServices {
  retries: Retries;
}

/** Makes one picture, or one search, of a turn that has ended once more; nothing else of the turn is asked or paid again. */
export function retryStepJob(services: RetryJobServices): Job {
  return job(retryStepKind, async ({ turnId, stepId, pictureId }, { attempt, signal }) => {
    const row = await queries.turnById(services.database.read, turnId);
    if (!row) return;
    const cancel = new AbortController();
    const stopHearing = services.liveEvents.subscribe(cancelChannelOf(turnId), () => cancel.abort());
    const stop = AbortSignal.any([signal, cancel.signal]);
    try {
      if (pictureId === undefined) await searchAgain(row, stepId, services, stop);
      else await pictureAgain(row, pictureId, services, stop);
    } catch (error) {
      signal.throwIfAborted();
      // Whoever stopped it has told its end.
      if (cancel.signal.aborted) return;
      if (attempt < retryStepKind.attempts) throw error;
      services.log('a step failed again', { turnId, stepId, error });
      if (pictureId === undefined) await giveUpSearch(row, stepId, services);
      else await giveUpPicture(row, pictureId, services);
    } finally {
      stopHearing();
    }
    if (cancel.signal.aborted) return;
    await services.retries.close(row, { stepId, ...(pictureId !== undefined && { pictureId }) });
  });
}

async function pictureAgain(
  row: queries.TurnRow,
  pictureId: string,
  services: RetryJobServices,
  signal: AbortSignal,
): Promise<void> {
  const { database, models } = services;
  const pictures = await queries.picturesOfTurn(database.read, row.id);
  const picture = pictures.find(({ id }) => id === pictureId);
  const journal = await queries.journalOf(database.read, row.id);
  const turn = await turnFrom(row, services);
  const asked = picturesForm(turn).safeParse(callsIn(journal).find(({ id }) => id === picture?.toolCallId)?.input);
  if (!picture || picture.status !== 'coming') return;
  if (!asked.success) throw new Error('the journal does not hold what the picture was to be');
  const plan = { id: picture.toolCallId, stepId: picture.slot.stepId, input: asked.data };
  const wanted = asDecided(turn, plan, { decided: decisionOn(journal, plan.id), models });
  await makePictureAgain(wanted.turn, wanted.call, pictureId, services, signal);
}

async function giveUpPicture(row: queries.TurnRow, pictureId: string, services: RetryJobServices): Promise<void> {
  const { database, turnLog, credits } = services;
  await database.write(async (transaction) => {
    const picture = (await queries.picturesOfTurn(transaction, row.id)).find(({ id }) => id === pictureId);
    const settling = { turnId: row.id, id: pictureId };
    if (!picture || !(await queries.settlePicture(transaction, settling, 'failed'))) return;
    await credits.release(transaction, chargeOf(picture));
    const reason = pictureFailed(languageOf(row), 'other');
    await turnLog.appendWithin(transaction, row.id, { type: 'picture-failed', pictureId, reason });
  });
}

async function searchAgain(
  row: queries.TurnRow,
  stepId: string,
  services: RetryJobServices,
  signal: AbortSignal,
): Promise<void> {
  const { database, turnLog } = services;
  const search = await searchOf(row, stepId, services);
  if (!search) return;
  const { part, query } = search;
  const startedAt = new Date().toISOString();
  const results = await lookUp(query, { language: languageOf(row), services, signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    services.log('a search failed', { turnId: row.id, error });
    return null;
  });
  const ended = new Diary(languageOf(row)).searchEnded(stepId, { query, startedAt, results });
  await database.write(async (transaction) => {
    await turnLog.appendWithin(transaction, row.id, ended);
    if (results) await turnLog.appendWithin(transaction, row.id, { type: 'pages-found', part, query, results });
  });
}

async function giveUpSearch(row: queries.TurnRow, stepId: string, services: RetryJobServices): Promise<void> {
  const search = await searchOf(row, stepId, services);
  if (!search) return;
  const startedAt = new Date().toISOString();
  const ended = new Diary(languageOf(row)).searchEnded(stepId, { query: search.query, startedAt, results: null });
  await services.turnLog.append(row.id, [ended]);
}

/** A search is named by where it was asked for: the passage of the answer, and its place among the calls there. */
async function searchOf(row: queries.TurnRow, stepId: string, { database }: RetryJobServices) {
  const [, part = '', index = ''] = /^search-(\d+)-(\d+)$/.exec(stepId) ?? [];
  const journal = await queries.journalOf(database.read, row.id);
  const thought = journal.filter((entry) => entry.kind === 'thought')[Number(part)];
  const asked = SearchWeb.safeParse(thought?.calls[Number(index)]?.input);
  return asked.success ? { part: Number(part), query: asked.data.query } : null;
}

function callsIn(journal: readonly queries.JournalEntry[]): readonly queries.ToolCall[] {
  return journal.flatMap((entry) => (entry.kind === 'thought' ? entry.calls : []));
}

function languageOf(row: queries.TurnRow): 'en' | 'zh' {
  return JSON.parse(row.request_json).language;
}
