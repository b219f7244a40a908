/** What the stories need besides those who play in them: mascots, walkers, things to hold, to eat, to live with. */
import type { Random } from '../../scripts/designs/random.ts';
import { beast } from './stories-beasts.ts';
import { both, hues, moved, oval, path, person, rect, stroke, type Drawing } from './stories-figures.ts';
import { mascot } from './stories-mascots.ts';

const deep = '#2a2230';

type Prop = (a: string, b: string, r: Random) => string;

/** Small things, each 100 × 100. */
export const props: Record<string, Prop> = {
  balloon: (a, b) =>
    stroke('M50 66q-8 16 2 32', b, 3) +
    path('M44 70l6 -8 6 8z', a) +
    oval(50, 34, 27, 32, a) +
    oval(40, 24, 6, 9, '#ffffff88', 25),
  present: (a, b) =>
    rect(14, 40, 72, 56, 4, a) +
    rect(8, 28, 84, 18, 4, a) +
    rect(42, 28, 16, 68, 0, b) +
    path('M50 28Q20 24 28 8 40 -2 50 28 60 -2 72 8 80 24 50 28z', b),
  cake: (a, b) =>
    rect(12, 54, 76, 40, 6, a) +
    path('M12 56q9 18 19 4 9 18 19 4 9 14 19 0 10 14 19-4V50H12z', b) +
    rect(26, 32, 48, 24, 5, a) +
    [36, 50, 64].map((x) => rect(x - 3, 14, 6, 20, 2, b) + oval(x, 9, 4, 6, '#ffc23d')).join(''),
  cupcake: (a, b) =>
    path('M20 56h60l-10 40H30z', b) +
    path('M14 58Q8 36 30 34 34 10 54 14 70 8 72 34 94 38 86 58z', a) +
    oval(52, 12, 7, 7, '#d7263d'),
  cone: (a, b) =>
    path('M26 48h48L50 100z', '#d99a54') +
    oval(50, 34, 28, 26, a) +
    oval(38, 50, 12, 9, a) +
    oval(62, 50, 12, 9, b) +
    oval(42, 24, 7, 5, '#ffffff77', -30),
  star: (a) => path('M50 4l14 30 33 4-24 23 6 33-29-16-29 16 6-33L3 38l33-4z', a),
  heart: (a) =>
    path('M50 92C4 58 2 12 30 10q14 0 20 14Q56 10 70 10C98 12 96 58 50 92z', a) + oval(28, 30, 6, 9, '#ffffff77', 30),
  flag: (a, b) => stroke('M18 8v88', b, 7) + path('M20 10q20 -8 36 0t32 0v42q-16 8-32 0t-36 0z', a),
  umbrella: (a, b) =>
    stroke('M50 10v74q0 12 12 10', b, 6) + path('M6 54Q10 10 50 8T94 54q-14 -12-29 0-15-12-30 0-15-12-29 0z', a),
  book: (a, b) =>
    path('M6 20q26 -12 44 6 18 -18 44 -6v64q-26 -12 -44 6-18 -18-44 -6z', a) +
    path('M14 24q20 -8 36 8v52q-16 -14-36 -6zM86 24q-20 -8-36 8v52q16 -14 36 -6z', b),
  sword: (a, b) =>
    path('M44 66V18L50 2l6 16v48z', '#cfd8e3') +
    rect(28, 64, 44, 9, 4, a) +
    rect(45, 72, 10, 20, 3, b) +
    oval(50, 94, 7, 6, a),
  shield: (a, b) =>
    path('M10 10Q50 -4 90 10 94 74 50 98 6 74 10 10z', a) + path('M50 14v72Q20 66 20 20 34 14 50 14z', b),
  potion: (a, b) =>
    path('M38 8h24v24q28 14 28 38 0 26-40 26T10 70q0-24 28-38z', '#dff0f4') +
    path('M14 62q18 -10 36 0t36 0q2 34-36 34T14 62z', a) +
    rect(34, 2, 32, 14, 4, b) +
    oval(40, 76, 5, 5, '#fff8'),
  key: (a) =>
    `<circle cx="30" cy="50" r="19" fill="none" stroke="${a}" stroke-width="12"/>` +
    path('M48 44h48v12h-8v14H76V56H48z', a),
  chest: (a, b) =>
    path('M8 50Q8 16 40 16H60Q92 16 92 50z', a) +
    rect(8, 50, 84, 42, 4, a) +
    rect(6, 46, 88, 10, 2, b) +
    rect(40, 42, 20, 24, 4, b) +
    oval(50, 54, 4, 5, deep),
  gem: (a, b) => path('M24 14h52L98 42 50 94 2 42z', a) + path('M24 14L36 42H2zM76 14L64 42h34zM36 42h28L50 94z', b),
  coin: (a) =>
    oval(50, 50, 44, 44, '#e8a51f') +
    oval(50, 50, 33, 33, '#ffd552') +
    path('M50 28l7 14 15 2-11 11 3 15-14-7-14 7 3-15-11-11 15-2z', a),
  apple: (a, b) =>
    stroke('M50 26Q50 10 60 4', '#6b4526', 6) +
    path('M50 26Q72 10 88 34 96 74 66 94 50 90 34 94 4 74 12 34 28 10 50 26z', a) +
    path('M56 16Q68 0 88 8 76 24 56 16z', b),
  mushroom: (a, b) =>
    path('M34 54h32q-2 30 10 42H24q12-12 10-42z', '#fbf1de') +
    path('M4 58Q6 8 50 6T96 58q-46 10-92 0z', a) +
    oval(34, 30, 9, 8, b) +
    oval(64, 24, 8, 7, b) +
    oval(76, 46, 7, 6, b) +
    oval(20, 48, 6, 5, b),
  tree: (a, b, r) =>
    rect(42, 60, 16, 38, 3, '#7a5230') +
    (r.chance(0.5)
      ? oval(50, 38, 36, 36, a) + oval(34, 48, 18, 18, a) + oval(62, 28, 7, 7, b)
      : path('M50 2L82 44H66L90 78H10L34 44H18z', a)),
  house: (a, b, r) =>
    rect(14, 42, 72, 54, 0, a) +
    path('M4 46L50 6 96 46z', b) +
    rect(42, 62, 20, 34, r.pick([0, 10]), deep) +
    rect(22, 54, 14, 14, 1, '#fff2b8') +
    rect(68, 54, 13, 14, 1, '#fff2b8'),
  cactus: (a, b) => stroke('M50 74V22M50 54H26V36M50 48h26V28', a, 20) + path('M24 70h52l-8 28H32z', b),
  rocket: (a, b) =>
    path('M34 74Q26 30 50 2 74 30 66 74z', '#f2f3f7') +
    path('M34 56L14 84 36 78zM66 56L86 84 64 78zM50 2Q38 16 36 28H64Q62 16 50 2z', a) +
    oval(50, 44, 9, 9, b) +
    path('M40 78h20L50 100z', '#ffb52e'),
  bell: (a, b) =>
    path('M14 74Q24 66 24 46 24 14 50 14T76 46Q76 66 86 74z', a) + oval(50, 82, 11, 10, b) + oval(50, 10, 7, 7, b),
  plant: (a, b) =>
    path('M50 66Q10 58 12 20 46 24 50 66 54 12 90 14 92 56 50 66z', a) +
    stroke('M50 40v30', a, 5) +
    path('M26 64h48l-8 34H34z', b),
  ball: (a, b) =>
    oval(50, 50, 45, 45, a) + path('M50 5Q76 50 50 95 24 50 50 5z', b) + stroke('M7 40Q50 62 93 40', '#ffffff', 5),
  pencil: (a, b) =>
    path('M70 6l24 24L34 90 10 66z', a) + path('M10 66l24 24L2 98z', '#f6d9ac') + path('M80 -4l24 24-10 10L70 6z', b),
  lens: (a, b) =>
    stroke('M62 62L92 92', b, 14) + `<circle cx="42" cy="42" r="32" fill="#d8f0f6cc" stroke="${a}" stroke-width="10"/>`,
  horn: (a, b) => path('M6 40h20L80 12v76L26 60H6z', a) + rect(78, 6, 10, 88, 5, b) + path('M20 60h18l6 34H30z', b),
  trophy: (a, b) =>
    stroke('M26 22H8q0 30 22 30M74 22h18q0 30-22 30', a, 8) +
    path('M24 8h52q2 54-26 54T24 8z', a) +
    rect(44, 58, 12, 20, 0, a) +
    rect(26, 76, 48, 18, 4, b),
  bomb: (a, b) =>
    stroke('M66 30Q76 10 92 18', b, 6) +
    oval(46, 60, 38, 38, deep) +
    rect(54, 20, 22, 18, 4, deep) +
    oval(92, 16, 9, 9, a) +
    oval(32, 46, 7, 10, '#fff6', 30),
  bush: (a, b) =>
    oval(28, 66, 26, 28, a) +
    oval(72, 66, 26, 28, a) +
    oval(50, 50, 30, 34, a) +
    rect(6, 80, 88, 16, 8, a) +
    oval(34, 60, 5, 5, b) +
    oval(62, 50, 5, 5, b) +
    oval(70, 76, 5, 5, b),
  flower: (a, b) =>
    stroke('M50 50v48M50 84q20 -4 26 -20', '#4f8a44', 7) +
    [0, 60, 120, 180, 240, 300]
      .map((k) => oval(50, 16, 13, 18, a, 0).replace('/>', ` transform="rotate(${k} 50 36)"/>`))
      .join('') +
    oval(50, 36, 12, 12, b),
  cloud: (a) =>
    path('M24 82A22 22 0 0 1 22 38 28 28 0 0 1 72 30 26 26 0 0 1 78 82z', '#b9cadb') +
    path('M26 76A19 19 0 0 1 26 40 26 26 0 0 1 70 32 24 24 0 0 1 76 76z', a),
  fish: (a, b) =>
    path('M70 50L98 26V76z', b) +
    oval(44, 50, 40, 28, a) +
    path('M40 24Q58 0 64 30zM40 76q16 20 22-6z', b) +
    oval(24, 44, 6, 7, '#fff') +
    oval(23, 44, 3, 4, deep),
  bird: (a, b) =>
    path('M66 40L96 22 88 60z', b) +
    oval(48, 54, 36, 30, a) +
    oval(28, 34, 21, 20, a) +
    path('M10 32L-6 40 10 44z', '#f29a2e') +
    path('M40 50q30 -8 36 16-26 12-36 -16z', b) +
    oval(24, 30, 4, 5, deep) +
    stroke('M44 82v14M58 82v14', '#f29a2e', 5),
  snail: (a, b) =>
    path('M6 90Q2 64 20 62 34 64 30 80H92q8 14-6 16H14z', b) +
    oval(60, 56, 32, 32, a) +
    stroke('M60 56q10 -10 12 4t-18 12-14 -22 24 -18', '#ffffffaa', 5) +
    stroke('M14 64L6 44M22 64l4 -20', b, 4),
  butterfly: (a, b) =>
    both((k) =>
      moved(
        50,
        50,
        1,
        oval(k * 26, -18, 24, 26, a, k * 24) + oval(k * 22, 24, 18, 20, b, k * -20) + oval(k * 26, -18, 9, 10, b),
      ),
    ) +
    rect(45, 20, 10, 62, 5, deep) +
    stroke('M48 20L36 4M52 20L64 4', deep, 3),
  hill: (a, b) => path('M0 98Q22 20 50 20T100 98z', a) + path('M30 98q12 -42 28 -42t34 42z', b),
  castle: (a, b) =>
    path('M6 98V34h14v10h10V34h12v14h16V34h12v10h10V34h14v64z', a) +
    path('M2 36L16 4 30 36zM70 36L84 4 98 36z', b) +
    path('M38 98V76q12 -16 24 0v22z', deep),
};

/** What stands in rooms; not all are square. */
export const furniture: Record<string, readonly [number, number, Prop]> = {
  sofa: [
    200,
    100,
    (a, b) =>
      rect(24, 4, 152, 60, 22, a) +
      rect(6, 34, 40, 54, 18, a) +
      rect(154, 34, 40, 54, 18, a) +
      rect(42, 48, 116, 36, 8, b) +
      rect(20, 84, 12, 14, 2, deep) +
      rect(168, 84, 12, 14, 2, deep),
  ],
  table: [160, 100, (a, b) => rect(0, 20, 160, 16, 5, a) + rect(14, 36, 12, 64, 0, b) + rect(134, 36, 12, 64, 0, b)],
  window: [
    120,
    140,
    (a, b) =>
      rect(0, 0, 120, 140, 4, a) +
      rect(10, 10, 46, 56, 0, '#bfe3f5') +
      rect(64, 10, 46, 56, 0, '#bfe3f5') +
      rect(10, 74, 46, 56, 0, '#d8f0fa') +
      rect(64, 74, 46, 56, 0, '#d8f0fa') +
      oval(92, 28, 10, 10, b),
  ],
  door: [
    90,
    170,
    (a, b) =>
      rect(0, 0, 90, 170, 3, b) +
      rect(8, 8, 74, 162, 2, a) +
      rect(20, 22, 50, 50, 2, b) +
      rect(20, 90, 50, 60, 2, b) +
      oval(70, 84, 5, 5, '#f3c24f'),
  ],
  shelf: [
    130,
    160,
    (a, b, r) =>
      rect(0, 0, 130, 160, 4, a) +
      [10, 60, 110]
        .map(
          (y) =>
            rect(8, y, 114, 42, 0, b) +
            Array.from({ length: 6 }, (_, i) =>
              rect(12 + i * 16, y + 6 + r.int(0, 8), 13, 36, 1, r.pick(hues)).replace('height="36"', 'height="28"'),
            ).join(''),
        )
        .join(''),
  ],
  lamp: [70, 170, (a, b) => rect(32, 40, 6, 122, 0, b) + oval(35, 164, 24, 6, b) + path('M18 0h34l16 52H2z', a)],
  picture: [
    100,
    80,
    (a, b) =>
      rect(0, 0, 100, 80, 2, b) +
      rect(8, 8, 84, 64, 0, '#fdf6e3') +
      path('M8 72l28 -36 20 22 14 -14 22 28z', a) +
      oval(72, 24, 8, 8, a),
  ],
  bed: [
    210,
    100,
    (a, b) =>
      rect(0, 0, 14, 98, 3, b) +
      rect(196, 34, 14, 64, 3, b) +
      rect(10, 56, 190, 28, 4, a) +
      rect(18, 38, 50, 24, 10, '#fff') +
      path('M70 48h130v26H70z', b),
  ],
  screen: [
    140,
    110,
    (a, b) =>
      rect(0, 0, 140, 86, 6, deep) +
      rect(8, 8, 124, 70, 2, a) +
      rect(62, 86, 16, 16, 0, deep) +
      rect(36, 100, 68, 8, 3, deep) +
      path('M58 26l30 17-30 17z', b),
  ],
};

const two = (r: Random): [string, string] => {
  const a = r.pick(hues);
  let b = r.pick(hues);
  while (b === a) b = r.pick(hues);
  return [a, b];
};

/** One of the small things by name, or any. */
export function thing(r: Random, name: string = r.pick(Object.keys(props))): Drawing {
  const [a, b] = two(r);
  const green = ['tree', 'cactus', 'bush', 'plant', 'hill'].includes(name) && r.chance(0.8);
  const fill = green
    ? r.pick(['#4e9a51', '#2f7d5b', '#7db544', '#a4b83c'])
    : name === 'cloud'
      ? r.pick(['#fff', '#dfe9f3', a])
      : a;
  return { width: 100, height: 100, drawn: props[name]!(fill, b === fill ? '#fff' : b, r) };
}

export function piece(r: Random, name: string): Drawing {
  const [width, height, draw] = furniture[name]!;
  return { width, height, drawn: draw(...two(r), r) };
}

/** Anyone: a person, a beast, a mascot. */
export const anyone = (r: Random, raised = false): Drawing =>
  r.pick([() => person(r, raised), () => person(r, raised), () => beast(r), () => beast(r), () => mascot(r)])();
