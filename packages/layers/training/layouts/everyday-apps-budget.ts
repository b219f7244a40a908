/** A budget: a ring whose arcs are one thing, and chips that say what they mean. */
import { sign } from '../../scripts/designs/placing.ts';
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { button, emblem, progress, slab } from './everyday-apps-bits.ts';
import {
  apart,
  arc,
  centre,
  mix,
  onto,
  pairs,
  paint,
  tint,
  write,
  type Area,
  type Look,
} from './everyday-apps-look.ts';
import { about } from './everyday-apps-stage.ts';

const kinds = pairs('Rent/房租|Food/餐饮|Travel/出行|Fun/娱乐|Savings/储蓄|Coffee/咖啡');
const signs = ['house', 'basket', 'bike', 'note', 'coin', 'cup'];
const calls = pairs('Add expense/记一笔|See report/查看报告|Set a limit/设置上限');

interface Wheel {
  c: number;
  wide: number;
  shares: number[];
}

const parts = ({ shares }: Wheel, from: number, whole: number) => {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let at = from;
  return shares.map((share) => {
    const start = at;
    at += (whole * share) / total;
    return [start, at] as const;
  });
};

/** The ring: closed, open below, a half, a pie, or arcs of unlike width. */
function wheel(s: Sheet, l: Look, cx: number, cy: number, size: number, shares: number[], manner: number) {
  const r = s.random;
  const c = size / 2;
  const w: Wheel = { c, wide: size * r.range(0.09, 0.2), shares };
  const [from, whole] = [
    [r.int(0, 90), 360],
    [-130, 260],
    [-90, 180],
    [r.int(0, 90), 360],
    [0, 360],
  ][manner] as [number, number];
  const gap = manner === 3 ? 0 : r.pick([0, 2, 4]);
  const drawn = parts(w, from, whole).map(([start, end], k) => {
    const wide = manner === 3 ? c * 0.94 : manner === 4 ? w.wide * [1.3, 0.8, 1.1, 0.6][k % 4]! : w.wide;
    const radius = manner === 3 ? c * 0.47 : c - w.wide * 0.66;
    return arc([c, c, radius], start + gap, end - gap, tint(l, k), wide);
  });
  const track = manner === 1 || manner === 2 ? arc([c, c, c - w.wide * 1.5], from, from + whole, l.well, 6) : '';
  s.object('ring', svg(cx - c, cy - c, size, size, track + drawn.join('')));
  return c - w.wide * 1.4;
}

/** What stands in the middle of the ring. */
function hub(s: Sheet, l: Look, cx: number, cy: number, inner: number, manner: number) {
  const r = s.random;
  const sum = r.pick(pairs('$1,240/¥8,240|$860/¥5,600|64%/64%|$2.4k/¥1.8万'));
  const plated = manner === 3 || r.chance(0.4);
  const radius = inner * (manner === 3 ? 0.62 : 0.8);
  const fill = plated ? r.pick([l.well, manner === 3 ? l.card : tint(l, 3), mix(l.card, l.ink, 0.9)]) : l.card;
  if (plated && manner !== 2) {
    const shade = r.pick(['', 'box-shadow:0 4px 16px rgba(0,0,0,.3)']);
    s.disc(cx - radius, cy - radius, radius * 2, paint(r, fill), shade);
  }
  const ink = manner === 2 ? l.ink : onto(fill);
  if (manner === 2) return centre(s, cx, cy - inner * 0.22, inner * 1.3, inner * 0.36, ink, sum);
  centre(s, cx, cy - radius * 0.08, radius * 1.6, radius * 0.5, ink, sum);
  if (radius > 70)
    centre(s, cx, cy + radius * 0.38, radius * 1.2, Math.max(18, radius * 0.2), mix(ink, fill, 0.25), ['left', '剩余']);
}

/** What one colour means: a pill, a row with a dot, a sign on its plate, a bar. */
function legend(s: Sheet, l: Look, a: Area, k: number, manner: number, first: number) {
  const kind = (first + k) % 6;
  const colour = tint(l, k);
  const mid = a.y + a.h / 2;
  if (manner === 0)
    return button(s, l, { ...a, y: mid - Math.min(a.h, 76) / 2, h: Math.min(a.h, 76) }, kinds[kind]!, colour);
  if (manner === 1) {
    const size = Math.min(44, a.h * 0.5);
    s.box('dot', a.x, mid - size / 2, size, size, `background:${colour};border-radius:${l.small ? size / 2 : 4}px`);
    return write(s, a.x + size + 16, mid, a.w - size - 20, 34, l.ink, kinds[kind]!);
  }
  const h = Math.min(a.h, 120);
  const box = { ...a, y: mid - h / 2, h };
  const under = manner === 2 ? slab(s, l, box, k + 1) : l.card;
  const size = h * (manner === 2 ? 0.5 : 0.66);
  const e = manner === 2 ? 18 : 0;
  const strong = under === colour || l.slab === 3 ? mix(under, onto(under), 0.8) : apart(colour, under);
  if (manner === 2) sign(s, signs[kind]!, a.x + e, mid - size / 2, size, strong, mix(strong, under, 0.5));
  else emblem(s, l, a.x + size / 2, mid, size, signs[kind]!, strong);
  const [x, bar] = [a.x + e + size + 14, manner === 3];
  write(s, x, bar ? mid - h * 0.2 : mid, a.x + a.w - x - 12, Math.min(34, h * 0.36), onto(under), kinds[kind]!);
  if (bar) progress(s, l, { x, y: mid + h * 0.08, w: a.x + a.w - x, h: 22 }, s.random.range(0.3, 0.9), colour);
}

function draw(s: Sheet, l: Look, whole: Area) {
  const r = s.random;
  const [manner, key, first] = [r.int(0, 4), r.int(0, 3), r.int(0, 5)];
  const count = key > 1 ? r.pick([3, 3, 4]) : r.int(3, 4);
  const called = r.chance(0.5) ? 90 : 0;
  const a = { ...whole, h: whole.h - called };
  const beside = a.w > a.h * 1.1;
  const size = beside ? Math.min(a.h, a.w * 0.52) : Math.min(a.w, a.h * 0.58);
  const left = r.chance(0.5);
  const cx = beside ? (left ? a.x + size / 2 : a.x + a.w - size / 2) : a.x + a.w / 2;
  const half = manner === 2;
  const cy = beside ? a.y + a.h / 2 + (half ? size * 0.22 : 0) : a.y + size / 2;
  const shares = Array.from({ length: count }, () => r.int(2, 8));
  hub(s, l, cx, cy, wheel(s, l, cx, cy, size, shares, manner), manner);
  const rest = beside
    ? { x: left ? a.x + size + 34 : a.x, y: a.y, w: a.w - size - 34, h: a.h }
    : { x: a.x, y: a.y + (half ? size * 0.56 : size + 20), w: a.w, h: a.h - (half ? size * 0.56 : size + 20) };
  const cols = beside ? 1 : 2;
  const lines = Math.ceil(count / cols);
  const [w, h] = [(rest.w - 20 * (cols - 1)) / cols, rest.h / lines];
  for (let k = 0; k < count; k++) {
    const alone = cols === 2 && count === 3 && k === 2;
    const x = rest.x + (k % cols) * (w + 20);
    legend(
      s,
      l,
      { x, y: rest.y + Math.floor(k / cols) * h + 6, w: alone && r.chance(0.5) ? rest.w : w, h: h - 12 },
      k,
      key,
      first,
    );
  }
  if (!called) return;
  const fill = r.chance(0.5) ? tint(l, 1) : mix(l.card, l.ink, 0.9);
  button(
    s,
    l,
    { x: whole.x, y: whole.y + whole.h - 72, w: whole.w, h: 70 },
    r.pick(calls),
    fill,
    r.pick(['', 'plus', 'wallet']),
  );
}

export const budget = about({
  titles: pairs('My budget/我的预算|Spending/本月支出|March/三月账本|Where it goes/钱去哪了'),
  notes: pairs('Saved $120/省了800元|On track/进度正常|Under budget/没有超支|Pay day/发薪日'),
  seals: pairs('-15%/省15%|$50/¥300|Save/省钱|+8%/+8%'),
  icons: ['wallet', 'coin', ...signs],
  draw,
});
