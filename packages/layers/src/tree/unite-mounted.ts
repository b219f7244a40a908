/** A photograph in its mount and its frame is one thing: nobody hangs it without them. */
import { sidesOf } from '../areas/mask.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { wordsOn } from './drawn-on-picture.ts';
import { allPixels, type Thing } from './thing.ts';

/**
 * A frame and a mount are as broad on all four sides, but for so much (share and px), and no broader than so much of the shorter side. One
 * of them alone may be a card that a photograph lies on.
 */
const even = { share: 0.12, px: 2 };
const broadest = 0.2;

/** The things, with what is framed and mounted in one. */
export function uniteMounted(things: readonly Thing[], surfaces: Pick<Surfaces, 'words'>): Thing[] {
  return things.map((thing) => {
    const children = uniteMounted(thing.children, surfaces);
    const picture =
      isRimOf(thing, children) && isRimOf(children[0]!, children[0]!.children) && children[0]!.children[0]!;
    if (!picture || picture.kind !== 'picture' || wordsOn(surfaces, thing.mask)) return { ...thing, children };
    const own = allPixels({ ...thing, children: [{ ...children[0]!, children: [{ ...picture, children: [] }] }] });
    return { ...thing, kind: 'picture', own, children: picture.children, certain: true, whole: true };
  });
}

/** Does a thing run round the only one that lies on it, as broad on all sides? */
function isRimOf({ kind, mask }: Thing, children: readonly Thing[]): boolean {
  if (kind === 'line' || children.length !== 1) return false;
  const [outer, inner] = [sidesOf(mask), sidesOf(children[0]!.mask)];
  const margins = outer.map((side, k) => Math.abs(side - inner[k]!));
  const most = Math.max(...margins);
  const shorter = Math.min(outer[2] - outer[0], outer[3] - outer[1]);
  return most <= broadest * shorter && most - Math.min(...margins) <= even.share * most + even.px;
}
