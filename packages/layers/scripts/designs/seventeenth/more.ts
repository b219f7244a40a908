/** The last four layouts of the seventeenth set. */
import { centre, glyph, raised, rim, sided } from './icons.ts';
import { cast, line, soft, type Pair } from '../placing.ts';
import { box, burst, photo, svg, type Sheet, type Layout } from '../sheet.ts';

/** The rings of a calendar, along its upper edge. */
function binding(s: Sheet, x: number, y: number, width: number, count: number): void {
  const { palette: p } = s;
  const rings = Array.from({ length: count }, (_, i) => {
    const left = ((i + 0.5) * width) / count - 11;
    return `<rect x="${left.toFixed(1)}" y="2" width="22" height="68" rx="11" fill="${p.dark}" stroke="${p.paper}" stroke-width="4"/>`;
  });
  s.object('binding', svg(x, y, width, 72, rings.join('')));
}

/** Seven columns and five rows of days; answers where a day stands. */
function days(s: Sheet, x: number, y: number): (column: number, row: number) => [number, number] {
  const { random: r, palette: p } = s;
  const radius = r.pick([6, 16]);
  const at = (column: number, row: number): [number, number] => [column * 104, row * 92];
  const cells = Array.from({ length: 35 }, (_, i) => {
    const [left, top] = at(i % 7, Math.floor(i / 7));
    return `<rect x="${left}" y="${top}" width="92" height="80" rx="${radius}" fill="${p.light}"/>`;
  });
  s.object('grid', svg(x, y, 716, 448, cells.join('')));
  return (column, row) => [x + column * 104, y + row * 92];
}

const termDates: Layout = (s) => {
  const { random: r, palette: p } = s;
  const at = sided(r.chance(0.5));
  const [x, y, w, h] = [130 + r.int(-20, 20), r.int(112, 140), 764, 660];
  const radius = r.pick([8, 28]);
  s.box('card', x, y, w, h, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  s.box('header', x, y, w, 148, `background:${p.accent};border-radius:${radius}px ${radius}px 0 0`);
  centre(
    s,
    x + 120,
    y + 88,
    w - 240,
    64,
    '#fff',
    r.pick<Pair>([
      ['Term dates', '学期安排'],
      ['March 2027', '三月校历'],
    ]),
  );
  binding(s, x + 120, y - 36, w - 240, r.pick([6, 8]));
  const cell = days(s, x + 24, y + 178);
  const marks = [
    [r.int(0, 5), 0, p.accent],
    [r.int(1, 6), 1, p.dark],
    [r.int(2, 4), 3, p.accent],
  ] as const;
  for (const [column, row, fill] of marks) {
    const [left, top] = cell(column, row);
    s.disc(left + 6, top, 80, fill);
    const day = `${row * 7 + column + 1}`;
    centre(s, left + 12, top + 40, 68, 36, '#fff', [day, day]);
  }
  const span = r.int(3, 5);
  const [bx, by] = cell(r.int(0, 7 - span), 2);
  s.box('bar', bx + 4, by + 6, span * 104 - 20, 68, `background:${p.second};border-radius:${r.pick([34, 10])}px`);
  centre(s, bx + 20, by + 40, span * 104 - 52, 36, p.dark, ['Holiday', '假期']);
  const gx = at(62, 128);
  s.disc(gx, y + 40, 128, p.second, `${rim(8, p.paper)}${cast(s)}`);
  glyph(s, 'cap', gx + 24, y + 62, 80, [p.dark, p.dark, p.accent]);
  const [nx, ny, turn] = [at(742, 220), y + h - 130, r.pick([-8, -5, 5, 8])];
  s.box('note', nx, ny, 220, 220, `background:${p.second};${cast(s)}`, turn);
  const ball = svg(60, 26, 100, 100, s.kit.icons.ball!(p.dark, p.second, p.dark), 0, '0 0 24 24');
  s.object('icon:ball', box(nx, ny, 220, 220, '', ball, turn));
  const px = s.chinese ? 32 : 30;
  const pivot = `text-align:center;transform-origin:50% ${110 - (166 - px * (s.chinese ? 0.621 : 0.675))}px;transform:rotate(${turn}deg)`;
  line(s, nx, ny + 166, 220, px, p.dark, ['Sports day', '运动会'], pivot);
  legend(s, at, y + h + 38);
};

/** What the colours of the calendar stand for. */
function legend(s: Sheet, at: (x: number, width: number) => number, y: number): void {
  const { palette: p } = s;
  const kinds = [
    [p.accent, ['No lessons', '停课']],
    [p.dark, ['Reports', '成绩单']],
  ] as const;
  for (const [i, [fill, text]] of kinds.entries()) {
    const x = at(96 + i * 310, 286);
    s.box('pill', x, y, 286, 78, `background:${fill};border-radius:39px;${rim(6, p.paper)}${cast(s)}`);
    centre(s, x + 34, y + 39, 218, 32, '#fff', text);
  }
}

/** A box to tick, with or without its tick. */
function tickBox(s: Sheet, x: number, y: number, ticked: boolean): void {
  const { palette: p } = s;
  const frame = `<rect x="4" y="4" width="56" height="56" rx="12" fill="${ticked ? p.accent : 'none'}" stroke="${p.accent}" stroke-width="7"/>`;
  const tick = `<path fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" d="M18 33l10 11 19-23"/>`;
  s.object('tick box', svg(x, y, 64, 64, frame + (ticked ? tick : '')));
}

const packing: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const at = sided(r.chance(0.5));
  const [w, h, y] = [600, 846, r.int(76, 92)];
  const left = r.int(170, 240);
  const x = at(left, w);
  s.box('board', x, y, w, h, `background:${p.mid};border-radius:36px;${rim(6, p.dark)}${soft(s)}`);
  s.box('sheet', x + 40, y + 70, w - 80, h - 110, `background:${p.paper};border-radius:${r.pick([0, 10])}px`);
  const clip = 'M70 0h60a14 14 0 0 1 14 14v20h44a12 12 0 0 1 12 12v46H0V46a12 12 0 0 1 12-12h44V14A14 14 0 0 1 70 0z';
  raised(
    s,
    'clip',
    svg(x + w / 2 - 100, y - 30, 200, 92, `<path fill="${p.dark}" stroke="${p.light}" stroke-width="4" d="${clip}"/>`),
  );
  s.box('band', x + 72, y + 128, w - 144, 96, `background:${p.accent};border-radius:${r.pick([8, 48])}px`);
  const title = r.pick<Pair>([
    ['Camp packing', '露营清单'],
    ['What to bring', '要带的东西'],
  ]);
  centre(s, x + 100, y + 176, w - 200, 48, '#fff', title);
  const things = [
    ['tent', ['Tent', '帐篷'], [p.accent, p.dark, p.second]],
    ['torch', ['Torch', '手电筒'], [p.dark, p.second, p.paper]],
    ['flask', ['Bottle', '水壶'], [p.mid, p.dark, p.second]],
    ['towel', ['Towel', '毛巾'], [p.second, p.dark, p.dark]],
    ['mug', ['Mug', '杯子'], [p.accent, p.second, p.dark]],
  ] as const;
  const [first, side] = [r.int(0, 4), r.chance(0.5)];
  for (let i = 0; i < 4; i++) {
    const [icon, text, inks] = things[(first + i) % 5]!;
    const top = y + 262 + i * 130;
    tickBox(s, x + (side ? 76 : w - 140), top + 10, r.chance(0.6));
    glyph(s, icon, side ? x + w - 162 : x + 76, top, 84, inks);
    centre(s, x + 176, top + 42, w - 352, 40, p.dark, text);
  }
  s.object(
    'photo',
    photo(at(left + w - 62, 176), y + h - 128, 176, 176, seed + 11, `border-radius:50%;${rim(9, p.paper)}${soft(s)}`),
  );
  const [tx, turn] = [at(left - 96, 236), r.int(7, 12) * (x === left ? -1 : 1)];
  s.box('tag', tx, y + 26, 236, 78, `background:${p.second};border-radius:${r.pick([6, 39])}px;${cast(s)}`, turn);
  centre(s, tx + 20, y + 65, 196, 32, p.dark, ['Friday 9 am', '周五九点'], turn);
};

/** The corners of a chart with five axes. */
const corners = (radii: readonly number[]) =>
  radii
    .map((radius, i) => {
      const angle = (2 * Math.PI * i) / 5 - Math.PI / 2;
      return `${(150 + radius * Math.cos(angle)).toFixed(1)},${(150 + radius * Math.sin(angle)).toFixed(1)}`;
    })
    .join(' ');

/** A web of five axes, and the shape of a taste on it. */
function taste(s: Sheet, cx: number, cy: number): void {
  const { random: r, palette: p } = s;
  const ring = (k: number) => `<polygon points="${corners(Array(5).fill(k))}"/>`;
  const axes = corners(Array(5).fill(140))
    .split(' ')
    .map((corner) => `<path d="M150 150L${corner.replace(',', ' ')}"/>`);
  const web = `<g fill="none" stroke="${p.light}" stroke-width="4">${[48, 94, 140].map(ring).join('')}${axes.join('')}</g>`;
  s.object('web', svg(cx - 150, cy - 150, 300, 300, web));
  const shape = corners(Array.from({ length: 5 }, () => r.int(50, 132)));
  const fill = `fill="${p.second}" fill-opacity=".86" stroke="${p.second}" stroke-width="5" stroke-linejoin="round"`;
  s.object('taste', svg(cx - 150, cy - 150, 300, 300, `<polygon points="${shape}" ${fill}/>`));
}

/** Five beans as a scale; the rest of them are pale. */
function beans(s: Sheet, x: number, y: number, full: number): void {
  const { palette: p } = s;
  const all = Array.from(
    { length: 5 },
    (_, i) =>
      `<g transform="translate(${i * 58} 0) scale(2)">${s.kit.icons.bean!(i < full ? p.accent : p.light, p.paper, '')}</g>`,
  );
  s.object('beans', svg(x, y, 280, 48, all.join('')));
}

const roast: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const mirrored = r.chance(0.5);
  const at = sided(mirrored);
  const [w, h, y, radius] = [864, 560, r.int(206, 250), r.pick([0, 20, 44])];
  const inner = Math.max(0, radius - 14);
  const round = mirrored ? `0 ${inner}px ${inner}px 0` : `${inner}px 0 0 ${inner}px`;
  s.box('card', 80, y, w, h, `background:${p.paper};border-radius:${radius}px;${soft(s)}`);
  const [px, rx] = [at(80, 380), at(460, 484)];
  s.box('panel', at(94, 366), y + 14, 366, h - 28, `background:${p.dark};border-radius:${round}`);
  taste(s, px + 190, y + 240);
  s.disc(px + 115, y + h - 84, 150, p.accent, `${rim(9, p.paper)}${cast(s)}`);
  glyph(s, 'mug', px + 149, y + h - 52, 82, ['#fff', p.second, '#fff']);
  const size = r.int(210, 236);
  const mx = rx + 242 + r.int(10, 50) * (mirrored ? 1 : -1);
  s.object(
    'photo',
    photo(
      mx - size / 2,
      y + 100 - size,
      size,
      size,
      seed + 13,
      `border-radius:${r.pick(['50%', '28px'])};${rim(10, p.paper)}${soft(s)}`,
    ),
  );
  const name = r.pick<Pair>([
    ['Huila Reserve', '慧兰庄园'],
    ['Yirga Morning', '耶加晨光'],
    ['House Blend', '本店拼配'],
  ]);
  centre(s, rx + 40, y + 160, 404, 50, p.dark, name);
  centre(s, rx + 40, y + 222, 404, 27, p.mid, ['Grown at 1750 metres', '海拔一千七百米']);
  beans(s, rx + 102, y + 266, r.int(2, 4));
  centre(s, rx + 40, y + 350, 404, 26, p.mid, ['Medium roast', '中度烘焙']);
  const notes: Pair[] = [
    ['Cocoa', '可可'],
    ['Honey', '蜂蜜'],
    ['Citrus', '柑橘'],
    ['Plum', '李子'],
  ];
  const first = r.int(0, 3);
  for (let i = 0; i < 3; i++) {
    const x = rx + 22 + i * 150;
    const [fill, ink] = [[p.accent, '#fff'] as const, [p.second, p.dark] as const, [p.mid, '#fff'] as const][i]!;
    s.box('pill', x, y + 414, 140, 76, `background:${fill};border-radius:${radius ? 38 : 12}px`);
    centre(s, x + 12, y + 452, 116, 30, ink, notes[(first + i) % 4]!);
  }
  const cx = at(918, 0);
  raised(s, 'burst', burst(cx, y + 14, 84, r.int(11, 18), 0.85, p.second));
  const score = `${r.int(82, 91)}`;
  centre(s, cx - 56, y + 14, 112, 54, p.dark, [score, score], r.pick([-10, 10]));
};

/** A tilted card with its photograph and what it is called. */
function candidate(s: Sheet, x: number, y: number, turn: number, seed: number, name: Pair): void {
  const { random: r, palette: p } = s;
  const [w, h] = [392, 440];
  s.box('card', x, y, w, h, `background:${p.paper};border-radius:${r.pick([6, 22])}px;${soft(s)}`, turn);
  s.object('photo', box(x, y, w, h, '', photo(24, 24, w - 48, 316, seed, 'border-radius:8px'), turn));
  const px = 38;
  const half = px * (s.chinese ? 0.92 : 1) * 0.675;
  const pivot = `text-align:center;transform-origin:50% ${h / 2 - (392 - half)}px;transform:rotate(${turn}deg)`;
  line(s, x, y + 392, w, px, p.dark, name, pivot);
}

const vote: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [y, lean, drop] = [r.int(204, 216), r.int(3, 6), r.int(-14, 14)];
  const pairs: [Pair, Pair][] = [
    [
      ['The lake', '湖边'],
      ['The hills', '山丘'],
    ],
    [
      ['Old wharf', '老码头'],
      ['New park', '新公园'],
    ],
  ];
  const [one, two] = r.pick(pairs);
  const ribbon = 'M0 0h660l-32 55 32 55H0l32-55z';
  raised(s, 'ribbon', svg(182, 40, 660, 110, `<path fill="${p.accent}" d="${ribbon}"/>`));
  centre(
    s,
    240,
    95,
    544,
    54,
    '#fff',
    r.pick<Pair>([
      ['Where to next?', '下次去哪里'],
      ['You decide', '由你决定'],
    ]),
  );
  candidate(s, 84, y + drop, -lean, seed + 3, one);
  candidate(s, 548, y - drop, lean, seed + 8, two);
  const marks = [
    [44, drop, 'A', p.mid],
    [872, -drop, 'B', p.accent],
  ] as const;
  for (const [x, shift, letter, fill] of marks) {
    s.disc(x, y + shift + 28, 108, fill, `${rim(8, p.paper)}${cast(s)}`);
    centre(s, x + 20, y + shift + 82, 68, 52, '#fff', [letter, letter]);
  }
  raised(s, 'burst', burst(512, y + 200, r.int(88, 98), r.int(10, 16), 0.8, p.second));
  centre(s, 452, y + 200, 120, 58, p.dark, ['VS', '对决'], r.pick([-8, 8]));
  const share = r.int(38, 64);
  const [top, bend] = [722, r.pick([14, 39])];
  s.box('track', 112, top, 800, 78, `background:${p.paper};border-radius:${bend}px;${soft(s)}`);
  s.box('fill', 121, top + 9, share * 8, 60, `background:${p.mid};border-radius:${bend - 8}px`);
  centre(s, 140, top + 39, 150, 38, '#fff', [`${share} %`, `${share} %`]);
  centre(s, 738, top + 39, 150, 38, p.dark, [`${100 - share} %`, `${100 - share} %`]);
  s.box(
    'button',
    322,
    852,
    380,
    104,
    `background:${p.second};border-radius:${r.pick([20, 52])}px;${rim(6, p.paper)}${cast(s)}`,
  );
  glyph(s, 'heart', 356, 876, 56, [p.accent, p.accent, p.accent]);
  centre(s, 424, 904, 240, 44, p.dark, ['Vote now', '立即投票']);
};

export const seventeenthMore: Layout[] = [termDates, packing, roast, vote];
