/** The other four layouts of the stories: for children, a mascot, a parade, a zodiac. */
import { cast, line, soft, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { burst, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { beast } from './stories-beasts.ts';
import { handOf, hues, person, put, type Drawing, type Way } from './stories-figures.ts';
import { emoji, mascot } from './stories-mascots.ts';
import {
  bang,
  bubble,
  bunting,
  but,
  fillOf,
  ink,
  inkOf,
  pairs,
  pastels,
  plate,
  shuffled,
  unlike,
  words,
} from './stories-parts.ts';
import { parade, title, zodiac } from './stories-rows.ts';
import { anyone, props, thing } from './stories-things.ts';

const same = (text: string): Pair => [text, text];
const named: readonly (readonly [string, Pair])[] = [
  ['balloon', ['balloon', '气球']],
  ['cake', ['cake', '蛋糕']],
  ['star', ['star', '星星']],
  ['book', ['book', '书']],
  ['key', ['key', '钥匙']],
  ['apple', ['apple', '苹果']],
  ['tree', ['tree', '树']],
  ['house', ['house', '房子']],
  ['fish', ['fish', '鱼']],
  ['bird', ['bird', '鸟']],
  ['bell', ['bell', '铃铛']],
  ['ball', ['ball', '球']],
  ['flower', ['flower', '花']],
  ['snail', ['snail', '蜗牛']],
  ['rocket', ['rocket', '火箭']],
];

/** Pictures on one side, words on the other, dots to join. */
function matching(s: Sheet, top: number, mark: string): void {
  const r = s.random;
  const chosen = shuffled(r, named).slice(0, r.int(4, 6));
  const [step, turned, boxed] = [(930 - top) / chosen.length, r.chance(0.5), r.chance(0.5)];
  const [px, tx] = turned ? [780, 250] : [240, 770];
  const inkLine = inkOf(r);
  for (const [k, [name]] of chosen.entries()) {
    const cy = top + step * (k + 0.5);
    if (boxed)
      s.box(
        'box',
        px - step * 0.55,
        cy - step * 0.46,
        step * 1.1,
        step * 0.92,
        `background:${r.pick(pastels.slice(0, 8))};border:3px solid ${mark};box-sizing:border-box;border-radius:${boxed ? 18 : 0}px`,
      );
    put(s, name, thing(r, name), px, cy, step * 0.76, { ink: inkLine });
    s.disc(px + (turned ? -130 : 130) - 13, cy - 13, 26, mark);
  }
  for (const [k, [, text]] of shuffled(r, chosen).entries()) {
    const cy = top + step * (k + 0.5);
    s.disc(tx + (turned ? 150 : -150) - 13, cy - 13, 26, mark);
    words(s, tx, cy, 220, 44, ink, text);
  }
}

/** How many there are, or which is another: rows of things with a place for the answer. */
function counting(s: Sheet, top: number, mark: string, odd: boolean): void {
  const r = s.random;
  const rows = r.int(3, 5);
  const step = (940 - top) / rows;
  const [inkLine, corner] = [inkOf(r), r.pick([0, 16, 40])];
  for (let k = 0; k < rows; k++) {
    const cy = top + step * (k + 0.5);
    if (r.chance(0.7))
      s.box(
        'row',
        96,
        cy - step * 0.45,
        832,
        step * 0.9,
        `background:${r.pick(pastels.slice(0, 8))};border-radius:${corner}px`,
      );
    const count = r.int(3, 6);
    const size = Math.min(step * 0.72, 620 / count);
    const name = r.pick(Object.keys(props));
    const one = r.chance(0.4) ? beast(r) : thing(r, name);
    const alien = r.int(0, count - 1);
    for (let i = 0; i < count; i++)
      put(s, name, odd && i === alien ? thing(r) : one, 130 + size * (i + 0.5) * 1.02, cy, size * 0.94, {
        ink: inkLine,
      });
    s.box(
      'answer',
      800,
      cy - 46,
      92,
      92,
      `background:#ffffff;border:4px ${r.pick(['solid', 'dashed'])} ${mark};box-sizing:border-box;border-radius:${Math.min(corner, 46)}px`,
    );
    if (k === 0) words(s, 846, cy, 60, 52, mark, same(odd ? '?' : `${count}`));
  }
}

function worksheet(s: Sheet): void {
  const { random: r, palette: p } = s;
  const mark = r.pick([p.accent, p.mid, p.dark]);
  s.box(
    'sheet',
    60,
    30,
    904,
    964,
    `background:#fffefa;border:${r.pick([0, 0, 8, 14])}px ${r.pick(['solid', 'dashed'])} ${mark};box-sizing:border-box;border-radius:${r.pick([0, 24, 60])}px;${soft(s)}`,
  );
  if (r.chance(0.5)) s.box('head', 60, 30, 904, 150, `background:${p.second};border-radius:24px 24px 0 0`);
  const [match, odd] = [r.chance(0.5), r.chance(0.4)];
  plate(
    s,
    440,
    104,
    560,
    84,
    match ? ['Match the words', '连一连'] : odd ? ['Odd one out', '找不同'] : ['How many?', '数一数'],
    mark,
  );
  put(s, 'figure', r.pick([() => beast(r), () => mascot(r)])(), 840, 120, r.int(160, 190), { turn: r.int(-8, 8) });
  line(s, 120, 214, 130, 30, ink, ['Name', '姓名']);
  s.box('rule', 240, 226, 330, 4, `background:${mark}`);
  if (match) matching(s, 262, mark);
  else counting(s, 262, mark, odd);
}

/** A birthday: the guests below, balloons above, presents, a cake. */
function birthday(s: Sheet): void {
  const { random: r, palette: p } = s;
  const inkLine = inkOf(r);
  const way: Way = { ink: inkLine };
  if (r.chance(0.35))
    s.box(
      'card',
      70,
      60,
      884,
      904,
      `${fillOf(r, r.pick(pastels), p.paper)};border-radius:${r.pick([0, 40, 442])}px;${cast(s)}`,
    );
  if (r.chance(0.7)) bunting(s, -20, r.int(0, 40), 1064, r.int(40, 110));
  const [big, years] = [r.chance(0.5), `${r.int(1, 9)}`];
  const cy = big ? r.int(260, 310) : r.int(300, 400);
  const bunch = r.int(3, 8);
  const right = r.chance(0.5);
  for (let k = 0; k < bunch; k++) {
    const at = r.chance(0.5) ? (right ? 1 : 0) * 640 + r.int(70, 310) : r.int(60, 960);
    const cx = big && Math.abs(at - 512) < 200 ? at + (right ? 220 : -220) : at;
    put(s, 'balloon', thing(r, 'balloon'), cx, r.int(160, 460), r.int(150, 260), {
      ink: inkLine,
      turn: r.int(-12, 12),
      css: r.chance(0.2) ? 'opacity:.85;' : '',
    });
  }
  if (big) {
    if (r.chance(0.5)) s.object('burst', burst(512, cy, 190, r.int(10, 24), r.range(0.72, 0.9), p.second));
    else
      s.disc(
        332,
        cy - 180,
        360,
        p.second,
        `border:${r.pick([0, 14])}px ${r.pick(['solid', 'dashed'])} #ffffff;box-sizing:border-box`,
      );
    words(s, 512, cy, 240, 220, p.dark, same(years));
  }
  title(s, big ? cy + 220 : cy, pairs('Happy Birthday/生日快乐|Mia turns six/米娅六岁啦|Party time/派对时间'));
  plate(
    s,
    512,
    (big ? cy + 220 : cy) + 104,
    r.int(340, 560),
    56,
    r.pick(pairs('Saturday at three/周六下午三点|At our garden/在我家花园|Bring a friend/带上朋友')),
    unlike(s, p.paper, p.mid),
  );
  if (r.chance(0.6)) s.box('floor', -10, 900, 1044, 140, `${fillOf(r, but(r, hues, '#ece7da'), r.pick(hues))}`);
  const guests = r.int(3, 6);
  const all = r.pick([beast, beast, anyone, person]) as (q: Random) => Drawing;
  for (let k = 0; k < guests; k++) {
    const tall = Math.min(r.int(190, 265), 1500 / guests);
    put(s, 'guest', all(r), 90 + ((k + 0.5) * 844) / guests, 980 - tall / 2, tall, way);
  }
  put(s, 'cake', thing(r, r.pick(['cake', 'cupcake'])), r.int(380, 640), 900, r.int(130, 210), way);
  for (let k = r.int(1, 4); k > 0; k--)
    put(s, 'present', thing(r, 'present'), r.pick([r.int(50, 300), r.int(720, 970)]), r.int(910, 960), r.int(80, 150), {
      ...way,
      turn: r.int(-6, 6),
    });
  for (let k = r.int(0, 6); k > 0; k--)
    put(
      s,
      'star',
      thing(r, r.pick(['star', 'heart'])),
      r.pick([r.int(30, 160), r.int(864, 990)]),
      r.int(120, cy - 70),
      r.int(20, 44),
      {
        turn: r.int(-30, 30),
      },
    );
}

const children: Layout = (s) => (s.random.chance(0.45) ? worksheet : birthday)(s);

/** What stands behind a mascot. */
function backdrop(s: Sheet, cy: number): void {
  const { random: r, palette: p } = s;
  const [size, fill] = [r.int(520, 760), fillOf(r, unlike(s, p.second, p.accent, p.mid), r.pick(pastels))];
  const [x, y] = [512 - size / 2, cy - size / 2];
  r.pick([
    () => s.box('disc', x, y, size, size, `${fill};border-radius:50%;${r.pick(['', soft(s)])}`),
    () => s.box('tile', x, y, size, size, `${fill};border-radius:${r.int(0, 120)}px;${cast(s)}`, r.pick([0, 0, -6, 8])),
    () => s.object('burst', burst(512, cy, size * 0.6, r.int(12, 30), r.range(0.7, 0.92), unlike(s, p.second, p.mid))),
    () =>
      s.box(
        'blob',
        x,
        y,
        size,
        size,
        `${fill};border-radius:${r.int(30, 70)}% ${r.int(30, 70)}% ${r.int(30, 60)}% ${r.int(40, 70)}%`,
      ),
    () =>
      s.box(
        'ring',
        x,
        y,
        size,
        size,
        `border:${r.int(20, 60)}px solid ${unlike(s, p.second, p.accent)};border-radius:50%;box-sizing:border-box`,
      ),
    () => {},
  ])();
}

const holdable =
  'balloon flag horn umbrella sword shield book cone trophy potion pencil lens flower present heart star key'.split(
    ' ',
  );

/** What a figure has in its hands. */
function holding(s: Sheet, d: Drawing, cx: number, cy: number, tall: number, mirrored: boolean, look: Way): void {
  const r = s.random;
  const held = shuffled(r, holdable);
  const hands = d.hands
    ? [0, 1].filter(() => r.chance(0.75)).map((k) => handOf(d, k, cx, cy, tall, mirrored))
    : [[cx - tall * 0.42, cy + tall * 0.3] as const, [cx + tall * 0.42, cy + tall * 0.26] as const];
  for (const [k, [x, y]] of hands.entries()) {
    const size = tall * r.range(0.24, 0.42);
    const lift = ['balloon', 'flag', 'umbrella', 'flower', 'cone', 'sword'].includes(held[k]!) ? 0.38 : 0.1;
    const way = { ...look, turn: held[k] === 'sword' ? 180 : r.int(-16, 16), mirrored: x < cx };
    put(s, held[k]!, thing(r, held[k]), x, y - size * lift, size, way);
  }
}

/** Small things at both sides, and a word. */
function floating(s: Sheet, cx: number, look: Way): void {
  const r = s.random;
  const [around, speaks] = [r.int(0, 9), r.chance(0.4)];
  const mute = cx > 512 && speaks ? 0 : 1;
  const theme = shuffled(r, Object.keys(props)).slice(0, r.int(1, 4));
  for (let k = 0; k < around; k++) {
    const [x, y] = [
      k % 2 ? r.int(50, 190) : r.int(834, 974),
      190 + ((k >> 1) * 640) / Math.max(1, around >> 1) + r.int(-30, 30),
    ];
    if (y < 360 && k % 2 !== mute) continue;
    put(s, 'extra', thing(r, r.pick(theme)), x, y, r.int(28, 130), { ...look, turn: r.int(-20, 20) });
  }
  if (speaks)
    bubble(
      s,
      cx > 512 ? 210 : 810,
      250,
      290,
      116,
      cx > 512 ? 1 : -1,
      r.pick(['bubble', 'thought', 'shout']),
      r.pick(pairs('Hi, I am Bo/我是小波|Let us go!/出发吧！|Well done/真棒')),
    );
  else if (r.chance(0.25)) bang(s, 840, 260, 110, ['New', '全新']);
}

/** One large figure, what it holds, what floats about it. What is in a hand is a thing by itself. */
const hero: Layout = (s) => {
  const { random: r, palette: p } = s;
  const inkLine = inkOf(r);
  const cx = r.pick([512, 512, r.int(360, 660)]);
  const cy = r.int(480, 580);
  backdrop(s, cy);
  const kind = r.int(0, 4);
  const d = [() => mascot(r), () => beast(r), () => person(r, true), () => emoji(r), () => mascot(r)][kind]!();
  const tall = kind === 3 ? r.int(360, 560) : r.int(470, 690);
  const edge = r.pick([undefined, undefined, ['#ffffff', r.int(8, 18)] as const, [p.dark, 8] as const]);
  const foot = cy + tall / 2;
  if (r.chance(0.5))
    s.box(
      'shade',
      cx - 190,
      foot - 34,
      380,
      60,
      `background:rgba(20,16,30,.34);border-radius:50%;filter:blur(${r.pick([0, 10])}px)`,
    );
  if (r.chance(0.2))
    s.box(
      'stand',
      cx - 230,
      foot - 30,
      460,
      110,
      `background:${unlike(s, p.dark, p.mid, p.second)};border-radius:${r.pick([10, 55])}px`,
    );
  const mirrored = r.chance(0.5);
  const look: Way = { ink: inkLine, edge };
  put(s, 'figure', d, cx, cy, tall, { ...look, mirrored });
  holding(s, d, cx, cy, tall, mirrored, look);
  floating(s, cx, look);
  const low = foot < 810 && r.chance(0.7);
  title(
    s,
    low ? 920 : 94,
    pairs(
      'Meet our mascot/认识吉祥物|Stay curious/保持好奇|Level up/升级啦|Hello, Monday/周一你好|Game night/游戏之夜',
    ),
  );
  if (r.chance(0.5))
    plate(
      s,
      512,
      low ? 80 : 940,
      r.int(340, 600),
      58,
      r.pick(pairs('Free for everyone/全员免费|Every day after school/每天放学后|Since 2019/始于2019')),
      unlike(s, p.paper, p.mid, p.dark),
    );
};

export const moreStories: readonly Layout[] = [children, hero, parade, zodiac];
