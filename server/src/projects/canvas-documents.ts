import { initialViewport } from '@easel/canvas';
import type { Assets } from '../assets/assets.ts';
import type { Database, Reader } from '../platform/database.ts';
import { CanvasAssets, type CanvasMoment } from './canvas-assets.ts';
import { compressCanvas } from './canvas-reading.ts';
import * as queries from './canvas-queries.ts';
import { KeptTexts } from './kept-texts.ts';

/** Characters of compressed canvases that are kept at hand. */
const mostKept = 48 * 1024 * 1024;

/** What a canvas is read from: the facts of its project at one moment. */
export interface CanvasFacts extends CanvasMoment {
  readonly extras: string;
}

/** Reads canvases: as JSON text joined from rows that are JSON already, and compressed, kept by version. */
export class CanvasDocuments {
  readonly #database: Database;
  readonly #pictures: CanvasAssets;
  readonly #snapshots = new KeptTexts(mostKept);

  constructor(services: { database: Database; assets: Assets }) {
    this.#database = services.database;
    this.#pictures = new CanvasAssets(services);
  }

  /** JSON text of nodes and connections, each an array, and of where the person last looked. */
  async parts(projectId: string, userId: string | undefined) {
    const { read } = this.#database;
    const viewport = userId ? await queries.viewportOf(read, projectId, userId) : undefined;
    return {
      viewport: viewport ?? JSON.stringify(initialViewport),
      nodes: arrayOf(await queries.nodeTexts(read, projectId)),
      connections: arrayOf(await queries.connectionsToday(read, projectId)),
    };
  }

  /** The canvas at one moment, as a snapshot in JSON text; `null` when its project is gone. */
  async atOnce(projectId: string, userId: string): Promise<{ version: number; json: string } | null> {
    const { read } = this.#database;
    const rows = Map.groupBy(await queries.canvasAtOnce(read, projectId), ({ kind }) => kind);
    const [project] = rows.get('extras') ?? [];
    if (!project) return null;
    const viewport = (await queries.viewportOf(read, projectId, userId)) ?? JSON.stringify(initialViewport);
    const [nodes, connections] = [arrayOf(rows.get('node') ?? []), arrayOf(rows.get('connection') ?? [])];
    return { version: project.version, json: snapshotText(project.json, { viewport, nodes, connections }) };
  }

  /** The snapshot as it travels. */
  async snapshot({ id, version, extras }: CanvasFacts, userId: string | undefined): Promise<string> {
    const viewport = userId ? await queries.viewportOf(this.#database.read, id, userId) : undefined;
    const name = `${id} ${version} ${viewport ?? ''}`;
    const known = this.#snapshots.get(name);
    if (known) return known;
    const parts = await this.parts(id, userId);
    // Somebody may have saved since the version was read: then this is already what the next one holds.
    const isStill = (await queries.versionOf(this.#database.read, id)) === version;
    const snapshot = await compressCanvas(snapshotText(extras, parts));
    if (isStill) this.#snapshots.keep(name, snapshot);
    return snapshot;
  }

  /** What the canvas's pictures are, by asset id, as JSON text. */
  assetMeta(moment: CanvasMoment): Promise<string> {
    return this.#pictures.metaOf(moment);
  }

  /** One change, as parts of JSON text, that brings a copy of an older version up to date. */
  async changesSince(projectId: string, since: number) {
    const { read } = this.#database;
    const put = await queries.putSince(read, projectId, since);
    const remove = await queries.goneSince(read, projectId, 'node', since);
    const removeConnections = await queries.goneSince(read, projectId, 'connection', since);
    return {
      put: put.nodes.map((json) => JSON.parse(json)),
      remove,
      putConnections: put.connections.map((json) => JSON.parse(json)),
      removeConnections,
    };
  }

  /** The assets that the canvas shows. */
  picturesOf(projectId: string): Promise<string[]> {
    return queries.assetsAddressed(this.#database.read, projectId);
  }

  /** Which of these assets some canvas shows. */
  assetsShown(database: Reader, assetIds: readonly string[]): Promise<string[]> {
    return queries.assetsShown(database, assetIds);
  }
}

/** All of it as JSON text; `extras` is an object of the fields that are none of ours. */
function snapshotText(extras: string, parts: { viewport: string; nodes: string; connections: string }): string {
  const own = `"viewport":${parts.viewport},"nodes":${parts.nodes},"connections":${parts.connections}`;
  const others = extras === '{}' ? '' : `${extras.slice(1, -1)},`;
  return `{${others}${own}}`;
}

function arrayOf(rows: readonly { json: string }[]): string {
  return `[${rows.map(({ json }) => json).join(',')}]`;
}
