/** The back one of two sheets askew: a strip of it is seen, and its other side is as long as that of the one in front. */
import { boxesMeet, dilate, emptyMask, maskOf, overlap, paste, type Mask } from '../areas/mask.ts';
import { drawShape, fitCopy } from '../areas/simple-shape.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { addHidden, hiddenBy, simpleEnough } from './complete.ts';
import type { Thing } from './thing.ts';

/** What is seen of it, as a share of the sheet in front. */
const seenShare = { least: 0.1, most: 0.7 };
/** The sheet in front hides so much round it as well, px: its soft shadow. */
const shaded = 12;
/** How well a rectangle explains what is surely one. */
const isSheet = 0.97;
/** So much better than what is seen of it by itself. */
const better = 0.01;

/** Makes whole what lies behind a sheet of about its size. */
export function completeAlike(things: Thing[], surfaces: Surfaces): Thing[] {
  return things.map((thing) => {
    if (thing.kind === 'line' || thing.children.length || (thing.shape?.score ?? 0) > isSheet + better) return thing;
    for (const sheet of things) {
      const { shape, mask } = sheet;
      if (sheet === thing || shape?.kind !== 'rectangle' || shape.score < isSheet) continue;
      const seen = thing.own.length / (4 * shape.a * shape.b);
      if (seen < seenShare.least || seen > seenShare.most || !boxesMeet(thing.mask, mask)) continue;
      const whole = behind(thing, sheet, things, surfaces);
      if (whole) return whole;
    }
    return thing;
  });
}

/** What holds most of what is seen lies below it. */
const holds = (other: Thing, seen: Mask, { own }: Thing): boolean => overlap(other.mask, seen, 2) > 0.5 * own.length;

function behind(thing: Thing, sheet: Thing, things: Thing[], { width, height }: Surfaces): Thing | null {
  const seen = maskOf(thing.own, width, height, 1);
  const mask = emptyMask(seen, Math.ceil(2 * Math.max(sheet.shape!.a, sheet.shape!.b)), width, height);
  paste(mask, seen);
  const others = things.filter((other) => other !== thing && !holds(other, seen, thing)).map((other) => other.mask);
  const hidden = dilate(hiddenBy(others, mask), mask.width, mask.height, shaded);
  for (let j = 0; j < hidden.length; j++) hidden[j]! &= 1 - mask.bits[j]!;
  const shape = fitCopy(mask, sheet.shape!, hidden, Math.max(simpleEnough, (thing.shape?.score ?? 0) + better));
  if (!shape) return null;
  addHidden(mask, drawShape(shape, mask), hidden);
  return { ...thing, kind: 'shape', mask, shape, certain: true };
}
