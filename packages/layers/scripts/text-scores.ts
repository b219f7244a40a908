import type { Picture, ReadLine, TextBlock } from '../src/picture.ts';
import { middleOf, sharesIn } from '../src/reading/quad.ts';
import { hasHan } from '../src/reading/recognise.ts';
import type { TextDesign, TrueLine } from './text-designs.ts';

/** How one true line was read. */
export interface LineScore {
  kind: string;
  ground: string;
  truth: string;
  /** Undefined where it was not found. */
  read: string | undefined;
  index: number | undefined;
  /** Share of characters that are wrong, 0..1. */
  errors: number;
  line: TrueLine;
}

/** Without what spaces and ends of lines say: of Chinese, without any. */
export const normalWords = (text: string): string =>
  hasHan(text) ? text.replace(/\s+/g, '') : text.replace(/\s+/g, ' ').trim();

/** The lines as their blocks say them. */
export const linesAsSet = (lines: readonly ReadLine[], blocks: readonly TextBlock[]): ReadLine[] =>
  lines.map((line, index) => {
    const block = blocks.find(({ members }) => members.includes(index));
    return block ? { ...line, text: block.lines[block.members.indexOf(index)]! } : line;
  });

/** Levenshtein's distance, by code points. */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  let row = b.map((_, index) => index + 1);
  row.unshift(0);
  for (const [i, character] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (character === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}

export function scoreLines(design: TextDesign, read: readonly ReadLine[]): { scores: LineScore[]; false: ReadLine[] } {
  const used = new Set<number>();
  const scores = design.lines.map((line): LineScore => {
    const truth = normalWords(line.text);
    const near = read
      .map((found, index) => ({ found, index }))
      .filter(({ found, index }) => {
        const { x, y } = sharesIn(line.quad, middleOf(found.quad));
        return !used.has(index) && x > 0 && x < 1 && y > -0.1 && y < 1.1;
      })
      .toSorted((a, b) => b.found.text.length - a.found.text.length)[0];
    const base = { kind: line.sample.kind, ground: design.ground, truth, line };
    if (!near) return { ...base, read: undefined, index: undefined, errors: 1 };
    used.add(near.index);
    const text = normalWords(near.found.text);
    const errors = Math.min(1, editDistance(text, truth) / [...truth].length);
    return { ...base, read: text, index: near.index, errors };
  });
  return { scores, false: read.filter((_, index) => !used.has(index)) };
}

/** Mean squared difference to the clean picture where the picture differs from it, and over how many values. */
export function underText(design: TextDesign, filled: Picture): { squares: number; count: number } {
  let squares = 0;
  let count = 0;
  const { data: clean } = design.clean;
  for (let at = 0; at < clean.length; at += 4) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs(design.picture.data[at + channel]! - clean[at + channel]!) > 6,
    );
    if (!differs) continue;
    for (let channel = 0; channel < 3; channel++) squares += (filled.data[at + channel]! - clean[at + channel]!) ** 2;
    count += 3;
  }
  return { squares, count };
}

export const decibels = ({ squares, count }: { squares: number; count: number }): number =>
  squares === 0 ? 60 : Math.min(60, 10 * Math.log10((255 ** 2 * count) / squares));
