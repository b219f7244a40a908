/**
 * Soft shadows and glows: what is left of the picture round a thing after the ground's own model, if it fades with
 * distance. Shadow pixels do not feed the ground's fill; they belong to the thing's layer. Works at half size: shadows are soft.
 */
import { complement } from '../areas/bits.ts';
import { dilate } from '../areas/mask.ts';
import { connected } from '../areas/runs.ts';
import type { Rgb } from '../areas/rgb.ts';
import type { GroundModel } from '../ground/model-ground.ts';

/** How far shadows are looked for, px of the picture. */
const reach = 64;
/** Least difference close to the thing, levels, and how much of it has to be of one sign. */
const least = 2.5;
const oneSign = 0.4;
/** Ends where the difference falls below this share of that close by, and below this, levels. */
const faded = { share: 0.05, levels: 0.8 };
/**
 * A plate through what is seen farther off guesses at the colours close to a thing, and where it guesses wrong the rest may be taken for
 * a shadow. Then only what darkens counts, so much of it, and less than this share of the last ring may show as much as is close by.
 */
const onPlate = { darker: 0.8, atEnd: 0.08 };
/** Channels' logarithms of what is left of the light differ by less, in times of their mean; added to levels before, as the darkest are noise. */
const neutral = { spread: 0.45, dim: 12 };
/**
 * On paper, felt and patterns whatever is darker or lighter about a thing is not the ground, faded or not: so far from the rule, in means of squares of
 * such half a side (px of half the size), levels and in times of how far the ground itself is; and so many of them together.
 */
const uneven = { half: 2, levels: 2.5, times: 3.5, piece: 60 };
/** Share of the picture that has to stay free of shadows, to fit the ground by. */
const freeShare = 0.03;

export interface Shadows {
  /** Order of the root thing whose shadow lies on the pixel, 0 = none. */
  thing: Int32Array;
}

interface HalfSize {
  width: number;
  height: number;
  /** 1 where the ground shows. */
  ground: Uint8Array;
  /** Order of the nearest root thing. */
  nearest: Int32Array;
  /** Steps to it over the ground; 255 = out of reach. */
  distance: Uint8Array;
  rings: number[][];
}

function halve(width: number, height: number, owners: Int32Array, roots: Int32Array): HalfSize {
  const [w, h] = [width >> 1, height >> 1];
  const [ground, nearest] = [new Uint8Array(w * h), new Int32Array(w * h)];
  for (let y = 0, j = 0; y < h; y++)
    for (let x = 0; x < w; x++, j++) {
      const owner = owners[2 * y * width + 2 * x]!;
      if (owner) nearest[j] = roots[owner]!;
      else ground[j] = 1;
    }
  return { width: w, height: h, ground, nearest, distance: new Uint8Array(w * h).fill(255), rings: [] };
}

/** Walks outwards ring by ring, handing on which thing is nearest. Returns how many ground pixels stay out of reach. */
function walkRings(area: HalfSize, most: number): number {
  const { width, height, ground, nearest, distance } = area;
  const total = width * height;
  distance.fill(255);
  // One pixel beside the thing is its own soft edge.
  const things = dilate(complement(ground), width, height, 1);
  let front: number[] = [];
  for (let j = 0; j < total; j++)
    if (things[j]) {
      distance[j] = 0;
      front.push(j);
    }
  for (const j of front) if (!nearest[j]) nearest[j] = anyNeighbour(nearest, j, width, total);
  area.rings = [front];
  for (let step = 1; step <= most; step++) {
    const next: number[] = [];
    const reachFrom = (j: number, q: number) => {
      if (q < 0 || q >= total || distance[q] !== 255 || !ground[q]) return;
      distance[q] = step;
      nearest[q] = nearest[j]!;
      next.push(q);
    };
    for (const j of front) {
      const x = j % width;
      if (x > 0) reachFrom(j, j - 1);
      if (x < width - 1) reachFrom(j, j + 1);
      reachFrom(j, j - width);
      reachFrom(j, j + width);
    }
    area.rings.push(next);
    front = next;
  }
  let free = 0;
  for (let j = 0; j < total; j++) if (distance[j] === 255 && ground[j]) free++;
  return free;
}

function anyNeighbour(nearest: Int32Array, j: number, width: number, total: number): number {
  for (const q of [j - 1, j + 1, j - width, j + width, j - width - 1, j + width + 1, j - width + 1, j + width - 1])
    if (q >= 0 && q < total && nearest[q]! > 0) return nearest[q]!;
  return 0;
}

/** Mean of four pixels of three channels at half size, as one number: signed difference of picture and model, levels. */
function residuals({ width, data }: Rgb, model: Float32Array, area: HalfSize): Float32Array {
  const left = new Float32Array(area.width * area.height);
  for (let y = 0, j = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++, j++) {
      const i = (2 * y * width + 2 * x) * 3;
      const below = i + width * 3;
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += data[i + k]! - model[i + k]! + data[below + k]! - model[below + k]!;
      left[j] = sum / 12;
    }
  return left;
}

/** The last ring of a thing's shadow, or 0. `guessed`: the ground's colours close to it are. */
function endOfShadow(area: HalfSize, left: Float32Array, order: number, guessed: boolean): number {
  const means = area.rings.map((ring) => {
    let [signed, total, n] = [0, 0, 0];
    for (const j of ring) {
      if (area.nearest[j] !== order) continue;
      signed += left[j]!;
      total += Math.abs(left[j]!);
      n++;
    }
    return n ? { signed: signed / n, size: total / n } : { signed: 0, size: 0 };
  });
  const at = (ring: number) => means[ring]?.size ?? 0;
  const near = Math.max(at(2), at(3));
  const signed = means[2]?.signed ?? 0;
  if (near < least || (guessed ? -signed < onPlate.darker * near : Math.abs(signed) < oneSign * near)) return 0;
  let end = 3;
  while (end < means.length - 1 && at(end) > Math.max(faded.levels, faded.share * near)) end++;
  // Does it fade at all? If not, the model is wrong here.
  if (at(end) > 0.5 * near) return 0;
  if (!guessed) return end;
  const last = area.rings[end]!.filter((j) => area.nearest[j] === order);
  return last.filter((j) => Math.abs(left[j]!) > near).length > onPlate.atEnd * last.length ? 0 : end;
}

/** Does what darkens the ground close to a thing take as much of each channel? A colour of the ground itself does not. */
function isNeutral({ width, data }: Rgb, model: Float32Array, area: HalfSize, order: number): boolean {
  const light = [0, 0, 0];
  for (const j of area.rings.slice(2, 5).flat()) {
    if (area.nearest[j] !== order) continue;
    const p = 3 * (2 * Math.floor(j / area.width) * width + 2 * (j % area.width));
    for (let k = 0; k < 3; k++)
      light[k]! += Math.log((data[p + k]! + neutral.dim) / (Math.max(0, model[p + k]!) + neutral.dim));
  }
  const [least, most] = [Math.min(...light), Math.max(...light)];
  return most < 0 && least - most > (neutral.spread * (light[0]! + light[1]! + light[2]!)) / 3;
}

/** 1 where what is left of the picture about things is more than the ground's own grain; null where nothing is. */
function unevenPlaces(area: HalfSize, left: Float32Array): Uint8Array | null {
  const { width, height, ground, distance } = area;
  const all = meansOf(left, ground, width, height);
  let [squares, free] = [0, 0];
  for (let j = 0; j < all.length; j++)
    if (ground[j] && distance[j] === 255) {
      squares += all[j]! ** 2;
      free++;
    }
  const limit = Math.max(uneven.levels, uneven.times * Math.sqrt(squares / Math.max(1, free)));
  // What is far off does not count for its neighbours: half of a square has to be as far off.
  const most = 2 * limit;
  const means = meansOf(
    left.map((off) => Math.max(-most, Math.min(most, off))),
    ground,
    width,
    height,
  );
  const found = new Uint8Array(means.length);
  for (let j = 0; j < found.length; j++)
    if (ground[j] && distance[j] !== 255 && Math.abs(means[j]!) > limit) found[j] = 1;
  // Specks are where a pattern is not quite where its tile has it.
  const kept = new Uint8Array(found.length);
  for (const piece of connected(found, width, height))
    if (piece.length >= uneven.piece) for (const j of piece) kept[j] = 1;
  return kept.includes(1) ? dilate(kept, width, height, 1) : null;
}

/** Of the places of the ground in a square round each. */
function meansOf(left: Float32Array, ground: Uint8Array, width: number, height: number): Float32Array {
  const stride = width + 1;
  const [sums, counts] = [new Float64Array(stride * (height + 1)), new Int32Array(stride * (height + 1))];
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0, sum = 0, count = 0; x < width; x++, j++) {
      if (ground[j]) {
        sum += left[j]!;
        count++;
      }
      const at = (y + 1) * stride + x + 1;
      sums[at] = sums[at - stride]! + sum;
      counts[at] = counts[at - stride]! + count;
    }
  const means = new Float32Array(left.length);
  for (let y = 0, j = 0; y < height; y++) {
    const top = Math.max(0, y - uneven.half) * stride;
    const bottom = Math.min(height, y + uneven.half + 1) * stride;
    for (let x = 0; x < width; x++, j++) {
      const l = Math.max(0, x - uneven.half);
      const r = Math.min(width, x + uneven.half + 1);
      const sum = sums[bottom + r]! - sums[bottom + l]! - sums[top + r]! + sums[top + l]!;
      const count = counts[bottom + r]! - counts[bottom + l]! - counts[top + r]! + counts[top + l]!;
      means[j] = sum / Math.max(1, count);
    }
  }
  return means;
}

/** Shadows on the ground, or null. `modelOf` models the ground from pixels that are known to be free of them. */
export function findShadows(
  picture: Rgb,
  owners: Int32Array,
  roots: Int32Array,
  modelOf: (known: Uint8Array) => GroundModel | null,
): Shadows | null {
  const { width, height } = picture;
  const area = halve(width, height, owners, roots);
  const total = area.width * area.height;
  let steps = reach >> 1;
  let free = walkRings(area, steps);
  for (let tries = 0; tries < 2 && free < 0.04 * total; tries++) free = walkRings(area, (steps >>= 1));
  if (free < freeShare * total) return null;
  const halfOf = (i: number) => {
    const y = Math.floor(i / width);
    return Math.min(area.height - 1, y >> 1) * area.width + Math.min(area.width - 1, (i - y * width) >> 1);
  };
  const known = new Uint8Array(width * height);
  for (let i = 0; i < known.length; i++) if (!owners[i] && area.distance[halfOf(i)] === 255) known[i] = 1;
  const model = modelOf(known);
  if (!model) return null;
  const left = residuals(picture, model.colours, area);
  const guessed = model.kind === 'smooth';
  const endOf = (order: number) => {
    const end = endOfShadow(area, left, order, guessed);
    return end && guessed && !isNeutral(picture, model.colours, area, order) ? 0 : end;
  };
  const ends = roots.map((root, order) => (root === order && order > 0 ? endOf(order) : 0));
  const stained = model.kind === 'grain' || model.kind === 'tiles' ? unevenPlaces(area, left) : null;
  if (!stained && !ends.some((end) => end > 0)) return null;
  const thing = new Int32Array(width * height);
  for (let i = 0; i < thing.length; i++) {
    const j = halfOf(i);
    const order = area.nearest[j]!;
    if (!owners[i] && order && (area.distance[j]! <= ends[order]! || stained?.[j])) thing[i] = order;
  }
  return { thing };
}
