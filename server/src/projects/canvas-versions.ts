import { emptyChange, equalJson, type CanvasChange, type CanvasNode, type Connection } from '@easel/canvas';
import { Refusal } from '@easel/contract';
import type { Assets } from '../assets/assets.ts';
import type { Database, Reader, Writer } from '../platform/database.ts';
import { oneLine } from '../platform/visible-text.ts';
import type { CanvasCommits, TodayRows } from './canvas-commit.ts';
import * as canvas from './canvas-queries.ts';
import type { Mark } from './history-entries.ts';
import * as queries from './history-queries.ts';

interface PastCanvas {
  readonly nodes: readonly string[];
  readonly connections: readonly string[];
  readonly assetIds: readonly string[];
}

/** Older versions of a canvas: each is worked out from today's rows and the log of what they were. */
export class CanvasVersions {
  readonly #database: Database;
  readonly #assets: Assets;
  readonly #commits: CanvasCommits;

  constructor(services: { database: Database; assets: Assets; commits: CanvasCommits }) {
    this.#database = services.database;
    this.#assets = services.assets;
    this.#commits = services.commits;
  }

  /**
   * As JSON text. Version 0 is the blank canvas.
   * @throws Refusal `version.not_found`
   */
  async json(projectId: string, version: number): Promise<string> {
    const { read } = this.#database;
    if (version > ((await canvas.versionOf(read, projectId)) ?? -1)) throw new Refusal('version.not_found');
    const past = await canvasAt(read, projectId, version);
    const missing = JSON.stringify(await this.#assets.goneAmong(past.assetIds));
    const records = `"nodes":[${past.nodes.join(',')}],"connections":[${past.connections.join(',')}]`;
    return `{"version":"${version}",${records},"missingAssets":${missing}}`;
  }

  /**
   * Makes the canvas what it was, as one more version; where it is that already, nothing changes.
   * @throws Refusal `version.not_found`, `project.not_found`
   */
  async restore(
    projectId: string,
    version: number,
    userId: string,
  ): Promise<{ version: string; previous: string | null; missingAssets: string[] }> {
    const { made, previous } = await this.#database.write(async (transaction) => {
      const locked = await canvas.lockCanvas(transaction, projectId);
      if (!locked) throw new Refusal('project.not_found');
      if (version > locked.version) throw new Refusal('version.not_found');
      const { change, today } = await wayBack(transaction, projectId, version);
      const facts = { projectId, version: locked.version, extrasJson: locked.extras_json };
      const author = { kind: 'user' as const, id: userId };
      const made = await this.#commits.write(transaction, { ...facts, change, today, author });
      if (made === locked.version) return { made, previous: null };
      const mark = { version: made, name: null, authorId: userId, at: new Date().toISOString() };
      await queries.putMark(transaction, projectId, { ...mark, restoredFrom: version });
      return { made, previous: String(locked.version) };
    });
    const assetIds = await canvas.assetsOnCanvas(this.#database.read, projectId);
    return { version: String(made), previous, missingAssets: await this.#assets.goneAmong(assetIds) };
  }

  /**
   * Names a version, today's when none is given. Its pictures are kept for as long as it has a name; those of a version
   * that loses it go as if they were dropped now.
   * @throws Refusal `version.not_found`, `project.not_found`
   */
  async name(projectId: string, userId: string, wish: { name: string; version?: string }) {
    const name = oneLine(wish.name) || null;
    return this.#database.write(async (transaction) => {
      const locked = await canvas.lockCanvas(transaction, projectId);
      if (!locked) throw new Refusal('project.not_found');
      const version = wish.version === undefined ? locked.version : Number(wish.version);
      if (version > locked.version) throw new Refusal('version.not_found');
      const known = await queries.markOf(transaction, projectId, version);
      if (name !== null) {
        const mark = { version, name, authorId: userId, at: new Date().toISOString() };
        await queries.putMark(transaction, projectId, { ...mark, restoredFrom: known?.restoredFrom ?? null });
        const { assetIds } = await canvasAt(transaction, projectId, version);
        await this.#assets.hold(transaction, assetIds);
        await queries.holdAssets(transaction, projectId, version, assetIds);
      } else if (known) await this.#unname(transaction, projectId, known);
      return { version: String(version), name };
    });
  }

  /** Which of these assets a named version shows. */
  assetsHeld(database: Reader, assetIds: readonly string[]): Promise<string[]> {
    return queries.assetsHeld(database, assetIds);
  }

  async #unname(transaction: Writer, projectId: string, mark: Mark): Promise<void> {
    const released = await queries.releaseAssets(transaction, projectId, mark.version);
    await this.#assets.dropLater(transaction, released);
    if (mark.restoredFrom === null) await queries.removeMark(transaction, projectId, mark.version);
    else await queries.putMark(transaction, projectId, { ...mark, name: null });
  }
}

/** Today's rows are read first: whatever changes while this reads stands in the log, and is taken back. */
async function canvasAt(database: Reader, projectId: string, version: number): Promise<PastCanvas> {
  const nodes = new Map((await canvas.nodesToday(database, projectId)).map((row) => [row.id, row]));
  const connections = new Map((await canvas.connectionsToday(database, projectId)).map(({ id, json }) => [id, json]));
  const shown = new Map([...nodes].map(([id, { assetId }]) => [id, assetId]));
  const texts = new Map([...nodes].map(([id, { json }]) => [id, json]));
  for (const { id, before, assetId } of await canvas.statesAt(database, projectId, 'node', version)) {
    takeBack(texts, id, before);
    shown.set(id, before === null ? null : assetId);
  }
  for (const { id, before } of await canvas.statesAt(database, projectId, 'connection', version)) {
    takeBack(connections, id, before);
  }
  const assetIds = new Set([...shown.values()].flatMap((assetId) => assetId ?? []));
  return { nodes: [...texts.values()], connections: [...connections.values()], assetIds: [...assetIds] };
}

function takeBack(texts: Map<string, string>, id: string, before: string | null): void {
  if (before === null) texts.delete(id);
  else texts.set(id, before);
}

/** What makes a canvas what it was: only the records that changed since are looked at. */
async function wayBack(
  transaction: Writer,
  projectId: string,
  version: number,
): Promise<{ change: CanvasChange; today: TodayRows }> {
  const nodesThen = await canvas.statesAt(transaction, projectId, 'node', version);
  const connectionsThen = await canvas.statesAt(transaction, projectId, 'connection', version);
  const nodesNow = await canvas.nodesToday(transaction, projectId, idsOf(nodesThen));
  const connectionsNow = await canvas.connectionsToday(transaction, projectId, idsOf(connectionsThen));
  const today = { nodes: canvas.byId(nodesNow), connections: canvas.byId(connectionsNow) };
  const change = {
    ...emptyChange,
    put: recordsToPut<CanvasNode>(nodesThen, today.nodes),
    remove: recordsToRemove(nodesThen, today.nodes),
    putConnections: recordsToPut<Connection>(connectionsThen, today.connections),
    removeConnections: recordsToRemove(connectionsThen, today.connections),
  };
  return { change, today };
}

function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}

function recordsToPut<R>(then: readonly canvas.PastState[], now: ReadonlyMap<string, { json: string }>): R[] {
  return then.flatMap(({ id, before }) => {
    if (before === null) return [];
    const record = JSON.parse(before);
    const row = now.get(id);
    return row && equalJson(JSON.parse(row.json), record) ? [] : [record as R];
  });
}

function recordsToRemove(then: readonly canvas.PastState[], now: ReadonlyMap<string, unknown>): string[] {
  return then.flatMap(({ id, before }) => (before === null && now.has(id) ? [id] : []));
}
