import { heightOf, lengthOf, partOf } from './quad.ts';
import type { Networks } from './networks.ts';
import type { FoundLine } from './read-line.ts';
import { recognise, rowsOfLine } from './recognise.ts';
import type { Rgb } from '../areas/rgb.ts';
import { straighten } from './straighten.ts';

/** Room before a line in which a sign and its space stand, in heights of the line's box. */
const room = 1.15;
/** What may stand before a line, by how that begins, as the network reads it. */
const signs = [
  // "©" is not in its dictionary. "O" and "0" are as easily an icon's ring.
  { line: /^(19|20)\d\d\b/, sign: /^[Cc@]$/ },
  { line: /^\d+([.,]\d\d)?$/, sign: /^[$¥￥]$/ },
];

/**
 * The detector takes the ring of "©" for an icon and leaves it out, and at times the sign of a price. A line that begins with a year, or is
 * a number, is read again with the room before it, and begins there when the very same words come with such a sign.
 */
export async function takeInSign(picture: Rgb, line: FoundLine, networks: Networks): Promise<FoundLine> {
  const before = line.vertical ? [] : signs.filter((known) => known.line.test(line.text));
  if (!before.length) return line;
  const from = { x: (-room * heightOf(line.quad)) / lengthOf(line.quad), y: 0 };
  const quad = partOf(line.quad, from, { x: 1, y: 1 });
  const reading = await recognise(straighten(picture, quad, rowsOfLine), networks);
  const sign = reading.text.slice(0, -line.text.length).trim();
  const isSign = before.some((known) => known.sign.test(sign));
  return reading.text.endsWith(line.text) && isSign ? { ...line, ...reading, quad } : line;
}
