/** A photograph in its mount and its frame is one thing: nobody hangs it without them. */
import { sidesOf } from '../areas/mask.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { wordsOn } from './drawn-on-picture.ts';
import { joinPixels, type Thing } from './thing.ts';

/**
 * A frame and a mount are as broad on all four sides, but for so much (share and px), and no broader than so much of the shorter side. One
 * of them alone that is broader than a rim may be a card that a photograph lies on.
 */
const even = { share: 0.12, px: 2 };
const broadest = { mounted: 0.2, alone: 0.065 };

/** The things, with what is framed and mounted in one. */
export function uniteMounted(things: readonly Thing[], surfaces: Pick<Surfaces, 'words'>): Thing[] {
  return things.map((thing) => {
    const children = uniteMounted(thing.children, surfaces);
    const picture = pictureIn(thing, children);
    if (!picture || wordsOn(surfaces, thing.mask)) return { ...thing, children };
    const own = joinPixels(thing.own, children[0]!.own, ...(children[0] === picture ? [] : [picture.own]));
    return { ...thing, kind: 'picture', own, children: picture.children, certain: true, whole: true };
  });
}

/** What is shown in a mount with a frame, or in either alone where that is no broader than a rim; null: nothing is. */
function pictureIn(thing: Thing, children: readonly Thing[]): Thing | null {
  const [inner] = children;
  if (!inner || !isRimOf(thing, children, broadest.mounted)) return null;
  if (inner.kind === 'picture') return isRimOf(thing, children, broadest.alone) ? inner : null;
  const [shown] = inner.children;
  return shown?.kind === 'picture' && isRimOf(inner, inner.children, broadest.mounted) ? shown : null;
}

/** Does a thing run round the only one that lies on it, as broad on all sides? */
function isRimOf({ kind, mask }: Thing, children: readonly Thing[], broad: number): boolean {
  if (kind === 'line' || children.length !== 1) return false;
  const [outer, inner] = [sidesOf(mask), sidesOf(children[0]!.mask)];
  const margins = outer.map((side, k) => Math.abs(side - inner[k]!));
  const most = Math.max(...margins);
  const shorter = Math.min(outer[2] - outer[0], outer[3] - outer[1]);
  return most <= broad * shorter && most - Math.min(...margins) <= even.share * most + even.px;
}
