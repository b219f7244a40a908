import type { ReadLine } from '../picture.ts';
import { findPhrase, type PhraseFound } from './find-phrase.ts';
import { foldedText, lookAlike } from './fold.ts';

/** Words that a picture was to show, and what it shows in their place. */
export interface WordFault {
  readonly asked: string;
  /** As it was read; `null`: nothing like them was found. */
  readonly read: string | null;
  /** False: the reader may err. */
  readonly sure: boolean;
}

/** The fault with the lines that it stands in, as indices, and the part of their words, joined by spaces, that it is. */
export interface PlacedFault extends WordFault {
  readonly lines: readonly number[];
  readonly start: number;
  readonly end: number;
}

interface Candidate extends PhraseFound {
  readonly lines: readonly number[];
  readonly text: string;
}

/** Lines that one phrase may run over. */
const mostLines = 4;
/** Reading that is less sure is told as a doubt. */
const surely = 0.85;

/**
 * Which of the asked words a picture shows otherwise or not at all. Case, accents, spaces, punctuation, signs and widths
 * make no difference; what readers take for one another is a doubt, and none where the reading was unsure anyway.
 */
export function compareWords(asked: readonly string[], lines: readonly ReadLine[]): PlacedFault[] {
  const phrases = distinct(asked);
  const runs = runsOf(lines);
  const taken = new Set<number>();
  const found = new Map<string, Candidate>();
  const nearest = phrases.map((phrase) => ({ phrase, all: candidatesOf(phrase, runs, lines) }));
  for (const { phrase, all } of nearest) {
    const exact = all.find(({ cost }) => cost === 0);
    if (!exact) continue;
    found.set(phrase, exact);
    for (const line of exact.lines) taken.add(line);
  }
  for (const { phrase, all } of nearest) {
    if (found.has(phrase)) continue;
    const near = all.find((one) => isNear(one, phrase) && !one.lines.some((line) => taken.has(line)));
    if (!near) continue;
    found.set(phrase, near);
    for (const line of near.lines) taken.add(line);
  }
  return phrases.flatMap((phrase) => faultOf(phrase, found.get(phrase), lines));
}

/** Lines that show asked words as they were asked for. */
export function rightLines(asked: readonly string[], lines: readonly ReadLine[]): Set<number> {
  const runs = runsOf(lines);
  const exact = distinct(asked).flatMap(
    (phrase) => candidatesOf(phrase, runs, lines).find(({ cost }) => cost === 0) ?? [],
  );
  return new Set(exact.flatMap((candidate) => candidate.lines));
}

function faultOf(asked: string, found: Candidate | undefined, lines: readonly ReadLine[]): PlacedFault[] {
  if (!found) return [{ asked, read: null, sure: true, lines: [], start: 0, end: 0 }];
  if (found.cost === 0) return [];
  const read = found.text.slice(found.start, found.end);
  const unsure = found.lines.some((line) => lines[line]!.confidence < surely);
  const alike = lookAlike(asked, read);
  if (alike && unsure) return [];
  return [{ asked, read, sure: !alike && !unsure, lines: found.lines, start: found.start, end: found.end }];
}

/** Each once, and none without letters. */
function distinct(asked: readonly string[]): string[] {
  const byFold = new Map(asked.map((phrase) => [foldedText(phrase), phrase.replace(/\s+/g, ' ').trim()]));
  return [...byFold].filter(([folded]) => folded !== '').map(([, phrase]) => phrase);
}

function isNear({ cost, text, start, end }: Candidate, phrase: string): boolean {
  const { length } = foldedText(phrase);
  if (lookAlike(phrase, text.slice(start, end))) return true;
  return length > 1 && cost <= Math.max(1, Math.floor(length / 2));
}

/** The nearest first; of equal ones that with the fewest lines. */
function candidatesOf(phrase: string, runs: readonly number[][], lines: readonly ReadLine[]): Candidate[] {
  const all = runs.flatMap((run) => {
    const text = run.map((line) => lines[line]!.text).join(' ');
    const place = findPhrase(phrase, text);
    return place ? [{ ...place, lines: run, text }] : [];
  });
  return all.toSorted((a, b) => a.cost - b.cost || a.lines.length - b.lines.length);
}

/** Every line, and what goes on from it: below it, or beside it. */
function runsOf(lines: readonly ReadLine[]): number[][] {
  const boxes = lines.map(boxOf);
  return lines.flatMap((_, first) => {
    const runs = [[first]];
    for (const next of [below, beside]) {
      for (let run = [first]; run.length < mostLines;) {
        const following = next(boxes, run.at(-1)!);
        if (following === undefined || run.includes(following)) break;
        run = [...run, following];
        runs.push(run);
      }
    }
    return runs;
  });
}

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
  vertical: boolean;
}

function boxOf({ quad, vertical }: ReadLine): Extent {
  const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    vertical,
  };
}

/** The nearest line that goes on under this one; of a column, the next to its left. */
function below(boxes: readonly Extent[], from: number): number | undefined {
  const { left, right, top, bottom, vertical } = boxes[from]!;
  const under = (box: Extent) => {
    if (vertical !== box.vertical) return Infinity;
    const middle = vertical ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2;
    const ahead = vertical ? left - middle : middle - bottom;
    const common = vertical
      ? Math.min(bottom, box.bottom) - Math.max(top, box.top)
      : Math.min(right, box.right) - Math.max(left, box.left);
    return ahead > 0 && common > 0 ? ahead : Infinity;
  };
  return nearestOf(boxes, from, under);
}

/** The nearest line to the right on the same height. */
function beside(boxes: readonly Extent[], from: number): number | undefined {
  const { right, top, bottom, vertical } = boxes[from]!;
  const after = (box: Extent) => {
    if (vertical || box.vertical) return Infinity;
    const common = Math.min(bottom, box.bottom) - Math.max(top, box.top);
    const ahead = (box.left + box.right) / 2 - right;
    return ahead > 0 && common > 0.5 * Math.min(bottom - top, box.bottom - box.top) ? ahead : Infinity;
  };
  return nearestOf(boxes, from, after);
}

function nearestOf(boxes: readonly Extent[], from: number, far: (box: Extent) => number): number | undefined {
  let [nearest, least] = [undefined as number | undefined, Infinity];
  for (const [index, box] of boxes.entries()) {
    const apart = index === from ? Infinity : far(box);
    if (apart < least) [nearest, least] = [index, apart];
  }
  return nearest;
}
