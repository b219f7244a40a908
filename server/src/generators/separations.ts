import { createHash, randomUUIDv7 } from 'node:crypto';
import { Refusal, type GeneratorTask, type TaskFailCode } from '@easel/contract';
import type { Assets } from '../assets/assets.ts';
import type { Designs } from '../assets/designs.ts';
import type { Credits } from '../credits/credits.ts';
import type { Database, Writer } from '../platform/database.ts';
import { holdProject } from '../platform/hold-rows.ts';
import type { LiveEvents } from '../platform/live-events/live-events.ts';
import type { Models } from '../platform/models/models.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { PageReader } from '../platform/page-reader/page-reader.ts';
import { wordsEngine } from '../platform/separator/separator-messages.ts';
import * as queries from './queries.ts';
import { engineOf, layersChargeOf } from './ask-for-layers.ts';
import { letFilesGo } from './let-files-go.ts';
import { separateLayersKind } from './separate-layers-kind.ts';
import { setWordsKind } from './set-words-kind.ts';

export interface SeparationServices {
  database: Database;
  queue: Queue;
  liveEvents: LiveEvents;
  assets: Assets;
  designs: Designs;
  pageReader: PageReader;
  models: Models;
  credits: Credits;
  /** Tasks that one person may have waiting or running; without it any number. */
  mostUnderWay: number | undefined;
}

export interface SeparationWish {
  readonly projectId: string;
  readonly userId: string;
  readonly generatorName: string;
  readonly imageUrl: string;
  /** By which the request has named this server: pictures at its addresses are kept here. */
  readonly origin: string;
  /** What the picture was to say, where they are to be set anew. */
  readonly words?: readonly string[];
  readonly everything?: boolean;
}

interface Source {
  readonly sourceId: string;
  /** Of a picture from elsewhere. */
  readonly sourceUrl: string | null;
  readonly engine: string;
}

/** Whoever has too many tasks under way may ask again when some of them will have ended. */
const retryAfter = 30;
const layerSeparation = 'layer-separation';
const wordSetting = 'set-words';

export const cancelChannelOf = (taskId: string) => `generator-cancel:${taskId}`;

/** Pictures taken apart into layers, each by a job of its own. */
export class Separations {
  readonly #services: SeparationServices;

  constructor(services: SeparationServices) {
    this.#services = services;
  }

  /**
   * The task of a picture; there is one, however often it is asked for.
   * @throws Refusal `generator.unknown`, `generator.source_unsupported`, `request.too_many`
   */
  async create(wish: SeparationWish): Promise<Pick<GeneratorTask, 'task_id' | 'status'>> {
    const { database } = this.#services;
    const { projectId, generatorName: name } = wish;
    if (name !== layerSeparation && name !== wordSetting) throw new Refusal('generator.unknown');
    const found = await (name === wordSetting ? this.#wordsOf(wish) : this.#sourceOf(wish));
    const source = { projectId, name, ...found };
    const known = await queries.standingTask(database.read, source);
    if (known && (await this.#stillStands(known))) return { task_id: known.id, status: known.status };
    const standing = await database.write(async (transaction) => {
      await holdProject(transaction, projectId);
      const first = await queries.standingTask(transaction, source);
      // Whoever asked at the same time may have been first.
      if (first && first.id !== known?.id) return first;
      await this.#refuseCrowd(transaction, wish.userId);
      const row = taskOf(source, wish.userId);
      await queries.insertTask(transaction, row);
      await this.#begin(transaction, row.id, wish);
      return row;
    });
    return { task_id: standing.id, status: standing.status };
  }

  async #refuseCrowd(transaction: Writer, userId: string): Promise<void> {
    const { mostUnderWay } = this.#services;
    if (mostUnderWay === undefined || (await queries.countOpenTasks(transaction, userId)) < mostUnderWay) return;
    throw new Refusal('request.too_many', { retryAfter });
  }

  #begin(transaction: Writer, taskId: string, { generatorName, words = [], everything = false }: SeparationWish) {
    const { queue } = this.#services;
    if (generatorName === layerSeparation) {
      return queue.enqueue(transaction, separateLayersKind, { taskId }, { key: taskId });
    }
    return queue.enqueue(transaction, setWordsKind, { taskId, words: [...words], everything }, { key: taskId });
  }

  /** Of a picture kept here, and known again by the words too. */
  async #wordsOf({ imageUrl, origin, words = [], everything = false }: SeparationWish): Promise<Source> {
    const sourceId = await this.#services.assets.idAt(imageUrl, origin);
    if (sourceId === undefined || words.length === 0) throw new Refusal('generator.source_unsupported');
    const digest = createHash('sha256')
      .update(JSON.stringify([words, everything]))
      .digest('hex');
    return { sourceId, sourceUrl: null, engine: `${wordsEngine}:${digest}` };
  }

  /** What a task is known again by: the picture, and the way in which it is taken apart. */
  async #sourceOf({ imageUrl, origin }: SeparationWish): Promise<Source> {
    const { assets, designs, pageReader, models } = this.#services;
    const sourceId = await assets.idAt(imageUrl, origin);
    if (sourceId !== undefined) {
      const design = await designs.of(sourceId);
      return { sourceId, sourceUrl: null, engine: design?.designer ?? engineOf(models) };
    }
    if (!pageReader.mayRead(imageUrl)) throw new Refusal('generator.source_unsupported');
    const digest = createHash('sha256').update(imageUrl).digest('hex');
    return { sourceId: `url:${digest}`, sourceUrl: imageUrl, engine: engineOf(models) };
  }

  /** Layers that were dropped from the canvas are deleted with time; then they have to be drawn again. */
  async #stillStands({ id, status }: queries.TaskRow): Promise<boolean> {
    if (status !== 'completed') return true;
    const files = await queries.filesOf(this.#services.database.read, id);
    return (await this.#services.assets.goneAmong(files.map((file) => file.id))).length === 0;
  }

  /** @throws Refusal `generator.task_not_found` */
  async read(projectId: string, taskId: string): Promise<GeneratorTask> {
    const row = await queries.taskById(this.#services.database.read, taskId);
    if (row?.project_id !== projectId) throw new Refusal('generator.task_not_found');
    return {
      task_id: row.id,
      project_id: row.project_id,
      generator_name: row.name,
      status: row.status,
      progress: row.progress,
      artifacts: row.artifacts_json === null ? [] : JSON.parse(row.artifacts_json),
      fail_reason: row.fail_reason,
      fail_code: row.fail_code as TaskFailCode | null,
    };
  }

  /** @throws Refusal `generator.task_not_found` */
  async cancel(projectId: string, taskId: string): Promise<GeneratorTask> {
    const { database, queue, liveEvents, models, credits, assets } = this.#services;
    await this.read(projectId, taskId);
    const stopped = await database.write(async (transaction) => {
      if (!(await queries.changeTask(transaction, taskId, { status: 'canceled' }))) return false;
      await queue.settle(transaction, separateLayersKind, taskId);
      await queue.settle(transaction, setWordsKind, taskId);
      await credits.release(transaction, layersChargeOf(taskId));
      await letFilesGo(transaction, (await queries.taskById(transaction, taskId))!, assets);
      return true;
    });
    if (stopped) {
      liveEvents.publish(cancelChannelOf(taskId), null);
      const asked = (await queries.taskById(database.read, taskId))?.asked_run;
      if (asked) models.separator?.stop(asked);
    }
    return this.read(projectId, taskId);
  }
}

function taskOf(source: Source & { projectId: string; name: string }, userId: string): queries.TaskRow {
  return {
    id: randomUUIDv7(),
    project_id: source.projectId,
    user_id: userId,
    name: source.name,
    source_id: source.sourceId,
    source_url: source.sourceUrl,
    engine: source.engine,
    status: 'pending',
    progress: 0,
    artifacts_json: null,
    fail_reason: null,
    fail_code: null,
    asked_run: null,
    created_at: new Date().toISOString(),
  };
}
