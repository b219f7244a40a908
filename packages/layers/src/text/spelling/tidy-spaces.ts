import type { Mended } from './assign-letters.ts';
import type { Fit } from './compare-shape.ts';
import { findGaps } from './find-gaps.ts';
import { spaceOf } from './glyph-shape.ts';
import { keepWritingRules } from './writing-rules.ts';

/** Gaps of so much of the face's space are spaces; beside a dash, whose sides are bare anyway, of so much. */
const leastSpace = 0.75;
const leastBesideDash = 0.6;
/** And so little, where the reader saw spaces too. */
const leastIfRead = 0.35;
/** Em: faces of one pitch, whose digits are like others', leave more than a line may have. */
const widestSpace = 0.3;

/**
 * The line's text with its mended characters: new ones stand where their ink does, with spaces where gaps are. What was
 * read and not mended keeps its spaces, and gets those that the reader dropped.
 */
export function tidySpaces(text: string, pieces: readonly Mended[], fit: Fit): string {
  const changed = pieces.filter(({ letter, becomes }) => becomes !== (letter?.character ?? ''));
  const characters = [...text].map((character) => character);
  const starts = startsOf(characters);
  for (const { letter, becomes } of changed) if (letter) characters[starts.indexOf(letter.at)] = becomes;
  for (const { swallows } of pieces) if (swallows !== undefined) characters[starts.indexOf(swallows)] = '';
  const before = new Map<number, string>();
  let tail = '';
  for (const [index, piece] of pieces.entries()) {
    if (piece.letter || piece.becomes === '') continue;
    const added = withSpaces(pieces, index, fit);
    const next = pieces.slice(index + 1).find(({ letter }) => letter)?.letter;
    if (next) before.set(starts.indexOf(next.at), (before.get(starts.indexOf(next.at)) ?? '') + added);
    else tail += added;
  }
  const gaps = findGaps(pieces, fit);
  const joined = characters
    .map((character, index) => (gaps.has(starts[index]!) ? ' ' : '') + (before.get(index) ?? '') + character)
    .join('');
  return keepWritingRules(spaceDashes(joined + tail, pieces, fit));
}

function startsOf(characters: string[]): number[] {
  let at = 0;
  return characters.map((character) => (at += character.length) - character.length);
}

/** An added character with a space on each side where its ink stands apart. */
function withSpaces(pieces: readonly Mended[], index: number, fit: Fit): string {
  const { becomes, form } = pieces[index]!;
  const [previous, next] = [pieces[index - 1], pieces[index + 1]];
  const space = Math.min(widestSpace, spaceOf(fit.face));
  const apart = (left: number, right: number) => (right - left) / fit.size > leastSpace * space;
  const lead = previous && apart(previous.form.piece.right, form.piece.left) ? ' ' : '';
  const trail = next && apart(form.piece.right, next.form.piece.left) ? ' ' : '';
  return lead + becomes + trail;
}

/** En dashes between words have spaces that the reader drops. */
function spaceDashes(text: string, pieces: readonly Mended[], fit: Fit): string {
  const index = pieces.findIndex(({ becomes }) => becomes === '–' || becomes === '—');
  const [previous, dash, next] = [pieces[index - 1], pieces[index], pieces[index + 1]];
  if (!previous || !dash || !next) return text;
  const gap = (left: Mended, right: Mended) => (right.form.piece.left - left.form.piece.right) / fit.size;
  const least = / [–—] /.test(text) ? leastIfRead : leastBesideDash;
  const apart = Math.min(gap(previous, dash), gap(dash, next)) > least * spaceOf(fit.face);
  return text.replace(/ ?([–—]) ?/, apart ? ' $1 ' : '$1');
}
