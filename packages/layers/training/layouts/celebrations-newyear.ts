/** The countdown to a new year: tiles that flip, fireworks, glasses, bubbles. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { banner, chips, fact, heading, inset, leaf, pill, stack, words, type Desk } from './celebrations-blocks.ts';
import { apart, look, mix, onto, tint, tintOn, type Look } from './celebrations-colours.ts';
import { firework, garland } from './celebrations-hung.ts';
import { backdrop, picture, castBox, label, same, stamped, stand, write } from './celebrations-parts.ts';
import { plate, put, starred, upTo, type Area } from './celebrations-shapes.ts';

const titles: Pair[] = [
  ['Happy New Year', '新年快乐'],
  ['Hello 2028', '你好 2028'],
  ['Countdown', '新年倒计时'],
  ['Ring it in', '辞旧迎新'],
  ["New Year's Eve", '跨年夜'],
];
const lines: Pair[] = [
  ['Music, dance and fireworks', '音乐、舞蹈与烟花'],
  ['The last night of the year', '一年中的最后一夜'],
  ['Doors open at nine', '九点开门'],
  ['See you on the other side', '明年再见'],
];
const units: Pair[] = [
  ['Days', '天'],
  ['Hours', '时'],
  ['Minutes', '分'],
  ['Seconds', '秒'],
];

interface Tiles {
  fill: string;
  low: string;
  ink: string;
  kind: number;
  round: number;
  rim: string;
}

function tilesOf(s: Sheet, l: Look, under: string): Tiles {
  const r = s.random;
  const fill = apart(r.pick(['#1c1b22', '#ffffff', tint(l, 0), tint(l, 2), '#2b2340']), under);
  return {
    fill,
    low: mix(fill, onto(fill), r.pick([0, 0.08, 0.18])),
    ink: onto(fill),
    kind: r.int(0, 3),
    round: r.pick([0, 10, 18, 30]),
    rim: r.chance(0.3) ? tintOn(l, 1, fill) : '',
  };
}

/** A tile with its hinge: one thing; the figures on it are words. */
function tile(s: Sheet, l: Look, t: Tiles, a: Area, figures: string): void {
  const { w, h } = a;
  const half = h / 2;
  const q = Math.min(t.round, half);
  const upper = `M0 ${half}V${q}a${q} ${q} 0 0 1 ${q} ${-q}H${w - q}a${q} ${q} 0 0 1 ${q} ${q}V${half}z`;
  const lower = `M0 ${half}V${h - q}a${q} ${q} 0 0 0 ${q} ${q}H${w - q}a${q} ${q} 0 0 0 ${q} ${-q}V${half}z`;
  const line = mix(t.fill, t.ink, 0.4);
  const pins = `<path fill="${line}" d="M-5 ${half - 13}h12v26H-5zM${w - 7} ${half - 13}h12v26h-12z"/>`;
  const hinge = `<path d="M0 ${half}H${w}" stroke="${line}" stroke-width="4"/>`;
  const rings = [0.3, 0.7].map(
    (u) => `<path d="M${w * u} -12v26" stroke="${line}" stroke-width="8" stroke-linecap="round"/>`,
  );
  const edge = t.rim ? `stroke="${t.rim}" stroke-width="5"` : '';
  const body = `<path fill="${t.fill}" ${edge} d="${upper}"/><path fill="${t.low}" ${edge} d="${lower}"/>`;
  put(
    s,
    'tile',
    svg(a.x, a.y, w, h, body + [hinge, hinge + pins, hinge + rings.join(''), pins + hinge][t.kind]!),
    l.shade,
  );
  write(s, a.x + 6, a.y + half, w - 12, h * 0.62, t.ink, same(figures));
}

const value = (s: Sheet, i: number) => String(s.random.int(0, [30, 23, 59, 59][i]!)).padStart(2, '0');

/** The row of tiles, as pairs of digits or digit by digit, on a board or bare; with what they count. */
function countdown(s: Sheet, l: Look, a: Area): void {
  const r = s.random;
  const board = r.chance(0.65);
  if (board) leaf(s, l, { ...a, h: a.h + 66 }, {});
  const t = tilesOf(s, l, board ? l.face : '#808080');
  const single = r.chance(0.4);
  const n = single ? 3 : r.int(3, 4);
  const [pad, gap] = [board ? 40 : 0, single ? 26 : 22];
  const cell = (a.w - 2 * pad - gap * (n - 1)) / n;
  const lift = board ? 28 : 0;
  for (const i of upTo(n)) {
    const x = a.x + pad + i * (cell + gap);
    const figures = value(s, 4 - n + i);
    const body = { x, y: a.y + lift, w: cell, h: a.h - lift };
    if (single)
      for (const [k, digit] of [...figures].entries())
        tile(s, l, t, { ...body, x: x + (k * (cell + 8)) / 2, w: (cell - 8) / 2 }, digit);
    else tile(s, l, t, body, figures);
    const y = a.y + a.h + 32;
    const unit = units[4 - n + i]!;
    if (board) write(s, x, y, cell, 26, l.ink, unit);
    else label(s, l, x + cell / 2, y + 6, 46, unit, tint(l, 1), cell);
  }
}

/** Bubbles about the spots, each with its rim and its gleam. */
function bubbles(s: Sheet, l: Look, spots: readonly (readonly [number, number])[]): void {
  const r = s.random;
  const fill = r.pick([tint(l, 1), '#f6dc8c', '#ffffff', tint(l, 3)]);
  const filled = r.chance(0.6);
  const body = filled
    ? `<circle cx="50" cy="50" r="48" fill="${fill}"/><circle cx="34" cy="32" r="12" fill="${mix(fill, '#ffffff', 0.7)}"/>`
    : `<circle cx="50" cy="50" r="42" fill="${fill}" fill-opacity=".25" stroke="${fill}" stroke-width="13"/>`;
  for (const [x, y] of spots.slice(r.int(0, 1))) {
    const size = r.int(36, 68);
    const at = [x - size / 2 + r.int(-8, 8), y - size / 2 + r.int(-8, 8)] as const;
    put(s, 'bubble', svg(...at, size, size, body, 0, '0 0 100 100'), l.shade);
  }
}

/** Two glasses, leaning together. */
function toast(s: Sheet, l: Look, cx: number, y: number, size: number): void {
  const r = s.random;
  const lean = r.pick([0, 8, 14]);
  for (const way of [-1, 1]) {
    const from = s.elements.length;
    stand(s, { ...l, slack: 0 }, 'flute', cx + way * size * 0.3 - size / 2, y, size, way + 1);
    const glass = s.elements[from]!;
    const css = `position:absolute;left:0;top:0;width:1024px;height:1024px;transform-origin:${cx + way * size * 0.3}px ${y + size}px;transform:rotate(${-way * lean}deg)`;
    glass.html = `<div style="${css}">${glass.html}</div>`;
  }
}

function sparkle(s: Sheet, l: Look, x: number, y: number, size: number, k: number): void {
  const q = size / 2;
  put(
    s,
    'sparkle',
    svg(
      x - q,
      y - q,
      size,
      size,
      `<path fill="${tint(l, k)}" d="${starred(q, q, q, s.random.pick([4, 5, 8]), 0.4)}"/>`,
    ),
    l.shade,
  );
}

/** Fireworks and sparkles over a strip of the sky. */
function sky(s: Sheet, l: Look, spots: readonly (readonly [number, number])[], radius: number): void {
  const r = s.random;
  for (const [i, [x, y]] of spots.entries()) {
    if (r.chance(0.7)) firework(s, l, x, y, radius * r.range(0.75, 1), i);
    else sparkle(s, l, x, y, r.int(50, 90), i);
  }
}

/** What the party is, on a card. */
function told(s: Sheet, l: Look, a: Area): void {
  const r = s.random;
  const d: Desk = { s, l, tone: l, centred: l.centred };
  leaf(s, l, a, { line: r.chance(0.4) });
  const more = r.pick([
    [pill(d, ['Get your place', '立即预约'], 0)],
    [chips(d, ['glass', 'note', 'clock'])],
    [inset(d, ['31 December', '十二月三十一日'], ['Harbour Terrace', '港湾露台'], 1)],
    [fact(d, 'place', ['Harbour Terrace', '港湾露台'], ['From nine on', '九点开始'], 2)],
  ]);
  const first = r.chance(0.35) ? banner(d, r.pick(titles), 0, r.pick([0, 40])) : heading(d, r.pick(titles));
  stack({ x: a.x + 50, y: a.y + 30, w: a.w - 100, h: a.h - 60 }, [
    first,
    words(d, r.pick(lines), 28, l.faint),
    ...more,
  ]);
}

const tilesBelow = (s: Sheet, l: Look) => {
  const r = s.random;
  const w = r.int(520, 600);
  const x = r.pick([(1024 - w) / 2, 210, 810 - w]);
  sky(
    s,
    l,
    [
      [110, 140],
      [914, 130],
      [r.int(90, 130), 400],
      [900, 400],
    ],
    100,
  );
  told(s, l, { x, y: r.int(44, 64), w, h: r.int(330, 360) });
  countdown(s, l, { x: 110, y: r.int(460, 490), w: 804, h: r.int(190, 210) });
  const left = r.chance(0.5);
  toast(s, l, left ? 190 : 830, 804, 190);
  bubbles(s, l, [
    [left ? 760 : 264, 820],
    [left ? 850 : 174, 900],
    [left ? 930 : 94, 830],
  ]);
  label(s, l, r.pick([500, 540]), 920, 78, ['31 December', '十二月三十一日'], tint(l, 2), 330);
};

const tilesAbove = (s: Sheet, l: Look, seed: number) => {
  const r = s.random;
  if (r.chance(0.5)) garland(s, l, { x0: -20, y0: 10, x1: 1044, y1: 10, sag: 26 });
  else
    sky(
      s,
      l,
      [
        [140, 90],
        [500, 84],
        [860, 96],
      ],
      84,
    );
  countdown(s, l, { x: 120, y: r.int(180, 210), w: 784, h: r.int(180, 220) });
  const left = r.chance(0.5);
  told(s, l, { x: left ? 60 : 424, y: 540, w: 540, h: r.int(370, 410) });
  const x = left ? 640 : 40;
  if (r.chance(0.45))
    picture(
      s,
      { x: x + 10, y: 550, w: 330, h: 250 },
      seed + 3,
      `border:10px solid #ffffff;border-radius:${r.pick([0, 16, 125])}px;${castBox(s)}`,
    );
  else {
    toast(s, l, x + 190, 620, 200);
    bubbles(s, l, [
      [x + 90, 580],
      [x + 190, 550],
      [x + 290, 580],
    ]);
  }
  stand(s, l, r.pick(['popper', 'clock', 'bottle', 'gift']), x + r.pick([10, 150]), 826, 170, 1);
  if (r.chance(0.5)) stamped(s, l, left ? 600 : 424, 560, 68, same('12'), tint(l, 3), 0.7);
};

const yearTiles = (s: Sheet, l: Look) => {
  const r = s.random;
  const t = tilesOf(s, l, '#808080');
  const [w, h, y] = [r.int(190, 214), r.int(250, 300), r.int(250, 300)];
  const step = w + r.int(10, 22);
  sky(
    s,
    l,
    [
      [150, 130],
      [512, 110],
      [880, 140],
    ],
    110,
  );
  const from = 512 - (step * 4 - (step - w)) / 2;
  for (const [i, digit] of [...'2028'].entries())
    tile(s, l, t, { x: from + i * step, y: y + (l.slack > 3 ? (i & 1) * 24 : 0), w, h }, digit);
  const fill = tint(l, 1);
  const top = y + h + 64;
  plate(
    s,
    'plate',
    l.small,
    { x: 182, y: top, w: 660, h: 116 },
    { fill, shade: l.shade, line: r.chance(0.4) ? onto(fill) : '' },
  );
  write(s, 240, top + 58, 544, 62, onto(fill), r.pick(titles));
  label(s, l, 512, top + 172, 66, r.pick(lines), tint(l, 3), 460);
  const left = r.chance(0.5);
  toast(s, l, left ? 180 : 840, 800, 210);
  bubbles(s, l, [
    [left ? 70 : 954, 770],
    [left ? 120 : 904, 690],
  ]);
  stand(s, l, r.pick(['popper', 'bottle', 'clock']), left ? 780 : 60, 790, 200, 0);
  stamped(s, l, r.int(470, 560), 948, 62, r.pick([['Wow', '干杯'], same('00:00')] as Pair[]), tint(l, 2), 0.44);
};

export const countdownToNewYear: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s, r.chance(0.45) ? r.pick([s.palette.dark, '#1a1730', '#14213d']) : '');
  backdrop(s, l, 0.4);
  r.pick([tilesBelow, tilesAbove, yearTiles])(s, l, seed);
};
