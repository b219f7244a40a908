/** What stands on a long bar, off its middle, is a thing of its own: a car on its road, a cup on a shelf. */
import { sidesOf, type Mask } from '../areas/mask.ts';

/**
 * A bar is so long, as a share of the picture's longer side, so high, in times of its length, and its ends are so straight, share of that
 * and px; its lower edge may be ragged, px.
 */
const bar = { long: 0.18, high: 0.2, share: 0.06, px: 2, ragged: 3 };
/**
 * What stands on it is no wider, in times of the bar's length, and at least as high as the bar is, nearly. In the middle it may be the body
 * of one drawing, as a hat is over its brim: it stands off that, in times of the bar's length.
 */
const standing = { wide: 0.6, high: 0.8, off: 0.1 };

interface Rows {
  readonly left: number;
  readonly right: number;
  /** Of the first row, and of the one after the last. */
  readonly top: number;
  readonly bottom: number;
}

/** The row at which a thing is parted into what stands and the bar below, in the picture; null: it is one. */
export function footOf(outline: Mask, longerSide: number): number | null {
  const [left, top, right, bottom] = sidesOf(outline);
  const long = right - left;
  if (long < bar.long * longerSide || bottom - top > long) return null;
  const slack = bar.share * long + bar.px;
  let foot = bottom - bar.ragged;
  for (; foot > top; foot--) {
    const row = rowsOf(outline, { left, right, top: foot - 1, bottom: foot });
    if (!row || row[0] > left + slack || row[1] < right - slack) break;
  }
  const high = bottom - foot;
  if (high < 2 * bar.px || high > bar.high * long || foot - top < standing.high * high) return null;
  const above = rowsOf(outline, { left, right, top, bottom: foot });
  if (!above || above[1] - above[0] > standing.wide * long) return null;
  const off = Math.abs(above[0] + above[1] - left - right) / 2;
  return off < standing.off * long ? null : foot;
}

/** From where to where something is set in those rows. */
function rowsOf({ x, y, width, bits }: Mask, { left, right, top, bottom }: Rows): [number, number] | null {
  let [first, last] = [right, left];
  for (let row = top; row < bottom; row++) {
    const start = (row - y) * width - x;
    for (let column = left; column < first; column++) if (bits[start + column]) first = column;
    for (let column = right - 1; column >= last; column--) if (bits[start + column]) last = column + 1;
  }
  return last > first ? [first, last] : null;
}
