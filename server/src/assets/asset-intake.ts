import { randomUUIDv7 } from 'node:crypto';
import { Refusal } from '@easel/contract';
import type { Blobs } from '../platform/blobs/blobs.ts';
import type { Database } from '../platform/database.ts';
import { stemOf } from './asset-keys.ts';
import type { Assets, Reserved, StoredPicture } from './assets.ts';
import { deleteAsset } from './queries.ts';

/** Time for what is taken in to be shown somewhere; what is not by then was left by a process that died. */
const graceHours = 24;

export interface IntakeServices {
  database: Database;
  blobs: Blobs;
  assets: Assets;
}

/**
 * Files that come many at once and belong together: all of them stay, or none. Their deletion is queued before the
 * first one comes, so a crash leaves nothing that is not collected; by then whatever is shown holds itself.
 */
export class AssetIntake {
  readonly #services: IntakeServices;
  readonly #ownerId: string;
  readonly #ids: string[] = [];
  readonly #taken: Reserved[] = [];

  constructor(services: IntakeServices, ownerId: string) {
    this.#services = services;
    this.#ownerId = ownerId;
  }

  /** Of one file. */
  get maxBytes(): number {
    return this.#services.assets.maxUploadBytes;
  }

  /** How many files may be taken. */
  async expect(count: number): Promise<void> {
    const ids = Array.from({ length: count }, () => randomUUIDv7());
    const { database, assets } = this.#services;
    await database.write((transaction) => assets.dropLater(transaction, ids, graceHours));
    this.#ids.push(...ids);
  }

  /** @throws Refusal `asset.too_large`, `asset.type_refused`, `asset.type_mismatch`, as for an upload */
  async take(fileName: string, bytes: Uint8Array): Promise<StoredPicture> {
    const id = this.#ids.pop();
    if (id === undefined) throw new Error('more files came than were expected');
    const { database, blobs, assets } = this.#services;
    const { reserved, picture, insert } = await assets.inspect(id, bytes, { ownerId: this.#ownerId, fileName });
    // The row first: it is what the deletion finds the bytes by.
    await database.write((transaction) => assets.adopt(transaction, [{ ...reserved, ownerId: this.#ownerId }]));
    this.#taken.push(reserved);
    await blobs.put(reserved.key, bytes);
    await database.write(insert);
    return picture;
  }

  /** Nothing of it stays. */
  async discard(): Promise<void> {
    const { database, blobs } = this.#services;
    for (const { id, key } of this.#taken) {
      await blobs.deleteAll(stemOf(key));
      await database.write((transaction) => deleteAsset(transaction, id));
    }
  }
}

/** Told of a file that its sender calls something which it is not. */
export function isFileRefusal(error: unknown): error is Refusal {
  return error instanceof Refusal && error.errorCode.startsWith('asset.type');
}
