/** The twenty-second set: a launderette, first aid, a smoothie, a knitting pattern; its last four stand in more.ts. */
import { aligned, askew, at, raised, rim, twentySecondIcons, words } from './icons.ts';
import { moreTwentySecond } from './more.ts';
import { cast, sign, soft, type Pair } from '../placing.ts';
import { box, burst, photo, svg, type Kit, type Sheet, type Layout } from '../sheet.ts';

export const twentySecondKit: Kit = {
  palettes: [
    { dark: '#1d2f4f', mid: '#4a6fa5', accent: '#c2412d', second: '#f5b841', light: '#dbe6f4', paper: '#fffefa' },
    { dark: '#30213f', mid: '#6c5b9e', accent: '#b83b6b', second: '#ffcb69', light: '#e4def2', paper: '#fdfcff' },
    { dark: '#183a3a', mid: '#3d7f80', accent: '#bd5219', second: '#f7d070', light: '#d0e8e4', paper: '#fbfdf9' },
    { dark: '#3f2a1d', mid: '#87623f', accent: '#a63d40', second: '#e9b872', light: '#f3e3cd', paper: '#fffbf4' },
    { dark: '#1f3324', mid: '#567c4c', accent: '#7a3e8e', second: '#f3c969', light: '#dfebd2', paper: '#fcfdf6' },
    { dark: '#2c2c44', mid: '#5d6d8e', accent: '#0f7a72', second: '#ff9f80', light: '#e0e4ee', paper: '#fafbff' },
  ],
  faces: ['Inter Tight', 'Anton', 'Gloock', 'Montserrat', 'Playfair Display'],
  icons: twentySecondIcons,
  words: [
    ['Come by any time', '随时恭候'],
    ['Until sold out', '售完即止'],
    ['Just round the corner', '就在街角'],
    ['Twice a month', '每月两次'],
    ['No booking needed', '无需预约'],
    ['With a smile', '微笑服务'],
  ],
};

/** A machine with what turns in it. */
function washer(s: Sheet, x: number, y: number): void {
  const { random: r, palette: p } = s;
  const body = `background:${p.paper};border-radius:${r.pick([14, 34])}px;${rim(5, p.mid)}`;
  s.box('machine', x, y, 430, 640, `${body}${soft(s)}`);
  s.box('strip', x + 26, y + 26, 378, 112, `background:${p.mid};border-radius:12px`);
  const swap = r.chance(0.5);
  const dx = swap ? x + 230 : x + 48;
  s.box('display', dx, y + 46, 152, 72, `background:${p.dark};border-radius:8px`);
  const heat = r.pick(['30°', '40°', '60°']);
  words(s, dx + 16, y + 82, 120, 46, p.second, [heat, heat]);
  const knob = `<circle cx="44" cy="44" r="42" fill="${p.light}"/><path stroke="${p.dark}" stroke-width="8" stroke-linecap="round" d="M44 44V14"/>`;
  s.object('knob', svg(swap ? x + 64 : x + 278, y + 38, 88, 88, knob, r.int(-70, 70)));
  s.box('door', x + 35, y + 190, 360, 360, `background:#e4e8eb;border-radius:50%;${rim(20, '#9aa5af')}`);
  const glass = `radial-gradient(circle at 35% 30%,${p.light},${p.mid})`;
  s.box('glass', x + 89, y + 244, 252, 252, `background:${glass};border-radius:50%`);
  sign(s, 'sock', x + 146, y + 300, 138, p.accent, p.second, r.int(-30, 30));
}

const launderette: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [left, y] = [r.chance(0.5), r.int(262, 286)];
  washer(s, at(left, 76, 430), y);
  const x = at(left, 72, 600);
  s.box(
    'plate',
    x,
    76,
    600,
    118,
    `background:${p.dark};border-radius:${r.pick([0, 22])}px;${rim(6, p.paper)}${cast(s)}`,
  );
  words(s, at(left, 112, 480), 135, 480, 68, '#fff', ['Wash & Dry', '自助洗衣']);
  const bx = at(left, 716, 0);
  s.object('burst', raised(s, burst(bx, 138, 98, r.int(13, 19), 0.85, p.second)));
  words(s, bx - 66, 138, 132, 58, p.dark, ['24 h', '24 时']);
  const cx = at(left, 562, 386);
  s.box('card', cx, y, 386, 476, `background:${p.paper};border-radius:${r.pick([8, 30])}px;${soft(s)}`);
  const prices = [r.int(4, 6), 3, 2];
  for (const [i, [name, english, chinese]] of (
    [
      ['tub', 'Wash', '洗衣'],
      ['dryer', 'Dry', '烘干'],
      ['iron', 'Iron', '熨烫'],
    ] as const
  ).entries()) {
    const cy = y + 92 + i * 146;
    sign(s, name, cx + 40, cy - 46, 92, [p.mid, p.dark, p.accent][i]!, i ? p.second : '#fff');
    const text: Pair = [`${english} $${prices[i]}`, `${chinese} ¥${prices[i]! * 5}`];
    words(s, cx + 164, cy, 200, 48, p.dark, text, 'text-align:left');
  }
  s.box('pill', cx, y + 520, 386, 116, `background:${p.accent};border-radius:58px;${rim(6, p.paper)}${cast(s)}`);
  words(s, cx + 40, y + 578, 306, 44, '#fff', ['Soap is free', '免费洗衣液']);
};

const steps: readonly (readonly [string, Pair])[] = [
  ['tap', ['Cool for 20 min', '冷水冲二十分钟']],
  ['ring', ['Take off rings', '摘下戒指']],
  ['bandage', ['Cover it loosely', '轻轻覆盖伤口']],
];

const firstAid: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [left, y, radius] = [r.chance(0.5), r.int(104, 124), r.pick([10, 36])];
  s.box('panel', 72, y, 880, 764, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  s.box('header', 72, y, 880, 148, `background:${p.accent};border-radius:${radius}px ${radius}px 0 0`);
  words(s, at(left, 122, 580), y + 74, 580, 74, '#fff', ['Minor burns', '轻度烫伤'], aligned(left));
  const cross = `<circle cx="90" cy="90" r="86" fill="#fff" stroke="${p.dark}" stroke-width="8"/><path fill="${p.accent}" d="M70 34h40v36h36v40h-36v36H70v-36H34V70h36z"/>`;
  s.object('cross', raised(s, svg(at(left, 738, 180), y - 46, 180, 180, cross)));
  const [corner, number] = [r.pick([12, 70]), r.pick([p.second, p.dark])];
  for (const [i, [name, text]] of steps.entries()) {
    const cy = y + 256 + i * 168;
    s.box('card', 138, cy - 70, 748, 140, `background:${p.light};border-radius:${corner}px`);
    const dx = at(left, 96, 100);
    s.disc(dx, cy - 50, 100, number, rim(6, p.paper));
    const digit = `${i + 1}`;
    words(s, dx + 20, cy, 60, 50, number === p.dark ? '#fff' : p.dark, [digit, digit]);
    words(s, at(left, 224, 480), cy, 480, 42, p.dark, text, aligned(left));
    sign(s, name, at(left, 752, 92), cy - 46, 92, [p.mid, p.dark, p.accent][i]!, [p.dark, p.accent, '#fff'][i]!);
  }
  const px = at(left, 152, 600);
  s.box('pill', px, y + 702, 600, 116, `background:${p.dark};border-radius:58px;${rim(6, p.paper)}${cast(s)}`);
  sign(s, 'receiver', px + 48, y + 727, 66, '#fff', p.second);
  words(s, px + 144, y + 760, 410, 46, '#fff', ['Worse? Call 112', '严重请拨 120']);
};

/** A tall glass of something thick, and a round of an orange on its edge. */
function tumbler(s: Sheet, left: boolean, y: number): void {
  const { random: r, palette: p } = s;
  const x = at(left, 138, 300);
  const straw = `<rect width="34" height="330" rx="8" fill="${p.paper}" stroke="${p.dark}" stroke-width="3"/>${[20, 90, 160, 230].map((at) => `<path fill="${p.accent}" d="M1.500 ${at + 22}l31-22v32l-31 22z"/>`).join('')}`;
  s.object('straw', svg(at(left, 296, 34), y - 136, 34, 330, straw, left ? 12 : -12));
  const juice = r.pick([p.mid, p.second]);
  const pieces = `<path fill="${p.light}" stroke="${p.dark}" stroke-width="5" stroke-linejoin="round" d="M3 3h294l-42 474H45z"/><path fill="${juice}" d="M20 72h260l-35 390H55z"/>`;
  s.object('glass', svg(x, y, 300, 480, pieces));
  s.box('label', x + 52, y + 196, 196, 116, `background:${p.paper};border-radius:${r.pick([8, 58])}px`);
  words(
    s,
    x + 68,
    y + 254,
    164,
    40,
    p.dark,
    r.pick<Pair>([
      ['Sunrise', '日出'],
      ['Good Day', '好日子'],
      ['Jungle', '丛林'],
    ]),
  );
  const wedge = (turn: number) =>
    `<path fill="#ffa62b" d="M70 62L50 22a46 46 0 0 1 40 0z" transform="rotate(${turn} 70 70)"/>`;
  const round = `<circle cx="70" cy="70" r="66" fill="#f07f13"/><circle cx="70" cy="70" r="57" fill="#fff3d6"/>${[0, 60, 120, 180, 240, 300].map((t) => wedge(t)).join('')}`;
  s.object('slice', raised(s, svg(at(left, 78, 140), y - 54, 140, 140, round, r.int(0, 50))));
}

const smoothie: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [left, y] = [r.chance(0.5), r.int(126, 144)];
  s.box('panel', 60, y, 904, 776, `background:${p.paper};border-radius:${r.pick([8, 44])}px;${soft(s)}`);
  tumbler(s, left, y + 218);
  const css = `border-radius:${r.pick([10, 60])}px;${rim(6, p.paper)}${cast(s)}`;
  s.box('plate', 192, y - 60, 640, 120, `background:${p.accent};${css}`);
  words(s, 232, y, 560, 52, '#fff', ['Smoothie of the week', '本周果昔']);
  const fill = r.pick([p.light, p.dark]);
  for (const [i, [name, text]] of (
    [
      ['banana', ['One banana', '香蕉一根']],
      ['berries', ['Blueberries', '蓝莓一把']],
      ['kiwi', ['Two kiwis', '猕猴桃两个']],
    ] as const
  ).entries()) {
    const cy = y + 178 + i * 162;
    const dx = at(left, 508, 128);
    s.disc(dx, cy - 64, 128, fill);
    const inks = fill === p.light ? [p.accent, p.dark] : [p.second, p.light];
    sign(s, name, dx + 26, cy - 38, 76, i === 1 && fill === p.light ? p.mid : inks[0]!, i === 1 ? p.dark : inks[1]!);
    words(s, at(left, 660, 272), cy, 272, 40, p.dark, text, aligned(left));
  }
  const px = at(left, 504, 284);
  s.box('pill', px, y + 628, 284, 92, `background:${p.mid};border-radius:${r.pick([14, 46])}px`);
  words(s, px + 26, y + 674, 232, 36, '#fff', ['In 3 minutes', '三分钟做好']);
  const [bx, price] = [at(left, 872, 0), r.int(4, 8)];
  s.object('burst', raised(s, burst(bx, y + 700, 104, r.int(12, 18), 0.85, p.dark)));
  words(s, bx - 70, y + 700, 140, 66, p.second, [`$${price}`, `¥${price * 4}`]);
};

/** A pattern to count stitches from: it is the same on both sides. */
function chart(s: Sheet, x: number, y: number): string {
  const { random: r, palette: p } = s;
  const cells: string[] = [];
  const [colour, cell] = [r.pick([p.accent, p.mid]), 34];
  for (let j = 0; j < 9; j++)
    for (let i = 0; i < 7; i++) {
      const fill = r.chance(0.42) ? colour : p.light;
      for (const column of new Set([i, 12 - i]))
        cells.push(`<rect x="${column * cell + 1}" y="${j * cell + 1}" width="32" height="32" rx="3" fill="${fill}"/>`);
    }
  return svg(x, y, 442, 306, `<rect x="-6" y="-6" width="454" height="318" fill="${p.dark}"/>${cells.join('')}`);
}

/** Wool with two needles in it. */
function wool(s: Sheet, x: number, y: number): void {
  const { random: r, palette: p } = s;
  const needle = (turn: number) =>
    `<g transform="rotate(${turn} 150 150)"><rect x="143" y="-18" width="14" height="330" rx="7" fill="#c99a5b" stroke="#6b4a22" stroke-width="3"/><circle cx="150" cy="-20" r="18" fill="${p.dark}"/></g>`;
  s.object('needles', svg(x, y, 300, 300, needle(-32) + needle(30)));
  const fill = r.pick([p.accent, p.mid]);
  const threads =
    'M62 108c60-30 130-10 176 40M52 150c60-30 140 0 160 74M90 80c60-24 120-4 156 30M66 196c40-14 84 8 104 48';
  const ball = `<circle cx="150" cy="156" r="112" fill="${fill}"/><g fill="none" stroke="${p.light}" stroke-width="7" stroke-linecap="round"><path d="${threads}"/></g>`;
  s.object('ball', raised(s, svg(x, y, 300, 300, ball)));
}

const knitting: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, turn] = [r.chance(0.5), r.int(120, 140), r.pick([-6, -4, 4, 6])];
  const x = at(left, 68, 566);
  s.box('sheet', x, y, 566, 788, `background:${p.paper};border-radius:${r.pick([0, 24])}px;${soft(s)}`);
  const css = `border-radius:${r.pick([0, 18])}px;${rim(6, p.paper)}${cast(s)}`;
  s.box('plate', x + 48, y - 54, 470, 116, `background:${p.dark};${css}`);
  words(s, x + 84, y + 4, 398, 58, '#fff', ['Bobble Hat', '毛球帽']);
  s.object('chart', chart(s, x + 62, y + 106));
  words(s, x + 62, y + 458, 442, 36, p.dark, ['Repeat six times', '重复六次']);
  for (const [i, [name, text]] of (
    [
      ['sticks', ['Needles 5 mm', '棒针 5 毫米']],
      ['skein', ['Wool 150 g', '毛线 150 克']],
    ] as const
  ).entries()) {
    const top = y + 508 + i * 130;
    s.box('tile', x + 56, top, 454, 108, `background:${p.light};border-radius:${r.pick([12, 54])}px`);
    sign(s, name, x + 92, top + 17, 74, i ? p.accent : p.dark, i ? '#fff' : p.accent);
    words(s, x + 190, top + 54, 296, 40, p.dark, text, 'text-align:left');
  }
  const [fx, fy] = [at(left, 672, 288), y - 10];
  s.box('frame', fx, fy, 288, 344, `background:#fff;${soft(s)}`, turn);
  s.object('photo', box(fx, fy, 288, 344, '', photo(20, 20, 248, 244, seed + 4), turn));
  askew(s, [fx + 144, fy + 172, turn], 132, 230, 34, '#333', ['Warm ears', '温暖耳朵']);
  s.box('tape', fx + 84, fy - 24, 120, 44, `background:${p.second};opacity:${r.pick([1, 0.9])}`, turn + r.int(-5, 5));
  wool(s, at(left, 668, 300), y + 388);
  const px = at(left, 668, 300);
  s.box('pill', px, y + 692, 300, 98, `background:${p.accent};border-radius:49px;${rim(5, p.paper)}${cast(s)}`);
  words(s, px + 34, y + 741, 232, 36, '#fff', ['For beginners', '新手也会']);
};

export const twentySecondLayouts: Layout[] = [launderette, firstAid, smoothie, knitting, ...moreTwentySecond];
