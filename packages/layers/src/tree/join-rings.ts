/** A thin ring on a badge, about its middle, is drawn on it, and one round a disc is the disc's rim. */
import { count, joinMasks, maskOf, sidesOf } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import { radiiOf, seenRound } from '../areas/seen-round.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import { isPicture, joinPixels, type Thing } from './thing.ts';
import { absorb } from './tidy.ts';

/** A ring is so wide at least, px, so thin (px and share of its width), and seen in so many of the directions from its middle. */
const thin = { least: 30, px: 2, share: 0.06, parts: 36, seen: 0.55 };
/** How much of its pixels lie within that, share. */
const within = 0.94;
/**
 * A badge is as wide as high (share), no wider than this share of the picture, fills no more of its box than a disc or a burst, and has the
 * ring about its middle (share, px).
 */
const badge = { round: 0.12, most: 0.3, full: 0.86, middle: 0.04, px: 2, ring: 0.5 };
/** A rim begins where the disc ends, px. */
const beside = 3;

interface Ring {
  x: number;
  y: number;
  inner: number;
  outer: number;
}

/** Joins the rings among the things, and on each of them, with what they belong to. Things change in place. */
export function joinRings(things: Thing[], width: number, height: number, below: Thing | null = null): Thing[] {
  for (const thing of things) thing.children = joinRings(thing.children, width, height, thing);
  let list = things;
  for (const thing of things) {
    const ring = mayBeRing(thing) ? ringOf(thing, width) : null;
    if (!ring) continue;
    const others = list.filter((other) => other !== thing && isRound(other, Math.max(width, height)));
    const disc = others.find((other) => isRimOf(ring, other));
    const holder =
      disc ?? holderOf(ring, below && isRound(below, Math.max(width, height)) ? [below, ...others] : others);
    if (!holder) continue;
    if (disc) giveRim(disc, thing, width, height);
    else absorb(holder, thing.own, thing.mask);
    list = list.filter((other) => other !== thing);
  }
  return list;
}

/** In JPEG what is left along a disc's edge looks like a picture. */
function mayBeRing({ children, mask, own }: Thing): boolean {
  const side = Math.max(mask.width, mask.height);
  const round = Math.abs(mask.width - mask.height) <= 2 * badge.round * side;
  const most = Math.PI * side * (thin.px + thin.share * side);
  return !children.length && round && side >= thin.least && own.length <= most;
}

/** The circle that most pixels of the thing lie on (least squares of the algebraic distance, after Kåsa); null: they lie on none. */
function ringOf({ own }: Thing, width: number): Ring | null {
  const [x, y] = middleOf(own, width);
  const [inner, outer] = radiiOf(own, x, y, within, width);
  if (outer - inner > thin.px + thin.share * 2 * outer) return null;
  return seenRound(own, x, y, thin.parts, width) >= thin.seen ? { x, y, inner, outer } : null;
}

function middleOf(pixels: Int32Array, width: number): [number, number] {
  const n = pixels.length;
  let [meanX, meanY] = [0, 0];
  for (const i of pixels) {
    meanX += ((i % width) + 0.5) / n;
    meanY += (Math.floor(i / width) + 0.5) / n;
  }
  let [uu, uv, vv, uq, vq] = [0, 0, 0, 0, 0];
  for (const i of pixels) {
    const [u, v] = [(i % width) + 0.5 - meanX, Math.floor(i / width) + 0.5 - meanY];
    const q = u * u + v * v;
    uu += u * u;
    uv += u * v;
    vv += v * v;
    uq += (u * q) / 2;
    vq += (v * q) / 2;
  }
  const determinant = uu * vv - uv * uv;
  if (determinant < 1e-6 * uu * vv) return [meanX, meanY];
  return [meanX + (uq * vv - vq * uv) / determinant, meanY + (vq * uu - uq * uv) / determinant];
}

function isRound(thing: Thing, longerSide: number): boolean {
  const [left, top, right, bottom] = sidesOf(thing.mask);
  const [wide, high] = [right - left, bottom - top];
  const side = Math.max(wide, high);
  if (thing.kind === 'line' || isPicture(thing)) return false;
  if (Math.abs(wide - high) > badge.round * side || side > badge.most * longerSide) return false;
  return count(thing.mask.bits) < badge.full * wide * high;
}

function circleOf({ mask }: Thing) {
  const [left, top, right, bottom] = sidesOf(mask);
  return { x: (left + right) / 2, y: (top + bottom) / 2, radius: (right - left + bottom - top) / 4 };
}

const isAbout = (ring: Ring, { x, y, radius }: ReturnType<typeof circleOf>): boolean =>
  Math.hypot(ring.x - x, ring.y - y) <= badge.middle * 2 * radius + badge.px;

/** The smallest round thing on which the ring runs about the middle. */
function holderOf(ring: Ring, things: readonly Thing[]): Thing | undefined {
  return things
    .map((thing) => ({ thing, circle: circleOf(thing) }))
    .filter(
      ({ circle }) =>
        isAbout(ring, circle) && ring.outer <= circle.radius + beside && ring.outer >= badge.ring * circle.radius,
    )
    .toSorted((a, b) => a.circle.radius - b.circle.radius)[0]?.thing;
}

function isRimOf(ring: Ring, disc: Thing): boolean {
  const circle = circleOf(disc);
  return disc.shape !== null && isAbout(ring, circle) && Math.abs(ring.inner - circle.radius) <= beside;
}

function giveRim(disc: Thing, rim: Thing, width: number, height: number): void {
  const joined = joinMasks(disc.mask, maskOf(rim.own, width, height, 1));
  disc.mask = { ...joined, bits: fillHoles(joined) };
  disc.shape = fitSimpleShape(disc.mask);
  disc.own = joinPixels(disc.own, rim.own);
  disc.cast = [...disc.cast, ...rim.cast];
}
