/** The twenty-sixth set: eight everyday designs by another who has not seen how they are taken apart; these are the first four. */
import { framed, ribbon } from '../fifteenth/icons.ts';
import { cloud, keyboard, kite, piano, scissors, skates, tapeMeasure, thread } from './icons.ts';
import { boatHire, bold, firewood, leftOf, magicShow, papers, repairCafe } from './more.ts';
import { flash, rolled } from '../twenty-first/more.ts';
import { aligned, at, words } from '../twenty-second/icons.ts';
import { rim, some } from '../twenty-third/icons.ts';
import { stands, twoLines } from '../twenty-fifth/icons.ts';
import { cast, sign, soft, type Pair } from '../placing.ts';
import { photo, svg, type Layout } from '../sheet.ts';

export { twentySixthKit } from './icons.ts';

const kiteFacts: [string, Pair, Pair][] = [
  ['day', ['Sunday', '星期日'], ['4 May', '五月四日']],
  ['dial', ['From', '时间'], ['2 to 6 pm', '14 至 18 点']],
  ['place', ['Where', '地点'], ['Long Meadow', '长草坪']],
];

/** A day for kites. A kite is one with its spars, its tail and the bows on it; a cloud is one, so is the sky they are on. */
const kiteDay: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(42, 54), r.pick([0, 30, 60])];
  const sky = r.pick(['#8fc7ea,#dcf0fb', '#6fb3dd,#bfe3f5', '#9ad0e0,#f3efd8']);
  s.box('sky', 62, y, 900, 510, `background:linear-gradient(${sky});border-radius:${round}px;${soft(s)}`);
  s.object('cloud', svg(at(left, 300, 200), y + r.int(44, 70), 200, 97, cloud('#ffffff'), 0, '0 0 230 112'));
  s.object('cloud', svg(at(left, 566, 180), y + r.int(270, 300), 180, 88, cloud('#ffffff'), 0, '0 0 230 112'));
  const cloths = rolled<[string, string]>(
    [
      [p.accent, p.second],
      [p.dark, '#fffdf6'],
      [p.mid, p.second],
    ],
    r.int(0, 2),
  );
  const places = [
    [112, 40, 178, 14],
    [430, 92, 146, -8],
    [660, 84, 160, 14],
  ] as const;
  for (const [i, [x, top, w, turn]] of places.entries()) {
    const drawn = kite(...cloths[i]!, '#43332a');
    const lean = (turn + r.int(-5, 5)) * (left ? 1 : -1);
    s.object('kite', svg(at(left, x, w), y + top, w, w * 2.05, drawn, lean, '0 0 200 410'));
  }
  const bx = at(left, 890, 0);
  flash(s, bx, y + 74, 86, p.second);
  words(s, bx - 60, y + 58, 120, 42, p.dark, ['Free', '免费']);
  words(s, bx - 58, y + 100, 116, 26, p.dark, ['for all', '人人可来']);
  const [t, [card]] = [bold(s), papers(s)];
  s.box('card', 62, y + 560, 900, 306, `background:${card};border-radius:${round}px;${soft(s)}`);
  s.object('ribbon', ribbon(92, y + 440, 840, 132, t.fill));
  words(s, 186, y + 506, 652, 78, '#ffffff', ['Kite Festival', '校园风筝节']);
  for (const [i, [icon, first, second]] of kiteFacts.entries()) {
    const cx = 212 + i * 300;
    sign(s, icon, cx - 40, y + 600, 80, p.mid, card);
    twoLines(s, [cx - 120, y + 754, 240], [p.mid, p.dark], [first, second]);
  }
  s.box('button', 262, y + 824, 500, 84, `background:${p.accent};border-radius:${r.pick([14, 42])}px;${cast(s)}`);
  words(s, 292, y + 866, 440, 38, '#ffffff', ['Bring one or build one', '自带或现场制作']);
};

const alterationList: [Pair, Pair][] = [
  [
    ['Trousers shortened', '裤长改短'],
    ['$ 14', '¥ 35'],
  ],
  [
    ['New zip', '更换拉链'],
    ['$ 18', '¥ 45'],
  ],
  [
    ['Dress taken in', '裙装收腰'],
    ['$ 26', '¥ 80'],
  ],
  [
    ['Coat relined', '大衣换里'],
    ['$ 60', '¥ 160'],
  ],
  [
    ['Sleeves shortened', '袖长改短'],
    ['$ 20', '¥ 50'],
  ],
];

/** What a tailor asks for. The tape is one with its marks, the reel with its needle, the button with its holes. */
const alterations: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(46, 58), r.pick([4, 24, 52])];
  const [flush, t] = [aligned(left), bold(s)];
  const [card, tile] = papers(s);
  s.box('card', 82, y, 860, 868, `background:${card};border-radius:${round}px;${soft(s)}`);
  words(s, at(left, 136, 470), y + 104, 470, 84, p.dark, ['Alterations', '改衣裁缝铺'], flush);
  words(s, at(left, 136, 470), y + 178, 470, 34, t.fill, ['Ready within three days', '三天可取'], flush);
  const [lean, cloth] = [r.int(6, 14) * (left ? 1 : -1), r.pick([p.accent, p.mid])];
  s.object('scissors', svg(at(left, 640, 142), y + 30, 142, 213, scissors('#b9c3cc', cloth), lean, '0 0 200 300'));
  s.object('reel', svg(at(left, 806, 102), y + 92, 102, 136, thread(t.fill, '#c99b62'), 0, '0 0 150 200'));
  const yellow = r.pick(['#f4cf4f', '#f7dc7c', '#f0e3c0']);
  stands(s, 'tape', [32, y + 262, 960, 66], tapeMeasure(yellow, '#3a3226'), r.pick([-1, 0, 1]));
  const bend = r.pick([8, 33]);
  for (const [i, [name, price]] of some(s, alterationList, 4).entries()) {
    const cy = y + 394 + i * 90;
    words(s, at(left, 136, 500), cy, 500, 40, p.dark, name, flush);
    s.box('pill', at(left, 722, 166), cy - 33, 166, 66, `background:${tile};border-radius:${bend}px`);
    words(s, at(left, 736, 138), cy, 138, 38, p.dark, price);
    if (i < 3) s.box('rule', 136, cy + 43, 752, 4, `background:${p.second}`);
  }
  s.box('strip', 62, y + 746, 900, 150, `background:${t.fill};border-radius:${Math.min(round, 40)}px;${cast(s)}`);
  sign(s, 'dial', at(left, 106, 86), y + 778, 86, '#ffffff', t.fill);
  words(
    s,
    at(left, 224, 480),
    y + 796,
    480,
    42,
    '#ffffff',
    ['Monday to Friday, 9 to 6', '周一至周五 9 至 18 点'],
    flush,
  );
  words(s, at(left, 224, 480), y + 848, 480, 30, '#ffffff', ['12 Mill Lane, by the bakery', '磨坊巷 12 号'], flush);
  const stud = t.fill === p.accent ? p.mid : p.accent;
  sign(s, 'stud', at(left, 816, 168), y + 700, 168, p.second, stud, r.int(0, 80));
};

const sessions: [string, Pair, Pair][] = [
  ['mitten', ['Family', '亲子场'], ['10 to 12', '10–12 点']],
  ['adult', ['Everybody', '公共场'], ['1 to 5', '13–17 点']],
  ['quaver', ['Disco', '音乐场'], ['6 to 9', '18–21 点']],
  ['cocoa', ['Cocoa hour', '热可可时间'], ['5 to 6', '17–18 点']],
];

/** When a rink is open. The pair of skates is one, the picture with its rim, a crystal with its arms. */
const iceRink: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(48, 58), r.pick([0, 24, 50])];
  const ring = `border-radius:${round}px;box-shadow:0 0 0 ${r.pick([8, 12])}px ${p.paper},0 10px 30px 8px rgba(0,0,0,.34)`;
  s.object('photo', photo(82, y, 860, 420, seed * 6 + (leftOf(seed) ? 0 : 4), ring));
  const [t, [card, tile]] = [bold(s), papers(s)];
  s.box('plate', at(left, 44, 500), y + 64, 500, 226, `background:${t.fill};border-radius:${round}px;${cast(s)}`);
  words(s, at(left, 78, 432), y + 146, 432, 92, '#ffffff', ['Ice Rink', '真冰溜冰场']);
  words(s, at(left, 78, 432), y + 226, 432, 34, '#ffffff', ['Open until 15 March', '开放至三月十五日']);
  sign(s, 'crystal', at(left, 596, 92), y + 48, 92, '#ffffff', p.second, r.int(0, 50));
  sign(s, 'crystal', at(left, 786, 116), y + 84, 116, '#ffffff', p.second, r.int(0, 50));
  s.box('card', 62, y + 446, 900, 400, `background:${card};border-radius:${round}px;${soft(s)}`);
  const boot = r.pick([p.accent, '#ffffff', p.second]);
  stands(s, 'skates', [at(left, 540, 400), y + 200, 400, 310], skates(boot, boot === p.accent ? p.second : p.accent));
  words(s, at(left, 106, 410), y + 504, 410, 44, p.dark, ['Today on the ice', '今日场次'], aligned(left));
  const fill = r.pick([tile, p.second]);
  for (const [i, [icon, name, hours]] of some(s, sessions, 3).entries()) {
    const x = 102 + i * 280;
    s.box('tile', x, y + 550, 260, 220, `background:${fill};border-radius:${Math.min(round, 30)}px`);
    sign(s, icon, x + 88, y + 570, 84, p.dark, p.accent);
    words(s, x + 16, y + 688, 228, 32, p.dark, name);
    words(s, x + 16, y + 732, 228, 42, p.dark, hours);
  }
  s.box('button', at(left, 102, 420), y + 802, 420, 92, `background:${p.accent};border-radius:46px;${cast(s)}`);
  words(s, at(left, 132, 360), y + 848, 360, 40, '#ffffff', ['Book a session', '在线预约']);
  const dx = at(left, 736, 170);
  s.disc(dx, y + 772, 170, p.dark, `${rim(6, card)};${cast(s)}`);
  words(s, dx + 24, y + 828, 122, 28, '#ffffff', ['Skate hire', '租冰鞋']);
  words(s, dx + 24, y + 878, 122, 52, p.second, ['$ 4', '¥ 15']);
};

const pupils: [Pair, Pair][] = [
  [
    ['Clara Benz', '刘子墨'],
    ['Minuet in G', '《G 大调小步舞曲》'],
  ],
  [
    ['Omar Said', '赵一帆'],
    ['The Wild Rider', '《勇敢的骑士》'],
  ],
  [
    ['June Park', '孙若溪'],
    ['A Little Waltz', '《小圆舞曲》'],
  ],
  [
    ['Leo Marsh', '何嘉禾'],
    ['Autumn Song', '《秋之歌》'],
  ],
];

/** What pupils play. The piano is one, the keys are one, a portrait is one with its rim. */
const pianoRecital: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(48, 60), r.pick([0, 28, 56])];
  const flush = aligned(left);
  const [t, [card, tile]] = [bold(s), papers(s)];
  s.box('card', 102, y, 820, 850, `background:${card};border-radius:${round}px;${soft(s)}`);
  words(s, at(left, 146, 400), y + 90, 400, 92, p.dark, ['Piano Recital', '钢琴演奏会'], flush);
  words(s, at(left, 146, 400), y + 164, 400, 30, t.fill, ['Pupils of Lime Street School', '椴树街音乐学校'], flush);
  const bend = r.pick([10, 36]);
  s.box('pill', at(left, 146, 370), y + 212, 370, 72, `background:${t.fill};border-radius:${bend}px`);
  words(s, at(left, 170, 322), y + 248, 322, 36, '#ffffff', ['Friday 20 June, 6 pm', '六月二十日 18 点']);
  const [lid, body] = r.pick([
    ['#3a3a44', '#1d1d22'],
    ['#8a4b2c', '#5c2e1a'],
  ]) as [string, string];
  s.object('piano', svg(at(left, 562, 316), y + 36, 316, 275, piano(lid, body, '#d2a24c'), 0, '0 0 340 296'));
  const fill = r.pick([tile, p.second]);
  for (const [i, [name, piece]] of some(s, pupils, 3).entries()) {
    const top = y + 334 + i * 132;
    s.box('row', 142, top, 740, 116, `background:${fill};border-radius:${Math.min(round, 58)}px`);
    s.object('photo', framed(at(left, 160, 96), top + 10, 96, (seed + i) * 6 + [0, 1, 3][i]!, p.paper, 6));
    words(s, at(left, 284, 440), top + 38, 440, 38, p.dark, name, flush);
    words(s, at(left, 284, 440), top + 82, 440, 28, p.dark, piece, flush);
    sign(s, 'quaver', at(left, 776, 68), top + 24, 68, p.dark, p.accent);
  }
  stands(s, 'keys', [62, y + 762, 900, 140], keyboard(r.pick(['#a8242f', p.accent])));
};

export const twentySixthLayouts: Layout[] = [
  kiteDay,
  alterations,
  iceRink,
  pianoRecital,
  boatHire,
  firewood,
  magicShow,
  repairCafe,
];
