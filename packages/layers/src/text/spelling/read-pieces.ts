import type { ReadLine, TextInk } from '../../picture.ts';
import { pointIn } from '../../reading/quad.ts';
import { hasHan } from '../../reading/recognise.ts';
import type { Face } from '../faces.ts';
import { enlarged, stripOf, type Strip } from '../strip.ts';
import { assignLetters, type Letter, type ReadPiece } from './assign-letters.ts';
import { formOf } from './compare-shape.ts';
import { shapeOf } from './glyph-shape.ts';
import { boundPixels, cutPiece, piecesOf, splitParts, type Piece } from './pieces.ts';

/** A line's ink laid straight, and taken apart into letters. */
export interface PiecedLine {
  line: ReadLine;
  /** Left out where there is no ink. */
  strip?: Strip;
  pieces: ReadPiece[];
}

/** Takes a line apart. `face` tells about how wide letters are. */
export function readPieces(line: ReadLine, ink: TextInk, face: Face | undefined): PiecedLine {
  const strip = stripOf(line, ink, enlarged);
  if (!strip) return { line, pieces: [] };
  if (!face) return { line, strip, pieces: [] };
  return { line, strip, pieces: line.vertical ? cellsOf(line, strip) : lettersIn(line, strip, face) };
}

function lettersIn(line: ReadLine, strip: Strip, face: Face): ReadPiece[] {
  const letters = lettersOf(line, strip);
  const han = letters.filter(({ character }) => hasHan(character)).length;
  // Han characters have parts beside each other: their places cut them, not their gaps.
  return han > letters.length / 2 ? cutAll(strip, letters) : assignPieces(letters, strip, face);
}

function lettersOf({ text, quad, places }: ReadLine, strip: Strip): Letter[] {
  if (!places) return [];
  const turn = (strip.rotation * Math.PI) / 180;
  let at = 0;
  return [...text].flatMap((character) => {
    const start = at;
    at += character.length;
    const place = places[start];
    if (character === ' ' || place === undefined) return [];
    const point = pointIn(quad, place, 0.5);
    const along = (point.x - strip.origin.x) * Math.cos(turn) + (point.y - strip.origin.y) * Math.sin(turn);
    return [{ character, at: start, place: along * strip.scale }];
  });
}

function assignPieces(letters: Letter[], strip: Strip, face: Face): ReadPiece[] {
  // Before any face is known the ink's height has to do for an em: capitals and a descender, or an accent.
  const em = (strip.ink.bottom - strip.ink.top) * 1.05;
  const widthOf = (character: string) => (hasHan(character) ? 0.9 : (shapeOf(character, face)?.width ?? 0.5));
  return assignLetters(piecesOf(strip), letters, em, widthOf).flatMap(({ piece, letters: own }): ReadPiece[] => {
    if (own.length === 0) return [{ form: formOf(piece, strip), cut: false }];
    if (own.length === 1) return [{ form: formOf(piece, strip), letter: own[0]!, cut: false }];
    const apart = splitParts(piece, own.length, strip.width);
    const places = own.map(({ place }) => place);
    const parts = apart ?? cutPiece(piece, places, strip.width);
    if (parts.length !== own.length) return [];
    const whole = own.length === 2 ? { whole: formOf(piece, strip) } : {};
    return parts.map((part, index) => ({ form: formOf(part, strip), letter: own[index]!, cut: !apart, ...whole }));
  });
}

function inkOfStrip({ alpha, width }: Strip): Piece {
  const pixels: number[] = [];
  for (let at = 0; at < alpha.length; at++) if (alpha[at]! >= 0.4) pixels.push(at);
  return boundPixels(pixels, width);
}

function cutAll(strip: Strip, letters: Letter[]): ReadPiece[] {
  if (letters.length === 0) return [];
  const parts = cutPiece(
    inkOfStrip(strip),
    letters.map(({ place }) => place),
    strip.width,
  );
  if (parts.length !== letters.length) return [];
  return parts.map((part, index) => ({ form: formOf(part, strip), letter: letters[index]!, cut: false }));
}

/** The characters of a column, one in each of its equal cells. */
function cellsOf({ text }: ReadLine, strip: Strip): ReadPiece[] {
  const characters = [...text].filter((character) => character !== ' ');
  if (characters.length === 0) return [];
  const { top, bottom } = strip.ink;
  const cells: number[][] = characters.map(() => []);
  for (const at of inkOfStrip(strip).pixels) {
    const share = (Math.floor(at / strip.width) - top) / (bottom - top);
    cells[Math.max(0, Math.min(characters.length - 1, Math.floor(share * characters.length)))]!.push(at);
  }
  return cells.flatMap((pixels, index): ReadPiece[] => {
    if (pixels.length === 0) return [];
    const letter = { character: characters[index]!, at: index, place: 0 };
    return [{ form: formOf(boundPixels(pixels, strip.width), strip), letter, cut: false }];
  });
}
