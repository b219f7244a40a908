import { blur, enlarge } from '../raster/blur.ts';
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

/** Which centre each place is nearest to, -1 outside; by a table over 15-bit colours: the search runs once per colour. */
function nearestCentres(pixels: Uint8ClampedArray, alpha: Field, centres: Channels[]): Int8Array {
  const table = new Int8Array(32768).fill(-1);
  const labels = new Int8Array(alpha.length).fill(-1);
  for (let p = 0, i = 0; p < alpha.length; p++, i += 4) {
    if (alpha[p]! <= 0.3) continue;
    const red = pixels[i]!;
    const green = pixels[i + 1]!;
    const blue = pixels[i + 2]!;
    const colour = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    let label = table[colour]!;
    if (label < 0) table[colour] = label = nearest(oklabOf(red, green, blue), centres);
    labels[p] = label;
  }
  return labels;
}

/** A mask per centre. */
function maskPerCentre(labels: Int8Array, count: number): Field[] {
  const masks = Array.from({ length: count }, () => new Float32Array(labels.length));
  for (let p = 0; p < labels.length; p++) if (labels[p]! >= 0) masks[labels[p]!]![p] = 1;
  return masks;
}

/** The same at half the width and height: a place holds how much of it is the centre's. */
function halfMaskPerCentre(labels: Int8Array, side: number, count: number): Field[] {
  const half = side >> 1;
  const masks = Array.from({ length: count }, () => new Float32Array(half * half));
  for (let y = 0, p = 0; y < side; y++) {
    const row = (y >> 1) * half;
    for (let x = 0; x < side; x++, p++) if (labels[p]! >= 0) masks[labels[p]!]![row + (x >> 1)]! += 0.25;
  }
  return masks;
}

export type Regions = Pick<Figure, 'regions' | 'label' | 'neighbour' | 'edge'>;

type Places = Omit<Regions, 'regions'> & { areas: number[] };

const openPlaces = (places: number, count: number): Places => ({
  label: new Int8Array(places).fill(-1),
  neighbour: new Int8Array(places),
  edge: new Float32Array(places),
  areas: Array.from({ length: count }, () => 0),
});

/** The strongest of the values wins a place, the second is its neighbour. */
function decide(places: Places, p: number, values: Float64Array): void {
  let best = 0;
  let second = 0;
  let bestValue = -1;
  let secondValue = -1;
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
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
  places.label[p] = best;
  places.neighbour[p] = second;
  places.edge[p] = values.length > 1 ? clamp(0.5 - (bestValue - secondValue) * 2.2) : 0;
  places.areas[best]!++;
}

/** The strongest of the blurred masks wins each place: borders come out smooth, details smaller than the blur go. */
function contest(fields: Field[], alpha: Field): Places {
  const places = openPlaces(alpha.length, fields.length);
  const values = new Float64Array(fields.length);
  for (let p = 0; p < alpha.length; p++) {
    if (alpha[p]! <= 0.002) continue;
    for (let index = 0; index < fields.length; index++) values[index] = fields[index]![p]!;
    decide(places, p, values);
  }
  return places;
}

/** Who holds a place of half size so surely that nobody else can come near within the next one; -1 where nobody does. */
function holders(fields: Field[]): Int8Array {
  const held = new Int8Array(fields[0]!.length).fill(-1);
  fields.forEach((field, index) => {
    for (let p = 0; p < field.length; p++) if (field[p]! > 0.75) held[p] = index;
  });
  return held;
}

/** The same contest from masks of half the side, which are read between their places only where two regions meet. */
function contestHalves(fields: Field[], alpha: Field, side: number): Places {
  const places = openPlaces(alpha.length, fields.length);
  const half = side >> 1;
  const held = holders(fields);
  const values = new Float64Array(fields.length);
  for (let y = 0, p = 0; y < side; y++) {
    const near = (y >> 1) * half;
    const far = (y & 1 ? Math.min(half - 1, (y >> 1) + 1) : Math.max(0, (y >> 1) - 1)) * half;
    for (let x = 0; x < side; x++, p++) {
      if (alpha[p]! <= 0.002) continue;
      const nearX = x >> 1;
      const farX = x & 1 ? Math.min(half - 1, nearX + 1) : Math.max(0, nearX - 1);
      const [a, b, c, d] = [near + nearX, near + farX, far + nearX, far + farX];
      const holder = held[a]!;
      if (holder >= 0 && holder === held[b] && holder === held[c] && holder === held[d]) {
        places.label[p] = holder;
        places.areas[holder]!++;
        continue;
      }
      for (let index = 0; index < fields.length; index++) {
        const field = fields[index]!;
        values[index] = (field[a]! * 3 + field[b]!) * 0.1875 + (field[c]! * 3 + field[d]!) * 0.0625;
      }
      decide(places, p, values);
    }
  }
  return places;
}

/** A region whose field of half size is enlarged once somebody asks for it: many styles never do. */
function regionOf(about: Omit<Region, 'field'>, half: Field, side: number): Region {
  let field: Field | undefined;
  return {
    ...about,
    get field() {
      return (field ??= enlarge(half, side));
    },
  };
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
  const labels = nearestCentres(pixels, alpha, centres);
  const reach = Math.max(1, Math.round((side / 260) * detail));
  // Below that, shapes are no larger than the places of half size.
  const halved = reach >= 3;
  const masks = halved ? halfMaskPerCentre(labels, side, centres.length) : maskPerCentre(labels, centres.length);
  // Halving and enlarging softens by itself: a reach of 3 needs but 1 between them.
  const fields = masks.map((mask) =>
    halved ? blur(mask, side >> 1, reach === 3 ? 1 : reach / 2) : blur(mask, side, reach),
  );
  const { areas, ...places } = halved ? contestHalves(fields, alpha, side) : contest(fields, alpha);
  const regions = centres.map(([lightness, a, b], index): Region => {
    const about = { lightness, chroma: Math.hypot(a, b), area: areas[index]! / alpha.length };
    return halved ? regionOf(about, fields[index]!, side) : { ...about, field: fields[index]! };
  });
  return { regions, ...places };
}
