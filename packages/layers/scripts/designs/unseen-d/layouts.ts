/** The set unseen-d: eight plain layouts, on each of three grounds. By one who has not seen how designs are taken apart. */
import { books, cup, ring, sofa } from './drawings.ts';
import { certificate, product, teaMenu, wedding } from './more.ts';
import {
  framed,
  label,
  lifted,
  mark,
  ornament,
  put,
  ribbon,
  scaled,
  shape,
  shuffled,
  star,
  tones,
  turner,
} from './things.ts';
import { widthOf } from './things.ts';
import { soft, type Pair } from '../placing.ts';
import { type Layout } from '../sheet.ts';

export { unseenDKit } from './things.ts';

const acts: readonly (readonly [string, Pair, Pair])[] = [
  ['trumpet', ['Live band', '现场乐队'], ['from 7 pm', '晚七点起']],
  ['microphone', ['Open mic', '开放麦'], ['join in', '现场报名']],
  ['cocktail', ['Sky bar', '天台酒吧'], ['all evening', '整晚供应']],
];

/** A wide photograph with a pill and the day on it; a card that laps over its foot, with a marked line; three tiles; a button. */
const jazzNight: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [t, X] = [tones(p), turner(seed)];
  const round = r.pick([8, 28]);
  framed(s, [62, 56, 900, 420], 12, seed + 3, `${round}px`, `background:${p.paper};${soft(s)}`);
  const pill = X(100, 230);
  s.box('pill', pill, 96, 230, 60, `background:${p.accent};border-radius:30px`);
  put(s, pill, 126, 230, 28, '#ffffff', ['Live outdoors', '户外演出']);
  const day = X(770, 164);
  s.box('disc', day, 92, 164, 164, `background:${p.second};border-radius:50%;${lifted(s)}`);
  put(s, day + 20, 152, 124, 60, p.dark, [`${r.int(11, 28)}`, `${r.int(11, 28)}`]);
  put(s, day + 26, 204, 112, 28, p.dark, ['August', '八月']);
  s.box('card', 132, 372, 760, 270, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  put(s, 172, 440, 680, 74, p.dark, ['Summer Jazz Night', '夏夜爵士音乐会']);
  put(s, 172, 512, 680, 30, p.mid, ['on the terrace of Harbour Hall', '港湾大厅露台']);
  const free: Pair = ['Free entry before eight', '八点前免费入场'];
  const wide = Math.min(640, widthOf(s, free, 34) + 50);
  s.box('marker', 512 - wide / 2, 558, wide, 54, `background:${p.second};border-radius:${r.pick([4, 12])}px`);
  put(s, 512 - wide / 2 + 16, 585, wide - 32, 34, p.dark, free);
  const fills = r.pick([
    [t.paper, t.paper, t.paper],
    [t.accent, t.mid, t.dark],
    [t.light, t.light, t.light],
  ]);
  const [shade, edge] = [soft(s), `border:4px solid ${p.paper};box-sizing:border-box;`];
  for (const [i, [name, what, when]] of shuffled(s, acts).entries()) {
    const [x, tone] = [62 + i * 308, fills[i]!];
    s.box('tile', x, 682, 284, 158, `background:${tone.fill};${edge}border-radius:${round}px;${shade}`);
    mark(s, name, x + 22, 726, 70, tone.icon);
    put(s, x + 108, 742, 160, 32, tone.ink, what, 'left');
    put(s, x + 108, 786, 160, 24, tone.ink, when, 'left');
  }
  s.box(
    'button',
    302,
    876,
    420,
    92,
    `background:${p.accent};border:4px solid ${p.paper};box-sizing:border-box;border-radius:46px;${soft(s)}`,
  );
  put(s, 342, 922, 340, 36, '#ffffff', ['Reserve a seat', '立即预订座位']);
};

const wares: readonly (readonly [string, Pair, Pair])[] = [
  ['armchair', ['Armchair', '阅读椅'], ['$129', '¥ 899']],
  ['floorLamp', ['Floor lamp', '落地灯'], ['$59', '¥ 359']],
  ['shelf', ['Open shelf', '开放书架'], ['$98', '¥ 699']],
];

/** A ribbon; a tall card with a sofa before a disc and a star with the price off; three rows of smaller things; a foot with a button. */
const sofaSale: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [t, X] = [tones(p), turner(seed)];
  const round = r.pick([10, 26]);
  shape(s, 'ribbon', 112, 60, 800, 112, ribbon(800, 112, p.accent), lifted(s));
  put(s, 220, 115, 584, 60, '#ffffff', ['Autumn Furniture Sale', '秋季家具特卖']);
  const card = X(62, 500);
  const shade = soft(s);
  s.box('card', card, 230, 500, 540, `background:${p.paper};border-radius:${round}px;${shade}`);
  s.disc(card + 95, 268, 310, r.pick([p.light, p.second]));
  const fill = r.pick([p.mid, p.accent, p.dark]);
  shape(s, 'sofa', card + 50, 400, 400, 190, sofa(p, fill, fill === p.accent ? p.second : p.accent));
  put(s, card + 36, 654, 428, 46, p.dark, ['Three-seat sofa', '三人位布艺沙发']);
  put(s, card + 36, 714, 428, 28, p.mid, ['seven colours, home in a week', '七色可选，一周送达']);
  const off = X(62, 500) === 62 ? card - 26 : card + 346;
  shape(s, 'star', off, 208, 176, 176, star(172, r.int(14, 18), 0.85, p.accent), lifted(s));
  put(s, off + 24, 294, 128, 50, '#ffffff', [`-${r.int(3, 6)}0%`, '五折']);
  const count = r.pick([2, 3]);
  const high = (564 - 24 * count) / count;
  for (const [i, [name, what, cost]] of shuffled(s, wares).slice(0, count).entries()) {
    const [x, y] = [X(602, 360), 230 + i * (high + 24)];
    s.box('row', x, y, 360, high, `background:${p.paper};border-radius:${round}px;${shade}`);
    const colours = [i === 1 ? p.accent : p.mid, p.dark, p.second] as const;
    mark(s, name, x + 24, y + high / 2 - 54, 108, colours);
    put(s, x + 154, y + high / 2 - 32, 190, 34, p.dark, what, 'left');
    s.box('pill', x + 154, y + high / 2 + 4, 156, 56, `background:${t.second.fill};border-radius:28px`);
    put(s, x + 166, y + high / 2 + 32, 132, 32, p.dark, cost);
  }
  s.box(
    'band',
    62,
    822,
    900,
    144,
    `background:${p.dark};border:4px solid ${p.paper};box-sizing:border-box;border-radius:${round}px;${shade}`,
  );
  const words = X(104, 440);
  put(s, words, 870, 440, 40, '#ffffff', ['Until Sunday only', '仅限本周日前'], 'left');
  put(s, words, 922, 440, 26, p.second, ['12 Mill Lane, open till eight', '磨坊路十二号，营业至晚八点'], 'left');
  const button = X(600, 320);
  s.box('button', button, 854, 320, 80, `background:${p.second};border-radius:${r.pick([12, 40])}px`);
  put(s, button + 24, 894, 272, 34, p.dark, ['See all offers', '查看全部优惠']);
};

const sayings: readonly (readonly [Pair, Pair, Pair])[] = [
  [
    ['A book is a garden', '书是随身携带的'],
    ['you can carry', '一座花园'],
    ['in your pocket', '四季都有花开'],
  ],
  [
    ['Read a little', '每天读一点'],
    ['every evening', '世界就大一点'],
    ['and grow quietly', '心也静一点'],
  ],
  [
    ['Good stories begin', '好的故事'],
    ['where we slow down', '从慢下来开始'],
    ['and look closely', '从细看开始'],
  ],
];

/** A leaf of paper on a coloured one, with a quotation of which one line is marked; its writer; books and a cup on the foot. */
const quotation: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [t, X] = [tones(p), turner(seed)];
  const [round, turn] = [r.pick([6, 32]), r.int(3, 5) * r.pick([-1, 1])];
  const back = r.pick([t.accent, t.mid, t.second]);
  s.box(
    'plate',
    122,
    112,
    780,
    740,
    `background:${back.fill};border:4px solid ${p.paper};box-sizing:border-box;border-radius:${round}px;${soft(s)}`,
    turn,
  );
  s.box('card', 132, 122, 760, 720, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  s.box(
    'disc',
    447,
    60,
    130,
    130,
    `background:${p.dark};border-radius:50%;border:5px solid ${p.paper};box-sizing:border-box`,
  );
  mark(s, 'quote', 479, 92, 66, [p.second, p.second, p.second]);
  const strip = X(790, 56);
  shape(s, 'bookmark', strip, 106, 56, 170, `<path fill="${p.accent}" d="M0 0h56v170l-28-30-28 30z"/>`);
  const [first, second, third] = r.pick(sayings);
  put(s, 192, 280, 640, 66, p.dark, first);
  const size = s.chinese ? 68 : 62;
  const wide = Math.min(660, widthOf(s, second, size) + 44);
  s.box('marker', 512 - wide / 2, 342, wide, 88, `background:${p.second};border-radius:${r.pick([0, 10])}px`);
  put(s, 512 - wide / 2 + 12, 386, wide - 24, size, p.dark, second);
  put(s, 192, 492, 640, 66, p.dark, third);
  shape(s, 'divider', 332, 556, 360, 20, ornament(360, p.mid));
  const writer = X(232, 150);
  framed(s, [writer, 610, 150, 150], 7, seed + 11, '50%', `background:${p.accent}`);
  const text = X(410, 330);
  put(s, text, 656, 330, 36, p.dark, ['Nora Lindqvist', '林静书'], 'left');
  put(s, text, 712, 330, 26, p.mid, ['Riverside Book Club', '河畔读书会'], 'left');
  shape(s, 'books', X(92, 264), 796, 264, 180, scaled(1.2, books(p)), lifted(s));
  shape(s, 'cup', X(742, 190), 770, 190, 170, scaled(1.15, cup(p)), lifted(s));
  s.box(
    'pill',
    X(396, 300),
    890,
    300,
    76,
    `background:${p.paper};border:4px solid ${p.accent};box-sizing:border-box;border-radius:38px;${soft(s)}`,
  );
  mark(s, 'heart', X(396, 300) + 30, 910, 38, [p.accent, p.accent, p.accent]);
  put(s, X(396, 300) + 82, 928, 190, 30, p.dark, ['Share it', '分享给朋友']);
};

const habits: readonly (readonly [string, Pair, Pair])[] = [
  ['shower', ['Shorter showers', '缩短淋浴时间'], ['Five minutes are enough', '每次五分钟就够了']],
  ['tap', ['Close the tap', '随手关紧龙头'], ['While you brush your teeth', '刷牙时不要让水空流']],
  ['wateringCan', ['Water at dusk', '傍晚浇花'], ['Less of it dries away', '水分不易蒸发']],
];

/** A head with a drop; three steps on an upright line, each a disc and a card; at the side a ring with a share, and a tall photograph. */
const saveWater: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [t, X] = [tones(p), turner(seed)];
  const [round, shade] = [r.pick([12, 30]), soft(s)];
  s.box(
    'head',
    62,
    56,
    900,
    168,
    `background:${p.dark};border:4px solid ${p.paper};box-sizing:border-box;border-radius:${round}px;${shade}`,
  );
  mark(s, 'raindrop', X(104, 104), 88, 104, [p.second, p.dark, p.dark]);
  const side = X(104, 104) === 104 ? 'left' : 'right';
  put(s, X(240, 680), 116, 680, 64, '#ffffff', ['Save Water at Home', '家庭节水三步走'], side);
  put(s, X(240, 680), 178, 680, 30, p.second, ['Three small habits, every day', '每天三个小习惯'], side);
  const pole = X(123, 18);
  s.box(
    'pole',
    pole,
    270,
    18,
    690,
    `background:${p.accent};border:3px solid ${p.paper};box-sizing:border-box;border-radius:9px`,
  );
  const fills = shuffled(s, [t.accent, t.mid, t.second]);
  for (const [i, [name, what, why]] of shuffled(s, habits).entries()) {
    const [y, tone] = [276 + i * 236, fills[i]!];
    const card = X(222, 410);
    s.box('card', card, y, 410, 196, `background:${p.paper};border-radius:${round}px;${shade}`);
    put(s, card + 30, y + 68, 350, 44, p.dark, what, 'left');
    put(s, card + 30, y + 130, 350, 30, p.mid, why, 'left');
    const disc = X(62, 140);
    s.box(
      'disc',
      disc,
      y + 28,
      140,
      140,
      `background:${tone.fill};border:5px solid ${p.paper};box-sizing:border-box;border-radius:50%`,
    );
    mark(s, name, disc + 32, y + 60, 76, tone.icon);
  }
  const panel = X(672, 290);
  s.box('panel', panel, 276, 290, 356, `background:${p.paper};border-radius:${round}px;${shade}`);
  const part = r.pick([30, 40, 60]);
  shape(s, 'ring', panel + 50, 302, 190, 190, ring(part / 100, p.accent, p.light));
  put(s, panel + 95, 397, 100, 46, p.dark, [`${part}%`, `${part}%`]);
  put(s, panel + 25, 544, 240, 32, p.dark, ['saved on average', '平均节水量']);
  put(s, panel + 25, 592, 240, 24, p.mid, ['in 400 homes', '来自四百户家庭']);
  framed(s, [panel, 664, 290, 280], 10, seed + 7, `${round}px`, `background:${p.paper};${shade}`);
  shape(s, 'label', panel + 44, 838, 206, 76, label(206, 76, p.second), lifted(s));
  put(s, panel + 94, 876, 140, 28, p.dark, ['Start today', '从今天开始']);
};

export const unseenDLayouts: readonly Layout[] = [
  jazzNight,
  sofaSale,
  quotation,
  saveWater,
  wedding,
  certificate,
  product,
  teaMenu,
];
