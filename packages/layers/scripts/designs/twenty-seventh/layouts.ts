/** The twenty-seventh set: eight everyday designs by one who has not seen how they are taken apart; these are the first four. */
import { ribbon } from '../fifteenth/icons.ts';
import {
  chopsticks,
  court,
  doorCurtain,
  fir,
  grill,
  racket,
  skewer,
  soyDish,
  staff,
  sushi,
  tennisBall,
} from './drawings.ts';
import { cast, place, signOn } from './icons.ts';
import { cableCar, fleaMarket, frameShop, wayToWork } from './more.ts';
import { flash, rolled } from '../twenty-first/more.ts';
import { aligned, at, words } from '../twenty-second/icons.ts';
import { rim, some } from '../twenty-third/icons.ts';
import { twoLines } from '../twenty-fifth/icons.ts';
import { bold, leftOf, papers } from '../twenty-sixth/more.ts';
import { sign, soft, type Pair } from '../placing.ts';
import { box, side, svg, type Layout } from '../sheet.ts';

export { twentySeventhKit } from './icons.ts';

/** Height of the drawing, its middle, how tall the tree is, what it costs. */
const firs: [number, number, Pair, Pair][] = [
  [270, 204, ['1.2 metres', '高 1.2 米'], ['$ 28', '¥ 98']],
  [380, 462, ['1.8 metres', '高 1.8 米'], ['$ 45', '¥ 158']],
  [490, 754, ['2.4 metres', '高 2.4 米'], ['$ 69', '¥ 238']],
];

const treeFacts: [string, Pair][] = [
  ['saw', ['Cut this week', '本周新伐']],
  ['van', ['We bring it home', '送货上门']],
  ['stand', ['Stands from $ 12', '底座 ¥ 40 起']],
  ['gift', ['Netted for free', '免费包装']],
];

/** Trees for the feast by their height. A tree is one with its snow, so is the staff with its marks and the snow on the ground. */
const treeSale: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(48, 58), r.pick([0, 26, 48])];
  const night = r.pick(['#1c2f56,#6f8fc0', '#2a2350,#8a7cb8', '#12394a,#6fa8b4']);
  s.box('night', 62, y, 900, 620, `background:linear-gradient(${night});border-radius:${round}px;${soft(s)}`);
  const drift = '<path fill="#f4f8fc" d="M0 46Q180-14 420 34T900 22V150H0z"/>';
  const clip = `overflow:hidden;border-radius:0 0 ${round}px ${round}px`;
  s.object('snow', box(62, y + 490, 900, 130, clip, svg(0, 0, 900, 130, drift)));
  place(s, 'staff', [at(left, 914, 36), y + 216, 36, 334], staff('#d9a866', '#5b3b20'), [56, 520]);
  const greens = rolled<[string, string]>(
    [
      ['#2f7a4f', '#24623f'],
      ['#3b8a5c', '#2d6f49'],
      ['#28694f', '#1f5440'],
    ],
    r.int(0, 2),
  );
  const [t, [card], bend] = [bold(s), papers(s), r.pick([10, 26])];
  for (const [i, [h, cx, height, price]] of firs.entries()) {
    const w = h * 0.6;
    place(s, 'tree', [at(left, cx - w / 2, w), y + 556 - h, w, h], fir(...greens[i]!), [180, 300]);
    const x = at(left, cx - 98, 196);
    s.box('label', x, y + 576, 196, 108, `background:${card};border-radius:${bend}px;${cast(s)}`);
    words(s, x + 14, y + 604, 168, 28, p.dark, height);
    words(s, x + 14, y + 650, 168, 48, p.accent, price);
  }
  const px = at(left, 36, 352);
  s.box('plate', px, y + 36, 352, 206, `background:${t.fill};border-radius:${Math.min(round, 30)}px;${cast(s)}`);
  words(s, px + 26, y + 104, 300, 50, '#ffffff', ['Christmas', '圣诞树']);
  words(s, px + 26, y + 174, 300, 50, '#ffffff', ['Trees', '开售啦']);
  const fx = at(left, 900, 0);
  flash(s, fx, y + 92, 84, p.second);
  words(s, fx - 56, y + 74, 112, 40, p.dark, ['From', '十二月']);
  words(s, fx - 58, y + 116, 116, 32, p.dark, ['1 Dec', '一日起']);
  s.box('card', 62, y + 712, 900, 190, `background:${card};border-radius:${Math.min(round, 36)}px;${soft(s)}`);
  for (const [i, [icon, text]] of some(s, treeFacts, 3).entries()) {
    sign(s, icon, 178 + i * 298, y + 738, 76, t.fill, p.second);
    words(s, 92 + i * 298, y + 858, 248, 27, p.dark, text);
  }
};

const weeks: [Pair, Pair, Pair][] = [
  [
    ['7 to 11 July', '七月 7–11 日'],
    ['Beginners', '零基础班'],
    ['$ 95', '¥ 680'],
  ],
  [
    ['14 to 18 July', '七月 14–18 日'],
    ['Second step', '提高班'],
    ['$ 95', '¥ 680'],
  ],
  [
    ['21 to 25 July', '七月 21–25 日'],
    ['Match play', '实战班'],
    ['$ 110', '¥ 780'],
  ],
];

/** Tennis for children in the holidays. The court is one with its lines and net, the racket with its strings. */
const tennisCamp: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(50, 62), r.pick([4, 24, 44])];
  const flush = aligned(left);
  const ground = r.pick([
    ['#3f8a5b', '#c06a42'],
    ['#2f6f8f', '#4f97b8'],
    ['#5a8f4a', '#3f7a56'],
  ]) as [string, string];
  place(s, 'court', [52, y, 920, 440], court(...ground, round), [920, 440]);
  const [t, [card, tile]] = [bold(s), papers(s)];
  const px = at(left, 92, 452);
  s.box('plate', px, y + 58, 452, 218, `background:${t.fill};${rim(6, '#ffffff')};border-radius:${round}px;${cast(s)}`);
  words(s, px + 36, y + 126, 380, 76, '#ffffff', ['Tennis Camp', '暑期网球营'], flush);
  words(s, px + 36, y + 206, 380, 36, '#ffffff', ['for ages 6 to 14', '适合 6 至 14 岁'], flush);
  const frame = r.pick([p.dark, p.second, '#f4f4ee']);
  s.box('card', 82, y + 464, 860, 446, `background:${card};border-radius:${round}px;${soft(s)}`);
  place(
    s,
    'racket',
    [at(left, 664, 210), y - 4, 210, 554],
    racket(frame, p.dark),
    [220, 580],
    r.int(20, 26) * (left ? 1 : -1),
  );
  for (const [x, top] of [
    [556, 318],
    [430, 352],
  ] as const)
    place(s, 'ball', [at(left, x, 84), y + top, 84, 84], tennisBall(), [100, 100], r.int(0, 90));
  words(s, at(left, 126, 440), y + 516, 440, 42, p.dark, ['Three weeks in July', '七月三期'], flush);
  const bend = r.pick([10, 32]);
  for (const [i, [when, level, price]] of weeks.entries()) {
    const top = y + 560 + i * 112;
    s.box('row', 114, top, 796, 98, `background:${tile};border-radius:${Math.min(round, 30)}px`);
    words(s, at(left, 144, 296), top + 50, 296, 38, p.dark, when, flush);
    words(s, at(left, 462, 228), top + 50, 228, 32, p.dark, level, flush);
    s.box('pill', at(left, 712, 174), top + 15, 174, 68, `background:${p.accent};border-radius:${bend}px`);
    words(s, at(left, 724, 150), top + 49, 150, 38, '#ffffff', price);
  }
};

const plates: [string, Pair, Pair][] = [
  ['salmon', ['Salmon', '三文鱼'], ['$ 4', '¥ 18']],
  ['tuna', ['Tuna', '金枪鱼'], ['$ 5', '¥ 22']],
  ['prawn', ['Prawn', '甜虾'], ['$ 4', '¥ 20']],
  ['omelette', ['Omelette', '玉子烧'], ['$ 3', '¥ 12']],
  ['roll', ['Two rolls', '太卷两枚'], ['$ 5', '¥ 24']],
  ['roe', ['Salmon roe', '鲑鱼籽'], ['$ 6', '¥ 28']],
];

/** What a sushi bar has. A plate and what lies on it are two; the curtain is one, so is the pair of chopsticks. */
const sushiMenu: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(44, 54), r.pick([0, 20, 36])];
  const [board, ink] = r.pick([
    [p.dark, '#ffffff'],
    ['#e6c79a', p.dark],
    ['#2b3033', '#ffffff'],
  ]) as [string, string];
  s.box('board', 92, y + 90, 840, 826, `background:${board};border-radius:${round}px;${soft(s)}`);
  const cloth = r.pick([p.accent, p.mid]);
  place(s, 'curtain', [62, y, 900, 190], doorCurtain(cloth), [900, 190]);
  for (const x of [124, 806]) {
    s.disc(x - 6, y + 52, 106, p.paper);
    sign(s, 'crest', x + 13, y + 71, 68, cloth, p.paper, r.int(0, 60));
  }
  words(s, 294, y + 82, 436, 80, '#ffffff', ['Aoyagi Sushi', '青柳寿司']);
  words(s, 294, y + 152, 436, 32, '#ffffff', ['two pieces on every plate', '每日鲜鱼，现点现握']);
  const [plate, edge] = r.pick([
    ['#ffffff', p.mid],
    [p.light, p.paper],
    [p.second, '#ffffff'],
  ]) as [string, string];
  for (const [i, [what, name, price]] of rolled(plates, r.int(0, 5)).entries()) {
    const [cx, top] = [232 + (i % 3) * 280, y + 214 + Math.floor(i / 3) * 288];
    s.disc(cx - 90, top, 180, plate, `${rim(8, edge)};${cast(s)}`);
    s.object(`sushi:${what}`, svg(cx - 66, top + 42, 132, 97, sushi[what]!, 0, '0 0 150 110'));
    words(s, cx - 122, top + 208, 244, 34, ink, name);
    words(s, cx - 122, top + 254, 244, 38, board === p.dark || ink === '#ffffff' ? p.second : '#9c2f1c', price);
  }
  const sx = at(left, 132, 500);
  s.box('strip', sx, y + 800, 500, 90, `background:${p.accent};border-radius:${r.pick([12, 45])}px;${cast(s)}`);
  words(s, sx + 30, y + 845, 440, 40, '#ffffff', ['Twelve to take away: $ 24', '十二贯外带 ¥ 88']);
  place(s, 'dish', [at(left, 660, 104), y + 794, 104, 104], soyDish(edge === p.paper ? p.second : p.paper), [110, 110]);
  const lean = r.int(62, 72) * (left ? 1 : -1);
  place(s, 'chopsticks', [at(left, 858, 26), y + 692, 26, 300], chopsticks('#a8322a', '#e8c46a'), [30, 340], lean);
};

const yardFacts: [string, Pair, Pair][] = [
  ['date', ['Saturday', '星期六'], ['24 June', '6 月 24 日']],
  ['clock', ['From', '开始时间'], ['4 pm', '16:00']],
  ['where', ['At the', '地点'], ['Fosters', '老槐院子']],
];

/** An invitation to grill. The grill is one with what is on it, a skewer is one; a rule stands between two facts. */
const barbecue: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(46, 58), r.pick([0, 28, 56])];
  const t = bold(s);
  s.disc(side / 2 - 290, y + 62, 580, p.second, `${rim(r.pick([12, 18]), '#ffffff')};${cast(s)}`);
  const coat = t.fill === p.accent ? p.mid : p.accent;
  place(s, 'grill', [at(left, 352, 320), y + 160, 320, 418], grill(coat, '#3b3f45'), [360, 470]);
  const tilt = r.int(8, 16);
  place(s, 'skewer', [110, y + 190, 80, 400], skewer(), [80, 400], -tilt);
  place(s, 'skewer', [834, y + 190, 80, 400], skewer(), [80, 400], tilt);
  s.object('ribbon', ribbon(62, y, 900, 140, t.fill));
  words(s, 170, y + 70, 684, 76, '#ffffff', ['Barbecue in the Yard', '院子里的烧烤聚会']);
  const [card] = papers(s);
  s.box('card', 92, y + 596, 840, 262, `background:${card};border-radius:${round}px;${soft(s)}`);
  for (const [i, [icon, first, second]] of yardFacts.entries()) {
    const cx = 232 + i * 280;
    signOn(s, card!, icon, [cx - 34, y + 624, 68], [t.fill, p.second]);
    twoLines(s, [cx - 118, y + 752, 236], [p.dark, p.dark], [first, second]);
    if (i < 2) s.box('rule', cx + 138, y + 634, 4, 150, `background:${p.mid}`);
  }
  s.box('button', 222, y + 812, 580, 88, `background:${p.accent};border-radius:${r.pick([14, 44])}px;${cast(s)}`);
  words(s, 252, y + 856, 520, 40, '#ffffff', ['Bring a salad and a chair', '请带一份凉菜和一把椅子']);
};

export const twentySeventhLayouts: Layout[] = [
  treeSale,
  tennisCamp,
  sushiMenu,
  barbecue,
  wayToWork,
  cableCar,
  fleaMarket,
  frameShop,
];
