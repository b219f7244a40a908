/** After the tree: slivers go back to what they are the rim or the shadow of, and scattered bits of one icon unite. */
import { count, dilate, erode, holds, joinMasks, maskOf, overlap, sidesOf, type Mask } from '../areas/mask.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { alike, carriesWord, isPicture, isThin, joinPixels, leafOf, type Thing } from './thing.ts';

/** Half of the greatest thickness of a sliver and of a hard shadow, px. */
const sliver = { any: 2, hugging: 3 };
const shadow = 7;
/** Of one that hugs what lies across its card's edge. */
const across = { thick: 3, share: 0.03 };
/** Share of a sliver within three pixels of its host from which it follows the host's rim. */
const hugging = 0.45;

/** A hard shadow beyond a rim reaches so far from its thing, px, and runs along so much of a side, share. */
const beyond = { px: 32, share: 0.7 };

/** Shadows are compared with what lies this far beside them, px. */
const beside = 12;
/** So much of it has to be evenly darker than that: share of the places, and bounds of the ratio and of its spread. */
const darker = { share: 0.57, least: 0.4, most: 0.985, spread: 0.07 };

/** What the thing is the shadow on, if it is what lies beside it, away from its caster, evenly darkened. */
function shadeOf(thing: Thing, mask: Mask, caster: Thing, siblings: Thing[], surfaces: Surfaces) {
  const { width, height, data } = surfaces;
  let [pairs, dark] = [0, 0];
  const below = new Map<Thing | undefined, number>();
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
      if (holds(mask, toX, toY) || holds(caster.mask, toX, toY)) continue;
      const lower = siblings.find((other) => holds(other.mask, toX, toY));
      below.set(lower, (below.get(lower) ?? 0) + 1);
      pairs++;
      if (darkens(data, i, toY * width + toX)) dark++;
    }
  }
  if (pairs <= 20 || dark <= darker.share * pairs) return null;
  const [lower] = [...below].sort((a, b) => b[1] - a[1])[0]!;
  return { below: lower };
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

/** How many pixels of shadows lie in the mask: a hard shadow may come in strips. */
function shared(mask: Mask, casts: Int32Array[], width: number): number {
  let found = 0;
  for (const cast of casts) for (const i of cast) found += holds(mask, i % width, Math.floor(i / width));
  return found;
}

/** What lies within three pixels of what is seen of a thing, and that. */
function nearTo({ own }: Thing, { width, height }: Surfaces): Mask {
  const near = maskOf(own, width, height, 4);
  near.bits = dilate(near.bits, near.width, near.height, 3);
  return near;
}

/** The larger siblings that the thing's rim touches with at least a quarter of it, and with which share; the most first. */
function hostsOf(thing: Thing, siblings: Thing[], surfaces: Surfaces): { host: Thing; share: number }[] {
  const near = nearTo(thing, surfaces);
  return siblings
    .filter((host) => larger(host, thing))
    .map((host) => ({
      host,
      share: (overlap(near, host.mask) + shared(near, host.cast, surfaces.width)) / thing.own.length,
    }))
    .filter(({ share }) => share > 0.25)
    .sort((a, b) => b.share - a.share);
}

/** The larger siblings below or beside which the thing runs, parted from them by a rim in the colour of what both lie on. */
function hostsBeyondRim(thing: Thing, siblings: Thing[]): { host: Thing; share: number }[] {
  const [left, top, right, bottom] = sidesOf(thing.mask);
  return siblings.flatMap((host) => {
    if (!larger(host, thing)) return [];
    const [hostLeft, hostTop, hostRight, hostBottom] = sidesOf(host.mask);
    const starts = Math.min(left - hostLeft, top - hostTop) > -beyond.px;
    const ends = Math.max(right - hostRight, bottom - hostBottom) < beyond.px;
    const isBelow = bottom > hostBottom && right - left > beyond.share * (hostRight - hostLeft);
    const isBeside = right > hostRight && bottom - top > beyond.share * (hostBottom - hostTop);
    return starts && ends && (isBelow || isBeside) ? [{ host, share: 0 }] : [];
  });
}

/**
 * Gives slivers to their hosts and shadows to what they lie on: another of the things, the parent, which takes what becomes
 * none of them, or (`onGround`) the ground, where the host casts them.
 */
export function returnSlivers(things: Thing[], surfaces: Surfaces, onGround: boolean): Thing[] {
  const kept = things.slice();
  for (let left = -1; left !== kept.length;) {
    left = kept.length;
    for (const thing of kept.toReversed()) {
      if (thing.children.length || thing.kind === 'line') continue;
      const mask = maskOf(thing.own, surfaces.width, surfaces.height, 1);
      if (!isThin(mask, shadow)) continue;
      const hosts = hostsOf(thing, kept, surfaces);
      if (onGround && !hosts.length) hosts.push(...hostsBeyondRim(thing, kept));
      if (giveShade(thing, mask, hosts, kept, surfaces, onGround) || giveSliver(thing, mask, hosts))
        kept.splice(kept.indexOf(thing), 1);
    }
  }
  return kept;
}

/** Gives what hugs a thing that lies across another's edge, and was taken for something on that other, to the thing. */
export function returnAcross(things: Thing[], surfaces: Surfaces): void {
  for (const below of things) {
    const given = below.children.filter((sliver) => {
      if (sliver.children.length || sliver.kind === 'line') return false;
      const mask = maskOf(sliver.own, surfaces.width, surfaces.height, 1);
      // At a corner it may be a little thicker.
      const thick = count(erode(mask.bits, mask.width, mask.height, across.thick));
      if (thick > across.share * sliver.own.length) return false;
      const near = nearTo(sliver, surfaces);
      // A ring that goes on under its dial is behind the dial's marks, and holds them.
      const isAcross = (other: Thing) => other !== below && overlap(other.mask, mask) < 0.5 * sliver.own.length;
      const host = things.find((other) => isAcross(other) && overlap(near, other.mask) > hugging * sliver.own.length);
      if (host) absorb(host, sliver.own, mask);
      return host !== undefined;
    });
    if (given.length) below.children = below.children.filter((child) => !given.includes(child));
  }
}

/** The thing shows these pixels as well, and its outline holds them. */
export function absorb(thing: Thing, pixels: Int32Array, mask: Mask): void {
  thing.mask = joinMasks(thing.mask, mask);
  thing.own = joinPixels(thing.own, pixels);
}

function giveShade(
  thing: Thing,
  mask: Mask,
  hosts: { host: Thing }[],
  siblings: Thing[],
  surfaces: Surfaces,
  onGround: boolean,
): boolean {
  const others = siblings.filter((other) => larger(other, thing));
  for (const { host } of hosts) {
    const shade = shadeOf(thing, mask, host, others, surfaces);
    if (!shade) continue;
    if (shade.below) absorb(shade.below, thing.own, mask);
    else if (onGround) host.cast.push(thing.own);
    return true;
  }
  return false;
}

function giveSliver(thing: Thing, mask: Mask, hosts: { host: Thing; share: number }[]): boolean {
  const [first] = hosts;
  if (!first || !isThin(mask, first.share > hugging ? sliver.hugging : sliver.any)) return false;
  const fit = fitSimpleShape(mask);
  if (fit?.kind === 'rectangle' && fit.score > 0.85) return false;
  absorb(first.host, thing.own, mask);
  return true;
}

/** Two of one odd form and colour side by side, as the halves of a quotation mark are: gap in times of the larger side. */
const twin = { size: 0.04, levels: 12, gap: 0.25 };

const areTwins = (a: Thing, b: Thing): boolean =>
  [a, b].every(({ kind, shape }) => !shape && kind !== 'picture') &&
  alike(a.colour, b.colour, twin.levels) &&
  Math.abs(a.mask.width - b.mask.width) <= twin.size * a.mask.width &&
  Math.abs(a.mask.height - b.mask.height) <= twin.size * a.mask.height &&
  Math.abs(a.own.length - b.own.length) <= twin.size * a.own.length;

function closeEnough(a: Thing, b: Thing, side: number): boolean {
  const [big, small] = [Math.max(a.mask.width, a.mask.height), Math.max(b.mask.width, b.mask.height)];
  if (small > big || big > 0.2 * side) return false;
  const [p, q] = [a.mask, b.mask];
  const gapX = Math.max(0, p.x - q.x - q.width, q.x - p.x - p.width);
  const gapY = Math.max(0, p.y - q.y - q.height, q.y - p.y - p.height);
  const gap = Math.hypot(gapX, gapY);
  if (areTwins(a, b)) return gap <= twin.gap * big;
  const tiny = b.own.length < 0.25 * a.own.length;
  if (big > 90 && !tiny && gap > 4) return false;
  return gap <= (tiny ? 0.3 : 0.22) * big;
}

/** Rectangles or discs of one size in a row of three or more: swatches, steps. Smaller ones are dots of an icon, share of the picture. */
const swatch = { least: 0.03, size: 0.06, apart: 2.2 };

function findSwatches(things: Thing[], side: number): Set<Thing> {
  const whole = things.filter(
    ({ mask, shape }) => Math.min(mask.width, mask.height) > swatch.least * side && shape !== null,
  );
  const near = (p: number, q: number, size: number) => Math.abs(p - q) <= swatch.size * size + 1;
  const inRow = ({ mask: a }: Thing, { mask: b }: Thing) => {
    if (!near(a.width, b.width, a.width) || !near(a.height, b.height, a.height)) return false;
    if (near(a.y, b.y, a.height)) return Math.abs(a.x - b.x) < swatch.apart * a.width;
    return near(a.x, b.x, a.width) && Math.abs(a.y - b.y) < swatch.apart * a.height;
  };
  return new Set(whole.filter((one) => whole.filter((other) => other !== one && inRow(one, other)).length > 1));
}

/** Small leaves that lie close together are one thing: two halves of a quotation mark, steam over a cup. */
export function uniteScattered(things: Thing[], surfaces: Surfaces): Thing[] {
  const list = things.slice();
  const side = Math.max(surfaces.width, surfaces.height);
  const swatches = findSwatches(things, side);
  const loose = (thing: Thing) =>
    !thing.children.length &&
    thing.kind !== 'line' &&
    !isPicture(thing) &&
    !swatches.has(thing) &&
    !carriesWord(thing, surfaces);
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
