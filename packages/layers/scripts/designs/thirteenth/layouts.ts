/** The thirteenth set: timetable, price tags, before and after, stamp card; the other four are in its second file. */
import { airBoard, podcast, quiz, statistics } from './more.ts';
import { thirteenthIcons } from './icons.ts';
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { box, burst, photo, svg, type Kit, type Palette, type Sheet, type Layout } from '../sheet.ts';

export const thirteenthKit: Kit = {
  palettes: [
    { dark: '#12343b', mid: '#2d7f83', accent: '#d4573a', second: '#f2b84b', light: '#bfdcd5', paper: '#fffaf0' },
    { dark: '#3a1d4f', mid: '#7d4fa6', accent: '#e14450', second: '#ffd23f', light: '#dccbea', paper: '#fdf9ff' },
    { dark: '#20304a', mid: '#4d6fae', accent: '#e8590c', second: '#7ed0c2', light: '#c9d8ee', paper: '#ffffff' },
    { dark: '#402218', mid: '#a4633a', accent: '#2f8f6b', second: '#f3c178', light: '#ecd6bd', paper: '#fffcf5' },
    { dark: '#232323', mid: '#6f7378', accent: '#d81e5b', second: '#f6c915', light: '#d4d8d3', paper: '#f9f9f6' },
    { dark: '#0b3c5d', mid: '#2b7cb0', accent: '#d9345a', second: '#f5b700', light: '#bde0f2', paper: '#f6fbff' },
  ],
  faces: ['Space Grotesk', 'Bricolage Grotesque', 'Archivo Black', 'Gloock', 'Big Shoulders Display'],
  icons: thirteenthIcons,
  words: [
    ['Choir Evening', '合唱之夜'],
    ['Corner Bakery', '街角面包房'],
    ['Spring Term', '春季学期'],
    ['Club Notes', '俱乐部通讯'],
    ['Quick Survey', '小调查'],
    ['River Walk', '河畔漫步'],
    ['Repair Café', '维修咖啡馆'],
    ['Free Trial', '免费试用'],
  ],
};

/** Each colour with one that words and pictograms on it may have. */
const inks = (p: Palette): [string, string][] => [
  [p.accent, '#ffffff'],
  [p.second, p.dark],
  [p.mid, '#ffffff'],
  [p.light, p.dark],
  [p.dark, '#ffffff'],
];

/** The lessons that take two hours, by their pictogram. */
const long: Record<string, Pair> = {
  palette: ['Art', '美术'],
  ball: ['Sports', '体育'],
  note: ['Music', '音乐'],
  flask: ['Science', '科学'],
};
const short: Pair[] = [
  ['Maths', '数学'],
  ['English', '英语'],
  ['Reading', '阅读'],
];
const days: Pair[] = [
  ['Mon', '周一'],
  ['Wed', '周三'],
  ['Fri', '周五'],
];

/** A lesson in the timetable; the long ones carry a pictogram. */
function lesson(s: Sheet, x: number, y: number, w: number, h: number, k: number, icon: string, radius: number) {
  const [fill, ink] = inks(s.palette)[k]!;
  s.box('lesson', x, y, w, h, `background:${fill};border-radius:${radius}px`);
  if (icon)
    sign(s, icon, x + w / 2 - 56, y + h / 2 - 96, 112, ink, k === 1 || k === 3 ? s.palette.mid : s.palette.second);
  middle(s, x, y + h / 2 + (icon ? 70 : 0), w, 36, ink, icon ? long[icon]! : short[k >> 1]!);
}

const timetable: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [x, y, radius, left] = [r.int(84, 112), r.int(92, 116), r.pick([0, 18, 36]), r.chance(0.5)];
  const [w, h] = [1024 - 2 * x, 1024 - 2 * y + 20];
  s.box('panel', x, y, w, h, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  s.box('header', x + 18, y + 18, w - 36, 136, `background:${p.dark};border-radius:${Math.max(0, radius - 12)}px`);
  line(
    s,
    x + 50,
    y + 86,
    w - 100,
    62,
    '#ffffff',
    ['Class 4 B', '四年二班课程表'],
    `text-align:${left ? 'right' : 'left'}`,
  );
  const [gap, top] = [22, y + 270];
  const [column, slot] = [(w - 80 - 2 * gap) / 3, (h - 270 - 24) / 3];
  const rules = [0, 1, 2, 3].map((k) => `M0 ${2 + k * slot}h${w - 80}`).join('');
  s.object(
    'grid',
    svg(
      x + 40,
      top - 10,
      w - 80,
      h - 290,
      `<path d="${rules}" stroke="${p.mid}" stroke-width="3" stroke-dasharray="10 8"/>`,
    ),
  );
  const [first, round] = [r.int(0, 2), r.pick([10, 20, 30])];
  for (let k = 0; k < 3; k++) {
    const at = x + 40 + k * (column + gap);
    s.box('day', at, y + 178, column, 62, `background:${p.light};border-radius:31px`);
    middle(s, at, y + 209, column, 32, p.dark, days[k]!);
  }
  // One column holds a long and a short lesson, one a short and a long, one a short alone.
  const icons = ['palette', 'ball', 'note', 'flask'];
  const [one, two] = [r.int(0, 1), r.int(2, 3)];
  const where = (k: number) => x + 40 + ((k + first) % 3) * (column + gap);
  const tall = (n: number) => n * slot - 18;
  lesson(s, where(0), top, column, tall(2), 0, icons[one]!, round);
  lesson(s, where(0), top + 2 * slot, column, tall(1), 1, '', round);
  lesson(s, where(1), top, column, tall(1), 2, '', round);
  lesson(s, where(1), top + slot, column, tall(2), 3, icons[two]!, round);
  lesson(s, where(2), top + r.int(0, 2) * slot, column, tall(1), 4, '', round);
  const cx = left ? x + 70 : x + w - 70;
  s.object('sticker', burst(cx, y + 34, 92, r.int(12, 18), 0.84, p.accent));
  middle(s, cx - 92, y + 34, 184, 32, '#ffffff', ['Term 2', '下学期'], left ? -10 : 10);
};

interface Tag {
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
}

/** A line that turns with its tag about the tag's middle, measured from the tag's top and from its middle line. */
function tilted(s: Sheet, tag: Tag, aside: number, cy: number, size: number, colour: string, text: Pair): void {
  const top = cy - (s.chinese ? size * 0.92 : size) * 0.675;
  const css = `text-align:center;transform-origin:${tag.w / 2 - aside}px ${tag.h / 2 - top}px;transform:rotate(${tag.turn}deg)`;
  line(s, tag.x + aside, tag.y + cy, tag.w, size, colour, text, css);
}

const wares: [string, Pair, Pair][] = [
  ['shirt', ['T-shirts', '短袖'], ['$9', '¥59']],
  ['bag', ['Bags', '手提袋'], ['$19', '¥129']],
  ['mug', ['Mugs', '马克杯'], ['$5', '¥29']],
];

function priceTag(s: Sheet, tag: Tag, k: number, fill: string, ink: string, discounted: boolean): void {
  const { palette: p } = s;
  const { x, y, w, h, turn } = tag;
  const put = (name: string, inner: string, css = '') => s.object(name, box(x, y, w, h, css, inner, turn));
  const outline = `M44 0H${w - 44}L${w} 54V${h - 20}a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20V54z`;
  const hole = `M${w / 2 - 15} 36a15 15 0 0 0 30 0a15 15 0 0 0-30 0z`;
  const string = `<path d="M${w / 2} 36C${w / 2 - 40} -10 ${w / 2 - 20} -70 ${w / 2} -${y - 95}" fill="none" stroke="${p.accent}" stroke-width="6" stroke-linecap="round"/>`;
  const body = `<path fill-rule="evenodd" fill="${fill}" stroke="${p.light}" stroke-width="5" d="${outline}${hole}"/>${string}`;
  put('tag', svg(0, 0, w, h, body), 'filter:drop-shadow(0 8px 14px rgba(0,0,0,.36))');
  const onPaper = fill === p.paper;
  put('disc', box(w / 2 - 56, 74, 112, 112, `background:${onPaper ? p.light : p.paper};border-radius:50%`));
  put(
    `icon:${wares[k]![0]}`,
    svg(w / 2 - 36, 94, 72, 72, s.kit.icons[wares[k]![0]]!(p.accent, p.dark, p.mid), 0, '0 0 24 24'),
  );
  tilted(s, tag, 0, 240, 66, ink, wares[k]![2]);
  tilted(s, tag, 0, 306, 32, ink, wares[k]![1]);
  if (!discounted) return;
  const aside = k === 0 ? 14 - w / 2 : w / 2 - 14;
  const rim = burst(w / 2 + aside, 46, 68, 14, 0.85, p.paper);
  put('burst', rim + burst(w / 2 + aside, 46, 60, 14, 0.85, p.accent), 'filter:drop-shadow(0 3px 6px rgba(0,0,0,.4))');
  tilted(s, tag, aside, 46, 32, '#ffffff', ['–30%', '七折']);
}

const priceTags: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.box('rail', 64, 76, 896, 34, `background:${p.accent};border-radius:17px;${cast(s)}`);
  const order = r.int(0, 2);
  const fills = [
    [p.paper, p.dark],
    [p.second, p.dark],
    [p.dark, '#ffffff'],
  ] as const;
  const special = r.pick([0, 2]);
  for (let k = 0; k < 3; k++) {
    const [fill, ink] = fills[(k + order) % 3]!;
    const tag = { x: 72 + k * 325, y: (k === 1 ? 262 : 214) + r.int(-16, 16), w: 230, h: 360, turn: r.int(-5, 5) };
    priceTag(s, tag, k, fill, ink, k === special);
  }
  const [y, notch] = [r.int(690, 712), r.int(28, 46)];
  const ribbon = `<path fill="${p.mid}" stroke="${p.paper}" stroke-width="6" d="M4 4h832l-${notch} 58 ${notch} 58H4l${notch}-58z"/>`;
  s.object('ribbon', svg(92, y, 840, 124, ribbon));
  middle(s, 92, y + 62, 840, 60, '#ffffff', ['Save on three', '三件齐省']);
  s.box('pill', 262, y + 162, 500, 78, `background:${p.second};border-radius:${r.pick([14, 39])}px;${cast(s)}`);
  middle(s, 262, y + 201, 500, 34, p.dark, ['Only this weekend', '仅限本周末']);
};

/** The two photographs, the handle between them and their names; the names stand at the edge that `foot` tells. */
function compared(s: Sheet, seed: number, x: number, y: number, w: number, h: number, foot: boolean): void {
  const { random: r, palette: p } = s;
  const [split, same] = [r.range(0.42, 0.58), r.chance(0.6)];
  const [cx, other] = [x + w * split, r.pick(['grayscale(1) brightness(.8)', 'sepia(.8) brightness(.75)'])];
  const half = (from: number, to: number, which: number, css: string) =>
    s.object(
      'photo',
      photo(
        x,
        y,
        w,
        h,
        which,
        `clip-path:inset(0 ${(100 - to * 100).toFixed(2)}% 0 ${(from * 100).toFixed(2)}%);${css}`,
      ),
    );
  half(0, split, seed + 2, same ? `filter:${other}` : '');
  half(split, 1, same ? seed + 2 : seed + 9, '');
  s.box('divider', cx - 6, y, 12, h, `background:${p.accent}`);
  s.box(
    'handle',
    cx - 50,
    y + h / 2 - 50,
    100,
    100,
    `background:${p.accent};border:8px solid ${p.paper};box-sizing:border-box;border-radius:50%`,
  );
  sign(s, 'swap', cx - 28, y + h / 2 - 28, 56, '#ffffff', '');
  const rim = `border:5px solid ${p.paper};box-sizing:border-box;border-radius:30px`;
  const at = foot ? y + h - 84 : y + 24;
  s.box('pill', x + 24, at, 190, 60, `background:${p.dark};${rim}`);
  middle(s, x + 24, at + 30, 190, 30, '#ffffff', ['Before', '之前']);
  s.box('pill', x + w - 214, at, 190, 60, `background:${p.second};${rim}`);
  middle(s, x + w - 214, at + 30, 190, 30, p.dark, ['After', '之后']);
}

const beforeAfter: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [x, y, upside, radius] = [r.int(84, 112), r.int(84, 108), r.chance(0.4), r.pick([0, 16, 32])];
  const [w, h] = [1024 - 2 * x, 1024 - 2 * y];
  s.box('card', x, y, w, h, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  const tall = h - 270;
  const top = upside ? y + h - tall - 30 : y + 30;
  compared(s, seed, x + 30, top, w - 60, tall, !upside);
  const [row, disc] = [upside ? y + 120 : y + h - 120, 140];
  s.disc(x + 40, row - disc / 2, disc, p.light);
  sign(s, 'roller', x + 70, row - 40, 80, p.accent, p.dark);
  line(s, x + 206, row - 28, 340, 46, p.dark, ['Fresh walls', '墙面焕新']);
  line(s, x + 206, row + 34, 340, 26, p.mid, ['Done in two days', '两天完工']);
  s.box('button', x + w - 260, row - 42, 220, 84, `background:${p.accent};border-radius:${r.pick([12, 42])}px`);
  middle(s, x + w - 260, row, 220, 34, '#ffffff', ['Call us', '来电咨询']);
  const [cx, cy] = [r.chance(0.5) ? x + 36 : x + w - 36, upside ? y + h - 40 : y + 40];
  const points = r.int(14, 20);
  s.object('burst', burst(cx, cy, 104, points, 0.86, p.paper) + burst(cx, cy, 96, points, 0.86, p.mid));
  middle(s, cx - 100, cy, 200, 38, '#ffffff', ['–20%', '八折'], r.pick([-8, 8]));
};

/** Six places of a stamp card: some stamped, the last one for nothing. */
function places(s: Sheet, x: number, y: number, step: number, size: number): void {
  const { random: r, palette: p } = s;
  const stamped = r.int(2, 3);
  for (let k = 0; k < 5; k++) {
    const [px, py] = [x + (k % 3) * step, y + (k > 2 ? step + 20 : 0)];
    const full = `background:${p.second}`;
    const empty = `border:5px dashed ${p.mid};box-sizing:border-box`;
    s.box(k < stamped ? 'stamp' : 'place', px, py, size, size, `border-radius:50%;${k < stamped ? full : empty}`);
    if (k < stamped) sign(s, 'mug', px + size * 0.22, py + size * 0.22, size * 0.56, p.dark, p.accent, r.int(-14, 14));
    else middle(s, px, py + size / 2, size, 44, p.mid, [`${k + 1}`, `${k + 1}`]);
  }
  const [cx, cy] = [x + 2 * step + size / 2, y + step + 20 + size / 2];
  s.object('burst', burst(cx, cy, size * 0.58, r.int(12, 16), 0.85, p.mid));
  middle(s, cx - size / 2, cy, size, 36, '#ffffff', ['Free', '免费'], r.int(-10, 10));
}

const stampCard: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [x, y, radius, right] = [r.int(70, 92), r.int(310, 336), r.pick([14, 28, 40]), r.chance(0.4)];
  const [w, h, strip] = [1024 - 2 * x, 530, 250];
  const picture = `border-radius:${r.pick([10, 30])}px;border:10px solid ${p.paper};box-sizing:border-box;${cast(s)}`;
  s.object('photo', photo(x + (right ? 50 : 190), 70, w - 240, 330, seed + 4, picture));
  s.box('card', x, y, w, h, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  const [at, corners] = right ? [x + w - strip, `0 ${radius}px ${radius}px 0`] : [x, `${radius}px 0 0 ${radius}px`];
  s.box('strip', at, y, strip, h, `background:${p.accent};border-radius:${corners}`);
  sign(s, 'mug', at + strip / 2 - 75, y + 80, 150, p.paper, p.second);
  middle(s, at, y + 300, strip, 44, '#ffffff', ['Café Lou', '小楼咖啡']);
  middle(s, at, y + 360, strip, 26, '#ffffff', ['since 1998', '始于一九九八']);
  places(s, (right ? x : x + strip) + 42, y + 50, 188, 150);
  const pill = `background:${p.dark};border-radius:${r.pick([16, 46])}px;border:6px solid ${p.paper};box-sizing:border-box;${cast(s)}`;
  s.box('pill', 212, y + h - 46, 600, 92, pill);
  middle(s, 212, y + h, 600, 36, '#ffffff', ['Buy five, get one free', '买五杯，送一杯']);
};

export const thirteenthLayouts: Layout[] = [
  timetable,
  priceTags,
  beforeAfter,
  stampCard,
  airBoard,
  podcast,
  quiz,
  statistics,
];
