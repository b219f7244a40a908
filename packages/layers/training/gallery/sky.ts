/** What is in the sky: suns, moons, clouds, stars, planets and what flies among them. */
import type { Drawings } from './drawing.ts';
import { area as f, at, box as b, disc as c, line as l, row, turn } from './strokes.ts';

const star = (x: number, y: number, s: number, fill: string) =>
  at(
    `translate(${x} ${y}) scale(${s})`,
    f('M0-10 2.6-3.6 9.5-3.1 4.3 1.4 5.9 8.1 0 4.5-5.9 8.1-4.3 1.4-9.5-3.1-2.6-3.6Z', fill),
  );
const drop = (x: number, y: number, s: number, fill: string) =>
  at(`translate(${x} ${y}) scale(${s})`, f('M0 0C-6 9-8 12-8 16a8 8 0 0 0 16 0C8 12 6 9 0 0Z', fill));
/** 97 × 60. */
const cloud = 'M20 60A20 20 0 0 1 21 20A27 27 0 0 1 70 14A23 23 0 1 1 77 60Z';

export const sky: Drawings = {
  'sun with pointed rays': {
    width: 120,
    height: 120,
    draw: (p) => `${turn(12, 60, 60, f('M60 1 68 26H52Z', p.accent))}${c(60, 60, 31, p.second)}${c(60, 60, 22, p.paper)}
      ${c(60, 60, 15, p.accent)}`,
  },
  'smiling sun': {
    width: 112,
    height: 112,
    draw: (p) => `${turn(12, 56, 56, l('M56 3V15', p.dark, 4))}${c(60, 60, 29, '#ffd65c')}
      ${l('M56 27a29 29 0 1 0 .1 0Z', p.dark, 4)}${c(46, 51, 3.5, p.dark)}${c(66, 51, 3.5, p.dark)}
      ${l('M42 62q14 16 28 0', p.dark, 4)}`,
  },
  'sun sinking into bars': {
    width: 142,
    height: 104,
    draw: (p) => `${f('M9 62A62 62 0 0 1 133 62Z', p.second)}${f('M31 62A40 40 0 0 1 111 62Z', '#f08a3c')}
      ${f('M51 62A20 20 0 0 1 91 62Z', p.accent)}${b(1, 68, 140, 8, p.mid, 4)}${b(16, 82, 110, 8, p.mid, 4)}
      ${b(38, 96, 66, 7, p.mid, 3.5)}`,
  },
  'sleeping moon': {
    width: 100,
    height: 113,
    draw: () => `<g transform="translate(1 0)">${f('M70 3A55 55 0 1 0 97 93A48 48 0 0 1 70 3Z', '#f6d977')}
      ${c(24, 74, 6, '#ef9d7a')}${f('M70 3A55 55 0 0 0 16 95A58 58 0 0 1 40 12Z', '#e9bf52')}
      ${l('M24 58q7 7 14 0', '#6b4a1e', 3)}${l('M36 76q6 6 12-1', '#6b4a1e', 3)}${star(82, 36, 1.3, '#fff4cf')}
      ${star(70, 62, 0.8, '#fff4cf')}${star(91, 66, 0.7, '#fff4cf')}</g>`,
  },
  'moon with craters': {
    width: 100,
    height: 100,
    draw: () => `${c(50, 50, 49, '#dcd9cf')}${f('M72 6A49 49 0 0 1 28 94A60 60 0 0 0 72 6Z', '#c3bfb2')}
      ${c(34, 32, 12, '#b5b1a3')}${c(36, 34, 10, '#cbc7ba')}${c(60, 62, 15, '#a9a598')}${c(62, 64, 12, '#b9b5a8')}
      ${c(26, 62, 7, '#b5b1a3')}${c(64, 24, 6, '#b5b1a3')}${c(42, 82, 5, '#b5b1a3')}${c(80, 44, 4, '#a9a598')}
      ${c(46, 50, 3, '#b5b1a3')}`,
  },
  'rain cloud': {
    width: 98,
    height: 116,
    draw: (p) => `${f(cloud, p.paper)}${f('M20 60A20 20 0 0 1 1 36Q40 52 96 36A23 23 0 0 1 77 60Z', p.light)}
      ${row(4, (i) => drop(16 + i * 22, 66 + (i % 2) * 5, 0.8, p.mid))}
      ${row(3, (i) => drop(27 + i * 22, 93 - (i % 2) * 3, 0.9, p.mid))}`,
  },
  'thunder cloud': {
    width: 122,
    height: 128,
    draw: (p) => `${at('translate(28 1) scale(.96)', f(cloud, '#7d8798'))}
      ${at('translate(0 18) scale(1.1)', f(cloud, p.dark))}${f('M62 62 34 100H54L44 127 82 88H62L76 62Z', p.second)}
      ${l('M24 92l-6 16M96 92l-6 16M108 92l-6 16M14 92l-4 10', p.mid, 4)}`,
  },
  'snow cloud': {
    width: 103,
    height: 124,
    draw: (p) => `<g transform="translate(-1.5 -0.5)">${at('translate(4 3)', l(cloud, p.mid, 5))}
      ${l('M34 34a16 16 0 0 1 14-12', p.mid, 4)}
      ${row(3, (i) => at(`translate(${22 + i * 31} ${86 + (i % 2) * 24})`, turn(3, 0, 0, l('M0-13V13M-4-10 0-6 4-10M-4 10 0 6 4 10', p.mid, 2.6))))}
      ${c(53, 78, 3, p.mid)}${c(22, 112, 3, p.mid)}${c(84, 112, 3, p.mid)}</g>`,
  },
  'sun behind a cloud': {
    width: 134,
    height: 104,
    draw: (p) => `${c(92, 46, 27, p.second)}${at('translate(7 43)', f(cloud, p.paper))}
      ${l('M66 38A27 27 0 1 1 101 67', p.dark, 3.5)}${at('translate(2 38)', l(cloud, p.dark, 3.5))}
      ${l('M86 3V8M62 11 65 16M110 9 107 14M126 26 121 29M132 48H126M125 70 120 67', p.dark, 3.5)}`,
  },
  'rainbow between clouds': {
    width: 190,
    height: 106,
    draw: () => `
      ${row(6, (i) => l(`M${22 + i * 9} 88V80A${73 - i * 9} ${73 - i * 9} 0 0 1 ${168 - i * 9} 80V88`, ['#e4483b', '#f28c2f', '#f7cf3d', '#55b35a', '#3f86d2', '#7a54b5'][i]!, 9.4))}
      ${at('translate(1 58) scale(.78)', f(cloud, '#ffffff'))}${at('translate(113 58) scale(.78)', f(cloud, '#ffffff'))}
      ${f('M8 98Q40 90 70 104H16Q11 103 8 98ZM120 98Q152 90 182 104H128Q123 103 120 98Z', '#dfeaf3')}`,
  },
  'paper rainbow': {
    width: 144,
    height: 73,
    draw: (p) => `${f('M1 72A71 71 0 0 1 143 72Z', p.accent)}${f('M15 72A57 57 0 0 1 129 72Z', p.second)}
      ${f('M29 72A43 43 0 0 1 115 72Z', p.paper)}${f('M43 72A29 29 0 0 1 101 72Z', p.mid)}
      ${f('M57 72A15 15 0 0 1 87 72Z', p.dark)}`,
  },
  'shooting star': {
    width: 151,
    height: 87,
    draw: (p) => `<g transform="translate(0 -4)">${f('M104 44Q60 44 1 90Q70 64 112 60Z', p.mid)}
      ${f('M96 34Q50 28 6 48Q60 42 100 46Z', p.accent)}${f('M116 62Q90 78 54 91Q100 84 124 66Z', p.second)}
      ${at('rotate(14 118 36)', star(118, 36, 3.2, p.second))}${c(40, 20, 3, p.second)}${c(66, 12, 2, p.accent)}
      ${c(138, 80, 3, p.mid)}</g>`,
  },
  'handful of stars': {
    width: 130,
    height: 118,
    draw: () => `${at('rotate(-10 44 50)', star(42, 48, 4, '#f2b632'))}
      ${at('rotate(12 100 30)', star(101, 29, 2.6, '#f7d774'))}${at('rotate(6 96 86)', star(96, 86, 3.2, '#e8963a'))}
      ${star(44, 105, 1.5, '#f7d774')}${star(72, 10, 0.9, '#fff1c4')}${star(121, 62, 0.8, '#fff1c4')}
      ${star(12, 90, 1.1, '#e8963a')}`,
  },
  'ringed planet': {
    width: 164,
    height: 90,
    draw: (p) => `
      ${at(
        'translate(0 -7) rotate(-18 82 52)',
        `<ellipse cx="82" cy="52" rx="82" ry="22" fill="none" stroke="${p.accent}" stroke-width="7"/>
      ${c(82, 52, 44, p.second)}${f('M41 36H123Q126 43 126 48H38Q38 42 41 36Z', p.accent)}${f('M43 72H121A44 44 0 0 1 112 84H52Z', p.dark)}
      ${l('M0 52A82 22 0 0 0 164 52', p.paper, 7)}`,
      )}`,
  },
  'blue earth': {
    width: 104,
    height: 104,
    draw: () => `${c(52, 52, 51, '#2f7fc9')}
      ${f('M22 11Q40 2 56 2Q62 8 52 14Q62 22 50 28Q40 30 38 42Q26 44 20 34Q12 32 12 20Q16 14 22 11Z', '#5aa845')}
      ${f('M34 52Q48 46 56 58Q66 62 58 74Q50 82 48 96Q38 92 38 78Q26 66 34 52Z', '#5aa845')}
      ${f('M84 13Q104 32 103 56Q100 74 90 76Q84 66 86 58Q72 56 72 44Q74 32 84 30Q76 20 84 13Z', '#6cb950')}
      ${l('M8 58H28M14 66H22M60 38H78M66 88H86M76 80H84', '#ffffff', 5)}`,
  },
  'rocket in flight': {
    width: 121,
    height: 121,
    draw: (p) => `<g transform="translate(-1 -5.5)">
      ${at(
        'translate(66 62) rotate(45)',
        `${f('M-14 34Q-30 38-26 58Q-18 48-10 46ZM14 34Q30 38 26 58Q18 48 10 46Z', '#d8402f')}
      ${f('M0-78Q26-50 22-6Q20 24 12 42H-12Q-20 24-22-6Q-26-50 0-78Z', '#f4f1ea')}${f('M0-78Q16-62 20-38H-20Q-16-62 0-78Z', '#d8402f')}
      ${c(0, -14, 12, '#47505e')}${c(0, -14, 8, '#8fd0ee')}${b(-13, 44, 26, 6, '#47505e', 2)}${f('M-10 54Q-8 68 0 82Q8 68 10 54Z', '#f5a623')}`,
      )}
      ${l('M30 80 12 98M48 104 34 118', p.second, 4)}${c(5, 107, 3, '#f5a623')}${c(25, 123, 3, '#f5a623')}</g>`,
  },
  'rocket on the pad': {
    width: 86,
    height: 178,
    draw: (p) => `${f('M43 1Q68 34 66 80V138H20V80Q18 34 43 1Z', p.dark)}
      ${f('M20 96Q2 112 4 148L20 138ZM66 96Q84 112 82 148L66 138Z', p.accent)}${b(39, 100, 8, 50, p.accent, 4)}
      ${c(43, 54, 11, p.paper)}${c(43, 84, 7, p.paper)}${b(26, 138, 34, 7, p.mid)}${c(12, 164, 11, p.light)}
      ${c(33, 167, 10, p.paper)}${c(54, 167, 10, p.light)}${c(75, 164, 10, p.paper)}`,
  },
  comet: {
    width: 150,
    height: 110,
    draw: (p) => `${f('M104 96Q60 54 6 8Q70 36 134 62Z', '#ffd9a0')}${f('M108 90Q72 58 36 32Q84 54 128 68Z', '#ff9a4d')}
      ${c(120, 80, 29, '#ff6b3d')}${c(123, 83, 20, '#ffc24d')}${c(128, 76, 5, '#ff9a4d')}${c(116, 90, 4, '#ff9a4d')}
      ${l('M2 40 34 62M20 74 56 92M66 3 100 22', p.light, 3.5)}`,
  },
  'satellite with panels': {
    width: 168,
    height: 108,
    draw: (p) => `${l('M56 50H112', '#7b8592', 5)}${b(1, 26, 56, 48, p.mid, 2)}${b(111, 26, 56, 48, p.mid, 2)}
      ${l('M1.8 50H57M20 26V74M38 26V74M111 50H166.2M130 26V74M148 26V74', p.paper, 1.6)}
      ${b(66, 18, 36, 62, '#e3b95b', 4)}${b(66, 32, 36, 8, p.dark)}${b(74, 46, 20, 14, p.paper, 2)}
      ${l('M84 18V3', '#7b8592', 3)}${c(84, 4, 3.5, p.accent)}${f('M64 80H104A20 14 0 0 1 64 80Z', '#c6cdd6')}
      ${l('M76 100q8 4 16 0M70 104', p.accent, 3)}${l('M70 104q14 5 28 0', p.accent, 3)}`,
  },
  'flying saucer': {
    width: 146,
    height: 142,
    draw: (p) => `${f('M46 62 14 141H132L100 62Z', '#fdf3a8')}${f('M42 34A31 33 0 0 1 104 34Z', '#aee3ec')}
      ${f('M52 26Q56 10 68 7Q60 14 58 27Z', '#ffffff')}<ellipse cx="73" cy="48" rx="72" ry="20" fill="#5d6b86"/>
      <ellipse cx="73" cy="42" rx="56" ry="12" fill="#8794ae"/>
      ${row(5, (i) => c(23 + i * 25, 56 - Math.abs(i - 2) ** 2 * 1.3 + 3, 4, i % 2 ? p.second : p.accent))}
      ${f('M60 108q-1-10 10-10h12q9 2 8 12l-2 14h-5v-9H71v9h-6Z', '#ffffff')}${f('M48 94l16-1q3 8-3 13h-8Z', '#3b3f4a')}
      ${c(78, 104, 5, '#3b3f4a')}`,
  },
  'gust of wind': {
    width: 130,
    height: 84,
    draw: (p) => `${l('M4 30H70A13 13 0 1 0 58 12', p.mid, 6)}${l('M22 46H108A17 17 0 1 0 92 24', p.dark, 6)}
      ${l('M8 62H76A9 9 0 1 1 68 75', p.mid, 6)}${l('M88 62H112M4 46H8', p.dark, 6)}`,
  },
  'umbrella in the rain': {
    width: 118,
    height: 138,
    draw: (p) => `<g transform="translate(-3 0)">${l('M62 60V122A12 12 0 0 1 38 122V118', p.dark, 6)}
      ${f('M4 76A58 52 0 0 1 120 76Q106 66 91 76Q77 66 62 76Q47 66 33 76Q18 66 4 76Z', p.accent)}
      ${f('M33 76Q36 36 62 24Q88 36 91 76Q77 66 62 76Q47 66 33 76Z', p.second)}${l('M62 24V18', p.dark, 5)}
      ${row(6, (i) => l(`M${12 + i * 21} ${[14, 4, 3, 3, 6, 16][i]}l-3 9`, p.mid, 4))}
      ${l('M18 92l-3 9M100 94l-3 9M84 112l-3 9M112 118l-3 9M22 122l-3 9', p.mid, 4)}</g>`,
  },
  'orbits of the planets': {
    width: 136,
    height: 136,
    draw: (p) => `<g transform="translate(-2 -2)">
      ${[66, 48, 30].map((s) => `<circle cx="70" cy="70" r="${s}" fill="none" stroke="${p.mid}" stroke-width="1.6"/>`).join('')}
      ${turn(8, 70, 70, l('M70 51V48', '#f5b32f', 3))}${c(70, 70, 15, '#f5b32f')}${c(93, 51, 6, '#c96f4a')}
      ${c(31, 98, 9, '#4c8fd0')}${c(44, 92, 2.5, p.light)}${c(112, 120, 10, '#d9ae78')}
      ${l('M98 124 126 116', '#8a6a45', 3)}${c(22, 24, 8, '#6bb59a')}</g>`,
  },
  'phases of the moon': {
    width: 198,
    height: 44,
    draw: (p) => `<g transform="translate(-4 0)">
      ${row(5, (i) => c(20 + i * 41.5, 22, [15, 17, 21, 17, 15][i]!, p.dark))}${c(103, 22, 18, p.paper)}
      ${f('M20 9A13 13 0 0 1 20 35A18 18 0 0 0 20 9ZM61.5 7A15 15 0 0 1 61.5 37Z', p.paper)}
      ${f('M186 9A13 13 0 0 0 186 35A18 18 0 0 1 186 9ZM144.5 7A15 15 0 0 0 144.5 37Z', p.paper)}
      ${c(97, 17, 4, p.light)}${c(109, 27, 5, p.light)}</g>`,
  },
  'stars of the great bear': {
    width: 168,
    height: 100,
    draw: (p) => `${l('M8 14 44 22 68 42 94 52 98 86 146 92 158 50 94 52', p.mid, 1.6)}${star(10, 14, 0.9, p.second)}
      ${star(44, 22, 0.8, p.second)}${star(68, 42, 0.9, p.second)}${star(94, 52, 0.8, p.second)}
      ${star(98, 86, 0.9, p.second)}${star(146, 90, 1, p.second)}${star(157, 50, 1.1, p.second)}
      ${c(120, 14, 2, p.light)}${c(30, 72, 2.5, p.light)}${c(126, 70, 1.8, p.light)}${c(56, 92, 1.6, p.light)}
      ${c(84, 4, 1.8, p.light)}`,
  },
};
