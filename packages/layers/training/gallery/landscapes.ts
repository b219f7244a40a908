/** Small landscapes: mountains, water, fires, trees, and scenes in a circle or under an arch. */
import type { Drawings } from './drawing.ts';
import { area as f, box as b, disc as c, ellipse as o, line as l, row } from './strokes.ts';

const pine = (x: number, y: number, s: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${s})">
  ${f('M0-46 9-32H5L13-19H7L16-6H2V0H-2V-6H-16L-7-19H-13L-5-32H-9Z', fill)}</g>`;
const half = (y: number) => Math.sqrt(59 ** 2 - (y - 60) ** 2);
/** The part of a circle of 59 about 60, 60 under an edge: from `left` down round to `right`, then `edge` back. */
const under = (left: number, right: number, edge: string, fill: string) =>
  f(`M${60 - half(left)} ${left}A59 59 0 ${left + right < 120 ? 1 : 0} 0 ${60 + half(right)} ${right}${edge}Z`, fill);
const arch = 'M1 139V50A49 49 0 0 1 99 50V139Z';

export const landscapes: Drawings = {
  'three snowy peaks': {
    width: 180,
    height: 98,
    draw: (p) => `${f('M1 97 48 34 95 97ZM96 97 140 46 179 97Z', p.mid)}${f('M34 97 92 1 150 97Z', p.dark)}
      ${f('M92 1 115 39 104 34 94 46 84 32 71 36Z', p.paper)}${f('M48 34 62 53 54 50 47 58 36 50Z', p.paper)}
      ${f('M140 46 153 63 144 60 138 68 128 60Z', p.paper)}`,
  },
  'palm island': {
    width: 150,
    height: 125,
    draw: () => `<g transform="translate(0 -3)">${c(112, 40, 22, '#ffc94a')}${o(75, 112, 74, 15, '#3aa7c9')}
      ${f('M24 110Q48 86 84 88Q116 90 128 110Q76 120 24 110Z', '#f0d9a0')}
      ${f('M70 94Q76 62 64 36L70 34Q84 62 80 94Z', '#8a5a34')}
      ${f('M66 36Q40 24 24 44Q44 36 66 36Q42 42 36 64Q50 46 66 36Z', '#2f9457')}
      ${f('M66 36Q64 8 40 4Q58 14 66 36Q88 8 104 20Q84 20 66 36Z', '#3fae6a')}
      ${f('M66 36Q92 30 104 52Q86 40 66 36Q84 44 86 66Q80 48 66 36Z', '#2f9457')}${c(64, 40, 5, '#6b4226')}
      ${c(73, 41, 5, '#6b4226')}${l('M14 116q8 4 16 0M110 120q8 4 16 0', '#ffffff', 3)}</g>`,
  },
  'curling wave': {
    width: 156,
    height: 104,
    draw: (p) => `
      ${f('M1 103V84Q26 78 40 46Q56 2 104 2Q140 4 148 40Q136 24 118 26Q98 28 98 48Q100 72 155 76V103Z', p.mid)}
      ${f('M1 103V92Q34 86 48 54Q60 24 92 16Q80 30 82 54Q88 84 155 86V103Z', p.dark)}
      ${f('M60 24Q76 2 104 2Q140 4 148 40Q140 30 134 34Q130 22 122 26Q116 18 108 24Q98 14 90 22Q76 14 60 24Z', p.paper)}
      ${c(126, 46, 4, p.paper)}${c(138, 54, 3, p.paper)}${c(116, 56, 2.5, p.paper)}${c(150, 56, 3, p.paper)}
      ${l('M14 98Q46 92 58 62M40 100Q62 90 66 72', p.light, 2.5)}`,
  },
  'erupting volcano': {
    width: 150,
    height: 140,
    draw: () => `${f('M1 139 54 62H94L149 139Z', '#5b4038')}${f('M1 139 54 62H68L48 139Z', '#6f5147')}
      ${f('M50 68 54 62H94L99 69Q94 84 90 74Q86 68 84 84Q82 118 76 102Q74 72 68 76Q66 92 60 88Q58 72 50 68Z', '#f2552c')}
      ${l('M74 54Q74 30 74 22M64 54Q58 34 46 28M84 54Q90 34 104 28', '#f7a42b', 6)}${c(74, 10, 5, '#f2552c')}
      ${c(36, 34, 5, '#f2552c')}${c(114, 36, 5, '#f2552c')}${c(56, 14, 3.5, '#ffd24f')}${c(94, 12, 3.5, '#ffd24f')}
      ${c(28, 54, 3, '#ffd24f')}${c(122, 54, 3, '#ffd24f')}${c(110, 12, 8, '#9a8f8c')}${c(122, 8, 6, '#b8aeab')}
      ${c(38, 8, 6.5, '#9a8f8c')}`,
  },
  'hills with round trees': {
    width: 180,
    height: 104,
    draw: (p) => `${f('M60 103Q100 34 179 62V103Z', '#7dbb6a')}${f('M1 103Q30 40 80 62Q112 76 130 103Z', '#4f9a52')}
      ${[24, 52, 118, 146].map((x, i) => b(x - 2, [42, 34, 40, 36][i]!, 4, [34, 30, 24, 26][i]!, '#6d4a30')).join('')}
      ${c(24, 34, 15, '#2f7a45')}${c(52, 20, 18, p.accent)}${c(118, 30, 14, '#f0b23c')}${c(146, 22, 20, '#2f7a45')}
      ${c(47, 16, 4, p.paper)}${c(58, 24, 4, p.paper)}${c(48, 28, 3, p.paper)}
      ${l('M70 100Q84 86 74 76T80 64', '#f3e3b8', 5)}`,
  },
  'campfire in a ring of stones': {
    width: 110,
    height: 122,
    draw: (p) => `
      ${f('M54 20Q60 40 76 52Q90 66 84 84Q76 102 54 102Q30 102 24 82Q20 64 36 52Q38 62 44 62Q42 38 54 20Z', p.accent)}
      ${f('M56 52Q58 64 68 72Q74 86 66 94Q60 100 52 100Q38 98 38 84Q38 76 46 70Q48 76 52 76Q50 62 56 52Z', p.second)}
      ${o(55, 104, 30, 5, '#4a3a33')}
      ${row(5, (i) => o(13 + i * 21, [106, 110, 111, 110, 106][i]!, 12, 10, i % 2 ? '#8f949b' : '#747a83'))}
      ${c(26, 34, 3, p.accent)}${c(84, 38, 3.5, p.second)}${c(70, 18, 3, p.accent)}${c(40, 8, 2.5, p.second)}
      ${c(62, 3, 2, p.accent)}`,
  },
  'waterfall between cliffs': {
    width: 120,
    height: 140,
    draw: (p) => `${f('M1 1H42V34H36V70H42V118H1Z', '#6d5a50')}${f('M119 1H78V26H84V62H78V118H119Z', '#5b4a42')}
      ${b(36, 8, 48, 112, '#58b4df')}
      ${l('M46 20V60M46 74V96M56 12V40M56 54V110M66 24V84M74 14V34M74 50V104', '#ffffff', 3)}
      ${f('M1 112H119V139H1Z', '#2f8bc0')}${o(44, 116, 13, 8, p.paper)}${o(62, 119, 15, 9, p.paper)}
      ${o(79, 116, 12, 8, p.paper)}${l('M10 130H34M52 134H76M92 128H110', '#9fd7ef', 3)}${b(1, 1, 44, 10, '#5da84e', 4)}
      ${b(75, 1, 44, 10, '#5da84e', 4)}${l('M8 40H24M14 62H30M90 44H106M96 80H112M8 92H22', '#473a33', 3)}`,
  },
  'mountains in a circle': {
    width: 120,
    height: 120,
    draw: (p) => `${c(60, 60, 59, p.light)}${c(84, 34, 11, p.accent)}${under(82, 76, 'L92 52 74 74 46 34Z', p.mid)}
      ${f('M46 34 58 51 50 48 44 56 36 46Z', p.paper)}${under(90, 84, 'Q84 98 60 84T9.2 90', p.dark)}
      ${under(104, 100, 'Q72 98 56 106T20.6 104', p.second)}`,
  },
  'desert under an arch': {
    width: 100,
    height: 140,
    draw: () => `${f(arch, '#fbd9a6')}${c(50, 58, 24, '#ef6f45')}${f('M1 96Q34 74 60 90T99 82V139H1Z', '#d98a4e')}
      ${f('M1 116Q40 98 99 120V139H1Z', '#b4633a')}${l('M30 114V70M30 96H20V82M30 90H40V78', '#2f7d5b', 7)}
      ${l('M76 106V84M76 98H70V92M76 96H82V88', '#2f7d5b', 4)}`,
  },
  'lighthouse on a rock': {
    width: 156,
    height: 150,
    draw: (p) => `${f('M58 34 2 18V52ZM98 34 154 18V52Z', p.second)}${f('M66 48H90L98 124H58Z', p.paper)}
      ${f('M64.500 62H91.500L93.400 80H62.600ZM60.600 98H95.400L98 124H58Z', p.accent)}${b(66, 24, 24, 20, p.dark)}
      ${b(72, 27, 12, 14, p.second)}${b(60, 43, 36, 6, p.dark)}${f('M62 24 78 6 94 24Z', p.accent)}
      ${c(78, 5, 3, p.dark)}${b(73, 108, 10, 16, p.dark, 5)}
      ${f('M22 149Q28 124 52 122H104Q128 126 136 149Z', '#5f6670')}${f('M60 149Q66 134 92 132L84 149Z', '#79818c')}
      ${l('M4 144q5-5 9 0M143 144q5-5 9 0', p.mid, 4)}`,
  },
  'tent under the pines': {
    width: 168,
    height: 114,
    draw: (p) => `<g transform="translate(0 -2)">${c(84, 20, 17, '#f4e6b0')}${pine(37, 106, 2.2, '#1f5c4a')}
      ${pine(56, 104, 1.3, '#2d7a5f')}${pine(134, 106, 2, '#1f5c4a')}${pine(116, 104, 1.2, '#2d7a5f')}
      ${f('M44 108 86 48 128 108Z', p.accent)}${f('M70 108 86 48 102 108Z', p.dark)}
      ${f('M86 48Q84 84 66 108H70Z', p.paper)}${l('M86 48 82 42M86 48 90 42', p.dark, 3)}${o(84, 109, 83, 6, '#57903f')}
      </g>`,
  },
  'sunset sea in a circle': {
    width: 120,
    height: 120,
    draw: () => `${c(60, 60, 59, '#ffb36b')}${f('M3.500 43A59 59 0 0 1 116.500 43Z', '#ff8a5c')}
      ${c(60, 64, 26, '#fff0b8')}${under(66, 66, 'Z', '#22618f')}${b(38, 72, 44, 4, '#fff0b8', 2)}
      ${b(46, 82, 30, 4, '#fff0b8', 2)}${b(40, 92, 36, 4, '#fff0b8', 2)}${b(52, 102, 18, 4, '#fff0b8', 2)}
      ${l('M24 40q5-6 9 0q4-6 9 0M76 30q4-5 7 0q3-5 7 0', '#5a2f45', 2.5)}`,
  },
  'rows of a field': {
    width: 168,
    height: 112,
    draw: (p) => `${f('M1 62Q40 40 84 46T167 54V111H1Z', '#8a5f35')}
      ${l('M84 54Q60 76 8 82M84 54Q70 84 36 108M84 54Q84 84 82 108M84 54Q98 84 126 108M84 54Q110 74 160 84', '#73b24a', 7)}
      ${b(112, 24, 34, 26, '#b8352c')}${f('M107 26 129 6 151 26Z', '#7e2520')}${b(122, 34, 14, 16, '#fff4e3')}
      ${l('M122 34 136 50M136 34 122 50', '#b8352c', 2)}${c(40, 19, 18, p.second)}${b(153, 16, 12, 34, '#c9ced6', 6)}`,
  },
  'row of fir trees': {
    width: 189,
    height: 100,
    draw: (p) => `${pine(20, 99, 1.2, p.mid)}${pine(52, 99, 1.7, p.dark)}${pine(94, 99, 2.1, p.mid)}
      ${pine(135, 99, 1.5, p.dark)}${pine(170, 99, 1.1, p.accent)}`,
  },
  'pyramids and palm': {
    width: 176,
    height: 101,
    draw: () => `<g transform="translate(0 -3)">${f('M20 94 76 18 134 94Z', '#e3b15c')}
      ${f('M76 18 134 94H88Z', '#b9823a')}${f('M98 94 136 46 174 94Z', '#edc67c')}${f('M136 46 174 94H146Z', '#c79148')}
      ${f('M1 103Q40 84 90 92T175 92V103Z', '#f4dfae')}${c(148, 19, 15, '#f0683c')}
      ${l('M22 96Q26 74 18 54', '#7a5230', 4)}
      ${l('M18 54Q8 48 4 58M18 54Q10 42 4 44M18 54Q20 42 30 42M18 54Q30 48 34 60', '#3d8b53', 4)}</g>`,
  },
  'mountain in its lake': {
    width: 140,
    height: 124,
    draw: (p) => `${f('M10 60 58 2 84 34 98 20 132 60Z', p.mid)}${f('M58 2 74 22 66 22 58 32 48 22 42 22Z', p.paper)}
      ${b(1, 60, 138, 4, p.dark, 2)}<g opacity=".45">${f('M14 68 58 122 84 92 98 105 128 68Z', p.mid)}</g>
      ${l('M24 78H52M70 78H116M40 90H62M84 90H104M52 102H74', p.paper, 3)}${pine(14, 61, 0.6, p.dark)}
      ${pine(26, 61, 0.8, p.dark)}${pine(124, 61, 0.7, p.dark)}`,
  },
  'windmill on a mound': {
    width: 120,
    height: 151,
    draw: (p) => `<g transform="translate(0 -7)">${f('M1 157Q60 116 119 157Z', '#6aa84f')}
      ${f('M46 60H74L84 144H36Z', '#fdf7ea')}${f('M44 62Q46 40 60 40Q74 40 76 62Z', p.dark)}
      <g transform="rotate(30 60 56)">${l('M60 3V109M7 56H113', '#6d4a30', 3)}
      ${[0, 90, 180, 270].map((a) => `<g transform="rotate(${a} 60 56)">${b(61, 5, 13, 38, p.accent)}</g>`).join('')}
      </g>${c(60, 56, 5, '#6d4a30')}${b(53, 122, 14, 22, '#6d4a30', 7)}${b(55, 92, 10, 13, p.mid, 2)}</g>`,
  },
  'iceberg above and below': {
    width: 124,
    height: 150,
    draw: () => `${f('M32 48 46 14 62 2 80 22 96 48Z', '#f4fbff')}${f('M62 2 80 22 96 48H70Z', '#cfe6f2')}
      ${f('M16 56H110L120 84 92 124 64 149 34 116 6 80Z', '#8cc6e2')}
      ${f('M62 56H110L120 84 92 124 64 149 76 92Z', '#5fa6cc')}${f('M16 56H62L40 84 6 80Z', '#a9d7ec')}
      ${b(1, 49, 122, 5, '#1d6fa3', 2.5)}${l('M4 62H10M114 62H120', '#1d6fa3', 3)}`,
  },
  'bridge over a river': {
    width: 100,
    height: 140,
    draw: (p) => `${f(arch, p.light)}${c(70, 34, 11, p.second)}${f('M1 72Q24 44 50 62T99 54V100H1Z', p.mid)}
      ${f('M1 96H99V139H1Z', p.dark)}${f('M1 86Q50 56 99 86V112H84A34 30 0 0 0 16 112H1Z', p.accent)}
      ${l('M3.4 80.600Q50 53 96.600 80.600', p.paper, 4)}${l('M20 122H50M60 122H78M36 131H66', p.paper, 2.5)}`,
  },
  'mountain line': {
    width: 160,
    height: 90,
    draw: (p) => `${l('M3 87 50 24 70 52 88 30 157 87', p.dark, 4)}${l('M36 43 44 50 52 42 60 50 64 44', p.dark, 3)}
      <circle cx="112" cy="20" r="17" fill="none" stroke="${p.accent}" stroke-width="4"/>${l('M18 87H142', p.dark, 4)}
      ${l('M84 52 94 66M104 58 112 70M48 62 42 72', p.dark, 3)}`,
  },
  'lone tree on a knoll': {
    width: 128,
    height: 128,
    draw: (p) => `${f('M1 127Q64 92 127 127Z', p.dark)}
      ${l('M64 114Q66 90 62 70M63 86Q76 76 82 62M63 92Q48 82 44 66', p.dark, 7)}${c(42, 50, 24, p.dark)}
      ${c(66, 30, 28, p.dark)}${c(90, 50, 23, p.dark)}${c(64, 56, 22, p.dark)}${c(54, 34, 5, p.paper)}
      ${c(78, 28, 4, p.paper)}${c(84, 52, 5, p.paper)}${c(40, 54, 4, p.paper)}${c(64, 56, 4, p.paper)}
      ${l('M97 101H115M97 109H115M100 101V114M112 101V118', p.dark, 3)}`,
  },
  'standing stones': {
    width: 176,
    height: 93,
    draw: () => `<g transform="translate(0 -3)">${o(88, 86, 87, 9, '#7fae5c')}
      ${f('M22 84 26 28H42L46 84ZM66 84 68 28H84L88 84Z', '#8b9099')}${f('M16 14 92 12 94 29 18 31Z', '#a7acb4')}
      ${f('M100 84 104 20H118L124 84ZM142 84 144 22H158L162 84Z', '#777c86')}
      ${f('M96 4 166 6 164 22 98 21Z', '#959aa4')}
      ${l('M30 44H36M74 54H80M110 40H114M150 60H154M40 20H50M124 12H134', '#5f646d', 2.5)}</g>`,
  },
  'red rock canyon': {
    width: 172,
    height: 99,
    draw: () => `<g transform="translate(0 -11)">${c(92, 40, 20, '#ffe0a0')}
      ${f('M1 109V22H40L46 44 52 48 60 109Z', '#c4502e')}${f('M1 44H46L52 48 54 60H1ZM1 78H56L58 90H1Z', '#e07a45')}
      ${f('M100 109 110 52H114V12H140V52H146L160 109Z', '#b0432a')}
      ${f('M110 52H146L149 64H108ZM105 82H154L156 94H103Z', '#dd7140')}${f('M114 24H140V34H114Z', '#dd7140')}
      ${f('M1 109Q60 92 90 100T171 98V109Z', '#f0b374')}${l('M70 26q4-5 8 0q4-5 8 0', '#7a2f20', 2.5)}</g>`,
  },
  'road into the hills': {
    width: 120,
    height: 120,
    draw: (p) => `${c(60, 60, 59, '#bfe3f5')}${under(58, 50, 'Q92 30 68 52Q36 28 1 58', '#5e9e6b')}
      ${under(74, 66, 'Q84 52 60 62T3 74', '#86bf6a')}
      ${f('M44 117Q50 96 70 88Q84 80 62 72L60 62H64L70 70Q100 80 82 96Q74 106 78 116Q60 121 44 117Z', '#4a4f58')}
      ${l('M60 112Q62 104 66 100M74 92Q82 86 80 82', '#fff3c2', 2.5)}${c(34, 28, 9, p.second)}
      ${l('M66 24H86M78 30H94', '#ffffff', 5)}`,
  },
  'beach with a parasol': {
    width: 158,
    height: 118,
    draw: (p) => `${o(79, 104, 78, 13, '#f2dba6')}${l('M82 102 62 18', '#ffffff', 4)}
      ${f('M10 54Q8 8 58 6Q98 6 112 34Z', p.accent)}${f('M44 47Q36 12 58 6Q76 12 79 41Z', p.paper)}
      ${l('M60 7 59 3', p.accent, 4)}${f('M96 94 116 92 140 70 146 74 122 98H98Z', p.mid)}
      ${l('M102 96V106M122 96V106M122 94 134 106', p.dark, 3)}${c(34, 98, 11, p.paper)}
      ${f('M34 87A11 11 0 0 1 45 98L34 98ZM34 109A11 11 0 0 1 23 98L34 98Z', p.mid)}
      ${f('M62 104l3 4h5l-4 3 1 5-5-3-5 3 1-5-4-3h5Z', p.second)}`,
  },
};
