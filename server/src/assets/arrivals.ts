import { Refusal } from '@easel/contract';
import Type from 'typebox';
import type { Blobs } from '../platform/blobs/blobs.ts';
import type { Database, Writer } from '../platform/database.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { examine } from './examine.ts';
import { markReady, type AssetRow } from './queries.ts';

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
    const { database, blobs } = this.#services;
    const arrived = blobs.direct?.arrived;
    // What never was announced has no size; nothing comes for it.
    const size = arrived && asset.bytes > 0 ? await this.#sizeOf(asset) : null;
    if (!arrived || size === null) return null;
    const bytes = size === asset.bytes ? await arrived.read(asset.key) : null;
    const measured = bytes?.length === asset.bytes ? await examine(bytes, asset.content_type) : null;
    if (!bytes || !measured) {
      await arrived.delete(asset.key);
      throw new Refusal(size > asset.bytes ? 'asset.too_large' : 'asset.type_mismatch');
    }
    // The very bytes that were judged: what stands at the address may change until it expires.
    await blobs.put(asset.key, bytes);
    await database.write((transaction) => markReady(transaction, asset.id, measured));
    await arrived.delete(asset.key);
    return { ...asset, ...measured, ready: 1 };
  }

  /** Of what came in one piece, or in parts. */
  async #sizeOf({ key, bytes }: AssetRow): Promise<number | null> {
    const { direct } = this.#services.blobs;
    if (!direct) return null;
    const whole = await direct.arrived.size(key);
    if (whole !== null) return whole;
    await direct.assemble(key, bytes);
    return direct.arrived.size(key);
  }
}

function unlessRefused(error: unknown): null {
  if (error instanceof Refusal && error.errorCode.startsWith('asset.')) return null;
  throw error;
}
