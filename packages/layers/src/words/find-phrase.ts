import { fold, type Folded } from './fold.ts';

/** Where words that were asked for stand in others, in UTF-16 units of those. */
export interface PhraseFound {
  /** Letters that would have to be put in, taken out or changed. */
  readonly cost: number;
  readonly start: number;
  readonly end: number;
}

/** More letters than these that adjoin are another word: a reader leaves spaces out. */
const mostAdjoining = 2;
const joinsWords = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;

/** The part of `text` that comes nearest to what was asked for; `null` where either has no letter. */
export function findPhrase(asked: string, text: string): PhraseFound | null {
  const phrase = fold(asked).characters;
  const folded = fold(text);
  if (phrase.length === 0 || folded.characters.length === 0) return null;
  const found = nearestPart(phrase, folded.characters);
  if (found.end <= found.start) return null;
  const from = folded.places[found.start]!;
  const to = endOf(text, folded.places[found.end - 1]!);
  const whole = { start: wordStart(text, from), end: wordEnd(text, to) };
  const adjoining = lettersIn(text.slice(whole.start, from)) + lettersIn(text.slice(to, whole.end));
  if (adjoining === 0) return { cost: found.cost, start: from, end: to };
  if (found.cost === 0 && adjoining > mostAdjoining) return { cost: 0, start: from, end: to };
  const words = fold(text.slice(whole.start, whole.end));
  return { cost: distance(phrase, words.characters), ...whole };
}

const lettersIn = (text: string): number => fold(text).characters.length;
const endOf = (text: string, at: number): number => at + String.fromCodePoint(text.codePointAt(at)!).length;

function wordStart(text: string, from: number): number {
  let start = from;
  while (start > 0 && joinsWords.test(text[start]!) && joinsWords.test(text[start - 1]!)) start--;
  return start;
}

function wordEnd(text: string, to: number): number {
  let end = to;
  while (end < text.length && joinsWords.test(text[end - 1]!) && joinsWords.test(text[end]!)) end++;
  return end;
}

interface Step {
  cost: number;
  /** Where the part began. */
  start: number;
}

/** Edit distance in which what stands before and after the part costs nothing; of equal ones the longest. */
function nearestPart(phrase: readonly string[], text: Folded['characters']) {
  let row: Step[] = Array.from({ length: text.length + 1 }, (_, start) => ({ cost: 0, start }));
  for (const [index, letter] of phrase.entries()) {
    const next: Step[] = [{ cost: index + 1, start: 0 }];
    for (let at = 1; at <= text.length; at++) {
      const kept = row[at - 1]!;
      const steps = [
        { cost: kept.cost + (text[at - 1] === letter ? 0 : 1), start: kept.start },
        { cost: row[at]!.cost + 1, start: row[at]!.start },
        { cost: next[at - 1]!.cost + 1, start: next[at - 1]!.start },
      ];
      next.push(steps.reduce((best, step) => (isNearer(step, best) ? step : best)));
    }
    row = next;
  }
  let best = { cost: Infinity, start: 0, end: 0 };
  for (const [end, { cost, start }] of row.entries()) {
    const nearer = cost < best.cost || (cost === best.cost && end - start > best.end - best.start);
    if (nearer) best = { cost, start, end };
  }
  return best;
}

const isNearer = (one: Step, other: Step) =>
  one.cost < other.cost || (one.cost === other.cost && one.start < other.start);

export function distance(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of one.entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at++) {
      const changed = row[at - 1]! + (other[at - 1] === letter ? 0 : 1);
      next.push(Math.min(changed, row[at]! + 1, next[at - 1]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
