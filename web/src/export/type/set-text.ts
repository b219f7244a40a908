/** A text as words that stand where the browser sets them, each in the file that its letters come from. */
import type { Canvas2d } from '../../canvas/far/scene-view.ts';
import { placeLines, type PlacedLine, type TextReading } from '../../canvas/far/draw-text.ts';
import type { Face, ShapedGlyph, Typefaces } from './typefaces.ts';

export interface SetWord {
  readonly face: Face;
  /** In the node's own axes. */
  readonly x: number;
  readonly baseline: number;
  readonly glyphs: readonly ShapedGlyph[];
}

export interface SetText {
  readonly lines: readonly PlacedLine[];
  readonly words: readonly SetWord[];
  /** False where letters come from no file of ours, such as emoji: only pixels show them. */
  readonly complete: boolean;
}

export function linesOf(reading: TextReading): { lines: PlacedLine[]; context: Canvas2d } {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as unknown as Canvas2d;
  return { lines: placeLines(context, reading), context };
}

export async function setText(reading: TextReading, typefaces: Typefaces): Promise<SetText> {
  const { lines, context } = linesOf(reading);
  const { letterSpacing } = reading.data;
  const words: SetWord[] = [];
  let complete = true;
  for (const line of lines) {
    for (const { text, x } of wordsOf(line, (part) => context.measureText(part).width)) {
      let at = x;
      for (const { text: run, face } of await typefaces.runs(text, reading.data)) {
        if (!face) {
          complete = complete && run.trim() === '';
          continue;
        }
        const glyphs = face.shape(run, letterSpacing === 0);
        words.push({ face, x: at, baseline: line.baseline, glyphs });
        at += widthOf(glyphs, face, reading.data.fontSize, letterSpacing);
      }
    }
  }
  return { lines, words, complete };
}

/** With the space after each. What runs from right to left is set as one: its parts do not stand in the order of the letters. */
function wordsOf(line: PlacedLine, measure: (text: string) => number): { text: string; x: number }[] {
  if (line.direction === 'rtl') return [{ text: line.text, x: line.x }];
  const words: { text: string; x: number }[] = [];
  let before = '';
  for (const [text] of line.text.matchAll(/\S+\s*|\s+/gu)) {
    words.push({ text, x: line.x + measure(before) });
    before += text;
  }
  return words;
}

export function widthOf(glyphs: readonly ShapedGlyph[], face: Face, fontSize: number, letterSpacing: number): number {
  return glyphs.reduce((sum, { advance }) => sum + (advance / face.unitsPerEm) * fontSize + letterSpacing, 0);
}
