/** Tickets, passes, coupons. */
import { line, middle, sign, soft, type Pair } from '../../scripts/designs/placing.ts';
import { photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  bars,
  calm,
  cells,
  decor,
  draw,
  huesOf,
  lifted,
  notched,
  perforated,
  placed,
  toneOf,
  unlike,
  upTo,
} from './printed-parts.ts';

const shows: Pair[] = [
  ['The Paper Moon', '纸月亮'],
  ['Night of Jazz', '爵士之夜'],
  ['Grand Circus', '大马戏团'],
  ['Film Week', '电影周'],
  ['Museum of Toys', '玩具博物馆'],
];
const facts: [Pair, Pair][] = [
  [
    ['Date', '日期'],
    ['14 May', '5月14日'],
  ],
  [
    ['Door', '入口'],
    ['B 12', 'B 12'],
  ],
  [
    ['Seat', '座位'],
    ['21 F', '21 F'],
  ],
  [
    ['Time', '时间'],
    ['19:40', '19:40'],
  ],
  [
    ['Row', '排'],
    ['7', '7'],
  ],
];

/** Small word and large one beneath, `n` of them side by side. */
function factRow(s: Sheet, x: number, y: number, step: number, n: number, faint: string, ink: string): void {
  const from = s.random.int(0, 4);
  for (const k of upTo(n)) {
    const [small, large] = facts[(from + k) % facts.length]!;
    line(s, x + k * step, y, step, 18, faint, small);
    line(s, x + k * step, y + 32, step, 30, ink, large);
  }
}

/** One ticket about 0, 0: body and stub in one with a bite between, or the stub of another colour; a code, a picture. */
function ticket(s: Sheet, w: number, h: number): void {
  const { random: r, palette: p } = s;
  const t = toneOf(s, 0.35);
  const stub = r.int(150, 210);
  const [x, y] = [-w / 2, -h / 2];
  const [cut, round] = [w - stub, r.pick([4, 16, 28])];
  const d = notched(w, h, round, cut, r.int(9, 18), r.chance(0.3));
  const edge = r.chance(0.3) ? ` stroke="${p.mid}" stroke-width="4"` : '';
  s.object('ticket', lifted(svg(x, y, w, h, `<path fill="${t.face}"${edge} d="${d}"/>`)));
  const dash = `stroke-dasharray="${r.pick(['2 10', '10 9', '14 8'])}" stroke-width="${r.int(3, 5)}" stroke-linecap="round"`;
  s.object(
    'perforation',
    svg(x + cut - 3, y + 26, 6, h - 52, `<path d="M3 0V${h - 52}" stroke="${t.faint}" ${dash}/>`),
  );
  const kind = r.int(0, 2);
  let left = x + 34;
  if (kind === 0) {
    s.object('photo', photo(x + 20, y + 20, 170, h - 40, r.int(1, 9999), `border-radius:${round * 0.6}px`));
    left = x + 212;
  } else if (kind === 1) {
    const hues = huesOf(s);
    s.box(
      'panel',
      x + 20,
      y + 20,
      170,
      h - 40,
      `${decor(r, unlike(r, hues, [p.mid, p.accent, p.second]), p.light)};border-radius:${round * 0.6}px`,
    );
    draw(s, hues, x + 32, y + h / 2 - 74, 146, undefined, r.int(-8, 8));
    left = x + 212;
  } else s.box('strip', x + 26, y + 22, cut - 56, 58, `${calm(r, p.accent)};border-radius:${r.pick([0, 10, 29])}px`);
  const head = kind === 2 ? '#ffffff' : t.ink;
  line(s, left + (kind === 2 ? 16 : 0), y + 51, cut - 240, r.int(32, 40), head, r.pick(shows));
  factRow(s, left, y + 122, r.int(100, 124), kind === 2 ? 4 : 3, t.faint, t.ink);
  if (h > 220) {
    s.box('rule', left, y + h - 64, cut - (left - x) - 30, 3, `background:${t.faint}`);
    line(s, left, y + h - 36, 300, 20, t.faint, ['Keep this part', '请保留此联']);
  }
  const mid = x + cut + stub / 2;
  const plate = r.chance(0.4) || t.ink === '#ffffff';
  if (plate) s.box('plate', mid - 58, y + 22, 116, h - 84, `background:#ffffff;border-radius:${r.pick([0, 10])}px`);
  const ink = plate ? '#1c1c1c' : t.ink;
  if (r.chance(0.6))
    s.object(
      'bars',
      svg(mid + (h - 100) / -2, y + 30 + (h - 100) / 2 - 46, h - 100, 92, bars(r, h - 100, 92, ink), 90),
    );
  else {
    const n = r.pick([17, 21, 25]);
    s.object('code', svg(mid - 50, y + 34, 100, 100, cells(r, n, ink), 0, `0 0 ${n} ${n}`));
  }
  middle(
    s,
    mid - 80,
    y + h - 32,
    160,
    24,
    t.ink,
    r.pick([
      ['No. 0482', '编号0482'],
      ['Admit one', '单人票'],
    ] as Pair[]),
  );
}

/** A strip of small tickets that touch, each with its own number. */
function strip(s: Sheet, y: number, n: number, w: number, h: number): void {
  const { random: r, palette: p } = s;
  const [a, b] = r.pick([
    [p.accent, p.mid],
    [p.dark, p.accent],
    [p.second, p.paper],
  ] as const);
  const ink = a === p.second ? p.dark : '#ffffff';
  for (const k of upTo(n)) {
    const x = (k - n / 2) * w;
    s.object('coupon', lifted(svg(x, y, w, h, `<path fill="${k % 2 ? b : a}" d="${perforated(w, h, 14, 7)}"/>`), 0.25));
    sign(
      s,
      r.pick(['star', 'spark', 'diamonds']),
      x + w / 2 - 14,
      y + 12,
      28,
      r.pick([p.second, ink]) === a ? ink : ink,
      a,
    );
    middle(s, x, y + h * 0.56, w, 26, ink, ['Admit one', '入场券']);
    middle(s, x, y + h * 0.82, w, 18, ink, [`00${r.int(1000, 9999)}`, `00${r.int(1000, 9999)}`]);
  }
}

const offers: Pair[] = [
  ['-20%', '八折'],
  ['2 for 1', '买一送一'],
  ['€5 off', '减5元'],
  ['Free tea', '免费茶'],
];

/** Coupons in a grid with lines to cut along. */
function coupons(s: Sheet): void {
  const { random: r, palette: p } = s;
  const [columns, rows] = r.pick([
    [2, 3],
    [1, 3],
    [2, 4],
    [3, 3],
  ] as const);
  const [x, y, w, h] = [56, 60, 912 / columns, 904 / rows];
  s.box('sheet', x - 16, y - 16, 944, 936, `background:${p.paper};${soft(s)}`);
  const hues = huesOf(s);
  for (const i of upTo(columns * rows)) {
    const [left, top] = [x + (i % columns) * w + 14, y + Math.floor(i / columns) * h + 14];
    const dark = r.chance(0.5);
    const fill = dark ? unlike(r, hues, [p.accent, p.mid, p.dark]) : unlike(r, hues, [p.light, p.second]);
    const ink = dark ? '#ffffff' : p.dark;
    s.object(
      'coupon',
      svg(
        left,
        top,
        w - 28,
        h - 28,
        `<path fill="${fill}" d="${r.chance(0.4) ? notched(w - 28, h - 28, 12, (w - 28) * 0.66, 12, false) : perforated(w - 28, h - 28, 22, 12)}"/>`,
      ),
    );
    const size = Math.min(h - 90, w * 0.3);
    draw(s, hues, left + w - 46 - size, columns > 2 ? top + h * 0.44 : top + 24, size, undefined, r.int(-10, 10));
    line(s, left + 26, top + 56, w * 0.5, columns > 2 ? 36 : 48, ink, r.pick(offers));
    line(s, left + 26, top + 104, w * 0.5, 20, ink, ['Until the end of May', '五月底前有效']);
    if (h > 210) s.object('bars', svg(left + 26, top + h - 92, 126, 40, bars(r, 126, 40, ink)));
  }
  const dash = `stroke="${p.mid}" stroke-width="3" stroke-dasharray="12 9"`;
  for (let k = 1; k < columns; k++) s.object('cut', svg(x + k * w - 2, y, 4, 904, `<path d="M2 0V904" ${dash}/>`));
  for (let k = 1; k < rows; k++) s.object('cut', svg(x, y + k * h - 2, 912, 4, `<path d="M0 2H912" ${dash}/>`));
}

/** Tickets that lie on one another, a sheet of coupons, or tickets over a strip. */
export const tickets: Layout = (s) => {
  const { random: r } = s;
  const kind = r.int(0, 3);
  if (kind === 0) return coupons(s);
  if (kind === 1)
    for (const y of [r.int(-20, 60), 860]) placed(s, 512, y, r.pick([0, 0, -4, 3]), () => strip(s, 0, 6, 190, 130));
  const n = kind === 3 ? 3 : kind;
  const spread = r.chance(0.4) ? 0 : r.int(5, 16);
  for (const k of upTo(n + 1)) {
    const y = 512 + (k - n / 2) * (kind === 1 ? 310 : 620 / n);
    const turn = spread ? (k - n / 2) * spread + r.int(-4, 4) : 0;
    placed(s, 512 + r.int(-40, 40), y, turn, () => ticket(s, r.int(760, 880), r.int(210, 270)), n === 3 ? 0.86 : 1);
  }
};
