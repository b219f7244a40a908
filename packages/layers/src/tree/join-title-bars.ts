/** The bar at the head of a card with three dots at its one end, and nothing else, is a window's title bar: all are drawn as one window. */
import { joinMasks, maskOf, sidesOf } from '../areas/mask.ts';
import { connected } from '../areas/runs.ts';
import { joinPixels, type Thing } from './thing.ts';

/** So much of the card's height the bar takes at most, and so near their tops and their sides are, px. */
const bar = { high: 0.25, near: 8 };
/** Dots are so many, as wide as high (share), fill so much of their box, and are of one size and in one line at even steps (shares of their width). */
const dots = { count: 3, round: 0.15, full: [0.68, 0.9], alike: 0.15 } as const;
/** They lie within so much of the bar's length from its end, shares, and are no thicker than so much of it. */
const atEnd = { within: 0.3, thick: 0.6 };

/** Windows with their title bars in one. */
export function joinTitleBars(things: readonly Thing[], width: number, height: number): Thing[] {
  return things.map((thing) => {
    const children = joinTitleBars(thing.children, width, height);
    const head = children.find((child) => isTitleBar(child, thing, width, height));
    if (!head) return { ...thing, children };
    const own = joinPixels(thing.own, head.own, ...head.children.map((child) => child.own));
    const mask = joinMasks(thing.mask, head.mask);
    return { ...thing, own, mask, children: children.filter((child) => child !== head) };
  });
}

function isTitleBar(head: Thing, { mask, kind }: Thing, width: number, height: number): boolean {
  const [card, strip] = [sidesOf(mask), sidesOf(head.mask)];
  if (kind === 'picture' || strip[3] - strip[1] > bar.high * (card[3] - card[1])) return false;
  if ([0, 1, 2].some((side) => Math.abs(card[side]! - strip[side]!) > bar.near)) return false;
  if (head.children.some((child) => child.children.length || child.kind === 'line')) return false;
  const own = joinPixels(...head.children.map((child) => child.own));
  if (!own.length) return false;
  const lit = maskOf(own, width, height);
  const isAtEnd = [lit.x + lit.width - strip[0], strip[2] - lit.x].some(
    (far) => far < atEnd.within * (strip[2] - strip[0]),
  );
  return (
    isAtEnd &&
    lit.height < atEnd.thick * (strip[3] - strip[1]) &&
    areDots(
      connected(lit.bits, lit.width, lit.height).map((piece) => maskOf(piece, lit.width, lit.height)),
      lit.height,
    )
  );
}

function areDots(pieces: ReturnType<typeof maskOf>[], high: number): boolean {
  const row = pieces.filter((piece) => piece.width > 2).toSorted((a, b) => a.x - b.x);
  if (row.length !== dots.count) return false;
  const [first, second, third] = row as [(typeof row)[0], (typeof row)[0], (typeof row)[0]];
  const near = (a: number, b: number) => Math.abs(a - b) <= dots.alike * high + 1;
  const isDot = ({ width, height, bits }: typeof first) => {
    const full = bits.reduce((sum, bit) => sum + bit, 0) / bits.length;
    return Math.abs(width - height) <= dots.round * height + 1 && full >= dots.full[0] && full <= dots.full[1];
  };
  return (
    row.every((dot) => isDot(dot) && near(dot.width, first.width)) &&
    near(second.x - first.x, third.x - second.x) &&
    near(third.y - second.y, second.y - first.y)
  );
}
