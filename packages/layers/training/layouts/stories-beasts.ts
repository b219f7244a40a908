/** Twenty-one beasts, as heads and whole. */
import type { Random } from '../../scripts/designs/random.ts';
import { both, hatOf, hues, moved, oval, path, rect, stroke, type Drawing, type Point } from './stories-figures.ts';

const beasts = [
  'bear',
  'cat',
  'rabbit',
  'dog',
  'mouse',
  'pig',
  'lion',
  'panda',
  'frog',
  'elephant',
  'fox',
  'chick',
  'owl',
  'cow',
  'sheep',
  'tiger',
  'monkey',
  'dragon',
  'snake',
  'horse',
  'goat',
] as const;
export type Beast = (typeof beasts)[number];

const coats: Record<Beast, readonly string[]> = {
  bear: ['#a9703f', '#7a4b2a', '#d9a066'],
  cat: ['#f0a045', '#8b8f99', '#3a3a44', '#f4e3cf'],
  rabbit: ['#f6f0ea', '#c9b3a0', '#b8c0cf'],
  dog: ['#c68b52', '#f3e2c8', '#7d5a44'],
  mouse: ['#a8adb8', '#cbb9a8'],
  pig: ['#f6b2bd', '#f29aa9'],
  lion: ['#f2b544', '#e8a23a'],
  panda: ['#fbfaf6'],
  frog: ['#6fbf4a', '#4ea678'],
  elephant: ['#9fb0c4', '#b7a7c9'],
  fox: ['#e8702c', '#c9501f'],
  chick: ['#ffd84a', '#fbe58a'],
  owl: ['#8a6244', '#b58b62', '#6a7aa8'],
  cow: ['#fdfbf7', '#b98155'],
  sheep: ['#5a4a48', '#f1d9c4'],
  tiger: ['#f39a2f'],
  monkey: ['#8a5a3a', '#b37b4e'],
  dragon: ['#4bab6d', '#d0483e', '#5c7fd6'],
  snake: ['#7db544', '#d8b13c'],
  horse: ['#a9683a', '#e9dcc9', '#5b4234'],
  goat: ['#ece6da', '#b0a294'],
};

const dark = '#2a2028';
const pointed = (c: string, inner: string) =>
  both(
    (k) =>
      path(`M${k * 14} -44L${k * 50} -76 ${k * 50} -12z`, c) +
      path(`M${k * 26} -44L${k * 44} -62 ${k * 44} -26z`, inner),
  );
const round = (x: number, y: number, size: number, c: string, inner: string) =>
  both((k) => oval(k * x, y, size, size, c) + oval(k * x, y, size * 0.58, size * 0.58, inner));
const muzzle = (c: string, nose: string, high = 22) =>
  oval(0, high, 26, 19, c) + oval(0, high - 9, 9, 6, nose) + stroke(`M0 ${high - 5}v8m-9 5q9 8 9-3 0 11 9 3`, dark, 3);
const horns = (c: string) =>
  both((k) => path(`M${k * 22} -42Q${k * 50} -54 ${k * 44} -86 ${k * 20} -76 ${k * 8} -46z`, c));

type Traits = Partial<Record<Beast, () => readonly [string, string]>>;

/** What makes each beast: behind the head, and on it. */
function firstTraits(coat: string, soft: string): Traits {
  return {
    bear: () => [round(38, -38, 19, coat, soft), muzzle(soft, dark)],
    cat: () => [
      pointed(coat, '#f2a7a7'),
      oval(0, 14, 6, 4, '#e0677a') +
        both((k) => stroke(`M${k * 34} 14l${k * 28} -6M${k * 34} 22l${k * 28} 4`, dark, 2.5)),
    ],
    rabbit: () => [
      both((k) => oval(k * 22, -76, 15, 42, coat, k * 9) + oval(k * 22, -76, 7, 30, '#f4b6bd', k * 9)),
      oval(0, 12, 6, 4, '#e0677a') + rect(-6, 24, 12, 12, 2, '#fff'),
    ],
    dog: () => [
      '',
      both((k) => path(`M${k * 32} -44Q${k * 78} -44 ${k * 60} 26 ${k * 42} 30 ${k * 36} -14z`, '#5b3b28')) +
        muzzle(soft, dark),
    ],
    mouse: () => [round(50, -40, 30, coat, '#f2b7bd'), oval(0, 12, 6, 5, '#e0677a')],
    pig: () => [
      pointed(coat, '#e27d90'),
      oval(0, 12, 20, 14, '#ee8d9f') + both((k) => oval(k * 7, 12, 3, 5, '#a84a5e')),
    ],
    lion: () => [
      Array.from({ length: 12 }, (_, i) =>
        oval(Math.cos(i * 0.524) * 52, Math.sin(i * 0.524) * 52, 22, 22, '#a8571c'),
      ).join(''),
      muzzle(soft, dark),
    ],
    panda: () => [
      round(40, -38, 19, '#2b2b30', '#2b2b30'),
      both((k) => oval(k * 20, -4, 15, 18, '#2b2b30', k * 20)) + both((k) => oval(k * 20, -6, 6, 7, '#fff')),
    ],
    frog: () => [
      round(28, -44, 20, coat, '#fff'),
      both((k) => oval(k * 28, -44, 7, 9, dark)) + stroke('M-34 12q34 30 68 0', dark, 4),
    ],
  };
}

function otherTraits(coat: string, soft: string): Traits {
  return {
    elephant: () => [
      both((k) => oval(k * 62, -4, 36, 44, coat) + oval(k * 62, 0, 22, 30, '#f0b9c2')),
      path('M-14 4Q-16 60 14 72 34 74 32 58 14 58 16 4z', soft),
    ],
    fox: () => [
      pointed(coat, dark),
      path('M-50 4Q-20 4 0 26 20 4 50 4 44 52 0 54-44 52-50 4z', '#fff4e2') + oval(0, 24, 8, 6, dark),
    ],
    chick: () => [
      stroke('M0 -46q-8 -16 4 -22M2 -46q10 -10 14 -12', coat, 7),
      path('M-14 8L0 -2 14 8 0 26z', '#f08a24'),
    ],
    owl: () => [
      pointed(coat, coat),
      both((k) => oval(k * 22, -6, 22, 22, '#fff6de') + oval(k * 22, -6, 10, 11, dark)) +
        path('M-8 8h16L0 26z', '#f0a024'),
    ],
    cow: () => [
      horns('#e8d6b4') + both((k) => oval(k * 56, -18, 18, 11, coat, k * 20)),
      path('M-48 -20Q-40 -52 -8 -48-10 -4-48 10z', '#4a3a36') +
        oval(0, 28, 32, 20, '#f4b9b4') +
        both((k) => oval(k * 11, 26, 4, 6, '#b76e70')),
    ],
    sheep: () => [
      both((k) => oval(k * 54, -4, 20, 11, coat, k * 24)),
      Array.from({ length: 7 }, (_, i) => oval(-42 + i * 14, -40 - (i % 2) * 10, 16, 16, '#fffdf6')).join(''),
    ],
    tiger: () => [
      round(38, -40, 18, coat, '#fff'),
      muzzle('#fff', '#d9667a') +
        stroke('M0 -50v20M-14 -48l2 14M14 -48l-2 14M-50 0h16M50 0h-16M-46 16h14M46 16h-14', dark, 6),
    ],
    monkey: () => [
      round(54, -6, 20, coat, '#f0c9a4'),
      path('M0 -26Q36 -44 40 -6 40 46 0 46-40 46-40 -6-36 -44 0 -26z', '#f0c9a4') +
        both((k) => oval(k * 16, -6, 6, 8, dark)) +
        stroke('M-16 20q16 14 32 0', dark, 4),
    ],
    dragon: () => [
      horns('#f2d48a') +
        Array.from({ length: 5 }, (_, i) => path(`M${-36 + i * 16} -40l10 -28 10 28z`, '#f0a030')).join(''),
      oval(0, 24, 32, 20, soft) + both((k) => oval(k * 12, 18, 4, 5, dark)),
    ],
    snake: () => [
      '',
      stroke('M0 40v20l-8 10M0 60l8 10', '#d2333f', 4) +
        both((k) => oval(k * 8, 16, 2.5, 4, dark)) +
        path('M-14 -50L0 -30 14 -50z', '#fff3a8'),
    ],
    horse: () => [
      pointed(coat, '#e8b6a0') + path('M-14 -40Q0 -82 22 -50L16 -10H-10z', '#2e2220'),
      oval(0, 34, 30, 28, soft) + both((k) => oval(k * 11, 36, 4, 6, dark)) + path('M-12 -50Q4 -20 10 -52z', '#2e2220'),
    ],
    goat: () => [
      both(
        (k) =>
          stroke(`M${k * 20} -40Q${k * 28} -90 ${k * 60} -70`, '#9a8460', 12) + oval(k * 56, -8, 20, 10, coat, k * 24),
      ),
      oval(0, 24, 20, 16, soft) + path('M-10 44L0 82 10 44z', soft),
    ],
  };
}

const faceless: readonly Beast[] = ['panda', 'frog', 'owl', 'monkey'];
const mouthed: readonly Beast[] = ['sheep', 'mouse', 'cat'];

/** The head of a beast: radius 50 around 0, 0. */
function beastHead(r: Random, kind: Beast, coat: string): string {
  const soft = r.pick(['#fdf0dc', '#f6dcc0', '#fff']);
  const [back, front] = { ...firstTraits(coat, soft), ...otherTraits(coat, soft) }[kind]!();
  const size = r.range(5, 7.5);
  const eyes = r.pick([
    both((k) => oval(k * 20, -10, size, size * 1.2, dark) + oval(k * 20 + 2, -13, 2, 2.4, '#fff')),
    both((k) => oval(k * 20, -10, size * 1.7, size * 1.8, '#fff') + oval(k * 20, -9, size, size, dark)),
    both((k) => stroke(`M${k * 20 - 8} -8q8 -9 16 0`, dark, 4)),
  ]);
  const mouth = mouthed.includes(kind) ? stroke('M-9 20q9 9 9 -2 0 11 9 2', dark, 3) : '';
  const shape = oval(0, 0, r.range(48, 56), 50, coat);
  return `${back}${shape}${faceless.includes(kind) ? '' : eyes}${front}${mouth}${r.chance(0.4) && kind !== 'owl' ? both((k) => oval(k * 36, 12, 7, 5, '#f0808077')) : ''}`;
}

export const muzzleOf = (r: Random, kind: Beast = r.pick(beasts)): Drawing => ({
  width: 160,
  height: 180,
  drawn: moved(80, 106, 0.92, beastHead(r, kind, r.pick(coats[kind]))),
});

/** A beast that stands or sits, 170 × 250. */
export function beast(r: Random, kind: Beast = r.pick(beasts)): Drawing {
  const coat = r.pick(coats[kind]);
  const [wide, high] = [r.range(34, 46), r.range(46, 56)];
  const limb = kind === 'panda' ? '#2b2b30' : coat;
  const up = [r.chance(0.4), r.chance(0.4)];
  const hands: Point[] = [-1, 1].map((k, i) => [85 + k * (wide + 18), up[i] ? 128 : 186]);
  const arm = (k: number) => {
    const [x, y] = hands[k < 0 ? 0 : 1]!;
    return stroke(`M${85 + k * (wide - 8)} 160Q${85 + k * (wide + 14)} 166 ${x} ${y}`, limb, 19);
  };
  const tail = stroke(`M${85 + wide - 6} 212q40 6 ${r.int(30, 44)} -${r.int(20, 50)}`, coat, r.range(8, 18));
  const clothes = r.chance(0.4)
    ? path(`M${85 - wide} 186Q${85 - wide} 146 85 146T${85 + wide} 186v14H${85 - wide}z`, r.pick(hues))
    : '';
  const belly = clothes || kind === 'panda' ? clothes : oval(85, 200, wide * 0.62, high * 0.66, '#fff6e6aa');
  const scarf = r.chance(0.25) ? rect(52, 140, 66, 16, 8, r.pick(hues)) + rect(94, 148, 16, 34, 5, r.pick(hues)) : '';
  const feet = both((k) => oval(85 + k * 24, 240, 21, 11, limb));
  const hat = r.chance(0.25) ? moved(85, 94, 0.9, hatOf(r)) : '';
  const head = moved(85, 98, r.range(0.86, 1.06), beastHead(r, kind, coat));
  return {
    width: 170,
    height: 254,
    hands,
    drawn: `${tail}${oval(85, 194, wide, high, coat)}${belly}${both(arm)}${feet}${scarf}${head}${hat}`,
  };
}
