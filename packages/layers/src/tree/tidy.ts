/** After the tree: slivers go back to what they are the rim or the shadow of, and scattered bits of one icon unite. */
import { dilate, holds, maskOf, overlap, type Mask } from '../areas/mask.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { isThin, joinPixels, leafOf, type Thing } from './thing.ts';

/** Half of the greatest thickness of a sliver and of a hard shadow, px. */
const sliver = { any: 2, hugging: 3 };
const shadow = 7;
/** Share of a sliver within three pixels of its host from which it follows the host's rim. */
const hugging = 0.45;

/** Shadows are compared with what lies this far beside them, px. */
const beside = 12;
/** So much of it has to be evenly darker than that: share of the places, and bounds of the ratio and of its spread. */
const darker = { share: 0.6, least: 0.4, most: 0.985, spread: 0.07 };

/** Is the thing what lies beside it, away from its host, evenly darkened? */
function isShade(thing: Thing, mask: Mask, host: Thing, { width, height, data }: Surfaces): boolean {
  let [pairs, dark] = [0, 0];
  for (let k = 0; k < thing.own.length; k += 3) {
    const i = thing.own[k]!;
    const y = Math.floor(i / width);
    const x = i - y * width;
    for (const [dx, dy] of [
      [beside, 0],
      [-beside, 0],
      [0, beside],
      [0, -beside],
    ] as const) {
      const [toX, toY] = [x + dx, y + dy];
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
      if (holds(mask, toX, toY) || holds(host.mask, toX, toY)) continue;
      pairs++;
      if (darkens(data, i, toY * width + toX)) dark++;
    }
  }
  return pairs > 20 && dark > darker.share * pairs;
}

function darkens(data: Uint8Array, i: number, beside: number): boolean {
  let [low, high] = [Infinity, 0];
  for (let k = 0; k < 3; k++) {
    const ratio = data[i * 3 + k]! / Math.max(8, data[beside * 3 + k]!);
    low = Math.min(low, ratio);
    high = Math.max(high, ratio);
  }
  return high < darker.most && low > darker.least && high - low < darker.spread;
}

const larger = (other: Thing, thing: Thing) => other !== thing && other.own.length >= 3 * thing.own.length;

/** The larger sibling that the thing's rim touches most, and which share of the thing that is; none below a quarter. */
function hostOf(thing: Thing, siblings: Thing[], { width, height }: Surfaces): { host: Thing; share: number } | null {
  const near = maskOf(thing.own, width, height, 4);
  near.bits = dilate(near.bits, near.width, near.height, 3);
  let best: { host: Thing; share: number } | null = null;
  for (const host of siblings) {
    if (!larger(host, thing)) continue;
    const share = overlap(near, host.mask) / thing.own.length;
    if (share > (best?.share ?? 0.25)) best = { host, share };
  }
  return best;
}

/**
 * Gives slivers to their hosts and shadows to what they lie on: another of the things, the parent, which takes what becomes
 * none of them, or (`onGround`) the ground, where the host casts them.
 */
export function returnSlivers(things: Thing[], surfaces: Surfaces, onGround: boolean): Thing[] {
  const kept = things.slice();
  for (const thing of things.toReversed()) {
    if (thing.children.length || thing.kind === 'line') continue;
    const mask = maskOf(thing.own, surfaces.width, surfaces.height, 1);
    if (!isThin(mask, shadow)) continue;
    const below = kept.find((other) => larger(other, thing) && overlap(mask, other.mask) > 0.7 * thing.own.length);
    const caster = hostOf(
      thing,
      kept.filter((other) => other !== below),
      surfaces,
    );
    if (caster && isShade(thing, mask, caster.host, surfaces)) {
      if (below) below.own = joinPixels(below.own, thing.own);
      else if (onGround) caster.host.cast.push(thing.own);
      kept.splice(kept.indexOf(thing), 1);
      continue;
    }
    const touching = below ? { host: below, share: 1 } : caster;
    if (!touching || !isThin(mask, touching.share > hugging ? sliver.hugging : sliver.any)) continue;
    const fit = fitSimpleShape(mask);
    if (fit?.kind === 'rectangle' && fit.score > 0.85) continue;
    touching.host.own = joinPixels(touching.host.own, thing.own);
    kept.splice(kept.indexOf(thing), 1);
  }
  return kept;
}

function closeEnough(a: Thing, b: Thing, side: number): boolean {
  const [big, small] = [Math.max(a.mask.width, a.mask.height), Math.max(b.mask.width, b.mask.height)];
  if (small > big || big > 0.2 * side) return false;
  const [p, q] = [a.mask, b.mask];
  const gapX = Math.max(0, p.x - q.x - q.width, q.x - p.x - p.width);
  const gapY = Math.max(0, p.y - q.y - q.height, q.y - p.y - p.height);
  const gap = Math.hypot(gapX, gapY);
  const tiny = b.own.length < 0.25 * a.own.length;
  if (big > 90 && !tiny && gap > 4) return false;
  return gap <= (tiny ? 0.3 : 0.22) * big;
}

/** Small leaves that lie close together are one thing: two halves of a quotation mark, steam over a cup. */
export function uniteScattered(things: Thing[], surfaces: Surfaces): Thing[] {
  const list = things.slice();
  const side = Math.max(surfaces.width, surfaces.height);
  const loose = (thing: Thing) => thing.children.length === 0 && thing.kind !== 'line' && thing.kind !== 'picture';
  for (let i = 0; i < list.length; i++)
    for (let j = 0; j < list.length; j++) {
      const [a, b] = [list[i]!, list[j]!];
      if (i === j || !loose(a) || !loose(b) || !closeEnough(a, b, side)) continue;
      list[i] = { ...leafOf(surfaces, joinPixels(a.own, b.own)), cast: [...a.cast, ...b.cast] };
      list.splice(j, 1);
      if (j < i) i--;
      j = -1;
    }
  return list;
}
