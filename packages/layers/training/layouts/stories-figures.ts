/** Who plays in the stories: people, beasts, mascots. All is drawn from numbers, so that none is seen twice. */
import type { Random } from '../../scripts/designs/random.ts';
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';

export type Point = readonly [number, number];

export interface Drawing {
  width: number;
  height: number;
  drawn: string;
  /** Where a left and a right hand are, if any. */
  hands?: readonly Point[];
}

export interface Way {
  turn?: number;
  mirrored?: boolean;
  /** A border around the whole, as a sticker has it: colour and px. */
  edge?: readonly [string, number] | undefined;
  /** Colour of the lines around every part. */
  ink?: string | undefined;
  /** A CSS clip in the picture's pixels. */
  clip?: string;
  css?: string;
}

const skins = ['#f7d3b5', '#f1c27d', '#e0a878', '#c68642', '#8d5524', '#5f3a22', '#ffdfc4'];
const hairs = ['#2b1b12', '#5a3620', '#a5642b', '#e3b04b', '#c4451c', '#8d8d92', '#eeeae2', '#22222e', '#c65bb0'];
export const hues = [
  '#e4572e',
  '#f3a712',
  '#29a19c',
  '#3b6fd1',
  '#8e4ec6',
  '#e85d9c',
  '#5aa845',
  '#f2d14b',
  '#2f3a56',
  '#ece7da',
  '#c9b79c',
  '#7ec4e8',
  '#b3262e',
  '#1f7a5c',
];

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`;
export const path = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`;
export const stroke = (d: string, colour: string, wide: number) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
export const rect = (x: number, y: number, width: number, height: number, round: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
export const both = (draw: (side: number) => string) => draw(-1) + draw(1);
export const moved = (x: number, y: number, size: number, drawn: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${drawn}</g>`;

function bordered(r: Random, drawn: string, colour: string, wide: number): string {
  const id = `e${r.int(0, 1e9)}`;
  const steps = [
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${(wide * 0.6).toFixed(2)}"/>`,
    '<feComponentTransfer><feFuncA type="linear" slope="14" intercept="-.5"/></feComponentTransfer>',
    `<feComposite in2="SourceGraphic" operator="over" result="wide"/><feFlood flood-color="${colour}"/>`,
    '<feComposite in2="wide" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>',
  ];
  const size = 'x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"';
  return `<filter id="${id}" ${size}>${steps.join('')}</filter><g filter="url(#${id})">${drawn}</g>`;
}

/** Puts a drawing with its middle at a place, `tall` px high. */
export function put(s: Sheet, name: string, d: Drawing, cx: number, cy: number, tall: number, way: Way = {}): void {
  const scale = d.height / tall;
  let drawn = d.drawn;
  if (way.ink) {
    const lines = `<g stroke="${way.ink}" stroke-width="${(scale * Math.max(1.2, tall / 110)).toFixed(2)}" stroke-linejoin="round">`;
    drawn = bordered(s.random, `${lines}${drawn}</g>`, way.ink, scale * Math.max(1.6, tall / 80));
  }
  if (way.edge) drawn = bordered(s.random, drawn, way.edge[0], way.edge[1] * scale);
  if (way.mirrored) drawn = `<g transform="translate(${d.width} 0) scale(-1 1)">${drawn}</g>`;
  const wide = d.width / scale;
  const whole = svg(cx - wide / 2, cy - tall / 2, wide, tall, drawn, way.turn ?? 0, `0 0 ${d.width} ${d.height}`);
  const clip = way.clip ? `clip-path:${way.clip};` : '';
  if (!clip && !way.css) return s.object(name, whole);
  const css = `position:absolute;left:0;top:0;width:1024px;height:1024px;${clip}${way.css ?? ''}`;
  s.object(name, `<div style="${css}">${whole}</div>`);
}

/** Where the hand of a drawing that stands straight is in the picture. */
export function handOf(d: Drawing, k: number, cx: number, cy: number, tall: number, mirrored = false): Point {
  const [x, y] = d.hands![k]!;
  const scale = tall / d.height;
  return [cx + (x - d.width / 2) * scale * (mirrored ? -1 : 1), cy + (y - d.height / 2) * scale];
}

/** Eyes and a mouth around 0, 0 in a head of radius 50. */
export function face(r: Random, dark: string, apart = 20): string {
  const size = r.range(4.5, 7.5);
  const eyes = r.pick([
    () => both((k) => oval(k * apart, -6, size, size * 1.15, dark)),
    () => both((k) => oval(k * apart, -6, size, size * 1.5, dark) + oval(k * apart + 2, -10, 2.2, 2.6, '#fff')),
    () => both((k) => oval(k * apart, -7, size * 2, size * 2.1, '#fff') + oval(k * apart + 2, -5, size, size, dark)),
    () => both((k) => stroke(`M${k * apart - 8} -4q8 -10 16 0`, dark, 4)),
    () => oval(-apart, -6, size, size * 1.3, dark) + stroke(`M${apart - 8} -5q8 -8 16 0`, dark, 4),
  ])();
  const mouth = r.pick([
    stroke('M-14 16q14 16 28 0', dark, 4),
    `${path('M-18 14h36q-2 24 -18 24t-18-24z', dark)}${path('M-9 31q9-8 18 0-4 7-9 7t-9-7z', '#ef6f7d')}`,
    oval(0, 22, 7, 9, dark),
    stroke('M-12 20q12 4 24 -2', dark, 4),
    path('M-18 14q18 8 36 0-2 16-18 16t-18-16z', '#fff'),
  ]);
  const cheeks = r.chance(0.5) ? both((k) => oval(k * apart * 1.6, 10, 7, 5, '#f0808088')) : '';
  return eyes + mouth + cheeks;
}

/** What is behind a head and what is on it: radius 50 around 0, 0. */
function hairOf(r: Random, colour: string): readonly [string, string] {
  const cap = path(
    'M-52 2C-58 -40 -30 -60 2 -58C38 -58 58 -34 52 4C44 -14 34 -26 14 -28C-10 -22 -38 -22 -52 2z',
    colour,
  );
  const curls = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (0.92 + (i * 1.16) / 8);
    return oval(Math.cos(angle) * 46, Math.sin(angle) * 44, 18, 18, colour);
  }).join('');
  const kinds: (readonly [string, string])[] = [
    ['', cap],
    [path('M-56 -6Q-60 -60 0 -60T56 -6V64H-56z', colour), cap],
    [
      path('M-54 -6Q-58 -58 0 -60T54 -6Q70 30 46 48H-46Q-70 30 -54 -6z', colour),
      path('M-50 -8Q-40 -56 0 -54T50 -8z', colour),
    ],
    [oval(0, -64, 24, 22, colour), cap],
    [curls, path('M-46 -20Q-20 -54 0 -50T46 -20Q0 -34 -46 -20z', colour)],
    [
      '',
      path(
        'M-52 -4L-60 -34-38 -38-36 -64-12 -50 4 -72 18 -50 42 -62 40 -38 60 -32 50 -2 30 -24 10 -16-10 -28-30 -16z',
        colour,
      ),
    ],
    [both((k) => oval(k * 66, 14, 16, 34, colour, k * -14)), cap],
    ['', both((k) => path(`M${k * 50} 8q${k * 8} -22 ${k * -6} -36q${k * -8} 14 ${k * 6} 36z`, colour))],
  ];
  return r.pick(kinds);
}

export function hatOf(r: Random): string {
  const [a, b] = [r.pick(hues), r.pick(hues)];
  return r.pick([
    `${path('M-50 -22Q-46 -68 0 -68T50 -22z', a)}${path('M30 -30h58q4 12 -12 12H20z', b)}`,
    `${path('M-52 -18Q-50 -74 0 -74T52 -18z', a)}${rect(-56, -30, 112, 20, 9, b)}${oval(0, -76, 13, 13, b)}`,
    `${rect(-34, -100, 68, 72, 4, a)}${rect(-58, -36, 116, 14, 6, a)}${rect(-34, -52, 68, 16, 0, b)}`,
    path('M-40 -24L-48 -76-20 -52 0 -84 20 -52 48 -76 40 -24z', '#f3c12e'),
    `${path('M-32 -34L0 -112 32 -34z', a)}${oval(0, -112, 11, 11, b)}`,
    `${path('M-54 -14Q-54 -66 0 -66T54 -14z', a)}${rect(-8, -70, 16, 54, 6, b)}`,
    `${oval(0, -30, 76, 14, a)}${path('M-38 -32Q-36 -76 0 -70T38 -32z', a)}${path('M-38 -38h76v8h-76z', b)}`,
  ]);
}

/** A head of radius 50: back, and all before it. */
function headOf(r: Random, skin: string): readonly [string, string] {
  const hair = r.pick(hairs);
  const [back, front] = hairOf(r, hair);
  const ears = both((k) => oval(k * 50, 4, 9, 12, skin));
  const beard = r.chance(0.15) ? path('M-48 6Q-44 60 0 62T48 6Q30 18 0 12T-48 6z', hair) : '';
  const glass = r.chance(0.2)
    ? both((k) => `<circle cx="${k * 20}" cy="-6" r="14" fill="#ffffff66" stroke="#333" stroke-width="4"/>`)
    : '';
  const hat = r.chance(0.35) ? hatOf(r) : '';
  return [back, `${ears}${oval(0, 0, 50, r.range(48, 56), skin)}${beard}${face(r, '#2c2230')}${glass}${front}${hat}`];
}

/** Head and shoulders, 140 × 140, cut straight below. */
export function bust(r: Random): Drawing {
  const skin = r.pick(skins);
  const [back, front] = headOf(r, skin);
  const size = r.range(0.66, 0.84);
  const shoulders = `${path('M14 140Q14 100 50 96H90Q126 100 126 140z', r.pick(hues))}${r.chance(0.5) ? path('M52 96L70 122 88 96z', r.pick(hues)) : ''}`;
  const neck = rect(58, 78, 24, 30, 10, skin);
  return { width: 140, height: 140, drawn: moved(70, 62, size, back) + neck + shoulders + moved(70, 62, size, front) };
}

const arms = {
  down: [10, 30, 14, 62],
  up: [22, -4, 30, -46],
  out: [22, 14, 44, 8],
  hip: [26, 26, 4, 50],
  fore: [16, 34, 26, 26],
} as const;

/** From the hip down. */
function legs(r: Random, hip: number, trousers: string, shoes: string, skin: string): string {
  const pose = r.pick([
    [12, 0, 12, 0],
    [22, 0, 22, 0],
    [30, -4, 12, 0],
    [26, -22, 8, 0],
  ]);
  const bare = r.chance(0.3);
  const thick = r.range(15, 22);
  const leg = (k: number, out: number, lift: number) => {
    const [x, y] = [70 + k * out, 270 + lift];
    const whole = stroke(`M${70 + k * 11} ${hip}L${x} ${y}`, bare ? skin : trousers, thick);
    const shorts = bare
      ? stroke(`M${70 + k * 11} ${hip}L${70 + k * (11 + out) * 0.5} ${(hip + y) / 2 - 14}`, trousers, thick + 4)
      : '';
    return `${whole}${shorts}${oval(x + k * 6, y + 4, 17, 9, shoes)}`;
  };
  return leg(-1, pose[0]!, pose[1]!) + leg(1, pose[2]!, pose[3]!);
}

/** Somebody from head to foot, 140 × 280. */
export function person(r: Random, raised = false): Drawing {
  const [skin, shirt, trousers, shoes] = [r.pick(skins), r.pick(hues), r.pick(hues), r.pick(hues)];
  const radius = r.range(24, 44);
  const [neck, wide] = [30 + radius * 2, r.range(22, 30)];
  const hip = neck + (276 - neck) * r.range(0.42, 0.52);
  const [back, front] = headOf(r, skin);
  const hands: Point[] = [];
  const arm = (k: number) => {
    const [ex, ey, hx, hy] =
      arms[raised ? r.pick(['up', 'out', 'fore'] as const) : r.pick(['down', 'up', 'out', 'hip', 'down'] as const)];
    const [x, y] = [70 + k * (wide - 4), neck + 12];
    const hand: Point = [x + k * hx, y + hy];
    hands.push(hand);
    const sleeve = r.chance(0.5) ? stroke(`M${x} ${y}L${x + k * ex} ${y + ey}`, shirt, 17) : '';
    const bare = stroke(`M${x} ${y}L${x + k * ex} ${y + ey}L${hand[0]} ${hand[1]}`, sleeve ? skin : shirt, 14);
    return `${bare}${sleeve}${oval(hand[0], hand[1], 9, 9, skin)}`;
  };
  const dress = r.pick([0, 0, 0, 1, 2]);
  const end = [hip + 6, hip + 44, 264][dress]!;
  const flare = [wide - 2, wide + 20, wide + 14][dress]!;
  const torso = path(
    `M${70 - wide} ${neck + 6}Q70 ${neck - 8} ${70 + wide} ${neck + 6}L${70 + flare} ${end}Q70 ${end + 8} ${70 - flare} ${end}z`,
    shirt,
  );
  const mark = r.pick([
    '',
    oval(70, neck + 34, 10, 10, trousers),
    path(`M66 ${neck}h8V${end}h-8z`, trousers),
    rect(70 - wide, hip - 14, wide * 2, 9, 3, shoes),
    path(`M${70 - wide + 3} ${neck + 24}h${wide * 2 - 6}v12h-${wide * 2 - 6}z`, trousers),
  ]);
  const cape = r.chance(0.12)
    ? path(`M${70 - wide} ${neck + 4}L20 250Q70 236 120 250L${70 + wide} ${neck + 4}z`, r.pick(hues))
    : '';
  const head = (part: string) => moved(70, 22 + radius, radius / 50, part);
  const lower = legs(r, hip, trousers, shoes, skin);
  const [left, right] = [arm(-1), arm(1)];
  const throat = rect(62, neck - 14, 16, 24, 6, skin);
  return {
    width: 140,
    height: 280,
    hands,
    drawn: `${cape}${head(back)}${lower}${throat}${torso}${mark}${left}${right}${head(front)}`,
  };
}
