/** Things of sport: balls, rackets, goals, prizes, shoes, weights, targets and nets. */
import type { Drawings } from './drawing.ts';
import { area as f, box as b, disc as c, ellipse as o, line as l, row, turn } from './strokes.ts';

const ring = (x: number, y: number, r: number, stroke: string, width: number, dash = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${dash}"/>`;
/** Strings across an ellipse about 0, 0. */
const strings = (rx: number, ry: number, n: number) =>
  row(
    n,
    (i, t = Math.acos(((i + 1) * 2) / (n + 1) - 1), x = Math.cos(t), y = Math.sin(t)) =>
      `M${rx * x} ${-ry * y}V${ry * y}M${-rx * y} ${ry * x}H${rx * y}`,
  );
const pin = (x: number, y: number, a: number, stripe: string) =>
  `<g transform="translate(${x} ${y}) rotate(${a}) scale(1.22)">
  ${f('M0-35C7-35 9-29 8-22C7-16 6-13 8-6C13 6 13 12 12 20C11 29 9 35 8 35H-8C-9 35-11 29-12 20C-13 12-13 6-8-6C-6-13-7-16-8-22C-9-29-7-35 0-35Z', '#fbf8f0')}
  ${l('M-6.500-13H6.500M-7-18H7', stripe, 2.5)}</g>`;

export const sport: Drawings = {
  football: {
    width: 100,
    height: 100,
    draw: (p) => `${c(50, 50, 49, p.paper)}${f('M50 32 67.100 44.400 60.600 64.600H39.400L32.900 44.400Z', p.dark)}
      ${turn(5, 50, 50, f('M50 17 36 9.300 40 2.400Q50 .5 60 2.400L64 9.300Z', p.dark) + l('M50 32V17M64 9.300 84.300 24.100', p.dark, 2.5))}`,
  },
  basketball: {
    width: 107,
    height: 118,
    draw: () => `<g transform="translate(-1.5 0)">${o(55, 112, 36, 5, '#9aa0a8')}${c(55, 53, 52, '#e9792b')}
      ${l('M55 2.800V103.200M4.800 53H105.200M20 14Q44 53 20 92M90 14Q66 53 90 92', '#3a2417', 3.5)}
      ${f('M28 20Q40 8 54 8Q40 14 34 26Z', '#f6a867')}</g>`,
  },
  'tennis racket and ball': {
    width: 98,
    height: 143,
    draw: (p) => `<g transform="translate(-14 -4)"><g transform="translate(68 51) rotate(28)">
      ${l(strings(31, 43, 9), p.paper, 1.5)}<ellipse rx="33" ry="45" fill="none" stroke="${p.accent}" stroke-width="6"/>
      ${l('M-14 43Q-2 58 0 70Q2 58 14 43', p.accent, 5)}${b(-5, 66, 10, 40, p.dark, 4)}
      ${l('M-4 78 4 74M-4 88 4 84M-4 98 4 94', p.mid, 2)}</g>${c(92, 128, 19, '#d3e34a')}
      ${l('M79 116Q90 128 80 141M106 117Q94 126 103 142', '#ffffff', 3)}</g>`,
  },
  'table tennis': {
    width: 134,
    height: 112,
    draw: (p) => `<g transform="translate(39 39) rotate(-42)">${b(-7, 30, 14, 46, '#c89358', 4)}${c(0, 0, 38, p.dark)}
      ${f('M-27 27A38 38 0 0 0 27 27L7 40H-7Z', '#e0b57c')}</g><g transform="translate(95 39) rotate(42)">
      ${b(-7, 30, 14, 46, '#c89358', 4)}${c(0, 0, 38, p.accent)}${f('M-27 27A38 38 0 0 0 27 27L7 40H-7Z', '#e0b57c')}
      </g>${c(67, 101, 10, '#ffffff')}`,
  },
  'goal with a net': {
    width: 180,
    height: 100,
    draw: (p) => `${l(row(12, (i) => `M${18 + i * 13} 8V92`) + row(6, (i) => `M8 ${20 + i * 13}H172`), p.mid, 1.2)}
      ${l('M6 96V6H174V96', p.paper, 8)}${b(1, 94, 178, 5, '#5da650', 2)}${c(122, 82, 13, p.dark)}
      ${c(122, 82, 5, p.paper)}${turn(5, 122, 82, l('M122 73V70', p.paper, 4))}`,
  },
  'basketball hoop': {
    width: 96,
    height: 178,
    draw: (p) => `${b(44, 60, 8, 116, p.dark)}${b(26, 169, 44, 8, p.dark, 4)}${l('M4 4H92V62H4Z', p.mid, 5, p.paper)}
      ${l('M32 24H64V50H32Z', p.accent, 4)}
      ${l('M26 64 34 104 44 74 54 104 62 74 70 64M26 64 36 84 48 100 60 84 70 64M34 104Q48 110 62 104', '#ffffff', 2.5)}
      ${l('M24 63H72', p.accent, 6)}`,
  },
  'two handled cup': {
    width: 114,
    height: 136,
    draw: (p) => `<g transform="translate(-3 0)">${l('M30 20H8Q8 58 40 62M90 20H112Q112 58 80 62', p.second, 8)}
      ${f('M26 6H94Q96 78 60 86Q24 78 26 6Z', p.second)}${b(22, 1, 76, 9, '#dc9f17', 4)}
      ${f('M54 84H66L70 106H50Z', '#dc9f17')}${b(34, 104, 52, 10, p.dark, 2)}${b(26, 114, 68, 21, p.dark, 3)}
      ${b(44, 119, 32, 10, p.paper, 2)}${f('M60 24 65 37 79 38 68 46 72 60 60 52 48 60 52 46 41 38 55 37Z', p.paper)}
      </g>`,
  },
  'medal on a ribbon': {
    width: 84,
    height: 138,
    draw: (p) => `${f('M1 1H29L50 64H26Z', p.mid)}${f('M83 1H55L34 64H58Z', p.accent)}
      ${f('M10 1H20L44 64H35Z', p.paper)}${b(34, 56, 16, 12, '#b9862a', 3)}${c(42, 101, 36, '#e3ad3c')}
      ${c(42, 101, 28, '#f5cf6b')}${ring(42, 101, 23, '#b9862a', 2.5, '2 4')}
      ${l('M36 94 43 88V114M36 114H50', '#a06f1b', 5)}`,
  },
  'running shoe': {
    width: 158,
    height: 92,
    draw: (p) => `${f('M8 26Q4 6 20 2Q30 20 48 14Q52 6 62 3L98 38Q112 46 134 48Q154 52 156 72H8Q12 46 8 26Z', p.accent)}
      ${f('M118 46 134 48Q154 52 156 72H110Q108 56 118 46ZM8 26Q30 40 28 72H8Q12 46 8 26Z', p.dark)}
      ${b(2, 70, 155, 12, p.paper, 6)}${f('M6 80H70L78 86H100L106 80H152Q150 91 138 91H16Q6 90 6 80Z', p.dark)}
      ${l('M60 24 72 14M70 34 82 24M80 44 92 34', p.paper, 4)}${f('M40 64Q70 66 92 48L98 56Q72 72 40 64Z', p.second)}
      ${l('M20 14 14 30', p.paper, 3)}`,
  },
  'dumb-bell': {
    width: 150,
    height: 76,
    draw: (p) => `${b(40, 31, 70, 14, '#b7bec8')}${b(1, 24, 12, 28, '#b7bec8', 4)}${b(137, 24, 12, 28, '#b7bec8', 4)}
      ${b(8, 12, 18, 52, p.dark, 6)}${b(124, 12, 18, 52, p.dark, 6)}${b(28, 1, 18, 74, p.accent, 6)}
      ${b(104, 1, 18, 74, p.accent, 6)}${l('M62 33V43M70 33V43M78 33V43M86 33V43', '#7d8691', 2.5)}`,
  },
  'barbell with plates': {
    width: 216,
    height: 62,
    draw: (p) => `${b(1, 28, 214, 6, p.mid, 3)}${b(47, 1, 9, 60, p.dark, 3)}${b(160, 1, 9, 60, p.dark, 3)}
      ${b(36, 7, 9, 48, p.accent, 3)}${b(171, 7, 9, 48, p.accent, 3)}${b(26, 13, 8, 36, p.second, 3)}
      ${b(182, 13, 8, 36, p.second, 3)}${b(18, 22, 6, 18, p.dark, 2)}${b(192, 22, 6, 18, p.dark, 2)}`,
  },
  kettlebell: {
    width: 80,
    height: 112,
    draw: (p) => `<g transform="translate(-7 0)">${l('M30 54 20 22Q18 7 34 7H60Q76 7 74 22L64 54', p.dark, 12)}
      ${c(47, 72, 39, p.dark)}${b(26, 104, 42, 7, p.dark, 2)}${c(47, 70, 19, p.second)}
      ${l('M38 70H56M47 61V79', p.dark, 5)}${l('M16 62Q20 48 30 44', p.light, 4)}</g>`,
  },
  'target with arrows': {
    width: 132,
    height: 150,
    draw: (p) => `${l('M36 92 18 147M84 92 102 147', '#8a5f38', 6)}${c(60, 70, 59, '#f4f4f0')}
      ${c(60, 70, 47, '#2b2f36')}${c(60, 70, 36, '#3a8fd0')}${c(60, 70, 24, '#e2412f')}${c(60, 70, 12, '#f7cf3f')}
      ${l('M60 70 118 18M78 88 124 60', '#5a3b22', 3)}
      ${f('M110 20 114 4 130 1 129 14 120 26ZM116 60 122 50 131 52 130 60 122 67Z', p.accent)}`,
  },
  dartboard: {
    width: 120,
    height: 120,
    draw: (p) => `${c(60, 60, 59, '#22252b')}${c(60, 60, 48, '#f2e6c8')}${ring(60, 60, 24, '#22252b', 48, '7.540')}
      ${ring(60, 60, 46, '#2e8b57', 4)}${ring(60, 60, 46, '#d23b2f', 4, '14.451')}${ring(60, 60, 29, '#2e8b57', 4)}
      ${ring(60, 60, 29, '#d23b2f', 4, '9.111')}${c(60, 60, 8, '#2e8b57')}${c(60, 60, 4, '#d23b2f')}
      ${l('M62 62 80 80', '#dfe4ea', 3)}${l('M80 80 90 90', p.second, 6)}
      ${f('M88 88 102 90 112 100 100 98 102 110 92 102Z', p.mid)}`,
  },
  'pins and bowl': {
    width: 126,
    height: 111,
    draw: (p) => `<g transform="translate(-8 -0.5)">${pin(24, 44, -9, p.accent)}${pin(116, 44, 12, p.accent)}
      ${pin(70, 47, 0, p.accent)}${c(94, 80, 31, p.dark)}${c(86, 66, 4, p.light)}${c(97, 64, 4, p.light)}
      ${c(92, 76, 4, p.light)}</g>`,
  },
  'bat and stitched ball': {
    width: 134,
    height: 126,
    draw: () => `<g transform="translate(-2 -2)">
      ${f('M12 114 8 118 3 113 10 108 70 50 108 12Q122-2 130 6Q138 14 124 28L86 68Z', '#d29a5b')}
      ${f('M10 108 42 78 50 84 12 114 8 118 3 113Z', '#3c4048')}${l('M84 44 118 12', '#e9c08b', 4)}
      ${c(104, 96, 31, '#fbfaf5')}${l('M84 76Q100 96 84 116M124 76Q108 96 124 116', '#d23b2f', 2.5)}
      ${l('M86 86 95 83M89 96H97M86 106 95 109M122 86 113 83M119 96H111M122 106 113 109', '#d23b2f', 2.5)}</g>`,
  },
  shuttlecock: {
    width: 96,
    height: 112,
    draw: (p) => `${f('M34 78 2 12 14 4 24 10 35 1 48 8 61 1 72 10 82 4 94 12 62 78Z', p.paper)}
      ${l('M36 76 14 6M42 76 35 4M48 76V10M54 76 61 4M60 76 82 6', p.mid, 2)}
      ${l('M18 46Q48 58 78 46M25 60Q48 70 71 60', p.mid, 2)}${b(32, 74, 32, 8, p.accent, 3)}
      ${f('M32 84H64V96Q62 111 48 111Q34 111 32 96Z', p.second)}`,
  },
  'flag on the green': {
    width: 130,
    height: 142,
    draw: (p) => `${o(65, 122, 64, 19, '#63b45b')}${o(64, 118, 13, 4, '#2d5f36')}${b(62, 1, 4, 118, '#f4f4f0', 2)}
      ${f('M66 4 112 20 66 38Z', p.accent)}${c(98, 118, 9, '#ffffff')}${l('M96 114h1M101 117h1M97 121h1', '#c5cbd2', 2)}
      ${l('M74 119H84', '#ffffff', 2)}`,
  },
  'boxing glove': {
    width: 100,
    height: 125,
    draw: () => `<g transform="translate(-3 -1)">
      ${f('M34 94Q32 84 22 74Q4 56 4 40Q6 24 22 30Q24 2 58 2Q98 2 101 36Q102 60 88 78Q84 86 84 94Z', '#d6332b')}
      ${l('M22 30Q36 38 40 52Q44 62 58 58M46 30H80', '#8f1d19', 4)}${f('M66 8Q86 10 92 28Q78 16 64 16Z', '#ef6e61')}
      ${b(30, 92, 58, 33, '#f4f0e6', 6)}${b(30, 102, 58, 9, '#d6332b')}${l('M84 80Q60 88 38 82', '#8f1d19', 3)}</g>`,
  },
  'whistle blowing': {
    width: 143,
    height: 87,
    draw: (p) => `<g transform="translate(-1 -6)">${l('M28 48H140V66H90A32 32 0 1 1 28 48Z', p.dark, 5, p.second)}
      ${c(59, 69, 13, p.dark)}${c(59, 69, 5, p.paper)}${l('M78 48V58H96V48', p.dark, 5, p.dark)}
      ${l('M36 34 28 20M56 30V10M76 34 86 20', p.accent, 5)}${l('M20 58A10 10 0 1 0 14 76', p.dark, 4)}</g>`,
  },
  'stopwatch running': {
    width: 104,
    height: 128,
    draw: (p) => `${b(44, 12, 16, 16, p.mid)}${b(36, 2, 32, 13, p.mid, 5)}${l('M88 30 96 22M16 30 8 22', p.mid, 9)}
      ${c(52, 76, 51, p.mid)}${c(52, 76, 41, p.paper)}${f('M52 76V41A35 35 0 0 1 82.300 93.500Z', p.second)}
      ${turn(12, 52, 76, l('M52 39V42', p.dark, 3))}${l('M52 76 78 91', p.accent, 4)}${c(52, 76, 5, p.dark)}`,
  },
  'winners on steps': {
    width: 150,
    height: 132,
    draw: (p) => `${b(52, 76, 46, 55, p.accent)}${b(1, 96, 49, 35, p.mid)}${b(100, 106, 49, 25, p.second)}
      ${c(75, 98, 10, p.paper)}${c(26, 113, 8, p.paper)}${c(124, 119, 7, p.paper)}
      ${f('M64 76V46Q61 30 75 30Q89 30 86 46V76H78V58H72V76ZM15 96V66Q12 50 26 50Q40 50 37 66V96H29V78H23V96Z', p.dark)}
      ${f('M113 106V76Q110 60 124 60Q138 60 135 76V106H127V88H121V106Z', p.dark)}${c(75, 18, 9, '#e8b48c')}
      ${c(26, 38, 9, '#b97f56')}${c(124, 48, 9, '#e8b48c')}${l('M65 36 52 12M85 36 98 12', p.dark, 6)}
      ${l('M52 7V3M98 7V3M44 12H42M106 12H108', p.second, 4)}`,
  },
  'volley over the net': {
    width: 190,
    height: 126,
    draw: (p) => `${b(8, 46, 6, 79, p.dark, 3)}${b(176, 46, 6, 79, p.dark, 3)}
      ${l(row(11, (i) => `M${25 + i * 14} 54V96`) + 'M14 64H176M14 75H176M14 86H176', p.mid, 1.6)}
      ${b(14, 50, 162, 6, p.paper)}${b(14, 94, 162, 4, p.paper)}${b(1, 121, 188, 4, '#d8b878', 2)}
      ${c(104, 23, 22, p.second)}
      ${l('M104 23 96 2.500M104 23 125 28M104 23 91 41M100 12Q112 6 120 14M112 34Q104 42 100 44M88 30Q84 18 88 10', p.dark, 2)}
      ${l('M70 24H58M74 36 62 40M74 12 64 6', p.accent, 3)}`,
  },
  'oval ball flying': {
    width: 137,
    height: 82,
    draw: (p) => `<g transform="translate(1 -13.5)"><g transform="translate(89 49) rotate(-28)">
      ${f('M-52 0Q-30-32 0-32Q30-32 52 0Q30 32 0 32Q-30 32-52 0Z', '#8c4a2a')}
      ${f('M-38-17Q-30-22-24-25Q-17 0-24 25Q-30 22-38 17Q-34 0-38-17ZM38-17Q30-22 24-25Q17 0 24 25Q30 22 38 17Q34 0 38-17Z', '#ffffff')}
      ${l('M-16-10H16M-10-15V-5M-3-15V-5M4-15V-5M11-15V-5', '#ffffff', 3)}</g>
      ${l('M4 52H22M14 72H30M2 92H36', p.mid, 4)}</g>`,
  },
  'swimming goggles': {
    width: 157,
    height: 75,
    draw: (p) => `<g transform="translate(-3.5 3)">${l('M22 36Q-2 14 14 6Q80-4 150 6Q166 14 142 36', p.dark, 6)}
      ${l('M24 30Q50 18 70 34Q74 60 50 68Q22 66 24 30Z', p.mid, 7, '#a9dcf0')}
      ${l('M140 30Q114 18 94 34Q90 60 114 68Q142 66 140 30Z', p.mid, 7, '#a9dcf0')}${l('M70 40Q82 32 94 40', p.dark, 6)}
      ${l('M36 44 48 32M108 44 120 32', '#ffffff', 4)}</g>`,
  },
};
