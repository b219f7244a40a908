/** A sale: a burst or a badge with the offer, tags on strings, a ribbon, photographs. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { side, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { burstOutline } from './retail-outlines.ts';
import {
  badge,
  coin,
  groundCard,
  hangTag,
  lookOf,
  middleOf,
  mirrored,
  pictogram,
  picture,
  pill,
  plate,
  ribbon,
  snapshot,
  tint,
  turned,
  ware,
  wordBadge,
  write,
  type Look,
} from './retail-parts.ts';
import { calls, flags, notes, offers, price, titles, wares } from './retail-words.ts';
import { mix, onto, type Area } from './screens-parts.ts';

/** The offer, large: a burst, perhaps another behind it, perhaps a disc on it. */
function offer(s: Sheet, l: Look, cx: number, cy: number, size: number): void {
  const r = s.random;
  const fill = l.tints[0]!;
  if (r.chance(0.4)) badge(s, cx + 14, cy + 18, size * 1.1, tint(l, 1, fill), l.drop, burstOutline(r, size * 1.1));
  badge(s, cx, cy, size, fill, l.drop, burstOutline(r, size));
  const inner = r.chance(0.5) ? r.pick([l.card, tint(l, 1, fill), mix(fill, '#000000', 0.3)]) : fill;
  const d = size * r.range(0.62, 0.7);
  if (inner !== fill)
    s.disc(cx - d / 2, cy - d / 2, d, inner, r.chance(0.4) ? 'border:8px solid #ffffff;box-sizing:border-box' : '');
  const w = size * 0.52;
  write(s, cx - w / 2, cy - size * 0.12, w, size * 0.2, onto(inner), r.pick(offers));
  write(s, cx - w / 2, cy + size * 0.06, w, size * 0.075, onto(inner), r.pick(notes));
}

/** Tags side by side on strings from `from`, each with a price, a word or a sign. */
function tags(s: Sheet, l: Look, places: number[], from: number, w: number, longest: number): void {
  const r = s.random;
  for (const [k, cx] of places.entries()) {
    const h = w * r.range(1.2, 1.6);
    const top = Math.max(from + 20, from + longest * r.range(0.35, 1) - h);
    const fill = r.pick([l.tints[k % 3]!, l.tints[(k + 1) % 3]!, '#ffffff']);
    turned(s, cx, from, from ? r.int(-5, 5) : 0, () => {
      const [mx, my] = hangTag(s, l, cx, { from, top, w, h }, fill);
      const both = h > 190 && r.chance(0.6);
      if (both || r.chance(0.4)) pictogram(s, r.pick(wares)[0], mx, both ? my - h * 0.1 : my, w * 0.44, fill);
      if (both) write(s, mx - w * 0.4, my + h * 0.22, w * 0.8, w * 0.2, onto(fill), price(r));
      else if (s.elements.at(-1)!.name === 'tag')
        write(s, mx - w * 0.4, my, w * 0.8, w * 0.3, onto(fill), r.pick([price(r), r.pick(flags)]));
    });
  }
}

/** The burst in the middle, pictures at its feet, the ribbon over both. */
function centred(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const [size, cx, cy] = [r.int(480, 580), 512 + r.int(-40, 40), r.int(320, 370)];
  const q = r.int(220, 270);
  const foot = r.int(660, 700);
  const discs = r.chance(0.5);
  const bare = Math.min(q / 2, discs ? q / 2 : l.round);
  for (const [k, x] of [60, side - 60 - q].entries()) {
    if (discs || r.chance(0.5)) picture(s, { x, y: foot, w: q, h: q }, seed + k, bare, l.raise);
    else snapshot(s, { x, y: foot, w: q, h: q * 1.16 }, seed + k, r.pick(wares)[1], r.int(-8, 8));
  }
  offer(s, l, cx, cy, size);
  const [rw, rh] = [r.int(700, 880), r.int(96, 124)];
  ribbon(s, l, { x: 512 - rw / 2, y: foot - rh * 0.62, w: rw, h: rh }, tint(l, 2, l.tints[0]!), r.pick(titles));
  const places = r.pick([[120, 904], [100], [924], [120, 904]]);
  tags(s, l, places, 0, r.int(130, 160), 380);
  const y = foot + q * 0.42;
  const free = side - 2 * q - 190;
  const n = r.int(0, 3);
  const d = Math.min(96, free / 3 - 12);
  for (let k = 0; k < n; k++)
    coin(s, 512 + (k - (n - 1) / 2) * (d + 14), y, d, l.tints[k % 2]!, r.pick(wares)[0], l.drop);
  pill(s, l, { x: 512 - free / 2, y: n ? y + 74 : y, w: free, h: 76 }, l.card, r.pick(calls), l.raise);
}

/** A card with the words beside a tall picture, the burst over the seam. */
function beside(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const flip = r.chance(0.5);
  const w = r.int(450, 520);
  const card = mirrored({ x: 50, y: r.int(110, 170), w, h: r.int(720, 780) }, flip);
  const view = mirrored({ x: 50 + w - r.int(0, 40), y: r.int(60, 140), w: side - 100 - w, h: r.int(640, 800) }, flip);
  picture(s, view, seed, r.pick([0, l.round]), l.raise);
  groundCard(s, l, card);
  const [x, iw] = [card.x + 44, w - 150];
  ribbon(s, l, { x: card.x - 24, y: card.y + 44, w: w * 0.86, h: r.int(90, 110) }, tint(l, 0, l.card), r.pick(titles));
  write(s, x, card.y + 210, w - 88, 92, l.ink, r.pick(offers), 'left');
  write(s, x, card.y + 286, iw, 26, l.faint, r.pick(notes), 'left');
  const rows = r.int(2, 3);
  for (let k = 0; k < rows; k++) {
    const cy = card.y + 370 + k * 98;
    const [icon, name] = wares[(seed + k) % wares.length]!;
    coin(s, x + 38, cy, 78, tint(l, k, l.card), icon);
    write(s, x + 96, cy, w - 270, 26, l.ink, name, 'left');
  }
  pill(s, l, { x, y: card.y + card.h - 110, w: w * 0.56, h: 70 }, tint(l, 1, l.card), r.pick(calls));
  const size = r.int(210, 270);
  const seam = flip ? card.x : card.x + w;
  const lines: Pair[] = [r.pick(offers), ['Today', '今日']];
  wordBadge(s, seam, card.y + card.h - size * 0.55, size, l.tints[0]!, l.drop, lines.slice(0, r.int(1, 2)));
  const [mx] = middleOf(view);
  if (r.chance(0.7))
    tags(
      s,
      l,
      r.pick([[mx + 40], [mx - 50, mx + 110]]).map((v) => (flip ? v - 60 : v)),
      0,
      128,
      320,
    );
}

/** Whether the cell of a chequered grid is a picture. */
const pictured = (k: number, columns: number, odd: number) => ((k % columns) + Math.floor(k / columns)) % 2 === odd;

/** Pictures and coloured fields in a grid, the ribbon across it. */
function wall(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const [columns, gap, rib] = [r.int(2, 3), r.int(12, 36), r.int(104, 130)];
  const cut = r.range(0.38, 0.62);
  const w = (side - 100 - gap * (columns - 1)) / columns;
  const tall = 860 - gap;
  const odd = r.int(0, 1);
  const marked = r.pick([0, columns - 1, columns, columns * 2 - 1].filter((k) => pictured(k, columns, odd)));
  for (let k = 0; k < columns * 2; k++) {
    const [column, low] = [k % columns, k >= columns];
    const h = tall * (low ? 1 - cut : cut);
    const a: Area = { x: 50 + column * (w + gap), y: low ? 80 + tall * cut + gap : 80, w, h };
    if (pictured(k, columns, odd)) {
      picture(s, a, seed + k, l.round, l.raise);
      const tag: Area = { x: a.x + w / 2 - 90, y: low ? a.y + h - 90 : a.y + 28, w: 180, h: 62 };
      if (k !== marked && r.chance(0.4)) pill(s, l, tag, r.pick([l.card, l.tints[1]!]), price(r), l.raise);
    } else {
      const fill = l.tints[k % 3]!;
      plate(s, 'field', a, fill, l.raise, l.round);
      const free = { x: a.x + w * 0.2, y: low ? a.y + 80 : a.y + 30, w: w * 0.6, h: h - 190 };
      const [icon, name] = wares[(seed + k) % wares.length]!;
      ware(s, l, free, icon, k + 1, seed, fill);
      write(s, a.x + 20, low ? a.y + h - 50 : a.y + h - 118, w - 40, 36, onto(fill), r.pick([name, price(r)]));
    }
  }
  const y = 80 + tall * cut + gap / 2 - rib / 2;
  ribbon(s, l, { x: 24, y, w: side - 48, h: rib }, tint(l, 0, l.card), r.pick(titles));
  const size = r.int(200, 250);
  const edge = 40 + size / 2;
  const [cx, cy] = [marked % columns ? side - edge : edge, marked < columns ? edge : side - edge];
  wordBadge(s, cx, cy, size, r.pick([l.tints[1]!, '#ffffff']), l.drop, [r.pick(offers), ['only now', '仅限今日']]);
}

/** A rail with tags, a card with the offer under it. */
function hung(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const [rail, n] = [r.int(40, 80), r.int(3, 4)];
  const fill = r.pick([s.palette.dark, '#8a6a3c', '#e9e9ec']);
  s.box(
    'rail',
    30,
    rail,
    side - 60,
    r.int(16, 26),
    `background:${fill};border-radius:14px;box-shadow:0 6px 14px rgba(0,0,0,.35)`,
  );
  const step = (side - 120) / n;
  tags(
    s,
    l,
    Array.from({ length: n }, (_, k) => 60 + step * (k + 0.5)),
    rail + 8,
    Math.min(190, step * 0.8),
    430,
  );
  const a: Area = { x: r.int(60, 130), y: r.int(560, 590), w: 0, h: r.int(330, 370) };
  a.w = side - 2 * a.x;
  groundCard(s, l, a);
  const flip = r.chance(0.5);
  const q = a.h - 60;
  const px = flip ? a.x + 30 : a.x + a.w - q - 30;
  ware(s, l, { x: px, y: a.y + 30, w: q, h: q }, r.pick(wares)[0], 0, seed, l.card);
  const [x, w] = [flip ? a.x + q + 70 : a.x + 50, a.w - q - 130];
  write(s, x, a.y + 80, w, 60, l.ink, r.pick(titles), 'left');
  write(s, x, a.y + 144, w, 26, l.faint, r.pick(notes), 'left');
  pill(s, l, { x, y: a.y + a.h - 126, w: Math.min(260, w), h: 72 }, tint(l, 1, l.card), r.pick(calls));
  const size = r.int(150, 190);
  wordBadge(s, flip ? a.x + a.w - 30 : a.x + 30, a.y + a.h - 10, size, l.tints[0]!, l.drop, [r.pick(offers)]);
}

export const sale: Layout = (s, seed) => s.random.pick([centred, beside, wall, hung])(s, lookOf(s), seed);
