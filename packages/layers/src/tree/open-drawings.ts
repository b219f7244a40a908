/** What is seen of a card through a drawing on it: between a bicycle's spokes, in the ring of a clock, in the handle of a mug. */
import { connected, cropped, sidesOf, toPicture, type Mask } from '../areas/mask.ts';
import type { Rgb } from '../areas/rgb.ts';
import type { Box, Colour } from '../picture.ts';
import { wordsOn } from './drawn-on-picture.ts';
import { everyThing, joinPixels, type Thing } from './thing.ts';

/** Larger things are no small drawings, as a share of the picture's longer side. */
const largest = 0.3;
/** The card is looked at so far round a drawing, px; so many pixels of it tell its colour, and differ no more, levels, if it is plain. */
const round = { reach: 8, fewest: 60, plain: 2 };
/** A hole shows just that colour, levels of a channel, and takes so many pixels and so much of the drawing, share, at least. */
const hole = { levels: 3, pixels: 40, share: 0.012 };

/** Gives the holes of small drawings back to the plain cards that one sees through them. Things change in place. */
export function openDrawings(roots: readonly Thing[], picture: Rgb, words: readonly Box[]): void {
  const longer = Math.max(picture.width, picture.height);
  for (const card of everyThing([...roots])) {
    if (card.kind !== 'shape') continue;
    const drawings = card.children.filter((child) => isSmallDrawing(child, longer) && !wordsOn({ words }, child.mask));
    if (!drawings.length) continue;
    const shown = new Uint8Array(picture.width * picture.height);
    for (let k = 0; k < card.own.length; k++) shown[card.own[k]!] = 1;
    const seen = drawings.flatMap((drawing) => openDrawing(drawing, shown, picture));
    const fresh = joinPixels(...seen).filter((i) => !shown[i]);
    if (fresh.length) card.own = joinPixels(card.own, fresh);
  }
}

function isSmallDrawing({ kind, mask, children }: Thing, longer: number): boolean {
  if (kind === 'line' || children.length) return false;
  const [left, top, right, bottom] = sidesOf(mask);
  return Math.max(right - left, bottom - top) < largest * longer;
}

/** Takes from a drawing what shows the card. @returns that, as pixels of the picture */
function openDrawing(drawing: Thing, shown: Uint8Array, picture: Rgb): Int32Array[] {
  const colour = colourRound(drawing.mask, shown, picture);
  if (!colour) return [];
  const { mask } = drawing;
  const alike = new Uint8Array(mask.bits.length);
  const mine = new Set(drawing.own);
  for (let y = 0, j = 0; y < mask.height; y++)
    for (let x = 0, i = (mask.y + y) * picture.width + mask.x; x < mask.width; x++, i++, j++)
      if (mask.bits[j] && (shown[i] || mine.has(i)) && isOf(picture, i, colour)) alike[j] = 1;
  const holes = connected(alike, mask.width, mask.height).filter(
    (places) =>
      places.length >= Math.max(hole.pixels, hole.share * drawing.own.length) && places.every((j) => isInside(mask, j)),
  );
  if (!holes.length) return [];
  const bits = mask.bits.slice();
  for (const places of holes) for (const j of places) bits[j] = 0;
  const open = holes.map((places) => toPicture(places, mask, picture.width));
  const taken = new Set(open.flatMap((pixels) => [...pixels]));
  Object.assign(drawing, {
    kind: drawing.kind === 'shape' ? 'icon' : drawing.kind,
    own: drawing.own.filter((i) => !taken.has(i)),
    mask: cropped({ ...mask, bits }),
    shape: null,
  });
  return open;
}

/** Of the card about a drawing, if it is plain there. */
function colourRound({ x, y, width, height }: Mask, shown: Uint8Array, picture: Rgb): Colour | null {
  const [left, right] = [Math.max(0, x - round.reach), Math.min(picture.width, x + width + round.reach)];
  const bottom = Math.min(picture.height, y + height + round.reach);
  const values: [number[], number[], number[]] = [[], [], []];
  for (let row = Math.max(0, y - round.reach); row < bottom; row++)
    for (let column = left, i = row * picture.width + left; column < right; column++, i++) {
      const beside = row < y || row >= y + height || column < x || column >= x + width;
      if (beside && shown[i]) for (let k = 0; k < 3; k++) values[k]!.push(picture.data[i * 3 + k]!);
    }
  if (values[0].length < round.fewest) return null;
  const sorted = values.map((list) => list.sort((a, b) => a - b));
  const at = (list: number[], share: number) => list[Math.floor(share * (list.length - 1))]!;
  if (sorted.some((list) => at(list, 0.8) - at(list, 0.2) > 2 * round.plain)) return null;
  return sorted.map((list) => at(list, 0.5)) as Colour;
}

function isOf({ data }: Rgb, i: number, colour: Colour): boolean {
  for (let k = 0; k < 3; k++) if (Math.abs(data[i * 3 + k]! - colour[k]!) > hole.levels) return false;
  return true;
}

/** The drawing goes all round: what lies at its outline is no hole. */
function isInside({ width, height, bits }: Mask, j: number): boolean {
  const [x, y] = [j % width, Math.floor(j / width)];
  return (
    x > 0 &&
    y > 0 &&
    x < width - 1 &&
    y < height - 1 &&
    Boolean(bits[j - 1]! & bits[j + 1]! & bits[j - width]! & bits[j + width]!)
  );
}
