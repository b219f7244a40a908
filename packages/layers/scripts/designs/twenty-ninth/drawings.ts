/** The larger drawings of the twenty-ninth set; each says the size it is drawn in. */
import { area, ball, each, hoop, oval, slab, trace } from '../twenty-seventh/icons.ts';

/** 140 × 520: the pole outside a barber's. */
export const barberPole = () =>
  slab(24, 70, 92, 380, '#f7f5ef', 8) +
  each(5, (i) => area(`M24 ${110 + i * 72}L116 ${70 + i * 72}v30L24 ${140 + i * 72}z`, i % 2 ? '#24508f' : '#c22f38')) +
  slab(24, 70, 16, 380, 'rgba(255,255,255,.4)') +
  slab(8, 48, 124, 42, '#b6bdc4', 10) +
  slab(8, 430, 124, 42, '#b6bdc4', 10) +
  ball(70, 30, 30, '#d5dadf') +
  area('M26 472H114L92 516H48z', '#8b949c');

/** 120 × 220, open, the points above. */
export const scissors = (steel: string, grip: string) =>
  area('M34 6Q62 80 66 138L52 146Q34 90 34 6z', steel) +
  area('M86 6Q58 80 54 138L68 146Q86 90 86 6z', steel) +
  hoop(34, 180, 25, grip, 13) +
  hoop(86, 180, 25, grip, 13) +
  trace('M58 138L44 158M62 138L76 158', grip, 12) +
  ball(60, 128, 6, grip);

/** 220 × 64: a comb. */
export const comb = (fill: string) =>
  slab(0, 0, 220, 26, fill, 12) + each(19, (i) => slab(8 + i * 11, 20, 6, i > 10 ? 34 : 44, fill, 3));

/** 90 × 220: the print of a dancer's shoe, sole and heel. */
export const print = (fill: string) =>
  area('M46 0Q90 4 86 66 82 116 66 142H24Q4 108 4 64 6 0 46 0z', fill) +
  area('M24 156H66Q74 218 45 220 16 218 24 156z', fill);

/** 260 × 170: a dancing shoe with its heel and strap. */
export const danceShoe = (fill: string, sole: string) =>
  area('M10 30Q30 96 96 110L206 132Q252 138 256 160H150Q90 150 60 120L46 168H30L14 96Q2 60 10 30z', sole) +
  area('M8 22Q54 30 78 66 110 98 160 96 240 112 256 152 190 150 130 134 60 112 40 96 14 66 8 22z', fill) +
  trace('M60 46Q98 20 112 92', fill, 9) +
  ball(92, 44, 6, '#f3d27a');

const foods: Record<string, () => string> = {
  mushroom: () =>
    [
      [44, 46],
      [78, 44],
      [60, 78],
    ]
      .map(
        ([x, y]) =>
          oval(x!, y! + 12, 8, 13, '#e9d8b8') +
          oval(x!, y!, 20, 15, '#8a5a3a') +
          trace(`M${x! - 9} ${y}h18M${x} ${y! - 8}v16`, '#e8cfa8', 4),
      )
      .join(''),
  beef: () =>
    each(
      4,
      (i) =>
        `<g transform="translate(${34 + i * 18} 60) rotate(16)">${oval(0, 0, 12, 30, '#f6d5cd')}${oval(1, 0, 8, 26, '#c34a48')}${trace('M-2 -16Q4 0 -2 16', '#f6d5cd', 3)}</g>`,
    ),
  tofu: () =>
    [
      [34, 40],
      [62, 34],
      [44, 68],
      [74, 64],
    ]
      .map(([x, y]) => slab(x! - 12, y! - 8, 28, 28, '#d9bd7a', 4) + slab(x! - 12, y! - 12, 28, 24, '#f6e7bd', 4))
      .join(''),
  greens: () =>
    each(
      5,
      (i) =>
        `<g transform="rotate(${-50 + i * 25} 60 90)">${trace('M60 92V58', '#d8e8b4', 7)}${oval(60, 44, 13, 22, i % 2 ? '#4f9445' : '#6db35a')}</g>`,
    ),
  shrimp: () =>
    [
      [46, 48, 0],
      [72, 70, 160],
    ]
      .map(
        ([x, y, a]) =>
          `<g transform="translate(${x} ${y}) rotate(${a})">${trace('M-18 12Q-22 -18 8 -16 22 -12 20 6', '#ee8a5c', 15)}${trace('M-12 -8l6 6M2 -14l2 8', '#f9c7a4', 4)}${area('M12 6h16l-2 14-8-6-8 6z', '#d9623a')}</g>`,
      )
      .join(''),
  noodles: () =>
    each(4, (i) => hoop(60, 60, 9 + i * 8, i % 2 ? '#e9c368' : '#f4d98f', 7)) +
    trace('M88 40q10 10 4 24M30 76q-6-16 2-28', '#e9c368', 6),
};

/** 120 × 120: a dish of what goes into the pot. */
export const dish = (food: string, edge: string) =>
  ball(60, 60, 60, edge) + ball(60, 60, 54, '#fbfaf5') + hoop(60, 60, 44, '#e3dfd2', 2) + foods[food]!();

/** 300 × 260: a pot of two soups, with its handles. */
export const twinPot = () =>
  slab(0, 106, 300, 48, '#8c949b', 20) +
  ball(150, 130, 128, '#aeb6bd') +
  ball(150, 130, 114, '#e9d9b0') +
  area('M150 16A114 114 0 0 1 150 244A57 57 0 0 1 150 130A57 57 0 0 0 150 16z', '#b8321f') +
  trace('M150 16A57 57 0 0 1 150 130A57 57 0 0 0 150 244', '#aeb6bd', 9) +
  [
    [206, 80],
    [232, 140],
    [196, 196],
    [180, 140],
  ]
    .map(([x, y], i) => oval(x!, y!, 11, 6, i % 2 ? '#e8842e' : '#7e1712', i * 50))
    .join('') +
  [
    [84, 96],
    [72, 152],
    [110, 196],
    [118, 74],
  ]
    .map(([x, y], i) => oval(x!, y!, 10, 7, i % 2 ? '#6b9a49' : '#c9a05c', i * 40))
    .join('');

/** 40 × 420: a pair of chopsticks. */
export const chopsticks = (fill: string) =>
  area('M2 0h14l-3 420H6z', fill) +
  area('M26 0h14l-4 420h-7z', fill) +
  slab(2, 20, 14, 46, '#d9a63a') +
  slab(26, 20, 14, 46, '#d9a63a');

/** 900 × 120: the sea, with two crests. */
export const sea = (deep: string, crest: string) =>
  area(`M0 34${'q25-34 50 0t50 0'.repeat(9)}V120H0z`, deep) +
  trace(
    `M40 74${'q16-14 32 0t32 0'.repeat(3)}M420 88${'q16-14 32 0t32 0'.repeat(2)}M680 72${'q16-14 32 0t32 0'.repeat(2)}`,
    crest,
    5,
  );

/** 420 × 200: a ferry that goes to the right. */
export const ferryBoat = (hull: string, stripe: string) =>
  slab(120, 26, 44, 50, stripe, 4) +
  slab(120, 26, 44, 14, '#2c343b', 4) +
  slab(60, 68, 220, 44, '#f6f5f0', 8) +
  slab(240, 40, 64, 40, '#f6f5f0', 8) +
  slab(254, 50, 40, 16, '#5b8aa8', 3) +
  slab(24, 104, 330, 40, '#e6e4dc', 6) +
  each(6, (i) => slab(74 + i * 32, 80, 20, 20, '#5b8aa8', 4)) +
  each(9, (i) => ball(52 + i * 34, 124, 8, '#5b8aa8')) +
  area('M0 138H420L376 200H40Q16 180 0 138z', hull) +
  area('M5 150H412L405 162H10z', stripe);

/** 200 × 200: a life ring. */
export const lifeRing = (red: string) =>
  hoop(100, 100, 72, '#fbfaf6', 48) +
  each(
    4,
    (i) =>
      `<path fill="none" stroke="${red}" stroke-width="48" d="M147 45.500A72 72 0 0 1 172 100" transform="rotate(${i * 90 - 20} 100 100)"/>`,
  ) +
  hoop(100, 100, 97, '#c9b48a', 5);

/** 60 × 60: a pin, seen from the front. */
export const pushPin = (fill: string) =>
  ball(30, 30, 28, fill) + ball(30, 30, 16, 'rgba(0,0,0,.22)') + ball(22, 20, 7, 'rgba(255,255,255,.75)');

/** 240 × 90: an old key. */
export const oldKey = (metal: string) =>
  hoop(44, 45, 32, metal, 16) +
  slab(74, 36, 160, 18, metal, 6) +
  area('M176 48h18v34h-18zM206 48h22v26h-22z', metal) +
  slab(82, 28, 14, 34, metal, 4);

/** 160 × 200: a padlock that is shut. */
export const padlock = (body: string, metal: string) =>
  trace('M40 100V60a40 40 0 0 1 80 0v40', metal, 22) +
  slab(8, 88, 144, 110, body, 18) +
  ball(80, 132, 17, '#241c14') +
  area('M72 138h16l8 40H64z', '#241c14');
