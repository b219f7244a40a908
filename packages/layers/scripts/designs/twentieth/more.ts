/** The last four layouts of the twentieth set: a lunch deal, beers on tap, a new website, how long litter lasts. */
import { fitted, from, lifted, turned } from './icons.ts';
import { cast, sign, soft, type Pair } from '../placing.ts';
import { box, burst, photo, svg, type Sheet, type Layout } from '../sheet.ts';

const meals: readonly (readonly [Pair, Pair, Pair])[] = [
  [
    ['Soup', '例汤'],
    ['Sandwich', '三明治'],
    ['Juice', '果汁'],
  ],
  [
    ['Salad', '沙拉'],
    ['Noodles', '面条'],
    ['Tea', '热茶'],
  ],
  [
    ['Starter', '前菜'],
    ['Curry', '咖喱饭'],
    ['Dessert', '甜点'],
  ],
];

/** The three courses on their tray, with what joins them. */
function courses(s: Sheet, seed: number, top: number): void {
  const { random: r, palette: p } = s;
  const [middles, rise, rim] = [[215, 512, 809], r.int(-20, 25), r.pick([p.paper, p.second])];
  const names = r.pick(meals);
  for (const [i, cx] of middles.entries()) {
    const y = top - 45 - (i === 1 ? rise : 0);
    const css = `border-radius:50%;border:10px solid ${rim};box-sizing:border-box`;
    s.object('photo', photo(cx - 125, y, 250, 250, seed + 5 + i * 17, css));
  }
  for (const cx of [363.5, 660.5]) {
    const cross = '<path fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" d="M42 22v40M22 42h40"/>';
    s.object('plus', svg(cx - 42, top + 38, 84, 84, `<circle cx="42" cy="42" r="42" fill="${p.accent}"/>${cross}`));
  }
  const radius = r.pick([10, 32]);
  for (const [i, cx] of middles.entries()) {
    s.box('label', cx - 105, top + 184, 210, 66, `background:${p.light};border-radius:${radius}px`);
    fitted(s, cx - 90, top + 217, 180, 34, p.dark, names[i]!);
  }
}

const lunchDeal: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, top, turn] = [r.chance(0.5), r.int(325, 350), r.int(8, 16)];
  const ribbon = 'M0 22h70V0h560v22h70l-36 49 36 49H560v-22H140v22H0l36-49z';
  const plain = 'M0 0h700l-42 60 42 60H0l42-60z';
  const path = `<path fill="${p.accent}" d="${r.chance(0.5) ? ribbon : plain}" stroke="${p.paper}" stroke-width="4"/>`;
  s.object('ribbon', lifted(s, svg(162, 70, 700, 120, path)));
  fitted(s, 260, 130, 500, 60, '#fff', ['Lunch Deal', '午市套餐']);
  const css = `border:10px solid ${p.second};border-radius:${r.pick([36, 70])}px;box-sizing:border-box;${cast(s)}`;
  s.box('tray', 50, top, 924, 300, `background:${p.dark};${css}`);
  courses(s, seed, top);
  const fx = from(left, 715, 180);
  s.box('sticker', fx, top - 78, 180, 66, `background:${p.second};border-radius:8px;${cast(s)}`, left ? turn : -turn);
  fitted(s, fx + 10, top - 45, 160, 34, p.dark, ['New', '新品'], turned(left ? turn : -turn));
  const bx = from(left, 130, 290) + 145;
  s.object('burst', lifted(s, burst(bx, 815, 145, r.int(14, 20), 0.84, p.accent)));
  const price = r.int(8, 14);
  fitted(s, bx - 100, 815, 200, 84, '#fff', [`$${price}`, `¥${price * 4}`]);
  const x = from(left, 480, 450);
  s.box('plate', x, 750, 450, 124, `background:${p.paper};border-radius:${r.pick([16, 62])}px;${soft(s)}`);
  sign(s, 'clock', x + 34, 774, 76, p.mid, p.paper);
  fitted(s, x + 126, 812, 290, 38, p.dark, ['Weekdays 12 – 2', '工作日 12–14 点']);
};

const drinks: readonly (readonly [string, Pair])[] = [
  ['wheat', ['Wheat Beer', '小麦啤酒']],
  ['apple', ['Dry Cider', '苹果酒']],
  ['leaf', ['Pale Ale', '淡色艾尔']],
];

/** A tap's handle, whose foot stands behind the rail. */
const handle = (x: number, y: number, height: number, fill: string) =>
  svg(
    x,
    y,
    130,
    height,
    `<path fill="${fill}" d="M36 ${height}L0 70Q0 0 65 0t65 70L94 ${height}z"/><rect x="32" y="${height - 56}" width="66" height="14" rx="7" fill="rgba(0,0,0,.3)"/>`,
  );

const onTap: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [left, rail, wide] = [r.chance(0.5), r.int(545, 575), r.int(262, 276)];
  const css = `border:12px solid ${p.second};border-radius:${r.pick([12, 40])}px;box-sizing:border-box;${cast(s)}`;
  s.box('board', 70, 140, 884, 780, `background:${p.dark};${css}`);
  const fills = r.pick([
    [p.accent, p.light, p.mid],
    [p.light, p.mid, p.accent],
    [p.mid, p.accent, p.light],
  ]);
  const middles = [512 - wide, 512, 512 + wide];
  const first = r.int(0, 2);
  for (const [i, cx] of middles.entries()) {
    const [height, fill] = [r.int(235, 290), fills[i]!];
    const y = rail + 20 - height;
    s.object('handle', handle(cx - 65, y, height, fill));
    const ink = fill === p.light ? [p.dark, p.accent] : ['#fff', p.second];
    sign(s, drinks[(first + i) % 3]![0], cx - 40, y + 32, 80, ink[0]!, ink[1]!);
  }
  const metal = 'background:linear-gradient(180deg,#f2f5f7,#98a4ad)';
  s.box('rail', 110, rail, 804, 60, `${metal};border-radius:30px`);
  const shape = `<path fill="none" stroke="${p.second}" stroke-width="6" d="M105 60V0"/><path fill="${p.paper}" fill-rule="evenodd" d="M60 40h90l60 56v124a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14V96zM105 54a14 14 0 1 0 .1 0z"/>`;
  for (const [i, cx] of middles.entries()) {
    const y = rail + 54;
    s.object('tag', svg(cx - 105, y, 210, 234, shape));
    fitted(s, cx - 92, y + 128, 184, 30, p.dark, drinks[(first + i) % 3]![1]);
    const price = r.int(4, 7);
    fitted(s, cx - 90, y + 188, 180, 50, p.accent, [`$${price}.50`, `¥${price * 6}`]);
  }
  const x = from(left, 290, 560);
  s.box(
    'plate',
    x,
    80,
    560,
    120,
    `background:${p.accent};border:6px solid ${p.paper};box-sizing:border-box;${cast(s)}`,
  );
  fitted(s, x + 30, 140, 500, 60, '#fff', ['On tap today', '今日鲜酿']);
  const dx = from(left, 60, 180);
  s.disc(dx, 60, 180, p.second, `border:8px solid ${p.paper};box-sizing:border-box;${cast(s)}`);
  sign(s, 'mug', dx + 42, 100, 100, p.dark, '#fff');
};

/** The page in its window. */
function browser(s: Sheet, seed: number, x: number, y: number, left: boolean): void {
  const { random: r, palette: p } = s;
  const dots = [0, 1, 2].map(
    (i) => `<circle cx="${36 + i * 36}" cy="40" r="12" fill="${[p.accent, p.second, p.light][i]}"/>`,
  );
  s.box('window', x, y, 740, 620, `background:${p.paper};border-radius:22px;${soft(s)}`);
  const bar = `background:${p.dark};border-radius:22px 22px 0 0`;
  s.object('bar', box(x, y, 740, 80, bar, svg(0, 0, 740, 80, dots.join(''))));
  s.box('address', x + 160, y + 17, 430, 46, `background:#fff;border-radius:${r.pick([8, 23])}px`);
  fitted(s, x + 180, y + 40, 390, 24, '#444', ['www.oldmill.example', 'www.oldmill.example']);
  s.object('photo', photo(x + 30, y + 110, 680, 260, seed + 9, `border-radius:${r.pick([0, 16])}px`));
  const px = left ? x + 60 : x + 310;
  s.box('plate', px, y + 310, 370, 104, `background:${p.accent};border-radius:${r.pick([8, 18])}px`);
  fitted(s, px + 20, y + 362, 300, 40, '#fff', ['Book a room', '在线订房']);
  for (const [i, [name, word]] of (
    [
      ['bed', ['Twelve rooms', '十二间客房']],
      ['cup', ['Breakfast', '含早餐']],
    ] as const
  ).entries()) {
    const tx = (left ? x + 60 : x + 270) + i * 220;
    s.box('tile', tx, y + 444, 190, 148, `background:${p.light};border-radius:14px`);
    sign(s, name, tx + 55, y + 456, 80, p.dark, p.accent);
    fitted(s, tx + 10, y + 566, 170, 24, p.dark, word);
  }
}

const newWebsite: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y] = [r.chance(0.5), r.int(118, 142)];
  const x = from(left, 60, 740);
  browser(s, seed, x, y, left);
  const px = left ? x + 625 : x - 95;
  s.box(
    'phone',
    px,
    y + 330,
    220,
    430,
    `background:#15171c;border:3px solid #8a929c;border-radius:36px;box-sizing:border-box;${cast(s)}`,
  );
  const screen = `background:linear-gradient(${r.pick([150, 180, 210])}deg,${p.light},${p.second});border-radius:24px`;
  s.box('screen', px + 15, y + 346, 190, 398, screen);
  s.box('button', px + 35, y + 640, 150, 64, `background:${p.dark};border-radius:${r.pick([12, 32])}px`);
  fitted(s, px + 45, y + 672, 130, 30, '#fff', ['Book', '预订']);
  sign(s, 'cursor', left ? x + 370 : x + 620, y + 350, 84, '#fff', '#15171c');
  const fx = left ? 90 : 454;
  s.box(
    'pill',
    fx,
    y + 670,
    480,
    96,
    `background:${p.accent};border:5px solid ${p.paper};border-radius:48px;box-sizing:border-box;${cast(s)}`,
  );
  fitted(s, fx + 40, y + 718, 400, 42, '#fff', ['Our new website', '全新网站上线']);
};

const litter: readonly (readonly [string, Pair, number])[] = [
  ['bag', ['Bag', '塑料袋'], 20],
  ['cup', ['Cup', '泡沫杯'], 50],
  ['can', ['Can', '易拉罐'], 200],
  ['bottle', ['Bottle', '塑料瓶'], 450],
];

/** The bars, one below the other, from an axis on either side. */
function bars(s: Sheet, left: boolean, top: number): void {
  const { random: r, palette: p } = s;
  const [radius, pitch] = [r.pick([8, 42]), r.int(130, 136)];
  s.box('axis', from(left, 104, 10), top - 24, 10, pitch * 3 + 132, `background:#9aa1a8;border-radius:5px`);
  const fills = r.pick([
    [p.second, p.mid, p.accent, p.dark],
    [p.mid, p.second, p.dark, p.accent],
    [p.accent, p.dark, p.second, p.mid],
  ]);
  for (const [i, [name, word, years]] of litter.entries()) {
    const [y, fill, width] = [top + i * pitch, fills[i]!, [280, 400, 540, 690][i]! + r.int(-15, 15)];
    const ends = left ? `0 ${radius}px ${radius}px 0` : `${radius}px 0 0 ${radius}px`;
    s.box('bar', from(left, 114, width), y, width, 84, `background:${fill};border-radius:${ends}`);
    const ink = fill === p.second ? p.dark : '#fff';
    sign(s, name, from(left, 132, 64), y + 10, 64, ink, fill === p.second ? p.accent : p.second);
    const align = `text-align:${left ? 'left' : 'right'}`;
    fitted(s, from(left, 212, 150), y + 42, 150, 36, ink, word, align);
    const far = 114 + width;
    const value: Pair = [`${years} years`, `${years} 年`];
    if (i < 3) fitted(s, from(left, far + 18, 190), y + 42, 190, 34, p.dark, value, align);
    else {
      const cx = from(left, far - 60, 180) + 90;
      s.object('burst', burst(cx, y + 42, 92, r.int(14, 20), 0.86, fill === p.accent ? p.second : p.accent));
      fitted(s, cx - 75, y + 42, 150, 50, fill === p.accent ? p.dark : '#fff', value);
    }
  }
}

const litterLasts: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [left, top] = [r.chance(0.5), r.int(225, 245)];
  s.box('panel', 60, top, 904, 660, `background:${p.paper};border-radius:${r.pick([0, 24, 48])}px;${soft(s)}`);
  const wave = r.pick([
    'M-10 -10H1034V150Q950 210 860 160T690 160T520 160T350 160T180 160T-10 160z',
    'M-10 -10H1034V160Q780 220 512 165T-10 165z',
  ]);
  const path = `<path fill="${p.mid}" stroke="${p.paper}" stroke-width="6" d="${wave}"/>`;
  s.object('wave', lifted(s, svg(0, 0, 1024, 200, path)));
  fitted(s, 70, 78, 884, 64, '#fff', ['How long does it last?', '垃圾多久才会消失？']);
  bars(s, left, top + 60);
  const x = from(left, 150, 620);
  s.box(
    'pill',
    x,
    top + 610,
    620,
    110,
    `background:${p.dark};border:5px solid ${p.paper};border-radius:55px;box-sizing:border-box;${cast(s)}`,
  );
  sign(s, 'sun', x + 38, top + 629, 72, p.second, p.second);
  fitted(s, x + 130, top + 665, 450, 40, '#fff', ['Beach clean-up, Sunday', '周日一起清洁海滩']);
};

export const moreLayouts: Layout[] = [lunchDeal, onTap, newWebsite, litterLasts];
