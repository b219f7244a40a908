/** Paper, felt and wood: a gradient with grain on it. */
import type { Rgb } from '../areas/rgb.ts';
import { fitGradient, type Gradient } from './gradient.ts';
import { liftLight } from './lift-light.ts';
import { sourcesOf } from './sources.ts';
import { samplePlaces } from './sampling.ts';
import { spreadGrain } from './spread-grain.ts';

/**
 * Sides of the cells whose means have to follow a gradient for the rest to be grain, px: of felt, and of paper with fibres. The means of
 * so large cells of a pattern may follow one as well.
 */
export const grainCells = { pattern: [8], photo: [8, 24] } as const;
/** Rms of what is left of a pixel, levels: more is a texture with forms. */
const mostGrain = 16;
/** Grain is taken from that far beside and below, px; odd, so that no period shows. */
const grainShift = [67, 53] as const;
/** What a shadow lies on is its own grain within so many times of the rms of what is known. */
const ownGrain = 3;
/** Grain changes so much less along one axis, share, where it is of fibres that run along it. */
const fibrous = 0.8;
/** Of a line so many pixels are seen at least, of every third. */
const leastOfLine = 24;

/** Neighbours so far apart, px, are off a straight course by more levels in the middle where a ground has grain. */
const off = { over: 3, levels: 2 };

/** Whether neighbours differ as those of no smooth ground do. */
export function isGrained({ width, data }: Rgb, known: Uint8Array): boolean {
  const bends = [1, width].map((step) => {
    const over = step * off.over;
    const places = samplePlaces(known, 1500, 9).filter((i) => known[i - over] && known[i + over]);
    const bent = places.map(
      (i) => Math.abs(2 * data[i * 3 + 1]! - data[(i - over) * 3 + 1]! - data[(i + over) * 3 + 1]!) / 2,
    );
    return bent.sort()[bent.length >> 1] ?? 0;
  });
  return Math.max(...bends) >= off.levels;
}

/** Means of cells that are known as a whole, as a small picture. */
function cellMeans({ width, height, data }: Rgb, known: Uint8Array, cell: number): { picture: Rgb; known: Uint8Array } {
  const [w, h] = [Math.floor(width / cell), Math.floor(height / cell)];
  const means = new Uint8Array(w * h * 3);
  const whole = new Uint8Array(w * h);
  for (let j = 0; j < w * h; j++) {
    const from = Math.floor(j / w) * cell * width + (j % w) * cell;
    const sum = [0, 0, 0];
    let seen = 0;
    for (let q = 0; q < cell * cell; q++) {
      const i = from + Math.floor(q / cell) * width + (q % cell);
      seen += known[i]!;
      for (let k = 0; k < 3; k++) sum[k]! += data[i * 3 + k]!;
    }
    if (seen === cell * cell) whole[j] = 1;
    for (let k = 0; k < 3; k++) means[j * 3 + k] = sum[k]! / (cell * cell) + 0.5;
  }
  return { picture: { width: w, height: h, data: means }, known: whole };
}

/** The gradient that the means of cells of this side follow, px. */
export interface CellGradient {
  gradient: Gradient;
  cell: number;
}

/** Of cells of a size, where they follow one. */
export function gradientOfCells(picture: Rgb, known: Uint8Array, cell: number): CellGradient | null {
  const cells = cellMeans(picture, known, cell);
  const gradient = fitGradient(cells.picture, cells.known);
  return gradient && { gradient, cell };
}

/** The axis along which grain runs: rows of fibres, and seams between boards, or columns of them; null: none. */
type Fibres = 'rows' | 'columns' | null;

function fibresOf(picture: Rgb, known: Uint8Array, model: Float32Array): Fibres {
  const [right, down] = grainShift;
  const [across, along] = [changeOver(picture, known, model, right, 0), changeOver(picture, known, model, 0, down)];
  if (Math.min(across, along) > fibrous * Math.max(across, along)) return null;
  return across < along ? 'rows' : 'columns';
}

/** How much what is left differs from that some way off in the mean, levels. */
function changeOver(
  { width, height, data }: Rgb,
  known: Uint8Array,
  model: Float32Array,
  dx: number,
  dy: number,
): number {
  let [sum, n] = [0, 0];
  for (const i of samplePlaces(known, 5000, 5)) {
    const y = Math.floor(i / width);
    const x = i - y * width;
    const j = i + dy * width + dx;
    if (x + dx >= width || y + dy >= height || !known[j]) continue;
    n++;
    for (let k = 0; k < 3; k++)
      sum += Math.abs(data[i * 3 + k]! - model[i * 3 + k]! - data[j * 3 + k]! + model[j * 3 + k]!);
  }
  return n ? sum / n : Infinity;
}

/** Brings each row (or column) of the model to what is seen of it: the middle of what is left there. */
function followFibres({ width, height, data }: Rgb, known: Uint8Array, model: Float32Array, rows: boolean): void {
  const [lines, length] = rows ? [height, width] : [width, height];
  const [perLine, step] = rows ? [width, 1] : [1, width];
  for (let line = 0; line < lines; line++) {
    const seen: number[] = [];
    for (let n = 0, i = line * perLine; n < length; n += 3, i += 3 * step) if (known[i]) seen.push(i * 3);
    if (seen.length < leastOfLine) continue;
    for (let k = 0; k < 3; k++) {
      const left = Float32Array.from(seen, (o) => data[o + k]! - model[o + k]!).sort()[seen.length >> 1]!;
      for (let n = 0, o = line * perLine * 3 + k; n < length; n++, o += 3 * step) model[o]! += left;
    }
  }
}

/** Where the grain of each pixel comes from, -1: nowhere. Along fibres it comes from the same line where any of that is seen. */
function grainSources(known: Uint8Array, { width, height }: Rgb, fibres: Fibres): Int32Array {
  const [right, down] = grainShift;
  const sources = sourcesOf(known, width, height, right, down);
  if (!fibres) return sources;
  const same =
    fibres === 'rows' ? sourcesOf(known, width, height, right, height) : sourcesOf(known, width, height, width, down);
  for (let i = 0; i < sources.length; i++) if (same[i]! >= 0) sources[i] = same[i]!;
  return sources;
}

/** Where the ground is known, and where nothing hides it, be it in a shadow. */
export interface Sight {
  known: Uint8Array;
  seen: Uint8Array;
}

/**
 * The gradient of these cells with even grain on it, three floats a pixel; null where more than grain is left.
 * @param exact with grain where it is not known, too
 */
export function grainOn(
  { gradient, cell }: CellGradient,
  picture: Rgb,
  sight: Sight,
  exact: boolean,
): Float32Array | null {
  const { width, data } = picture;
  const model = new Float32Array(data.length);
  for (let i = 0, o = 0; i < sight.known.length; i++, o += 3) {
    const y = Math.floor(i / width);
    gradient.write((i - y * width + 0.5) / cell - 0.5, (y + 0.5) / cell - 0.5, model, o);
  }
  const rms = offOf(picture, model, sight.known);
  if (rms > mostGrain) return null;
  const fibres = fibresOf(picture, sight.known, model);
  if (fibres) followFibres(picture, sight.known, model, fibres === 'rows');
  return exact ? addGrain(picture, model, sight, fibres, rms) : model;
}

/** Rms of what the known pixels differ from a model, levels. */
export function offOf({ data }: Rgb, model: Float32Array, known: Uint8Array): number {
  let [squares, n] = [0, 0];
  for (let i = 0; i < known.length; i++) {
    if (!known[i]) continue;
    for (let o = i * 3; o < i * 3 + 3; o++) squares += (data[o]! - model[o]!) ** 2;
    n++;
  }
  return Math.sqrt(squares / (3 * Math.max(1, n)));
}

/** The picture where it is known, and the model with grain elsewhere: its own where only a shadow lies on it. */
function addGrain(picture: Rgb, model: Float32Array, sight: Sight, fibres: Fibres, rms: number): Float32Array {
  const { known } = sight;
  const grain = (fibres ? null : spreadGrain(picture, model, known)) ?? copyGrain(picture, model, known, fibres);
  const grained = new Float32Array(picture.data);
  for (let o = 0; o < grained.length; o++) if (!known[Math.floor(o / 3)]) grained[o] = model[o]! + grain[o]!;
  takeOwnGrain(picture, grained, model, sight, rms);
  return grained;
}

/** Where only a shadow lies on the ground, what is seen there in the light beside it, in place. `rms`: of what is known from the model, levels. */
export function takeOwnGrain(picture: Rgb, filled: Float32Array, model: Float32Array, sight: Sight, rms: number): void {
  const { known, seen } = sight;
  const lifted = liftLight(picture, model, seen);
  for (let i = 0; i < known.length; i++) {
    if (known[i] || !seen[i]) continue;
    if ([0, 1, 2].every((k) => Math.abs(lifted[i * 3 + k]! - model[i * 3 + k]!) < ownGrain * rms))
      for (let o = i * 3; o < i * 3 + 3; o++) filled[o] = lifted[o]!;
  }
}

/** Grain of what is not known as it is some way off. */
function copyGrain(picture: Rgb, model: Float32Array, known: Uint8Array, fibres: Fibres): Float32Array {
  const sources = grainSources(known, picture, fibres);
  const grain = new Float32Array(model.length);
  for (let i = 0; i < sources.length; i++) {
    const [to, from] = [i * 3, sources[i]! * 3];
    if (from >= 0) for (let k = 0; k < 3; k++) grain[to + k] = picture.data[from + k]! - model[from + k]!;
  }
  return grain;
}
