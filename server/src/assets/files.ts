import type { Readable } from 'node:stream';
import { Refusal } from '@easel/contract';
import type { Blobs } from '../platform/blobs/blobs.ts';
import type { Database } from '../platform/database.ts';
import { stemOf } from './asset-keys.ts';
import { pageSide } from './atlas-page.ts';
import { hasPage } from './atlas-queries.ts';
import { isPicture } from './media-types.ts';
import { resize, type VariantFormat } from './pictures.ts';
import * as queries from './queries.ts';

/** A file that is ready to be read, whole or in part. */
export interface StoredFile {
  readonly contentType: string;
  readonly size: number;
  readonly etag: string;
  open(range?: { start: number; end: number }): Promise<Readable>;
}

/** Makes known what has come and is not judged yet. */
interface Arriving {
  settle(assetIds: readonly string[]): Promise<void>;
}

/** There is a picture, but it cannot be made smaller. */
class Undrawable extends Error {
  override readonly name = 'Undrawable';
}
const mostRemembered = 10_000;

/** Reads files by key, and pictures also smaller: each variant is made once and kept beside the original. */
export class Files {
  readonly #database: Database;
  readonly #blobs: Blobs;
  readonly #assets: Arriving;
  readonly #underWay = new Map<string, Promise<void>>();
  /** Tried in vain, at the price of seconds; not again while this process lives. */
  readonly #undrawable = new Set<string>();

  constructor(services: { database: Database; blobs: Blobs; assets: Arriving }) {
    this.#database = services.database;
    this.#blobs = services.blobs;
    this.#assets = services.assets;
  }

  /**
   * @param width pixels that the picture may be wide
   * @param formats media types that the reader takes, best first
   * @throws Refusal `asset.not_found`
   */
  async open(key: string, width: number | undefined, formats: readonly VariantFormat[]): Promise<StoredFile> {
    const asset = await this.#assetAt(key);
    if (!asset && (await hasPage(this.#database.read, key))) return this.#page(key, width);
    if (!asset?.ready) throw new Refusal('asset.not_found');
    if (width === undefined || !isPicture(asset.content_type)) return this.stored(key, asset.content_type);
    const format = formats[0] ?? 'png';
    const variant = await this.#variant(key, width, format).catch(unlessUndrawable);
    // Better the picture as it came than none.
    if (variant === null) return this.stored(key, asset.content_type);
    return this.stored(variant, `image/${format}`);
  }

  async #assetAt(key: string): Promise<queries.AssetRow | undefined> {
    const asset = await queries.assetByKey(this.#database.read, key);
    if (!asset || asset.ready) return asset;
    await this.#assets.settle([asset.id]);
    return queries.assetByKey(this.#database.read, key);
  }

  /** The bytes of a small WebP of a picture that is there. Throws where none can be made. */
  async thumbnail(key: string, width: number): Promise<Uint8Array> {
    const bytes = await this.#blobs.read(await this.#variant(key, width, 'webp'));
    if (!bytes) throw new Refusal('asset.not_found');
    return bytes;
  }

  /** An overview page; a smaller one holds the same cells, as much smaller. */
  async #page(key: string, width: number | undefined): Promise<StoredFile> {
    if (width === undefined || width >= pageSide) return this.stored(key, 'image/webp');
    return this.stored(await this.#variant(key, width, 'webp'), 'image/webp');
  }

  /** The name of the smaller picture, which exists when this returns. */
  async #variant(key: string, width: number, format: VariantFormat): Promise<string> {
    const variant = `${stemOf(key)}.${width}.${format}`;
    if ((await this.#blobs.size(variant)) === null) await this.#makeOnce(variant, key, width, format);
    return variant;
  }

  /** Many readers may ask for the same new variant at once; one of them makes it. */
  async #makeOnce(variant: string, key: string, width: number, format: VariantFormat): Promise<void> {
    const known = this.#underWay.get(variant);
    if (known) return known;
    const made = this.#make(variant, key, width, format).finally(() => this.#underWay.delete(variant));
    this.#underWay.set(variant, made);
    return made;
  }

  async #make(variant: string, key: string, width: number, format: VariantFormat): Promise<void> {
    const bytes = await this.#blobs.read(key);
    if (!bytes) throw new Refusal('asset.not_found');
    if (this.#undrawable.has(variant)) throw new Undrawable();
    const smaller = await resize(bytes, width, format).catch(() => null);
    if (smaller) return this.#keepBeside(key, variant, smaller);
    if (this.#undrawable.size >= mostRemembered) this.#undrawable.clear();
    this.#undrawable.add(variant);
    throw new Undrawable();
  }

  /** Whoever deletes a file deletes what lies beside it: of what came there later nobody would know. */
  async #keepBeside(key: string, variant: string, bytes: Uint8Array): Promise<void> {
    await this.#blobs.put(variant, bytes);
    if ((await this.#blobs.size(key)) !== null) return;
    await this.#blobs.delete(variant);
    throw new Refusal('asset.not_found');
  }

  /** A file by the name that it is kept under. @throws Refusal `asset.not_found` */
  async stored(key: string, contentType: string): Promise<StoredFile> {
    const size = await this.#blobs.size(key);
    if (size === null) throw new Refusal('asset.not_found');
    return {
      contentType,
      size,
      // Files never change, so their name says all.
      etag: key,
      open: async (range) => {
        const opened = await this.#blobs.open(key, range);
        if (!opened) throw new Refusal('asset.not_found');
        return opened.stream;
      },
    };
  }
}

function unlessUndrawable(error: unknown): null {
  if (error instanceof Undrawable) return null;
  throw error;
}
