/** Cards that are stamped: rings in a grid, some of them filled, one that is free. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { side, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { rounded, scalloped } from './retail-outlines.ts';
import {
  code,
  coin,
  groundCard,
  lookOf,
  middleOf,
  mirrored,
  pictogram,
  picture,
  pill,
  plate,
  shape,
  ribbon,
  snapshot,
  tint,
  turned,
  ware,
  wordBadge,
  write,
  type Look,
} from './retail-parts.ts';
import { calls, notes, shops } from './retail-words.ts';
import { apart, mix, onto, same, type Area } from './screens-parts.ts';

const clubs: Pair[] = [
  ['Loyalty Card', '集点卡'],
  ['Coffee Club', '咖啡会员'],
  ['Ten and One Free', '集十送一'],
  ['Stamp Card', '积分卡'],
  ['Bread Pass', '面包通行证'],
];

/** How one card shows its places. */
interface Places {
  kind: number;
  edge: string;
  mark: string;
  icon: string;
  fill: string;
}

const placesOf = (s: Sheet, l: Look, under: string): Places => ({
  kind: s.random.int(0, 3),
  edge: s.random.pick(['solid', 'dashed', 'dotted']),
  mark: s.random.pick(['disc', 'ink', 'scalloped', 'bare']),
  icon: s.random.pick(['cup', 'star', 'heart', 'leaf', 'apple', 'crown', 'flower', 'check']),
  fill: tint(l, 0, under),
});

/** A place that waits: a ring, a pale disc, a rounded square, a disc with its number. */
function waiting(s: Sheet, cx: number, cy: number, d: number, p: Places, under: string, k: number): void {
  const pale = mix(under, onto(under), 0.16);
  const edge = mix(under, onto(under), 0.62);
  const at = [cx - d / 2, cy - d / 2, d, d] as const;
  const ring = `border:4px ${p.edge} ${edge};box-sizing:border-box`;
  if (p.kind === 0) s.box('ring', ...at, `${ring};border-radius:50%`);
  else if (p.kind === 1) s.box('disc', ...at, `background:${pale};border-radius:50%`);
  else if (p.kind === 2) s.box('place', ...at, `${ring};border-radius:${d * 0.24}px;background:${pale}`);
  else s.box('ring', ...at, `${ring};border-radius:50%;background:${pale}`);
  if (k && p.kind % 2) write(s, cx - d * 0.3, cy, d * 0.6, d * 0.34, edge, same(`${k}`));
}

/** What was struck on a place; in ink it is a ring and a sign in one colour, and one thing. */
function struck(s: Sheet, cx: number, cy: number, d: number, p: Places, under: string): void {
  const r = s.random;
  const turn = r.int(-18, 18);
  if (p.mark === 'ink') {
    const sign = s.kit.icons[p.icon]!(p.fill, under, p.fill);
    const drawing = `<circle cx="24" cy="24" r="21.500" fill="none" stroke="${p.fill}" stroke-width="3"/><g transform="translate(11 11) scale(1.080)">${sign}</g>`;
    return s.object('stamp', svg(cx - d / 2, cy - d / 2, d, d, drawing, turn, '0 0 48 48'));
  }
  if (p.mark === 'bare') return pictogram(s, p.icon, cx, cy, d * 0.86, under, turn);
  const outline = p.mark === 'disc' ? scalloped(d, 60) : scalloped(d, 12);
  turned(s, cx, cy, turn, () => coin(s, cx, cy, d, p.fill, p.icon, '', outline));
}

/** Rings in rows, the first ones filled, the last one free. */
function grid(s: Sheet, l: Look, a: Area, columns: number, rows: number, under: string): void {
  const r = s.random;
  const n = columns * rows;
  const p = placesOf(s, l, under);
  const d = Math.min(a.w / columns, a.h / rows) * r.range(0.78, 0.88);
  const pairs = p.mark === 'disc' || p.mark === 'scalloped';
  const full = r.int(2, pairs ? 3 : Math.min(5, n - 2));
  const free = r.chance(0.7) ? n - 1 : -1;
  const over = r.range(0.92, 1.08);
  for (let k = 0; k < n; k++) {
    const cx = a.x + (a.w / columns) * ((k % columns) + 0.5);
    const cy = a.y + (a.h / rows) * (Math.floor(k / columns) + 0.5);
    if (k < full) struck(s, cx + r.int(-4, 4), cy + r.int(-4, 4), d * over, p, under);
    else if (k === free) wordBadge(s, cx, cy, d * 1.14, tint(l, 1, under), '', [['Free', '免费']]);
    else waiting(s, cx, cy, d, p, under, k + 1);
  }
}

/** A card that lies: name and sign at its top or side, the grid in the rest. */
function lying(s: Sheet, l: Look, a: Area, fill: string, seed: number): void {
  const r = s.random;
  plate(s, 'card', a, fill, l.raise, l.round);
  const ink = onto(fill);
  const [columns, rows] = r.pick([
    [4, 2],
    [5, 2],
    [3, 2],
    [4, 2],
  ] as const);
  if (r.chance(0.4)) {
    const w = a.w * 0.28;
    const flip = r.chance(0.5);
    const panel: Area = { x: flip ? a.x + a.w - w - 24 : a.x + 24, y: a.y + 24, w, h: a.h - 48 };
    const other = tint(l, 2, fill);
    plate(s, 'panel', panel, other, '', Math.min(l.round, 24));
    pictogram(s, r.pick(['cup', 'shop', 'leaf', 'basket']), panel.x + w / 2, panel.y + panel.h * 0.32, w * 0.46, other);
    write(s, panel.x + 16, panel.y + panel.h * 0.66, w - 32, 34, onto(other), r.pick(shops));
    write(s, panel.x + 16, panel.y + panel.h * 0.8, w - 32, 22, onto(other), r.pick(clubs));
    grid(
      s,
      l,
      { x: flip ? a.x + 30 : a.x + w + 40, y: a.y + 40, w: a.w - w - 76, h: a.h - 80 },
      Math.min(4, columns),
      rows,
      fill,
    );
    return;
  }
  const left = r.chance(0.6);
  write(s, a.x + 50, a.y + 68, a.w * 0.62, 52, ink, r.pick(clubs), 'left');
  write(s, a.x + 50, a.y + 122, a.w * 0.62, 26, mix(ink, fill, 0.2), r.pick(left ? shops : notes), 'left');
  ware(s, l, { x: a.x + a.w - 156, y: a.y + 28, w: 116, h: 116 }, r.pick(['cup', 'shop', 'basket']), 1, seed, fill);
  grid(s, l, { x: a.x + 40, y: a.y + 164, w: a.w - 80, h: a.h - 196 }, columns, rows, fill);
}

/** One card across, another one behind it or a picture, a plate with the rules. */
function across(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const top = r.chance(0.5);
  const a: Area = { x: r.int(54, 90), y: top ? r.int(90, 130) : r.int(400, 430), w: 0, h: r.int(490, 520) };
  a.w = side - 2 * a.x;
  const fill = r.pick([l.card, l.card, l.tints[0]!, l.tints[2]!]);
  const [cx, cy] = middleOf(a);
  if (r.chance(0.4))
    s.box(
      'card behind',
      a.x,
      a.y,
      a.w,
      a.h,
      `background:${apart(l.tints[1]!, fill)};border-radius:${l.round}px;${l.raise}`,
      r.pick([-6, 6, 8]),
    );
  turned(s, cx, cy, r.pick([0, 0, -3, 3]), () => lying(s, l, a, fill, seed));
  const free = top ? { y: a.y + a.h + 60, h: side - a.y - a.h - 110 } : { y: 50, h: a.y - 110 };
  const flip = r.chance(0.5);
  const view = mirrored({ x: 70, y: free.y, w: free.h * 1.1, h: free.h }, flip);
  if (r.chance(0.5)) picture(s, view, seed, r.pick([l.round, free.h / 2]), l.raise);
  else
    coin(
      s,
      view.x + view.w / 2,
      free.y + free.h / 2,
      free.h,
      l.tints[2]!,
      r.pick(['cup', 'apple', 'bag', 'gift']),
      l.drop,
    );
  const note = mirrored({ x: 110 + view.w, y: free.y + 20, w: side - view.w - 180, h: free.h - 40 }, flip);
  groundCard(s, l, note);
  write(s, note.x + 40, note.y + note.h * 0.25, note.w - 80, 44, l.ink, r.pick(clubs), 'left');
  write(s, note.x + 40, note.y + note.h * 0.46, note.w - 80, 25, l.faint, r.pick(notes), 'left');
  if (note.h > 190)
    pill(s, l, { x: note.x + 40, y: note.y + note.h - 84, w: 230, h: 58 }, tint(l, 1, l.card), r.pick(calls));
}

/** A card that stands, with portrait or code below; words, a snapshot and badges beside it. */
function standing(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const flip = r.chance(0.5);
  const a = mirrored({ x: 60, y: r.int(50, 90), w: r.int(480, 540), h: r.int(850, 890) }, flip);
  const rest = mirrored({ x: a.w + 100, y: a.y, w: side - a.w - 150, h: a.h }, flip);
  const fill = r.pick([l.card, l.tints[0]!]);
  const [cx, cy] = middleOf(a);
  turned(s, cx, cy, r.pick([0, -2, 2]), () => {
    plate(s, 'card', a, fill, l.raise, l.round);
    write(s, a.x + 50, a.y + 80, a.w - 100, 56, onto(fill), r.pick(clubs));
    write(s, a.x + 60, a.y + 138, a.w - 120, 26, onto(fill), r.pick(shops));
    grid(s, l, { x: a.x + 50, y: a.y + 180, w: a.w - 100, h: a.h - 370 }, r.pick([2, 3]), 3, fill);
    code(s, l, { x: a.x + 70, y: a.y + a.h - 160, w: a.w - 140, h: 116 }, fill);
  });
  const h = rest.w * 1.15;
  if (r.chance(0.5)) snapshot(s, { ...rest, h }, seed, r.pick(shops), r.int(-4, 4));
  else picture(s, { ...rest, h }, seed, r.pick([0, l.round, rest.w / 2]), l.raise);
  const low: Area = { ...rest, y: rest.y + h + 40, h: Math.min(360, rest.h - h - 50) };
  const other = tint(l, 2, fill);
  plate(s, 'note', low, other, l.raise, l.round);
  pictogram(s, r.pick(['gift', 'crown', 'cup']), low.x + low.w / 2, low.y + low.h * 0.3, low.h * 0.36, other);
  write(s, low.x + 24, low.y + low.h * 0.62, low.w - 48, 36, onto(other), ['The last is free', '最后一份免费']);
  write(s, low.x + 24, low.y + low.h * 0.8, low.w - 48, 24, onto(other), r.pick(notes));
}

/** Front and back of a card over each other: one with a picture, one with the grid; a ribbon above. */
function pairOf(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const [w, h] = [r.int(640, 700), r.int(390, 420)];
  const flip = r.chance(0.5);
  const back = mirrored({ x: 50, y: r.int(56, 104), w, h }, flip);
  const front = mirrored({ x: side - 50 - w - 60, y: 1024 - 70 - h - 80, w: w + 60, h: h + 80 }, flip);
  const other = apart(l.tints[0]!, l.card);
  turned(s, back.x + w / 2, back.y + h / 2, r.int(-7, 7), () => {
    plate(s, 'card', back, other, l.raise, l.round);
    const q = r.int(170, 200);
    const x = flip ? back.x + w - q - 60 : back.x + 60;
    if (r.chance(0.5)) picture(s, { x, y: back.y + 50, w: q, h: q }, seed, r.pick([q / 2, l.round]), '');
    else coin(s, x + q / 2, back.y + 50 + q / 2, q, tint(l, 1, other), r.pick(['cup', 'shop', 'leaf', 'crown']));
    const tx = flip ? back.x + 50 : back.x + q + 100;
    write(s, tx, back.y + 100, w - q - 160, 56, onto(other), r.pick(shops), 'left');
    write(s, tx, back.y + 164, w - q - 160, 26, onto(other), r.pick(notes), 'left');
    pill(s, l, { x: tx, y: back.y + 206, w: 210, h: 58 }, tint(l, 2, other), ['Member', '会员']);
  });
  turned(s, front.x + front.w / 2, front.y + front.h / 2, r.int(-3, 3), () => lying(s, l, front, l.card, seed));
  const size = r.int(150, 180);
  wordBadge(s, flip ? front.x + front.w + 30 : front.x - 30, 930 - size / 2, size, l.tints[1]!, l.drop, [
    ['10 + 1', '10 + 1'],
  ]);
}

/** The card on a large badge with a ribbon over its upper edge. */
function crowned(s: Sheet, l: Look): void {
  const r = s.random;
  const d = r.int(860, 940);
  const fill = l.tints[2]!;
  const outline = `<path fill="${fill}" d="${r.pick([scalloped(d, r.int(14, 30)), rounded(d, d, d / 2), rounded(d, d, d * 0.3)])}"/>`;
  shape(s, 'badge', { x: 512 - d / 2, y: 512 - d / 2, w: d, h: d }, outline, l.drop, r.int(-8, 8));
  write(s, 332, 880, 360, 40, onto(fill), r.pick(shops));
  const a: Area = { x: r.int(90, 130), y: r.int(290, 320), w: 0, h: r.int(420, 460) };
  a.w = side - 2 * a.x;
  const card = apart(l.card, fill);
  plate(s, 'card', a, card, l.raise, l.round);
  grid(s, l, { x: a.x + 50, y: a.y + 84, w: a.w - 100, h: a.h - 120 }, r.pick([4, 5]), 2, card);
  ribbon(s, l, { x: a.x - 30, y: a.y - 70, w: a.w + 60, h: 126 }, tint(l, 0, card), r.pick(clubs));
  pill(s, l, { x: 262, y: a.y + a.h - 24, w: 500, h: 88 }, tint(l, 1, card), r.pick(notes), l.raise);
  coin(s, 512, 116, 150, tint(l, 1, fill), r.pick(['cup', 'crown', 'star', 'shop']), l.drop);
}

export const loyalty: Layout = (s, seed) => s.random.pick([across, standing, pairOf, crowned])(s, lookOf(s), seed);
