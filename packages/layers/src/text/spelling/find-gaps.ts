import { hasHan } from '../../reading/recognise.ts';
import type { Mended } from './assign-letters.ts';
import type { Fit } from './compare-shape.ts';
import { pairGapOf, spaceOf } from './glyph-shape.ts';

/** A gap that is wider than the face sets the pair by so much of its space, and by so many em, is a space. */
const leastOfSpace = 0.66;
const leastEm = 0.13;
/** Between two letters the reader knows best: hands write some wide apart. */
const isLetter = /^\p{L}$/u;
const isDigit = /^\d$/;
/** Faces that fit worse say nothing of gaps. */
const leastFit = 0.5;

/** How wide a line is tracked is seen in so many pairs. */
const leastPairs = 3;

const usualOf = (excesses: readonly number[]): number =>
  excesses.length < leastPairs ? 0 : excesses.toSorted((a, b) => a - b)[(excesses.length - 1) >> 1]!;

/**
 * The reader drops spaces beside signs and digits ("50%OFF"): places in the line's text, before which the ink stands
 * apart although nothing was read there. Each gap is held against what the face leaves between the two characters, and
 * against how wide the whole line is tracked.
 */
export function findGaps(pieces: readonly Mended[], fit: Fit): Set<number> {
  if (fit.score < leastFit) return new Set();
  const pairs = pieces.flatMap((piece, index) => {
    const next = pieces[index + 1];
    // Letters that were cut apart touched: there is no gap to measure.
    if (!piece.letter || !next?.letter || (piece.cut && next.cut)) return [];
    const [a, b] = [piece.becomes, next.becomes];
    const adjacent = next.letter.at === piece.letter.at + piece.letter.character.length;
    if (!adjacent || !a || !b || hasHan(a + b)) return [];
    const word = (isLetter.test(a) && isLetter.test(b)) || (isDigit.test(a) && isDigit.test(b));
    const gap = (next.form.piece.left - piece.form.piece.right) / fit.size;
    return [{ at: next.letter.at, word, excess: gap - pairGapOf(a, b, fit.face) }];
  });
  const usual = usualOf(pairs.map(({ excess }) => excess));
  const least = Math.max(leastEm, leastOfSpace * spaceOf(fit.face)) + Math.max(0, usual);
  return new Set(pairs.filter(({ word, excess }) => !word && excess > least).map(({ at }) => at));
}
