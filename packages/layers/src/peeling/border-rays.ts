/** What is seen from a thing's outline outwards: whether a band of one colour runs along it, and where that ends. */
import { median } from '../areas/quantile.ts';
import { sidesOf, type Mask } from '../areas/mask.ts';
import { outlineOf } from '../areas/outline.ts';
import { stepBetween, type Rgb } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';

/** Bands are so wide, px, and at most this share of the thing's shorter side. */
const width = { least: 3, most: 14, share: 0.2 };
/** So many places of an outline are looked at; where it turns back on itself nobody can tell where its outside lies. */
const [mostRays, leastLean] = [180, 0.2];
/** How far from a place the mask is looked at for where its outside lies, px. */
const reach = 5;
/** The first px that no mixed pixel of the edge reaches. */
const first = 3;
/** Colours of one band lie so near one another in a channel, levels. Over its last px it changes by more: a shadow ends softly. */
const [sameColour, sharp] = [26, 40];
/** Shares of the rays: that see the band's colour first; of these that see it end; and of these that see it end at one distance. */
const needed = { coloured: 0.85, ending: 0.12, even: 0.65 };
/** Ends lie so near one another, px; fewer ends are chance. */
const [nearly, fewestEnds] = [1.6, 8];

/** From a place of the outline outwards, px by px: the picture's index; -1 beyond the picture. */
export type Ray = Int32Array;

export interface Band {
  colour: Colour;
  /** How far it reaches from the outline, px. */
  wide: number;
  /** Those that see it end there. */
  rays: Ray[];
  /** Share of the rays that see its colour first that see it end, 0..1. */
  seen: number;
}

/**
 * The band along what a mask shows; null: none. `owners`: the order of what each pixel shows, the mask's is `order`. `mayOwn`: some
 * of the band may be the thing's own already.
 */
export function bandRound(
  mask: Mask,
  order: number,
  owners: Int32Array,
  picture: Rgb,
  { mayOwn = false } = {},
): Band | null {
  const free = raysFrom(mask, picture).filter(
    (ray) => isFree(ray, order, owners) && (mayOwn || owners[ray[first]!] !== order),
  );
  if (free.length < 2 * fewestEnds) return null;
  const colour = [0, 1, 2].map((k) => median(free.map((ray) => picture.data[ray[first]! * 3 + k]!))) as Colour;
  const isColour = (i: number) => colour.every((value, k) => Math.abs(picture.data[i * 3 + k]! - value) <= sameColour);
  // What JPEG mixes reaches a pixel farther.
  const coloured = free.filter((ray) => isColour(ray[first]!) || isColour(ray[first + 1]!));
  if (coloured.length < needed.coloured * free.length) return null;
  const ends = coloured
    .map((ray) => ({ ray, at: ray.findIndex((i, t) => t > first && (i < 0 || !isColour(i))) }))
    .filter(({ ray, at }) => at > 0 && at <= width.most && endsThere(ray, at, { order, owners, picture }));
  if (ends.length < Math.max(fewestEnds, needed.ending * coloured.length)) return null;
  const wide = median(ends.map(({ at }) => at));
  const even = ends.filter(({ at }) => Math.abs(at - wide) <= nearly);
  const [left, top, right, bottom] = sidesOf(mask);
  const most = Math.min(width.most, width.share * Math.min(right - left, bottom - top));
  if (wide < width.least || wide > most || even.length < needed.even * ends.length) return null;
  return { colour, wide, rays: even.map(({ ray }) => ray), seen: ends.length / coloured.length };
}

function raysFrom(mask: Mask, picture: Rgb): Ray[] {
  const places = outlineOf(mask);
  const step = 2 * Math.max(1, Math.ceil(places.length / 2 / mostRays));
  const rays: Ray[] = [];
  for (let k = 0; k < places.length; k += step) {
    const [x, y] = [Math.floor(places[k]!), Math.floor(places[k + 1]!)];
    const [dx, dy] = outwards(mask, x, y);
    const lean = Math.hypot(dx, dy);
    if (lean < leastLean) continue;
    rays.push(
      Int32Array.from({ length: width.most + first + 1 }, (_, t) => {
        const [px, py] = [Math.round(mask.x + x + (dx / lean) * t), Math.round(mask.y + y + (dy / lean) * t)];
        return px < 0 || py < 0 || px >= picture.width || py >= picture.height ? -1 : py * picture.width + px;
      }),
    );
  }
  return rays;
}

/** Away from what of the mask lies near. */
function outwards({ width: columns, height, bits }: Mask, x: number, y: number): [number, number] {
  let [sumX, sumY, n] = [0, 0, 0];
  for (let py = Math.max(0, y - reach); py <= Math.min(height - 1, y + reach); py++)
    for (let px = Math.max(0, x - reach); px <= Math.min(columns - 1, x + reach); px++) {
      if (!bits[py * columns + px]) continue;
      sumX += px - x;
      sumY += py - y;
      n++;
    }
  return [-sumX / n, -sumY / n];
}

/** Nothing lies before what it sees first. */
function isFree(ray: Ray, order: number, owners: Int32Array): boolean {
  for (let t = 1; t <= first; t++) if (ray[t]! < 0 || owners[ray[t]!]! > order) return false;
  return true;
}

function endsThere(
  ray: Ray,
  at: number,
  { order, owners, picture }: { order: number; owners: Int32Array; picture: Rgb },
): boolean {
  const [before, end, after] = [ray[at - 2]!, ray[at]!, ray[at + 1]!];
  return end >= 0 && owners[end]! < order && after >= 0 && stepBetween(picture.data, before, after) > sharp;
}
