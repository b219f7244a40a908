/** Habits: days as discs, ticked or not, in rows, in a grid, along a way, in columns. */
import { sign } from '../../scripts/designs/placing.ts';
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { button, emblem, mark, progress, slab } from './everyday-apps-bits.ts';
import {
  apart,
  centre,
  mix,
  onto,
  pairs,
  tint,
  write,
  type Area,
  type Look,
  type Outline,
} from './everyday-apps-look.ts';
import { about } from './everyday-apps-stage.ts';

const names = pairs('Water/喝水|Reading/阅读|Walk/散步|Sleep early/早睡|Stretch/拉伸|Greens/吃蔬菜');
const signs = ['drop', 'book', 'shoe', 'moon', 'weight', 'leaf'];
const days = pairs('Mon/周一|Tue/周二|Wed/周三|Thu/周四|Fri/周五|Sat/周六|Sun/周日');
const calls = pairs('Check in/打卡|Add habit/添加习惯|Done today/今日完成');

const shapes: readonly Outline[] = ['disc', 'disc', 'disc', 'round', 'hexagon', 'star', 'heart', 'drop', 'scallop'];
const states = ['done', 'done', 'done', 'open', 'open', 'left'] as const;

/** A habit in each row: its sign, its name, its days. */
function rows(s: Sheet, l: Look, a: Area) {
  const r = s.random;
  const count = r.int(2, 3);
  const shape = r.pick(shapes);
  const [gap, carded, first] = [r.int(16, 26), r.chance(0.6), r.int(0, 5)];
  const h = (a.h - gap * (count - 1)) / count;
  const beside = a.w > h * 3;
  const cols = count === 3 ? 3 : 4;
  for (let k = 0; k < count; k++) {
    const row = { x: a.x, y: a.y + k * (h + gap), w: a.w, h };
    const under = carded ? slab(s, l, row, k) : l.card;
    const habit = (first + k) % 6;
    const colour = l.slab === 3 && carded ? mix(under, onto(under), 0.8) : apart(tint(l, k), under);
    const e = carded ? 20 : 0;
    const [iw, nx] = [beside ? Math.min(h * 0.6, 100) : h * 0.34, beside ? a.w * 0.42 : a.w];
    const iy = beside ? row.y + h / 2 : row.y + h * 0.26;
    if (count === 2) emblem(s, l, a.x + e + iw / 2, iy, iw, signs[habit]!, colour);
    else sign(s, signs[habit]!, a.x + e + iw * 0.1, iy - iw * 0.4, iw * 0.8, colour, mix(colour, under, 0.5));
    write(s, a.x + e + iw + 16, iy, nx - iw - e - 34, 36, onto(under), names[habit]!);
    const field = beside
      ? { x: a.x + nx, y: row.y, w: a.w - nx - e, h }
      : { x: a.x + e, y: row.y + h * 0.48, w: a.w - 2 * e, h: h * 0.46 };
    const size = Math.min((field.w / cols) * 0.86, field.h * 0.84, 140);
    for (let c = 0; c < cols; c++) {
      const at = [field.x + (field.w * (c + 0.5)) / cols, field.y + field.h / 2, size] as const;
      mark(s, l, at, shape, r.pick(states), colour, under);
    }
  }
}

/** One habit: its days in a grid, how far it is below. */
function grid(s: Sheet, l: Look, a: Area) {
  const r = s.random;
  const [cols, lines] =
    a.w > a.h * 1.5
      ? [r.int(4, 5), 2]
      : a.w < a.h * 0.8
        ? [3, r.int(3, 4)]
        : r.pick([
            [3, 3],
            [4, 3],
            [3, 3],
          ]);
  const [shape, named] = [r.pick(shapes), r.chance(0.6) ? 44 : 0];
  const foot = !named || r.chance(0.6) ? 84 : 0;
  const beds = r.chance(0.4) && cols! * lines! < 11;
  const [w, h] = [a.w / cols!, (a.h - foot - named) / lines!];
  const [size, several, start] = [Math.min(w, h) * r.range(0.7, 0.86), r.chance(0.3), r.int(0, 2)];
  for (let c = 0; named && c < cols!; c++)
    centre(s, a.x + (c + 0.5) * w, a.y + 18, w - 8, 28, l.faint, days[start + c]!);
  const count = cols! * lines!;
  const reached = r.int(Math.ceil(count / 2), count - 2);
  for (let k = 0; k < count; k++) {
    const [col, row] = [k % cols!, Math.floor(k / cols!)];
    if (beds && col === 0) slab(s, l, { x: a.x, y: a.y + named + row * h + 5, w: a.w, h: h - 10 }, 1);
    const under = beds ? [l.well, l.card, mix(l.card, tint(l, 1), 0.3), tint(l, 1)][l.slab]! : l.card;
    const colour = beds && l.slab === 3 ? mix(under, onto(under), 0.85) : tint(l, several ? row * 2 : 0);
    const state = k < reached ? (r.chance(0.1) ? 'left' : 'done') : 'open';
    const scale = beds ? 0.82 : 1;
    mark(s, l, [a.x + (col + 0.5) * w, a.y + named + (row + 0.5) * h, size * scale], shape, state, colour, under);
  }
  if (!foot) return;
  const y = a.y + a.h - 68;
  if (r.chance(0.5))
    return button(s, l, { x: a.x + a.w * 0.1, y, w: a.w * 0.8, h: 66 }, r.pick(calls), tint(l, 2), r.pick(signs));
  progress(s, l, { x: a.x, y: y + 20, w: a.w * 0.72, h: 30 }, reached / count, tint(l, 0));
  write(s, a.x + a.w * 0.75, y + 35, a.w * 0.25, 36, l.ink, [`${reached}/${count}`, `${reached}/${count}`], 'right');
}

/** Days along a way that winds up to a prize. */
function along(s: Sheet, l: Look, whole: Area) {
  const r = s.random;
  const a = { ...whole, h: whole.h - 90 };
  const [count, flip, swings] = [r.int(6, 8), r.chance(0.5), r.pick([1, 1.5, 2])];
  const upright = a.h > a.w;
  const size = Math.min(Math.max(a.w, a.h) / (count + 1), Math.min(a.w, a.h) / 2.3, 120);
  const spots = Array.from({ length: count }, (_, k) => {
    const t = k / (count - 1);
    const swing = 0.5 + 0.5 * Math.sin(t * swings * Math.PI * 2) * (flip ? -1 : 1);
    const [long, across] = upright ? [a.h, a.w] : [a.w, a.h];
    const [u, v] = [size * 0.6 + t * (long - size * 1.2), size * 0.6 + swing * (across - size * 1.2)];
    return upright ? ([a.x + v, a.y + a.h - u] as const) : ([a.x + u, a.y + v] as const);
  });
  const d = spots.map(([x, y], k) => `${k ? 'L' : 'M'}${(x - a.x).toFixed(1)} ${(y - a.y).toFixed(1)}`).join('');
  const dash = r.chance(0.5) ? ' stroke-dasharray="4 26"' : '';
  const style = `fill="none" stroke="${mix(l.card, l.ink, 0.4)}" stroke-width="${r.int(8, 16)}" stroke-linecap="round" stroke-linejoin="round"`;
  s.object('way', svg(a.x, a.y, a.w, a.h, `<path d="${d}" ${style}${dash}/>`));
  const [shape, reached] = [r.pick(shapes), r.int(3, count - 2)];
  for (const [k, [x, y]] of spots.entries()) {
    if (k === count - 1) emblem(s, l, x, y, size * 1.15, r.pick(['star', 'flame', 'heart']), tint(l, 1));
    else mark(s, l, [x, y, size * 0.92], shape, k < reached ? 'done' : 'open', tint(l, 0));
  }
  const w = whole.w * r.range(0.6, 1);
  const call = { x: whole.x + (whole.w - w) / 2, y: whole.y + whole.h - 70, w, h: 68 };
  button(s, l, call, r.pick(calls), tint(l, 2), r.pick(['', 'flame']));
}

/** A pill for each day, with its disc in it. */
function columns(s: Sheet, l: Look, a: Area) {
  const r = s.random;
  const across = a.h > a.w * 1.1;
  const count = r.int(4, 5);
  const [today, gap, shape] = [r.int(2, count - 1), r.int(12, 22), r.pick(shapes)];
  const cell = ((across ? a.h : a.w) - gap * (count - 1)) / count;
  const thick = Math.min(cell, across ? 130 : 170);
  const long = across ? a.w : Math.min(a.h, thick * 3.2);
  for (let k = 0; k < count; k++) {
    const middle = (k + 0.5) * cell + k * gap;
    const p = across
      ? { x: a.x, y: a.y + middle - thick / 2, w: long, h: thick }
      : { x: a.x + middle - thick / 2, y: a.y + (a.h - long) / 2, w: thick, h: long };
    const fill = k === today ? tint(l, 1) : l.well;
    s.box(
      'pill',
      p.x,
      p.y,
      p.w,
      p.h,
      `background:${fill};border-radius:${r.chance(0.9) && l.small ? thick / 2 : 12}px`,
    );
    const size = thick * 0.74;
    const colour = k === today ? mix(fill, onto(fill), 0.9) : tint(l, 0);
    const at = across
      ? ([p.x + p.w - thick / 2, p.y + thick / 2] as const)
      : ([p.x + thick / 2, p.y + p.h - thick / 2] as const);
    mark(
      s,
      l,
      [...at, size],
      shape,
      k < today ? r.pick(['done', 'done', 'left']) : k === today ? 'done' : 'open',
      colour,
      fill,
    );
    if (across) write(s, p.x + thick * 0.4, p.y + thick / 2, p.w - thick * 1.5, 38, onto(fill), days[k]!);
    else centre(s, p.x + thick / 2, p.y + long * 0.26, thick - 14, 34, onto(fill), days[k]!);
  }
}

export const habits = about({
  titles: pairs('My habits/我的习惯|Small steps/每天一小步|This week/本周打卡|21 day plan/21天计划'),
  notes: pairs('Keep going/继续加油|Two to go/还差两天|Well done/做得好|Best week/最佳一周'),
  seals: pairs('12 days/12天|7 in a row/连续7天|Day 30/第30天|New best/新纪录'),
  icons: ['flame', 'star', ...signs],
  draw: (s, l, a) => s.random.pick([rows, grid, grid, along, columns])(s, l, a),
});
