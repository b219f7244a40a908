/** Mascots, emoji and four-footed walkers. */
import type { Random } from '../../scripts/designs/random.ts';
import {
  both,
  face,
  hatOf,
  hues,
  moved,
  oval,
  path,
  rect,
  stroke,
  type Drawing,
  type Point,
} from './stories-figures.ts';

const deep = '#2a2230';

/** Bodies of mascots and emoji around 0, 0, about 100 wide and high; the last number is how far out the arms begin. */
const bodies: ((a: string, b: string) => readonly [string, number])[] = [
  (a, b) => [oval(0, 0, 50, 50, a) + stroke('M-36 -20q10 -18 26 -22', b, 5), 46],
  (a, b) => [rect(-46, -46, 92, 92, 28, a) + rect(-46, 22, 92, 24, 12, b), 44],
  (a) => [path('M0 -62L18 -20 62 -18 28 10 40 54 0 30-40 54-28 10-62 -18-18 -20z', a), 44],
  (a, b) => [path('M0 -66Q52 -10 48 16A48 44 0 0 1-48 16Q-52 -10 0 -66z', a) + stroke('M-30 16q4 18 16 22', b, 6), 44],
  (a) => [path('M-40 40A30 30 0 0 1-42 -16 34 34 0 0 1 14 -40 30 30 0 0 1 46 -10 26 26 0 0 1 44 40z', a), 50],
  (a, b) => [
    path('M-44 52V-10A44 46 0 0 1 44 -10V52l-15 -14-14 14-15-14-15 14-14-14z', a) + oval(-24, -28, 8, 5, b, -40),
    42,
  ],
  (a, b) => [
    path('M0 56C-60 12 -56 -46 -22 -46Q-4 -46 0 -28 4 -46 22 -46C56 -46 60 12 0 56z', a) + oval(-26, -26, 9, 6, b, -40),
    46,
  ],
  (a, b) => [
    oval(0, 4, 48, 46, a) + path('M-6 -38Q-10 -66 22 -70 24 -46 4 -36z', b) + stroke('M0 -36v-20', '#6b4526', 6),
    46,
  ],
  (a, b) => [rect(-42, -34, 84, 82, 10, a) + rect(-48, -46, 96, 18, 8, b), 42],
  (a, b) => [path('M-50 -40H50L38 52H-38z', a) + path('M-46 0h92l-4 22h-84z', b) + oval(0, -40, 50, 12, b), 44],
  (a, b) => [
    stroke('M0 -46v-24', b, 6) +
      oval(0, -72, 9, 9, b) +
      rect(-48, -46, 96, 84, 16, a) +
      rect(-36, -32, 72, 54, 10, '#e8f6fb'),
    48,
  ],
  (a, b) => [path('M-40 50Q-64 -60 0 -64T40 50z', a) + path('M-22 46Q-32 -6 0 -6T22 46z', b), 42],
];

/** A being made of one shape, 200 × 220, with or without arms and legs. */
export function mascot(r: Random, limbs = true): Drawing {
  const [a, b] = [r.pick(hues), r.pick(hues)];
  const [body, reach] = r.pick(bodies)(a, b);
  const up = [r.chance(0.5), r.chance(0.5)];
  const hands: Point[] = [-1, 1].map((k, i) => [100 + k * (reach + 38), up[i] ? 66 : 136]);
  const [skin, wide] = [r.pick([a, deep]), r.range(7, 13)];
  const arm = (k: number) => {
    const [x, y] = hands[k < 0 ? 0 : 1]!;
    return (
      stroke(`M${100 + k * (reach - 8)} 116Q${100 + k * (reach + 26)} 124 ${x} ${y}`, skin, wide) +
      oval(x, y, 11, 11, r.chance(0.5) ? '#fff' : skin)
    );
  };
  const leg = (k: number) => stroke(`M${100 + k * 20} 140V198`, skin, wide) + oval(100 + k * 26, 204, 20, 11, b);
  const hat = r.chance(0.3) ? moved(100, 92, 0.8, hatOf(r)) : '';
  const seen = a === '#2f3a56' ? '#fff' : deep;
  const drawn = `${limbs ? both(leg) : ''}${moved(100, 104, r.range(0.95, 1.12), body)}${moved(100, 104, 0.85, face(r, seen))}${hat}${limbs ? both(arm) : ''}`;
  return { width: 200, height: 220, hands, drawn };
}

/** The round one with feelings, 120 × 120. */
export function emoji(r: Random): Drawing {
  const fill = r.pick(['#ffd23e', '#ffcb2f', '#ffdf6b', '#ff9f43', '#8ed16f', '#ff8fa3', '#7cc6ff']);
  const rim = r.chance(0.5) ? `<circle cx="60" cy="60" r="56" fill="none" stroke="#00000022" stroke-width="6"/>` : '';
  const extra = r.pick([
    '',
    '',
    both((k) => rect(60 + k * 25 - 21, 40, 42, 27, 10, '#1d1d26')) + stroke('M42 46h36', '#1d1d26', 5),
    both((k) => path(`M${60 + k * 25} 44l6 10 12 2-8 9 2 12-12-6-12 6 2-12-8-9 12-2z`, '#f0483e')),
    path('M92 66q14 20 0 26-14-6 0-26z', '#57b7f0'),
    stroke('M30 34l20 6M90 34l-20 6', deep, 5),
  ]);
  return {
    width: 120,
    height: 120,
    drawn: `${oval(60, 60, 57, 57, fill)}${rim}${moved(60, 64, 1.06, face(r, deep))}${extra}`,
  };
}

/** A beast seen from the side, 240 × 200: long or short of neck and leg, with trunk, mane, spots, plates. */
export function walker(r: Random): Drawing {
  const coat = r.pick([
    '#9fb0c4',
    '#e8b04a',
    '#a9683a',
    '#f4efe6',
    '#f6b2bd',
    '#6fbf7a',
    '#7a8fd0',
    '#d9774a',
    '#555a66',
  ]);
  const mark = r.pick(['#3a3036', '#fff3dc', '#8a5230', '#4e8f5b', '#f3c24f']);
  const [thick, leg, neck] = [r.range(30, 48), r.range(26, 56), r.range(0, 60)];
  const [base, y] = [192, 188 - leg - thick * 0.6];
  const [hx, hy] = [188 + neck * 0.1, y - 20 - neck];
  const legs = [64, 88, 136, 160]
    .map((x, i) => stroke(`M${x} ${y}L${x + (i % 2 ? 5 : -5)} ${base - 8}`, i % 3 ? coat : mark, r.range(14, 20)))
    .join('');
  const tail = stroke(`M48 ${y}q-24 -6 -${r.int(14, 26)} ${r.int(-34, 34)}`, mark, r.range(6, 12));
  const spots = r.chance(0.5)
    ? Array.from({ length: 6 }, (_, i) =>
        oval(66 + i * 16, y - 10 + (i % 3) * 11, r.range(5, 10), r.range(4, 8), mark),
      ).join('')
    : '';
  const plates = r.chance(0.3)
    ? Array.from({ length: 5 }, (_, i) => path(`M${58 + i * 22} ${y - thick * 0.8}l11 -26 11 26z`, mark)).join('')
    : '';
  const mane = r.chance(0.35) ? stroke(`M${hx - 20} ${hy - 14}Q${hx - 36} ${y - 30} 144 ${y - 14}`, mark, 16) : '';
  const ear = r.pick([
    oval(hx - 14, hy, 14, 22, mark),
    oval(hx - 14, hy - 20, 6, 16, coat, -20),
    path(`M${hx - 18} ${hy - 14}l4 -26 14 20z`, coat),
  ]);
  const nose = r.pick([
    oval(hx + 22, hy + 6, 16, 12, mark),
    stroke(`M${hx + 20} ${hy}q26 10 18 54`, coat, 14),
    oval(hx + 18, hy + 4, 22, 13, coat),
  ]);
  const head = `${nose}${oval(hx, hy, 27, 23, coat)}${ear}${oval(hx + 8, hy - 5, 4, 5, deep)}`;
  return {
    width: 250,
    height: 200,
    drawn: `${tail}${plates}${legs}${oval(110, y, 66, thick, coat)}${stroke(`M156 ${y - 4}L${hx} ${hy}`, coat, 34)}${spots}${mane}${head}`,
  };
}
