import { erode, holds } from '../areas/mask.ts';
import { distance, stepBetween, type Rgb } from '../areas/rgb.ts';
import { simpleEnough } from './complete.ts';
import { marksOf, type Thing } from './thing.ts';

/** A thing's rim and soft edges reach so far into it, px and share of its shorter side. */
const rim = { px: 5, share: 0.035 };
/** So much of its border lies beside what is in front of the thing, or along the thing's outline; and beside the former at least, shares. */
const border = { explained: 0.95, front: 0.1 };
/** Where it meets the thing, colours differ by more within so many pixels, or nobody sees that it ends there. */
const edge = { levels: 4, reach: 3 };
/** It has the thing's colour (levels), or so much of its border is the thing's outline. */
const alike = { levels: 6, outline: 0.3 };

/**
 * Is what was found only a part of the thing that others cut off from the rest: above a ribbon right across a card, in the hole of a
 * ring? The thing's outline explains where it ends, and what lies in front explains the rest.
 */
export function isCutOff(
  { mask, own, shape, colour }: Thing,
  found: Thing,
  { width, height, data }: Pick<Rgb, 'width' | 'height' | 'data'>,
): boolean {
  if (!shape || shape.score < simpleEnough) return false;
  const reach = Math.max(rim.px, Math.round(rim.share * Math.min(shape.a, shape.b) * 2));
  const inner = { ...mask, bits: erode(mask.bits, mask.width, mask.height, reach) };
  const mine = marksOf(own, width * height);
  const marked = marksOf(found.own, width * height);
  let [front, outline, open, unseen] = [0, 0, 0, 0];
  for (const i of found.own)
    for (const way of [-1, 1, -width, width]) {
      const [next, beyond] = [i + way, i + edge.reach * way];
      if (beyond < 0 || beyond >= marked.length || marked[next]) continue;
      if (!holds(inner, next % width, Math.floor(next / width))) outline++;
      else if (!mine[next]) front++;
      else if (stepBetween(data, i, beyond) > edge.levels) open++;
      else unseen++;
    }
  const all = front + outline + open + unseen;
  if (open > (1 - border.explained) * all || front < border.front * all) return false;
  return outline > alike.outline * all || distance(colour, found.colour) < alike.levels;
}
