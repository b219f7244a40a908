import { count, maskOf, type Mask } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { joinPixels, type Part } from './thing.ts';

/** Smaller pieces are no parts, px. */
const least = 30;

/** Pixels by their region, in their order; regions in the order of first sight. */
function byRegion(label: Int32Array, pixels: Int32Array): Map<number, Int32Array> {
  const counts = countsByRegion(label, pixels);
  const lists = new Map(Array.from(counts, ([id, size]) => [id, new Int32Array(size)]));
  const ends = new Map(Array.from(counts, ([id]) => [id, 0]));
  eachRun(label, pixels, (id, from, to) => {
    const end = ends.get(id)!;
    lists.get(id)!.set(pixels.subarray(from, to), end);
    ends.set(id, end + to - from);
  });
  return lists;
}

/** How many of the pixels each region has, in the order of first sight. */
export function countsByRegion(label: Int32Array, pixels: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  eachRun(label, pixels, (id, from, to) => counts.set(id, (counts.get(id) ?? 0) + to - from));
  return counts;
}

/** Pixels that follow one another in a list are of one region more often than not. */
function eachRun(label: Int32Array, pixels: Int32Array, visit: (id: number, from: number, to: number) => void): void {
  for (let from = 0; from < pixels.length;) {
    const id = label[pixels[from]!]!;
    let to = from + 1;
    while (to < pixels.length && label[pixels[to]!] === id) to++;
    visit(id, from, to);
    from = to;
  }
}

/** The regions that a thing is made of, those that hold most of its rim first. `outline` is the thing's own mask. */
export function partsOf(surfaces: Surfaces, pixels: Int32Array, outline: Mask): Part[] {
  const { label, regions, width, height, stripes } = surfaces;
  const pixelsBy = byRegion(label, pixels);
  // Where stripes run to the side of their card, the side is the card's, and what they cover is.
  const cardOf = new Map<number, number>();
  for (const [id, { card }] of stripes) if (pixelsBy.has(id) && pixelsBy.has(card)) cardOf.set(id, card);
  const rimBy = new Map<number, number>();
  let rim = 0;
  const { bits } = outline;
  for (let k = 0; k < pixels.length; k++) {
    const i = pixels[k]!;
    const y = Math.floor(i / width);
    const x = i - y * width - outline.x;
    const row = y - outline.y;
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
    const over = [...cardOf].filter(([, card]) => card === id).map(([above]) => pixelsBy.get(above)!);
    const mask = maskOf(over.length ? joinPixels(list, ...over) : list, width, height, 1);
    const filled = { ...mask, bits: fillHoles(mask) };
    const rimShare = (rimBy.get(id) ?? 0) / Math.max(1, rim);
    parts.push({ region: regions[id]!, pixels: list, rimShare, filled, area: count(filled.bits) });
  }
  return parts.sort((a, b) => b.rimShare - a.rimShare);
}
