/** What goes round, overlaps, interlocks. */
import { sign } from '../../scripts/designs/placing.ts';
import type { Layout, Sheet } from '../../scripts/designs/sheet.ts';
import { draw } from './diagrams-drawn.ts';
import { circle, deck, face, mix, on, over, passage, polar, polygon, sector } from './diagrams-look.ts';
import { shape, shuffled, signs, stage, write, type Area, type Look, type Spot } from './diagrams-look.ts';

/** Where the round figure stands and the list of its words, if there is room for one. */
function round(area: Area): [cx: number, cy: number, radius: number] {
  const [x, y, width, height] = area;
  return [x + width / 2, y + height / 2, Math.min(width, height) / 2 - 6];
}

/** Arrows, chevrons or discs that go round something. */
function cycle(s: Sheet, look: Look, area: Area): void {
  const { random: r } = s;
  const [cx, cy, whole] = round(area);
  const [n, kind, worded] = [r.int(3, 7), r.pick(['arrow', 'chevron', 'part', 'hub'] as const), r.chance(0.75)];
  const radius = worded ? whole * 0.72 : whole * 0.96;
  const inner = radius * r.range(0.56, 0.7);
  const [words, names, turned] = [deck(s), signs(s), r.int(0, 359)];
  const middle = (radius + inner) / 2;
  if (kind === 'hub')
    s.box(
      'orbit',
      cx - middle,
      cy - middle,
      2 * middle,
      2 * middle,
      `border:${r.int(4, 20)}px ${r.pick(['solid', 'dashed'])} ${mix(look.colours[0]!, '#ffffff', 0.3)};border-radius:50%;box-sizing:border-box`,
    );
  for (let k = 0; k < n; k++) {
    const [from, to] = [
      turned + (k * 360) / n,
      turned + ((k + 1) * 360) / n - (kind === 'part' ? r.pick([0, 0.4]) : 4),
    ];
    const colour = look.colours[k]!;
    const tip = kind === 'part' ? 0 : 11;
    const size = Math.min(
      kind === 'hub' ? radius * 0.44 : (radius - inner) * 0.62,
      radius * 1.8 * Math.sin(Math.PI / n),
    );
    const spot = polar(cx, cy, middle, (from + to) / 2 + (kind === 'hub' ? 0 : tip / 2));
    if (kind === 'hub') shape(s, look, 'disc', ...spot, circle(size / 2 + 8), colour);
    else shape(s, look, kind, cx, cy, bow(radius, inner, from, to - tip, tip, kind === 'chevron'), colour);
    const small = kind === 'hub' ? size * 0.6 : size;
    sign(s, names[k]!, spot[0] - small / 2, spot[1] - small / 2, small, over(look, colour), colour);
    if (!worded) continue;
    const [wx, wy] = polar(cx, cy, radius + 44, (from + to) / 2);
    const right = wx > cx;
    const long = Math.max(110, right ? area[0] + area[2] - wx : wx - area[0]);
    passage(s, look, [right ? wx - 10 : wx + 10 - long, wy - 30, long, 60], 28, words[k]!, 1, right ? 'left' : 'right');
  }
  const size = inner * 1.24;
  if (r.chance(0.4))
    s.disc(cx - inner * 0.82, cy - inner * 0.82, inner * 1.64, look.card, 'box-shadow:0 4px 18px rgba(0,0,0,.25)');
  draw(s, cx - size / 2, cy - size / 2, size, look.floor);
}

/** Part of a ring with a point ahead and, maybe, a notch behind. */
function bow(outer: number, inner: number, from: number, to: number, tip: number, notched: boolean): string {
  if (!tip) return sector(outer, inner, from, to);
  const at = (radius: number, degrees: number) =>
    polar(0, 0, radius, degrees)
      .map((v) => v.toFixed(1))
      .join(' ');
  const flare = notched ? 0 : (outer - inner) * 0.16;
  const large = to - from > 180 ? 1 : 0;
  const back = notched ? `L${at((outer + inner) / 2, from + tip)}` : '';
  const point = at((outer + inner) / 2, to + tip);
  return `M${at(outer - flare, from)}A${outer - flare} ${outer - flare} 0 ${large} 1 ${at(outer - flare, to)}L${at(outer + flare, to)}L${point}L${at(inner - flare, to)}L${at(inner + flare, to)}A${inner + flare} ${inner + flare} 0 ${large} 0 ${at(inner + flare, from)}${back}z`;
}

/** Translucent discs that share parts. */
function venn(s: Sheet, look: Look, area: Area): void {
  const { random: r } = s;
  const [cx, cy, whole] = round(area);
  const n = r.int(2, 5);
  const [ring, turned, clear] = [whole * (n === 2 ? 0.36 : 0.4), n === 2 ? 90 : r.pick([0, 180]), r.range(0.55, 0.82)];
  const [radius, words, names, blend] = [whole * (n > 3 ? 0.46 : 0.56), deck(s), signs(s), r.chance(0.3)];
  const spots = Array.from({ length: n }, (_, k) => polar(cx, cy, ring, turned + (k * 360) / n));
  const hex = Math.round(clear * 255).toString(16);
  for (const [k, [x, y]] of spots.entries()) {
    const rim = blend ? `border:5px solid ${look.colours[k]!};box-sizing:border-box` : '';
    s.disc(x - radius, y - radius, 2 * radius, `${look.colours[k]!}${hex}`, rim);
  }
  for (const [k] of spots.entries()) {
    const [x, y] = polar(cx, cy, ring + radius * 0.36, turned + (k * 360) / n);
    const ink = on(look.colours[k]!);
    if (r.chance(0.8)) sign(s, names[k]!, x - 34, y - 64, 64, ink, look.colours[k]!);
    write(s, x - radius * 0.56, y + 26, radius * 1.12, 32, ink, words[k]!);
  }
  if (n < 4 && r.chance(0.6)) draw(s, cx - 55, cy - 55, 110, look.colours[1]!);
}

const gearPath = (radius: number, teeth: number) => {
  const step = 360 / teeth;
  const spots = Array.from({ length: teeth }, (_, k) => [
    polar(0, 0, radius * 0.84, k * step - step * 0.34),
    polar(0, 0, radius, k * step - step * 0.2),
    polar(0, 0, radius, k * step + step * 0.2),
    polar(0, 0, radius * 0.84, k * step + step * 0.34),
  ]);
  return polygon(spots.flat());
};

/** Wheels that turn each other. */
function gears(s: Sheet, look: Look, area: Area): void {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const [n, words, names, mirrored] = [r.int(3, 4), deck(s), signs(s), r.chance(0.5)];
  let [px, py, last] = [x + width * 0.3, y + height * 0.3, Math.min(width, height) * r.range(0.24, 0.29)];
  for (let k = 0; k < n; k++) {
    const radius = k ? Math.min(width, height) * r.range(0.16, 0.23) : last;
    if (k) [px, py] = polar(px, py, last + radius * 0.9, [0, 118, 200, 120][k]! + r.int(-10, 10));
    last = radius;
    const [gx, colour] = [mirrored ? 2 * x + width - px : px, look.colours[k]!];
    const gy = Math.min(py, y + height - radius * 0.7);
    shape(s, look, 'gear', gx, gy, gearPath(radius, r.int(9, 14)), colour, r.int(0, 30));
    s.disc(
      gx - radius * 0.56,
      gy - radius * 0.56,
      radius * 1.12,
      look.card,
      r.pick(['', `border:8px solid ${mix(colour, '#000000', 0.25)};box-sizing:border-box`]),
    );
    sign(s, names[k]!, gx - radius * 0.26, gy - radius * 0.4, radius * 0.52, look.dark ? '#ffffff' : colour, look.card);
    write(s, gx - radius * 0.44, gy + radius * 0.28, radius * 0.88, 26, look.cardInk, words[k]!);
  }
  const tall = Math.min(110, height * 0.15);
  for (let k = 0; k < 3; k++)
    passage(s, look, [mirrored ? x : x + width * 0.66, y + k * tall, width * 0.34, tall], 28, words[k]!, 1, 'left');
}

/** Cells of a comb: words, signs, pictures, some left empty. */
function comb(s: Sheet, look: Look, area: Area): void {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const [columns, gap] = [r.int(3, 4), r.pick([0, 6, 14])];
  const radius = Math.min(width / (columns + 0.5) / Math.sqrt(3), 170) - gap / 2;
  const [dx, dy] = [radius * Math.sqrt(3) + gap, radius * 1.5 + gap * 0.87];
  const rows = Math.max(2, Math.floor((height - radius / 2) / dy));
  const [words, names, path] = [
    deck(s),
    signs(s),
    polygon([0, 60, 120, 180, 240, 300].map((d) => polar(0, 0, radius, d))),
  ];
  const left = x + (width - dx * (columns - 0.5)) / 2;
  for (let k = 0; k < columns * rows; k++) {
    const [i, j] = [k % columns, Math.floor(k / columns)];
    if (r.chance(0.12) || (j % 2 && i === columns - 1)) continue;
    const [cx, cy, colour] = [left + i * dx + (j % 2) * dx * 0.5, y + radius + j * dy, look.colours[(k * 5) % 8]!];
    shape(s, look, 'cell', cx, cy, path, colour);
    const [ink, kind] = [over(look, colour), r.int(0, 3)];
    if (kind === 0) draw(s, cx - radius * 0.55, cy - radius * 0.55, radius * 1.1, face(look, colour));
    else if (kind === 1) sign(s, names[k % 26]!, cx - radius * 0.36, cy - radius * 0.36, radius * 0.72, ink, colour);
    else {
      sign(s, names[k % 26]!, cx - radius * 0.26, cy - radius * 0.58, radius * 0.52, ink, colour);
      write(s, cx - radius * 0.72, cy + radius * 0.26, radius * 1.44, 30, ink, words[k % 30]!);
    }
  }
}

/** A side of a puzzle piece along x; `way` 1: the knob to the left of the walk, -1: a hole, 0: straight. */
const side = (long: number, way: number, turn: number) => {
  const k = long * 0.17 * way;
  const at = ([share, away]: Spot) => {
    const angle = (turn * Math.PI) / 180;
    const [a, b] = [share * long, away];
    return `${(a * Math.cos(angle) - b * Math.sin(angle)).toFixed(1)} ${(a * Math.sin(angle) + b * Math.cos(angle)).toFixed(1)}`;
  };
  if (!way) return `l${at([1, 0])}`;
  return `l${at([0.42, 0])}c${at([-0.16, -k * 1.5])} ${at([0.32, -k * 1.5])} ${at([0.16, 0])}l${at([0.42, 0])}`;
};

/** Pieces that hold each other. */
function puzzle(s: Sheet, look: Look, area: Area): void {
  const { random: r } = s;
  const [x, y, width, height] = area;
  const [columns, rows] = r.pick([
    [2, 2],
    [3, 2],
    [2, 3],
    [3, 3],
    [3, 1],
  ] as const);
  const long = Math.min(width / columns, height / rows);
  const [left, top] = [x + (width - long * columns) / 2, y + (height - long * rows) / 2];
  const ways = Array.from({ length: 40 }, () => r.pick([1, -1]));
  const [words, names, loose] = [deck(s), signs(s), r.chance(0.4) ? r.int(0, columns * rows - 1) : -1];
  for (const k of shuffled(
    r,
    Array.from({ length: columns * rows }, (_, i) => i),
  )) {
    const [i, j, colour] = [k % columns, Math.floor(k / columns), look.colours[k % 8]!];
    const up = j ? -ways[(j - 1) * columns + i]! : 0;
    const right = i < columns - 1 ? ways[20 + j * columns + i]! : 0;
    const down = j < rows - 1 ? ways[j * columns + i]! : 0;
    const back = i ? -ways[20 + j * columns + i - 1]! : 0;
    const path = `M0 0${side(long, up, 0)}${side(long, right, 90)}${side(long, down, 180)}${side(long, back, 270)}z`;
    const [px, py] = [left + i * long + (k === loose ? 22 : 0), top + j * long - (k === loose ? 18 : 0)];
    shape(s, look, 'piece', px, py, path, colour, k === loose ? 4 : 0);
    const [cx, cy, ink] = [px + long / 2, py + long / 2, over(look, colour)];
    if (r.chance(0.25)) draw(s, cx - long * 0.19, cy - long * 0.28, long * 0.38, face(look, colour));
    else sign(s, names[k]!, cx - long * 0.13, cy - long * 0.2, long * 0.26, ink, colour);
    write(s, px + long * 0.22, cy + long * 0.2, long * 0.56, 30, ink, words[k]!);
  }
}

/** One of these figures. */
export const ring: Layout = (s) => {
  const [look, area] = stage(s);
  s.random.pick([cycle, cycle, cycle, venn, gears, comb, puzzle])(s, look, area);
};
