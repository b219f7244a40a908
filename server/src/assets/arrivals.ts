import { Refusal } from '@easel/contract';
import Type from 'typebox';
import type { Blobs } from '../platform/blobs/blobs.ts';
import type { Database, Writer } from '../platform/database.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { AssetRow } from './queries.ts';
import { takeDraft, takeKept } from './take-upload.ts';

/** The half of the job that is enqueued with each upload address: nothing that came is left unjudged. */
export const judgeUpload = {
  name: 'judge-upload',
  payload: Type.Object({ assetId: Type.String() }),
  attempts: 10,
  firstRetryMs: 1_000,
  lane: 'background' as const,
};

const minuteMs = 60_000;

export interface ArrivalServices {
  database: Database;
  blobs: Blobs;
  queue: Queue;
}

/** Files that browsers put to the object store themselves: each is judged before anyone is answered with it. */
export class Arrivals {
  readonly #services: ArrivalServices;
  readonly #underWay = new Map<string, Promise<AssetRow | null>>();

  constructor(services: ArrivalServices) {
    this.#services = services;
  }

  /** @param minutes for which the address may be used; what begins in time may take as long again */
  async expect(transaction: Writer, assetId: string, minutes: number): Promise<void> {
    await this.#services.queue.enqueue(transaction, judgeUpload, { assetId }, { dueInMs: 2 * minutes * minuteMs });
  }

  /**
   * The asset as it is once its file has been judged; `null` when none has come. Many may ask for it at once.
   * @throws Refusal `asset.too_large`, `asset.type_mismatch` when it is not what was announced; then it is removed
   */
  async take(asset: AssetRow): Promise<AssetRow | null> {
    if (asset.ready) return asset;
    const known = this.#underWay.get(asset.id);
    if (known) return known;
    const taken = this.#take(asset).finally(() => this.#underWay.delete(asset.id));
    this.#underWay.set(asset.id, taken);
    return taken;
  }

  /** All that can be taken of these; what is no good is removed without a word, for whoever asks did not send it. */
  async settle(assets: readonly AssetRow[]): Promise<AssetRow[]> {
    const taken = await Promise.all(assets.map((asset) => this.take(asset).catch(unlessRefused)));
    return taken.filter((asset) => asset !== null);
  }

  async #take(asset: AssetRow): Promise<AssetRow | null> {
    const { direct } = this.#services.blobs;
    // What never was announced has no size; nothing comes for it.
    if (!direct || asset.bytes === 0) return null;
    const draft = await direct.arrival(asset.key, asset.bytes);
    if (!draft) return takeKept(this.#services, asset);
    try {
      const taken = await takeDraft(this.#services, asset, draft);
      await draft.discard();
      return taken;
    } catch (error) {
      // A store or a database that is away, and the next attempt finds what came.
      if (!isOfAsset(error)) throw error;
      await draft.discard();
      // What has come late is no fault of the file that came before it.
      const earlier = await takeKept(this.#services, asset);
      if (earlier) return earlier;
      throw error;
    }
  }
}

function isOfAsset(error: unknown): error is Refusal {
  return error instanceof Refusal && error.errorCode.startsWith('asset.');
}

function unlessRefused(error: unknown): null {
  if (isOfAsset(error)) return null;
  throw error;
}
