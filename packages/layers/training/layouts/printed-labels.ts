/** Labels, jars and bottles with theirs, the fronts of packs. */
import { cast, middle, soft, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { burst, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import type { Hues } from './printed-drawings.ts';
import {
  banner,
  bars,
  calm,
  decor,
  divider,
  draw,
  greens,
  huesOf,
  laurel,
  lifted,
  perforated,
  placed,
  sprig,
  toneOf,
  unlike,
  upTo,
  type Tone,
  makers,
} from './printed-parts.ts';

const goods: Pair[] = [
  ['Plum Jam', '李子果酱'],
  ['Olive Oil', '橄榄油'],
  ['Sea Salt', '海盐'],
  ['Pale Ale', '淡色艾尔'],
  ['Oat Crunch', '燕麦脆'],
  ['Green Tea', '绿茶'],
  ['Fig Soap', '无花果皂'],
  ['Cat Treats', '猫零食'],
];
const notes: Pair[] = [
  ['Small batch', '小批量'],
  ['No sugar', '无糖'],
  ['250 g', '250 克'],
  ['Organic', '有机'],
  ['Est. 1921', '始于1921'],
];

/** What a label is cut to, about 0, 0. */
function labelPaper(s: Sheet, w: number, h: number, t: Tone): void {
  const { random: r } = s;
  const round = r.pick(['0', '28px', '50%', `${w / 2}px ${w / 2}px 20px 20px`, `${w / 2}px`, '90px 0']);
  const edged = r.chance(0.3);
  if (edged) {
    const d = perforated(w, h, 40, r.pick([20, 38]), r.int(0, 1));
    s.object('label', lifted(svg(-w / 2, -h / 2, w, h, `<path fill="${t.face}" d="${d}"/>`)));
  } else s.box('label', -w / 2, -h / 2, w, h, `${calm(r, t.face)};border-radius:${round};${soft(s)}`);
  if (r.chance(0.65)) {
    const inset = r.int(14, 30);
    const rim = `${r.int(2, 8)}px ${r.pick(['solid', 'double', 'dotted', 'dashed'])} ${t.mark}`;
    const ease = edged
      ? '0'
      : round.includes('%') || round === '0'
        ? round
        : `calc(${round.split(' ')[0]} - ${inset}px)`;
    const css = round.includes(' ') ? `${round}` : ease;
    s.box(
      'border',
      inset - w / 2,
      inset - h / 2,
      w - 2 * inset,
      h - 2 * inset,
      `border:${rim};box-sizing:border-box;border-radius:${css}`,
    );
  }
}

/** One large label: drawing, name on a ribbon or band, boughs, medals, the small print. */
function largeLabel(s: Sheet): void {
  const { random: r, palette: p } = s;
  const [t, h] = [toneOf(s, 0.35), huesOf(s)];
  const [w, tall] = r.pick([
    [620, 900],
    [860, 880],
    [720, 940],
    [900, 700],
  ] as const);
  placed(s, 512, 512, 0, () => {
    labelPaper(s, w, tall, t);
    const top = -tall / 2;
    const size = tall * r.range(0.43, 0.49) - 130;
    const y = top + tall * 0.13;
    const back = r.int(0, 3);
    if (back === 1) s.disc(-size * 0.6, y - size * 0.1, size * 1.2, r.pick([p.second, t.tint]));
    if (back === 2)
      s.object(
        'rays',
        burst(0, y + size / 2, size * 0.68, r.int(16, 36), r.range(0.4, 0.8), r.pick([p.second, t.tint])),
      );
    if (back === 3)
      s.object(
        'laurel',
        svg(-size * 0.68, y - size * 0.16, size * 1.36, size * 1.36, laurel(r, t.mark), 0, '0 0 200 200'),
      );
    draw(s, h, -size / 2, y, size, undefined, r.int(-5, 5));
    const cy = top + tall * 0.62;
    const wide = w * r.range(0.7, 0.86);
    const kind = r.int(0, 2);
    const wider = r.chance(0.4) ? w + 90 : wide;
    if (kind === 0) s.object('ribbon', svg(-wider / 2, cy - 60, wider, 140, banner(r, wider, 140, p.accent, p.mid)));
    if (kind === 1) s.box('band', -w / 2, cy - 60, w, 116, decor(r, p.accent, p.accent));
    middle(s, -w / 2, cy, w, r.int(56, 68), kind < 2 ? '#fff' : t.ink, r.pick(goods));
    middle(s, -w / 2, cy - 100, w, 28, t.mark, r.pick(makers));
    if (r.chance(0.6)) s.object('divider', svg(-120, cy + 84, 240, 24, divider(r, 240, t.mark)));
    if (r.chance(0.6))
      for (const way of [-1, 1]) {
        const long = r.int(130, 180) / 100;
        const drawn = `<g transform="rotate(${way * 24}) scale(${long})">${sprig(r, r.pick(greens), p.accent)}</g>`;
        s.object('sprig', svg(way * w * 0.26, cy - 110, 10, 10, drawn));
      }
    middle(s, -w / 2, cy + 136, w, 26, t.ink, r.pick(notes));
    if (r.chance(0.6)) {
      const [mx, my, size2] = [r.pick([-1, 1]) * w * 0.36, r.pick([top + tall * 0.2, cy + 150]), r.int(110, 150)];
      s.object('medal', burst(mx, my, size2 / 2, r.int(12, 26), r.range(0.8, 0.93), p.second));
      middle(s, mx - 70, my, 140, 26, p.dark, r.pick(notes));
    }
    if (r.chance(0.5)) s.object('bars', svg(-80, cy + 164, 160, 44, bars(r, 160, 44, t.ink)));
  });
}

/** Glass or tin of 200 × h, its foot at h: body, shoulders, neck and lid. */
function vessel(r: Random, h: number, hues: Hues): string {
  const glassy = r.pick([hues.a, hues.b, hues.c, '#5a7f4f', '#8a5a2b', '#dbe9ec']);
  const [shoulder, neck] = [r.int(20, h > 420 ? 170 : 50), r.int(34, h > 420 ? 50 : 88)];
  const lid = r.int(34, 60);
  const round = r.int(6, 30);
  const body = `M${100 - neck} ${lid - 6}h${2 * neck}v${shoulder * 0.3}q0 ${shoulder * 0.4} ${100 - neck} ${shoulder * 0.7}V${h - round}q0 ${round} ${-round} ${round}H${round}q${-round} 0 ${-round} ${-round}V${lid - 6 + shoulder}q${100 - neck}-${shoulder * 0.3} ${100 - neck}-${shoulder * 0.7}z`;
  const cap = `<rect x="${94 - neck}" width="${2 * neck + 12}" height="${lid}" rx="${r.int(3, 10)}" fill="${hues.d}"/>`;
  const shine = `<path d="M22 ${lid + shoulder + 16}V${h - 50}" stroke="#fff" stroke-opacity=".4" stroke-width="10" stroke-linecap="round"/>`;
  return `<path fill="${glassy}" d="${body}" stroke="#00000030" stroke-width="3"/>${cap}${shine}`;
}

/** Jars and bottles side by side, each with its label. */
function shelf(s: Sheet): void {
  const { random: r, palette: p } = s;
  const [h, n] = [huesOf(s), r.int(2, 4)];
  const [w, foot] = [Math.min(330, 900 / n), r.int(800, 880)];
  const gap = r.chance(0.4) ? 0 : 14;
  s.box(
    'board',
    r.pick([0, 40]),
    foot - 8,
    r.pick([1024, 944]),
    r.int(40, 144),
    `${calm(r, r.pick([p.mid, p.second, '#a9773f']))};box-shadow:0 8px 20px rgba(0,0,0,.3)`,
  );
  for (const k of upTo(n)) {
    const tall = r.int(300, 620) * (200 / w);
    const x = 512 + (k - n / 2) * w + gap / 2;
    const [wide, high] = [w - gap, tall * (w / 200)];
    const y = foot - high * ((w - gap) / w);
    s.object('vessel', lifted(svg(x, y, wide, foot - y, vessel(r, tall, h), 0, `0 0 200 ${tall}`)));
    const t = toneOf(s, 0.2);
    const [lh, lw] = [Math.min(230, (foot - y) * 0.52), wide - r.pick([0, 24, 40])];
    const ly = foot - lh - (foot - y) * 0.1;
    s.box(
      'label',
      x + (wide - lw) / 2,
      ly,
      lw,
      lh,
      `${calm(r, t.face)};border-radius:${r.pick([0, 10, 40])}px;box-shadow:0 1px 5px rgba(0,0,0,.35)`,
    );
    if (r.chance(0.5)) s.box('stripe', x + (wide - lw) / 2, ly + lh - 52, lw, 16, `background:${t.mark}`);
    const size = Math.min(lh * 0.44, 110);
    draw(s, h, x + wide / 2 - size / 2, ly + 10, size);
    middle(s, x, ly + lh * 0.66, wide, Math.min(30, w / 8), t.ink, r.pick(goods));
    middle(s, x, ly + lh - 18, wide, 18, t.faint, r.pick(notes));
  }
  s.box('sign', 162, 56, 700, 120, `${calm(r, p.dark)};border-radius:${r.pick([0, 16, 60])}px;${cast(s)}`);
  middle(s, 162, 116, 700, 56, '#fff', r.pick(makers));
  if (r.chance(0.6)) {
    s.object('price', burst(870, 210, 74, r.pick([12, 18, 24]), 0.85, p.accent));
    middle(s, 790, 210, 160, 38, '#fff', ['€4.50', '¥36']);
  }
}

/** What stands below on a pack, and the badge at its side. */
function packFoot(s: Sheet, x: number, y: number, w: number, a: string): void {
  const { random: r, palette: p } = s;
  const n = r.int(2, 4);
  for (const k of upTo(n)) {
    const [pw, left] = [(w - 80) / n, x + 40 + (k * (w - 80)) / n];
    s.box(
      'fact',
      left + 6,
      y + 770,
      pw - 12,
      62,
      `background:${r.pick([p.paper, p.second])};border-radius:${r.pick([6, 31])}px`,
    );
    middle(s, left, y + 801, pw, 22, p.dark, notes[(k + n) % notes.length]!);
  }
  s.box('plate', x + 36, y + 854, 190, 60, 'background:#fff');
  s.object('bars', svg(x + 46, y + 860, 170, 48, bars(r, 170, 48, '#111')));
  middle(s, x + w - 230, y + 884, 200, 26, '#fff', ['Net 400 g', '净含量400克']);
  const side = r.pick([-1, 1]);
  s.object(
    'badge',
    burst(
      512 + side * w * 0.46,
      y + 300,
      84,
      r.pick([10, 14, 22]),
      r.range(0.75, 0.9),
      p.second === a ? p.paper : p.second,
    ),
  );
  middle(s, 512 + side * w * 0.46 - 80, y + 300, 160, 34, p.dark, ['+15%', '+15%']);
}

/** The front of a bag or a box. */
function pack(s: Sheet): void {
  const { random: r, palette: p } = s;
  const [h, w] = [huesOf(s), r.int(560, 720)];
  const [x, y, tall] = [512 - w / 2, 44, 936];
  const a = unlike(r, h, [p.accent, p.mid, p.dark]);
  const zig = `l${w / 40} 14 ${w / 40}-14`.repeat(20);
  s.object(
    'pack',
    lifted(
      svg(
        x,
        y,
        w,
        tall,
        `<path fill="${a}" d="M0 0${zig}q-14 ${tall / 2} 0 ${tall}q${-w / 2} 12 ${-w} 0q14 ${-tall / 2} 0 ${-tall}z"/>`,
      ),
    ),
  );
  s.box(
    'seam',
    x + 6,
    y + 34,
    w - 12,
    r.int(10, 44),
    `${r.pick([`background:repeating-linear-gradient(90deg,#ffffff40 0 4px,#00000030 4px 8px)`, `background:${p.second}`])}`,
  );
  middle(s, x, y + 134, w, 38, p.second, r.pick(makers));
  middle(s, x, y + 206, w, 70, '#fff', r.pick(goods));
  const [cy, size] = [y + 500, r.int(300, 400)];
  const back = r.int(0, 3);
  if (back === 0) s.disc(512 - size * 0.62, cy - size * 0.62, size * 1.24, p.paper, `box-shadow:${s.shadow()}`);
  if (back === 1)
    s.box('wave', x + 8, cy - 30, w - 16, 270, `background:${p.second};border-radius:50% 50% 0 0/30% 30% 0 0`);
  if (back === 2) s.object('rays', burst(512, cy, size * 0.74, r.int(12, 30), r.range(0.5, 0.8), p.second));
  draw(
    s,
    h,
    512 - size / 2,
    cy - size / 2,
    size,
    ['cat', 'fish', 'fruit', 'cup', 'bowl', 'mushroom', 'bird', 'cake'],
    r.int(-6, 6),
  );
  for (const k of upTo(r.int(2, 4)))
    draw(
      s,
      h,
      x + 20 + (k % 2) * (w - 140),
      cy - 150 + Math.floor(k / 2) * 260,
      100,
      ['fruit', 'mushroom', 'tree', 'butterfly'],
      r.int(-20, 20),
    );
  packFoot(s, x, y, w, a);
}

export const labels: Layout = (s) => s.random.pick([largeLabel, shelf, pack])(s);
