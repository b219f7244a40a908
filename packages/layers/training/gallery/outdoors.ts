/** Out of doors: the garden, bees and birds, picnics, camping, walking and fishing. */
import type { Drawings } from './drawing.ts';
import { area as f, box as b, disc as c, ellipse as o, line as l, row } from './strokes.ts';

const bee = (x: number, y: number, a: number) =>
  `<g transform="translate(${x} ${y}) rotate(${a})">${o(-2, -6, 3.5, 5, '#fff')}${o(0, 0, 8, 5.5, '#f4b92e')}
  ${l('M-2-4V4M3-4V4', '#3a2a17', 2.2)}</g>`;
const pot = (x: number, y: number, s: number, fill: string, rim: string) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${f('M-15 0H15L10 30H-10Z', fill)}${b(-18, -4, 36, 10, rim, 2)}</g>`;
const lantern = (x: number, y: number, fill: string, line: string) =>
  `<g transform="translate(${x} ${y})">${l('M0 0V8', line, 2)}${o(0, 28, 16, 20, fill)}
  ${l('M-6 9H6M-6 48H6M0 49V62', line, 3)}</g>`;

export const outdoors: Drawings = {
  'watering can with drops': {
    width: 156,
    height: 112,
    draw: (p) => `<g transform="translate(0 -1.5)">
      ${l('M118 44Q156 42 150 76Q146 94 124 92M68 40Q70 6 96 6Q120 6 122 40', p.dark, 7)}${f('M64 40H126L132 113H58Z', p.mid)}
      ${f('M62 96 26 44 34 38 64 66Z', p.mid)}${f('M12 50 40 28 43 33 18 55Z', p.dark)}${b(60, 50, 68, 8, p.paper)}
      ${b(62, 36, 66, 7, p.dark, 3)}${l('M8 62 5 70M17 66 14 76M26 60 24 68M4 82 3 88M13 90 11 98', '#4fa9dd', 4)}</g>`,
  },
  'spade and rake': {
    width: 87,
    height: 178,
    draw: (p) => `<g transform="translate(-7 0)">${b(25, 12, 6, 110, '#b98048')}
      ${l('M14 4H42M18 5 26 18M38 5 30 18', '#8a5a2e', 6)}${f('M8 112H48V142Q46 166 28 177Q10 166 8 142Z', p.mid)}
      ${b(24, 108, 8, 30, p.dark, 3)}${b(69, 2, 6, 142, '#b98048', 3)}${b(67, 118, 10, 30, p.accent, 3)}
      ${b(52, 144, 40, 7, p.accent, 2)}${l('M55 150V173M63.500 150V173M72 150V173M80.500 150V173M89 150V173', p.accent, 4)}</g>`,
  },
  'wheelbarrow of flowers': {
    width: 156,
    height: 118,
    draw: (p) => `<g transform="translate(-13 0)">${l('M62 50V22M84 50V14M108 50V26', '#3f8f4e', 4)}
      ${c(62, 20, 12, p.accent)}${c(84, 14, 13, '#fff')}${c(108, 24, 11, p.second)}${c(62, 20, 4, p.second)}
      ${c(84, 14, 5, p.second)}${c(108, 24, 4, p.accent)}${f('M36 52Q48 34 64 44Q80 32 96 42Q114 34 124 52Z', '#5b3d28')}
      ${l('M166 44 120 82 40 92M112 82 122 114', '#2f3640', 5)}${f('M18 50H140L118 86H52Z', '#2f9a6a')}
      ${f('M18 50H140L136 57H23Z', '#1f6e4b')}${c(34, 97, 20, '#2f3640')}${c(34, 97, 11, '#d5dae0')}</g>`,
  },
  'three pots of seedlings': {
    width: 152,
    height: 99,
    draw: (p) => `<g transform="translate(-7 -1)">${pot(28, 65, 1.1, '#cf6b43', '#b5552f')}
      ${pot(84, 60, 1.3, p.mid, p.dark)}${pot(140, 67, 1, '#cf6b43', '#b5552f')}
      ${l('M28 60V38M84 54V20M140 62V46', '#3d8b4a', 4)}
      ${f('M28 44Q8 44 8 26Q28 26 28 44Q30 20 48 22Q48 40 28 44Z', '#58b15c')}
      ${f('M84 30Q60 30 60 8Q82 8 84 30Q86 4 110 2Q110 28 84 30ZM84 48Q70 48 66 36Q82 34 84 48Z', '#3f9a55')}
      ${f('M140 50Q126 50 124 38Q140 36 140 50Q142 34 156 36Q156 48 140 50Z', '#7cc768')}${b(74, 72, 20, 9, p.paper, 2)}</g>`,
  },
  'straw hive and bees': {
    width: 123,
    height: 118,
    draw: () => `<g transform="translate(-7 -9.5)">
      ${row(6, (i) => b([50, 38, 30, 25, 22, 21][i]!, 12 + i * 17, [36, 60, 76, 86, 92, 94][i]!, 15.5, i % 2 ? '#e7b04a' : '#d99a2f', 8))}
      ${f('M56 112V98A12 12 0 0 1 80 98V112Z', '#4a3018')}${b(8, 113, 120, 8, '#8a5a2e', 3)}${b(18, 120, 10, 7, '#6f4521')}
      ${b(108, 120, 10, 7, '#6f4521')}${bee(18, 40, -20)}${bee(116, 22, 15)}${bee(122, 68, -30)}</g>`,
  },
  'box hive': {
    width: 110,
    height: 127,
    draw: (p) => `<g transform="translate(0 -5)">${f('M1 24 12 6H98L109 24Z', p.dark)}${b(10, 24, 90, 28, p.paper)}
      ${b(10, 54, 90, 28, p.second)}${b(10, 84, 90, 30, p.accent)}${b(42, 33, 26, 8, p.mid, 4)}${b(42, 63, 26, 8, p.dark, 4)}
      ${b(32, 103, 46, 6, p.dark, 3)}${b(4, 114, 102, 6, p.dark)}${b(16, 120, 9, 11, p.dark)}${b(85, 120, 9, 11, p.dark)}</g>`,
  },
  'bird house on a pole': {
    width: 104,
    height: 174,
    draw: (p) => `<g transform="translate(0 -3)">${b(40, 96, 9, 79, '#8a6440')}${f('M14 44H76V104H14Z', '#7fc4bd')}
      ${f('M1 50 45 4 89 50 82 56 45 18 8 56Z', p.accent)}${c(45, 62, 13, '#33262a')}${l('M45 86H58', '#8a6440', 5)}
      ${f('M60 82Q54 66 70 62Q72 54 82 56L90 60L84 64Q84 84 66 84L52 90Z', '#f6c744')}${c(79, 61, 1.8, '#33262a')}
      ${f('M66 70Q76 70 76 76Q70 80 64 76Z', '#d99a26')}${l('M26 52V98M64 92V98', '#5aa39b', 2)}
      ${o(44, 172, 43, 4, '#6aa84f')}${l('M92 24h4M96 36h5', p.mid, 3)}</g>`,
  },
  'picnic basket': {
    width: 140,
    height: 120,
    draw: (p) => `${l('M22 54Q26 5 70 5Q114 5 118 54', '#8a5a2e', 7)}${f('M10 62H130L120 119H20Z', '#d8a05a')}
      ${l(row(4, (i) => `M${16 + i} ${76 + i * 11}H${124 - i}`) + row(9, (i) => `M${26 + i * 11} 66V116`), '#b57a38', 2.5)}
      ${b(2, 50, 136, 14, '#b57a38', 4)}${f('M56 50H130L124 88 110 78 96 92 80 78 66 86Z', p.paper)}
      ${f('M68 50H80V79L73 84 68 80ZM92 50H104V84L96 92 92 88ZM116 50H128L124 86 116 82ZM58 58H129V68H61Z', p.accent)}`,
  },
  'hammock between trees': {
    width: 196,
    height: 120,
    draw: (p) => `<g transform="translate(0 -4)">${b(22, 46, 10, 76, '#7a5435')}${b(164, 46, 10, 76, '#7a5435')}
      ${c(26, 30, 25, '#4f9f5a')}${c(14, 44, 13, '#3d8449')}${c(170, 30, 25, '#3d8449')}${c(182, 44, 13, '#4f9f5a')}
      ${l('M32 68 54 80M32 68 52 86M164 68 142 80M164 68 144 86', '#e9dcc0', 2.5)}
      ${f('M50 78Q98 104 146 78Q140 112 98 114Q56 112 50 78Z', p.accent)}
      ${f('M66 86Q70 104 78 112L88 114Q80 104 78 90ZM118 90Q116 104 108 114L118 112Q126 104 130 86Z', p.paper)}
      ${o(98, 121, 97, 2.5, '#6aa84f')}</g>`,
  },
  'camping lantern': {
    width: 92,
    height: 146,
    draw: (p) => `${l('M18 44Q12 4 46 4Q80 4 74 44', p.dark, 3.5)}
      ${l('M30 36H62L76 50H16ZM36 36V26H56V36', p.dark, 3.5)}${l('M20 52Q12 80 20 106M72 52Q80 80 72 106', p.dark, 3.5)}
      ${l('M46 62Q60 80 56 90Q52 100 46 100Q36 98 36 88Q36 78 46 62Z', p.accent, 3.5)}
      ${l('M14 108H78V116H14ZM18 116 11 143H81L74 116M38 130H54', p.dark, 3.5)}
      ${l('M2 66H8M2 84H6M84 66H90M86 84H90', p.accent, 3.5)}`,
  },
  'string of paper lanterns': {
    width: 208,
    height: 92,
    draw: (p) => `${l('M2 4Q104 50 206 4', p.dark, 2.5)}${lantern(24, 13, p.accent, p.dark)}
      ${lantern(64, 23, p.second, p.dark)}${lantern(104, 27, p.mid, p.dark)}${lantern(144, 23, '#6ab187', p.dark)}
      ${lantern(184, 13, p.accent, p.dark)}`,
  },
  'field glasses': {
    width: 128,
    height: 113,
    draw: (p) => `<g transform="translate(0 -3)">${f('M22 24H54L60 78H6Z', p.dark)}
      ${f('M74 24H106L122 78H68Z', p.dark)}${b(24, 4, 28, 22, p.mid, 4)}${b(76, 4, 28, 22, p.mid, 4)}
      ${b(52, 36, 24, 26, p.mid, 3)}${c(64, 49, 7, p.second)}${c(32, 84, 31, p.dark)}${c(96, 84, 31, p.dark)}
      ${c(32, 84, 22, '#9ad3ea')}${c(96, 84, 22, '#9ad3ea')}
      ${f('M18 84A14 14 0 0 1 32 70V76A8 8 0 0 0 24 84ZM82 84A14 14 0 0 1 96 70V76A8 8 0 0 0 88 84Z', '#fff')}</g>`,
  },
  'rucksack with a rolled mat': {
    width: 116,
    height: 152,
    draw: (p) => `${l('M46 16Q46 4 58 4Q70 4 70 16', p.dark, 5)}${b(16, 12, 84, 112, '#d96f32', 26)}
      ${b(1, 74, 22, 46, '#b5561f', 8)}${b(93, 74, 22, 46, '#b5561f', 8)}
      ${f('M16 46Q16 12 44 12H72Q100 12 100 46V54Q58 70 16 54Z', '#8e3f17')}${l('M38 50V76M78 50V76', '#f0d9b0', 5)}
      ${b(33, 70, 10, 10, '#4a4a4a', 2)}${b(73, 70, 10, 10, '#4a4a4a', 2)}${b(28, 84, 60, 34, '#b5561f', 8)}
      ${l('M36 94H80', '#f0d9b0', 2.5)}${b(4, 122, 108, 28, p.mid, 14)}${c(18, 136, 9, p.light)}${c(18, 136, 4, p.mid)}
      ${b(36, 120, 7, 31, p.dark)}${b(76, 120, 7, 31, p.dark)}`,
  },
  'walking boot': {
    width: 125,
    height: 112,
    draw: (p) => `<g transform="translate(-3 0)">
      ${f('M14 6H64L66 44Q84 58 104 60Q124 64 126 92H8Q16 50 14 6Z', '#a5672f')}
      ${f('M14 6H64L65 18H14ZM104 60Q124 64 126 92H92Q94 68 104 60ZM12 62Q30 66 34 92H8Z', '#6f4019')}
      ${f('M4 90H127V104H112V111H98V104H84V111H70V104H48V111H34V104H22V111H4Z', '#2f2b29')}
      ${l('M44 26H64M46 36H66M48 46 66 44M56 56 74 50M66 64 84 57', p.accent, 4)}${l('M14 5H64', '#e8dcc6', 7)}</g>`,
  },
  'pocket compass': {
    width: 104,
    height: 132,
    draw: (p) => `${l('M52 14A6 6 0 1 0 51.900 14M52 14V24', p.dark, 4)}${b(43, 20, 18, 12, p.dark, 2)}
      ${c(52, 80, 51, p.dark)}${c(52, 80, 41, p.paper)}${l('M52 44V50M52 110V116M16 80H22M82 80H88', p.dark, 4)}
      ${l('M27 55 30 58M77 55 74 58M27 105 30 102M77 105 74 102', p.mid, 3)}${f('M74 52 60 88 44 72Z', p.accent)}
      ${f('M30 108 44 72 60 88Z', p.mid)}${c(52, 80, 5, p.paper)}`,
  },
  'rod and a caught fish': {
    width: 151,
    height: 154,
    draw: (p) => `<g transform="translate(-0.5 -3)">${l('M6 152 30 112', '#b98048', 8)}
      ${l('M30 112Q70 40 124 6', '#5b4636', 4)}${l('M124 6Q126 40 122 78', '#eef1f4', 1.6)}${c(36, 118, 9, p.dark)}
      ${c(36, 118, 3.5, p.paper)}${l('M45 118H50', p.dark, 3)}
      ${f('M122 78Q148 100 126 134L138 152Q126 146 120 150Q116 148 106 152L114 134Q96 100 122 78Z', '#6fa8c9')}
      ${f('M122 78Q148 100 126 134L121 136Q132 104 122 78Z', '#dbeaf2')}${c(115, 94, 3, '#22303c')}
      ${l('M110 106Q118 110 128 104', '#3f779a', 2.5)}${l('M96 82 90 76M146 82 149 76M92 120H85', p.mid, 3)}</g>`,
  },
  'fishing float': {
    width: 110,
    height: 116,
    draw: (p) => `${l('M55 2V30', p.dark, 4)}${f('M31 54A24 24 0 0 1 79 54Z', p.accent)}
      ${f('M31 54H79A24 24 0 0 1 31 54Z', p.paper)}${l('M55 78V86Q55 98 47 98Q40 98 41 90', p.dark, 3)}
      ${l('M4 66q8-6 16 0M90 66q8-6 16 0M8 78q10 7 20 0M82 78q10 7 20 0', p.mid, 4)}
      ${l('M26 98q8 4 14 2M70 98q8 6 16 0M46 112q9 4 18 0', p.mid, 4)}`,
  },
  'signpost at a crossing': {
    width: 127,
    height: 150,
    draw: (p) => `<g transform="translate(-3 0)">${b(59, 1, 11, 142, '#7a5435', 2)}
      ${f('M22 12H112L128 26 112 40H22Z', '#c58b4f')}${f('M106 50H20L4 64 20 78H106Z', '#a66f38')}
      ${f('M38 88H104L118 100 104 112H38Z', '#c58b4f')}${l('M34 26H94M34 64H92M50 100H92', '#fff4df', 4)}
      ${o(64, 144, 40, 5, p.mid)}${l('M36 142 30 130M42 142V132M90 142 96 128M84 142V134', '#4f9f5a', 3.5)}</g>`,
  },
  'flask and a steaming mug': {
    width: 126,
    height: 146,
    draw: (p) => `${f('M14 2H46V22H14Z', p.light)}${b(20, 22, 20, 8, p.dark)}
      ${f('M12 30H48Q58 36 58 48V138Q58 145 50 145H10Q2 145 2 138V48Q2 36 12 30Z', p.accent)}${b(2, 62, 56, 10, p.paper)}
      ${b(2, 78, 56, 10, p.dark)}${b(10, 96, 6, 40, '#fff', 3)}${l('M106 108H116Q122 108 122 116T114 128H106', p.mid, 5)}
      ${f('M70 98H110V134Q110 145 98 145H82Q70 145 70 134Z', p.mid)}${b(68, 96, 44, 6, p.paper, 3)}
      ${l('M80 84q-7-8 0-16t0-16M98 84q-7-8 0-16t0-16', '#fff', 4)}`,
  },
  'white pickets and tulips': {
    width: 176,
    height: 101,
    draw: (p) => `${b(2, 46, 172, 8, '#e6e9ee')}${b(2, 78, 172, 8, '#e6e9ee')}
      ${row(6, (i) => f(`M${8 + i * 29} 99V34l8-12l8 12V99Z`, '#fff'))}${l('M29 99V36M88 99V20M146 99V32', '#3f8f4e', 3.5)}
      ${f('M81 3 84 9 88 1 92 9 95 3Q99 25 88 25Q77 25 81 3Z', p.second)}
      ${f('M22 16 25 22 29 13 33 22 36 16Q40 38 29 38Q18 38 22 16ZM139 14 142 20 146 11 150 20 153 14Q157 36 146 36Q135 36 139 14Z', p.accent)}
      ${f('M29 96Q16 86 18 68Q30 78 29 96ZM88 96Q102 86 100 66Q88 76 88 96ZM146 96Q134 86 135 70Q147 78 146 96Z', '#4fa55c')}`,
  },
  'folding camp chair': {
    width: 116,
    height: 122,
    draw: (p) => `${l('M26 68 90 118M90 68 26 118M22 118 16 4M94 118 100 4', p.dark, 4)}
      ${f('M16 6H100L95 56Q58 66 21 56Z', p.mid)}${f('M20 56Q58 68 96 56L102 74Q58 88 14 74Z', p.accent)}
      ${l('M4 48H24M92 48H112', p.dark, 6)}${l('M30 20H86M32 32H84', p.paper, 4)}${b(102, 30, 12, 16, p.second, 2)}`,
  },
  'garden gnome': {
    width: 82,
    height: 148,
    draw: () => `<g transform="translate(-3 0)">${f('M44 1Q66 26 70 56H18Q22 26 44 1Z', '#d2382f')}
      ${o(44, 64, 24, 18, '#f0bd94')}${f('M12 90Q14 78 28 78H60Q74 78 76 90L80 128H8Z', '#2f6fb0')}
      ${f('M20 60Q18 116 44 120Q70 116 68 60Q56 78 44 72Q32 78 20 60Z', '#fff')}${c(44, 68, 7, '#e59a72')}
      ${c(34, 61, 2.5, '#2b2b2b')}${c(54, 61, 2.5, '#2b2b2b')}${b(16, 50, 56, 8, '#a92820', 4)}${b(8, 118, 72, 8, '#3a2a1c')}
      ${b(39, 116, 12, 12, '#f0c23c', 2)}${f('M12 128H40V147H4Q4 136 12 134ZM48 128H76V134Q84 136 84 147H48Z', '#3a2a1c')}</g>`,
  },
  'folded map with a route': {
    width: 150,
    height: 101,
    draw: (p) => `<g transform="translate(0 -9)">${f('M1 26 50 10V94L1 109Z', '#cfe3b4')}
      ${f('M50 10 100 26V109L50 94Z', '#b3d08f')}${f('M100 26 149 10V94L100 109Z', '#cfe3b4')}
      ${f('M1 74Q30 56 50 74V94L1 109ZM50 74Q74 92 100 80V109L50 94Z', '#8cc7e6')}
      ${l('M16 48 26 42M34 44 44 50M56 54 66 52M76 50 84 56M92 62 98 70M106 74 114 70', '#fff', 4)}
      ${f('M124 66Q108 46 108 34A16 16 0 0 1 140 34Q140 46 124 66Z', p.accent)}${c(124, 34, 6, p.paper)}
      ${l('M10 44 18 54M18 44 10 54', p.dark, 4)}</g>`,
  },
  'rubber boot in a puddle': {
    width: 118,
    height: 114,
    draw: (p) => `${f('M20 10H58V66Q64 80 86 82Q98 88 98 104H18Q24 54 20 10Z', p.second)}
      ${l('M14 18H54V62Q60 76 82 80Q94 86 93 102H12Q18 54 14 18Z', p.dark, 4)}
      ${l('M11 3H57V18H11ZM12 102H94V111H12ZM26 32V60', p.dark, 4)}
      ${l('M66 58l6-10M84 66l8-8M74 36l2-6M4 112h-1M102 112h12', p.mid, 4)}`,
  },
  'scarecrow on its pole': {
    width: 140,
    height: 166,
    draw: (p) => `<g transform="translate(0 -2)">${b(66, 60, 8, 107, '#7a5435')}${b(6, 74, 128, 6, '#7a5435', 3)}
      ${f('M18 64H52Q70 72 88 64H122V90H96L100 132H40L44 90H18Z', p.accent)}
      ${l('M44 90 96 90M52 66V130M88 66V130M42 110H98M30 66V88M110 66V88', p.dark, 2)}
      ${l('M16 68 4 62M16 78 3 80M16 86 6 94M124 68 136 62M124 78 137 80M124 86 134 94M48 134 44 146M60 134V148M80 134V148M92 134 96 146', '#e2b84d', 3.5)}
      ${c(70, 46, 20, '#f0d29a')}${f('M52 30 56 6Q70 0 84 6L88 30Z', '#8a5a2e')}${b(36, 27, 68, 8, '#8a5a2e', 4)}
      ${l('M60 42 66 48M66 42 60 48M74 42 80 48M80 42 74 48M60 56H80M66 53V59M74 53V59', p.dark, 2.5)}</g>`,
  },
};
