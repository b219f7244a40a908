import { median } from '../../areas/quantile.ts';
import type { Face } from '../faces.ts';
import { likeness } from '../set-line.ts';
import type { Strip } from '../strip.ts';
import { gridColumns, gridOf, gridRows, shapeOf, type GlyphShape } from './glyph-shape.ts';
import { boundPixels, type Piece } from './pieces.ts';

/** A piece of ink, ready to be compared. */
export interface Form {
  piece: Piece;
  strip: Strip;
  cells: Float32Array;
}

/** A face at the size and the baseline that a line seems to be set in, pixels of the strip. */
export interface Fit {
  face: Face;
  size: number;
  baseline: number;
  score: number;
}

/** What it costs when top, bottom and width are off, per em. */
const offHeight = 0.9;
const offWidth = 0.5;

/** The piece's own ink, without what reaches into its box. */
export function formOf(piece: Piece, strip: Strip): Form {
  const { alpha, width } = strip;
  const columns = piece.right - piece.left;
  const own = new Float32Array(columns * (piece.bottom - piece.top));
  for (const at of piece.pixels) {
    const x = (at % width) - piece.left;
    const y = Math.floor(at / width) - piece.top;
    own[y * columns + x] = alpha[at]!;
  }
  const bounds = { left: 0, top: 0, right: columns, bottom: piece.bottom - piece.top };
  return { piece, strip, cells: gridOf(own, columns, bounds) };
}

export const joinForms = (a: Form, b: Form): Form =>
  formOf(boundPixels([...a.piece.pixels, ...b.piece.pixels], a.strip.width), a.strip);

/** How alike the accents are alone: likeness of the rows that `accented` has and `plain` has not, 0..1. */
export function accentLikeness({ cells }: Form, accented: string, plain: string, { face }: Fit): number {
  const [shape, base] = [shapeOf(accented, face), shapeOf(plain, face)];
  if (!shape || !base) return 0;
  const above = Math.max(0, shape.top - base.top);
  const below = Math.max(0, shape.bottom - base.bottom);
  const rows = Math.round((Math.max(above, below) / heightOf(shape)) * gridRows);
  if (rows < 1) return 0;
  const from = above >= below ? 0 : (gridRows - rows) * gridColumns;
  const to = from + rows * gridColumns;
  return likeness(cells.subarray(from, to), shape.cells.subarray(from, to));
}

/** How likely a piece is the character in the fitted face: likeness of the forms, less what place and size are off. */
export function scoreForm({ piece, cells }: Form, character: string, { face, size, baseline }: Fit): number {
  const shape = shapeOf(character, face);
  if (!shape) return 0;
  const top = Math.abs((baseline - piece.top) / size - shape.top);
  const bottom = Math.abs((piece.bottom - baseline) / size - shape.bottom);
  const width = Math.abs((piece.right - piece.left) / size - shape.width);
  return likeness(cells, shape.cells) - offHeight * (top + bottom) - offWidth * width;
}

export interface KnownForm {
  form: Form;
  character: string;
}

/** Faces that stay after a first look, and different letters that it takes. */
const afterFirstLook = 14;
const firstLook = 6;

/**
 * The faces that a few different letters leave as likely, in the order of `faces`. Drawing the letters of every face is
 * what takes the time when a process reads its first picture.
 */
export function likelyFaces(lines: readonly (readonly KnownForm[])[], faces: readonly Face[]): readonly Face[] {
  if (faces.length <= afterFirstLook) return faces;
  const few = lines.map((forms) =>
    [...new Map(forms.map((form) => [form.character, form])).values()].slice(0, firstLook),
  );
  const scored = faces.map((face) => ({
    face,
    score: few.reduce((sum, forms) => sum + (fitForms(forms, face)?.score ?? 0), 0),
  }));
  const kept = new Set(
    scored
      .toSorted((a, b) => b.score - a.score)
      .slice(0, afterFirstLook)
      .map(({ face }) => face),
  );
  return faces.filter((face) => kept.has(face));
}

/** Size and baseline at which a face's letters come nearest to the forms, and how near that is. */
export function fitForms(forms: readonly KnownForm[], face: Face): Fit | undefined {
  const shaped = forms.flatMap(({ form, character }) => {
    const shape = shapeOf(character, face);
    return shape ? [{ form, character, shape }] : [];
  });
  if (shaped.length === 0) return undefined;
  const sizes = shaped.map(({ form, shape }) => (form.piece.bottom - form.piece.top) / heightOf(shape));
  const size = median(sizes);
  const baseline = median(shaped.map(({ form, shape }) => form.piece.bottom - shape.bottom * size));
  const fit: Fit = { face, size, baseline, score: 0 };
  const scores = shaped.map(({ form, character }) => scoreForm(form, character, fit));
  return { ...fit, score: scores.reduce((sum, score) => sum + score, 0) / scores.length };
}

const heightOf = (shape: GlyphShape) => Math.max(0.02, shape.top + shape.bottom);
