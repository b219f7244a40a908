/** Flowers, bouquets and vases, trees, potted plants, cacti, leaves and wreaths. */
import type { Drawings } from './drawing.ts';
import { area as f, box as b, disc as c, discs as cc, ellipse as o, fan, line as l } from './strokes.ts';

const pot = (x: number, y: number, w: number, h: number, fill: string, rim: string) =>
  f(`M${x - w / 2} ${y}H${x + w / 2}L${x + w * 0.36} ${y + h}H${x - w * 0.36}Z`, fill) +
  b(x - w * 0.56, y - 2, w * 1.12, h * 0.24, rim, 2);
const tulip = (x: number, y: number, turn: number, fill: string, s = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${f('M-14-14Q-7-18-5-8L0-18 5-8Q7-18 14-14 18 14 0 16-18 14-14-14Z', fill)}</g>`;
const daisy = (x: number, y: number, r: number, petals: string, heart: string) => {
  const h = r * 0.7;
  const crossing = `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${x - h} ${y - h}l${2 * h} ${2 * h}M${x - h} ${y + h}l${2 * h} ${-2 * h}`;
  return l(crossing, petals, r * 0.55) + c(x, y, r * 0.42, heart);
};
const leaf = (x: number, y: number, turn: number, s: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${f('M0 0Q-14-16 0-40 14-16 0 0Z', fill)}</g>`;
const toadstool = (x: number, y: number, s: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${f('M-9-4H9Q8 22 14 40H-14Q-8 22-9-4Z', '#f6ead2')}${f('M-36 0Q-32-42 0-42T36 0Q0 12-36 0Z', fill)}
  ${f('M-22-16A6 6 0 1 1-10-16 6 6 0 1 1-22-16ZM-2-28A7 7 0 1 1 12-28 7 7 0 1 1-2-28ZM12-8A6 6 0 1 1 24-8 6 6 0 1 1 12-8Z', '#fff')}</g>`;

export const plants: Drawings = {
  'tall sunflower': {
    width: 102,
    height: 171,
    draw: () => `<g transform="translate(-1 0)">${l('M52 60Q56 110 50 166', '#4c8f3c', 7)}
      ${f('M54 116Q76 90 100 100 92 128 54 126ZM52 144Q30 116 4 126 14 152 52 154Z', '#5ca648')}${fan(14, 0, 360 / 14, 52, 52, f('M52 30Q38 18 52 1 66 18 52 30Z', '#f6b91f'))}
      ${c(52, 52, 25, '#6b3d1a')}${c(52, 52, 16, '#8a5426')}${cc(46, 58, 50, 2, '#4a280f')}${cc(52, 54, 58, 2, '#4a280f')}</g>`,
  },
  'bouquet in paper': {
    width: 138,
    height: 159,
    draw: (p) => `<g transform="translate(6 -3)">${leaf(24, 62, -40, 1.1, '#3f8a55')}
      ${leaf(102, 62, 40, 1.1, '#3f8a55')}${leaf(62, 44, 0, 1, '#3f8a55')}${tulip(36, 44, -18, p.accent, 1.3)}${tulip(90, 44, 18, p.accent, 1.3)}${tulip(62, 38, 0, p.second, 1.4)}
      ${daisy(48, 68, 12, p.paper, p.second)}${daisy(78, 66, 12, p.paper, p.second)}${f('M6 60 62 86 120 60 78 140H48Z', p.light)}${f('M6 60 62 86 48 140Z', p.paper)}
      ${l('M52 134 44 158M62 134V158M72 134 82 158', '#3f8a55', 5)}${b(44, 122, 38, 12, p.mid, 4)}${f('M62 128Q40 112 36 128 40 142 62 128 84 142 90 128 86 112 62 128Z', p.mid)}</g>`,
  },
  'rose in outline': {
    width: 90,
    height: 164,
    draw: (p) => `${l('M17 34Q15 4 45 4 75 6 73 34 77 72 45 74 13 72 17 34Z', p.accent, 4)}
      ${l('M17 34Q39 26 45 50 51 26 73 34M45 50Q41 62 45 74M31 18Q45 10 57 20 59 34 47 34 39 32 43 24', p.accent, 4)}${l('M45 76V160M29 70 25 84 41 78M61 70 65 84 49 78', p.dark, 4)}
      ${l('M45 132Q47 104 87 100 85 130 45 132L71 114M45 150Q37 124 3 122 7 148 45 150L19 134', p.dark, 4)}${l('M45 96 37 92M45 112 53 108', p.dark, 4)}`,
  },
  'blossom twig in a vase': {
    width: 118,
    height: 180,
    draw: () => `
      ${l('M54 116Q50 78 22 52L6 38M36 66 38 32M54 116Q62 68 96 38L108 12M78 56 100 60M88 45 82 20', '#5d4037', 4)}${c(8, 36, 8, '#f6a9bd')}${c(24, 52, 7, '#fbd3dc')}
      ${c(38, 28, 9, '#f6a9bd')}${c(82, 18, 8, '#fbd3dc')}${c(108, 10, 9, '#f6a9bd')}${c(102, 61, 8, '#f6a9bd')}${c(66, 74, 7, '#fbd3dc')}${cc(36, 104, 70, 3, '#d9587a')}
      ${c(92, 96, 3.5, '#f6a9bd')}${c(22, 104, 3, '#f6a9bd')}${f('M42 106H66V120Q92 130 88 154 84 176 72 178H36Q24 176 20 154 16 130 42 120Z', '#2f6f8f')}
      ${f('M19 148Q54 158 89 148L86 162Q54 170 22 162Z', '#e8f1f2')}`,
  },
  'daisies in a striped vase': {
    width: 120,
    height: 165,
    draw: (p) => `<g transform="translate(5 5)">
      ${l('M50 104Q44 70 26 40M56 104V40M62 104Q70 70 90 52', '#4c8f5a', 4)}${daisy(22, 30, 20, p.paper, p.second)}${daisy(58, 22, 20, p.paper, p.second)}
      ${daisy(92, 48, 17, p.paper, p.second)}${leaf(46, 92, -60, 0.8, '#4c8f5a')}${leaf(66, 96, 60, 0.8, '#4c8f5a')}${f('M34 94H78L86 158H26Z', p.mid)}
      ${f('M33 104H79L80 113H32ZM30.5 122H81.5L82.6 131H29.4ZM28.3 140H83.7L84.8 149H27.2Z', p.paper)}</g>`,
  },
  'round tree of discs': {
    width: 98,
    height: 134,
    draw: (p) => `${b(43, 70, 12, 62, '#7a5230')}${c(49, 50, 48, '#2f8f6a')}${c(30, 60, 28, '#3fae7f')}
      ${c(68, 36, 24, '#3fae7f')}${c(66, 70, 16, '#67c99b')}${l('M49 96 32 78M49 86 66 70', '#7a5230', 5)}${cc(32, 78, 34, 6, p.accent)}${cc(24, 60, 58, 6, p.accent)}
      ${c(44, 18, 6, p.accent)}`,
  },
  'fir in paper layers': {
    width: 100,
    height: 142,
    draw: (p) => `${b(43, 112, 14, 28, p.accent)}${f('M50 56 98 118H2Z', p.dark)}${f('M50 32 88 84H12Z', p.mid)}
      ${f('M50 2 78 50H22Z', p.dark)}${f('M50 2 58 15.5Q50 20 42 15.5Z', p.paper)}`,
  },
  'weeping willow': {
    width: 138,
    height: 127,
    draw: () => `${f('M61 125Q67 87 59 47L79 43Q73 89 81 125Z', '#6b4a31')}
      ${f('M5 67Q1 7 69 1 137 7 133 67 119 41 69 43 19 41 5 67Z', '#7fae4e')}
      ${l('M9 47Q1 77 7 109M23 37Q15 71 21 117M39 31Q33 57 37 101M99 31Q107 57 101 103M115 37Q123 71 117 117M129 47Q137 77 131 107', '#5d9440', 6)}
      ${l('M31 35Q25 57 29 87M53 31Q49 51 51 81M85 31Q91 51 89 83M107 35Q113 57 109 89', '#9cc766', 6)}${o(71, 123, 46, 3, '#00000022')}`,
  },
  'monstera leaf': {
    width: 116,
    height: 131,
    draw: (p) => `
      ${f('M58 15Q84-11 104 13L84 35 112 31Q116 45 114 57L84 59 110 73Q106 85 98 93L78 77 86 105Q72 113 58 115 44 113 30 105L38 77 18 93Q10 85 6 73L32 59 2 57Q0 45 4 31L32 35 12 13Q32-11 58 15ZM44 41A5 7 0 1 0 34 49 5 7 0 1 0 44 41ZM72 49A5 7 0 1 0 82 43 5 7 0 1 0 72 49Z', '#2e8b57')}
      ${l('M58 19V129', '#1d5e3a', 4)}${l('M58 47 80 25M58 47 36 25M58 69 92 49M58 69 24 49M58 91 80 71M58 91 36 71', '#1d5e3a', 2.5)}${cc(66, 49, 31, 3, p.light)}`,
  },
  'cactus in a pot': {
    width: 93,
    height: 146,
    draw: (p) => `<g transform="translate(-5 0)">${l('M50 100V32', '#3f9a63', 30)}
      ${l('M50 84H18V62M50 70H82V46', '#3f9a63', 16)}${l('M43 24V98M57 24V98', '#2b7549', 2.5)}
      ${l('M24 40 32 42M24 54 32 54M68 30 76 26M70 84 76 86M12 52 8 46M90 38 95 34', p.dark, 2.5)}${f('M50 20Q34 14 38 2L46 8 50 0 54 8 62 2Q66 14 50 20Z', '#ee5f86')}
      ${pot(50, 100, 62, 44, p.accent, p.second)}${l('M36 124 44 132 52 124 60 132 66 126', p.paper, 3)}</g>`,
  },
  'three cacti on a shelf': {
    width: 190,
    height: 111,
    draw: (p) => `<g transform="translate(0 -9)">${b(2, 110, 186, 9, '#a8743f', 3)}${c(36, 62, 24, p.mid)}
      ${l('M36 40V84M22 46Q14 62 22 80M50 46Q58 62 50 80', p.paper, 2.5)}${c(36, 36, 6, p.accent)}${pot(36, 80, 44, 30, p.dark, p.second)}${b(82, 10, 24, 76, '#4c9b6b', 12)}
      ${l('M88 28H90M98 36H100M88 48H90M98 58H100M88 68H90', p.paper, 3)}${pot(94, 80, 42, 30, p.accent, p.paper)}${o(152, 66, 14, 20, '#6cb57f')}${o(138, 44, 10, 15, '#6cb57f', -30)}
      ${o(168, 42, 10, 16, '#6cb57f', 30)}${c(174, 28, 5, p.second)}${pot(152, 80, 46, 30, p.mid, p.dark)}</g>`,
  },
  'snake plant on legs': {
    width: 82,
    height: 178,
    draw: (p) => `${f('M32 110Q8 60 4 22 28 50 42 110Z', '#2f7a4f')}
      ${f('M48 110Q56 52 80 30 82 70 58 110Z', '#2f7a4f')}${f('M30 110Q18 50 40 2 60 50 50 110Z', '#3f9a63')}
      ${l('M30 44Q40 50 50 42M28 62Q40 68 52 60M30 80Q40 86 52 78M32 30 46 32', '#b9d98c', 3)}${l('M14 130 8 174M66 130 72 174M4 140H76', '#b98048', 5)}
      ${f('M10 104H70L66 144Q64 152 56 152H24Q16 152 14 144Z', p.paper)}${f('M11 112H69L68 122H12Z', p.accent)}`,
  },
  'ivy in a hanging pot': {
    width: 104,
    height: 178,
    draw: (p) => `${c(52, 7, 5, '#b98048')}${l('M52 12 20 74M52 12 84 74M52 12V70', '#b98048', 2.5)}
      ${l('M28 76Q4 100 16 136T12 172M76 76Q98 96 88 130M52 76Q44 130 56 158', '#3f8a55', 3)}${cc(14, 84, 104, 8, '#5cab6b')}${c(20, 128, 8, '#5cab6b')}${c(8, 146, 7, '#79c487')}
      ${c(13, 170, 7, '#79c487')}${c(94, 104, 8, '#79c487')}${c(88, 132, 7, '#5cab6b')}${c(46, 142, 7, '#5cab6b')}${c(57, 162, 7, '#79c487')}
      ${f('M16 72H88Q86 118 52 120 18 118 16 72Z', p.mid)}${f('M17 84H87L86 92H18Z', p.second)}`,
  },
  'bonsai on a tray': {
    width: 144,
    height: 121,
    draw: () => `${f('M57 99Q77 81 63 63 49 49 71 33L83 37Q71 51 85 63 99 81 81 99Z', '#6a4630')}
      ${l('M67 59 37 51M83 69 111 63', '#6a4630', 6)}${f('M43 33Q41 5 73 1 109 1 111 27 105 39 77 37 53 41 43 33Z', '#2f7d4a')}
      ${f('M1 53Q5 35 27 37 51 37 53 53 37 61 1 53Z', '#3f955b')}${f('M93 65Q95 47 117 47 143 49 143 63 123 73 93 65Z', '#3f955b')}${f('M53 21Q63 7 81 9 67 15 63 23Z', '#6cbb80')}
      ${f('M15 95H129L119 113H25Z', '#24456b')}${b(33, 111, 14, 8, '#1a334f')}${b(97, 111, 14, 8, '#1a334f')}${o(71, 96, 40, 4, '#7ea25a')}`,
  },
  'laurel wreath': {
    width: 154,
    height: 107,
    draw: (p) => `<g transform="translate(12 -15)">${l('M58 118Q10 104 14 34M72 118Q120 104 116 34', p.dark, 3)}
      ${[
        [13, 48, 0],
        [14, 70, -50],
        [22, 92, -60],
        [40, 110, -75],
      ]
        .map(([x = 0, y = 0, a = 0]) => leaf(x, y, a, 0.8, p.mid) + leaf(130 - x, y, -a, 0.8, p.mid))
        .join('')}
      ${[
        [16, 62, 40],
        [22, 84, 30],
        [36, 102, 20],
      ]
        .map(([x = 0, y = 0, a = 0]) => leaf(x, y, a, 0.75, p.mid) + leaf(130 - x, y, -a, 0.75, p.mid))
        .join('')}
      ${cc(50, 80, 106, 4, p.accent)}${c(65, 116, 5, p.second)}</g>`,
  },
  'wreath of flowers': {
    width: 126,
    height: 131,
    draw: (p) => `<g transform="translate(-5 0)">${fan(8, 0, 45, 68, 68, leaf(68, 24, 62, 0.8, '#5f9c6a'))}
      <circle cx="68" cy="68" r="46" fill="none" stroke="#8a6a45" stroke-width="4"/>${daisy(68, 20, 15, p.accent, p.second)}${daisy(112, 54, 13, p.paper, p.second)}
      ${daisy(98, 106, 14, p.mid, p.paper)}${daisy(36, 104, 13, p.paper, p.second)}${daisy(24, 52, 14, p.second, p.accent)}${cc(94, 44, 30, 4, p.accent)}${c(68, 115, 5, p.accent)}</g>`,
  },
  'dandelion blowing away': {
    width: 148,
    height: 164,
    draw: (p) => `${l('M44 50Q50 110 38 162', p.dark, 4)}
      ${f('M38 160Q50 122 84 120 78 132 70 134 74 142 60 146 60 154 38 160Z', p.mid)}${fan(11, -190, 24, 44, 46, l('M44 46V14M38 8 44 14 50 8M44 14V4', p.dark, 2))}
      ${c(44, 46, 8, p.accent)}${l('M96 34 106 22M104 12 106 22 116 22M106 22 114 12', p.mid, 2.5)}${l('M116 60 128 50M126 40 128 50 138 50M128 50 136 42', p.mid, 2.5)}
      ${l('M132 20 138 12M132 8 138 12 145 10M138 12 142 3', p.mid, 2.5)}`,
  },
  'lavender tied with a ribbon': {
    width: 95,
    height: 164,
    draw: () => `
      ${l('M46 112Q38 70 14 44M46 112Q44 70 36 40M46 112Q50 70 60 40M46 112Q56 70 80 48M46 112 30 162M46 112V162M46 112 64 162', '#6f9a5c', 3)}
      ${l('M12 40 6 18M36 38 32 6M60 38 62 4M82 44 88 20', '#b7a4e0', 7)}
      <path d="M14 44 5 14M37 42 32 4M59 42 62 2M79 48 88 16" fill="none" stroke="#7c5cc4" stroke-width="11" stroke-dasharray="7 4"/>
      ${f('M46 114Q22 98 20 114 22 130 46 114 70 130 72 114 70 98 46 114Z', '#e8788f')}${l('M46 114 36 138M46 114 58 138', '#e8788f', 4)}${c(46, 114, 5, '#c94f6b')}`,
  },
  'fern in line': {
    width: 98,
    height: 150,
    draw: (p) => `${l('M49 148Q41 80 57 4', p.dark, 4)}
      ${l('M47 128Q27 100 3 108 21 128 47 128ZM45 104Q29 76 7 80 21 102 45 104ZM46 80Q33 54 15 56 25 76 46 80ZM49 56Q41 34 25 36 33 52 49 56ZM53 34Q49 18 37 18 41 30 53 34Z', p.mid, 3)}
      ${l('M47 128Q71 104 95 114 75 130 47 128ZM45 104Q67 80 91 88 71 106 45 104ZM46 80Q65 58 87 64 69 80 46 80ZM49 56Q65 38 81 44 67 58 49 56ZM53 34Q63 20 75 26 65 36 53 34Z', p.mid, 3)}
      ${c(58, 5, 4, p.accent)}`,
  },
  'lotus over ripples': {
    width: 154,
    height: 96,
    draw: () => `${f('M5 42Q39 36 59 70 23 74 5 42ZM149 42Q115 36 95 70 131 74 149 42Z', '#e97fa3')}
      ${f('M23 16Q57 26 69 72 29 64 23 16ZM131 16Q97 26 85 72 125 64 131 16Z', '#f39db9')}${f('M49 6Q77 30 75 74 49 54 49 6ZM105 6Q77 30 79 74 105 54 105 6Z', '#f7bccf')}
      ${f('M77 2Q103 42 77 76 51 42 77 2Z', '#fde3ea')}${f('M21 70Q77 92 133 70 119 84 77 84 35 84 21 70Z', '#4f9a6a')}${l('M3 84H23M131 84H151M39 94H115', '#5aa7c7', 3)}`,
  },
  'three toadstools': {
    width: 150,
    height: 112,
    draw: (p) => `${toadstool(78, 56, 1.3, p.accent)}${toadstool(28, 78, 0.7, p.second)}
      ${toadstool(124, 82, 0.6, p.accent)}${f('M2 110Q8 98 14 106 18 92 26 106H56Q60 94 64 106 68 100 74 106H100Q106 96 110 106H128Q136 92 140 106 146 100 148 110Z', '#4f9a4f')}`,
  },
  'autumn leaves falling': {
    width: 119,
    height: 139,
    draw: () => `<g transform="translate(-1 -4)"><g transform="rotate(-15 44 44)">
      ${f('M44 4 52 20 64 12 62 32 80 30 72 46 84 54 60 66 48 62 44 76 40 62 28 66 4 54 16 46 8 30 26 32 24 12 36 20Z', '#d8472b')}
      ${l('M44 22V92M44 62 62 42M44 62 26 42', '#8e2a1a', 3)}</g><g transform="rotate(30 96 60)">${f('M96 20Q122 50 96 88 70 50 96 20Z', '#f0a92e')}
      ${l('M96 34V102M96 60 106 50M96 70 86 60', '#b8741a', 3)}</g>
      ${f('M30 104Q40 94 48 104 60 98 62 110 74 112 66 122 66 132 54 130 44 140 36 130 24 132 24 122 14 114 24 110 22 104 30 104Z', '#9a6a34')}${l('M30 104 62 140', '#6b4520', 3)}
      ${l('M100 112Q110 120 104 132M112 116Q120 124 116 134M8 84Q2 92 6 100', '#c9b79a', 3)}</g>`,
  },
  'seedling and its roots': {
    width: 96,
    height: 138,
    draw: (p) => `${f('M2 74Q24 62 48 70 74 62 94 74L84 102Q70 96 62 102H36Q26 94 12 100Z', '#5b3d28')}
      ${l('M48 88V30', '#5cab4b', 6)}${f('M48 36Q10 40 6 2 44 0 48 36Z', '#6cc04f')}${f('M48 48Q50 16 90 18 88 52 48 48Z', '#4c9b3f')}${l('M46 34 20 12M52 46 76 30', p.paper, 2.5)}
      ${l('M48 84V136M48 94Q34 104 32 126M48 100Q62 108 66 128M34 114 24 122M64 116 74 120', '#e8d9bd', 3)}${cc(24, 72, 84, 3, '#8f6a4c')}`,
  },
  'acorns and an oak leaf': {
    width: 123,
    height: 117,
    draw: (p) => `
      ${f('M122 1Q118 11 112 11 120 27 106 31 112 47 94 49 94 65 78 63 72 77 56 71 46 81 40 71 34 55 48 51 42 37 58 35 58 19 74 25 78 9 92 17 100 1 108 7Z', p.mid)}
      ${l('M116 5 30 85M74 47 76 63M90 33 108 31M80 41 72 25M60 57 50 51', p.paper, 2.5)}${f('M8 81Q6 113 28 115 46 111 42 81Z', '#c98a3f')}${f('M2 83Q2 63 25 63 48 63 48 83Z', p.dark)}
      ${l('M25 63V53', p.dark, 5)}${f('M66 89Q70 115 88 109 104 101 94 79Z', '#c98a3f')}${f('M60 93Q56 75 74 69 94 63 100 79Z', p.dark)}${l('M74 69 70 59', p.dark, 5)}
      ${l('M12 75H38M18 69H32', p.second, 2.5)}`,
  },
  'bamboo stalks': {
    width: 93,
    height: 172,
    draw: (p) => `<g transform="translate(2 0)">
      ${f('M14 2H26V40H14ZM14 43H26V89H14ZM14 92H26V132H14ZM14 135H26V170H14ZM66 48H76V98H66ZM66 101H76V170H66Z', p.mid)}
      ${f('M38 20H54V64H38ZM38 67H54V119H38ZM38 122H54V170H38Z', p.dark)}${leaf(26, 42, 64, 0.8, p.accent)}${leaf(14, 91, -70, 0.4, p.accent)}${leaf(54, 66, 50, 0.9, p.accent)}
      ${leaf(54, 66, 95, 0.8, p.accent)}${leaf(38, 120, -60, 0.5, p.accent)}${leaf(76, 100, 120, 0.4, p.accent)}</g>`,
  },
};
