import type { Networks } from './networks.ts';
import { recognise, type Reading } from './recognise.ts';
import type { Rgb } from '../areas/rgb.ts';

/**
 * Reads one character with another after it, both of them straightened: alone, the numeral for one is a bar or a dash, beside
 * a numeral of more strokes it is not. Undefined where not two are read.
 */
export async function readBeside(strip: Rgb, other: Rgb, networks: Networks): Promise<Reading | undefined> {
  const { glyphs } = await recognise(sideBySide(strip, other), networks);
  const [first] = glyphs;
  if (!first || glyphs.length !== 2) return undefined;
  const glyph = { ...first, place: 0.5 };
  return { text: glyph.character, confidence: glyph.probability, glyphs: [glyph], places: [glyph.place] };
}

function sideBySide(left: Rgb, right: Rgb): Rgb {
  const [width, height] = [left.width + right.width, left.height];
  const data = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    data.set(left.data.subarray(3 * y * left.width, 3 * (y + 1) * left.width), 3 * y * width);
    data.set(right.data.subarray(3 * y * right.width, 3 * (y + 1) * right.width), 3 * (y * width + left.width));
  }
  return { width, height, data };
}
