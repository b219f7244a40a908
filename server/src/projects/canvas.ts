import {
  emptyChange,
  mergeCanvas,
  mergeChange,
  type CanvasChange,
  type CanvasNode,
  type CanvasState,
  type Connection,
  type RecordLookup,
} from '@easel/canvas';
import { Refusal, type Author } from '@easel/contract';
import type { Database, Reader, Writer } from '../platform/database.ts';
import type { CanvasCommits, TodayRows } from './canvas-commit.ts';
import * as queries from './canvas-queries.ts';
import type { SentCanvas } from './sent-canvas.ts';

/** What someone wants saved: a whole canvas, or what they changed on it. */
export type Wish = { readonly whole: SentCanvas } | { readonly change: CanvasChange };

export interface SaveRequest {
  readonly projectId: string;
  readonly userId: string;
  readonly author: Author;
  /** The version that the client last saw; 0 when it does not say, or says one that never was. */
  readonly base: number;
  readonly wish: Wish;
  readonly coverUrl?: string;
}

export interface SaveOutcome {
  readonly version: number;
  /** Whether the canvas now holds what the client has not seen. */
  readonly merged: boolean;
}

/** Saves canvases: always a three-way merge in one transaction, so nobody's work is overwritten unseen. */
export class Canvases {
  readonly #database: Database;
  readonly #commits: CanvasCommits;
  readonly #mostNodes: number;

  constructor(services: { database: Database; commits: CanvasCommits; mostNodes: number }) {
    this.#database = services.database;
    this.#commits = services.commits;
    this.#mostNodes = services.mostNodes;
  }

  save(request: SaveRequest): Promise<SaveOutcome> {
    return this.#database.write((transaction) => this.saveWithin(transaction, request));
  }

  /** @throws Refusal `project.not_found` when it was deleted since access was shown, `canvas.too_large` */
  async saveWithin(transaction: Writer, request: SaveRequest): Promise<SaveOutcome> {
    const { projectId, userId, wish, author } = request;
    const canvas = await queries.lockCanvas(transaction, projectId);
    if (!canvas) throw new Refusal('project.not_found');
    const base = request.base <= canvas.version ? request.base : 0;
    const { change, today } =
      'change' in wish
        ? await mergeOfChange(transaction, projectId, { base, version: canvas.version, change: wish.change })
        : await mergeOfWhole(transaction, request, {
            base,
            version: canvas.version,
            extras: canvas.extras_json,
            whole: wish.whole,
          });
    const { coverUrl } = request;
    const state = { projectId, version: canvas.version, extrasJson: canvas.extras_json };
    const commit = { ...state, change, today, author, mostNodes: this.#mostNodes };
    const version = await this.#commits.write(transaction, { ...commit, ...(coverUrl && { coverUrl }) });
    if (change.viewport) await queries.putViewport(transaction, projectId, userId, JSON.stringify(change.viewport));
    return { version, merged: base < canvas.version };
  }

  /** Every node, none of which changes until the caller's transaction ends. */
  async lockNodes(transaction: Writer, projectId: string): Promise<CanvasNode[]> {
    await queries.lockCanvas(transaction, projectId);
    return this.nodes(projectId, transaction);
  }

  async nodes(projectId: string, database: Reader = this.#database.read): Promise<CanvasNode[]> {
    return (await queries.nodesToday(database, projectId)).map(({ json }) => JSON.parse(json));
  }

  /**
   * Adds nodes that nobody has seen yet, as part of the caller's transaction.
   * @param make gets every node that stands on the canvas, and answers the new ones
   * @param connections new lines to them
   */
  async place(
    transaction: Writer,
    request: {
      projectId: string;
      author: Author;
      make: (nodes: CanvasNode[]) => CanvasNode[];
      connections?: readonly Connection[];
    },
  ): Promise<{ version: number; nodes: CanvasNode[] }> {
    const { projectId, author, make, connections = [] } = request;
    const canvas = await queries.lockCanvas(transaction, projectId);
    if (!canvas) throw new Refusal('project.not_found');
    const rows = await queries.nodesToday(transaction, projectId);
    const nodes = make(rows.map(({ json }) => JSON.parse(json)));
    const today = { nodes: queries.byId(rows), connections: new Map() };
    const change = { ...emptyChange, put: nodes, putConnections: [...connections] };
    const commit = { projectId, version: canvas.version, extrasJson: canvas.extras_json, today, author };
    const version = await this.#commits.write(transaction, { ...commit, change });
    return { version, nodes };
  }
}

async function mergeOfChange(
  transaction: Writer,
  projectId: string,
  { base, version, change }: { base: number; version: number; change: CanvasChange },
): Promise<{ change: CanvasChange; today: TodayRows }> {
  const nodeIds = [...change.put.map(({ id }) => id), ...change.remove];
  const connectionIds = [...change.putConnections.map(({ id }) => id), ...change.removeConnections];
  const today = {
    nodes: queries.byId(nodeIds.length > 0 ? await queries.nodesToday(transaction, projectId, nodeIds) : []),
    connections: queries.byId(
      connectionIds.length > 0 ? await queries.connectionsToday(transaction, projectId, connectionIds) : [],
    ),
  };
  const present = lookUpIn(today.nodes, today.connections);
  if (base === version) return { change: mergeChange({ base: present, today: present, change }).change, today };
  const past = {
    nodes: withPast(today.nodes, await queries.statesAt(transaction, projectId, 'node', base)),
    connections: withPast(today.connections, await queries.statesAt(transaction, projectId, 'connection', base)),
  };
  return {
    change: mergeChange({ base: lookUpIn(past.nodes, past.connections), today: present, change }).change,
    today,
  };
}

async function mergeOfWhole(
  transaction: Writer,
  { projectId, userId }: SaveRequest,
  canvas: { base: number; version: number; extras: string; whole: SentCanvas },
): Promise<{ change: CanvasChange; today: TodayRows }> {
  const { base, version, whole } = canvas;
  const rows = {
    nodes: queries.byId(await queries.nodesToday(transaction, projectId)),
    connections: queries.byId(await queries.connectionsToday(transaction, projectId)),
  };
  const past = {
    nodes: base === version ? [] : await queries.statesAt(transaction, projectId, 'node', base),
    connections: base === version ? [] : await queries.statesAt(transaction, projectId, 'connection', base),
  };
  const seen = await queries.viewportOf(transaction, projectId, userId);
  const view = { viewport: seen ? JSON.parse(seen) : { x: 0, y: 0, k: 0 }, fields: JSON.parse(canvas.extras) };
  const nodes = differing<CanvasNode>(rows.nodes, whole.nodes, past.nodes);
  const connections = differing<Connection>(rows.connections, whole.connections, past.connections);
  const today = { ...view, nodes: nodes.today, connections: connections.today };
  const theirs = { ...whole, nodes: nodes.theirs, connections: connections.theirs };
  if (base === version) return { change: mergeCanvas({ base: today, theirs, today }).change, today: rows };
  // Fields outside the records keep no history; a client that is behind adds to them and removes none.
  const before: CanvasState = {
    viewport: view.viewport,
    fields: {},
    nodes: overlaid(today.nodes, past.nodes),
    connections: overlaid(today.connections, past.connections),
  };
  return { change: mergeCanvas({ base: before, theirs, today }).change, today: rows };
}

/**
 * Both sides without what the client sent back word for word as it stands, where nobody changed it since: there is
 * nothing to merge, and of a large canvas that is nearly all. To compare texts takes a tenth of reading and merging them.
 */
function differing<R>(
  rows: ReadonlyMap<string, { json: string }>,
  sent: ReadonlyMap<string, string>,
  past: readonly queries.PastState[],
): { today: Map<string, R>; theirs: Map<string, R> } {
  const since = new Set(past.map(({ id }) => id));
  const [today, theirs] = [new Map<string, R>(), new Map<string, R>()];
  for (const [id, json] of sent) {
    const row = rows.get(id);
    if (row && !since.has(id) && row.json === json) continue;
    theirs.set(id, JSON.parse(json) as R);
    if (row) today.set(id, JSON.parse(row.json) as R);
  }
  for (const [id, { json }] of rows) if (!sent.has(id)) today.set(id, JSON.parse(json) as R);
  return { today, theirs };
}

function lookUpIn(
  nodes: ReadonlyMap<string, { json: string }>,
  connections: ReadonlyMap<string, { json: string }>,
): RecordLookup {
  const read = (row: { json: string } | undefined) => (row ? JSON.parse(row.json) : undefined);
  return { nodeOf: (id) => read(nodes.get(id)), connectionOf: (id) => read(connections.get(id)) };
}

function withPast(
  rows: ReadonlyMap<string, { json: string }>,
  past: readonly queries.PastState[],
): Map<string, { json: string }> {
  const states = new Map<string, { json: string }>(rows);
  for (const { id, before } of past) {
    if (before === null) states.delete(id);
    else states.set(id, { json: before });
  }
  return states;
}

function overlaid<R>(today: ReadonlyMap<string, R>, past: readonly queries.PastState[]): Map<string, R> {
  const states = new Map(today);
  for (const { id, before } of past) {
    if (before === null) states.delete(id);
    else states.set(id, JSON.parse(before) as R);
  }
  return states;
}
