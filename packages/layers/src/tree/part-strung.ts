/**
 * Discs strung on a bar (a timeline, the stops of a line, steps) hang together with it. The bar is one thing that goes on behind
 * them, and they are read by themselves: it is taken out before things are read, since a ring round each disc and the bits of the
 * bar between two make one surface of many parts.
 */
import { discMask, emptyMask, maskOf, paste, pixelsOf, sidesOf, toPicture, type Mask } from '../areas/mask.ts';
import { connected } from '../areas/runs.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Box } from '../picture.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';
import { alike, everyThing, joinPixels, leafOf, type Thing } from './thing.ts';
import { spanOf, type Span } from './unite-cut-bars.ts';

/**
 * Thickest bar, as a share of the picture's longer side; a bit of it is so long at least, px and in times of its thickness, and so even:
 * levels.
 */
const bit = { thick: 0.025, least: 8, longer: 1.5, noise: 1.5 };
/** A bit's edges are where half of its length is its own; spurs beyond them are so many px at most, and so much of it. */
const spur = { px: 8, share: 0.3 };
/** How alike two bits are: levels of colour, px of thickness and of the middle. */
const same = { colour: 16, thickness: 3, middle: 2 };
/** So many bits, together so many times longer than thick, are a bar. */
const bar = { bits: 3, longer: 15 };
/**
 * What is strung on it: at least so large, px, and so many times thicker than the bar, so round (short by long side), off its middle by
 * so much of its size, and another size than the gap by so many px, so that it does not reach farther beyond the gap than a share of that;
 * so much of the gap shows something at first sight, share.
 */
const bead = { least: 12, thicker: 1.8, round: 0.75, off: 0.08, fits: 9, about: 0.3, shown: 0.1 };
/** So many px a ring takes of the gap at least, and the disc in it keeps such a share. */
const ring = { least: 4, most: 0.6 };
/** Mixed pixels on both sides of a bar that are neither its own nor the beads', px. */
const fringe = 2;

interface Bit extends Span {
  readonly region: Region;
}

export interface Strung {
  bars: Thing[];
  /** Where the bars stop, for a disc each. */
  gaps: Box[];
}

/** Their pixels are taken out of the foreground, and what they are strung through is put there, rings and all. */
export function partStrung(surfaces: Surfaces, front: Uint8Array): Strung {
  const strung: Strung = { bars: [], gaps: [] };
  for (const row of rowsOfBits(surfaces)) {
    const parted = partRow(surfaces, front, row);
    if (!parted) continue;
    strung.bars.push(parted.bar);
    strung.gaps.push(...row.slice(1).map((next, k) => squareOf(row[k]!, next)));
    front.set(parted.front);
  }
  return strung;
}

/** A disc for which the bar stops sooner has a ring of the ground's own colour, which parts the two. */
export function giveRings(things: Thing[], gaps: readonly Box[], { width, height }: Surfaces): Thing[] {
  return things.map((thing) => {
    const gap = gaps.find((square) => isRingedBy(thing, square));
    if (!gap) return thing;
    const radius = gap.width / 2;
    const mask = discMask({ x: gap.x + radius, y: gap.y + radius, radius }, width, height);
    const above = new Set(Array.from(everyThing(thing.children)).flatMap(({ own }) => [...own]));
    for (const i of thing.own) above.add(i);
    const border = pixelsOf(mask, width).filter((i) => !above.has(i));
    return { ...thing, own: joinPixels(thing.own, border), mask, shape: fitSimpleShape(mask) };
  });
}

function isRingedBy({ mask, shape }: Thing, gap: Box): boolean {
  if (shape?.kind !== 'ellipse') return false;
  const [left, top, right, bottom] = sidesOf(mask);
  const off = Math.max(Math.abs(left + right - 2 * gap.x - gap.width), Math.abs(top + bottom - 2 * gap.y - gap.height));
  const size = Math.max(right - left, bottom - top);
  return off <= 2 * same.middle && size < gap.width - ring.least && size > ring.most * gap.width;
}

/** The square between two bits, in the middle of their line. */
function squareOf(from: Bit, to: Bit): Box {
  const size = to.from - from.to;
  const across = Math.round(from.middle - size / 2);
  const [x, y] = from.level ? [from.to, across] : [across, from.to];
  return { x, y, width: size, height: size };
}

/** Thin bits of one colour and one line, from where it begins to where it ends. */
function rowsOfBits(surfaces: Surfaces): Bit[][] {
  const rows: Bit[][] = [];
  for (const region of surfaces.regions) {
    const span = bitOf(surfaces, region);
    if (!span) continue;
    const row = rows.find(([first]) => isInLine(first!, span));
    if (row) row.push(span);
    else rows.push([span]);
  }
  return rows
    .filter(({ length }) => length >= bar.bits)
    .map((row) => row.sort((a, b) => a.from - b.from))
    .filter((row) => row.at(-1)!.to - row[0]!.from >= bar.longer * row[0]!.thickness);
}

function bitOf({ label, width, height }: Surfaces, region: Region): Bit | null {
  const { box, area, id, noise } = region;
  const thickest = bit.thick * Math.max(width, height);
  const level = box.width > box.height;
  const length = Math.max(box.width, box.height);
  const across = Math.min(box.width, box.height);
  if (across > thickest + spur.px || noise > bit.noise || length < bit.least || area < length) return null;
  const counts = new Int32Array(across);
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) if (label[(box.y + y) * width + box.x + x] === id) counts[level ? y : x]!++;
  const own = [...counts.keys()].filter((k) => counts[k]! > length / 2);
  const [first, last] = [own[0]!, own.at(-1)!];
  const thickness = own.length;
  if (!thickness || thickness > thickest || last - first >= thickness + 1) return null;
  const inside = own.reduce((sum, k) => sum + counts[k]!, 0);
  if (inside < (1 - spur.share) * area || length < bit.longer * thickness) return null;
  const from = level ? box.x : box.y;
  return {
    region,
    level,
    from,
    to: from + length,
    middle: (level ? box.y : box.x) + (first + last + 1) / 2,
    thickness,
  };
}

const isInLine = (a: Bit, b: Bit): boolean =>
  a.level === b.level &&
  Math.abs(a.thickness - b.thickness) <= same.thickness &&
  Math.abs(a.middle - b.middle) <= same.middle &&
  alike(a.region.colour, b.region.colour, same.colour);

/** The bar and the foreground without it; null where something else than discs parts its bits. */
function partRow(surfaces: Surfaces, before: Uint8Array, row: Bit[]): { bar: Thing; front: Uint8Array } | null {
  const gaps = row.slice(1).map((next, k) => ({ from: row[k]!, to: next }));
  if (!gaps.every(({ from, to }) => holdsSomething(surfaces, before, from, to))) return null;
  const front = before.slice();
  for (const { from, to } of gaps) fillGap(surfaces, front, from, to);
  const own = Int32Array.from(row.flatMap((span) => takeOut(surfaces, front, span)));
  const strung = gaps.every(({ from, to }) =>
    beadsIn(surfaces, front, from, to).some((mask) => isStrung(mask, from, to)),
  );
  return strung ? { bar: barOf(surfaces, row, own), front } : null;
}

/** What hangs together about a gap: more of it than could be strung there is not looked at. */
function beadsIn({ width, height }: Surfaces, front: Uint8Array, from: Bit, to: Bit): Mask[] {
  const square = squareOf(from, to);
  const about = emptyMask(square, Math.ceil(bead.about * square.width) + 2 * bead.fits, width, height);
  paste(about, { x: 0, y: 0, width, height, bits: front });
  return connected(about.bits, about.width, about.height).map((piece) =>
    maskOf(toPicture(piece, about, width), width, height),
  );
}

/** Is there room for a bead, and something of one? To look closer takes the whole picture, and tables have many lines. */
function holdsSomething(surfaces: Surfaces, front: Uint8Array, from: Bit, to: Bit): boolean {
  const square = squareOf(from, to);
  if (square.width < Math.max(bead.least, bead.thicker * from.thickness)) return false;
  let held = 0;
  eachWithin(surfaces, square, (i, within) => (held += front[i] || within ? 1 : 0));
  return held > bead.shown * square.width * square.height;
}

/** The pixels of the square and its rim of mixed ones, and whether their surface lies wholly in it. */
function eachWithin(
  { label, regions, width, height }: Surfaces,
  square: Box,
  visit: (i: number, within: boolean) => void,
): void {
  const [left, right] = [Math.max(0, square.x - fringe), Math.min(width, square.x + square.width + fringe)];
  const [top, bottom] = [Math.max(0, square.y - fringe), Math.min(height, square.y + square.height + fringe)];
  for (let y = top; y < bottom; y++)
    for (let i = y * width + left; i < y * width + right; i++) visit(i, isWithin(regions[label[i]!]!.box, square));
}

/** With a rim of mixed pixels. */
const isWithin = ({ x, y, width, height }: Box, square: Box): boolean =>
  x >= square.x - fringe &&
  y >= square.y - fringe &&
  x + width <= square.x + square.width + fringe &&
  y + height <= square.y + square.height + fringe;

/** What lies wholly in the square between two bits is no ground, whatever its colour. */
function fillGap(surfaces: Surfaces, front: Uint8Array, from: Bit, to: Bit): void {
  eachWithin(surfaces, squareOf(from, to), (i, within) => {
    if (within) front[i] = 1;
  });
}

/** Takes the bit and its mixed pixels out of the foreground. */
function takeOut({ width, height, label }: Surfaces, front: Uint8Array, span: Bit): number[] {
  const [low, high] = [Math.floor(span.middle - span.thickness / 2), Math.ceil(span.middle + span.thickness / 2)];
  const taken: number[] = [];
  for (let s = span.from; s < span.to; s++)
    for (let t = Math.max(0, low - fringe); t < high + fringe; t++) {
      const [x, y] = span.level ? [s, t] : [t, s];
      if (x >= width || y >= height) continue;
      const i = y * width + x;
      if (!front[i] && label[i] !== span.region.id) continue;
      front[i] = 0;
      taken.push(i);
    }
  return taken;
}

/** Does it fill the gap between two bits, round and in the middle? */
function isStrung(mask: Mask, a: Bit, b: Bit): boolean {
  const along = spanOf(mask, a.level);
  const size = along.to - along.from;
  const [short, long] = [Math.min(size, along.thickness), Math.max(size, along.thickness)];
  if (short < Math.max(bead.least, bead.round * long, bead.thicker * a.thickness)) return false;
  if (Math.abs(along.middle - a.middle) > Math.max(same.middle, bead.off * long)) return false;
  return Math.abs(along.from - a.to) <= bead.fits && Math.abs(along.to - b.from) <= bead.fits;
}

function barOf(surfaces: Surfaces, row: Bit[], own: Int32Array): Thing {
  const [first, last] = [row[0]!, row.at(-1)!];
  const length = last.to - first.from;
  const thickness = Math.max(...row.map((span) => span.thickness));
  const at = Math.round(first.middle - thickness / 2);
  const box: Box = first.level
    ? { x: first.from, y: at, width: length, height: thickness }
    : { x: at, y: first.from, width: thickness, height: length };
  const mask: Mask = { ...box, bits: new Uint8Array(length * thickness).fill(1) };
  return { ...leafOf(surfaces, own), kind: 'shape', mask, shape: fitSimpleShape(mask), certain: true, whole: true };
}
