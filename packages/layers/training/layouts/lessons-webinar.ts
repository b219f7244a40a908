/** A webinar: a card with a dark head, two portraits with a disc between, a date leaf, a button. */
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  apart,
  deeper,
  field,
  look,
  over,
  paint,
  same,
  slab,
  tint,
  words,
  type Area,
  type Look,
  type Spot,
} from './lessons-look.ts';
import { button, mannerOf, mark, namePlate, portrait, roundButton, sticker, tape } from './lessons-parts.ts';
import { facts, names, seats, titles } from './lessons-words.ts';

type Side = 'top' | 'bottom' | 'left' | 'right';

/** The head ends where the card ends, with its corners. */
function headOf(s: Sheet, l: Look, card: Area, side: Side, size: number): { head: Area; rest: Area; fill: string } {
  const { x, y, w, h } = card;
  const q = Math.min(l.round, 40);
  const heads: Record<Side, [Area, Area, string]> = {
    top: [{ x, y, w, h: size }, { x, y: y + size, w, h: h - size }, `${q}px ${q}px 0 0`],
    bottom: [{ x, y: y + h - size, w, h: size }, { x, y, w, h: h - size }, `0 0 ${q}px ${q}px`],
    left: [{ x, y, w: size, h }, { x: x + size, y, w: w - size, h }, `${q}px 0 0 ${q}px`],
    right: [{ x: x + w - size, y, w: size, h }, { x, y, w: w - size, h }, `0 ${q}px ${q}px 0`],
  };
  const [head, rest, corners] = heads[side];
  const p = s.palette;
  const fill = apart(s.random.pick([p.dark, p.dark, p.mid, p.accent]), l.card);
  s.box('card', x, y, w, h, `background:${l.card};border-radius:${q}px;${l.lift}`);
  s.box('head', head.x, head.y, head.w, head.h, `${paint(l, fill, false)}border-radius:${corners}`);
  return { head, rest, fill };
}

/** Two persons beside or over each other, and what joins them. */
function pair(s: Sheet, l: Look, [cx, cy]: Spot, size: number, across: boolean, under: string, seed: number): void {
  const r = s.random;
  const gap = size * r.range(0.56, 0.72);
  const [manner, ring, named] = [
    mannerOf(s),
    apart(r.pick(['#ffffff', tint(l, 0), s.palette.second]), under),
    r.chance(0.5),
  ];
  for (const way of [-1, 1]) {
    const at: Spot = across ? [cx + way * gap, cy] : [cx, cy + way * gap];
    portrait(s, l, at, size, seed + way * 7, ring, manner);
    const name = names[(seed + way + 8) % names.length]!;
    if (named && across)
      namePlate(s, l, [at[0], at[1] + size * 0.42], size * 0.8, 44, name, apart(s.palette.accent, under), seed % 4);
  }
  roundButton(
    s,
    l,
    [cx, cy],
    size * r.range(0.3, 0.42),
    r.pick(['mic', 'plus', 'chat', 'play', 'heart']),
    apart(tint(l, 1), under),
  );
}

/** A leaf of the calendar is one with its coloured head and its rings. */
function leaf(s: Sheet, l: Look, [cx, cy]: Spot, size: number): void {
  const r = s.random;
  const [w, h, q] = [size, size * 1.1, r.pick([4, 14, 22])];
  const fill = s.palette.accent;
  const rings = `<path stroke="${deeper(fill, 0.45)}" stroke-width="${w * 0.06}" stroke-linecap="round" d="M${w * 0.28} -8V18M${w * 0.72} -8V18"/>`;
  const body = `<rect width="${w}" height="${h}" rx="${q}" fill="#ffffff"/><path fill="${fill}" d="M0 ${h * 0.32}V${q}Q0 0 ${q} 0H${w - q}Q${w} 0 ${w} ${q}V${h * 0.32}z"/>`;
  s.object('leaf', svg(cx - w / 2, cy - h / 2, w, h, `<g style="${l.drop}">${body}${r.chance(0.6) ? rings : ''}</g>`));
  words(
    s,
    [cx, cy - h * 0.33],
    w * 0.8,
    h * 0.19,
    over(fill),
    r.pick([
      ['JUNE', '六月'],
      ['MAY', '五月'],
      ['OCT', '十月'],
    ] as const),
  );
  words(s, [cx, cy + h * 0.16], w * 0.8, h * 0.42, '#23242c', same(`${r.int(2, 29)}`));
}

/** What is to know, each with its icon. */
function known(s: Sheet, l: Look, a: Area, n: number, fill: string): void {
  const r = s.random;
  const [step, chipped, order] = [a.h / n, r.chance(0.4), r.int(0, 3)];
  for (let k = 0; k < n; k++) {
    const [cy, size] = [a.y + step * (k + 0.5), Math.min(52, step * 0.8)];
    const icon = ['clock', 'globe', 'book', 'letter'][(k + order) % 4]!;
    if (chipped) roundButton(s, l, [a.x + size / 2, cy], size, icon, apart(tint(l, k), fill), l.low);
    else mark(s, icon, [a.x + size / 2, cy], size * 0.84, tint(l, k), fill);
    words(s, [a.x + size + 20 + (a.w - size - 20) / 2, cy], a.w - size - 20, 28, over(fill), facts[(k + order) % 4]!, {
      align: 'left',
    });
  }
}

function tag(s: Sheet, l: Look, at: Spot, under: string): void {
  const fill = apart(s.random.pick([s.palette.accent, s.palette.second]), under);
  slab(s, 'pill', at, 170, 52, `background:${fill};border-radius:${s.random.pick([26, 6])}px;${l.low}`);
  words(
    s,
    at,
    140,
    26,
    over(fill),
    s.random.pick([
      ['Live', '直播'],
      ['Free talk', '免费讲座'],
      ['Webinar', '线上课'],
    ] as const),
  );
}

/** Head above or below, the persons in it or over its edge. */
function upright(s: Sheet, l: Look, card: Area, seed: number): void {
  const r = s.random;
  const side = r.pick(['top', 'top', 'bottom'] as const);
  const size = Math.min(r.int(210, 250), card.w * 0.3);
  const straddling = r.chance(0.5);
  const { head, rest, fill } = headOf(s, l, card, side, straddling ? r.int(270, 310) : r.int(330, 380));
  const edge = side === 'top' ? head.y + head.h : head.y;
  const cx = card.x + card.w / 2;
  const text = r.pick(titles.webinar);
  const top = side === 'top';
  if (straddling) {
    words(s, [cx, top ? head.y + 84 : head.y + head.h - 84], head.w - 220, 58, over(fill), text);
    pair(s, l, [cx, edge], size, true, '#888888', seed);
  } else pair(s, l, [cx, head.y + head.h / 2], size, true, fill, seed);
  const free = rest.h - (straddling ? size / 2 : 0) - 20;
  const y = top ? rest.y + rest.h - free : rest.y + 20;
  if (!straddling) words(s, [cx, y + 46], rest.w - 240, 56, l.ink, text);
  const from = straddling ? y + 20 : y + 96;
  const room = y + free - from - (top ? 20 : 10);
  const flip = r.chance(0.5);
  const big = Math.min(160, room * 0.6, 190);
  const [lx, ix] = flip ? [card.x + card.w - 60 - big / 2, card.x + 60] : [card.x + 60 + big / 2, card.x + 100 + big];
  leaf(s, l, [lx, from + room * 0.32], big);
  known(s, l, { x: ix, y: from + room * 0.05, w: card.w - big - 170, h: room * 0.55 }, 2, l.card);
  button(
    s,
    l,
    [cx, from + room * 0.84],
    r.int(340, 480),
    Math.min(88, room * 0.28),
    apart(s.palette.accent, l.card),
    r.pick(seats),
  );
  if (r.chance(0.4)) sticker(s, l, [card.x + (flip ? 14 : card.w - 14) + (flip ? 20 : -20), card.y + 40], 128);
  else if (r.chance(0.5)) tag(s, l, [cx, card.y], '#888888');
}

/** Head at the left or right, the persons over each other in it or over its edge. */
function sideways(s: Sheet, l: Look, card: Area, seed: number): void {
  const r = s.random;
  const side = r.pick(['left', 'right'] as const);
  const size = r.int(210, 240);
  const { head, rest, fill } = headOf(s, l, card, side, r.int(330, 370));
  pair(s, l, [head.x + head.w / 2, head.y + head.h / 2 + r.int(-20, 20)], size, false, fill, seed);
  const [cx, pad] = [rest.x + rest.w / 2, 44];
  words(s, [cx, rest.y + 100], rest.w - 2 * pad, 60, l.ink, r.pick(titles.webinar));
  if (r.chance(0.6)) tag(s, l, [rest.x + pad + 85, rest.y + 190], l.card);
  const big = r.int(150, 190);
  const y = rest.y + 250;
  leaf(s, l, [rest.x + pad + big / 2, y + big / 2 + 10], big);
  if (r.chance(0.4))
    slab(
      s,
      'box',
      [cx, rest.y + rest.h - 260],
      rest.w - 2 * pad,
      170,
      `${paint(l, field(l, 1))}border-radius:${Math.min(l.round, 24)}px`,
    );
  known(s, l, { x: rest.x + pad + 24, y: rest.y + rest.h - 330, w: rest.w - 2 * pad - 48, h: 140 }, 2, l.card);
  button(s, l, [cx, rest.y + rest.h - 92], rest.w - 2 * pad, 88, apart(s.palette.accent, l.card), r.pick(seats));
  if (r.chance(0.5)) sticker(s, l, [side === 'left' ? rest.x + rest.w - 90 : rest.x + 260 + pad, y + 90], 136);
}

export const webinar: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s);
  const backed = r.chance(0.35);
  const [w, h] = backed ? [r.int(760, 820), r.int(800, 840)] : [r.int(760, 900), r.int(800, 920)];
  const card = { x: (1024 - w) / 2 + r.int(-20, 20), y: (1024 - h) / 2, w, h };
  if (backed)
    slab(
      s,
      'back',
      [512, 512],
      w,
      h,
      `${paint(l, tint(l, 2), false)}border-radius:${l.round}px;${l.lift}`,
      r.pick([-8, -6, 6, 8]),
    );
  r.pick([upright, upright, sideways])(s, l, card, seed);
  if (r.chance(0.15)) tape(s, l, [card.x + 60, card.y + 4], 140, -30);
};
