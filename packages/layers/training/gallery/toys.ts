/** Toys and games: dice, cards, blocks, dolls, things on wheels and on strings, what babies have. */
import type { Palette } from '../../scripts/designs/sheet.ts';
import type { Drawings } from './drawing.ts';
import { at, box as b, disc as c, ellipse as e, line as l, pierced as f, ring as o, row } from './strokes.ts';

/** Spade, heart, club and diamond, about the origin. */
const suits =
  `M0-11C14 0 10 8 4 7L2 5 5 12H-5L-2 5-4 7C-10 8-14 0 0-11Z|M0 10C-14-2-10-12-4-10L0-6 4-10C10-12 14-2 0 10Z|
  M0-11A5 5 0 0 1 4-3 5 5 0 1 1 2 5L5 12H-5L-2 5A5 5 0 1 1-4-3 5 5 0 0 1 0-11Z|M0-11 8 0 0 11-8 0Z`.split('|');
const block = (x: number, y: number, edge: string, mark: string) =>
  b(x, y, 54, 54, edge, 4) + b(x + 6, y + 6, 42, 42, '#fdf3dc', 2) + at(`translate(${x + 27} ${y + 27})`, mark);
const doll = (x: number, k: number, shawl: string, dress: string) => `<g transform="translate(${x} 129) scale(${k})">
  ${f('M-34 0C-48-30-40-58-26-70-32-100-20-128 0-128S32-100 26-70C40-58 48-30 34 0Z', shawl)}
  ${f('M-30 0C-36-20-32-50 0-56 32-50 36-20 30 0Z', dress)}${c(0, -92, 20, '#fbe0c3')}${c(0, -81, 2.8, '#d8404a')}
  ${f('M-20-92C-20-120 20-120 20-92 12-104 4-108 0-108S-12-104-20-92Z', '#5a3019')}${l('M-7-90h.1M7-90h.1', '#2a1a12', 4.8)}
  ${f('M0-24C-16-44 16-44 0-24-16-4 16-4 0-24-20-40-20-8 0-24 20-40 20-8 0-24Z', '#fff3dc')}${c(0, -24, 5.5, '#f2b632')}</g>`;
const pawn = (x: number, fill: string) => `<g transform="translate(${x} 138)">${c(0, -66, 14, fill)}
  ${b(-16, -54, 32, 6, fill, 3)}${f('M-8-48H8C8-30 14-22 18-14H-18C-14-22-8-30-8-48Z', fill)}${b(-22, -14, 44, 14, fill, 4)}</g>`;
const marble = (x: number, y: number, r: number, glass: string, vein: string) =>
  `${c(x, y, r, glass)}<g transform="translate(${x} ${y}) scale(${r / 20})">
  ${l('M-11 7C-6-12 6 14 11-6', vein, 6)}${c(-7, -10, 3.4, '#ffffff')}</g>`;
const card = (p: Palette, turn: number, pip: string, fill: string) => `<g transform="rotate(${turn} 75 150)">
  <rect x="47" y="10" width="56" height="84" rx="6" fill="${p.paper}" stroke="${p.dark}" stroke-width="2.4"/>
  ${at('translate(56 22) scale(0.6)', f(pip, fill))}${at('translate(75 50) scale(1.4)', f(pip, fill))}</g>`;
const stone = (p: Palette, place: string, spots: string) =>
  at(place, b(0, -82, 40, 82, p.dark, 6) + b(6, -42, 28, 2.4, p.paper) + l(spots, p.paper, 8));

export const toys: Drawings = {
  'rocking horse': {
    width: 160,
    height: 150,
    draw: () => `${l('M4 122C34 154 126 154 156 122', '#c2452f', 8)}
      ${l('M50 88 36 136M62 92 56 140M106 92 112 140M118 86 130 134', '#c98d52', 9)}${f('M12 84C4 60 14 44 32 50L34 62C24 62 24 74 20 90Z', '#5b3420')}
      ${f('M30 52C50 58 76 58 92 52L108 18C114 8 124 4 132 10L150 38C152 48 142 52 136 46L124 42C124 60 130 78 118 92 96 100 66 102 46 92 28 84 24 66 30 52Z', '#d9a066')}
      ${f('M116 8C108 2 98 12 96 26L84 54 92 58C96 46 112 34 114 18Z', '#5b3420')}${f('M118 12 124 2 128 12Z', '#d9a066')}${c(130, 22, 2.8, '#2a1a12')}
      ${l('M142 30 124 42M138 20Q120 44 94 58', '#c2452f', 3)}${f('M58 52H90L88 78Q74 84 60 78Z', '#2f6690')}${l('M74 56V84', '#f2c14e', 4)}${c(74, 88, 5, '#f2c14e')}`,
  },
  'teddy with a bow': {
    width: 111,
    height: 146,
    draw: () => `<g transform="translate(-4.5 -4)">
      ${row(2, (i) => c(28 + i * 64, 22, 17, '#9c6236') + c(28 + i * 64, 23, 9, '#e6bd8d'))}${at('rotate(28 22 92)', e(22, 92, 13, 25, '#9c6236'))}
      ${at('rotate(-28 98 92)', e(98, 92, 13, 25, '#9c6236'))}${e(60, 104, 36, 38, '#b0743f')}${e(60, 108, 22, 25, '#e6bd8d')}
      ${row(2, (i) => c(34 + i * 52, 130, 19, '#9c6236') + c(34 + i * 52, 131, 10, '#e6bd8d'))}${e(60, 42, 42, 36, '#b0743f')}${e(60, 54, 19, 15, '#e6bd8d')}
      ${row(2, (i) => c(42 + i * 36, 36, 4, '#2a1a12'))}${f('M52 47H68Q66 56 60 56T52 47Z', '#2a1a12')}${l('M60 56V60Q54 66 50 62M60 60Q66 66 70 62', '#2a1a12', 2)}
      ${f('M60 80 40 70V92ZM60 80 80 70V92Z', '#d8404a')}${c(60, 80, 5, '#a22530')}</g>`,
  },
  'two dice thrown': {
    width: 130,
    height: 117,
    draw: (p) => `<g transform="translate(-5 -3)">
      ${at('rotate(-14 44 70)', b(12, 38, 64, 64, p.paper, 11) + row(5, (i) => c([26, 62, 44, 26, 62][i] ?? 0, [52, 52, 70, 88, 88][i] ?? 0, 6, p.dark)))}
      ${at('rotate(20 102 42)', b(74, 14, 56, 56, p.accent, 10) + row(3, (i) => c(88 + i * 14, 28 + i * 14, 5.5, p.paper)))}
      ${l('M24 16Q32 6 44 6M14 28 8 36M110 88Q108 100 98 106M122 90 118 100', p.mid, 3.4)}${e(54, 116, 40, 3, p.mid)}</g>`,
  },
  'hand of four cards': {
    width: 199,
    height: 113,
    draw: (p) =>
      `<g transform="translate(24.5 -6)">${row(4, (i) => card(p, i * 22 - 33, suits[i] ?? '', i % 2 ? p.accent : p.dark))}</g>`,
  },
  'pile of picture blocks': {
    width: 114,
    height: 117,
    draw: () => `<g transform="translate(-7 -3.5)">${block(8, 65, '#d9503f', c(0, 0, 14, '#f2b632'))}
      ${block(66, 65, '#2f7fa3', f('M0-16 16 13H-16Z', '#3d9970'))}${at('rotate(-9 60 32)', block(34, 8, '#3d9970', f('M0-17 5-6 17-5 8 3 11 15 0 9-11 15-8 3-17-5-5-6Z', '#d9503f')))}
      </g>`,
  },
  'stacking rings': {
    width: 120,
    height: 140,
    draw: (p) => `${b(56, 12, 8, 112, p.dark, 4)}${c(60, 13, 12, p.accent)}
      ${row(5, (i) => b(36 - i * 8, 27 + i * 19, 48 + i * 16, 18, [p.second, p.mid, p.accent, p.paper, p.mid][i] ?? '', 9))}${f('M8 122H112L119 139H1Z', p.dark)}
      ${row(5, (i) => b(44 - i * 8, 31 + i * 19, 14, 4, p.light, 2))}`,
  },
  'humming top spinning': {
    width: 140,
    height: 140,
    draw: (p) => `${b(66, 4, 8, 36, p.dark, 4)}${c(70, 9, 8, p.accent)}
      ${f('M18 66C18 46 44 36 70 36S122 46 122 66Z', p.mid)}${b(10, 64, 120, 12, p.second, 6)}${f('M14 76H126C116 96 92 108 74 126H66C48 108 24 96 14 76Z', p.accent)}
      ${f('M46 76H94L76 124H64Z', p.paper)}${row(5, (i) => c(38 + i * 16, 56 - (i % 2) * 6, 4, p.paper))}${f('M64 124H76L70 136Z', p.dark)}
      ${l('M4 42Q10 32 18 28M136 42Q130 32 122 28M26 128Q40 138 54 136M114 128Q100 138 86 136', p.mid, 3.4)}`,
  },
  'three nesting dolls': {
    width: 180,
    height: 130,
    draw: () =>
      `${doll(44, 1, '#c8323c', '#2e7d6b')}${doll(111, 0.74, '#f0a02e', '#8c2f6b')}${doll(158, 0.5, '#2f6fae', '#d8503f')}`,
  },
  'chess king and pawns': {
    width: 150,
    height: 140,
    draw: (p) => `${pawn(24, p.dark)}${pawn(126, p.paper)}${b(54, 65, 42, 7, p.accent, 3)}
      ${b(49, 123, 52, 15, p.dark, 5)}${f('M71 2H79V10H87V18H79V26C96 24 104 38 96 52L90 62H60L54 52C46 38 54 24 71 26V18H63V10H71Z', p.dark)}
      ${f('M62 75H88C88 98 94 108 98 120H52C56 108 62 98 62 75Z', p.dark)}`,
  },
  'duck on a string': {
    width: 170,
    height: 117,
    draw: () => `<g transform="translate(0.5 -2.5)">${l('M128 96C150 96 144 70 162 60', '#8a6a4a', 2.4)}
      ${c(163, 56, 6, '#d9503f')}${f('M18 52C26 58 34 58 44 52 60 44 74 48 80 40 70 14 86 2 102 4 122 6 126 26 116 40 124 62 110 84 84 84H52C26 84 14 68 18 52Z', '#fbd24a')}
      ${f('M118 20Q138 18 136 28 134 36 117 33Z', '#ef8a2c')}${c(104, 20, 4, '#2a1a12')}${f('M40 60Q62 50 84 58 80 76 60 76 44 74 40 60Z', '#e9a92b')}${b(22, 84, 108, 12, '#2f7fa3', 5)}
      ${row(2, (i) => o(44 + i * 64, 102, 13, '#d9503f', 6, '#fdf3dc'))}${row(2, (i) => c(44 + i * 64, 102, 3, '#2a1a12'))}${l('M2 92H12M2 104H18', '#2f7fa3', 3)}</g>`,
  },
  'clockwork robot': {
    width: 122,
    height: 160,
    draw: (p) => `<g transform="translate(-2.5 0)">${l('M65 16V6M28 84H12V112M102 84H118', p.dark, 7)}
      ${c(65, 7, 6, p.accent)}${b(36, 16, 58, 46, p.mid, 8)}${o(52, 36, 8, p.dark, 4, p.second)}${o(78, 36, 8, p.dark, 4, p.second)}${row(5, (i) => b(46 + i * 8, 51, 5, 7, p.paper))}
      ${b(56, 62, 18, 8, p.dark)}${b(28, 70, 74, 56, p.mid, 6)}${b(38, 80, 34, 26, p.paper, 3)}${l('M42 98 50 88 56 96 62 86 68 92', p.accent, 2.6)}
      ${row(3, (i) => c(86, 82 + i * 11, 4, [p.accent, p.second, p.paper][i] ?? ''))}${l('M6 122V116Q6 110 12 110T18 116V122', p.dark, 5)}
      ${f('M118 84 112 74Q118 66 124 74ZM118 84 112 94Q118 102 124 94Z', p.second)}${b(38, 126, 16, 22, p.dark)}${b(76, 126, 16, 22, p.dark)}${b(28, 146, 32, 13, p.accent, 5)}
      ${b(70, 146, 32, 13, p.accent, 5)}</g>`,
  },
  'clown out of the box': {
    width: 120,
    height: 170,
    draw: () => `${l('M60 104C30 102 36 92 60 92S90 82 60 80 34 70 60 68', '#8b8f96', 4)}
      ${f('M38 30 60 2 82 30 60 34Z', '#2f6fae')}${c(60, 5, 5, '#f2b632')}${c(33, 42, 11, '#ef7d2c')}${c(87, 42, 11, '#ef7d2c')}${c(60, 44, 25, '#fbe6d2')}${c(51, 40, 3.4, '#2a1a12')}
      ${c(69, 40, 3.4, '#2a1a12')}${c(60, 48, 6, '#d8303a')}${l('M46 54Q60 68 74 54', '#d8303a', 3.4)}${f('M36 70 48 64 60 72 72 64 84 70 76 78 60 76 44 78Z', '#3d9970')}
      ${f('M12 104 2 76 12 72 24 102Z', '#8c2f6b')}${b(12, 102, 96, 67, '#f2b632', 4)}${b(20, 110, 80, 51, '#c23b6b', 2)}
      ${f('M60 114 66 129 82 130 70 140 74 156 60 147 46 156 50 140 38 130 54 129Z', '#f2b632')}${l('M108 140H115V154', '#5a4a3a', 4)}`,
  },
  'feeding bottle and dummy': {
    width: 121,
    height: 148,
    draw: (p) => `<g transform="translate(-7 -1)">${f('M24 26Q24 14 30 12V6Q36-2 42 6V12Q48 14 48 26Z', p.second)}
      ${b(14, 26, 44, 16, p.mid, 4)}${f('M16 44H56Q64 56 64 66V136Q64 148 52 148H20Q8 148 8 136V66Q8 56 16 44Z', p.paper)}
      ${f('M8 84Q36 92 64 84V136Q64 148 52 148H20Q8 148 8 136Z', p.light)}${l('M44 72H56M48 86H56M44 100H56M48 114H56M44 128H56', p.dark, 3)}${e(102, 78, 9, 14, p.second)}
      ${f('M78 90Q102 82 126 90 128 112 102 116 76 112 78 90Z', p.accent)}${o(102, 128, 17, p.mid, 6)}${c(102, 102, 8, p.paper)}</g>`,
  },
  'pram with big wheels': {
    width: 151,
    height: 136,
    draw: () => `<g transform="translate(-0.5 -3)">${l('M36 62 10 34H4', '#3a3a44', 5)}
      ${f('M34 62H138C138 90 118 104 88 104S34 92 34 62Z', '#27496d')}${f('M84 58V4C122 4 146 28 146 58Z', '#e8b7b0')}${l('M84 58 104 8M84 58 124 20M84 58 140 38', '#c98780', 2.4)}
      ${b(30, 56, 116, 9, '#f7f1e6', 4)}${f('M42 66Q50 78 58 66 66 78 74 66 82 78 90 66 98 78 106 66 114 78 122 66 130 76 136 66Z', '#f7f1e6')}
      ${l('M60 100 48 116M112 100 126 116', '#3a3a44', 4)}
      ${row(2, (i) => at(`translate(${48 + i * 80} 116)`, o(0, 0, 20, '#3a3a44', 4) + l('M-18 0H18M0-18V18M-13-13 13 13M13-13-13 13', '#8b8f96', 1.6) + c(0, 0, 4, '#e8b7b0')))}
      ${c(70, 46, 10, '#fbe0c3')}</g>`,
  },
  'rattle shaken': {
    width: 112,
    height: 130,
    draw: (p) => `<g transform="translate(-5.5 -9.5)"><g transform="rotate(24 60 60)">
      ${b(57, 70, 10, 50, p.second, 3)}${c(62, 40, 32, p.accent)}${b(30, 34, 64, 12, p.paper)}${row(3, (i) => c(44 + i * 18, 40, 3.4, p.mid))}${o(62, 128, 12, p.mid, 6)}
      ${f('M62 76 44 66V88ZM62 76 80 66V88Z', p.mid)}</g>${l('M18 12Q8 24 8 38M28 18Q20 26 20 38M112 32Q118 44 114 58M104 68Q110 74 110 82', p.dark, 3)}</g>`,
  },
  'mobile of hanging things': {
    width: 160,
    height: 160,
    draw: (p) => `${l('M80 2V24M12 36C40 20 120 20 148 36', p.dark, 3.4)}
      ${l('M12 36V84M46 27V110M80 24V66M114 27V104M148 36V78', p.dark, 1.4)}${c(80, 24, 6, p.accent)}${f('M12 84 15 94 24 95 17 101 20 111 12 105 4 111 7 101 1 95 9 94Z', p.second)}
      ${f('M52 110A20 20 0 1 0 62 142 22 22 0 0 1 52 110Z', p.paper)}${f('M64 92A10 10 0 0 1 70 74 13 13 0 0 1 92 72 11 11 0 0 1 98 92Z', p.mid)}
      ${f('M114 124C98 112 104 100 114 108 124 100 130 112 114 124Z', p.accent)}${c(146, 90, 12, p.second)}${row(3, (i) => l(`M${70 + i * 10} 100v8`, p.mid, 3))}
      ${c(114, 140, 4, p.accent)}${c(114, 154, 4, p.accent)}`,
  },
  'yo yo on its string': {
    width: 92,
    height: 157,
    draw: (p) => `<g transform="translate(2 -2.5)">${o(24, 14, 9, p.dark, 2.4)}
      ${l('M24 24C26 60 44 60 44 104', p.dark, 2.4)}${o(44, 114, 38, p.accent, 14, p.paper)}${f('M44 92 49 108 66 108 52 118 57 134 44 124 31 134 36 118 22 108 39 108Z', p.second)}
      ${l('M82 66Q86 72 87 80M74 56 78 60', p.mid, 3)}</g>`,
  },
  'handful of marbles': {
    width: 138,
    height: 98,
    draw: () => `<g transform="translate(-1 -11)">${marble(28, 82, 26, '#2d9c8f', '#f4d35e')}
      ${marble(84, 84, 24, '#d94f5c', '#ffffff')}${marble(56, 34, 22, '#33588f', '#f08a4b')}${marble(116, 40, 20, '#f2c14e', '#7a3b8f')}${marble(124, 92, 14, '#7bb661', '#1f3d2b')}
      ${marble(14, 36, 12, '#a9d6e5', '#d94f5c')}</g>`,
  },
  'four puzzle pieces apart': {
    width: 130,
    height: 130,
    draw: (p) => `
      ${row(4, (i) => at(`rotate(${i * 90} 65 65)`, f('M1 1H54V20C66 14 74 22 74 29S66 44 54 38V54H38C44 42 36 36 28 36S12 42 18 54H1Z', [p.accent, p.second, p.mid, p.dark][i] ?? '')))}`,
  },
  'dominoes in a row': {
    width: 170,
    height: 100,
    draw: (p) => `${stone(p, 'translate(2 98)', 'M12-70h.1M28-54h.1M20-20h.1')}
      ${stone(p, 'translate(52 98)', 'M20-62h.1M12-28h.1M28-12h.1M20-20h.1')}${l('M160 8Q166 14 168 22M150 2 154 4', p.accent, 3)}
      ${stone(p, 'translate(98 82) rotate(24)', 'M12-70h.1M28-70h.1M12-54h.1M28-54h.1M20-20h.1')}`,
  },
  'rag doll with plaits': {
    width: 113,
    height: 165,
    draw: () => `<g transform="translate(-3.5 -4.5)">${l('M40 78 10 104M80 78 110 104', '#f6d3b3', 11)}
      ${l('M50 134V158M70 134V158', '#fbf5ea', 12)}${b(44, 144, 12, 7, '#d8404a')}${b(64, 144, 12, 7, '#d8404a')}${e(46, 163, 11, 6, '#2a2a33')}${e(74, 163, 11, 6, '#2a2a33')}
      ${f('M42 68H78L98 138Q60 148 22 138Z', '#3a6ea5')}${f('M46 84H74L82 128Q60 134 38 128Z', '#fbf5ea')}${f('M60 104C50 94 54 88 60 93 66 88 70 94 60 104Z', '#d8404a')}
      ${c(60, 40, 30, '#f6d3b3')}${f('M28 46C20-7 100-7 92 46 84 28 70 22 60 22S36 28 28 46Z', '#c8512a')}${row(6, (i) => e(i % 2 ? 24 : 96, 50 + (i >> 1) * 12, 8, 7.5, '#c8512a'))}
      ${c(24, 84, 4, '#d8404a')}${c(96, 84, 4, '#d8404a')}${c(49, 42, 3.4, '#2a2a33')}${c(71, 42, 3.4, '#2a2a33')}${f('M60 46 64 53H56Z', '#e88a5a')}
      ${l('M50 58Q60 66 70 58', '#d8404a', 2.6)}</g>`,
  },
  'xylophone and beaters': {
    width: 144,
    height: 121,
    draw: () => `<g transform="translate(-5 0.5)">${f('M6 36 144 52V60L6 48ZM6 96 144 78V86L6 108Z', '#8a5a2c')}
      ${row(7, (i) => b(8 + i * 20, 22 + i * 4.5, 15, 98 - i * 9, ['#d8404a', '#ef8a2c', '#f6cf45', '#5fae57', '#38a3b8', '#3a5ea5', '#8c4a9e'][i] ?? '', 4))}
      ${row(7, (i) => c(15.5 + i * 20, 42 + i * 2.2, 2.4, '#fff6e0'))}${row(7, (i) => c(15.5 + i * 20, 102 - i * 3, 2.4, '#fff6e0'))}${l('M60 10 132 26M86 4 146 14', '#c99a5c', 3)}
      ${c(58, 10, 8, '#2a2a33')}${c(84, 7, 6, '#d8404a')}</g>`,
  },
  'toy drum and sticks': {
    width: 140,
    height: 130,
    draw: (p) => `${l('M12 6 66 40M128 6 78 36', p.second, 5)}${c(9, 7, 7, p.dark)}${c(131, 7, 7, p.dark)}
      ${f('M12 52H128V108C128 134 12 134 12 108Z', p.accent)}${l('M18 64 36 118 54 70 70 124 86 70 104 118 122 64', p.paper, 3.4)}
      ${f('M8 104C8 126 132 126 132 104V112C132 136 8 136 8 112Z', p.mid)}${e(70, 52, 62, 21, p.mid)}${e(70, 49, 56, 16, p.paper)}`,
  },
  'paper windmill': {
    width: 107,
    height: 168,
    draw: (p) => `<g transform="translate(-1.5 -2)">${l('M55 56V167', p.dark, 5)}
      ${row(4, (i) => at(`rotate(${i * 90} 55 55)`, f('M55 55V3L86 3Q100 20 55 55Z', i % 2 ? p.accent : p.second) + f('M55 55V3Q34 22 55 55Z', i % 2 ? p.dark : p.mid)))}
      ${c(55, 55, 6, p.paper)}${l('M4 132Q14 124 24 132T42 132M70 148Q80 140 90 148T106 148', p.mid, 3)}</g>`,
  },
  'pail and sand castle': {
    width: 170,
    height: 103,
    draw: () => `<g transform="translate(0 -17)">${f('M2 118Q20 104 50 106H130Q158 108 168 118Z', '#e8c98a')}
      ${f('M14 60H22V66H30V60H38V66H46V60H54V78H70V70H78V76H86V70H94V112H14Z', '#d9b06a')}${f('M28 112V98A7 7 0 0 1 42 98V112Z', '#7a5a2c')}${c(78, 92, 5, '#b58a45')}
      ${l('M34 60V20', '#5a4a3a', 2.4)}${f('M34 20 58 28 34 37Z', '#d8404a')}${l('M110 70Q112 32 134 34T160 70', '#f7f1e6', 4)}${f('M106 66H164L156 114H114Z', '#2f8fb3')}
      ${b(102, 62, 66, 9, '#1f6d8c', 4)}${f('M135 80 138 88 147 89 140 95 142 104 135 99 128 104 130 95 123 89 132 88Z', '#fbd24a')}${c(20, 114, 3, '#f7a58a')}
      ${row(3, (i) => c(88 + i * 8, 114, 2, '#fdf3dc'))}</g>`,
  },
};
