/** Charts and dials. A dial is one with its knob, a ring with its parts, a line with the area below it; bars stand alone. */
import type { Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { mix, same, tint, write, type Area, type Look } from './screens-parts.ts';

const arcTo = (cx: number, cy: number, radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
};

/** Part of a circle as a path; degrees from the top, with the clock. */
const arc = (cx: number, cy: number, radius: number, from: number, to: number) =>
  `M${arcTo(cx, cy, radius, from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${arcTo(cx, cy, radius, to)}`;

/** A dial to turn: arc, part of it, ticks, knob, in one. */
export function dial(
  s: Sheet,
  l: Look,
  cx: number,
  cy: number,
  size: number,
  share: number,
  colour: string,
  manner: number,
) {
  const [c, wide] = [size / 2, size * [0.08, 0.13, 0.05, 0.1][manner % 4]!];
  const [radius, to] = [c - wide / 2 - size * 0.03, -135 + 270 * share];
  const cap = manner % 2 ? 'butt' : 'round';
  const ticks = Array.from({ length: 41 }, (_, i) => {
    const turn = -135 + i * 6.75;
    return `<path d="M${c} ${size * 0.02}v${size * 0.07}" transform="rotate(${turn} ${c} ${c})" stroke="${turn <= to ? colour : l.well}" stroke-width="${size * 0.014}"/>`;
  });
  const [kx, ky] = arcTo(c, c, radius, to).split(' ');
  const ring = (d: string, tone: string) =>
    `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${wide}" stroke-linecap="${cap}"/>`;
  const whole = ring(arc(c, c, radius, -135, 135), l.well) + ring(arc(c, c, radius, -135, to), colour);
  const knob = `<circle cx="${kx}" cy="${ky}" r="${wide * 0.75}" fill="#ffffff" stroke="${colour}" stroke-width="${wide * 0.3}"/>`;
  s.object('dial', svg(cx - c, cy - c, size, size, manner === 2 ? ticks.join('') : whole + (manner === 1 ? '' : knob)));
}

function donut(
  s: Sheet,
  cx: number,
  cy: number,
  size: number,
  shares: number[],
  colours: string[],
  wide: number,
  gap: number,
) {
  const total = shares.reduce((a, b) => a + b, 0);
  let from = 0;
  const parts = shares.map((share, i) => {
    const to = from + (360 * share) / total;
    const d = arc(size / 2, size / 2, (size - wide) / 2, from + gap, to - gap);
    from = to;
    return `<path d="${d}" fill="none" stroke="${colours[i % colours.length]}" stroke-width="${wide}"/>`;
  });
  s.object('donut', svg(cx - size / 2, cy - size / 2, size, size, parts.join('')));
}

/** One line of a chart, smooth or broken, perhaps with the area under it. */
export function curve(r: Random, w: number, h: number, count: number, colour: string, manner: number, wide = 4) {
  let level = r.range(0.3, 0.7);
  const ys = Array.from({ length: count }, () => {
    level = Math.min(0.96, Math.max(0.06, level + r.range(-0.28, 0.28)));
    return h * (1 - level);
  });
  const xs = ys.map((_, i) => (w * i) / (count - 1));
  const smooth = (i: number) =>
    `C${(xs[i - 1]! + xs[i]!) / 2} ${ys[i - 1]!.toFixed(1)} ${(xs[i - 1]! + xs[i]!) / 2} ${ys[i]!.toFixed(1)} ${xs[i]} ${ys[i]!.toFixed(1)}`;
  const steps = ys.map((y, i) =>
    i === 0 ? `M0 ${y.toFixed(1)}` : manner % 2 ? `L${xs[i]} ${y.toFixed(1)}` : smooth(i),
  );
  const area = manner > 1 ? `<path fill="${colour}" fill-opacity=".24" d="${steps.join('')}V${h}H0z"/>` : '';
  const dots =
    manner === 1
      ? ys.map((y, i) => `<circle cx="${xs[i]}" cy="${y.toFixed(1)}" r="${wide * 1.5}" fill="${colour}"/>`)
      : [];
  return `${area}<path d="${steps.join('')}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round"/>${dots.join('')}`;
}

/** How far something is: track and share in one. */
export function progress(
  s: Sheet,
  l: Look,
  x: number,
  cy: number,
  w: number,
  h: number,
  share: number,
  colour: string,
) {
  const bar = (long: number, fill: string) => `<rect width="${long}" height="${h}" rx="${h / 2}" fill="${fill}"/>`;
  s.object('progress', svg(x, cy - h / 2, w, h, bar(w, l.well) + bar(w * share, colour)));
}

export const spent: [string, Pair][] = [
  ['cart', ['Groceries', '超市']],
  ['car', ['Taxi', '出租车']],
  ['cup', ['Coffee', '咖啡']],
  ['home', ['Rent', '房租']],
  ['music', ['Concert', '演唱会']],
  ['bolt', ['Power', '电费']],
  ['gift', ['Present', '礼物']],
  ['fork', ['Lunch', '午餐']],
];

const months: Pair[] = [
  ['Jan', '1月'],
  ['Feb', '2月'],
  ['Mar', '3月'],
  ['Apr', '4月'],
  ['May', '5月'],
  ['Jun', '6月'],
  ['Jul', '7月'],
];

/** Upright bars, each with its month below; or a line over hair-lines; or a ring with what its parts mean. */
export function chart(s: Sheet, l: Look, a: Area, manner: number) {
  const r = s.random;
  const low = a.y + a.h - 34;
  if (manner === 2) {
    const size = Math.min(a.h, a.w * 0.5);
    const count = r.int(3, 4);
    donut(
      s,
      a.x + size / 2,
      a.y + a.h / 2,
      size,
      Array.from({ length: count }, () => r.int(2, 9)),
      l.tints,
      size * r.range(0.1, 0.26),
      r.pick([0, 2, 5]),
    );
    write(s, a.x + size * 0.25, a.y + a.h / 2, size * 0.5, size * 0.16, l.ink, same(`${r.int(30, 92)}%`), 'center');
    for (let k = 0; k < count; k++) {
      const y = a.y + a.h / 2 + Math.min(a.h / count, 56) * (k - (count - 1) / 2);
      s.box('key', a.x + size + 22, y - 9, 18, 18, `background:${tint(l, k)};border-radius:${l.round > 10 ? 9 : 3}px`);
      write(s, a.x + size + 50, y, a.w - size - 50, 20, l.ink, spent[k + 2]![1]);
    }
    return;
  }
  const grid = r.int(0, 3);
  for (let k = 0; k < grid; k++) s.box('rule', a.x, a.y + ((low - a.y) * k) / grid, a.w, 2, `background:${l.rule}`);
  const count = a.w > 400 ? 7 : 5;
  for (let k = 0; k < count; k++)
    write(s, a.x + (a.w * k) / count, low + 20, a.w / count, 17, l.faint, months[k]!, 'center');
  if (manner === 1) {
    const lines = r.int(1, 2);
    for (let k = 0; k < lines; k++)
      s.object(
        'line',
        svg(
          a.x + 8,
          a.y,
          a.w - 16,
          low - a.y,
          curve(r, a.w - 16, low - a.y, r.int(6, 11), tint(l, k), k ? r.int(0, 1) : r.int(0, 3), r.int(3, 6)),
        ),
      );
    return;
  }
  const [wide, high, round] = [(a.w / count) * r.range(0.3, 0.7), r.int(0, count - 1), r.pick([0, 6, 30])];
  for (let k = 0; k < count; k++) {
    const h = (low - a.y) * r.range(0.2, 0.96);
    const fill = k === high ? tint(l, 0) : r.chance(0.5) ? tint(l, 1) : mix(tint(l, 0), l.card, 0.5);
    s.box(
      'column',
      a.x + (a.w * (k + 0.5)) / count - wide / 2,
      low - h,
      wide,
      h,
      `background:${fill};border-radius:${round}px ${round}px 0 0`,
    );
  }
}
