/** Things of the household: the bathroom, cleaning, laundry, clocks, bottles of soap, umbrellas, keys. */
import type { Drawings } from './drawing.ts';

const c = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const o = (x: number, y: number, r: number, stroke: string, width: number, fill = 'none') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
const e = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const f = (d: string, fill: string) => `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`;
const l = (d: string, stroke: string, width: number, fill = 'none') =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const b = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const at = (place: string, inner: string) => `<g transform="${place}">${inner}</g>`;
const row = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join('');
const ticks = (n: number, x: number, y: number, r: number, length: number, stroke: string, width: number) =>
  row(n, (i) => at(`rotate(${(i * 360) / n} ${x} ${y})`, l(`M${x} ${y - r}v${length}`, stroke, width)));

export const household: Drawings = {
  'bathtub full of bubbles': {
    width: 170,
    height: 132,
    draw: () => `
      ${f('M42 108Q26 114 30 131H42Q42 120 56 112ZM128 108Q144 114 140 131H128Q128 120 114 112Z', '#c79a3a')}
      ${l('M20 58V26Q20 14 32 14H38', '#c79a3a', 6)}${b(34, 8, 7, 16, '#c79a3a', 2)}${c(66, 50, 15, '#eef7fb')}${c(90, 44, 18, '#ffffff')}
      ${c(115, 51, 14, '#eef7fb')}${c(133, 55, 9, '#ffffff')}${c(47, 55, 10, '#ffffff')}
      ${f('M8 62H162C162 96 146 114 120 114H50C24 114 8 96 8 62Z', '#e86f6b')}${b(1, 54, 168, 12, '#ffffff', 6)}
      ${l('M24 78Q28 94 42 101', '#f5a19c', 4)}${o(96, 12, 9, '#7fc4de', 2.4)}${o(122, 22, 6, '#7fc4de', 2.4)}${o(74, 18, 4.5, '#7fc4de', 2.4)}
      ${o(140, 8, 5, '#7fc4de', 2.4)}${o(38, 36, 3.5, '#7fc4de', 2)}`,
  },
  'washstand with a dripping tap': {
    width: 110,
    height: 150,
    draw: (p) => `${f('M44 78H66L72 140H38Z', p.light)}${b(30, 138, 50, 11, p.mid, 3)}
      ${f('M6 56H104C102 78 86 90 70 90H40C24 90 8 78 6 56Z', p.paper)}${b(1, 48, 108, 10, p.mid, 5)}${l('M38 48V24Q38 12 50 12T62 22', p.dark, 7)}
      ${l('M28 10H44M36 5V12', p.dark, 5)}${f('M62 29Q68 38 62 42 56 38 62 29Z', p.accent)}${b(82, 40, 18, 8, p.second, 4)}
      ${l('M22 66Q28 76 38 79', p.light, 3)}`,
  },
  'toilet in outline': {
    width: 104,
    height: 130,
    draw: (p) => `${f('M12 12H44V64H102C102 88 88 100 74 104L80 128H34V106C20 98 12 82 12 64Z', p.light)}
      ${l('M6 10H38V56H6ZM2 3H42V10H2ZM8 56H94Q96 84 68 94L74 124H26L28 96Q8 86 8 56M8 66H93M38 58 54 26Q60 14 66 20L50 56M12 20H20', p.dark, 3.4)}`,
  },
  'shower head in full rain': {
    width: 110,
    height: 153,
    draw: (p) => `${l('M4 149V24Q4 5 24 5H46Q62 5 62 24V30', p.dark, 6)}
      ${f('M18 66C18 44 36 28 62 28S106 44 106 66Z', p.mid)}${b(14, 64, 95, 9, p.dark, 4.5)}
      ${row(5, (i) => l(`M${34 + i * 14} 84 ${30 + i * 16} 98M${29 + i * 16} 106 ${26 + i * 18} 120M${25 + i * 18} 128 ${22 + i * 20} 142`, p.mid, 3.6))}`,
  },
  'toothbrush and paste': {
    width: 150,
    height: 96,
    draw: () => `${l('M6 24H96L110 20H144', '#f4705e', 10)}${l('M12 24H60', '#ffb1a3', 3)}
      ${row(6, (i) => b(107 + i * 6.4, 2, 4.6, 14, i % 2 ? '#ffffff' : '#8fd0ea', 1))}${f('M1 50H11V95H1Z', '#1c6f8c')}
      ${f('M11 50C50 50 90 56 112 62V84C90 90 50 95 11 95Z', '#ffffff')}${f('M11 60C50 60 84 64 112 68V74C80 72 50 72 11 74Z', '#2fa3c4')}
      ${f('M11 80C40 78 80 78 112 77V81C80 86 50 88 11 88Z', '#f4705e')}${b(112, 60, 6, 26, '#d7dee2')}${f('M118 62H134V84H118Z', '#1c6f8c')}
      ${l('M123 64V82M128 64V82', '#2fa3c4', 1.6)}${c(146, 73, 3, '#ffffff')}`,
  },
  'soap pump with a label': {
    width: 72,
    height: 150,
    draw: (p) => `<g transform="translate(-2 0)">
      ${f('M8 62Q8 46 24 44H56Q72 46 72 62V142Q72 149 65 149H15Q8 149 8 142Z', p.accent)}${b(26, 34, 28, 10, p.dark, 2)}${b(36, 14, 8, 20, p.dark)}
      ${f('M8 6Q10 1 18 1H54Q58 1 58 6V14H20Q14 14 14 22H4Q3 12 8 6Z', p.dark)}${b(17, 70, 46, 54, p.paper, 4)}
      ${f('M40 78Q54 94 40 106 26 94 40 78Z', p.mid)}${l('M26 114H54', p.dark, 3)}${f('M8.5 30Q13 37 8.5 41 4 37 8.5 30Z', p.mid)}</g>`,
  },
  'mop in a tin bucket': {
    width: 110,
    height: 180,
    draw: () => `${l('M98 4 66 74', '#b9803f', 6)}${f('M58 62 76 70 80 92 48 84Z', '#d94f45')}
      ${row(6, (i) => l(`M${52 + i * 5} ${84 + i * 1.5}Q${40 + i * 8} 102 ${36 + i * 9} 128`, '#f3ead8', 6))}
      ${l('M10 110Q10 64 52 66T100 110', '#59636b', 3)}${f('M6 108H104L92 178H18Z', '#9fb0ba')}${f('M6 108H104L102 118H8Z', '#7c8d98')}
      ${f('M12 144H98L96 152H14Z', '#7c8d98')}${f('M24 118H36L40 178H32Z', '#c5d1d8')}${e(8, 178, 7, 2, '#7fc4de')}${e(102, 178, 7, 2, '#7fc4de')}`,
  },
  'broom and dustpan': {
    width: 130,
    height: 170,
    draw: (p) => `${l('M84 4 46 98', p.dark, 5)}${f('M32 94 58 104 54 116 26 105Z', p.accent)}
      ${f('M25 106 54 118 46 168 1 150Z', p.second)}${l('M32 112 14 152M40 116 24 158M48 120 36 162', p.dark, 2)}
      ${f('M74 136H128L122 168H80Z', p.mid)}${b(96, 96, 10, 42, p.mid, 5)}${c(101, 104, 2.4, p.paper)}${l('M80 146H122', p.dark, 3)}
      ${row(5, (i) => c(58 + ((i * 7) % 17), 150 + ((i * 5) % 17), 2.2, p.dark))}`,
  },
  'washing machine at work': {
    width: 110,
    height: 130,
    draw: (p) => `${b(1, 1, 108, 124, p.paper, 8)}${b(1, 1, 108, 24, p.light, 8)}${b(10, 7, 30, 12, p.mid, 3)}
      ${c(76, 13, 6, p.dark)}${c(94, 13, 6, p.accent)}${o(55, 76, 38, p.dark, 6, p.light)}
      ${f('M22 82Q34 70 46 82T68 80 88 78A34 34 0 0 1 22 82Z', p.mid)}${f('M40 94 50 78 64 92 56 104Z', p.accent)}
      ${f('M62 84 78 88 70 100Z', p.second)}${o(44, 62, 4, p.mid, 2)}${o(62, 56, 6, p.mid, 2)}${b(12, 124, 16, 5, p.dark)}${b(82, 124, 16, 5, p.dark)}`,
  },
  'washing on the line': {
    width: 220,
    height: 106,
    draw: () => `<g transform="translate(0 -4)">${l('M2 6Q110 30 218 6', '#6b5b4b', 2)}
      ${f('M18 12 32 9Q38 18 44 12L58 16 66 36 56 40 52 32V74H22V30L14 36 8 28Z', '#f2b134')}
      ${f('M76 17 104 19V84Q104 90 96 90H84V98Q76 100 70 92L76 82Z', '#d9553f')}${f('M112 19H140L150 88H130L126 50 122 88H104L112 28Z', '#2f6690')}
      ${b(156, 16, 20, 40, '#ffffff')}${b(156, 26, 20, 6, '#e79aa5')}${b(156, 40, 20, 6, '#e79aa5')}
      ${f('M184 12 200 10V50Q200 56 194 58H180Q176 50 184 46Z', '#3e8e7e')}${b(187, 17, 13, 6, '#ffffff')}
      ${row(9, (i) => b([24, 50, 80, 98, 115, 135, 160, 171, 190][i] ?? 0, [5, 9, 11, 12, 13, 13, 11, 10, 6][i] ?? 0, 4, 11, '#c89b62', 1))}
      ${e(90, 107, 20, 2.4, '#b9b4aa')}${e(38, 107, 22, 2.4, '#b9b4aa')}</g>`,
  },
  'steam iron puffing': {
    width: 148,
    height: 107,
    draw: (p) => `<g transform="translate(-3 -3)">${f('M20 84C26 56 48 46 84 46H116L136 84Z', p.accent)}
      ${l('M44 48C48 22 64 18 84 18H112Q122 18 122 28V50', p.dark, 9)}${f('M10 86H140Q144 86 144 92V98H4Q4 90 10 86Z', p.dark)}
      ${c(98, 64, 8, p.paper)}${l('M98 64V58', p.dark, 2.4)}${l('M122 26C136 22 132 6 148 6', p.dark, 3.4)}
      ${row(3, (i) => l(`M${12 + i * 18} ${30 + i * 2}c-6-6 6-10 0-18`, p.mid, 4))}${row(5, (i) => c(24 + i * 25, 106, 3, p.mid))}</g>`,
  },
  'alarm clock ringing': {
    width: 130,
    height: 129,
    draw: () => `<g transform="translate(0 -5)">${l('M40 112 30 130M90 112 100 130', '#2c3e4c', 7)}
      ${f('M24 46A24 24 0 0 1 58 18ZM106 46A24 24 0 0 0 72 18Z', '#f2b632')}${b(61, 12, 8, 16, '#2c3e4c')}${b(54, 6, 22, 8, '#2c3e4c', 4)}
      ${o(65, 74, 44, '#2c3e4c', 8, '#fdf6e6')}${ticks(12, 65, 74, 36, 6, '#2c3e4c', 2.4)}${l('M65 74V48M65 74 82 84', '#d8463a', 4)}
      ${c(65, 74, 5, '#2c3e4c')}${l('M16 22 4 12M10 36 2 33M114 22 126 12M120 36 128 33', '#d8463a', 4)}</g>`,
  },
  'cuckoo clock with cones': {
    width: 110,
    height: 180,
    draw: () => `${l('M40 96V140M70 96V154', '#6e6a62', 2)}${l('M55 96V126', '#8a5a2c', 3)}${c(55, 132, 7, '#e4b84a')}
      ${b(20, 40, 70, 62, '#8a5a2c')}${f('M55 2 109 52 99 58 55 18 11 58 1 52Z', '#54341a')}${f('M55 18 90 50V60H20V50Z', '#8a5a2c')}
      ${b(46, 30, 18, 20, '#2b1b0f', 3)}${e(55, 41, 6, 7, '#5bb0d8')}${c(55, 34, 4.5, '#5bb0d8')}${f('M58 33 67 35 58 38Z', '#f2a12e')}
      ${c(55, 76, 19, '#f7eeda')}${ticks(6, 55, 76, 16, 4, '#54341a', 2)}${l('M55 76V64M55 76 63 79', '#54341a', 2.4)}
      ${f('M10 104Q10 96 24 98L55 106 86 98Q100 96 100 104 78 116 55 112 32 116 10 104Z', '#4f8a4a')}
      ${f('M40 138Q50 150 40 164 30 150 40 138ZM70 152Q80 164 70 179 60 164 70 152Z', '#6b4322')}`,
  },
  'old wireless set': {
    width: 140,
    height: 100,
    draw: () => `${l('M112 18 134 2', '#4a4038', 3)}${f('M6 92V44C6 24 26 14 70 14S134 24 134 44V92Z', '#7a3f22')}
      ${b(1, 88, 138, 11, '#4a2614', 3)}${f('M16 80V48C16 36 30 28 56 26V80Z', '#e7c98d')}
      ${row(4, (i) => l(`M${23 + i * 9} ${38 - i * 2.5}V78`, '#a8793f', 3))}${f('M66 62A28 28 0 0 1 122 62Z', '#fff4d6')}
      ${l('M94 62 106 42M74 58A22 22 0 0 1 114 58', '#4a2614', 2)}${c(76, 75, 7, '#e7c98d')}${c(112, 75, 7, '#e7c98d')}${c(94, 76, 4, '#4a2614')}`,
  },
  'striped umbrella upright': {
    width: 140,
    height: 150,
    draw: (p) => `${l('M70 4V132Q70 147 57 147T44 134', p.dark, 4.5)}
      ${f('M2 76A68 66 0 0 1 138 76Q126 66 115 76 104 66 92.5 76 81 66 70 76 59 66 47.5 76 36 66 25 76 14 66 2 76Z', p.accent)}
      ${f('M70 10C52 18 46 46 47.5 76Q36 66 25 76C26 46 44 20 70 10ZM70 10C88 18 94 46 92.5 76Q104 66 115 76C114 46 96 20 70 10Z', p.paper)}
      ${f('M70 10C64 22 60 46 60 71Q70 66 70 76 70 66 80 71C80 46 76 22 70 10Z', p.second)}`,
  },
  'umbrellas in their stand': {
    width: 77,
    height: 157,
    draw: () => `<g transform="translate(-6 -1)">${l('M28 70V14Q28 4 19 4T10 14', '#8a5a2c', 4)}
      ${l('M62 70V20Q62 9 71 9T80 20', '#2a2a2a', 4)}${f('M24 26H32L40 100H16Z', '#d6483b')}${f('M58 32H66L76 100H50Z', '#25655f')}
      ${f('M42 40H48L54 100H36Z', '#f0b93a')}${l('M45 40V24', '#8a5a2c', 4)}${c(45, 20, 5, '#8a5a2c')}${l('M27 34 24 98M62 40V98', '#ffffff', 1.6)}
      ${f('M8 84H82L76 158H14Z', '#e9e2d2')}${l('M12 104H78M14 138H76M9 96 20 104 31 96 42 104 53 96 64 104 75 96', '#3a5a8c', 2.6)}
      ${row(4, (i) => f(`M${24 + i * 14} 113l6 8-6 8-6-8Z`, '#3a5a8c'))}</g>`,
  },
  'three keys on a ring': {
    width: 132,
    height: 148,
    draw: (p) => `<g transform="translate(-2 1.5)">
      ${row(3, (i) => at(`translate(66 ${i > 1 ? 22 : 20}) rotate(${[28, -26, 0][i]})`, f('M-14 44A14 14 0 1 1 5 57V104H14V111H8V116H14V124H-5V57A14 14 0 0 1-14 44ZM-4 40A4.5 4.5 0 1 0 5 40 4.5 4.5 0 1 0-4 40Z', [p.mid, p.accent, p.dark][i] ?? '')))}
      ${o(66, 28, 26, p.second, 5)}</g>`,
  },
  'padlock from one sheet': {
    width: 90,
    height: 120,
    draw: (p) => `
      ${f(
        `M12 50V36A33 34 0 0 1 78 36V50H84Q89 50 89 56V112Q89 119 82 119H8Q1 119 1 112V56Q1 50 6 50ZM27 50H63V36
      A18 19 0 0 0 27 36ZM45 68A10 10 0 0 0 40 87L37 104H53L50 87A10 10 0 0 0 45 68Z`,
        p.dark,
      )}
      ${row(4, (i) => c(i % 2 ? 79 : 11, i > 1 ? 109 : 60, 3, p.second))}`,
  },
  'hair dryer blowing': {
    width: 151,
    height: 117,
    draw: () => `<g transform="translate(1 -13)">${f('M62 60H92L84 122Q83 129 76 129H62Q55 129 57 122Z', '#d85a8a')}
      ${f('M42 14H92A29 29 0 0 1 92 72H42Z', '#f08db0')}${f('M28 20 42 14V72L28 66Z', '#4b4453')}${c(94, 43, 17, '#4b4453')}
      ${row(3, (i) => l(`M84 ${36 + i * 7}H104`, '#f08db0', 2.4))}${b(66, 82, 10, 18, '#4b4453', 5)}
      ${l('M68 127Q84 126 96 122 118 114 120 128H148', '#4b4453', 3.4)}
      ${l('M18 26Q12 22 6 26T2 26M18 43Q12 39 8 43T2 43M18 60Q12 56 6 60T2 60', '#7fb8d8', 3.4)}</g>`,
  },
  'hairbrush and comb': {
    width: 110,
    height: 150,
    draw: (p) => `${f('M30 1C50 1 58 18 58 42S48 78 38 84V142A8 8 0 0 1 22 142V84C12 78 2 66 2 42S10 1 30 1Z', p.mid)}
      ${e(30, 42, 19, 32, p.paper)}${row(15, (i) => c(20 + (i % 3) * 10, 22 + Math.floor(i / 3) * 10, 2.2, p.dark))}
      ${f('M74 4Q74 1 80 1T86 4V149H74Z', p.accent)}${f(
        row(12, (i) => `M84 ${6 + i * 12}h24v6h-24Z`),
        p.accent,
      )}`,
  },
  'stack of folded towels': {
    width: 124,
    height: 110,
    draw: () => {
      const towel = (y: number, fill: string, edge: string) =>
        b(4, y, 122, 26, fill, 12) +
        l(`M118 ${y + 9}H30Q22 ${y + 9} 22 ${y + 13}T30 ${y + 18}H118`, edge, 2.4) +
        b(92, y, 10, 26, edge);
      return `<g transform="translate(-3 0)">${towel(83, '#3d7d8a', '#6fb0bb')}${towel(57, '#f1e7d3', '#cdb88c')}
      ${towel(31, '#dd7f62', '#f3b49d')}${f('M40 22Q40 6 64 6T90 22 84 31H46Q40 31 40 22Z', '#f7d9e3')}${l('M50 20Q52 12 62 12', '#ffffff', 3)}
      ${o(98, 12, 5, '#8cc8dc', 2)}${o(110, 22, 3.4, '#8cc8dc', 2)}${o(28, 14, 4, '#8cc8dc', 2)}${o(112, 5, 3, '#8cc8dc', 2)}</g>`;
    },
  },
  'toilet roll unrolling': {
    width: 108,
    height: 113,
    draw: (p) => `<g transform="translate(0 -7)">${l('M4 84H104V30H84', p.dark, 5)}
      ${f('M28 8H80C94 8 102 26 102 44S94 80 80 80H74V119L66 112 58 119 50 112 42 119 34 112 28 116Z', p.paper)}${l('M28 96H74', p.light, 2.4)}
      ${e(28, 44, 19, 36, p.light)}${e(28, 44, 8, 15, p.mid)}${e(28, 44, 3.4, 7, p.dark)}</g>`,
  },
  'spray bottle misting': {
    width: 117,
    height: 150,
    draw: (p) => `
      ${f('M64 52H92V66C92 78 116 84 116 106V140Q116 149 107 149H49Q40 149 40 140V106C40 84 64 78 64 66Z', p.mid)}${b(62, 40, 32, 14, p.dark, 2)}
      ${f('M44 8H84Q108 8 110 34H98Q94 40 66 40V28H44Z', p.accent)}${b(34, 10, 11, 14, p.dark, 2)}${l('M62 32Q54 40 56 54', p.accent, 5)}
      ${b(50, 98, 56, 36, p.paper, 4)}${f('M78 102 81 112 91 115 81 118 78 130 75 118 65 115 75 112Z', p.second)}
      ${row(9, (i) => c([24, 24, 24, 14, 14, 14, 4, 4, 4][i] ?? 0, [17, 9, 26, 17, 5, 30, 18, 4, 34][i] ?? 0, 2.6, p.mid))}`,
  },
  'vacuum cleaner and hose': {
    width: 180,
    height: 112,
    draw: () => `<g transform="translate(0 -7)">${l('M116 62C116 12 60 0 50 22L20 104', '#39424e', 6)}
      ${l('M50 22 20 104', '#b7bfc7', 5)}${f('M1 106Q4 98 18 98H30Q40 98 40 106V118H1Z', '#39424e')}
      ${f('M82 104C78 72 96 58 126 58S176 74 176 104Z', '#e65a4f')}${f('M82 104C80 88 84 78 92 70L112 104Z', '#f3efe6')}
      ${b(78, 100, 101, 9, '#39424e', 4)}${o(150, 98, 14, '#39424e', 7, '#f3efe6')}${c(98, 110, 8, '#39424e')}${l('M128 68H148', '#39424e', 5)}
      ${c(126, 84, 4, '#f2c14e')}${b(57, 112, 8, 3, '#b9b4aa')}${b(45, 106, 5, 3, '#b9b4aa')}</g>`,
  },
  'candle in a chamber stick': {
    width: 110,
    height: 130,
    draw: (p) => `${f('M44 2Q60 20 52 32 44 40 36 32 30 20 44 2Z', p.second)}
      ${f('M44 18Q50 26 47 31 44 34 41 31 38 26 44 18Z', p.accent)}${f('M32 50Q38 46 44 48T56 48V102H32Z', p.paper)}${l('M44 40V49', p.dark, 2)}
      ${l('M36 54V70M51 56V64', p.light, 4)}${b(26, 94, 36, 16, p.mid, 3)}${f('M1 108H87Q84 128 66 129H22Q4 128 1 108Z', p.dark)}
      <circle cx="92" cy="110" r="14" fill="none" stroke="${p.dark}" stroke-width="6"/>${l('M18 14 24 19M14 32H22M70 14 64 19M74 32H66', p.second, 3)}`,
  },
};
