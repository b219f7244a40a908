/** A delivery on its way: the line, the part that is done, stops, the van. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { photo, side, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  badge,
  coin,
  groundCard,
  lookOf,
  mirrored,
  pictogram,
  picture,
  pill,
  plate,
  rating,
  ribbon,
  tint,
  ware,
  write,
  type Look,
} from './retail-parts.ts';
import { wares } from './retail-words.ts';
import { apart, mix, onto, same, type Area } from './screens-parts.ts';

type Point = readonly [number, number];

const stages: [string, Pair][] = [
  ['box', ['Packed', '已打包']],
  ['shop', ['Left shop', '已离店']],
  ['clock', ['Sorted', '已分拣']],
  ['pin', ['Nearby', '即将到达']],
  ['check', ['Delivered', '已送达']],
];

const headings: Pair[] = [
  ['On its way', '正在派送'],
  ['Your parcel', '您的包裹'],
  ['Arrives today', '今日送达'],
  ['Fast delivery', '极速配送'],
];

const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** The way in sixty steps: `swing` px to both sides, `waves` of them; along x or down y. */
function wayOf(a: Area, upright: boolean, swing: number, waves: number): Point[] {
  return Array.from({ length: 61 }, (_, i) => {
    const [t, off] = [i / 60, swing * Math.sin((i / 60) * Math.PI * waves)];
    return upright ? [a.x + a.w / 2 + off, a.y + a.h * t] : [a.x + a.w * t, a.y + a.h / 2 + off];
  });
}

/** Line, done part, stops, van; returns the stops. */
function route(s: Sheet, l: Look, way: Point[], n: number, at: number, under: string): Point[] {
  const r = s.random;
  const done = tint(l, 0, under);
  const rest = apart(mix(under, onto(under), 0.24), under);
  const wide = r.int(8, 18);
  const dash = r.pick(['', '', `stroke-dasharray="1 ${wide * 1.8}"`, `stroke-dasharray="${wide * 1.6} ${wide * 1.9}"`]);
  const stroke = (points: Point[], colour: string, css: string) =>
    svg(
      0,
      0,
      side,
      side,
      `<path d="${pathOf(points)}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" ${css}/>`,
    );
  const reach = Math.round(60 * at);
  s.object('route', stroke(way.slice(at < 0.55 ? 0 : reach - 1), rest, dash));
  s.object('done', stroke(way.slice(0, reach + 1), done, ''));
  const stops = Array.from({ length: n }, (_, k) => way[Math.round((60 * k) / (n - 1))]!);
  const apartBy = Math.hypot(stops[1]![0] - stops[0]![0], stops[1]![1] - stops[0]![1]);
  const size = Math.min(r.int(52, 74), apartBy * 0.38);
  const [manner, rim] = [r.int(0, 2), r.pick([4, 6, 9])];
  for (const [k, [x, y]] of stops.entries()) {
    const passed = k / (n - 1) < at;
    const fill = passed ? done : manner ? l.card : rest;
    const border =
      manner === 0 ? '' : `border:${rim}px solid ${passed ? mix(done, onto(under), 0.5) : rest};box-sizing:border-box;`;
    s.disc(
      x - size / 2,
      y - size / 2,
      size,
      fill,
      `${border}${manner === 2 ? 'box-shadow:0 3px 10px rgba(0,0,0,.3)' : ''}`,
    );
    const sized = size * 0.46;
    if (passed || r.chance(0.4))
      sign(s, passed ? 'check' : stages[k % 5]![0], x - sized / 2, y - sized / 2, sized, onto(fill), onto(fill));
  }
  const [vx, vy] = way[reach]!;
  const lift = 'filter:drop-shadow(0 4px 8px rgba(0,0,0,.35))';
  coin(s, vx, vy, size * r.range(1.35, 1.6), tint(l, 1, under), 'truck', lift);
  return stops;
}

/** Between which stops the van is. */
const share = (s: Sheet, n: number) => (s.random.int(1, n - 2) + 0.5) / (n - 1);

/** The one who brings it: portrait, name plate over its edge, stars. */
function courier(s: Sheet, l: Look, cx: number, cy: number, size: number, seed: number): void {
  const ring = `width:${size}px;height:${size}px;border:${s.random.pick([6, 10])}px solid ${tint(l, 1, l.card)};box-sizing:border-box;border-radius:50%`;
  s.object(
    'portrait',
    photo(cx - size / 2, cy - size / 2, size, size, seed, `${ring};box-shadow:0 5px 16px rgba(0,0,0,.3)`),
  );
  const fill = s.palette.dark;
  const name: Pair = s.random.pick([
    ['Jonas', '小周'],
    ['Amira', '阿米'],
    ['Pavel', '老陈'],
  ] as const);
  pill(
    s,
    l,
    { x: cx - size * 0.42, y: cy + size * 0.34, w: size * 0.84, h: 48 },
    fill,
    name,
    'border:3px solid #ffffff;box-sizing:border-box',
  );
}

/** The way across a wide card, what is sent and who brings it below. */
function along(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const n = r.pick([3, 3, 4]);
  const top = r.int(150, 220);
  const a: Area = { x: 50, y: top, w: 924, h: r.int(360, 410) };
  groundCard(s, l, a);
  const straight = r.chance(0.5);
  const view: Area = { x: a.x + 110, y: a.y + 60, w: a.w - 220, h: 180 };
  const stops = route(s, l, wayOf(view, false, straight ? 0 : r.int(36, 56), r.pick([2, 3])), n, share(s, n), l.card);
  for (const [k, [x]] of stops.entries())
    write(s, x - 90, a.y + a.h - 70, 180, 28, l.ink, stages[k === n - 1 ? 4 : k]![1]);
  const head = r.pick(headings);
  if (r.chance(0.5)) ribbon(s, l, { x: 180, y: top - 84, w: 664, h: 112 }, tint(l, 2, l.card), head);
  else pill(s, l, { x: r.pick([90, 232, 374]), y: top - 60, w: 560, h: 92 }, tint(l, 2, l.card), head, l.raise);
  const y = a.y + a.h + 40;
  const h = side - y - 50;
  const flip = r.chance(0.5);
  const split = r.int(340, 420);
  const who = mirrored({ x: 50, y, w: split, h }, flip);
  const what = mirrored({ x: 50 + split + 34, y, w: 924 - split - 34, h }, flip);
  groundCard(s, l, who);
  courier(s, l, who.x + who.w / 2, y + h * 0.44, h * 0.62, seed);
  if (r.chance(0.5)) rating(s, who.x + who.w / 2, y + h - 34, 26, '#f2a516', l.well);
  const fill = r.pick([l.card, l.tints[1]!]);
  plate(s, 'card', what, fill, l.raise, l.round);
  const q = Math.min(h - 60, what.w * 0.42);
  const [icon, name] = r.pick(wares);
  ware(s, l, { x: what.x + 30, y: y + (h - q) / 2, w: q, h: q }, icon, 2, seed + 2, fill);
  const tx = what.x + q + 54;
  write(s, tx, y + h * 0.36, what.w - q - 84, 36, onto(fill), name, 'left');
  write(s, tx, y + h * 0.58, what.w - q - 84, 26, onto(fill), same(`No ${r.int(1000, 9999)}`), 'left');
}

/** The way down a tall card with a word beside each stop; a picture and small cards at its side. */
function down(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const flip = r.chance(0.5);
  const n = r.int(4, 5);
  const w = r.int(480, 540);
  const a = mirrored({ x: 50, y: r.int(50, 90), w, h: r.int(840, 880) }, flip);
  groundCard(s, l, a);
  const rest = mirrored({ x: w + 84, y: a.y, w: side - w - 134, h: a.h }, flip);
  write(s, a.x + 44, a.y + 78, w - 88, 54, l.ink, r.pick(headings), 'left');
  write(s, a.x + 44, a.y + 134, w - 88, 26, l.faint, same(`DX ${r.int(100, 999)} ${r.int(1000, 9999)}`), 'left');
  const view: Area = { x: a.x + 60, y: a.y + 230, w: 130, h: a.h - 310 };
  const stops = route(s, l, wayOf(view, true, r.pick([0, 0, 30, 44]), n - 1), n, share(s, n), l.card);
  for (const [k, [, y]] of stops.entries()) {
    write(s, a.x + 240, y - 14, w - 270, 32, l.ink, stages[k + 5 - n]![1], 'left');
    write(s, a.x + 240, y + 22, w - 270, 22, l.faint, same(`${8 + k * 2}:${r.int(10, 59)}`), 'left');
  }
  const cut = rest.h * r.range(0.46, 0.56);
  picture(s, { ...rest, h: cut }, seed, r.pick([0, l.round]), l.raise);
  const low: Area = { ...rest, y: rest.y + cut + 34, h: rest.h - cut - 34 };
  const fill = tint(l, 2, l.card);
  plate(s, 'card', low, fill, l.raise, l.round);
  pictogram(s, r.pick(['box', 'gift', 'bag']), low.x + low.w / 2, low.y + low.h * 0.34, low.h * 0.4, fill);
  write(s, low.x + 24, low.y + low.h * 0.74, low.w - 48, 38, onto(fill), r.pick(wares)[1]);
  pill(
    s,
    l,
    { x: rest.x + 20, y: rest.y + cut - 44, w: rest.w - 40, h: 84 },
    tint(l, 1, fill),
    ['14 min away', '还有14分钟'],
    l.raise,
  );
}

/** Streets, fields and water of a map, all in one. */
function streets(s: Sheet, a: Area, fill: string): string {
  const r = s.random;
  const ink = mix(fill, onto(fill), 0.14);
  const lines = Array.from({ length: 9 }, (_, k) => {
    const t = r.range(0.05, 0.95);
    return k % 2
      ? `M${a.w * t} 0L${a.w * (t + r.range(-0.2, 0.2))} ${a.h}`
      : `M0 ${a.h * t}L${a.w} ${a.h * (t + r.range(-0.2, 0.2))}`;
  });
  const park = `<circle cx="${a.w * r.range(0.2, 0.8)}" cy="${a.h * r.range(0.2, 0.8)}" r="${a.h * 0.2}" fill="${mix(fill, '#4caf6a', 0.45)}"/>`;
  const key = `m${s.elements.length}`;
  return `<clipPath id="${key}"><rect width="${a.w}" height="${a.h}" rx="24"/></clipPath><g clip-path="url(#${key})">${park}<path d="${lines.join('')}" stroke="${ink}" stroke-width="${r.int(8, 16)}" fill="none"/></g>`;
}

/** The way over a map, a pin at its end, a panel over the map's lower edge. */
function over(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const a: Area = { x: r.int(50, 100), y: r.int(50, 90), w: 0, h: r.int(600, 660) };
  a.w = side - 2 * a.x;
  const land = r.pick([l.card, mix(l.tints[0]!, '#ffffff', 0.75), '#e6efe2', '#22303f']);
  plate(s, 'map', a, land, l.raise, Math.max(24, l.round));
  s.object('streets', svg(a.x, a.y, a.w, a.h, streets(s, a, land)));
  const n = 3;
  const view: Area = { x: a.x + 130, y: a.y + 150, w: a.w - 260, h: a.h - 330 };
  const way = wayOf(view, false, r.pick([-1, 1]) * r.int(80, 130), r.pick([1.5, 2, 2.5]));
  const stops = route(s, l, way, n, share(s, n), land);
  const [px, py] = stops[n - 1]!;
  sign(s, 'pin', px - 52, py - 128, 104, tint(l, 2, land), tint(l, 2, land));
  const low: Area = { x: a.x + r.pick([-20, 40]), y: a.y + a.h - 90, w: 0, h: r.int(250, 290) };
  low.w = side - 2 * low.x;
  groundCard(s, l, low);
  const size = low.h * 0.62;
  const right = r.chance(0.5);
  courier(s, l, right ? low.x + low.w - size * 0.72 : low.x + size * 0.72, low.y + low.h * 0.44, size, seed);
  const [x, w] = [right ? low.x + 46 : low.x + size * 1.4, low.w - size * 1.6];
  write(s, x, low.y + 70, w, 48, l.ink, r.pick(headings), 'left');
  write(s, x, low.y + 124, w, 26, l.faint, ['Two stops before you', '您前面还有两站'], 'left');
  pill(s, l, { x, y: low.y + low.h - 96, w: 230, h: 62 }, tint(l, 0, l.card), ['Call', '联系快递员']);
  if (r.chance(0.6)) {
    const bx = a.x + 90;
    badge(s, bx, a.y + 84, 130, tint(l, 1, land), l.drop);
    write(s, bx - 40, a.y + 84, 80, 36, onto(tint(l, 1, land)), same(`${r.int(4, 28)}′`));
  }
}

export const delivery: Layout = (s, seed) => s.random.pick([along, down, over])(s, lookOf(s), seed);
