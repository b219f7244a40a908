/**
 * Cards of a pattern's own colour run into it. Where the pattern repeats, its tile says what every place of the ground
 * would show: where that is missing something lies on it, and what lies between such places is covered as well.
 */
import { connected, dilate, erode, fillHoles, maskOf, pixelsOf, type Mask } from '../areas/mask.ts';
import { distance } from '../areas/rgb.ts';
import { drawShape, fitSimpleShape } from '../areas/simple-shape.ts';
import { findTile, placeOf, stepFromTile, type Tile } from '../ground/tile.ts';
import type { Colour } from '../picture.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import type { Ground } from './find-ground.ts';

/** The tile is read from the surfaces of the ground and so far about them, px: lines between them may be no surfaces. */
const about = 3;
/** A colour that takes so much of a tile may be that of a card. */
const leastTint = 0.2;
/** Colours of one tint, and those of two, levels; between them nothing is said. */
const alike = 11;
const apart = 14;
/** Where the pattern's edges mix its colours nothing is said either: nearer than so much of what most of it is away. */
const beyondEdges = 0.6;
/** Smaller pieces are specks, px: their area, their shorter side, and what opening takes away to all sides. */
const least = { area: 400, side: 12, radius: 2 };
/** Colours of an edge mix so far from it, px. */
const mixed = 2;
/** A card has run into a surface beside which so many pixels of the pattern are seen. */
const leastBeside = 30;
/** What lies in the boxes of words for that share is their shadow, or what was filled under them. */
const ofWords = 0.9;
/** How well a simple shape has to explain a piece to be taken for it. */
const explained = 0.9;
/** A surface is ground where so much of it shows the tile. */
const groundShown = 0.93;
/** Small surfaces are smaller than so many tiles. */
const smallTiles = 6;
/** Words stand so far within their boxes, and their shadows reach so far beyond, in times of the boxes' height. */
const wordMargin = 0.25;
const wordShadow = 0.6;
/** And so dark may it be in a shadow, in times of its own light. */
const darkest = 0.6;

/** Surfaces by their ids: those that were parted from the pattern, and those that they had run into. */
interface Lifted {
  cards: Set<number>;
  from: Set<number>;
}

/** What a pixel says about a card of one tint. */
const other = 0;
/** Of the tint, where the tile has it too or mixes it at an edge. */
const open = 1;
/** Of the tint, where the tile has another. */
const covers = 2;
/** The tile's other colour is seen. */
const shows = 3;

/**
 * Parts what covers a repeating pattern from it: labels, regions and ground are changed in place. The surfaces that were
 * parted; null where nothing repeats.
 */
export function liftFromTiles(surfaces: Surfaces, ground: Ground): Set<number> | null {
  const tile = findTile(surfaces, seenGround(surfaces, ground));
  if (!tile) return null;
  const lifted: Lifted = { cards: new Set(), from: new Set() };
  for (const tint of tintsOf(tile)) lift(surfaces, ground, tile, tint, lifted);
  holdShown(surfaces, ground, tile, lifted);
  return lifted.cards;
}

/** Surfaces that show the tile and lie beside the ground are part of it. */
function holdShown(surfaces: Surfaces, ground: Ground, tile: Tile, lifted: Lifted): void {
  const { regions, bordersOf } = surfaces;
  surfaces.shown = shownBy(tile, surfaces, lifted);
  const shown = shownShares(surfaces, surfaces.shown);
  const holds = new Uint8Array(regions.length);
  holds.set(ground.holds);
  ground.holds = holds;
  const open = regions.filter(({ id, rim }) => holds[id] || rim > 0).map(({ id }) => id);
  const follows = (id: number) => !lifted.cards.has(id) && shown[id]! > groundShown;
  for (const id of open) if (follows(id)) holds[id] = 1;
  while (open.length) {
    const from = open.pop()!;
    if (!holds[from]) continue;
    for (const { a, b } of bordersOf.get(from)) {
      const to = a === from ? b : a;
      if (holds[to] || !follows(to)) continue;
      holds[to] = 1;
      open.push(to);
    }
  }
}

/** Where the ground is seen, as far as its surfaces tell. */
function seenGround({ label, width, height }: Surfaces, { holds }: Ground): Uint8Array {
  const held = new Uint8Array(label.length);
  for (let i = 0; i < label.length; i++) held[i] = holds[label[i]!]!;
  return dilate(held, width, height, about);
}

function distanceBetween(a: Uint8Array, i: number, b: Uint8Array, j: number): number {
  const [p, q] = [i * 3, j * 3];
  return Math.sqrt((a[p]! - b[q]!) ** 2 + (a[p + 1]! - b[q + 1]!) ** 2 + (a[p + 2]! - b[q + 2]!) ** 2);
}

/** The colours that take most of a tile. */
function tintsOf({ columns, rows, colours }: Tile): Colour[] {
  const tints: { colour: Colour; places: number }[] = [];
  for (let place = 0; place < columns * rows; place++) {
    const colour: Colour = [colours[place * 3]!, colours[place * 3 + 1]!, colours[place * 3 + 2]!];
    const tint = tints.find((known) => distance(known.colour, colour) < alike);
    if (tint) tint.places++;
    else tints.push({ colour, places: 1 });
  }
  return tints.filter(({ places }) => places > leastTint * columns * rows).map(({ colour }) => colour);
}

function lift(surfaces: Surfaces, ground: Ground, tile: Tile, tint: Colour, lifted: Lifted): void {
  const { width, height, regions, label } = surfaces;
  const states = statesOf(surfaces, tile, tint);
  if (tile.px % 1 || tile.py % 1) dropSlivers(states, width, height);
  // Twice: between dots there are rows and columns that hold none.
  for (let round = 0; round < 2; round++) fillBetween(states, width, height, tile);
  takeInRests(states, width, height);
  const run = runIntoGround(surfaces, ground, states);
  const wordy = placesAboutWords(surfaces, wordMargin);
  for (const pixels of connected(pixelsInState(states, covers), width, height)) {
    if (pixels.length < least.area) continue;
    const mask = shapeOf(opened(maskOf(pixels, width, height, 1)), states, width);
    if (Math.min(mask.width, mask.height) < least.side) continue;
    const free = pixelsOf(mask, width).filter((i) => run[label[i]!] && (states[i] === covers || states[i] === open));
    if (free.length < least.area || free.filter((i) => wordy[i]).length > ofWords * free.length) continue;
    const id = regions.length;
    const model = regions[label[free[free.length >> 1]!]!]!;
    for (const i of free) {
      lifted.from.add(label[i]!);
      regions[label[i]!]!.area--;
      label[i] = id;
    }
    regions.push({ ...model, id, area: free.length, box: mask, rim: 0 });
    lifted.cards.add(id);
  }
}

/** Edges of a tile whose sides are no whole numbers stand up to a pixel beside the picture's. */
function dropSlivers(states: Uint8Array, width: number, height: number): void {
  const covered = pixelsInState(states, covers);
  const firm = dilate(erode(covered, width, height, 1), width, height, 1);
  for (let i = 0; i < states.length; i++) if (covered[i] && !firm[i]) states[i] = open;
}

const pixelsInState = (states: Uint8Array, wanted: number): Uint8Array =>
  states.map((state) => (state === wanted ? 1 : 0));

/** Without slivers: where edges of the pattern are not quite where the tile has them. */
function opened(mask: Mask): Mask {
  const { width, height, bits } = mask;
  const open = dilate(erode(bits, width, height, least.radius), width, height, least.radius + 1);
  return { ...mask, bits: bits.map((v, j) => v & open[j]!) };
}

/** 1 for each surface that a card may have run into: it is ground, or the pattern is seen beside it. */
function runIntoGround({ label, regions, width, height }: Surfaces, { holds }: Ground, states: Uint8Array): Uint8Array {
  const besideShown = dilate(pixelsInState(states, shows), width, height, mixed);
  const beside = new Int32Array(regions.length);
  for (let i = 0; i < label.length; i++) if (states[i] === open && besideShown[i]) beside[label[i]!]!++;
  return Uint8Array.from(beside, (seen, id) => (holds[id] || seen > leastBeside ? 1 : 0));
}

/** What is left beside what is covered is covered as well where the pattern is nowhere seen at it: a corner, a slanted side. */
function takeInRests(states: Uint8Array, width: number, height: number): void {
  const besideCovered = dilate(pixelsInState(states, covers), width, height, 1);
  const besideShown = dilate(pixelsInState(states, shows), width, height, mixed);
  for (const rest of connected(pixelsInState(states, open), width, height))
    if (rest.some((i) => besideCovered[i]) && !rest.some((i) => besideShown[i]))
      for (const i of rest) states[i] = covers;
}

/** What lay under words was filled, and says nothing. */
function statesOf(surfaces: Surfaces, tile: Tile, tint: Colour): Uint8Array {
  const { width, height, data } = surfaces;
  const { columns, rows, colours } = tile;
  const away = Float32Array.from({ length: columns * rows }, (_, place) =>
    distance(colours.subarray(place * 3, place * 3 + 3), tint),
  );
  const others = away.filter((off) => off >= apart).sort();
  const clear = Math.max(apart, beyondEdges * (others[Math.floor(0.9 * others.length)] ?? Infinity));
  const underWords = placesAboutWords(surfaces, -wordMargin);
  const states = new Uint8Array(width * height);
  const colour = new Uint8Array(3);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const place = placeOf(tile, x, y);
      for (let k = 0; k < 3; k++) colour[k] = data[i * 3 + k]!;
      const off = away[place]!;
      // Of two colours that lie close together it has to be nearer to one of them.
      const near = Math.min(alike, 0.4 * Math.max(off, clear));
      if (off < clear || underWords[i]) states[i] = distance(colour, tint) < alike ? open : other;
      else if (distance(colour, tint) < near) states[i] = covers;
      else if (distanceBetween(data, i, colours, place) < near) states[i] = shows;
    }
  return states;
}

/** What lies between two covered places of a row or a column, no farther apart than the pattern repeats, is covered too. */
function fillBetween(states: Uint8Array, width: number, height: number, { px, py }: Tile): void {
  const found: number[] = [];
  for (let y = 0; y < height; y++) fillLine(states, y * width, 1, width, px + 1, found);
  for (let x = 0; x < width; x++) fillLine(states, x, width, height, py + 1, found);
  for (const i of found) states[i] = covers;
}

function fillLine(
  states: Uint8Array,
  start: number,
  step: number,
  length: number,
  reach: number,
  found: number[],
): void {
  let waiting: number[] = [];
  let last = other;
  for (let n = 0, i = start; n < length; n++, i += step) {
    const state = states[i]!;
    if (state === open) waiting.push(i);
    else if (state !== other) {
      if (state === covers && last === covers && waiting.length <= reach) for (const j of waiting) found.push(j);
      waiting = [];
      last = state;
    }
  }
}

/** A piece as the simple shape that it follows, with what lies on it; what shows the tile is none of it. */
function shapeOf(mask: Mask, states: Uint8Array, width: number): Mask {
  const filled = { ...mask, bits: fillHoles(mask) };
  const shape = fitSimpleShape(filled);
  if (!shape || shape.score < explained) return filled;
  const bits = drawShape(shape, filled);
  for (let y = 0, j = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++, j++) if (states[(mask.y + y) * width + mask.x + x] === shows) bits[j] = 0;
  return { ...mask, bits };
}

/**
 * 1 where the tile is seen; of a small surface, of what is left of one that a card had run into, and about words in a
 * shadow as well.
 */
function shownBy(tile: Tile, surfaces: Surfaces, { from }: Lifted): Uint8Array {
  const { label, regions } = surfaces;
  const aboutWords = placesAboutWords(surfaces, wordShadow);
  const shaded = regions.map(({ id, area }) => from.has(id) || area < smallTiles * tile.px * tile.py);
  const shown = new Uint8Array(label.length);
  for (let i = 0; i < label.length; i++) {
    if (stepFromTile(surfaces, tile, i) < alike) shown[i] = 1;
    else if ((shaded[label[i]!] || aboutWords[i]) && isInShadow(surfaces, tile, i)) shown[i] = 1;
  }
  return shown;
}

/** @param reaches beyond the words' boxes, in times of their height */
function placesAboutWords({ words, width, height }: Surfaces, reaches: number): Uint8Array {
  const about = new Uint8Array(width * height);
  for (const word of words) {
    const reach = Math.round(reaches * Math.min(word.width, word.height));
    const right = Math.min(width, word.x + word.width + reach);
    const bottom = Math.min(height, word.y + word.height + reach);
    for (let y = Math.max(0, word.y - reach); y < bottom; y++)
      about.fill(1, y * width + Math.max(0, word.x - reach), y * width + right);
  }
  return about;
}

/** Share of each surface that shows the tile. */
function shownShares({ label, regions }: Surfaces, shown: Uint8Array): Float64Array {
  const [seen, all] = [new Int32Array(regions.length), new Int32Array(regions.length)];
  for (let i = 0; i < label.length; i++) {
    all[label[i]!]!++;
    seen[label[i]!]! += shown[i]!;
  }
  return Float64Array.from(seen, (count, id) => count / Math.max(1, all[id]!));
}

/** Of the tile's hue and darker. */
function isInShadow({ data, width }: Surfaces, tile: Tile, i: number): boolean {
  const y = Math.floor(i / width);
  const place = placeOf(tile, i - y * width, y) * 3;
  const sums = [0, 1, 2].map((k) => [data[i * 3 + k]!, tile.colours[place + k]!] as const);
  const light =
    sums.reduce((sum, [seen]) => sum + seen, 0) /
    Math.max(
      1,
      sums.reduce((sum, [, lit]) => sum + lit, 0),
    );
  return light > darkest && light < 1 && sums.every(([seen, lit]) => Math.abs(seen - light * lit) < alike);
}
