/** The twenty-fourth set: eight everyday designs by another hand, of which these are the first four. */
import { flash, on, rolled, tones, type Leaf } from '../twenty-first/more.ts';
import { hung, rim, some } from '../twenty-third/icons.ts';
import {
  awning,
  barrier,
  bicycle,
  centre,
  centreOn,
  leadOn,
  pencil,
  streets,
  cone,
  lead,
  halfEgg,
  mirrored,
  pot,
  seen,
  trafficCone,
  warning,
} from './icons.ts';
import { carPark, florist, optician } from './more.ts';
import { cast, sign, soft, type Pair } from '../placing.ts';
import { box, photo, svg, type Sheet, type Layout } from '../sheet.ts';

export { twentyFourthKit } from './icons.ts';

const flavours: [Pair, string][] = [
  [['Pistachio', '开心果'], '#b7c774'],
  [['Strawberry', '草莓'], '#f08a9b'],
  [['Chocolate', '巧克力'], '#6f4330'],
  [['Vanilla', '香草'], '#f6e3ae'],
  [['Blueberry', '蓝莓'], '#7d74b8'],
  [['Mango', '芒果'], '#f7b23e'],
];

const iceCream: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const at = mirrored((seed >> 3) % 2 === 0);
  const [y, round] = [r.int(50, 66), r.pick([0, 16, 36])];
  s.box('board', 132, y + 70, 760, 830, `background:${p.paper};border-radius:0 0 ${round}px ${round}px;${soft(s)}`);
  const stripe = r.pick([p.accent, p.mid]);
  hung(s, 'awning', { x: 92, y, w: 840, h: 144, turn: 0 }, awning(stripe, '#fffdf6'));
  centre(s, at(250, 600), y + 222, 600, 80, p.dark, ['Gelato Corner', '街角冰淇淋']);
  centre(s, at(270, 560), y + 292, 560, 30, p.mid, ['made here every morning', '每天清晨新鲜制作']);
  const chosen = some(s, flavours, r.int(2, 3));
  s.object('ice cream', svg(at(182, 250), y + 338, 250, 466, cone(chosen.map(([, fill]) => fill))));
  const look = rolled(tones(p), r.int(0, 3));
  const bend = r.pick([12, 34]);
  const prices: [Pair, Pair][] = [
    [
      ['Single', '单球'],
      ['$ 2.50', '¥ 15'],
    ],
    [
      ['Double', '双球'],
      ['$ 4.50', '¥ 26'],
    ],
    [
      ['Triple', '三球'],
      ['$ 6.00', '¥ 36'],
    ],
  ];
  for (const [i, [name, price]] of prices.entries()) {
    const [cy, t] = [y + 396 + i * 104, look[i]!];
    s.disc(at(452, 72), cy - 36, 72, t.fill);
    centre(s, at(462, 52), cy, 52, 40, t.ink, [`${i + 1}`, `${i + 1}`]);
    lead(s, at(542, 164), cy, 164, 32, p.dark, name);
    s.box('price', at(730, 132), cy - 32, 132, 64, `background:${p.light};border-radius:${bend}px`);
    centre(s, at(738, 116), cy, 116, 34, p.dark, price);
  }
  const banner = `<path fill="${p.dark}" d="M0 0h900l-38 52 38 52H0l38-52z"/>`;
  hung(s, 'ribbon', { x: 62, y: y + 770, w: 900, h: 104, turn: 0 }, banner);
  const [[first, second]] = chosen[0]!;
  centre(s, at(132, 560), y + 822, 540, 42, '#ffffff', [`This week: ${first}`, `本周推荐：${second}`]);
  const ring = `border-radius:50%;box-shadow:0 0 0 ${r.pick([7, 12])}px ${p.paper},0 8px 26px 8px rgba(0,0,0,.32)`;
  s.object('photo', photo(at(706, 220), y + 668, 220, 220, seed + 3, ring));
  const bx = at(60, 176) + 88;
  flash(s, bx, y + 256, 88, p.second);
  centre(s, bx - 62, y + 238, 124, 44, p.dark, ['-20%', '八折']);
  centre(s, bx - 60, y + 280, 120, 24, p.dark, ['Monday', '每周一']);
};

const checks: Pair[] = [
  ['Brakes tested', '刹车检测'],
  ['Tyres and air', '轮胎与气压'],
  ['Chain cleaned', '链条清洁'],
  ['Lights tested', '车灯检测'],
  ['Gears adjusted', '变速调校'],
];

const clipboard = (s: Sheet, leaf: Leaf) => {
  const { random: r, palette: p } = s;
  const { x, y, w, h, turn } = leaf;
  s.box(
    'clipboard',
    x,
    y,
    w,
    h,
    `background:${r.pick(['#8a5a34', '#b07f4d', p.mid])};border-radius:26px;${soft(s)}`,
    turn,
  );
  on(s, leaf, 'sheet', box(28, 62, w - 56, h - 92, `background:#fffefa;box-shadow:0 2px 8px rgba(0,0,0,.35)`));
  const clip = `<path fill="#8d949c" d="M0 34q0-10 10-10h44q4-34 36-34t36 34h44q10 0 10 10v46H0z"/><circle cx="90" cy="16" r="11" fill="#53585f"/><path fill="#b9bfc6" d="M0 62h180v18H0z"/>`;
  on(s, leaf, 'clip', svg(w / 2 - 90, 0, 180, 80, clip));
  centreOn(s, leaf, 56, 142, w - 112, 46, p.dark, ['We check', '检查项目']);
  const ticked = r.pick([p.accent, p.mid]);
  for (const [i, name] of some(s, checks, 4).entries()) {
    const cy = 232 + i * 96;
    const mark = `<rect x="4" y="4" width="54" height="54" rx="10" fill="${p.light}" stroke="${p.dark}" stroke-width="5"/><path d="M15 31l13 13 27-36" fill="none" stroke="${ticked}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`;
    on(s, leaf, 'check', svg(58, cy - 31, 62, 62, mark));
    leadOn(s, leaf, [142, cy], w - 192, 34, p.dark, name);
  }
};

const bikeCheck: Layout = (s) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const at = mirrored(left);
  const [round, y] = [r.pick([8, 30]), r.int(96, 116)];
  s.box('panel', at(52, 560), y, 560, 650, `background:${p.second};border-radius:${round}px;${soft(s)}`);
  const t = r.pick([tones(p)[0], tones(p)[1], tones(p)[3]]);
  s.disc(at(92, 116), y + 40, 116, t.fill);
  sign(s, 'wrench', at(119, 62), y + 67, 62, '#ffffff', p.second, r.int(-8, 8));
  centre(s, at(82, 390), y + 222, 390, 66, p.dark, ['Bike check', '单车检修']);
  centre(s, at(82, 390), y + 286, 390, 32, p.dark, ['Ready for spring', '为春天做好准备']);
  s.object(
    'bicycle',
    svg(at(68, 420), y + 350, 420, 270, bicycle(r.pick([p.accent, p.mid]), p.dark, p.paper, r.chance(0.5))),
  );
  clipboard(s, { x: at(516, 450), y: 60 + r.int(-8, 8), w: 450, h: 660, turn: r.int(2, 4) * (left ? 1 : -1) });
  const [fx, fy] = [at(52, 920), 808 + r.int(-8, 6)];
  s.box('footer', fx, fy, 920, 150, `background:${p.dark};border-radius:${round}px;${cast(s)}`);
  lead(s, at(96, 400), fy + 54, 400, 40, '#ffffff', ['Station Cycles', '车站单车行']);
  lead(s, at(96, 400), fy + 104, 400, 28, p.second, ['Monday to Saturday', '周一至周六']);
  s.box('button', at(548, 380), fy + 34, 380, 82, `background:${p.accent};border-radius:${r.pick([14, 41])}px`);
  centre(s, at(568, 340), fy + 75, 340, 36, '#ffffff', ['Book a slot', '立即预约']);
  const bx = at(846, 160) + 80;
  flash(s, bx, 718, 78, p.mid);
  centre(s, bx - 54, 718, 108, 44, '#ffffff', ['$ 39', '¥ 99']);
};

const detour = (s: Sheet, x: number, y: number) => {
  const { palette: p } = s;
  const frame = `${rim(4, p.dark)};border-radius:10px;overflow:hidden`;
  s.object('map', box(x, y, 440, 320, frame, svg(-4, -4, 440, 320, streets(p))));
  const way = 'M30 166H112V52H326V166H366';
  const arrow = `<path fill="none" stroke="${p.accent}" stroke-width="13" stroke-linejoin="round" stroke-dasharray="30 9" d="${way}"/><path fill="${p.accent}" d="M360 140l44 26-44 26z"/>`;
  s.object('route', svg(x, y, 440, 320, arrow));
  s.object(
    'no entry',
    svg(
      x + 178,
      y + 124,
      84,
      84,
      `<circle cx="42" cy="42" r="40" fill="#c8201f"/><rect x="16" y="33" width="52" height="18" fill="#ffffff"/>`,
    ),
  );
};

const roadWorks: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const at = mirrored((seed >> 3) % 2 === 0);
  const [y, round] = [r.int(46, 62), r.pick([0, 14, 30])];
  s.box('card', 82, y, 860, 800, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  const hazard = `repeating-linear-gradient(${r.pick([-45, 45])}deg,#f7b500 0 30px,#26262a 30px 60px)`;
  s.box('hazard tape', 82, y, 860, 60, `background:${hazard};border-radius:${round}px ${round}px 0 0`);
  s.object('warning sign', svg(at(124, 200), y + 92, 200, 186, warning('#c8201f')));
  sign(s, 'worker', at(180, 88), y + 162, 88, '#26262a', '#26262a');
  lead(s, at(356, 540), y + 148, 540, 76, p.dark, ['Road works', '道路施工']);
  lead(s, at(356, 540), y + 230, 540, 34, p.mid, ['Mill Lane is closed to cars', '磨坊路暂停机动车通行']);
  detour(s, at(124, 440), y + 318);
  const fill = r.pick([p.light, p.second]);
  const dates: [Pair, Pair][] = [
    [
      ['from', '开始'],
      ['3 May', '5月3日'],
    ],
    [
      ['until', '结束'],
      ['14 May', '5月14日'],
    ],
  ];
  for (const [i, [what, day]] of dates.entries()) {
    const ty = y + 318 + i * 182;
    s.box('date', at(606, 296), ty, 296, 138, `background:${fill};border-radius:${Math.min(round, 20)}px`);
    centre(s, at(626, 256), ty + 38, 256, 28, p.dark, what);
    centre(s, at(626, 256), ty + 90, 256, 52, p.dark, day);
  }
  const down = `<path fill="${p.accent}" d="M0 0h64L32 34z"/>`;
  s.object('arrow', svg(at(722, 64), y + 461, 64, 34, down));
  lead(s, at(124, 776), y + 682, 776, 32, p.dark, [
    'Walkers and bicycles may pass at any time',
    '行人与自行车可随时通行',
  ]);
  const orange = r.pick(['#e4571b', '#d8401f']);
  hung(s, 'barrier', { x: at(112, 560), y: y + 744, w: 560, h: 192, turn: 0 }, barrier(r.pick([orange, '#c8201f'])));
  hung(s, 'traffic cone', { x: at(744, 130), y: y + 766 + r.int(-8, 4), w: 130, h: 168, turn: 0 }, trafficCone(orange));
};

const cooked: { minutes: number; name: Pair; cut: string }[] = [
  {
    minutes: 5,
    name: ['Runny', '流心'],
    cut: halfEgg('#f59a1b', '#ffb638', 38, '<path fill="#f59a1b" d="M78 110q20 6 16 26-20 10-28-8z"/>'),
  },
  { minutes: 7, name: ['Soft', '溏心'], cut: halfEgg('#f39a22', '#ee8412', 35, '') },
  { minutes: 9, name: ['Creamy', '软嫩'], cut: halfEgg('#f6b93c', '#f19d28', 34, '') },
  { minutes: 11, name: ['Firm', '全熟'], cut: halfEgg('#e3cf7a', '#f7dc77', 33, '') },
];

const eggTimes: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const at = mirrored(r.chance(0.5));
  const [y, round, bend] = [r.int(58, 72), r.pick([0, 20, 44]), r.pick([0, 12, 26])];
  s.box('card', 82, y + 130, 860, 620, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  const t = r.pick([tones(p)[0], tones(p)[1], tones(p)[3]]);
  s.box('title', 122, y, 780, 164, `background:${t.fill};border-radius:${Math.min(round, 30)}px;${cast(s)}`);
  lead(s, at(162, 470), y + 62, 470, 62, '#ffffff', ['How long to boil', '水煮蛋时间表']);
  lead(s, at(162, 470), y + 124, 470, 30, p.second, ['eggs from the fridge, size M', '冷藏鸡蛋，中号']);
  s.object('pot', svg(at(700, 176), y + 16, 176, 164, pot(p.second, '#fffdf7'), 0, '0 -18 200 186'));
  const look = r.chance(0.5) ? [p.second, p.second, p.second, p.second] : [p.second, p.light, p.second, p.light];
  const order = (seed >> 3) % 2 ? cooked.toReversed() : cooked;
  const foot = y + 664;
  for (const [i, { minutes, name, cut }] of order.entries()) {
    const [x, h] = [124 + i * 198, minutes * 27];
    s.box('bar', x + 26, foot - h, 130, h, `background:${look[i]};border-radius:${bend}px ${bend}px 0 0`);
    s.object('egg', svg(x + 29, foot - h - 152, 124, 142, cut, r.int(-10, 10)));
    centre(s, x + 36, foot - 86, 110, 66, p.dark, [`${minutes}`, `${minutes}`]);
    centre(s, x + 36, foot - 24, 110, 26, p.dark, ['minutes', '分钟']);
    centre(s, x, foot + 42, 182, 38, p.dark, name);
  }
  s.box('axis', 122, foot, 780, 6, `background:${p.dark}`);
  s.box('tip', 122, y + 782, 780, 112, `background:${p.mid};border-radius:${r.pick([16, 56])}px;${cast(s)}`);
  sign(s, 'drops', at(162, 76), y + 800, 76, '#ffffff', p.second);
  centre(s, at(256, 600), y + 838, 600, 38, '#ffffff', ['Then straight into cold water', '煮好后立即放入冷水']);
};

const roadTrip: Layout = (s) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const at = mirrored(left);
  const [y, round] = [r.int(56, 70), r.pick([8, 28, 48])];
  s.box('card', 92, y, 840, 900, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  const t = r.pick([tones(p)[0], tones(p)[1], tones(p)[3]]);
  s.box('header', 92, y, 840, 174, `background:${t.fill};border-radius:${round}px ${round}px 0 0`);
  lead(s, at(138, 520), y + 66, 520, 66, '#ffffff', ['Road trip bingo', '旅途宾果']);
  lead(s, at(138, 520), y + 132, 520, 30, '#ffffff', ['Three in a row wins a snack', '三个连成一线，奖励零食一份']);
  const [gx, gy, w, h] = [122, y + 196, 260, 226];
  const lines = [0, 1, 2, 3].map((i) => `M${i * w} 0V${3 * h}M0 ${i * h}H${3 * w}`).join('');
  s.object(
    'grid',
    svg(
      gx,
      gy,
      3 * w,
      3 * h,
      `<path fill="none" stroke="${p.mid}" stroke-width="5" stroke-linecap="square" d="${lines}"/>`,
    ),
  );
  const ink = r.pick([
    [p.dark, p.second],
    [p.mid, p.second],
    [p.accent, p.second],
  ]);
  const other = ink[0] === p.accent ? p.mid : p.accent;
  const list = some(s, seen, 8);
  list.splice(4, 0, ['star', ['free', '免费格']]);
  for (const [i, [icon, name]] of list.entries()) {
    const [x, cy] = [gx + (i % 3) * w, gy + Math.floor(i / 3) * h];
    sign(s, icon, x + 78, cy + 28, 104, icon === 'star' ? other : ink[0]!, ink[1]!);
    centre(s, x + 40, cy + 164, w - 80, 34, p.dark, name);
  }
  const marks = r.pick([
    [0, 5],
    [2, 3],
    [1, 6],
    [0, 7],
  ]);
  const loop = `<path fill="none" stroke="${other}" stroke-width="11" stroke-linecap="round" d="M196 20C90-12 12 50 14 118s70 96 128 94 108-48 104-110S170 6 96 26"/>`;
  for (const cell of marks)
    s.object('ring', svg(gx + (cell % 3) * w, gy + Math.floor(cell / 3) * h, w, h, loop, r.int(-4, 4)));
  hung(
    s,
    'pencil',
    { x: at(676, 316), y: y + 56, w: 316, h: 44, turn: (left ? -1 : 1) * r.int(24, 34) },
    pencil(t.fill === p.accent ? p.second : p.accent),
  );
};

export const twentyFourthLayouts: Layout[] = [
  iceCream,
  bikeCheck,
  roadWorks,
  eggTimes,
  florist,
  carPark,
  optician,
  roadTrip,
];
