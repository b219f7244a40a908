/** Wild beasts and birds: whole, as heads, and in small groups. */
import type { Drawings } from './drawing.ts';

const c = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const cc = (x: number, x2: number, y: number, r: number, fill: string) => c(x, y, r, fill) + c(x2, y, r, fill);
const f = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const l = (d: string, stroke: string, width: number, fill = 'none') =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const b = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const o = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`;
const oo = (x: number, x2: number, y: number, rx: number, ry: number, fill: string) =>
  o(x, y, rx, ry, fill) + o(x2, y, rx, ry, fill);
/** n copies, each turned further about a point. */
const fan = (n: number, from: number, step: number, x: number, y: number, inner: string) =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${from + i * step} ${x} ${y})">${inner}</g>`).join('');
const penguin = (x: number, y: number, s: number, scarf: string) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${o(-9, 46, 9, 5, '#f0932b')}${o(9, 46, 9, 5, '#f0932b')}
  ${f('M-22 4Q-38 20-34 36-24 30-20 20ZM22 4Q38 20 34 36 24 30 20 20Z', '#20242f')}${o(0, 6, 25, 42, '#20242f')}
  ${f('M0-14Q10-30 16-14Q22 40 0 43Q-22 40-16-14Q-10-30 0-14Z', '#fff')}${c(-7, -16, 2.5, '#20242f')}${c(7, -16, 2.5, '#20242f')}
  ${f('M-5-11H5L0-3Z', '#f0932b')}${l('M-21 0Q0 8 21 0', scarf, 6)}</g>`;
const bat = (x: number, y: number, s: number, fill: string, eye: string) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${f('M0-8-5-17-8-8Q-14-16-32-14Q-25-6-27 5Q-19-2-12 6Q-5 4 0 15Q5 4 12 6Q19-2 27 5Q25-6 32-14Q14-16 8-8L5-17Z', fill)}
  ${cc(-3, 3, -4, 1.5, eye)}</g>`;
const bird = (x: number, turn: number, fill: string, belly: string) =>
  `<g transform="translate(${x} 34) scale(${turn} 1)">${f('M-16-14A13 13 0 0 1 8-20Q20-8 34 20L20 14Q8 24-4 20-20 12-16-14Z', fill)}
  ${f('M-16-8Q2-6-2 20-20 12-16-8Z', belly)}${f('M-16-18-25-13-15-10Z', '#e8a33a')}${c(-8, -17, 2, '#1d1d24')}${l('M-3 20V28M4 20V28', '#1d1d24', 2)}</g>`;

export const wildlife: Drawings = {
  'lion with a round mane': {
    width: 120,
    height: 120,
    draw: (p) => `${fan(12, 0, 30, 60, 60, o(60, 17, 14, 15, '#b5531c'))}${cc(32, 88, 34, 10, '#e9a53a')}
      ${c(60, 60, 40, '#f4bd4f')}${cc(45, 75, 52, 4.5, p.dark)}${cc(52, 68, 76, 10, '#fff1d0')}${f('M50 62H70L60 73Z', '#7a2d12')}`,
  },
  'plain elephant': {
    width: 149,
    height: 104,
    draw: (p) => `${l('M140 36Q149 52 144 68', p.dark, 4)}
      ${f('M37 20Q57-2 97 2Q139 6 141 48V102H117V76H83V102H57V72Q45 70 39 60Q31 68 29 84Q25 100 11 98Q1 96 1 84H9Q11 90 15 86Q17 62 15 44Q15 22 37 20Z', p.mid)}
      ${f('M51 14Q83 8 83 38Q81 64 59 62Q47 52 51 14Z', p.dark)}${f('M27 56Q23 74 7 72 19 66 19 52Z', p.paper)}${c(31, 36, 3, p.dark)}
      ${l('M63 99H77M123 99H136', p.light, 4)}`,
  },
  'tall giraffe': {
    width: 88,
    height: 194,
    draw: () => `${l('M80 104Q88 120 82 140', '#8a5523', 3)}${l('M28 16V4M38 14V3', '#8a5523', 4)}
      ${f('M2 36Q0 26 12 22L28 12Q46 8 48 28L56 98H76Q82 100 82 110L78 192H70L66 132H44L40 192H32L30 104 32 42 12 44Q4 44 2 36Z', '#f3c257')}
      ${f('M44 20Q54 14 58 22 52 28 46 27Z', '#d99a3a')}
      ${f('M34 48H42L44 58H34ZM36 64 46 66 44 76 34 74ZM34 82 44 82 48 92 36 94ZM36 102 50 102 48 114 38 114ZM56 104H68L64 116 54 114ZM72 106 80 108 78 122 68 118ZM50 120 62 122 56 130 48 130Z', '#a9642a')}
      ${c(26, 25, 3, '#2a1a10')}${c(7, 35, 1.8, '#2a1a10')}`,
  },
  'striped zebra head': {
    width: 92,
    height: 131,
    draw: (p) => `
      ${f('M16 129Q8 53 28 23L32 1 46 19Q66 29 72 53L90 89Q92 107 78 107Q66 107 58 93L50 81Q54 107 68 129Z', p.paper)}
      ${f('M24 27Q28 11 18 5Q-2 37 2 129H16Q10 67 24 27Z', p.dark)}${f('M76 71 90 89Q92 107 78 107Q68 107 62 97 78 95 76 71Z', p.dark)}
      ${l('M18 59 36 53M15 79 42 71M15 101 50 91M18 121 56 111M28 39 40 43M50 27 48 39M60 33 54 45', p.dark, 6)}
      ${l('M68 55 56 63M72 65 62 75', p.dark, 4)}${c(50, 51, 4, p.dark)}${c(80, 93, 2.5, p.paper)}`,
  },
  'sitting fox': {
    width: 107,
    height: 121,
    draw: () => `${f('M59 117Q109 119 105 65Q99 47 89 61Q89 91 57 93Z', '#e06a26')}
      ${f('M105 69Q101 47 89 61Q89 69 87 75 99 81 105 69Z', '#fff6ea')}${f('M27 51Q13 87 21 117H75Q79 87 59 51Z', '#e06a26')}
      ${f('M27 53 43 101 59 53Z', '#fff6ea')}${f('M3 1 31 17H55L83 1Q91 41 43 73Q-5 41 3 1Z', '#f07f33')}
      ${f('M4 31Q29 35 43 71 13 57 4 31ZM82 31Q57 35 43 71 73 57 82 31Z', '#fff6ea')}${f('M9 9 25 19 11 27ZM77 9 61 19 75 27Z', '#4a2316')}
      ${cc(28, 58, 39, 4, '#2a1610')}${c(43, 67, 6, '#2a1610')}${l('M33 117V101M53 117V101', '#4a2316', 5)}`,
  },
  'bear head off register': {
    width: 106,
    height: 107,
    draw: (p) => `
      ${f('M24 32A16 16 0 1 1 46 16Q60 12 74 16A16 16 0 1 1 98 36Q112 62 98 86Q60 122 24 86Q10 58 24 32Z', p.second)}
      ${l('M12 42A15 15 0 1 1 32 22Q48 16 66 22A15 15 0 1 1 86 42Q98 102 49 104Q0 102 12 42Z', p.dark, 4)}${c(49, 76, 18, p.paper)}
      ${o(49, 68, 9, 6, p.dark)}${l('M49 74V82M40 86Q49 90 58 86', p.dark, 3)}${cc(28, 70, 52, 4, p.dark)}`,
  },
  'polar bear on its floe': {
    width: 156,
    height: 100,
    draw: (p) => `${f('M4 78H150L134 92 96 88 74 98 40 90 18 94Z', p.mid)}
      ${f('M2 72 30 64H128L154 74 130 84H22Z', p.light)}${b(72, 44, 18, 30, '#d5dbe0')}${b(98, 44, 18, 30, '#d5dbe0')}
      ${f('M8 30Q4 20 16 16L28 10Q30 0 38 2Q42 4 42 10Q62 16 86 4Q134-4 140 36L144 76H120L116 52Q94 58 76 52L72 76H48L46 46Q32 48 24 42L12 40Z', '#fefefe')}
      ${o(9, 28, 5, 4, '#22262c')}${c(28, 20, 2.5, '#22262c')}${l('M14 38Q20 38 24 34M39 10Q38 14 34 12', '#b8c2ca', 2)}`,
  },
  'pair of penguins': {
    width: 126,
    height: 99,
    draw: (p) => `<g transform="translate(0 -14)">${penguin(39, 55, 1.1, p.accent)}
      ${penguin(101, 74, 0.7, p.mid)}</g>`,
  },
  'owl of half circles': {
    width: 100,
    height: 125,
    draw: (p) => `${f('M12 1V61H88V1Q70 19 50 19Q30 19 12 1Z', p.mid)}${f('M12 57H88V77A38 38 0 0 1 12 77Z', p.mid)}
      ${f('M12 57A22 22 0 0 1 12 101ZM88 57A22 22 0 0 0 88 101Z', p.dark)}${cc(31, 69, 41, 19, p.paper)}${cc(31, 69, 41, 12, p.second)}
      ${cc(31, 69, 41, 6, p.dark)}${f('M42 51H58L50 67Z', p.accent)}
      ${f('M32 73A8 8 0 0 0 48 73ZM52 73A8 8 0 0 0 68 73ZM42 87A8 8 0 0 0 58 87Z', p.light)}${b(2, 115, 96, 9, p.dark, 4)}
      ${l('M38 111V119M46 111V119M56 111V119M64 111V119', p.second, 4)}`,
  },
  'flamingo on one leg': {
    width: 105,
    height: 183,
    draw: (p) => `${l('M61 91V173M69 91V125L43 135', '#e0567f', 4)}
      ${l('M37 75Q5 67 23 43Q43 21 31 9Q21 1 14 13', '#f58bab', 9)}${f('M29 75Q47 47 81 65L103 81Q79 101 55 97Q33 93 29 75Z', '#f58bab')}
      ${f('M47 71Q67 59 83 69L95 79Q71 91 57 87Q47 81 47 71Z', '#e0567f')}${c(19, 12, 9, '#f58bab')}
      ${f('M11 8Q-3 17 4 35L15 21Z', '#fdf0ea')}${f('M3 19Q-1 27 4 35L9 28Z', '#26222a')}${c(19, 10, 2, '#26222a')}
      ${l('M33 175H89M49 181H73', p.mid, 3)}`,
  },
  'toucan on a twig': {
    width: 128,
    height: 119,
    draw: () => `${f('M94 85 120 117 102 119 82 95Z', '#1f2026')}
      ${f('M54 15Q70-3 90 13Q106 33 104 65L100 101Q62 97 56 61Z', '#1f2026')}${f('M54 21Q78 15 82 37Q80 61 60 63Q50 45 54 21Z', '#fff3d8')}
      ${f('M60 11Q28-9 6 13Q-2 27 4 47Q18 33 58 35Z', '#f58220')}${f('M10 9Q-4 25 4 47 14 37 16 33Z', '#1f2026')}
      ${l('M22 29Q38 23 56 24', '#d7432b', 4)}${c(70, 21, 8, '#3aa0d8')}${c(70, 21, 4, '#111')}
      ${f('M82 97 102 93 104 103 94 105Z', '#d7432b')}${l('M22 99H124', '#7b5230', 7)}${l('M78 93V102M86 93V102', '#3aa0d8', 4)}
      ${f('M32 97Q18 97 14 81 32 81 32 97Z', '#4d9b4a')}`,
  },
  'stag silhouette': {
    width: 134,
    height: 136,
    draw: (p) => `${l('M56 58Q20 48 16 4M19 32Q8 28 5 16M32 48Q42 34 36 16', p.dark, 6)}
      ${l('M78 58Q114 48 118 4M115 32Q126 28 129 16M102 48Q92 34 98 16', p.dark, 6)}
      ${f('M50 58Q67 50 84 58Q104 50 118 58 106 76 84 74L78 112Q76 134 67 134Q58 134 56 112L50 74Q28 76 16 58 30 50 50 58ZM55 80A4 5 0 1 0 63 82 4 5 0 1 0 55 80ZM71 82A4 5 0 1 0 79 80 4 5 0 1 0 71 82Z', p.dark)}
      ${o(67, 126, 6, 4.5, p.accent)}`,
  },
  'wolf before the moon': {
    width: 114,
    height: 122,
    draw: (p) => `${c(57, 58, 56, p.second)}${c(23, 44, 7, '#00000018')}${c(87, 30, 10, '#00000018')}
      ${c(95, 76, 5, '#00000018')}${f('M3 120 19 104 55 100 99 106 111 120Z', p.dark)}
      ${f('M37 24 53 36 63 34 61 44Q77 58 79 84L83 106H43L49 84Q43 70 47 60L43 50 33 42 43 40Z', p.dark)}
      ${f('M77 104Q99 106 101 88Q105 102 99 110H77Z', p.dark)}${c(52, 42, 1.6, p.second)}`,
  },
  'panda with bamboo': {
    width: 102,
    height: 128,
    draw: () => `${cc(15, 71, 14, 12, '#23242a')}${o(43, 86, 38, 36, '#fbfaf6')}${o(43, 42, 40, 32, '#fbfaf6')}
      ${o(27, 42, 8, 11, '#23242a', 30)}${o(59, 42, 8, 11, '#23242a', -30)}${cc(28, 58, 41, 3, '#fff')}${o(43, 54, 6, 4, '#23242a')}
      ${cc(13, 73, 114, 12, '#23242a')}${l('M89 124 73 34', '#6aa84a', 6)}
      ${f('M75 40Q93 42 101 26 81 20 75 40ZM73 34Q59 26 61 10 77 16 73 34Z', '#4b8a3a')}
      ${l('M11 78Q19 94 39 92M77 74Q79 88 81 92L61 96', '#23242a', 13)}`,
  },
  'tiger of loose stripes': {
    width: 122,
    height: 109,
    draw: (p) => `${l('M11 31Q1 5 31 7M111 31Q121 5 91 7', p.accent, 7)}
      ${f('M57 1H65L61 23ZM41 5 49 3 51 19ZM81 5 73 3 71 19Z', p.dark)}
      ${f('M1 45 23 51 2 57ZM3 67 25 67 7 77ZM15 89 31 79 23 97ZM121 45 99 51 120 57ZM119 67 97 67 115 77ZM107 89 91 79 99 97Z', p.dark)}
      ${f('M27 45Q39 33 51 49 37 55 27 45ZM95 45Q83 33 71 49 85 55 95 45Z', p.second)}${cc(40, 82, 45, 4, p.dark)}
      ${f('M49 65H73L61 77Z', p.accent)}${l('M61 83Q57 95 43 91M61 83Q65 95 79 91', p.accent, 5)}${l('M53 107H69', p.accent, 4)}`,
  },
  'hedgehog with an apple': {
    width: 132,
    height: 99,
    draw: (p) => `<g transform="translate(0 3)">
      ${f('M78 6Q84-2 90 4M88 8Q74 2 72 14Q74 28 88 26Q102 28 104 14Q102 2 88 8Z', p.accent)}${l('M88 8Q88 2 92 0', '#5b3a22', 2.5)}
      ${`<polygon fill="#6b4a35" points="${Array.from({ length: 27 }, (_, i) => `${76 - (i & 1 ? 44 : 54) * Math.cos((Math.PI * i) / 26)},${84 - (i & 1 ? 50 : 60) * Math.sin((Math.PI * i) / 26)}`).join(' ')}"/>`}
      ${f('M46 88Q14 90 4 80Q2 74 8 72Q24 66 34 50Q56 62 52 88Z', '#eccfa6')}${o(5, 76, 5, 5, '#2b1d18')}${c(27, 68, 3, '#2b1d18')}
      ${o(44, 66, 6, 8, '#d3a878')}${b(34, 84, 14, 10, '#d3a878', 5)}${b(100, 82, 14, 11, '#d3a878', 5)}
      ${l('M70 52V60M86 44V52M102 56V64M80 70V77M112 72V78', '#a98766', 3)}</g>`,
  },
  'squirrel with a nut': {
    width: 101,
    height: 114,
    draw: () => `${f('M54 111Q106 111 98 55Q94 5 56 1Q78 31 66 57Q50 83 54 111Z', '#a84a1e')}
      ${l('M82 45Q88 79 72 99', '#cf7a45', 5)}${f('M32 47Q70 55 70 93Q68 113 48 113H16Q12 105 26 101Q18 75 32 47Z', '#c96528')}
      ${f('M30 57Q20 79 28 99 44 93 40 69Z', '#f8e2c4')}${f('M4 37Q4 23 22 17L24 1 36 15Q54 25 46 45Q36 57 18 51Q4 47 4 37Z', '#c96528')}
      ${c(22, 31, 4, '#25140c')}${c(4, 38, 3, '#25140c')}${o(12, 73, 9, 10, '#8a5a2b')}${f('M1 69Q12 55 23 69Z', '#5b3719')}
      ${l('M36 63Q32 77 18 75', '#a84a1e', 7)}${l('M60 91Q44 87 42 107', '#a84a1e', 3)}`,
  },
  'three bats': {
    width: 129,
    height: 95,
    draw: (p) => `<g transform="translate(0 -1)">${bat(46, 26, 1.4, p.dark, p.second)}
      ${bat(102, 56, 0.8, p.mid, p.paper)}${bat(56, 84, 0.7, p.dark, p.second)}</g>`,
  },
  'swan on still water': {
    width: 140,
    height: 103,
    draw: (p) => `${l('M47 71Q21 63 33 37Q45 13 29 7Q19 5 17 15', p.paper, 11)}
      ${f('M35 73Q47 47 83 51L137 27Q139 67 105 81H53Q37 83 35 73Z', p.paper)}${l('M67 61Q101 65 125 41M73 71Q101 75 123 57', '#c3cfdb', 3)}
      ${f('M15 9 1 23 15 22Z', '#f08a24')}${f('M13 11Q13 3 21 5L17 15Z', '#20242b')}${c(24, 10, 2, '#20242b')}
      ${l('M3 85H57M69 85H137M23 93H93M107 93H125M45 100H75', p.mid, 3)}`,
  },
  'hummingbird at a flower': {
    width: 143,
    height: 112,
    draw: () => `${f('M89 40Q89 8 71 2Q63 24 81 46Z', '#2a6f97')}
      ${f('M75 32Q91 24 99 44Q107 72 131 100L115 96 107 106Q83 86 77 48Z', '#2f9e6e')}
      ${f('M77 46Q85 56 93 52 89 70 85 70 79 60 77 46Z', '#d9365e')}${c(81, 38, 11, '#2f9e6e')}${l('M71 40 41 42', '#26262b', 2.5)}
      ${f('M89 46Q103 6 141 2Q137 38 101 58Z', '#3aa7d6')}${c(79, 36, 2.2, '#111')}
      ${f('M41 42 27 22Q15 22 17 34 3 36 9 48 9 60 21 58Z', '#ef5d8f')}${c(23, 42, 4, '#f8d34a')}${l('M11 50Q-1 70 7 110', '#4d8f45', 4)}
      ${f('M4 84Q19 76 31 86 19 98 5 94Z', '#4d8f45')}`,
  },
  'macaw on a hoop': {
    width: 88,
    height: 176,
    draw: (p) => `${l('M44 2V18M44 18A40 40 0 1 1 43.9 18Z', p.dark, 4)}
      ${f('M34 96 26 172 38 156 44 174 54 96Z', '#2c5fb8')}${f('M24 46Q22 24 44 24Q62 26 64 54Q64 86 54 110H34Q22 80 24 46Z', '#d92b2f')}
      ${f('M46 56Q66 54 64 74Q62 102 52 122Q42 92 46 56Z', '#f4c531')}${f('M48 80Q64 78 62 96Q58 116 52 126Q44 102 48 80Z', '#2c5fb8')}
      ${f('M24 46Q24 32 38 32 42 46 30 54Z', '#fff')}${f('M27 36Q10 36 16 60Q20 50 27 50Z', '#2a2a30')}${c(34, 39, 2.5, '#111')}
      ${l('M36 98V104M48 98V104', '#2a2a30', 4)}`,
  },
  'peacock fan': {
    width: 188,
    height: 120,
    draw: (p) => `<g transform="translate(16 0)">
      ${fan(9, -80, 20, 78, 96, `${o(78, 46, 14, 44, p.mid)}${c(78, 20, 8, p.second)}`)}
      ${l('M70 38 68 28M78 38V26M86 38 88 28', p.dark, 2.5)}
      ${f('M78 36Q94 38 90 56Q86 68 98 90Q98 118 78 118Q58 118 58 90Q70 68 66 56Q62 38 78 36Z', p.dark)}${cc(73, 83, 50, 3, p.paper)}
      ${f('M74 56H82L78 66Z', p.accent)}</g>`,
  },
  'monkey on a branch': {
    width: 118,
    height: 163,
    draw: () => `${b(2, 3, 114, 10, '#7a5230', 5)}${l('M66 109Q110 119 104 85Q96 71 88 83', '#8a5a34', 6)}
      ${l('M68 83 72 7', '#8a5a34', 11)}${l('M52 119Q40 133 50 157M72 117Q84 135 74 157', '#8a5a34', 11)}${o(60, 103, 21, 27, '#8a5a34')}
      ${o(56, 107, 12, 18, '#e9c296')}${l('M46 95Q26 103 20 117', '#8a5a34', 10)}${cc(28, 74, 61, 9, '#e9c296')}${c(51, 59, 22, '#8a5a34')}
      ${f('M51 51Q66 39 66 57Q70 79 50 79Q32 79 36 57Q38 41 51 51Z', '#e9c296')}${cc(44, 58, 57, 3, '#2a1b10')}
      ${l('M42 67Q50 75 59 67', '#2a1b10', 3)}${f('M12 107Q14 133 36 135 30 141 18 135 4 125 8 107Z', '#f6d23c')}`,
  },
  'hippo in the river': {
    width: 150,
    height: 104,
    draw: (p) => `${o(75, 84, 74, 18, p.light)}${o(75, 84, 58, 13, p.mid)}${cc(46, 104, 12, 11, '#7d6f8d')}
      ${cc(46, 104, 13, 5, '#e3a6ae')}${f('M46 16Q75 4 104 16Q110 40 122 56Q126 86 75 86Q24 86 28 56Q40 40 46 16Z', '#8f80a0')}
      ${f('M75 46Q122 42 120 70Q116 88 75 88Q34 88 30 70Q28 42 75 46Z', '#a596b5')}${cc(58, 92, 30, 6, '#fff')}
      ${cc(58, 92, 31, 3.5, '#2a2433')}${oo(56, 94, 58, 5, 4, '#5c4f6d')}${f('M46 76H56V86H46ZM94 76H104V86H94Z', '#fff')}`,
  },
  'three birds on a wire': {
    width: 199,
    height: 60,
    draw: (p) => `<g transform="translate(0 -6)">${bird(36, 1, p.accent, p.second)}${bird(92, 1, p.mid, p.paper)}
      ${bird(162, -1, p.second, p.paper)}${l('M2 62Q95 66 196 60', p.dark, 2.5)}</g>`,
  },
};
