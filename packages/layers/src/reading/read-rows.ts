import { calmColumns, inksBetween } from './calm-columns.ts';
import type { FoundText } from './detect.ts';
import type { Networks } from './networks.ts';
import { heightOf, lengthOf, partOf, turnQuad } from './quad.ts';
import type { FoundLine } from './read-line.ts';
import { readTight } from './read-tight.ts';
import { hasHan } from './recognise.ts';
import type { Rgb } from '../areas/rgb.ts';
import { straighten } from './straighten.ts';

/** A box so high, in times of its length, may hold rows; what is looked at of it has so many columns, of which a row has this share. */
const tall = 1.2;
const columns = 48;
const leastRow = 0.12;
const mostRows = 3;
/** Rows are read so surely, and one of them has so many letters: a single one is a picture's part, or a letter on its side. */
const sure = 0.9;
const leastLetters = 2;

/**
 * Small words one above the other, as beside the large number of an offer ("% OFF"), are found as one box, higher than long. Null
 * where that shows no rows that are surely read: a column, a line on its side.
 */
export async function readRows(picture: Rgb, found: FoundText, networks: Networks): Promise<FoundLine[] | null> {
  if (heightOf(found.quad) < tall * lengthOf(found.quad)) return null;
  const strip = straighten(picture, turnQuad(found.quad, 1), columns);
  const rows = inksBetween(calmColumns(strip), strip.width);
  if (rows.length < 2 || rows.length > mostRows) return null;
  const lines: FoundLine[] = [];
  for (const { from, to } of rows) {
    if (to - from < leastRow * strip.width) return null;
    const whole = partOf(found.quad, { x: 0, y: from / strip.width }, { x: 1, y: to / strip.width });
    const row = await readTight(picture, whole, networks);
    if (row.confidence < sure || row.text === '' || hasHan(row.text)) return null;
    lines.push({ ...found, ...row, vertical: false });
  }
  return lines.some(({ glyphs }) => glyphs.length >= leastLetters) ? lines : null;
}
