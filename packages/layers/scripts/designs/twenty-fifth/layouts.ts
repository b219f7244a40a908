/** The twenty-fifth set: eight everyday designs by one who has not seen how they are taken apart; these are the first four. */
import { ribbon } from '../fifteenth/icons.ts';
import { flash, rolled, tones } from '../twenty-first/more.ts';
import { aligned, at, words } from '../twenty-second/icons.ts';
import { rim } from '../twenty-third/icons.ts';
import {
  curtain,
  dune,
  leaves,
  lifebuoy,
  pottery,
  puppet,
  seaFlag,
  stands,
  ticket,
  twoLines,
  valance,
} from './icons.ts';
import { bloodDrive, candleLabel, harvestMoon, pancakeHouse } from './more.ts';
import { cast, sign, soft, type Pair } from '../placing.ts';
import { photo, svg, type Sheet, type Layout } from '../sheet.ts';

export { twentyFifthKit } from './icons.ts';

const bathing: [string, Pair, Pair][] = [
  ['degrees', ['Water', '水温'], ['19 degrees', '19 度']],
  ['breeze', ['Wind', '风力'], ['Light', '南风二级']],
  ['tide', ['High tide', '涨潮'], ['2:40 pm', '14:40']],
];

/** What the flag means, and its two halves. */
const flags: [Pair, string, string][] = [
  [['Swim here', '可以游泳'], '#d8342c', '#f7c52b'],
  [['Swim with care', '谨慎下水'], '#f7c52b', '#f7c52b'],
  [['No swimming', '禁止游泳'], '#d8342c', '#d8342c'],
];

/** The board at a beach. A post is one each, so is the flag with its pole, and the sand with its grass. */
const beachBoard: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = (seed >> 3) % 2 === 0;
  const [y, round] = [r.int(58, 72), r.pick([6, 22, 40])];
  const wood = r.pick(['#9a7448', '#7d5a3a', '#b08a5e']);
  for (const x of [226, 742])
    s.box(
      'post',
      x,
      y - 34,
      56,
      1024,
      `background:linear-gradient(90deg,${wood},#c9a576 45%,${wood});border-radius:14px`,
    );
  s.box('board', 112, y, 800, 648, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  const head = r.pick([p.mid, p.dark]);
  s.box('header', 126, y + 14, 772, 150, `background:${head};border-radius:${Math.max(round - 10, 4)}px`);
  const flush = aligned(left);
  words(s, at(left, 158, 560), y + 68, 560, 66, '#ffffff', ['Pebble Cove', '卵石湾'], flush);
  words(s, at(left, 158, 560), y + 128, 560, 30, '#ffffff', ['The beach today', '今日海滩'], flush);
  const [meaning, upper, lower] = flags[Math.floor(seed / 13) % 3]!;
  const tile = at(left, 152, 324);
  s.box('tile', tile, y + 196, 324, 414, `background:${p.light};border-radius:${Math.max(round - 10, 4)}px`);
  s.object('flag', svg(tile + 66, y + 214, 210, 315, seaFlag(upper, lower), 0, '0 0 220 330'));
  words(s, tile + 20, y + 570, 284, 38, p.dark, meaning);
  const look = rolled(tones(p), r.int(0, 3));
  for (const [i, [icon, name, value]] of bathing.entries()) {
    const [cy, t] = [y + 260 + i * 143, look[i]!];
    s.disc(at(left, 520, 108), cy - 54, 108, t.fill);
    sign(s, icon, at(left, 544, 60), cy - 30, 60, t.a, t.b);
    twoLines(s, [at(left, 652, 232), cy + 8, 232], [head, p.dark], [name, value], flush);
  }
  s.box('plank', 166, y + 692, 692, 140, `background:${p.second};border-radius:${Math.min(round, 24)}px;${cast(s)}`);
  words(s, 196, y + 738, 632, 46, p.dark, ['Lifeguards on duty', '救生员值守']);
  words(s, 196, y + 792, 632, 30, p.dark, ['every day from 10 am to 6 pm', '每天 10 点至 18 点']);
  stands(s, 'lifebuoy', [at(left, 752, 180), y - 36, 180, 180], lifebuoy(p.accent), r.int(0, 60));
  s.object('sand', svg(0, 908, 1024, 120, dune('#f0dcae', '#dcc08a', r.pick(['#6d8f4a', '#557a55']))));
};

/** An evening course. The picture under its arch is one, so is each pot on the shelf. */
const potteryCourse: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const [y, round] = [r.int(50, 62), r.pick([0, 26, 48])];
  s.box('card', 72, y, 880, 910, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  const arch = `border-radius:200px 200px ${round / 2}px ${round / 2}px`;
  s.object('photo', photo(at(left, 112, 400), y + 44, 400, 464, seed * 6 + r.pick([0, 1, 3]), arch));
  const [x, t] = [at(left, 552, 360), r.pick([tones(p)[0], tones(p)[1]])];
  words(s, x, y + 104, 360, 88, p.dark, ['Pottery', '陶艺课'], 'text-align:left');
  words(s, x, y + 182, 360, 44, t.fill, ['for beginners', '零基础入门'], 'text-align:left');
  s.box('rule', x, y + 226, 130, 10, `background:${p.second}`);
  const facts: [string, Pair, Pair][] = [
    ['hours', ['Tuesdays', '每周二'], ['6 to 8 pm', '18 点至 20 点']],
    ['spot', ['Kiln House', '窑火工坊'], ['Dock Road 3', '码头路 3 号']],
  ];
  for (const [i, [icon, first, second]] of facts.entries()) {
    const cy = y + 300 + i * 112;
    sign(s, icon, x, cy - 34, 68, t.fill, p.paper);
    words(s, x + 92, cy - 21, 262, 36, p.dark, first, 'text-align:left');
    words(s, x + 92, cy + 23, 262, 28, p.dark, second, 'text-align:left');
  }
  const board = y + 772;
  s.box(
    'shelf',
    112,
    board,
    800,
    24,
    `background:${r.pick(['#b58a5a', '#8c6844', p.dark])};box-shadow:0 8px 10px rgba(0,0,0,.22)`,
  );
  const clays = rolled([p.accent, p.mid, '#c98a5e', p.second], r.int(0, 3));
  for (const [i, pot] of rolled(pottery, r.int(0, 3)).entries()) {
    const glaze = clays[i] === p.second ? p.dark : p.light;
    s.object('pot', svg(212 + i * 200 - pot.w / 2, board - pot.h, pot.w, pot.h, pot.draw(clays[i]!, glaze)));
  }
  s.box('button', at(left, 112, 360), y + 816, 360, 66, `background:${t.fill};border-radius:${r.pick([12, 33])}px`);
  words(s, at(left, 136, 312), y + 849, 312, 34, '#ffffff', ['Save a place', '预留名额']);
  words(s, at(left, 504, 408), y + 849, 408, 30, p.dark, ['Clay and firing are included', '含陶土与烧制']);
  const tag = at(left, 50, 156);
  s.disc(tag, y + 388, 156, p.second, `${rim(8, p.paper)};${cast(s)}`);
  words(s, tag + 18, y + 446, 120, 48, p.dark, ['$ 90', '¥ 380']);
  words(s, tag + 24, y + 492, 108, 24, p.dark, ['4 evenings', '共四晚']);
};

/** Trees: the leaf, its name, when it may be seen, its fruit. */
const trees: { leaf: string; name: Pair; note: Pair; fruit: string }[] = [
  { leaf: 'oak', name: ['Oak', '橡树'], note: ['round lobes', '叶缘波浪形'], fruit: 'acorn' },
  { leaf: 'ginkgo', name: ['Ginkgo', '银杏'], note: ['like a fan', '形如小扇'], fruit: 'plum' },
  { leaf: 'maple', name: ['Maple', '枫树'], note: ['five points', '五角分明'], fruit: 'samara' },
  { leaf: 'linden', name: ['Linden', '椴树'], note: ['like a heart', '形如爱心'], fruit: 'lime' },
  { leaf: 'birch', name: ['Birch', '白桦'], note: ['fine teeth', '边缘细齿'], fruit: 'catkin' },
  { leaf: 'chestnut', name: ['Chestnut', '七叶树'], note: ['like a hand', '形如手掌'], fruit: 'conker' },
];

/** Four leaves to know trees by. A leaf is one with its veins, a fruit with its stalk. */
const leafGuide: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [y, round] = [r.int(44, 54), r.pick([0, 22, 44])];
  const chosen = rolled(trees, Math.floor(seed / 13) % 6).slice(0, 4);
  const fills = r.pick([
    [p.paper, p.light, p.light, p.paper],
    [p.paper, p.paper, p.paper, p.paper],
    [p.light, p.light, p.light, p.light],
  ]);
  const greens = rolled(['#5c8a3c', '#bf4f2d', '#b9781f', '#8c3d4c'], r.int(0, 3));
  for (const [i, tree] of chosen.entries()) {
    const [right, low] = [i % 2 === 1, i > 1];
    const [x, top] = [right ? 522 : 54, low ? y + 416 : y];
    s.box('tile', x, top, 448, 396, `background:${fills[i]};border-radius:${round}px;${soft(s)}`);
    const leafTop = low ? top + 24 : top + 148;
    const drawn = leaves[tree.leaf]!(greens[i]!, 'rgba(255,255,255,.75)');
    s.object('leaf', svg(right ? x + 202 : x + 46, leafTop, 200, 220, drawn, r.int(-10, 10)));
    sign(s, tree.fruit, right ? x + 92 : x + 276, low ? top + 146 : top + 160, 84, '#9a5f2c', p.dark);
    const head = low ? top + 300 : top + 62;
    words(s, x + 40, head, 368, 50, p.dark, tree.name);
    words(s, x + 40, head + 50, 368, 28, p.dark, tree.note);
  }
  const t = r.pick([tones(p)[0], tones(p)[1], tones(p)[3]]);
  const ring = `${rim(r.pick([8, 14]), p.second)};${cast(s)}`;
  s.disc(512 - 138, y + 406 - 138, 276, t.fill, ring);
  words(s, 404, y + 386, 216, 50, '#ffffff', ['Whose leaf', '谁的叶子']);
  words(s, 414, y + 440, 196, 30, '#ffffff', ['is this?', '看叶识树']);
  s.box('strip', 54, y + 832, 916, 104, `background:${p.dark};border-radius:${Math.min(round, 52)}px;${cast(s)}`);
  s.box('button', 708, y + 850, 226, 68, `background:${p.second};border-radius:${Math.min(round, 34)}px`);
  words(s, 724, y + 884, 194, 34, p.dark, ['Join us', '报名参加']);
  words(
    s,
    104,
    y + 884,
    580,
    38,
    '#ffffff',
    ['Park walk, Sundays at ten', '周日十点，公园识叶漫步'],
    'text-align:left',
  );
};

const tickets: [Pair, Pair][] = [
  [
    ['Saturday', '每周六'],
    ['3 pm', '15:00'],
  ],
  [
    ['Children', '适合年龄'],
    ['from 3 up', '三岁以上'],
  ],
  [
    ['A seat', '票价'],
    ['$ 8', '¥ 40'],
  ],
];

const stage = (s: Sheet, y: number) => {
  const { random: r, palette: p } = s;
  const night = r.pick(['#1d2b53,#4d5fa0', '#3a2a5c,#75659f', '#173a4a,#4a7f90']);
  s.box('stage', 142, y, 740, 516, `background:linear-gradient(${night});border-radius:24px 24px 0 0;${soft(s)}`);
  s.disc(472, y + 154, 80, '#fbe7a8');
  const swap = r.chance(0.5);
  const coats = r.pick([
    ['#c8443c', '#2f8f79'],
    ['#d97a2b', '#b93a6b'],
  ]);
  for (const [i, x] of [338, 536].entries()) {
    const drawn = puppet(coats[i]!, '#f6c945', (i === 0) === swap);
    s.object('puppet', svg(x, y + 96, 150, 414, drawn, r.int(-4, 4), '0 0 150 420'));
  }
  const cloth = r.pick([p.accent, '#a8242f']);
  stands(s, 'curtain', [126, y, 200, 520], curtain(cloth, p.second, false));
  stands(s, 'curtain', [698, y, 200, 520], curtain(cloth, p.second, true));
  stands(s, 'valance', [102, y - 16, 820, 110], valance(cloth, p.second));
};

/** A play with puppets. A puppet is one with its strings, a curtain with its band. */
const puppetPlay: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [left, y] = [r.chance(0.5), r.int(184, 196)];
  stage(s, y);
  const wood = r.pick(['#a9784a', '#8a5f3a']);
  s.box('floor', 92, y + 508, 840, 62, `background:linear-gradient(${wood},#6f4a2c);border-radius:8px;${cast(s)}`);
  s.object('ribbon', ribbon(92, y - 136, 840, 132, r.pick([p.accent, p.mid])));
  words(s, 180, y - 70, 664, 74, '#ffffff', ['The Moon Prince', '月亮王子木偶剧']);
  const paper = r.pick([p.paper, p.light]);
  for (const [i, lines] of tickets.entries()) {
    const x = 74 + i * 298;
    stands(s, 'ticket', [x, y + 606, 280, 150], ticket(paper, p.mid));
    twoLines(s, [x + 54, y + 690, 172], [p.dark, p.dark], lines);
  }
  const bx = at(left, 790, 170) + 85;
  flash(s, bx, y + 470, 88, p.second);
  words(s, bx - 60, y + 452, 120, 40, p.dark, ['New', '新剧']);
  words(s, bx - 58, y + 494, 116, 26, p.dark, ['this spring', '春季首演']);
};

export const twentyFifthLayouts: Layout[] = [
  beachBoard,
  potteryCourse,
  leafGuide,
  puppetPlay,
  bloodDrive,
  candleLabel,
  harvestMoon,
  pancakeHouse,
];
