import type { Form } from './compare-shape.ts';
import type { Bounds } from './glyph-shape.ts';
import { joinPieces, type Piece } from './pieces.ts';

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

/** A piece of ink and the character that it turned out to be; empty for none. */
export interface Mended extends ReadPiece {
  becomes: string;
}

const mostTouching = 24;
/** What a piece costs that nothing was read in; dots and dust cost less. */
const unread = 0.45;
const unreadSmall = 0.22;
/** What each further letter of one piece costs, and each further piece of one letter, which stand at most so far apart. */
const touching = 0.3;
const broken = 0.2;
const mostBroken = 3;
const mostApart = 0.12;

/** What was read in a piece, and the cost of all up to there. `pieces` stand together for one letter. */
interface Step {
  cost: number;
  letters: number;
  pieces: number;
}

/**
 * Which letter was read in which piece, both in order: the way that costs least, by how far letters stand from their
 * pieces (in `em` pixels) and how badly widths agree. `widthOf` tells a character's width in em. Hair-strokes of small
 * letters are too faint to hold them together, and "%" has three parts, so that one may have several pieces: they come as one.
 */
export function assignLetters(
  pieces: readonly Piece[],
  letters: readonly Letter[],
  em: number,
  widthOf: (character: string) => number,
): Assignment[] {
  const widths = letters.map(({ character }) => widthOf(character));
  const none: Step = { cost: 0, letters: 0, pieces: 0 };
  const steps: Step[][] = [
    Array.from({ length: letters.length + 1 }, (_, count) => (count === 0 ? none : { ...none, cost: Infinity })),
  ];
  const misfit = ({ left, right }: Bounds, width: number) =>
    (0.5 * Math.abs((right - left) / em - width)) / (0.5 + width * 0.5);
  for (const [index, piece] of pieces.entries()) {
    const before = steps[index]!;
    const wholes = wholesAt(pieces, index, em);
    const row: Step[] = [];
    for (let end = 0; end <= letters.length; end++) {
      let best: Step = { cost: before[end]!.cost + emptyCost(piece, em), letters: 0, pieces: 1 };
      let far = 0;
      let width = 0;
      for (let n = 1; n <= Math.min(mostTouching, end); n++) {
        far += distanceTo(piece, letters[end - n]!.place) / em;
        width += widths[end - n]!;
        const cost = before[end - n]!.cost + far + misfit(piece, width) + touching * (n - 1);
        if (cost < best.cost) best = { cost, letters: n, pieces: 1 };
      }
      // Signs that the reader doesn't know stand beside digits: those have no hair-strokes to lose.
      const mayBreak = end > 0 && /[\p{L}%]/u.test(letters[end - 1]!.character);
      for (const [more, whole] of mayBreak ? wholes.entries() : []) {
        const off = distanceTo(whole, letters[end - 1]!.place) / em + misfit(whole, widths[end - 1]!);
        const cost = steps[index - more - 1]![end - 1]!.cost + off + broken * (more + 1);
        if (cost < best.cost) best = { cost, letters: 1, pieces: more + 2 };
      }
      row.push(best);
    }
    steps.push(row);
  }
  return traceBack(pieces, letters, steps);
}

/** The piece at `index` with one, two, … before it, as long as they stand close. */
function wholesAt(pieces: readonly Piece[], index: number, em: number): Bounds[] {
  const wholes: Bounds[] = [];
  let whole: Bounds = pieces[index]!;
  while (wholes.length + 1 < mostBroken) {
    const next = pieces[index - wholes.length - 1];
    if (!next || whole.left - next.right > mostApart * em) break;
    whole = {
      left: Math.min(whole.left, next.left),
      right: Math.max(whole.right, next.right),
      top: Math.min(whole.top, next.top),
      bottom: Math.max(whole.bottom, next.bottom),
    };
    wholes.push(whole);
  }
  return wholes;
}

function emptyCost(piece: Piece, em: number): number {
  const small = Math.max(piece.right - piece.left, piece.bottom - piece.top) < 0.3 * em;
  return small ? unreadSmall : unread;
}

const distanceTo = ({ left, right }: Bounds, place: number) => {
  const slack = (right - left) * 0.15;
  return Math.max(0, left + slack - place, place - right + slack);
};

function traceBack(pieces: readonly Piece[], letters: readonly Letter[], steps: Step[][]): Assignment[] {
  const assignments: Assignment[] = [];
  let end = letters.length;
  for (let index = pieces.length; index > 0;) {
    const step = steps[index]![end]!;
    const piece = pieces.slice(index - step.pieces, index).reduce(joinPieces);
    assignments.unshift({ piece, letters: letters.slice(end - step.letters, end) });
    end -= step.letters;
    index -= step.pieces;
  }
  return assignments;
}
