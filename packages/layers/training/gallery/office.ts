/** What lies on a desk, in an office or at school. */
import type { Drawings } from './drawing.ts';
import { box, disc, line, pierced as area } from './strokes.ts';

const crayon = (x: number, y: number, fill: string) =>
  `${area(`M${x} ${y + 26}l9-25l9 25z`, '#ecc896')}${area(`M${x + 5.7} ${y + 10}l3.3-9l3.3 9z`, fill)}` +
  `${box(x, y + 26, 18, 112 - y, fill)}${box(x + 6, y + 26, 6, 112 - y, '#ffffff55')}`;
const clip = (x: number, y: number, turn: number, stroke: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  `${line('M-8 -16V18a8 8 0 0 0 16 0V-22a11 11 0 0 0-22 0V20a14 14 0 0 0 28 0V-14', stroke, 4)}</g>`;
const edge = (along: string, bite: string, count: number) => `${`${along}${bite}`.repeat(count)}${along}`;
const perforated = `M1 1${edge('h4', 'a4 4 0 0 0 8 0', 7)}${edge('v4', 'a4 4 0 0 0 0 8', 9)}${edge('h-4', 'a4 4 0 0 0-8 0', 7)}${edge('v-4', 'a4 4 0 0 0 0-8', 9)}Z`;
const beads = (y: number, xs: readonly number[], fill: string) =>
  xs.map((x) => `<ellipse cx="${x}" cy="${y}" rx="6" ry="10" fill="${fill}"/>`).join('');

export const office: Drawings = {
  'open book': {
    width: 160,
    height: 102,
    draw: () => `${area('M1 9Q42 1 80 12Q118 1 159 9V99Q118 91 80 102Q42 91 1 99Z', '#7a3b1e')}
      ${area('M8 4Q46 -4 80 10V96Q46 83 8 91Z', '#fdf4dc')}
      ${area('M152 4Q114 -4 80 10V96Q114 83 152 91Z', '#f0e0b8')}
      ${line('M20 22Q44 18 68 27M20 37Q44 33 68 42M20 52Q44 48 68 57M20 67Q44 63 58 69', '#a08e6c', 3)}
      ${line('M92 57Q116 48 140 52M92 72Q116 63 140 67', '#a08e6c', 3)}
      ${area('M94 22Q116 14 138 17V42Q116 38 94 46Z', '#5d9aa8')}`,
  },
  'stack of books': {
    width: 140,
    height: 116,
    draw: (p) => `${box(1, 90, 138, 25, p.dark, 4)}${box(18, 90, 7, 25, p.second)}${box(115, 90, 7, 25, p.second)}
      ${box(14, 66, 112, 24, p.accent, 4)}${box(48, 72, 44, 12, p.paper, 2)}${box(6, 42, 118, 24, p.mid, 4)}
      ${box(16, 42, 4, 24, p.light)}${box(25, 42, 4, 24, p.light)}${box(106, 42, 9, 24, p.light)}
      ${area('M66 42c-20 0-25-32-7-34q5 0 8 3q3-3 8-3c18 2 13 34-9 34z', '#d8322f')}
      ${line('M67 11q0-6 4-9', '#5a3a1c', 3)}`,
  },
  'fountain pen': {
    width: 141,
    height: 135,
    draw: () => `<g transform="translate(0 -2)"><g transform="translate(27 113) rotate(-44)">
      ${area('M0 0Q16-10 30-11V11Q16 10 0 0Z', '#e0b04a')}${line('M6 0H20', '#4a3510', 2)}
      ${disc(21, 0, 3, '#4a3510')}${area('M30-10L56-13V13L30 10Z', '#1d1d28')}${box(56, -13, 6, 26, '#e0b04a')}
      ${area('M62-13H140a13 13 0 0 1 0 26H62Z', '#27345f')}${box(70, -9, 60, 4, '#5f73b8', 2)}
      ${box(84, -15, 5, 28, '#e0b04a')}</g>${line('M2 130q10-14 18-4t16 2t16 0t18 0t18 2t30-2', '#27345f', 3)}</g>`,
  },
  'coloured pencils': {
    width: 122,
    height: 138,
    draw: () => `${crayon(1, 14, '#e4483c')}${crayon(27, 0, '#f4a52a')}${crayon(53, 24, '#3fa45b')}
      ${crayon(79, 6, '#3275c9')}${crayon(103, 38, '#8a4fb0')}`,
  },
  'manila folder': {
    width: 144,
    height: 112,
    draw: () => `${area('M2 22a7 7 0 0 1 7-7h38l11 12h70a7 7 0 0 1 7 7v70H2z', '#c9974a')}
      <g transform="rotate(3 70 50)">${box(20, 4, 98, 70, '#ffffff')}</g>${box(14, 12, 104, 70, '#f2f0ea')}
      ${line('M24 24H92M24 33H106', '#9aa4ad', 3)}
      ${area('M14 44H143L132 106a6 6 0 0 1-6 5H8a6 6 0 0 1-6-6z', '#eebf6c')}${box(34, 66, 46, 18, '#fff7e2', 3)}
      ${line('M41 75H70', '#b5793a', 3)}`,
  },
  'wall calendar': {
    width: 110,
    height: 120,
    draw: (p) => `${box(2, 12, 106, 107, p.paper, 8)}
      ${area('M2 42V20a8 8 0 0 1 8-8H100a8 8 0 0 1 8 8V42z', p.accent)}
      ${[14, 34, 54, 74].map((x) => [54, 75, 96].map((y) => box(x, y, 14, 14, x + y === 129 ? p.accent : p.light, 2)).join('')).join('')}
      ${[24, 55, 86].map((x) => box(x - 3.5, 1, 7, 22, p.dark, 3.5)).join('')}`,
  },
  'writing desk': {
    width: 180,
    height: 132,
    draw: () => `${box(2, 62, 176, 9, '#8a5a34', 3)}${line('M16 71L10 128M112 71V128', '#5e3a1e', 5)}
      ${box(116, 71, 56, 52, '#b57c4a')}${box(120, 75, 48, 20, '#d39a64')}${box(120, 99, 48, 20, '#d39a64')}
      ${disc(144, 85, 3, '#5e3a1e')}${disc(144, 109, 3, '#5e3a1e')}${box(166, 123, 6, 8, '#5e3a1e')}
      ${box(116, 123, 6, 8, '#5e3a1e')}${line('M30 60H50M40 60V38L58 16', '#2d6e68', 4)}
      ${area('M46 14L62 2Q78 8 76 24Z', '#2d6e68')}${box(82, 57, 28, 5, '#f6f2e6')}
      ${area('M134 62V50H150V62z', '#d9573f')}${line('M138 50L134 32M142 50V28M146 50L152 34', '#e7c14b', 3)}`,
  },
  'airmail envelope': {
    width: 150,
    height: 98,
    draw: () => `${box(1, 1, 148, 96, '#fbf8ef', 3)}
      ${[8, 32, 56, 80, 104, 128].map((x, k) => area(`M${x} 1h12l-6 8h-12zM${x} 89h12l-6 8h-12z`, k % 2 ? '#d63c3c' : '#2f5fb0')).join('')}
      ${box(114, 18, 24, 28, '#5ba38d')}${area('M116 44L126 26L136 44Z', '#e9f3e0')}
      ${line('M16 56H84M16 66H98M16 76H66', '#56606e', 3)}
      ${line('M76 22q6-5 12 0t12 0M76 31q6-5 12 0t12 0', '#a3a9b4', 2.5)}`,
  },
  'postage stamp': {
    width: 90,
    height: 114,
    draw: (p) => `${area(perforated, p.paper)}${box(10, 10, 70, 94, p.mid)}${disc(58, 34, 13, p.second)}
      ${area('M10 78L34 44L52 70L62 58L80 80V104H10Z', p.dark)}${area('M34 44L26 56L34 62L42 56Z', p.paper)}
      ${line('M16 92q6-5 12 0t12 0t12 0t12 0t10 0', p.light, 3)}`,
  },
  'rubber stamp': {
    width: 110,
    height: 122,
    draw: (p) => `${disc(55, 22, 21, p.accent)}${area('M46 38H64Q62 56 76 66H34Q48 56 46 38Z', p.accent)}
      ${box(10, 66, 90, 24, p.dark, 6)}${box(14, 90, 82, 7, p.second)}
      ${area('M2 104H46V110H2zM56 104H108V110H56zM2 115H76V121H2zM84 115H108V121H84z', p.mid)}
      <ellipse cx="48" cy="16" rx="7" ry="5" fill="${p.paper}" opacity=".7"/>`,
  },
  'chart on an easel': {
    width: 140,
    height: 190,
    draw: (p) => `${line('M70 8V30M36 124L18 187M104 124L122 187M70 124V170', p.dark, 5)}${disc(70, 7, 6, p.dark)}
      ${box(2, 20, 136, 106, p.dark, 4)}${box(9, 27, 122, 92, p.paper)}${box(24, 84, 16, 24, p.mid)}
      ${box(48, 68, 16, 40, p.second)}${box(72, 76, 16, 32, p.mid)}${box(96, 48, 16, 60, p.accent)}
      ${line('M18 110H120', p.dark, 3)}${line('M26 66L52 50L80 58L110 36', p.accent, 3)}`,
  },
  'paper clips': {
    width: 113,
    height: 113,
    draw: (p) => `${clip(40, 40, -32, p.accent)}${clip(88, 36, 8, p.mid)}${clip(79, 66, 78, p.dark)}
      ${clip(37, 94, 96, p.second)}`,
  },
  stapler: {
    width: 168,
    height: 84,
    draw: () => `${area('M6 68H164V76a6 6 0 0 1-6 6H10a8 8 0 0 1-8-8q0-6 4-6z', '#20242c')}
      ${area('M120 68V44H150V68z', '#6b7280')}${area('M14 46L142 50V58L20 60Q12 56 14 46Z', '#c3cad4')}
      ${box(6, 64, 34, 5, '#c3cad4', 2)}${area('M8 34Q60 2 136 2Q166 4 166 40V54H140L10 46Q2 42 8 34Z', '#c8322f')}
      ${line('M40 30Q80 14 128 14', '#f08a80', 5)}${disc(140, 42, 6, '#f3d6d2')}`,
  },
  'clipboard checklist': {
    width: 96,
    height: 132,
    draw: (p) => `${line('M10 14H86a7 7 0 0 1 7 7V122a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7V21a7 7 0 0 1 7-7z', p.dark, 4)}
      ${line('M32 8H40a8 6 0 0 1 16 0H64V24H32Z', p.dark, 4, p.second)}
      ${[48, 74, 100].map((y) => line(`M18 ${y}l6 7l11-14M48 ${y}H78`, y === 100 ? p.mid : p.accent, 5)).join('')}`,
  },
  'tape dispenser': {
    width: 150,
    height: 98,
    draw: (p) => `${area('M2 90Q4 40 30 36H66L110 58L138 50L148 58V97H8Q2 97 2 90Z', p.mid)}
      ${disc(58, 44, 42, p.second)}${disc(58, 44, 30, p.dark)}${disc(58, 44, 19, p.paper)}${disc(58, 44, 7, p.mid)}
      ${line('M84 11L143 53', p.second, 4)}${area('M138 46l4 5l3-3l1 6l3 0l-1 8h-12z', p.dark)}`,
  },
  'pie chart in pieces': {
    width: 126,
    height: 125,
    draw: (p) => `<g transform="translate(1 0)">${area('M58 66V8A58 58 0 1 0 106 98Z', p.dark)}
      ${area('M66 56V1A55 55 0 0 1 120 46Z', p.accent)}${area('M70 64L124 55A56 56 0 0 1 114 93Z', p.second)}
      ${disc(58, 66, 4, p.paper)}${line('M20 76L34 60L44 72', p.light, 4)}</g>`,
  },
  'school globe': {
    width: 122,
    height: 145,
    draw: () => `<g transform="translate(-5 -2)">${line('M84 8A56 56 0 1 1 20 92', '#b98a3a', 6)}
      ${disc(52, 54, 46, '#4a9ed6')}
      ${area('M24 22Q42 8 54 14Q58 24 46 30Q44 40 34 38Q20 46 12 38Q16 28 24 22Z', '#7cb857')}
      ${area('M36 50Q52 46 58 58Q56 72 46 84Q38 78 38 66Q30 58 36 50ZM72 24Q88 24 95 40Q98 52 92 64Q82 66 80 54Q68 50 68 38Z', '#7cb857')}
      ${line('M58 111V128', '#b98a3a', 7)}${area('M24 145Q26 128 58 128Q90 128 92 145Z', '#7a4a22')}
      ${disc(84, 8, 5, '#7a4a22')}${disc(20, 92, 5, '#7a4a22')}</g>`,
  },
  'chalkboard lesson': {
    width: 190,
    height: 120,
    draw: () => `${box(1, 1, 188, 108, '#a4703c', 4)}${box(10, 10, 170, 90, '#2b5545')}
      ${box(30, 109, 130, 10, '#7c5228', 2)}${line('M28 78L54 32L80 78Z', '#f3f3ec', 3)}
      ${line('M54 32V78', '#f4d35e', 2)}
      ${line('M104 34H118M111 27V41M132 28q8-3 8 4q0 5-8 10h9M152 31H164M152 38H164', '#f3f3ec', 3)}
      ${line('M104 62q8-8 16 0t16 0t16 0t12 0M104 80H148', '#f4a3a0', 3)}${box(118, 104, 16, 5, '#ffffff', 2)}
      ${box(138, 104, 12, 5, '#f4a3a0', 2)}`,
  },
  'school satchel': {
    width: 124,
    height: 124,
    draw: (p) => `${line('M44 16V10a8 8 0 0 1 8-8H72a8 8 0 0 1 8 8V16', p.dark, 4)}
      ${box(2, 16, 120, 107, p.accent, 14)}${box(18, 86, 88, 37, p.dark, 8)}
      ${area('M2 30a14 14 0 0 1 14-14H108a14 14 0 0 1 14 14V54Q118 70 98 70H26Q6 70 2 54Z', p.second)}
      ${box(26, 50, 14, 40, p.dark, 3)}${box(84, 50, 14, 40, p.dark, 3)}${box(29, 74, 8, 10, p.paper, 2)}
      ${box(87, 74, 8, 10, p.paper, 2)}${disc(62, 42, 10, p.paper)}${disc(62, 42, 5, p.mid)}`,
  },
  'ruler and set square': {
    width: 140,
    height: 128,
    draw: (p) => `${area('M34 1L139 96H34ZM50 40V80H94Z', p.mid)}${box(1, 104, 138, 23, p.second, 3)}
      ${line('M12 106V116M24 106V112M36 106V116M48 106V112M60 106V116M72 106V112M84 106V116M96 106V112M108 106V116M120 106V112', p.dark, 2)}
      ${disc(130, 118, 4, p.dark)}${box(1, 10, 18, 70, p.accent, 2)}${area('M1 80L10 98L19 80Z', '#eccb9d')}
      ${box(1, 1, 18, 12, p.dark, 3)}`,
  },
  'letterbox on a post': {
    width: 120,
    height: 170,
    draw: () => `${box(50, 78, 16, 78, '#8b6a48')}
      ${area('M2 80V40A34 34 0 0 1 36 6H84A34 34 0 0 1 118 40V80Z', '#3f6fae')}
      ${area('M2 80V40A30 34 0 0 1 62 40V80Z', '#284b7c')}${box(16, 42, 32, 6, '#10233f', 3)}
      ${line('M92 50V3', '#c9c9c9', 4)}${area('M92 2H112V18H92Z', '#e0402f')}${disc(92, 52, 5, '#f2f2f2')}
      ${area('M2 168Q14 148 22 160Q32 142 42 158Q58 146 70 158Q84 142 92 158Q104 150 118 168Z', '#69a14a')}`,
  },
  'inkwell and quill': {
    width: 129,
    height: 150,
    draw: (p) => `${area('M52 92Q60 30 127 2Q130 50 92 74Q76 84 60 88Z', p.light)}
      ${line('M46 112Q70 50 124 6', p.dark, 3)}${area('M88 42L104 52L84 56ZM76 58L90 66L72 68Z', p.mid)}
      ${box(30, 96, 34, 14, p.dark, 3)}${area('M30 108H64Q92 116 92 149H2Q2 116 30 108Z', p.dark)}
      ${box(18, 124, 58, 16, p.second, 2)}${line('M108 138q8-14 10 0q-5 8-10 0z', p.dark, 3, p.dark)}`,
  },
  abacus: {
    width: 140,
    height: 122,
    draw: () => `${line('M14 4V118M126 4V118M4 10H136M4 112H136', '#7d4e2a', 7)}
      ${line('M14 34H126M14 60H126M14 86H126', '#5a5f66', 2)}${beads(34, [24, 37, 50, 104, 117], '#d8432f')}
      ${beads(60, [24, 78, 91, 104, 117], '#eab430')}${beads(86, [24, 37, 50, 63, 117], '#2e8b76')}`,
  },
  'graduation cap': {
    width: 160,
    height: 110,
    draw: (p) => `${area('M38 50V84Q80 106 122 84V50Z', p.mid)}${area('M80 1L159 38L80 74L1 38Z', p.dark)}
      ${line('M80 38L140 50V84', p.second, 3)}${disc(80, 38, 5, p.second)}
      ${area('M136 82H144L148 109H132Z', p.second)}`,
  },
  'swivel chair': {
    width: 104,
    height: 160,
    draw: (p) => `
      ${line('M24 2H80a10 10 0 0 1 10 12L84 66a8 8 0 0 1-8 7H28a8 8 0 0 1-8-7L14 14A10 10 0 0 1 24 2z', p.dark, 3, p.second)}
      ${line('M18 92H86a8 8 0 0 1 0 16H18a8 8 0 0 1 0-16z', p.dark, 3, p.accent)}
      ${line('M52 73V92M52 108V132M52 132L14 146M52 132L90 146M52 132V148M4 64V80a8 8 0 0 0 8 8M100 64V80a8 8 0 0 1-8 8', p.dark, 4)}
      ${[12, 52, 92].map((x) => disc(x, x === 52 ? 153 : 150, 6, p.mid)).join('')}`,
  },
};
