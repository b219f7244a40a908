import type { Form } from './compare-shape.ts';
import type { Piece } from './pieces.ts';

/** One read character and where it stands, pixels of the strip. */
export interface Letter {
  character: string;
  /** Index in the line's text. */
  at: number;
  place: number;
}

/** A piece and the letters that were read in it: none, one, or several that touch. */
export interface Assignment {
  piece: Piece;
  letters: Letter[];
}

/** A piece of ink with at most one letter. */
export interface ReadPiece {
  form: Form;
  letter?: Letter;
  /** It was cut out of letters that touch. */
  cut: boolean;
  /** Of two letters that touch: both as one. */
  whole?: Form;
  /** What it is, where that is known already. */
  becomes?: string;
  /** Index in the line's text of another letter that was read in it. */
  swallows?: number;
}

const mostTouching = 24;
/** What a piece costs that nothing was read in; dots and dust cost less. */
const unread = 0.45;
const unreadSmall = 0.22;
/** What each further letter of one piece costs. */
const touching = 0.3;

/**
 * Which letter was read in which piece, both in order: the way that costs least, by how far letters stand from their
 * pieces (in `em` pixels) and how badly widths agree. `widthOf` tells a character's width in em.
 */
export function assignLetters(
  pieces: readonly Piece[],
  letters: readonly Letter[],
  em: number,
  widthOf: (character: string) => number,
): Assignment[] {
  const widths = letters.map(({ character }) => widthOf(character));
  const cost: number[][] = [Array.from({ length: letters.length + 1 }, (_, count) => (count === 0 ? 0 : Infinity))];
  const taken: number[][] = [[]];
  for (const [index, piece] of pieces.entries()) {
    const before = cost[index]!;
    const row: number[] = [];
    const counts: number[] = [];
    for (let end = 0; end <= letters.length; end++) {
      let least = before[end]! + emptyCost(piece, em);
      let count = 0;
      let far = 0;
      let width = 0;
      for (let n = 1; n <= Math.min(mostTouching, end); n++) {
        const letter = letters[end - n]!;
        far += distanceTo(piece, letter.place) / em;
        width += widths[end - n]!;
        const misfit = Math.abs((piece.right - piece.left) / em - width) / (0.5 + width * 0.5);
        const total = before[end - n]! + far + 0.5 * misfit + touching * (n - 1);
        if (total < least) [least, count] = [total, n];
      }
      row.push(least);
      counts.push(count);
    }
    cost.push(row);
    taken.push(counts);
  }
  return traceBack(pieces, letters, taken);
}

function emptyCost(piece: Piece, em: number): number {
  const small = Math.max(piece.right - piece.left, piece.bottom - piece.top) < 0.3 * em;
  return small ? unreadSmall : unread;
}

const distanceTo = ({ left, right }: Piece, place: number) => {
  const slack = (right - left) * 0.15;
  return Math.max(0, left + slack - place, place - right + slack);
};

function traceBack(pieces: readonly Piece[], letters: readonly Letter[], taken: number[][]): Assignment[] {
  const assignments: Assignment[] = [];
  let end = letters.length;
  for (let index = pieces.length; index > 0; index--) {
    const count = taken[index]![end]!;
    assignments.unshift({ piece: pieces[index - 1]!, letters: letters.slice(end - count, end) });
    end -= count;
  }
  return assignments;
}
