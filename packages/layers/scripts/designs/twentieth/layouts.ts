/** The twentieth set: what a first glance at new layouts is measured on; its last four stand in more.ts. */
import { fitted, from, lifted, turned, twentiethIcons } from './icons.ts';
import { moreLayouts } from './more.ts';
import { cast, line, sign, soft, type Pair } from '../placing.ts';
import { box, burst, photo, svg, type Kit, type Sheet, type Layout } from '../sheet.ts';

export const twentiethKit: Kit = {
  palettes: [
    { dark: '#22313f', mid: '#4f7a94', accent: '#d1495b', second: '#edae49', light: '#d6e4ea', paper: '#fffdf8' },
    { dark: '#2b1d3a', mid: '#7a5299', accent: '#c8553d', second: '#f2c14e', light: '#e3d5ee', paper: '#fffefb' },
    { dark: '#17352c', mid: '#3f7d61', accent: '#b5532a', second: '#f0c05a', light: '#cfe6d4', paper: '#fbfaf2' },
    { dark: '#3a2418', mid: '#8a5a3b', accent: '#1f7a8c', second: '#f4a259', light: '#f1dcc2', paper: '#fffaf1' },
    { dark: '#0f2a43', mid: '#3b6ea8', accent: '#d9480f', second: '#7fd1ae', light: '#d3e3f5', paper: '#f9fbff' },
    { dark: '#3b1f33', mid: '#9a4f7c', accent: '#26734d', second: '#f6b8a8', light: '#f5dbe6', paper: '#fffafc' },
  ],
  faces: ['Space Grotesk', 'Caprasimo', 'Big Shoulders Display', 'DM Serif Display', 'Bricolage Grotesque'],
  icons: twentiethIcons,
  words: [
    ['Glad you are here', '欢迎到来'],
    ['See you soon', '期待相见'],
    ['Ask us anything', '有问必答'],
    ['Every Thursday', '每周四'],
    ['For all ages', '老少皆宜'],
    ['Bring a friend', '带上朋友'],
  ],
};

/** A square code to scan. */
function code(s: Sheet, x: number, y: number, size: number): string {
  const cells: string[] = [];
  const corner = (i: number, j: number) => (i < 4 || i > 8) && (j < 4 || j > 8) && !(i > 8 && j > 8);
  const cell = (i: number, j: number, side: number, fill: string) =>
    cells.push(`<rect x="${i}" y="${j}" width="${side}" height="${side}" fill="${fill}"/>`);
  for (let i = 0; i < 13; i++)
    for (let j = 0; j < 13; j++) if (!corner(i, j) && s.random.chance(0.5)) cell(i, j, 1.02, s.palette.dark);
  for (const [i, j] of [
    [0, 0],
    [9, 0],
    [0, 9],
  ] as const) {
    cell(i, j, 4, s.palette.dark);
    cell(i + 0.8, j + 0.8, 2.4, '#fff');
    cell(i + 1.4, j + 1.4, 1.2, s.palette.dark);
  }
  return svg(x, y, size, size, cells.join(''), 0, '0 0 13 13');
}

const people: readonly Pair[] = [
  ['Ines Okafor', '林晓雨'],
  ['Tom Varga', '陈子安'],
  ['Mia Lindgren', '周明月'],
];

/** The card on its lanyard. */
function badgeCard(s: Sheet, seed: number, x: number, y: number): void {
  const { random: r, palette: p } = s;
  const [w, h, cx, radius] = [520, 610, x + 260, r.pick([14, 34])];
  const strap = (from: number) =>
    `<path fill="${p.accent}" stroke="#0005" stroke-width="2" d="M${from} -10h54L282 ${y}h-44z"/>`;
  s.object('lanyard', lifted(s, svg(x, 0, w, y, strap(100) + strap(366))));
  s.object(
    'ribbon',
    lifted(s, svg(cx - 170, y + h - 24, 340, 130, `<path fill="${p.second}" d="M0 0h340v130l-170-36-170 36z"/>`)),
  );
  fitted(s, cx - 150, y + h + 35, 300, 30, p.dark, ['First time here', '首次参会']);
  s.box('card', x, y, w, h, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  s.box('header', x, y, w, 180, `background:${r.pick([p.mid, p.dark])};border-radius:${radius}px ${radius}px 0 0`);
  fitted(s, x + 40, y + 86, w - 80, 50, '#fff', ['Makers Meeting', '创客大会']);
  const hook = '<rect x="2" y="2" width="68" height="72" rx="14" fill="#c3cad0" stroke="#59636b" stroke-width="3"/>';
  s.object(
    'clip',
    svg(cx - 36, y - 36, 72, 76, `${hook}<rect x="18" y="46" width="36" height="12" rx="6" fill="#59636b"/>`),
  );
  const rim = `border-radius:50%;border:9px solid ${p.paper};box-sizing:border-box`;
  s.object('photo', photo(cx - 100, y + 126, 200, 200, seed + 3, rim));
  fitted(s, x + 40, y + 374, w - 80, 52, p.dark, r.pick(people));
  fitted(s, x + 60, y + 426, w - 120, 28, '#666', ['Bridge Street Workshop', '桥街工坊']);
  const left = r.chance(0.5);
  s.object('code', code(s, left ? x + 40 : x + w - 154, y + 464, 114));
  const px = left ? x + 186 : x + 40;
  s.box('pill', px, y + 480, 294, 82, `background:${p.accent};border-radius:${r.pick([12, 41])}px`);
  fitted(s, px + 24, y + 521, 246, 38, '#fff', ['Speaker', '演讲嘉宾']);
}

const nameBadge: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, inset] = [r.chance(0.5), r.int(180, 210), r.int(76, 112)];
  const x = from(left, inset, 520);
  badgeCard(s, seed, x, y);
  const dx = from(left, inset + 450, 140);
  s.disc(dx, y + 206, 140, p.second, `border:8px solid ${p.dark};box-sizing:border-box;${cast(s)}`);
  sign(s, 'star', dx + 32, y + 236, 76, p.dark, p.dark);
  const [tx, top] = [from(left, 720, 240), r.int(84, 110)];
  s.box('plate', tx, top, 240, 90, `background:${p.dark};border:5px solid ${p.paper};box-sizing:border-box;${cast(s)}`);
  fitted(s, tx + 20, top + 45, 200, 42, '#fff', ['Hall B', '二号厅']);
  s.box(
    'tile',
    tx,
    y + 390,
    240,
    250,
    `background:${p.light};border:6px solid ${p.paper};border-radius:${r.pick([10, 28])}px;box-sizing:border-box;${cast(s)}`,
  );
  sign(s, 'cup', tx + 62, y + 416, 116, p.accent, p.dark);
  fitted(s, tx + 20, y + 588, 200, 38, p.dark, ['Coffee 10:30', '茶歇 10:30']);
};

/** A way from a question to what follows, with its head. */
function arrow(s: Sheet, path: string, x: number, y: number): void {
  const way = `<path fill="none" stroke="${s.palette.mid}" stroke-width="9" stroke-linejoin="round" d="${path}"/>`;
  const head = `<path fill="${s.palette.mid}" d="M${x - 20} ${y - 26}h40l-20 28z"/>`;
  s.object('arrow', svg(0, 0, 1024, 1024, way + head));
}

function question(s: Sheet, cy: number, fill: string, ink: string, text: Pair): void {
  const shape = `<path fill="${fill}" stroke="${fill}" stroke-width="16" stroke-linejoin="round" d="M140 8L272 95 140 182 8 95z"/>`;
  s.object('diamond', svg(372, cy - 95, 280, 190, shape));
  fitted(s, 422, cy, 180, 40, ink, text);
}

const flowChart: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [left, radius, top] = [r.chance(0.5), r.pick([6, 22]), r.int(54, 72)];
  s.box('panel', 66, top + 48, 892, 876, `background:${p.paper};border-radius:${r.pick([0, 30])}px;${soft(s)}`);
  const css = `border:6px solid ${p.paper};border-radius:${r.pick([14, 52])}px;box-sizing:border-box;${cast(s)}`;
  s.box('plate', 202, top - 8, 620, 108, `background:${p.dark};${css}`);
  fitted(s, 250, top + 46, 524, 50, '#fff', ['Too ill for school?', '要请病假吗？']);
  const [first, second] = [top + 218, top + 500];
  const fills = r.pick([
    [p.accent, p.second],
    [p.second, p.accent],
  ]);
  const ink = (fill: string) => (fill === p.accent ? '#fff' : p.dark);
  question(s, first, fills[0]!, ink(fills[0]!), ['Fever?', '发烧吗？']);
  question(s, second, fills[1]!, ink(fills[1]!), ['Cough?', '咳嗽吗？']);
  const [near, far] = [from(left, 218, 0), from(left, 806, 0)];
  const edge = (side: number) => (side < 512 ? 364 : 660);
  arrow(s, `M${edge(near)} ${first}H${near}V${first + 90}`, near, first + 112);
  arrow(s, `M512 ${first + 104}V${second - 124}`, 512, second - 103);
  arrow(s, `M${edge(far)} ${second}H${far}V${second + 90}`, far, second + 112);
  arrow(s, `M512 ${second + 104}V${second + 150}`, 512, second + 172);
  const yes: Pair = ['Yes', '是'];
  const no: Pair = ['No', '否'];
  fitted(s, (near + edge(near)) / 2 - 50, first - 32, 100, 32, p.mid, yes);
  fitted(s, (far + edge(far)) / 2 - 50, second - 32, 100, 32, p.mid, yes);
  for (const cy of [first + 134, second + 130]) fitted(s, 540, cy, 80, 32, p.mid, no, 'text-align:left');
  for (const [name, cx, y, text] of [
    ['bed', near, first + 124, ['Stay in bed', '卧床休息']],
    ['phone', far, second + 124, ['Call us first', '先打电话']],
    ['satchel', 512, second + 184, ['Come to class', '照常上学']],
  ] as const) {
    const fill = name === 'satchel' ? `${p.light};border:5px solid ${p.mid};box-sizing:border-box` : p.light;
    s.box('card', cx - 115, y, 230, 210, `background:${fill};border-radius:${radius}px`);
    sign(s, name, cx - 54, y + 22, 108, p.dark, p.second);
    fitted(s, cx - 102, y + 168, 204, 30, p.dark, text);
  }
};

/** String (0 is the lowest), fret and finger of each note pressed. */
const chords: readonly (readonly [string, readonly (readonly [number, number, number])[]])[] = [
  [
    'Am',
    [
      [2, 2, 2],
      [3, 2, 3],
      [4, 1, 1],
    ],
  ],
  [
    'C',
    [
      [1, 3, 3],
      [2, 2, 2],
      [4, 1, 1],
    ],
  ],
  [
    'G',
    [
      [0, 3, 2],
      [1, 2, 1],
      [5, 3, 3],
    ],
  ],
  [
    'D',
    [
      [3, 2, 1],
      [4, 3, 3],
      [5, 2, 2],
    ],
  ],
];

/** The neck with its frets and strings, the fingers on it, and the chord's name at its foot. */
function neck(s: Sheet, left: boolean, y: number): void {
  const { random: r, palette: p } = s;
  const [x, [name, notes], finger] = [from(left, 110, 380), r.pick(chords), r.pick([p.accent, p.second])];
  const strings = [0, 1, 2, 3, 4, 5].map((i) => `<path d="M${36 + i * 62} 0V570" stroke-width="${6 - i * 0.6}"/>`);
  const frets = [1, 2, 3].map((i) => `<path d="M0 ${i * 142}H380" stroke-width="8"/>`);
  const wood = `<rect width="380" height="570" rx="12" fill="${p.mid}"/><rect y="-14" width="380" height="24" rx="6" fill="${p.dark}"/>`;
  s.object('neck', svg(x, y, 380, 570, `${wood}<g stroke="${p.light}">${frets.join('')}${strings.join('')}</g>`));
  for (const [string, fret, number] of notes) {
    const [cx, cy] = [x + 36 + string * 62, y + fret * 142 - 71];
    s.disc(cx - 26, cy - 26, 52, finger, `border:4px solid ${p.paper};box-sizing:border-box`);
    line(
      s,
      cx - 27,
      cy,
      54,
      32,
      finger === p.accent ? '#fff' : p.dark,
      [`${number}`, `${number}`],
      'text-align:center',
    );
  }
  const bx = x + (left ? 370 : 10);
  s.object('burst', lifted(s, burst(bx, y + 540, 98, r.int(11, 17), 0.86, p.dark)));
  fitted(s, bx - 70, y + 540, 140, 76, '#fff', [name, name]);
}

const chordOfWeek: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, turn] = [r.chance(0.5), r.int(236, 256), r.pick([-5, -3, 3, 5])];
  s.box('panel', 56, 116, 912, 820, `background:${p.paper};border-radius:${r.pick([8, 32])}px;${soft(s)}`);
  const tx = from(left, 100, 560);
  s.box(
    'plate',
    tx,
    66,
    560,
    104,
    `background:${p.accent};border:6px solid ${p.paper};border-radius:${r.pick([0, 20])}px;box-sizing:border-box;${cast(s)}`,
  );
  fitted(s, tx + 30, 118, 500, 52, '#fff', ['Chord of the week', '本周和弦']);
  neck(s, left, y);
  const fx = from(left, 616, 290);
  s.box('frame', fx, y - 4, 290, 290, `background:${r.pick(['#ffffff', p.light])};${soft(s)}`, turn);
  s.object('photo', box(fx, y - 4, 290, 290, '', photo(20, 20, 250, 250, seed + 8), turn));
  s.box('tape', fx + 90, y - 28, 110, 42, `background:${p.second};opacity:${r.pick([1, 0.88])}`, turn + r.int(-6, 6));
  const bubble =
    'M24 0h242a24 24 0 0 1 24 24v72a24 24 0 0 1-24 24H100l-64 44 10-44H24A24 24 0 0 1 0 96V24A24 24 0 0 1 24 0z';
  const bx = from(left, 612, 290);
  const mirror = left ? '' : ' transform="translate(290 0) scale(-1 1)"';
  s.object('bubble', svg(bx, y + 330, 290, 164, `<path fill="${p.light}" d="${bubble}"${mirror}/>`));
  fitted(s, bx + 20, y + 390, 250, 36, p.dark, ['Easy to play', '其实很简单']);
  const ux = from(left, 610, 310);
  s.box('button', ux, y + 530, 310, 92, `background:${p.accent};border-radius:${r.pick([14, 46])}px`);
  fitted(s, ux + 24, y + 576, 262, 34, '#fff', ['First lesson free', '首课免费']);
  const pick = 'M60 6C96 6 116 22 112 42 106 76 82 114 60 114S14 76 8 42C4 22 24 6 60 6z';
  const path = `<path fill="${p.second}" stroke="${p.paper}" stroke-width="6" d="${pick}"/>`;
  s.object('plectrum', lifted(s, svg(from(left, 850, 120), 58, 120, 120, path, r.int(-25, 25))));
};

/** A packet whose ends are pressed together: teeth at the top and at the foot. */
function packet(x: number, y: number, fill: string, press: string): string {
  const teeth = (count: number, dx: number) =>
    Array.from({ length: count }, (_, i) => `l${dx} ${i & 1 ? 12 : -12}`).join('');
  const outline = `M0 12${teeth(44, 10)}V768${teeth(44, -10)}z`;
  const lines = [34, 44, 740, 750].map((at) => `<path d="M0 ${at}h440" stroke="${press}" stroke-width="3"/>`);
  return svg(x, y, 440, 780, `<path fill="${fill}" d="${outline}"/>${lines.join('')}`);
}

const seeds: readonly Pair[] = [
  ['Sweet Pea', '香豌豆'],
  ['Wild Meadow', '野花草甸'],
  ['Sunflower', '向日葵'],
];

/** Twelve months, of which some are marked. */
function months(s: Sheet, x: number, y: number): string {
  const [first, many] = [s.random.int(1, 4), s.random.int(2, 4)];
  const cell = (i: number) =>
    `<rect x="${i * 28}" width="24" height="36" rx="5" fill="${i >= first && i < first + many ? s.palette.accent : s.palette.light}"/>`;
  return svg(x, y, 332, 36, Array.from({ length: 12 }, (_, i) => cell(i)).join(''));
}

const seedPacket: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, inset] = [r.chance(0.5), r.int(112, 140), r.int(96, 126)];
  const x = from(left, inset, 440);
  s.object('packet', lifted(s, packet(x, y, p.mid, p.light)));
  fitted(s, x + 70, y + 88, 300, 38, '#fff', ['Garden Club', '园艺社']);
  const arch = r.pick(['160px 160px 12px 12px', '60px', '50%']);
  s.object(
    'photo',
    photo(
      x + 60,
      y + 134,
      320,
      370,
      seed + 6,
      `border:8px solid ${p.paper};border-radius:${arch};box-sizing:border-box`,
    ),
  );
  const ribbon = 'M0 0h520l-34 50 34 50H0l34-50z';
  s.object('ribbon', lifted(s, svg(x - 40, y + 466, 520, 100, `<path fill="${p.accent}" d="${ribbon}"/>`)));
  fitted(s, x + 20, y + 516, 400, 54, '#fff', r.pick(seeds));
  s.box('label', x + 36, y + 600, 368, 124, `background:${p.paper};border-radius:${r.pick([6, 20])}px`);
  fitted(s, x + 60, y + 632, 320, 28, p.dark, ['When to sow', '播种月份']);
  s.object('months', months(s, x + 54, y + 668));
  const bx = left ? x + 440 : x;
  s.object('burst', lifted(s, burst(bx, y + 140, 80, r.int(12, 18), 0.86, p.second)));
  sign(s, 'leaf', bx - 40, y + 100, 80, p.dark, p.paper);
  const cx = from(left, 672, 292);
  const tag = 'M44 0h170a10 10 0 0 1 10 10v90a10 10 0 0 1-10 10H44L0 55zM46 41a14 14 0 1 0 .1 0z';
  const turn = r.int(-8, 8);
  s.object(
    'tag',
    lifted(s, svg(cx + 34, 130, 224, 110, `<path fill="${p.accent}" fill-rule="evenodd" d="${tag}"/>`, turn)),
  );
  const price = r.int(2, 5);
  fitted(s, cx + 76, 185, 140, 56, '#fff', [`$${price}`, `¥${price * 5}`], turned(turn));
  const top = r.int(372, 400);
  s.box('card', cx, top, 292, 480, `background:${p.paper};border-radius:${r.pick([0, 26])}px;${soft(s)}`);
  for (const [i, [name, text]] of (
    [
      ['sun', ['Full sun', '全日照']],
      ['drop', ['Keep moist', '保持湿润']],
      ['spade', ['2 cm deep', '深 2 厘米']],
    ] as const
  ).entries()) {
    sign(s, name, cx + 28, top + 42 + i * 148, 96, [p.accent, p.mid, p.dark][i]!, p.second);
    fitted(s, cx + 136, top + 90 + i * 148, 142, 32, p.dark, text, 'text-align:left');
  }
};

export const twentiethLayouts: Layout[] = [nameBadge, flowChart, chordOfWeek, seedPacket, ...moreLayouts];
