import type { HistoryEntry } from '@easel/contract';
import type { Face, Faces } from '../accounts/faces.ts';
import type { Assets } from '../assets/assets.ts';
import type { Database } from '../platform/database.ts';
import { assetsAddressed, versionOf } from './canvas-queries.ts';
import {
  countsOf,
  EntryReader,
  picturesOf,
  type ChangeRow,
  type Continued,
  type Entry,
  type Mark,
} from './history-entries.ts';
import * as queries from './history-queries.ts';

const entriesPerPage = 30;
const thumbnailsPerEntry = 4;
const rowsPerBatch = 2_000;
/** A page ends here with as many entries as are whole, at least one: whole canvases that move again and again. */
const rowsPerPage = 40_000;
/** Versions after a page in which a person's unbroken work is looked for; nobody saves more often in its minute. */
const versionsAhead = 300;

/** The history of a canvas as people read it: entries, worked out from the log of changes page by page. */
export class History {
  readonly #database: Database;
  readonly #assets: Assets;
  readonly #faces: Faces;

  constructor(services: { database: Database; assets: Assets; faces: Faces }) {
    this.#database = services.database;
    this.#assets = services.assets;
    this.#faces = services.faces;
  }

  /**
   * @param page.before entries that end before this version
   * @returns `next` is what to ask for as `before` to go on; `null` when there are no more
   */
  async list(projectId: string, page: { before?: string; limit?: number }) {
    const end = ((await versionOf(this.#database.read, projectId)) ?? 0) + 1;
    const before = Math.min(Number(page.before ?? end), end);
    const limit = page.limit ?? entriesPerPage;
    const { entries, isLast } = await this.#entriesBefore(projectId, before, limit);
    await this.#lookUpStates(projectId, before, entries);
    const next = isLast ? null : String(entries.at(-1)!.version);
    return { versions: await this.#described(projectId, entries), next };
  }

  async #entriesBefore(projectId: string, before: number, limit: number) {
    const { read } = this.#database;
    const reader = new EntryReader(before);
    const authors = await this.#continuedAuthors(projectId, before);
    let [high, rowsRead] = [before, 0];
    while (high > 0) {
      const { rows, low } = await this.#wholeVersions(projectId, high);
      const marks = await queries.marksBetween(read, projectId, { from: low, before: high });
      const turns = await this.#turnBounds(projectId, rows);
      readBatch(reader, rows, marks, { authors, turns });
      rowsRead += rows.length;
      const ready = reader.wholeEntries;
      if (ready > limit || (ready > 0 && rowsRead >= rowsPerPage)) {
        return { entries: reader.entries.slice(0, Math.min(ready, limit)), isLast: false };
      }
      high = low;
    }
    reader.end();
    return { entries: reader.entries.slice(0, limit), isLast: reader.entries.length <= limit };
  }

  /**
   * The changes next before a version, cut where a version ends, and the version they begin with. Versions leave few
   * gaps, so a range of them bounds what the database looks at, whatever it knows of its table.
   */
  async #wholeVersions(projectId: string, before: number): Promise<{ rows: ChangeRow[]; low: number }> {
    const { read } = this.#database;
    const from = Math.max(0, before - rowsPerBatch);
    const rows = await queries.changesBetween(read, projectId, { from, before }, rowsPerBatch);
    if (rows.length < rowsPerBatch) return { rows, low: from };
    const last = rows.at(-1)!.version;
    const whole = rows.filter(({ version }) => version !== last);
    if (whole.length > 0) return { rows: whole, low: whole.at(-1)!.version };
    return { rows: await queries.changesOf(read, projectId, last), low: last };
  }

  async #turnBounds(projectId: string, rows: readonly ChangeRow[]): Promise<Continued['turns']> {
    const ids = [...new Set(rows.flatMap(({ turnId }) => turnId ?? []))];
    const bounds = await queries.turnBounds(this.#database.read, projectId, ids);
    return new Map(bounds.flatMap(({ turnId, first, last }) => (turnId ? [[turnId, { first, last }]] : [])));
  }

  async #continuedAuthors(projectId: string, before: number): Promise<Continued['authors']> {
    const { read } = this.#database;
    const ahead = { from: before, to: before + versionsAhead };
    const firsts = await queries.firstVersionsOfAuthors(read, projectId, ahead);
    const marks = await queries.marksBetween(read, projectId, { from: ahead.from, before: ahead.to });
    const restores = new Set(marks.flatMap(({ version, restoredFrom }) => (restoredFrom === null ? [] : version)));
    const going = firsts.filter(({ version }) => !restores.has(version));
    return new Map(going.map(({ authorId, version, at }) => [authorId, { version, at }]));
  }

  /** Records whose last change on the page tells nothing of what became of them: a later page of the log does. */
  async #lookUpStates(projectId: string, before: number, entries: readonly Entry[]): Promise<void> {
    const unknown = entries.flatMap(({ records }) => [...records.values()].filter(({ after }) => !after));
    for (const kind of ['node', 'connection'] as const) {
      const ofKind = unknown.filter((record) => record.kind === kind);
      if (ofKind.length === 0) continue;
      const from = Math.min(...entries.map(({ since }) => since + 1));
      const states = await queries.statesAfter(this.#database.read, projectId, kind, { from, before });
      for (const record of ofKind) record.after = states.get(record.id) ?? { exists: false, assetId: null };
    }
  }

  /** Those that the canvas shows by their address, or that are of somebody who worked on it: an id alone shows nothing. */
  async #shown(projectId: string, assetIds: readonly string[], entries: readonly Entry[]): Promise<string[]> {
    if (assetIds.length === 0) return [];
    const authors = [...new Set(entries.map(({ authorId }) => authorId))];
    const owned = await Promise.all(authors.map((authorId) => this.#assets.ownedBy(authorId, assetIds)));
    const shown = await assetsAddressed(this.#database.read, projectId, assetIds);
    return [...new Set([...shown, ...owned.flatMap((files) => [...files.keys()])])];
  }

  async #described(projectId: string, entries: readonly Entry[]): Promise<HistoryEntry[]> {
    const pictures = new Map(entries.map((entry) => [entry, picturesOf(entry)]));
    // A few more than are shown, since some may be deleted by now.
    const asked = [...pictures.values()].flatMap((ids) => ids.slice(0, 2 * thumbnailsPerEntry));
    const metas = await this.#assets.describe(await this.#shown(projectId, [...new Set(asked)], entries));
    const persons = entries.flatMap(({ turnId, authorId }) => (turnId === null ? authorId : []));
    const faces = await this.#faces.of(persons);
    return entries.map((entry) => {
      const urls = pictures.get(entry)!.flatMap((id) => metas[id]?.url ?? []);
      return { ...factsOf(entry, faces), ...countsOf(entry), thumbnails: urls.slice(0, thumbnailsPerEntry) };
    });
  }
}

function readBatch(
  reader: EntryReader,
  rows: readonly ChangeRow[],
  marks: readonly Mark[],
  continued: Continued,
): void {
  const waiting = [...marks];
  for (const ofVersion of Map.groupBy(rows, ({ version }) => version).values()) {
    const { version } = ofVersion[0]!;
    while (waiting.length > 0 && waiting[0]!.version > version) reader.readMark(waiting.shift()!);
    const mark = waiting[0]?.version === version ? waiting.shift() : undefined;
    reader.read(ofVersion, mark, continued);
  }
  for (const mark of waiting) reader.readMark(mark);
}

function factsOf(entry: Entry, faces: ReadonlyMap<string, Face>) {
  const { version, since, at, authorId, turnId, mark } = entry;
  const face = turnId === null ? faces.get(authorId) : undefined;
  const kind = turnId === null ? ('user' as const) : ('agent' as const);
  return {
    version: String(version),
    since: String(since),
    at,
    author: { kind, id: authorId, name: face?.name ?? '', avatarUrl: face?.avatarUrl ?? null },
    turnId,
    name: mark?.name ?? null,
    restoredFrom: mark?.restoredFrom === undefined || mark.restoredFrom === null ? null : String(mark.restoredFrom),
  };
}
