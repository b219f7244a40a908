/** Ways through a town. The land is one with its water and streets, so is the route. */
import { cast, sign, type Pair } from '../../scripts/designs/placing.ts';
import { photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { car, house, tower, woods } from './screens-drawings.ts';
import { aside, card, open, showing } from './screens-frames.ts';
import {
  apart,
  avatar,
  button,
  chip,
  hsl,
  mix,
  onto,
  stand,
  tag,
  tint,
  write,
  type Area,
  type Look,
} from './screens-parts.ts';

const round = (n: number) => n.toFixed(1);

/** Land with water, green and streets, in one. */
function chartOf(s: Sheet, l: Look, a: Area, key: string): string {
  const r = s.random;
  const night = r.chance(0.3);
  const hue = r.int(0, 359);
  const land = night
    ? r.pick(['#1f2733', '#232128', hsl(hue, 0.25, 0.16)])
    : r.pick(['#f2efe6', '#e9edf0', '#f7f3ea', hsl(hue, 0.25, 0.92)]);
  const [street, water, green] = night
    ? ['#3b4656', '#16324a', '#23422f']
    : ['#ffffff', r.pick(['#a9d3ef', '#b9e0e3']), r.pick(['#c6e3b4', '#bfe0c8'])];
  const turn = r.int(-35, 35);
  const blocks = Array.from(
    { length: 26 },
    (_, i) =>
      `<rect x="${r.int(-500, a.w + 300)}" y="${r.int(-400, a.h + 300)}" width="${r.int(60, 180)}" height="${r.int(50, 150)}" rx="4" fill="${i % 4 ? mix(land, '#8a7f70', night ? 0.14 : 0.1) : green}"/>`,
  );
  const streets: string[] = [];
  for (let x = -500; x < a.w + 500; x += r.int(80, 190))
    streets.push(`<path d="M${x} -600V${a.h + 600}" stroke="${street}" stroke-width="${r.pick([8, 12, 20])}"/>`);
  for (let y = -500; y < a.h + 500; y += r.int(80, 190))
    streets.push(`<path d="M-600 ${y}H${a.w + 600}" stroke="${street}" stroke-width="${r.pick([8, 12, 20])}"/>`);
  const [y0, y1] = [a.h * r.range(0.1, 0.9), a.h * r.range(0.1, 0.9)];
  const river = r.chance(0.65)
    ? `<path d="M-20 ${round(y0)}C${a.w * 0.3} ${round(y1)} ${a.w * 0.6} ${round(y0)} ${a.w + 20} ${round(y1)}" stroke="${water}" stroke-width="${r.int(40, 120)}" fill="none"/>`
    : '';
  const lake = r.chance(0.4)
    ? `<ellipse cx="${r.int(0, a.w)}" cy="${r.int(0, a.h)}" rx="${r.int(70, 160)}" ry="${r.int(50, 110)}" fill="${water}"/>`
    : '';
  const main = `<path d="M${r.int(0, a.w)} -20L${r.int(0, a.w)} ${a.h + 20}" stroke="${night ? '#6a5a3a' : '#fbd98a'}" stroke-width="${r.int(14, 24)}"/>`;
  return `<clipPath id="m${key}"><rect width="${a.w}" height="${a.h}" rx="${l.round}"/></clipPath><g clip-path="url(#m${key})"><rect width="${a.w}" height="${a.h}" fill="${land}"/><g transform="rotate(${turn} ${a.w / 2} ${a.h / 2})">${blocks.join('')}${streets.join('')}</g>${river}${lake}${main}</g>`;
}

/** A way of corners or bends from one side to the other; returns its points. */
function way(s: Sheet, a: Area, colour: string): [number, number][] {
  const r = s.random;
  const [count, bent, across] = [r.int(3, 6), r.chance(0.4), r.chance(0.5)];
  const points = Array.from({ length: count }, (_, i) => {
    const share = 0.1 + (0.8 * i) / (count - 1);
    const off = r.range(0.16, 0.84);
    return (across ? [a.w * share, a.h * off] : [a.w * off, a.h * share]) as [number, number];
  });
  const d = points.map(([x, y], i) => {
    if (!i) return `M${round(x)} ${round(y)}`;
    const [px, py] = points[i - 1]!;
    return bent
      ? `Q${round(across ? (px + x) / 2 : px)} ${round(across ? py : (py + y) / 2)} ${round(x)} ${round(y)}`
      : `L${round(across ? x : px)} ${round(across ? py : y)}L${round(x)} ${round(y)}`;
  });
  const wide = r.int(7, 14);
  const line = (tone: string, width: number, dash = '') =>
    `<path d="${d.join('')}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${dash}/>`;
  const dashed = r.chance(0.25);
  s.object(
    'route',
    svg(
      a.x,
      a.y,
      a.w,
      a.h,
      dashed
        ? line(colour, wide, ` stroke-dasharray="1 ${wide * 1.8}"`)
        : line(mix(colour, '#000000', 0.35), wide + 5) + line(colour, wide),
    ),
  );
  return points.map(([x, y]) => [a.x + x, a.y + y]);
}

/** Stands on its point: a drop with a dot, with a hole, a flag, or a disc on a foot. */
function pin(s: Sheet, x: number, y: number, size: number, fill: string, manner: number) {
  const drop = 'M50 96C22 62 14 50 14 36a36 36 0 0 1 72 0c0 14-8 26-36 60z';
  const shapes = [
    `<path fill="${fill}" d="${drop}"/><circle cx="50" cy="36" r="14" fill="#ffffff"/>`,
    `<path fill="${fill}" stroke="#ffffff" stroke-width="7" d="${drop}"/>`,
    `<rect x="26" y="6" width="8" height="90" rx="4" fill="#30323a"/><path fill="${fill}" d="M34 8h56L76 30l14 24H34z"/>`,
    `<path d="M50 50v44" stroke="${fill}" stroke-width="9"/><circle cx="50" cy="36" r="32" fill="${fill}" stroke="#ffffff" stroke-width="7"/>`,
  ];
  s.object('pin', svg(x - size / 2, y - size * 0.96, size, size, shapes[manner]!, 0, '0 0 100 100'));
}

const spots: [string, Pair][] = [
  ['fork', ['Blue Door', '蓝门餐馆']],
  ['cup', ['Corner Cup', '街角咖啡']],
  ['tree', ['Elm Park', '榆树公园']],
  ['bag', ['Old Market', '老市场']],
  ['music', ['Cellar', '地窖酒吧']],
  ['bike', ['Bike station', '单车站']],
];

/** Where one could go, in rows. */
function found(s: Sheet, l: Look, a: Area, seed: number) {
  const r = s.random;
  const step = r.int(84, 112);
  for (let k = 0; k < Math.min(7, Math.floor(a.h / step)); k++) {
    const [y, [icon, name]] = [a.y + k * step, spots[(k + seed) % 6]!];
    if (k) s.box('rule', a.x, y - 6, a.w, 2, `background:${l.rule}`);
    const size = step - 24;
    if (r.chance(0.6))
      s.object('view', photo(a.x, y + 6, size, size, seed + k * 3, `border-radius:${Math.min(l.round, 20)}px`));
    else chip(s, l, a.x, y + 6, size, icon, tint(l, k));
    write(s, a.x + size + 16, y + step * 0.28, a.w - size - 90, 23, l.ink, name);
    const stars = Array.from(
      { length: 5 },
      (_, i) =>
        `<path transform="translate(${i * 22})" fill="${i < 3 + (k % 3) ? '#f3aa1c' : l.well}" d="M10 1l2.800 6 6.400.7-4.800 4.300 1.400 6.400L10 15.200l-5.800 3.200 1.400-6.400L.8 7.700 7.200 7z"/>`,
    );
    s.object('stars', svg(a.x + size + 16, y + step * 0.5, 110, 20, stars.join('')));
    write(s, a.x + a.w - 76, y + step * 0.6, 74, 19, l.faint, [`${r.int(2, 19)} min`, `${r.int(2, 19)} 分钟`], 'right');
  }
}

/** What lies over the map: how long it takes, by what, and the button that starts it. */
function trip(s: Sheet, l: Look, a: Area) {
  const r = s.random;
  card(s, { ...l, round: Math.max(l.round, 16), lift: cast(s) }, a, l.page, 'sheet');
  const [x, w] = [a.x + 24, a.w - 48];
  s.box('handle', a.x + a.w / 2 - 28, a.y + 10, 56, 6, `background:${l.faint};border-radius:3px`);
  write(s, x, a.y + 50, w * 0.6, 32, l.ink, [`${r.int(8, 48)} min`, `${r.int(8, 48)} 分钟`]);
  write(s, x + w * 0.6, a.y + 50, w * 0.4, 22, l.faint, [`${r.int(1, 9)}.4 km`, `${r.int(1, 9)}.4 公里`], 'right');
  const now = r.int(0, 2);
  for (const [k, name] of ['car', 'bike', 'truck'].entries()) {
    const [bx, bw] = [x + (w * k) / 3, w / 3 - 12];
    s.box(
      'choice',
      bx,
      a.y + 86,
      bw,
      56,
      `background:${k === now ? tint(l, 0) : l.well};border-radius:${Math.min(l.end, 28)}px`,
    );
    sign(
      s,
      name,
      bx + bw / 2 - 16,
      a.y + 98,
      32,
      k === now ? onto(tint(l, 0)) : l.ink,
      k === now ? tint(l, 0) : l.well,
    );
  }
  if (a.h > 230)
    button(
      s,
      l,
      x,
      a.y + 162,
      w,
      58,
      r.pick([
        ['Start', '开始导航'],
        ['Order a ride', '叫车'],
      ] as const),
      tint(l, 0),
    );
}

/** Somebody drives and is on the way. */
function driver(s: Sheet, l: Look, a: Area, seed: number) {
  card(s, { ...l, round: Math.max(l.round, 16), lift: cast(s) }, a, l.page, 'sheet');
  avatar(s, l, a.x + 22, a.y + 26, 76, seed);
  write(s, a.x + 116, a.y + 48, a.w - 250, 27, l.ink, ['Elif is near', '艾丽快到了']);
  write(s, a.x + 116, a.y + 82, a.w - 250, 20, l.faint, ['White van, KX 214', '白色面包车 KX 214']);
  for (const [k, name] of ['phone', 'mail'].entries())
    chip(s, l, a.x + a.w - 132 + k * 60, a.y + 38, 50, name, tint(l, k));
  const at = s.random.range(0.3, 0.8) * (a.w - 44);
  const stops = [0, 0.33, 0.66, 1].map(
    (q) => `<circle cx="${10 + q * (a.w - 64)}" cy="12" r="10" fill="${q * (a.w - 64) <= at ? tint(l, 0) : l.well}"/>`,
  );
  s.object(
    'progress',
    svg(
      a.x + 22,
      a.y + 124,
      a.w - 44,
      24,
      `<rect x="10" y="9" width="${a.w - 64}" height="6" fill="${l.well}"/><rect x="10" y="9" width="${at}" height="6" fill="${tint(l, 0)}"/>${stops.join('')}`,
    ),
  );
}

/** What stands on the land: buildings and woods, the route, its pins, who drives it, buttons. */
function landed(s: Sheet, l: Look, free: Area, most: number) {
  const r = s.random;
  const count = r.int(1, most);
  for (let k = 0; k < count; k++) {
    const size = r.int(60, 150);
    const y = free.y + ((free.h - size) * (k + r.next() * 0.5)) / count;
    const drawing = r.pick([house, tower, woods])(r, apart(tint(l, 2), '#e8e8e0'), apart(tint(l, 3), '#e8e8e0'));
    stand(s, 'landmark', free.x + r.range(0, free.w - size), y, size, drawing);
  }
  const points = way(s, free, tint(l, 0));
  const manner = r.int(0, 3);
  const rim = 'border:6px solid #ffffff;box-sizing:border-box;box-shadow:0 2px 8px rgba(0,0,0,.4)';
  for (const [k, [x, y]] of points.entries()) {
    if (k && k < points.length - 1 && r.chance(0.4)) continue;
    if (!k && r.chance(0.5)) s.disc(x - 15, y - 15, 30, tint(l, 1), rim);
    else pin(s, x, y, r.int(44, 84), tint(l, k), manner);
  }
  const [cx, cy] = points[Math.floor(points.length / 2)]!;
  if (r.chance(0.6)) stand(s, 'car', cx - 26, cy - 26, 52, car(r, tint(l, 3), tint(l, 4)), r.int(0, 359));
  const time: Pair = [`${r.int(3, 40)} min`, `${r.int(3, 40)} 分钟`];
  if (r.chance(0.5)) tag(s, Math.min(cx + 30, free.x + free.w - 130), cy - 20, 40, time, l.page, l.ink, 10, cast(s));
  for (const [k, name] of ['plus', 'globe'].entries()) {
    const [bx, by] = [free.x + free.w - 34, free.y + free.h - 90 + k * 62];
    s.box('button', bx, by, 50, 50, `background:${l.page};border-radius:${Math.min(l.end, 25)}px;${cast(s)}`);
    sign(s, name, bx + 12, by + 12, 26, l.ink, l.ink);
  }
}

/** A way through a town: on the land, route, pins, what stands there; over it search, sheet, buttons. */
export const map: Layout = (s, seed) => {
  const r = s.random;
  const screen = open(s, ['phone', 'phone', 'window', 'page', 'bare', 'cut']);
  const { l, kind, a } = screen;
  aside(s, screen, ['Get there', '轻松抵达'], showing(s, l, [house, tower, car]));
  const e = kind === 'phone' ? 12 : 0;
  const land = { x: Math.round(a.x - e), y: Math.round(a.y), w: Math.round(a.w + 2 * e), h: Math.round(a.h) };
  s.object('map', svg(land.x, land.y, land.w, land.h, chartOf(s, l, land, `${seed}`)));
  const side = kind !== 'phone' && r.chance(0.6) ? r.int(290, 360) : 0;
  const low = side ? 0 : 280;
  const free = { x: land.x + side + 24, y: land.y + 90, w: land.w - side - 48, h: land.h - low - 130 };
  landed(s, l, free, side ? 5 : 3);
  search(s, l, { x: side ? land.x + 20 : free.x, y: land.y + 20, w: side ? side - 20 : free.w, h: 60 }, side > 0);
  if (side) {
    const panel = { x: land.x + 20, y: land.y + 100, w: side - 20, h: land.h - 120 };
    if (r.chance(0.3)) return trip(s, l, { ...panel, y: panel.y + panel.h - 250, h: 250 });
    card(s, { ...l, lift: cast(s) }, panel, l.page, 'panel');
    return found(s, l, { x: panel.x + 18, y: panel.y + 20, w: panel.w - 36, h: panel.h - 24 }, seed);
  }
  const below = { x: land.x + 14, y: land.y + land.h - low + 10, w: land.w - 28, h: low - 26 };
  if (r.chance(0.35)) return driver(s, l, { ...below, y: below.y + 80, h: below.h - 80 }, seed);
  if (r.chance(0.6)) return trip(s, l, below);
  card(s, { ...l, lift: cast(s) }, below, l.page, 'sheet');
  found(s, l, { x: below.x + 20, y: below.y + 20, w: below.w - 40, h: below.h - 24 }, seed);
};

function search(s: Sheet, l: Look, a: Area, plain: boolean) {
  s.box('search', a.x, a.y, a.w, a.h, `background:${l.page};border-radius:${Math.min(l.end, 30)}px;${cast(s)}`);
  sign(s, 'search', a.x + 18, a.y + 17, 26, l.faint, l.faint);
  write(
    s,
    a.x + 58,
    a.y + a.h / 2,
    a.w - 130,
    23,
    l.ink,
    s.random.pick([
      ['Where to?', '去哪里？'],
      ['Elm Park', '榆树公园'],
    ] as const),
  );
  if (!plain) avatar(s, l, a.x + a.w - 54, a.y + 7, 46, 3);
}
