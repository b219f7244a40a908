/** A bake sale: a cake on its stand, things to eat on a tray, bunting, a burst. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { bunting, cake, cakeStand, jar } from './clubs-drawings.ts';
import {
  apart,
  column,
  cut,
  decor,
  inset,
  look,
  mix,
  onto,
  page,
  shuffled,
  tint,
  upTo,
  write,
  type Area,
  type Block,
  type Look,
} from './clubs-look.ts';
import {
  badge,
  board,
  bubble,
  card,
  facts,
  headline,
  lifted,
  mark,
  path,
  plate,
  roundPicture,
  stand,
} from './clubs-parts.ts';

const heads: Pair[] = [
  ['Bake Sale', '烘焙义卖'],
  ['Cake Friday', '蛋糕星期五'],
  ['Sweet Saturday', '甜蜜周六'],
  ['Cookies & Co', '曲奇集市'],
];
const eaten = ['cookie', 'cupcake', 'donut', 'heart'];
const goods: [string, Pair][] = [
  ['cookie', ['Cookies', '曲奇']],
  ['cupcake', ['Cupcakes', '纸杯蛋糕']],
  ['donut', ['Donuts', '甜甜圈']],
  ['heart', ['Biscuits', '饼干']],
];
const prices: Pair[] = [
  ['€1', '1元'],
  ['50p', '5角'],
  ['€2.50', '3元'],
  ['€4', '4元'],
];
const known: [string, Pair][] = [
  ['clock', ['10 to 14 h', '10点至14点']],
  ['place', ['School hall', '学校礼堂']],
  ['day', ['Friday, 9 May', '5月9日周五']],
  ['heart', ['For the trip', '为春游筹款']],
];
const calls: [Pair, Pair][] = [
  [
    ['€1', '1元'],
    ['each', '每块'],
  ],
  [
    ['Yum!', '好吃'],
    ['home made', '自家烘焙'],
  ],
  [
    ['3 for 2', '买二送一'],
    ['today', '今天'],
  ],
];

/** A cake on its stand; `size`: of both together. */
function standing(s: Sheet, l: Look, cx: number, foot: number, size: number, under: string) {
  const { random: r } = s;
  const w = size * 0.78;
  stand(s, l, 'stand', cx, foot - w * 0.49, w, cakeStand(r, apart(r.pick(['#ffffff', tint(l, 1), tint(l, 2)]), under)));
  const [icing, trim] = [r.pick(['#fff4e6', '#f7b6c8', tint(l, 0)]), tint(l, 3)];
  const c = size * r.range(0.54, 0.62);
  stand(s, l, 'cake', cx, foot - w * 0.4 - c * 0.48, c, cake(r, icing, trim));
}

/** A tray with `n` things to eat on it, in one row or two. */
function tray(s: Sheet, l: Look, a: Area, most: number) {
  const { random: r } = s;
  const fill = r.pick([mix(tint(l, 2), '#ffffff', 0.55), '#d6dadf', '#b98455', mix(tint(l, 1), '#000000', 0.3)]);
  const rows = a.h > 210 && r.chance(0.7) ? 2 : 1;
  const n = Math.max(2, Math.min(Math.ceil(most / rows), Math.floor((a.w - 40) / 100)));
  const rim = `border:${r.int(5, 12)}px solid ${mix(fill, '#000000', 0.28)};box-sizing:border-box`;
  const round = r.pick([10, 24, Math.min(90, a.h / 2)]);
  s.box(
    'tray',
    a.x,
    a.y,
    a.w,
    a.h,
    `${decor(r, fill, mix(fill, '#ffffff', 0.22))};border-radius:${round}px;${rim};${l.lift}`,
  );
  const [step, alike] = [(a.w - 50) / n, r.chance(0.5) ? r.pick(eaten) : ''];
  const size = Math.min(step * 0.84, (a.h - 40) / rows - 8);
  for (const i of upTo(n * rows)) {
    const x = a.x + 25 + (i % n) * step + (step - size) / 2;
    const y = a.y + a.h / 2 + (rows === 1 ? -size / 2 : i < n ? -size - 4 : 4);
    const [body, top] = r.pick([
      ['#c98a4b', '#5c3421'],
      ['#7a4a2e', '#f3d9b0'],
      [apart(tint(l, i), fill), '#fff3e0'],
    ] as const);
    sign(s, alike || eaten[(i + most) % 4]!, x, y, size, apart(body, fill), top, r.int(-14, 14));
  }
}

function flags(s: Sheet, l: Look, y: number, w: number, sag: number, x = 512 - w / 2) {
  const drawn = bunting(s.random, w, sag, l.tints, s.random.pick(['#ffffff', '#3a332c', l.ink]));
  s.object('bunting', lifted(l, svg(x, y, w, sag + 60, drawn)));
}

/** A list of what there is with its prices. */
function list(s: Sheet, l: Look, a: Area) {
  const { random: r } = s;
  card(s, l, a);
  const n = a.h > 330 ? 4 : 3;
  const step = (a.h - 40) / n;
  const [tags, discs] = [r.chance(0.4), r.chance(0.3)];
  for (const [k, [icon, name]] of shuffled(r, goods).slice(0, n).entries()) {
    const cy = a.y + 20 + step * (k + 0.5);
    const size = Math.min(84, step * 0.76);
    if (discs) mark(s, l, a.x + 28 + size / 2, cy, size, icon, tint(l, k));
    else sign(s, icon, a.x + 28, cy - size / 2, size, apart(tint(l, k), l.face), apart(tint(l, k + 1), tint(l, k)));
    const end = Math.min(120, a.w * 0.26);
    write(s, a.x + size + 44, cy, a.w - size - end - 80, 36, l.ink, name);
    if (tags) plate(s, l, a.x + a.w - 24 - end / 2, cy, Math.min(54, step * 0.6), tint(l, k + 1), r.pick(prices), end);
    else write(s, a.x + a.w - 28 - end, cy, end, 36, l.ink, r.pick(prices), 'right');
  }
}

/** All on a table that runs across the foot. */
function table(s: Sheet, l: Look) {
  const { random: r } = s;
  const top = r.int(700, 790);
  const cloth = tint(l, 2);
  const hem = upTo(13).map((i) => `<circle cx="${i * 86}" cy="46" r="43" fill="${mix(cloth, '#ffffff', 0.35)}"/>`);
  flags(s, l, r.int(14, 40), 1010, r.int(40, 90));
  const left = r.chance(0.5);
  const at = (q: number) => (left ? q : 1024 - q);
  s.box(
    'table',
    -10,
    top,
    1044,
    340,
    `${decor(r, cloth, mix(cloth, '#ffffff', 0.2))};box-shadow:0 -6px 18px rgba(0,0,0,.3)`,
  );
  if (r.chance(0.5)) s.object('hem', svg(-4, top, 1032, 90, hem.join('')));
  const big = r.int(400, 470);
  standing(s, l, at(270), top + 40, big, '#888888');
  if (r.chance(0.6)) stand(s, l, 'jar', at(560), top - 40, 170, jar(r, tint(l, 0), tint(l, 1)));
  const w = r.int(440, 540);
  tray(s, l, { x: left ? 980 - w : 44, y: top + 70, w, h: 160 }, 4);
  headline(s, l, { x: left ? 420 : 60, y: 210, w: 544, h: 120 }, r.pick(heads), 'cupcake');
  facts(s, l, { x: left ? 480 : 90, y: 360, w: 450, h: 170 }, shuffled(r, known).slice(0, 2), false);
  const [big1, small] = r.pick(calls);
  badge(s, l, at(150), 920, 190, tint(l, 1), big1, r.chance(0.6) ? small : undefined);
}

/** Two columns: the cake in one, what there is in the other. */
function halves(s: Sheet, l: Look, seed: number) {
  const { random: r } = s;
  const whole = page(r);
  const a = r.chance(0.4) ? board(s, l, whole) : whole;
  const blocks: Block[] = [
    [120, (b) => headline(s, l, b, r.pick(heads), 'cookie')],
    [460, (b) => both(s, l, b, seed)],
    [170, (b) => tray(s, l, b, r.int(3, 5))],
  ];
  column({ ...a, y: a.y + 100, h: a.h - 100 }, 28, r.chance(0.5) ? blocks : [blocks[0]!, blocks[2]!, blocks[1]!]);
  flags(s, l, r.int(6, 26), 1000, r.int(20, 40));
}

function both(s: Sheet, l: Look, a: Area, seed: number) {
  const { random: r } = s;
  const [one, two] = cut(r, a, r.range(0.44, 0.54), 28);
  const fill = tint(l, 1);
  card(s, l, one, fill);
  if (r.chance(0.3))
    roundPicture(s, l, one.x + one.w / 2, one.y + one.h / 2, Math.min(one.w, one.h) * 0.76, seed, onto(fill));
  else standing(s, l, one.x + one.w / 2, one.y + one.h - 30, Math.min(one.h * 0.96, one.w * 1.1), fill);
  list(s, l, two);
  const [big, small] = r.pick(calls);
  badge(
    s,
    l,
    one.x + one.w * r.pick([0.12, 0.88]),
    one.y + 60,
    160,
    tint(l, 0),
    big,
    r.chance(0.5) ? small : undefined,
  );
}

/** The cake in the middle of a large disc, all else about it. */
function around(s: Sheet, l: Look) {
  const { random: r } = s;
  const [cy, big] = [r.int(400, 450), r.int(520, 600)];
  const fill = tint(l, 1);
  s.disc(512 - big / 2, cy - big / 2, big, fill, l.lift);
  flags(s, l, r.int(16, 60), r.int(760, 1000), r.int(30, 70));
  standing(s, l, 512, cy + big * 0.42, big * 0.84, fill);
  const places = shuffled(r, [
    [150, 330],
    [874, 330],
    [140, 560],
    [884, 560],
  ] as const);
  for (const [k, [x, y]] of places.slice(0, r.int(1, 3)).entries())
    mark(s, l, x, y, r.int(120, 150), eaten[k]!, tint(l, k + 2));
  const [big1, small] = r.pick(calls);
  badge(s, l, places[3]![0], places[3]![1], 200, tint(l, 0), big1, small);
  headline(s, l, { x: 150, y: cy + big / 2 - 20, w: 724, h: 120 }, r.pick(heads), 'heart');
  facts(s, l, { x: 80, y: cy + big / 2 + 130, w: 864, h: 96 }, shuffled(r, known).slice(0, r.int(2, 3)), true);
}

/** A board with a tray, and somebody who praises. */
function counter(s: Sheet, l: Look) {
  const { random: r } = s;
  const a = inset(board(s, l, page(r)), 10);
  const up = r.chance(0.5);
  const trayH = r.int(220, 280);
  headline(s, l, { ...a, h: 120 }, r.pick(heads), 'donut');
  const y = a.y + 150;
  const rest = a.h - 150;
  const [one, two] = cut(r, { ...a, y: up ? y : y + trayH + 30, h: rest - trayH - 30 }, 0.5, 30);
  tray(s, l, { ...a, y: up ? y + rest - trayH : y, h: trayH }, r.int(4, 5));
  const low = path('M4 150Q100 90 196 150 196 196 100 196 4 196 4 150z', mix(tint(l, 2), l.face, 0.4));
  stand(s, l, 'cloth', one.x + one.w / 2, one.y + one.h - one.h * 0.5 + 30, one.h, low);
  standing(s, l, one.x + one.w / 2, one.y + one.h - 12, Math.min(one.h * 0.95, one.w), l.face);
  bubble(s, l, { x: two.x + 10, y: two.y + 20, w: two.w - 20, h: 120 }, tint(l, 0), ['All home made', '全部自家做']);
  facts(s, l, { ...two, y: two.y + 190, h: two.h - 190 }, shuffled(r, known).slice(0, 2), false);
}

export const bake: Layout = (s, seed) => {
  const l = look(s);
  s.random.pick([table, halves, around, counter])(s, l, seed);
};
