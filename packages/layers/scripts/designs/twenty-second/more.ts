/** The last four layouts of the twenty-second set: a car wash, summer time, what is in a dish, a walk. */
import { askew, at, raised, rim, words } from './icons.ts';
import { cast, sign, soft, type Pair } from '../placing.ts';
import { box, burst, photo, svg, type Sheet, type Layout } from '../sheet.ts';

/** A car from its side, and the foam on it. */
function car(s: Sheet, left: boolean, y: number): void {
  const { random: r, palette: p } = s;
  const wheel = (cx: number) =>
    `<circle cx="${cx}" cy="158" r="40" fill="#22262b"/><circle cx="${cx}" cy="158" r="18" fill="#c8d0d6"/>`;
  const body =
    'M10 150V104q0-22 24-26l62-12L146 16q10-10 26-10h104q16 0 26 12l44 52 36 8q28 6 28 32v40q0 8-8 8H18q-8 0-8-8z';
  const panes = 'M126 66l36-38q4-4 10-4h38v42zM226 24h46q8 0 14 6l34 36h-94z';
  const drawing = `<path fill="${r.pick([p.accent, p.second])}" stroke="${p.dark}" stroke-width="4" d="${body}"/><path fill="#cfe9f5" d="${panes}"/>${wheel(100)}${wheel(322)}`;
  s.object('car', svg(302, y, 420, 200, left ? drawing : `<g transform="translate(420 0) scale(-1 1)">${drawing}</g>`));
  const bubbles = Array.from({ length: 13 }, (_, i) => {
    const [cx, cy, size] = [16 + i * 17 + r.int(-5, 5), 46 + r.int(-16, 12), r.int(16, 28)];
    return `<circle cx="${cx}" cy="${cy}" r="${size}" fill="#fff" stroke="#b8d4e6" stroke-width="3"/>`;
  });
  s.object('foam', svg(395, y - 46, 240, 90, bubbles.join('')));
}

/** A round brush that stands in the gate. */
function roller(s: Sheet, x: number, y: number): void {
  const { palette: p } = s;
  const hairs = Array.from(
    { length: 9 },
    (_, i) => `<path stroke="${p.dark}" stroke-width="4" d="M4 ${22 + i * 26}l64 14"/>`,
  );
  s.object('roller', svg(x, y, 72, 264, `<rect width="72" height="264" rx="18" fill="${p.mid}"/>${hairs.join('')}`));
}

const packages: readonly (readonly [string, Pair, number])[] = [
  ['spray', ['Basic', '基础'], 8],
  ['hoover', ['Inside', '内饰'], 14],
  ['shine', ['Polish', '抛光'], 20],
];

const carWash: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [left, y, radius] = [r.chance(0.5), r.int(140, 158), r.pick([10, 30])];
  const gate = 'M0 380V44A44 44 0 0 1 44 0h672a44 44 0 0 1 44 44v336h-84V92H84v288z';
  const stroke = `stroke="${p.paper}" stroke-width="5"`;
  s.object('gate', raised(s, svg(132, y, 760, 380, `<path fill="${p.dark}" ${stroke} d="${gate}"/>`)));
  for (const x of [226, 726]) roller(s, x, y + 106);
  s.box('floor', 92, y + 366, 840, 40, `background:#8b949c;border-radius:20px;${rim(5, p.paper)}`);
  car(s, left, y + 172);
  const css = `border-radius:${r.pick([8, 60])}px;${rim(6, p.paper)}${cast(s)}`;
  s.box('plate', 252, y - 66, 520, 120, `background:${p.accent};${css}`);
  words(s, 292, y - 6, 440, 68, '#fff', ['Car Wash', '洗车服务']);
  const chosen = r.int(0, 2);
  const [first, price] = [y + 452, r.int(0, 3)];
  for (const [i, [name, text, cost]] of packages.entries()) {
    const [x, best] = [76 + i * 301, i === chosen];
    const [top, tall] = best ? [first - 18, 356] : [first, 320];
    s.box(
      'tile',
      x,
      top,
      270,
      tall,
      `background:${best ? p.dark : p.paper};border-radius:${radius}px;${rim(5, p.paper)}${cast(s)}`,
    );
    sign(s, name, x + 81, first + 28, 108, best ? p.second : p.mid, best ? p.mid : p.accent);
    words(s, x + 30, first + 182, 210, 40, best ? '#fff' : p.dark, text);
    const sum = cost + price;
    words(s, x + 30, first + 254, 210, 72, best ? p.second : p.accent, [`$${sum}`, `¥${sum * 5}`]);
  }
  const bx = 76 + chosen * 301 + (left ? 262 : 8);
  s.object('burst', raised(s, burst(bx, first + 4, 72, r.int(11, 16), 0.84, p.accent)));
  words(s, bx - 48, first + 4, 96, 38, '#fff', ['Best', '推荐']);
};

/** A hand of the clock about its middle; 0 degrees point at twelve. */
const hand = (cx: number, cy: number, length: number, width: number, turn: number, fill: string) =>
  svg(
    cx,
    cy,
    10,
    10,
    `<rect x="${-width / 2}" y="${-length}" width="${width}" height="${length + 34}" rx="${width / 2}" fill="${fill}" transform="rotate(${turn})"/>`,
  );

function dial(s: Sheet, cx: number, cy: number): void {
  const { palette: p } = s;
  s.box(
    'clock',
    cx - 262,
    cy - 262,
    524,
    524,
    `background:${p.paper};border-radius:50%;${rim(30, p.accent)}${cast(s)}`,
  );
  const marks = Array.from({ length: 12 }, (_, i) => {
    const [width, length] = i % 3 ? [8, 22] : [14, 36];
    return `<rect x="${-width / 2}" y="-212" width="${width}" height="${length}" rx="3" fill="${p.dark}" transform="rotate(${i * 30})"/>`;
  });
  s.object('marks', svg(cx, cy, 10, 10, marks.join('')));
  s.object('old hand', hand(cx, cy, 128, 20, 60, p.second));
  s.object('hour hand', hand(cx, cy, 128, 20, 90, p.dark));
  s.object('minute hand', hand(cx, cy, 158, 13, 0, p.dark));
  s.disc(cx - 25, cy - 25, 50, p.accent);
  const point = (degrees: number, radius: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  const way = `<path fill="none" stroke="${p.accent}" stroke-width="12" d="M${point(56, 156)}A156 156 0 0 1 ${point(78, 156)}"/>`;
  const head = `<path fill="${p.accent}" d="M${point(77, 134)}L${point(77, 178)}L${point(91, 156)}z"/>`;
  s.object('arrow', svg(cx, cy, 10, 10, way + head));
}

const summerTime: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [left, cy, turn] = [r.chance(0.5), r.int(500, 516), r.pick([-7, -4, 4, 7])];
  const cx = at(left, 356, 0);
  const x = at(left, 84, 720);
  s.box(
    'plate',
    x,
    72,
    720,
    122,
    `background:${p.accent};border-radius:${r.pick([0, 24])}px;${rim(6, p.paper)}${cast(s)}`,
  );
  words(s, x + 40, 133, 640, 64, '#fff', ['Clocks go forward', '夏令时开始']);
  dial(s, cx, cy);
  const bx = at(left, 552, 0);
  s.object('burst', raised(s, burst(bx, cy + 196, 92, r.int(12, 18), 0.85, p.second)));
  words(s, bx - 62, cy + 196, 124, 54, p.dark, ['+1 h', '+1 时']);
  const [kx, ky] = [at(left, 668, 262), cy - 190];
  s.box('calendar', kx, ky, 262, 310, `background:${p.paper};border-radius:20px;${soft(s)}`, turn);
  const head = box(0, 0, 262, 92, `background:${p.dark};border-radius:20px 20px 0 0`);
  s.object('header', box(kx, ky, 262, 310, '', head, turn));
  const centre = [kx + 131, ky + 155, turn] as const;
  const day = r.int(25, 31);
  askew(s, centre, -109, 200, 46, '#fff', ['March', '三月']);
  askew(s, centre, 12, 200, 124, p.dark, [`${day}`, `${day}`]);
  askew(s, centre, 112, 200, 38, p.accent, ['Sunday', '星期日']);
  const px = at(left, 84, 640);
  s.box('pill', px, 838, 640, 116, `background:${p.dark};border-radius:58px;${rim(6, p.paper)}${cast(s)}`);
  words(s, at(left, 128, 480), 896, 480, 46, '#fff', ['One hour less sleep', '少睡一小时']);
  const dx = at(left, 650, 196);
  s.disc(dx, 790, 196, p.second, `${rim(8, p.paper)}${cast(s)}`);
  sign(s, 'owl', dx + 43, 833, 110, p.dark, '#fff');
};

const dishes: readonly Pair[] = [
  ['Noodle Bowl', '什锦汤面'],
  ['Green Curry', '青咖喱'],
  ['Rice Salad', '米饭沙拉'],
];

const contents: readonly (readonly [string, Pair])[] = [
  ['egg', ['Egg', '鸡蛋']],
  ['milk', ['Milk', '牛奶']],
  ['peanut', ['Peanut', '花生']],
  ['shrimp', ['Shrimp', '虾类']],
];

const allergens: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, radius] = [r.chance(0.5), r.int(80, 96), r.pick([8, 34])];
  s.box('card', 108, y, 808, 820, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  s.object('photo', photo(146, y + 38, 732, 286, seed + 2, `border-radius:${r.pick([0, 22])}px`));
  const dx = at(left, 806, 172);
  s.disc(dx, y - 30, 172, p.second, `${rim(8, p.paper)}${cast(s)}`);
  sign(s, 'sprout', dx + 38, y + 8, 96, p.dark, p.dark);
  const px = at(left, 84, 480);
  s.box('plate', px, y + 268, 480, 116, `background:${p.accent};border-radius:${r.pick([6, 20])}px;${cast(s)}`);
  words(s, px + 36, y + 326, 408, 56, '#fff', r.pick(dishes));
  words(s, at(left, 600, 270), y + 372, 270, 38, p.dark, ['It contains', '本品含有']);
  const tiles = r.pick([p.light, p.dark]);
  const corner = r.pick([10, 30]);
  const inks = r.pick([
    [p.accent, p.mid, p.dark, p.accent],
    [p.mid, p.accent, p.accent, p.dark],
  ]);
  for (const [i, [name, text]] of contents.entries()) {
    const [x, top] = [148 + (i % 2) * 372, y + 422 + (i >> 1) * 168];
    s.box('tile', x, top, 356, 148, `background:${tiles};border-radius:${corner}px`);
    const plain = tiles === p.light;
    sign(s, name, x + 34, top + 24, 100, plain ? inks[i]! : p.second, plain ? '#fff' : p.accent);
    words(s, x + 160, top + 74, 170, 46, plain ? p.dark : '#fff', text, 'text-align:left');
  }
  const bx = at(left, 300, 520);
  s.box('pill', bx, y + 764, 520, 112, `background:${p.mid};border-radius:56px;${rim(6, p.paper)}${cast(s)}`);
  words(s, bx + 50, y + 820, 420, 44, '#fff', ['Please ask our staff', '请咨询服务员']);
};

/** A board with a point, on its post. */
function board(s: Sheet, [x, y, turn]: readonly [number, number, number], right: boolean, fill: string, text: Pair) {
  const arrow = right ? 'M4 4h322l62 54-62 54H4z' : 'M388 4H66L4 58l62 54h322z';
  const shape = `<path fill="${fill}" stroke="${s.palette.paper}" stroke-width="6" stroke-linejoin="round" d="${arrow}"/>`;
  s.object('board', raised(s, svg(x, y, 392, 116, shape, turn)));
  askew(s, [x + (right ? 172 : 220), y + 58, turn], 0, 270, 46, '#fff', text);
}

/** How high the walk goes, with a pin at its top and one on the way. */
function heights(s: Sheet, x: number, y: number): void {
  const { random: r, palette: p } = s;
  const [rise, dip] = [r.int(20, 50), r.int(120, 150)];
  const ridge = `M0 236V190Q50 ${dip - 30} 110 ${dip}T200 ${rise + 50}Q230 ${rise} 268 ${rise + 44}T390 170V236z`;
  s.object('heights', svg(x, y, 390, 236, `<path fill="${p.mid}" d="${ridge}"/>`));
  const marker = (fill: string) =>
    `<path fill="${fill}" stroke="${p.paper}" stroke-width="4" d="M32 86C12 60 3 48 3 32a29 29 0 0 1 58 0c0 16-9 28-29 54z"/><circle cx="32" cy="32" r="11" fill="${p.paper}"/>`;
  s.object('pin', svg(x + 72, y + dip - 92, 64, 88, marker(p.second)));
  s.object('pin', svg(x + 198, y + rise - 64, 64, 88, marker(p.accent)));
}

const walk: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [left, y, turn] = [r.chance(0.5), r.int(150, 170), r.pick([-6, -4, 4, 6])];
  const wood = 'background:linear-gradient(90deg,#9b7350,#6d4b30)';
  s.box('post', at(left, 226, 50), 84, 50, 960, `${wood};border-radius:12px 12px 0 0`);
  const fills = r.pick([
    [p.accent, p.dark],
    [p.dark, p.accent],
  ]);
  const bx = at(left, 52, 392);
  board(s, [bx, y - 8, r.int(-4, 3)], left, fills[0]!, ['Waterfall', '瀑布']);
  board(s, [bx, y + 136, r.int(-3, 4)], !left, fills[1]!, ['Old Mill', '老磨坊']);
  const [fx, fy] = [at(left, 102, 300), y + 336];
  s.box('frame', fx, fy, 300, 320, `background:${r.pick(['#ffffff', p.light])};${soft(s)}`, turn);
  s.object('photo', box(fx, fy, 300, 320, '', photo(22, 22, 256, 276, seed + 7), turn));
  const x = at(left, 492, 470);
  s.box('card', x, y, 470, 470, `background:${p.paper};border-radius:${r.pick([0, 28])}px;${soft(s)}`);
  s.box(
    'plate',
    x + 30,
    y - 54,
    410,
    112,
    `background:${p.mid};border-radius:${r.pick([8, 56])}px;${rim(6, p.paper)}${cast(s)}`,
  );
  words(s, x + 66, y + 2, 338, 54, '#fff', ['Round walk', '环山步道']);
  heights(s, x + 40, y + 190);
  const top = r.int(62, 78) * 10;
  words(s, x + 130, y + 112, 210, 44, p.dark, [`${top} m`, `${top} 米`]);
  const corner = r.pick([10, 34]);
  for (const [i, [name, text]] of (
    [
      ['boot', ['9 km', '9 公里']],
      ['stopwatch', ['3 hours', '3 小时']],
    ] as const
  ).entries()) {
    const tx = x + i * 244;
    s.box(
      'tile',
      tx,
      y + 508,
      226,
      232,
      `background:${p.light};border-radius:${corner}px;${rim(5, p.paper)}${cast(s)}`,
    );
    sign(s, name, tx + 59, y + 534, 108, i ? p.accent : p.dark, i ? '#fff' : p.accent);
    words(s, tx + 20, y + 692, 186, 44, p.dark, text);
  }
};

export const moreTwentySecond: Layout[] = [carWash, summerTime, allergens, walk];
