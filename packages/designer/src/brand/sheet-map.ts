import { createCanvas } from '@napi-rs/canvas';
import type { DesignLayer } from '../compositions/design-layer.ts';
import type { Stage } from '../compositions/stage.ts';
import { gradePixels } from '../edits/grade.ts';
import { luminanceAt } from '../palette/contrast.ts';
import { hexOf } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';

/** What lies in a part of a sheet. */
export interface GroundOf {
  /** "#rrggbb", the mean. */
  colour: string;
  /** Luminances that bound it, without rarities. */
  dark: number;
  bright: number;
}

/** Cells along the longer side: print grain is smaller than one, a hairline is not lost. */
const cells = 380;
/** The sum over the channels by which two neighbours differ where something begins. */
const edge = 34;
/** Two neighbours nearer than this are one area. */
const same = 13;

/** A finished sheet in coarse cells: where it is empty, and of what colour. */
export class SheetMap {
  readonly #stage: Stage;
  readonly #scale: number;
  readonly #width: number;
  readonly #height: number;
  readonly #data: Uint8ClampedArray;
  readonly #edges: Uint8Array;
  /** Cells whose area reaches the border of the sheet. */
  readonly #open: Uint8Array;

  constructor(stage: Stage) {
    const { width, height, canvas, direction } = stage;
    this.#stage = stage;
    this.#scale = Math.min(1, cells / Math.max(width, height));
    this.#width = Math.max(1, Math.round(width * this.#scale));
    this.#height = Math.max(1, Math.round(height * this.#scale));
    const small = createCanvas(this.#width, this.#height);
    const context = small.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(canvas, 0, 0, width, height, 0, 0, this.#width, this.#height);
    this.#data = context.getImageData(0, 0, this.#width, this.#height).data;
    if (direction.grade) gradePixels(this.#data, direction.grade);
    this.#edges = this.#findEdges();
    this.#open = this.#findOpen();
  }

  #difference(a: number, b: number): number {
    const data = this.#data;
    return (
      Math.abs(data[a * 4]! - data[b * 4]!) +
      Math.abs(data[a * 4 + 1]! - data[b * 4 + 1]!) +
      Math.abs(data[a * 4 + 2]! - data[b * 4 + 2]!)
    );
  }

  #findEdges(): Uint8Array {
    const edges = new Uint8Array(this.#width * this.#height);
    for (let y = 0; y < this.#height; y++) {
      for (let x = 0; x < this.#width; x++) {
        const at = y * this.#width + x;
        const right = x + 1 < this.#width ? this.#difference(at, at + 1) : 0;
        const below = y + 1 < this.#height ? this.#difference(at, at + this.#width) : 0;
        if (Math.max(right, below) > edge) edges[at] = 1;
      }
    }
    return edges;
  }

  #findOpen(): Uint8Array {
    const [width, height] = [this.#width, this.#height];
    const open = new Uint8Array(width * height);
    const queue: number[] = [];
    const reach = (at: number) => {
      if (open[at]) return;
      open[at] = 1;
      queue.push(at);
    };
    for (let x = 0; x < width; x++) [x, x + (height - 1) * width].forEach(reach);
    for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(reach);
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width]) {
        if (next >= 0 && next < open.length && !open[next] && this.#difference(at, next) <= same) reach(next);
      }
    }
    return open;
  }

  #each(box: BoundingBox, see: (at: number) => void): number {
    const from = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor(value * this.#scale)));
    const [left, top] = [from(box.x, this.#width), from(box.y, this.#height)];
    const right = Math.max(left + 1, Math.min(this.#width, Math.ceil((box.x + box.width) * this.#scale)));
    const bottom = Math.max(top + 1, Math.min(this.#height, Math.ceil((box.y + box.height) * this.#scale)));
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) see(y * this.#width + x);
    return (right - left) * (bottom - top);
  }

  /** Whether nothing begins or ends in a box. */
  isCalm(box: BoundingBox): boolean {
    let found = 0;
    const count = this.#each(box, (at) => (found += this.#edges[at]!));
    return found <= count * 0.003;
  }

  /** Whether a box lies on an area that reaches the border of the sheet: on no figure. */
  isOpen(box: BoundingBox): boolean {
    let found = 0;
    const count = this.#each(box, (at) => (found += this.#open[at]!));
    return found >= count * 0.985;
  }

  groundOf(box: BoundingBox): GroundOf {
    const sum = [0, 0, 0];
    const lights: number[] = [];
    const data = this.#data;
    this.#each(box, (at) => {
      for (let channel = 0; channel < 3; channel++) sum[channel] = sum[channel]! + data[at * 4 + channel]!;
      lights.push(luminanceAt(data, at * 4));
    });
    lights.sort((a, b) => a - b);
    const colour = hexOf(sum.map((value) => value / lights.length));
    const at = (share: number) => lights[Math.floor((lights.length - 1) * share)]!;
    return { colour, dark: at(0.03), bright: at(0.97) };
  }

  /** Whether a box keeps off all words, and off what is drawn on the sheet: what has a box of its own in it. */
  isFree(box: BoundingBox, taken: readonly BoundingBox[] = []): boolean {
    const { width, height, layers } = this.#stage;
    if (taken.some((other) => overlaps(box, other))) return false;
    const sheet = width * height;
    return layers.every(({ kind, bbox }) => {
      if (!overlaps(box, bbox)) return true;
      if (kind === 'text') return false;
      const large = bbox.width * bbox.height > sheet * (kind === 'picture' ? 0.8 : 0.3);
      return large || this.isOpen(box);
    });
  }
}

const overlaps = (a: BoundingBox, b: BoundingBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const grown = ({ x, y, width, height }: BoundingBox, by: number): BoundingBox => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
});

export const textsOf = (layers: readonly DesignLayer[]): DesignLayer[] => layers.filter(({ kind }) => kind === 'text');
