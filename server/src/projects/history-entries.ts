/** Turns the log of changes, read backwards, into entries such as "Ada, 10:31: 4 added". Pure. */
import type { RecordKind } from './canvas-queries.ts';

/** One record that a version changed. */
export interface ChangeRow {
  readonly version: number;
  readonly kind: RecordKind;
  readonly recordId: string;
  /** Whether there was such a record before the change. */
  readonly existed: 0 | 1;
  /** The picture that it showed before the change. */
  readonly assetId: string | null;
  readonly authorId: string;
  readonly turnId: string | null;
  readonly at: string;
}

/** A record as some version left it. */
export interface RecordState {
  readonly exists: boolean;
  readonly assetId: string | null;
}

/** What people did to a version: a cut in the history. */
export interface Mark {
  readonly version: number;
  readonly name: string | null;
  readonly authorId: string;
  readonly at: string;
  readonly restoredFrom: number | null;
}

interface RecordChange {
  readonly kind: RecordKind;
  readonly id: string;
  before: RecordState;
  /** `undefined` until it is looked up: nothing newer was read that would tell. */
  after: RecordState | undefined;
}

export interface Entry {
  readonly version: number;
  since: number;
  readonly at: string;
  /** Of the earliest change so far. */
  startedAt: string;
  readonly authorId: string;
  readonly turnId: string | null;
  readonly mark: Mark | undefined;
  readonly records: Map<string, RecordChange>;
  isWhole: boolean;
}

/** Where the changes that an author or a turn made just before the page's first one belong. */
export interface Continued {
  /** Persons: their earliest change after the page, by id. */
  readonly authors: ReadonlyMap<string, { readonly version: number; readonly at: string }>;
  /** Turns: all of them that the log has, by id. */
  readonly turns: ReadonlyMap<string, { readonly first: number; readonly last: number }>;
}

const gapMs = 60_000;
/** Somebody who never pauses is still many entries: periods begin by the clock, so that paging cannot move them. */
const periodMs = 5 * 60_000;

/** Reads versions newest first. Each author has an entry of their own while several work at once. */
export class EntryReader {
  /** Newest first; the last ones may not be whole yet. */
  readonly entries: Entry[] = [];
  readonly #before: number;
  readonly #open = new Map<string, Entry>();
  /** Authors and turns whose entry on an earlier page goes on here. */
  readonly #shown = new Map<string, Entry>();
  /** Each record as it was before the earliest change read so far. */
  readonly #states = new Map<string, RecordState>();

  /** How many of the first entries are whole. */
  get wholeEntries(): number {
    const open = this.entries.findIndex(({ isWhole }) => !isWhole);
    return open === -1 ? this.entries.length : open;
  }

  /** @param before the page shows entries that end before this version */
  constructor(before: number) {
    this.#before = before;
  }

  /** @param rows all of one version */
  read(rows: readonly ChangeRow[], mark: Mark | undefined, continued: Continued): void {
    const [{ version, authorId, turnId, at }] = rows as readonly [ChangeRow];
    this.closePersons(at);
    const key = turnId ? `turn ${turnId}` : `user ${authorId}`;
    const entry = this.#entryAt(key, { version, authorId, turnId, at, mark }, continued);
    entry.since = version - 1;
    entry.startedAt = at;
    for (const row of rows) this.#addTo(entry, row);
    const first = turnId === null ? undefined : continued.turns.get(turnId)?.first;
    if (first === version) this.#close(key);
    // What a person did before a restore is another matter.
    if (mark && mark.restoredFrom !== null) this.#close(key);
  }

  /** A version that changed no record, but has a name. */
  readMark(mark: Mark): void {
    const { version, at, authorId } = mark;
    const facts = { version, since: Math.max(0, version - 1), at, startedAt: at, authorId, turnId: null, mark };
    this.entries.push({ ...facts, records: new Map(), isWhole: true });
  }

  /** Entries of persons that nothing as old as this can belong to any more. */
  closePersons(at: string): void {
    for (const open of [this.#open, this.#shown]) {
      for (const [key, entry] of open) {
        if (entry.turnId === null && !isOneBurst(at, entry.startedAt)) this.#close(key);
      }
    }
  }

  /** The log has no more. */
  end(): void {
    for (const key of [...this.#open.keys(), ...this.#shown.keys()]) this.#close(key);
  }

  #entryAt(key: string, facts: Pick<Entry, 'version' | 'authorId' | 'turnId' | 'at' | 'mark'>, continued: Continued) {
    // A named version and a restore each end their entry, so that they can be seen and be come back to.
    if (facts.mark) this.#close(key);
    const known = this.#open.get(key) ?? this.#shown.get(key);
    if (known) return known;
    const entry = { ...facts, since: facts.version - 1, startedAt: facts.at, records: new Map(), isWhole: false };
    if (!facts.mark && this.#isShown(facts, continued)) this.#shown.set(key, entry);
    else {
      this.#open.set(key, entry);
      this.entries.push(entry);
    }
    return entry;
  }

  #isShown({ authorId, turnId, at }: Pick<Entry, 'authorId' | 'turnId' | 'at'>, { authors, turns }: Continued) {
    if (turnId !== null) {
      const isFirstSeen = !this.entries.some((entry) => entry.turnId === turnId);
      return isFirstSeen && (turns.get(turnId)?.last ?? 0) >= this.#before;
    }
    if (this.entries.some((entry) => entry.turnId === null && entry.authorId === authorId)) return false;
    const next = authors.get(authorId);
    return next !== undefined && isOneBurst(at, next.at);
  }

  #addTo(entry: Entry, { kind, recordId, existed, assetId }: ChangeRow): void {
    const name = `${kind} ${recordId}`;
    const before = { exists: existed === 1, assetId };
    const known = entry.records.get(name);
    if (known) known.before = before;
    else entry.records.set(name, { kind, id: recordId, before, after: this.#states.get(name) });
    this.#states.set(name, before);
  }

  #close(key: string): void {
    const entry = this.#open.get(key);
    if (entry) entry.isWhole = true;
    this.#open.delete(key);
    this.#shown.delete(key);
  }
}

/** Whether two changes of one person belong together. */
function isOneBurst(earlier: string, later: string): boolean {
  const [from, to] = [Date.parse(earlier), Date.parse(later)];
  return to - from <= gapMs && Math.floor(from / periodMs) === Math.floor(to / periodMs);
}

/** What an entry did on balance: what came and went within it is neither. */
export function countsOf({ records }: Entry) {
  const counts = { added: 0, changed: 0, removed: 0, connections: 0, pictures: 0 };
  for (const { kind, before, after } of records.values()) {
    // Nobody calls the line between two elements one more element.
    if (kind === 'connection') counts.connections += after?.exists || before.exists ? 1 : 0;
    else if (after?.exists && before.exists) counts.changed += 1;
    else if (before.exists) counts.removed += 1;
    else if (after?.exists) {
      counts.added += 1;
      counts.pictures += after.assetId === null ? 0 : 1;
    }
  }
  return counts;
}

/** The pictures that an entry brought or changed, latest first. */
export function picturesOf({ records }: Entry): string[] {
  const shown = [...records.values()].flatMap(({ after }) => (after?.exists && after.assetId) || []);
  return [...new Set(shown)];
}
