/** The twenty-third set: eight everyday designs by another hand, of which these are the first four. */
import { flash, on, rolled, tones, type Leaf } from '../twenty-first/more.ts';
import { hung, rim, say, sayOn, some, tell } from './icons.ts';
import { bowl, colleague, cityRun, newHome } from './more.ts';
import { cast, sign, soft, type Pair } from '../placing.ts';
import { box, photo, svg, type Sheet, type Layout } from '../sheet.ts';

export { twentyThirdKit } from './icons.ts';

interface Named {
  icon: string;
  name: Pair;
}

const included: Named[] = [
  { icon: 'plane', name: ['Flights', '往返机票'] },
  { icon: 'bed', name: ['3 nights', '三晚酒店'] },
  { icon: 'tray', name: ['Dinners', '每日晚餐'] },
  { icon: 'bus', name: ['Transfer', '机场接送'] },
];

const priceTag = (s: Sheet, leaf: Leaf) => {
  const { palette: p } = s;
  const outline = 'M50 0H226q18 0 18 18v88q0 18-18 18H50L0 62zM50 50a12 12 0 1 0 .1 0z';
  hung(s, 'tag', leaf, `<path fill="${p.accent}" fill-rule="evenodd" d="${outline}"/>`);
  sayOn(s, leaf, 72, 36, 156, 26, '#ffffff', ['from', '低至']);
  sayOn(s, leaf, 72, 80, 156, 50, '#ffffff', ['€ 289', '¥ 1980']);
};

const cityBreak: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [py, round, left] = [r.int(52, 68), r.pick([0, 20, 44]), (seed >> 3) % 2 === 0];
  const ring = `box-shadow:0 0 0 ${r.pick([6, 12])}px ${p.paper},0 10px 30px 8px rgba(0,0,0,.34)`;
  s.object('photo', photo(72, py, 880, 440, seed + 2, `border-radius:${round}px;${ring}`));
  const y = py + 366;
  s.box('card', 132, y, 760, 398, `background:${p.paper};border-radius:${Math.min(round, 30)}px;${soft(s)}`);
  sign(s, 'pin', 172, y + 46, 92, p.accent, p.paper);
  const [city, about] = r.pick<[Pair, Pair]>([
    [
      ['Lisbon', '里斯本'],
      ['Tiles, trams and the sea', '瓷砖、电车与大海'],
    ],
    [
      ['Edinburgh', '爱丁堡'],
      ['Old stones and good stories', '古城与好故事'],
    ],
    [
      ['Vienna', '维也纳'],
      ['A weekend full of music', '音乐周末'],
    ],
  ]);
  tell(s, 290, y + 68, 560, 74, p.dark, city);
  tell(s, 290, y + 136, 560, 30, p.mid, about);
  s.box('rule', 172, y + 186, 680, 4, `background:${p.second}`);
  const fill = r.pick([p.light, p.second]);
  for (const [i, { icon, name }] of some(s, included, 3).entries()) {
    const cx = 285 + i * 227;
    s.disc(cx - 58, y + 212, 116, fill);
    sign(s, icon, cx - 33, y + 237, 66, p.dark, p.accent);
    say(s, cx - 100, y + 360, 200, 28, p.dark, name);
  }
  priceTag(s, { x: left ? 34 : 746, y: py + 44, w: 244, h: 124, turn: r.int(5, 10) * (left ? -1 : 1) });
  s.box('button', 302, y + 428, 420, 86, `background:${p.accent};${rim(6, p.paper)};border-radius:43px;${cast(s)}`);
  say(s, 322, y + 471, 380, 36, '#ffffff', ['Book by Sunday', '周日前预订']);
};

const treatments: [Pair, Pair][] = [
  [
    ['Classic manicure', '经典美甲'],
    ['$ 24', '¥ 98'],
  ],
  [
    ['Gel polish', '光疗甲油'],
    ['$ 38', '¥ 168'],
  ],
  [
    ['Spa pedicure', '足部护理'],
    ['$ 45', '¥ 198'],
  ],
  [
    ['Nail art', '手绘图案'],
    ['$ 12', '¥ 58'],
  ],
  [
    ['Hand massage', '手部按摩'],
    ['$ 18', '¥ 78'],
  ],
];

const nailBar: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, arch, fill] = [r.chance(0.5), r.int(40, 54), r.pick([380, 240]), r.pick([p.paper, p.light])];
  s.box('arch', 132, y, 760, 920, `background:${fill};border-radius:${arch}px ${arch}px 28px 28px;${soft(s)}`);
  const inset = `border-radius:${arch - 22}px ${arch - 22}px 10px 10px`;
  s.box('frame', 154, y + 22, 716, 876, `${rim(r.pick([3, 5]), p.accent)};${inset}`);
  const t = r.pick(tones(p));
  s.disc(432, y + 62, 160, t.fill);
  sign(s, 'polish', 466, y + 96, 92, t.a, t.b);
  say(s, 282, y + 280, 460, 76, p.dark, ['Nail Bar', '美甲小馆']);
  say(s, 282, y + 344, 460, 28, p.mid, ['Beautiful hands, every day', '每天都有美丽双手']);
  const [bend, pill] = [r.pick([8, 31]), r.pick([tones(p)[0], tones(p)[2], tones(p)[3]])];
  for (const [i, [name, price]] of some(s, treatments, 4).entries()) {
    const cy = y + 416 + i * 90;
    tell(s, 206, cy, 430, 40, p.dark, name);
    s.box('pill', 668, cy - 31, 150, 62, `background:${pill.fill};border-radius:${bend}px`);
    say(s, 678, cy, 130, 34, pill.ink, price);
    if (i < 3) s.box('rule', 206, cy + 43, 612, 3, `background:${p.mid}`);
  }
  const [px, bx] = [left ? 82 : 742, left ? 846 : 178];
  const ring = `border-radius:50%;box-shadow:0 0 0 10px ${p.paper},0 8px 24px 8px rgba(0,0,0,.35)`;
  s.object('photo', photo(px, y + 752, 200, 200, seed + 4, ring));
  flash(s, bx, y + 846, 92, p.accent);
  say(s, bx - 68, y + 826, 136, 40, '#ffffff', ['-20%', '八折']);
  say(s, bx - 62, y + 866, 124, 24, '#ffffff', ['Tuesday', '每周二']);
  say(s, 310, y + 826, 404, 30, p.dark, ['Walk in or call', '到店或致电']);
  say(s, 310, y + 868, 404, 30, p.dark, ['555 0142', '555 0142']);
};

const mountains = (snow: string, rock: string, far: string) =>
  `<path fill="${far}" d="M190 230L330 62l130 168z"/><path fill="${rock}" d="M0 230L170 10l176 220z"/><path fill="${snow}" d="M170 10l-70 90 34 18 30-24 26 28 28-22 22 12z"/>`;

const pistes: Named[] = [
  { icon: 'A', name: ['Meadow', '草地道'] },
  { icon: 'B', name: ['Ridge', '山脊道'] },
  { icon: 'C', name: ['North wall', '北坡道'] },
];

const slopeRows = (s: Sheet, y: number) => {
  const { random: r, palette: p } = s;
  const marks = rolled([p.mid, p.accent, p.dark], r.int(0, 2));
  const [closed, round] = [r.int(0, 3), r.pick([50, 22])];
  for (const [i, { icon, name }] of pistes.entries()) {
    const cy = y + i * 116;
    s.box('marker', 142, cy - 42, 84, 84, `background:${marks[i]};border-radius:${round}%`);
    say(s, 152, cy, 64, 44, '#ffffff', [icon, icon]);
    tell(s, 256, cy, 380, 42, p.dark, name);
    const [fill, ink] = i === closed ? [p.accent, '#ffffff'] : [p.second, p.dark];
    s.box('status', 702, cy - 35, 180, 70, `background:${fill};border-radius:${round === 50 ? 35 : 14}px`);
    say(s, 712, cy, 160, 36, ink, i === closed ? ['Closed', '关闭'] : ['Open', '开放']);
  }
};

const slopes: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [left, round, y] = [r.chance(0.5), r.pick([12, 32, 52]), r.int(54, 70)];
  s.box('card', 96, y, 832, 900, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
  const sky = `linear-gradient(${r.int(150, 210)}deg,${p.dark},${p.mid})`;
  s.box('header', 96, y, 832, 290, `background:${sky};border-radius:${round}px ${round}px 0 0`);
  const mx = left ? 128 : 436;
  s.disc(mx + r.int(286, 310), y + 36, 120, p.second);
  s.object('mountains', svg(mx, y + 60, 460, 230, mountains(p.paper, p.light, r.pick([p.light, p.accent]))));
  const tx = left ? 604 : 140;
  tell(s, tx, y + 110, 280, 62, '#ffffff', ['Slopes today', '今日雪道']);
  tell(s, tx, y + 184, 280, 28, '#ffffff', ['Updated at 8:30', '八点半更新']);
  const readings: [string, Pair, Pair][] = [
    ['flake', ['120 cm', '120 厘米'], ['Snow', '雪深']],
    ['thermometer', ['-6 °C', '-6 °C'], ['Summit', '山顶']],
  ];
  for (const [i, [icon, value, what]] of rolled(readings, r.int(0, 1)).entries()) {
    const x = 136 + i * 392;
    s.box('tile', x, y + 328, 360, 148, `background:${p.light};border-radius:${Math.min(round, 26)}px`);
    sign(s, icon, x + 26, y + 356, 92, p.mid, p.paper);
    tell(s, x + 144, y + 378, 190, 28, p.dark, what);
    tell(s, x + 144, y + 430, 190, 48, p.dark, value);
  }
  slopeRows(s, y + 562);
};

const entry: Named[] = [
  { icon: 'follow', name: ['Follow us', '关注我们'] },
  { icon: 'heart', name: ['Like this', '点个赞'] },
  { icon: 'share', name: ['Share it', '转发好友'] },
];

const giveaway: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y] = [r.chance(0.5), r.int(54, 64)];
  const frame: Leaf = { x: 272, y, w: 480, h: 480, turn: r.int(2, 5) * (left ? 1 : -1) };
  s.box('frame', frame.x, frame.y, frame.w, frame.h, `background:#fffefa;${soft(s)}`, frame.turn);
  on(s, frame, 'photo', photo(24, 24, 432, 342, seed + 1));
  sayOn(s, frame, 24, 408, 432, 44, p.dark, ['A camera for you', '送你一台相机']);
  const strip = `background:${p.second};opacity:${r.pick([1, 0.88])}`;
  on(s, frame, 'tape', box(160, -24, 160, 50, strip, '', r.int(-6, 6)));
  const bx = left ? 196 : 828;
  flash(s, bx, y + 120, 112, p.accent);
  say(s, bx - 80, y + 94, 160, 56, '#ffffff', ['3 x', '三份']);
  say(s, bx - 76, y + 146, 152, 28, '#ffffff', ['to win', '等你来']);
  const tails = `<path fill="${p.mid}" d="M0 26h110v104H0l40-52zM860 26H750v104h110l-40-52z"/>`;
  const front = `<path fill="${p.dark}" d="M70 0h720v106H70z"/>`;
  hung(s, 'ribbon', { x: 82, y: y + 456, w: 860, h: 130, turn: 0 }, tails + front);
  say(s, 172, y + 509, 680, 60, '#ffffff', ['Giveaway time', '粉丝福利抽奖']);
  const [look, round] = [rolled(tones(p), r.int(0, 3)), r.pick([0, 22, 40])];
  for (const [i, { icon, name }] of entry.entries()) {
    const x = 92 + i * 290;
    const t = look[i]!;
    s.box('card', x, y + 650, 260, 234, `background:${p.paper};border-radius:${round}px;${soft(s)}`);
    s.disc(x + 92, y + 612, 76, t.fill, r.pick(['', rim(5, p.paper)]));
    say(s, x + 97, y + 650, 66, 42, t.ink, [`${i + 1}`, `${i + 1}`]);
    sign(s, icon, x + 82, y + 710, 96, p.mid, p.accent);
    say(s, x + 16, y + 846, 228, 36, p.dark, name);
  }
};

export const twentyThirdLayouts: Layout[] = [cityBreak, nailBar, slopes, giveaway, cityRun, colleague, bowl, newHome];
