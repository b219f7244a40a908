/**
 * The pictures of a drawing: the sharpest that is there now, and loading of what would be sharper. Overview pages for
 * a crowd, single thumbnails for what is large on screen; until either is there, the picture's average colour.
 */
import type { CanvasNode, PictureReading } from '@easel/canvas';
import type { Atlas } from '@easel/contract';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { thumbnailUrl, variantWidth } from '../thumbnails.ts';
import { cellLevels, cellsOf, fileNameOf, levelFor, pageUrl, type Cell, type CellLevel } from './atlas.ts';
import { BitmapCache } from './bitmap-cache.ts';
import { loadBitmap, LoadingLine, NotNow } from './load-bitmap.ts';

/** Bytes of decoded pixels. */
const budgets = { pages: 192 * 1024 * 1024, singles: 96 * 1024 * 1024 };
/** Loaded at a time: a page is much to decode; of singles all that a scene of few pictures shows, or it is drawn twice. */
const lanes = { pages: 2, singles: 64 };
/** A cell serves up to this many pixels: a little soft, but there at once and a thousand at a time. */
const cellReach = 84;
/** Milliseconds until a picture that could not be had is asked for again. */
const tryAgainAfter = 20_000;
/** Pictures that are worth an overview page, as the server has it. */
const worthAPage = 64;
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

/** What is known of one address. */
interface Entry {
  readonly url: string;
  cell: Cell | undefined;
  /** What the picture is called at each width. */
  readonly names: Map<number, string>;
  /** Widths that have been loaded, smallest first; evicted ones are simply not found. */
  loaded: number[];
  isBroken: boolean;
}

interface Wish {
  readonly name: string;
  readonly url: string;
  /** To make it smaller on arrival; `undefined` leaves it as it comes. */
  readonly width: number | undefined;
  weight: number;
  /** Of a single: whose, and at which width. */
  readonly entry?: Entry;
  readonly single?: number;
}

/** Widths below those that the server keeps: made here, since a large picture drawn as a speck only shimmers. */
const specks = [16, 32] as const;
/** Stands for the picture as it is. */
const whole = 4096;
const finestFirst = cellLevels.toReversed();

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
  readonly #underWay = new Set<string>();
  readonly #byUrl = new Map<string, Entry>();
  readonly #entries = new WeakMap<PictureReading, Entry>();
  readonly #colours = new WeakMap<CanvasNode, string | null>();
  readonly #listeners = new Set<() => void>();
  #cells = new Map<string, Cell>();
  #isFew = false;
  #closed = false;
  #atlasState: 'unasked' | 'asking' | 'building' | 'there' = 'unasked';
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pageWishes = new Map<string, Wish>();
  #wishes = new Map<string, Wish>();

  constructor(options: PictureOptions) {
    this.#options = options;
    this.#load = options.load ?? loadBitmap;
    this.#pageLine = new LoadingLine(
      lanes.pages,
      (wish) => this.#fetch(wish, this.#pages),
      () => this.#tell(),
    );
    this.#singleLine = new LoadingLine(
      lanes.singles,
      (wish) => this.#fetch(wish, this.#singles),
      () => this.#tell(),
    );
  }

  /** Nothing that the last drawing wanted is still on its way. */
  get settled(): boolean {
    return this.#atlasState !== 'asking' && this.#pageLine.idle && this.#singleLine.idle;
  }

  onArrive(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Asks for the overview pages, once.
   * @param distinct how many different pictures there are: of few nobody makes a page, so they are not waited for
   */
  prepare(distinct = Infinity): void {
    // In development React closes what it goes on to use.
    this.#closed = false;
    this.#isFew = distinct < worthAPage;
    if (this.#atlasState === 'unasked') void this.#askAtlas(2_000);
  }

  beginPass(): void {
    this.#pages.beginPass();
    this.#singles.beginPass();
    this.#pageWishes = new Map();
    this.#wishes = new Map();
  }

  /** What the drawing has missed so far is loaded now. */
  endPass(): void {
    this.#pageLine.replace(this.#open(this.#pageWishes));
    this.#singleLine.replace(this.#open(this.#wishes).slice(-mostWishes));
  }

  /** Wishes that nothing has been done about, the greatest last. */
  #open(wishes: ReadonlyMap<string, Wish>): Wish[] {
    return [...wishes.values()].filter(({ name }) => this.#mayWish(name)).toSorted((a, b) => a.weight - b.weight);
  }

  /** The best there is of a picture that is to be `pixels` device pixels wide, the part that a crop hides included. */
  find(reading: PictureReading, pixels: number): Sprite | null {
    const entry = this.#entryOf(reading);
    const { cell } = entry;
    if (entry.isBroken) return null;
    if (cell && pixels <= cellReach) {
      return this.#spriteOf(cell, levelFor(pixels), true) ?? this.#nearest(entry, pixels);
    }
    // While the pages may still be coming, nobody asks for a thousand specks one by one.
    const wish = pixels > cellReach || this.#isFew || this.#atlasState !== 'asking';
    return this.#single(entry, reading, pixels, wish) ?? (cell ? this.#spriteOf(cell, 64, false) : null);
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
  isBroken(reading: PictureReading): boolean {
    return this.#entryOf(reading).isBroken;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#listeners.clear();
    this.#pageLine.replace([]);
    this.#singleLine.replace([]);
    this.#pages.clear();
    this.#singles.clear();
  }

  #entryOf(reading: PictureReading): Entry {
    const known = this.#entries.get(reading);
    if (known) return known;
    const { url } = reading.data;
    const fresh = { url, cell: this.#cellOf(url), names: new Map<number, string>(), loaded: [], isBroken: url === '' };
    const entry = this.#byUrl.get(url) ?? fresh;
    this.#byUrl.set(url, entry);
    this.#entries.set(reading, entry);
    return entry;
  }

  #cellOf(url: string): Cell | undefined {
    const name = this.#cells.size === 0 ? null : fileNameOf(url);
    return name === null ? undefined : this.#cells.get(name);
  }

  #spriteOf({ page, column, row }: Cell, level: CellLevel, wish: boolean): Sprite | null {
    const name = page.names[level];
    const exact = this.#pages.get(name);
    if (exact) return spriteAt(exact, column, row, level);
    if (wish) this.#wishForPage(name, page.url, level);
    for (const other of finestFirst) {
      const stand = this.#pages.get(page.names[other]);
      if (stand) return spriteAt(stand, column, row, other);
    }
    return null;
  }

  #single(entry: Entry, reading: PictureReading, pixels: number, wish: boolean): Sprite | null {
    const natural = reading.data.naturalWidth || Infinity;
    const wanted = specks.find((width) => width * 1.25 >= pixels) ?? variantWidth(pixels / 1.15, natural) ?? whole;
    const name = entry.names.get(wanted) ?? `${entry.url} ${wanted}`;
    entry.names.set(wanted, name);
    const exact = this.#singles.get(name);
    if (exact) return wholeOf(exact);
    if (wish) {
      const address = thumbnailUrl(entry.url, pixels / 1.15, natural);
      const most = specks.some((width) => width === wanted) ? wanted : address === entry.url ? 2048 : undefined;
      this.#wishForSingle({ name, url: address, width: most, weight: pixels }, entry, wanted);
    }
    return this.#nearest(entry, wanted);
  }

  /** Of what has been loaded of a picture the next finer, else the finest. */
  #nearest(entry: Entry, wanted: number): Sprite | null {
    let best: ImageBitmap | undefined;
    for (const width of entry.loaded) {
      const bitmap = this.#singles.get(entry.names.get(width) ?? '');
      if (!bitmap) continue;
      best = bitmap;
      if (width > wanted) break;
    }
    return best ? wholeOf(best) : null;
  }

  #mayWish(name: string): boolean {
    if (this.#pages.has(name) || this.#singles.has(name)) return false;
    return !this.#underWay.has(name) && (this.#failed.get(name) ?? 0) < Date.now();
  }

  #wishForPage(name: string, url: string, level: CellLevel): void {
    const known = this.#pageWishes.get(name);
    // A page is wanted by as many as it shows.
    if (known) known.weight += 1;
    else if (this.#mayWish(name))
      this.#pageWishes.set(name, { name, url: pageUrl(url, level), width: undefined, weight: 1 });
  }

  #wishForSingle(wish: Wish, entry: Entry, width: number): void {
    const known = this.#wishes.get(wish.name);
    // A picture is wanted by the largest of its nodes.
    if (known) known.weight = Math.max(known.weight, wish.weight);
    else if (this.#mayWish(wish.name)) this.#wishes.set(wish.name, { ...wish, entry, single: width });
  }

  async #fetch(wish: Wish, cache: BitmapCache<ImageBitmap>): Promise<void> {
    const { name, url, width, entry, single } = wish;
    this.#underWay.add(name);
    try {
      cache.add(name, await this.#load(url, width));
      if (entry && single !== undefined && !entry.loaded.includes(single))
        entry.loaded = [...entry.loaded, single].sort((a, b) => a - b);
    } catch (error) {
      this.#failed.set(name, Date.now() + tryAgainAfter);
      // A lost connection says nothing about the picture.
      if (entry && !(error instanceof TypeError || error instanceof NotNow)) entry.isBroken = true;
      throw error;
    } finally {
      this.#underWay.delete(name);
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  async #askAtlas(again: number): Promise<void> {
    this.#atlasState = 'asking';
    try {
      const atlas = await this.#options.atlas();
      this.#cells = cellsOf(atlas);
      for (const entry of this.#byUrl.values()) entry.cell = this.#cellOf(entry.url);
      this.#atlasState = atlas.complete ? 'there' : 'building';
    } catch {
      // Singles do without it; perhaps the network is back by then.
      this.#atlasState = 'building';
    }
    if (this.#closed) return;
    if (this.#atlasState === 'building') {
      this.#retry = setTimeout(() => void this.#askAtlas(Math.min(again * 2, 30_000)), again);
    }
    this.#tell();
  }
}

function wholeOf(image: ImageBitmap): Sprite {
  return { image, x: 0, y: 0, width: image.width, height: image.height };
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
