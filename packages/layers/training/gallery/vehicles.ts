/** What people ride in and on: cars, buses, trains, bicycles, trucks, scooters, planes, balloons. */
import type { Palette } from '../../scripts/designs/sheet.ts';
import type { Drawings } from './drawing.ts';
import { area as f, box as b, disc as c, line as l, ring as o, row, wheel } from './strokes.ts';

const balloon = (x: number, y: number, s: number, body: string, band: string) =>
  `<g transform="translate(${x} ${y}) scale(${s})">
  ${f('M0-60A46 46 0 0 1 46-14Q44 12 14 40H-14Q-44 12-46-14A46 46 0 0 1 0-60Z', body)}${b(-11, 56, 22, 16, '#9a6b3f', 3)}
  ${f('M-45.3-22H45.3Q47-6 38.8 8H-38.8Q-47-6-45.3-22Z', band)}${l('M-11 42L-8 56M11 42L8 56', '#5b4636', 1.6)}</g>`;
const wagon = (x: number, fill: string, p: Palette) => `${b(x, 10, 52, 36, fill, 5)}${b(x + 9, 18, 14, 13, p.paper, 2)}
  ${b(x + 29, 18, 14, 13, p.paper, 2)}${b(x + 52, 39, 10, 4, p.dark)}${c(x + 14, 52, 8, p.dark)}${c(x + 38, 52, 8, p.dark)}`;

export const vehicles: Drawings = {
  'small round car': {
    width: 150,
    height: 84,
    draw: (
      p,
    ) => `${f('M2 62Q1 42 22 38L32 36Q44 2 78 2Q110 2 122 36Q148 40 148 58V64Q148 70 142 70H10Q2 70 2 62Z', p.accent)}
      ${f('M44 36Q52 12 72 12V36Z', p.light)}${f('M80 12Q102 13 110 36H80Z', p.light)}${b(84, 44, 12, 4, p.dark, 2)}
      ${wheel(36, 67, 16, p.dark, p.paper)}${wheel(114, 67, 16, p.dark, p.paper)}${c(143, 51, 5, p.second)}`,
  },
  'car from the front': {
    width: 120,
    height: 98,
    draw: () => `${b(14, 74, 20, 24, '#22262b', 5)}${b(86, 74, 20, 24, '#22262b', 5)}
      ${f('M16 44L28 8Q30 1 38 1H82Q90 1 92 8L104 44Z', '#2f7d6b')}
      ${f('M25 40L34 13Q35 10 39 10H81Q85 10 86 13L95 40Z', '#cfeaf2')}${b(1, 36, 12, 9, '#2f7d6b', 4)}
      ${b(107, 36, 12, 9, '#2f7d6b', 4)}${b(6, 42, 108, 44, '#3b9a84', 14)}${c(25, 58, 10, '#f5f1dc')}
      ${c(95, 58, 10, '#f5f1dc')}${row(4, (i) => b(42, 51 + i * 5, 36, 2.4, '#1d4f44'))}${b(44, 75, 32, 8, '#f5f1dc', 1)}`,
  },
  'beetle in outline': {
    width: 160,
    height: 82,
    draw: (p) => `
      ${l('M20 64H10Q2 62 4 50Q10 38 28 36Q42 4 82 4Q112 4 124 32Q154 34 156 56Q156 64 148 64H140M52 64H108', p.dark, 4)}
      ${l('M40 34Q50 14 76 14V34ZM86 14Q106 14 114 34H86Z', p.dark, 3)}${l('M84 46H94', p.dark, 3)}${o(36, 63, 15, p.dark, 4)}
      ${o(124, 63, 15, p.dark, 4)}${c(36, 63, 5, p.dark)}${c(124, 63, 5, p.dark)}`,
  },
  'red bus on two decks': {
    width: 140,
    height: 116,
    draw: () => `${b(1, 1, 138, 102, '#c8252c', 12)}${b(1, 48, 138, 8, '#f6e6c8')}
      ${row(5, (i) => b(10 + i * 25, 14, 20, 26, '#bfe0ee', 3))}${row(3, (i) => b(35 + i * 25, 62, 20, 20, '#bfe0ee', 3))}
      ${b(10, 62, 18, 41, '#7d1218', 2)}${b(113, 62, 26, 22, '#bfe0ee', 3)}${c(134, 94, 4, '#ffe27a')}
      ${wheel(46, 102, 13, '#26262a', '#b9bcc2')}${wheel(112, 102, 13, '#26262a', '#b9bcc2')}`,
  },
  'school bus with faces': {
    width: 170,
    height: 92,
    draw: () => `${f('M1 12Q1 2 12 2H118Q126 2 128 10L134 40H158Q169 41 169 54V76H1Z', '#f4b41a')}
      ${b(1, 52, 168, 5, '#2a2622')}
      ${row(4, (i) => `${b(10 + i * 26, 12, 21, 24, '#eaf6fb', 3)}${c(20.5 + i * 26, 29, 7, ['#8d5a3b', '#f0c09a', '#c98c62', '#5c3a28'][i]!)}`)}
      ${f('M114 12H119L125 40H114Z', '#eaf6fb')}${b(1, 63, 168, 3, '#2a2622')}${c(163, 49, 4, '#fff')}
      ${wheel(40, 76, 15, '#2a2622', '#d7d3c8')}${wheel(132, 76, 15, '#2a2622', '#d7d3c8')}`,
  },
  'steam engine with puffs': {
    width: 167,
    height: 128,
    draw: (
      p,
    ) => `<g transform="translate(-3 0)">${c(98, 12, 11, p.light)}${c(76, 18, 8, p.paper)}${c(122, 24, 7, p.paper)}
      ${f('M106 38H134L128 50V66H112V50Z', p.dark)}${b(52, 62, 96, 36, p.mid, 8)}${b(10, 44, 50, 60, p.accent)}
      ${b(4, 36, 62, 10, p.dark, 3)}${b(20, 54, 28, 22, p.paper, 3)}${f('M78 62Q78 50 87 50T96 62Z', p.second)}
      ${b(84, 62, 5, 36, p.second)}${b(124, 62, 5, 36, p.second)}${f('M146 98H152L169 126H140Z', p.dark)}
      ${b(8, 98, 138, 8, p.dark)}${wheel(32, 106, 21, p.dark, p.second)}${wheel(78, 113, 14, p.dark, p.second)}
      ${wheel(114, 113, 14, p.dark, p.second)}</g>`,
  },
  'train of three wagons': {
    width: 240,
    height: 62,
    draw: (p) => `${wagon(1, p.accent, p)}${wagon(63, p.second, p)}${wagon(125, p.mid, p)}
      ${f('M187 2H208V20H230Q238 20 238 30V46H187Z', p.dark)}${b(193, 10, 10, 12, p.paper, 2)}${b(218, 6, 9, 15, p.dark)}
      ${c(200, 52, 9, p.accent)}${c(224, 52, 9, p.accent)}`,
  },
  'fast train nose': {
    width: 220,
    height: 55,
    draw: () => `<g transform="translate(0 -3)">${f('M1 4H128Q170 4 214 38Q222 48 208 48H1Z', '#f4f6f8')}
      ${f('M1 32H206L214 38Q222 48 208 48H1Z', '#2a5db0')}${f('M142 12Q164 15 182 26H142Z', '#1c2733')}
      ${row(6, (i) => b(10 + i * 20, 13, 14, 12, '#1c2733', 3))}${b(1, 52, 218, 5, '#8a8f96', 2)}${l('M2 39H196', '#f2c230', 3)}</g>`,
  },
  'tram under its wire': {
    width: 130,
    height: 127,
    draw: (
      p,
    ) => `${l('M2 3H128M46 30L66 6L84 30', p.dark, 3)}${b(36, 28, 58, 8, p.dark, 3)}${b(6, 34, 118, 80, p.paper, 14)}
      ${f('M6 76H124V100Q124 114 110 114H20Q6 114 6 100Z', p.mid)}${b(14, 44, 30, 26, p.dark, 4)}
      ${b(50, 44, 30, 26, p.dark, 4)}${b(86, 44, 30, 62, p.light, 4)}${l('M101 44V106', p.mid, 3)}${b(6, 82, 78, 4, p.second)}
      ${b(22, 114, 24, 12, p.dark, 5)}${b(84, 114, 24, 12, p.dark, 5)}`,
  },
  'bicycle of thin lines': {
    width: 160,
    height: 101,
    draw: (p) => `<g transform="translate(0 -3)">${o(34, 70, 31, p.dark, 3)}${o(126, 70, 31, p.dark, 3)}
      ${l('M34 70L58 30H108L76 70ZM58 30L76 70M126 70L104 14', p.accent, 4)}${l('M52 18L58 30M42 18H62', p.dark, 4)}
      ${l('M104 14L96 6M104 14H122Q128 14 126 22', p.dark, 4)}${o(76, 70, 8, p.dark, 3, p.second)}
      ${l('M76 70L84 86M80 87H90', p.dark, 3)}</g>`,
  },
  'bicycle with a flower basket': {
    width: 170,
    height: 114,
    draw: () => `<g transform="translate(0 -2)">${o(36, 80, 32, '#4a3b32', 5, '#f3ece0')}
      ${o(134, 80, 32, '#4a3b32', 5, '#f3ece0')}${l('M36 80L56 46Q80 84 112 44M36 80H80L56 46M134 80L112 24', '#4fa39a', 6)}
      ${f('M40 30H70Q74 36 66 38L46 40Q38 38 40 30Z', '#8a4b2c')}${l('M55 38V46M112 26Q100 20 92 24', '#4a3b32', 5)}
      ${c(130, 16, 8, '#e86a7a')}${c(144, 12, 9, '#f6c445')}${c(157, 19, 8, '#e86a7a')}
      ${f('M120 24H168L161 52H127Z', '#c69052')}${l('M124 34H165M126 43H163', '#8f6230', 2.5)}${c(80, 80, 8, '#4a3b32')}</g>`,
  },
  'penny farthing': {
    width: 120,
    height: 121,
    draw: (p) => `<g transform="translate(0 -9)">${o(46, 80, 43, p.dark, 4)}
      ${row(6, (i) => l('M46 40V120', p.mid, 1.5).replace('/>', ` transform="rotate(${i * 30} 46 80)"/>`))}
      ${o(104, 115, 12, p.dark, 4)}${l('M46 80L40 14M42 30Q92 40 104 115', p.accent, 5)}${l('M26 16Q38 10 52 16', p.dark, 5)}
      ${f('M50 24Q66 18 80 28L78 35Q64 28 50 32Z', p.dark)}${c(46, 80, 6, p.second)}</g>`,
  },
  'tip truck full of sand': {
    width: 160,
    height: 93,
    draw: () => `<g transform="translate(0 -7)">${f('M12 30Q30 4 56 12Q82 0 100 30Z', '#d9b36a')}
      ${f('M1 26H110L104 70H14Z', '#e2792d')}${row(4, (i) => b(24 + i * 20, 34, 6, 30, '#b45a1b', 2))}
      ${f('M114 22H138Q144 22 146 28L152 46L159 50V80H114Z', '#f0b32e')}${f('M121 30H135L142 48H121Z', '#d6eef5')}
      ${b(8, 70, 148, 11, '#3a3d42', 2)}${wheel(30, 82, 17, '#222428', '#c9ccd1')}${wheel(72, 82, 17, '#222428', '#c9ccd1')}
      ${wheel(132, 82, 17, '#222428', '#c9ccd1')}</g>`,
  },
  'delivery van with a heart': {
    width: 150,
    height: 92,
    draw: (
      p,
    ) => `${f('M2 12Q2 2 12 2H96Q110 2 118 14L130 36L144 42Q148 44 148 50V76H2Z', p.paper)}${b(2, 62, 146, 14, p.mid)}
      ${f('M98 12Q108 12 112 20L120 36H98Z', p.dark)}
      ${f('M48 54L29 34Q26 20 38 20Q46 21 48 28Q50 21 58 20Q70 20 67 34Z', p.accent)}${wheel(34, 75, 16, p.dark, p.light)}
      ${wheel(118, 75, 16, p.dark, p.light)}${b(142, 50, 7, 8, p.second, 2)}`,
  },
  'fire engine and ladder': {
    width: 190,
    height: 97,
    draw: () => `<g transform="translate(0 -5)">${l('M12 30L134 8M14 42L136 20', '#c7ccd2', 4)}
      ${row(7, (i) => l(`M${24 + i * 17} ${28 - i * 3}l1 11`, '#c7ccd2', 3))}${b(140, 10, 18, 12, '#3d8df0', 5)}
      ${f('M1 44H120V22H164Q172 22 175 30L182 52L189 58V84H1Z', '#d42a24')}${b(1, 66, 188, 6, '#fff')}
      ${f('M148 30H162L171 53H148Z', '#cfe9f5')}${b(126, 30, 16, 23, '#cfe9f5', 2)}
      ${row(4, (i) => b(8 + i * 27, 48, 22, 14, '#8b1612', 2))}${wheel(38, 85, 16, '#202226', '#d0d3d8')}
      ${wheel(150, 85, 16, '#202226', '#d0d3d8')}</g>`,
  },
  'ice cream van': {
    width: 150,
    height: 130,
    draw: () => `${f('M60 28L76 2L92 28Z', '#d79a54')}${c(68, 29, 11, '#fff3ee')}${c(84, 29, 11, '#f49ab0')}
      ${f('M2 48Q2 36 14 36H112Q120 36 124 46L132 72L148 82V114H2Z', '#fdf4e3')}${f('M2 84H148V114H2Z', '#7fd1c7')}
      ${b(18, 60, 66, 34, '#5b4038', 2)}${row(6, (i) => f(`M${12 + i * 13} 52h13v10a6.5 6.5 0 0 1-13 0Z`, i % 2 ? '#fff' : '#f0728f'))}
      ${b(12, 92, 78, 6, '#f0728f', 3)}${f('M100 48H112L120 74H100Z', '#c7e8f3')}${wheel(36, 113, 16, '#3c3436', '#f0728f')}
      ${wheel(118, 113, 16, '#3c3436', '#f0728f')}`,
  },
  'motor scooter': {
    width: 132,
    height: 114,
    draw: (
      p,
    ) => `<g transform="translate(-5 0)">${wheel(30, 96, 17, p.dark, p.light)}${wheel(116, 96, 17, p.dark, p.light)}
      ${f('M6 82Q8 54 36 52H64Q68 54 66 66Q64 80 74 80H88Q94 78 96 64L100 30L110 32L114 70Q134 76 136 96Q118 76 104 92H60Q54 72 30 74Q16 76 6 82Z', p.accent)}
      ${f('M18 44Q40 36 70 44L66 54H22Q16 50 18 44Z', p.dark)}${l('M104 32L100 14L88 10M104 24H114', p.dark, 5)}
      ${c(113, 26, 8, p.second)}${o(82, 8, 6, p.dark, 3, p.light)}</g>`,
  },
  'kick scooter in motion': {
    width: 122,
    height: 115,
    draw: (p) => `<g transform="translate(-5 -1)">${l('M34 98H88Q98 98 98 90L86 10M72 12L98 7', p.mid, 7)}
      ${o(34, 102, 11, p.dark, 5, p.paper)}${o(112, 102, 11, p.dark, 5, p.paper)}${l('M98 82Q110 84 112 102', p.mid, 7)}
      ${l('M72 12L78 11M92 8L98 7', p.accent, 9)}${l('M30 40H62M8 60H56M22 80H70', p.accent, 3.5)}</g>`,
  },
  'motorcycle silhouette': {
    width: 170,
    height: 100,
    draw: (p) => `
      <path fill-rule="evenodd" fill="${p.dark}" d="M32 36a31 31 0 1 0 .1 0ZM32 49a18 18 0 1 1-.1 0ZM137 36a31 31 0 1 0 .1 0ZM137 49a18 18 0 1 1-.1 0Z"/>
      ${f('M6 24Q26 26 40 34L66 30Q78 12 100 18L114 26L108 8L94 6V1H114L142 66L134 70L118 38Q116 54 106 60L104 78H66L58 62L30 70L28 63L50 48Q28 42 6 24Z', p.dark)}
      ${c(86, 62, 9, p.paper)}${l('M60 84L26 88', p.dark, 6)}${f('M114 16a10 10 0 0 1 10 14l-8-4Z', p.dark)}`,
  },
  'airliner from the side': {
    width: 200,
    height: 79,
    draw: () => `<g transform="translate(0 -5)">${f('M6 6H28L52 40H22Z', '#d8443a')}
      ${f('M14 40Q16 34 30 34H150Q190 36 198 50Q192 62 150 62H60Q24 60 14 40Z', '#fbfbfa')}
      ${f('M20 48Q30 56 60 62H150Q188 62 198 50Q170 56 110 54Q50 54 20 48Z', '#b9cbd9')}
      ${row(9, (i) => c(56 + i * 12, 44, 2.6, '#35506b'))}${f('M166 38L181 42L176 46H164Z', '#35506b')}
      ${f('M112 52H84L52 82H70Z', '#8ea7ba')}${b(86, 60, 24, 11, '#d8443a', 5)}${f('M14 40H34L12 50H2Z', '#8ea7ba')}</g>`,
  },
  'plane from above': {
    width: 122,
    height: 122,
    draw: (p) => `<g transform="translate(3 -11)"><g transform="rotate(45 65 65)">
      ${f('M65-10Q74 0 74 20V44L124 82V94L74 78V112L90 126V134L65 128L40 134V126L56 112V78L6 94V82L56 44V20Q56 0 65-10Z', p.mid)}
      ${f('M65-4Q70 2 71 12H59Q60 2 65-4Z', p.paper)}${l('M65 22V116', p.light, 3)}${b(32, 48, 9, 18, p.accent, 4)}
      ${b(89, 48, 9, 18, p.accent, 4)}</g></g>`,
  },
  'biplane trailing dashes': {
    width: 181,
    height: 75,
    draw: (p) => `<g transform="translate(0 -13)">${b(86, 14, 54, 8, p.accent, 4)}${b(82, 60, 54, 8, p.accent, 4)}
      ${l('M98 20L94 62M128 20L124 62', p.dark, 2.5)}
      ${f('M52 24H66L74 36L150 32Q164 34 164 46Q164 58 150 58H112Q74 58 56 44Z', p.second)}${c(112, 33, 7, p.dark)}
      ${b(164, 42, 10, 8, p.dark, 2)}<ellipse cx="177" cy="46" rx="3" ry="32" fill="${p.light}"/>
      ${o(126, 78, 8, p.dark, 4, p.paper)}${l('M118 68L126 78L132 67', p.dark, 2.5)}
      ${row(3, (i) => b(2 + i * 17, 42 + (i % 2) * 3, 11, 4, p.mid, 2))}</g>`,
  },
  helicopter: {
    width: 170,
    height: 90,
    draw: () => `${b(50, 2, 118, 5, '#4d5661', 2.5)}${b(105, 6, 7, 14, '#4d5661')}
      ${f('M6 18H16L26 34L78 36V50L14 42Z', '#2f7f4f')}${f('M72 36Q82 18 110 18Q154 20 158 58Q158 72 142 72H100Q76 66 70 48Z', '#3fa364')}
      ${f('M116 27Q144 28 149 54H116Z', '#d9f0f6')}${b(90, 32, 18, 18, '#d9f0f6', 4)}${o(11, 24, 9, '#4d5661', 2.5)}
      ${l('M96 72L92 86M134 72L138 86M76 87H152Q162 87 165 80', '#4d5661', 4)}
      ${f('M76 52Q110 62 158 60Q158 72 142 72H100Q82 68 76 52Z', '#f2d24b')}`,
  },
  'striped hot air balloon': {
    width: 110,
    height: 150,
    draw: (p) => `${f('M55 1A54 54 0 0 1 109 54Q108 82 72 112H38Q2 82 1 54A54 54 0 0 1 55 1Z', p.accent)}
      ${f('M55 1Q88 20 86 56Q84 86 64 112H46Q26 86 24 56Q22 20 55 1Z', p.paper)}
      ${f('M55 1Q68 24 67 56Q66 88 58 112H52Q44 88 43 56Q42 24 55 1Z', p.mid)}
      ${l('M40 114L44 130M70 114L66 130', p.dark, 1.8)}${f('M40 128H70L67 149H43Z', p.dark)}${b(39, 127, 32, 5, p.second, 2)}`,
  },
  'three balloons aloft': {
    width: 156,
    height: 146,
    draw: () => `${balloon(48, 62, 1, '#e05a47', '#f7d9a0')}${balloon(126, 40, 0.62, '#3d8c8c', '#f4efe2')}
      ${balloon(118, 116, 0.4, '#e8a531', '#8a3f2d')}`,
  },
};
