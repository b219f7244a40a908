/** A life on a page, and the cards that are handed over. */
import { cast, line, middle, sign, soft, type Pair } from '../../scripts/designs/placing.ts';
import { photo, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { drawings, type Hues } from './printed-drawings.ts';
import { calm, cells, decor, draw, huesOf, placed, toneOf, upTo, makers } from './printed-parts.ts';

const names: Pair[] = [
  ['Nora Feld', '费诺拉'],
  ['Sam Okafor', '奥卡福'],
  ['Mei Tanaka', '田中梅'],
  ['Luis Prado', '普拉多'],
];
const trades: Pair[] = [
  ['Illustrator', '插画师'],
  ['Architect', '建筑师'],
  ['Pastry chef', '甜点师'],
  ['Product designer', '产品设计师'],
  ['Violin teacher', '小提琴老师'],
];
const jobs: Pair[] = [
  ['Studio Kite, 2019 to now', '风筝工作室，2019至今'],
  ['Lead designer', '首席设计师'],
  ['Drew three picture books', '绘制三本绘本'],
  ['Ran a team of four', '带领四人团队'],
  ['Art school, Ghent', '根特艺术学院'],
  ['Prize for young makers', '青年创作奖'],
];
const skills: Pair[] = [
  ['Drawing', '绘画'],
  ['Type', '字体'],
  ['French', '法语'],
  ['Print', '印刷'],
  ['Photo', '摄影'],
  ['Motion', '动效'],
];

/** Somebody in a disc or a tile, drawn or photographed: one thing with what is behind. */
function portrait(s: Sheet, h: Hues, x: number, y: number, size: number, rim: string): void {
  const { random: r } = s;
  const round = r.pick([50, 50, 12, 0]);
  const border = r.chance(0.6) ? `border:${r.int(4, 12)}px solid ${rim};` : '';
  const drawn = `<div style="position:absolute;left:${x}px;top:${y}px;width:${size}px;height:${size}px;box-sizing:border-box;overflow:hidden;${border}border-radius:${round}%;background:${r.pick([h.b, h.c, h.e])}"><svg width="100%" height="100%" viewBox="0 0 200 200">${drawings['person']!(r, h)}</svg></div>`;
  s.object(
    'portrait',
    r.chance(0.3)
      ? photo(x, y, size, size, r.int(1, 9999), `${border}box-sizing:border-box;border-radius:${round}%`)
      : drawn,
  );
}

/** How well one knows something: a bar, dots, a ring. */
function skill(s: Sheet, kind: number, x: number, y: number, w: number, full: string, empty: string): void {
  const { random: r } = s;
  const part = r.range(0.3, 0.95);
  if (kind === 0)
    s.object(
      'bar',
      svg(
        x,
        y,
        w,
        14,
        `<rect width="${w}" height="14" rx="7" fill="${empty}"/><rect width="${w * part}" height="14" rx="7" fill="${full}"/>`,
      ),
    );
  if (kind === 1)
    s.object(
      'dots',
      svg(
        x,
        y - 2,
        w,
        18,
        upTo(5)
          .map((i) => `<circle cx="${10 + i * 30}" cy="9" r="9" fill="${i < part * 5 ? full : empty}"/>`)
          .join(''),
      ),
    );
  if (kind === 2)
    s.object(
      'bar',
      svg(
        x,
        y - 1,
        w,
        16,
        upTo(10)
          .map(
            (i) =>
              `<rect x="${(i * w) / 10}" width="${w / 10 - 4}" height="16" fill="${i < part * 10 ? full : empty}"/>`,
          )
          .join(''),
      ),
    );
}

/** The heading of a part of a life: with a sign on a disc, in a band, or over a rule. */
function heading(s: Sheet, kind: number, x: number, y: number, w: number, text: Pair, ink: string): void {
  const { random: r, palette: p } = s;
  if (kind === 0) {
    s.disc(x, y - 24, 48, p.accent);
    sign(s, r.pick(['star', 'cap', 'bag', 'pen', 'heart', 'leaf', 'gear']), x + 10, y - 14, 28, '#fff', p.accent);
  }
  if (kind === 1) s.box('band', x, y - 24, w, 48, `background:${p.accent};border-radius:${r.pick([0, 24])}px`);
  if (kind === 2) s.box('rule', x, y + 24, w, r.pick([2, 5]), `background:${p.accent}`);
  line(s, x + [62, 18, 0][kind]!, y, w, 30, kind === 1 ? '#fff' : ink, text);
}

/** How to write to somebody, and what somebody can do, from `from` down. */
function sideBar(s: Sheet, sx: number, from: number, bar: number, solid: boolean, end: number): void {
  const { random: r, palette: p } = s;
  const [ink, soften, empty] = solid ? ['#ffffff', p.second, '#ffffff44'] : [p.dark, p.mid, '#00000022'];
  const rate = r.int(0, 2);
  let top = from;
  for (const [icon, english] of [
    ['phone', '555 0133'],
    ['letter', 'hi@feld.art'],
    ['pin', 'Ghent'],
  ].slice(0, r.int(1, 3)) as [string, string][]) {
    sign(s, icon, sx + 36, top - 13, 26, soften, p.dark);
    line(s, sx + 78, top, bar - 90, 22, ink, [english, english]);
    top += 46;
  }
  top += 30;
  const chips = r.chance(0.4);
  for (const [k, name] of skills.slice(0, r.int(3, 6)).entries()) {
    if (top > end) break;
    if (chips) {
      const [cx, cw] = [sx + 30 + (k % 2) * (bar / 2 - 24), bar / 2 - 36];
      s.box(
        'chip',
        cx,
        top - 20,
        cw,
        42,
        r.chance(0.3)
          ? `border:2px solid ${soften};border-radius:21px;box-sizing:border-box`
          : `background:${p.accent};border-radius:21px`,
      );
      middle(s, cx, top + 1, cw, 20, solid ? '#fff' : p.dark, name);
      if (k % 2) top += 56;
    } else {
      line(s, sx + 36, top, bar - 60, 22, ink, name);
      skill(
        s,
        rate,
        sx + 36,
        top + 20,
        Math.min(bar - 72, 240),
        p.second === soften && solid ? p.second : p.accent,
        empty,
      );
      top += 70;
    }
  }
}

/** A name and what was done, part by part. */
function career(s: Sheet, mx: number, y: number, mw: number, edge: number): void {
  const { random: r, palette: p } = s;
  const kind = r.int(0, 2);
  const headed = r.chance(0.4);
  if (headed) s.box('head', edge, y + 50, mw + 118, 150, calm(r, p.accent));
  line(s, mx, y + 102, mw, 56, headed ? '#fff' : p.dark, r.pick(names));
  line(s, mx, y + 162, mw, 28, headed ? '#fff' : p.mid, r.pick(trades));
  const dated = r.chance(0.6);
  const parts: Pair[] = [
    ['Work', '工作经历'],
    ['Learning', '教育背景'],
    ['Prizes', '所获奖项'],
  ];
  for (const [k, part] of parts.slice(0, r.int(2, 3)).entries()) {
    const cy = y + 258 + k * 234;
    heading(s, kind, mx, cy, mw, part, p.dark);
    if (dated) s.box('track', mx + 22, cy + 50, 3, 124, `background:${p.mid}`);
    for (const i of upTo(3)) {
      if (dated)
        s.disc(
          mx + 15,
          cy + 50 + i * 50,
          17,
          i ? p.second : p.accent,
          `border:3px solid ${p.mid};box-sizing:border-box`,
        );
      line(s, mx + (dated ? 54 : 4), cy + 58 + i * 50, mw, i ? 22 : 26, i ? p.mid : p.dark, jobs[(k * 2 + i) % 6]!);
    }
  }
}

/** What somebody has done and can do, with a side bar or a head. */
function curriculum(s: Sheet): void {
  const { random: r, palette: p } = s;
  const h = huesOf(s);
  const [x, y, w] = r.pick([
    [0, 0, 1024],
    [112, 24, 800],
    [52, 40, 920],
  ] as const);
  s.box('page', x, y, w, 1024 - 2 * y, `background:${r.pick([p.paper, p.light])};${soft(s)}`);
  const bar = Math.round(w * r.range(0.32, 0.38));
  const left = r.chance(0.5);
  const sx = left ? x : x + w - bar;
  const solid = r.chance(0.75);
  if (solid) s.box('side', sx, y, bar, 1024 - 2 * y, calm(r, r.pick([p.dark, p.mid])));
  const size = r.int(150, Math.min(230, bar - 60));
  if (r.chance(0.3))
    s.box('shape', sx - 20, y + 30, size * 0.9, size * 0.9, `background:${p.second};border-radius:${r.pick([0, 50])}%`);
  portrait(s, h, sx + (bar - size) / 2, y + 48, size, p.second);
  sideBar(s, sx, y + size + 110, bar, solid, 950 - y);
  const mx = left ? x + bar + 44 : x + 44;
  career(s, mx, y, w - bar - 88, left ? x + bar - 30 : x);
}

const ways: Pair[] = [
  ['555 0133', '555 0133'],
  ['hello@card.art', 'hello@card.art'],
  ['4 Quay Street', '码头街4号'],
];

/** A visiting card about 0, 0: its front with a mark, or its back with the facts. */
function visiting(s: Sheet, h: Hues, front: boolean): void {
  const { random: r, palette: p } = s;
  const [w, tall] = [r.int(460, 540), r.int(260, 310)];
  const t = toneOf(s, front ? 0.6 : 0.2);
  const [x, y, round] = [-w / 2, -tall / 2, r.pick([0, 6, 22])];
  const face = front && r.chance(0.35) ? decor(r, p.mid, p.accent) : calm(r, t.face);
  s.box('card', x, y, w, tall, `${face};border-radius:${round}px;${soft(s)}`);
  if (front) {
    const size = r.int(100, 150);
    const plated = !face.includes(t.face) || r.chance(0.4);
    if (plated) s.disc(-size * 0.72, y + 18, size * 1.44, p.paper);
    draw(s, h, -size / 2, y + 18 + size * 0.22, size, [
      'bird',
      'tree',
      'crown',
      'fish',
      'butterfly',
      'cup',
      'boat',
      'house',
      'whale',
    ]);
    if (face.includes(t.face)) middle(s, x, tall / 2 - 40, w, 34, t.ink, r.pick(makers));
    return;
  }
  const mirrored = r.chance(0.5);
  const kind = r.int(0, 3);
  if (kind === 0) s.box('edge', mirrored ? x : -x - 40, y, 40, tall, decor(r, p.accent, p.second));
  if (kind === 1)
    s.object(
      'wedge',
      svg(x, y, w, tall, `<path fill="${p.accent}" d="M${w} ${tall}V${tall * 0.4}L${w * 0.5} ${tall}z"/>`),
    );
  if (kind === 2) portrait(s, h, -x - 146, y + 26, 120, p.second);
  line(s, x + 60, y + 56, w, 38, t.ink, r.pick(names));
  line(s, x + 60, y + 98, w, 22, t.mark, r.pick(trades));
  s.box('rule', x + 60, y + 126, r.int(60, 200), 4, `background:${t.faint}`);
  for (const [k, icon] of ['phone', 'letter', 'pin'].slice(0, r.int(2, 3)).entries()) {
    sign(s, icon, x + 60, y + 148 + k * 38, 24, t.mark, t.face);
    line(s, x + 98, y + 160 + k * 38, 260, 20, t.ink, ways[k]!);
  }
  if (kind === 3) s.object('code', svg(-x - 140, y + tall - 140, 108, 108, cells(r, 21, t.ink), 0, '0 0 21 21'));
}

export const persons: Layout = (s) => {
  const { random: r, palette: p } = s;
  if (r.chance(0.5)) return curriculum(s);
  const h = huesOf(s);
  const n = r.int(2, 4);
  const turn = r.pick([0, 0, -12, 8, 24]);
  if (r.chance(0.4)) s.box('sheet', 130, 90, 760, 840, `${decor(r, p.second, p.light)};${cast(s)}`, r.int(-8, 8));
  const spots =
    n > 2
      ? [
          [280, 250],
          [740, 390],
          [300, 640],
          [730, 790],
        ]
      : [
          [400, 290],
          [620, 730],
        ];
  for (const [k, [x, y]] of spots.slice(0, n).entries())
    placed(
      s,
      x! + r.int(-20, 20),
      y! + r.int(-20, 20),
      turn + r.int(-3, 3),
      () => visiting(s, h, k % 2 === 0),
      n > 2 ? 0.86 : 1.25,
    );
};
