import { count, dilate, emptyMask, overlap, sidesOf, widen } from '../areas/mask.ts';
import { continueColours } from '../areas/laplace.ts';
import type { Rgb } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';
import { findRimsIn, rimReach } from '../surfaces/find-rims.ts';
import { smoothGrainIn } from '../surfaces/smooth-grain.ts';
import { joinPixels, type Thing } from '../tree/thing.ts';
import { absorb } from '../tree/tidy.ts';
import { coverOfLine, coverReach, isClosed, type Hairline } from './find-hairlines.ts';
import { outlinedDrawing, outlines } from './outlined-drawings.ts';

/** A line on something as small as this, in times of the line's own length, is a stroke of that thing. */
const strokeOf = 1.7;
/** A line on a photograph that is shorter than this share of it is a fibre, a wire, a rim of what it shows. */
const fibre = 0.5;
/** A bar of a code stands no farther from the next, in times of its length. */
const beside = 0.1;

/** A gap takes up so much of its holder's side, but for its ends, and differs by so few levels from what shows through it. */
const rimToRim = 0.85;
const ofOneColour = 12;

/** Edges of a line that were left where it bends: so near, px, so much of them along it, and so much of it they are at most. */
const edge = { near: 5, along: 0.85, most: 0.4 };

/** Both sides of a frame are so long, share of the picture's longer side: a closed line as large as that is drawn for its own sake. */
const frame = 0.3;

/** Takes the lines out of the picture, filled from beside them; it, its smoothed colours and its rims are changed in place. */
export function takeHairlinesOut(picture: Rgb, lines: Hairline[], smooth: Uint8Array, rims: Uint8Array | null): void {
  const { width, height } = picture;
  for (const line of lines) fillLine(picture, line);
  for (const { mask } of lines) {
    smoothGrainIn(picture, emptyMask(mask, 3, width, height), smooth);
    if (rims) findRimsIn(picture, emptyMask(mask, coverReach + rimReach, width, height), rims);
  }
}
function fillLine({ width, height, data: filled }: Rgb, line: Hairline): void {
  const { mask } = line;
  const pad = 4;
  const [x, y] = [Math.max(0, mask.x - pad), Math.max(0, mask.y - pad)];
  const [w, h] = [Math.min(width, mask.x + mask.width + pad) - x, Math.min(height, mask.y + mask.height + pad) - y];
  const hole = new Uint8Array(w * h);
  const colours = new Float32Array(w * h * 3);
  for (let row = 0, o = 0; row < h; row++)
    for (let col = 0; col < w * 3; col++, o++) colours[o] = filled[((y + row) * width + x) * 3 + col]!;
  const cover = coverOfLine(line, width, height);
  for (const i of cover) {
    const row = Math.floor(i / width);
    hole[(row - y) * w + i - row * width - x] = 1;
  }
  continueColours(colours, hole, w, h);
  for (const i of cover) {
    const row = Math.floor(i / width);
    const o = ((row - y) * w + i - row * width - x) * 3;
    for (let k = 0; k < 3; k++) filled[i * 3 + k] = colours[o + k]! + 0.5;
  }
}

/** What shows a line as a thing, with its soft edges. */
export const lineThing = (line: Hairline, width: number, height: number): Thing => ({
  kind: 'line',
  own: coverOfLine(line, width, height),
  mask: line.mask,
  children: [],
  colour: line.colour,
  shape: null,
  cast: [],
});

/** The things that hold nearly all of the line, the deepest last. */
function holdersOf(line: Hairline, things: Thing[]): Thing[] {
  for (const thing of things.toReversed())
    if (thing.kind !== 'line' && overlap(thing.mask, line.mask) >= 0.9 * line.pixels.length)
      return [thing, ...holdersOf(line, thing.children)];
  return [];
}

const areOfOneColour = (a: Colour, b: Colour): boolean =>
  Math.hypot(...a.map((value, k) => value - b[k]!)) < ofOneColour;

/** What lies below shows between things, or from rim to rim through the holder, as in the gaps of a code. */
function isGap({ mask, colour }: Hairline, holder: Thing, below?: Thing): boolean {
  if (holder.kind === 'shape' && areOfOneColour(colour, holder.colour)) return true;
  const [line, whole] = [sidesOf(mask), sidesOf(holder.mask)];
  const [wide, tall] = [0, 1].map((side) => (line[side + 2]! - line[side]!) / (whole[side + 2]! - whole[side]!));
  return below !== undefined && Math.max(wide!, tall!) > rimToRim && areOfOneColour(colour, below.colour);
}

/** Does the line stand between the strokes of an icon, or as long as they beside the last, as a hair-thin bar does in a code? */
function isAmong({ mask }: Hairline, { kind, children, mask: icon }: Thing): boolean {
  if (kind !== 'icon' || children.some((child) => child.kind !== 'line')) return false;
  const across = beside * Math.max(mask.width, mask.height);
  const [upright, level] = [
    asLong(mask.y, mask.height, icon.y, icon.height),
    asLong(mask.x, mask.width, icon.x, icon.width),
  ];
  return (
    isWithin(mask.x, mask.width, icon.x, icon.width, upright ? across : 2) &&
    isWithin(mask.y, mask.height, icon.y, icon.height, level ? across : 2)
  );
}

const isWithin = (from: number, length: number, start: number, whole: number, margin: number): boolean =>
  from >= start - margin && from + length <= start + whole + margin;

const asLong = (from: number, length: number, start: number, whole: number): boolean =>
  Math.abs(from - start) + Math.abs(from + length - start - whole) < 0.12 * whole;

/** Puts each line on what it lies on, below the things there that may cover it; strokes of a thing and fibres stay its own. */
export function placeHairlines(roots: Thing[], lines: Hairline[], width: number, height: number): void {
  for (const line of lines) {
    const [below, holder = null] = [undefined, ...holdersOf(line, roots)].slice(-2);
    if (holder && (holder.whole || isGap(line, holder, below))) continue;
    const among =
      holder && isAmong(line, holder) ? holder : (holder?.children ?? roots).find((thing) => isAmong(line, thing));
    if (among) {
      if (outlines(line.mask, among)) among.whole = true;
      absorb(among, line.pixels, line.mask);
      continue;
    }
    const things = holder?.children ?? roots;
    if (placeDrawing(line, holder, things, width, height)) continue;
    const length = Math.max(line.mask.width, line.mask.height);
    const small = holder && Math.max(holder.mask.width, holder.mask.height) < strokeOf * length;
    const shown = holder?.kind === 'picture' && length < fibre * Math.max(holder.mask.width, holder.mask.height);
    if (holder && (shown || (small && holder.kind === 'icon'))) holder.own = joinPixels(holder.own, line.pixels);
    else {
      const thing = lineThing(line, width, height);
      const isFrame = Math.min(line.mask.width, line.mask.height) >= frame * Math.max(width, height) && isClosed(line);
      placeOn(things, isFrame ? { ...thing, certain: true } : thing, width, height);
    }
  }
}

/** The outline of a drawing is that with all that lies within, in the place of the last of its parts. */
function placeDrawing(line: Hairline, holder: Thing | null, things: Thing[], width: number, height: number): boolean {
  const drawn = outlinedDrawing(line, things, width, height);
  if (!drawn) return false;
  const { drawing, parts } = drawn;
  const before = things.slice(0, things.lastIndexOf(parts.at(-1)!)).filter((thing) => !parts.includes(thing));
  const after = things.filter((thing) => !parts.includes(thing) && !before.includes(thing));
  things.splice(0, things.length, ...before, drawing, ...after);
  if (holder) {
    const taken = new Set(drawing.own);
    holder.own = holder.own.filter((i) => !taken.has(i));
  }
  return true;
}

/** The line lies below what may cover it; what is left of its own soft edges along it is the line's. */
function placeOn(things: Thing[], line: Thing, width: number, height: number): void {
  const wide = widen(line.mask, edge.near, width, height);
  const near = { ...wide, bits: dilate(wide.bits, wide.width, wide.height, edge.near) };
  const rests = things.filter(
    ({ kind, children, own, mask }) =>
      kind !== 'line' &&
      !children.length &&
      own.length < edge.most * line.own.length &&
      overlap(near, mask) > edge.along * count(mask.bits),
  );
  for (const { own } of rests) line.own = joinPixels(line.own, own);
  things.splice(0, things.length, line, ...things.filter((thing) => !rests.includes(thing)));
}

/** Of what was a bit of a line nothing is left without it. */
export const isLeft = ({ own, children }: Thing): boolean => own.length > 0 || children.length > 0;
