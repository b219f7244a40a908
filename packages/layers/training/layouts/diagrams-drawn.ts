/** Pictograms (24 × 24) and drawings (200 × 200) for the diagrams. A drawing is one thing with all its parts. */
import type { Random } from '../../scripts/designs/random.ts';
import { svg, type Kit, type Palette, type Sheet } from '../../scripts/designs/sheet.ts';
import { apart } from './diagrams-look.ts';

const stroke = (colour: string, path: string, width = 2.4) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const full = (colour: string, path: string) => `<path d="${path}" fill="${colour}"/>`;
const dot = (colour: string, x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

export const icons: Kit['icons'] = {
  lens: (a) =>
    `<circle cx="10" cy="10" r="7" fill="none" stroke="${a}" stroke-width="3"/>${stroke(a, 'M15.5 15.5L21 21', 3.6)}`,
  mail: (a, b) => full(a, 'M2 5h20v14H2z') + stroke(b, 'M3 6l9 7 9-7', 1.8),
  user: (a) => dot(a, 12, 7, 5) + full(a, 'M2 23q0-10 10-10t10 10z'),
  group: (a) =>
    dot(a, 17, 8, 4) + full(a, 'M9 22q0-8 8-8t7 8z') + dot(a, 8, 8, 4.5) + full(a, 'M0 22q0-8.5 8-8.500t8 8.500z'),
  clock: (a, b) => dot(a, 12, 12, 11) + stroke(b, 'M12 6v6l4 3'),
  chart: (a) => full(a, 'M2 14h5v8H2zM16 2h5v20h-5z') + full(a, 'M9 8h5v14H9z'),
  rise: (a) => stroke(a, 'M2 18l7-7 4 4 8-9', 3) + full(a, 'M14 3h8v8z'),
  heart: (a) => full(a, 'M12 21Q2 14 2 8.500a5.2 5.2 0 0 1 10-2 5.2 5.2 0 0 1 10 2Q22 14 12 21z'),
  drop: (a, b) => full(a, 'M12 1q8 10 8 14a8 8 0 0 1-16 0q0-4 8-14z') + stroke(b, 'M8 15q0 4 4 4.5', 1.8),
  leaf: (a, b) => full(a, 'M22 2Q4 2 4 13q0 6 6 7Q22 18 22 2z') + stroke(b, 'M2 22Q8 12 16 8', 1.8),
  bolt: (a) => full(a, 'M14 1L4 14h7l-1 9 10-13h-7z'),
  gear: (a, b) =>
    `<g fill="${a}">${[0, 45, 90, 135].map((turn) => `<rect x="9.5" y="1" width="5" height="22" rx="1.5" transform="rotate(${turn} 12 12)"/>`).join('')}</g>${dot(a, 12, 12, 8)}${dot(b, 12, 12, 3.4)}`,
  flag: (a) => stroke(a, 'M5 2v21') + full(a, 'M6 3q4-2 8 0t7 0v9q-3 2-7 0t-8 0z'),
  star: (a) => full(a, 'M12 1l3.2 7 7.8.8-5.8 5.2 1.7 7.500L12 17.700l-6.9 3.8 1.7-7.500L1 8.8 8.8 8z'),
  lock: (a, b) => stroke(a, 'M7 11V7a5 5 0 0 1 10 0v4') + full(a, 'M4 10h16v12H4z') + dot(b, 12, 16, 2),
  cart: (a) => stroke(a, 'M1 3h4l3 12h11l3-9H6') + dot(a, 9, 20, 2.4) + dot(a, 18, 20, 2.4),
  coin: (a, b) => dot(a, 12, 12, 11) + stroke(b, 'M15.5 8.500q-6-3-6.5 0t3 3.5 3.5 3.5-7 .500M12 4v16', 1.9),
  bubble: (a, b) =>
    full(a, 'M4 2h16q3 0 3 3v9q0 3-3 3h-8l-6 6v-6H4q-3 0-3-3V5q0-3 3-3z') + stroke(b, 'M6 7.500h12M6 12h7', 1.8),
  idea: (a) => full(a, 'M12 1a8 8 0 0 1 4 15v2H8v-2a8 8 0 0 1 4-15z') + stroke(a, 'M9 20h6M10 23h4', 2),
  page: (a, b) => full(a, 'M4 1h11l6 6v16H4z') + stroke(b, 'M8 11h9M8 15h9M8 19h5', 1.7),
  pen: (a, b) => full(a, 'M3 17L16 4l5 5L8 22l-6 1z') + stroke(b, 'M14 7l4 4', 1.6),
  globe: (a) =>
    `<circle cx="12" cy="12" r="10" fill="none" stroke="${a}" stroke-width="2"/><ellipse cx="12" cy="12" rx="4.5" ry="10" fill="none" stroke="${a}" stroke-width="2"/>${stroke(a, 'M2 12h20', 2)}`,
  camera: (a, b) => full(a, 'M2 7h5l2-4h6l2 4h5v14H2z') + dot(b, 12, 13.5, 4.4) + dot(a, 12, 13.5, 2),
  cup: (a) => full(a, 'M4 4h13v12q0 5-5 5H9q-5 0-5-5z') + stroke(a, 'M17 7h2q3 0 3 3.500T17 14', 2),
  bell: (a) => full(a, 'M12 1q7 1 7 9 0 5 3 8H2q3-3 3-8 0-8 7-9z') + dot(a, 12, 20.5, 2.5),
  home: (a, b) => full(a, 'M12 1l11 10h-3v12H4V11H1z') + full(b, 'M9.5 14h5v9h-5z'),
};

export const tick = (colour: string) => stroke(colour, 'M4 13l5 6L20 5', 4);
export const cross = (colour: string) => stroke(colour, 'M5 5l14 14M19 5L5 19', 4);

type Drawing = (r: Random, p: Palette) => string;
const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const list = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));

const person: Drawing = (r, p) => {
  const skin = r.pick(['#f3c9a5', '#d99f73', '#8d5a3b', '#f7d9c0', '#b97a50']);
  const hair = r.pick(['#2b211c', '#6b3f22', '#c98b3a', '#8f8f94', '#3a2a4a']);
  const [shirt, legs] = r.pick([
    [p.accent, p.dark],
    [p.mid, p.dark],
    [p.second, p.mid],
    ['#ffffff', p.dark],
  ] as const);
  const [raised, long, wide] = [r.chance(0.5), r.chance(0.5), r.int(24, 32)];
  return [
    long ? full(hair, `M74 40q0-34 26-34t26 34v40H74z`) : '',
    full(legs, `M${100 - wide} 120h${2 * wide}l-4 70h-18l-6-52-6 52H78z`) +
      rect(74, 186, 24, 10, '#2b2b30', 4) +
      rect(102, 186, 24, 10, '#2b2b30', 4),
    stroke(shirt, raised ? `M${100 + wide - 6} 76L150 40` : `M${100 + wide - 6} 76L146 118`, 15) +
      dot(skin, raised ? 153 : 148, raised ? 34 : 122, 9),
    stroke(shirt, `M${106 - wide} 76L56 116`, 15) + dot(skin, 53, 121, 9),
    rect(100 - wide, 64, 2 * wide, 70, shirt, 18) + rect(92, 50, 16, 22, skin, 6),
    oval(100, 38, 19, 22, skin) + full(hair, 'M80 40q-4-28 20-28t20 28q-6-14-20-14t-20 14z'),
    r.chance(0.4) ? rect(36, 96, 34, 42, p.light, 4) + rect(41, 101, 24, 32, '#5b6470', 2) : '',
  ].join('');
};

const plant: Drawing = (r, p) => {
  const [pairs, lean] = [r.int(2, 4), r.int(-12, 12)];
  const green = r.pick(['#4f8f4a', '#2f7d5b', '#7aa33c']);
  const leaves = list(pairs, (i) => {
    const [y, size] = [122 - i * 28, 34 - i * 5];
    return full(
      green,
      `M100 ${y}q${size}-${size} ${size * 1.7}-4-${size * 0.8} ${size}-${size * 1.7} 4zM100 ${y}q-${size}-${size}-${size * 1.7}-4 ${size * 0.8} ${size} ${size * 1.7} 4z`,
    );
  });
  const top = 116 - pairs * 28;
  const flower =
    list(
      6,
      (i) =>
        `<ellipse cx="100" cy="${top - 16}" rx="10" ry="16" fill="${p.accent}" transform="rotate(${i * 60} 100 ${top})"/>`,
    ).join('') + dot(p.second, 100, top, 10);
  const pot = r.chance(0.5)
    ? full(p.mid, 'M62 142h76l-10 54H72z') + rect(56, 134, 88, 18, p.dark, 4)
    : oval(100, 168, 46, 30, p.accent) + rect(68, 134, 64, 14, p.dark, 6);
  return `<g transform="rotate(${lean} 100 150)">${stroke('#3d6b38', `M100 150V${top}`, 6)}${leaves.join('')}${r.chance(0.6) ? flower : ''}</g>${pot}`;
};

const rocket: Drawing = (r, p) => {
  const [wide, body] = [r.int(26, 38), r.pick(['#ffffff', p.light, '#e8ecf2'])];
  return [
    full('#ffb43b', `M${100 - wide * 0.6} 140h${wide * 1.2}L100 198z`) +
      full('#f2662b', `M${100 - wide * 0.35} 140h${wide * 0.7}L100 176z`),
    full(p.accent, `M${100 - wide + 4} 96l-26 50 26-8zM${100 + wide - 4} 96l26 50-26-8z`),
    full(body, `M100 4q${wide * 1.5} 50 ${wide * 0.8} 140h-${wide * 1.6}Q${100 - wide * 1.5} 54 100 4z`),
    full(p.accent, 'M100 4q18 18 24 40H76Q82 22 100 4z') + dot(p.dark, 100, 76, 17) + dot('#9bd4ee', 100, 76, 11),
    r.chance(0.5) ? rect(94, 104, 12, 44, p.mid, 6) : '',
  ].join('');
};

const bulb: Drawing = (r, p) => {
  const glow = r.pick([p.second, '#ffd34d', '#ffe9a3']);
  const beams = r.chance(0.7)
    ? list(
        7,
        (i) =>
          `<path d="M100 22V4" stroke="${p.accent}" stroke-width="7" stroke-linecap="round" transform="rotate(${(i - 3) * 36} 100 88)"/>`,
      ).join('')
    : '';
  return `${beams}${full(glow, 'M100 34a54 54 0 0 1 28 100v16H72v-16a54 54 0 0 1 28-100z')}${stroke('#c7841b', 'M84 146V104q-12-14 4-14 8 0 12 14 4-14 12-14 16 0 4 14v42', 5)}${rect(74, 150, 52, 14, p.dark, 6)}${rect(78, 166, 44, 12, p.mid, 6)}${rect(88, 180, 24, 10, p.dark, 5)}`;
};

const trophy: Drawing = (r, p) => {
  const gold = r.pick(['#f2b632', '#c9d1da', '#d98c4a']);
  return `${stroke(gold, 'M60 44H30q0 46 40 52M140 44h30q0 46-40 52', 11)}${full(gold, 'M54 22h92q4 90-34 106v24H88v-24Q50 112 54 22z')}${full('#ffffff55', 'M66 32h16q0 50 12 80-28-16-28-80z')}${rect(70, 150, 60, 16, p.mid, 4)}${rect(54, 166, 92, 26, p.dark, 5)}${full(p.accent, 'M100 44l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z')}`;
};

const laptop: Drawing = (r, p) => {
  const bars = list(r.int(3, 5), (i) =>
    rect(56 + i * 20, 110 - r.int(14, 50), 13, 60, [p.accent, p.second, p.mid][i % 3]!),
  ).join('');
  return `${rect(28, 34, 144, 106, p.dark, 10)}${rect(38, 44, 124, 86, '#fdfefe', 3)}${bars}${rect(38, 124, 124, 16, p.dark)}${full('#b9c0ca', 'M10 144h180l-8 18q-2 4-8 4H26q-6 0-8-4z')}${r.chance(0.5) ? stroke(p.accent, 'M52 84l24-18 22 12 40-26', 5) : ''}`;
};

const target: Drawing = (r, p) => {
  const rings = r.int(2, 4);
  const discs = list(rings * 2, (i) => dot(i % 2 ? '#ffffff' : p.accent, 94, 108, 84 - (i * 76) / (rings * 2)));
  return `${discs.join('')}${stroke(p.dark, 'M94 108L172 30', 8)}${full(p.mid, 'M160 42l4-26 20-14-2 20 18 0-14 20z')}`;
};

const flask: Drawing = (r, p) => {
  const level = r.int(96, 130);
  const half = 12 + (level - 70) * 0.5;
  return `${full('#e3f1f7', 'M84 14h32v56l56 104q6 18-14 18H42q-20 0-14-18L84 70z')}${full(r.pick([p.accent, p.mid, p.second]), `M${96 - half} ${level}q${half} ${r.int(-14, 14)} ${half * 2 + 8} 0l${164 - 100 - half} ${176 - level}q2 10-8 10H44q-10 0-8-10z`)}${rect(76, 6, 48, 14, p.dark, 7)}${list(4, (i) => dot('#ffffffaa', 70 + i * 20, 170 - r.int(0, 40), r.int(4, 9))).join('')}`;
};

const tree: Drawing = (r) => {
  const [a, b] = r.pick([
    ['#3f7d45', '#559a52'],
    ['#d98a2b', '#efb04c'],
    ['#2f6f6a', '#4c958b'],
  ] as const);
  const trunk = full('#7a5230', 'M90 110h20l8 86H82z');
  if (r.chance(0.4))
    return `${trunk}${list(3, (i) => full(i % 2 ? b : a, `M100 ${8 + i * 36}l${34 + i * 12} ${62}H${66 - i * 12}z`)).join('')}`;
  return `${trunk}${dot(a, 66, 92, 40) + dot(a, 134, 92, 42) + dot(b, 100, 56, r.int(42, 52)) + dot(b, 96, 104, 36)}${r.chance(0.5) ? list(6, () => dot('#d8372f', r.int(56, 144), r.int(40, 120), 7)).join('') : ''}`;
};

const van: Drawing = (r, p) => {
  const [body, nose] = [r.pick([p.accent, p.mid, p.second]), r.int(50, 70)];
  const wheel = (x: number) => dot('#26282e', x, 156, 22) + dot('#c6ccd4', x, 156, 10);
  return `${rect(8, 56, 190 - nose, 96, body, 10)}${full(body, `M${190 - nose} 72h${nose - 30}q8 0 12 8l20 36v36h-${nose}z`)}${full('#cfe9f5', `M${196 - nose} 82h${nose - 40}l18 32h-${nose - 24}z`)}${rect(24, 76, 190 - nose - 36, 30, '#ffffffcc', 6)}${rect(4, 144, 190, 12, p.dark, 5)}${wheel(50)}${wheel(152)}`;
};

const house: Drawing = (r, p) => {
  const [wall, roof, peak] = [
    r.pick(['#ffffff', p.light, p.second, '#f2dfc4']),
    r.pick([p.accent, p.dark, p.mid]),
    r.int(14, 40),
  ];
  const panels = r.chance(0.4) ? full('#274a7d', `M112 ${peak + 16}l52 44-14 12-46-40z`) : '';
  return `${r.chance(0.6) ? rect(136, peak, 20, 60, '#8d5a4a') : ''}${rect(36, 88, 128, 104, wall)}${full(roof, `M100 ${peak}l86 78H14z`)}${panels}${rect(86, 136, 32, 56, p.dark, r.pick([0, 14]))}${list(2, (i) => rect(48 + i * 76, 108, 28, 28, '#a9d6ea') + stroke('#fff', `M${62 + i * 76} 108v28M${48 + i * 76} 122h28`, 3)).join('')}`;
};

const turbine: Drawing = (r, p) => {
  const turn = r.int(0, 119);
  const blade = (i: number) =>
    `<path fill="${p.light}" stroke="${p.mid}" stroke-width="3" d="M96 76Q84 40 100 2q14 40 4 74z" transform="rotate(${turn + i * 120} 100 76)"/>`;
  return `${full('#cfd6de', 'M96 76h8l6 112H90z')}${full('#6d9a52', 'M10 194q40-30 90-14t90 14z')}${list(3, blade).join('')}${dot(p.accent, 100, 76, 9)}`;
};

const pig: Drawing = (r, p) => {
  const pink = r.pick(['#f39ab0', '#f2b8a0', p.second]);
  const legs = [62, 84, 122, 144].map((x) => rect(x, 150, 16, 38, '#c96f86', 5)).join('');
  return `${legs}${oval(102, 120, 70, 50, pink)}${full(pink, 'M134 84l34-20-4 42z')}${rect(158, 108, 28, 34, '#e07f98', 10)}${dot('#8a3d52', 168, 124, 3) + dot('#8a3d52', 177, 124, 3) + dot('#2b2024', 146, 104, 6)}${stroke(pink, 'M34 112q-22-2-18-20t18-4', 6)}${rect(84, 72, 36, 7, '#8a3d52', 3)}${dot('#f2b632', 102, r.int(34, 52), 22) + dot('#d69a1d', 102, 44, 12)}`;
};

const mug: Drawing = (r, p) => {
  const body = r.pick([p.accent, '#ffffff', p.mid, p.second]);
  const steam = list(3, (i) => stroke('#b9b4ae', `M${72 + i * 24} 56q-12-14 0-26t0-24`, 6)).join('');
  return `${r.chance(0.7) ? steam : ''}${stroke(body, 'M142 92h14q22 0 22 26t-40 30', 14)}${full(body, 'M44 70h104v76q0 38-36 38H80q-36 0-36-38z')}${oval(96, 72, 52, 12, '#5b3420')}${full(p.dark, 'M96 156q-26-16-26-32a13 13 0 0 1 26-4 13 13 0 0 1 26 4q0 16-26 32z')}${oval(98, 192, 72, 7, '#d9cfc0')}`;
};

const robot: Drawing = (r, p) => {
  const [metal, glow] = [r.pick(['#c3ccd6', p.light, p.mid]), r.pick([p.accent, p.second, '#54e0d0'])];
  const eyes = r.chance(0.5) ? dot(glow, 82, 62, 10) + dot(glow, 118, 62, 10) : rect(72, 54, 56, 16, glow, 8);
  return `${stroke(p.dark, 'M100 30V12', 5)}${dot(glow, 100, 10, 8)}${rect(58, 30, 84, 62, metal, r.pick([8, 28]))}${rect(66, 42, 68, 38, p.dark, 14)}${eyes}${stroke(metal, 'M58 116L34 150M142 116l24 34', 14)}${rect(64, 98, 72, 68, metal, 12)}${rect(80, 112, 40, 24, p.dark, 5)}${dot(glow, 100, 124, 7)}${rect(72, 168, 20, 26, p.dark, 5)}${rect(108, 168, 20, 26, p.dark, 5)}`;
};

const books: Drawing = (r, p) => {
  const fills = [p.accent, p.mid, p.second, p.dark, '#5f9a6b'];
  const heap = list(r.int(3, 5), (i) => {
    const [x, y, wide] = [r.int(14, 40), 164 - i * 34, r.int(120, 150)];
    return (
      rect(x, y, wide, 32, fills[i]!, 5) +
      rect(x + 16, y + 6, wide - 16, 20, '#fff7e6') +
      rect(x + 6, y, 12, 32, '#00000022')
    );
  });
  return heap.join('');
};

const summit: Drawing = (r, p) => {
  const x = r.int(84, 116);
  return `${full(p.light, 'M0 192L56 84l60 108z')}${full(p.mid, `M30 192L${x} 40l84 152z`)}${full('#ffffff', `M${x} 40l24 44-14 8-12-12-12 14-10-12-12 8z`)}${stroke(p.dark, `M${x} 44V6`, 5)}${full(p.accent, `M${x + 2} 6l34 11-34 11z`)}`;
};

const box: Drawing = (r, p) => {
  const tone = r.pick(['#c99a62', '#b98550', p.second]);
  return `${full(tone, 'M14 62l86 34v100l-86-36z')}${full(tone, 'M100 96l86-34v98l-86 36z')}${full('#00000030', 'M100 96l86-34v98l-86 36z')}${full(tone, 'M14 62l86-34 86 34-86 34z')}${full(p.accent, 'M52 46l86 34v34l-18 8V88L36 53z')}${r.chance(0.5) ? stroke(p.dark, 'M120 170l40-16M120 154l24-10', 5) : ''}`;
};

export const drawings: Record<string, Drawing> = {
  person,
  plant,
  rocket,
  bulb,
  trophy,
  laptop,
  target,
  flask,
  tree,
  van,
  house,
  turbine,
  pig,
  mug,
  robot,
  books,
  summit,
  box,
};

/** A drawing that can be told from the colour under it. */
export function draw(s: Sheet, x: number, y: number, size: number, under: string, wanted = '', turn = 0): void {
  const name = wanted || s.random.pick(Object.keys(drawings));
  const drawn = apart(drawings[name]!(s.random, s.palette), under);
  s.object(name, svg(x, y, size, size, drawn, turn, '0 0 200 200'));
}
