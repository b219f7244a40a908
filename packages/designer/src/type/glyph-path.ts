import { fontFor } from './fonts.ts';
import type { BoundingBox } from './bounding-box.ts';
import type { FontFace } from './type-pairing.ts';

export interface GlyphOutline {
  /** SVG path data in pixels, y downward, the baseline at 0; `new Path2D(path)` draws it. */
  path: string;
  /** Pen travel in pixels. */
  advance: number;
  /** Box of the ink, pixels; y is negative above the baseline. */
  box: BoundingBox;
  /** The same, letter by letter, each starting at x = 0: for text on a circle. */
  letters: { character: string; path: string; x: number; advance: number }[];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Letters as shapes. Uses the face's kerning and falls back letter by letter as drawn text does. */
export function glyphPath(text: string, face: FontFace, size: number, letterSpacing = 0): GlyphOutline {
  const letters: GlyphOutline['letters'] = [];
  const paths: string[] = [];
  let pen = 0;
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const run of runsByFont(text, face)) {
    const scale = size / run.font.unitsPerEm;
    const layout = run.font.layout(run.text);
    layout.glyphs.forEach((glyph, index) => {
      const advance = (layout.positions[index]?.xAdvance ?? glyph.advanceWidth) * scale;
      const shape = glyph.path.scale(scale, -scale);
      paths.push(shape.translate(pen, 0).toSVG());
      const character = String.fromCodePoint(...(glyph.codePoints ?? []));
      letters.push({ character, path: shape.toSVG(), x: round(pen), advance });
      const ink = shape.bbox;
      if (Number.isFinite(ink.minX)) {
        box.left = Math.min(box.left, ink.minX + pen);
        box.right = Math.max(box.right, ink.maxX + pen);
        box.top = Math.min(box.top, ink.minY);
        box.bottom = Math.max(box.bottom, ink.maxY);
      }
      pen += advance + letterSpacing * size;
    });
  }
  const inked = Number.isFinite(box.left);
  return {
    path: paths.filter(Boolean).join(' '),
    advance: Math.max(0, pen - letterSpacing * size),
    box: inked
      ? { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top }
      : { x: 0, y: 0, width: 0, height: 0 },
    letters,
  };
}

type Font = NonNullable<ReturnType<typeof fontFor>>;

/** Neighbours that the same file draws go through its layout together, so that kerning holds. */
function runsByFont(text: string, face: FontFace): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fontFor(face, character);
    if (!font) continue;
    const last = runs.at(-1);
    if (last && last.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
