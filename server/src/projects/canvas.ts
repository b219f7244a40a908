import {
  emptyChange,
  mergeChange,
  type CanvasChange,
  type CanvasNode,
  type Connection,
  type RecordLookup,
} from '@easel/canvas';
import { Refusal, type Author } from '@easel/contract';
import type { Database, Reader, Writer } from '../platform/database.ts';
import type { CanvasCommits, TodayRows } from './canvas-commit.ts';
import * as queries from './canvas-queries.ts';
import type { SentCanvas } from './sent-canvas.ts';
import { compareWhole, mergeOfWhole, nothingStands, type Comparison } from './whole-canvas.ts';

/** What someone wants saved: a whole canvas, or what they changed on it. */
export type Wish = { readonly whole: SentCanvas } | ChangeWish;

interface ChangeWish {
  readonly change: CanvasChange;
  /** Of a text that others wrote in since the base the words of both stay; else the later save wins it. */
  readonly bothWords?: boolean;
}

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

  /** @throws Refusal as `saveWithin` */
  async save(request: SaveRequest): Promise<SaveOutcome> {
    const { projectId, wish } = request;
    const comparison = 'whole' in wish ? await compareWhole(this.#database.read, projectId, wish.whole) : undefined;
    return this.#database.write((transaction) => this.saveWithin(transaction, request, comparison));
  }

  /**
   * @param comparison of a whole canvas; left out for one of a new project
   * @throws Refusal `project.not_found` when it was deleted since access was shown, `canvas.too_large`
   */
  async saveWithin(
    transaction: Writer,
    request: SaveRequest,
    comparison: Comparison = nothingStands,
  ): Promise<SaveOutcome> {
    const { projectId, userId, wish, author } = request;
    const canvas = await queries.lockCanvas(transaction, projectId);
    if (!canvas) throw new Refusal('project.not_found');
    const base = request.base <= canvas.version ? request.base : 0;
    const { change, today } =
      'change' in wish
        ? await mergeOfChange(transaction, projectId, { base, version: canvas.version, ...wish })
        : await mergeOfWhole(transaction, {
            projectId,
            userId,
            base,
            version: canvas.version,
            extrasJson: canvas.extras_json,
            whole: wish.whole,
            comparison,
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

  async connections(projectId: string, database: Reader = this.#database.read): Promise<Connection[]> {
    return (await queries.connectionsToday(database, projectId)).map(({ json }) => JSON.parse(json));
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
  { base, version, change, bothWords = false }: ChangeWish & { base: number; version: number },
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
  const before = lookUpIn(past.nodes, past.connections);
  return { change: mergeChange({ base: before, today: present, change, bothWords }).change, today };
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
