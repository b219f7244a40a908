import { continueColours } from '../areas/laplace.ts';
import type { Rgb } from '../areas/rgb.ts';
import type { GroundKind } from '../tree/find-ground.ts';
import { fitGradient } from './gradient.ts';
import { fillWithPatches } from './patch-fill.ts';
import { repeatTiles } from './repeat-tiles.ts';

export interface GroundModel {
  kind: 'linear' | 'radial' | 'smooth' | 'tiles' | 'patches';
  /** The whole ground, three floats a pixel, levels. */
  colours: Float32Array;
}

function modelSmooth(picture: Rgb, known: Uint8Array, exact: boolean): GroundModel {
  const { width, height, data } = picture;
  const hole = known.map((v) => 1 - v);
  const gradient = fitGradient(picture, known);
  const colours = Float32Array.from(data);
  if (!gradient) {
    continueColours(colours, hole, width, height);
    return { kind: 'smooth', colours };
  }
  // The gradient everywhere, plus what the known pixels differ from it, continued into the hole.
  const model = new Float32Array(colours.length);
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let k = 0; k < 3; k++, o++) {
        model[o] = gradient.at(x, y, k);
        colours[o] = known[y * width + x] ? data[o]! - model[o]! : 0;
      }
  if (exact) continueColours(colours, hole, width, height, 10);
  for (let o = 0; o < model.length; o++) colours[o]! += model[o]!;
  return { kind: gradient.kind, colours };
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
  if (!exact) return null;
  return {
    kind: 'patches',
    colours: fillWithPatches(
      picture,
      known.map((v) => 1 - v),
    ),
  };
}
