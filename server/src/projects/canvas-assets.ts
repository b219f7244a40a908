import type { Assets } from '../assets/assets.ts';
import type { Database } from '../platform/database.ts';
import * as queries from './canvas-queries.ts';

/** Pictures whose facts are kept at hand, over all canvases: some 400 characters each. */
const mostKept = 50_000;

/** A canvas at one moment. */
export interface CanvasMoment {
  readonly id: string;
  readonly version: number;
}

/** The facts of a canvas's pictures at a version, each by its asset id and all together as JSON text. They never change. */
interface KeptFacts {
  readonly version: number;
  readonly texts: ReadonlyMap<string, string>;
  readonly json: string;
}

/** Tells what the pictures of a canvas are. To look all of them up takes longest of what reading a large canvas takes. */
export class CanvasAssets {
  readonly #database: Database;
  readonly #assets: Assets;
  /** By project, the one asked for last at the end. */
  readonly #kept = new Map<string, KeptFacts>();
  #count = 0;

  constructor(services: { database: Database; assets: Assets }) {
    this.#database = services.database;
    this.#assets = services.assets;
  }

  /** By asset id, as JSON text. */
  async metaOf({ id, version }: CanvasMoment): Promise<string> {
    const { read } = this.#database;
    const known = this.#kept.get(id);
    if (known?.version === version) return known.json;
    // What was kept of a version that this process has not seen yet is none to start from.
    const { texts, isComplete } = known && known.version < version ? await this.#since(id, known) : await this.#all(id);
    const json = jsonOf(texts);
    // An asset whose bytes are still on their way becomes known without a new version of the canvas. Somebody may have
    // saved since the version was read: then this is already what the next one holds.
    if (isComplete && (await queries.versionOf(read, id)) === version) this.#keep(id, { version, texts, json });
    return json;
  }

  async #all(projectId: string) {
    const ids = await queries.assetsAddressed(this.#database.read, projectId);
    const texts = await this.#describe(ids);
    return { texts, isComplete: texts.size === ids.length };
  }

  /** Only what was put or went since is looked up. */
  async #since(projectId: string, known: KeptFacts) {
    const { read } = this.#database;
    const touched = await queries.assetsTouchedSince(read, projectId, known.version);
    const shown = await queries.assetsAddressed(read, projectId, touched);
    const found = await this.#describe(shown);
    const texts = new Map(known.texts);
    for (const id of touched) texts.delete(id);
    for (const [id, text] of found) texts.set(id, text);
    return { texts, isComplete: found.size === shown.length };
  }

  async #describe(assetIds: readonly string[]): Promise<Map<string, string>> {
    const described = await this.#assets.describe(assetIds);
    const unknown = assetIds.filter((id) => !described[id]);
    await this.#assets.settle(unknown);
    const arrived = unknown.length > 0 ? await this.#assets.describe(unknown) : {};
    return new Map(Object.entries({ ...described, ...arrived }).map(([id, meta]) => [id, JSON.stringify(meta)]));
  }

  #keep(projectId: string, facts: KeptFacts): void {
    this.#drop(projectId);
    this.#kept.set(projectId, facts);
    this.#count += facts.texts.size;
    for (const oldest of this.#kept.keys()) {
      if (this.#count <= mostKept) break;
      this.#drop(oldest);
    }
  }

  #drop(projectId: string): void {
    this.#count -= this.#kept.get(projectId)?.texts.size ?? 0;
    this.#kept.delete(projectId);
  }
}

function jsonOf(texts: ReadonlyMap<string, string>): string {
  return `{${[...texts].map(([id, text]) => `${JSON.stringify(id)}:${text}`).join(',')}}`;
}
