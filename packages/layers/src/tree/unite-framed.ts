/** A photograph and the thin frame round it are one thing on another photograph. */
import type { Mask } from '../areas/mask.ts';
import { distance } from '../areas/rgb.ts';
import type { Box, Colour } from '../picture.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { wholeOf } from './drawn-shapes.ts';
import type { Ground } from './find-ground.ts';

/** Half the thickness of a photograph's frame, px: a thicker one is a card of its own. */
const thickest = 9;
/** Share of the picture that a framed photograph takes at least and at most. */
const size = { least: 0.01, most: 0.6 };
/** Share of what the frame encloses that has to be grainy. */
const grainyShare = 0.5;

/** Side of the squares that are compared across the frame and how far they lie from its outer rim, px. */
const square = 7;
const gap = 4;
/** How much more the squares across have to differ than two on the same side, times. */
const another = 1.6;

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

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Does a box, within a frame of twice this thickness, hold something other than the ground that it lies on? */
export function enclosesAnother(surfaces: Surfaces, box: Box, thick: number): boolean {
  const [across, along]: [number[], number[]] = [[], []];
  const inward = 2 * thick + gap;
  const compare = (x: number, y: number, dx: number, dy: number) => {
    const inside = meanAt(surfaces, x + dx * inward, y + dy * inward);
    const outside = meanAt(surfaces, x - dx * gap, y - dy * gap);
    const farther = meanAt(surfaces, x - dx * (inward + 2 * gap), y - dy * (inward + 2 * gap));
    const deeper = meanAt(surfaces, x + dx * 2 * (inward + gap), y + dy * 2 * (inward + gap));
    if (inside && outside) across.push(distance(inside, outside));
    if (outside && farther) along.push(distance(outside, farther));
    if (inside && deeper) along.push(distance(inside, deeper));
  };
  for (let x = box.x + 24; x < box.x + box.width - 24; x += 16) {
    compare(x, box.y, 0, 1);
    compare(x, box.y + box.height - 1, 0, -1);
  }
  for (let y = box.y + 24; y < box.y + box.height - 24; y += 16) {
    compare(box.x, y, 1, 0);
    compare(box.x + box.width - 1, y, -1, 0);
  }
  return median(across) > another * median(along);
}

/**
 * Gives each frame the photograph in it, as one region that is no ground: labels, regions and ground are changed in place.
 * Returns the ids of those regions.
 */
export function uniteFramed(surfaces: Surfaces, { holds, drawn }: Ground): Set<number> {
  const { width, height, regions } = surfaces;
  const united = new Set<number>();
  for (const region of regions) {
    const share = (region.box.width * region.box.height) / (width * height);
    if (!drawn[region.id] || region.thick > thickest || share < size.least || share > size.most) continue;
    if (region.area > 0.35 * region.box.width * region.box.height) continue;
    const whole = wholeOf(region, surfaces);
    if (!whole) continue;
    const inside = grainyInside(surfaces, whole);
    if (inside.pixels.length < grainyShare * inside.total) continue;
    if (!enclosesAnother(surfaces, boxOf(whole), region.thick)) {
      // The ground is seen through the frame.
      for (const id of inside.ids) holds[id] = 1;
      continue;
    }
    for (const i of inside.pixels) surfaces.label[i] = region.id;
    const { busy, noise } = inside.most;
    Object.assign(region, { area: region.area + inside.pixels.length, busy, noise, thick: inside.most.thick });
    holds[region.id] = 0;
    united.add(region.id);
  }
  return united;
}

/** Of what is set, in a mask that may have empty rows and columns round it. */
function boxOf({ x, y, width, bits }: Mask): Box {
  let [left, right] = [width, -1];
  const [first, last] = [bits.indexOf(1), bits.lastIndexOf(1)];
  for (let j = first; j <= last; j++)
    if (bits[j]) {
      left = Math.min(left, j % width);
      right = Math.max(right, j % width);
    }
  const [top, bottom] = [Math.floor(first / width), Math.floor(last / width)];
  return { x: x + left, y: y + top, width: right + 1 - left, height: bottom + 1 - top };
}

function grainyInside({ width, label, regions }: Surfaces, whole: Mask) {
  const pixels: number[] = [];
  const seen = new Map<number, number>();
  let total = 0;
  for (let y = 0, j = 0; y < whole.height; y++)
    for (let i = (whole.y + y) * width + whole.x, end = i + whole.width; i < end; i++, j++) {
      if (!whole.bits[j]) continue;
      total++;
      const region = regions[label[i]!]!;
      if (region.noise < 1 && region.area > 40) continue;
      pixels.push(i);
      seen.set(region.id, (seen.get(region.id) ?? 0) + 1);
    }
  const [main] = [...seen].sort((a, b) => b[1] - a[1])[0] ?? [0];
  return { pixels, total, most: regions[main]!, ids: seen.keys() };
}
