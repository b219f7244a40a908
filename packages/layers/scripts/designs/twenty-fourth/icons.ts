/** Palettes, faces, pictograms and some larger drawings of the twenty-fourth set, and what it places words with. */
import { write, type Leaf } from '../twenty-first/more.ts';
import { line, middle, type Pair } from '../placing.ts';
import { side, type Kit, type Palette, type Sheet } from '../sheet.ts';

const icons: Kit['icons'] = {
  wrench: (a) =>
    `<path fill="${a}" d="M17.500 1.700a6.700 6.700 0 0 0-8.300 9L1.600 18.300a2.900 2.900 0 0 0 4.100 4.100l7.600-7.600a6.700 6.700 0 0 0 9-8.300l-3.800 3.800-4-1-1-4z"/>`,
  worker: (a, b) =>
    `<circle cx="13" cy="3.600" r="2.700" fill="${a}"/><path d="M11.500 8.500L8 14.500l4 2.500-1 5.500M8 14.500l-4.500 8" stroke="${a}" stroke-width="3.100" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M8.500 9.500L20 18" stroke="${b}" stroke-width="1.800"/><path d="M11.500 8.500l3 4.500 3.500-.5" stroke="${a}" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path fill="${b}" d="M14.500 23q4.500-7 9 0z"/>`,
  pin: (a, b) =>
    `<path fill="${a}" d="M12 23.700L4.800 13.400a8.700 8.700 0 1 1 14.400 0z"/><circle cx="12" cy="8.600" r="3.500" fill="${b}"/>`,
  drops: (a, b) =>
    `<path fill="${a}" d="M9 3.500q7 8 7 12.500a7 7 0 0 1-14 0Q2 11.500 9 3.500z"/><path fill="${b}" d="M18.800.8q3.700 4.600 3.700 7a3.700 3.700 0 0 1-7.400 0q0-2.400 3.700-7z"/>`,
  van: (a, b) =>
    `<path fill="${a}" d="M.8 5h13.700v12.700H.8zM15.500 8.300h4.200l3.600 4.700v4.700h-7.800z"/><path fill="${b}" d="M17.200 10.100h1.800l2.100 2.900h-3.900z"/><circle cx="6" cy="18.300" r="2.900" fill="${b}"/><circle cx="18" cy="18.300" r="2.900" fill="${b}"/>`,
  coin: (a, b) =>
    `<circle cx="12" cy="12" r="11" fill="${a}"/><path d="M15.300 8.500Q9 6.500 9 9.700q0 1.800 3 2.300t3 2.400q0 3.100-6.300 1.100M12 4.500v15" stroke="${b}" stroke-width="2.100" stroke-linecap="round" fill="none"/>`,
  card: (a, b) =>
    `<rect x=".8" y="4" width="22.400" height="16" rx="2.600" fill="${a}"/><path fill="${b}" d="M.8 7.500h22.400v3.600H.8zM4 14.500h6v2.200H4z"/>`,
  phone: (a, b) =>
    `<rect x="3" y="1" width="13" height="22" rx="2.800" fill="${a}"/><rect x="5.300" y="4.200" width="8.400" height="13.400" fill="${b}"/><path d="M18.500 6q3 4 0 8" stroke="${a}" stroke-width="2.200" stroke-linecap="round" fill="none"/>`,
  clock: (a, b) =>
    `<circle cx="12" cy="12" r="9.800" fill="${b}" stroke="${a}" stroke-width="2.800"/><path d="M12 6.300V12h4.800" stroke="${a}" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
  cow: (a, b) =>
    `<path fill="${a}" d="M2.500 5q2.500 3.500 5.500 1.500h8Q19 8.500 21.500 5q1.500 5.800-3.500 7 0 11-6 11T6 12q-5-1.200-3.500-7z"/><ellipse cx="12" cy="18.600" rx="5" ry="3.700" fill="${b}"/><circle cx="9.300" cy="11.600" r="1.300" fill="${b}"/><circle cx="14.700" cy="11.600" r="1.300" fill="${b}"/>`,
  bridge: (a, b) =>
    `<path d="M.5 14.500Q5 12 6.200 4.500q5.800 15 11.600 0Q19 12 23.500 14.500M9.300 10.500V18M12 12v6M14.700 10.500V18" stroke="${b}" stroke-width="1.700" fill="none"/><path fill="${a}" d="M5 2.500h2.600v20H5zM16.400 2.500H19v20h-2.600zM.5 16.700h23v2.800H.5z"/>`,
  car: (a, b) =>
    `<path fill="${a}" d="M3.500 11.500l2.200-6Q6.300 4 8 4h8q1.700 0 2.300 1.500l2.200 6q2.500.6 2.500 3V19h-2v3h-4v-3H7v3H3v-3H1v-4.500q0-2.400 2.500-3z"/><path fill="${b}" d="M7.700 6.500h8.600l1.600 4.600H6.100z"/><circle cx="5.300" cy="15.200" r="1.600" fill="${b}"/><circle cx="18.700" cy="15.200" r="1.600" fill="${b}"/>`,
  train: (a, b) =>
    `<path d="M8 19l-4 4M16 19l4 4M6 21.200h12" stroke="${a}" stroke-width="2.200" stroke-linecap="round"/><rect x="4" y="1" width="16" height="17.500" rx="5" fill="${a}"/><rect x="6.500" y="4.700" width="11" height="6.300" rx="1.500" fill="${b}"/><circle cx="8.400" cy="14.800" r="1.600" fill="${b}"/><circle cx="15.600" cy="14.800" r="1.600" fill="${b}"/>`,
  windmill: (a, b) =>
    `<path fill="${b}" d="M9.800 10h4.400L17 23.200H7z"/>${[25, 115, 205, 295].map((turn) => `<path fill="${a}" transform="rotate(${turn} 12 9.500)" d="M11 9.500V.6h4.300v6.600h-2.400v2.300z"/>`).join('')}<circle cx="12" cy="9.500" r="1.700" fill="${b}"/>`,
  tractor: (a, b) =>
    `<path fill="${b}" d="M4.500 10V2h9L15 8.500h7.500v8h-9q-1-6.500-9-6.500z"/><path fill="#ffffff" opacity=".85" d="M7 4.200h4.900l1 4.300H7z"/><circle cx="7.300" cy="16" r="6.300" fill="${a}"/><circle cx="7.300" cy="16" r="2.400" fill="${b}"/><circle cx="19" cy="18.600" r="3.800" fill="${a}"/><circle cx="19" cy="18.600" r="1.300" fill="${b}"/>`,
  bird: (a, b) =>
    `<path d="M9.500 18v5M13.500 18v5" stroke="${b}" stroke-width="1.800" stroke-linecap="round"/><path fill="${a}" d="M2 13q0-7 7-8 1-3.700 4.500-3.700T18 5.300l5 2.400-4.800 1.500q.3 10.300-8 10.300-4 0-6-2.500L.5 21z"/><path fill="${b}" d="M6.500 11q6-1.500 7.500 2.800-4.500 3.700-8.500.7z"/><circle cx="14.400" cy="5.700" r="1.200" fill="${b}"/>`,
  tree: (a, b) =>
    `<path fill="${b}" d="M10.300 14h3.400v9.500h-3.400z"/><path fill="${a}" d="M12 .5q6 .4 6 5.200 4.600 1.400 4.200 5.900-.8 5.200-6.200 5.200H8q-5.400 0-6.200-5.200-.4-4.500 4.200-5.900Q6 .9 12 .5z"/>`,
  pump: (a, b) =>
    `<path d="M13.500 11h2.800q1.700 0 1.700 1.700V17q0 2.200 1.800 2.200t1.800-2.200V8.700L18 5" stroke="${a}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path fill="${a}" d="M2.500 3q0-2 2-2h7.800q2 0 2 2v20H2.500z"/><rect x="5" y="3.700" width="6.800" height="5.600" rx=".8" fill="${b}"/>`,
  sheep: (a, b) =>
    `<path d="M7.500 17v6M14 17v6" stroke="${b}" stroke-width="2.400" stroke-linecap="round"/><g fill="${a}"><circle cx="6" cy="9" r="4.700"/><circle cx="11.500" cy="7" r="4.900"/><circle cx="15.500" cy="11" r="4.700"/><circle cx="5.500" cy="14" r="4.500"/><circle cx="11.500" cy="15" r="4.700"/></g><ellipse cx="18.600" cy="9.500" rx="4.200" ry="5" fill="${b}"/><circle cx="19.800" cy="8.500" r="1" fill="${a}"/>`,
  lights: (a, b) =>
    `<path fill="${a}" d="M11 18h2v5.700h-2z"/><rect x="6.500" y=".5" width="11" height="19" rx="4" fill="${a}"/><circle cx="12" cy="4.900" r="2.200" fill="${b}"/><circle cx="12" cy="10" r="2.200" fill="${b}"/><circle cx="12" cy="15.100" r="2.200" fill="${b}"/>`,
  star: (a) =>
    `<path fill="${a}" stroke="${a}" stroke-width="1.800" stroke-linejoin="round" d="M12 1.800l3.100 6.700 7.200.9-5.300 5 1.400 7.200-6.400-3.600-6.400 3.600L7 14.400l-5.300-5 7.200-.9z"/>`,
};

export const twentyFourthKit: Kit = {
  palettes: [
    { dark: '#14213d', mid: '#2f5d9b', accent: '#d1372c', second: '#fca311', light: '#d6e2f0', paper: '#fffefb' },
    { dark: '#2b1a3d', mid: '#7b4a9c', accent: '#c2255c', second: '#ffd8a8', light: '#e9dcf0', paper: '#fffdff' },
    { dark: '#0f3b34', mid: '#22796b', accent: '#cc4b37', second: '#f7c948', light: '#cde7e0', paper: '#fbfefc' },
    { dark: '#3c1f14', mid: '#9a5b34', accent: '#1f6f78', second: '#f4c095', light: '#f1e2d0', paper: '#fffcf7' },
    { dark: '#1b2838', mid: '#4a6582', accent: '#c9510c', second: '#b8e0d2', light: '#dbe4ea', paper: '#ffffff' },
    { dark: '#40101f', mid: '#a23b5a', accent: '#2c6e9b', second: '#ffc9c2', light: '#f7e1e0', paper: '#fffafa' },
    { dark: '#22301a', mid: '#5d7f34', accent: '#b8402a', second: '#f2e27d', light: '#dfe9cd', paper: '#fdfef8' },
    { dark: '#16204f', mid: '#4257b2', accent: '#d6336c', second: '#8ce0d0', light: '#d8def5', paper: '#fbfcff' },
    { dark: '#2a2723', mid: '#6f675c', accent: '#c03221', second: '#f2b705', light: '#e6e0d6', paper: '#fffdf9' },
  ],
  faces: ['Space Grotesk', 'Archivo Black', 'Playfair Display', 'Bebas Neue', 'Caprasimo', 'Unbounded'],
  icons,
  words: [
    ['See you there', '我们等您来'],
    ['Good to know', '温馨提示'],
    ['All week long', '整周有效'],
  ],
};

/** The mean advance of a small letter and of a capital or figure of each face, in em. */
const advance: Record<string, [small: number, large: number]> = {
  'Space Grotesk': [0.6, 0.7],
  'Archivo Black': [0.66, 0.78],
  'Playfair Display': [0.54, 0.72],
  'Bebas Neue': [0.4, 0.4],
  Caprasimo: [0.61, 0.74],
  Unbounded: [0.76, 0.92],
};

/** The size at which the words stay within the width: `size` at the most. */
function fit(s: Sheet, [english, chinese]: Pair, width: number, size: number): number {
  const [small, large] = advance[s.face]!;
  const em = (mark: string) => {
    if (mark === ' ' || '.,:!|'.includes(mark)) return 0.3;
    if (mark > '\u2e7f') return 1;
    return mark >= 'a' && mark <= 'z' ? small : large;
  };
  const words = s.chinese ? chinese : english;
  const length = [...words].reduce((sum, mark) => sum + em(mark), 0) * (s.chinese ? 0.92 : 1);
  return Math.min(size, width / length);
}

/** Words from `x` on, around `cy`. */
export const lead = (s: Sheet, x: number, cy: number, width: number, size: number, colour: string, text: Pair) =>
  line(s, x, cy, width, fit(s, text, width, size), colour, text);

/** Words that end at `x + width`. */
export const trail = (s: Sheet, x: number, cy: number, width: number, size: number, colour: string, text: Pair) =>
  line(s, x, cy, width, fit(s, text, width, size), colour, text, 'text-align:right');

/** Words in the middle of the width. */
export const centre = (s: Sheet, x: number, cy: number, width: number, size: number, colour: string, text: Pair) =>
  middle(s, x, cy, width, fit(s, text, width, size), colour, text);

/** Words in the middle of a stretch of a card that may be turned; `cy` from the card's upper edge. */
export const centreOn = (
  s: Sheet,
  leaf: Leaf,
  x: number,
  cy: number,
  width: number,
  size: number,
  colour: string,
  text: Pair,
) => write(s, leaf, x, cy, width, fit(s, text, width, size), colour, text);

/** Words from `x` on, on a card that may be turned: they turn about the point where they begin. */
export function leadOn(
  s: Sheet,
  leaf: Leaf,
  [x, cy]: [number, number],
  width: number,
  size: number,
  c: string,
  text: Pair,
) {
  const angle = (leaf.turn * Math.PI) / 180;
  const [dx, dy] = [x - leaf.w / 2, cy - leaf.h / 2];
  const left = leaf.x + leaf.w / 2 + dx * Math.cos(angle) - dy * Math.sin(angle);
  const top = leaf.y + leaf.h / 2 + dx * Math.sin(angle) + dy * Math.cos(angle);
  const css = `transform-origin:0 50%;transform:rotate(${leaf.turn}deg)`;
  line(s, left, top, width, fit(s, text, width, size), c, text, css);
}

/** Where a thing stands from the left, when the design may be mirrored. */
export const mirrored = (left: boolean) => (x: number, width: number) => (left ? x : side - x - width);

export const awning = (a: string, b: string) => {
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const [top, foot] = [40 + i * 95, i * 105];
    const edge = `M${top} 0h95L${foot + 105} 96a52.5 46 0 0 1-105 0z`;
    return `<path fill="${i % 2 ? b : a}" d="${edge}"/>`;
  });
  return `${stripes.join('')}<rect x="34" y="-14" width="772" height="22" rx="6" fill="${a}"/>`;
};

const ball = (x: number, y: number, fill: string) => {
  const skirt = [-58, -29, 0, 29, 58].map(
    (dx, i) => `<circle cx="${x + dx}" cy="${y + 48 + (i % 2) * 8}" r="19" fill="${fill}"/>`,
  );
  const gleam = `<path fill="none" stroke="#ffffff" stroke-opacity=".7" stroke-width="9" stroke-linecap="round" d="M${x - 50} ${y - 8}q4-36 38-46"/>`;
  return `<circle cx="${x}" cy="${y}" r="76" fill="${fill}"/>${skirt.join('')}${gleam}`;
};

export const cone = (fills: string[]) => {
  const lines = [0, 1, 2, 3].map(
    (i) => `M${60 + i * 44} 238l${64 - i * 12} ${136 - i * 30}M${190 - i * 44} 238l${-64 + i * 12} ${136 - i * 30}`,
  );
  const wafer = `<path fill="#dca45c" d="M36 236h178L125 466z"/><clipPath id="wafer"><path d="M36 236h178L125 466z"/></clipPath><path clip-path="url(#wafer)" fill="none" stroke="#b67a35" stroke-width="5" d="${lines.join('')}"/>`;
  const places = [
    [168, 196],
    [82, 196],
    [125, 102],
  ] as const;
  const balls = places
    .slice(3 - fills.length)
    .map(([x, y], i) => ball(fills.length < 3 && i === 0 ? 125 : x, y, fills[i]!));
  const top = `<path fill="none" stroke="#6d3b1d" stroke-width="5" d="M125 16q4-22 26-26"/><circle cx="125" cy="22" r="19" fill="#c4142f"/>`;
  return `${wafer}${balls.join('')}${top}`;
};

export const bicycle = (frame: string, tyre: string, bright: string, basket: boolean) => {
  const spokes = (x: number) =>
    [0, 45, 90, 135].map((turn) => `<path transform="rotate(${turn} ${x} 188)" d="M${x - 72} 188h144"/>`).join('');
  const wheels = [82, 338].map(
    (x) =>
      `<g stroke="${tyre}" fill="none"><circle cx="${x}" cy="188" r="76" stroke-width="12"/><g stroke-width="2.500">${spokes(x)}</g></g><circle cx="${x}" cy="188" r="10" fill="${tyre}"/>`,
  );
  const tubes = `<path fill="none" stroke="${frame}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round" d="M82 188L152 84h130L198 188zM198 188L142 56M338 188L272 40"/>`;
  const rest = `<g fill="none" stroke="${tyre}" stroke-linecap="round"><path stroke-width="17" d="M112 50h64"/><path stroke-width="11" d="M246 42l26-10h34q20 2 16 26"/><path stroke-width="8" d="M198 188l24 34h22"/></g><circle cx="198" cy="188" r="23" fill="${tyre}"/><circle cx="198" cy="188" r="9" fill="${bright}"/>`;
  const carrier = `<path fill="${bright}" stroke="${tyre}" stroke-width="5" stroke-linejoin="round" d="M296 66h104l-16 74h-72z"/><path stroke="${tyre}" stroke-width="4" d="M302 90h92M307 114h82"/>`;
  return wheels.join('') + tubes + rest + (basket ? carrier : '');
};

export const warning = (edge: string) =>
  `<path fill="#fffdf5" stroke="${edge}" stroke-width="20" stroke-linejoin="round" d="M100 16l88 154H12z"/>`;

export const barrier = (a: string) => {
  const plank = (y: number) =>
    `<rect y="${y}" width="560" height="50" fill="#fffdf8"/>${[0, 1, 2, 3, 4].map((i) => `<path fill="${a}" d="M${16 + i * 112} ${y}h56l-28 50h-${i ? 56 : 44}z"/>`).join('')}`;
  const posts = [66, 470].map((x) => `<path fill="#6f767f" d="M${x} 0h24v176h22v16H${x - 22}v-16h22z"/>`);
  const lamps = [78, 482].map(
    (x) => `<circle cx="${x}" cy="-6" r="24" fill="#ffb21e"/><circle cx="${x}" cy="-6" r="11" fill="#fff0b8"/>`,
  );
  return posts.join('') + plank(24) + plank(98) + lamps.join('');
};

export const trafficCone = (a: string) =>
  `<path fill="${a}" d="M52 0h26l34 150H18z"/><path fill="#fffdf8" d="M43.500 40h43l8 36h-59zM30 98h70l7 30H23z"/><rect y="146" width="130" height="22" rx="6" fill="#4a4f57"/>`;

export const blossom = (x: number, y: number, size: number, fill: string, heart: string, petals: number) => {
  const turns = Array.from({ length: petals }, (_, i) => (i * 360) / petals);
  const [out, wide, long] = [size * 0.56, size * (petals > 6 ? 0.26 : 0.42), size * 0.5];
  const leaves = turns.map(
    (turn) => `<ellipse transform="rotate(${turn}) translate(0 ${-out})" rx="${wide}" ry="${long}"/>`,
  );
  return `<g transform="translate(${x} ${y})" fill="${fill}">${leaves.join('')}<circle r="${size * 0.36}" fill="${heart}"/></g>`;
};

export const butterfly = (a: string, b: string) =>
  `<path fill="${a}" d="M50 42Q34-8 6 6q-16 26 16 46-12 34 14 34 14-8 14-34 0 26 14 34 26 0 14-34 32-20 16-46-28-14-44 36z"/><circle cx="20" cy="24" r="8" fill="${b}"/><circle cx="80" cy="24" r="8" fill="${b}"/><path d="M50 34v44" stroke="#2b2426" stroke-width="7" stroke-linecap="round"/>`;

export const code = (seed: number, ink: string) => {
  const cells: string[] = [];
  let state = seed * 7919 + 17;
  for (let i = 0; i < 441; i++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const [x, y] = [i % 21, Math.floor(i / 21)];
    const eye = (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12);
    if (!eye && state > 1_050_000_000) cells.push(`M${x} ${y}h1v1h-1z`);
  }
  const eyes = [
    [0, 0],
    [14, 0],
    [0, 14],
  ].map(([x, y]) => `M${x} ${y}h7v7h-7zM${x! + 1} ${y! + 1}v5h5v-5zM${x! + 2} ${y! + 2}h3v3h-3z`);
  return `<path fill="${ink}" fill-rule="evenodd" d="${cells.join('')}${eyes.join('')}"/>`;
};

export const saloon = (body: string, glass: string) =>
  `<path fill="${body}" d="M14 98q-12-40 22-46l46-8 44-40q8-6 20-6h74q16 0 26 10l38 38 40 8q26 6 24 44z"/><path fill="${glass}" d="M106 46l34-30q6-4 12-4h26v34zM190 12h30q8 0 14 6l26 28h-70z"/><g fill="#25272b"><circle cx="88" cy="100" r="34"/><circle cx="276" cy="100" r="34"/></g><g fill="#c9ced4"><circle cx="88" cy="100" r="15"/><circle cx="276" cy="100" r="15"/></g><path fill="#ffe9a6" d="M326 62h16l4 14h-20z"/>`;

export const spectacles = (frame: string, lens: string, kind: number) => {
  const shape = [
    (x: number) => `<circle cx="${x}" cy="48" r="42"/>`,
    (x: number) => `<rect x="${x - 50}" y="12" width="100" height="70" rx="16"/>`,
    (x: number) => `<path d="M${x - 50} 14h100q8 76-50 76T${x - 50} 14z"/>`,
  ][kind]!;
  return `<path fill="none" stroke="${frame}" stroke-width="10" stroke-linecap="round" d="M96 40q24-22 48 0M14 30L2 22M226 30l12-8"/><g fill="${lens}" stroke="${frame}" stroke-width="10" stroke-linejoin="round">${shape(56)}${shape(184)}</g><path fill="none" stroke="#ffffff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round" d="M38 54l18-24M166 54l18-24"/>`;
};

export const pencil = (fill: string) =>
  `<path fill="${fill}" d="M40 0h220v44H40z"/><path fill="#00000033" d="M40 28h220v16H40z"/><path fill="#ecd0a2" d="M260 0l56 22-56 22z"/><path fill="#2b2b2e" d="M296 14l20 8-20 8z"/><path fill="#b9bfc6" d="M28 0h24v44H28z"/><path fill="#ee9aa5" d="M28 0H14Q0 0 0 22t14 22h14z"/>`;

export const streets = (p: Palette) =>
  `<rect width="440" height="320" fill="${p.light}"/><path fill="${p.mid}" fill-opacity=".4" d="M140 196h160v100H140zM20 20h64v110H20z"/><g fill="none" stroke="#ffffff" stroke-width="30"><path d="M0 166h440M0 52h440M112 0v320M326 0v320"/></g><path fill="none" stroke="#ffffff" stroke-width="16" d="M0 262h112M326 250h114"/>`;

export const halfEgg = (yolk: string, core: string, rx: number, rough: string) =>
  `<path fill="#fffdf7" stroke="#d9b48a" stroke-width="6" d="M62 4c30 0 54 44 54 80s-24 54-54 54S8 120 8 84 32 4 62 4z"/><ellipse cx="62" cy="88" rx="${rx}" ry="${rx - 1}" fill="${yolk}"/>${rough}<ellipse cx="60" cy="86" rx="${rx - 14}" ry="${rx - 15}" fill="${core}"/>`;

export const pot = (fill: string, lid: string) =>
  `<path fill="none" stroke="${lid}" stroke-width="14" d="M18 96H0M182 96h18" stroke-linecap="round"/><path fill="${fill}" d="M16 74h168v62q0 34-34 34H50q-34 0-34-34z"/><path fill="${lid}" d="M6 60h188v20H6z"/><path fill="none" stroke="${lid}" stroke-width="9" stroke-linecap="round" d="M58 42q-14-16 0-30t0-26M102 42q-14-16 0-30t0-26M146 42q-14-16 0-30t0-26"/>`;

/** What can be seen from a car. */
export const seen: [string, Pair][] = [
  ['cow', ['a cow', '奶牛']],
  ['bridge', ['a bridge', '大桥']],
  ['car', ['a red car', '红色汽车']],
  ['train', ['a train', '火车']],
  ['windmill', ['a windmill', '风车']],
  ['tractor', ['a tractor', '拖拉机']],
  ['bird', ['a bird', '小鸟']],
  ['tree', ['a tall tree', '大树']],
  ['pump', ['a petrol pump', '加油站']],
  ['sheep', ['a sheep', '绵羊']],
  ['lights', ['traffic lights', '红绿灯']],
];
