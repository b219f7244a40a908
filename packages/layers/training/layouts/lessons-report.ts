/** A report: bars on gridlines, a pie, key figures in tiles. */
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  apart,
  field,
  from,
  look,
  over,
  paint,
  paler,
  same,
  sheetOf,
  shuffled,
  tint,
  words,
  type Area,
  type Look,
} from './lessons-look.ts';
import { badge, mark, picture, rating, roundButton, shape, title } from './lessons-parts.ts';
import { figures, subjects, titles } from './lessons-words.ts';

/** A card within the report, on the panel or on the ground. */
function block(s: Sheet, l: Look, a: Area, fill: string, boarded: boolean): void {
  const round = Math.min(l.round, 28);
  s.box('card', a.x, a.y, a.w, a.h, `${paint(l, fill)}border-radius:${round}px;${boarded ? l.low : l.rim + l.lift}`);
}

/** All lines of a grid are one. */
function gridlines(s: Sheet, a: Area, colour: string, upright: boolean): void {
  const n = s.random.int(4, 5);
  const dash = s.random.chance(0.4) ? ' stroke-dasharray="8 7"' : '';
  const lines = Array.from({ length: n }, (_, k) => {
    const at = (k / (n - 1)) * (upright ? a.w : a.h);
    return upright ? `M${at} 0V${a.h}` : `M0 ${at}H${a.w}`;
  });
  const axis = upright ? `M0 0V${a.h}` : `M0 ${a.h}H${a.w}`;
  s.object(
    'gridlines',
    svg(
      a.x,
      a.y,
      a.w,
      a.h,
      `<path d="${lines.join('')}" stroke="${colour}" stroke-width="2.500" fill="none"${dash}/><path d="${axis}" stroke="${colour}" stroke-width="5"/>`,
    ),
  );
}

/** Bars that stand or lie, each one thing, in one colour, by turns, or one of them marked. */
function bars(s: Sheet, l: Look, a: Area, fill: string): void {
  const r = s.random;
  const [n, lying, manner] = [r.int(4, 5), r.chance(0.3), r.int(0, 2)];
  const [label, marked, round] = [lying ? 96 : 36, r.int(0, n - 1), r.pick([0, 6, 40])];
  const plot = { x: a.x + (lying ? label : 0), y: a.y, w: a.w - (lying ? label : 0), h: a.h - (lying ? 0 : label) };
  gridlines(s, plot, apart(l.rule, fill), lying);
  const step = (lying ? plot.h : plot.w) / n;
  const thick = step * r.range(0.5, 0.7);
  for (let k = 0; k < n; k++) {
    const long = (lying ? plot.w : plot.h) * r.range(0.34, 0.97);
    const colour = apart(
      manner === 0 ? tint(l, 0) : manner === 1 ? tint(l, k) : k === marked ? s.palette.accent : tint(l, 2),
      fill,
    );
    const off = step * (k + 0.5) - thick / 2;
    const ends = Math.min(round, thick / 2);
    if (lying)
      s.box('bar', plot.x, plot.y + off, long, thick, `${paint(l, colour)}border-radius:0 ${ends}px ${ends}px 0`);
    else
      s.box(
        'bar',
        plot.x + off,
        plot.y + plot.h - long,
        thick,
        long,
        `${paint(l, colour)}border-radius:${ends}px ${ends}px 0 0`,
      );
    const name = subjects[k]!;
    if (lying) from(s, a.x, plot.y + off + thick / 2, label - 10, 21, over(fill), name);
    else words(s, [plot.x + step * (k + 0.5), plot.y + plot.h + 22], step - 6, 20, over(fill), name);
  }
}

function wedge(c: number, begin: number, end: number): string {
  const at = (share: number) =>
    `${(c + c * Math.sin(share * 6.2832)).toFixed(1)} ${(c - c * Math.cos(share * 6.2832)).toFixed(1)}`;
  return `M${c} ${c}L${at(begin)}A${c} ${c} 0 ${end - begin > 0.5 ? 1 : 0} 1 ${at(end)}z`;
}

/** A pie or ring: all its parts are one. */
function pie(s: Sheet, cx: number, cy: number, size: number, fill: string): void {
  const r = s.random;
  const cuts = shuffled(
    r,
    r.pick([
      [0.45, 0.3, 0.25],
      [0.36, 0.28, 0.22, 0.14],
      [0.6, 0.25, 0.15],
      [0.3, 0.25, 0.2, 0.15, 0.1],
    ]),
  );
  const fills = [
    s.palette.accent,
    s.palette.second,
    s.palette.mid,
    paler(s.palette.mid, 0.5),
    paler(s.palette.accent, 0.5),
  ];
  let begin = 0;
  const edge = r.chance(0.6) ? ` stroke="${fill}" stroke-width="4" stroke-linejoin="round"` : '';
  const parts = cuts.map((share, k) => {
    begin += share;
    return `<path fill="${apart(fills[k]!, fill)}"${edge} d="${wedge(size / 2, begin - share, begin)}"/>`;
  });
  const hollow = r.chance(0.4);
  const hole = hollow ? `<circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.28}" fill="${fill}"/>` : '';
  s.object('pie', svg(cx - size / 2, cy - size / 2, size, size, parts.join('') + hole));
  if (hollow) words(s, [cx, cy], size * 0.5, size * 0.16, over(fill), same(`${r.int(52, 98)}%`));
}

/** Pie with words beside or below. */
function shares(s: Sheet, l: Look, a: Area, fill: string): void {
  const wide = a.w > a.h * 1.25;
  const size = wide ? Math.min(a.h - 44, a.w * 0.5) : Math.min(a.w - 60, a.h - 120);
  const [cx, cy] = wide ? [a.x + 26 + size / 2, a.y + a.h / 2] : [a.x + a.w / 2, a.y + 34 + a.h / 2];
  pie(s, cx, cy, size, fill);
  const ink = over(fill);
  if (!wide) return words(s, [a.x + a.w / 2, a.y + 44], a.w - 50, 28, ink, ['Time by subject', '各科用时']);
  const x = a.x + size + 54;
  from(s, x, a.y + a.h * 0.28, a.w - size - 76, 28, ink, ['By subject', '各科占比']);
  for (let k = 0; k < 2; k++) {
    const cyk = a.y + a.h * (0.5 + k * 0.22);
    s.box(
      'chip',
      x,
      cyk - 13,
      26,
      26,
      `background:${apart([s.palette.accent, s.palette.second][k]!, fill)};border-radius:${l.round > 10 ? 13 : 5}px`,
    );
    from(s, x + 38, cyk, a.w - size - 110, 22, ink, subjects[k]!);
  }
}

/** A key figure: icon, number, what it counts. */
function tile(s: Sheet, l: Look, a: Area, k: number, fill: string, boarded: boolean, chipped: boolean): void {
  block(s, l, a, fill, boarded);
  const tall = a.h > a.w;
  const size = Math.min(a.h * (tall ? 0.34 : 0.54), a.w * (tall ? 0.5 : 0.32), 92);
  const [cx, cy] = tall ? [a.x + a.w / 2, a.y + a.h * 0.27] : [a.x + a.w * 0.07 + size / 2, a.y + a.h / 2];
  const icon = ['book', 'star', 'sun', 'trophy', 'clock', 'cap'][k % 6]!;
  if (chipped) roundButton(s, l, [cx, cy], size, icon, apart(tint(l, k + 1), fill), '', l.round < 10);
  else mark(s, icon, [cx, cy], size * 0.86, tint(l, k + 1), fill);
  const number = same(`${s.random.int(12, 480)}`);
  if (tall) {
    words(s, [a.x + a.w / 2, a.y + a.h * 0.62], a.w - 20, 46, over(fill), number);
    return words(s, [a.x + a.w / 2, a.y + a.h * 0.83], a.w - 20, 21, over(fill), figures[k % 6]!);
  }
  const x = a.x + a.w * 0.12 + size;
  from(s, x, a.y + a.h * 0.36, a.w * 0.82 - size, 44, over(fill), number);
  from(s, x, a.y + a.h * 0.7, a.w * 0.84 - size, 21, over(fill), figures[k % 6]!);
}

/** Where the parts lie: the tiles in a row above or below, or in a column; the chart at any side. */
function divided(s: Sheet, a: Area): { tiles: Area[]; chart: Area; share: Area } {
  const r = s.random;
  const [gap, flip, count] = [r.int(18, 30), r.chance(0.5), r.int(2, 3)];
  if (r.chance(0.6)) {
    const [h, above] = [r.int(124, 190), r.chance(0.5)];
    const w = (a.w - gap * (count - 1)) / count;
    const ty = above ? a.y : a.y + a.h - h;
    const tiles = Array.from({ length: count }, (_, k) => ({ x: a.x + k * (w + gap), y: ty, w, h }));
    const [y, rest] = [above ? a.y + h + gap : a.y, a.h - h - gap];
    const cw = (a.w - gap) * r.range(0.54, 0.62);
    const [cx, sx] = flip ? [a.x + a.w - cw, a.x] : [a.x, a.x + cw + gap];
    return { tiles, chart: { x: cx, y, w: cw, h: rest }, share: { x: sx, y, w: a.w - cw - gap, h: rest } };
  }
  const [tw, ch] = [r.int(220, 280), (a.h - gap) * r.range(0.52, 0.6)];
  const h = (a.h - gap * (count - 1)) / count;
  const tx = flip ? a.x : a.x + a.w - tw;
  const tiles = Array.from({ length: count }, (_, k) => ({ x: tx, y: a.y + k * (h + gap), w: tw, h }));
  const [x, w] = [flip ? a.x + tw + gap : a.x, a.w - tw - gap];
  const over = r.chance(0.5);
  const chart = { x, y: over ? a.y : a.y + a.h - ch, w, h: ch };
  return { tiles, chart, share: { x, y: over ? a.y + ch + gap : a.y, w, h: a.h - ch - gap } };
}

function head(s: Sheet, l: Look, boarded: boolean, seed: number): void {
  const r = s.random;
  if (!boarded || r.chance(0.4)) return title(s, l, [512, 104], r.int(540, 720), 96, r.pick(titles.report));
  const kind = r.int(0, 2);
  from(s, 84, 112, 480, 62, l.ink, r.pick(titles.report));
  const fill = apart(s.palette.accent, l.card);
  if (kind === 0) picture(s, [890, 112], 100, 100, seed, `border-radius:50%;border:5px solid ${fill}`);
  if (kind === 1) rating(s, 740, 112, 38, r.int(3, 5), fill, l.rule);
  if (kind === 2) {
    s.box('pill', 720, 82, 220, 60, `background:${fill};border-radius:${r.pick([30, 8])}px`);
    words(s, [830, 112], 190, 28, over(fill), ['June 2027', '六月']);
  }
}

export const report: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s);
  const boarded = r.chance(0.6);
  if (boarded) sheetOf(s, l, { x: 36, y: 36, w: 952, h: 952 });
  head(s, l, boarded, seed);
  const { tiles, chart, share } = divided(s, {
    x: boarded ? 76 : 50,
    y: 186,
    w: boarded ? 872 : 924,
    h: boarded ? 766 : 780,
  });
  const plain = boarded ? field(l, 0) : l.card;
  const framed = !boarded || r.chance(0.7);
  const fill = framed ? plain : l.card;
  if (framed) block(s, l, chart, fill, boarded);
  from(s, chart.x + 28, chart.y + 38, chart.w - 60, 28, over(fill), ['Points by subject', '各科得分']);
  bars(s, l, { x: chart.x + 28, y: chart.y + 76, w: chart.w - 56, h: chart.h - 98 }, fill);
  if (framed) block(s, l, share, fill, boarded);
  shares(s, l, share, fill);
  const [coloured, chipped] = [r.chance(0.5), tiles.length < 3 && r.chance(0.7)];
  for (const [k, a] of tiles.entries())
    tile(s, l, a, k, coloured ? apart(tint(l, k), boarded ? l.card : '#8c8c8c') : plain, boarded, chipped);
  const extra = r.pick(['badge', 'ring', 'none']);
  if (extra === 'badge') {
    const at = [chart.x + chart.w - 20, chart.y + 24] as const;
    badge(s, l, at, 92, s.palette.accent, 8);
    mark(s, 'tick', at, 44, over(s.palette.accent), s.palette.accent);
  } else if (extra === 'ring') {
    const ring = '<path fill="none" stroke-width="12" d="M36 6a30 30 0 1 0 .1 0z"';
    shape(s, l, 'ring', [share.x + share.w - 26, share.y + 26], 72, 72, `${ring} stroke="${s.palette.accent}"/>`);
  }
};
