/** Printed matter to learn from: certificates here, the other seven layouts beside. */
import { eighthIcons, ninthIcons, tuneIcons } from '../../scripts/designs/icons.ts';
import { middle, sign, soft, type Pair } from '../../scripts/designs/placing.ts';
import { burst, svg, type Kit, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  banner,
  bloom,
  calm,
  corner,
  divider,
  draw,
  huesOf,
  laurel,
  lifted,
  perforated,
  placed,
  printedIcons,
  signature,
  toneOf,
  type Tone,
} from './printed-parts.ts';
import { tickets } from './printed-tickets.ts';
import { lists } from './printed-lists.ts';
import { labels } from './printed-labels.ts';
import { persons } from './printed-persons.ts';
import { cover } from './printed-cover.ts';
import { invitation } from './printed-invitation.ts';
import { laid } from './printed-laid.ts';

export const kit: Kit = {
  palettes: [
    { dark: '#1b2a41', mid: '#58708f', accent: '#b3272d', second: '#dcb75c', light: '#e9e4d8', paper: '#fffdf6' },
    { dark: '#173b2f', mid: '#4b7f66', accent: '#b4532a', second: '#e8cf8a', light: '#e4ecdf', paper: '#fdfdf7' },
    { dark: '#4a1728', mid: '#9a5a6b', accent: '#1f6f78', second: '#f0c3b4', light: '#f6e7e4', paper: '#fffaf8' },
    { dark: '#191919', mid: '#6d6d6d', accent: '#cf2b1d', second: '#f2c230', light: '#ececec', paper: '#ffffff' },
    { dark: '#0d3b4c', mid: '#2f8195', accent: '#d2493a', second: '#f4b860', light: '#d9edf0', paper: '#fafeff' },
    { dark: '#3c2415', mid: '#8f6240', accent: '#3d7048', second: '#f1b950', light: '#eedfc6', paper: '#fbf5e8' },
    { dark: '#2f2352', mid: '#7c68b5', accent: '#c13584', second: '#b9e3d0', light: '#ece7f7', paper: '#fdfcff' },
    { dark: '#22333b', mid: '#7b8a83', accent: '#c06a4b', second: '#f2d6b3', light: '#eae4db', paper: '#fcfaf6' },
  ],
  faces: ['Playfair Display', 'EB Garamond', 'Montserrat', 'DM Serif Display', 'Inter Tight', 'Bebas Neue', 'Gloock'],
  icons: { ...tuneIcons, ...eighthIcons, ...ninthIcons, ...printedIcons },
  words: [
    ['With compliments', '谨致问候'],
    ['Printed in colour', '彩色印刷'],
  ],
};

const titles: Pair[] = [
  ['Certificate', '荣誉证书'],
  ['Diploma', '毕业证书'],
  ['Award', '奖状'],
  ['Certificate of Merit', '优秀证书'],
];
const people: Pair[] = [
  ['Amelia Ortega', '欧雅美'],
  ['Jonas Lindqvist', '林德维'],
  ['Priya Raman', '任佩雅'],
  ['Theo Marchetti', '马切蒂'],
];
const deeds: Pair[] = [
  ['for outstanding work in the spring course', '在春季课程中表现突出'],
  ['has completed eighty hours of practice', '完成八十小时实践'],
  ['in recognition of ten years of service', '表彰其十年服务'],
];

/** What runs round the sheet: nothing, one or two borders, scallops, bands across the corners, flourishes. */
function frame(s: Sheet, w: number, h: number, t: Tone): void {
  const { random: r, palette: p } = s;
  const kind = r.int(0, 4);
  if (kind === 0) {
    const k = r.int(130, 200);
    const bands: [string, string][] = [
      [`M0 0h${k}L0 ${k}z`, p.accent],
      [`M${k + 16} 0h${r.int(30, 70)}L0 ${k + 70}v-54z`, p.second],
      [`M${w} ${h}h${-k}L${w} ${h - k}z`, p.mid],
      [`M${w - k - 16} ${h}h${-r.int(30, 70)}L${w} ${h - k - 70}v54z`, p.accent],
    ];
    const turned = r.chance(0.5);
    const way = (d: string, fill: string) =>
      `<path fill="${fill}" d="${d}"${turned ? ` transform="translate(${w} 0) scale(-1 1)"` : ''}/>`;
    for (const [d, fill] of bands) s.object('band', svg(-w / 2, -h / 2, w, h, way(d, fill)));
    return;
  }
  const gap = r.int(18, 34);
  const [fw, fh] = [w - 2 * gap, h - 2 * gap];
  const [x, y] = [-fw / 2, -fh / 2];
  const thick = r.pick([3, 6, 14, 24]);
  const rim = r.pick(['solid', 'double', 'ridge']);
  if (kind === 1) {
    const step = r.int(16, 40);
    const d = perforated(fw - 16, fh - 16, step, step * r.pick([0.6, 1]), r.int(0, 1));
    const fill = r.chance(0.5) ? t.tint : 'none';
    s.object(
      'scallops',
      svg(
        x + 8,
        y + 8,
        fw - 16,
        fh - 16,
        `<path d="${d}" fill="${fill}" stroke="${t.mark}" stroke-width="${r.int(3, 7)}"/>`,
      ),
    );
  } else
    s.box(
      'border',
      x,
      y,
      fw,
      fh,
      `border:${thick}px ${rim} ${r.pick([t.mark, p.mid])};box-sizing:border-box;border-radius:${r.pick([0, 0, 24])}px`,
    );
  const inset = thick + r.int(8, 14);
  if (r.chance(0.6))
    s.box(
      'border',
      x + inset,
      y + inset,
      fw - 2 * inset,
      fh - 2 * inset,
      `border:2px solid ${t.faint};box-sizing:border-box`,
    );
  if (kind < 3) return;
  const size = r.int(70, 104);
  const drawn = corner(r, t.mark, t.faint);
  const shown = r.chance(0.7) ? [0, 1, 2, 3] : [0, 3];
  for (const i of shown) {
    const [mx, my] = [i % 2 ? -1 : 1, i > 1 ? -1 : 1];
    const way = `<g transform="translate(${mx < 0 ? 100 : 0} ${my < 0 ? 100 : 0}) scale(${mx} ${my})">${drawn}</g>`;
    const at = inset + 6;
    s.object(
      'corner',
      svg(mx > 0 ? x + at : -x - at - size, my > 0 ? y + at : -y - at - size, size, size, way, 0, '0 0 100 100'),
    );
  }
}

/** Tails, seal and the sign on it are three. */
function seal(s: Sheet, cx: number, cy: number, size: number): void {
  const { random: r, palette: p } = s;
  const [a, b] = r.pick([
    [p.accent, p.second],
    [p.second, p.accent],
    [p.mid, p.second],
  ]) as [string, string];
  if (r.chance(0.7)) {
    const long = r.int(150, 190);
    const tail = (way: number) =>
      `<path fill="${b}" d="M-26 0h52v${long}l-26-22-26 22z" transform="rotate(${way * r.int(14, 26)})"/>`;
    s.object(
      'tails',
      svg(
        cx,
        cy,
        size / 100,
        size / 100,
        `<g transform="scale(${size / 200})">${tail(1)}${tail(-1)}</g>`,
        0,
        `0 0 ${size / 100} ${size / 100}`,
      ),
    );
  }
  const rings = `<circle cx="${cx}" cy="${cy}" r="${size * 0.36}" fill="none" stroke="${b}" stroke-width="${r.int(2, 6)}"/>`;
  const edge = r.pick([
    burst(cx, cy, size / 2, r.int(14, 30), r.range(0.84, 0.93), a),
    svg(
      0,
      0,
      10,
      10,
      `<g transform="translate(${cx} ${cy}) scale(${size / 100})">${bloom(r, { a, b: a, c: a, d: b, e: a, outline: '' })}</g>`,
    ),
    svg(0, 0, 10, 10, `<circle cx="${cx}" cy="${cy}" r="${size / 2}" fill="${a}"/>`),
  ]);
  s.object(
    'seal',
    lifted(edge.replace('</svg>', `<circle cx="${cx}" cy="${cy}" r="${size * 0.42}" fill="${a}"/>${rings}</svg>`)),
  );
  const half = size * r.range(0.2, 0.26);
  sign(
    s,
    r.pick(['star', 'spark', 'tick', 'heart', 'cap', 'leaf']),
    cx - half,
    cy - half,
    half * 2,
    r.pick(['#fff', b]),
    a,
  );
}

/** A sheet with its frame, what it says, who signs, and its seal. */
const certificate: Layout = (s) => {
  const { random: r, palette: p } = s;
  const t = toneOf(s);
  const h = r.chance(0.4) ? r.int(880, 970) : r.int(640, 760);
  const w = h > 800 ? r.int(690, 820) : r.int(900, 990);
  placed(s, 512, 512, r.pick([0, 0, 0, -3, 2]), () => {
    s.box('paper', -w / 2, -h / 2, w, h, `${calm(r, t.face)};${soft(s)}`);
    frame(s, w, h, t);
    const hues = huesOf(s);
    if (r.chance(0.3)) s.object('watermark', burst(0, 0, h * 0.34, r.int(12, 40), r.range(0.5, 0.9), `${t.faint}22`));
    const tall = h > 800;
    let y = -h / 2 + 90;
    if (tall || r.chance(0.3)) {
      const size = tall ? r.int(130, 190) : 96;
      if (r.chance(0.5)) s.object('laurel', svg(-size / 2, y - 20, size, size, laurel(r, t.mark), 0, '0 0 200 200'));
      draw(s, hues, -size * 0.27, y + size * 0.1, size * 0.54, ['crown', 'trophy', 'tree', 'bird', 'lighthouse']);
      y += size + 20;
    }
    if (r.chance(0.35)) {
      const wide = r.int(500, 620);
      s.object(
        'banner',
        svg(-wide / 2, y - 44, wide, 110, banner(r, wide, 110, p.accent, p.dark === t.face ? p.mid : p.dark)),
      );
      middle(s, -wide / 2, y - 2, wide, 46, '#fff', r.pick(titles));
    } else middle(s, -w / 2, y, w, tall ? 58 : 66, t.ink, r.pick(titles));
    if (r.chance(0.6)) s.object('divider', svg(-150, y + 62, 300, 24, divider(r, 300, t.mark)));
    middle(s, -w / 2, y + 112, w, 24, t.faint, ['proudly presented to', '特此授予']);
    middle(s, -w / 2, y + 174, w, r.int(44, 60), t.mark === p.second ? t.mark : t.ink, r.pick(people));
    s.box('rule', -w * 0.3, y + 222, w * 0.6, r.int(2, 4), `background:${t.faint}`);
    middle(s, -w / 2, y + 258, w, 24, t.ink, r.pick(deeds));
    if (tall) middle(s, -w / 2, y + 298, w, 22, t.faint, ['Given this day at the town hall', '于市政厅颁发']);
    const base = h / 2 - r.int(104, 124);
    const place = r.pick([0, 0, -1, 1]);
    seal(s, place * w * 0.31, base - (tall ? 20 : 14), r.int(110, 150));
    for (const [k, side] of (place ? [-place * 0.3, -place * 0.02] : [-0.29, 0.29]).entries()) {
      const cx = side * w;
      if (r.chance(0.8)) s.object('signature', svg(cx - 80, base - 56, 160, 48, signature(r, t.ink), 0, '0 0 200 60'));
      s.box('rule', cx - 92, base, 184, 2, `background:${t.ink}`);
      middle(s, cx - 110, base + 24, 220, 20, t.faint, k ? ['Director', '院长'] : ['Teacher', '教师']);
    }
  });
};

export const layouts: readonly Layout[] = [certificate, tickets, lists, labels, persons, cover, invitation, laid];
