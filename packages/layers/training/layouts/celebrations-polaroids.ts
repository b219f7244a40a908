/** A heap of instant pictures, turned and lying on one another, with tapes, notes and stickers. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { fact, heading, leaf, ornament, pill, stack, words } from './celebrations-blocks.ts';
import { apart, look, mix, onto, tint, toneOf, type Look } from './celebrations-colours.ts';
import {
  backdrop,
  castBox,
  label,
  pictogram,
  picture,
  placed,
  same,
  sprig,
  stamped,
  stand,
  write,
} from './celebrations-parts.ts';
import { badge, outline, plate, put, tape, upTo } from './celebrations-shapes.ts';

const captions: Pair[] = [
  ['Best day ever', '最棒的一天'],
  ['Two of us', '我们俩'],
  ['Long ago', '很久以前'],
  ['Sunny hours', '晴朗时光'],
  ['Hello, Rome', '你好罗马'],
  ['Home again', '回家了'],
];
const titles: Pair[] = [
  ['Thank You', '谢谢你们'],
  ['Our Story', '我们的故事'],
  ['Farewell Party', '欢送会'],
  ['Twenty Years', '二十周年'],
  ['Good Memories', '美好回忆'],
];
const lines: Pair[] = [
  ['What a lovely time it was', '那是多么美好的时光'],
  ['Friday at seven, Café Linden', '周五七点，菩提咖啡'],
  ['With love from all of us', '大家的爱'],
];

interface Print {
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
}

/** A point of a print in the design. */
function about(c: Print, u: number, v: number): readonly [number, number] {
  const a = (c.turn * Math.PI) / 180;
  return [c.x + u * Math.cos(a) - v * Math.sin(a), c.y + u * Math.sin(a) + v * Math.cos(a)];
}

function covers(c: Print, [x, y]: readonly [number, number]): boolean {
  const a = (-c.turn * Math.PI) / 180;
  const [dx, dy] = [x - c.x, y - c.y];
  const [u, v] = [dx * Math.cos(a) - dy * Math.sin(a), dx * Math.sin(a) + dy * Math.cos(a)];
  return Math.abs(u) < c.w / 2 + 14 && Math.abs(v) < c.h / 2 + 14;
}

/** Where the middles of the prints are: in the upper or the lower part, or all over. */
const heaps: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [230, 280, 360],
    [770, 260, 370],
    [500, 370, 350],
  ],
  [
    [250, 250, 340],
    [560, 330, 340],
    [830, 240, 310],
  ],
  [
    [220, 250, 340],
    [250, 610, 350],
    [500, 430, 340],
  ],
  [
    [240, 230, 320],
    [520, 300, 310],
    [800, 230, 320],
    [300, 530, 310],
  ],
  [
    [300, 300, 440],
    [720, 340, 420],
  ],
];

function heap(s: Sheet): Print[] {
  const r = s.random;
  const [mirror, tall] = [r.chance(0.5), r.range(1.08, 1.24)];
  return r.pick(heaps).map(([x, y, w]) => {
    const wide = w + r.int(-20, 16);
    return {
      x: (mirror ? 1024 - x : x) + r.int(-14, 14),
      y: y + r.int(-14, 14),
      w: wide,
      h: wide * tall,
      turn: r.int(-13, 13),
    };
  });
}

/** One print: its paper, its picture, its words where they are seen. */
function lay(s: Sheet, l: Look, c: Print, over: readonly Print[], seed: number, k: number): void {
  const r = s.random;
  const paper = r.pick(['#fdfcf9', '#fdfcf9', '#fdfcf9', mix(tint(l, k), '#ffffff', 0.7), '#1f1f24']);
  const e = c.w * r.range(0.055, 0.08);
  const foot = c.w * 0.2;
  const seen = [-0.34, 0, 0.34].every(
    (u) => !over.some((other) => covers(other, about(c, u * c.w, c.h / 2 - foot / 2))),
  );
  placed(s, c.x, c.y, c.turn, () => {
    s.box(
      'polaroid',
      -c.w / 2,
      -c.h / 2,
      c.w,
      c.h,
      `background:${paper};border-radius:${r.pick([0, 0, 8])}px;${castBox(s)}`,
    );
    const area = { x: -c.w / 2 + e, y: -c.h / 2 + e, w: c.w - 2 * e, h: c.h - e - foot };
    picture(s, area, seed, `border-radius:${r.pick([0, 0, 6])}px`);
    if (seen)
      write(s, area.x, c.h / 2 - foot / 2, area.w, c.w * 0.09, onto(paper), captions[(seed + k) % captions.length]!);
  });
}

/** A tape over the upper edge or over a corner of a print. */
function fasten(s: Sheet, l: Look, c: Print, over: readonly Print[], k: number): void {
  const r = s.random;
  const spots = [
    [0, -0.5, 0],
    [-0.46, -0.46, -42],
    [0.46, -0.46, 42],
  ] as const;
  const [u, v, lean] = r.pick(spots);
  const at = about(c, u * c.w, v * c.h);
  if (over.some((other) => covers(other, at))) return;
  const x = Math.min(964, Math.max(60, at[0]));
  tape(s, x, Math.max(34, at[1]), r.int(110, 150), r.int(38, 50), tint(l, k), c.turn + lean + r.int(-6, 6));
}

/** A sticker: a word, a heart, a star, a smiling face, as one thing or with a pictogram. */
function sticker(s: Sheet, l: Look, cx: number, cy: number, size: number, k: number): void {
  const r = s.random;
  const [fill, turn] = [tint(l, k), r.int(-18, 18)];
  const white =
    'drop-shadow(4px 0 0 #fff) drop-shadow(-4px 0 0 #fff) drop-shadow(0 4px 0 #fff) drop-shadow(0 -4px 0 #fff) drop-shadow(0 3px 4px rgba(0,0,0,.35))';
  const smile = `<circle cx="50" cy="50" r="50" fill="${fill}"/><circle cx="34" cy="40" r="7" fill="${onto(fill)}"/><circle cx="66" cy="40" r="7" fill="${onto(fill)}"/><path d="M26 58q24 30 48 0" fill="none" stroke="${onto(fill)}" stroke-width="7" stroke-linecap="round"/>`;
  const heart = `<path fill="${fill}" d="M50 96Q-12 56 4 22 26-8 50 22 74-8 96 22q16 34-46 74z"/>`;
  const rainbow = upTo(3).map(
    (i) =>
      `<path d="M${10 + i * 15} 84V60a${40 - i * 15} ${40 - i * 15} 0 0 1 ${80 - i * 30} 0v24" fill="none" stroke="${tint(l, k + i)}" stroke-width="15"/>`,
  );
  const whole = () =>
    put(
      s,
      'sticker',
      svg(cx - size / 2, cy - size / 2, size, size, r.pick([smile, heart, rainbow.join('')]), turn, '0 0 100 100'),
      white,
    );
  const signed = () => {
    badge(s, l, cx, cy, size / 2, fill, white);
    const q = size * 0.48;
    pictogram(s, r.pick(['camera', 'heart', 'star', 'flower', 'balloon', 'moon', 'bear']), cx - q / 2, cy - q / 2, q, [
      onto(fill),
      apart(tint(l, k + 1), onto(fill)),
      fill,
    ]);
  };
  const worded = () =>
    stamped(s, l, cx, cy, size / 2, r.pick([['Love', '爱'], ['Wow', '哇'], same('2027')] as Pair[]), fill, 0.5);
  r.pick([whole, whole, signed, worded])();
}

/** A note beside the heap, on lined paper or plain, with its own tape or pin. */
function note(s: Sheet, l: Look, cx: number, cy: number, w: number, h: number): void {
  const r = s.random;
  const fill = r.pick([l.face, mix(tint(l, 1), '#ffffff', 0.55), '#fff3b8', tint(l, 0)]);
  const tone = toneOf(s, fill);
  const d = { s, l, tone, centred: l.centred };
  const turn = r.pick([0, 0, -3, 3]);
  const kind = r.pick(['square', l.card, 'stamp', 'round'] as const);
  placed(s, cx, cy, turn, () => {
    leaf(s, { ...l, print: r.pick(['flat', 'flat', 'lines', 'fade']) }, { x: -w / 2, y: -h / 2, w, h }, { fill, kind });
    const body = r.pick([
      [pill(d, ['Write to us', '给我们写信'], 2)],
      [fact(d, 'heart', ['With love', '爱你们'], ['Mia, Tom and Ben', '米娅、汤姆和本'], 1)],
      [words(d, r.pick(captions), 34), ornament(d, 2)],
    ]);
    stack({ x: -w / 2 + 46, y: -h / 2 + 36, w: w - 92, h: h - 72 }, [
      heading(d, r.pick(titles)),
      words(d, r.pick(lines), 28, tone.faint),
      ...body,
    ]);
    if (r.chance(0.6)) tape(s, r.int(-60, 60), -h / 2, 140, 42, tint(l, 3), r.int(-8, 8));
  });
}

/** A strip of pictures from a booth: its paper is one, each picture another. */
function booth(s: Sheet, l: Look, cx: number, cy: number, turn: number, seed: number): void {
  const paper = s.random.pick(['#fdfcf9', '#1f1f24', tint(l, 2)]);
  placed(s, cx, cy, turn, () => {
    put(s, 'strip', svg(-74, -205, 148, 410, `<path fill="${paper}" d="${outline('square', 148, 410)}"/>`), l.shade);
    for (const i of upTo(3)) picture(s, { x: -62, y: -193 + i * 124, w: 124, h: 114 }, seed + i * 7, '');
  });
}

export const polaroids: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s);
  backdrop(s, l, 0.4);
  const prints = heap(s);
  const flip = r.chance(0.3);
  const lower = Math.max(...prints.map((c) => c.y + c.h / 2));
  const shift = flip ? 1010 - lower : 0;
  for (const c of prints) c.y += shift;
  for (const [i, c] of prints.entries()) {
    lay(s, l, c, prints.slice(i + 1), seed + i * 37, i);
    if (r.chance(0.75)) fasten(s, l, c, prints.slice(i + 1), i);
  }
  const room = flip ? shift : 1024 - lower;
  const [w, h] = [r.int(520, 620), Math.max(210, Math.min(300, room + 10))];
  const cy = flip ? 40 + h / 2 : 984 - h / 2;
  const cx = r.pick([320, 512, 700]);
  note(s, l, cx, cy, w, h);
  const free = cx < 400 ? [800, 950] : cx > 600 ? [230, 60] : [150, 880];
  if (cx !== 512 && room > 220 && r.chance(0.5))
    sprig(s, free[0]! - 90, cy - 100, 190, r.int(-30, 30), [tint(l, 2), tint(l, 0)], l.shade);
  else if (cx !== 512 && room > 400 && r.chance(0.5))
    booth(s, l, free[0]! + 30, flip ? 230 : 790, r.int(-8, 8), seed + 5);
  else stand(s, l, r.pick(['camera', 'gift', 'bouquet', 'cake']), free[0]! - 95, cy - 90, r.int(150, 190), 1);
  const [first, last] = [prints[0]!, prints.at(-1)!];
  const end = about(last, last.w * 0.47, last.h * 0.08);
  sticker(s, l, ...end, r.int(90, 120), 2);
  const spot = about(first, -first.w * 0.44, first.h * 0.02);
  const alone = Math.hypot(spot[0] - end[0], spot[1] - end[1]) > 130 && !prints.slice(1).some((c) => covers(c, spot));
  if (alone && r.chance(0.8)) sticker(s, l, ...spot, r.int(80, 110), 0);
  if (r.chance(0.4))
    label(s, l, cx + w * 0.3, cy + (flip ? h / 2 : -h / 2), 56, ['2007 – 2027', '2007 – 2027'], tint(l, 4), 300);
  if (r.chance(0.3))
    plate(
      s,
      'dot',
      'disc',
      { x: free[1]! - 34, y: cy - 20, w: 68, h: 68 },
      { fill: tint(l, 3), print: 'dots', other: mix(tint(l, 3), '#ffffff', 0.5), shade: l.shade },
    );
};
