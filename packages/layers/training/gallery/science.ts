/** What a laboratory, a physics lesson or an observatory has. */
import type { Drawings } from './drawing.ts';
import { box, disc, line, pierced as area } from './strokes.ts';

const at = (x: number, y: number, r: number, turn: number) =>
  `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`;
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
/** A wheel with teeth and a hole. */
const gear = (x: number, y: number, r: number, teeth: number, hole: number, fill: string) => {
  const step = (Math.PI * 2) / teeth;
  const corners = Array.from({ length: teeth }, (_, k) =>
    [-0.33, -0.2, 0.2, 0.33].map((s, i) => at(x, y, i % 3 ? r : r * 0.8, (k + s) * step)).join('L'),
  );
  return area(`M${corners.join('L')}Z${circle(x, y, hole)}`, fill);
};
const strand = (sign: number) =>
  `M${Array.from({ length: 37 }, (_, k) => `${(40 + sign * 34 * Math.cos(k / 3.82)).toFixed(1)} ${4 + k * 5}`).join('L')}`;
const rungs = (from: number) =>
  [1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34]
    .filter((k) => (k % 2) + 1 === from && Math.abs(Math.cos(k / 3.82)) > 0.3)
    .map((k) => `M${40 - 34 * Math.cos(k / 3.82)} ${4 + k * 5}H${40 + 34 * Math.cos(k / 3.82)}`)
    .join('');
/** Points of a shell's spiral, `k` of them a bit less than a fourth of a radian apart. */
const spiral = (from: number, to: number) =>
  `M${Array.from({ length: to - from + 1 }, (_, k) => at(45, 52, 2 + 1.05 * (from + k), (from + k) / 4.2)).join('L')}`;
const rib = (k: number) => `M${at(45, 52, 1.05 * k - 20, k / 4.2)}L${at(45, 52, 1.05 * k - 5, k / 4.2)}`;
const star = (x: number, y: number, r: number, fill: string) =>
  area(`M${[0, 1, 2, 3, 4, 5, 6, 7].map((k) => at(x, y, k % 2 ? r * 0.35 : r, (k * Math.PI) / 4)).join('L')}Z`, fill);
const tube = (x: number, level: number, fill: string) =>
  `${area(`M${x} 8H${x + 18}V92a9 9 0 0 1-18 0Z`, '#e6f2f4')}${box(x - 2, 2, 22, 7, '#b5ccd2', 3)}` +
  area(`M${x} ${level}H${x + 18}V92a9 9 0 0 1-18 0Z`, fill);

export const science: Drawings = {
  microscope: {
    width: 116,
    height: 160,
    draw: (p) => `${line('M66 46A50 50 0 0 1 76 140', p.dark, 13)}
      ${area('M2 159Q2 142 24 142H92Q114 142 114 159Z', p.dark)}<g transform="rotate(-18 50 52)">${box(44, 2, 18, 16, p.dark, 3)}
      ${box(40, 16, 26, 52, p.mid, 4)}${box(44, 68, 18, 14, p.second)}${box(48, 82, 10, 10, p.dark)}</g>
      ${box(28, 106, 64, 8, p.accent, 3)}${box(44, 102, 24, 4, p.paper)}${disc(106, 94, 9, p.second)}`,
  },
  'bubbling flask': {
    width: 104,
    height: 147,
    draw: () => `${area('M30 92H74L92 124a10 10 0 0 1-9 15H21a10 10 0 0 1-9-15Z', '#54c17a')}
      ${line('M34 38H70M40 38V74L6 128a11 11 0 0 0 9 16H89a11 11 0 0 0 9-16L64 74V38', '#2b3a4a', 5)}${disc(42, 112, 6, '#d5f5dd')}
      ${disc(60, 124, 8, '#d5f5dd')}${disc(64, 102, 4, '#d5f5dd')}${disc(52, 62, 5, '#54c17a')}${disc(46, 22, 7, '#54c17a')}
      ${disc(62, 10, 9, '#8fdca8')}${disc(38, 5, 4, '#8fdca8')}`,
  },
  atom: {
    width: 125,
    height: 140,
    draw: (p) => `<g transform="translate(-3.5 0)">
      ${[0, 60, 120].map((a) => `<ellipse cx="66" cy="70" rx="26" ry="67" fill="none" stroke="${p.dark}" stroke-width="4" transform="rotate(${a} 66 70)"/>`).join('')}
      ${disc(60, 66, 9, p.accent)}${disc(73, 67, 9, p.second)}${disc(65, 77, 9, p.accent)}${disc(66, 5, 5, p.mid)}
      ${disc(11, 98, 6, p.mid)}${disc(121, 98, 6, p.mid)}</g>`,
  },
  'telescope on a tripod': {
    width: 164,
    height: 160,
    draw: () => `<g transform="translate(-4 -3)">${line('M78 88L46 158M78 88L110 158M78 88V150', '#6b4a2e', 6)}
      <g transform="rotate(-26 78 78)">${box(0, 68, 22, 20, '#2a2a33', 3)}${box(20, 64, 44, 28, '#d9b25a', 2)}
      ${box(62, 58, 52, 40, '#8f2f38', 2)}${box(112, 54, 40, 48, '#a83c45', 3)}${box(148, 52, 8, 52, '#d9b25a', 2)}</g>
      ${disc(78, 92, 9, '#2a2a33')}${star(28, 18, 14, '#f2c53d')}${star(66, 26, 8, '#f2c53d')}${star(156, 84, 10, '#f2c53d')}</g>`,
  },
  'horseshoe magnet': {
    width: 106,
    height: 127,
    draw: (p) => `<g transform="translate(0 -1)">
      ${area('M2 34H32V76a21 21 0 0 0 42 0V34H104V76a51 51 0 0 1-102 0Z', p.accent)}${box(2, 34, 30, 22, p.paper)}
      ${box(74, 34, 30, 22, p.paper)}${line('M17 24V4M30 26L36 14M5 26L3 18M89 24V4M76 26L70 14M101 26L103 18', p.dark, 3)}
      ${line('M50 34L44 46L56 44L52 60', p.second, 5)}</g>`,
  },
  'double helix': {
    width: 77,
    height: 188,
    draw: (p) => `<g transform="translate(-1.5 0)">${line(rungs(1), p.second, 5)}${line(rungs(2), p.accent, 5)}
      ${line(strand(1), p.dark, 7)}${line(strand(-1), p.mid, 7)}</g>`,
  },
  'glowing bulb': {
    width: 130,
    height: 146,
    draw: () => `
      ${area('M65 28a36 36 0 0 1 36 36c0 18-15 24-17 40H46c-2-16-17-22-17-40a36 36 0 0 1 36-36z', '#ffd84a')}
      ${line('M56 102V78L50 68M74 102V78L80 68M50 68L60 74L65 66L70 74L80 68', '#c9771e', 3)}
      ${line('M44 48Q48 40 56 37', '#fff6cf', 5)}${box(46, 108, 38, 8, '#7c8490', 4)}${box(46, 119, 38, 8, '#7c8490', 4)}
      ${box(49, 130, 32, 7, '#7c8490', 3)}${area('M56 140H74Q72 146 65 146Q58 146 56 140Z', '#3a414b')}
      ${line('M65 3V16M22 21L31 30M108 21L99 30M3 64H16M127 64H114M22 107L31 98M108 107L99 98', '#f08a24', 5)}`,
  },
  'pair of batteries': {
    width: 100,
    height: 132,
    draw: () => `${box(14, 1, 16, 12, '#b9bec6', 3)}${box(2, 10, 40, 40, '#c8793a', 5)}
      ${box(2, 40, 40, 90, '#23252c', 5)}${box(8, 16, 5, 108, '#ffffff44', 2)}${line('M22 20V32M16 26H28M16 116H28', '#ffffff', 4)}
      ${box(56, 4, 42, 92, '#2f8f4e', 5)}${box(56, 86, 42, 34, '#e9e2c4', 5)}${box(69, 119, 16, 12, '#b9bec6', 3)}
      ${area('M82 24L66 54H76L70 78L90 46H79Z', '#f9d648')}${line('M77 98V110M71 104H83', '#2f8f4e', 4)}`,
  },
  'three gears': {
    width: 146,
    height: 138,
    draw: (p) => `${gear(52, 52, 51, 12, 20, p.dark)}${gear(112, 96, 33, 9, 12, p.accent)}
      ${gear(52, 117, 20, 8, 6, p.second)}${disc(52, 52, 9, p.mid)}`,
  },
  'rack of test tubes': {
    width: 140,
    height: 118,
    draw: () => `${tube(20, 50, '#e2574c')}${tube(48, 34, '#4aa3df')}${tube(76, 64, '#f2b632')}
      ${tube(104, 42, '#8a5bc0')}${box(2, 24, 136, 9, '#a9723f', 2)}${box(2, 70, 136, 9, '#a9723f', 2)}${box(4, 24, 9, 92, '#8c5a2d')}
      ${box(127, 24, 9, 92, '#8c5a2d')}${box(1, 108, 138, 9, '#a9723f', 2)}`,
  },
  'burner under a flask': {
    width: 110,
    height: 180,
    draw: (p) => `${line('M48 4H62M50 4V34A28 28 0 1 0 60 34V4', p.dark, 3.5, p.paper)}
      ${area('M30 58H80A26 26 0 0 1 30 58Z', p.accent)}${line('M10 92H100M18 92L4 178M92 92L106 178', p.dark, 4)}
      ${area('M55 100Q76 122 66 134Q62 140 55 140Q48 140 44 134Q36 122 55 100Z', p.second)}
      ${area('M55 118Q63 128 60 134Q58 138 55 138Q52 138 50 134Q47 128 55 118Z', p.accent)}${box(48, 142, 14, 26, p.mid)}
      ${box(34, 166, 42, 13, p.dark, 4)}`,
  },
  'planets on their orbits': {
    width: 150,
    height: 150,
    draw: () => `
      ${[30, 50, 72].map((r) => `<circle cx="75" cy="75" r="${r}" fill="none" stroke="#7d88a8" stroke-width="2"/>`).join('')}
      ${disc(75, 75, 17, '#f6b21b')}${disc(96, 54, 6, '#c0673f')}${disc(32, 101, 10, '#3f8ed0')}${disc(23, 110, 3, '#bfc5cc')}
      ${disc(120, 122, 13, '#d8a46a')}${line('M103 128Q124 134 139 112', '#8d6a3d', 4)}${disc(41, 21, 7, '#65b5a2')}`,
  },
  'petri dish': {
    width: 130,
    height: 130,
    draw: () => `${disc(65, 65, 64, '#c5dde0')}${disc(65, 65, 55, '#f5e9c8')}${disc(46, 44, 13, '#7fae4e')}
      ${disc(46, 44, 6, '#4e7f2c')}${disc(86, 40, 7, '#c94f6d')}${disc(96, 56, 4, '#c94f6d')}${disc(80, 90, 15, '#e3a23b')}
      ${disc(84, 86, 5, '#fbe3a8')}${disc(38, 82, 6, '#7fae4e')}${disc(50, 98, 4, '#7fae4e')}
      ${line('M64 62l8 6M100 76l6-7M30 62l4 8', '#5b4a8a', 5)}${line('M22 40A50 50 0 0 1 44 20', '#ffffff', 4)}`,
  },
  'ball and stick molecule': {
    width: 150,
    height: 124,
    draw: (p) => `${line('M50 62L92 44L130 70M50 62L18 32M50 62L40 106M92 44L98 14M130 70L120 108', p.dark, 6)}
      ${disc(50, 62, 21, p.mid)}${disc(92, 44, 19, p.accent)}${disc(130, 70, 18, p.mid)}${disc(15, 29, 13, p.second)}
      ${disc(38, 109, 14, p.second)}${disc(99, 13, 12, p.paper)}${disc(119, 110, 12, p.second)}${disc(44, 54, 6, p.light)}`,
  },
  'prism and rainbow': {
    width: 190,
    height: 116,
    draw: () => `
      ${['#e5383b', '#f48c2b', '#f7d038', '#4fae54', '#3b82d0', '#7b4bb0'].map((c, k) => area(`M${104 + k * 1.5} ${42 + k * 4}L189 ${50 + k * 10}V${60 + k * 10}L${105.5 + k * 1.5} ${46 + k * 4}Z`, c)).join('')}
      ${line('M4 74L62 56', '#fffdf0', 6)}${line('M62 56L106 50L110 64Z', '#fffdf0', 1, '#fffdf0')}
      ${line('M82 3L138 113H26Z', '#37506b', 5, '#a9d4e644')}${line('M76 28L40 98', '#ffffff', 3)}`,
  },
  "newton's cradle": {
    width: 160,
    height: 130,
    draw: (p) => `${line('M8 114V12a8 8 0 0 1 8-8H144a8 8 0 0 1 8 8V114', p.dark, 5)}
      ${line('M74 6V84M92 6V84M110 6V84M128 6V84M56 6L31 77', p.mid, 1.5)}
      ${[74, 92, 110, 128].map((x) => disc(x, 92, 9, p.accent)).join('')}${disc(29, 83, 9, p.accent)}${box(1, 114, 158, 15, p.dark, 4)}
      ${line('M36 100Q44 106 54 107M22 66Q18 70 17 76', p.second, 3)}`,
  },
  'satellite dish': {
    width: 127,
    height: 152,
    draw: (p) => `<g transform="translate(-1 0)"><g transform="translate(-3 2)">
      ${area('M46 92L22 149H82L62 98Z', p.dark)}${area('M14 20A68 68 0 0 0 106 112Z', p.mid)}
      <ellipse cx="60" cy="66" rx="65" ry="17" fill="${p.light}" transform="rotate(45 60 66)"/>${line('M60 66L92 36', p.dark, 4)}
      ${disc(94, 34, 7, p.accent)}${line('M92 14A20 20 0 0 1 114 36M92 1.5A33 33 0 0 1 127 36', p.second, 5)}</g></g>`,
  },
  'space satellite': {
    width: 190,
    height: 120,
    draw: () => `${line('M58 56H130', '#8d949e', 5)}${box(2, 36, 56, 40, '#2b5fa8')}
      ${box(132, 36, 56, 40, '#2b5fa8')}${line('M21 36V76M39 36V76M2 56H58M151 36V76M169 36V76M132 56H188', '#a9cbef', 2)}
      ${box(76, 28, 38, 54, '#d8a93c', 4)}${box(82, 36, 26, 14, '#3c3f48', 2)}${area('M70 98Q95 74 120 98Z', '#e8ebee')}
      ${line('M95 90V108', '#8d949e', 3)}${disc(95, 111, 5, '#d9483b')}${line('M95 28V10', '#8d949e', 3)}${disc(95, 7, 5, '#d9483b')}
      ${line('M74 110q4 6 10 7M116 110q-4 6-10 7', '#f4f4f4', 2.5)}`,
  },
  ammonite: {
    width: 103,
    height: 117,
    draw: () => `${area(`${spiral(33, 59)}Z`, '#b08a5e')}
      ${line([34, 37, 40, 43, 46, 49, 52, 55, 58].map(rib).join(''), '#e2c79b', 4)}${line(spiral(0, 33), '#5f4427', 5)}
      ${disc(45, 52, 5, '#5f4427')}`,
  },
  'safety goggles': {
    width: 160,
    height: 86,
    draw: (p) => `${line('M4 26Q20 4 80 4Q140 4 156 26', p.accent, 7)}
      ${area('M8 22H152V54Q148 84 116 84Q92 84 86 66Q80 58 74 66Q68 84 44 84Q12 84 8 54Z', p.dark)}
      ${area('M18 32H70V56Q68 74 44 74Q20 74 18 54Z', p.light)}${area('M90 32H142V54Q140 74 116 74Q92 74 90 56Z', p.light)}
      ${line('M28 56L44 40M34 64L56 42M102 56L118 40', p.paper, 4)}`,
  },
  'magnetic field lines': {
    width: 144,
    height: 130,
    draw: (p) => `<g transform="translate(-3 0)">${box(42, 52, 33, 26, p.accent)}${box(75, 52, 33, 26, p.mid)}
      ${line('M55 71V59L63 71V59', p.paper, 2.5)}${line('M94 60Q86 58 88 64Q96 66 94 71Q90 73 86 70', p.paper, 2.5)}
      ${line('M44 46C14 10 136 10 106 46M44 84C14 120 136 120 106 84M38 56C-30 -14 180 -14 112 56M38 74C-30 144 180 144 112 74M34 65H6M116 65H144', p.dark, 2.5)}
      ${area('M70 14L80 19L70 24ZM70 106L80 111L70 116Z', p.dark)}</g>`,
  },
  'beaker and pipette': {
    width: 92,
    height: 160,
    draw: () => `${area('M18 108H90V150a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8Z', '#f39ab0')}
      ${line('M4 88H84M10 88V146a8 8 0 0 0 8 8H70a8 8 0 0 0 8-8V88', '#3c3350', 4)}
      ${line('M62 104H76M66 118H76M62 132H76', '#3c3350', 3)}${area('M44 66Q54 80 44 82Q34 80 44 66Z', '#e0486c')}
      ${area('M40 30H48L46 60H42Z', '#d9e6ee')}${area('M36 24V12a8 10 0 0 1 16 0V24Z', '#7a3b8c')}${box(32, 24, 24, 7, '#3c3350', 3)}`,
  },
  'crystal cluster': {
    width: 130,
    height: 120,
    draw: () => `${area('M10 118L2 64L18 44L34 58L44 118Z', '#7a54b8')}
      ${area('M18 44L34 58L44 118L24 118Z', '#a98be0')}${area('M82 118L96 46L114 32L128 54L118 118Z', '#5b3a94')}
      ${area('M114 32L128 54L118 118L104 118Z', '#8664c6')}${area('M36 118L40 26L62 1L86 28L92 118Z', '#9a74dc')}
      ${area('M62 1L86 28L92 118L64 118Z', '#c7b0f2')}${area('M62 1L40 26L66 34L86 28Z', '#e6dafc')}
      ${area('M22 119L30 92L44 84L52 100L54 119Z', '#d7c4f8')}${area('M76 119L80 96L92 88L104 100L106 119Z', '#b597ec')}`,
  },
  'electric circuit': {
    width: 137,
    height: 115,
    draw: (p) => `<g transform="translate(0 -5)">
      ${line('M58 108H10V30H48M92 30H130V52M130 86V108H82M58 96V118M66 102V114M74 96V118M82 102V114', p.dark, 4)}
      ${line('M48 30A22 22 0 0 1 92 30A22 22 0 0 1 48 30M56 16L84 44M84 16L56 44', p.accent, 4)}${line('M130 84L114 60', p.mid, 4)}
      ${disc(130, 56, 5, p.mid)}${disc(130, 86, 5, p.mid)}${disc(10, 70, 8, p.second)}</g>`,
  },
  'observatory dome': {
    width: 150,
    height: 140,
    draw: () => `${star(22, 22, 12, '#ffe08a')}${star(128, 46, 9, '#ffe08a')}${star(44, 48, 6, '#ffe08a')}
      <g transform="rotate(32 92 40)">${box(84, 2, 16, 50, '#3a4254', 2)}${box(81, 1, 22, 8, '#c94f3d', 2)}</g>
      ${area('M30 96A45 45 0 0 1 120 96Z', '#e9eef2')}${area('M78 52A45 45 0 0 1 96 57L86 96H70Z', '#2c3342')}
      ${box(26, 94, 98, 9, '#b7c1cb', 2)}${box(34, 103, 82, 24, '#d5dce3')}${box(66, 108, 18, 19, '#6c4a34', 2)}
      ${box(44, 108, 12, 9, '#2c3342')}${box(94, 108, 12, 9, '#2c3342')}${area('M1 139Q20 120 75 122Q130 120 149 139Z', '#4c7d57')}`,
  },
};
