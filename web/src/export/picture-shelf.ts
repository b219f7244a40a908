/** The original pictures of an export, decoded when they are first drawn and let go when they are many. */
import type { PictureReading } from '@easel/canvas';
import { nodeName } from '../canvas/edits.ts';
import type { PaintItem } from '../canvas/far/paint-list.ts';
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
  readonly #files = new Map<string, Promise<Blob>>();
  /** At which width those without pixels of their own were decoded. */
  readonly #drawnAt = new Map<string, number>();
  #bytes = 0;
  /** Names of those that were left out. */
  readonly missing = new Set<string>();

  constructor(options: ShelfOptions) {
    this.#options = options;
  }

  /** @param pixels width at which a drawing without pixels of its own is decoded */
  async take(item: PictureItem, pixels: number): Promise<ImageBitmap | null> {
    return this.#orLeftOut(item, () => this.#find(item.reading.data.url, pixels));
  }

  /** The file behind a picture for whoever decodes it elsewhere; a drawing, which only a page decodes, is already. */
  async takeFile(item: PictureItem, pixels: number): Promise<Blob | ImageBitmap | null> {
    const { url } = item.reading.data;
    const file = await this.#orLeftOut(item, () => {
      const known = this.#files.get(url) ?? this.#fetch(url);
      this.#files.set(url, known);
      return known;
    });
    return file && isVector(file) ? this.take(item, pixels) : file;
  }

  /** As it was uploaded or made; null where it is left out. */
  takeOriginal(item: PictureItem): Promise<Blob | null> {
    return this.#orLeftOut(item, () => this.file(item.reading.data.url));
  }

  /** Goes on without a picture that cannot be had, or ends the export. */
  refuse(item: PictureItem, why: string): void {
    const name = nodeName(item.node) || item.reading.data.alt;
    if (!this.#options.lenient) throw new ExportFault('picture', { name, why });
    this.missing.add(name);
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

  async #orLeftOut<T>(item: PictureItem, find: () => Promise<T>): Promise<T | null> {
    const { signal } = this.#options;
    const { url } = item.reading.data;
    signal.throwIfAborted();
    try {
      return await find();
    } catch (error) {
      signal.throwIfAborted();
      this.#known.delete(url);
      this.#files.delete(url);
      this.refuse(item, error instanceof Error ? error.message : '');
      return null;
    }
  }

  #fetch(url: string): Promise<Blob> {
    if (url === '') return Promise.reject(new Error('no address'));
    return this.file(this.#options.addressOf?.(url) ?? url);
  }

  #find(url: string, pixels: number): Promise<ImageBitmap> {
    // What was decoded for a small place would be blurred in a large one.
    if ((this.#drawnAt.get(url) ?? Infinity) < pixels) this.#letGo(url);
    const known = this.#known.get(url) ?? this.#load(url, pixels);
    this.#known.delete(url);
    this.#known.set(url, known);
    return known;
  }

  /** Without closing it: whoever has taken it may be drawing it yet. */
  #letGo(url: string): void {
    const count = (bitmap: ImageBitmap) => void (this.#bytes -= bytesOf(bitmap));
    this.#known.get(url)?.then(count, () => {});
    this.#known.delete(url);
  }

  async #load(url: string, pixels: number): Promise<ImageBitmap> {
    const blob = await this.#fetch(url);
    if (isVector(blob)) this.#drawnAt.set(url, pixels);
    const bitmap = isVector(blob) ? await decodeVector(blob, pixels) : await createImageBitmap(blob);
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

const isVector = ({ type }: Blob) => type.startsWith('image/svg');
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
