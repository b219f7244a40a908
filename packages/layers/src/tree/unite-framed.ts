/** A photograph and the thin frame round it are one thing on another photograph. */
import type { Mask } from '../areas/mask.ts';
import type { Box } from '../picture.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { wholeOf } from './drawn-shapes.ts';
import { enclosesAnother } from './encloses-another.ts';
import type { Ground } from './find-ground.ts';

/** Half the thickness of a photograph's frame, px: a thicker one is a card of its own. */
const thickest = 9;
/** Share of the picture that a framed photograph takes at least and at most. */
const size = { least: 0.01, most: 0.6 };
/** Share of what the frame encloses that has to be grainy. */
const grainyShare = 0.5;

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
