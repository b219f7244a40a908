/** A disc of which a card covers the middle shows on both sides of it: the circle through both pieces makes it one again. */
import { emptyMask, overlap, paste, type Mask } from '../areas/mask.ts';
import { drawShape, fitSimpleShape } from '../areas/simple-shape.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { hiddenBy } from './complete.ts';
import { alike, joinPixels, type Thing } from './thing.ts';

/** How alike the pieces' colours are, levels, and how well one circle has to explain what is seen. */
const same = 16;
const explained = 0.95;
/** A disc of which less than a tenth is seen is not made up, nor is one as wide as the picture. */
const mostInvented = 10;
const widest = 0.8;

const isLoose = ({ kind, children }: Thing) => !children.length && kind !== 'picture' && kind !== 'line';

/** The two as one disc under the others; null where no circle explains both. */
function oneDisc(a: Thing, b: Thing, others: Thing[], { width, height }: Surfaces): Thing | null {
  const [x, y] = [Math.min(a.mask.x, b.mask.x), Math.min(a.mask.y, b.mask.y)];
  const right = Math.max(a.mask.x + a.mask.width, b.mask.x + b.mask.width);
  const bottom = Math.max(a.mask.y + a.mask.height, b.mask.y + b.mask.height);
  const size = Math.max(right - x, bottom - y);
  if (size > widest * Math.max(width, height)) return null;
  const mask: Mask = emptyMask({ x, y, width: right - x, height: bottom - y }, Math.round(0.3 * size), width, height);
  paste(mask, a.mask);
  paste(mask, b.mask);
  const hidden = hiddenBy(
    others.map((other) => other.mask),
    mask,
  );
  const shape = fitSimpleShape(mask, hidden);
  if (!shape || shape.kind !== 'ellipse' || shape.score < explained || Math.abs(shape.a - shape.b) > 0.03 * shape.a)
    return null;
  const seen = a.own.length + b.own.length;
  if (Math.PI * shape.a * shape.b > mostInvented * seen) return null;
  const drawn = drawShape(shape, mask);
  for (let j = 0; j < drawn.length; j++) if (drawn[j] && hidden[j]) mask.bits[j] = 1;
  const larger = a.own.length >= b.own.length ? a : b;
  return { ...larger, kind: 'shape', own: joinPixels(a.own, b.own), mask, shape, cast: [...a.cast, ...b.cast] };
}

/** Both have to touch something that may cover the rest: two crescents side by side are two. */
const touchBoth = (a: Thing, b: Thing, others: Thing[]) =>
  others.some(({ mask }) => {
    const wide = { ...mask, x: mask.x - 4, y: mask.y - 4, width: mask.width + 8, height: mask.height + 8 };
    const box = { ...wide, bits: new Uint8Array(wide.width * wide.height).fill(1) };
    return overlap(box, a.mask, 2) > 0 && overlap(box, b.mask, 2) > 0;
  });

export function uniteCutDiscs(things: Thing[], surfaces: Surfaces): Thing[] {
  const list = things.slice();
  for (let i = 0; i < list.length; i++)
    for (let j = i + 1; j < list.length; j++) {
      const [a, b] = [list[i]!, list[j]!];
      if (!isLoose(a) || !isLoose(b) || !alike(a.colour, b.colour, same)) continue;
      const others = list.filter((other) => other !== a && other !== b);
      const disc = touchBoth(a, b, others) ? oneDisc(a, b, others, surfaces) : null;
      if (!disc) continue;
      list[i] = disc;
      list.splice(j, 1);
      j = i;
    }
  return list;
}
