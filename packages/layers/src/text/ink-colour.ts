import { count } from '../areas/mask.ts';
import type { Colour } from '../picture.ts';
import { distanceTo, maskWhere } from './mask.ts';
import type { Patch } from './patch.ts';
import { quantile } from '../areas/quantile.ts';
import { fitPolynomial, placesWhere, surfaceOf, valuesAt, valuesWhere, varianceAt, type Surface } from './surface.ts';

/** The colours of a line's ink. */
export interface InkColours {
  /** Of the letters at each pixel of the patch: one colour, or an even run from one to another. */
  letters: Surface;
  colour: Colour;
  manyColours: boolean;
  /** Colour of what stands round or behind the letters. */
  other?: { colour: Colour; kind: 'outline' | 'shadow' };
}

/** Two kinds of ink differ by at least this (Euclidean, RGB); a smaller part than this share is no kind of its own. */
const leastDifference = 60;
const leastShare = 0.14;
/** A run of colours has to take away this share of the variance, and to span so many levels. */
const runExplains = 0.6;
const leastRun = 24;

/** What the ink consists of, from the pixels that are surely ink. */
export function inkColours(patch: Patch, ink: Uint8Array): InkColours {
  const kinds = splitKinds(patch, ink);
  const letters = kinds?.letters ?? ink;
  const core = coreOf(letters, patch);
  const colour = medianColour(patch, core);
  const places = placesWhere(core);
  const run = fitPolynomial(patch, places, 3);
  const explained = 1 - varianceAt(patch, places, run) / Math.max(1, unevenness(patch, core));
  const spanOf = (values: Float32Array) => quantile(values, 0.95) - quantile(values, 0.05);
  const span = Math.max(...valuesAt(patch, run, places).map(spanOf));
  const manyColours = explained > runExplains && span > leastRun;
  const even = colour.map((value) => new Float32Array(ink.length).fill(value)) as Surface;
  const result: InkColours = { letters: manyColours ? clamp(surfaceOf(patch, run)) : even, colour, manyColours };
  return kinds ? { ...result, other: kinds.other } : result;
}

const clamp = (surface: Surface) =>
  surface.map((values) => values.map((v) => Math.min(255, Math.max(0, v)))) as Surface;

/** The middle of the strokes: their rims are mixed with the ground. */
function coreOf(ink: Uint8Array, patch: Patch): Uint8Array {
  const depth = depthOf(ink, patch);
  const deep = quantile(valuesWhere(depth, ink), 0.6);
  const core = maskWhere(ink.length, (at) => ink[at] === 1 && depth[at]! >= Math.min(deep, 3));
  return core.includes(1) ? core : ink;
}

function depthOf(ink: Uint8Array, { box }: Patch): Float32Array {
  return distanceTo(
    maskWhere(ink.length, (at) => ink[at] === 0),
    box.width,
    box.height,
  );
}

export const medianColour = (patch: Patch, use: Uint8Array): Colour =>
  patch.channels.map((values) => Math.round(quantile(valuesWhere(values, use), 0.5))) as Colour;

/** How far the pixels of `use` are from one colour: their variance, summed over the channels. */
function unevenness(patch: Patch, use: Uint8Array): number {
  const places = placesWhere(use);
  return varianceAt(patch, places, fitPolynomial(patch, places, 1));
}

export function squaredDifference({ channels: [red, green, blue] }: Patch, at: number, colour: Colour): number {
  const [r, g, b] = [red[at]! - colour[0], green[at]! - colour[1], blue[at]! - colour[2]];
  return r * r + g * g + b * b;
}

const isSame = (a: Colour, b: Colour): boolean => a.every((value, channel) => value === b[channel]);

/** Lloyd's algorithm for two colours, from the middle one and the one farthest from it. */
function twoColours(patch: Patch, ink: Uint8Array): [Uint8Array, Uint8Array] {
  let first = medianColour(patch, ink);
  let second = first;
  let most = -1;
  for (let at = 0; at < ink.length; at++) {
    const far = ink[at] ? squaredDifference(patch, at, first) : -1;
    if (far <= most) continue;
    most = far;
    second = patch.channels.map((values) => values[at]!) as Colour;
  }
  let nearFirst = ink;
  for (let round = 0; round < 6; round++) {
    const nearer = (at: number) => squaredDifference(patch, at, first) <= squaredDifference(patch, at, second);
    nearFirst = maskWhere(ink.length, (at) => ink[at] === 1 && nearer(at));
    const nearSecond = without(ink, nearFirst);
    if (!nearFirst.includes(1) || !nearSecond.includes(1)) break;
    const [one, other] = [medianColour(patch, nearFirst), medianColour(patch, nearSecond)];
    // From here on nothing changes any more.
    if (isSame(one, first) && isSame(other, second)) break;
    [first, second] = [one, other];
  }
  return [nearFirst, without(ink, nearFirst)];
}

const without = (all: Uint8Array, some: Uint8Array) => maskWhere(all.length, (at) => all[at] === 1 && some[at] === 0);

/**
 * Letters and what goes with them. An outline is nearly all of the ink's rim and the letters none of it; of letters and a
 * shadow cast by them, the letters are the larger, evener part.
 */
function splitKinds(patch: Patch, ink: Uint8Array) {
  const depth = depthOf(ink, patch);
  // Rims are mixtures and would make a third colour of any two.
  const solid = maskWhere(ink.length, (at) => ink[at] === 1 && depth[at]! > 1);
  if (count(solid) < 40) return undefined;
  const [a, b] = twoColours(patch, solid);
  const [countA, countB] = [count(a), count(b)];
  if (Math.min(countA, countB) < leastShare * (countA + countB)) return undefined;
  const [colourA, colourB] = [medianColour(patch, a), medianColour(patch, b)];
  if (Math.hypot(...colourA.map((value, channel) => value - colourB[channel]!)) < leastDifference) return undefined;
  const rimShare = (part: Uint8Array) => {
    let rim = 0;
    for (let at = 0; at < part.length; at++) if (part[at] && depth[at]! <= 2.5) rim++;
    return rim / Math.max(1, count(part));
  };
  const [rimA, rimB] = [rimShare(a), rimShare(b)];
  if (Math.max(rimA, rimB) > 0.55 && Math.min(rimA, rimB) < 0.3 * Math.max(rimA, rimB)) {
    return rimA < rimB
      ? { letters: a, other: { colour: colourB, kind: 'outline' as const } }
      : { letters: b, other: { colour: colourA, kind: 'outline' as const } };
  }
  // Two halves of a gradient lie beside each other: each keeps to its place, neither goes round the other.
  if (!interwoven(a, b, patch)) return undefined;
  const evenness = (part: Uint8Array) => count(part) / (20 + Math.sqrt(unevenness(patch, part)));
  return evenness(a) >= evenness(b)
    ? { letters: a, other: { colour: colourB, kind: 'shadow' as const } }
    : { letters: b, other: { colour: colourA, kind: 'shadow' as const } };
}

/** Whether two kinds of ink meet all over the line: in most of its cells, and high as well as low in it. */
function interwoven(a: Uint8Array, b: Uint8Array, { box, height }: Patch): boolean {
  const cell = Math.max(4, Math.round(height / 3));
  const cells = new Map<string, { a: number; b: number }>();
  for (let at = 0; at < a.length; at++) {
    if (!a[at] && !b[at]) continue;
    const key = `${Math.floor((at % box.width) / cell)},${Math.floor(at / box.width / cell)}`;
    const counts = cells.get(key) ?? { a: 0, b: 0 };
    counts.a += a[at]!;
    counts.b += b[at]!;
    cells.set(key, counts);
  }
  const both = [...cells.values()].filter((count) => Math.min(count.a, count.b) > 0.1 * (count.a + count.b));
  return both.length > 0.5 * cells.size;
}
