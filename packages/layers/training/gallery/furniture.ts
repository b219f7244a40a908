/** Furniture and what a room is fitted with: seats, shelves, beds, lamps, windows, doors, mirrors. */
import type { Drawings } from './drawing.ts';

const c = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const e = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const f = (d: string, fill: string) => `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`;
const l = (d: string, stroke: string, width: number, fill = 'none') =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const b = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const at = (place: string, inner: string) => `<g transform="${place}">${inner}</g>`;
const row = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join('');
/** From left to right, each by its width, height and colour. */
const books = (x: number, y: number, list: string) => {
  let left = x;
  const one = (_: string, w: string, h: string, fill: string) => b((left += +w) - +w, y - +h, +w - 1, +h, fill);
  return list.replace(/(\d+) (\d+) (#\w+)/g, one);
};

export const furniture: Drawings = {
  'wing armchair': {
    width: 120,
    height: 130,
    draw: (p) => `${f('M12 108H26L22 129H15ZM94 108H108L105 129H98Z', p.dark)}
      ${f('M26 5Q60-3 94 5 109 9 107 30L101 74H19L13 30Q11 9 26 5Z', p.mid)}${f('M34 13Q60 8 86 13 94 15 93 28L88 70H32L27 28Q26 15 34 13Z', p.light)}
      ${row(3, (i) => c(44 + i * 16, 32, 2.6, p.mid))}${row(2, (i) => c(52 + i * 16, 47, 2.6, p.mid))}${b(20, 84, 80, 28, p.mid, 4)}
      ${b(24, 66, 72, 21, p.accent, 9)}${l('M3 66a13 13 0 0 1 26 0V112H3ZM91 66a13 13 0 0 1 26 0V112H91Z', p.dark, 3, p.mid)}`,
  },
  'bookcase with a trailing plant': {
    width: 112,
    height: 168,
    draw: () => `${b(1, 34, 100, 133, '#9a6538', 3)}${row(3, (i) => b(8, 42 + i * 40, 86, 35, '#59371f'))}
      ${books(11, 77, '9 28 #d9543a 7 24 #f2c14e 11 30 #2f6f73 9 29 #7d3c5a')}${c(78, 66, 11, '#4f9bb8')}
      ${books(46, 117, '11 26 #2f6f73 12 30 #e8923a 11 28 #d9543a')}${b(70, 74, 16, 3, '#efe6d2')}
      ${f('M18 117V104Q12 98 20 92V88H28V92Q36 98 30 104V117Z', '#efe6d2')}${b(60, 132, 28, 25, '#d7b98a', 2)}${b(14, 147, 36, 10, '#e8923a', 2)}
      ${b(17, 138, 30, 8, '#7d3c5a', 2)}${b(69, 138, 10, 4, '#59371f', 2)}
      ${l('M80 14C80 6 96 4 104 12S104 40 106 62M80 14C72 2 62 4 58 12V24', '#3f7f45', 3)}${f('M66 14H96L92 34H70Z', '#f4efe4')}
      ${row(5, (i) => e([104, 105, 92, 66, 57][i] ?? 0, [40, 62, 6, 6, 24][i] ?? 0, 7 - (i % 2), 5, '#58a45a'))}`,
  },
  'kitchen chair of lines': {
    width: 72,
    height: 150,
    draw: (p) => `<g transform="translate(-11 0)">
      ${l('M14 3V80M62 3V72M14 10Q38 18 62 10M14 26Q38 34 62 26M14 42Q38 50 62 42', p.dark, 4)}
      ${l('M14 80 62 72 80 84 30 93ZM14 82V134M30 93V147M80 84V138M62 88V126M30 118 80 111M15 112 29 118', p.dark, 4)}</g>`,
  },
  'bed under a patchwork quilt': {
    width: 180,
    height: 107,
    draw: () => `<g transform="translate(0 -5)">${f('M1 14Q1 6 9 6T17 14V111H5V100H1Z', '#7a4a28')}
      ${f('M163 50Q163 42 171 42T179 50V111H167Z', '#7a4a28')}${b(12, 84, 156, 16, '#94602f')}${b(16, 62, 150, 24, '#fbf7ee', 6)}
      ${f('M20 62Q16 40 30 42H52Q62 42 60 62Z', '#ffffff')}${l('M26 54Q30 50 36 51', '#cfd6da', 2.5)}
      ${row(10, (i) => b(62 + (i % 5) * 21, i > 4 ? 69 : 48, 21, 21, ['#d95f4b', '#f3d9a4', '#3f7f8c', '#f0a63c', '#7fae9c'][(i * 2 + (i > 4 ? 3 : 0)) % 5] ?? ''))}
      ${row(5, (i) => c(72.5 + i * 21, i % 2 ? 58.5 : 79.5, 3, '#fbf7ee'))}</g>`,
  },
  'arching floor lamp': {
    width: 130,
    height: 190,
    draw: (p) => `${l('M18 182V60C18-18 100-8 102 34', p.dark, 3.4)}${f('M1 189Q1 178 18 178T35 189Z', p.dark)}
      ${f('M75 64A27 27 0 0 1 129 64Z', p.accent)}${f('M91 66A11 9 0 0 0 113 66Z', p.second)}
      ${l('M80 78 70 98M94 82 90 106M110 82 114 106M124 78 128 96', p.second, 3.4)}`,
  },
  'window onto the night': {
    width: 120,
    height: 145,
    draw: () => `<g transform="translate(0 -5)">${f('M8 130V58A52 52 0 0 1 112 58V130Z', '#f5efe2')}
      ${f('M16 126V58A44 44 0 0 1 104 58V126Z', '#1c2450')}${c(78, 46, 13, '#f8e8a8')}${c(72, 42, 11, '#1c2450')}
      ${row(6, (i) => c(28 + ((i * 29) % 66), 36 + ((i * 23) % 50), 1.6, '#ffffff'))}${f('M16 126V98Q38 84 60 100 80 84 104 104V126Z', '#33508a')}
      ${f('M16 126V114Q60 98 104 118V126Z', '#16203d')}${b(57, 8, 6, 120, '#f5efe2')}${b(12, 70, 96, 6, '#f5efe2')}${b(1, 128, 118, 10, '#e3d8c2', 3)}
      ${b(10, 138, 100, 11, '#c9b998')}</g>`,
  },
  'front door with a wreath': {
    width: 104,
    height: 160,
    draw: (p) => `${b(10, 4, 84, 140, p.paper)}${b(5, 1, 94, 9, p.dark)}${b(18, 16, 68, 128, p.accent)}
      ${row(4, (i) => l(`M${25 + (i % 2) * 31} ${i > 1 ? 86 : 24}h23v${i > 1 ? 48 : 50}h-23Z`, p.dark, 2))}
      <circle cx="52" cy="52" r="16" fill="none" stroke="#3f7f45" stroke-width="9"/>
      ${row(8, (i) => at(`rotate(${i * 45} 52 52)`, c(52, 36, 2.4, p.second)))}${f('M52 66 40 60V76ZM52 66 64 60V76Z', p.paper)}
      ${c(79, 84, 4, p.second)}${b(5, 144, 94, 7, p.mid)}${b(1, 151, 102, 8, p.dark)}`,
  },
  'oval mirror on a wall': {
    width: 96,
    height: 136,
    draw: () => `${e(48, 74, 46, 61, '#b8873a')}${e(48, 74, 40, 55, '#e3bd6a')}${e(48, 74, 34, 48, '#dcecf2')}
      ${f('M26 76 56 34 66 38 28 92Z', '#ffffff')}${f('M38 104 73 56 76 64 46 110Z', '#ffffff')}
      ${f('M48 1C54 8 66 6 70 16 60 22 54 18 48 22 42 18 36 22 26 16 30 6 42 8 48 1Z', '#b8873a')}${c(48, 13, 4, '#f5e2ad')}`,
  },
  'pleated table lamp': {
    width: 100,
    height: 130,
    draw: (p) => `${f('M26 2H74L99 66H1Z', p.second)}
      ${row(6, (i) => l(`M${31 + i * 7.6} 5 ${15 + i * 14} 63`, p.paper, 3))}${b(47, 66, 6, 12, p.dark)}${c(50, 92, 17, p.mid)}
      ${b(38, 76, 24, 6, p.mid, 3)}${f('M28 122Q28 108 50 108T72 122Z', p.mid)}${b(22, 121, 56, 8, p.dark, 3)}${l('M40 88Q42 83 47 82', p.paper, 3)}
      ${l('M66 66V84', p.dark, 1.6)}${c(66, 87, 3, p.accent)}`,
  },
  'milking stool': {
    width: 110,
    height: 96,
    draw: () => `${f('M20 26H36L18 95H6ZM74 26H90L104 95H92ZM50 32H61L60 93H51Z', '#a8683a')}
      ${f('M1 18C1 7 25 2 55 2S109 7 109 18V24C109 34 85 40 55 40S1 34 1 24ZM42 17A13 4.5 0 1 0 68 17 13 4.5 0 1 0 42 17Z', '#d3955a')}
      ${l('M4 24C14 36 96 36 106 24', '#8a5128', 2.5)}${l('M18 14Q26 9 38 9M76 26Q86 24 94 20', '#b87a44', 2)}`,
  },
  'sofa with three cushions': {
    width: 196,
    height: 92,
    draw: (p) => `${f('M24 82H32L30 91H26ZM164 82H172L170 91H166Z', p.dark)}${b(18, 2, 160, 60, p.dark, 14)}
      ${b(14, 52, 168, 32, p.dark, 4)}${b(1, 28, 30, 56, p.dark, 14)}${b(165, 28, 30, 56, p.dark, 14)}${b(33, 48, 64, 16, p.mid, 6)}
      ${b(99, 48, 64, 16, p.mid, 6)}${at('rotate(-12 50 32)', b(36, 20, 30, 30, p.accent, 5))}
      ${at('rotate(10 146 32)', b(131, 18, 30, 30, p.second, 5))}${at('rotate(45 97 30)', b(84, 17, 26, 26, p.paper, 4))}
      ${l('M42 26 60 22M44 34 62 30M46 42 64 38', p.paper, 2.5)}${row(4, (i) => c(139 + (i % 2) * 13, 27 + (i >> 1) * 13, 2.6, p.accent))}`,
  },
  'bunk bed and ladder': {
    width: 150,
    height: 140,
    draw: () => `${b(8, 34, 134, 14, '#c98d4e')}${b(8, 100, 134, 14, '#c98d4e')}${b(12, 22, 126, 13, '#5bb0a6', 4)}
      ${b(12, 86, 126, 15, '#f08a6c', 4)}${b(12, 14, 30, 12, '#ffffff', 5)}${b(12, 77, 30, 13, '#ffffff', 5)}
      ${row(4, (i) => b(54 + i * 15, 22, 6, 13, '#e9f5f2'))}${row(5, (i) => c(54 + i * 13, 93, 3, '#ffe6c9'))}${b(1, 1, 9, 138, '#8f5a2c', 3)}
      ${b(140, 1, 9, 138, '#8f5a2c', 3)}${l('M112 20V137M132 20V137', '#8f5a2c', 4)}${row(6, (i) => l(`M112 ${34 + i * 18}H132`, '#8f5a2c', 4))}`,
  },
  'long case clock': {
    width: 64,
    height: 190,
    draw: (p) => `${f('M6 20Q6 12 16 12C24 12 26 1 32 1S40 12 48 12Q58 12 58 20V64H6Z', p.dark)}
      ${b(13, 64, 38, 82, p.dark)}${f('M4 146H60V180H63V189H1V180H4Z', p.dark)}${c(32, 39, 19, p.paper)}
      ${row(12, (i) => at(`rotate(${i * 30} 32 39)`, l('M32 23V26', p.dark, 1.6)))}${l('M32 39V27M32 39 41 44', p.accent, 2.4)}
      ${b(20, 72, 24, 66, p.light, 3)}${l('M32 72V112', p.mid, 2)}${c(32, 118, 8, p.second)}${b(12, 154, 40, 18, p.mid, 2)}`,
  },
  'dresser with brass knobs': {
    width: 140,
    height: 130,
    draw: () => `${f('M14 118H24L20 129H15ZM116 118H126L125 129H120Z', '#234a46')}${b(1, 46, 138, 8, '#234a46', 2)}
      ${b(6, 54, 128, 66, '#347a70', 2)}${row(4, (i) => b(12 + (i % 2) * 60, 60 + (i >> 1) * 29, 56, 25, '#4b998c', 2))}
      ${row(8, (i) => c(26 + (i % 4) * 30 - (i % 2) * 2, 72 + (i >> 2) * 29, 3.4, '#f0c352'))}
      ${f('M26 46Q16 36 28 26V22H40V26Q52 36 42 46Z', '#f6f1e7')}${l('M34 22V8M30 22Q26 14 20 12M38 22Q42 14 50 12', '#6a8f3d', 2.4)}
      ${c(34, 8, 6, '#ec6a5e')}${c(18, 11, 5, '#f6a04d')}${c(51, 11, 5, '#f6a04d')}${b(82, 38, 44, 8, '#b8503f', 2)}${b(88, 31, 34, 7, '#e7d6b2', 2)}`,
  },
  'table laid for two': {
    width: 198,
    height: 107,
    draw: (p) => `<g transform="translate(-1 -5)">${f('M2 20H9V66H40V73H38V111H32V78H10V111H3Z', p.accent)}
      ${f('M198 20H191V66H160V73H162V111H168V78H190V111H197Z', p.accent)}${b(34, 48, 132, 7, p.dark, 3)}
      ${f('M94 55H106V96L128 108V111H72V108L94 96Z', p.dark)}
      ${f('M48 55H152V64L146 70 139 64 132 70 126 64 119 70 113 64 106 70 100 64 94 70 87 64 81 70 74 64 68 70 61 64 54 70 48 64Z', p.paper)}
      ${f('M52 44A15 9 0 0 0 82 44ZM118 44A15 9 0 0 0 148 44Z', p.mid)}${b(97, 24, 6, 24, p.paper)}
      ${f('M100 6Q108 14 104 20 100 23 96 20 92 14 100 6Z', p.second)}</g>`,
  },
  'pendant lamps at three heights': {
    width: 150,
    height: 161,
    draw: (p) => `${l('M28 1V62M75 1V104M122 1V32', p.dark, 2)}${f('M2 94C4 72 16 62 28 62S52 72 54 94Z', p.accent)}
      ${c(75, 124, 22, p.paper)}${b(67, 98, 16, 8, p.dark, 2)}${f('M96 64 112 32H132L148 64Z', p.mid)}${f('M18 97A10 10 0 0 0 38 97Z', p.second)}
      ${f('M112 67A10 10 0 0 0 132 67Z', p.second)}
      ${l('M28 112V120M14 108 10 114M42 108 46 114M122 82V90M108 78 104 84M136 78 140 84M75 152V159M58 148 54 153M92 148 96 153', p.second, 2.6)}`,
  },
  'pictures hung together': {
    width: 170,
    height: 120,
    draw: () => `${b(1, 10, 58, 76, '#2b2622')}${b(6, 15, 48, 66, '#fbf6ea')}
      ${f('M12 74Q12 52 30 52T48 74Z', '#d96b4c')}${c(30, 38, 11, '#e9b48a')}${f('M18 38Q16 24 30 24T42 38Q30 28 18 38Z', '#4a2c20')}
      ${b(68, 1, 48, 44, '#b98a3d')}${b(73, 6, 38, 34, '#a9d6e5')}${f('M73 40V30L86 18 96 28 102 22 111 32V40Z', '#3d6b57')}
      ${b(68, 54, 44, 65, '#7a3b2e')}${b(73, 59, 34, 55, '#f3d27a')}${c(90, 76, 10, '#c2452d')}${l('M90 86V110M90 104Q80 102 78 94', '#3d6b57', 3)}
      ${e(145, 35, 24, 30, '#2b2622')}${e(145, 35, 19, 25, '#f7e4d6')}${l('M145 20V50M134 30 145 36 156 28M136 44 145 48 154 42', '#5b8a72', 2.6)}
      ${b(122, 74, 46, 40, '#e8e2d3')}${b(127, 79, 36, 30, '#24546b')}${c(138, 94, 8, '#f08a4b')}${c(150, 94, 8, '#f7e4d6')}`,
  },
  'rocking chair with spindles': {
    width: 136,
    height: 141,
    draw: () => `${l('M4 118C30 144 100 144 132 116', '#6b3a1e', 6)}
      ${l('M44 82 34 130M96 82 104 130M40 110 100 110', '#8a4d28', 4.5)}
      ${row(5, (i) => l(`M${22 + i * 5} ${22 - i * 1.6} ${42 + i * 3} 80`, '#a9663a', 2.5))}${l('M16 12 42 82M44 4 60 80', '#8a4d28', 4.5)}
      ${f('M8 16C10 4 38-3 50 4L52 14C40 10 24 14 14 24Z', '#6b3a1e')}${f('M36 78H106Q112 78 110 84L108 88H40Z', '#6b3a1e')}
      ${l('M36 52C60 46 84 50 106 54M96 56 94 78M76 52V78', '#8a4d28', 4.5)}${b(46, 69, 56, 10, '#d9a441', 5)}`,
  },
  'bedside table at night': {
    width: 110,
    height: 150,
    draw: (p) => `${c(40, 36, 35, p.second)}${f('M24 22H56L68 54H12Z', p.paper)}${b(37, 54, 6, 22, p.dark)}
      ${b(26, 74, 28, 6, p.dark, 3)}${b(1, 80, 108, 9, p.dark, 3)}${b(8, 89, 94, 40, p.mid)}${b(16, 96, 78, 26, p.light, 3)}${c(55, 109, 5, p.accent)}
      ${f('M12 129H24L20 149H14ZM86 129H98L96 149H90Z', p.dark)}${b(66, 71, 38, 9, p.accent, 2)}${b(70, 63, 30, 8, p.light, 2)}
      ${l('M72 58H84M92 58H98M75 58a5 4 0 0 0 10 0M88 58a5 4 0 0 0 10 0', p.dark, 2)}`,
  },
  'wardrobe standing open': {
    width: 150,
    height: 150,
    draw: () => `${b(30, 1, 90, 140, '#d9c7a8', 2)}${b(36, 8, 78, 126, '#4d3b33')}
      ${f('M30 3 2 14V149L30 140ZM120 3 148 14V149L120 140Z', '#efe3cc')}
      ${l('M8 22 24 17V70L8 74ZM8 84 24 80V130L8 136ZM142 22 126 17V70L142 74ZM142 84 126 80V130L142 136Z', '#b79c70', 2)}
      ${l('M36 22H114', '#c9ccd0', 3)}${f('M48 22 42 34V92H60V34L54 22Z', '#d5523f')}${f('M66 22 60 34V70H78V34L72 22Z', '#f4c95d')}
      ${f('M84 22 77 36 82 52 74 100H98L90 52 95 36 88 22Z', '#3e7cb1')}${f('M103 22 99 34V80H111V34L107 22Z', '#f7f3ea')}
      ${b(42, 120, 24, 14, '#f0a27a', 2)}${f('M78 134V126L88 128 98 134ZM94 134V126L104 128 112 134Z', '#1f1a18')}`,
  },
  'window behind curtains': {
    width: 160,
    height: 140,
    draw: (p) => `${b(26, 12, 108, 112, p.paper)}${b(32, 18, 46, 48, '#bfe3f5')}${b(82, 18, 46, 48, '#bfe3f5')}
      ${b(32, 70, 46, 48, '#bfe3f5')}${b(82, 70, 46, 48, '#bfe3f5')}${f('M86 34a8 8 0 0 1 14-4 9 9 0 0 1 16 6q6 1 6 7H88q-4-4-2-9Z', p.paper)}
      ${f('M10 8H62C60 50 40 74 22 84L30 139H4Z', p.accent)}${f('M150 8H98C100 50 120 74 138 84L130 139H156Z', p.accent)}
      ${l('M14 84 30 80M146 84 130 80', p.second, 6)}${l('M24 14Q24 50 16 76M42 14Q38 50 24 72M136 14Q136 50 144 76M118 14Q122 50 136 72', p.dark, 1.6)}
      ${l('M6 6H154', p.dark, 5)}${c(5, 6, 5, p.dark)}${c(155, 6, 5, p.dark)}${b(22, 124, 116, 8, p.dark, 2)}`,
  },
  'chandelier with candles': {
    width: 148,
    height: 138,
    draw: () => `<g transform="translate(-6 0.5)">${l('M80 1V30', '#7d5a1e', 2.4)}
      ${f('M72 30H88Q86 46 92 56 96 72 80 84 64 72 68 56 74 46 72 30Z', '#d4a53a')}
      ${l('M80 76C50 104 16 100 14 66M80 76C110 104 144 100 146 66M80 72C62 88 46 84 46 62M80 72C98 88 114 84 114 62', '#d4a53a', 3.6)}
      ${row(4, (i) => at(`translate(${[14, 46, 114, 146][i]} ${i % 3 ? 58 : 62})`, `${b(-7, 2, 14, 4, '#b1822a', 2)}${b(-3.5, -22, 7, 24, '#fffaf0')}${f('M0-42Q6-34 3-28 0-25-3-28-6-34 0-42Z', '#ff9d2e')}`))}
      ${row(7, (i) => at(`translate(${23 + i * 19} ${[100, 112, 120, 124, 120, 112, 100][i]})`, f('M0-6Q7 5 0 12-7 5 0-6Z', '#9fd3e8')))}</g>`,
  },
  'folding screen with a branch': {
    width: 170,
    height: 130,
    draw: (p) => `
      ${row(3, (i) => f(i % 2 ? 'M58 8 112 1V122L58 129Z' : `M${i * 56 + 1} 1 ${i * 56 + 57} 8V129L${i * 56 + 1} 122Z`, p.dark))}
      ${row(3, (i) => f(i % 2 ? 'M62 13 108 7V117L62 123Z' : `M${i * 56 + 6} 7 ${i * 56 + 53} 13V123L${i * 56 + 6} 117Z`, p.paper))}
      ${c(140, 38, 15, p.accent)}
      ${l('M8 100C24 96 36 84 52 80M64 76C78 70 92 70 106 56M118 50C126 60 138 70 150 70M30 90Q32 76 26 64M84 70Q84 50 76 42', '#6b4630', 3.4)}
      ${row(7, (i) => c([26, 38, 46, 76, 94, 100, 150][i] ?? 0, [60, 78, 92, 38, 74, 54, 72][i] ?? 0, 5, '#f29bb0'))}`,
  },
  'coat stand with hat and scarf': {
    width: 88,
    height: 190,
    draw: (p) => `${l('M48 8V170M48 156 20 187M48 156 76 187M48 166V186', p.dark, 4.4)}${c(48, 6, 5, p.dark)}
      ${l('M48 48C26 48 18 40 18 26M48 48C70 48 78 40 78 26M48 70C34 70 26 64 26 54M48 70C62 70 70 64 70 54', p.dark, 4)}
      ${f('M4 30Q18 24 34 30L33 22Q32 10 19 10T6 22Z', p.mid)}${e(19, 30, 18, 4.5, p.mid)}${b(5.5, 22, 27, 5, p.second)}
      ${f('M64 50H78L84 112H70ZM70 50 58 52 60 96 70 94Z', p.accent)}
      ${l('M72 66 79 65M73 80 81 79M74 94 82 93M70 112V119M75 112V119M80 112V119M84 112V119', p.paper, 2.6)}`,
  },
  'hanging egg chair': {
    width: 107,
    height: 181,
    draw: () => `<g transform="translate(-2.5 0.5)">${l('M56 1V18', '#8b8f96', 3)}
      ${l('M56 16C18 16 6 62 6 100S26 154 56 154 106 138 106 100 94 16 56 16Z', '#c79a5f', 4.5)}
      ${l('M56 16C36 40 26 70 24 142M56 16C76 40 86 70 88 142M56 16V154M16 56Q56 40 96 56M8 86Q56 70 104 86', '#c79a5f', 2.4)}
      ${f('M8 108Q56 92 104 108C104 138 84 152 56 152S8 138 8 108Z', '#e9ded0')}${b(26, 74, 34, 34, '#e07a5f', 7)}${b(54, 82, 30, 28, '#81b29a', 7)}
      ${f('M10 116Q56 104 102 116 98 150 56 152 14 150 10 116Z', '#f7f0e6')}${e(56, 174, 40, 5, '#b9b4aa')}</g>`,
  },
};
