import type { ReadLine, TextInk } from '../../picture.ts';
import { pointIn } from '../../reading/quad.ts';
import { hasHan } from '../../reading/recognise.ts';
import { facesOf, type Face } from '../faces.ts';
import type { FontShelf } from '../font-shelf.ts';
import { stripOf, type Strip } from '../strip.ts';
import { assignLetters, type Letter, type ReadPiece } from './assign-letters.ts';
import { fitForms, formOf, scoreForm, type Fit, type Form } from './compare-shape.ts';
import { shapeOf } from './glyph-shape.ts';
import { cutPiece, piecesOf } from './pieces.ts';
import { oftenReadFor, plainLetter, rareCharacters } from './rare-characters.ts';
import { tidySpaces, type Mended } from './tidy-spaces.ts';

/** Letters that stand alone are compared with faces; so many are enough to tell which are near. */
const comparedLetters = 12;
const nearestFaces = 4;
/** What a rare character must gain over what was read: where it is often misread so, where not, where letters touch. */
const often = 0.045;
const seldom = 0.2;
const cut = 0.06;
/** A piece that nothing was read in: least score of a sign there, and of letters. */
const leastUnread = 0.42;
const leastUnreadLetter = 0.55;

/**
 * Lines with what the reader's dictionary lacks put right: € £ © ® ™ ° – and accents. Their ink is taken apart into letters,
 * each is compared with the shapes of the shelf's faces, and where another character fits clearly better than the one that
 * was read, or where ink stands that nothing was read in, it takes the place. Columns are left as they are.
 */
export function mendWords(lines: readonly ReadLine[], inks: readonly TextInk[], shelf: FontShelf): ReadLine[] {
  const faces = comparableFaces(shelf);
  return lines.map((line, index) => mendLine(line, inks[index]!, faces));
}

/** One upright face of each weight that stands out, of each family that holds Latin letters. */
function comparableFaces(shelf: FontShelf): Face[] {
  const families = Map.groupBy(
    facesOf(shelf).filter(({ italic }) => !italic),
    ({ family }) => family,
  );
  return [...families.values()].flatMap((all) => {
    const nearest = (weight: number) =>
      all.reduce((best, next) => (Math.abs(next.weight - weight) < Math.abs(best.weight - weight) ? next : best));
    return [...new Set([nearest(400), nearest(700)])];
  });
}

function mendLine(line: ReadLine, ink: TextInk, faces: readonly Face[]): ReadLine {
  const strip = line.vertical || !line.places ? undefined : stripOf(line, ink);
  if (!strip || faces.length === 0 || !hasLatin(line.text)) return line;
  const letters = lettersOf(line, strip);
  const pieces = assignPieces(letters, strip, faces[0]!);
  const fits = nearestFits(pieces, faces);
  if (fits.length === 0) return line;
  const mended = pieces.map((one): Mended => ({ ...one, becomes: judge(one, fits) }));
  const text = tidySpaces(line.text, mended, fits[0]!);
  return text === line.text ? line : { ...withoutPlaces(line), text };
}

const hasLatin = (text: string) => /[\p{Script=Latin}\d]/u.test(text);

/** The places were those of other characters. */
function withoutPlaces({ places: _, ...line }: ReadLine): ReadLine {
  return line;
}

function lettersOf({ text, quad, places }: ReadLine, strip: Strip): Letter[] {
  const turn = (strip.rotation * Math.PI) / 180;
  return [...text].flatMap((character, order) => {
    const at = [...text].slice(0, order).join('').length;
    const place = places![at];
    if (character === ' ' || place === undefined) return [];
    const point = pointIn(quad, place, 0.5);
    const along = (point.x - strip.origin.x) * Math.cos(turn) + (point.y - strip.origin.y) * Math.sin(turn);
    return [{ character, at, place: along * strip.scale }];
  });
}

function assignPieces(letters: Letter[], strip: Strip, face: Face): ReadPiece[] {
  // Before any face is known the ink's height has to do for an em: capitals and a descender, or an accent.
  const em = (strip.ink.bottom - strip.ink.top) * 1.05;
  const widthOf = (character: string) => (hasHan(character) ? 0.9 : (shapeOf(character, face)?.width ?? 0.5));
  return assignLetters(piecesOf(strip), letters, em, widthOf).flatMap(({ piece, letters: own }): ReadPiece[] => {
    if (own.length === 0) return [{ form: formOf(piece, strip), cut: false }];
    if (own.length === 1) return [{ form: formOf(piece, strip), letter: own[0]!, cut: false }];
    const parts = cutPiece(
      piece,
      own.map(({ place }) => place),
      strip.width,
    );
    if (parts.length !== own.length) return [];
    return parts.map((part, index) => ({ form: formOf(part, strip), letter: own[index]!, cut: true }));
  });
}

function nearestFits(pieces: ReadPiece[], faces: readonly Face[]): Fit[] {
  const usable = (allowCut: boolean) =>
    pieces.flatMap(({ form, letter, cut: wasCut }) =>
      letter && (allowCut || !wasCut) && /[\p{Script=Latin}\d]/u.test(letter.character)
        ? [{ form, character: letter.character }]
        : [],
    );
  const alone = usable(false);
  const known = (alone.length > 0 ? alone : usable(true)).slice(0, comparedLetters);
  if (known.length === 0) return [];
  const fits = faces.flatMap((face) => fitForms(known, face) ?? []);
  return fits.toSorted((a, b) => b.score - a.score).slice(0, nearestFaces);
}

/** The best score over the nearest faces; farther faces count a little less. */
const bestScore = (form: Form, character: string, fits: readonly Fit[]): number =>
  Math.max(...fits.map((fit) => scoreForm(form, character, fit) - 0.5 * (fits[0]!.score - fit.score)));

/** What stands in a piece: what was read, something rare instead, or nothing. */
function judge({ form, letter, cut: wasCut }: ReadPiece, fits: readonly Fit[]): string {
  if (!letter) return judgeUnread(form, fits);
  if (hasHan(letter.character) && letter.character !== '一') return letter.character;
  const own = bestScore(form, letter.character, fits);
  let [best, gain] = [letter.character, 0];
  for (const rare of rareCharacters) {
    if (rare === letter.character) continue;
    const price = (oftenReadFor(letter.character, rare) ? often : seldom) + (wasCut ? cut : 0);
    const gained = bestScore(form, rare, fits) - own - price;
    if (gained > gain) [best, gain] = [rare, gained];
  }
  return best;
}

function judgeUnread(form: Form, fits: readonly Fit[]): string {
  const tall = (form.piece.bottom - form.piece.top) / fits[0]!.size;
  const wide = (form.piece.right - form.piece.left) / fits[0]!.size;
  if (tall < 0.15 && wide < 0.3) return '';
  let [best, most] = ['', 0];
  for (const rare of rareCharacters) {
    const isLetter = /\p{L}/u.test(rare);
    const score = bestScore(form, rare, fits) - (isLetter ? leastUnreadLetter : leastUnread);
    if (score > most) [best, most] = [rare, score];
  }
  // A letter that the dictionary holds would not have been dropped: the ink has to be the accented one.
  const plainScore = best && plainLetter(best) !== best ? bestScore(form, plainLetter(best), fits) : 0;
  return best !== '' && plainScore > most + leastUnreadLetter ? '' : best;
}
