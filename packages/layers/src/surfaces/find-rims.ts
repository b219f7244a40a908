/**
 * Where two calm sides meet at once: the pixels of such an edge are mixtures of both. Along the edge of what leans a little they
 * go from one side's colour to the other's in steps as small as a gradient's, so that they must link nothing.
 */
import { stepBetween, type Rgb } from '../areas/rgb.ts';
import type { Box } from '../picture.ts';

/** Smaller steps are a gradient's or grain, levels. */
const least = 4;
/** Each side is looked at from 2 to 4 px off, and calm if it changes by less than this share of the step. */
const calm = 0.2;
/** A pixel that is nearer to one side than this share of the step is that side's. */
const own = 0.12;

/** A step up to this is a low one, levels: the mean of a mixed pixel's surroundings reaches to both of its sides. */
const lowStep = 16;

/** A mixture of the sides to its left and right; of those above and below; another side begins to its right; below it; low step. */
export const rim = { mixedAcross: 1, mixedDown: 2, mixed: 3, right: 4, below: 8, low: 16 } as const;

/** Share of clear edges with a calm side on both hands: photographs, JPEG and grain leave few, and rims there are chance. */
const drawnShare = 0.25;
const clear = 24;

/** Was the picture drawn by a computer and never compressed with loss? Every third row is looked at. */
function isCleanlyDrawn({ width, height, data }: Rgb): boolean {
  let [edges, calm] = [0, 0];
  for (let y = 5; y < height - 6; y += 3)
    for (let x = 5, i = y * width + x; x < width - 6; x++, i++)
      for (const by of [1, width]) {
        const step = stepBetween(data, i - 2 * by, i + 2 * by);
        if (step < clear || 3 * stepBetween(data, i, i + by) <= step) continue;
        edges++;
        if (stepBetween(data, i - 4 * by, i - 2 * by) <= 1 && stepBetween(data, i + 3 * by, i + 5 * by) <= 1) calm++;
      }
  return calm > drawnShare * edges;
}

/** Null: the picture is not drawn so cleanly that they say anything. */
export function findRims({ width, height, data }: Rgb): Uint8Array | null {
  if (!isCleanlyDrawn({ width, height, data })) return null;
  const rims = new Uint8Array(width * height);
  findRimsIn({ width, height, data }, { x: 0, y: 0, width, height }, rims);
  return rims;
}

/** So far from a pixel its rim depends on others, px. */
export const rimReach = 4;

/** The same within a box, written to `rims`. */
export function findRimsIn({ width, height, data }: Rgb, box: Box, rims: Uint8Array): void {
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x, i = y * width + x; x < box.x + box.width; x++, i++) {
      const across = x > 3 && x < width - 4 ? rimAt(data, i, 1, rim.mixedAcross, rim.right) : 0;
      const down = y > 3 && y < height - 4 ? rimAt(data, i, width, rim.mixedDown, rim.below) : 0;
      rims[i] = across | down;
    }
}

/** Of pixel `i`, across an edge that runs at right angles to `by`. */
function rimAt(data: Uint8Array, i: number, by: number, mixed: number, after: number): number {
  const [before, behind] = [i - 2 * by, i + 2 * by];
  const step = stepBetween(data, before, behind);
  if (step < least) return 0;
  const most = Math.max(1, calm * step);
  if (stepBetween(data, before - 2 * by, before) > most || stepBetween(data, behind, behind + 2 * by) > most) return 0;
  const [left, right] = [stepBetween(data, before, i), stepBetween(data, i, behind)];
  const low = step > lowStep ? 0 : rim.low;
  if (left > own * step && right > own * step) return mixed | low;
  return stepBetween(data, i, i + by) > (1 - 2 * own) * step ? after | low : 0;
}
