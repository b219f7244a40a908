import { randomUUIDv7 } from 'node:crypto';
import { Refusal, type CreditAccount, type ProjectCredits } from '@easel/contract';
import type { Database, Reader, Writer } from '../platform/database.ts';
import * as queries from './queries.ts';

export interface CreditRules {
  readonly enabled: boolean;
  readonly monthlyAllowance: number;
  readonly costPerImage: number;
  readonly costPerTurn: number;
}

/** Something that is paid once. Its key names it for good: a run that takes over books nothing anew. */
export interface Charge {
  readonly key: string;
  readonly amount: number;
}

/** Who pays, and for what project. */
export interface Payer {
  readonly userId: string;
  readonly projectId: string;
}

const monthsShown = 12;

/**
 * What people may spend on models, month by month of UTC. The ledger is only added to: a step sets its cost aside when
 * it starts, and gives it back when it ends, then as what was spent, or for nothing. The balance is the sum of it all,
 * and never below zero.
 */
export class Credits {
  readonly rules: CreditRules;
  readonly #database: Database;
  readonly #now: () => Date;

  constructor({
    database,
    rules,
    now = () => new Date(),
  }: {
    database: Database;
    rules: CreditRules;
    now?: () => Date;
  }) {
    this.rules = rules;
    this.#database = database;
    this.#now = now;
  }

  /** What one picture of a model costs. What draws by rules costs nothing, unless the operator says so. */
  costOf(model: { procedural: boolean; creditsPerPicture?: number }): number {
    if (!this.rules.enabled) return 0;
    return model.creditsPerPicture ?? (model.procedural ? 0 : this.rules.costPerImage);
  }

  /**
   * Sets the charges aside, all or none; what was set aside before is not again.
   * @throws Refusal `credits.insufficient`
   */
  async reserve(transaction: Writer, payer: Payer, charges: readonly Charge[]): Promise<void> {
    const costly = charges.filter(({ amount }) => amount > 0);
    if (!this.rules.enabled || costly.length === 0) return;
    const at = this.#now();
    const month = monthOf(at);
    await queries.lockEntry(transaction, await this.#grant(transaction, payer.userId, at));
    for (const { key, amount } of costly) {
      const entry = { user_id: payer.userId, project_id: payer.projectId, month, at: at.toISOString() };
      await queries.insertEntry(transaction, { ...entry, key, kind: 'reserve', amount: -amount });
    }
    if (balanceOf(await queries.sumsOf(transaction, payer.userId, month)) < 0)
      throw new Refusal('credits.insufficient');
  }

  /** What was set aside is spent. Nothing happens where it was settled before. */
  spend(transaction: Writer, key: string): Promise<void> {
    return this.#settle(transaction, key, true);
  }

  /** What was set aside is given back. Nothing happens where it was settled before. */
  release(transaction: Writer, key: string): Promise<void> {
    return this.#settle(transaction, key, false);
  }

  /** What a person may still spend this month; `null`: as much as they like. */
  async creditsOf(userId: string, reader: Reader = this.#database.read): Promise<number | null> {
    if (!this.rules.enabled) return null;
    const sums = await queries.sumsOf(reader, userId, monthOf(this.#now()));
    return balanceOf(sums) + this.#ungranted(sums);
  }

  async account(userId: string): Promise<CreditAccount> {
    const { enabled, monthlyAllowance, costPerImage, costPerTurn } = this.rules;
    const { read } = this.#database;
    const month = monthOf(this.#now());
    const sums = await queries.sumsOf(read, userId, month);
    const sum = (kind: queries.CreditEntry['kind']) => sums.get(kind) ?? 0;
    return {
      enabled,
      month,
      balance: await this.creditsOf(userId),
      allowance: enabled ? Math.max(monthlyAllowance, sum('grant')) + sum('gift') : null,
      held: Math.max(0, -(sum('reserve') + sum('release'))),
      spent: Math.max(0, -sum('spend')),
      costPerImage,
      costPerTurn,
      projects: await queries.spentByProject(read, userId, month),
      months: await queries.spentByMonth(read, userId, monthsShown),
    };
  }

  /**
   * What the operator adds to a person's month, or takes from it; answers what they may then still spend.
   * @throws Error where credits are not counted, or there are fewer than would be taken
   */
  async give(userId: string, amount: number): Promise<number> {
    if (!this.rules.enabled) throw new Error('credits are not counted here: Credits.Enabled is off');
    const at = this.#now();
    const entry = { user_id: userId, project_id: null, month: monthOf(at), at: at.toISOString() };
    return this.#database.write(async (transaction) => {
      await queries.lockEntry(transaction, await this.#grant(transaction, userId, at));
      await queries.insertEntry(transaction, { ...entry, key: `gift:${randomUUIDv7()}`, kind: 'gift', amount });
      const balance = balanceOf(await queries.sumsOf(transaction, userId, entry.month));
      if (balance < 0) throw new Error('there are not so many credits left to take');
      return balance;
    });
  }

  /** All that was ever booked for a person, oldest first. */
  async ledgerOf(userId: string) {
    const entries = await queries.entriesOfPerson(this.#database.read, userId);
    return entries.map(({ project_id: projectId, month, kind, amount, at }) => ({
      at,
      month,
      kind,
      amount,
      projectId,
    }));
  }

  async ofProject(projectId: string): Promise<ProjectCredits> {
    const rows = await queries.spentInProject(this.#database.read, projectId);
    const months = [...Map.groupBy(rows, ({ month }) => month)].map(([month, own]) => ({
      month,
      spent: own.reduce((sum, { spent }) => sum + spent, 0),
      people: own.map(({ userId, name, spent }) => ({ userId, name, spent })),
    }));
    return { enabled: this.rules.enabled, months };
  }

  /** Books what is missing of the month's allowance, and answers the key under which the month's first grant stands. */
  async #grant(transaction: Writer, userId: string, at: Date): Promise<string> {
    const month = monthOf(at);
    const first = `grant:${userId}:${month}`;
    const entry = { user_id: userId, project_id: null, month, at: at.toISOString(), kind: 'grant' as const };
    await queries.insertEntry(transaction, { ...entry, key: first, amount: this.rules.monthlyAllowance });
    // The operator may have raised the allowance since; what was given is not taken back.
    const missing = this.#ungranted(await queries.sumsOf(transaction, userId, month));
    const raised = `${first}:${this.rules.monthlyAllowance}`;
    if (missing > 0) await queries.insertEntry(transaction, { ...entry, key: raised, amount: missing });
    return first;
  }

  #ungranted(sums: ReadonlyMap<queries.CreditEntry['kind'], number>): number {
    return Math.max(0, this.rules.monthlyAllowance - (sums.get('grant') ?? 0));
  }

  /** Also where credits have been switched off meanwhile. Booked in the month that it was set aside in. */
  async #settle(transaction: Writer, key: string, spent: boolean): Promise<void> {
    const [reserved] = (await queries.entriesOfKey(transaction, key)).filter(({ kind }) => kind === 'reserve');
    if (!reserved) return;
    const entry = { ...reserved, at: this.#now().toISOString() };
    // Given back once, whatever else happens: only whoever did so may say that it was spent.
    const first = await queries.insertEntry(transaction, { ...entry, kind: 'release', amount: -reserved.amount });
    if (first && spent) await queries.insertEntry(transaction, { ...entry, kind: 'spend' });
  }
}

function balanceOf(sums: ReadonlyMap<string, number>): number {
  return [...sums.values()].reduce((total, sum) => total + sum, 0);
}

function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}
