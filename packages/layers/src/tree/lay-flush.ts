/** A head, a foot or a photograph that ends on both sides where a card ends lies on the card, which goes on under it. */
import { dilate, joinMasks, paste, sidesOf, widen, type Mask, type Sides } from '../areas/mask.ts';
import type { Thing } from './thing.ts';

/** Sides are the same within so many pixels, and this share of how wide the band is there. */
const same = { pixels: 8, share: 0.05 };
/** Between the two lie at most so many pixels, mixed ones. */
const seam = 4;
/** A larger neighbour is a second card, share of the card's area. */
const mostOfCard = 0.65;

/** A head within a card takes less of its height, share. */
const mostOfHead = 0.5;

/** Siblings, back to front, and likewise all that lies on them, with each band on its card. */
export function layFlush(things: Thing[], width: number, height: number): Thing[] {
  const looks = things.map((thing) => ({
    thing: { ...thing, children: layFlush(thing.children, width, height) },
    sides: sidesOf(thing.mask),
  }));
  const lying = new Set<(typeof looks)[number]>();
  for (const [k, card] of looks.entries()) {
    if (card.thing.kind !== 'shape' || lying.has(card)) continue;
    for (const [n, band] of looks.entries()) {
      if (n === k || lying.has(band) || band.thing.kind === 'line') continue;
      if (!endsCard(card.sides, band.sides) && !(n > k && isHeadOf(card.sides, band.sides))) continue;
      lying.add(band);
      card.thing = withBand(card.thing, band.thing, width, height);
      card.sides = sidesOf(card.thing.mask);
    }
  }
  return looks.filter((look) => !lying.has(look)).map(({ thing }) => thing);
}

/** Along the axis (0: across, 1: down) the band follows on the card at one end; across it they end together. */
function endsCard(card: Sides, band: Sides): boolean {
  const area = ([left, top, right, bottom]: Sides) => (right - left) * (bottom - top);
  if (area(band) > mostOfCard * area(card)) return false;
  return ([0, 1] as const).some((axis) => {
    const [first, last] = axis ? ([0, 2] as const) : ([1, 3] as const);
    const near = Math.min(same.pixels, same.share * (band[last] - band[first]));
    const together = Math.abs(card[first] - band[first]) <= near && Math.abs(card[last] - band[last]) <= near;
    const [start, end] = axis ? ([1, 3] as const) : ([0, 2] as const);
    const before = Math.abs(band[end] - card[start]) <= seam;
    const after = Math.abs(band[start] - card[end]) <= seam;
    return together && (before || after);
  });
}

/** Is it a head that lies within the card's outline, and ends with it on three sides? */
function isHeadOf(card: Sides, band: Sides): boolean {
  const near = Math.min(same.pixels, same.share * (band[2] - band[0]));
  const together = [0, 1, 2].every((side) => Math.abs(card[side]! - band[side]!) <= near);
  return together && band[3] - band[1] < mostOfHead * (card[3] - card[1]);
}

function withBand(card: Thing, band: Thing, width: number, height: number): Thing {
  const mask = joinMasks(card.mask, band.mask);
  paste(mask, between(card.mask, band.mask, width, height));
  return { ...card, mask, children: [...card.children, band] };
}

/** What lies close to both. */
function between(a: Mask, b: Mask, width: number, height: number): Mask {
  const [near, other] = [a, b].map((mask) => {
    const wide = widen(mask, seam, width, height);
    return { ...wide, bits: dilate(wide.bits, wide.width, wide.height, seam) };
  }) as [Mask, Mask];
  const both = { ...near, bits: new Uint8Array(near.bits.length) };
  paste(both, other);
  for (let j = 0; j < both.bits.length; j++) both.bits[j] = both.bits[j]! & near.bits[j]!;
  return both;
}
