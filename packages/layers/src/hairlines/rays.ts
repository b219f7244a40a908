/** Straight lines of one colour on a slant, of a few px: where one may run, what of it stands out, and what is seen of it. */
import { maskOf } from '../areas/mask.ts';
import type { Rgb } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';
import type { Hairline } from './find-hairlines.ts';

/** How thick it is, px: thinner ones are hair-lines, thicker ones bars. */
export const thick = { least: 4, most: 14 };
/** Of one colour, levels of a channel; and what is beside it, so many px off, is another. */
const alike = 22;
const beside = { px: 4, levels: 26 };
/** So much of it is seen and stands out from both sides, shares of its length; it rises by so much at least and at most. */
export const seen = { line: 0.85, out: 0.7 };
export const slant = { least: 0.02, most: 0.7 };
/** Pixels at its edges that are mixed take so much of its thickness, px. */
const mixed = 0.8;

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
