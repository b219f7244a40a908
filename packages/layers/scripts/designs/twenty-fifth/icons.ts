/** Palettes, faces, pictograms and larger drawings of the twenty-fifth set, and the things it draws often. */
import { hung } from '../twenty-third/icons.ts';
import { words } from '../twenty-second/icons.ts';
import type { Pair } from '../placing.ts';
import type { Kit, Sheet } from '../sheet.ts';

const pen = (colour: string, width: number, path: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;

const fill = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`;

const dot = (colour: string, x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

const oval = (colour: string, x: number, y: number, rx: number, ry: number, turn = 0) =>
  `<ellipse transform="translate(${x} ${y}) rotate(${turn})" rx="${rx}" ry="${ry}" fill="${colour}"/>`;

const icons: Kit['icons'] = {
  degrees: (a, b) =>
    pen(a, 6.4, 'M9 4.2v11') +
    dot(a, 9, 18, 5.4) +
    pen(b, 2.2, 'M9 9v9') +
    pen(a, 2.2, 'M17 5h4.500M17 10h3M17 15h4.500'),
  breeze: (a, b) =>
    pen(a, 2.6, 'M1.500 9h13q4 0 4-3.300T15.300 2.500q-2.600 0-3 2.500M1.500 18.500h9q3.500 0 3.500 2') +
    pen(b, 2.6, 'M4 13.800h15.500q3 0 3 2.600T20 19'),
  tide: (a, b) =>
    pen(
      a,
      2.6,
      'M1.500 15.500q2.600-2.600 5.200 0t5.200 0 5.200 0 5.200 0M1.500 21q2.600-2.600 5.200 0t5.200 0 5.200 0 5.200 0',
    ) + pen(b, 2.6, 'M12 10.500V2M7.800 5.800L12 1.800l4.200 4'),
  hours: (a, b) => dot(a, 12, 12, 11.2) + pen(b, 2.4, 'M12 5.200V12L7.600 14.600'),
  spot: (a, b) =>
    fill(a, 'M12 23.600Q3.600 14.600 3.600 8.800a8.400 8.400 0 0 1 16.800 0Q20.400 14.600 12 23.600z') +
    dot(b, 12, 8.8, 3.4),
  acorn: (a, b) =>
    fill(a, 'M4.400 10.500h15.200Q20 19.500 12 23.300 4 19.500 4.400 10.500z') +
    fill(b, 'M2.600 10.800Q3 3.600 12 3.600t9.400 7.200z') +
    pen(b, 2.2, 'M12 4q0-2 1.800-3'),
  samara: (a, b) =>
    fill(a, 'M11 6Q1 7 .8 20.500 8 19 12 10zM13 6q10 1 10.200 14.500Q16 19 12 10z') +
    dot(b, 9.6, 7.6, 3) +
    dot(b, 14.4, 7.6, 3) +
    pen(b, 1.8, 'M12 6.500V1'),
  catkin: (a, b) =>
    pen(b, 1.8, 'M2 2.500q10-2.500 18 1') +
    [5, 9.4, 13.8, 18.2].map((y) => oval(a, 8.5, y + 1.6, 4.2, 3.2)).join('') +
    [7, 11, 15].map((y) => oval(a, 18, y + 1, 3.4, 2.8)).join(''),
  plum: (a, b) =>
    pen(b, 1.7, 'M12 1q-1 6-4.500 11M12 1q2 5 4.500 9') + oval(a, 7, 17, 5.2, 5.8) + oval(a, 17.4, 14.6, 4.6, 5.2),
  lime: (a, b) =>
    fill(a, 'M13 1Q4 3 2.500 15 10 13 13 1z') +
    pen(b, 1.7, 'M12 3q3 5 2 9M14 12l-2.500 6M14 12l5 5') +
    dot(b, 11, 19.6, 3.4) +
    dot(b, 19.6, 18.4, 3.4),
  conker: (a, b) =>
    [0, 45, 90, 135]
      .map(
        (turn) =>
          `<path transform="rotate(${turn} 12 12)" d="M12 .8v22.400" stroke="${b}" stroke-width="2.400" stroke-linecap="round"/>`,
      )
      .join('') +
    dot(b, 12, 12, 8.6) +
    oval(a, 12, 12.4, 5.8, 5.4),
  heart: (a) => fill(a, 'M12 22.400L2.600 12.600a6 6 0 0 1 8.600-8.400l.8.900.8-.9a6 6 0 0 1 8.600 8.400z'),
  mug: (a) =>
    fill(a, 'M2.500 9h14v9.500q0 4-4 4h-6q-4 0-4-4z') +
    pen(a, 2.4, 'M17.500 11.500h1.500q3 0 3 3t-3 3h-1.500') +
    pen(a, 2, 'M6.500 6q-1.500-2 0-4M12 6q-1.500-2 0-4'),
  pass: (a, b) =>
    `<rect x=".8" y="3.600" width="22.400" height="16.800" rx="2.600" fill="${a}"/>` +
    dot(b, 7.4, 9.6, 2.7) +
    fill(b, 'M3.200 17q0-4 4.200-4t4.200 4z') +
    pen(b, 2, 'M14.500 9.500h5M14.500 14h5'),
  glass: (a, b) =>
    fill(b, 'M6 3.500h12q0 5.500-4.800 8.500 4.800 3 4.800 8.500H6Q6 15 10.800 12 6 9 6 3.500z') +
    fill(a, 'M8 7.500h8q-1.500 2.500-4 4-2.500-1.500-4-4zM7.500 20q.5-3.500 4.500-3.500t4.500 3.500z') +
    pen(a, 2.8, 'M5 2.500h14M5 21.500h14'),
  leaf: (a, b) =>
    fill(a, 'M22.500 1.500Q23.500 20 10 20.500 3 20.500 3 13.500 3 2.500 22.500 1.500z') +
    pen(b, 1.9, 'M1.800 22.500Q6 14.500 15 8.500'),
  flame: (a, b) =>
    fill(
      a,
      'M12.800.8q7.700 6.700 7.700 13.700a8.500 8.500 0 0 1-17 0q0-4 3-7 .5 3 2.300 3.500Q8.300 5.500 12.800.800z',
    ) + fill(b, 'M12.500 11.500q3.700 3.300 3.700 6a4.200 4.200 0 0 1-8.400 0q0-2.700 4.700-6z'),
};

export const twentyFifthKit: Kit = {
  palettes: [
    { dark: '#12303f', mid: '#2a6f85', accent: '#bf432c', second: '#f5c56b', light: '#d3e7ea', paper: '#fdfcf7' },
    { dark: '#2e1f47', mid: '#6b4fa0', accent: '#b93a6b', second: '#f9c9b6', light: '#e2dbf2', paper: '#fefcff' },
    { dark: '#2a3320', mid: '#56733c', accent: '#b04e28', second: '#f0d58a', light: '#e0e8cf', paper: '#fcfbf3' },
    { dark: '#3a1a1a', mid: '#8f4038', accent: '#1f6a6a', second: '#f3b98c', light: '#f4e0d6', paper: '#fffaf5' },
    { dark: '#1c2541', mid: '#3a5a98', accent: '#c24c27', second: '#a8dcd9', light: '#d9e2f3', paper: '#ffffff' },
    { dark: '#33261d', mid: '#7c5f46', accent: '#a63446', second: '#e9c893', light: '#ece2d4', paper: '#fffdf8' },
    { dark: '#10322b', mid: '#1f7766', accent: '#b9465a', second: '#ffd479', light: '#cfe9e1', paper: '#fafdfb' },
    { dark: '#3d1436', mid: '#8b3a77', accent: '#bf432c', second: '#c9e4a5', light: '#f3dcec', paper: '#fffbfe' },
  ],
  faces: ['Bricolage Grotesque', 'Gloock', 'Montserrat', 'DM Serif Display', 'Inter Tight', 'EB Garamond'],
  icons,
  words: [
    ['Come and see us', '欢迎光临'],
    ['Until the end of May', '五月底截止'],
    ['For everybody', '人人可参加'],
  ],
};

/** Words of two sizes, one below the other: what it is, and how much of it. */
export function twoLines(
  s: Sheet,
  [x, cy, width]: [number, number, number],
  inks: [string, string],
  lines: [Pair, Pair],
  css = 'text-align:center',
) {
  words(s, x, cy - 32, width, 28, inks[0], lines[0], css);
  words(s, x, cy + 16, width, 46, inks[1], lines[1], css);
}

/** A drawing that throws a shadow and is not turned, unless it says so. */
export const stands = (
  s: Sheet,
  name: string,
  [x, y, w, h]: [number, number, number, number],
  inner: string,
  turn = 0,
) => hung(s, name, { x, y, w, h, turn }, inner);

/** 180 × 180: a ring to save swimmers. */
export const lifebuoy = (a: string) =>
  `<circle cx="90" cy="90" r="84" fill="none" stroke="#cdb78d" stroke-width="6"/><g fill="none" stroke-width="44"><circle cx="90" cy="90" r="60" stroke="#fffdf8"/><circle cx="90" cy="90" r="60" stroke="${a}" stroke-dasharray="47.120" stroke-dashoffset="23.560"/></g>`;

/** 220 × 330: a flag of two halves on its pole. */
export const seaFlag = (upper: string, lower: string) =>
  fill('#8a6b4d', 'M24 24h14v306H24z') +
  dot('#c9a15b', 31, 18, 14) +
  fill(lower, 'M38 90q44-26 86 0t92-6v144q-48 28-92 6t-86 0z') +
  fill(upper, 'M38 40q44-26 86 0t92-6v96q-48 28-92 6t-86 0z');

/** 1024 × 120: sand with a little grass. */
export const dune = (sand: string, shade: string, grass: string) =>
  fill(shade, 'M0 52Q170-8 410 40t614-34v118H0z') +
  fill(sand, 'M0 84q240-60 480-6t544-26v72H0z') +
  [90, 152, 880, 946]
    .map((x, i) =>
      pen(
        grass,
        7,
        `M${x} ${i < 2 ? 62 : 52}q-4-40-24-56M${x} ${i < 2 ? 62 : 52}q0-44 6-66M${x} ${i < 2 ? 62 : 52}q4-34 28-50`,
      ),
    )
    .join('');

/** What a potter makes: how wide and how high each is, and how it is drawn in its clay and its glaze. */
export const pottery: { w: number; h: number; draw: (clay: string, glaze: string) => string }[] = [
  {
    w: 140,
    h: 216,
    draw: (a, b) =>
      fill(
        a,
        'M46 4h48q8 0 6 10-6 30 16 58 36 48 14 108-10 32-24 36H34q-14-4-24-36-22-60 14-108Q46 44 40 14 38 4 46 4z',
      ) + pen(b, 10, 'M28 96q42 18 84 0M16 134q54 20 108 0'),
  },
  {
    w: 190,
    h: 118,
    draw: (a, b) => fill(a, 'M4 4h182q-2 78-54 98v16H58v-16Q6 82 4 4z') + pen(b, 11, 'M14 34q81 20 162 0'),
  },
  {
    w: 180,
    h: 196,
    draw: (a, b) =>
      pen(a, 18, 'M116 44q56-8 52 44-4 40-46 50') +
      fill(
        a,
        'M18 4h96q-4 14-2 34 2 18 14 36 32 52 4 98-10 20-22 24H42q-14-4-24-24-26-46 6-98 10-18 10-34 0-20-16-36z',
      ) +
      pen(b, 10, 'M20 112q54 20 114 0'),
  },
  {
    w: 150,
    h: 220,
    draw: (a, b) =>
      ['M75 124Q12 100 16 30q54 18 59 94z', 'M75 124Q138 100 134 30q-54 18-59 94z', 'M75 124Q40 60 75 2q35 58 0 122z']
        .map((path) => fill('#4d7f55', path))
        .join('') +
      fill(a, 'M20 136h110l-16 84H36z') +
      fill(b, 'M10 116h130v30H10z'),
  },
];

const crown = 'M36 138l2-52 22 24 15-36 15 36 22-24 2 52z';
const pointed = 'M30 138Q60 110 75 52q15 58 45 86z';

/** 150 × 430: a puppet on its strings. */
export const puppet = (coat: string, trim: string, royal: boolean) =>
  pen('#f4ead8', 2.5, 'M22 12L22 282M75 12v70M128 12v236') +
  fill('#a9784a', 'M8 2h134v16H8z') +
  pen('#3a2a22', 17, 'M60 320l-4 70M90 320l6 70') +
  oval('#3a2a22', 46, 398, 24, 13) +
  oval('#3a2a22', 106, 398, 24, 13) +
  pen(coat, 20, 'M52 226L24 280M98 226l28 22') +
  dot('#f2c9a0', 22, 288, 13) +
  dot('#f2c9a0', 132, 250, 13) +
  fill(coat, royal ? 'M54 208h42l34 126H20z' : 'M44 208h62l8 126H36z') +
  fill(trim, royal ? 'M24 318h102l4 18H20zM48 232h54v12H48z' : 'M40 272h70v18H40zM66 208h18v22H66z') +
  dot('#f2c9a0', 75, 172, 44) +
  fill(trim, royal ? crown : pointed) +
  pen('#3a2a22', 10, 'M60 170h.1M90 170h.1') +
  pen('#e79a83', 14, 'M50 186h.1M100 186h.1') +
  pen('#3a2a22', 4, 'M64 192q11 10 22 0');

/** 200 × 520: one half of a curtain, drawn to its side. */
export const curtain = (cloth: string, band: string, right: boolean) =>
  `<g${right ? ' transform="translate(200 0) scale(-1 1)"' : ''}>` +
  fill(cloth, 'M0 0H200Q190 220 92 322q24 90 54 198H0z') +
  pen('rgba(0,0,0,.22)', 6, 'M64 10Q72 200 40 312M128 10Q128 210 66 314M34 350q10 80 20 164M62 350q16 80 40 164') +
  oval(band, 48, 330, 62, 17, -6) +
  '</g>';

/** 820 × 110: the cloth above a stage, in bows with a seam. */
export const valance = (cloth: string, seam: string) => {
  const bow = (i: number, deep: number) => `M${8 + i * 134} 0q0 ${deep} 67 ${deep}t67-${deep}z`;
  const bows = Array.from({ length: 6 }, (_, i) => fill(seam, bow(i, 108)) + fill(cloth, bow(i, 92)));
  return `${bows.join('')}<rect width="820" height="34" rx="8" fill="${seam}"/>`;
};

/** 280 × 150: a ticket, a bite taken out of each side. */
export const ticket = (paper: string, line: string) =>
  fill(
    paper,
    'M14 0h252q14 0 14 14v41a20 20 0 0 0 0 40v41q0 14-14 14H14q-14 0-14-14V95a20 20 0 0 0 0-40V14Q0 0 14 0z',
  ) + `<path d="M40 14v122M240 14v122" stroke="${line}" stroke-width="4" stroke-dasharray="9 9"/>`;

/** A leaf on its stalk, with its veins. */
const onStalk = (a: string, b: string, shape: string, veins: string) =>
  pen(a, 9, 'M100 140v76') + shape + pen(b, 5, veins);

/** 200 × 220 each: leaves, each with its vein. */
export const leaves: Record<string, (a: string, b: string) => string> = {
  oak: (a, b) =>
    onStalk(
      a,
      b,
      fill(
        a,
        'M100 4q26 2 26 28 24-10 34 12t-14 36q32-8 38 18t-26 34q22 6 16 30t-42 16q-12 16-32 16t-32-16q-36 8-42-16t16-30q-32-8-26-34t38-18Q30 66 40 44t34-12Q74 6 100 4z',
      ),
      'M100 40v136M100 106l36-26M100 106L64 80M100 156l40-28M100 156l-40-28',
    ),
  maple: (a, b) =>
    onStalk(
      a,
      b,
      fill(
        a,
        'M100 2l20 44 26-16-6 54 40-26-4 30 22 10-44 38 12 24-56-10v22h-20v-22l-56 10 12-24L2 98l22-10-4-30 40 26-6-54 26 16z',
      ),
      'M100 60v104M100 142l50-44M100 142L50 98',
    ),
  birch: (a, b) =>
    onStalk(
      a,
      b,
      fill(
        a,
        'M100 2l16 26 18 4 4 22 20 10v22l18 14-6 22 8 20-16 14-6 20-24 2-16 12-16-4-16 4-16-12-24-2-6-20-16-14 8-20-6-22 18-14V64l20-10 4-22 18-4z',
      ),
      'M100 40v150M100 100l36-24M100 100L64 76M100 150l46-28M100 150l-46-28',
    ),
  ginkgo: (a, b) =>
    onStalk(
      a,
      b,
      fill(a, 'M100 160Q70 120 4 112 8 44 60 22q26-6 36 20 2 24 4 40 2-16 4-40 10-26 36-20 52 22 56 90-66 8-96 48z'),
      'M96 144Q80 104 42 76M104 144q16-40 54-68',
    ),
  linden: (a, b) =>
    onStalk(
      a,
      b,
      fill(a, 'M100 196Q40 180 18 130 2 78 38 46q32-20 62 4 30-24 62-4 36 32 20 84-22 50-82 66z'),
      'M100 182V72M100 130l46-44M100 130L54 86M100 168l42-36M100 168l-42-36',
    ),
  chestnut: (a, b) =>
    onStalk(
      a,
      b,
      [-100, -50, 0, 50, 100]
        .map(
          (turn) =>
            `<path fill="${a}" transform="rotate(${turn} 100 140)" d="M100 140Q58 70 100 ${Math.abs(turn) > 60 ? 44 : 6}q42 64 0 134z"/>`,
        )
        .join(''),
      'M100 150v-82M100 140L52 84M100 140l48-56M100 140l-66 8M100 140l66 8',
    ),
};

/** 300 × 420: a drop with a face. */
export const dropFace = (a: string, ink: string) =>
  fill(a, 'M150 0C214 120 300 180 300 276a150 144 0 0 1-300 0C0 180 86 120 150 0z') +
  pen('rgba(255,255,255,.65)', 14, 'M40 268q2-44 36-82') +
  pen('#ffffff', 52, 'M104 272h.1M196 272h.1') +
  pen(ink, 26, 'M108 276h.1M192 276h.1') +
  pen('#ffffff', 11, 'M112 330q38 36 76 0');

/** 200 × 280: a candle in its glass. */
export const candle = (wax: string, glass: string, label: string) =>
  fill('#f7a21b', 'M100 0q38 46 38 76a38 38 0 0 1-76 0Q62 46 100 0z') +
  fill('#ffe08a', 'M100 46q18 24 18 40a18 18 0 0 1-36 0q0-16 18-40z') +
  pen('#3b322c', 6, 'M100 104v38') +
  `<rect x="14" y="116" width="172" height="164" rx="18" fill="${glass}"/><rect x="26" y="140" width="148" height="128" rx="10" fill="${wax}"/><rect x="58" y="168" width="84" height="72" rx="6" fill="${label}"/>` +
  pen('rgba(255,255,255,.8)', 7, 'M38 156v88');

/** 180 × 240: a twig with its leaves. */
export const twig = (stem: string, leaf: string, right: boolean) => {
  const pairs = [0, 1, 2, 3].map(
    (i) =>
      oval(leaf, 62 - i * 4 + (i > 1 ? 12 : 0), 196 - i * 48, 36, 15, 30) +
      oval(leaf, 122 + i * 3, 176 - i * 46, 36, 15, -42),
  );
  return `<g${right ? ' transform="translate(180 0) scale(-1 1)"' : ''}>${pen(stem, 6, 'M82 238Q84 120 108 20')}${pairs.join('')}${oval(leaf, 112, 16, 13, 26, 14)}</g>`;
};

/** 130 × (250 + drop): a lantern on a cord of the length `drop`. */
export const lantern = (drop: number, paper: string, gold: string) =>
  pen(gold, 5, `M65 0V${drop}`) +
  `<g transform="translate(0 ${drop})"><rect x="38" width="54" height="18" rx="4" fill="${gold}"/><path fill="${paper}" d="M36 18h58q36 20 36 56t-36 56H36Q0 110 0 74t36-56z"/>` +
  pen('rgba(255,240,190,.65)', 4, 'M65 20v108M48 20Q26 74 48 128M82 20q22 54 0 108') +
  `<rect x="38" y="130" width="54" height="16" rx="4" fill="${gold}"/>` +
  pen(gold, 6, 'M50 150v84M65 150v96M80 150v84') +
  '</g>';

/** 210 × 230: a rabbit that sits and looks up. */
export const rabbit = (fur: string, inner: string, ink: string) =>
  oval(fur, 86, 34, 17, 52, -14) +
  oval(fur, 134, 32, 17, 52, 10) +
  oval(inner, 88, 40, 8, 34, -14) +
  oval(inner, 133, 38, 8, 34, 10) +
  oval(fur, 92, 176, 74, 54) +
  dot(fur, 24, 184, 22) +
  oval(fur, 118, 108, 56, 50) +
  oval(fur, 138, 218, 34, 14) +
  pen(ink, 12, 'M104 100h.1M146 100h.1') +
  oval(inner, 92, 118, 11, 7) +
  oval(inner, 156, 118, 10, 7) +
  pen(ink, 4, 'M125 112v8q-9 10-16 2M125 120q9 10 16 2');

/** 260 × 110: a cloud as old pictures have them. */
export const curl = (a: string, b: string) =>
  fill(a, 'M30 104a30 30 0 0 1 4-60 44 44 0 0 1 78-24 40 40 0 0 1 70 22 34 34 0 0 1 46 24 20 20 0 0 1 2 38z') +
  pen(
    b,
    5,
    'M64 90a22 22 0 1 1 22-22 12 12 0 1 1-14-11M130 84a26 26 0 1 1 26-26 14 14 0 1 1-16-13M200 90a18 18 0 1 1 18-18 10 10 0 1 1-11-9',
  );

const mooncake = (x: number, y: number) => {
  const petals = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5;
    return dot('#d18a35', x + 56 * Math.cos(angle), y + 30 * Math.sin(angle), 21);
  });
  const side = petals.map((petal) => `<g transform="translate(0 30)">${petal.replace('#d18a35', '#a8642a')}</g>`);
  return (
    side.join('') +
    fill('#a8642a', `M${x - 76} ${y}h152v30h-152z`) +
    oval('#a8642a', x, y + 30, 68, 42) +
    petals.join('') +
    oval('#d18a35', x, y, 66, 38) +
    `<ellipse cx="${x}" cy="${y}" rx="50" ry="27" fill="none" stroke="#8f4f1f" stroke-width="5"/>` +
    [0, 45, 90, 135]
      .map(
        (turn) =>
          `<ellipse transform="translate(${x} ${y}) scale(1 .54) rotate(${turn})" rx="34" ry="9" fill="none" stroke="#8f4f1f" stroke-width="5"/>`,
      )
      .join('')
  );
};

/** 380 × 240: three mooncakes on a plate. */
export const mooncakes = (plate: string, edge: string) =>
  oval(edge, 190, 182, 190, 58) +
  oval(plate, 190, 174, 186, 54) +
  mooncake(100, 128) +
  mooncake(280, 128) +
  mooncake(190, 62);

/** 330 × 230: a branch with clusters of small blossoms. */
export const blossomBranch = (wood: string, leaf: string, petal: string, right: boolean) => {
  const greens = [
    [70, 46, 24],
    [120, 116, 60],
    [176, 52, 12],
    [224, 136, 48],
    [284, 92, 20],
    [36, 92, 70],
  ].map(([x, y, turn]) => oval(leaf, x!, y!, 44, 17, turn));
  const places = [
    [110, 70],
    [176, 98],
    [242, 96],
    [70, 88],
    [300, 132],
  ] as const;
  const heads = places.flatMap(([x, y]) =>
    [0, 72, 144, 216, 288].map(
      (turn) => `<circle transform="translate(${x} ${y}) rotate(${turn})" cy="-13" r="10" fill="${petal}"/>`,
    ),
  );
  const hearts = places.map(([x, y]) => dot('#b9611a', x, y, 7));
  return `<g${right ? ' transform="translate(330 0) scale(-1 1)"' : ''}>${pen(wood, 9, 'M0 20Q120 66 180 84T316 138')}${greens.join('')}${heads.join('')}${hearts.join('')}</g>`;
};

/** 420 × 340: pancakes on a plate, with what runs down over them. */
export const pancakes = (plate: string, edge: string, sauce: string) => {
  const cakes = [0, 1, 2, 3, 4].map((i) => {
    const [x, y] = [74 + [0, 8, -6, 6, 0][i]!, 246 - i * 40];
    return `<rect x="${x}" y="${y}" width="272" height="44" rx="22" fill="#b9742f"/><rect x="${x}" y="${y}" width="272" height="32" rx="16" fill="#eec078"/>`;
  });
  return (
    oval(edge, 210, 296, 210, 42) +
    oval(plate, 210, 288, 206, 38) +
    cakes.join('') +
    fill(
      sauce,
      'M92 94q0-34 118-34t118 34v40q0 18-15 18t-15-18v-8q-14 6-20 4v66q0 16-16 16t-16-16v-60q-30 4-60 2v94q0 16-16 16t-16-16v-96q-20-2-26-6v26q0 16-16 16t-16-16z',
    ) +
    '<rect x="168" y="26" width="84" height="50" rx="10" fill="#f7d154"/><path fill="#ffe98f" d="M178 26h64q10 0 10 10v10h-84V36q0-10 10-10z"/>'
  );
};

/** 100 × 116: a strawberry. */
export const strawberry = () =>
  fill('#cf2f3a', 'M50 112Q8 88 4 48 6 20 50 24q44-4 46 24-4 40-46 64z') +
  pen('#ffe2a0', 7, 'M28 48v5M50 56v5M72 48v5M38 78v5M62 78v5') +
  fill('#4d8a3f', 'M50 30q-30 12-38-8 18-2 24-10-2-12 14-10 16-2 14 10 6 8 24 10-8 20-38 8z');
