import { heightOf, lengthOf, partOf } from './quad.ts';
import type { Networks } from './networks.ts';
import type { FoundLine } from './read-line.ts';
import { recognise, rowsOfLine } from './recognise.ts';
import type { Rgb } from './rgb.ts';
import { straighten } from './straighten.ts';

/** Room before a line in which a sign and its space stand, in heights of the line's box. */
const room = 1.15;
const startsWithYear = /^(19|20)\d\d\b/;
/** What the network reads where "©" stands, which its dictionary lacks. "O" and "0" are as easily an icon's ring. */
const readForCopyright = /^[Cc@]$/;

/**
 * The detector takes the ring of "©" for an icon and leaves it out. A line that begins with a year is read again with the
 * room before it, and begins there when the very same words come with such a sign.
 */
export async function takeInSign(picture: Rgb, line: FoundLine, networks: Networks): Promise<FoundLine> {
  if (line.vertical || !startsWithYear.test(line.text)) return line;
  const from = { x: (-room * heightOf(line.quad)) / lengthOf(line.quad), y: 0 };
  const quad = partOf(line.quad, from, { x: 1, y: 1 });
  const reading = await recognise(straighten(picture, quad, rowsOfLine), networks);
  const sign = reading.text.slice(0, -line.text.length).trim();
  return reading.text.endsWith(line.text) && readForCopyright.test(sign) ? { ...line, ...reading, quad } : line;
}
