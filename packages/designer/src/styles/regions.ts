import { blur } from '../raster/blur.ts';
import type { Field } from '../raster/blur.ts';
import { oklabOf } from '../raster/colour.ts';
import type { Channels } from '../raster/colour.ts';
import { clamp } from '../raster/smooth-step.ts';
import type { Figure, Region } from './figure.ts';

/** Chroma counts more than lightness: shading is not a border, a change of colour is. */
function nearest(colour: Channels, centres: Channels[]): number {
  let best = 0;
  let least = Infinity;
  for (let index = 0; index < centres.length; index++) {
    const centre = centres[index]!;
    const distance = (colour[0] - centre[0]) ** 2 + 2.2 * ((colour[1] - centre[1]) ** 2 + (colour[2] - centre[2]) ** 2);
    if (distance >= least) continue;
    least = distance;
    best = index;
  }
  return best;
}

const apart = (a: Channels, b: Channels) => Math.hypot(a[0] - b[0], 1.5 * (a[1] - b[1]), 1.5 * (a[2] - b[2]));

/** k-means in OKLab over some 9,000 pixels, started at quantiles of lightness; near twins are merged. Dark to light. */
function findCentres(pixels: Uint8ClampedArray, alpha: Field, count: number): Channels[] {
  const samples: Channels[] = [];
  const step = Math.max(1, Math.trunc(alpha.length / 9000));
  for (let p = 0; p < alpha.length; p += step) {
    if (alpha[p]! > 0.6) samples.push(oklabOf(pixels[p * 4]!, pixels[p * 4 + 1]!, pixels[p * 4 + 2]!));
  }
  if (samples.length === 0) return [[0.5, 0, 0]];
  samples.sort((a, b) => a[0] - b[0]);
  let centres = Array.from(
    { length: count },
    (_, i): Channels => samples[Math.floor(((i + 0.5) / count) * samples.length)]!,
  );
  for (let round = 0; round < 7; round++) {
    const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (const sample of samples) {
      const sum = sums[nearest(sample, centres)]!;
      for (let i = 0; i < 3; i++) sum[i]! += sample[i]!;
      sum[3]++;
    }
    centres = sums.map(([l, a, b, n], index) => (n ? [l / n, a / n, b / n] : centres[index]!));
  }
  return centres
    .filter((centre, index) => !centres.some((other, before) => before < index && apart(centre, other) < 0.06))
    .sort((a, b) => a[0] - b[0]);
}

/** Masks per centre, by a table over 15-bit colours: the search runs once per colour, not per pixel. */
function maskPerCentre(pixels: Uint8ClampedArray, alpha: Field, centres: Channels[]): Field[] {
  const table = new Int8Array(32768).fill(-1);
  const masks = centres.map(() => new Float32Array(alpha.length));
  for (let p = 0, i = 0; p < alpha.length; p++, i += 4) {
    if (alpha[p]! <= 0.3) continue;
    const red = pixels[i]!;
    const green = pixels[i + 1]!;
    const blue = pixels[i + 2]!;
    const colour = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    if (table[colour]! < 0) table[colour] = nearest(oklabOf(red, green, blue), centres);
    masks[table[colour]!]![p] = 1;
  }
  return masks;
}

export type Regions = Pick<Figure, 'regions' | 'label' | 'neighbour' | 'edge'>;

/** The strongest of the blurred masks wins each place: borders come out smooth, details smaller than the blur go. */
function contest(fields: Field[], alpha: Field): Omit<Regions, 'regions'> & { areas: number[] } {
  const label = new Int8Array(alpha.length).fill(-1);
  const neighbour = new Int8Array(alpha.length);
  const edge = new Float32Array(alpha.length);
  const areas = fields.map(() => 0);
  for (let p = 0; p < alpha.length; p++) {
    if (alpha[p]! <= 0.002) continue;
    let best = 0;
    let second = 0;
    let bestValue = -1;
    let secondValue = -1;
    for (let index = 0; index < fields.length; index++) {
      const value = fields[index]![p]!;
      if (value > bestValue) {
        second = best;
        secondValue = bestValue;
        best = index;
        bestValue = value;
      } else if (value > secondValue) {
        second = index;
        secondValue = value;
      }
    }
    label[p] = best;
    neighbour[p] = second;
    edge[p] = fields.length > 1 ? clamp(0.5 - (bestValue - secondValue) * 2.2) : 0;
    areas[best]!++;
  }
  return { label, neighbour, edge, areas };
}

/** Splits a picture into at most `count` regions; `detail` scales how small a shape may be before it is rounded away. */
export function findRegions(
  pixels: Uint8ClampedArray,
  alpha: Field,
  side: number,
  count: number,
  detail: number,
): Regions {
  const centres = findCentres(pixels, alpha, count);
  const radius = Math.max(1, (side / 260) * detail);
  const fields = maskPerCentre(pixels, alpha, centres).map((mask) => blur(mask, side, radius));
  const { areas, ...places } = contest(fields, alpha);
  const regions = centres.map(([lightness, a, b], index): Region => ({
    lightness,
    chroma: Math.hypot(a, b),
    area: areas[index]! / alpha.length,
    field: fields[index]!,
  }));
  return { regions, ...places };
}
