/** Buildings: houses, shops with awnings, towers, castles, lighthouses, mills, churches, skylines. */
import type { Palette } from '../../scripts/designs/sheet.ts';
import type { Drawings } from './drawing.ts';
import { area as f, box as b, disc as c, line as l, ring as o, row } from './strokes.ts';

const win = (x: number, y: number, w: number, h: number, frame: string, glass: string) =>
  `${b(x, y, w, h, frame)}${b(x + 2, y + 2, w - 4, h - 4, glass)}${b(x + w / 2 - 1, y, 2, h, frame)}
      ${b(x, y + h / 2 - 1, w, 2, frame)}`;
const dome = (x: number, y: number, s: number, fill: string, p: Palette) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${l('M0-40V-22M-5-33H5', p.dark, 3)}
  ${f('M0-26Q4-14 16-6Q26 4 18 16Q14 22 10 24H-10Q-14 22-18 16Q-26 4-16-6Q-4-14 0-26Z', fill)}
  ${b(-11, 22, 22, 60, p.paper)}${b(-3, 34, 6, 20, p.dark, 3)}</g>`;
const storey = (
  i: number,
) => `<g transform="translate(65 ${20 + i * 42})">${b(-23 - i * 9, 18, 46 + i * 18, 28, '#b5352c')}
  <g transform="scale(${1 + i * 0.23} 1)">${f('M0 0Q23 14 43 12Q39 22 27 24H-27Q-39 22-43 12Q-23 14 0 0Z', '#26413c')}</g></g>`;

export const houses: Drawings = {
  'cottage with a chimney': {
    width: 130,
    height: 111,
    draw: (p) => `<g transform="translate(0 -5)">${b(90, 12, 16, 36, p.dark)}${b(16, 52, 98, 63, p.paper)}
      ${f('M65 6L129 58H1Z', p.accent)}${b(54, 74, 24, 41, p.mid, 2)}${c(72, 96, 2.5, p.second)}
      ${win(24, 70, 22, 22, p.dark, p.second)}${win(86, 70, 22, 22, p.dark, p.second)}${c(65, 40, 8, p.paper)}</g>`,
  },
  'thatched cottage': {
    width: 160,
    height: 108,
    draw: () => `<g transform="translate(0 -5)">${b(116, 6, 18, 34, '#a5654a')}${b(18, 52, 124, 57, '#f6ead3')}
      ${l('M50 56V109M110 56V109M20 80H142', '#6a4630', 5)}
      ${f('M34 12H126Q134 12 138 20L158 60Q150 68 140 62Q130 56 120 62Q110 56 98 62Q88 56 80 62Q70 56 60 62Q50 56 40 62Q30 56 20 62Q10 68 2 60L22 20Q26 12 34 12Z', '#c9994a')}
      ${l('M40 24L34 44M62 24L58 44M84 24V44M106 24L110 44M126 28L132 44', '#a87935', 2.5)}
      ${f('M68 109V84Q68 74 80 74T92 84V109Z', '#4c7a56')}${win(24, 84, 20, 16, '#6a4630', '#bfdde0')}
      ${win(116, 84, 20, 16, '#6a4630', '#bfdde0')}</g>`,
  },
  'house of one line': {
    width: 120,
    height: 110,
    draw: (p) => `${l('M2 56L60 4L118 56M16 46V108H104V46M84 24V10H96V34', p.dark, 4)}
      ${l('M50 108V76Q50 66 60 66T70 76V108', p.accent, 4)}${l('M26 62H40V78H26ZM80 62H94V78H80Z', p.mid, 3.5)}
      ${o(60, 40, 7, p.mid, 3.5)}`,
  },
  'narrow canal houses': {
    width: 168,
    height: 143,
    draw: () => `<g transform="translate(0 -7)">${f('M1 149V52H9V42H17V32H25V22H37V32H45V42H53V52V149Z', '#8e3b2f')}
      ${f('M56 149V40Q64 38 66 26Q70 8 83 8T100 26Q102 38 110 40V149Z', '#2f4858')}
      ${f('M113 149V48L140 18L167 48V149Z', '#d69a3c')}
      ${row(9, (i) => b([9, 64, 121][i % 3]! + 1, 58 + Math.floor(i / 3) * 24, 12, 17, '#f7f1e4'))}
      ${row(9, (i) => b([31, 89, 146][i % 3]!, 58 + Math.floor(i / 3) * 24, 12, 17, '#f7f1e4'))}
      ${b(20, 128, 14, 21, '#f0d9a8')}${b(76, 128, 14, 21, '#d1543f')}${b(133, 128, 14, 21, '#356b5e')}</g>`,
  },
  'house on stilts': {
    width: 120,
    height: 143,
    draw: (p) => `<g transform="translate(0 -7)">${l('M24 88V148M50 88V148M74 88V148M100 88V148', p.dark, 4)}
      ${l('M24 92L50 128M74 128L100 92', p.dark, 2.5)}${b(20, 42, 84, 44, p.second)}${f('M1 46L30 8H90L119 46Z', p.dark)}
      ${b(8, 84, 104, 7, p.mid, 2)}${b(54, 54, 18, 30, p.accent)}${b(28, 54, 18, 16, p.paper)}${b(80, 54, 18, 16, p.paper)}</g>`,
  },
  'tree house': {
    width: 136,
    height: 160,
    draw: () => `<g transform="translate(-2 0)">${c(40, 40, 37, '#5d9a4d')}${c(98, 44, 39, '#4b8540')}
      ${c(70, 32, 31, '#6fae5b')}${f('M58 60H82L84 120Q86 146 98 159H42Q54 146 56 120Z', '#7a5136')}
      ${b(34, 66, 72, 44, '#e0b070')}${f('M26 70L70 36L114 70Z', '#b5432f')}${b(24, 108, 92, 6, '#5a3a26')}
      ${c(52, 88, 9, '#fdf3cf')}${b(74, 82, 20, 26, '#5a3a26', 9)}
      ${l('M104 114V158M118 114V158M104 124H118M104 136H118M104 148H118', '#5a3a26', 3)}</g>`,
  },
  'corner shop with an awning': {
    width: 130,
    height: 119,
    draw: (p) => `<g transform="translate(0 -3)">${b(8, 40, 114, 81, p.light)}${b(4, 4, 122, 26, p.dark, 4)}
      ${b(30, 12, 70, 10, p.second, 5)}${b(16, 66, 60, 40, p.paper, 2)}
      ${row(7, (i) => f(`M${2 + i * 18} 30h18v24a9 9 0 0 1-18 0Z`, i % 2 ? p.paper : p.accent))}${b(86, 68, 28, 53, p.mid, 2)}
      ${b(91, 74, 18, 24, p.light)}${c(30, 97, 9, p.accent)}${c(48, 97, 9, p.second)}${c(65, 98, 8, p.mid)}
      ${b(8, 106, 72, 15, p.dark)}</g>`,
  },
  'bakery with a pretzel sign': {
    width: 130,
    height: 140,
    draw: () => `<g transform="translate(-5 0)">${f('M14 46L70 4L126 46V139H14Z', '#f3d7b5')}
      ${l('M10 48L70 4L130 48', '#8c4f2c', 7)}${b(24, 84, 56, 38, '#6b3a20', 3)}${b(28, 88, 48, 30, '#ffe9bd')}
      ${row(3, (i) => f(`M${30 + i * 15} 116q0-14 7-14t7 14Z`, '#c57f35'))}${b(88, 84, 28, 55, '#6b3a20', 3)}
      ${b(93, 90, 18, 22, '#ffe9bd', 9)}${f('M18 66H122L128 82H12Z', '#a83f39')}${b(30, 66, 12, 16, '#fdf3e2')}
      ${b(64, 66, 12, 16, '#fdf3e2')}${b(98, 66, 12, 16, '#fdf3e2')}
      ${l('M58 54Q78 46 78 34Q76 24 70 32Q64 24 62 34Q62 46 82 54', '#b0692a', 4)}</g>`,
  },
  'boutique in outline with pink': {
    width: 120,
    height: 113,
    draw: (p) => `<g transform="translate(0 -7)">${b(16, 18, 103, 101, '#f7c6cf')}
      ${l('M8 40V112H104V40M2 40L12 10H100L110 40ZM34 10L28 40M56 10V40M78 10L84 40', p.dark, 3.5)}
      ${l('M2 40a13.5 11 0 0 0 27 0a13.5 11 0 0 0 27 0a13.5 11 0 0 0 27 0a13.5 11 0 0 0 27 0', p.dark, 3.5)}
      ${l('M18 64H54V96H18ZM68 112V64H94V112', p.dark, 3.5)}${l('M26 76L34 70M26 88L44 72', p.dark, 2.5)}
      ${c(88, 90, 2.5, p.dark)}</g>`,
  },
  'office tower of squares': {
    width: 80,
    height: 180,
    draw: (p) => `${b(38, 1, 4, 24, p.dark)}${b(14, 22, 52, 150, p.dark)}${b(2, 170, 76, 9, p.mid)}
      ${row(18, (i) => b(21 + (i % 3) * 14, 30 + Math.floor(i / 3) * 20, 10, 13, [1, 5, 6, 11, 12, 16].includes(i) ? p.second : p.mid))}
      ${b(31, 152, 18, 18, p.paper)}`,
  },
  'leaning tower': {
    width: 102,
    height: 166,
    draw: () => `<g transform="translate(-4 -4)"><g transform="rotate(7 55 168)">${b(34, 20, 42, 146, '#e9e0cc')}
      ${b(40, 6, 30, 18, '#d8ccb2')}${row(5, (i) => b(27, 24 + i * 26, 56, 6, '#b9a987', 2))}
      ${row(5, (i) => l(`M${33.5 + i * 10.7} 31V134`, '#f8f3e6', 3))}${b(30, 138, 50, 28, '#d8ccb2')}
      ${f('M48 166V152a7 7 0 0 1 14 0V166Z', '#7b6b52')}</g><ellipse cx="55" cy="165" rx="50" ry="4" fill="#7f9a5c"/></g>`,
  },
  'iron lattice tower': {
    width: 90,
    height: 180,
    draw: (p) => `${l('M45 2V26', p.dark, 3)}
      ${l('M42 26Q38 118 4 177M48 26Q52 118 86 177M22 177Q26 142 45 142T68 177', p.dark, 4)}
      ${l('M38 70L54 92M52 70L36 92M35 96L59 124M55 96L29 124M26 130L16 154M64 130L74 154', p.dark, 2)}
      ${b(32, 66, 26, 5, p.accent)}${b(26, 124, 38, 6, p.accent)}`,
  },
  'castle with three flags': {
    width: 156,
    height: 150,
    draw: (p) => `<g transform="translate(-7 0)">${b(14, 58, 34, 91, p.mid)}${b(122, 58, 34, 91, p.mid)}
      ${b(46, 84, 78, 65, p.light)}${f('M46 84V72H58V80H70V72H82V80H90V72H102V80H112V72H124V84Z', p.light)}
      ${f('M31 24L54 60H8Z', p.accent)}${f('M139 24L162 60H116Z', p.accent)}${f('M66 149V118a19 19 0 0 1 38 0V149Z', p.dark)}
      ${b(70, 40, 30, 36, p.mid)}${f('M85 12L106 42H64Z', p.accent)}${l('M31 26V8M139 26V8M85 14V2', p.dark, 2.5)}
      ${f('M32 8H50L44 13L50 18H32ZM140 8H158L152 13L158 18H140ZM86 1H104L98 6L104 11H86Z', p.second)}
      ${row(2, (i) => b(27 + i * 108, 76, 8, 20, p.dark, 4))}${b(81, 50, 8, 14, p.dark, 4)}</g>`,
  },
  'sand coloured fortress': {
    width: 150,
    height: 110,
    draw: () => `
      ${f('M1 108V20H10V30H18V20H27V30H35V20H44V50H56V58H64V50H72V58H80V50H88V58H96V50H106V20H115V30H123V20H132V30H140V20H149V108Z', '#d8b577')}
      ${f('M44 50V108H1V98H34V50ZM149 98V108H106V98Z', '#b98f50')}${f('M58 108V88a17 17 0 0 1 34 0V108Z', '#4b3320')}
      ${l('M66 76V108M75 72V108M84 76V108M60 92H90', '#93703f', 2)}${b(18, 48, 5, 18, '#4b3320')}
      ${b(126, 48, 5, 18, '#4b3320')}${b(72, 2, 3, 50, '#4b3320')}${f('M75 3Q88 0 98 6Q88 12 75 18Z', '#b8372e')}`,
  },
  'castle silhouette with lit windows': {
    width: 124,
    height: 150,
    draw: (p) => `
      <g transform="translate(-3 0)"><path fill-rule="evenodd" fill="${p.dark}" d="M4 149Q20 110 22 96V70H16L29 40L42 70H38V84H50V48H44L65 1L86 48H80V72H94V58H88L101 30L114 58H108V96Q110 110 126 149ZM27 78V90H33V78ZM60 56V70a5 5 0 0 0 10 0V56ZM98 68V80H104V68ZM56 149V128a9 9 0 0 1 18 0V149ZM44 98H52V108H44ZM78 98H86V108H78Z"/>
      ${b(27, 78, 6, 12, p.second)}${b(98, 68, 6, 12, p.second)}${b(60, 56, 10, 14, p.second, 4)}
      ${f('M65 1L80 6L65 12Z', p.accent)}</g>`,
  },
  'banded lighthouse with beams': {
    width: 170,
    height: 170,
    draw: (
      p,
    ) => `${f('M70 32L2 12V50Z', p.second)}${f('M100 32L168 12V50Z', p.second)}${f('M68 52H102L112 158H58Z', p.paper)}
      ${f('M66 72H104L106 94H64Z', p.accent)}${f('M62 116H108L110 138H60Z', p.accent)}${b(72, 22, 26, 24, p.light)}
      ${b(82, 22, 6, 24, p.second)}${f('M66 24Q68 6 85 2Q102 6 104 24Z', p.accent)}${b(60, 45, 50, 7, p.dark, 2)}
      ${f('M24 169Q40 152 70 156H104Q134 152 148 169Z', p.dark)}`,
  },
  'white lighthouse on a rock': {
    width: 110,
    height: 160,
    draw: () => `<g transform="translate(0 -3)">${f('M2 150Q10 120 34 116L48 104H78Q100 116 108 150Z', '#6d6458')}
      ${f('M44 40H68L74 116H38Z', '#fbf8f0')}${f('M62 40H68L74 116H62Z', '#dcd6c8')}${b(46, 20, 20, 18, '#ffe08a')}
      ${f('M42 20L56 4L70 20Z', '#27506e')}${b(40, 36, 32, 5, '#27506e')}${b(50, 56, 7, 10, '#27506e', 3)}
      ${b(52, 84, 7, 10, '#27506e', 3)}${l('M8 156q8-6 16 0t16 0t16 0t16 0t16 0t16 0', '#4a9bb5', 5)}</g>`,
  },
  'windmill with lattice sails': {
    width: 98,
    height: 159,
    draw: () => `<g transform="translate(-26 -11)">${f('M54 70H96L110 168H40Z', '#8b5e3c')}
      ${f('M50 70Q54 44 75 44T100 70Z', '#3e3028')}${b(36, 116, 78, 6, '#3e3028')}
      ${f('M66 168V142a9 9 0 0 1 18 0V168Z', '#f0e2c4')}${b(70, 92, 10, 14, '#f0e2c4')}
      ${row(4, (i) => `<g transform="rotate(${45 + i * 90} 75 60)">${l('M75 60V2', '#3e3028', 3)}${l('M77 10H90V50H77M77 20H90M77 30H90M77 40H90', '#f6efdf', 2.5)}</g>`)}
      ${c(75, 60, 5, '#3e3028')}</g>`,
  },
  'mill with a water wheel': {
    width: 160,
    height: 120,
    draw: (p) => `<g transform="translate(0 -3)">${b(20, 48, 76, 62, p.paper)}${f('M8 52L58 4L108 52Z', p.mid)}
      ${b(50, 28, 16, 16, p.paper)}${b(32, 74, 20, 36, p.dark)}${b(66, 66, 18, 16, p.mid)}${o(118, 76, 33, p.dark, 5)}
      ${row(4, (i) => `<g transform="rotate(${i * 45} 118 76)">${l('M118 37V115', p.dark, 4)}</g>`)}${c(118, 76, 8, p.accent)}
      ${l('M2 116q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0', p.accent, 4)}</g>`,
  },
  'village church': {
    width: 121,
    height: 160,
    draw: () => `<g transform="translate(-9 0)">${l('M35 2V26M27 10H43', '#9a7b2e', 3.5)}${b(14, 72, 42, 87, '#fdfbf4')}
      ${f('M35 22L60 74H10Z', '#5b6f7b')}${f('M56 96L74 70H118L128 98V100H56Z', '#7d4a3a')}${b(56, 98, 68, 61, '#f1ebdd')}
      ${o(35, 88, 9, '#5b6f7b', 3, '#fffdf5')}${l('M35 88V82M35 88H40', '#5b6f7b', 2)}
      ${f('M25 159V134a10 10 0 0 1 20 0V159Z', '#7d4a3a')}
      ${row(3, (i) => f(`M${66 + i * 19} 142V122a6 6 0 0 1 12 0V142Z`, '#4f86a8'))}</g>`,
  },
  'onion domes': {
    width: 140,
    height: 163,
    draw: (p) => `<g transform="translate(-5 3)">${dome(28, 70, 0.8, p.mid, p)}${dome(122, 70, 0.8, p.second, p)}
      ${dome(75, 46, 1.15, p.accent, p)}${b(6, 122, 138, 37, p.paper)}${b(6, 118, 138, 6, p.dark)}
      ${f('M62 159V142a13 13 0 0 1 26 0V159Z', p.dark)}</g>`,
  },
  'skyline of towers': {
    width: 220,
    height: 107,
    draw: (p) => `<g transform="translate(0 -3)">${b(2, 58, 30, 51, p.mid)}${b(36, 30, 26, 79, p.dark)}
      ${f('M66 109V48L92 34V109Z', p.accent)}${f('M96 109V28H102V16H108V4H112V16H118V28H124V109Z', p.dark)}
      ${b(128, 62, 30, 47, p.second)}${f('M162 109V40a14 14 0 0 1 28 0V109Z', p.mid)}${b(194, 52, 24, 57, p.dark)}
      ${row(6, (i) => b(41, 37 + i * 11, 16, 4, p.light))}
      ${row(4, (i) => b(199 + (i % 2) * 8, 60 + (i >> 1) * 14, 5, 8, p.second))}
      ${row(3, (i) => b(134, 70 + i * 12, 18, 5, p.paper))}</g>`,
  },
  'skyline in one stroke with a moon': {
    width: 200,
    height: 97,
    draw: (p) => `<g transform="translate(0 -3)">${c(150, 24, 16, p.second)}
      ${l('M2 97H14V62H34V97H42V40L56 28V97H64V52H74V44H86V52H94V97H104V18H110V6V18H116V97H124V66H144V97H152V56Q164 46 176 56V97H198', p.dark, 3)}
      ${l('M20 70H28M20 80H28M70 62H86M70 72H86', p.dark, 2)}${c(112, 34, 3, p.accent)}${b(160, 64, 8, 8, p.accent)}</g>`,
  },
  pagoda: {
    width: 130,
    height: 170,
    draw: () => `${l('M65 2V24', '#c9962f', 4)}${c(65, 10, 5, '#c9962f')}${storey(0)}${storey(1)}${storey(2)}
      ${b(61, 50, 8, 14, '#f6dfa4')}${b(44, 94, 8, 14, '#f6dfa4')}${b(78, 94, 8, 14, '#f6dfa4')}
      ${b(54, 134, 22, 20, '#f6dfa4')}${b(8, 153, 114, 8, '#8f8a80')}${b(2, 161, 126, 8, '#b5b0a4')}`,
  },
  'igloo under two snowflakes': {
    width: 150,
    height: 113,
    draw: (p) => `<g transform="translate(0 -3)">${f('M12 106A56 56 0 0 1 112 70V106Z', p.paper)}
      ${f('M12 106A56 58 0 0 1 124 106Z', p.paper)}
      ${l('M20 80H116M34 60H102M46 60V80M90 60V80M68 51V60M30 80V106M60 80V106', p.mid, 2.5)}
      ${f('M84 106V94a27 27 0 0 1 54 0V106Z', p.light)}${f('M96 106V98a15 15 0 0 1 30 0V106Z', p.dark)}
      ${b(2, 106, 146, 8, p.mid, 4)}
      ${row(3, (i) => `<g transform="rotate(${i * 60} 24 24)">${l('M24 10V38', p.mid, 3)}</g><g transform="rotate(${i * 60} 132 18)">${l('M132 6V30', p.mid, 3)}</g>`)}</g>`,
  },
};
