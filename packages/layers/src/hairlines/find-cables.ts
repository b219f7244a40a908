/**
 * A straight line that crosses the whole picture on a slant, before all that lies there: a cable, a washing line. It would cut in two what
 * it crosses, and join that with the ground, so that it is found before surfaces are linked.
 */
import { maskOf } from '../areas/mask.ts';
import type { Rgb } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';
import type { Thing } from '../tree/thing.ts';
import { coverOfLine, type Hairline } from './find-hairlines.ts';
import { lineThing } from './place-hairlines.ts';

/** How thick it is, px: thinner ones are hair-lines, thicker ones bars. */
export const thick = { least: 4, most: 14 };
/** It is looked for where it crosses two of these places of a picture's side, each with the next but one, shares. */
const anchors = [0.2, 0.35, 0.5, 0.65, 0.8];
/** Of one colour, levels of a channel; and what is beside it, so many px off, is another. */
const alike = 22;
const beside = { px: 4, levels: 26 };
/**
 * So much of it is seen and stands out from both sides, shares of its length, and of so many px at both ends; it rises by so much at least
 * and at most.
 */
export const seen = { line: 0.85, out: 0.7, ends: 20, atEnds: 0.5 };
export const slant = { least: 0.02, most: 0.7 };
/** Every so many px are looked at first. */
const stride = 16;
/** Pixels at its edges that are mixed take so much of its thickness, px. */
const mixed = 0.8;
/** More of them are a pattern. */
const most = 2;

export interface Anchor {
  readonly across: number;
  readonly thickness: number;
  readonly colour: Colour;
}

/** From side to side along one axis: `at` a place along and across, as an index of the picture. */
export interface View {
  readonly long: number;
  readonly wide: number;
  readonly data: Uint8Array;
  at(along: number, across: number): number;
}

export interface Ray extends Anchor {
  readonly rise: number;
}

/** From side to side, and from above to below. */
export const viewsOf = ({ width, height, data }: Rgb): View[] => [
  { long: width, wide: height, data, at: (along, across) => across * width + along },
  { long: height, wide: width, data, at: (along, across) => along * width + across },
];

/** Their pixels are what is seen of them. */
export function findCables(picture: Rgb): Hairline[] {
  const views = viewsOf(picture);
  const lines = views.flatMap((view) => raysOf(view).map((ray) => lineOf(ray, view, picture)));
  return lines.length > most ? [] : lines;
}

/** The rays that are seen from one side to the other; of those that nearly meet the first. */
function raysOf(view: View): Ray[] {
  const rays: Ray[] = [];
  const places = anchors.map((share) => Math.floor(share * view.long));
  const found = places.map((along) => anchorsAt(along, view));
  for (let k = 0; k + 2 < places.length; k++)
    for (const one of found[k]!)
      for (const other of found[k + 2]!) {
        if (Math.abs(one.thickness - other.thickness) > 2 || !areAlike(one.colour, other.colour)) continue;
        const rise = (other.across - one.across) / (places[k + 2]! - places[k]!);
        if (Math.abs(rise) < slant.least || Math.abs(rise) > slant.most) continue;
        const ray: Ray = { ...one, across: one.across - rise * places[k]!, rise };
        const isKnown = rays.some((known) => meets(known, ray, view.long));
        if (!isKnown && isSeen(ray, view, stride) && isSeen(ray, view, 1) && reachesEnds(ray, view)) rays.push(ray);
      }
  return rays;
}

const meets = (a: Ray, b: Ray, long: number): boolean =>
  [0, long / 2, long].every(
    (along) => Math.abs(a.across + a.rise * along - b.across - b.rise * along) < 2 * thick.most,
  );

/** Runs of one colour as thick as a cable, between others. */
export function anchorsAt(along: number, view: View): Anchor[] {
  const found: Anchor[] = [];
  for (let start = thick.most; start < view.wide - 2 * thick.most;) {
    let end = start + 1;
    while (end - start <= thick.most && end < view.wide && isOf(view, along, end, colourAt(view, along, start + 2)))
      end++;
    const thickness = end - start;
    const across = (start + end - 1) / 2;
    const ray: Ray = { across, thickness, colour: colourAt(view, along, Math.round(across)), rise: 0 };
    if (thickness >= thick.least && thickness <= thick.most && standsOut(ray, view, along)) found.push(ray);
    start = thickness >= thick.least ? end : start + 1;
  }
  return found;
}

/** Along the whole picture, looked at every so many px. */
function isSeen(ray: Ray, view: View, every: number): boolean {
  let [looked, shown, out] = [0, 0, 0];
  // Most rays of a busy picture are none: a few places tell.
  const missing = (1 - seen.line) * Math.ceil((view.long - 4) / every);
  for (let along = 2; along < view.long - 2 && looked - shown <= missing; along += every) {
    const across = Math.round(ray.across + ray.rise * along);
    if (across < 0 || across >= view.wide) return false;
    looked++;
    if (!isOf(view, along, across, ray.colour)) continue;
    shown++;
    if (standsOut(ray, view, along)) out++;
  }
  return shown >= seen.line * looked && out >= seen.out * looked;
}

/** A band on a card ends before the picture does. */
function reachesEnds(ray: Ray, view: View): boolean {
  return [0, view.long - seen.ends].every((first) => {
    let shown = 0;
    for (let along = first; along < first + seen.ends; along++)
      if (isOf(view, along, Math.round(ray.across + ray.rise * along), ray.colour)) shown++;
    return shown >= seen.atEnds * seen.ends;
  });
}

export function standsOut({ across, rise, thickness, colour }: Ray, view: View, along: number): boolean {
  const middle = across + rise * along;
  const far = thickness / 2 + beside.px;
  return [middle - far, middle + far].every((place) => {
    const at = Math.round(place);
    return at >= 0 && at < view.wide && !areAlike(colourAt(view, along, at), colour, beside.levels);
  });
}

export function colourAt({ data, at }: View, along: number, across: number): Colour {
  const i = at(along, across) * 3;
  return [data[i]!, data[i + 1]!, data[i + 2]!];
}

export const areAlike = (a: Colour, b: Colour, levels = alike): boolean =>
  a.every((v, k) => Math.abs(v - b[k]!) <= levels);

export const isOf = (view: View, along: number, across: number, colour: Colour): boolean =>
  areAlike(colourAt(view, along, across), colour);

/** What is seen of a line, from one place along it to another. */
export function lineOf(rough: Ray, view: View, { width, height }: Rgb, from = 0, to = view.long): Hairline {
  const ray = fitted(rough, view, from, to);
  const half = ray.thickness / 2;
  const pixels: number[] = [];
  for (let along = from; along < to; along++) {
    const middle = ray.across + ray.rise * along;
    if (middle < 0 || middle >= view.wide || !isOf(view, along, Math.round(middle), ray.colour)) continue;
    const last = Math.min(view.wide - 1, Math.floor(middle + half));
    for (let place = Math.max(0, Math.ceil(middle - half)); place <= last; place++) pixels.push(view.at(along, place));
  }
  const shown = Int32Array.from(pixels);
  return { pixels: shown, mask: maskOf(shown, width, height, 1), colour: ray.colour, thickness: ray.thickness };
}

/** The line through the middles of what is seen of it (least squares), in its mean thickness. */
export function fitted(ray: Ray, view: View, from: number, to: number): Ray {
  let [places, sumX, sumY, sumXX, sumXY, thickness] = [0, 0, 0, 0, 0, 0];
  for (let along = Math.max(2, from); along < Math.min(to, view.long - 2); along += 3) {
    if (!standsOut(ray, view, along)) continue;
    let first = Math.round(ray.across + ray.rise * along);
    let last = first;
    if (!isOf(view, along, first, ray.colour)) continue;
    while (last - first <= thick.most && isOf(view, along, first - 1, ray.colour)) first--;
    while (last - first <= thick.most && isOf(view, along, last + 1, ray.colour)) last++;
    const middle = (first + last) / 2;
    places++;
    sumX += along;
    sumY += middle;
    sumXX += along * along;
    sumXY += along * middle;
    thickness += last - first + 1;
  }
  if (!places) return ray;
  const rise = (places * sumXY - sumX * sumY) / Math.max(1, places * sumXX - sumX * sumX);
  return { ...ray, rise, across: (sumY - rise * sumX) / places, thickness: thickness / places + mixed };
}

/** Lays the cables over all things. @returns the roots with them */
export function layCables(roots: Thing[], cables: readonly Hairline[], width: number, height: number): Thing[] {
  if (!cables.length) return roots;
  const taken = new Uint8Array(width * height);
  for (const line of cables) for (const i of coverOfLine(line, width, height)) taken[i] = 1;
  const without = (things: Thing[]): Thing[] =>
    things
      .map((thing) => ({ ...thing, own: thing.own.filter((i) => !taken[i]), children: without(thing.children) }))
      .filter(isLeft);
  const laid = cables.map((line): Thing => ({ ...lineThing(line, width, height), certain: true }));
  return [...without(roots), ...laid];
}

/** Of what was a bit of a line nothing is left without it. */
export const isLeft = ({ own, children }: Thing): boolean => own.length > 0 || children.length > 0;
