/**
 * Ruled paper: level lines close together at even steps, of one colour and from one place to another, before which drawings stand: the
 * staff of a melody. They cut what lies between them into strips, so that they are found before surfaces are linked.
 */
import { count, joinMasks, maskOf, overlap, pixelsOf, type Mask } from '../areas/mask.ts';
import { distance, stepBetween, type Rgb } from '../areas/rgb.ts';
import type { Box, Colour } from '../picture.ts';
import { joinPixels, marksOf, type Thing } from '../tree/thing.ts';
import { absorb } from '../tree/tidy.ts';
import { coverOfLine, type Hairline } from './find-hairlines.ts';
import { isLeft } from './place-hairlines.ts';

/** A line stands out from what lies so many px above and below it, and that is alike, levels; so much of the picture's width is seen of it. */
const line = { reach: 5, out: 11, alike: 9, thickest: 9, seen: 0.3, run: 12 };
/** Lines that are ruled together: how many at least, how unlike in colour, levels, where they end, px, and the step, share of the height and px. */
const ruled = { fewest: 4, levels: 30, ends: 6, step: 0.04, even: 1.5 };
/** What is of the lines' colour before them is drawn with them: levels, share. */
const ownColour = { levels: 45, share: 0.4 };

/** So many of the steps between uprights are even, share. */
const squared = 0.6;

interface Line {
  top: number;
  bottom: number;
  from: number;
  to: number;
  colour: Colour;
}

/** One ruling: its lines, and all that they take, also under what stands before them. */
export interface Ruling {
  lines: Hairline[];
  mask: Mask;
  /** They are a part of squared paper, and no thing. */
  isGround: boolean;
}

/** @param words where they stand: rules between rows of words are each for itself */
export function findRuled(picture: Rgb, words: readonly Box[]): Ruling[] {
  const open = linesOf(picture);
  const rulings: Ruling[] = [];
  while (open.length) {
    const members = [open.shift()!];
    for (let k = 0; k < open.length; k++) if (goesOn(members, open[k]!, picture)) members.push(...open.splice(k--, 1));
    if (members.length < ruled.fewest || words.some((word) => isAmong(word, members))) continue;
    rulings.push({ ...rulingOf(members, picture), isGround: isSquared(members, picture) });
  }
  return rulings;
}

/** From above to below. */
function linesOf(picture: Rgb): Line[] {
  const lines: Line[] = [];
  for (let y = line.reach; y < picture.height - line.reach; y++) {
    const row = rowAt(picture, y);
    if (!row) continue;
    const last = lines.at(-1);
    if (last && last.bottom === y - 1 && areAlike(last, row)) {
      // Its middle rows show its colour.
      const isCore = y - last.top === line.reach >> 1;
      Object.assign(last, { bottom: y, colour: isCore ? row.colour : last.colour });
    } else lines.push(row);
  }
  return lines.filter(({ top, bottom }) => bottom - top < line.thickest);
}

/** What stands out along a row, in runs; null where that is too little for a line. */
function rowAt({ width, data }: Rgb, y: number): Line | null {
  const stands = (i: number): boolean => {
    const [above, below] = [i - line.reach * width, i + line.reach * width];
    const out = stepBetween(data, i, above);
    return out >= line.out && stepBetween(data, i, below) >= line.out && stepBetween(data, above, below) <= line.alike;
  };
  const shown: number[] = [];
  for (let x = 0, start = -1; x <= width; x++) {
    const out = x < width && stands(y * width + x);
    if (out && start < 0) start = x;
    if (out || start < 0) continue;
    if (x - start >= line.run) for (let k = start; k < x; k++) shown.push(k);
    start = -1;
  }
  if (shown.length < line.seen * width) return null;
  const channel = (k: number) => {
    const values = Uint8Array.from(shown, (x) => data[(y * width + x) * 3 + k]!).sort();
    return values[values.length >> 1]!;
  };
  return { top: y, bottom: y, from: shown[0]!, to: shown.at(-1)! + 1, colour: [channel(0), channel(1), channel(2)] };
}

const areAlike = (a: Line, b: Line): boolean =>
  Math.abs(a.from - b.from) <= ruled.ends && Math.abs(a.to - b.to) <= ruled.ends;

const middleOf = ({ top, bottom }: Line): number => (top + bottom) / 2;

/** Is it the next line of these? */
function goesOn(members: readonly Line[], next: Line, { height }: Rgb): boolean {
  const [before, last] = [members.at(-2), members.at(-1)!];
  const step = middleOf(next) - middleOf(last);
  if (!areAlike(last, next) || distance(last.colour, next.colour) > ruled.levels || step > ruled.step * height)
    return false;
  return !before || Math.abs(step - (middleOf(last) - middleOf(before))) <= ruled.even;
}

function isAmong({ x, y, width, height }: Box, members: readonly Line[]): boolean {
  const [across, down] = [x + width / 2, y + height / 2];
  const { from, to, top } = members[0]!;
  return across > from && across < to && down > top && down < members.at(-1)!.bottom;
}

/** Lines from side to side of the picture, crossed by upright ones of their colour at even steps, are squared paper, which is the ground. */
function isSquared(members: readonly Line[], { width, data }: Rgb): boolean {
  const [{ from, to, bottom, colour }, next] = members as [Line, Line];
  if (from > ruled.ends || to < width - ruled.ends) return false;
  const y = (bottom + next.top) >> 1;
  const isOwn = (x: number) =>
    distance(data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3), colour) < ownColour.levels;
  const uprights: number[] = [];
  for (let x = 1; x < width; x++) if (isOwn(x) && !isOwn(x - 1)) uprights.push(x);
  const steps = uprights.slice(1).map((x, k) => x - uprights[k]!);
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0;
  const even = steps.filter((step) => Math.abs(step - usual) <= ruled.even);
  return even.length >= Math.max(ruled.fewest, squared * steps.length) && usual <= ruled.step * width;
}

function rulingOf(members: readonly Line[], picture: Rgb): Pick<Ruling, 'lines' | 'mask'> {
  const { width, height } = picture;
  const wholes = members.map(({ top, bottom, from, to }) => {
    const mask = { x: from, y: top, width: to - from, height: bottom - top + 1 };
    return { ...mask, bits: new Uint8Array(mask.width * mask.height).fill(1) };
  });
  const lines = members.map((member, k): Hairline => {
    const pixels = pixelsOf(wholes[k]!, width).filter((i) => isSeen(i, member, picture));
    return { pixels, mask: maskOf(pixels, width, height, 1), colour: member.colour, thickness: wholes[k]!.height };
  });
  return { lines, mask: joinMasks(...wholes) };
}

/** Is the line seen in the pixel's column, alone? */
function isSeen(i: number, { top, bottom, colour }: Line, { width, data }: Rgb): boolean {
  const x = i % width;
  const isOwn = (y: number) =>
    distance(data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3), colour) < ownColour.levels;
  return isOwn((top + bottom) >> 1) && !isOwn(top - 2) && !isOwn(bottom + 2);
}

/** Is it one of the lines, or what they and what stands before them look like? */
export function isRuled({ pixels, mask }: Hairline, rulings: readonly Ruling[]): boolean {
  return rulings.some(({ mask: { x, y, width, height } }) => {
    const meets = mask.y < y + height && mask.y + mask.height > y && mask.x < x + width && mask.x + mask.width > x;
    const within = mask.y > y - line.reach && mask.y + mask.height < y + height + line.reach;
    return pixels.length > 0 && meets && within;
  });
}

/** Lays each below all on the thing that holds it; what stands before it is no part of it. Things change in place. */
export function layRuled(roots: Thing[], rulings: readonly Ruling[], picture: Rgb): void {
  const { width, height } = picture;
  for (const { lines, mask, isGround } of rulings) {
    if (isGround) continue;
    const own = joinPixels(...lines.map((one) => coverOfLine(one, width, height)));
    const colour = lines[0]!.colour;
    const ruling: Thing = { kind: 'icon', own, mask, children: [], colour, shape: null, cast: [], certain: true };
    const holder = holderOf(mask, roots);
    const things = holder?.children ?? roots;
    const before = things.filter((thing) => overlap(thing.mask, mask) > 0);
    takeOut([...(holder ? [holder] : []), ...before], marksOf(own, width * height));
    for (const thing of before) {
      thing.certain = true;
      // What was filled beside it took its colour.
      if (thing.own.length && !thing.children.length && !thing.shape) thing.mask = maskOf(thing.own, width, height, 1);
    }
    const drawn = before.filter((thing) => !thing.children.length && isOfColour(thing, colour, picture));
    for (const thing of drawn) absorb(ruling, thing.own, thing.mask);
    things.splice(0, things.length, ruling, ...things.filter((thing) => isLeft(thing) && !drawn.includes(thing)));
  }
}

function isOfColour({ own }: Thing, colour: Colour, { data }: Rgb): boolean {
  const alike = own.filter((i) => distance(data.subarray(i * 3, i * 3 + 3), colour) < ownColour.levels);
  return alike.length > ownColour.share * own.length;
}

function takeOut(things: readonly Thing[], taken: Uint8Array): void {
  for (const thing of things) thing.own = thing.own.filter((i) => !taken[i]);
}

/** The deepest thing that holds nearly all of it. */
function holderOf(mask: Mask, things: readonly Thing[]): Thing | null {
  for (const thing of things.toReversed())
    if (overlap(thing.mask, mask) > 0.9 * count(mask.bits)) return holderOf(mask, thing.children) ?? thing;
  return null;
}
