/** A card of nearly the colour of what it lies on: no surface of its own, but faint steps along the sides of a box that was seen. */
import type { Sides } from '../areas/mask.ts';
import type { Rgb } from '../areas/rgb.ts';

/** A side is looked for so far from where it was seen, px and in times of the box; the colours of both its sides lie so far apart, px. */
const search = { least: 6, share: 0.03, apart: 3 };
/** Mean step across a side, levels, and the share of its places that step so much the same way; steps as large as so much of the largest. */
const step = { least: 1.2, same: 0.75, alike: 0.9 };
/** So much of a side is looked at, from its middle: corners may be round. */
const middle = 0.7;
const mostPlaces = 120;
/** Rounder corners than this, in times of the shorter side, are not looked for. */
const roundest = 0.2;

const [LEFT, TOP, RIGHT, BOTTOM] = [0, 1, 2, 3] as const;
type Side = 0 | 1 | 2 | 3;

/**
 * The holder's pixels in the box whose sides stand near those that were seen, its round corners left out; null: fewer than three sides
 * show. `owners`: who holds each pixel.
 */
export function faintCard(seen: Sides, holder: number, owners: Int32Array, picture: Rgb): Int32Array | null {
  const { width, height } = picture;
  const sides = seen.map(Math.round) as Sides;
  let shown = 0;
  for (const side of [LEFT, TOP, RIGHT, BOTTOM]) {
    const found = sideNear(sides, side, holder, owners, picture);
    if (found !== null) sides[side] = found;
    else sides[side] = Math.max(0, Math.min(side === LEFT || side === RIGHT ? width : height, sides[side]));
    if (found !== null) shown++;
  }
  const [left, top, right, bottom] = sides;
  if (shown < 3 || right - left < 24 || bottom - top < 24) return null;
  const radius = cornerOf(sides, picture);
  const pixels: number[] = [];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (owners[y * width + x] !== holder) continue;
      const [dx, dy] = [radius - Math.min(x - left, right - 1 - x), radius - Math.min(y - top, bottom - 1 - y)];
      if (dx > 0 && dy > 0 && dx * dx + dy * dy > radius * radius) continue;
      pixels.push(y * width + x);
    }
  return Int32Array.from(pixels);
}

/** Where a side steps most; null: nowhere enough. */
function sideNear(sides: Sides, side: Side, holder: number, owners: Int32Array, picture: Rgb): number | null {
  const upright = side === LEFT || side === RIGHT;
  const opposite = sides[((side + 2) % 4) as Side];
  const reach = Math.max(search.least, search.share * Math.abs(sides[side] - opposite));
  const places = placesAlong(upright ? [sides[TOP], sides[BOTTOM]] : [sides[LEFT], sides[RIGHT]], upright, picture);
  const { width, data } = picture;
  const end = upright ? width : picture.height;
  const found: { at: number; size: number }[] = [];
  for (let at = Math.round(sides[side] - reach); at <= sides[side] + reach; at++) {
    const [before, after] = [at - 1 - (search.apart >> 1), at + (search.apart >> 1)];
    if (before < 0 || after >= end) continue;
    const steps: number[] = [];
    for (const s of places) {
      const [i, j] = upright ? [s * width + before, s * width + after] : [before * width + s, after * width + s];
      // Where something lies on the card its outline is no side. Outside a shadow may lie.
      if (owners[side === LEFT || side === TOP ? j : i] !== holder) continue;
      steps.push(sumAt(data, j) - sumAt(data, i));
    }
    if (steps.length < places.length / 3) continue;
    const mean = steps.reduce((sum, v) => sum + Math.max(-40, Math.min(40, v)), 0) / steps.length / 3;
    const same = steps.filter((v) => v * mean > 0 && Math.abs(v) >= step.least).length / steps.length;
    if (Math.abs(mean) >= step.least && same >= step.same) found.push({ at, size: Math.abs(mean) });
  }
  // A sharp side is seen from several places: it stands in their middle.
  const most = Math.max(...found.map(({ size }) => size));
  const alike = found.filter(({ size }) => size > step.alike * most);
  return alike[alike.length >> 1]?.at ?? null;
}

const sumAt = (data: Uint8Array, i: number) => data[i * 3]! + data[i * 3 + 1]! + data[i * 3 + 2]!;

/** Where a side is looked at, along it. */
function placesAlong([from, to]: [number, number], upright: boolean, { width, height }: Rgb): number[] {
  const inset = ((1 - middle) / 2) * (to - from);
  const every = Math.max(1, Math.floor(((to - from) * middle) / mostPlaces));
  const places: number[] = [];
  const last = Math.min(upright ? height : width, to - inset);
  for (let s = Math.max(0, Math.round(from + inset)); s < last; s += every) places.push(s);
  return places;
}

/** Radius of round corners, px: where the diagonals from the four corners step most, of four the second least. */
function cornerOf([left, top, right, bottom]: Sides, { width, height, data }: Rgb): number {
  const reach = Math.floor(roundest * Math.min(right - left, bottom - top));
  const found = [
    [left, top, 1, 1],
    [right - 1, top, -1, 1],
    [left, bottom - 1, 1, -1],
    [right - 1, bottom - 1, -1, -1],
  ].map(([x, y, dx, dy]) => {
    const at = (t: number) => {
      const [column, row] = [
        Math.max(0, Math.min(width - 1, x! + dx! * t)),
        Math.max(0, Math.min(height - 1, y! + dy! * t)),
      ];
      return (row * width + column) * 3;
    };
    let [deepest, most] = [0, 0];
    for (let t = -3; t < reach * 0.3; t++) {
      const [i, j] = [at(t - 1), at(t + 2)];
      const change =
        Math.abs(data[j]! - data[i]!) + Math.abs(data[j + 1]! - data[i + 1]!) + Math.abs(data[j + 2]! - data[i + 2]!);
      if (change > most) [deepest, most] = [t, change];
    }
    return Math.max(0, deepest) / (1 - Math.SQRT1_2);
  });
  return Math.round(found.sort((a, b) => a - b)[1]!);
}
