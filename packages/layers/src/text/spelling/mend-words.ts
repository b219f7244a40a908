import type { ReadLine, TextInk } from '../../picture.ts';
import { facesOf, type Face } from '../faces.ts';
import type { FontShelf } from '../font-shelf.ts';
import type { ReadPiece } from './assign-letters.ts';
import { fitForms, likelyFaces, type Fit } from './compare-shape.ts';
import { jumbled } from './letter-case.ts';
import { judgePieces } from './judge-pieces.ts';
import type { MendedLine } from './mended-line.ts';
import { readPieces, type PiecedLine } from './read-pieces.ts';
import { spaceHan } from './space-han.ts';
import { tidySpaces } from './tidy-spaces.ts';
import { joinTradeMark, partOpeners, settleLetters } from './whole-signs.ts';

/** Letters that stand alone are compared with faces; so many are enough to tell which are near. */
const comparedLetters = 12;
const nearestFaces = 4;

/**
 * Lines with what the reader's dictionary lacks put right: € £ © ® ™ ° – and accents. Their ink is taken apart into letters,
 * each is compared with the shapes of the shelf's faces, and where another character fits clearly better than the one that
 * was read, or where ink stands that nothing was read in, it takes the place. Columns are left as they are.
 */
export function mendWords(lines: readonly ReadLine[], inks: readonly TextInk[], shelf: FontShelf): ReadLine[] {
  return mendLines(lines, inks, shelf).map(({ line }) => line);
}

export function mendLines(lines: readonly ReadLine[], inks: readonly TextInk[], shelf: FontShelf): MendedLine[] {
  const faces = standardFaces(facesOf(shelf));
  return lines.map((line, index) => spaceHan(mendLine(readPieces(asWritten(line), inks[index]!, faces[0]), faces)));
}

/** Of each family the upright faces nearest to regular and bold. */
export function standardFaces(faces: readonly Face[]): Face[] {
  const upright = faces.filter(({ italic }) => !italic);
  const families = Map.groupBy(upright, ({ family }) => family);
  return [...families.values()].flatMap((all) => {
    const nearest = (weight: number) =>
      all.reduce((best, next) => (Math.abs(next.weight - weight) < Math.abs(best.weight - weight) ? next : best));
    return [...new Set([nearest(400), nearest(700)])];
  });
}

/**
 * After Han characters questions and calls end with the wide marks, between digits a colon is narrow: the reader takes one for the other.
 * A broad percent sign is two to it.
 */
function asWritten(line: ReadLine): ReadLine {
  const text = line.text
    .replace(/(?<=\p{Script=Han})[?!]/gu, (mark) => (mark === '?' ? '？' : '！'))
    .replace(/(?<=\d)：(?=\d)/g, ':');
  const twice = text.indexOf('%%');
  if (twice < 0) return { ...line, text };
  const places = line.places?.toSpliced(twice, 2, (line.places[twice]! + line.places[twice + 1]!) / 2);
  return { ...line, text: text.replace('%%', '%'), ...(places && { places }) };
}

const isLatin = (text: string) => /[\p{Script=Latin}\d]/u.test(text);
const asRead = ({ letter, form }: ReadPiece) => (letter ? [{ form, character: letter.character }] : []);

function mendLine(pieced: PiecedLine, faces: readonly Face[]): MendedLine {
  const unchanged = { ...pieced, letters: pieced.pieces.flatMap(asRead) };
  if (pieced.line.vertical || !isLatin(pieced.line.text)) return unchanged;
  const { line, pieces, fits } = inCapitals(pieced, nearestFits(pieced.pieces, faces), faces);
  if (fits.length === 0) return unchanged;
  const whole = partOpeners(joinTradeMark(settleLetters(pieces, fits), fits), line.text, fits);
  const wideFits = faces.flatMap((face) => (face.han ? [{ ...fits[0]!, face }] : []));
  const mended = judgePieces(whole, { text: line.text, fits, wideFits });
  const letters = mended.flatMap(({ form, becomes }) => (becomes === '' ? [] : [{ form, character: becomes }]));
  const text = tidySpaces(line.text, mended, fits[0]!);
  // A changed text has other places than those that are known.
  const { places: _, ...rest } = line;
  return { ...pieced, letters, line: text === line.text ? line : { ...rest, text } };
}

/** A line whose cases are a jumble in capitals, if those come nearer to a face. */
function inCapitals({ line, pieces }: PiecedLine, fits: Fit[], faces: readonly Face[]) {
  const text = line.text.toUpperCase();
  if (!jumbled(line.text) || text.length !== line.text.length) return { line, pieces, fits };
  const large = pieces.map((piece) =>
    piece.letter ? { ...piece, letter: { ...piece.letter, character: piece.letter.character.toUpperCase() } } : piece,
  );
  const largeFits = nearestFits(large, faces);
  return largeFits[0] && largeFits[0].score > (fits[0]?.score ?? 0)
    ? { line: { ...line, text }, pieces: large, fits: largeFits }
    : { line, pieces, fits };
}

function nearestFits(pieces: readonly ReadPiece[], faces: readonly Face[]): Fit[] {
  const read = pieces.flatMap((piece) => (piece.letter && isLatin(piece.letter.character) ? [piece] : []));
  const alone = read.filter((piece) => !piece.cut);
  const known = (alone.length > 0 ? alone : read).slice(0, comparedLetters).flatMap(asRead);
  if (known.length === 0) return [];
  const fits = likelyFaces([known], faces).flatMap((face) => fitForms(known, face) ?? []);
  return fits.toSorted((a, b) => b.score - a.score).slice(0, nearestFaces);
}
