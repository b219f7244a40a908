import type { Networks } from './networks.ts';
import { partOf } from './quad.ts';
import { readLine, type FoundLine } from './read-line.ts';
import { rowsOfLine } from './recognise.ts';
import type { Rgb } from '../areas/rgb.ts';
import { straighten } from './straighten.ts';

/** So far the strip that is looked at reaches over and under the line, in its heights: chips do too. */
const beyond = 0.15;
/** Rows at the top and the bottom that tell a chip's colour, and columns to both sides of a letter's middle. */
const rimRows = 3;
const besideMiddle = 3;
/** Levels, as distances of RGB: one colour, and clearly another. */
const alike = 16;
const another = 40;
/** Share of a column that must be of another colour than the chip. */
const leastClear = 0.97;
/** Columns between chips: a tenth of a line's height. */
const leastGap = 4;
/** Two chips may be a word on two colours; three in a row are no accident. */
const leastChips = 3;
/** Share of a chip that its letters leave free: a line that runs over and under them takes less. */
const leastFree = 0.3;
/** Share of what was read that stands on chips: the rest was read in the gaps. */
const leastOnChips = 0.6;
/** What the side of a disc is read as. */
const bracket = /[()（）[\]{}|丨]/;

type Rgb3 = [number, number, number];
const far = (a: Rgb3, b: Rgb3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** From where to where a chip shows over and under its letters, columns of the strip. */
interface Chip {
  from: number;
  to: number;
}

/**
 * Letters that stand on a chip each (the results of matches, the days of a week) are read as one line, whose ink would then
 * be the chips. Such a line becomes one for each chip. A chip shows its colour over and under its letters, and between two
 * chips there is none of it.
 */
export async function partChips(picture: Rgb, line: FoundLine, networks: Networks): Promise<FoundLine[]> {
  if (line.vertical || line.glyphs.length < leastChips) return [line];
  const strip = straighten(picture, partOf(line.quad, { x: 0, y: -beyond }, { x: 1, y: 1 + beyond }), rowsOfLine);
  const chips = chipsIn(strip, middlesOf(line, strip.width));
  if (chips.length < leastChips) return [line];
  const parts: FoundLine[] = [];
  for (const { from, to } of chips) {
    const quad = partOf(line.quad, { x: from / strip.width, y: 0 }, { x: to / strip.width, y: 1 });
    parts.push(await readLine(picture, { quad, score: line.score }, networks));
  }
  return parts;
}

/** Where the letters stand, columns of the strip. Without a place the line can't be parted. */
function middlesOf({ text, places }: FoundLine, width: number): number[] {
  let at = 0;
  return [...text].flatMap((character) => {
    const place = places[at];
    at += character.length;
    return character === ' ' || bracket.test(character) || place === undefined ? [] : [place * width];
  });
}

interface Letter {
  middle: number;
  /** What is over and under it. */
  colour: Rgb3;
}

function chipsIn(strip: Rgb, middles: readonly number[]): Chip[] {
  // What was read in the gap between two chips has both of their sides over and under it.
  const letters = middles.flatMap((middle): Letter[] => {
    const colour = chipColour(strip, middle);
    return colour ? [{ middle, colour }] : [];
  });
  if (letters.length < leastOnChips * middles.length) return [];
  const chips: Chip[] = [];
  let first = 0;
  for (const [index, letter] of letters.entries()) {
    const next = letters[index + 1];
    if (next && !clearBetween(strip, letter, next)) continue;
    const chip = extentOf(strip, [letters[first]!.middle, letter.middle], letter.colour);
    if (freeShare(strip, chip, letter.colour) < leastFree) return [];
    chips.push(chip);
    first = index + 1;
  }
  return chips;
}

function at({ data, width }: Rgb, x: number, y: number): Rgb3 {
  const from = (y * width + x) * 3;
  return [data[from]!, data[from + 1]!, data[from + 2]!];
}

const within = ({ width }: Rgb, x: number) => Math.max(0, Math.min(width - 1, Math.round(x)));

function mean(strip: Rgb, columns: [number, number], rows: [number, number]): Rgb3 {
  const sum: Rgb3 = [0, 0, 0];
  let count = 0;
  for (let x = within(strip, columns[0]); x <= within(strip, columns[1]); x++) {
    for (let y = rows[0]; y < rows[1]; y++, count++) {
      for (const [channel, value] of at(strip, x, y).entries()) sum[channel]! += value;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** The colour over and under a letter, if it is one. */
function chipColour(strip: Rgb, middle: number): Rgb3 | undefined {
  const columns: [number, number] = [middle - besideMiddle, middle + besideMiddle];
  const over = mean(strip, columns, [0, rimRows]);
  const under = mean(strip, columns, [strip.height - rimRows, strip.height]);
  return far(over, under) <= alike ? over : undefined;
}

/** Whether columns between two letters, more than a grid's line, hold nothing of what is over and under them. */
function clearBetween(strip: Rgb, left: Letter, right: Letter): boolean {
  let run = 0;
  for (let x = within(strip, left.middle); x <= within(strip, right.middle) && run < leastGap; x++) {
    let clear = 0;
    for (let y = 0; y < strip.height; y++) {
      const colour = at(strip, x, y);
      if (far(colour, left.colour) > another && far(colour, right.colour) > another) clear++;
    }
    run = clear >= leastClear * strip.height ? run + 1 : 0;
  }
  return run >= leastGap;
}

/** How far the chip's colour goes on over and under its letters. */
function extentOf(strip: Rgb, [first, last]: [number, number], colour: Rgb3): Chip {
  const isChip = (x: number) =>
    [0, rimRows - 1, strip.height - 1].every((y) => far(at(strip, x, y), colour) <= another);
  let from = within(strip, first);
  let to = within(strip, last);
  while (from > 0 && isChip(from - 1)) from--;
  while (to < strip.width - 1 && isChip(to + 1)) to++;
  return { from, to: to + 1 };
}

/** Share of the strip within a chip's sides that is of its colour. */
function freeShare(strip: Rgb, { from, to }: Chip, colour: Rgb3): number {
  let free = 0;
  for (let y = 0; y < strip.height; y++)
    for (let x = from; x < to; x++) if (far(at(strip, x, y), colour) <= another) free++;
  return free / ((to - from) * strip.height);
}
