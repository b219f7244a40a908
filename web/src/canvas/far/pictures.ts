/**
 * The pictures of a drawing: the sharpest that is there now, and loading of what would be sharper. Overview pages for
 * a crowd, single thumbnails for what is large on screen; until either is there, the picture's average colour.
 */
import type { CanvasNode } from '@easel/canvas';
import type { Atlas } from '@easel/contract';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { thumbnailUrl, variantWidth } from '../thumbnails.ts';
import { cellsOf, fileNameOf, levelFor, cellLevels, type Cell, type CellLevel } from './atlas.ts';
import { BitmapCache } from './bitmap-cache.ts';
import { loadBitmap, LoadingLine } from './load-bitmap.ts';
import type { PictureReading } from './picture-cut.ts';

/** Bytes of decoded pixels. */
const budgets = { pages: 192 * 1024 * 1024, singles: 96 * 1024 * 1024 };
/** A cell serves up to this many pixels: a little soft, but there at once and a thousand at a time. */
const cellReach = 84;
/** Milliseconds until a picture that could not be had is asked for again. */
const tryAgainAfter = 20_000;
/** Thumbnails asked for at once, the largest on screen first. */
const mostWishes = 400;

/** A picture, or the place of one within a page. */
export interface Sprite {
  readonly image: CanvasImageSource;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Wish {
  readonly name: string;
  readonly url: string;
  readonly width: number | undefined;
  readonly weight: number;
}

export interface PictureOptions {
  /** Where the overview pages are; asked anew while the server still makes them. */
  readonly atlas: () => Promise<Atlas>;
  readonly thumbhashOf: (node: CanvasNode) => string | undefined;
  readonly load?: (url: string, width?: number) => Promise<ImageBitmap>;
}

export class Pictures {
  readonly #options: PictureOptions;
  readonly #load: (url: string, width?: number) => Promise<ImageBitmap>;
  readonly #pages = new BitmapCache<ImageBitmap>(budgets.pages);
  readonly #singles = new BitmapCache<ImageBitmap>(budgets.singles);
  readonly #pageLine: LoadingLine<Wish>;
  readonly #singleLine: LoadingLine<Wish>;
  /** When to ask again for what could not be had. */
  readonly #failed = new Map<string, number>();
  readonly #broken = new Set<string>();
  readonly #underWay = new Set<string>();
  readonly #widths = new Map<string, number[]>();
  readonly #colours = new WeakMap<CanvasNode, string | null>();
  readonly #listeners = new Set<() => void>();
  #cells = new Map<string, Cell>();
  #atlasState: 'unasked' | 'asking' | 'building' | 'there' = 'unasked';
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pageWishes = new Map<string, Wish>();
  #wishes = new Map<string, Wish>();

  constructor(options: PictureOptions) {
    this.#options = options;
    this.#load = options.load ?? loadBitmap;
    this.#pageLine = new LoadingLine(2, (wish) => this.#fetch(wish, this.#pages));
    this.#singleLine = new LoadingLine(6, (wish) => this.#fetch(wish, this.#singles));
  }

  /** Nothing that the last drawing wanted is still on its way. */
  get settled(): boolean {
    return this.#atlasState !== 'asking' && this.#pageLine.idle && this.#singleLine.idle;
  }

  onArrive(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks for the overview pages, once. */
  prepare(): void {
    if (this.#atlasState === 'unasked') void this.#askAtlas(2_000);
  }

  beginPass(): void {
    this.#pages.beginPass();
    this.#singles.beginPass();
    this.#pageWishes = new Map();
    this.#wishes = new Map();
  }

  /** What the drawing missed is loaded now. */
  endPass(): void {
    this.#pageLine.replace([...this.#pageWishes.values()].toSorted((a, b) => a.weight - b.weight));
    const wanted = [...this.#wishes.values()].toSorted((a, b) => a.weight - b.weight);
    this.#singleLine.replace(wanted.slice(-mostWishes));
  }

  /** The best there is of a picture that is to be `pixels` device pixels wide, the part that a crop hides included. */
  find(reading: PictureReading, pixels: number): Sprite | null {
    const { url } = reading.data;
    if (url === '' || this.#broken.has(url)) return null;
    const cell = this.#cellOf(url);
    const wantsCell = cell !== undefined && pixels <= cellReach;
    if (wantsCell) return this.#spriteOf(cell, levelFor(pixels), true) ?? this.#single(reading, pixels, false);
    const wish = pixels > cellReach || this.#atlasState !== 'asking';
    return this.#single(reading, pixels, wish) ?? (cell ? this.#spriteOf(cell, 64, false) : null);
  }

  /** The average of a picture's colours; null where it is not known. */
  colourOf(node: CanvasNode): string | null {
    const known = this.#colours.get(node);
    if (known !== undefined) return known;
    const colour = averageColour(this.#options.thumbhashOf(node));
    this.#colours.set(node, colour);
    return colour;
  }

  /** Whether the server has said that there is no such picture, or it is none. */
  isBroken({ data: { url } }: PictureReading): boolean {
    return url === '' || this.#broken.has(url);
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#listeners.clear();
    this.#pageLine.replace([]);
    this.#singleLine.replace([]);
    this.#pages.clear();
    this.#singles.clear();
  }

  #cellOf(url: string): Cell | undefined {
    if (this.#cells.size === 0) return undefined;
    const name = fileNameOf(url);
    return name === null ? undefined : this.#cells.get(name);
  }

  #spriteOf({ page, column, row }: Cell, level: CellLevel, wish: boolean): Sprite | null {
    const name = `${page} ${level}`;
    const exact = this.#pages.get(name);
    if (exact) return spriteAt(exact, column, row, level);
    if (wish) this.#wishFor(this.#pageWishes, { name, url: page, width: level === 64 ? undefined : level * 32 });
    for (const other of cellLevels.toReversed()) {
      const coarser = this.#pages.get(`${page} ${other}`);
      if (coarser) return spriteAt(coarser, column, row, other);
    }
    return null;
  }

  #single(reading: PictureReading, pixels: number, wish: boolean): Sprite | null {
    const { url, naturalWidth } = reading.data;
    const wanted = variantWidth(pixels / 1.15, naturalWidth || Infinity) ?? 4096;
    const widths = this.#widths.get(url) ?? [];
    let best: ImageBitmap | undefined;
    for (const width of widths) if (width >= wanted || !best) best = this.#singles.get(`${url} ${width}`) ?? best;
    const has = this.#singles.has(`${url} ${wanted}`);
    if (wish && !has) {
      const address = thumbnailUrl(url, pixels / 1.15, naturalWidth || Infinity);
      const most = address === url ? 2048 : undefined;
      this.#wishFor(this.#wishes, { name: `${url} ${wanted}`, url: address, width: most }, pixels);
    }
    if (has) best = this.#singles.get(`${url} ${wanted}`);
    return best ? { image: best, x: 0, y: 0, width: best.width, height: best.height } : null;
  }

  #wishFor(wishes: Map<string, Wish>, wish: Omit<Wish, 'weight'>, weight = 1): void {
    if (this.#underWay.has(wish.name) || (this.#failed.get(wish.name) ?? 0) > Date.now()) return;
    const known = wishes.get(wish.name)?.weight ?? 0;
    // A page is wanted by as many as it shows, a single by the largest of its nodes.
    wishes.set(wish.name, { ...wish, weight: wishes === this.#pageWishes ? known + 1 : Math.max(known, weight) });
  }

  async #fetch({ name, url, width }: Wish, cache: BitmapCache<ImageBitmap>): Promise<void> {
    this.#underWay.add(name);
    try {
      cache.add(name, await this.#load(url, width));
      if (cache === this.#singles) this.#noteWidth(name);
    } catch (error) {
      this.#failed.set(name, Date.now() + tryAgainAfter);
      // A lost connection says nothing about the picture.
      if (cache === this.#singles && !(error instanceof TypeError))
        this.#broken.add(name.slice(0, name.lastIndexOf(' ')));
      throw error;
    } finally {
      this.#underWay.delete(name);
      for (const listener of this.#listeners) listener();
    }
  }

  /** Which widths of a picture have been loaded; evicted ones are simply not found. */
  #noteWidth(name: string): void {
    const at = name.lastIndexOf(' ');
    const [url, width] = [name.slice(0, at), Number(name.slice(at + 1))];
    const known = this.#widths.get(url) ?? [];
    if (!known.includes(width))
      this.#widths.set(
        url,
        [...known, width].sort((a, b) => a - b),
      );
  }

  async #askAtlas(again: number): Promise<void> {
    this.#atlasState = 'asking';
    try {
      const atlas = await this.#options.atlas();
      this.#cells = cellsOf(atlas);
      this.#atlasState = atlas.complete ? 'there' : 'building';
    } catch {
      // Singles do without it; perhaps the network is back by then.
      this.#atlasState = 'building';
    }
    if (this.#atlasState === 'building') {
      this.#retry = setTimeout(() => void this.#askAtlas(Math.min(again * 2, 30_000)), again);
    }
    for (const listener of this.#listeners) listener();
  }
}

function spriteAt(image: ImageBitmap, column: number, row: number, level: number): Sprite {
  return { image, x: column * level, y: row * level, width: level, height: level };
}

function averageColour(thumbhash: string | undefined): string | null {
  if (!thumbhash) return null;
  try {
    const bytes = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));
    const { r, g, b, a } = thumbHashToAverageRGBA(bytes);
    return a < 0.5 ? null : `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)})`;
  } catch {
    return null;
  }
}
