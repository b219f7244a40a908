import { expect, test } from 'vitest';
import { lettersOf } from '../../src/export/pdf/make-pdf.ts';
import { PdfFonts } from '../../src/export/pdf/pdf-fonts.ts';
import type { Face, ShapedGlyph } from '../../src/export/type/typefaces.ts';

test('an accent that a typeface sets over its letter stands there, and what follows goes on behind the letter', () => {
  const face = { unitsPerEm: 1000 } as Face;
  const glyph = (id: number, advance: number, place = { x: 0, y: 0 }): ShapedGlyph => {
    return { id, text: 'x', advance, ...place, path: [] };
  };
  const glyphs = [glyph(1, 600), glyph(2, 0, { x: -400, y: 200 }), glyph(3, 500), glyph(1, 600)];
  const look = { fontSize: 10, letterSpacing: 0, color: '#000000' };
  const data = { ...look } as Parameters<typeof lettersOf>[1]['data'];
  const written = lettersOf({ fonts: new PdfFonts() }, { data }, [{ face, x: 5, baseline: 20, glyphs }]);
  expect(written.split('\n').slice(3, -1)).toEqual([
    '/F1 10 Tf 1 0 0 -1 5 20 Tm [<00>] TJ',
    '/F1 10 Tf 1 0 0 -1 7 18 Tm [<01>] TJ',
    '/F1 10 Tf 1 0 0 -1 11 20 Tm [<02><00>] TJ',
  ]);
});
