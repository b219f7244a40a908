/** The layouts that the separation is tuned on. */
import { tuneIcons } from '../icons.ts';
import { box, burst, photo, svg, type Kit, type Layout } from '../sheet.ts';

export const tuneKit: Kit = {
  palettes: [
    { dark: '#1d3557', mid: '#457b9d', accent: '#e63946', second: '#f4a261', light: '#a8dadc', paper: '#fdfcf7' },
    { dark: '#2d2a4a', mid: '#6c63a8', accent: '#ff6f91', second: '#ffc75f', light: '#d5cabd', paper: '#ffffff' },
    { dark: '#1b4332', mid: '#40916c', accent: '#d9772b', second: '#e9c46a', light: '#b7e4c7', paper: '#fbf8ef' },
    { dark: '#3d1f1f', mid: '#9c4a3c', accent: '#c1121f', second: '#e9a03b', light: '#f3d5b5', paper: '#fff8f0' },
    { dark: '#10202e', mid: '#3a7ca5', accent: '#16b8a6', second: '#ffd166', light: '#cfe8ef', paper: '#f8fafc' },
    { dark: '#33272a', mid: '#8d6b7a', accent: '#e0568b', second: '#8ac4d0', light: '#f6d6e0', paper: '#fffafb' },
  ],
  faces: ['Inter Tight', 'Montserrat', 'Playfair Display', 'Bebas Neue', 'EB Garamond'],
  icons: tuneIcons,
  words: [
    ['Summer Sale', '夏日大促'],
    ['Fresh Coffee', '新鲜咖啡'],
    ['City Night Run', '城市夜跑'],
    ['Garden Party', '花园派对'],
    ['New Arrivals', '新品上市'],
    ['Open Day', '开放日'],
    ['Weekend Market', '周末市集'],
    ['Mountain Trip', '山间旅行'],
  ],
};

const centred = 'text-align:center';
const long = [
  ['Handmade with care in small batches', '小批量手工制作，用心呈现'],
  ['Join us on Saturday at nine', '周六九点与我们相聚'],
  ['Limited places, book early', '名额有限，请尽早预订'],
  ['Made from natural things only', '只用天然原料制作'],
] as const;

const productCard: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [x, y] = [r.int(120, 220), r.int(100, 160)];
  const [w, h, d] = [1024 - 2 * x, 1024 - 2 * y, r.int(180, 260)];
  const [cx, cy] = [x + w / 2, y + 60 + d / 2];
  s.box('card', x, y, w, h, `background:${p.paper};border-radius:${r.pick([0, 16, 36])}px;box-shadow:${s.shadow()}`);
  s.disc(cx - d / 2, cy - d / 2, d, r.chance(0.5) ? p.light : `linear-gradient(160deg,${p.light},${p.second})`);
  s.icon(cx - d * 0.28, cy - d * 0.28, d * 0.56, p.accent, p.dark, p.mid);
  s.text(x, cy + d / 2 + 40, w, 60, p.dark, centred);
  for (let i = 0; i < 2; i++) s.text(x, cy + d / 2 + 150 + i * 44, w, 26, p.mid, centred, r.pick(long));
  s.box('pill', cx - 130, y + h - 130, 260, 72, `background:${p.accent};border-radius:36px`);
  s.text(cx - 130, y + h - 113, 260, 28, '#ffffff', centred, ['Buy now', '立即购买']);
  const radius = r.int(80, 110);
  s.object('burst', burst(x + w - 20, y + 60, radius, r.int(12, 18), 0.82, p.second));
  s.text(x + w - 20 - radius, y + 36, radius * 2, 40, p.dark, centred, ['$29', '¥ 99']);
};

const featureGrid: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [dark, shade, radius, shape] = [r.chance(0.3), s.shadow(), r.pick([8, 20, 28]), r.pick(['50%', '24px'])];
  if (r.chance(0.6)) s.box('band', 0, 60, 1024, 140, `background:${p.dark}`);
  else s.box('plate', 162, 60, 700, 140, `background:${p.dark};border-radius:20px`);
  s.text(0, 85, 1024, 66, '#fff', centred);
  for (let k = 0; k < 4; k++) {
    const [x, y] = [90 + (k % 2) * 444, 260 + (k >> 1) * 344];
    const fill = [p.accent, p.second, p.mid, p.light][k]!;
    s.box(
      'card',
      x,
      y,
      400,
      300,
      `background:${dark ? p.dark : '#ffffff'};border-radius:${radius}px;box-shadow:${shade}`,
    );
    s.box('disc', x + 140, y + 34, 120, 120, `background:${fill};border-radius:${shape}`);
    s.icon(x + 166, y + 60, 68, '#ffffff', p.dark, p.paper);
    s.text(x, y + 172, 400, 34, dark ? '#fff' : p.dark, centred);
    s.text(x, y + 232, 400, 19, dark ? p.light : '#666', centred, r.pick(long));
  }
};

const polaroids: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const count = r.int(2, 3);
  for (let i = 0; i < count; i++) {
    const w = r.int(330, 400);
    const h = w * 1.18;
    const [x, y, turn] = [[60, 560, 300][i]! + r.int(-20, 20), [90, 130, 520][i]! + r.int(-20, 20), r.int(-12, 12)];
    s.box('polaroid', x, y, w, h, 'background:#fdfdfb;box-shadow:0 8px 24px rgba(0,0,0,.35)', turn);
    // The photograph turns with its card about the card's centre.
    s.object('photo', box(x, y, w, h, '', photo(22, 22, w - 44, Math.round(w * 0.86), seed + i * 31), turn));
    s.text(
      x,
      y + h - 68,
      w,
      32,
      '#444',
      `${centred};transform-origin:50% ${68 - h / 2}px;transform:rotate(${turn}deg)`,
    );
    s.box(
      'tape',
      x + w / 2 - 60,
      y - 26,
      120,
      44,
      `background:${p.second};opacity:${r.pick([1, 0.85])}`,
      turn + r.int(-8, 8),
    );
  }
  if (count === 3) return;
  s.box('pill', 212, 760, 600, 120, `background:${p.dark};border-radius:60px`);
  s.text(212, 782, 600, 56, '#fff', centred);
};

const quoteCard: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [x, y, dark] = [r.int(100, 180), r.int(200, 280), r.chance(0.4)];
  const [w, h] = [1024 - 2 * x, 1024 - 2 * y + r.int(-60, 60)];
  const css = `border-radius:${r.pick([0, 12, 30])}px;box-shadow:${s.shadow()};opacity:${r.pick([1, 1, 0.9])}`;
  s.box('card', x, y, w, h, `background:${dark ? p.dark : p.paper};${css}`);
  s.object(
    'avatar',
    photo(447, y - 65, 130, 130, seed + 3, `border-radius:50%;border:8px solid ${p.paper};box-sizing:border-box`),
  );
  const halves = 'M0 70V36Q0 4 34 0v16Q20 20 20 34h16v36zM50 70V36Q50 4 84 0v16Q70 20 70 34h16v36z';
  s.object('mark', svg(x + 44, y + 60, 90, 70, `<path fill="${p.accent}" d="${halves}"/>`));
  for (let i = 0; i < 3; i++)
    s.text(x, y + 160 + i * 62, w, 34, dark ? '#fff' : p.dark, centred, long[(seed + i) % 4]!);
  s.box('rule', 452, y + 370, 120, 5, `background:${p.accent}`);
  s.text(x, y + 400, w, 28, dark ? p.light : p.mid, centred);
};

const menu: Layout = (s) => {
  const { random: r, palette: p } = s;
  s.box(
    'panel',
    130,
    70,
    764,
    884,
    `background:${p.paper};border-radius:${r.pick([0, 18])}px;box-shadow:${s.shadow()}`,
  );
  if (r.chance(0.6))
    s.box('frame', 152, 92, 720, 840, `border:4px solid ${p.second};box-sizing:border-box;border-radius:10px`);
  const ribbon = 'M0 24h50V0h560v24h50l-26 42 26 44H570V86H90v24H0l26-44z';
  s.object('ribbon', svg(182, 130, 660, 110, `<path fill="${p.accent}" d="${ribbon}"/>`));
  s.text(232, 142, 560, 50, '#fff', centred);
  for (let i = 0; i < 5; i++) {
    const y = 300 + i * 116;
    s.disc(196, y, 76, i & 1 ? p.second : p.light);
    s.icon(212, y + 16, 44, p.accent, p.dark, p.mid);
    s.text(300, y + 2, 300, 32, p.dark);
    s.text(300, y + 46, 300, 19, '#777', '', r.pick(long));
    s.text(724, y + 14, 110, 32, p.accent, 'text-align:right', ['$9.50', '¥ 32']);
    if (i < 4) s.box('rule', 190, y + 95, 644, 2, `background:${p.light}`);
  }
};

const saleBanner: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [radius, cx, cy] = [r.int(280, 330), r.int(420, 600), r.int(400, 470)];
  const d = radius * 1.45;
  s.object('burst', burst(cx, cy, radius, r.int(14, 22), 0.86, p.accent));
  s.disc(
    cx - d / 2,
    cy - d / 2,
    d,
    p.paper,
    r.chance(0.5) ? `border:10px solid ${p.second};box-sizing:border-box` : '',
  );
  s.icon(cx - 75, cy - d * 0.38, 150, p.second, p.dark, p.mid);
  s.text(cx - d / 2, cy + 20, d, 90, p.dark, centred, ['50% OFF', '5折优惠']);
  s.object('ribbon', svg(112, 790, 800, 120, `<path fill="${p.dark}" d="M0 0h800l-40 60 40 60H0l40-60z"/>`));
  s.text(112, 816, 800, 54, '#fff', centred);
  for (const [x, y, turn] of [
    [40, 60, -8],
    [760, 120, 8],
  ] as const) {
    s.box('pill', x, y, 220, 70, `background:linear-gradient(90deg,${p.second},${p.accent});border-radius:35px`, turn);
    s.text(x, y + 14, 220, 30, '#fff', `${centred};transform:rotate(${turn}deg)`, ['Natural', '天然']);
  }
};

const eventPoster: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const [big, cx, cy, w] = [r.int(420, 560), r.int(300, 724), r.int(300, 400), r.int(360, 440)];
  s.disc(cx - big / 2, cy - big / 2, big, `linear-gradient(${r.int(0, 360)}deg,${p.second},${p.accent})`);
  s.object(
    'photo',
    photo(
      512 - w / 2,
      200,
      w,
      Math.round(w * 0.8),
      seed + 2,
      `border-radius:${r.pick([0, 24])}px;box-shadow:${s.shadow()}`,
    ),
  );
  s.disc(437 + w / 2, 150, 150, p.dark);
  s.text(437 + w / 2, 180, 150, 56, '#fff', centred, ['24', '24']);
  s.box('band', 0, 640, 1024, 200, `background:${p.dark}`);
  s.text(0, 660, 1024, 78, '#fff', centred);
  s.text(0, 776, 1024, 28, p.light, centred, r.pick(long));
  for (let i = 0; i < 4; i++) {
    const x = 237 + i * 150;
    const shade = r.chance(0.5) ? '0 4px 12px rgba(0,0,0,.3)' : 'none';
    s.box('chip', x, 880, 100, 100, `background:${p.paper};border-radius:22px;box-shadow:${shade}`);
    s.icon(x + 20, 900, 60, p.accent, p.second, p.mid);
  }
};

const phone: Layout = (s) => {
  const { palette: p } = s;
  s.box('phone', 290, 50, 444, 924, 'background:#15171c;border-radius:56px;box-shadow:0 20px 60px rgba(0,0,0,.4)');
  s.box('screen', 306, 66, 412, 892, `background:${p.paper};border-radius:42px`);
  s.box('header', 326, 120, 372, 170, `background:linear-gradient(135deg,${p.mid},${p.accent});border-radius:24px`);
  s.text(350, 142, 320, 40, '#fff');
  for (let i = 0; i < 4; i++) {
    const y = 320 + i * 126;
    const fill = [p.accent, p.second, p.mid, p.dark][i]!;
    s.box(
      'row',
      326,
      y,
      372,
      106,
      `background:${i === 1 ? p.light : '#ffffff'};border-radius:18px;box-shadow:0 3px 10px rgba(0,0,0,.15)`,
    );
    s.box('disc', 342, y + 18, 70, 70, `background:${fill};border-radius:${i & 1 ? '50%' : '16px'}`);
    s.icon(357, y + 33, 40, '#fff', p.dark, p.light);
    s.text(432, y + 18, 200, 26, p.dark);
    s.text(432, y + 60, 200, 16, '#666');
  }
  s.icon(50, 180, 190, p.accent, p.second, p.mid, -10);
  s.icon(790, 620, 190, p.accent, p.second, p.mid, 10);
};

const timeline: Layout = (s) => {
  const { palette: p } = s;
  s.box('plate', 262, 40, 500, 110, `background:${p.paper};border-radius:14px`);
  s.text(262, 58, 500, 54, p.dark, centred);
  s.box('line', 508, 190, 8, 780, `background:${p.dark}`);
  for (let i = 0; i < 4; i++) {
    const [y, x] = [200 + i * 195, i & 1 ? 584 : 70];
    s.box('card', x, y, 370, 160, `background:${p.paper};border-radius:18px`);
    s.disc(
      472,
      y + 40,
      80,
      [p.accent, p.second, p.mid, p.dark][i]!,
      `border:6px solid ${p.paper};box-sizing:border-box`,
    );
    s.text(472, y + 54, 80, 36, '#fff', centred, [`${i + 1}`, `${i + 1}`]);
    s.icon(x + 24, y + 44, 72, p.accent, p.second, p.mid);
    s.text(x + 112, y + 62, 230, 24, p.dark);
  }
};

const invitation: Layout = (s) => {
  const { palette: p } = s;
  s.box('oval', 172, 92, 680, 840, `background:${p.paper};border-radius:50%;box-shadow:${s.shadow()}`);
  s.box('ring', 196, 116, 632, 792, `border:3px solid ${p.accent};border-radius:50%;box-sizing:border-box`);
  for (const [x, y, fill] of [
    [150, 110, p.accent],
    [690, 740, p.accent],
    [700, 120, p.light],
  ] as const) {
    const leaves = `<path fill="${p.mid}" d="M90 90Q20 60 0 120q60 30 90-30zM90 90q70-40 90 30-60 30-90-30z"/>`;
    const petals = [0, 72, 144, 216, 288].map(
      (turn) => `<ellipse cx="90" cy="54" rx="24" ry="36" fill="${fill}" transform="rotate(${turn} 90 90)"/>`,
    );
    s.object(
      'flower',
      svg(x, y, 180, 180, `${leaves}${petals.join('')}<circle cx="90" cy="90" r="20" fill="${p.second}"/>`),
    );
  }
  s.text(172, 300, 680, 40, p.mid, centred);
  s.text(172, 370, 680, 70, p.dark, centred, ['Save the Date', '婚礼邀请']);
  s.object('ribbon', svg(262, 520, 500, 90, `<path fill="${p.accent}" d="M0 0h500l-30 45 30 45H0l30-45z"/>`));
  s.text(262, 538, 500, 36, '#fff', centred, ['12 . 06 . 2027', '六月十二日']);
  s.disc(452, 660, 120, p.light);
  s.icon(482, 690, 60, p.accent, p.paper, p.mid);
};

const social: Layout = (s) => {
  const { random: r, palette: p } = s;
  const blob = 'M430 0C650-20 880 120 850 380S640 790 400 770 10 610 20 370 210 20 430 0z';
  s.object('blob', svg(80, 120, 860, 780, `<path fill="${p.second}" d="${blob}"/>`));
  s.box('back', 240, 240, 420, 520, `background:${p.mid};border-radius:26px`, -9);
  s.box(
    'front',
    330,
    230,
    420,
    540,
    `background:${p.paper};border-radius:26px;box-shadow:0 8px 20px rgba(0,0,0,.2)`,
    r.int(2, 7),
  );
  s.box('picture', 400, 300, 280, 220, `background:linear-gradient(180deg,${p.light},${p.mid});border-radius:18px`);
  s.icon(470, 340, 140, p.accent, p.dark, p.second);
  s.text(400, 550, 290, 34, p.dark, centred);
  const bubble =
    'M40 0h260a40 40 0 0 1 40 40v60a40 40 0 0 1-40 40H150l-60 50 10-50H40a40 40 0 0 1-40-40V40A40 40 0 0 1 40 0z';
  s.object('bubble', svg(600, 90, 340, 190, `<path fill="${p.accent}" d="${bubble}"/>`));
  s.text(600, 116, 340, 46, '#fff', centred, ['Hello there', '你好呀']);
  s.object('star', burst(190, 800, 110, 9, 0.6, p.accent));
  s.box('button', 560, 820, 360, 96, `background:${p.dark};border-radius:48px`);
  s.text(560, 842, 360, 40, '#fff', centred, ['Join us', '加入我们']);
};

export const tuneLayouts: Layout[] = [
  productCard,
  featureGrid,
  polaroids,
  quoteCard,
  menu,
  saleBanner,
  eventPoster,
  phone,
  timeline,
  invitation,
  social,
];
