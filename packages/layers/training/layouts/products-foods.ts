/** Food and drink, and what of it lies about: each one drawing with all its parts. */
import { ball, darker, lighter, many, oval, path, rect, stroke, type Draw, type Ink } from './products-ink.ts';

const fruits = [
  ['#ffa726', '#fff0cf'],
  ['#c6d936', '#f7fbd2'],
  ['#ffd93b', '#fff8d6'],
  ['#ef5a5a', '#ffe3d9'],
] as const;

/** A slice of citrus, 120 × 120. */
export const slice: Draw = (k) => {
  const [skin, pith] = k.r.pick(fruits);
  const cells = many(
    8,
    (i) => `<path d="M60 56L46 18q14-10 28 0z" fill="${lighter(skin, 0.2)}" transform="rotate(${i * 45} 60 60)"/>`,
  );
  return [120, 120, ball(60, 60, 60, k.ball(skin)) + ball(60, 60, 52, pith) + cells];
};
const half: Draw = (k) => {
  const [, , art] = slice(k);
  return [120, 62, `<g clip-path="inset(0 0 58px 0)">${art}</g>`];
};
const leaf: Draw = (k) => {
  const green = k.r.pick(['#3f8f4f', '#5fa83a', '#2d6e4e', '#8cbf4d']);
  return [
    80,
    130,
    path('M40 130Q-34 70 40 0 114 70 40 130z', k.down(green)) +
      stroke('M40 124V20M40 90L18 70M40 90l22-20M40 60L22 44M40 60l18-16', lighter(green, 0.4), 4),
  ];
};
const tomato: Draw = (k) => {
  const seeds = many(
    4,
    (i) =>
      `<g transform="rotate(${i * 90} 50 50)">${path('M50 44Q30 30 40 16q10-6 20 0 10 14-10 28z', '#f58b60')}${oval(47, 26, 3, 5, '#ffe0a0')}${oval(54, 30, 3, 5, '#ffe0a0')}</g>`,
  );
  return [100, 100, ball(50, 50, 50, k.ball('#d6372b')) + ball(50, 50, 42, '#e75a45') + seeds];
};
const mushroom: Draw = (k) => [
  110,
  90,
  path('M6 50Q10 0 55 0t49 50q-4 14-30 12l4 22q-20 10-44 0l4-22Q10 64 6 50z', k.down('#efe0c8')) +
    path('M20 50q34-14 70 0l-18 10H38z', '#b99872'),
];
const olive: Draw = (k) => {
  const c = k.r.pick(['#3a3440', '#7a8f3a']);
  return [
    70,
    60,
    oval(35, 30, 35, 28, k.ball(c)) + oval(35, 28, 13, 10, darker(c, 0.5)) + oval(22, 14, 6, 3, '#fff', 'opacity=".5"'),
  ];
};
const chilli: Draw = (k) => [
  150,
  70,
  path('M20 20Q60 0 90 30t60 30Q70 90 30 50 8 36 20 20z', k.down('#d7322f')) +
    stroke('M22 24Q10 20 4 6', '#3f8f4f', 10),
];
const berry: Draw = (k) => {
  const seeds = many(10, (i) =>
    oval(26 + (i % 4) * 18 + (i > 3 ? 6 : 0), 40 + Math.floor(i / 4) * 22, 2.5, 4, '#ffe29a'),
  );
  return [
    100,
    120,
    path('M50 118Q0 90 6 44q6-24 44-22 38-2 44 22 6 46-44 74z', k.ball('#d9263c')) +
      seeds +
      path('M50 28L20 34l12-16L18 6l24 4 8-10 8 10 24-4-14 12 12 16z', '#3f8f4f'),
  ];
};
const blueberry: Draw = (k) => [
  60,
  60,
  ball(30, 30, 30, k.ball('#3d4fa0')) + path('M30 12l5 9 10-2-4 9 4 9-10-2-5 9-5-9-10 2 4-9-4-9 10 2z', '#232d63'),
];
const ice: Draw = (k) => {
  void k;
  return [
    100,
    100,
    rect(4, 4, 92, 92, 22, '#d8f0fb', 'opacity=".85" stroke="#9fd0ea" stroke-width="5"') +
      path('M18 40Q20 18 44 18M62 80h20v-20', 'none', 'stroke="#fff" stroke-width="8" stroke-linecap="round"'),
  ];
};
const bean: Draw = (k) => [
  80,
  56,
  oval(40, 28, 40, 27, k.ball('#5d3520')) + stroke('M8 34Q30 12 44 30t30-8', '#2e180d', 6),
];
const onion: Draw = () => [
  120,
  110,
  oval(60, 55, 56, 50, 'none', 'stroke="#a84a86" stroke-width="7"') +
    oval(60, 55, 43, 37, 'none', 'stroke="#e9c9e0" stroke-width="11"') +
    oval(60, 55, 26, 21, 'none', 'stroke="#c98ab5" stroke-width="6"'),
];
const shrimp: Draw = (k) => [
  120,
  110,
  stroke('M26 30Q96 10 94 60T36 92', k.manner === 'flat' ? '#f58b60' : '#f28a5e', 32) +
    stroke('M70 12L62 44M98 34L74 52M100 72L74 66M74 98L60 76', '#fbd0b5', 6) +
    path('M38 84L6 74l10 18-12 16 34-2z', '#e0653a') +
    ball(24, 26, 4, '#222'),
];
const cheese: Draw = (k) => [
  130,
  96,
  path('M0 60L84 0q46 10 46 60z', '#ffd75e') +
    path('M0 60h130v36H0z', k.down('#ffc02e')) +
    ball(36, 78, 9, '#e09b1c') +
    ball(90, 72, 12, '#e09b1c') +
    oval(84, 32, 12, 7, '#eab02c'),
];
const crumb: Draw = (k) => [
  40,
  40,
  path('M8 8L30 2l8 22-18 14L2 26z', k.down(k.r.pick(['#5d3520', '#d9934a', '#3f8f4f', '#f2c14e']))),
];
/** A drop that flew. */
const drop: Draw = (k) => [
  60,
  80,
  path('M30 0q30 40 30 54a30 26 0 0 1-60 0Q0 40 30 0z', k.ball(k.a)) + oval(20, 52, 5, 10, '#fff', 'opacity=".6"'),
];

export const spark: Draw = (k) => [80, 80, path('M40 0q5 35 40 40-35 5-40 40-5-35-40-40 35-5 40-40z', k.down(k.a))];
export const pearl: Draw = (k) => [60, 60, ball(30, 30, 30, k.ball(k.a))];

export const ingredients: Record<string, Draw> = {
  leaf,
  tomato,
  mushroom,
  olive,
  chilli,
  onion,
  shrimp,
  cheese,
  crumb,
};
export const fruitBits: Record<string, Draw> = { slice, half, leaf, berry, blueberry, ice, drop };
export const coffeeBits: Record<string, Draw> = { bean, crumb, drop, leaf };

export const burger: Draw = (k) => {
  const { r } = k;
  const bun = r.pick(['#d9934a', '#c47a35', '#e8ad62', '#3a302c']);
  const kinds = [
    ['#5fa83a', 34],
    ['#d6372b', 30],
    ['#6b3a20', 62],
    ['#f7b52e', 22],
    ['#efe6f2', 20],
  ] as const;
  let y = 132;
  const layers = many(r.int(3, 6), (i) => {
    const [c, tall] = kinds[i === 1 ? 2 : r.int(0, 4)]!;
    const wave = many(7, (n) => `q${27} ${n % 2 ? -14 : 14} 54 0`);
    const art =
      c === '#5fa83a'
        ? path(`M6 ${y + 10}${wave}l-6 ${tall - 12}${many(6, (n) => `q-30 ${n % 2 ? -20 : 24} -61 0`)}z`, k.down(c))
        : c === '#f7b52e'
          ? path(`M8 ${y}h374l-90 ${tall + 30}L200 ${y + 22}z`, c)
          : rect(r.int(4, 14), y, 390 - 18, tall, tall * 0.45, k.down(c));
    y += tall - 4;
    return art;
  });
  const seeds = many(r.int(0, 12), () =>
    oval(r.int(90, 300), r.int(30, 96), 9, 5, '#fbe6bd', `transform="rotate(${r.int(-30, 30)} 200 60)"`),
  );
  const base = path(`M10 ${y}h370v26q0 40-50 40H60q-50 0-50-40z`, k.down(bun));
  return [
    390,
    y + 68,
    base +
      layers +
      path('M8 140C8 40 100 4 195 4s187 36 187 136z', k.down(bun)) +
      (k.manner === 'flat' ? '' : path('M50 90q40-60 130-62-80 14-110 70z', '#fff', 'opacity=".35"')) +
      seeds,
  ];
};

/** A cup to take away: coffee with a sleeve, or tea with pearls and a straw. */
export const cup: Draw = (k) => {
  const { r } = k;
  const h = r.int(280, 380);
  const shape = `M24 66H196L172 ${h}H48z`;
  if (r.chance(0.5)) {
    const sleeve = path(`M32 ${h * 0.42}h156l-10 ${h * 0.3}H42z`, k.b) + ball(110, h * 0.57, 26, k.a);
    return [
      220,
      h,
      path(shape, k.tube(r.pick(['#fbf7ee', k.a, '#c99b63']))) +
        sleeve +
        rect(10, 36, 200, 34, 10, k.tube(darker(k.a, 0.3))) +
        rect(28, 12, 164, 30, 10, k.tube(darker(k.a, 0.15))) +
        k.gleam(52, 80, 9, h - 110),
    ];
  }
  const tea = r.pick(['#d9a06f', '#e7b7c8', '#b9d59a', '#c98f5a', '#f2c14e']);
  const pearls = many(r.int(9, 18), () => ball(r.int(66, 154), h - r.int(16, 76), 11, '#2e180d'));
  const lid = path('M12 66Q20 10 110 8t98 58z', '#eef6fa', 'opacity=".75"') + rect(8, 58, 204, 16, 8, '#dfeaf0');
  return [
    220,
    h + 30,
    `<g transform="translate(0 30)">${stroke('M128-24L112 200', k.a, 17)}${path(shape, '#e9f3f7', 'opacity=".75"')}${path(`M30 ${h * 0.34}H190L171 ${h - 6}H49z`, k.tube(tea))}${pearls}${lid}${k.gleam(44, 90, 10, h - 120)}</g>`,
  ];
};

/** A glass with a straw, a slice on its rim, ice. */
export const glass: Draw = (k) => {
  const { r } = k;
  const [h, low] = [r.int(250, 360), r.int(10, 40)];
  const juice = r.pick(['#ff9f2e', '#e8455b', '#9bc53d', '#6fc3df', '#7a3b2a']);
  const cubes = many(4, () =>
    rect(
      r.int(40, 130),
      r.int(100, Math.round(h * 0.6)),
      40,
      40,
      9,
      '#fff',
      `opacity=".5" transform="rotate(${r.int(-30, 30)} 100 160)"`,
    ),
  );
  const [, , fruit] = slice(k);
  const rim = r.chance(0.7) ? `<g transform="translate(146 4) scale(.8)">${fruit}</g>` : '';
  const body = path(
    `M14 50H206L${206 - low} ${h}H${14 + low}z`,
    '#eaf6fb',
    'opacity=".7" stroke="#b5d3df" stroke-width="4"',
  );
  return [
    250,
    h,
    stroke('M90 200L64 6L30 0', k.a, 12) +
      body +
      path(`M18 90H202L${202 - low} ${h - 8}H${18 + low}z`, k.tube(juice)) +
      cubes +
      rim +
      k.gleam(36, 70, 10, h - 110),
  ];
};

export const pizza: Draw = (k) => {
  const { r } = k;
  const tops = many(r.int(7, 12), (i) => {
    const [angle, far] = [i * 2.4, 34 + ((i * 37) % 100)];
    const [x, y] = [200 + far * Math.cos(angle), 200 + far * Math.sin(angle)];
    return r.pick([
      () => ball(x, y, 27, k.ball('#c23a2b')) + ball(x - 6, y - 6, 5, '#e56a52'),
      () => ball(x, y, 14, '#2b2730') + ball(x, y, 6, '#f2c14e'),
      () => path(`M${x - 22} ${y}q22-30 44 0-22 30-44 0z`, '#3f8f4f'),
      () => ball(x, y, 20, '#d6372b') + ball(x, y, 12, '#f58b60'),
    ])();
  });
  const cuts = stroke('M200 20V380M44 110L356 290M356 110L44 290', '#d98f35', 5);
  return [
    400,
    400,
    ball(200, 200, 198, k.ball('#d9934a')) +
      ball(200, 200, 168, '#c8452c') +
      ball(200, 200, 160, k.ball('#ffd36b')) +
      cuts +
      tops,
  ];
};

/** A bowl from above, or from the side with what stands out of it. */
export const bowl: Draw = (k) => {
  const { r } = k;
  if (r.chance(0.5)) {
    const parts = ['#5fa83a', '#f28a5e', '#f2e3c2', '#c23a2b', '#f2c14e', '#7b4a86'];
    const start = r.int(0, 5);
    const wedges = many(
      6,
      (i) =>
        `<path d="M200 200L200 50A150 150 0 0 1 330 125z" fill="${parts[(i + start) % 6]}" transform="rotate(${i * 60} 200 200)"/>`,
    );
    const dots = many(26, (i) =>
      ball(
        200 + (40 + ((i * 29) % 96)) * Math.cos(i * 1.7),
        200 + (40 + ((i * 29) % 96)) * Math.sin(i * 1.7),
        r.int(6, 14),
        lighter(parts[(i + start) % 6]!, 0.35),
      ),
    );
    const egg = ball(200, 200, 50, '#fffaf0') + ball(206, 196, 26, k.ball('#ffb52e'));
    return [
      400,
      400,
      ball(200, 200, 196, k.ball(k.a)) +
        ball(200, 200, 164, darker(k.a, 0.35)) +
        ball(200, 200, 152, '#f2e3c2') +
        wedges +
        dots +
        egg,
    ];
  }
  const noodles = many(9, (i) => stroke(`M${70 + i * 30} 150Q${80 + i * 30} 90 ${100 + i * 24} 150`, '#f2d48a', 12));
  const heap =
    oval(200, 140, 160, 44, '#c47a35') +
    noodles +
    ball(120, 120, 38, '#fffaf0') +
    ball(124, 118, 20, '#ffb52e') +
    path('M230 130q10-70 60-80 10 60-20 90z', '#5fa83a') +
    oval(250, 128, 40, 20, '#a8452f');
  const sticks = r.chance(0.6) ? stroke('M250 110L400 10M230 100L384-6', '#8a5a34', 9) : '';
  return [
    400,
    300,
    sticks +
      heap +
      path('M16 140h368q0 110-110 140v16H126v-16Q16 250 16 140z', k.down(k.a)) +
      stroke('M60 190q140 60 280 0', k.b, 12) +
      rect(8, 132, 384, 18, 9, lighter(k.a, 0.2)),
  ];
};

/** A splash of something to drink, wide and full of tongues. */
export const splash: Draw = (k: Ink) => {
  const [n, swirl] = [k.r.int(6, 10), k.r.range(-0.3, 0.3)];
  const tongues = Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * Math.PI * 2;
    const [far, near, step] = [k.r.int(110, 200), k.r.int(84, 110), (Math.PI * 2) / n];
    const at = (radius: number, turn: number) =>
      `${(200 + radius * Math.cos(turn)).toFixed(0)} ${(200 + radius * Math.sin(turn)).toFixed(0)}`;
    return `${i ? 'L' : 'M'}${at(near, angle - step / 2)}Q${at(near * 1.1, angle - step * 0.2)} ${at(far, angle + swirl - 0.04)}Q${at(far + 18, angle + swirl)} ${at(far - 4, angle + swirl + 0.05)}Q${at(near * 1.1, angle + step * 0.25)} ${at(near, angle + step / 2)}`;
  });
  const colour = k.r.pick([k.a, '#ff9f2e', '#fff6e6', '#6fc3df', '#5d3520']);
  const spots = many(7, (i) =>
    ball(200 + k.r.int(120, 196) * Math.cos(i), 200 + k.r.int(120, 196) * Math.sin(i), k.r.int(5, 14), colour),
  );
  return [400, 400, path(`${tongues.join('')}z`, k.down(colour)) + spots];
};
