/** The larger drawings of the twenty-seventh set; each says the size it is drawn in. */
import { area, ball, each, hoop, oval, slab, trace } from './icons.ts';

/** 180 × 300: a fir tree with a little snow on it. */
export const fir = (green: string, shade: string) =>
  slab(78, 258, 24, 42, '#6d472f', 4) +
  area('M90 0L134 84l-18-5 36 74-22-6 48 114Q90 292 2 261L50 147l-22 6 36-74-18 5z', green) +
  area('M90 0L134 84l-18-5 36 74-22-6 48 114Q140 276 90 277z', shade) +
  trace('M52 82Q72 94 92 84M34 150Q58 164 84 152M12 258Q44 274 76 266M104 156Q124 164 144 150', '#ffffff', 8);

/** 56 × 520: a staff to measure trees with. */
export const staff = (wood: string, ink: string) =>
  slab(0, 0, 56, 520, wood, 8) + each(12, (i) => slab(0, 26 + i * 40, i % 2 ? 22 : 36, 6, ink));

/** 920 × 440: a tennis court from above, with its net. */
export const court = (around: string, play: string, bend: number) =>
  slab(0, 0, 920, 440, around, bend) +
  slab(70, 50, 780, 340, play) +
  trace('M70 50H850V390H70zM70 92H850M70 348H850M250 92V348M670 92V348M250 220H670', '#ffffff', 6) +
  trace('M460 30V410', '#e8edf0', 10) +
  ball(460, 28, 9, '#3d444a') +
  ball(460, 412, 9, '#3d444a');

const strings = (colour: string) => {
  const down = each(7, (i) => {
    const x = (i - 3) * 22;
    const reach = Math.round(122 * Math.sqrt(1 - (x / 88) ** 2));
    return `M${110 + x} ${150 - reach}V${150 + reach}`;
  });
  const over = each(9, (i) => {
    const y = (i - 4) * 25;
    const reach = Math.round(86 * Math.sqrt(1 - (y / 124) ** 2));
    return `M${110 - reach} ${150 + y}H${110 + reach}`;
  });
  return trace(down + over, colour, 3);
};

/** 220 × 580: a racket, its head above. */
export const racket = (frame: string, grip: string) =>
  `<ellipse cx="110" cy="150" rx="94" ry="130" fill="rgba(255,255,255,.28)" stroke="${frame}" stroke-width="20"/>` +
  strings('#f4f4ee') +
  trace('M56 262L100 356M164 262L120 356M78 300H142', frame, 16) +
  slab(92, 350, 36, 228, grip, 12) +
  trace('M94 396l32 14M94 436l32 14M94 476l32 14M94 516l32 14', 'rgba(255,255,255,.55)', 5);

/** 100 × 100: a tennis ball. */
export const tennisBall = () =>
  ball(50, 50, 49, '#d4e23f') + trace('M20 13Q46 50 20 87M80 13Q54 50 80 87', '#ffffff', 6);

const rice = slab(16, 54, 118, 46, '#fdf8ec', 22) + trace('M34 84h10M62 88h10M92 84h10M48 76h8M108 90h8', '#e4dac3', 4);

const slice = (flesh: string, stripes: string) =>
  rice +
  area('M6 64Q8 26 60 20Q128 14 144 62Q142 76 122 70Q72 60 30 74Q8 78 6 64z', flesh) +
  trace('M34 36q10 16 6 30M62 28q10 16 8 32M92 27q9 15 8 34M118 36q6 12 6 26', stripes, 5);

const nori = '#24352c';

/** 150 × 110 each: what lies on a plate. */
export const sushi: Record<string, string> = {
  salmon: slice('#f1864a', '#ffd7b8'),
  tuna: slice('#c23843', '#e9929a'),
  prawn:
    rice +
    area('M6 62Q14 24 66 22Q116 20 126 60Q90 58 30 74Q8 76 6 62z', '#f6a983') +
    trace('M36 34q10 14 6 32M64 26q9 14 8 32M92 28q8 14 8 28', '#ffffff', 7) +
    area('M118 52l30-20-6 24 8 22z', '#d9532c'),
  omelette: rice + slab(10, 22, 130, 44, '#f5c63f', 10) + slab(62, 20, 26, 80, nori, 4),
  roll: [40, 110]
    .map(
      (x) =>
        ball(x, 58, 36, nori) +
        ball(x, 58, 29, '#fdf8ec') +
        ball(x - 6, 54, 11, '#f1864a') +
        ball(x + 9, 64, 8, '#6fa64a'),
    )
    .join(''),
  roe:
    slab(18, 44, 114, 56, nori, 24) +
    oval(75, 46, 54, 20, '#fdf8ec') +
    each(9, (i) => ball(36 + (i % 5) * 19 + (i > 4 ? 10 : 0), i > 4 ? 32 : 46, 12, i % 2 ? '#ef6a2e' : '#f58a4a')),
};

/** 30 × 340: two chopsticks. */
export const chopsticks = (lacquer: string, tip: string) =>
  [0, 17].map((x) => area(`M${x} 0h13l-3 340h-7z`, lacquer) + area(`M${x} 0h13l-.6 60h-11.800z`, tip)).join('');

/** 110 × 110: a small dish of soy sauce. */
export const soyDish = (rim: string) =>
  ball(55, 55, 55, rim) + ball(55, 55, 42, '#3b1f16') + trace('M34 46q8-16 26-18', 'rgba(255,255,255,.5)', 6);

/** 900 × 190: a curtain above a shop's door, a wide cloth between two narrow ones. */
export const doorCurtain = (cloth: string) =>
  [
    [24, 170],
    [202, 496],
    [706, 170],
  ]
    .map(([x, w]) => slab(x!, 8, w!, 182, cloth, 6))
    .join('') + slab(0, 0, 900, 20, '#8a5f3c', 10);

/** 360 × 470: a kettle grill with what is on it. */
export const grill = (coat: string, metal: string) =>
  trace('M120 240L62 452M240 240L298 452', metal, 14) +
  slab(84, 366, 192, 16, '#b98a58', 6) +
  hoop(298, 440, 22, '#2c2c2e', 14) +
  slab(52, 448, 22, 20, '#2c2c2e', 6) +
  slab(42, 68, 92, 34, '#a8492b', 17) +
  trace('M62 78v14M84 78v14M106 78v14', '#6e2a18', 6) +
  area('M146 102Q140 62 186 62Q232 60 230 102z', '#7a3b22') +
  slab(242, 64, 84, 38, '#f2c53d', 18) +
  trace('M262 70v26M282 70v26M302 70v26', '#d29a1f', 4) +
  area('M20 122H340Q334 252 180 258Q26 252 20 122z', coat) +
  trace('M62 160Q78 214 132 230', 'rgba(255,255,255,.4)', 10) +
  slab(4, 98, 352, 30, metal, 15);

/** 80 × 400: a skewer, meat and vegetables in turn. */
export const skewer = () =>
  slab(36, 0, 8, 400, '#c79a63', 4) +
  slab(8, 40, 64, 56, '#8a4326', 16) +
  slab(12, 98, 56, 26, '#4f9a45', 10) +
  ball(40, 154, 31, '#d63a2c') +
  slab(8, 186, 64, 56, '#8a4326', 16) +
  slab(12, 244, 56, 26, '#f0b83a', 10) +
  ball(40, 300, 30, '#d63a2c');
