/** The last four layouts of the twenty-seventh set. */
import { seal } from '../fifteenth/icons.ts';
import { cast, place, signOn, trace } from './icons.ts';
import {
  bars,
  bear,
  books,
  cabin,
  corner,
  goers,
  hungSign,
  lanes,
  priceLabel,
  recordPlayer,
  tableCloth,
  tableLamp,
  tearPass,
  teapot,
  vase,
} from './things.ts';
import { rolled } from '../twenty-first/more.ts';
import { aligned, at, words } from '../twenty-second/icons.ts';
import { rim } from '../twenty-third/icons.ts';
import { twoLines } from '../twenty-fifth/icons.ts';
import { bold, leftOf, papers } from '../twenty-sixth/more.ts';
import { sign, soft, type Pair } from '../placing.ts';
import { photo, svg, type Layout } from '../sheet.ts';

/** How one goes, how long the lane is, and the share of those who go so. */
const ways: [string, number, Pair, Pair][] = [
  ['cycle', 560, ['42 %', '42 %'], ['by bicycle', '骑自行车']],
  ['rail', 470, ['31 %', '31 %'], ['by train', '乘坐火车']],
  ['road', 340, ['18 %', '18 %'], ['by car', '自己开车']],
  ['paved', 210, ['9 %', '9 %'], ['on foot', '步行上班']],
];

const averages: [string, Pair, Pair][] = [
  ['clock', ['on average', '平均用时'], ['24 min', '24 分钟']],
  ['path', ['both ways', '往返路程'], ['11 km', '11 公里']],
  ['wheel', ['new racks', '新增车架'], ['40', '40 个']],
];

/** How people go to work: each share is a lane with what goes on it. */
export const wayToWork: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(44, 54), r.pick([0, 24, 44])];
  const [t, [card, tile], flush] = [bold(s), papers(s), aligned(left)];
  s.box('card', 62, y + 60, 900, 690, `background:${card};border-radius:${round}px;${soft(s)}`);
  s.box('header', 32, y, 960, 158, `background:${t.fill};border-radius:${Math.min(round, 30)}px;${cast(s)}`);
  words(s, at(left, 92, 840), y + 62, 840, 72, '#ffffff', ['How We Get to Work', '我们怎样上班'], flush);
  words(
    s,
    at(left, 92, 840),
    y + 124,
    840,
    30,
    '#ffffff',
    ['what 312 of us said in March', '三月问卷，312 人作答'],
    flush,
  );
  const coats = rolled([p.accent, p.mid, p.dark, p.accent], r.int(0, 1));
  for (const [i, [way, w, share, how]] of ways.entries()) {
    const top = y + 270 + i * 140;
    s.object(`lane:${way}`, svg(at(left, 96, w), top, w, 34, lanes[way]!(w * 1.3), 0, `0 0 ${w * 1.3} 44`));
    const goer = goers[way]!;
    const across = goer.w * 0.86;
    const turned = left ? goer.draw(coats[i]!, '#d5ecf5') : mirrored(goer.w, goer.draw(coats[i]!, '#d5ecf5'));
    s.object(
      `goer:${way}`,
      svg(at(left, 82 + w - across, across), top - 81, across, 83, turned, 0, `0 0 ${goer.w} 96`),
    );
    words(s, at(left, 124 + w, 240), top - 26, 240, 56, p.dark, share, flush);
    words(s, at(left, 124 + w, 240), top + 22, 240, 32, p.dark, how, flush);
  }
  for (const [i, [icon, label, value]] of averages.entries()) {
    const x = 62 + i * 308;
    s.box('tile', x, y + 774, 284, 130, `background:${tile};border-radius:${Math.min(round, 30)}px;${soft(s)}`);
    signOn(s, tile, icon, [x + 22, y + 806, 66], [p.dark, p.accent]);
    twoLines(s, [x + 100, y + 846, 168], [p.dark, p.dark], [label, value], 'text-align:left');
  }
};

/** The same drawing seen from the other side. */
function mirrored(width: number, drawn: string): string {
  return `<g transform="translate(${width} 0) scale(-1 1)">${drawn}</g>`;
}

const rides: [string, Pair, Pair][] = [
  ['clock', ['First up', '首班上行'], ['8:30', '8:30']],
  ['mug', ['Last down', '末班下行'], ['17:45', '17:45']],
  ['peak', ['Summit', '山顶海拔'], ['2 140 m', '2140 米']],
];

/** A day's pass for a cable car. A cabin is one with its hanger, the cable is one, so is the pass with what one tears off. */
export const cableCar: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(52, 64), r.pick([0, 24, 48])];
  const [t, [card]] = [bold(s), papers(s)];
  const ring = `border-radius:${round}px;box-shadow:0 0 0 ${r.pick([8, 14])}px ${card},0 10px 30px 10px rgba(0,0,0,.34)`;
  s.object('photo', photo(82, y, 860, 470, seed * 6 + 3, ring));
  const [start, end] = left ? [130, 30] : [30, 130];
  s.object('cable', svg(0, y, 1024, 160, trace(`M-10 ${start}L1034 ${end}`, '#30363c', 7)));
  const coats = rolled([p.accent, p.second], r.int(0, 1));
  for (const [i, x] of [196, 640].entries()) {
    const cy = y + start + ((end - start) * (x + 75)) / 1024;
    place(s, 'cabin', [x, cy - 9, 150, 210], cabin(coats[i]!, i === r.int(0, 1) ? p.dark : '#ffffff'), [150, 210]);
  }
  const [py, flush] = [y + 376, 'text-align:left'];
  place(s, 'pass', [42, py, 940, 380], tearPass(card, p.mid), [940, 380]);
  words(s, 92, py + 78, 560, 84, p.dark, ['Larch Cable Car', '落叶松缆车'], flush);
  words(s, 92, py + 150, 560, 34, t.fill, ['Day pass, up and down', '当日往返通票'], flush);
  s.box('rule', 92, py + 188, 560, 5, `background:${p.second}`);
  for (const [i, [icon, first, second]] of rides.entries()) {
    const x = 92 + i * 192;
    signOn(s, card, icon, [x, py + 216, 54], [t.fill, p.second]);
    words(s, x + 64, py + 228, 116, 22, p.dark, first, flush);
    words(s, x, py + 312, 176, 42, p.dark, second, flush);
  }
  words(s, 712, py + 62, 236, 30, p.dark, ['One adult', '成人一位']);
  words(s, 712, py + 126, 236, 76, p.accent, ['$ 32', '¥ 120']);
  s.object('bars', svg(730, py + 186, 200, 96, bars(p.dark), 0, '0 0 203 84'));
  words(s, 712, py + 320, 236, 32, p.dark, ['No. 004 817', '编号 004817']);
  s.box('strip', 102, y + 790, 820, 116, `background:${t.fill};border-radius:${Math.min(round, 58)}px;${cast(s)}`);
  sign(s, 'pass', at(left, 142, 72), y + 812, 72, '#ffffff', t.fill);
  const fill = t.fill === p.mid ? p.dark : p.mid;
  s.object('seal', seal(at(left, 886, 0), y + 800, 74, 16, p.second, fill));
  words(s, at(left, 886, 0) - 46, y + 800, 92, 36, p.dark, ['2026', '2026']);
  words(
    s,
    at(left, 240, 556),
    y + 848,
    556,
    36,
    '#ffffff',
    ['Keep it for the way down', '下山时请再次出示'],
    aligned(left),
  );
};

/** Prices of what stands on the table, from the left. */
const finds: Pair[] = [
  ['$ 6', '¥ 25'],
  ['$ 9', '¥ 40'],
  ['$ 45', '¥ 180'],
  ['$ 18', '¥ 75'],
  ['$ 7', '¥ 30'],
];

const fairFacts: [string, Pair][] = [
  ['date', ['Sunday 12 May', '5 月 12 日周日']],
  ['clock', ['9 am to 3 pm', '9 点至 15 点']],
  ['where', ['Brewery Yard', '酿酒厂院内']],
];

/** A market of old things. What stands on the table is one each; a label and its price are two, so is the cloth and what is on it. */
export const fleaMarket: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(40, 50), r.pick([0, 24, 44])];
  const [t, [card, tile]] = [bold(s), papers(s)];
  s.box('wall', 82, y, 860, 590, `background:${card};border-radius:${round}px ${round}px 0 0;${soft(s)}`);
  place(s, 'sign', [232, y + 10, 560, 240], hungSign('#94683f', t.fill), [560, 240]);
  words(s, 262, y + 130, 500, 76, '#ffffff', ['Flea Market', '院子旧货市集']);
  words(s, 262, y + 200, 500, 34, '#ffffff', ['old things, new friends', '旧物等你带回家']);
  const board = y + 548;
  const fills = rolled([p.accent, p.mid, p.second, p.dark], r.int(0, 3));
  const stand = (name: string, x: number, rise: number, [w, h]: readonly [number, number], inner: string) =>
    place(s, name, [at(left, x, w), board - rise - h, w, h], inner, [w, h]);
  stand('vase', 112, 0, [110, 200], vase(p.mid, p.accent));
  stand('books', 246, 0, [200, 110], books(fills));
  stand('teapot', 266, 110, [160, 120], teapot(r.pick([p.accent, '#5f8fb0']), p.second));
  stand('player', 460, 0, [240, 150], recordPlayer(r.pick(['#b23f3a', '#2f7d77', p.mid])));
  stand('lamp', 706, 0, [112, 194], `<g transform="scale(.746)">${tableLamp(p.second, p.mid)}</g>`);
  stand('bear', 826, 0, [124, 160], `<g transform="scale(.886)">${bear('#a9743f', '#ecd0a4')}</g>`);
  s.box('table', 32, board, 960, 34, `background:linear-gradient(#a87a4c,#7c5633);border-radius:6px;${cast(s)}`);
  const [cloth, hem] = t.fill === p.accent ? [p.mid, p.second] : [p.accent, p.second];
  place(s, 'cloth', [62, board + 34, 900, 320], tableCloth(cloth, hem), [900, 320]);
  for (const [i, price] of finds.entries()) {
    const x = [167, 346, 580, 754, 886][i]! - 56;
    place(s, 'label', [at(left, x, 112), board + 26, 112, 92], priceLabel('#fffdf6'), [112, 92]);
    words(s, at(left, x + 8, 96), board + 88, 96, 32, '#2b2621', price);
  }
  for (const [i, [icon, text]] of fairFacts.entries()) {
    const cx = 212 + i * 300;
    s.disc(cx - 46, board + 138, 92, tile);
    signOn(s, tile, icon, [cx - 27, board + 157, 54], [cloth, p.dark]);
    words(s, cx - 132, board + 262, 264, 38, '#ffffff', text);
  }
};

const sizes: [Pair, Pair][] = [
  [
    ['20 × 30 cm', '20 × 30 厘米'],
    ['$ 38', '¥ 120'],
  ],
  [
    ['30 × 40 cm', '30 × 40 厘米'],
    ['$ 52', '¥ 168'],
  ],
  [
    ['50 × 70 cm', '50 × 70 厘米'],
    ['$ 84', '¥ 268'],
  ],
];

const frames: { name: Pair; wood: string; mat: number; shape: string }[] = [
  { name: ['Walnut', '胡桃木'], wood: '#6b4226', mat: 22, shape: '2px' },
  { name: ['Round', '圆形白框'], wood: '#f7f4ec', mat: 0, shape: '50%' },
  { name: ['Gilded', '描金框'], wood: '#c79a3f', mat: 16, shape: '2px' },
];

/** Frames made to measure. A frame is one with its mount and its picture, a corner is one with its mouldings. */
export const frameShop: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, round] = [leftOf(seed), r.int(46, 56), r.pick([0, 24, 48])];
  const [t, [card, tile], flush] = [bold(s), papers(s), aligned(left)];
  const [plaque, bend] = [r.pick([4, 27]), r.pick([8, 30])];
  s.box('wall', 62, y, 900, 590, `background:${t.fill};border-radius:${round}px;${soft(s)}`);
  words(s, 122, y + 66, 780, 76, '#ffffff', ['The Frame Corner', '一隅画框店']);
  words(s, 122, y + 132, 780, 32, '#ffffff', ['every frame made to measure', '量身定制每一个画框']);
  for (const [i, { name, wood, mat, shape }] of rolled(frames, r.int(0, 2)).entries()) {
    const [cx, round50] = [222 + i * 290, shape === '50%'];
    const [w, h] = round50 ? [248, 248] : [230, 290];
    const rest = 20 + mat;
    const css = `border:20px solid ${wood};padding:${mat}px;background:#fffdf8;border-radius:${shape};box-shadow:0 10px 22px rgba(0,0,0,.45)`;
    const [x, top] = [cx - w / 2, y + 340 - h / 2];
    s.object('frame', photo(x, top, w - 2 * rest, h - 2 * rest, (seed + i) * 6 + [3, 1, 0][i]!, css));
    s.box('label', cx - 90, y + 512, 180, 54, `background:${p.paper};border-radius:${plaque}px`);
    words(s, cx - 80, y + 539, 160, 30, p.dark, name);
  }
  s.box('card', 62, y + 616, 900, 292, `background:${card};border-radius:${round}px;${soft(s)}`);
  for (const [i, [size, price]] of sizes.entries()) {
    const cy = y + 674 + i * 88;
    words(s, at(left, 106, 280), cy, 280, 38, p.dark, size, flush);
    s.box('price', at(left, 402, 136), cy - 30, 136, 60, `background:${tile};border-radius:${bend}px`);
    words(s, at(left, 412, 116), cy, 116, 36, p.dark, price);
    if (i < 2) s.box('rule', at(left, 106, 432), cy + 42, 432, 4, `background:${p.second}`);
  }
  const looks = rolled<[string, string, string]>(
    [
      ['#6b4226', '#8f6140', '#d8b45e'],
      ['#2c3136', '#565d64', '#c9ced3'],
      ['#c79a3f', '#e6c678', '#8a6420'],
    ],
    r.int(0, 2),
  );
  for (const [i, look] of looks.entries())
    place(s, 'corner', [at(left, 588 + i * 96, 132), y + 642 + i * 24, 132, 132], corner(...look), [160, 160]);
  s.box(
    'button',
    at(left, 590, 336),
    y + 836,
    336,
    100,
    `background:${p.accent};${rim(6, card)};border-radius:50px;${cast(s)}`,
  );
  words(s, at(left, 614, 288), y + 886, 288, 36, '#ffffff', ['Bring your picture', '带上您的画']);
};
