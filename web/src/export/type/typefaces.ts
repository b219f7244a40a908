/** Letters as outlines, from the same files that the page draws with. */
import type * as fontkit from 'fontkit';
import { filesFor, knownFaces, type FaceFile, type FaceWish } from './face-files.ts';

/** A file at a weight. */
export interface Face {
  readonly file: FaceFile;
  readonly weight: number;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly name: string;
  has(code: number): boolean;
  /** Glyphs of a run of letters, kerned and joined as the typeface wants. */
  shape(text: string, joined: boolean): readonly ShapedGlyph[];
}

export interface ShapedGlyph {
  readonly id: number;
  /** The letters that it stands for. */
  readonly text: string;
  /** In units of the em, as all that follow. */
  readonly advance: number;
  readonly x: number;
  readonly y: number;
  readonly path: readonly PathCommand[];
}

export interface PathCommand {
  readonly command: string;
  readonly args: readonly number[];
}

/** Letters of one face that follow each other. */
export interface Run {
  readonly text: string;
  /** Null where no file of ours has the letters. */
  readonly face: Face | null;
}

export class Typefaces {
  readonly #faces = knownFaces();
  readonly #opened = new Map<string, Promise<Face | null>>();
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Parts of a text by the file that the browser takes each letter from. */
  async runs(text: string, wish: FaceWish): Promise<Run[]> {
    const runs: { text: string; face: Face | null }[] = [];
    for (const letter of text) {
      const face = await this.#faceOf(letter, wish, runs.at(-1)?.face ?? null);
      const last = runs.at(-1);
      if (last && last.face === face) last.text += letter;
      else runs.push({ text: letter, face });
    }
    return runs;
  }

  async #faceOf(letter: string, wish: FaceWish, before: Face | null): Promise<Face | null> {
    const code = letter.codePointAt(0) ?? 0;
    for (const file of filesFor(this.#faces, wish, code)) {
      const face = await this.#open(file, wish.fontWeight);
      if (face?.has(code)) return face;
    }
    // Marks that join others have no letter of their own.
    return /\p{Default_Ignorable_Code_Point}/u.test(letter) ? before : null;
  }

  #open(file: FaceFile, wanted: number): Promise<Face | null> {
    const weight = Math.min(file.weights[1], Math.max(file.weights[0], wanted));
    const key = `${file.url} ${weight}`;
    const known = this.#opened.get(key) ?? this.#read(file, weight).catch(() => null);
    this.#opened.set(key, known);
    return known;
  }

  async #read(file: FaceFile, weight: number): Promise<Face> {
    const response = await fetch(file.url, { signal: this.#signal });
    if (!response.ok) throw new Error(`typeface answered ${response.status}`);
    return openFace(new Uint8Array(await response.arrayBuffer()), file, weight);
  }
}

/** What fontkit does not tell of in its types. */
interface Inner extends fontkit.Font {
  variationCoords: number[] | null;
  readonly _glyphs: Record<number, unknown>;
  _transformedGlyphs?: (Drawn | undefined)[];
  _variationProcessor: { transformPoints(id: number, points: Moved[]): void } | null;
}
interface Drawn {
  readonly points?: Moved[];
  readonly components?: { dx: number; dy: number; readonly glyphID: number }[];
}
interface Moved {
  x: number;
  y: number;
  readonly onCurve: boolean;
  readonly endContour: boolean;
  copy(): Moved;
}

export async function openFace(bytes: Uint8Array, file: FaceFile, weight: number): Promise<Face> {
  // Large, and only files with outlines need it.
  const { create } = await import('fontkit');
  const weighted = fontAt((own) => one(create(own as Buffer)), bytes, weight);
  const { font } = weighted;
  const letters = new Set(font.characterSet);
  return {
    file,
    weight,
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: font.descent,
    name: font.postscriptName ?? file.family,
    has: (code) => letters.has(code),
    shape: (text, joined) => shape(weighted, text, joined),
  };
}

/** A font with a word on which of its glyphs must still be brought to its weight. */
interface Weighted {
  readonly font: Inner;
  readonly vary: (id: number) => void;
}

function fontAt(create: (bytes: Uint8Array) => Inner, bytes: Uint8Array, weight: number): Weighted {
  const plain = create(bytes);
  const axes = plain.variationAxes as Readonly<Record<string, { readonly default: number } | undefined>>;
  if (!axes['wght']) return { font: plain, vary: () => {} };
  // fontkit unpacks a compressed file's outlines only without a weight, and moves them to none: both is done here.
  const font = create(bytes);
  font.variationCoords = Object.entries(axes).map(([axis, values]) =>
    axis === 'wght' ? weight : (values?.default ?? 0),
  );
  plain.getGlyph(0);
  if (!plain._transformedGlyphs) return { font, vary: () => {} };
  font._transformedGlyphs = plain._transformedGlyphs;
  const done = new Set<number>();
  const vary = (id: number) => {
    const glyph = font._transformedGlyphs?.[id];
    if (!glyph || done.has(id)) return;
    done.add(id);
    const parts = glyph.components ?? [];
    const points = glyph.points ?? parts.map(({ dx, dy }) => pointAt(dx, dy, true));
    const phantoms = Array.from({ length: 4 }, () => pointAt(0, 0, false));
    font._variationProcessor?.transformPoints(id, [...points, ...phantoms]);
    if (glyph.points) return;
    parts.forEach((part, at) => {
      part.dx = points[at]?.x ?? part.dx;
      part.dy = points[at]?.y ?? part.dy;
      vary(part.glyphID);
    });
  };
  return { font, vary };
}

function pointAt(x: number, y: number, onCurve: boolean): Moved {
  return { x, y, onCurve, endContour: true, copy: () => pointAt(x, y, onCurve) };
}

function one(font: fontkit.Font | fontkit.FontCollection): Inner {
  if ('fonts' in font) throw new Error('A collection of typefaces is none.');
  return font as Inner;
}

function shape({ font, vary }: Weighted, text: string, joined: boolean): ShapedGlyph[] {
  const off = { liga: false, clig: false, calt: false };
  const { glyphs, positions } = font.layout(text, joined ? {} : off);
  return glyphs.map((glyph, at) => {
    vary(glyph.id);
    // What the layout has looked at keeps its outline from before.
    delete font._glyphs[glyph.id];
    const { xAdvance, xOffset, yOffset } = positions[at]!;
    return {
      id: glyph.id,
      text: String.fromCodePoint(...glyph.codePoints),
      advance: xAdvance,
      x: xOffset,
      y: yOffset,
      path: font.getGlyph(glyph.id).path.commands,
    };
  });
}
