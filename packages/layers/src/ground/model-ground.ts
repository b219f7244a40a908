import { continueColours } from '../areas/laplace.ts';
import type { Rgb } from '../areas/rgb.ts';
import type { GroundKind } from '../tree/find-ground.ts';
import { fitGradient, type Gradient } from './gradient.ts';
import { fillWithPatches } from './patch-fill.ts';
import { fitThinPlate } from './thin-plate.ts';
import { repeatTiles, sourcesOf } from './repeat-tiles.ts';

export interface GroundModel {
  kind: 'linear' | 'radial' | 'smooth' | 'tiles' | 'grain' | 'patches';
  /** The whole ground, three floats a pixel, levels. */
  colours: Float32Array;
}

function modelSmooth(picture: Rgb, known: Uint8Array, exact: boolean): GroundModel {
  const { width, height, data } = picture;
  const hole = new Uint8Array(known.length);
  for (let i = 0; i < hole.length; i++) hole[i] = known[i] ? 0 : 1;
  const gradient = fitGradient(picture, known);
  const model = gradient ? paint(gradient, width, height) : fitThinPlate(picture, known);
  const kind = gradient?.kind ?? 'smooth';
  const colours = new Float32Array(data);
  if (!model) {
    continueColours(colours, hole, width, height);
    return { kind, colours };
  }
  // The model everywhere, plus what the known pixels differ from it, continued into the hole.
  for (let o = 0; o < model.length; o++) colours[o] = known[Math.floor(o / 3)] ? data[o]! - model[o]! : 0;
  if (exact) continueColours(colours, hole, width, height, 10);
  for (let o = 0; o < model.length; o++) colours[o]! += model[o]!;
  return { kind, colours };
}

function paint(gradient: Gradient, width: number, height: number): Float32Array {
  const colours = new Float32Array(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) gradient.write(x, y, colours, i * 3);
  return colours;
}

/**
 * Sides of the cells whose means have to follow a gradient for the rest to be grain, px: of felt, and of paper with fibres. The means of
 * so large cells of a pattern may follow one as well.
 */
const grainCells = { pattern: [8], photo: [8, 24] } as const;
/** Rms of what is left of a pixel, levels: more is a texture with forms. */
const mostGrain = 16;
/** Grain is taken from that far beside and below, px; odd, so that no period shows. */
const grainShift = [67, 53] as const;

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

/** Paper, felt: a gradient with even grain on it. Null where more than grain is left. `exact`: with grain in the holes. */
function modelGrain(picture: Rgb, known: Uint8Array, cellSizes: readonly number[], exact: boolean): GroundModel | null {
  for (const cell of cellSizes) {
    const cells = cellMeans(picture, known, cell);
    const gradient = fitGradient(cells.picture, cells.known);
    if (gradient) return grainOn(gradient, cell, picture, known, exact);
  }
  return null;
}

function grainOn(
  gradient: Gradient,
  cell: number,
  picture: Rgb,
  known: Uint8Array,
  exact: boolean,
): GroundModel | null {
  const { width, height, data } = picture;
  const colours = new Float32Array(data.length);
  let [squares, n] = [0, 0];
  for (let i = 0, o = 0; i < known.length; i++) {
    const y = Math.floor(i / width);
    gradient.write((i - y * width + 0.5) / cell - 0.5, (y + 0.5) / cell - 0.5, colours, o);
    for (let k = 0; k < 3; k++, o++) if (known[i]) squares += (data[o]! - colours[o]!) ** 2;
    n += known[i]!;
  }
  if (Math.sqrt(squares / (3 * Math.max(1, n))) > mostGrain) return null;
  if (!exact) return { kind: 'grain', colours };
  const sources = sourcesOf(known, width, height, ...grainShift);
  const model = colours.slice();
  for (let i = 0; i < known.length; i++) {
    const from = sources[i]! * 3;
    if (from >= 0) for (let k = 0; k < 3; k++) colours[i * 3 + k]! += data[from + k]! - model[from + k]!;
  }
  return { kind: 'grain', colours };
}

/**
 * The ground as a whole, from the pixels where it is seen. `exact` false: only if it follows a rule, and nothing fine is
 * added to that; null where it follows none.
 */
export function modelGround(picture: Rgb, known: Uint8Array, kind: GroundKind, exact = true): GroundModel | null {
  if (!known.includes(1)) return exact ? { kind: 'smooth', colours: Float32Array.from(picture.data) } : null;
  if (kind === 'smooth') return modelSmooth(picture, known, exact);
  const tiles = repeatTiles(picture, known);
  if (tiles) return { kind: 'tiles', colours: tiles };
  const grain = modelGrain(picture, known, grainCells[kind], exact);
  if (grain || !exact) return grain;
  return {
    kind: 'patches',
    colours: fillWithPatches(
      picture,
      known.map((v) => 1 - v),
    ),
  };
}
