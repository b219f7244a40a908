/** A thin frame or ring that runs evenly within another, in its ink: a double line is one drawing. */
import { joinMasks, sidesOf } from '../areas/mask.ts';
import type { Rgb } from '../areas/rgb.ts';
import { joinPixels, type Thing } from './thing.ts';

/** The inner one lies so far within on each side: px, of the outer one's longer side, and as far on all of them within so many px. */
const within = { least: 3, share: 0.06, even: 3 };
/** Of the stronger one's difference from what lies between, the other shows at least so much, and is off by so many levels. */
const sameInk = { share: 0.2, levels: 24 };

/** With each double line as one, on all things too. */
export function joinFrames(things: readonly Thing[], picture: Rgb): Thing[] {
  let list = things.map((thing) => ({ ...thing, children: joinFrames(thing.children, picture) }));
  for (const outer of list.filter(({ kind }) => kind === 'line')) {
    const inner = list.find((other) => other !== outer && other.kind === 'line' && isDouble(outer, other, picture));
    if (!inner || !list.includes(outer)) continue;
    const both = joined(outer, inner);
    list = list.flatMap((thing) => (thing === inner ? [] : [thing === outer ? both : thing]));
  }
  return list;
}

function isDouble(outer: Thing, inner: Thing, picture: Rgb): boolean {
  const [around, inside] = [sidesOf(outer.mask), sidesOf(inner.mask)];
  const gaps = around.map((side, k) => (k < 2 ? inside[k]! - side : side - inside[k]!));
  const [nearest, farthest] = [Math.min(...gaps), Math.max(...gaps)];
  const longest = Math.max(around[2] - around[0], around[3] - around[1]);
  if (nearest < within.least || farthest > within.share * longest || farthest - nearest > within.even) return false;
  return isOfOneInk(outer, inner, betweenAt(outer, around[0], inside[0], picture));
}

/** Colour of what lies between the two at their left. */
function betweenAt({ own, mask }: Thing, outside: number, inside: number, { data, width }: Rgb): number[] {
  const thick = own.length / (2 * (mask.width + mask.height));
  const x = Math.floor((outside + thick + inside) / 2);
  const at = ((mask.y + (mask.height >> 1)) * width + x) * 3;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}

/** A line of a pixel is hardly anywhere as strong as its ink: its colour lies between that and what is below. */
function isOfOneInk(a: Thing, b: Thing, below: readonly number[]): boolean {
  const [one, other] = [a, b].map(({ colour }) => below.map((value, k) => colour[k]! - value)) as [number[], number[]];
  const [faint, strong] = Math.hypot(...one) < Math.hypot(...other) ? [one, other] : [other, one];
  const dot = (p: readonly number[], q: readonly number[]) => p.reduce((sum, value, k) => sum + value * q[k]!, 0);
  const share = dot(faint, strong) / Math.max(1, dot(strong, strong));
  return share > sameInk.share && Math.hypot(...faint.map((value, k) => value - share * strong[k]!)) < sameInk.levels;
}

/** The broader line shows the ink. */
function joined(outer: Thing, inner: Thing): Thing {
  const broader = outer.own.length >= inner.own.length ? outer : inner;
  return {
    ...broader,
    own: joinPixels(outer.own, inner.own),
    mask: joinMasks(outer.mask, inner.mask),
    children: [...outer.children, ...inner.children],
    ...((outer.certain ?? inner.certain) && { certain: true }),
  };
}
