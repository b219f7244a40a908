import { count, fillHoles, maskOf, type Mask } from '../areas/mask.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import type { Part } from './thing.ts';

/** Smaller pieces are no parts, px. */
const least = 30;

/** The regions that a thing is made of, those that hold most of its rim first. `outline` is the thing's own mask. */
export function partsOf({ label, regions, width, height }: Surfaces, pixels: Int32Array, outline: Mask): Part[] {
  const pixelsBy = new Map<number, number[]>();
  const rimBy = new Map<number, number>();
  let rim = 0;
  const { bits } = outline;
  for (const i of pixels) {
    const id = label[i]!;
    const list = pixelsBy.get(id);
    if (list) list.push(i);
    else pixelsBy.set(id, [i]);
    const y = Math.floor(i / width);
    const [x, row] = [i - y * width - outline.x, y - outline.y];
    const j = row * outline.width + x;
    const inner = x > 0 && row > 0 && x < outline.width - 1 && row < outline.height - 1;
    if (inner && bits[j - 1] && bits[j + 1] && bits[j - outline.width] && bits[j + outline.width]) continue;
    rimBy.set(id, (rimBy.get(id) ?? 0) + 1);
    rim++;
  }
  const parts: Part[] = [];
  for (const [id, list] of pixelsBy) {
    if (list.length < least) continue;
    const own = Int32Array.from(list);
    const mask = maskOf(own, width, height, 1);
    const filled = { ...mask, bits: fillHoles(mask) };
    const rimShare = (rimBy.get(id) ?? 0) / Math.max(1, rim);
    parts.push({ region: regions[id]!, pixels: own, rimShare, filled, area: count(filled.bits) });
  }
  return parts.sort((a, b) => b.rimShare - a.rimShare);
}
