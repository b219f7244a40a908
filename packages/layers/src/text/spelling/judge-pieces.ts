import { hasHan } from '../../reading/recognise.ts';
import type { Mended, ReadPiece } from './assign-letters.ts';
import { accentLikeness, scoreForm, type Fit, type Form } from './compare-shape.ts';
import { isLower, otherCase, priceOfCase } from './letter-case.ts';
import { fitsIn, isDigit, isOtherCase, mayStand, spansNumbers } from './may-stand.ts';
import {
  currency,
  dashes,
  ligatures,
  lookAlikes,
  neverAtNumber,
  oftenReadFor,
  openers,
  plainLetter,
  rareCharacters,
  strokedLetters,
  wideYen,
} from './rare-characters.ts';

/** What a rare character must gain over what was read: where it is often misread so, where not, where letters touch. */
const often = 0.045;
const seldom = 0.24;
const cut = 0.06;
/** A dot is hardly less than an accent: in faces that fit badly "i" looks like "î" where no other letter has one. */
const dotted = 0.13;
/** Dashes differ in nothing but their length. */
const dash = 0.015;
/** In some faces in nothing at all: set apart between numbers it is the longer one. */
const dashOfSpan = -0.01;
/** A stroke through a letter is hardly more than ink that filled it or touches it, where no other letter has an accent. */
const stroked: Record<string, number> = { ø: 0.09, ł: 0.14, Ł: 0.14, ď: 0.14, ť: 0.14 };
/** A nought within a word is likelier the letter. */
const noughtInWord = -0.1;
/** A letter on its own at a number is likelier a currency than a letter. */
const besideNumber = -0.1;
const surelyBesideNumber = -0.3;
/** Faces that fit badly say little. */
const goodFit = 0.7;
const perBadFit = 0.35;
/** Least score of a character that is seldom misread so. */
const leastSeldom = 0.5;
/**
 * Least score of an accented letter that is often misread: half an "o" is no "ø". With something else over it a letter fits
 * much worse than the line does, and another letter ("i" for "ü") is read only where two stood.
 */
const leastAccented = 0.45;
const belowFit = 0.2;
const leastOther = 0.7;
const leastOften = (read: string, rare: string, fit: number) => {
  if (plainLetter(rare) === rare) return -Infinity;
  return isLower(read) && !isOtherCase(plainLetter(rare), plainLetter(read))
    ? leastOther
    : Math.max(leastAccented, fit - belowFit);
};
/** What one accented letter must gain over the worse of two that were read there: "fi" joined is no "ü". */
const overBoth = 0.3;
/** The two kinds of yen differ in little but their width, and in the room beside them, em. */
const wide = 0.02;
const leastBesideWide = 0.12;
/** Ink of the letter before, and a face that is far, make accents where none are. */
const perDoubt = 2;
/** A piece that nothing was read in: least score of a sign there, and of letters. */
const leastUnread = 0.42;
const leastUnreadLetter = 0.6;
const leastAtNumber = 0.2;
const leastOpening = 0.2;

/** Read for two letters, "°" and "C". */
const celsius = '℃';
const common = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

/** What ink that nothing was read in may be. */
const unread = [...new Set([...rareCharacters, ...common, ...currency])].filter(
  (character) => !strokedLetters.includes(character),
);

/** The best score over the nearest faces; farther faces count a little less. */
export const bestScore = (form: Form, character: string, fits: readonly Fit[]): number =>
  Math.max(...fits.map((fit) => scoreForm(form, character, fit) - 0.5 * (fits[0]!.score - fit.score)));

/** The line that a piece stands in. */
interface Line {
  text: string;
  fits: readonly Fit[];
  /** Faces that have Han characters, at the size of the line. */
  wideFits: readonly Fit[];
  /** Other letters of it have accents. */
  accented: boolean;
}

/** What stands in each piece: what was read, something rare instead, or nothing. */
export function judgePieces(pieces: readonly ReadPiece[], line: Omit<Line, 'accented'>): Mended[] {
  const judged = judgeLine(pieces, { ...line, accented: false });
  const accented = judged.some(({ becomes }) => plainLetter(becomes) !== becomes);
  return accented ? judgeLine(pieces, { ...line, accented }) : judged;
}

function judgeLine(pieces: readonly ReadPiece[], line: Line): Mended[] {
  const judged: Mended[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]!;
    const next = pieces[index + 1];
    const both = piece.whole && next?.whole === piece.whole ? judgeBoth(piece, next, line.fits) : undefined;
    if (both && next?.letter) {
      judged.push({ ...piece, form: piece.whole!, becomes: both, swallows: next.letter.at });
      index++;
    } else {
      const beside = [pieces[index - 1], next].map((other) => other?.letter?.character ?? '');
      const becomes = piece.letter ? judge(piece, line, next) : judgeUnread(piece.form, line, beside);
      judged.push({ ...piece, becomes: piece.becomes ?? becomes });
    }
  }
  return judged;
}

/** Two letters that were read in one piece may be one: "ti" in "ü". */
function judgeBoth(piece: ReadPiece, next: ReadPiece, fits: readonly Fit[]): string | undefined {
  const own = [piece, next].map(({ form, letter }) => bestScore(form, letter!.character, fits));
  const ligature = ligatures[`${piece.letter!.character}${next.letter!.character}`] ?? '';
  const accented = rareCharacters.filter((rare) => plainLetter(rare) !== rare && !strokedLetters.includes(rare));
  const [rare, score] = best([...accented, ...ligature], (character) => bestScore(piece.whole!, character, fits));
  const gain = rare === ligature ? often * 2 : overBoth;
  return score > leastSeldom && score > Math.min(...own) + gain ? nearestAccent(piece.whole!, rare, fits) : undefined;
}

function best(characters: readonly string[], score: (character: string) => number): [string, number] {
  let found: [string, number] = ['', -Infinity];
  for (const character of characters) {
    const value = score(character);
    if (value > found[1]) found = [character, value];
  }
  return found;
}

function judge({ form, letter, cut: wasCut }: ReadPiece, line: Line, next: ReadPiece | undefined): string {
  if (!letter) return '';
  const { text, fits } = line;
  const read = letter.character;
  // What has a ring over a bar and one below is nothing else.
  if ((hasHan(read) && read !== '一') || read === celsius || read === '%') return read;
  const own = bestScore(form, read, fits);
  const doubt = (wasCut ? cut : 0) + Math.max(0, goodFit - fits[0]!.score) * perBadFit;
  const candidates = [...rareCharacters, ...(lookAlikes[read] ?? '')].filter(
    (rare) => mayStand(read, rare, text, letter.at) && (rare !== wideYen || standsApart(form, next, fits[0]!)),
  );
  const [found, gain] = best(candidates, (rare) => {
    if (rare === read) return -1;
    const likely = oftenReadFor(read, rare);
    // How long a dash is tells in any face.
    const unsure = dashes.includes(read) && dashes.includes(rare) ? 0 : doubt;
    const price = own + priceOf(read, rare, likely, line, letter.at) + unsure;
    // No form is more than wholly alike: most letters fit so well that nothing unlikely needs to be drawn.
    if (price >= 1) return -1;
    const score = bestScore(form, rare, rare === wideYen ? line.wideFits : fits);
    const least = likely ? leastOften(read, rare, fits[0]!.score) + perDoubt * doubt : leastSeldom;
    if (score < least) return -1;
    return score - price;
  });
  const becomes = gain > 0 ? nearestAccent(form, found, fits) : read;
  return inItsCase(form, becomes, text, letter.at, doubt, fits);
}

/** A wide sign leaves room before what follows it. */
const standsApart = ({ piece }: Form, next: ReadPiece | undefined, { size }: Fit) =>
  next !== undefined && next.form.piece.left - piece.right > leastBesideWide * size;

function inItsCase(form: Form, is: string, text: string, at: number, doubt: number, fits: readonly Fit[]): string {
  const other = otherCase(is);
  const price = other === undefined ? undefined : priceOfCase(is, text, at);
  if (other === undefined || price === undefined) return is;
  return bestScore(form, other, fits) > bestScore(form, is, fits) + price + doubt ? other : is;
}

function priceOf(read: string, rare: string, likely: boolean, { text, accented }: Line, at: number): number {
  if (dashes.includes(read) && dashes.includes(rare)) return spansNumbers(text, at) && rare === '–' ? dashOfSpan : dash;
  if (read === '0' && 'OØ'.includes(rare)) return noughtInWord;
  if (rare === wideYen) return wide;
  if (!likely) return seldom;
  if (rare in stroked) return accented ? often : stroked[rare]!;
  if (read === 'i' && plainLetter(rare) === 'i') return accented ? often : dotted;
  if (!currency.includes(rare)) return often;
  const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' '];
  const atNumber =
    (/\s/.test(before) && /\d/.test(after)) || (/[\d\s]/.test(before) && /\s/.test(after) && /\d/.test(text));
  if (!atNumber) return often;
  return neverAtNumber.includes(read) ? surelyBesideNumber : besideNumber;
}

function judgeUnread(form: Form, { text, fits }: Line, beside: readonly string[]): string {
  if (beside.includes(celsius)) return '';
  const { size } = fits[0]!;
  const tall = (form.piece.bottom - form.piece.top) / size;
  const wide = (form.piece.right - form.piece.left) / size;
  if (tall < 0.15 && wide < 0.3) return '';
  const doubt = Math.max(0, goodFit - fits[0]!.score) * perBadFit;
  const candidates = unread.filter((character) => fitsIn(text, character));
  const [found, gain] = best(candidates, (character) => {
    return bestScore(form, character, fits) - priceOfUnread(character, beside) - doubt;
  });
  // Ink that is a plain letter was left out for a reason that shapes don't know.
  return gain > 0 && !common.includes(found) ? nearestAccent(form, found, fits) : '';
}

function priceOfUnread(character: string, beside: readonly string[]): number {
  if (character in openers) return leastOpening;
  if (/[\p{L}\d]/u.test(character)) return leastUnreadLetter;
  return beside.some(isDigit) && currency.includes(character) ? leastAtNumber : leastUnread;
}

/** Of the accents on one letter the one that is most alike where they differ. */
function nearestAccent(form: Form, found: string, fits: readonly Fit[]): string {
  const base = plainLetter(found);
  if (base === found) return found;
  const siblings = rareCharacters.filter((rare) => plainLetter(rare) === base);
  const [accent] = best(siblings, (rare) =>
    Math.max(...fits.map((fit) => scoreForm(form, rare, fit) + accentLikeness(form, rare, base, fit))),
  );
  return accent;
}
