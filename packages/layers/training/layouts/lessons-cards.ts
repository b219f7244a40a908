/** A flash card in front of others that are turned behind it, with bubbles and round buttons. */
import type { Pair } from '../../scripts/designs/placing.ts';
import type { Layout, Sheet } from '../../scripts/designs/sheet.ts';
import {
  apart,
  field,
  look,
  mix,
  over,
  paint,
  sheetOf,
  slab,
  tint,
  turned,
  words,
  type Look,
  type Spot,
} from './lessons-look.ts';
import { badge, bubble, button, dots, mark, picture, roundButton, sticker, tape, title } from './lessons-parts.ts';
import { calls, nouns, titles } from './lessons-words.ts';

interface Front {
  at: Spot;
  w: number;
  h: number;
  turn: number;
}

/** The cards behind, of about its size, each turned its own way. */
function behind(s: Sheet, l: Look, { at, w, h, turn }: Front): void {
  const r = s.random;
  const [count, side, swing] = [r.int(1, 2), r.pick([-1, 1]), r.int(9, 14)];
  for (let k = count - 1; k >= 0; k--) {
    const [way, size] = [k ? -side : side, r.range(0.95, 1.05)];
    const spot: Spot = [at[0] + way * r.int(26, 64), at[1] + r.int(-40, 8)];
    const fill = r.chance(0.25) ? mix(l.card, l.ink, 0.14) : tint(l, k);
    const rim = l.rim || (r.chance(0.4) ? `border:${r.int(6, 16)}px solid #ffffff;box-sizing:border-box;` : '');
    slab(
      s,
      'card',
      spot,
      w * size,
      h * size,
      `${paint(l, fill, false)}border-radius:${l.round}px;${rim}${l.lift}`,
      turn + way * (swing + k * 4),
    );
  }
}

/** What the word means, in a window of the card or as large as that. */
function window(s: Sheet, l: Look, at: Spot, size: number, icon: string, turn: number, seed: number): void {
  const r = s.random;
  const round = r.pick([size / 2, size / 2, l.round, 24]);
  if (r.chance(0.2)) return picture(s, at, size * 1.1, size, seed, `border-radius:${Math.min(round, 40)}px`, turn);
  if (r.chance(0.2)) return mark(s, icon, at, size * 0.9, tint(l, 0), l.card, turn);
  const fill = r.chance(0.5) ? field(l, 0) : apart(tint(l, 1), l.card);
  if (r.chance(0.2)) badge(s, l, at, size, fill, turn);
  else slab(s, 'window', at, size, size, `${paint(l, fill)}border-radius:${round}px;${l.low}`, turn);
  mark(s, icon, at, size * 0.6, tint(l, 2), fill, turn);
}

/** A high card: picture and word over each other; a wide one: beside each other. */
function face(s: Sheet, l: Look, front: Front, seed: number): void {
  const r = s.random;
  const { at, w, h, turn } = front;
  const [icon, word, hint] = r.pick(nouns);
  slab(s, 'card', at, w, h, `${paint(l, l.card)}border-radius:${l.round}px;${l.rim}${l.lift}`, turn);
  const put = (dx: number, dy: number) => turned(at, turn, dx, dy);
  const framed = r.chance(0.3);
  if (framed)
    slab(
      s,
      'frame',
      at,
      w - 36,
      h - 36,
      `border:3px solid ${apart(tint(l, 0), l.card)};box-sizing:border-box;border-radius:${Math.max(0, l.round - 14)}px`,
      turn,
    );
  const flip = r.pick([-1, 1]);
  const wide = w > h;
  const size = wide ? h * r.range(0.6, 0.72) : w * r.range(0.56, 0.7);
  const [px, py] = wide ? [flip * w * 0.22, 0] : [0, -h * 0.14];
  const [tx, ty] = wide ? [-flip * w * 0.22, -h * 0.06] : [0, h * 0.27];
  window(s, l, put(px, py), size, icon, turn, seed + 5);
  const room = wide ? w * 0.4 : w * 0.8;
  words(s, put(tx, ty), room, r.int(60, 84), l.ink, word, { turn });
  words(s, put(tx, ty + 68), room, 28, l.quiet, hint, { turn });
  if (!framed && r.chance(0.5))
    slab(s, 'rule', put(tx, ty + 98), room * 0.5, 6, `background:${apart(tint(l, 1), l.card)};border-radius:3px`, turn);
  if (r.chance(0.3)) tape(s, l, put(0, -h / 2), r.int(110, 170), turn + r.int(-6, 6));
}

/** One or two bubbles, and a sticker at the other corner. */
function talk(s: Sheet, l: Look, front: Front, side: number, count: number): void {
  const r = s.random;
  const { at, w, h } = front;
  if (r.chance(0.5)) sticker(s, l, [at[0] - side * w * 0.46, at[1] - h * 0.46], r.int(96, 124));
  for (let k = 0; k < count; k++) {
    const way = k ? -side : side;
    const [wide, tall] = [r.int(190, 236), r.int(84, 112)];
    const reach = Math.min(at[0] + (way * w) / 2 + way * wide * 0.3, 1010 - wide / 2);
    const cx = Math.max(14 + wide / 2, reach);
    const cy = at[1] - h * (k ? r.range(0.02, 0.12) : r.range(0.3, 0.4));
    const fill = apart(r.pick([s.palette.second, tint(l, k + 2), s.palette.accent]), l.card);
    bubble(s, l, [cx, cy], wide, tall, way > 0 ? 'down-left' : 'down-right', fill, r.pick([12, 30, 60]));
    words(s, [cx, cy], wide - 40, 36, over(fill), r.pick(calls));
  }
}

const doings = ['tick', 'cross', 'speaker', 'again', 'right', 'star', 'heart', 'mic'];

/** Round buttons in a row below, or in a column beside. */
function controls(s: Sheet, l: Look, { at, w, h }: Front, beside: boolean, way: number): void {
  const r = s.random;
  const [count, size, square] = [r.int(2, 4), r.int(84, 112), r.chance(0.2)];
  const order = r.int(0, 7);
  for (let k = 0; k < count; k++) {
    const off = (k - (count - 1) / 2) * (size + 34);
    const x = beside ? at[0] + way * (w / 2 + size * 0.95) : at[0] + off;
    const y = beside ? at[1] + h * 0.14 + off : at[1] + h / 2 + 30 + size / 2;
    const big = !beside && count === 3 && k === 1 ? 1.2 : 1;
    roundButton(s, l, [x, y], size * big, doings[(order + k) % 8]!, tint(l, k), l.lift, square);
  }
}

const heading = (s: Sheet, l: Look, text: Pair) =>
  title(s, l, [s.random.int(440, 584), 92], s.random.int(520, 700), s.random.int(84, 104), text);

export const cards: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s);
  const [wide, titled, beside, way] = [r.chance(0.4), r.chance(0.65), r.chance(0.35), r.pick([-1, 1])];
  const [w, h] = wide ? [r.int(520, 610), r.int(370, 430)] : [r.int(380, 450), r.int(500, 570)];
  const at: Spot = [512 - (beside ? way * 60 : r.int(-40, 40)), titled ? 510 : 450];
  const front = { at, w, h, turn: r.chance(0.6) ? 0 : r.int(-4, 4) };
  if (r.chance(0.25)) sheetOf(s, l, { x: 30, y: 30, w: 964, h: 964 }, 'panel', tint(l, 3));
  if (titled) heading(s, l, r.pick(titles.cards));
  behind(s, l, front);
  face(s, l, front, seed);
  talk(s, l, front, beside ? -way : r.pick([-1, 1]), beside ? 1 : r.int(1, 2));
  controls(s, l, front, beside, way);
  const y = at[1] + h / 2 + (beside ? 110 : 210);
  if (y < 970 && r.chance(0.7)) {
    if (r.chance(0.5)) button(s, l, [at[0], y], r.int(280, 400), 84, s.palette.accent);
    else {
      slab(s, 'pill', [at[0], y], 260, 58, `background:${l.card};border-radius:29px;${l.rim}${l.lift}`);
      dots(s, [at[0], y], 5, r.int(0, 4), apart(tint(l, 0), l.card), l.rule);
    }
  }
};
