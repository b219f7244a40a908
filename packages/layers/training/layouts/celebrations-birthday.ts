/** An invitation to a birthday: card on card, a garland, balloons, and what is eaten and opened. */
import type { Pair } from '../../scripts/designs/placing.ts';
import type { Layout, Sheet } from '../../scripts/designs/sheet.ts';
import {
  banner,
  chips,
  fact,
  heading,
  inset,
  leaf,
  letters,
  ornament,
  pill,
  stack,
  window,
  words,
  type Block,
  type Desk,
} from './celebrations-blocks.ts';
import { look, mix, tint, type Look } from './celebrations-colours.ts';
import { balloon, garland } from './celebrations-hung.ts';
import { backdrop, portrait, same, stamped, stand } from './celebrations-parts.ts';
import { upTo, type Area } from './celebrations-shapes.ts';

const titles: Pair[] = [
  ['Happy Birthday', '生日快乐'],
  ['Party Time', '派对时间'],
  ['Lily turns six', '莉莉六岁啦'],
  ['Come and play', '一起来玩'],
  ['Birthday Bash', '生日派对'],
];
const calls: Pair[] = [
  ['You are invited', '诚邀你来'],
  ['Cake, games and music', '蛋糕、游戏和音乐'],
  ['Please come to my party', '请来参加我的派对'],
];
const days: Pair[] = [
  ['Saturday, 3 pm', '周六下午三点'],
  ['14 June', '六月十四日'],
  ['Sunday at noon', '周日中午'],
];
const whens: Pair[] = [
  ['Cake', '蛋糕'],
  ['Gifts', '礼物'],
  ['Music', '音乐'],
];

/** What the card says, in an order of the seed's. */
function told(d: Desk, seed: number): Block[] {
  const { s } = d;
  const r = s.random;
  const title = r.pick(titles);
  const names = r.pick([
    ['cake', 'gift', 'note'],
    ['hat', 'balloon', 'star'],
    ['day', 'clock', 'place'],
  ]);
  const rows = [
    fact(d, 'day', r.pick(days), ['Do not be late', '请准时到'], 1),
    fact(d, 'place', ['12 Garden Lane', '花园路12号'], ['Behind the school', '学校后面'], 2),
  ];
  const first = r.chance(0.4) ? [banner(d, title, 0, r.pick([0, 50, 78]))] : [heading(d, title)];
  const number = r.chance(0.3) ? [letters(d, r.pick(['LILY', 'PARTY', 'HOORAY', 'SIX']))] : [];
  const body = r.pick([
    [chips(d, names, r.chance(0.5) && names[0] === 'cake' ? whens : []), pill(d, r.pick(days), 0)],
    rows,
    [window(d, r.int(170, 240), seed + 7), pill(d, r.pick(days), 1)],
    [inset(d, r.pick(days), ['12 Garden Lane', '花园路12号'], 1), chips(d, names)],
  ]);
  const call = words(d, r.pick(calls), 30, d.tone.faint);
  const order = r.pick([
    [call, ...first, ...number, ...body],
    [...first, call, ...body, ...number],
    [...number, ...first, ...body, call],
  ]);
  return r.chance(0.4) ? [...order, ornament(d, 2)] : order;
}

/** Balloons in the strip from `x` on, each seen by itself. */
function flight(s: Sheet, l: Look, x: number, w: number, y: number, count: number, k: number): void {
  const r = s.random;
  const form = r.chance(0.5) ? r.int(0, 3) : -1;
  const size = Math.min(count > 2 ? 146 : 190, Math.max(96, w * r.range(0.5, 0.7)));
  for (const i of upTo(count)) {
    const cx = x + w * (i & 1 ? 0.68 : 0.34) + r.int(-12, 12);
    balloon(s, l, cx, y + i * size * 1.16, size * r.range(0.86, 1.06), tint(l, i + k), form < 0 ? r.int(0, 3) : form);
  }
}

function cardOf(s: Sheet): { a: Area; side: number } {
  const r = s.random;
  const side = r.pick([-1, 0, 0, 1]);
  const w = side ? r.int(560, 640) : r.int(500, 620);
  const y = r.int(150, 190);
  const x = [60, (1024 - w) / 2, 964 - w][side + 1]!;
  return { a: { x, y, w, h: r.int(700, 800) }, side };
}

export const birthday: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s);
  const { a, side } = cardOf(s);
  backdrop(s, l);
  const second = { x: a.x - 14, y: a.y + 12, w: a.w + 28, h: a.h - 24 };
  if (r.chance(0.8)) leaf(s, l, second, { fill: tint(l, r.int(0, 3)), turn: r.pick([-6, -4, 4, 6]) });
  leaf(s, l, a, { line: r.chance(0.4) });
  const pad = r.int(56, 72);
  const desk = { s, l, tone: l, centred: l.centred };
  const top = r.chance(0.3) ? 150 : 0;
  stack({ x: a.x + pad, y: a.y + pad + top * 0.55, w: a.w - 2 * pad, h: a.h - 2 * pad - top * 0.55 }, told(desk, seed));
  if (top) portrait(s, l, a.x + a.w / 2, a.y + 8, 190, seed + 3);
  else if (r.chance(0.85))
    garland(s, l, { x0: -20, y0: r.int(10, 90), x1: 1044, y1: r.int(10, 90), sag: r.int(20, 60) });
  const count = r.int(2, 3);
  const left = Math.max(a.x, 150);
  if (side <= 0) flight(s, l, side ? a.x + a.w : 0, side ? 1010 - a.x - a.w : left, r.int(240, 320), count, 0);
  if (side >= 0)
    flight(s, l, side ? 6 : a.x + a.w, side ? a.x : 1018 - a.x - a.w, r.int(240, 320), side ? count : r.int(1, 2), 3);
  const edge = side < 0 ? a.x + a.w - 10 : a.x + 10;
  const other = side < 0 ? 760 : 20;
  stand(
    s,
    l,
    r.pick(['cake', 'gift', 'popper', 'cake', 'camera']),
    other,
    r.int(760, 790),
    r.int(190, 225),
    r.int(0, 2),
  );
  if (side || r.chance(0.7))
    stand(
      s,
      l,
      r.pick(['gift', 'teddy', 'popper']),
      side < 0 ? a.x + a.w - 40 : side ? a.x - 120 : 800,
      790,
      r.int(170, 205),
      1,
    );
  if (!top || r.chance(0.5))
    stamped(
      s,
      l,
      edge,
      a.y + a.h * r.pick([0.04, 0.62]),
      r.int(58, 74),
      same(r.pick(['6', '18', '30', '7'])),
      mix(tint(l, 1), '#ffffff', r.pick([0, 0.2])),
      0.8,
    );
};
