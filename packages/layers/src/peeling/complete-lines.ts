/** Thin rings and frames go on under what lies before them: their outline is told from what is seen of it. */
import { dilate, pixelsOf, sidesOf, widen, type Mask, type Sides } from '../areas/mask.ts';
import { seenRound } from '../areas/seen-round.ts';
import type { Slot } from './slots.ts';

/** A ring is so wide and high at least, px: less is a stroke. */
const leastSide = 40;
/** A line is so thick at most, px, and so many of its pixels lie so near its curve: share, px. */
const follows = { thickest: 10, share: 0.95, px: 1.5 };
/** So much of the curve is seen at least, in as many parts as it is looked at. */
const seen = { share: 0.5, parts: 180 };
/** Radii of corners that are tried, as shares of the shorter side's half. */
const radii = [0, 0.04, 0.08, 0.12, 0.16, 0.2, 0.25, 0.3, 0.4, 0.5, 0.65, 0.8, 1];

/** Distance of a place from the curve, px: negative inside. */
type Curve = (x: number, y: number) => number;

/** Gives each line that runs round the hidden parts of its curve. `owners`: the order of what each pixel shows. */
export function completeLines(slots: readonly Slot[], owners: Int32Array, width: number, height: number): void {
  for (const { thing, order } of slots) {
    if (thing.kind !== 'line' || Math.min(thing.mask.width, thing.mask.height) < leastSide) continue;
    const pixels = pixelsOf(thing.mask, width);
    const curve = curveThrough(pixels, sidesOf(thing.mask), width);
    if (curve) thing.mask = withHidden(thing.mask, pixels, curve, { owners, order, width, height });
  }
}

/** The ellipse or the rounded rectangle within these sides that the pixels follow; null where they follow none. */
function curveThrough(pixels: Int32Array, sides: Sides, width: number): Curve | null {
  const half = Math.min(sides[2] - sides[0], sides[3] - sides[1]) / 2;
  const curves = [ellipseIn(sides), ...radii.map((share) => roundedIn(sides, share * half))];
  const bands = curves.map((curve) => bandOf(pixels, curve, width));
  const depths = bands.map(([from, to]) => to - from);
  const best = depths.indexOf(Math.min(...depths));
  const [from, to] = bands[best]!;
  if (to - from > follows.thickest || !isSeenRound(pixels, sides, width)) return null;
  const near = pixels.filter((i) => {
    const off = at(curves[best]!, i, width);
    return off >= from - follows.px && off <= to + follows.px;
  });
  return near.length >= follows.share * pixels.length ? curves[best]! : null;
}

function ellipseIn([left, top, right, bottom]: Sides): Curve {
  const [a, b] = [(right - left) / 2, (bottom - top) / 2];
  const [centreX, centreY] = [(left + right) / 2, (top + bottom) / 2];
  return (x, y) => {
    const [p, q] = [(x - centreX) / a, (y - centreY) / b];
    const length = Math.hypot(p, q);
    // To first order: how far the value is off, by how fast it grows there.
    return length ? ((length - 1) * length) / Math.hypot(p / a, q / b) : -Math.min(a, b);
  };
}

function roundedIn([left, top, right, bottom]: Sides, radius: number): Curve {
  const [a, b] = [(right - left) / 2 - radius, (bottom - top) / 2 - radius];
  const [centreX, centreY] = [(left + right) / 2, (top + bottom) / 2];
  return (x, y) => {
    const [p, q] = [Math.abs(x - centreX) - a, Math.abs(y - centreY) - b];
    return Math.hypot(Math.max(0, p), Math.max(0, q)) + Math.min(0, Math.max(p, q)) - radius;
  };
}

const at = (curve: Curve, i: number, width: number): number => curve((i % width) + 0.5, Math.floor(i / width) + 0.5);

/** Between which distances from the curve most of the pixels lie. */
function bandOf(pixels: Int32Array, curve: Curve, width: number): [number, number] {
  const off = Float32Array.from(pixels, (i) => at(curve, i, width)).sort();
  return [off[Math.floor(0.08 * off.length)]!, off[Math.floor(0.92 * off.length)]!];
}

/** By the directions from the middle in which something of it is seen. */
function isSeenRound(pixels: Int32Array, [left, top, right, bottom]: Sides, width: number): boolean {
  return seenRound(pixels, (left + right) / 2, (top + bottom) / 2, seen.parts, width) >= seen.share;
}

interface Place {
  owners: Int32Array;
  order: number;
  width: number;
  height: number;
}

function withHidden(mask: Mask, pixels: Int32Array, curve: Curve, { owners, order, width, height }: Place): Mask {
  const [from, to] = bandOf(pixels, curve, width);
  const whole = widen(mask, 1, width, height);
  const near = dilate(whole.bits, whole.width, whole.height, 1);
  for (let y = 0, j = 0; y < whole.height; y++)
    for (let x = 0; x < whole.width; x++, j++) {
      const i = (whole.y + y) * width + whole.x + x;
      if (near[j] || owners[i]! <= order) continue;
      const off = at(curve, i, width);
      if (off >= from - 0.25 && off <= to + 0.25) whole.bits[j] = 1;
    }
  return whole;
}
