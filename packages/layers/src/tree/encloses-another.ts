/** Whether what a frame or a ring holds is something other than what it lies on, or that very thing seen through it. */
import { median } from '../areas/quantile.ts';
import { outlineOf } from '../areas/outline.ts';
import { holds, type Mask } from '../areas/mask.ts';
import { distance } from '../areas/rgb.ts';
import type { Box, Colour } from '../picture.ts';
import type { Surfaces } from '../surfaces/regions.ts';

/** Side of the squares that are compared across the frame and how far they lie from its outer rim, px. */
const square = 7;
const gap = 4;
/** How much more the squares across have to differ than two on the same side, times. */
const another = 1.6;
/** Every so many pixels of a ring's outline are looked at. */
const step = 8;

/** A place of a frame's outer rim, where its inner rim is, and the direction inward, of length 1. */
interface Crossing {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly thick: number;
}

/** Does a box, within a frame of twice this thickness, hold something other than the ground that it lies on? */
export function enclosesAnother(surfaces: Surfaces, box: Box, thick: number): boolean {
  const crossings: Crossing[] = [];
  const cross = (x: number, y: number, dx: number, dy: number) => crossings.push({ x, y, dx, dy, thick: 2 * thick });
  for (let x = box.x + 24; x < box.x + box.width - 24; x += 16) {
    cross(x, box.y, 0, 1);
    cross(x, box.y + box.height - 1, 0, -1);
  }
  for (let y = box.y + 24; y < box.y + box.height - 24; y += 16) {
    cross(box.x, y, 1, 0);
    cross(box.x + box.width - 1, y, -1, 0);
  }
  return differsAcross(surfaces, crossings);
}

/** Does a ring, whose outline is whole, hold something other than what is round it? `inner`: what it holds. */
export function ringsAnother(surfaces: Surfaces, outer: Mask, inner: Mask): boolean {
  const [middleX, middleY] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  const crossings: Crossing[] = [];
  const places = outlineOf(outer);
  for (let k = 0; k < places.length; k += 2 * step) {
    const [x, y] = [outer.x + places[k]!, outer.y + places[k + 1]!];
    const far = Math.hypot(middleX - x, middleY - y);
    const [dx, dy] = [(middleX - x) / far, (middleY - y) / far];
    let thick = 0;
    while (thick < far && !holds(inner, Math.floor(x + thick * dx), Math.floor(y + thick * dy))) thick++;
    if (thick < far) crossings.push({ x, y, dx, dy, thick });
  }
  return differsAcross(surfaces, crossings);
}

function differsAcross(surfaces: Surfaces, crossings: readonly Crossing[]): boolean {
  const [across, along]: [number[], number[]] = [[], []];
  for (const { x, y, dx, dy, thick } of crossings) {
    const at = (depth: number) => meanAt(surfaces, x + dx * depth, y + dy * depth);
    const inward = thick + gap;
    const [inside, outside, farther, deeper] = [at(inward), at(-gap), at(-inward - 2 * gap), at(2 * (inward + gap))];
    if (inside && outside) across.push(distance(inside, outside));
    if (outside && farther) along.push(distance(outside, farther));
    if (inside && deeper) along.push(distance(inside, deeper));
  }
  return median(across) > another * median(along);
}

function meanAt({ width, height, data }: Surfaces, cx: number, cy: number): Colour | null {
  const reach = square >> 1;
  const [left, top] = [Math.round(cx) - reach, Math.round(cy) - reach];
  if (left < 0 || top < 0 || left + square > width || top + square > height) return null;
  const sum: Colour = [0, 0, 0];
  for (let y = top; y < top + square; y++)
    for (let o = (y * width + left) * 3, end = o + square * 3; o < end; o++)
      sum[(o - (y * width + left) * 3) % 3]! += data[o]!;
  return sum.map((value) => value / (square * square)) as Colour;
}
