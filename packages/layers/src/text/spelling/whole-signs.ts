import type { ReadPiece } from './assign-letters.ts';
import { formOf, joinForms, type Fit, type Form } from './compare-shape.ts';
import { bestScore } from './judge-pieces.ts';
import { joinPieces, type Piece } from './pieces.ts';
import { openers } from './rare-characters.ts';

const leastTradeMark = 0.3;
const leastOpener = 0.5;

/** Two small raised pieces beside each other that look like "™" together become one. */
export function joinTradeMark(pieces: readonly ReadPiece[], fits: readonly Fit[]): ReadPiece[] {
  const { baseline, size } = fits[0]!;
  const raised = ({ form: { piece } }: ReadPiece) =>
    piece.bottom < baseline - 0.18 * size &&
    piece.bottom - piece.top > 0.12 * size &&
    piece.bottom - piece.top < 0.55 * size;
  const first = pieces.findIndex((piece, index) => {
    const next = pieces[index + 1];
    return raised(piece) && next && raised(next) && next.form.piece.left - piece.form.piece.right < 0.25 * size;
  });
  if (first < 0) return [...pieces];
  const [t, m] = [pieces[first]!, pieces[first + 1]!];
  const form = joinForms(t.form, m.form);
  if (bestScore(form, '™', fits) < leastTradeMark) return [...pieces];
  const letter = t.letter ?? m.letter;
  const swallows = t.letter && m.letter ? { swallows: m.letter.at } : {};
  const joined: ReadPiece = { form, cut: false, becomes: '™', ...(letter ? { letter } : {}), ...swallows };
  return pieces.toSpliced(first, 2, joined);
}

/** "¡" and "¿" stand so near to their word that they were taken for a part of its first letter: that letter apart from them. */
export function partOpeners(pieces: readonly ReadPiece[], text: string, fits: readonly Fit[]): ReadPiece[] {
  const likely = Object.keys(openers).filter((opener) => text.includes(openers[opener]!));
  if (likely.length === 0) return [...pieces];
  return pieces.flatMap((piece) => {
    const { form, letter } = piece;
    if (!letter || piece.cut || /\S/.test(text[letter.at - 1] ?? ' ')) return [piece];
    const halves = halvesOf(form.piece);
    if (!halves) return [piece];
    const [opener, rest] = halves.map((half) => formOf(half, form.strip)) as [Form, Form];
    const becomes = likely.find((one) => bestScore(opener, one, fits) > leastOpener);
    const better = bestScore(rest, letter.character, fits) > bestScore(form, letter.character, fits);
    return becomes && better
      ? [
          { form: opener, cut: false, becomes },
          { ...piece, form: rest },
        ]
      : [piece];
  });
}

/** What its letter must be liker to ink that nothing was read in than to its own. */
const clearlyLiker = 0.2;

/**
 * A sign that the reader doesn't know takes the letter beside it, and that one's ink the next, until ink is left at the far
 * end: letters go to the ink that they are clearly liker to.
 */
export function settleLetters(pieces: readonly ReadPiece[], fits: readonly Fit[]): ReadPiece[] {
  const settled = [...pieces];
  const settle = (from: number, step: number) => {
    for (let at = from; ; at += step) {
      const [empty, beside] = [settled[at], settled[at + step]];
      if (!empty || empty.letter || !beside?.letter || empty.becomes || beside.cut || beside.whole) return;
      const { character } = beside.letter;
      const gain = bestScore(empty.form, character, fits) - bestScore(beside.form, character, fits);
      if (gain < clearlyLiker) return;
      settled[at] = { ...beside, form: empty.form };
      settled[at + step] = { form: beside.form, cut: false };
    }
  };
  for (const index of pieces.keys()) settle(index, -1);
  for (const index of pieces.keys()) settle(pieces.length - 1 - index, 1);
  return settled;
}

/** A letter's parts on both sides of the first gap between them. */
function halvesOf({ parts = [] }: Piece): [Piece, Piece] | undefined {
  const sorted = parts.toSorted((a, b) => a.left - b.left);
  let right = -Infinity;
  for (const [index, part] of sorted.entries()) {
    if (index > 0 && part.left >= right)
      return [sorted.slice(0, index).reduce(joinPieces), sorted.slice(index).reduce(joinPieces)];
    right = Math.max(right, part.right);
  }
  return undefined;
}
