/** A parcel's slip: codes, addresses, a stamp, stickers over its edge, tapes. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { side, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  badge,
  code,
  coin,
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
  turned,
  write,
  wordBadge,
  type Look,
} from './retail-parts.ts';
import { scallopedCard } from './retail-outlines.ts';
import { shops } from './retail-words.ts';
import { apart, mix, onto, same, type Area } from './screens-parts.ts';

const people: Pair[] = [
  ['Nora Feld', '方诺'],
  ['Teo Marsh', '马腾'],
  ['Ida Quist', '易达'],
];
const streets: Pair[] = [
  ['14 Mill Lane', '磨坊巷14号'],
  ['3 Harbour Row', '港湾路3号'],
  ['92 Elm Street', '榆树街92号'],
];
const towns: Pair[] = [
  ['Brackwell 4021', '北城 4021'],
  ['Oldport 7730', '旧港 7730'],
  ['Lindau 1187', '林道 1187'],
];
const warnings: [string, Pair][] = [
  ['glass', ['Fragile', '易碎']],
  ['up', ['This way up', '此面朝上']],
  ['rain', ['Keep dry', '保持干燥']],
  ['heart', ['Handle with care', '轻拿轻放']],
];
const speeds: Pair[] = [
  ['Express', '特快'],
  ['Priority', '优先'],
  ['Standard', '标准'],
];

/** A postage stamp with its teeth, its picture, its value; the picture is a thing by itself. */
function stamp(s: Sheet, l: Look, a: Area, seed: number, turn: number): void {
  const [cx, cy] = middleOf(a);
  turned(s, cx, cy, turn, () => {
    const paper = `<path fill="#fffdf6" d="${scallopedCard(a.w, a.h, 15, true)}"/>`;
    shape(s, 'stamp', a, paper, 'filter:drop-shadow(0 3px 6px rgba(0,0,0,.4))');
    const inner: Area = { x: a.x + 18, y: a.y + 22, w: a.w - 36, h: a.h - 44 };
    if (s.random.chance(0.4)) return picture(s, inner, seed, 0, '');
    const fill = tint(l, seed % 3, '#fffdf6');
    plate(s, 'panel', inner, fill, '', 0);
    pictogram(s, s.random.pick(['flower', 'pot', 'truck', 'apple', 'crown', 'box']), cx, cy - 12, a.w * 0.44, fill);
    write(s, inner.x + 8, inner.y + inner.h - 20, inner.w - 16, 24, onto(fill), same(`${s.random.int(1, 9)}0`));
  });
}

/** What is struck over a stamp: rings and waves in one ink. */
function postmark(s: Sheet, cx: number, cy: number, size: number): void {
  const ink = s.random.pick(['#2b2f3a', '#8c1f2b', '#1f3f8c']);
  const waves = [-24, -8, 8, 24].map((dy) => `<path d="M96 ${50 + dy}q12-10 24 0t24 0 24 0"/>`);
  const rings =
    '<circle cx="50" cy="50" r="46"/><circle cx="50" cy="50" r="32"/><path d="M24 50h52M32 40h36M32 60h36"/>';
  const drawing = `<g fill="none" stroke="${ink}" stroke-width="4">${rings}${s.random.chance(0.6) ? waves.join('') : ''}</g>`;
  s.object('postmark', svg(cx - size / 2, cy - size / 2, size, size, drawing, s.random.int(-20, 20), '0 0 100 100'));
}

/** A frame with a word in it, struck aslant. */
function struck(s: Sheet, cx: number, cy: number, w: number, under: string, text: Pair): void {
  const r = s.random;
  const ink = apart(r.pick(['#b3202c', '#1f5fa8', '#1d7a4b']), under);
  const css = `border:${r.int(5, 7)}px ${r.pick(['solid', 'double', 'solid'])} ${ink};border-radius:${r.pick([4, 14])}px;box-sizing:border-box`;
  turned(s, cx, cy, r.int(-14, 12), () => {
    s.box('frame', cx - w / 2, cy - w * 0.16, w, w * 0.32, css);
    write(s, cx - w * 0.42, cy, w * 0.84, w * 0.16, ink, text);
  });
}

/** A sticker with a warning: a badge or a plate. */
function sticker(s: Sheet, l: Look, cx: number, cy: number, size: number, k: number): void {
  const r = s.random;
  const [icon, text] = warnings[k % 4]!;
  const fill = r.pick(['#e2342d', '#f5a800', l.tints[0]!, l.tints[1]!]);
  const lift = 'filter:drop-shadow(0 4px 7px rgba(0,0,0,.36))';
  turned(s, cx, cy, r.int(-14, 14), () => {
    const kind = r.int(0, 2);
    if (kind === 0) return coin(s, cx, cy, size, fill, icon, lift);
    if (kind === 1) return wordBadge(s, cx, cy, size, fill, lift, [text]);
    const a: Area = { x: cx - size * 0.5, y: cy - size * 0.42, w: size, h: size * 0.84 };
    plate(s, 'sticker', a, fill, 'box-shadow:0 4px 9px rgba(0,0,0,.36)', r.pick([0, 10, 22]));
    pictogram(s, icon, cx, cy - size * 0.1, size * 0.4, fill);
    write(s, a.x + 12, cy + size * 0.27, a.w - 24, size * 0.13, onto(fill), text);
  });
}

/** Name, street, town. */
function address(s: Sheet, x: number, y: number, w: number, size: number, ink: string, head: Pair): void {
  const r = s.random;
  write(s, x, y, w, size * 0.62, mix(ink, '#888888', 0.4), head, 'left');
  write(s, x, y + size * 1.2, w, size, ink, r.pick(people), 'left');
  write(s, x, y + size * 2.4, w, size * 0.8, ink, r.pick(streets), 'left');
  write(s, x, y + size * 3.4, w, size * 0.8, ink, r.pick(towns), 'left');
}

/** The slip: heading in a band, whom it goes to, codes at its foot, stamp in a corner. Returns whether its lower left is free. */
function slip(s: Sheet, l: Look, a: Area, seed: number): boolean {
  const r = s.random;
  const paper = r.pick(['#ffffff', '#fffbe9', '#fff3c9', l.card]);
  const ink = onto(paper) === '#ffffff' ? '#ffffff' : '#1f2126';
  plate(s, 'slip', a, paper, 'box-shadow:0 6px 18px rgba(0,0,0,.36)', r.pick([0, 8, l.round]));
  const band = r.int(90, 112);
  const fill = tint(l, 0, paper);
  const open = r.chance(0.5);
  const strip: Area = open
    ? { x: a.x, y: a.y + 30, w: a.w, h: band }
    : { x: a.x + 26, y: a.y + 26, w: a.w - 52, h: band };
  plate(s, 'band', strip, fill, '', open ? 0 : Math.min(16, l.round));
  pictogram(s, r.pick(['box', 'truck', 'shop']), strip.x + 76, strip.y + band / 2, band * 0.6, fill);
  write(s, strip.x + 140, strip.y + band / 2, strip.w * 0.42, 46, onto(fill), r.pick(speeds), 'left');
  write(
    s,
    strip.x + strip.w * 0.66,
    strip.y + band / 2,
    strip.w * 0.28,
    34,
    onto(fill),
    same(`${r.int(1, 9)}.${r.int(1, 9)} kg`),
    'right',
  );
  const foot = a.h * r.range(0.26, 0.32);
  const mid = strip.y + band + 34;
  const high = a.y + a.h - foot - 30 - mid;
  address(s, a.x + 50, mid + 20, a.w * 0.5, Math.min(40, high / 5), ink, ['To', '收件人']);
  const sw = Math.min(190, high * 0.7);
  const [sx, sy] = [a.x + a.w - sw - 56, mid + 4];
  stamp(s, l, { x: sx, y: sy, w: sw, h: Math.min(sw * 1.2, high) }, seed, r.int(-5, 5));
  if (r.chance(0.6)) postmark(s, sx - 6, sy + sw * 0.3, sw * 0.66);
  const y = a.y + a.h - foot - 16;
  s.box('rule', a.x + 40, y, a.w - 80, 4, `background:${mix(paper, ink, 0.5)}`);
  const square = r.chance(0.5);
  const q = foot - 40;
  const flip = r.chance(0.5);
  const long = a.w - 96 - (square ? q + 30 : 0);
  code(s, l, { x: square && flip ? a.x + 48 + q + 30 : a.x + 48, y: y + 22, w: long, h: q - 34 }, paper);
  write(
    s,
    square && flip ? a.x + 48 + q + 30 : a.x + 48,
    y + q + 4,
    long,
    22,
    ink,
    same(`${r.int(10, 99)} ${r.int(1000, 9999)} ${r.int(1000, 9999)}`),
  );
  if (square) code(s, l, { x: flip ? a.x + 48 : a.x + a.w - q - 48, y: y + 22, w: q, h: q }, paper, true);
  return square && !flip;
}

/** The parcel the slip lies on: board, tape; or none. */
function board(s: Sheet, a: Area): void {
  const r = s.random;
  const fill = r.pick(['#c49a6a', '#b88a58', '#d8b48a', '#8f6a45']);
  plate(s, 'parcel', a, fill, 'box-shadow:0 14px 36px rgba(0,0,0,.42)', r.pick([0, 10, 22]));
  const tape = r.pick(['#e6cf9f', '#8a5f36', '#f2ead8']);
  const upright = r.chance(0.5);
  const w = r.int(80, 120);
  if (upright) s.box('tape', a.x + a.w * r.range(0.2, 0.7), a.y, w, a.h, `background:${apart(tape, fill)};opacity:.9`);
  else s.box('tape', a.x, a.y + a.h * r.range(0.06, 0.16), a.w, w, `background:${apart(tape, fill)};opacity:.9`);
}

/** A large slip on a parcel, stickers half over its edges. */
function onBoard(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const turn = r.int(-4, 4);
  turned(s, 512, 512, r.int(-2, 2), () => board(s, { x: 50, y: 50, w: 924, h: 924 }));
  const a: Area = { x: r.int(110, 140), y: r.int(180, 220), w: 0, h: r.int(600, 640) };
  a.w = side - 2 * a.x;
  turned(s, 512, 512, turn, () => slip(s, l, a, seed));
  const n = r.int(1, 3);
  const spots = [
    [a.x + a.w - 10, a.y + a.h - 6],
    [a.x + 10, a.y + a.h + 20],
    [a.x + a.w * 0.5, a.y - 44],
  ] as const;
  for (const [k, [x, y]] of spots.slice(0, n).entries()) sticker(s, l, x, y, r.int(140, 180), k + seed);
}

/** The slip upright beside warnings in tiles and a photograph. */
function withTiles(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const flip = r.chance(0.5);
  const a = mirrored({ x: 50, y: r.int(60, 120), w: r.int(600, 640), h: r.int(780, 840) }, flip);
  const rest = mirrored({ x: a.w + 90, y: 0, w: side - a.w - 140, h: 0 }, flip);
  const [cx, cy] = middleOf(a);
  const n = r.int(2, 3);
  const step = (side - 120) / (n + 1);
  const q = Math.min(rest.w, step - 24);
  for (let k = 0; k < n; k++) {
    const [icon, text] = warnings[(seed + k) % 4]!;
    const tile: Area = { x: rest.x + (rest.w - q) / 2, y: 60 + k * step, w: q, h: q };
    const fill = l.tints[k % 3]!;
    plate(s, 'tile', tile, fill, l.raise, l.round);
    pictogram(s, icon, tile.x + q / 2, tile.y + q * 0.42, q * 0.5, fill);
    write(s, tile.x + 16, tile.y + q * 0.83, q - 32, 26, onto(fill), text);
  }
  picture(s, { x: rest.x, y: 60 + n * step, w: rest.w, h: step - 10 }, seed + 2, l.round, l.raise);
  turned(s, cx, cy, r.int(-2, 2), () => slip(s, l, a, seed));
  struck(
    s,
    a.x + a.w * 0.32,
    a.y + a.h + 26 - a.h * 0.44,
    240,
    '#ffffff',
    r.pick([
      ['Paid', '已付'],
      ['Checked', '已验'],
      ['Air mail', '航空'],
    ] as const),
  );
  sticker(s, l, flip ? a.x + 14 : a.x + a.w - 14, a.y + a.h - 30, r.int(140, 165), seed);
}

/** A wide slip as a heading, below it what came: photograph, badge, tag on a string. */
function arrived(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const low = r.chance(0.5);
  const a: Area = { x: 70, y: low ? 400 : 50, w: 884, h: 560 };
  const free = slip(s, l, a, seed);
  const y = low ? 50 : 650;
  const h = 310;
  const flip = r.chance(0.5);
  const view = mirrored({ x: 70, y, w: r.int(340, 400), h }, flip);
  picture(s, view, seed + 1, r.pick([0, l.round]), l.raise);
  const card = mirrored({ x: view.w + 100, y: y + 20, w: side - view.w - 170, h: h - 40 }, flip);
  const fill = tint(l, 1, l.card);
  plate(s, 'card', card, fill, l.raise, l.round);
  write(s, card.x + 40, card.y + 62, card.w - 80, 46, onto(fill), ['It is here!', '包裹到了！'], 'left');
  write(s, card.x + 40, card.y + 116, card.w - 80, 28, onto(fill), r.pick(shops), 'left');
  pill(s, l, { x: card.x + 40, y: card.y + card.h - 96, w: 230, h: 64 }, tint(l, 2, fill), ['Track it', '查看物流']);
  coin(s, card.x + card.w - 90, card.y + card.h - 84, 110, tint(l, 0, fill), r.pick(['box', 'truck', 'gift']));
  sticker(s, l, free ? 104 : 920, low ? 940 : 592, r.int(130, 150), seed);
}

/** A small slip on a parcel that is tied: band, tag, a heading above. */
function tied(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const a: Area = { x: r.int(90, 140), y: 230, w: 0, h: r.int(680, 730) };
  a.w = side - 2 * a.x;
  board(s, a);
  const flip = r.chance(0.5);
  const cord = l.tints[1]!;
  const at = flip ? a.x + 110 : a.x + a.w - 150;
  s.box('cord', at, a.y, 34, a.h, `background:${cord};box-shadow:0 3px 6px rgba(0,0,0,.3)`);
  ribbon(s, l, { x: 132, y: 60, w: 760, h: 118 }, l.tints[0]!, r.pick(speeds));
  const card: Area = { x: flip ? a.x + 190 : a.x + 50, y: a.y + r.int(150, 190), w: a.w - 250, h: 400 };
  const paper = r.pick(['#ffffff', '#fff7df']);
  const [cx, cy] = middleOf(card);
  turned(s, cx, cy, r.int(-3, 3), () => {
    plate(s, 'slip', card, paper, 'box-shadow:0 5px 14px rgba(0,0,0,.34)', Math.min(16, l.round));
    address(s, card.x + 40, card.y + 54, card.w * 0.52, 38, '#1f2126', ['To', '收件人']);
    code(s, l, { x: card.x + 40, y: card.y + 260, w: card.w - 80, h: 100 }, paper);
    stamp(s, l, { x: card.x + card.w - 170, y: card.y + 34, w: 136, h: 164 }, seed, r.int(-6, 6));
  });
  const fill = apart(l.tints[2]!, '#b88a58');
  const [mx, my] = hangTag(s, l, at + 17, { from: a.y + 20, top: a.y + r.int(260, 380), w: 140, h: 200 }, fill);
  pictogram(s, r.pick(['heart', 'leaf', 'gift']), mx, my, 76, fill);
  badge(s, at + 17, a.y + 40, 110, tint(l, 0, cord), 'filter:drop-shadow(0 3px 6px rgba(0,0,0,.4))');
  for (let k = 0; k < r.int(1, 2); k++) sticker(s, l, k ? 870 : 150, a.y + a.h - 20, r.int(120, 150), seed + k);
}

export const parcel: Layout = (s, seed) => s.random.pick([onBoard, withTiles, arrived, tied])(s, lookOf(s), seed);
