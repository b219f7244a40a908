import {
  emptyTurnView,
  foldTurnEvent,
  Refusal,
  type Message,
  type MessageContent,
  type TurnStep,
  type TurnView,
} from '@easel/contract';
import type { Credits } from '../credits/credits.ts';
import type { Database, Writer } from '../platform/database.ts';
import type { LiveEvents } from '../platform/live-events/live-events.ts';
import type { Models } from '../platform/models/models.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { Recall } from '../memory/recall.ts';
import { withRetried } from './answer.ts';
import { cancelChannelOf } from './conversations.ts';
import { Diary } from './diary.ts';
import { makeFindable } from './findable.ts';
import { chargeOf } from './make-pictures.ts';
import { stopped } from './phrases.ts';
import { costOfWay, pictureWay } from './picture-ways.ts';
import { decisionOn } from './proposals.ts';
import { retryKeyOf, retryStepKind } from './retry-step-kind.ts';
import * as threads from './thread-queries.ts';
import type { TurnEnding } from './turn-ending.ts';
import type { TurnLog } from './turn-log.ts';
import * as queries from './turn-queries.ts';
import type { TurnRequest } from './turn-request.ts';

export interface RetryServices {
  database: Database;
  queue: Queue;
  log: TurnLog;
  ending: TurnEnding;
  models: Models;
  credits: Credits;
  recall: Recall;
  liveEvents: LiveEvents;
}
export interface RetryWish {
  readonly stepId: string;
  readonly pictureIds?: readonly string[];
}

/** What failed in a turn that has ended is asked for again, alone: the turn opens for it, and ends once more after it. */
export class Retries {
  readonly #services: RetryServices;

  constructor(services: RetryServices) {
    this.#services = services;
  }

  /** @throws Refusal `turn.not_found`, `turn.not_ended`, `credits.insufficient` */
  async retry(
    { projectId, turnId, userId }: { projectId: string; turnId: string; userId: string },
    wish: RetryWish,
  ): Promise<{ turnId: string; retried: number }> {
    const { database } = this.#services;
    const known = await queries.turnById(database.read, turnId);
    if (known?.project_id !== projectId) throw new Refusal('turn.not_found');
    const retried = await database.write(async (transaction) => {
      await threads.lockThread(transaction, known.thread_id);
      const turn = await queries.lockTurn(transaction, turnId);
      if (!turn?.ended_at) throw new Refusal('turn.not_ended');
      const view = await viewOf(transaction, turnId);
      const begun = await this.#picturesAgain(transaction, turn, { wish, userId, view });
      return begun > 0 ? begun : this.#searchAgain(transaction, turn, wish.stepId, view);
    });
    return { turnId, retried };
  }

  /** After one of them has come or failed: what is kept of the turn says so, and its end is told once none is under way. */
  async close(turn: queries.TurnRow, about: { stepId: string; pictureId?: string }): Promise<void> {
    const { database, queue, log } = this.#services;
    await database.write(async (transaction) => {
      await threads.lockThread(transaction, turn.thread_id);
      const now = await queries.lockTurn(transaction, turn.id);
      const answer = await threads.answerOf(transaction, turn.id);
      await queue.settle(transaction, retryStepKind, retryKeyOf({ ...about, turnId: turn.id }));
      if (!now?.ended_at || !answer) return;
      const pictures = await queries.picturesOfTurn(transaction, turn.id);
      const step = this.#stepOf(turn, about, { view: await viewOf(transaction, turn.id), pictures });
      if (step) await log.appendWithin(transaction, turn.id, { type: 'step-changed', step });
      await this.#tell(transaction, now, { answer, pictures });
    });
  }

  /** Gives up what is being tried again in a turn that has ended; what has come meanwhile stays. */
  async stop(projectId: string, turnId: string): Promise<void> {
    const { database, queue, log, credits, liveEvents } = this.#services;
    const known = await queries.turnById(database.read, turnId);
    if (known?.project_id !== projectId || !known.ended_at) return;
    await database.write(async (transaction) => {
      await threads.lockThread(transaction, known.thread_id);
      const turn = await queries.lockTurn(transaction, turnId);
      const answer = await threads.answerOf(transaction, turnId);
      if (!turn || !answer) return;
      const reason = stopped(languageOf(turn));
      const lost = await queries.releaseSlots(transaction, turnId);
      for (const picture of lost) {
        await credits.release(transaction, chargeOf(picture));
        await queue.settle(transaction, retryStepKind, picture.id);
        await log.appendWithin(transaction, turnId, { type: 'picture-failed', pictureId: picture.id, reason });
      }
      const pictures = await queries.picturesOfTurn(transaction, turnId);
      const running = (await viewOf(transaction, turnId)).steps.filter(({ status }) => status === 'running');
      for (const step of running) {
        const own = pictures.filter(({ slot }) => slot.stepId === step.id);
        const ended =
          own.length > 0 ? madeAgain(turn, step, own) : { ...step, status: 'failed' as const, note: reason };
        await queue.settle(transaction, retryStepKind, retryKeyOf({ turnId, stepId: step.id }));
        await log.appendWithin(transaction, turnId, { type: 'step-changed', step: ended });
      }
      if (lost.length > 0 || running.length > 0) await this.#tell(transaction, turn, { answer, pictures });
    });
    liveEvents.publish(cancelChannelOf(turnId), { turnId });
  }

  /** The stored answer, as the log tells it now; where nothing is under way any more, also that the turn has ended again. */
  async #tell(
    transaction: Writer,
    turn: queries.TurnRow,
    { answer, pictures }: { answer: Message; pictures: readonly queries.Picture[] },
  ): Promise<void> {
    const { log, ending, recall } = this.#services;
    const view = await viewOf(transaction, turn.id);
    const contents = withRetried(answer.contents, view);
    const status = statusOf(turn.status, contents);
    const message: Message = { ...answer, contents, status };
    await threads.updateMessage(transaction, answer.id, { contents, status });
    await makeFindable(transaction, recall, { projectId: turn.project_id, message });
    const assetIds = contents.flatMap((content) => (content.type === 'image' ? [content.assetId] : []));
    await threads.insertMessageAssets(transaction, answer.id, turn.project_id, assetIds);
    const busy = pictures.some((picture) => picture.status === 'coming') || isSearching(view);
    if (!busy) await log.appendWithin(transaction, turn.id, { type: 'turn-ended', status, message });
    await ending.change(transaction, turn, status);
    await this.#noteInThread(transaction, turn, status);
  }

  async #picturesAgain(
    transaction: Writer,
    turn: queries.TurnRow,
    { wish, userId, view }: { wish: RetryWish; userId: string; view: TurnView },
  ): Promise<number> {
    const { queue, credits, log } = this.#services;
    const wanted = (await queries.picturesOfTurn(transaction, turn.id)).filter(
      ({ id, slot, status }) =>
        status === 'failed' && slot.stepId === wish.stepId && (wish.pictureIds?.includes(id) ?? true),
    );
    const journal = await queries.journalOf(transaction, turn.id);
    const charges = [];
    for (const { id } of wanted) {
      const picture = await queries.retryPicture(transaction, id, userId);
      if (!picture) continue;
      charges.push({ key: chargeOf(picture), amount: this.#costOf(turn, picture, journal) });
      await log.appendWithin(transaction, turn.id, { type: 'picture-retried', pictureId: id });
      const payload = { turnId: turn.id, stepId: wish.stepId, pictureId: id };
      await queue.enqueue(transaction, retryStepKind, payload, { key: retryKeyOf(payload) });
    }
    if (charges.length === 0) return 0;
    await credits.reserve(transaction, { userId, projectId: turn.project_id }, charges);
    await this.#begin(
      transaction,
      turn,
      view.steps.find(({ id }) => id === wish.stepId),
      charges.length,
    );
    return charges.length;
  }

  #costOf(turn: queries.TurnRow, picture: queries.Picture, journal: readonly queries.JournalEntry[]): number {
    const { models, credits } = this.#services;
    const request: TurnRequest = JSON.parse(turn.request_json);
    const pictureModel = decisionOn(journal, picture.toolCallId)?.decision.imageModel ?? request.pictureModel;
    const way =
      pictureWay({ ...request, pictureModel }, models) ?? pictureWay({ ...request, pictureModel: 'auto' }, models);
    return way ? costOfWay(way, credits) : 0;
  }

  async #searchAgain(transaction: Writer, turn: queries.TurnRow, stepId: string, view: TurnView): Promise<number> {
    const step = view.steps.find(({ id }) => id === stepId);
    if (step?.kind !== 'search' || step.status !== 'failed') return 0;
    const payload = { turnId: turn.id, stepId };
    await this.#services.queue.enqueue(transaction, retryStepKind, payload, { key: retryKeyOf(payload) });
    await this.#begin(transaction, turn, step, 1);
    return 1;
  }

  async #begin(transaction: Writer, turn: queries.TurnRow, step: TurnStep | undefined, count: number): Promise<void> {
    const { log, ending } = this.#services;
    const again = step && diaryOf(turn).begunAgain(step, count);
    if (again) await log.appendWithin(transaction, turn.id, again);
    // Others in the project follow the log from here on.
    await ending.change(transaction, turn, turn.status);
  }

  /** The line of the diary as it stands now; nothing while other pictures of the step are on their way. */
  #stepOf(
    turn: queries.TurnRow,
    { stepId, pictureId }: { stepId: string; pictureId?: string },
    { view, pictures }: { view: TurnView; pictures: readonly queries.Picture[] },
  ): TurnStep | null {
    const step = view.steps.find(({ id }) => id === stepId);
    if (!step || pictureId === undefined) return null;
    const own = pictures.filter(({ slot }) => slot.stepId === stepId);
    if (own.some(({ status }) => status === 'coming')) return null;
    return madeAgain(turn, step, own);
  }

  async #noteInThread(transaction: Writer, turn: queries.TurnRow, status: Message['status']): Promise<void> {
    const newest = await queries.newestTurn(transaction, turn.thread_id);
    if (newest?.id === turn.id) await threads.updateThread(transaction, turn.thread_id, { status });
  }
}

function diaryOf(turn: queries.TurnRow): Diary {
  return new Diary(languageOf(turn));
}

function languageOf(turn: queries.TurnRow): TurnRequest['language'] {
  const { language }: TurnRequest = JSON.parse(turn.request_json);
  return language;
}

function madeAgain(turn: queries.TurnRow, step: TurnStep, pictures: readonly queries.Picture[]): TurnStep {
  const placed = pictures.filter(({ status }) => status === 'placed').length;
  return diaryOf(turn).madeAgain(step, { placed, failed: pictures.length - placed });
}

async function viewOf(transaction: Writer, turnId: string): Promise<TurnView> {
  const events = await queries.eventsAfter(transaction, turnId, 0);
  return events.map(({ event }) => event).reduce(foldTurnEvent, emptyTurnView);
}

function isSearching({ steps }: TurnView): boolean {
  return steps.some(({ kind, status }) => kind === 'search' && status === 'running');
}

/** A turn that failed because no picture came is done once one has. */
function statusOf(status: Message['status'], contents: readonly MessageContent[]): Message['status'] {
  const made = contents.some(({ type }) => type === 'image') && !contents.some(({ type }) => type === 'error');
  return status === 'failed' && made ? 'done' : status;
}
