import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { DesignLayer } from './design-layer.ts';
import { changeBetween, layOver } from './layer-pixels.ts';
import type { Pixels } from './layer-pixels.ts';

/** A recorded layer with what was drawn for it, of the whole sheet. */
export interface RecordedLayer {
  layer: DesignLayer;
  pixels: Pixels;
  /** Nothing but upright lines in one ink were drawn: the same words set anew look the same. */
  plainText: boolean;
}

/** Splits a drawing into layers while it is drawn: draw on `context`, then say with `close` what it was. */
export interface LayerRecorder {
  /** Draws on the sheet and, unseen, on the layer that is open. */
  context: SKRSContext2D;
  /** Gives what was drawn since the last layer to this one. With nothing drawn yet, it waits for what comes. */
  close: (layer: DesignLayer) => void;
  /** Gives what was drawn since the last layer to the one that waits, else to a layer of ornament. */
  settle: () => void;
  /** Back to front; layers without a pixel are left out. */
  finish: () => RecordedLayer[];
}

const draws = new Set([
  'fill',
  'stroke',
  'fillRect',
  'strokeRect',
  'clearRect',
  'fillText',
  'strokeText',
  'drawImage',
  'drawCanvas',
  'putImageData',
]);
/** They change nothing, or make what both contexts can use. */
const reads = /^(?:measureText|is|get|create)/;

interface Part {
  drawn: boolean;
  /** The sheet before a draw that mixes with what lies below; the layer is then what it changed. */
  before?: Pixels;
  plainText: boolean;
}

const fresh = (): Part => ({ drawn: false, plainText: true });

type Call = (...args: unknown[]) => unknown;
type Keyed = Record<string | symbol, unknown>;

function isPlain(context: SKRSContext2D, name: string): boolean {
  const { a, b, c, d, e, f } = context.getTransform();
  const upright = a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0;
  return name === 'fillText' && upright && context.globalAlpha === 1 && typeof context.fillStyle === 'string';
}

class Tracks {
  readonly recorded: RecordedLayer[] = [];
  readonly #sheet: SKRSContext2D;
  readonly #open: SKRSContext2D;
  #part = fresh();
  /** Parts of the open layer that are done. */
  #pending: { pixels: Pixels; plainText: boolean } | undefined;
  #waiting: DesignLayer | undefined;
  #blank = true;

  constructor(sheet: SKRSContext2D, open: SKRSContext2D) {
    this.#sheet = sheet;
    this.#open = open;
  }

  draw(name: string, args: unknown[]): void {
    // The first thing on a sheet has nothing to mix with.
    const mixes = this.#sheet.globalCompositeOperation !== 'source-over' && !this.#blank;
    if (this.#part.drawn && mixes !== (this.#part.before !== undefined)) this.#endPart();
    if (!this.#part.drawn && mixes) this.#part.before = pixelsOf(this.#sheet);
    if (!isPlain(this.#sheet, name) || mixes) this.#part.plainText = false;
    this.#part.drawn = true;
    this.#blank = false;
    (this.#sheet as unknown as Record<string, Call>)[name]!(...args);
    if (!mixes) (this.#open as unknown as Record<string, Call>)[name]!(...args);
  }

  #endPart(): void {
    const { before, plainText, drawn } = this.#part;
    if (!drawn) return;
    const now = pixelsOf(before ? this.#sheet : this.#open);
    const pixels = before ? changeBetween(before, now) : now;
    // Pixels are replaced whatever clip and transform are in force.
    const { width, height } = this.#open.canvas;
    if (!before) this.#open.putImageData(this.#open.createImageData(width, height), 0, 0);
    this.#pending = this.#pending
      ? { pixels: layOver(this.#pending.pixels, pixels), plainText: this.#pending.plainText && plainText }
      : { pixels, plainText };
    this.#part = fresh();
  }

  close(layer: DesignLayer): void {
    this.#endPart();
    if (!this.#pending) {
      this.#waiting = layer;
      return;
    }
    this.recorded.push({ layer, ...this.#pending });
    this.#pending = undefined;
    this.#waiting = undefined;
  }

  settle(): void {
    this.#endPart();
    const { width, height } = this.#sheet.canvas;
    const ornament: DesignLayer = { name: 'ornament', kind: 'shape', bbox: { x: 0, y: 0, width, height } };
    if (this.#pending) this.close(this.#waiting ?? ornament);
    this.#waiting = undefined;
  }
}

const pixelsOf = (context: SKRSContext2D): Pixels =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height).data;

/** Where the sheet is covered by several parts only, they are its ground together. */
function withWholeGround(recorded: RecordedLayer[]): RecordedLayer[] {
  const [first, second, ...rest] = recorded;
  if (!first || !second || isOpaque(first.pixels) || first.layer.text || second.layer.text) return recorded;
  const layer: DesignLayer = { ...first.layer, name: 'ground', kind: 'background' };
  return withWholeGround([{ ...first, layer, pixels: layOver(first.pixels, second.pixels) }, ...rest]);
}

function isOpaque(pixels: Pixels): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}

export function createLayerRecorder(canvas: Canvas): LayerRecorder {
  const sheet = canvas.getContext('2d');
  const open = createCanvas(canvas.width, canvas.height).getContext('2d');
  const tracks = new Tracks(sheet, open);
  const calls = new Map<string | symbol, Call>();
  const callFor = (name: string): Call => {
    const [first, second] = [sheet, open] as unknown as Record<string, Call>[];
    if (draws.has(name)) return (...args) => tracks.draw(name, args);
    if (reads.test(name)) return (...args) => first![name]!(...args);
    return (...args) => {
      second![name]!(...args);
      return first![name]!(...args);
    };
  };
  const context = new Proxy(sheet, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || typeof name !== 'string') return value;
      const call = calls.get(name) ?? callFor(name);
      calls.set(name, call);
      return call;
    },
    set: (target, name, value) => {
      (target as unknown as Keyed)[name] = value;
      (open as unknown as Keyed)[name] = value;
      return true;
    },
  });
  return {
    context,
    close: (layer) => tracks.close(layer),
    settle: () => tracks.settle(),
    finish: () => {
      tracks.settle();
      return withWholeGround(tracks.recorded);
    },
  };
}
