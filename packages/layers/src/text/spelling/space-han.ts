import { median } from '../../areas/quantile.ts';
import type { MendedLine } from './mended-line.ts';

/**
 * A space leaves so much between ink and ink, em, and sets the middles of two characters so far apart: those of Han are an em apart without,
 * of Han and a digit 0.86 at most. Letters are of any breadth.
 */
const spaced = {
  han: { gap: 0.25, apart: 1.17 },
  digit: { gap: 0.27, apart: 0.9 },
  letter: { gap: 0.3, apart: 0 },
};
/** From the middle of a Han character to that of a digit, em. */
const besideDigit = 0.775;
/** Fewer pairs tell no em. */
const leastPairs = 3;

const isHan = (character: string) => /\p{Script=Han}/u.test(character);
const isDigit = (character: string) => /\d/.test(character);
const isLetter = (character: string) => /\p{Script=Latin}/u.test(character);

/**
 * The spaces in a line of Han, between a date and an hour, a name and a trade. The reader, which was trained on words without, drops
 * them; they are told from where the characters' ink stands.
 */
export function spaceHan(mended: MendedLine): MendedLine {
  const { line, letters } = mended;
  const characters = [...line.text];
  const signs = characters.filter((character) => character !== ' ');
  if (line.vertical || letters.length !== signs.length) return mended;
  const pairs = letters.slice(1).map((letter, index) => pairOf(letters[index]!, letter));
  const em = emOf(pairs);
  if (!em) return mended;
  let next = 0;
  const text = characters
    .map((character, index) => {
      if (character === ' ') return character;
      const pair = pairs[next++ - 1];
      const isNew = pair && characters[index - 1] !== ' ' && isSpaced(pair, em);
      return isNew ? ` ${character}` : character;
    })
    .join('');
  if (text === line.text) return mended;
  // A changed text has other places than those that are known.
  const { places: _, ...rest } = line;
  return { ...mended, line: { ...rest, text } };
}

/** Two characters that follow one another: from middle to middle, and from ink to ink, px of the strip. */
interface Pair {
  kind: keyof typeof spaced | 'other';
  apart: number;
  gap: number;
}

type Letter = MendedLine['letters'][number];

function pairOf(before: Letter, after: Letter): Pair {
  const [one, other] = [before.form.piece, after.form.piece];
  return {
    kind: kindOf(before.character, after.character),
    apart: (other.left + other.right - one.left - one.right) / 2,
    gap: other.left - one.right,
  };
}

function kindOf(...characters: [string, string]): Pair['kind'] {
  if (!characters.some(isHan)) return 'other';
  if (characters.every(isHan)) return 'han';
  if (characters.some(isDigit)) return 'digit';
  return characters.some(isLetter) ? 'letter' : 'other';
}

/** The middle distance of what follows one another, in times of an em, but for the greatest, which may hold the space. */
function emOf(pairs: readonly Pair[]): number | undefined {
  const ems = pairs.flatMap(({ kind, apart }) =>
    kind === 'han' ? [apart] : kind === 'digit' ? [apart / besideDigit] : [],
  );
  return ems.length < leastPairs ? undefined : median(ems.toSorted((a, b) => a - b).slice(0, -1));
}

function isSpaced({ kind, apart, gap }: Pair, em: number): boolean {
  if (kind === 'other') return false;
  const least = spaced[kind];
  return gap > least.gap * em && apart > least.apart * em;
}
