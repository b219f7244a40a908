/** The original pictures of an export, decoded when they are first drawn and let go when they are many. */
import { nodeName } from '../canvas/edits.ts';
import type { PaintItem } from '../canvas/far/paint-list.ts';
import type { PictureReading } from '../canvas/far/picture-cut.ts';
import { ExportFault } from './fault.ts';

export type PictureItem = PaintItem & { readonly reading: PictureReading };

/** Decoded pixels that are kept at most, in bytes. */
const budget = 384 * 1024 * 1024;

export interface ShelfOptions {
  readonly signal: AbortSignal;
  /** Where to fetch a picture, for drawings that need less than the original. */
  readonly addressOf?: (url: string) => string;
  /** Leaves out what cannot be had; otherwise the first such picture ends the export. */
  readonly lenient?: boolean;
}

export class PictureShelf {
  readonly #options: ShelfOptions;
  /** The one used last comes last. */
  readonly #known = new Map<string, Promise<ImageBitmap>>();
  #bytes = 0;
  /** Names of those that were left out. */
  readonly missing = new Set<string>();

  constructor(options: ShelfOptions) {
    this.#options = options;
  }

  /** @param pixels width at which a drawing without pixels of its own is decoded */
  async take(item: PictureItem, pixels: number): Promise<ImageBitmap | null> {
    const { url } = item.reading.data;
    const { signal, lenient } = this.#options;
    signal.throwIfAborted();
    try {
      return await this.#find(url, pixels);
    } catch (error) {
      signal.throwIfAborted();
      this.#known.delete(url);
      const name = nodeName(item.node) || item.reading.data.alt;
      if (!lenient) throw new ExportFault('picture', { name, why: error instanceof Error ? error.message : '' });
      this.missing.add(name);
      return null;
    }
  }

  /** The file behind a picture, as it was uploaded or made. */
  async file(url: string): Promise<Blob> {
    const response = await fetch(url, { signal: this.#options.signal });
    if (!response.ok) throw new Error(`${response.status}`);
    return response.blob();
  }

  close(): void {
    for (const bitmap of this.#known.values()) {
      bitmap.then(
        (one) => one.close(),
        () => {},
      );
    }
    this.#known.clear();
  }

  #find(url: string, pixels: number): Promise<ImageBitmap> {
    const known = this.#known.get(url) ?? this.#load(url, pixels);
    this.#known.delete(url);
    this.#known.set(url, known);
    return known;
  }

  async #load(url: string, pixels: number): Promise<ImageBitmap> {
    if (url === '') throw new Error('no address');
    const blob = await this.file(this.#options.addressOf?.(url) ?? url);
    const bitmap = blob.type.startsWith('image/svg') ? await decodeVector(blob, pixels) : await createImageBitmap(blob);
    this.#bytes += bytesOf(bitmap);
    await this.#makeRoom(url);
    return bitmap;
  }

  async #makeRoom(keep: string): Promise<void> {
    for (const [url, known] of this.#known) {
      if (this.#bytes <= budget) return;
      if (url === keep) continue;
      this.#known.delete(url);
      const bitmap = await known.catch(() => null);
      if (!bitmap) continue;
      this.#bytes -= bytesOf(bitmap);
      bitmap.close();
    }
  }
}

const bytesOf = ({ width, height }: ImageBitmap) => width * height * 4;

/** Browsers decode drawings through an element only. */
async function decodeVector(blob: Blob, pixels: number): Promise<ImageBitmap> {
  const image = new Image();
  const address = URL.createObjectURL(blob);
  try {
    image.src = address;
    await image.decode();
    const resizeWidth = Math.max(1, Math.min(8192, Math.round(Math.max(pixels, image.naturalWidth || 512))));
    return await createImageBitmap(image, { resizeWidth, resizeQuality: 'high' });
  } finally {
    URL.revokeObjectURL(address);
  }
}
