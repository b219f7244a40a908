import { emptyTurnView, foldTurnEvent, readImageSize, Refusal, type Decision, type TurnStatus } from '@easel/contract';
import type { Credits } from '../credits/credits.ts';
import type { Database, Writer } from '../platform/database.ts';
import type { Models } from '../platform/models/models.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { answerContents } from './answer.ts';
import { planDropped, planWaits } from './phrases.ts';
import { costOfWay } from './picture-ways.ts';
import { openProposal, wayChosen, type Waiting } from './proposals.ts';
import { runTurnKind } from './run-turn-kind.ts';
import * as threads from './thread-queries.ts';
import type { TurnEnding } from './turn-ending.ts';
import type { TurnLog } from './turn-log.ts';
import * as queries from './turn-queries.ts';
import type { TurnRequest } from './turn-request.ts';

export interface ApprovalServices {
  database: Database;
  queue: Queue;
  log: TurnLog;
  ending: TurnEnding;
  models: Models;
  credits: Credits;
}

/**
 * Turns that ask before they spend. One that waits is a row and nothing else: its job is gone, so it holds no worker and
 * nothing that dies can lose it; a decision makes a new job.
 */
export class Approvals {
  readonly #services: ApprovalServices;

  constructor(services: ApprovalServices) {
    this.#services = services;
  }

  /** Lays the turn by until somebody decides. Answers whether it waits: not if it was stopped meanwhile. */
  async wait(turn: queries.TurnRow, journalLength: number, { entry, events }: Waiting): Promise<boolean> {
    const { database, queue, log, ending } = this.#services;
    const { language }: TurnRequest = JSON.parse(turn.request_json);
    const view = [...(await log.past(turn.id)), ...events].reduce(foldTurnEvent, emptyTurnView);
    const contents = answerContents(view, { language, canceled: false });
    return database.write(async (transaction) => {
      await threads.lockThread(transaction, turn.thread_id);
      const now = await queries.lockTurn(transaction, turn.id);
      if (!now || now.ended_at || now.cancel_wanted) return false;
      await queries.insertJournalEntry(transaction, turn.id, journalLength, entry);
      for (const event of events) await log.appendWithin(transaction, turn.id, event);
      const answer = await threads.answerOf(transaction, turn.id);
      if (answer) await threads.updateMessage(transaction, answer.id, { contents, status: 'pending' });
      await ending.change(transaction, turn, 'pending');
      const asks = planWaits(language, entry.proposal.pictures.length);
      await threads.updateThread(transaction, turn.thread_id, { status: 'pending', last_text: asks });
      // Before the decision can come: its job has the same key, and two jobs would be two runs.
      await queue.settle(transaction, runTurnKind, turn.id);
      return true;
    });
  }

  /**
   * Only the first decision on a proposal counts; one that comes late changes nothing.
   * @throws Refusal `turn.not_found`, `model.unknown`, `picture.edit_unsupported`, `credits.insufficient`,
   * `request.invalid`
   */
  async decide(
    { projectId, turnId, userId }: { projectId: string; turnId: string; userId: string },
    decision: Decision,
  ): Promise<{ turnId: string; status: TurnStatus; accepted: boolean }> {
    const { database, ending } = this.#services;
    const turn = await queries.turnById(database.read, turnId);
    if (turn?.project_id !== projectId) throw new Refusal('turn.not_found');
    const accepted = await database.write((transaction) => this.#accept(transaction, turn, userId, decision));
    if (accepted && decision.answer === 'no') await ending.end(turn, { status: 'canceled' });
    const { status = turn.status } = (await queries.turnById(database.read, turnId)) ?? {};
    return { turnId, status, accepted };
  }

  async #accept(transaction: Writer, turn: queries.TurnRow, userId: string, decision: Decision): Promise<boolean> {
    const { queue, log } = this.#services;
    await threads.lockThread(transaction, turn.thread_id);
    const now = await queries.lockTurn(transaction, turn.id);
    if (!now || now.ended_at || now.cancel_wanted) return false;
    const journal = await queries.journalOf(transaction, turn.id);
    const proposal = openProposal(journal);
    if (proposal?.proposalId !== decision.proposalId) return false;
    if (decision.answer === 'yes') await this.#check(transaction, turn, { proposal, decision });
    const { proposalId, answer } = decision;
    const entry = { kind: 'decided' as const, callId: proposalId, by: userId, decision };
    await queries.insertJournalEntry(transaction, turn.id, journal.length, entry);
    await log.appendWithin(transaction, turn.id, { type: 'plan-decided', proposalId, answer });
    if (answer === 'no') {
      const { language }: TurnRequest = JSON.parse(turn.request_json);
      const { label, note } = planDropped(language, proposal.pictures.length);
      const step = { id: proposal.stepId, kind: 'pictures' as const, label, note, status: 'stopped' as const };
      await log.appendWithin(transaction, turn.id, { type: 'step-changed', step });
      // Its end follows at once; if this process dies before, the job ends it.
      await queries.wantCancel(transaction, turn.id);
    }
    await queue.enqueue(transaction, runTurnKind, { turnId: turn.id }, { key: turn.id });
    return true;
  }

  /** What would be refused once it runs is refused now, while the person can still change it. */
  async #check(
    transaction: Writer,
    turn: queries.TurnRow,
    { proposal, decision }: { proposal: NonNullable<ReturnType<typeof openProposal>>; decision: Decision },
  ): Promise<void> {
    const { models, credits } = this.#services;
    if (decision.size && readImageSize(decision.size) === undefined) {
      const details = [{ pointer: '/body/size', reason: 'each side must measure 256 to 4096' }];
      throw new Refusal('request.invalid', { details });
    }
    const beyond = decision.pictures?.findIndex(({ from }) => from >= proposal.pictures.length) ?? -1;
    if (beyond >= 0) {
      const details = [{ pointer: `/body/pictures/${beyond}/from`, reason: 'no such picture was proposed' }];
      throw new Refusal('request.invalid', { details });
    }
    if (decision.imageModel && !models.picture(decision.imageModel)) throw new Refusal('model.unknown');
    const way = wayChosen(JSON.parse(turn.request_json), decision, models);
    if (decision.imageModel && !way) throw new Refusal('picture.edit_unsupported');
    const count = decision.pictures?.length ?? proposal.pictures.length;
    const left = await credits.creditsOf(turn.author_id, transaction);
    if (way && left !== null && left < costOfWay(way, credits) * count) throw new Refusal('credits.insufficient');
  }
}
