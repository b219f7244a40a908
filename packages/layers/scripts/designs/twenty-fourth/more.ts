/** The last four layouts of the twenty-fourth set. */
import { flash, on, rolled, tones, type Leaf } from '../twenty-first/more.ts';
import { hung, rim, some } from '../twenty-third/icons.ts';
import { blossom, butterfly, centre, centreOn, code, lead, mirrored, saloon, spectacles, trail } from './icons.ts';
import { cast, sign, soft, type Pair } from '../placing.ts';
import { box, photo, svg, type Sheet, type Layout } from '../sheet.ts';

const bunch = (s: Sheet, wrap: string, band: string) => {
  const { random: r, palette: p } = s;
  const greens = [
    [60, 120, -50],
    [120, 50, -25],
    [230, 20, 0],
    [340, 50, 25],
    [384, 120, 46],
    [40, 220, -70],
    [404, 214, 62],
  ];
  const leaf = greens.map(
    ([x, y, turn]) => `<ellipse transform="translate(${x} ${y}) rotate(${turn})" rx="22" ry="62" fill="#3f7d4e"/>`,
  );
  const paper = `<path fill="${wrap}" d="M36 262q194 90 388 0L276 612h-92z"/><path fill="#000000" fill-opacity=".13" d="M36 262q100 150 180 230L184 612z"/><path fill="#ffffff" fill-opacity=".3" d="M424 262q-120 120-194 230l46 120z"/>`;
  const places = [
    [116, 172],
    [344, 172],
    [230, 110],
    [162, 264],
    [298, 264],
    [230, 196],
  ] as const;
  const colours = rolled([p.accent, '#fff4f0', p.second], r.int(0, 2)).concat(p.mid);
  const order = [0, 1, 2, 1, 0, 3];
  const petals = r.pick([5, 8, 9]);
  const heads = places.map(([x, y], i) => {
    const fill = colours[order[i]!]!;
    return blossom(x, y, i === 5 ? 74 : 68, fill, fill === p.second ? p.accent : '#f2b01e', petals);
  });
  const bow = `<path fill="${band}" d="M230 506q-84-64-98-16t98 32q112 16 98-32t-98 16zM222 520l-52 108 34-8 18 26 22-120zM238 520l52 108-34-8-18 26-22-120z"/><circle cx="230" cy="512" r="21" fill="${band}" stroke="#000000" stroke-opacity=".25" stroke-width="4"/>`;
  return leaf.join('') + paper + heads.join('') + bow;
};

const bunches: [Pair, Pair][] = [
  [
    ['Small', '小束'],
    ['$ 25', '¥ 128'],
  ],
  [
    ['Medium', '中束'],
    ['$ 38', '¥ 198'],
  ],
  [
    ['Large', '大束'],
    ['$ 54', '¥ 298'],
  ],
];

export const florist: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const at = mirrored(left);
  const tone = r.pick([`linear-gradient(${r.int(0, 360)}deg,${p.mid},${p.dark})`, p.mid, p.light]);
  s.box('panel', at(0, 392), 0, 392, 1024, `background:${tone}`);
  const y = r.int(236, 256);
  const round = r.pick([0, 24, 48]);
  s.box('card', at(436, 524), y, 524, 546, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  s.box('strip', at(300, 724), 72, 724, 112, `background:${p.accent};${cast(s)}`);
  centre(s, at(330, 664), 128, 664, 56, '#ffffff', ["Mother's Day, 14 May", '母亲节 5月14日']);
  centre(s, at(556, 372), y + 76, 372, 60, p.dark, ['For Mum', '送给妈妈']);
  centre(s, at(556, 372), y + 140, 372, 28, p.mid, ['hand-tied this morning', '当日清晨手工花束']);
  const [bend, fill] = [r.pick([10, 39]), r.pick([p.second, p.light])];
  for (const [i, [name, price]] of bunches.entries()) {
    const cy = y + 232 + i * 100;
    s.box('pill', at(556, 368), cy - 39, 368, 78, `background:${fill};border-radius:${bend}px`);
    lead(s, at(556, 368) + 32, cy, 160, 34, p.dark, name);
    trail(s, at(556, 368) + 196, cy, 140, 38, p.dark, price);
  }
  const wrap = tone === p.light ? p.mid : r.pick(['#f5e6d0', '#d8b98a', p.light]);
  hung(
    s,
    'bouquet',
    { x: at(48, 460), y: 200, w: 460, h: 650, turn: (left ? 1 : -1) * r.int(2, 7) },
    bunch(s, wrap, p.accent),
  );
  const tag: Leaf = { x: at(66, 270), y: 826, w: 270, h: 128, turn: (left ? -1 : 1) * r.int(5, 9) };
  const outline = `M18 0h234q18 0 18 18v92q0 18-18 18H18q-18 0-18-18V18Q0 0 18 0zM135 12a10 10 0 1 0 .1 0z`;
  hung(s, 'tag', tag, `<path fill="#fffaf0" fill-rule="evenodd" d="${outline}"/>`);
  centreOn(s, tag, 20, 80, 230, 44, p.dark, ['With love', '献上爱']);
  const ring = `border-radius:50%;box-shadow:0 0 0 10px ${p.paper},0 8px 24px 6px rgba(0,0,0,.35)`;
  s.object('photo', photo(at(800, 180), y + 510, 180, 180, seed + 6, ring));
  s.disc(at(880, 116), y - 46, 116, p.mid, rim(6, p.paper));
  sign(s, 'van', at(906, 64), y - 20, 64, '#ffffff', p.second);
  s.box(
    'button',
    at(436, 330),
    y + 588,
    330,
    88,
    `background:${p.accent};${rim(5, p.paper)};border-radius:${Math.min(44, bend + 8)}px;${cast(s)}`,
  );
  centre(s, at(456, 290), y + 632, 290, 34, '#ffffff', ['Order by Friday', '周五前订购']);
  const wings = tone === p.light ? p.accent : p.second;
  s.object('butterfly', svg(at(38, 100), 100, 100, 90, butterfly(wings, p.paper), r.int(-30, -10)));
  s.object('butterfly', svg(at(172, 100), 30, 100, 90, butterfly(wings, p.paper), r.int(12, 34)));
};

const tariffs: [Pair, Pair][] = [
  [
    ['30 minutes', '30 分钟'],
    ['free', '免费'],
  ],
  [
    ['1 hour', '1 小时'],
    ['$ 1.50', '¥ 5'],
  ],
  [
    ['2 hours', '2 小时'],
    ['$ 3.20', '¥ 9'],
  ],
  [
    ['All evening', '夜间停车'],
    ['$ 5.00', '¥ 15'],
  ],
  [
    ['All day', '全天'],
    ['$ 9.00', '¥ 30'],
  ],
];

const sticker = (s: Sheet, leaf: Leaf, seed: number) => {
  const { palette: p } = s;
  s.box('sticker', leaf.x, leaf.y, leaf.w, leaf.h, `background:${p.second};border-radius:14px;${cast(s)}`, leaf.turn);
  const white = `<rect width="146" height="146" rx="6" fill="#ffffff"/><g transform="translate(10 10) scale(6)">${code(seed, '#17181c')}</g>`;
  on(s, leaf, 'code', svg(22, 20, 146, 146, white));
  centreOn(s, leaf, 12, 194, leaf.w - 24, 28, p.dark, ['Pay by app', '扫码支付']);
};

export const carPark: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const at = mirrored(left);
  const y = r.int(44, 52);
  s.box(
    'pole',
    486,
    24,
    52,
    1000,
    'background:linear-gradient(90deg,#8b9299,#d5dade 40%,#7b828a);border-radius:10px 10px 0 0',
  );
  const [blue, round] = [r.pick([p.mid, p.dark, '#1b56a4']), r.pick([14, 34, 50])];
  s.box('sign', 152, y, 720, 646, `background:${blue};${rim(5, '#d5dade')};border-radius:${round}px;${soft(s)}`);
  s.box('rim', 166, y + 14, 692, 618, `${rim(6, '#ffffff')};border-radius:${round - 12}px`);
  s.box('P', at(204, 170), y + 50, 170, 170, `background:#ffffff;border-radius:${r.pick([12, 32])}px`);
  centre(s, at(214, 150), y + 135, 150, 140, blue, ['P', 'P']);
  lead(s, at(408, 410), y + 96, 410, 58, '#ffffff', ['Market Square', '市集广场停车场']);
  lead(s, at(408, 410), y + 168, 410, 30, '#ffffff', ['open 6 am to 11 pm', '开放时间 6 点至 23 点']);
  const [fill, bend] = [r.pick([p.light, p.paper]), r.pick([6, 36])];
  for (const [i, [time, price]] of some(s, tariffs, 3).entries()) {
    const cy = y + 286 + i * 88;
    s.box('row', 204, cy - 36, 616, 72, `background:${fill};border-radius:${bend}px`);
    lead(s, 236, cy, 300, 36, p.dark, time);
    trail(s, 588, cy, 200, 40, p.dark, price);
  }
  for (const [i, icon] of rolled(['coin', 'card', 'phone'], r.int(0, 2)).entries())
    sign(s, icon, at(212, 76) + (left ? i : -i) * 108, y + 534, 76, '#ffffff', blue === p.mid ? p.dark : p.mid);
  lead(s, at(548, 250), y + 572, 250, 32, '#ffffff', ['Coins, card, app', '现金、刷卡、扫码']);
  const below = y + 672;
  s.box(
    'lower sign',
    232,
    below,
    560,
    144,
    `background:${p.paper};${rim(6, blue)};border-radius:${round - 6}px;${soft(s)}`,
  );
  sign(s, 'clock', at(266, 88), below + 28, 88, p.accent, p.paper);
  lead(s, at(380, 270), below + 50, 270, 42, p.dark, ['Max. 4 hours', '最长 4 小时']);
  lead(s, at(380, 270), below + 98, 270, 28, p.dark, ['Monday to Friday', '周一至周五']);
  sticker(s, { x: at(744, 190), y: y + 628, w: 190, h: 222, turn: r.int(4, 8) * (left ? 1 : -1) }, seed);
  const body = svg(0, 0, 370, 134, saloon(r.pick([p.accent, p.second]), '#dcebf3'));
  const flip = r.chance(0.5) ? 'transform:scaleX(-1);' : '';
  const drop = 'filter:drop-shadow(0 6px 8px rgba(0,0,0,.45));';
  s.object('car', box(at(64, 370), 874, 370, 134, drop + flip, body));
};

const eyeChart = (s: Sheet, leaf: Leaf) => {
  const { random: r, palette: p } = s;
  s.box(
    'chart',
    leaf.x,
    leaf.y,
    leaf.w,
    leaf.h,
    `background:#fffefb;border-radius:${r.pick([4, 18])}px;${soft(s)}`,
    leaf.turn,
  );
  const rows: [string, number, number][] = [
    ['E', 96, 150],
    ['F P', 206, 92],
    ['T O Z', 290, 62],
    ['L P E D', 354, 42],
  ];
  for (const [letters, cy, size] of rows) centreOn(s, leaf, 24, cy, leaf.w - 48, size, '#1d1d20', [letters, letters]);
  on(s, leaf, 'line', box(46, 384, leaf.w - 92, 10, `background:${p.accent}`));
};

export const optician: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = (seed >> 3) % 2 === 0;
  const at = mirrored(left);
  const [y, round] = [r.int(52, 64), r.pick([0, 24, 48])];
  const ring = `box-shadow:0 0 0 ${r.pick([8, 14])}px ${p.paper},0 8px 26px 6px rgba(0,0,0,.3)`;
  s.object('photo', photo(at(72, 508), y, 508, 440, seed + 2, `border-radius:${round}px;${ring}`));
  eyeChart(s, { x: at(640, 310), y: y + 14, w: 310, h: 420, turn: r.int(2, 5) * (left ? 1 : -1) });
  s.box('cabinet', 64, y + 520, 896, 384, `background:${p.paper};border-radius:${Math.min(round, 30)}px;${soft(s)}`);
  s.box('title', at(40, 572), y + 398, 572, 150, `background:${r.pick([p.dark, p.mid])};${cast(s)}`);
  centre(s, at(66, 520), y + 450, 520, 60, '#ffffff', ['See more clearly', '看清每一天']);
  centre(s, at(66, 520), y + 510, 520, 32, p.second, ['Eye test free all week', '本周免费验光']);
  const frames = rolled([p.dark, p.accent, p.mid], r.int(0, 2));
  const [kind, board] = [r.int(0, 2), r.pick(['#b98a58', '#8b9299', p.second])];
  for (const row of [0, 1]) {
    const sy = y + 676 + row * 162;
    s.box('shelf', at(96, 560), sy, 560, 18, `background:${board};box-shadow:0 6px 8px rgba(0,0,0,.25)`);
    for (const place of [0, 1]) {
      const drawn = spectacles(frames[(row * 2 + place) % 3]!, r.pick([p.light, '#eef4f7']), (kind + row + place) % 3);
      s.object('glasses', svg(at(122, 240) + (left ? 1 : -1) * place * 270, sy - 96, 240, 96, drawn));
    }
    const t = tones(p)[row]!;
    s.box('price', at(690, 236), sy - 66, 236, 84, `background:${t.fill};border-radius:${r.pick([10, 42])}px`);
    const price: Pair = row ? ['from $ 129', '599 元起'] : ['from $ 59', '299 元起'];
    centre(s, at(706, 204), sy - 24, 204, 36, t.ink, price);
  }
  const bx = at(26, 180) + 90;
  flash(s, bx, y + 76, 92, p.second);
  centre(s, bx - 64, y + 58, 128, 46, p.dark, ['2 for 1', '买一送一']);
  centre(s, bx - 60, y + 102, 120, 24, p.dark, ['in May', '五月']);
};
