/** After the tree: slivers go back to what they are the rim or the shadow of, and scattered bits of one icon unite. */
import { dilate, maskOf, overlap } from '../areas/mask.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Colour } from '../picture.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { isThin, joinPixels, leafOf, type Thing } from './thing.ts';

/** Half of the greatest thickness of a sliver and of a hard shadow, px. */
const sliver = 2;
const shadow = 7;

/** Is the colour the ground's, evenly darkened? */
function darkens(colour: Colour, ground: Colour): boolean {
  const ratios = colour.map((value, k) => value / Math.max(8, ground[k]!));
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  return most < 0.97 && least > 0.5 && most - least < 0.05;
}

/** The larger sibling that the thing's rim touches most, if it touches one with a good part. */
function hostOf(thing: Thing, siblings: Thing[], { width, height }: Surfaces): Thing | null {
  const near = maskOf(thing.own, width, height, 4);
  near.bits = dilate(near.bits, near.width, near.height, 3);
  let [host, most]: [Thing | null, number] = [null, 0.25 * thing.own.length];
  for (const other of siblings) {
    if (other === thing || other.own.length < 3 * thing.own.length) continue;
    const shared = overlap(near, other.mask);
    if (shared > most) [host, most] = [other, shared];
  }
  return host;
}

/** Gives slivers to their hosts. `ground` is the colour that they lie on, if it is one. */
export function returnSlivers(things: Thing[], surfaces: Surfaces, ground: Colour | null): Thing[] {
  const kept = things.slice();
  for (const thing of things.toReversed()) {
    if (thing.children.length || thing.kind === 'line') continue;
    const mask = maskOf(thing.own, surfaces.width, surfaces.height, 1);
    const thin = isThin(mask, sliver);
    const shade = ground !== null && isThin(mask, shadow) && darkens(thing.colour, ground);
    if (!thin && !shade) continue;
    const fit = shade ? null : fitSimpleShape(mask);
    if (fit?.kind === 'rectangle' && fit.score > 0.85) continue;
    const host = hostOf(thing, kept, surfaces);
    if (!host) continue;
    if (shade) host.cast.push(thing.own);
    else host.own = joinPixels(host.own, thing.own);
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
