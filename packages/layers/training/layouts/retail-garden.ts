/** A garden or a grocery: awning, scalloped discs with rings, wares, badges. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { side, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { rounded, scalloped, scallopedCard } from './retail-outlines.ts';
import {
  badge,
  coin,
  cutPath,
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
  shape,
  tint,
  ware,
  wordBadge,
  write,
  type Look,
} from './retail-parts.ts';
import { flags, greens, notes, price, shops } from './retail-words.ts';
import { mix, onto, type Area } from './screens-parts.ts';

const hours: Pair[] = [
  ['Mon – Sat', '周一至周六'],
  ['Open 8 – 18', '8点至18点'],
  ['Every Friday', '每周五'],
  ['Since 1986', '始于1986'],
];

/** Striped cloth with a scalloped edge, all one. */
function awning(s: Sheet, l: Look, a: Area): void {
  const r = s.random;
  const n = r.int(7, 12);
  const w = a.w / n;
  const slant = r.pick([0, w * 0.5]);
  const fill = r.pick([l.tints[0]!, l.tints[2]!]);
  const other = r.pick(['#ffffff', '#fff4dc', l.tints[1]!]);
  const long = a.h - w / 2;
  const top = (k: number) => slant + ((a.w - 2 * slant) * k) / n;
  const parts = Array.from({ length: n }, (_, k) => {
    const d = `M${top(k)} 0H${top(k + 1)}L${(k + 1) * w} ${long}a${w / 2} ${w / 2} 0 0 1-${w} 0z`;
    return `<path fill="${k % 2 ? other : fill}" d="${d}"/>`;
  });
  const bar = r.chance(0.5)
    ? `<rect x="${slant}" y="-10" width="${a.w - 2 * slant}" height="20" rx="8" fill="${mix(fill, '#000000', 0.4)}"/>`
    : '';
  shape(s, 'awning', a, parts.join('') + bar, 'filter:drop-shadow(0 7px 9px rgba(0,0,0,.34))');
}

/** Little flags on a string from edge to edge, all one. */
function bunting(s: Sheet, l: Look, y: number): void {
  const n = s.random.int(8, 13);
  const sag = s.random.int(40, 90);
  const at = (t: number) => [side * t, y + sag * 4 * t * (1 - t)] as const;
  const flagsOf = Array.from({ length: n }, (_, k) => {
    const [[x, top], [end, low]] = [at((k + 0.14) / n), at((k + 0.86) / n)];
    return `<path fill="${[...l.tints, '#ffffff'][k % 4]}" d="M${x} ${top}L${end} ${low}L${(x + end) / 2} ${(top + low) / 2 + 76}z"/>`;
  });
  const string = `<path d="M0 ${y}Q512 ${y + sag * 2} 1024 ${y}" fill="none" stroke="#5b4a38" stroke-width="5"/>`;
  s.object(
    'bunting',
    `<div style="filter:drop-shadow(0 3px 5px rgba(0,0,0,.35))">${svg(0, 0, side, side, flagsOf.join('') + string)}</div>`,
  );
}

/** A round emblem: scalloped disc, rings or a smaller disc, a sign, the name. */
function emblem(s: Sheet, l: Look, cx: number, cy: number, size: number): void {
  const r = s.random;
  const fill = l.tints[0]!;
  badge(s, cx, cy, size, fill, l.drop, scalloped(size, r.int(16, 34)));
  let under = fill;
  const d = size * r.range(0.74, 0.8);
  if (r.chance(0.6)) {
    under = r.pick([l.card, tint(l, 1, fill)]);
    s.disc(cx - d / 2, cy - d / 2, d, under);
  }
  const ring = d * 0.9;
  const edge = `border:${r.int(4, 8)}px ${r.pick(['solid', 'dashed', 'double'])} ${onto(under)};box-sizing:border-box;border-radius:50%`;
  if (r.chance(0.7)) s.box('ring', cx - ring / 2, cy - ring / 2, ring, ring, edge);
  pictogram(s, r.pick(greens)[0], cx, cy - size * 0.15, size * 0.26, under);
  write(s, cx - size * 0.29, cy + size * 0.07, size * 0.58, size * 0.11, onto(under), r.pick(shops));
  write(s, cx - size * 0.22, cy + size * 0.18, size * 0.44, size * 0.06, onto(under), r.pick(hours));
}

/** One ware with its name and its price. */
function offered(s: Sheet, l: Look, a: Area, k: number, seed: number, under: string): void {
  const [icon, name] = greens[(seed + k) % greens.length]!;
  const q = Math.min(a.w, a.h - 90);
  ware(s, l, { x: a.x + (a.w - q) / 2, y: a.y, w: q, h: q }, icon, k, seed, under);
  write(s, a.x, a.y + a.h - 68, a.w, 28, onto(under), name);
  const tag: Area = { x: a.x + a.w * 0.2, y: a.y + a.h - 46, w: a.w * 0.6, h: 46 };
  if (s.random.chance(0.5)) pill(s, l, tag, tint(l, k + 1, under), price(s.random));
  else write(s, a.x, a.y + a.h - 24, a.w, 30, onto(under), price(s.random));
}

/** The front of a shop: awning over a card with the wares in a row. */
function front(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const a: Area = { x: r.int(70, 120), y: r.int(90, 130), w: 0, h: r.int(800, 830) };
  a.w = side - 2 * a.x;
  groundCard(s, l, a);
  const cloth = r.int(150, 200);
  const n = r.int(2, 3);
  const q = (a.w - 80) / n - 24;
  const board: Area = { x: a.x + 70, y: a.y + cloth + 20, w: a.w - 140, h: 130 };
  const sign = tint(l, 2, l.card);
  plate(s, 'board', board, sign, l.low, r.pick([0, 16, 65]));
  write(s, board.x + 40, board.y + 50, board.w - 80, 54, onto(sign), r.pick(shops));
  write(s, board.x + 40, board.y + 100, board.w - 80, 24, onto(sign), r.pick(hours));
  const y = board.y + 160;
  const high = Math.min(q + 90, a.y + a.h - y - 30);
  for (let k = 0; k < n; k++) offered(s, l, { x: a.x + 52 + k * (q + 24), y, w: q, h: high }, k, seed, l.card);
  const shelf = y + high + 24;
  const left = a.y + a.h - shelf;
  if (left > 90)
    pill(s, l, { x: a.x + 80, y: shelf + left / 2 - 42, w: a.w - 160, h: 70 }, tint(l, 1, l.card), r.pick(notes));
  awning(s, l, { x: a.x - 30, y: a.y - 40, w: a.w + 60, h: cloth });
  wordBadge(s, r.pick([110, 914]), y + 10, r.int(140, 170), l.tints[1]!, l.drop, [r.pick(flags)]);
}

/** The emblem large with wares in discs about it, a ribbon across its foot. */
function round(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const size = r.int(520, 620);
  const cy = r.int(430, 480);
  if (r.chance(0.4)) bunting(s, l, 10);
  const spots = [
    [150, 210],
    [874, 210],
    [115, 765],
    [909, 765],
  ] as const;
  const n = r.int(3, 4);
  for (const [k, [x, y]] of spots.slice(4 - n).entries()) {
    const d = r.int(170, 196);
    if (r.chance(0.4))
      picture(s, { x: x - d / 2, y: y - d / 2, w: d, h: d }, seed + k, r.pick([d / 2, l.round]), l.raise);
    else coin(s, x, y, d, l.tints[(k + 1) % 3]!, greens[(seed + k) % greens.length]![0], l.drop);
    if (r.chance(0.5)) pill(s, l, { x: x - 70, y: y + d / 2 - 24, w: 140, h: 52 }, l.card, price(r), l.raise);
  }
  emblem(s, l, 512, cy, size);
  ribbon(s, l, { x: 202, y: cy + size * 0.34, w: 620, h: r.int(104, 124) }, tint(l, 2, l.tints[0]!), r.pick(notes));
  plate(s, 'plate', { x: 252, y: 870, w: 520, h: 96 }, l.card, l.raise, l.end);
  write(s, 292, 918, 440, 36, l.ink, r.pick(hours));
}

/** Cards with scalloped edges, or plain ones, in two columns below the emblem; a heading beside it. */
function market(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const flip = r.chance(0.5);
  const size = r.int(280, 310);
  const head = mirrored({ x: 60, y: r.int(90, 120), w: 650, h: 200 }, flip);
  const upright = r.chance(0.5);
  if (r.chance(0.5)) shape(s, 'card', head, cutPath(s, scallopedCard(head.w, head.h, 34, upright), l.card), l.drop);
  else groundCard(s, l, head);
  const x = flip ? head.x + 110 : head.x + 60;
  write(s, x, head.y + 76, head.w - 180, 58, l.ink, r.pick(shops), 'left');
  write(s, x, head.y + 138, head.w - 180, 26, l.faint, r.pick(notes), 'left');
  const n = r.int(2, 3);
  const w = (side - 120 - 30 * (n - 1)) / n;
  const cut = r.chance(0.6);
  for (let k = 0; k < n; k++) {
    const a: Area = { x: 60 + k * (w + 30), y: 380, w, h: r.pick([440, 470]) };
    const fill = r.pick([l.card, l.tints[k % 3]!]);
    if (cut) shape(s, 'card', a, cutPath(s, scallopedCard(w, a.h, 36, true), fill), l.drop);
    else plate(s, 'card', a, fill, l.raise, l.round);
    offered(s, l, { x: a.x + 36, y: a.y + 46, w: w - 72, h: a.h - 80 }, k, seed, fill);
  }
  emblem(s, l, flip ? 190 : side - 190, 210, size);
  const bx = r.pick([100, 924]);
  wordBadge(s, bx, 400, r.int(120, 140), tint(l, 1, l.card), l.drop, [r.pick(flags)]);
  ribbon(s, l, { x: 142, y: 872, w: 740, h: 104 }, tint(l, 2, l.card), r.pick(hours));
}

/** A tall photograph with a plant on a card beside it, tags above, an awning or a bunting at the top. */
function corner(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const flip = r.chance(0.5);
  const view = mirrored({ x: 60, y: 240, w: r.int(420, 480), h: r.int(560, 620) }, flip);
  picture(s, view, seed, r.pick([0, l.round, 220]), l.raise);
  const card = mirrored({ x: view.w + 40, y: r.int(300, 360), w: side - view.w - 90, h: r.int(440, 490) }, flip);
  groundCard(s, l, card);
  const [cx] = middleOf(card);
  const rows = r.int(2, 3);
  const step = (card.h - 130) / rows;
  write(s, card.x + 36, card.y + 68, card.w - 72, 44, l.ink, r.pick(shops));
  for (let k = 0; k < rows; k++) {
    const cy = card.y + 112 + (k + 0.5) * step;
    const d = Math.min(110, step - 16);
    const [icon, name] = greens[(seed + k) % greens.length]!;
    coin(
      s,
      card.x + 46 + d / 2,
      cy,
      d,
      tint(l, k, l.card),
      icon,
      '',
      r.chance(0.5) ? scalloped(d, 14) : rounded(d, d, d / 2),
    );
    write(s, card.x + 66 + d, cy - 18, card.w - 100 - d, 28, l.ink, name, 'left');
    write(s, card.x + 66 + d, cy + 20, card.w - 100 - d, 26, l.faint, price(r), 'left');
  }
  if (r.chance(0.5)) awning(s, l, { x: 20, y: 30, w: side - 40, h: r.int(150, 190) });
  else bunting(s, l, r.int(20, 60));
  const fill = tint(l, 1, l.card);
  const [mx, my] = hangTag(s, l, view.x + view.w * 0.5, { from: 236, top: 300, w: 140, h: 190 }, fill);
  write(s, mx - 56, my, 112, 46, onto(fill), price(r));
  pill(s, l, { x: cx - 160, y: card.y - 50, w: 320, h: 76 }, tint(l, 2, l.card), r.pick(hours), l.raise);
  ribbon(s, l, { x: 120, y: 870, w: 784, h: 108 }, l.tints[0]!, r.pick(notes));
}

export const garden: Layout = (s, seed) => s.random.pick([front, round, market, corner])(s, lookOf(s), seed);
