/** Playing cards and stamps that lie on one another. */
import { line, middle, sign, soft, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { photo, svg, type Palette, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import type { Hues } from './printed-drawings.ts';
import { calm, decor, draw, huesOf, lifted, perforated, placed, unlike, upTo } from './printed-parts.ts';

interface Lie {
  x: number;
  y: number;
  turn: number;
  w: number;
  h: number;
}
const about = (c: Lie, u: number, v: number) => {
  const a = (c.turn * Math.PI) / 180;
  return [c.x + u * Math.cos(a) - v * Math.sin(a), c.y + u * Math.sin(a) + v * Math.cos(a)] as const;
};
/** Whether enough of a thing of `size` at (u, v) of a card shows under those over it. */
function shows(own: Lie, over: readonly Lie[], u: number, v: number, size: number): boolean {
  const free = ([x, y]: readonly [number, number]) =>
    x > 0 &&
    y > 0 &&
    x < 1024 &&
    y < 1024 &&
    !over.some((c) => {
      const a = (-c.turn * Math.PI) / 180;
      const [dx, dy] = [x - c.x, y - c.y];
      return (
        Math.abs(dx * Math.cos(a) - dy * Math.sin(a)) < c.w / 2 &&
        Math.abs(dx * Math.sin(a) + dy * Math.cos(a)) < c.h / 2
      );
    });
  const k = size / 2;
  const corners = [
    [-k, -k],
    [k, -k],
    [k, k],
    [-k, k],
    [0, 0],
  ] as const;
  return corners.filter(([a, b]) => free(about(own, u + a, v + b))).length > 2;
}

/** Where the pips of 1 to 10 stand, in parts of the half card. */
const pips: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [
    [0, -0.62],
    [0, 0.62],
  ],
  [
    [0, -0.62],
    [0, 0],
    [0, 0.62],
  ],
  [
    [-0.42, -0.62],
    [0.42, -0.62],
    [-0.42, 0.62],
    [0.42, 0.62],
  ],
  [
    [-0.42, -0.62],
    [0.42, -0.62],
    [0, 0],
    [-0.42, 0.62],
    [0.42, 0.62],
  ],
  [
    [-0.42, -0.62],
    [0.42, -0.62],
    [-0.42, 0],
    [0.42, 0],
    [-0.42, 0.62],
    [0.42, 0.62],
  ],
];

/** A card to play: ranks, pips or a picture, or its patterned back. */
function playing(s: Sheet, own: Lie, over: readonly Lie[], h: Hues, look: { round: number; back: string }): void {
  const { random: r, palette: p } = s;
  const { w, h: tall } = own;
  const seen = (u: number, v: number, size: number) => shows(own, over, u, v, size);
  placed(s, own.x, own.y, own.turn, () => {
    s.box(
      'card',
      -w / 2,
      -tall / 2,
      w,
      tall,
      `background:#fffdf8;border-radius:${look.round}px;box-shadow:0 3px 14px rgba(0,0,0,.4)`,
    );
    if (r.chance(0.2))
      return s.box(
        'back',
        12 - w / 2,
        12 - tall / 2,
        w - 24,
        tall - 24,
        `${look.back};border-radius:${look.round * 0.6}px`,
      );
    const suit = r.pick(['clubs', 'hearts', 'spades', 'diamonds']);
    const ink = suit === 'hearts' || suit === 'diamonds' ? r.pick(['#c4262e', p.accent]) : '#1f2028';
    const rank = r.pick(['A', '2', '3', '4', '5', '6', 'J', 'Q', 'K']);
    const [cx, cy] = [-w / 2 + 30, -tall / 2 + 34];
    for (const way of [1, -1]) {
      if (seen(way * cx, way * cy, 30))
        middle(s, way * cx - 30, way * cy, 60, 38, ink, [rank, rank], way < 0 ? 180 : 0);
      if (seen(way * cx, way * (cy + 40), 26))
        sign(s, suit, way * cx - 13, way * (cy + 40) - 13, 26, ink, ink, way < 0 ? 180 : 0);
    }
    const number = Number(rank === 'A' ? 1 : rank);
    if (number) {
      const size = number === 1 ? w * 0.44 : w * 0.2;
      for (const [u, v] of pips[number - 1]!)
        if (seen((u * w) / 2, (v * tall) / 2, size))
          sign(s, suit, (u * w) / 2 - size / 2, (v * tall) / 2 - size / 2, size, ink, ink, v > 0 ? 180 : 0);
      return;
    }
    const [fw, fh] = [w - 110, tall - 70];
    if (!seen(-fw * 0.2, 0, fw * 0.5)) return;
    s.box('frame', -fw / 2, -fh / 2, fw, fh, `${calm(r, h.e)};border:3px solid ${ink};box-sizing:border-box`);
    const size = fw * 0.94;
    if (seen(0, 0, size * 0.6))
      draw(s, h, -size / 2, -size / 2, size, ['person', 'crown', 'cat', 'bird', 'fish', 'lighthouse']);
  });
}

const backOf = (r: Random, p: Palette) => {
  const [a, b, k] = [r.pick([p.accent, p.mid, p.dark]), r.pick([p.second, p.paper]), r.int(14, 30)];
  return r.pick([
    `background:repeating-linear-gradient(45deg,${a} 0 ${k}px,${b} ${k}px ${k + 4}px),${a}`,
    `background:radial-gradient(circle,${b} 20%,transparent 22%) 0 0/${k}px ${k}px,${a}`,
    `background:repeating-radial-gradient(circle,${a} 0 ${k}px,${b} ${k}px ${k + 5}px)`,
    decor(r, a, b),
  ]);
};

/** Cards in a fan, in a row, or thrown on the table. */
function hand(s: Sheet): void {
  const { random: r, palette: p } = s;
  const h = huesOf(s);
  const [kind, n] = [r.int(0, 2), r.int(3, 6)];
  const w = kind === 1 ? r.int(270, 370) : r.int(230, 290);
  const tall = w * 1.42;
  const look = { round: r.int(10, 26), back: backOf(r, p) };
  const mat = r.chance(0.4);
  if (mat) s.box('mat', 60, 120, 904, 784, `${calm(r, p.mid)};border-radius:${r.pick([30, 50, 390])}px;${soft(s)}`);
  const lies = upTo(n).map((k): Lie => {
    const t = k - (n - 1) / 2;
    if (kind === 0) {
      const turn = t * r.int(15, 17);
      const a = (turn * Math.PI) / 180;
      return { x: 512 + Math.sin(a) * 560, y: 1060 - Math.cos(a) * 560, turn, w, h: tall };
    }
    if (kind === 1) return { x: 512 + t * (700 / n), y: 520 + r.int(-30, 30), turn: r.int(-4, 4), w, h: tall };
    return {
      x: 240 + (k % 3) * 270 + r.int(-30, 30),
      y: 300 + Math.floor(k / 3) * 400 + r.int(-40, 40),
      turn: r.int(-32, 32),
      w,
      h: tall,
    };
  });
  for (const [k, lie] of lies.entries()) playing(s, lie, lies.slice(k + 1), h, look);
  if (kind === 2 && n > 4) return;
  const y = kind === 0 ? 110 : 96;
  s.box('title', 232, y - 56, 560, 112, `${calm(r, p.dark)};border-radius:${r.pick([0, 18, 56])}px;${soft(s)}`);
  middle(
    s,
    232,
    y,
    560,
    48,
    '#fff',
    r.pick([
      ['Card night', '纸牌之夜'],
      ['House rules', '家规'],
      ['Club 52', '五十二俱乐部'],
    ] as Pair[]),
  );
  for (const k of upTo(r.int(0, 4))) {
    const [cx, fill] = [r.int(100, 860), [p.accent, p.second, p.mid, p.dark][k]];
    const chip = `<circle cx="50" cy="50" r="48" fill="${fill}" stroke="#fff" stroke-width="4"/><circle cx="50" cy="50" r="40" fill="none" stroke="#fff" stroke-width="14" stroke-dasharray="16 26"/><circle cx="50" cy="50" r="24" fill="#fff"/>`;
    s.object('chip', lifted(svg(cx, r.int(850, 910), 96, 96, chip, r.int(0, 80), '0 0 100 100')));
  }
}

/** One stamp about 0, 0: paper with bites, its picture, what it costs. */
function stamp(s: Sheet, h: Hues, w: number, tall: number): void {
  const { random: r, palette: p } = s;
  const bite = r.pick([9, 11, 13]);
  s.object(
    'stamp',
    lifted(
      svg(
        -w / 2,
        -tall / 2,
        w,
        tall,
        `<path fill="${r.pick([p.paper, p.light, '#fffdf6'])}" d="${perforated(w, tall, bite * 1.8, bite)}"/>`,
      ),
    ),
  );
  const [x, y, iw, ih] = [18 - w / 2, 18 - tall / 2, w - 36, tall - 36];
  const kind = r.int(0, 4);
  if (kind === 0) s.object('photo', photo(x, y, iw, ih - 40, r.int(1, 9999)));
  else {
    const paper = unlike(r, h, [p.mid, p.accent, p.second, h.c]);
    s.box(
      'panel',
      x,
      y,
      iw,
      ih,
      kind === 1 ? decor(r, paper, p.second) : `${calm(r, paper)};${kind === 2 ? `border-radius:50%` : ''}`,
    );
    const size = Math.min(iw, ih) * r.range(0.66, 0.84);
    draw(s, h, -size / 2, -size / 2 - 8, size, undefined, r.int(-6, 6));
  }
  const tag = kind !== 0;
  if (tag) s.box('tag', x, y + ih - 40, iw, 40, `background:${p.paper}`);
  line(s, x + 8, y + ih - 19, 80, 28, p.dark, [`${r.int(1, 9)}5`, `${r.int(1, 9)}5`]);
  if (w > 190) s.text(x + iw - 128, y + ih - 31, 120, 18, p.mid, 'text-align:right', ['Postage', '邮票']);
}

/** Stamps over a letter or an album, with what the post has put on them. */
function stamps(s: Sheet): void {
  const { random: r, palette: p } = s;
  const h = huesOf(s);
  const base = r.int(0, 2);
  if (base === 0)
    s.box(
      'envelope',
      60,
      210,
      904,
      640,
      `background:${r.pick([p.paper, '#ead9b8', p.light])};${soft(s)}`,
      r.int(-6, 6),
    );
  if (base === 1) s.box('album', 40, 40, 944, 944, `${calm(r, p.dark)};border-radius:${r.pick([0, 20])}px;${soft(s)}`);
  const [columns, rows] = r.pick([
    [2, 2],
    [3, 2],
    [3, 3],
    [2, 3],
  ] as const);
  const [cw, ch] = [900 / columns, 900 / rows];
  const loose = r.chance(0.7);
  for (const i of upTo(columns * rows)) {
    if (r.chance(0.12)) continue;
    const [w, tall] = loose ? [cw * r.range(0.72, 1.02), ch * r.range(0.74, 1)] : [cw * 0.88, ch * 0.88];
    const x = 62 + ((i % columns) + 0.5) * cw + (loose ? r.int(-24, 24) : 0);
    const y = 62 + (Math.floor(i / columns) + 0.5) * ch + (loose ? r.int(-24, 24) : 0);
    placed(s, x, y, loose ? r.int(-16, 16) : 0, () => stamp(s, h, Math.min(w, 380), Math.min(tall, 400)));
  }
  const struck = r.int(1, 2);
  for (let k = 0; k < struck; k++) {
    const ink = r.pick(['#1c2340', '#7a1f28']);
    const waves = upTo(5).map((i) => `<path d="M150 ${40 + i * 24}q24-22 48 0t48 0 48 0" />`);
    const mark = `<g fill="none" stroke="${ink}" stroke-width="6" opacity="${r.pick([0.65, 0.85])}"><circle cx="84" cy="86" r="80"/><circle cx="84" cy="86" r="54"/><path d="M36 86h96"/>${waves.join('')}</g>`;
    s.object('postmark', svg(r.int(100, 640), r.int(120, 760), 300, 172, mark, r.int(-30, 30)));
  }
}

export const laid: Layout = (s) => (s.random.chance(0.5) ? hand(s) : stamps(s));
