/** Layouts that had the last word once. What they rendered has been looked at since: a set to tune on. */
import { fourthIcons } from '../icons.ts';
import { box, burst, photo, svg, type Kit, type Layout } from '../sheet.ts';

export const fourthKit: Kit = {
  palettes: [
    { dark: '#1d1e2c', mid: '#59656f', accent: '#ac3931', second: '#e5d352', light: '#dde1e4', paper: '#fcfcfc' },
    { dark: '#102542', mid: '#5a86ad', accent: '#f87060', second: '#b3d89c', light: '#d9e2ec', paper: '#ffffff' },
    { dark: '#31263e', mid: '#9b6a9e', accent: '#e0777d', second: '#ffd275', light: '#ecdff0', paper: '#fffbf8' },
    { dark: '#22333b', mid: '#7d9181', accent: '#c8553d', second: '#f0b67f', light: '#eae0d5', paper: '#fefcf8' },
    { dark: '#0b3948', mid: '#45a29e', accent: '#d7263d', second: '#f2c14e', light: '#d5ebe4', paper: '#fbfffe' },
    { dark: '#262322', mid: '#8d7966', accent: '#63458a', second: '#9ad1d4', light: '#e7e3da', paper: '#fffefc' },
  ],
  faces: ['Archivo Black', 'Playfair Display', 'Montserrat', 'Space Grotesk', 'Bebas Neue'],
  icons: fourthIcons,
  words: [
    ['Open House', '开放参观'],
    ['Golden Hour', '黄金时刻'],
    ['First Light', '第一缕光'],
    ['Corner Store', '街角小店'],
    ['Slow Food', '慢食生活'],
    ['Young Minds', '青年思想'],
    ['River Walk', '沿河漫步'],
    ['New Season', '新品上市'],
  ],
};

const centred = 'text-align:center';

/** A poster whose foot tears off as a ticket. */
const ticketPoster: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.object('photo', photo(92, 70, 840, 430, seed + 3, `border-radius:${r.pick([0, 24])}px`));
  s.box('title plate', 152, 430, 720, 150, `background:${p.dark};border-radius:${r.pick([0, 12])}px`, r.pick([0, -2]));
  s.text(152, 460, 720, 72, '#fff', centred);
  s.box('ticket', 92, 680, 840, 260, `background:${p.paper};border-radius:22px;box-shadow:${s.shadow()}`);
  s.box('stub', 712, 680, 220, 260, `background:${p.accent};border-radius:0 22px 22px 0`);
  s.disc(697, 665, 30, p.dark);
  s.disc(697, 925, 30, p.dark);
  s.text(132, 720, 500, 48, p.dark);
  s.text(132, 800, 500, 28, '#555', '', ['Doors at 19:30', '19:30 入场']);
  s.text(132, 860, 500, 28, '#555', '', ['Row F, seat 22', 'F 排 22 座']);
  s.icon(767, 750, 110, '#ffffff', p.accent, p.second);
};

/** Goods in two rows, each under a tag with its price. */
const priceTags: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.text(60, 50, 700, 64, p.dark);
  s.box('filter', 780, 60, 184, 60, `background:${p.dark};border-radius:30px`);
  s.text(780, 74, 184, 24, '#fff', centred, ['Sale', '特价']);
  for (let k = 0; k < 4; k++) {
    const [x, y] = [60 + (k % 2) * 464, 170 + Math.floor(k / 2) * 420];
    if (k % 3 === 0) s.object('goods', photo(x, y, 440, 300, seed + 11 * k, `border-radius:${r.pick([0, 18])}px`));
    else {
      const tint = `linear-gradient(${r.int(0, 180)}deg,${p.light},${k % 2 ? p.second : p.mid})`;
      s.object('plate', box(x, y, 440, 300, `background:${tint};border-radius:18px`));
      s.icon(x + 140, y + 70, 160, p.accent, p.paper, p.dark, r.int(-12, 12));
    }
    s.object('tag', svg(x + 300, y + 240, 180, 80, `<path fill="${p.accent}" d="M0 40L34 0h146v80H34z"/>`));
    s.text(x + 330, y + 258, 150, 36, '#fff', centred, [`$${r.int(12, 95)}`, `¥${r.int(18, 190)}`]);
    s.text(x, y + 320, 300, 30, p.dark);
  }
};

/** A telephone with an app on it, and what it can do beside it. */
const phoneApp: Layout = (s) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const [x, tx] = left ? [90, 540] : [550, 70];
  const shadow = `box-shadow:0 24px 60px rgba(0,0,0,.3)`;
  s.disc(x - 60, 180, 520, p.second);
  s.box('phone', x, 90, 390, 800, `background:${p.dark};border-radius:56px;${shadow}`);
  s.box('screen', x + 18, 110, 354, 760, `background:${p.paper};border-radius:40px`);
  s.box('hero', x + 42, 180, 306, 190, `background:linear-gradient(120deg,${p.accent},${p.second});border-radius:22px`);
  s.icon(x + 145, 225, 100, '#fff', p.dark, p.paper);
  for (let i = 0; i < 3; i++) {
    s.box('row', x + 42, 400 + i * 118, 306, 98, `background:${p.light};border-radius:18px`);
    s.disc(x + 58, 416 + i * 118, 66, [p.accent, p.mid, p.dark][i]!);
    s.text(x + 140, 434 + i * 118, 200, 24, p.dark);
  }
  s.box('tab bar', x + 42, 770, 306, 74, `background:${p.dark};border-radius:37px`);
  s.text(tx, 200, 420, 66, p.dark);
  s.text(tx, 300, 420, 30, p.dark);
  s.box('get', tx, 420, 250, 84, `background:${p.dark};border-radius:16px`);
  s.text(tx, 440, 250, 32, '#fff', centred, ['Get it', '下载']);
  s.icon(tx, 580, 90, p.accent, p.second, p.dark);
  s.icon(tx + 130, 580, 90, p.mid, p.dark, p.accent);
  s.icon(tx + 260, 580, 90, p.dark, p.second, p.mid);
};

/** Rooms in tiles, a price on a ribbon, an agent in a disc. */
const estate: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const round = `border-radius:${r.pick([0, 16])}px`;
  s.object('photo', photo(40, 40, 620, 480, seed + 21, round));
  s.object('photo', photo(684, 40, 300, 228, seed + 22, round));
  s.object('photo', photo(684, 292, 300, 228, seed + 23, round));
  s.object('ribbon', svg(40, 400, 360, 90, `<path fill="${p.accent}" d="M0 0h360l-36 45 36 45H0z"/>`));
  s.text(60, 418, 280, 46, '#fff', '', ['$820,000', '¥3,680,000']);
  s.box('facts', 40, 560, 944, 150, `background:${p.paper};border-radius:20px;box-shadow:${s.shadow()}`);
  for (let i = 0; i < 3; i++) {
    s.icon(80 + i * 310, 590, 84, p.accent, p.paper, p.dark);
    const facts = [
      ['4 rooms', '4 室'],
      ['126 m²', '126 平米'],
      ['Garden', '花园'],
    ] as const;
    s.text(184 + i * 310, 612, 200, 34, p.dark, '', facts[i]);
  }
  s.box('foot', 0, 770, 1024, 254, `background:${p.dark}`);
  s.object(
    'portrait',
    photo(60, 797, 200, 200, seed + 24, `border-radius:50%;border:8px solid ${p.paper};box-sizing:border-box`),
  );
  s.text(300, 830, 500, 48, '#fff');
  s.text(300, 910, 500, 28, p.light, '', ['Call 555 0142', '电话 555 0142']);
  s.box('call', 780, 850, 190, 90, `background:${p.second};border-radius:45px`);
  s.text(780, 872, 190, 32, p.dark, centred, ['Visit', '看房']);
};

/** A sentence on a sheet that tape holds, with stickers about it. */
const quote: Layout = (s) => {
  const { random: r, palette: p } = s;
  const turn = r.pick([-4, -2, 3, 5]);
  s.box('behind', 180, 190, 664, 640, `background:${p.mid}`, -turn * 1.5);
  s.box('sheet', 170, 180, 684, 650, `background:${p.paper};box-shadow:${s.shadow()}`, turn);
  for (const [x, y, angle] of [
    [130, 160, -38],
    [720, 150, 34],
  ] as const)
    s.box('tape', x, y, 190, 56, `background:${p.second};opacity:.86`, angle);
  s.text(170, 360, 684, 68, p.dark, `${centred};transform:rotate(${turn}deg)`);
  s.text(170, 480, 684, 68, p.accent, `${centred};transform:rotate(${turn}deg)`);
  s.object('sticker', burst(800, 800, 130, 14, 0.82, p.accent));
  s.icon(740, 740, 120, '#fff', p.accent, p.second, r.int(-15, 15));
  s.object(
    'heart',
    svg(
      90,
      760,
      160,
      150,
      `<path fill="${p.second}" stroke="${p.paper}" stroke-width="10" d="M80 140C20 95 8 70 8 46a36 36 0 0 1 72-14 36 36 0 0 1 72 14c0 24-12 49-72 94z"/>`,
    ),
  );
};

/** What a kitchen has, in sections with lines between them. */
const carte: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.box('card', 112, 60, 800, 904, `background:${p.paper};box-shadow:${s.shadow()}`);
  s.box('band', 112, 60, 800, 170, `background:${p.dark}`);
  s.text(112, 100, 800, 76, p.second, centred);
  for (let k = 0; k < 3; k++) {
    const y = 270 + k * 220;
    s.disc(150, y, 110, [p.accent, p.mid, p.second][k]!);
    s.icon(172, y + 22, 66, '#fff', p.dark, p.light);
    s.text(290, y, 400, 40, p.dark);
    for (let i = 0; i < 2; i++) {
      s.text(290, y + 62 + i * 48, 380, 26, '#555');
      s.text(780, y + 62 + i * 48, 100, 26, p.accent, 'text-align:right', [
        `${r.int(6, 24)}.50`,
        `${r.int(18, 98)} 元`,
      ]);
    }
    if (k < 2) s.box('rule', 150, y + 178, 724, 5, `background:${p.light}`);
  }
  s.object('seal', burst(890, 240, 84, 12, 0.86, p.accent));
  s.text(806, 218, 168, 34, '#fff', centred, ['New', '新']);
};

/** Who speaks, in a row, and when. */
const speakers: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  s.object('swash', svg(0, 0, 1024, 360, `<path fill="${p.dark}" d="M0 0h1024v240Q760 380 420 300T0 330z"/>`));
  s.text(70, 70, 800, 78, '#fff');
  s.text(70, 180, 600, 34, p.second, '', ['12-14 May, Hall 3', '5 月 12 至 14 日']);
  for (let k = 0; k < 3; k++) {
    const x = 70 + k * 306;
    s.disc(x - 10, 400, 260, [p.accent, p.second, p.mid][k]!);
    s.object('portrait', photo(x + 10, 420, 220, 220, seed + 31 + k, 'border-radius:50%'));
    s.box(
      'name',
      x - 10,
      640,
      260,
      76,
      `background:${p.paper};border-radius:14px;box-shadow:0 6px 16px rgba(0,0,0,.2)`,
    );
    s.text(x - 10, 656, 260, 30, p.dark, centred);
  }
  s.box('line', 70, 800, 884, 12, `background:${p.mid};border-radius:6px`);
  for (let k = 0; k < 4; k++) {
    s.disc(90 + k * 260, 776, 60, k === 1 ? p.accent : p.dark);
    s.text(40 + k * 260, 860, 160, 28, p.dark, centred, [`${r.int(9, 11) + k * 2}:00`, `${r.int(9, 11) + k * 2} 点`]);
  }
};

/** A coupon with a great number on it, half of it striped. */
const coupon: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.text(0, 90, 1024, 70, p.dark, centred);
  s.box('coupon', 80, 260, 864, 460, `background:${p.accent};border-radius:34px;box-shadow:${s.shadow()}`);
  const stripes = Array.from(
    { length: 7 },
    (_, i) => `<rect x="${i * 44}" y="0" width="22" height="460" fill="${p.second}"/>`,
  );
  s.object('stripes', svg(600, 260, 286, 460, stripes.join('')));
  s.box('value', 140, 320, 420, 340, `background:${p.paper};border-radius:24px`);
  s.text(140, 370, 420, 150, p.accent, centred, [`${r.int(2, 7)}0%`, `${r.int(3, 8)} 折`]);
  s.text(140, 570, 420, 36, p.dark, centred, ['off everything', '全场商品']);
  s.disc(660, 400, 180, p.paper);
  s.icon(695, 435, 110, p.accent, p.paper, p.dark, r.int(-10, 10));
  s.box(
    'code',
    272,
    790,
    480,
    100,
    `background:${p.paper};border:5px solid ${p.dark};box-sizing:border-box;border-radius:18px`,
  );
  s.text(272, 812, 480, 44, p.dark, centred, ['CODE 2041', '代码 2041']);
};

export const fourthLayouts: Layout[] = [ticketPoster, priceTags, phoneApp, estate, quote, carte, speakers, coupon];
