/** The set unseen-d: its other four layouts. By one who has not seen how designs are taken apart. */
import { backpack, medal, signature, twig } from './drawings.ts';
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
  widthOf,
} from './things.ts';
import { soft, type Pair } from '../placing.ts';
import { type Layout } from '../sheet.ts';

const couples: readonly Pair[] = [
  ['Clara & Martin', '思远 & 雨晴'],
  ['Elena & Hugo', '子涵 & 佳怡'],
  ['Ruth & Daniel', '明轩 & 若兰'],
];

/** A card with a round photograph, twigs in two corners, the names, a date in a pill, and below when and where; a wax seal. */
export const wedding: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [t, X] = [tones(p), turner(seed)];
  const round = r.pick([0, 24]);
  s.box('card', 142, 64, 740, 896, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  s.box('frame', 168, 90, 688, 844, `border:4px solid ${p.mid};box-sizing:border-box;border-radius:${round * 0.7}px`);
  const flip = (x: boolean, y: boolean) => `transform:scale(${x ? -1 : 1},${y ? -1 : 1})`;
  const mirrored = X(1, 0) !== 1;
  shape(s, 'twig', X(120, 220), 44, 220, 220, scaled(1.1, twig(p)), flip(mirrored, false));
  shape(s, 'twig', X(684, 220), 764, 220, 220, scaled(1.1, twig(p)), flip(!mirrored, true));
  framed(s, [392, 120, 240, 240], 9, seed + 5, '50%', `background:${p.second};${soft(s)}`);
  s.box(
    'disc',
    468,
    316,
    88,
    88,
    `background:${p.dark};border:4px solid ${p.paper};box-sizing:border-box;border-radius:50%`,
  );
  mark(s, 'rings', 486, 332, 52, [p.second, p.paper, p.second]);
  put(s, 222, 446, 580, 30, p.mid, ['Together with their families', '我们结婚啦']);
  put(s, 212, 522, 600, 82, p.dark, r.pick(couples));
  shape(s, 'divider', 352, 588, 320, 20, ornament(320, p.accent));
  const fill = r.pick([t.accent, t.dark, t.mid]);
  s.box('pill', 322, 632, 380, 72, `background:${fill.fill};border-radius:${r.pick([36, 8])}px`);
  put(s, 346, 668, 332, 34, fill.ink, ['Saturday, 12 September', '九月十二日 星期六']);
  const notes: readonly (readonly [string, Pair])[] = [
    ['watch', ['3 in the afternoon', '下午三点']],
    ['place', ['Old Mill Gardens', '老磨坊花园']],
  ];
  for (const [i, [name, pair]] of notes.entries()) {
    const x = 272 + i * 250;
    s.disc(x + 70, 734, 90, p.light);
    mark(s, name, x + 92, 756, 46, [p.accent, p.paper, p.dark]);
    put(s, x, 856, 230, 27, p.dark, pair);
  }
  const seal = X(776, 140);
  s.box(
    'seal',
    seal,
    330,
    140,
    140,
    `background:${p.accent};border:7px double ${p.paper};box-sizing:border-box;border-radius:50%;${lifted(s)}`,
    r.int(-12, 12),
  );
  mark(s, 'heart', seal + 40, 372, 60, [p.paper, p.paper, p.paper]);
};

const prizes: readonly (readonly [Pair, string, string])[] = [
  [['Certificate of Thanks', '感谢状'], 'handshake', 'for two hundred hours of help'],
  [['Certificate of Honour', '荣誉证书'], 'star', 'for the best idea of the year'],
];

/** A sheet with an edge and two corners, a ribbon, a name in a marked line, a medal, two signatures on their lines, a photograph. */
export const certificate: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const X = turner(seed);
  const [[title, sign, why], mirrored] = [r.pick(prizes), X(1, 0) !== 1];
  s.box(
    'sheet',
    52,
    112,
    920,
    780,
    `background:${p.dark};border:4px solid ${p.paper};box-sizing:border-box;${soft(s)}`,
  );
  s.box('paper', 84, 144, 856, 716, `background:${p.paper}`);
  const corner = (fill: string) => `<path fill="${fill}" d="M0 0h170L0 170z"/>`;
  shape(s, 'corner', X(84, 170), 144, 170, 170, corner(p.second), mirrored ? 'transform:scaleX(-1)' : '');
  shape(s, 'corner', X(770, 170), 690, 170, 170, corner(p.second), `transform:scale(${mirrored ? 1 : -1},-1)`);
  shape(s, 'ribbon', 182, 66, 660, 116, ribbon(660, 116, p.accent), lifted(s));
  put(s, 286, 123, 452, 46, '#ffffff', title);
  s.disc(462, 216, 100, p.light);
  mark(s, sign, 484, 238, 56, [p.accent, p.paper, p.dark]);
  put(s, 212, 366, 600, 30, p.mid, ['Presented with gratitude to', '谨以此状授予']);
  const who: Pair = r.pick<Pair>([
    ['Amara Johnson', '王晓梅'],
    ['Peter Holloway', '李志明'],
    ['Ines Carvalho', '张若曦'],
  ]);
  const wide = Math.min(600, widthOf(s, who, 66) + 60);
  s.box('marker', 512 - wide / 2, 404, wide, 92, `background:${p.second};border-radius:${r.pick([0, 14])}px`);
  put(s, 512 - wide / 2 + 20, 450, wide - 40, 66, p.dark, who);
  put(s, 192, 542, 640, 32, p.dark, [why, '以表彰其两百小时的志愿服务']);
  for (const [i, [hand, post]] of (
    [
      ['M. Okafor', ['Chair', '主席']],
      ['L. Brandt', ['Secretary', '秘书长']],
    ] as const satisfies readonly (readonly [string, Pair])[]
  ).entries()) {
    const x = X([184, 410][i]!, 200);
    shape(s, 'signature', x, 624, 208, 86, scaled(0.94, signature(p.dark, p.mid, i)));
    put(s, x, 736, 200, 26, p.dark, [hand, hand]);
    put(s, x, 772, 200, 22, p.mid, post);
  }
  const prize = X(666, 165);
  shape(s, 'medal', prize, 592, 165, 231, scaled(1.1, medal(p, p.accent)), lifted(s));
  mark(s, 'star', prize + 50, 642, 64, [p.second, p.second, p.second]);
  const foot = X(232, 560);
  s.box(
    'pill',
    foot,
    858,
    560,
    78,
    `background:${p.mid};border:4px solid ${p.paper};box-sizing:border-box;border-radius:39px;${soft(s)}`,
  );
  put(s, foot + 30, 897, 500, 30, '#ffffff', ['Northgate Volunteer Centre, May 2026', '北门志愿者中心 二〇二六年五月']);
};

const merits: readonly (readonly [string, Pair])[] = [
  ['umbrella', ['Rainproof', '防泼水']],
  ['laptopCase', ['15 inch', '装电脑']],
  ['scales', ['Only 900 g', '仅 900 克']],
  ['leaf', ['Recycled', '再生面料']],
];

/** A card with a rucksack before a disc, a corner ribbon, a heart, three colours, three merits, the price on a label, a button. */
export const product: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [t, X] = [tones(p), turner(seed)];
  const [round, fill] = [r.pick([14, 40]), r.pick([p.mid, p.accent, p.dark])];
  const stage = r.pick([t.light, t.second]);
  s.box('card', 82, 72, 860, 880, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  const left = X(118, 420);
  s.box('stage', left, 108, 420, 540, `background:${stage.fill};border-radius:${round * 0.7}px`);
  s.disc(left + 25, 180, 370, p.paper);
  shape(s, 'backpack', left + 79, 202, 262, 322, scaled(1.01, backpack(p, fill)), lifted(s));
  const heart = left + (X(1, 0) === 1 ? 324 : 20);
  s.disc(heart, 128, 76, p.paper, 'box-shadow:0 4px 12px rgba(0,0,0,.22)');
  mark(s, 'heart', heart + 19, 148, 38, [p.accent, p.accent, p.accent]);
  const fresh = left + (X(1, 0) === 1 ? 24 : 276);
  s.box('pill', fresh, 576, 120, 52, `background:${p.dark};border-radius:${r.pick([26, 6])}px`);
  put(s, fresh + 12, 602, 96, 28, '#ffffff', ['New', '新品']);
  const text = X(578, 330);
  put(s, text, 150, 330, 56, p.dark, ['City Rucksack', '城市双肩包'], 'left');
  put(s, text, 214, 330, 28, p.mid, ['Light, roomy, made to last', '轻便大容量，经久耐用'], 'left');
  for (const [i, colour] of [p.mid, p.accent, p.dark].entries()) {
    const ringed = colour === fill ? `border:5px solid ${p.second};box-sizing:border-box` : '';
    s.box('swatch', text + i * 78, 252, 60, 60, `background:${colour};border-radius:50%;${ringed}`);
  }
  for (const [i, [name, pair]] of shuffled(s, merits).slice(0, 3).entries()) {
    const y = 360 + i * 102;
    mark(s, name, text + 4, y, 66, [p.accent, p.second, p.dark]);
    put(s, text + 98, y + 33, 230, 34, p.dark, pair, 'left');
  }
  const price = X(118, 330);
  shape(s, 'label', price, 738, 330, 130, label(330, 130, p.second), lifted(s), r.int(-4, 3));
  put(s, price + 76, 803, 228, 66, p.dark, ['$64.00', `¥ ${r.int(20, 45)}9`]);
  const buy = X(496, 410);
  s.box('button', buy, 738, 410, 96, `background:${p.accent};border-radius:${r.pick([48, 16])}px;${soft(s)}`);
  put(s, buy + 30, 786, 350, 40, '#ffffff', ['Add to basket', '加入购物车']);
  put(s, buy + 20, 880, 370, 26, p.mid, ['Free delivery over 50', '满两百元包邮']);
};

const teas: readonly (readonly [Pair, string])[] = [
  [['Jasmine green', '茉莉绿茶'], '18'],
  [['Spring oolong', '春乌龙'], '26'],
  [['Aged pu-erh', '陈年普洱'], '38'],
];
const bites: readonly (readonly [Pair, string])[] = [
  [['Red bean cake', '红豆糕'], '12'],
  [['Sesame rolls', '芝麻卷'], '15'],
  [['Lotus crisps', '藕片脆'], '10'],
];

/** A dark head with a pot; a list in two parts with pills above them; two photographs, a star on one; a foot with a telephone. */
export const teaMenu: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const X = turner(seed);
  const [round, shade] = [r.pick([6, 24]), soft(s)];
  s.box(
    'head',
    62,
    56,
    900,
    156,
    `background:${p.dark};border:4px solid ${p.paper};box-sizing:border-box;border-radius:${round}px;${shade}`,
  );
  mark(s, 'teapot', X(106, 108), 80, 108, [p.second, p.dark, p.paper]);
  const side = X(1, 0) === 1 ? 'left' : 'right';
  put(s, X(250, 660), 112, 660, 64, '#ffffff', ['Spring Tea Menu', '春日茶单'], side);
  put(s, X(250, 660), 172, 660, 28, p.second, ['Willow Court Tea House', '柳院茶馆'], side);
  const list = X(442, 520);
  s.box('card', list, 250, 520, 574, `background:${p.paper};border-radius:${round}px;${shade}`);
  const parts = [
    [['Teas', '好茶'], teas, p.accent, 'leaf'],
    [['Small bites', '茶点'], bites, p.mid, 'star'],
  ] as const;
  for (const [part, [head, rows, fill, sign]] of parts.entries()) {
    const y = 276 + part * 280;
    s.box('pill', list + 36, y, 210, 60, `background:${fill};border-radius:${r.pick([30, 8])}px`);
    put(s, list + 52, y + 30, 178, 32, '#ffffff', head);
    mark(s, sign, list + 420, y + 4, 52, [part ? p.mid : p.accent, p.paper, p.dark]);
    for (const [i, [name, cost]] of shuffled(s, rows).entries()) {
      put(s, list + 40, y + 102 + i * 52, 310, 32, p.dark, name, 'left');
      put(
        s,
        list + 370,
        y + 102 + i * 52,
        110,
        32,
        p.accent,
        [`$${(Number(cost) / 4).toFixed(2)}`, `¥ ${cost}`],
        'right',
      );
    }
    if (!part) shape(s, 'divider', list + 40, 526, 440, 20, ornament(440, p.second));
  }
  const photos = X(62, 344);
  framed(s, [photos, 250, 344, 330], 12, seed + 2, `${round}px`, `background:${p.paper};${shade}`);
  framed(s, [photos + 20, 534, 290, 290], 10, seed + 8, '50%', `background:${p.second};${shade}`);
  const off = photos + (X(1, 0) === 1 ? -26 : 226);
  shape(s, 'star', off, 224, 144, 144, star(140, r.int(12, 16), 0.84, p.accent), lifted(s));
  put(
    s,
    off + 22,
    296,
    100,
    36,
    '#ffffff',
    r.pick<Pair>([
      ['New', '新茶'],
      ['Hot', '热卖'],
    ]),
  );
  s.box(
    'foot',
    62,
    858,
    900,
    110,
    `background:${p.light};border:4px solid ${p.paper};box-sizing:border-box;border-radius:${round}px;${shade}`,
  );
  s.disc(X(92, 78), 874, 78, p.accent);
  mark(s, 'telephone', X(92, 78) + 20, 894, 38, [p.paper, p.paper, p.paper]);
  put(s, X(196, 330), 913, 330, 36, p.dark, ['020 555 0148', '020 555 0148'], side);
  const [hours, far] = [X(540, 380), side === 'left' ? 'right' : 'left'] as const;
  put(s, hours, 913, 380, 30, p.dark, ['Open daily, ten to nine', '每日上午十点至晚九点'], far);
};
