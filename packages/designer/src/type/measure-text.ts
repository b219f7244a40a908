import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fontStack } from './fonts.ts';
import { hasHan } from './script.ts';
import type { FontFace } from './type-pairing.ts';

/** One line's ink around its origin on the baseline, in pixels. */
export interface LineInk {
  /** From the leftmost to the rightmost ink. */
  width: number;
  /** How far the ink reaches left of the origin; negative where it starts to the right. */
  left: number;
  ascent: number;
  descent: number;
}

let scratch: SKRSContext2D | undefined;

/** Sets face, size and tracking (in em) on a context; every measure and every drawing goes through here. */
export function setFace(context: SKRSContext2D, face: FontFace, size: number, letterSpacing = 0): void {
  context.font = fontStack(face, size);
  context.letterSpacing = `${letterSpacing * size}px`;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
}

export function measureLine(text: string, face: FontFace, size: number, letterSpacing = 0): LineInk {
  scratch ??= createCanvas(8, 8).getContext('2d');
  setFace(scratch, face, size, letterSpacing);
  const metrics = scratch.measureText(text);
  return {
    width: Math.max(0, metrics.actualBoundingBoxRight + metrics.actualBoundingBoxLeft),
    left: metrics.actualBoundingBoxLeft,
    ascent: metrics.actualBoundingBoxAscent,
    descent: metrics.actualBoundingBoxDescent,
  };
}

/** Pen travel over `text` in em, spaces included: what widths add up from. */
export function measureAdvance(text: string, face: FontFace, letterSpacing = 0): number {
  scratch ??= createCanvas(8, 8).getContext('2d');
  setFace(scratch, face, 200, letterSpacing);
  return scratch.measureText(text).width / 200;
}

const capHeights = new Map<string, number>();

/**
 * Height of the first line's reserve above the baseline, in em: capitals, or a full Han character. Ink alone would let
 * "one" sit higher than "two" in the same box.
 */
function capHeight(face: FontFace, text: string): number {
  const sample = hasHan(text) ? '国' : 'H';
  const key = `${face.family} ${face.weight} ${sample}`;
  const known = capHeights.get(key) ?? measureLine(sample, face, 200).ascent / 200;
  capHeights.set(key, known);
  return known;
}

/** The block that lines make: width and height of its box, and the first baseline below the box's top. */
export function measureBlock(
  lines: readonly string[],
  face: FontFace,
  options: { size: number; lineHeight: number; letterSpacing?: number },
): { width: number; height: number; baseline: number; inks: LineInk[] } {
  const { size, lineHeight, letterSpacing = 0 } = options;
  const inks = lines.map((line) => measureLine(line, face, size, letterSpacing));
  const cap = capHeight(face, lines[0] ?? '') * size;
  const baseline = Math.max(cap, ...inks.map((ink, index) => ink.ascent - index * lineHeight * size));
  const bottom = Math.max(0, ...inks.map((ink, index) => index * lineHeight * size + ink.descent));
  return { width: Math.max(0, ...inks.map((ink) => ink.width)), height: baseline + bottom, baseline, inks };
}
