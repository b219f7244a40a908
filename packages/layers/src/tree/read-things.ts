/**
 * From a connected piece of foreground to things: each piece is read from the outside in. Readings are tried in order:
 * one surface with things on it, a picture, an icon, several things that overlap.
 */
import {
  count,
  countHeld,
  erode,
  holds,
  maskOf,
  overlap,
  widen,
  type Mask,
  placeIn,
  toPicture,
} from '../areas/mask.ts';
import { connected, fillHoles } from '../areas/runs.ts';
import { fillHull, outlineOf } from '../areas/outline.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';
import { completeOutline, simpleEnough } from './complete.ts';
import { takeRims } from './give-rims.ts';
import { cover, cutMount, isThinRing } from './cut-mount.ts';
import { inFrontOf } from './in-front.ts';
import { joinPieces } from './join-pieces.ts';
import { openRings, openTo } from './open-rings.ts';
import { footOf } from './part-standing.ts';
import { partTrack } from './read-track.ts';
import { drawnOnPicture, wordsOn } from './drawn-on-picture.ts';
import { countsByRegion, partsOf } from './parts.ts';
import { rowsOfBars } from './rows-of-bars.ts';
import { rowsOfCrumbs } from './rows-of-crumbs.ts';
import { barsOfChart, isSeenBelow } from './bars-of-chart.ts';
import {
  alike,
  carriesWord,
  colourOf,
  everyThing,
  joinPixels,
  leafOf,
  leastShare,
  marksOf,
  type Part,
  type Thing,
} from './thing.ts';
import { tidySiblings } from './tidy-siblings.ts';
import { uniteOnDisc } from './unite-on-disc.ts';

/** Narrower simple shapes hold nothing, px. */
const narrowest = 36;
/** Any closed outline wider than this may hold things, px. */
const wideOutline = 100;
/** The parent's colour seen through a frame, levels. */
const seeThrough = 9;
/** What is seen through a ring: share of the picture, share of its rim that is the ring's, and how thin that is of its box. */
const ringed = { least: 0.004, share: 0.5, thin: 0.13 };
/** From this share of the rim on a surface of the parent's colour is open to it. */
const mostOpen = 0.4;
/** Things below this share of the picture's longer side are icons: they are not taken apart. */
const iconSide = 0.11;
/** Share of a thing that a region needs to be one of several that overlap. */
const major = 0.05;
/** A shape that something cuts still shows so much of its hull: less is bent by itself. */
const bent = 0.6;
const flatNoise = 1.5;
/** What a drawing lies before: so much of all is seen of it and lies beyond it (shares), and so simple it is. */
const behind = { seen: 0.4, beyond: 0.02, simple: 0.965 };
/** A card takes so much of itself and its border and hard shadow together. */
const cardShare = 0.78;
/**
 * What many parts make below the first share of the picture's longer side is one drawing; on a thing, without words and with
 * few simple outlines, below the second, if it has so many parts and is not thin (share of its longer side).
 */
const compound = { usual: 0.3, large: 0.5, fewest: 3, thin: 0.4 };
/** So near a thing's outline a row of dots says little, px. */
const dottedEdge = 8;
/** A bar that something stands on is read as one thing that has so much of it, share, and its shadow; else it is one drawing. */
const barShare = 0.6;
/** Share of a base that something beside it shows at least. */
const besideShare = 0.02;

/** A chip on a drawing: so simple it is, and so much of the drawing, of its breadth at its head and of its rim it takes at most, shares. */
const chip = { simple: 0.88, most: 0.6, broad: 0.9, head: 0.1, rim: 0.15 };

const sideOf = ({ width, height }: { width: number; height: number }) => Math.max(width, height);

const isSmall = (outline: Mask, surfaces: Surfaces) => sideOf(outline) < iconSide * sideOf(surfaces);

/** So many pixels a thing has at least. */
const leastOf = ({ width, height }: Surfaces, depth: number) => leastShare * width * height * (depth ? 0.6 : 1);

/** Connected pieces of foreground on `parent`: each is read by itself, dots in a row as one. `on`: the outline that they lie within. */
export function readPieces(
  surfaces: Surfaces,
  pieces: Int32Array[],
  parent: Region | null,
  depth = 0,
  on?: Mask,
): Thing[] {
  const [codes, single] = rowsOfBars(surfaces, pieces, parent);
  const [rows, others] = rowsOfCrumbs(single, surfaces.width, leastOf(surfaces, depth));
  return [
    ...codes,
    ...others.flatMap((piece) => readThings(surfaces, piece, parent, depth)),
    ...rows.map((dots) => dottedOf(surfaces, joinPixels(...dots), on)),
  ];
}

/** On the ground, and along the edge of a thing, a row may be left of a pattern; else it was drawn. */
function dottedOf(surfaces: Surfaces, pixels: Int32Array, on?: Mask): Thing {
  const thing = leafOf(surfaces, pixels);
  if (!on) return thing;
  const inner = { ...on, bits: erode(on.bits, on.width, on.height, dottedEdge) };
  return countHeld(inner, pixels, surfaces.width) > 0.9 * pixels.length ? { ...thing, certain: true } : thing;
}

function readThings(surfaces: Surfaces, pixels: Int32Array, parent: Region | null, depth: number): Thing[] {
  const { width, height } = surfaces;
  if (pixels.length < leastOf(surfaces, depth)) return [];
  const outline = maskOf(pixels, width, height, 1);
  const opened = parent && takeParentOut(surfaces, pixels, outline, parent);
  if (opened) {
    const things = opened.rest.flatMap((piece) => readThings(surfaces, piece, null, depth));
    // A small ring is a drawing with what is in it: a clock and its hands.
    return isSmall(outline, surfaces) ? things : things.map((thing) => openTo(thing, opened.seen));
  }
  const parts = partsOf(surfaces, pixels, outline);
  const base = parts[0];
  if (!base) return [leafOf(surfaces, pixels)];
  const track = partTrack(surfaces, pixels, outline, parts);
  if (track) return track;
  const standing = readStanding(surfaces, pixels, outline, depth);
  if (standing) return standing;
  const onBase = readBase(surfaces, pixels, outline, parts, depth);
  if (onBase) return putBeside(onBase, width);
  const picture = readPicture(surfaces, pixels, outline, parts);
  if (picture) return [withDrawn(surfaces, picture, parts, depth)];
  return (
    (isSmall(outline, surfaces) ? null : readOverlapping(surfaces, pixels, outline, parts, parent, depth)) ?? [
      withChips(surfaces, pixels, parts, depth),
    ]
  );
}

/** A bar and what stands on it, each as one thing. */
function readStanding(surfaces: Surfaces, pixels: Int32Array, outline: Mask, depth: number): Thing[] | null {
  const { width } = surfaces;
  const foot = footOf(outline, sideOf(surfaces));
  if (foot === null) return null;
  const below = pixels.filter((i) => i >= foot * width);
  const above = pixels.filter((i) => i < foot * width);
  const [bar, ...beside] = mainFirst(readThings(surfaces, below, null, depth), barShare * below.length);
  const [standing, ...rest] = readThings(surfaces, above, null, depth);
  return [
    ...(bar ? beside : []),
    { ...(bar ?? leafOf(surfaces, below)), certain: true },
    { ...(standing && !rest.length ? standing : leafOf(surfaces, above)), certain: true },
  ];
}

/** The thing of so many pixels before the others; none of them where there is none. */
function mainFirst(things: Thing[], least: number): Thing[] {
  const main = things.find(({ own }) => own.length > least);
  return main ? [main, ...things.filter((thing) => thing !== main)] : [];
}

/** The pieces of a thing, and its parent as it is seen through it, with what lies there. */
interface Opened {
  rest: Int32Array[];
  seen: Mask;
}

/**
 * The parent's own colour inside (through a frame, between letters) is not the thing's: what is left, or null. A surface
 * that is not enclosed is nothing seen through: a white card on a white ground.
 */
function takeParentOut(surfaces: Surfaces, pixels: Int32Array, outline: Mask, parent: Region): Opened | null {
  if (parent.noise >= flatNoise) return null;
  const { width, label, regions } = surfaces;
  const kept = new Uint8Array(outline.bits.length);
  const seen: Mask = { ...outline, bits: new Uint8Array(outline.bits.length) };
  const enclosed = new Set<Region>();
  for (const region of [...countsByRegion(label, pixels).keys()].map((id) => regions[id]!)) {
    const same = region.noise < flatNoise && alike(region.colour, parent.colour, seeThrough);
    if (
      same &&
      (region.area > 0.25 * pixels.length || isRinged(surfaces, region)) &&
      rimShareOf(surfaces, outline, region.id) < mostOpen
    )
      enclosed.add(region);
  }
  if (!enclosed.size) return null;
  for (const i of pixels) {
    const region = regions[label[i]!]!;
    (enclosed.has(region) ? seen.bits : kept)[placeIn(outline, i, width)] = 1;
  }
  const rest = connected(kept, outline.width, outline.height).map((piece) => toPicture(piece, outline, width));
  return { rest, seen: { ...seen, bits: fillHoles(seen) } };
}

/** Does a ring or a frame run round it? */
function isRinged({ regions, bordersOf, width, height }: Surfaces, region: Region): boolean {
  if (region.area < ringed.least * width * height) return false;
  const borders = bordersOf.get(region.id);
  const all = borders.reduce((sum, { length }) => sum + length, 0);
  return borders.some(({ a, b, length }) => {
    const { thick, box } = regions[a === region.id ? b : a]!;
    return length > ringed.share * all && 2 * thick < ringed.thin * Math.min(box.width, box.height);
  });
}

/** Share of the outline's rim that a region holds. */
function rimShareOf({ width, label }: Surfaces, outline: Mask, id: number): number {
  const places = outlineOf(outline);
  let mine = 0;
  for (let k = 0; k < places.length; k += 2) {
    const i = (outline.y + Math.floor(places[k + 1]!)) * width + outline.x + Math.floor(places[k]!);
    if (label[i] === id) mine++;
  }
  return mine / Math.max(1, places.length / 2);
}

/** One surface that all the rest lies on. */
function readBase(surfaces: Surfaces, pixels: Int32Array, outline: Mask, parts: Part[], depth: number): Thing | null {
  const whole = count(fillHoles(outline));
  const base = cutMount(parts, whole, surfaces) ?? parts[0]!;
  if (parts.length === 1 && base.rimShare > 0.5) return readSurface(surfaces, pixels, outline, base, [], depth);
  if (base.rimShare <= 0.6 || base.area <= cover * whole) return null;
  const narrow = Math.min(base.filled.width, base.filled.height);
  const simple = narrow > narrowest && (fitSimpleShape(base.filled)?.score ?? 0) > simpleEnough;
  const carries = simple || (narrow > wideOutline && base.pixels.length > 0.25 * whole);
  return carries ? readSurface(surfaces, pixels, outline, base, [], depth) : withChips(surfaces, pixels, parts, depth);
}

/** A drawing that is not taken apart, but for discs and tiles with a word on each: a number on the print of a foot. */
function withChips(surfaces: Surfaces, pixels: Int32Array, parts: Part[], depth: number): Thing {
  const leaf = leafOf(surfaces, pixels);
  // What is larger is a frame that labels stand on.
  const isDrawing = sideOf(leaf.mask) < compound.usual * sideOf(surfaces);
  const chips = isDrawing ? parts.filter((part) => isChip(part, leaf, surfaces)) : [];
  if (!chips.length) return leaf;
  const read = chips.flatMap((chip) => readThings(surfaces, chip.pixels, null, depth + 1));
  const children = tidySiblings(read, surfaces, false).map((child) => ({ ...child, certain: true as const }));
  const own = withoutThings(pixels, children, surfaces.width * surfaces.height);
  return { ...leaf, own, children, colour: colourOf(surfaces, own), certain: true };
}

const isChip = ({ region, filled, rimShare, area }: Part, { mask }: Thing, surfaces: Surfaces): boolean =>
  region.noise < flatNoise &&
  rimShare < chip.rim &&
  area < chip.most * count(mask.bits) &&
  // The head of a calendar's leaf is a part of that.
  (filled.width < chip.broad * mask.width || filled.y > mask.y + chip.head * mask.height) &&
  (fitSimpleShape(filled)?.score ?? 0) > chip.simple &&
  carriesWord({ mask: filled }, surfaces);

/** What shows behind a base, at its sides, was read as what lies on it. Small things at its rim are stuck on it. */
function putBeside(base: Thing, width: number): Thing[] {
  const least = besideShare * count(base.mask.bits);
  const outside = ({ own }: Thing) =>
    own.length > least &&
    own.filter((i) => !holds(base.mask, i % width, Math.floor(i / width))).length > 0.8 * own.length;
  const beside = base.children.filter(outside);
  if (!beside.length) return [base];
  return [...beside, { ...base, children: base.children.filter((child) => !beside.includes(child)) }];
}

/** Many surfaces and no base, but one simple outline all round. */
function readPicture(surfaces: Surfaces, pixels: Int32Array, outline: Mask, parts: Part[]): Thing | null {
  if (sideOf(outline) <= 0.16 * sideOf(surfaces)) return null;
  const [base] = parts;
  const grainy = parts.reduce(
    (sum, { region, pixels: own }) => sum + (region.noise > 1 || region.busy > 0.5 ? own.length : 0),
    0,
  );
  if (grainy <= 0.4 * pixels.length) return null;
  if (base!.pixels.length >= 0.45 * pixels.length && base!.region.busy <= 0.5) return null;
  const mask = { ...outline, bits: fillHoles(outline) };
  const shape = fitSimpleShape(mask);
  return shape && shape.score > 0.965 ? { ...leafOf(surfaces, pixels), kind: 'picture', mask, shape } : null;
}

/** The picture with what is drawn on it as its children. */
function withDrawn(surfaces: Surfaces, picture: Thing, parts: Part[], depth: number): Thing {
  const drawn = drawnOnPicture(surfaces, picture, parts);
  const read = drawn.flatMap((pixels) => readThings(surfaces, pixels, null, depth + 1));
  if (!read.length) return picture;
  const children = openRings(tidySiblings(read, surfaces, false), surfaces);
  const own = withoutThings(picture.own, children, surfaces.width * surfaces.height);
  return { ...picture, own, children };
}

/** A thin ring round one surface is its border: the surface's pixels join the base's. Null: nothing worth it inside. */
function takeBordered(surfaces: Surfaces, base: Part, inside: Int32Array): { base: Part; inside: Int32Array } | null {
  const { label, regions } = surfaces;
  if (base.pixels.length > 0.35 * base.area) return { base, inside };
  const thinRing = isThinRing(base);
  if (inside.length < 0.3 * base.area) return thinRing ? null : { base, inside };
  const top = [...countsByRegion(label, inside)].sort((a, b) => b[1] - a[1])[0];
  if (!top || top[1] <= 0.5 * inside.length) return thinRing ? null : { base, inside };
  const surface = inside.filter((i) => label[i] === top[0]);
  if (!thinRing && !isBorderedCard(surfaces, base, surface, regions[top[0]]!)) return { base, inside };
  const joined = { ...base, region: regions[top[0]]!, pixels: joinPixels(base.pixels, surface) };
  return { base: joined, inside: inside.filter((i) => label[i] !== top[0]) };
}

/** Is the surface a card, and the base no more than its border and the hard shadow of both? */
function isBorderedCard(
  { width, height }: Surfaces,
  base: Part,
  surface: Int32Array,
  { noise, busy }: Region,
): boolean {
  if (noise >= flatNoise || busy > 0.5) return false;
  const mask = maskOf(surface, width, height);
  const filled = { ...mask, bits: fillHoles(mask) };
  return count(filled.bits) > cardShare * base.area && (fitSimpleShape(filled)?.score ?? 0) > simpleEnough;
}

/** A surface with its outline completed under whatever overlaps it, and what lies on it read further. */
function readSurface(
  surfaces: Surfaces,
  pixels: Int32Array,
  outline: Mask,
  base: Part,
  others: Mask[],
  depth: number,
): Thing {
  const { width, height } = surfaces;
  const isBase = marksOf(base.pixels, width * height);
  const bordered = takeBordered(
    surfaces,
    base,
    pixels.filter((i) => !isBase[i]),
  );
  if (!bordered) return leafOf(surfaces, pixels);
  const { region } = bordered.base;
  const stripes = surfaces.stripes.get(region.id);
  const { mask, shape } = stripes
    ? { mask: widen(stripes.mask, 2, width, height), shape: null }
    : completeOutline(base.filled, others, width, height);
  const inner = new Uint8Array(outline.bits.length);
  for (const i of bordered.inside) inner[placeIn(outline, i, width)] = 1;
  const pieces = connected(inner, outline.width, outline.height).map((piece) => toPicture(piece, outline, width));
  const above = readPieces(surfaces, withStripesWhole(surfaces, pieces), region, depth + 1, mask);
  const photo = region.noise >= flatNoise || region.busy > 0.5;
  const tidied = tidySiblings(above, surfaces, false);
  const children = photo ? openRings(tidied, surfaces) : uniteOnDisc({ mask, shape }, tidied, surfaces);
  // Pixels on it that became no child are its own.
  const own = children.length ? withoutThings(pixels, children, width * height) : pixels;
  return { kind: photo ? 'picture' : 'shape', own, mask, children, colour: region.colour, shape, cast: [] };
}

/** The pieces that hold bars of the same stripes are one. */
function withStripesWhole({ label, stripes }: Surfaces, pieces: Int32Array[]): Int32Array[] {
  let list = pieces;
  for (const id of stripes.keys()) {
    const striped = list.filter((piece) => piece.some((i) => label[i] === id));
    if (striped.length > 1) list = [...list.filter((piece) => !striped.includes(piece)), joinPixels(...striped)];
  }
  return list;
}

function withoutThings(pixels: Int32Array, things: Thing[], total: number): Int32Array {
  const taken = marksOf(joinPixels(...Array.from(everyThing(things), ({ own }) => own)), total);
  return pixels.filter((i) => !taken[i]);
}

/** The regions with an outline of their own, the largest first. */
function outerParts(parts: Part[], whole: number): Part[] {
  const stands = ({ area, filled, pixels }: Part) =>
    area > 0.5 * whole ||
    (area > major * whole && Math.min(filled.width, filled.height) > 24 && pixels.length > 0.35 * area);
  const outer: Part[] = [];
  for (const part of parts.filter(stands).sort((a, b) => b.area - a.area))
    if (!outer.some((other) => overlap(part.filled, other.filled, 2) > 0.9 * part.area)) outer.push(part);
  return outer;
}

/** Does one outline run on under another? Parts of an illustration only touch, and a bow's hull says nothing. */
function someOverlap(outer: Part[], scores: number[]): boolean {
  return outer.some((a, i) => {
    const hull = fillHull(a.filled);
    if (count(a.filled.bits) < bent * count(hull)) return false;
    const beyond = { ...a.filled, bits: hull.map((v, k) => v & (1 - a.filled.bits[k]!)) };
    return outer.some((b, j) => i !== j && scores[j]! > 0.95 && overlap(beyond, b.filled) > 0.05 * a.pixels.length);
  });
}

/** A disc whose rim a drawing in front of it crosses: most of it is seen. A rectangle would be the drawing's own body. */
function readBehind(
  surfaces: Surfaces,
  pixels: Int32Array,
  outline: Mask,
  outer: Part[],
  depth: number,
): Thing[] | null {
  const { width, height } = surfaces;
  const [base] = outer.toSorted((a, b) => b.area - a.area);
  if (!base || base.region.noise >= flatNoise || Math.min(base.filled.width, base.filled.height) < wideOutline)
    return null;
  const whole = count(fillHoles(outline));
  if (base.pixels.length < behind.seen * whole) return null;
  const rest = pixels.filter((i) => !holds(base.filled, i % width, Math.floor(i / width)));
  if (rest.length < behind.beyond * whole) return null;
  const { shape } = completeOutline(base.filled, [maskOf(rest, width, height)], width, height);
  if (shape?.kind !== 'ellipse' || shape.score < behind.simple) return null;
  return putBeside(readSurface(surfaces, pixels, outline, base, [maskOf(rest, width, height)], depth), width);
}

/** May it be a large drawing: no bar or shadow, and nothing that words stand on? */
function isLargeDrawing(surfaces: Surfaces, outline: Mask): boolean {
  const side = sideOf(outline);
  if (side > compound.large * sideOf(surfaces) || Math.min(outline.width, outline.height) < compound.thin * side)
    return false;
  const filled = { ...outline, bits: fillHoles(outline) };
  return wordsOn(surfaces, filled) === 0;
}

function readOverlapping(
  surfaces: Surfaces,
  pixels: Int32Array,
  outline: Mask,
  parts: Part[],
  parent: Region | null,
  depth: number,
): Thing[] | null {
  const { width, height } = surfaces;
  const outer = outerParts(parts, count(fillHoles(outline)));
  joinPieces(surfaces, outer, parts, parent);
  takeRims(outer, parts, surfaces);
  if (!outer.length) return null;
  const scores = outer.map((part) => fitSimpleShape(part.filled)?.score ?? 0);
  const drawn = scores.filter((score) => score > 0.9).length;
  const isFree = drawn < Math.max(1, outer.length * 0.6);
  const isDrawing =
    sideOf(outline) < compound.usual * sideOf(surfaces)
      ? isFree || outer.length > 3 || !someOverlap(outer, scores)
      : depth > 0 && isFree && outer.length >= compound.fewest && isLargeDrawing(surfaces, outline);
  if (isDrawing) return readBehind(surfaces, pixels, outline, outer, depth);
  const { owned, rest } = shareOut(pixels, outer, outline, surfaces);
  const othersOf = (part: Part, besides: readonly boolean[] = []) =>
    outer.filter((other, k) => other !== part && !besides[k]).map(({ filled }) => filled);
  const outlines = outer.map((part) => completeOutline(part.filled, othersOf(part), width, height));
  const inFront = inFrontOf(outer, owned, outlines, width, height);
  const things = outer.map((part, k) => {
    const mine = owned[k]!;
    // A speech bubble's tail has a hull as well; what lies behind it hides none of that.
    const others = [...othersOf(part, inFront[k]), ...(part.cutBy ?? [])];
    return readSurface(surfaces, mine, maskOf(mine, width, height, 1), part, others, depth);
  });
  const least = leastShare * width * height;
  const shows = isSeenBelow(surfaces, parent);
  const isChart = shows !== null && barsOfChart(outlines.map(({ mask }) => mask)).length > 0;
  // Between the bars of a chart one sees what they lie on.
  if (isChart) for (const i of pixels) if (shows(i)) rest[placeIn(outline, i, width)] = 0;
  const left = connected(rest, outline.width, outline.height).filter((piece) => piece.length >= least);
  const all = [
    ...things,
    ...left.flatMap((piece) => readThings(surfaces, toPicture(piece, outline, width), null, depth + 1)),
  ];
  // Its bars, the line before them and what they stand on are each a thing.
  return isChart ? all.map((thing) => ({ ...thing, certain: true })) : all;
}

/** Every pixel goes to the first outer part whose filled outline holds it. `rest`: held by none, over the outline's box. */
function shareOut(pixels: Int32Array, outer: Part[], outline: Mask, { width, height }: Surfaces) {
  const holder = new Int16Array(width * height).fill(-1);
  for (const [k, { filled }] of [...outer.entries()].toReversed())
    for (let y = 0, j = 0; y < filled.height; y++)
      for (let x = 0, i = (filled.y + y) * width + filled.x; x < filled.width; x++, i++, j++)
        if (filled.bits[j]) holder[i] = k;
  // What a part shows is its own, whichever outline holds it too.
  for (const [k, part] of outer.entries()) for (const i of part.pixels) holder[i] = k;
  const counts = new Int32Array(outer.length);
  for (let k = 0; k < pixels.length; k++) if (holder[pixels[k]!]! >= 0) counts[holder[pixels[k]!]!]!++;
  const owned = Array.from(counts, (size) => new Int32Array(size));
  const rest = new Uint8Array(outline.bits.length);
  counts.fill(0);
  for (let k = 0; k < pixels.length; k++) {
    const i = pixels[k]!;
    const part = holder[i]!;
    if (part >= 0) owned[part]![counts[part]!++] = i;
    else rest[placeIn(outline, i, width)] = 1;
  }
  return { owned, rest };
}
