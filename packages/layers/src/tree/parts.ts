import { count, fillHoles, maskOf, type Mask } from '../areas/mask.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import type { Part } from './thing.ts';

/** Smaller pieces are no parts, px. */
const least = 30;

/** The regions that a thing is made of, those that hold most of its rim first. `outline` is the thing's own mask. */
export function partsOf(surfaces: Surfaces, pixels: Int32Array, outline: Mask): Part[] {
  const { label, regions, width, height, stripes } = surfaces;
  const pixelsBy = new Map<number, number[]>();
  for (const i of pixels) {
    const list = pixelsBy.get(label[i]!);
    if (list) list.push(i);
    else pixelsBy.set(label[i]!, [i]);
  }
  // Where stripes run to the side of their card, the side is the card's, and what they cover is.
  const cardOf = new Map<number, number>();
  for (const [id, { card }] of stripes) if (pixelsBy.has(id) && pixelsBy.has(card)) cardOf.set(id, card);
  const rimBy = new Map<number, number>();
  let rim = 0;
  const { bits } = outline;
  for (const i of pixels) {
    const y = Math.floor(i / width);
    const [x, row] = [i - y * width - outline.x, y - outline.y];
    const j = row * outline.width + x;
    const inner = x > 0 && row > 0 && x < outline.width - 1 && row < outline.height - 1;
    if (inner && bits[j - 1] && bits[j + 1] && bits[j - outline.width] && bits[j + outline.width]) continue;
    const id = cardOf.get(label[i]!) ?? label[i]!;
    rimBy.set(id, (rimBy.get(id) ?? 0) + 1);
    rim++;
  }
  const parts: Part[] = [];
  for (const [id, list] of pixelsBy) {
    if (list.length < least) continue;
    const own = Int32Array.from(list);
    const over = [...cardOf].filter(([, card]) => card === id).flatMap(([above]) => pixelsBy.get(above)!);
    const mask = maskOf(over.length ? [...list, ...over] : own, width, height, 1);
    const filled = { ...mask, bits: fillHoles(mask) };
    const rimShare = (rimBy.get(id) ?? 0) / Math.max(1, rim);
    parts.push({ region: regions[id]!, pixels: own, rimShare, filled, area: count(filled.bits) });
  }
  return parts.sort((a, b) => b.rimShare - a.rimShare);
}
