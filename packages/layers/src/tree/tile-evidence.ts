/** What each pixel of a picture says about a card of one of the colours of the pattern that it lies on. */
import { dilate, erode } from '../areas/mask.ts';
import { connected } from '../areas/runs.ts';
import { distance } from '../areas/rgb.ts';
import type { Tile } from '../ground/tile.ts';
import type { Box, Colour } from '../picture.ts';
import type { Surfaces } from '../surfaces/regions.ts';

/** Of another colour: something that lies on both. */
const other = 0;
/** Of the card's colour, where the tile has it too or mixes it at an edge. */
export const open = 1;
/** Of the card's colour, where the tile has another: the pattern is covered. */
export const covers = 2;
/** The tile's other colour: the pattern is seen. */
const shows = 3;

/** Colours of one tint, and those of two, levels; between them nothing is said. */
const alike = 11;
const apart = 14;
/** Where the pattern's edges mix its colours nothing is said either: nearer than so much of what most of it is away. */
const beyondEdges = 0.6;
/** Of two colours that lie close together it has to be nearer to one of them. */
const nearer = 0.4;
/** Colours of an edge mix so far from it, px. */
const mixed = 2;
/** Words stand so far within the boxes of their ink, in times of these boxes' height. */
const withinInk = -0.25;

export interface Evidence {
  /** One of the above for each pixel. */
  states: Uint8Array;
  /** 1 where the pattern is seen, and so near to it that colours may be mixed. */
  besideShown: Uint8Array;
}

/** The colours that take so much of a tile, share, that a card may have one of them. */
export function tintsOf({ columns, rows, colours }: Tile, least: number): Colour[] {
  const tints: { colour: Colour; places: number }[] = [];
  for (let place = 0; place < columns * rows; place++) {
    const colour: Colour = [colours[place * 3]!, colours[place * 3 + 1]!, colours[place * 3 + 2]!];
    const tint = tints.find((known) => distance(known.colour, colour) < alike);
    if (tint) tint.places++;
    else tints.push({ colour, places: 1 });
  }
  return tints.filter(({ places }) => places > least * columns * rows).map(({ colour }) => colour);
}

/** What is covered, what lies between covered places included; null where nothing is. */
export function evidenceOf(surfaces: Surfaces, tile: Tile, tint: Colour): Evidence | null {
  const { width, height } = surfaces;
  const states = statesOf(surfaces, tile, tint);
  if (tile.px % 1 || tile.py % 1) dropSlivers(states, width, height);
  if (!states.includes(covers)) return null;
  // Twice: between dots there are rows and columns that hold none.
  for (let round = 0; round < 2; round++) fillBetween(states, width, height, tile);
  const besideShown = dilate(pixelsInState(states, shows), width, height, mixed);
  takeInRests(states, besideShown, width, height);
  return { states, besideShown };
}

export function pixelsInState(states: Uint8Array, wanted: number): Uint8Array {
  const bits = new Uint8Array(states.length);
  for (let i = 0; i < states.length; i++) if (states[i] === wanted) bits[i] = 1;
  return bits;
}

/** For each place of the tile how far it is from the tint, and how near a pixel has to be to be of either. */
function placesBy({ columns, rows, colours }: Tile, tint: Colour): { speaks: Uint8Array; near: Float64Array } {
  const away = Float64Array.from({ length: columns * rows }, (_, place) =>
    distance(colours.subarray(place * 3, place * 3 + 3), tint),
  );
  const others = away.filter((off) => off >= apart).sort();
  const clear = Math.max(apart, beyondEdges * (others[Math.floor(0.9 * others.length)] ?? Infinity));
  return {
    speaks: Uint8Array.from(away, (off) => (off < clear ? 0 : 1)),
    near: away.map((off) => (off < clear ? alike : Math.min(alike, nearer * off))),
  };
}

/** What lay under words was filled, and says nothing. */
function statesOf(surfaces: Surfaces, tile: Tile, tint: Colour): Uint8Array {
  const { data } = surfaces;
  const { colours, places } = tile;
  const { speaks, near } = placesBy(tile, tint);
  const underWords = placesAboutWords(surfaces, withinInk);
  const states = new Uint8Array(places.length);
  for (let i = 0; i < states.length; i++) {
    const place = places[i]!;
    const mute = !speaks[place] || underWords[i] === 1;
    const limit = (mute ? alike : near[place]!) ** 2;
    if (squares(data, i * 3, tint, 0) < limit) states[i] = mute ? open : covers;
    else if (!mute && squares(data, i * 3, colours, place * 3) < limit) states[i] = shows;
  }
  return states;
}

const squares = (a: Uint8Array, p: number, b: ArrayLike<number>, q: number): number =>
  (a[p]! - b[q]!) ** 2 + (a[p + 1]! - b[q + 1]!) ** 2 + (a[p + 2]! - b[q + 2]!) ** 2;

/** Edges of a tile whose sides are no whole numbers stand up to a pixel beside the picture's. */
function dropSlivers(states: Uint8Array, width: number, height: number): void {
  const covered = pixelsInState(states, covers);
  const firm = dilate(erode(covered, width, height, 1), width, height, 1);
  for (let i = 0; i < states.length; i++) if (covered[i] && !firm[i]) states[i] = open;
}

/** What lies between two covered places of a row or a column, no farther apart than the pattern repeats, is covered too. */
function fillBetween(states: Uint8Array, width: number, height: number, { px, py }: Tile): void {
  // Rows and columns are asked for what they were, not for what the others have made of them.
  const before = states.slice();
  for (let y = 0; y < height; y++) fillLine(before, states, { start: y * width, step: 1, length: width }, px + 1);
  for (let x = 0; x < width; x++) fillLine(before, states, { start: x, step: width, length: height }, py + 1);
}

interface Line {
  start: number;
  step: number;
  length: number;
}

function fillLine(from: Uint8Array, to: Uint8Array, { start, step, length }: Line, reach: number): void {
  let last: number = other;
  let since = start;
  let waiting = 0;
  for (let n = 0, i = start; n < length; n++, i += step) {
    const state = from[i]!;
    if (state === open) waiting++;
    else if (state !== other) {
      if (waiting > 0 && waiting <= reach && state === covers && last === covers)
        for (let j = since; j < i; j += step) if (from[j] === open) to[j] = covers;
      last = state;
      since = i;
      waiting = 0;
    }
  }
}

/** What is left beside what is covered is covered as well where the pattern is nowhere seen at it: a corner, a slanted side. */
function takeInRests(states: Uint8Array, besideShown: Uint8Array, width: number, height: number): void {
  const besideCovered = dilate(pixelsInState(states, covers), width, height, 1);
  for (const rest of connected(pixelsInState(states, open), width, height))
    if (rest.some((i) => besideCovered[i]) && !rest.some((i) => besideShown[i]))
      for (const i of rest) states[i] = covers;
}

/**
 * 1 in the boxes of words.
 * @param reaches so far beyond the boxes, in times of their height; less than nothing: within them
 */
export function placesAboutWords(
  { words, width, height }: { words: readonly Box[]; width: number; height: number },
  reaches: number,
): Uint8Array {
  const about = new Uint8Array(width * height);
  for (const word of words) {
    const reach = Math.round(reaches * Math.min(word.width, word.height));
    const [left, right] = [Math.max(0, word.x - reach), Math.min(width, word.x + word.width + reach)];
    const bottom = Math.min(height, word.y + word.height + reach);
    for (let y = Math.max(0, word.y - reach); y < bottom; y++) about.fill(1, y * width + left, y * width + right);
  }
  return about;
}
