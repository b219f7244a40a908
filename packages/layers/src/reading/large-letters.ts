import type { Rgb } from '../areas/rgb.ts';
import { detectText, sureScore, type FoundText } from './detect.ts';
import type { Networks } from './networks.ts';
import { heightOf, holdsMiddleOf, lengthOf, middleOf, sharesIn } from './quad.ts';

/**
 * Letters of so much of the longer side are large: of so much the picture is looked at again, smaller, and so much is taken from that. Words
 * so much lower than the place that holds them are none of its letters, and of a row that is so much longer it would show a part.
 */
const large = { looked: 0.08, taken: 0.06, row: 1.3, label: 0.4, longer: 1.08 };

/** Large letters are found whole in a smaller picture, where they are pieces in one that shows small words. */
export async function withLarge(
  picture: Rgb,
  found: FoundText[],
  networks: Networks,
  signal?: AbortSignal,
): Promise<FoundText[]> {
  const side = Math.max(picture.width, picture.height);
  const isLarge = ({ quad }: FoundText, share: number) => Math.min(heightOf(quad), lengthOf(quad)) > share * side;
  if (!found.some((place) => isLarge(place, large.looked))) return found;
  signal?.throwIfAborted();
  // A letter alone, on a tile, is seen well enough, and more of the tile with it in the smaller picture.
  const isRow = ({ quad }: FoundText) => lengthOf(quad) > large.row * heightOf(quad);
  const again = (await detectText(picture, networks, 0.5)).filter(
    (place) => place.score >= sureScore && isLarge(place, large.taken) && isRow(place),
  );
  const taken = again.filter((place) => !holdsRows(place, found) && !holdsSmall(place, found) && !isPart(place, found));
  const isTaken = ({ quad }: FoundText) =>
    taken.some((place) => holdsMiddleOf(place.quad, quad) || holdsMiddleOf(quad, place.quad));
  return [...found.filter((place) => !isTaken(place)), ...taken];
}

/** A drawing with its label may look like letters in a small picture. */
const holdsSmall = ({ quad }: FoundText, found: readonly FoundText[]): boolean =>
  found.some(
    (place) =>
      place.score >= sureScore &&
      heightOf(place.quad) < large.label * heightOf(quad) &&
      holdsMiddleOf(quad, place.quad),
  );

/** It shows a word of a row, or a word without its first letter. */
const isPart = ({ quad }: FoundText, found: readonly FoundText[]): boolean =>
  found.some(
    (row) =>
      row.score >= sureScore &&
      lengthOf(row.quad) > Math.max(heightOf(row.quad), large.longer * lengthOf(quad)) &&
      holdsMiddleOf(row.quad, quad),
  );

/** Rows that lie close are one place in a small picture. */
function holdsRows({ quad }: FoundText, found: readonly FoundText[]): boolean {
  const rows = found.filter(
    (place) =>
      place.score >= sureScore && lengthOf(place.quad) > heightOf(place.quad) && holdsMiddleOf(quad, place.quad),
  );
  return rows.some((row) =>
    rows.some((other) => {
      const { y } = sharesIn(row.quad, middleOf(other.quad));
      return y < 0 || y > 1;
    }),
  );
}
