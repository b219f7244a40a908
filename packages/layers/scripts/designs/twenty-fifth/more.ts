/** The last four layouts of the twenty-fifth set. */
import { framed, ribbon, seal } from '../fifteenth/icons.ts';
import { flash, rolled, tones } from '../twenty-first/more.ts';
import { aligned, at, words } from '../twenty-second/icons.ts';
import { rim, some } from '../twenty-third/icons.ts';
import {
  blossomBranch,
  candle,
  curl,
  dropFace,
  lantern,
  mooncakes,
  pancakes,
  rabbit,
  stands,
  strawberry,
  twig,
} from './icons.ts';
import { cast, sign, soft, type Pair } from '../placing.ts';
import { svg, type Sheet, type Layout } from '../sheet.ts';

const reasons: [string, Pair][] = [
  ['hours', ['It takes 45 minutes', '只需 45 分钟']],
  ['heart', ['It helps three people', '可帮助三个人']],
  ['mug', ['Tea and cake after it', '献血后有茶点']],
  ['pass', ['Bring your passport', '请携带证件']],
];

/** A leaf of a calendar, with its rings. */
const calendar = (s: Sheet, x: number, y: number) => {
  const { palette: p } = s;
  const rings = [46, 114].map((cx) => `<rect x="${cx - 7}" y="-14" width="14" height="40" rx="7" fill="${p.dark}"/>`);
  const sheet = `<rect width="160" height="168" rx="16" fill="${p.light}"/><path fill="${p.mid}" d="M16 0h128q16 0 16 16v42H0V16Q0 0 16 0z"/>`;
  s.object('calendar', svg(x, y, 160, 168, sheet + rings.join('')));
  words(s, x + 20, y + 40, 120, 26, '#ffffff', ['June', '六月']);
  words(s, x + 20, y + 112, 120, 76, p.dark, ['14', '14']);
};

/** An appeal to give blood. The drop is one with its face, the bubble with its tail. */
export const bloodDrive: Layout = (s) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const [y, round, bend] = [r.int(58, 70), r.pick([8, 28, 52]), r.pick([12, 42])];
  s.box('card', 64, y, 896, 764, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  const red = r.pick(['#c2202f', '#a81c34', '#d3362f']);
  stands(s, 'drop', [at(left, 116, 300), y + 64, 300, 420], dropFace(red, '#3a1014'));
  const tail = 'M24 36h96l30-36 30 36h96q24 0 24 24v66q0 24-24 24H24q-24 0-24-24V60q0-24 24-24z';
  s.object('bubble', svg(at(left, 116, 300), y + 522, 300, 150, `<path fill="${p.second}" d="${tail}"/>`));
  words(s, at(left, 140, 252), y + 594, 252, 36, p.dark, ['You can save', '你的一滴']);
  words(s, at(left, 140, 252), y + 638, 252, 36, p.dark, ["somebody's day", '救人一命']);
  const x = at(left, 470, 444);
  words(s, x, y + 98, 444, 88, red, ['Give blood', '无偿献血'], 'text-align:left');
  words(s, x, y + 172, 444, 34, p.dark, ['Your town needs you in June', '六月，城市需要你'], 'text-align:left');
  const fill = r.pick([p.light, p.second]);
  for (const [i, [icon, text]] of some(s, reasons, 3).entries()) {
    const cy = y + 262 + i * 104;
    s.box('pill', x, cy - 42, 444, 84, `background:${fill};border-radius:${bend}px`);
    sign(s, icon, x + 24, cy - 26, 52, red, fill);
    words(s, x + 98, cy, 326, 32, p.dark, text, 'text-align:left');
  }
  calendar(s, x, y + 544);
  words(s, x + 190, y + 606, 250, 42, p.dark, ['Wednesday', '星期三'], 'text-align:left');
  words(s, x + 190, y + 662, 250, 34, p.dark, ['9 am to 4 pm', '9 点至 16 点'], 'text-align:left');
  s.box('bar', 64, y + 788, 896, 126, `background:${p.dark};border-radius:${Math.min(round, 40)}px;${cast(s)}`);
  sign(s, 'spot', at(left, 104, 60), y + 821, 60, p.second, p.dark);
  words(s, at(left, 184, 380), y + 851, 380, 36, '#ffffff', ['Town Hall, room 2', '市政厅二号厅'], aligned(left));
  const light = r.pick([p.second, p.light]);
  s.box('button', at(left, 612, 312), y + 810, 312, 82, `background:${light};border-radius:${bend}px`);
  words(s, at(left, 632, 272), y + 851, 272, 34, p.dark, ['Choose a time', '预约时间']);
};

const scents: [Pair, Pair][] = [
  [
    ['Fig & Cedar', '无花果与雪松'],
    ['No. 4', '四号'],
  ],
  [
    ['Orange Peel', '橙皮暖香'],
    ['No. 7', '七号'],
  ],
  [
    ['Rain & Moss', '雨后青苔'],
    ['No. 2', '二号'],
  ],
];

const ornament = (colour: string) =>
  `<path stroke="${colour}" stroke-width="4" d="M0 15h126M194 15h126"/><path fill="${colour}" d="M160 0l15 15-15 15-15-15zM134 8l7 7-7 7-7-7zM186 8l7 7-7 7-7-7z"/>`;

/** The label of a candle. Label and hairline are two, a twig is one with its leaves, a pictogram lies on its disc. */
export const candleLabel: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = (seed >> 3) % 2 === 0;
  const [y, foot] = [r.int(54, 66), r.pick([16, 60, 110])];
  const [[name, number], t] = [scents[Math.floor(seed / 13) % 3]!, r.pick([tones(p)[0], tones(p)[1], tones(p)[3]])];
  s.box('label', 132, y, 760, 908, `background:${p.paper};border-radius:380px 380px ${foot}px ${foot}px;${soft(s)}`);
  const inner = Math.max(foot - 20, 4);
  s.box('hairline', 154, y + 22, 716, 864, `${rim(5, p.mid)};border-radius:358px 358px ${inner}px ${inner}px`);
  const [wax, green] = [r.pick(['#f7ead0', p.second, '#f1dfe0']), r.pick([p.mid, '#5f7f4f'])];
  s.object('candle', svg(412, y + 64, 200, 280, candle(wax, p.light, t.fill)));
  s.object('twig', svg(218, y + 120, 180, 240, twig(p.dark, green, false), -8));
  s.object('twig', svg(626, y + 120, 180, 240, twig(p.dark, green, true), 8));
  s.object('ribbon', ribbon(62, y + 376, 900, 138, t.fill));
  words(s, 172, y + 445, 680, 78, '#ffffff', name);
  words(s, 212, y + 560, 600, 36, p.dark, ['scented candle, poured by hand', '手工浇制香氛蜡烛']);
  s.object('ornament', svg(352, y + 594, 320, 30, ornament(p.mid)));
  const facts: [string, Pair][] = [
    ['glass', ['45 hours', '45 小时']],
    ['leaf', ['Soy wax', '大豆蜡']],
    ['flame', ['Cotton wick', '棉芯']],
  ];
  const look = r.chance(0.5) ? p.light : p.second;
  for (const [i, [icon, text]] of rolled(facts, r.int(0, 2)).entries()) {
    const cx = 292 + i * 220;
    s.disc(cx - 54, y + 646, 108, look);
    sign(s, icon, cx - 31, y + 669, 62, p.dark, look === p.light ? p.accent : p.paper);
    words(s, cx - 100, y + 786, 200, 30, p.dark, text);
  }
  s.box('band', 212, y + 822, 600, 96, `background:${p.dark};border-radius:${r.pick([10, 48])}px;${cast(s)}`);
  words(s, 242, y + 870, 540, 38, '#ffffff', ['Small Street Wax, 220 g', '小街蜡坊 220 克']);
  const cx = at(left, 796, 176) + 88;
  s.object('seal', seal(cx, y + 116, 88, 16, p.second, p.dark));
  words(s, cx - 56, y + 116, 112, 40, p.dark, number);
};

/** A greeting for the feast of the moon. A lantern is one with its cord and tassels, the cakes with their plate. */
export const harvestMoon: Layout = (s) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const [y, round] = [r.int(628, 642), r.pick([0, 24, 56])];
  const red = r.pick(['#b5232c', p.accent]);
  const glow = 'box-shadow:0 0 60px 14px rgba(255,236,170,.55),0 4px 18px rgba(0,0,0,.3)';
  const mx = at(left, 372, 500);
  s.disc(mx, 84, 500, r.pick(['#fbe8ac', '#f9dd8f', '#fff1c9']), glow);
  stands(s, 'rabbit', [mx + 145, 270, 210, 230], rabbit('#ffffff', '#f3b3ae', '#4a2d2a'));
  const cloud = r.pick([
    [p.paper, p.mid],
    [p.light, p.mid],
    [p.second, p.dark],
  ]) as [string, string];
  stands(s, 'cloud', [mx - 96, 440, 260, 110], curl(...cloud));
  stands(s, 'cloud', [at(left, 736, 260), 240, 260, 110], curl(...cloud));
  const gold = '#d9a441';
  const cords = r.pick([
    [60, 200],
    [190, 70],
  ]);
  for (const [i, drop] of cords.entries())
    stands(s, 'lantern', [at(left, 66 + i * 162, 130), -8, 130, 250 + drop], lantern(drop, red, gold));
  stands(s, 'branch', [at(!left, -14, 330), -6, 330, 230], blossomBranch('#6b4630', '#4f7a45', '#f0a63a', left));
  s.box('card', 72, y, 880, 326, `background:${p.paper};${rim(10, red)};border-radius:${round}px;${soft(s)}`);
  words(s, at(left, 130, 420), y + 106, 420, 100, red, ['Happy Moon Day', '中秋快乐'], aligned(left));
  words(
    s,
    at(left, 130, 420),
    y + 194,
    420,
    38,
    p.dark,
    ['A full moon for all of us', '花好月圆，阖家团圆'],
    aligned(left),
  );
  s.box('pill', at(left, 130, 330), y + 236, 330, 58, `background:${p.dark};border-radius:${r.pick([6, 29])}px`);
  words(s, at(left, 150, 290), y + 265, 290, 30, '#ffffff', ['25 September', '农历八月十五']);
  stands(s, 'mooncakes', [at(left, 540, 380), y + 40, 380, 240], mooncakes('#fdfdfb', '#a9bccb'));
  s.box('stamp', at(left, 838, 92), y - 42, 92, 92, `background:${red};border-radius:14px;${cast(s)}`, r.int(-8, 8));
  words(s, at(left, 846, 76), y + 4, 76, 56, '#ffffff', ['Joy', '福']);
};

const stacks: [Pair, Pair][] = [
  [
    ['Butter and sugar', '黄油白糖'],
    ['$ 6', '¥ 22'],
  ],
  [
    ['Maple syrup', '枫糖浆'],
    ['$ 7', '¥ 26'],
  ],
  [
    ['Blueberries', '鲜蓝莓'],
    ['$ 8', '¥ 29'],
  ],
  [
    ['Banana, walnut', '香蕉核桃'],
    ['$ 8', '¥ 29'],
  ],
  [
    ['Apple, cinnamon', '肉桂苹果'],
    ['$ 7', '¥ 27'],
  ],
];

/** What a pancake house has. The stack is one with its plate, the picture with its rim. */
export const pancakeHouse: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = (seed >> 3) % 2 === 0;
  const [y, round] = [r.int(56, 68), r.pick([8, 26, 46])];
  const frame = r.pick(['#9a7148', '#c39a66', p.second]);
  const slate = r.pick([p.dark, '#2b3134']);
  s.box('board', 62, y, 900, 716, `background:${slate};${rim(18, frame)};border-radius:${round}px;${soft(s)}`);
  const flush = aligned(left);
  words(s, at(left, 118, 500), y + 104, 500, 76, p.second, ['Pancake House', '松饼小馆'], flush);
  words(
    s,
    at(left, 118, 500),
    y + 176,
    500,
    30,
    '#ffffff',
    ['Stacks of five, baked to order', '每份五片，现点现做'],
    flush,
  );
  const [bend, tag] = [r.pick([8, 34]), r.pick([p.light, p.paper, p.second])];
  for (const [i, [name, price]] of some(s, stacks, 4).entries()) {
    const cy = y + 276 + i * 102;
    words(s, at(left, 118, 250), cy, 250, 38, '#ffffff', name, flush);
    s.box('price', at(left, 386, 140), cy - 34, 140, 68, `background:${tag};border-radius:${bend}px`);
    words(s, at(left, 398, 116), cy, 116, 36, p.dark, price);
  }
  s.object('photo', framed(at(left, 640, 270), y + 56, 270, seed * 6 + r.pick([0, 1, 3]), p.paper, 12));
  stands(
    s,
    'pancakes',
    [at(left, 556, 420), y + 402, 420, 340],
    pancakes('#ffffff', '#b9c2c9', r.pick(['#8a3b1a', '#6a2a1a', '#b0541e'])),
  );
  const t = r.pick([tones(p)[0], tones(p)[1]]);
  s.box('strip', 62, y + 762, 900, 132, `background:${p.paper};border-radius:${round}px;${cast(s)}`);
  sign(s, 'hours', at(left, 104, 76), y + 790, 76, t.fill, p.paper);
  words(s, at(left, 206, 420), y + 806, 420, 38, p.dark, ['Breakfast all morning', '早餐供应整个上午'], flush);
  words(s, at(left, 206, 420), y + 852, 420, 28, p.dark, ['7 to 11:30, Sundays too', '7:00 至 11:30，周日照常'], flush);
  s.object('strawberry', svg(at(left, 566, 68), y + 612, 68, 79, strawberry(), -12, '0 0 100 116'));
  s.object('strawberry', svg(at(left, 894, 68), y + 616, 68, 79, strawberry(), 14, '0 0 100 116'));
  s.box('button', at(left, 668, 258), y + 790, 258, 76, `background:${t.fill};border-radius:${bend + 4}px`);
  words(s, at(left, 686, 222), y + 828, 222, 34, '#ffffff', ['Take away', '外带九折']);
  const bx = at(left, 842, 168) + 84;
  flash(s, bx, y + 300, 84, t.fill);
  words(s, bx - 58, y + 284, 116, 38, '#ffffff', ['2 for 1', '买一送一']);
  words(s, bx - 54, y + 324, 108, 24, '#ffffff', ['Mondays', '限周一']);
};
