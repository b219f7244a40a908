/**
 * Thin bars of one length side by side are one drawing, the bars of a code: one by one they would be taken for what something in
 * front cuts apart. They are of one colour, which the thinnest never show pure.
 */
import { maskOf, type Mask } from '../areas/mask.ts';
import { distance } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';
import { joinPixels, leafOf, type Thing } from './thing.ts';

/** So many bars at least, counting those that hang together as one. */
const fewest = 6;
/** Their length at most, as a share of the picture's longer side, and at least, px. */
const long = { most: 0.2, least: 16 };
/** What hangs together is no wider than this, in times of its length. */
const widest = 0.25;
/** The next stands no farther off: in times of the mean width, or px. */
const gap = { share: 3, px: 8 };
/** A bar's colour is off the line from the paper's to the ink by so many levels at most. */
const ofOneInk = 24;
/** Px by which both ends of two bars may differ. */
const uneven = 2;

interface Bar {
  readonly pixels: Int32Array;
  readonly mask: Mask;
  /** What differs from the paper by the most. */
  readonly ink: Colour;
}

/** Splits pieces (picture indices) into codes and what belongs to none. `parent`: what they lie on, if that is one surface. */
export function rowsOfBars(
  surfaces: Surfaces,
  pieces: Int32Array[],
  parent: Region | null,
): [codes: Thing[], others: Int32Array[]] {
  if (!parent || pieces.length < fewest) return [[], pieces];
  const { width, height } = surfaces;
  const longest = long.most * Math.max(width, height);
  const bars = pieces
    .map((pixels) => ({ pixels, mask: maskOf(pixels, width, height) }))
    .filter(({ mask }) => mayBeBar(mask, true, longest) || mayBeBar(mask, false, longest))
    .map((bar) => ({ ...bar, ink: inkOn(parent.colour, bar.pixels, surfaces) }));
  const taken = new Set<Int32Array>();
  const codes: Thing[] = [];
  for (const level of [true, false])
    for (const row of rowsAlong(
      bars.filter(({ mask }) => mayBeBar(mask, level, longest)),
      level,
      parent.colour,
    )) {
      for (const { pixels } of row) taken.add(pixels);
      codes.push(codeOf(surfaces, row, parent.colour));
    }
  return [codes, pieces.filter((piece) => !taken.has(piece))];
}

/** Along the row, and along the bars. */
const spansOf = ({ x, y, width, height }: Mask, level: boolean) =>
  level ? { at: x, wide: width, from: y, length: height } : { at: y, wide: height, from: x, length: width };

function mayBeBar(mask: Mask, level: boolean, longest: number): boolean {
  const { wide, length } = spansOf(mask, level);
  return length >= long.least && length <= longest && wide <= widest * length;
}

function rowsAlong(bars: Bar[], level: boolean, paper: Colour): Bar[][] {
  const open = bars.toSorted((a, b) => spansOf(a.mask, level).at - spansOf(b.mask, level).at);
  const rows: Bar[][] = [];
  while (open.length) {
    const row = [open.shift()!];
    for (let k = 0; k < open.length; k++)
      if (follows(row.at(-1)!, open[k]!, level) && areOfOneInk(row.at(-1)!.ink, open[k]!.ink, paper))
        row.push(...open.splice(k--, 1));
    if (row.length >= fewest) rows.push(row);
  }
  return rows;
}

function follows(before: Bar, after: Bar, level: boolean): boolean {
  const [a, b] = [spansOf(before.mask, level), spansOf(after.mask, level)];
  const between = b.at - a.at - a.wide;
  if (between < 0 || between > Math.max(gap.px, (gap.share * (a.wide + b.wide)) / 2)) return false;
  return Math.abs(a.from - b.from) <= uneven && Math.abs(a.from + a.length - b.from - b.length) <= uneven;
}

/** Does the paler one lie between the paper and the other? A bar thinner than a pixel is a mixture of both. */
function areOfOneInk(a: Colour, b: Colour, paper: Colour): boolean {
  const [dark, pale] = distance(a, paper) > distance(b, paper) ? [a, b] : [b, a];
  const [far, near] = [dark, pale].map((colour) => colour.map((value, k) => value - paper[k]!)) as [Colour, Colour];
  const dot = (p: Colour, q: Colour) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  const share = dot(near, far) / Math.max(1, dot(far, far));
  return Math.hypot(...near.map((value, k) => value - share * far[k]!)) <= ofOneInk;
}

function inkOn(paper: Colour, pixels: Int32Array, { data }: Surfaces): Colour {
  let ink = paper;
  for (const i of pixels) {
    const colour: Colour = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    if (distance(colour, paper) > distance(ink, paper)) ink = colour;
  }
  return ink;
}

/** Its ink is that of the bar which shows it purest. */
function codeOf(surfaces: Surfaces, row: readonly Bar[], paper: Colour): Thing {
  const { ink } = row.toSorted((a, b) => distance(b.ink, paper) - distance(a.ink, paper))[0]!;
  const pixels = joinPixels(...row.map((bar) => bar.pixels));
  return { ...leafOf(surfaces, pixels), colour: ink, ink, certain: true, whole: true };
}
