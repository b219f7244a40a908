/** Coupons: a cut line with scissors, a code, what one saves. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { side, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { bitten, scallopedCard } from './retail-outlines.ts';
import {
  code,
  coin,
  cutPath,
  groundCard,
  lookOf,
  middleOf,
  mirrored,
  pictogram,
  picture,
  pill,
  plate,
  ribbon,
  shape,
  tint,
  turned,
  ware,
  wordBadge,
  write,
  type Look,
} from './retail-parts.ts';
import { calls, notes, offers, shops, titles, wares } from './retail-words.ts';
import { mix, onto, same, type Area } from './screens-parts.ts';

/** The dashes and the scissors that follow them. */
function cutLine(s: Sheet, x: number, y: number, long: number, upright: boolean, ink: string): void {
  const r = s.random;
  const dash = r.pick(['14 10', '4 12', '22 12']);
  const cap = dash === '4 12' ? 'round' : 'butt';
  const d = upright ? `M3 0V${long}` : `M0 3H${long}`;
  const [w, h] = upright ? [6, long] : [long, 6];
  const line = `<path d="${d}" stroke="${ink}" stroke-width="${r.int(4, 6)}" stroke-dasharray="${dash}" stroke-linecap="${cap}"/>`;
  s.object('cut line', svg(x - (upright ? 3 : 0), y - (upright ? 0 : 3), w, h, line));
  const size = r.int(46, 66);
  const at = long * r.pick([0.08, 0.2, 0.7]);
  const [cx, cy] = upright ? [x, y + at + 10] : [x + at + 10, y];
  sign(s, 'scissors', cx - size / 2, cy - size / 2, size, ink, ink, upright ? 90 : 0);
}

const until: Pair[] = [
  ['Until 30 June', '6月30日前有效'],
  ['One per guest', '每人限用一张'],
  ['Show at the till', '结账时出示'],
];

/** The body and, where the seed wants it, the stub in a colour of its own. */
function body(s: Sheet, l: Look, a: Area, at: number, upright: boolean, fill: string): string {
  const r = s.random;
  const kind = r.int(0, 2);
  const d = kind === 0 ? scallopedCard(a.w, a.h, r.int(28, 44), upright) : bitten(a.w, a.h, at, r.int(14, 26), upright);
  if (kind === 2) plate(s, 'coupon', a, fill, l.raise, l.round);
  else shape(s, 'coupon', a, cutPath(s, d, fill), l.drop);
  if (a.h <= 280 || r.chance(0.5)) return fill;
  const e = 26;
  const stub: Area = upright
    ? { x: a.x + e, y: a.y + at + e + 8, w: a.w - 2 * e, h: a.h - at - 2 * e - 8 }
    : { x: a.x + at + e + 8, y: a.y + e, w: a.w - at - 2 * e - 8, h: a.h - 2 * e };
  const other = r.pick([tint(l, 1, fill), mix(fill, onto(fill), 0.16)]);
  plate(s, 'stub', stub, other, '', Math.min(l.round, 20));
  return other;
}

/** One that lies: words and a picture, the line, the code at its end. */
function lying(s: Sheet, l: Look, a: Area, fill: string, seed: number, k: number): void {
  const r = s.random;
  const at = a.w * r.range(0.66, 0.74);
  const under = body(s, l, a, at, false, fill);
  const ink = onto(fill);
  cutLine(s, a.x + at, a.y + 26, a.h - 52, true, mix(ink, fill, 0.2));
  const q = Math.min(a.h - 90, at * 0.36);
  const [icon] = wares[(seed + k) % wares.length]!;
  const left = r.chance(0.5);
  ware(s, l, { x: left ? a.x + 44 : a.x + at - q - 52, y: a.y + (a.h - q) / 2, w: q, h: q }, icon, k + 1, seed, fill);
  const [x, w] = [left ? a.x + q + 74 : a.x + 52, at - q - 130];
  write(s, x, a.y + a.h * 0.28, w, a.h * 0.27, ink, r.pick(offers), 'left');
  write(s, x, a.y + a.h * 0.54, w, a.h * 0.11, ink, r.pick(titles), 'left');
  if (a.h > 280) pill(s, l, { x, y: a.y + a.h * 0.68, w: Math.min(w, 230), h: 56 }, tint(l, 2, fill), r.pick(until));
  else write(s, x, a.y + a.h * 0.75, w, 22, mix(ink, fill, 0.15), r.pick(until), 'left');
  const sw = a.w - at;
  const square = r.chance(0.3);
  const size = square ? Math.min(sw - 90, a.h * 0.5) : a.h * 0.46;
  const [bx, bw] = square ? [a.x + at + (sw - size) / 2 + 4, size] : [a.x + at + 46, sw - 88];
  code(s, l, { x: bx, y: a.y + a.h * 0.2, w: bw, h: size }, under, square);
  write(
    s,
    a.x + at + 48,
    a.y + a.h * 0.8,
    sw - 90,
    26,
    onto(under),
    same(`${r.pick(['SAVE', 'HI', 'SHOP'])}${r.int(10, 99)}`),
  );
}

/** One that stands: the picture above, the words, the line, the code at the foot. */
function standing(s: Sheet, l: Look, a: Area, fill: string, seed: number): void {
  const r = s.random;
  const at = a.h * r.range(0.7, 0.76);
  const under = body(s, l, a, at, true, fill);
  const ink = onto(fill);
  cutLine(s, a.x + 26, a.y + at, a.w - 52, false, mix(ink, fill, 0.2));
  const h = at * 0.44;
  if (r.chance(0.5)) picture(s, { x: a.x + 40, y: a.y + 44, w: a.w - 80, h }, seed, Math.min(l.round, 24), '');
  else ware(s, l, { x: a.x + (a.w - h) / 2, y: a.y + 44, w: h, h }, r.pick(wares)[0], 1, seed, fill);
  write(s, a.x + 40, a.y + at * 0.64, a.w - 80, at * 0.17, ink, r.pick(offers));
  write(s, a.x + 50, a.y + at * 0.78, a.w - 100, 30, ink, r.pick(titles));
  write(s, a.x + 50, a.y + at * 0.88, a.w - 100, 22, mix(ink, fill, 0.15), r.pick(until));
  const foot = a.h - at;
  code(s, l, { x: a.x + a.w * 0.16, y: a.y + at + foot * 0.2, w: a.w * 0.68, h: foot * 0.44 }, under);
  write(
    s,
    a.x + 50,
    a.y + at + foot * 0.78,
    a.w - 100,
    24,
    onto(under),
    same(`${r.int(100, 999)} ${r.int(1000, 9999)}`),
  );
}

/** One large coupon with a heading, and what it is for below. */
function single(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const h = r.int(340, 400);
  const a: Area = { x: r.int(44, 70), y: r.pick([210, 320, 500]), w: 0, h };
  a.w = side - 2 * a.x;
  const fill = r.pick([l.card, l.tints[0]!, l.tints[1]!]);
  if (r.chance(0.5)) ribbon(s, l, { x: 152, y: 60, w: 720, h: 118 }, tint(l, 1, fill), r.pick(titles));
  else pill(s, l, { x: 182, y: 66, w: 660, h: 100 }, tint(l, 2, l.card), r.pick(titles), l.raise);
  const [cx, cy] = middleOf(a);
  turned(s, cx, cy, r.pick([0, 0, -3, 3]), () => lying(s, l, a, fill, seed, 0));
  const [free, n] = [a.y > 400 ? { y: 205, h: 250 } : { y: a.y + h + 45, h: side - a.y - h - 90 }, r.int(2, 4)];
  const q = Math.min(free.h, 200);
  const [photos, mid] = [r.chance(0.5), free.y + free.h / 2];
  for (let k = 0; k < n; k++) {
    const x = 512 + (k - (n - 1) / 2) * 225;
    const cell = { x: x - q / 2, y: mid - q / 2, w: q, h: q };
    if (photos && k % 2 === 0) picture(s, cell, seed + k, r.pick([l.round, q / 2]), l.raise);
    else coin(s, x, mid, q, tint(l, k, l.card), wares[(seed + k) % 9]![0], l.drop);
  }
  const size = r.int(150, 180);
  if (r.chance(0.5))
    wordBadge(s, side - 60 - size / 2, a.y - 40, size, tint(l, 1, fill), l.drop, [['Cut me', '剪下我']]);
}

/** Two or three coupons above each other, each its colour. */
function strip(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const head = r.int(110, 150);
  const tilt = r.chance(0.4);
  for (let k = 0; k < 2; k++) {
    const a: Area = { x: 60 + r.int(-20, 20), y: 50 + head + 40 + k * 350, w: 904, h: r.int(258, 280) };
    const [cx, cy] = middleOf(a);
    const fill = [l.card, l.tints[0]!, l.tints[1]!][(k + (seed % 3)) % 3]!;
    turned(s, cx, cy, tilt ? r.int(-3, 3) : 0, () => lying(s, l, a, fill, seed, k));
  }
  groundCard(s, l, { x: 110, y: 40, w: 804, h: head });
  write(s, 150, 40 + head * 0.38, 560, head * 0.4, l.ink, r.pick(titles), 'left');
  write(s, 150, 40 + head * 0.75, 560, 24, l.faint, r.pick(notes), 'left');
  coin(s, 820, 40 + head / 2, head * 0.78, tint(l, 0, l.card), r.pick(['percent', 'bag', 'gift']));
}

/** One that stands beside a picture and the words of the shop. */
function tall(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const flip = r.chance(0.5);
  const w = r.int(440, 500);
  const a = mirrored({ x: 60, y: r.int(60, 90), w, h: r.int(830, 880) }, flip);
  const rest = mirrored({ x: w + 105, y: a.y, w: side - w - 165, h: a.h }, flip);
  const [cx, cy] = middleOf(a);
  const fill = r.pick([l.card, l.tints[0]!, l.tints[1]!]);
  turned(s, cx, cy, r.pick([0, -2, 2]), () => standing(s, l, a, fill, seed));
  const cut = rest.h * r.range(0.44, 0.54);
  picture(s, { ...rest, h: cut }, seed + 5, r.pick([0, l.round, 160]), l.raise);
  const low: Area = { ...rest, y: rest.y + cut + 40, h: rest.h - cut - 40 };
  const under = tint(l, 2, fill);
  plate(s, 'card', low, under, l.raise, l.round);
  const ink = onto(under);
  pictogram(s, r.pick(['shop', 'bag', 'basket', 'percent']), low.x + 80, low.y + 80, 90, under);
  write(s, low.x + 34, low.y + 176, low.w - 68, 44, ink, r.pick(shops), 'left');
  write(s, low.x + 34, low.y + 226, low.w - 68, 24, ink, r.pick(notes), 'left');
  if (low.h > 340)
    pill(s, l, { x: low.x + 34, y: low.y + low.h - 96, w: low.w - 90, h: 64 }, tint(l, 1, under), r.pick(calls));
  const size = r.int(140, 170);
  const bx = rest.x + (flip ? 40 : rest.w - 40);
  wordBadge(s, bx, rest.y + cut - 4, size, l.tints[0]!, l.drop, [r.pick(offers)]);
}

export const coupon: Layout = (s, seed) => s.random.pick([single, strip, tall])(s, lookOf(s), seed);
