/** Objects that a network sees where the tree has none: parted from the thing, or from the ground, that holds their pixels. */
import { holds, maskOf, sidesOf, type Sides } from '../areas/mask.ts';
import { connected, fillHoles } from '../areas/runs.ts';
import type { Rgb } from '../areas/rgb.ts';
import { completeOutline } from '../tree/complete.ts';
import { everyThing, joinPixels, type Thing } from '../tree/thing.ts';
import { faintCard } from './faint-card.ts';
import { isCutOff } from '../tree/is-cut-off.ts';
import { isGround } from './is-ground.ts';
import {
  areaOf,
  placeKinds,
  placesUnder,
  seenAt,
  seenUnder,
  shareOfSides,
  shareThatSee,
  type ObjectMap,
} from './object-map.ts';

/** A place whose box shares less with the thing that holds it shows something else. */
const explained = 0.45;
/** Places of one object see so much of the same box; and a thing there already shares so much with it. */
const alike = 0.6;
const known = 0.55;
/** Places of the ground are surely none below this. */
const onGround = 0.3;
/** So many places, so much of the box, and so much of what its holder shows in the box, see an object. */
const least = { places: 5, ofBox: 0.1, ofHeld: 0.3 };
/** What lies round an object is looked at so far from its box, px; it differs by so many levels, or so many times their spread. */
const round = { near: 3, far: 9, fewest: 24, levels: 14, spread: 3.5, grainy: 12 };

/** Fewer pixels are no object, nor are those that fill less of their box than this share: icons, and shapes. */
const fewest = { pixels: 60, ofIcon: 0.2, ofShape: 0.4 };
/** Nor is so much of what is seen of a thing that is certain. */
const mostOfSeen = 0.5;
/** Nor is a head so broad, which ends so high, shares of a thing below such a share of the picture's longer side. */
const head = { side: 0.19, broad: 0.9, high: 0.5 };
/** Nor is what shows so much of the ground's pattern parted from it. */
const ofPattern = 0.9;
/** Nothing is parted from what is so surely a drawing, and whole: so much of it sees so much of its box. */
const whole = { drawing: 0.5, share: 0.55, seeing: 0.5 };
/** But for what so much of its box sees. */
const plain = 0.5;

/** The surface of each pixel, and how many pixels each has. */
interface Partition {
  label: Int32Array;
  areas: Int32Array;
}

interface Sight {
  sides: Sides;
  places: number[];
  /** Index of the thing that holds the places; -1: the ground. */
  holder: number;
}

/**
 * @param label the surface of each pixel
 * @param pattern 1 where the tile of the ground is seen
 * @returns the roots with what was parted, back to front
 */
export function splitOff(
  roots: Thing[],
  map: ObjectMap,
  picture: Rgb,
  label: Int32Array,
  pattern?: Uint8Array,
): Thing[] {
  const { width, height } = picture;
  const things = [...everyThing(roots)];
  const boxes = things.map(({ mask }) => sidesOf(mask));
  const owners = new Int32Array(width * height).fill(-1);
  for (const [k, { own }] of things.entries()) for (let n = 0; n < own.length; n++) owners[own[n]!] = k;
  let highest = 0;
  for (let i = 0; i < label.length; i++) if (label[i]! > highest) highest = label[i]!;
  const areas = new Int32Array(highest + 1);
  for (let i = 0; i < label.length; i++) areas[label[i]!]!++;
  const closed = things.map((thing, k) => isWholeDrawing(thing, boxes[k]!, map, width));
  let tree = roots;
  for (const sight of sightsOf(map, owners, boxes, width)) {
    if (
      things[sight.holder]?.whole ||
      (closed[sight.holder] && !isPlain(sight, map)) ||
      things.some((thing, k) => explains(thing, boxes[k]!, sight, map))
    )
      continue;
    const found = thingOfSight(sight, owners, { label, areas }, map, picture);
    const holder = things[sight.holder];
    if (!found || (!holder && (isGround(found, owners, picture) || (pattern && isSeenIn(pattern, found))))) continue;
    if (holder && (isMostOf(holder, found) || isHeadOf(holder, found, picture) || isCutOff(holder, found, picture)))
      continue;
    tree = place(tree, found, holder ?? null);
    if (holder && holder.own.length > found.own.length * worthKeeping)
      boxes[sight.holder] = narrow(holder, siblingsOf(holder, tree), boxes[sight.holder]!, width, height);
    boxes.push(sidesOf(found.mask));
    for (const i of found.own) owners[i] = things.length;
    things.push(found);
  }
  return tree;
}

/** Most of its box sees it. */
const isPlain = ({ sides, places }: Sight, { cellWidth, cellHeight }: ObjectMap): boolean =>
  places.length > plain * (areaOf(sides) / (cellWidth * cellHeight));

/** What is seen of a thing whose outline is known by what hides the rest is no other thing. */
const isMostOf = ({ certain, shape, own }: Thing, found: Thing): boolean =>
  certain === true && shape !== null && found.own.length > mostOfSeen * own.length;

/** What is seen from side to side at the head of something small is drawn on it, as on a calendar's leaf; at its foot it may be a label. */
const isHeadOf = ({ mask }: Thing, found: Thing, { width, height }: Rgb): boolean =>
  Math.max(mask.width, mask.height) < head.side * Math.max(width, height) &&
  found.mask.width > head.broad * mask.width &&
  found.mask.y + found.mask.height < mask.y + head.high * mask.height;

const isSeenIn = (pattern: Uint8Array, { own }: Thing): boolean =>
  own.reduce((sum, i) => sum + pattern[i]!, 0) > ofPattern * own.length;

/** What the sight shows, by surfaces, by colours, or by the faint sides of a card; null: by none a thing that is seen as that. */
function thingOfSight(
  sight: Sight,
  owners: Int32Array,
  surfaces: Partition,
  map: ObjectMap,
  picture: Rgb,
): Thing | null {
  const shape = isShape(sight, map);
  const ways = [
    () => surfacesOfSight(sight, owners, surfaces, map, picture),
    () => pixelsOfSight(sight, owners, picture),
    () => (shape ? faintCard(sight.sides, sight.holder, owners, picture) : null),
  ];
  for (const way of ways) {
    const pixels = way();
    if (!pixels) continue;
    const found = thingOf(pixels, shape, picture);
    const box = sidesOf(found.mask);
    if (pixels.length < (shape ? fewest.ofShape : fewest.ofIcon) * areaOf(box)) continue;
    if (shareOfSides(seenUnder(map, pixels, picture.width).sides, box) >= known) return found;
  }
  return null;
}

/** A shadow along two sides, or a rim, has the box of what it lies round and is not that. */
function explains({ mask }: Thing, box: Sides, { sides, places }: Sight, map: ObjectMap): boolean {
  if (shareOfSides(box, sides) <= known) return false;
  let held = 0;
  for (const cell of places) {
    const [column, row] = [cell % map.columns, Math.floor(cell / map.columns)];
    held += holds(mask, Math.floor((column + 0.5) * map.cellWidth), Math.floor((row + 0.5) * map.cellHeight));
  }
  return held > places.length / 2;
}

function isWholeDrawing({ own }: Thing, box: Sides, map: ObjectMap, width: number): boolean {
  const places = placesUnder(map, own, width);
  // The middle of what its places see may be its box, where each sees a part of it: discs on a line.
  const isSeen = shareThatSee(map, places, box, whole.share) > whole.seeing;
  return isSeen && seenAt(map, places).kinds[placeKinds.indexOf('drawing')]! > whole.drawing;
}

/** Groups of places that see one box which nothing explains, the largest first. */
function sightsOf(map: ObjectMap, owners: Int32Array, boxes: readonly Sides[], width: number): Sight[] {
  const { columns, rows, cellWidth, cellHeight, sides, kinds } = map;
  const cells = columns * rows;
  const holders = new Int32Array(cells);
  const sights: (Sight & { lists: [number[], number[], number[], number[]] })[] = [];
  for (let cell = 0; cell < cells; cell++) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const holder = owners[Math.floor((row + 0.5) * cellHeight) * width + Math.floor((column + 0.5) * cellWidth)]!;
    holders[cell] = holder;
    const box = [0, 1, 2, 3].map((side) => sides[side * cells + cell]!) as Sides;
    if (holder < 0 ? kinds[cell]! > onGround : shareOfSides(box, boxes[holder]!) > explained) continue;
    const mine = sights.find((sight) => sight.holder === holder && shareOfSides(sight.sides, box) > alike);
    if (!mine) {
      sights.push({ sides: box, places: [cell], holder, lists: box.map((value) => [value]) as never });
      continue;
    }
    mine.places.push(cell);
    for (const [side, list] of mine.lists.entries()) {
      list.push(box[side]!);
      // The middle of what was seen so far, now and then anew.
      if ((list.length & (list.length - 1)) === 0) mine.sides[side] = list.toSorted((a, b) => a - b)[list.length >> 1]!;
    }
  }
  for (const sight of sights)
    sight.sides = sight.lists.map((list) => list.sort((a, b) => a - b)[list.length >> 1]!) as Sides;
  return sights
    .filter((sight) => {
      const inBox = areaOf(sight.sides) / (cellWidth * cellHeight);
      const asked = sight.places.length >= least.places && sight.places.length > least.ofBox * inBox;
      return asked && sight.places.length > least.ofHeld * Math.min(inBox, heldIn(sight, holders, map));
    })
    .sort((a, b) => b.places.length - a.places.length);
}

/** How many places in the box its holder holds: others may lie on it. `holders`: by place. */
function heldIn({ sides, holder }: Sight, holders: Int32Array, map: ObjectMap): number {
  const { columns, rows, cellWidth, cellHeight } = map;
  const [left, top] = [Math.max(0, Math.floor(sides[0] / cellWidth)), Math.max(0, Math.floor(sides[1] / cellHeight))];
  const right = Math.min(columns, Math.ceil(sides[2] / cellWidth));
  const bottom = Math.min(rows, Math.ceil(sides[3] / cellHeight));
  let held = 0;
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) if (holders[row * columns + column] === holder) held++;
  return held;
}

/** So much of a surface lies in the box; so much of what it sees is that box; smaller ones, in times of the box, needn't see it. */
const within = { inside: 0.9, sees: 0.5, small: 0.02 };

/** The holder's surfaces that lie in the box and see it; null: together they don't fill it from side to side. */
function surfacesOfSight(
  { sides, holder }: Sight,
  owners: Int32Array,
  { label, areas }: Partition,
  map: ObjectMap,
  { width, height }: Rgb,
): Int32Array | null {
  const inside = new Map<number, number[]>();
  const [left, top] = [Math.max(0, Math.round(sides[0]) - round.near), Math.max(0, Math.round(sides[1]) - round.near)];
  const right = Math.min(width, Math.round(sides[2]) + round.near);
  const bottom = Math.min(height, Math.round(sides[3]) + round.near);
  for (let y = top; y < bottom; y++)
    for (let x = left, i = y * width + left; x < right; x++, i++) {
      if (owners[i] !== holder) continue;
      const list = inside.get(label[i]!);
      if (list) list.push(i);
      else inside.set(label[i]!, [i]);
    }
  const small = within.small * areaOf(sides);
  const lists: number[][] = [];
  let sees = 0;
  for (const [id, list] of inside) {
    if (list.length < within.inside * areas[id]!) continue;
    const agrees = shareOfSides(seenUnder(map, list, width).sides, sides) > within.sees;
    if (!agrees && list.length > small) continue;
    lists.push(list);
    if (agrees) sees += list.length;
  }
  const pixels = joinPixels(...lists.map((list) => Int32Array.from(list)));
  if (pixels.length <= fewest.pixels || sees < pixels.length / 2) return null;
  return shareOfSides(sidesOf(maskOf(pixels, width, height)), sides) > alike ? pixels : null;
}

/** What in the box differs from what lies round it; null: nothing with the box's own sides does. */
function pixelsOfSight({ sides, holder }: Sight, owners: Int32Array, { width, height, data }: Rgb): Int32Array | null {
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  const [left, top, right, bottom] = [
    clamp(sides[0], width),
    clamp(sides[1], height),
    clamp(sides[2], width),
    clamp(sides[3], height),
  ];
  /** What the holder shows in the box and round it; `out`: so far outside of it, px. */
  const eachHeld = (visit: (i: number, out: number) => void) => {
    for (let y = Math.max(0, top - round.far); y < Math.min(height, bottom + round.far); y++)
      for (let x = Math.max(0, left - round.far); x < Math.min(width, right + round.far); x++) {
        const i = y * width + x;
        if (owners[i] === holder) visit(i, Math.max(left - x, top - y, x - right + 1, y - bottom + 1));
      }
  };
  const beside: number[] = [];
  eachHeld((i, out) => void (out > round.near && beside.push(i)));
  if (beside.length < round.fewest) return null;
  const [red, green, blue] = [0, 1, 2].map(
    (k) => beside.map((i) => data[i * 3 + k]!).sort((one, other) => one - other)[beside.length >> 1]!,
  ) as [number, number, number];
  const off = (i: number) => Math.hypot(data[i * 3]! - red, data[i * 3 + 1]! - green, data[i * 3 + 2]! - blue);
  const spread = beside.map(off).sort((one, other) => one - other)[Math.floor(beside.length * 0.7)]!;
  if (spread > round.grainy) return null;
  const differs = Math.max(round.levels, round.spread * spread);
  const apart: number[] = [];
  eachHeld((i, out) => void (out <= round.near && off(i) > differs && apart.push(i)));
  if (!apart.length) return null;
  const mask = maskOf(apart, width, height);
  const pieces = connected(mask.bits, mask.width, mask.height).filter((piece) => piece.length > 8);
  const pixels = joinPixels(...pieces).map(
    (j) => (mask.y + Math.floor(j / mask.width)) * width + mask.x + (j % mask.width),
  );
  return pixels.length > fewest.pixels && shareOfSides(sidesOf(maskOf(pixels, width, height)), sides) > alike
    ? pixels
    : null;
}

function isShape({ places }: Sight, { columns, rows, kinds }: ObjectMap): boolean {
  const cells = columns * rows;
  const sums = placeKinds.map((_, kind) => places.reduce((sum, cell) => sum + kinds[kind * cells + cell]!, 0));
  return sums[1]! > Math.max(sums[2]!, sums[3]!);
}

function thingOf(pixels: Int32Array, shape: boolean, { width, height, data }: Rgb): Thing {
  const mask = maskOf(pixels, width, height, 1);
  const middle = pixels[pixels.length >> 1]! * 3;
  return {
    kind: shape ? 'shape' : 'icon',
    own: pixels,
    mask: shape ? { ...mask, bits: fillHoles(mask) } : mask,
    children: [],
    colour: [data[middle]!, data[middle + 1]!, data[middle + 2]!],
    shape: null,
    cast: [],
  };
}

/** The tree with what was found on its holder, and on it what lies in its box. */
function place(things: Thing[], found: Thing, holder: Thing | null): Thing[] {
  if (holder === null) return withInside(things, found);
  for (const [k, thing] of things.entries()) {
    if (thing === holder) {
      const taken = new Set(found.own);
      thing.own = thing.own.filter((i) => !taken.has(i));
      thing.children = withInside(thing.children, found);
      return things;
    }
    if (thing.children.length) things[k]!.children = place(thing.children, found, holder);
  }
  return things;
}

/**
 * On two sides that face one another so much of a thing's old box is empty, where its outline was that of what was parted from it: a line
 * through discs. A bar of which one end was parted goes on under that.
 */
const emptyOnSide = 0.15;
/** Less than this in times of what was parted is no thing but crumbs of that. */
const worthKeeping = 0.1;

/**
 * Gives the thing a new outline where what is left of it no longer reaches round the old one, or now follows a simple shape: a portrait
 * without the name over its edge. @returns its box
 */
function narrow(thing: Thing, siblings: Thing[], box: Sides, width: number, height: number): Sides {
  const left = maskOf(thing.own, width, height, 1);
  const inner = sidesOf(left);
  const isNarrow = [0, 1].some((side) => {
    const least = emptyOnSide * (box[side + 2]! - box[side]!);
    return inner[side]! - box[side]! > least && box[side + 2]! - inner[side + 2]! > least;
  });
  if (!isNarrow && thing.shape) return box;
  const { mask, shape } = completeOutline(
    { ...left, bits: fillHoles(left) },
    [...thing.children, ...siblings].map((other) => other.mask),
    width,
    height,
  );
  if (!isNarrow && !shape) return box;
  Object.assign(thing, { mask, shape });
  return sidesOf(mask);
}

function siblingsOf(thing: Thing, things: Thing[]): Thing[] {
  if (things.includes(thing)) return things.filter((other) => other !== thing);
  return things.flatMap(({ children }) => siblingsOf(thing, children));
}

function withInside(siblings: Thing[], found: Thing): Thing[] {
  const box = sidesOf(found.mask);
  const isInside = ({ mask }: Thing) => {
    const [left, top, right, bottom] = sidesOf(mask);
    return left >= box[0] - 2 && top >= box[1] - 2 && right <= box[2] + 2 && bottom <= box[3] + 2;
  };
  const inside = found.kind === 'shape' ? siblings.filter(isInside) : [];
  found.children = inside;
  return [...siblings.filter((thing) => !inside.includes(thing)), found];
}
