import { drawableText } from './fonts.ts';
import { breakIntoLines, type MeasuredUnit } from './break-lines.ts';
import { endsLeaning, splitIntoUnits, type LineUnit } from './line-units.ts';
import { measureAdvance, measureBlock } from './measure-text.ts';
import type { FontFace } from './type-pairing.ts';

export interface FitOptions {
  text: string;
  face: FontFace;
  /** Pixels. */
  box: { width: number; height: number };
  /** Pixels. */
  maxSize: number;
  /** Wished for, not promised: text that would not fit at this size is set smaller still, never cut. */
  minSize: number;
  /** Multiple of the size; 1.1 for Latin display, 1.25 and more for running text. */
  lineHeight?: number;
  maxLines?: number;
  /** em. */
  letterSpacing?: number;
}

export interface FittedText {
  size: number;
  lines: string[];
  /** Pixels of the box that the ink fills; pass size and lineHeight on to drawText unchanged. */
  width: number;
  height: number;
}

/** One line more must earn its place: it has to be this much larger. */
const worthAnotherLine = 1.12;
/** And larger by this much more for every line that ends on "the" or "of". */
const worthALeaningEnd = 0.35;
/** Skia reports ink in whole pixels on the left: keep one back, so that no stroke leaves the box. */
const inkError = 1;

function measureUnits(units: LineUnit[], face: FontFace, letterSpacing: number): MeasuredUnit[] {
  return units.map((unit) => {
    const advance = measureAdvance(unit.text, face, letterSpacing);
    const trailing = advance - measureAdvance(unit.text.trimEnd(), face, letterSpacing);
    return { ...unit, advance, trailing };
  });
}

/** The largest size at which these lines fit the box, found at one size and then proved at its own. */
function sizeFor(lines: string[], options: Required<FitOptions>): FittedText {
  const { face, box, maxSize, lineHeight, letterSpacing } = options;
  const block = (size: number) => measureBlock(lines, face, { size, lineHeight, letterSpacing });
  const probe = block(200);
  const limit = { width: Math.max(1, box.width - inkError), height: box.height };
  const room = Math.min(limit.width / Math.max(probe.width, 1e-6), limit.height / Math.max(probe.height, 1e-6));
  let size = Math.min(maxSize, 200 * room);
  let set = block(size);
  // Hinting and rounding make widths not quite linear in the size.
  for (; (set.width > limit.width || set.height > limit.height) && size > 1; set = block(size)) size *= 0.992;
  return { size, lines, width: set.width, height: set.height };
}

/** A single word too long for the box at the smallest size may break after a hyphen or a slash, else anywhere. */
function chopLongUnits(units: MeasuredUnit[], options: Required<FitOptions>): MeasuredUnit[] {
  const limit = options.box.width / options.minSize;
  if (units.every((unit) => unit.advance - unit.trailing <= limit)) return units;
  const pieces = units.flatMap((unit): LineUnit[] => {
    if (unit.advance - unit.trailing <= limit) return [unit];
    const parts = unit.text.split(/(?<=[-/@_.])(?=\p{L})/u);
    return parts.map((text, index) => ({ text, breakCost: 1, forced: unit.forced && index === parts.length - 1 }));
  });
  return measureUnits(pieces, options.face, options.letterSpacing);
}

/**
 * Breaks text into lines and finds the largest size that fits the box; never overflows it. Numbers, dates and prices
 * stay whole, no line starts with closing punctuation, lines are balanced. A "\n" in the text always breaks.
 * Characters that no installed face holds are left out.
 */
export function fitText(options: FitOptions): FittedText {
  const full = { lineHeight: 1.1, maxLines: 12, letterSpacing: 0, ...options };
  const text = drawableText(full.face, full.text.trim());
  if (!text) return { size: full.minSize, lines: [], width: 0, height: 0 };
  const units = chopLongUnits(measureUnits(splitIntoUnits(text), full.face, full.letterSpacing), full);
  const forced = units.filter((unit) => unit.forced).length;

  let best: FittedText | undefined;
  for (let count = 1 + forced; count <= Math.max(full.maxLines, 1 + forced); count++) {
    const lines = breakIntoLines(units, count);
    if (!lines) break;
    const fitted = sizeFor(lines, full);
    const leaning = lines.slice(0, -1).filter(endsLeaning).length;
    if (!best || fitted.size > best.size * (worthAnotherLine + leaning * worthALeaningEnd)) best = fitted;
    // More lines can only help while the width is what limits the size.
    if (fitted.size >= full.maxSize || fitted.height > full.box.height * 0.97) break;
  }
  return best!;
}
