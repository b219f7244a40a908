/** What lies within the outline of a thing of its colour, cut off by what is in front of both, is a part of it: blocks between streets. */
import { countHeld } from '../areas/mask.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { isCutOff } from './is-cut-off.ts';
import { alike, joinPixels, type Thing } from './thing.ts';

/** How unlike they are at most, levels; so much of the part lies within the outline, share. */
const same = { colour: 14, within: 0.96 };

export function uniteCutOff(things: Thing[], surfaces: Surfaces): Thing[] {
  let list = things;
  for (const whole of things.toSorted((a, b) => b.own.length - a.own.length)) {
    if (!list.includes(whole) || !isPlain(whole) || !whole.shape) continue;
    const parts = list.filter(
      (part) =>
        part !== whole &&
        isPlain(part) &&
        alike(part.colour, whole.colour, same.colour) &&
        countHeld(whole.mask, part.own, surfaces.width) > same.within * part.own.length &&
        isCutOff(whole, part, surfaces),
    );
    if (!parts.length) continue;
    const all = [whole, ...parts];
    const united: Thing = {
      ...whole,
      own: joinPixels(...all.map(({ own }) => own)),
      children: all.flatMap(({ children }) => children),
      cast: all.flatMap(({ cast }) => cast),
    };
    list = list.filter((thing) => !parts.includes(thing)).map((thing) => (thing === whole ? united : thing));
  }
  return list;
}

const isPlain = ({ kind }: Thing): boolean => kind === 'shape' || kind === 'icon';
