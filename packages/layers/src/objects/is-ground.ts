/** Is what a network would part from the ground only the ground itself: most of it, or what is seen of it in a wreath? */
import { distance, meanOf, stepBetween, type Rgb } from '../areas/rgb.ts';
import { marksOf, type Thing } from '../tree/thing.ts';

/** It holds so much of what the ground shows along the picture's sides, so wide (share of the longer one). */
const alongSides = { share: 0.7, wide: 0.015 };
/**
 * A side of its own that is seen is a step of so many levels within so many pixels. What is seen through a gap has few of them
 * (share of its border), and the ground's colour (levels), which each seventh pixel tells.
 */
const throughGap = { levels: 4, reach: 3, open: 0.15, colour: 8, every: 7 };

/** @param owners index of the thing that holds each pixel; -1: the ground */
export const isGround = (found: Thing, owners: Int32Array, picture: Rgb): boolean =>
  holdsSides(found, owners, picture) || isSeenThrough(found, owners, picture);

function holdsSides({ own }: Thing, owners: Int32Array, { width, height }: Rgb): boolean {
  const wide = Math.round(alongSides.wide * Math.max(width, height));
  const isAlong = (i: number) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return Math.min(x, y, width - 1 - x, height - 1 - y) < wide;
  };
  let [held, all] = [0, 0];
  for (const i of own) if (isAlong(i)) held++;
  if (!held) return false;
  for (let i = 0; i < owners.length; i++) if (owners[i] === -1 && isAlong(i)) all++;
  return held > alongSides.share * all;
}

/** It ends at nothing that one could see but at what lies in front of it. */
function isSeenThrough({ own }: Thing, owners: Int32Array, { width, height, data }: Rgb): boolean {
  const marked = marksOf(own, width * height);
  let [open, all] = [0, 0];
  for (const i of own) {
    const x = i % width;
    for (const [right, down] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const [next, beyond] = [i + right + down * width, i + throughGap.reach * (right + down * width)];
      const column = x + throughGap.reach * right;
      // At the picture's side nothing tells.
      if (column < 0 || column >= width || beyond < 0 || beyond >= marked.length || marked[next]) continue;
      all++;
      // Between it and what lies in front there may be a rim that is mixed, and no one's.
      if (owners[next] === -1 && owners[beyond] === -1 && stepBetween(data, i, beyond) > throughGap.levels) open++;
    }
  }
  if (open > throughGap.open * all) return false;
  const rest: number[] = [];
  for (let i = 0; i < owners.length; i += throughGap.every) if (owners[i] === -1 && !marked[i]) rest.push(i);
  const mine = own.filter((_, k) => k % throughGap.every === 0);
  return rest.length > 0 && distance(meanOf(mine, data), meanOf(Int32Array.from(rest), data)) < throughGap.colour;
}
