/** Cooked meals: in bowls, on plates and boards, in boxes and in the hand. */
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
const turn = (n: number, x: number, y: number, inner: string) =>
  row(n, (i) => at(`rotate(${(i * 360) / n} ${x} ${y})`, inner));
const spots = (list: string, draw: (x: number, y: number) => string) =>
  (list.match(/\d+ \d+/g) ?? []).map((spot) => draw(parseInt(spot), parseInt(spot.split(' ')[1] ?? '0'))).join('');
const steam = (x: number, y: number, stroke: string, width = 4) =>
  l(`M${x} ${y}c-8-8 8-14 0-24M${x + 18} ${y}c-8-8 8-14 0-24M${x + 36} ${y}c-8-8 8-14 0-24`, stroke, width);

export const dishes: Drawings = {
  'bowl of ramen': {
    width: 130,
    height: 110,
    draw: (p) => `${l('M66 40 112 3M78 42 124 9', '#8a4b2a', 4)}
      ${f('M1 44H129C129 76 108 98 88 102V109H42V102C22 98 1 76 1 44Z', p.accent)}${e(65, 44, 64, 18, p.dark)}${e(65, 46, 57, 13.5, '#d88a35')}
      ${l('M22 44c10-8 16 8 26 0s16 8 24 0M26 50c10-6 18 6 28 0s14 5 22 0', '#fbe3a0', 4)}${f('M84 30 108 34 104 54 82 52Z', '#23402f')}
      ${e(62, 41, 14, 8, '#fffaf0')}${e(62, 42, 7, 4, '#f4a023')}${row(3, (i) => c(40 + i * 22, 55 + (i % 2), 2.5, '#5aa345'))}
      ${l('M12 74C24 92 40 97 65 97s41-5 53-23', p.paper, 3)}`,
  },
  'burger with sesame': {
    width: 120,
    height: 100,
    draw: () => `${f('M6 78H114V84C114 94 106 99 96 99H24C14 99 6 94 6 84Z', '#d98b3a')}
      ${b(3, 60, 114, 20, '#5b3220', 10)}${f('M8 54H112L96 64 82 56 64 72 46 56Z', '#f9c22e')}${b(4, 46, 112, 9, '#d9382c', 4.5)}
      ${f('M2 42q9-9 18 0t20 0 20 0 20 0 20 0 18 0l-4 8q-8 5-16 0t-18 0-20 0-20 0-18 0-12 0Z', '#6fb445')}
      ${f('M6 40C6 14 30 1 60 1s54 13 54 39Z', '#e8a04a')}
      ${row(7, (i) => at(`translate(${24 + i * 12} ${i % 2 ? 14 : 26}) rotate(${i * 40})`, e(0, 0, 3.6, 2, '#fff3d6')))}`,
  },
  'sushi on a board': {
    width: 180,
    height: 96,
    draw: (p) => `${b(1, 70, 178, 12, '#b77b45', 3)}${b(18, 82, 14, 13, '#8f5a2d')}${b(148, 82, 14, 13, '#8f5a2d')}
      ${b(14, 44, 60, 26, p.paper, 12)}${f('M6 50C10 26 30 20 46 22S78 32 82 50C70 42 58 42 44 44S18 46 6 50Z', '#f5794f')}
      ${l('M28 26 22 43M44 23 40 42M60 26 60 41', '#ffc3a5', 3)}${b(92, 30, 34, 40, '#1d2b26', 5)}${e(109, 30, 17, 9, p.paper)}
      ${e(109, 30, 7, 4, '#e8442e')}${b(132, 38, 36, 32, '#1d2b26', 5)}${e(150, 38, 18, 9, p.paper)}
      ${row(6, (i) => c(138 + i * 5, 34 - (i % 2) * 5, 4.4, '#ff8a2b'))}${l('M96 8 178 2M96 14 178 12', p.dark, 3)}`,
  },
  'pizza with a slice pulled out': {
    width: 130,
    height: 130,
    draw: () => `${f('M60 70V11A59 59 0 1 0 119 70Z', '#c8843d')}${f('M60 70V20A50 50 0 1 0 110 70Z', '#f6cd5a')}
      ${f('M69 61V1A60 60 0 0 1 129 61Z', '#c8843d')}${f('M69 61V10A51 51 0 0 1 120 61Z', '#f6cd5a')}
      ${spots('38 44 26 78 50 102 84 94 58 70 90 34', (x, y) => c(x, y, 9, '#cf3b2a') + c(x - 2, y - 2, 3, '#e66a50'))}
      ${spots('48 26 24 58 36 100 68 116 100 82 80 52', (x, y) => at(`translate(${x} ${y}) rotate(${x * 3})`, f('M-7 0Q0-7 7 0 0 7-7 0Z', '#4f8f3a')))}`,
  },
  'pizza slice cut from one sheet': {
    width: 92,
    height: 122,
    draw: (p) => `${f('M1 18C24-4 68-4 91 18L86 28C64 10 28 10 6 28Z', p.dark)}
      ${f('M10 35C30 20 62 20 82 35L66 71V84a5 5 0 0 1-10 0V93L46 117V121H45L37 98V108a4 4 0 0 1-8 0V77ZM32 44a9 9 0 1 0 .1 0ZM60 36a8 8 0 1 0 .1 0ZM48 68a9 9 0 1 0 .1 0Z', p.accent)}
      ${c(32, 53, 4.5, p.dark)}${c(48, 77, 4.5, p.dark)}`,
  },
  'fried eggs on a plate': {
    width: 160,
    height: 104,
    draw: (p) => `${c(80, 52, 51, p.paper)}${c(80, 52, 38, p.light)}
      ${f('M52 50C50 30 74 26 84 34S112 36 110 54 96 80 80 76 54 70 52 50Z', '#fff')}${c(70, 50, 10, '#f8b01f')}${c(93, 57, 10, '#f8b01f')}
      ${c(67, 47, 3, '#ffe08a')}${c(90, 54, 3, '#ffe08a')}${l('M12 34V102M3 3V22C3 38 21 38 21 22V3M12 3V34', p.dark, 4)}
      ${f('M145 102V3C160 8 163 44 157 60H152V102Z', p.dark)}${l('M48 26 54 18M112 82 106 90', p.accent, 3)}`,
  },
  'spaghetti round a fork': {
    width: 70,
    height: 210,
    draw: (p) => `${b(31, 1, 8, 100, p.mid, 4)}
      ${l('M18 130V102Q18 92 35 92T52 102V130M29 130V98M41 130V98', p.mid, 6)}${e(35, 152, 34, 33, '#f2cb62')}
      ${l('M6 140C20 150 50 150 64 140M3 150C18 162 52 162 67 150M4 162C20 174 52 172 66 160M12 174C26 182 46 182 58 172M12 130C26 138 46 138 58 130', '#c98f2a', 3)}
      ${l('M40 184C50 190 28 196 38 208M24 182C14 190 30 194 22 203', '#f2cb62', 4)}${c(26, 136, 7, '#cf3b2a')}${c(48, 156, 6, '#cf3b2a')}
      ${f('M30 160q8-10 16-4-4 10-16 4Z', '#4f8f3a')}`,
  },
  'hot dog with mustard': {
    width: 150,
    height: 74,
    draw: (p) => `${b(12, 18, 126, 34, '#c8782f', 17)}${b(1, 22, 148, 26, '#b23a2a', 13)}
      ${l('M12 30C16 26 22 26 28 26', '#e07a63', 3)}${f('M8 42H142C144 62 126 73 106 73H44C24 73 6 62 8 42Z', '#e6a552')}
      ${l('M20 34q9-12 18 0t18 0 18 0 18 0 18 0 20 0', '#fbd02d', 6)}${l('M30 64H80M92 64H98', '#c8782f', 3)}
      ${l('M46 13C40 9 50 7 46 3M75 13C69 9 79 7 75 3M104 13C98 9 108 7 104 3', p.light, 3)}`,
  },
  'chips in a striped carton': {
    width: 94,
    height: 122,
    draw: (p) => `
      ${row(7, (i) => at(`rotate(${(i - 3) * 1.6} 47 121)`, b(11 + i * 10.3, 1 + ((i * 5) % 3) * 7 + Math.abs(i - 3) * 3, 10, 60, '#e9b13a', 1.5)))}
      ${row(6, (i) => at(`rotate(${(i - 2.5) * 2} 47 121)`, b(16 + i * 10.3, 16 + ((i * 7) % 4) * 5, 9, 70, '#f8d26a', 1.5)))}
      <g transform="translate(0 -8)">${f('M3 54Q47 80 91 54L79 129H15Z', p.accent)}${f('M24 63 36 66 39 129H30ZM58 66 70 63 64 129H55Z', p.paper)}
      ${c(47, 100, 15, p.second)}${l('M40 101q7 8 14 0', p.dark, 3)}${c(42, 95, 2, p.dark)}${c(52, 95, 2, p.dark)}</g>`,
  },
  'roast chicken on a dish': {
    width: 160,
    height: 122,
    draw: (p) => `${steam(58, 28, p.light)}${e(80, 104, 79, 17, p.mid)}${e(80, 100, 66, 12, p.light)}
      ${f('M22 84C22 52 54 38 84 40S140 60 138 86C134 102 110 106 80 106S24 104 22 84Z', '#c9742b')}
      ${f('M84 104C72 84 88 62 110 66S134 88 122 96 98 108 84 104Z', '#e0913f')}${l('M120 94 142 106', '#fff6e2', 7)}${c(145, 104, 5, '#fff6e2')}
      ${c(142, 111, 5, '#fff6e2')}${l('M36 70C44 56 58 50 72 50', '#f2b266', 5)}
      ${row(4, (i) => f(`M${10 + i * 18} 108q8-14 16 0-8 8-16 0Z`, '#5c9a3d'))}`,
  },
  'dumplings in a steamer': {
    width: 140,
    height: 122,
    draw: (p) => `${steam(52, 28, p.paper)}${b(6, 78, 128, 43, '#d8a765', 4)}${b(1, 76, 138, 10, '#b9823f', 3)}
      ${b(6, 104, 128, 5, '#b9823f')}${row(5, (i) => b(24 + i * 22, 86, 4, 18, '#b9823f'))}
      ${[14, 54, 92].map((x, i) => at(`translate(${x} ${i === 1 ? 38 : 38})`, f('M0 34C0 14 12 10 17 0 22 10 34 14 34 34V40H0Z', '#fbf3e2') + l('M17 5V20M12 14Q8 20 8 28M22 14Q26 20 26 28', '#d3c2a0', 2.5))).join('')}`,
  },
  'bento box': {
    width: 140,
    height: 104,
    draw: (p) => `${b(1, 1, 138, 102, p.dark, 12)}${b(9, 9, 66, 86, p.accent, 6)}${b(81, 9, 50, 40, p.light, 6)}
      ${b(81, 55, 50, 40, p.light, 6)}${c(42, 34, 19, p.paper)}${c(42, 71, 19, p.paper)}${b(33, 40, 18, 14, '#1d2b26', 2)}
      ${b(33, 77, 18, 14, '#1d2b26', 2)}${c(42, 28, 4, '#d9382c')}${c(42, 65, 4, '#d9382c')}
      ${row(3, (i) => b(85 + i * 15, 15, 12, 28, '#f4c544', 3))}${row(3, (i) => l(`M${88 + i * 15} 29h6`, '#d98b3a', 3))}${c(95, 68, 9, '#5aa345')}
      ${c(108, 64, 9, '#478a38')}${c(119, 72, 9, '#5aa345')}${b(88, 82, 34, 8, '#f08a4b', 4)}`,
  },
  'three skewers over embers': {
    width: 169,
    height: 128,
    draw: (p) => `<g transform="translate(-2 0)">${row(3, (k) =>
      at(
        `translate(0 ${k * 34})`,
        `${l('M14 16H168M14 16a5 5 0 1 0-10 0 5 5 0 1 0 10 0Z', '#6f5138', 3)}
      ${row(5, (i) => b(34 + i * 23, i % 2 ? 5 : 2, i % 2 ? 15 : 20, i % 2 ? 22 : 28, i % 2 ? ['#4f9a3f', p.accent, '#f4c544'][(i + k) % 3]! : '#8a4526', 6))}`,
      ),
    )}
      ${row(6, (i) => f(`M${24 + i * 25} 127q-12-9 0-22 0 6 5 8 3-3 2-10 12 12 4 24Z`, i % 2 ? p.second : '#f0722e'))}</g>`,
  },
  'soup bowl in outline': {
    width: 140,
    height: 120,
    draw: (p) => `${steam(46, 36, p.mid, 4)}${l('M10 58H130C130 88 112 104 92 108H48C28 104 10 88 10 58Z', p.dark, 4)}
      ${l('M2 58H138M48 108V117H92V108', p.dark, 4)}${l('M22 74C28 88 38 94 52 97', p.dark, 4)}${l('M108 56 132 14', p.dark, 4)}
      ${l('M129 20C124 14 128 2 134 3S138 20 129 20Z', p.dark, 3)}`,
  },
  'stack of pancakes': {
    width: 140,
    height: 108,
    draw: (p) => `<g transform="translate(0 2)">${e(70, 92, 69, 13, p.paper)}${e(70, 90, 54, 8, '#cfc7ba')}
      ${row(4, (i) => b(16 + (i % 2) * 5, 72 - i * 15, 104, 18, '#f1c778', 9) + b(16 + (i % 2) * 5, 70 - i * 15, 104, 10, '#b96f2d', 5))}
      ${f('M22 26C22 14 118 14 118 26V42a5 5 0 0 1-10 0V36H94V62a6 6 0 0 1-12 0V36H54V52a5 5 0 0 1-10 0V36H34V66a6 6 0 0 1-12 0Z', '#7a3713')}
      ${f('M52 12 74 5 90 14 68 23Z', '#ffe27a')}${f('M52 12 68 23V29L52 18ZM68 23 90 14V20L68 29Z', '#f2c341')}${c(106, 9, 8, p.accent)}
      ${f('M100 4q6-7 14-1-8 5-14 1Z', '#4f8f3a')}</g>`,
  },
  'sandwich with an olive': {
    width: 120,
    height: 124,
    draw: (p) => `${l('M60 3V60', '#b98b54', 3)}${e(60, 22, 10, 13, '#7f9a3a')}${c(60, 13, 4, '#cf3b2a')}
      ${f('M8 44H112L119 58H1Z', '#c58640')}${b(1, 56, 118, 10, '#f3d7a0')}${f('M0.5 66q10 12 20 2t20 2 20 0 20 0 20 0 19-3V64H1Z', '#69ad45')}
      ${b(4, 74, 112, 8, p.accent)}${f('M2 82H118L96 86 84 98 72 86Z', '#f7c53a')}${f('M3 92q14-8 28 0t28 0 28 0 28 0v6H3Z', '#f29a93')}
      ${b(1, 98, 118, 14, '#f3d7a0')}${b(1, 111, 118, 12, '#c58640', 4)}`,
  },
  'fish on an oval dish': {
    width: 180,
    height: 92,
    draw: (p) => `${e(90, 46, 89, 45, p.paper)}${e(90, 46, 76, 35, p.light)}
      ${f('M26 46C44 20 92 18 122 42L150 26C146 40 146 52 150 66L122 50C92 74 44 72 26 46Z', p.dark)}
      ${f('M28 48C46 72 92 72 120 50 92 58 56 58 28 48Z', '#fff')}${c(46, 42, 5, '#fff')}${c(46, 42, 2.4, p.dark)}
      ${l('M60 32Q70 44 62 58', '#fff', 2.5)}${l('M76 36q5 5 0 10M90 36q5 5 0 10M104 38q4 4 0 8', '#8fa3bd', 2.5)}${c(78, 72, 8, '#f9d33c')}
      ${c(78, 72, 5, '#fff3b0')}${c(94, 73, 8, '#f9d33c')}${c(94, 73, 5, '#fff3b0')}`,
  },
  'salad bowl with servers': {
    width: 140,
    height: 120,
    draw: (p) => `${l('M38 60 20 20M102 60 122 20', '#a56b38', 6)}${e(17, 13, 10, 13, '#a56b38')}
      ${e(124, 13, 10, 13, '#a56b38')}
      ${f('M12 64C4 50 16 40 28 46 28 32 46 26 54 38 60 24 82 24 86 38 96 28 112 34 112 46 124 42 136 52 128 64Z', '#58a046')}
      ${f('M40 64C36 48 56 44 62 54 68 42 88 46 86 64Z', '#93c95a')}${c(36, 56, 10, '#dc3d2d')}${c(104, 54, 10, '#dc3d2d')}
      ${c(74, 46, 9, '#e9f3c8')}${c(74, 46, 6, '#c5dd8d')}${f('M1 62H139C139 96 112 112 92 114V119H48V114C28 112 1 96 1 62Z', p.mid)}
      ${f('M5 78Q70 90 135 78L130 90Q70 102 10 90Z', p.paper)}`,
  },
  'curry and rice in halves': {
    width: 124,
    height: 124,
    draw: (p) => `${c(62, 62, 61, p.accent)}${c(62, 62, 52, p.paper)}${f('M62 16A46 46 0 0 0 62 108Z', '#f6f1e4')}
      ${f('M62 16A46 46 0 0 1 62 108Z', '#b5651d')}${b(72, 34, 15, 15, '#f29a2e', 3)}${b(84, 66, 15, 15, '#f2d98a', 3)}
      ${b(68, 78, 13, 13, '#f29a2e', 3)}${c(92, 52, 4, '#5c9a3d')}${c(74, 62, 4, '#5c9a3d')}
      ${row(9, (i) => at(`translate(${30 + (i % 3) * 11} ${40 + Math.floor(i / 3) * 20}) rotate(${i * 50})`, e(0, 0, 4, 1.6, '#d8cfb8')))}`,
  },
  'three rice balls with faces': {
    width: 170,
    height: 84,
    draw: (p) =>
      `${row(3, (i) =>
        at(
          `translate(${[0, 57, 116][i]} ${i === 1 ? 0 : 12})`,
          `${f('M3 50C-3 62 3 71 14 71H40C51 71 57 62 51 50L39 12C33-3 21-3 15 12Z', p.paper)}
      ${f('M15 50H39V71H15Z', '#17231f')}${c(19, 36, 2.6, '#17231f')}${c(35, 36, 2.6, '#17231f')}
      ${l(i === 1 ? 'M23 42q4 5 8 0' : 'M24 43h6', '#17231f', 2.4)}${c(12, 42, 3, p.accent)}${c(42, 42, 3, p.accent)}`,
        ),
      )}`,
  },
  'pan of paella': {
    width: 170,
    height: 120,
    draw: (p) => `${l('M24 40C-2 40-2 80 24 80M146 40C172 40 172 80 146 80', p.accent, 6)}${c(85, 60, 59, p.dark)}
      ${c(85, 60, 51, '#f0b429')}${turn(6, 85, 60, at('translate(85 24) rotate(30)', f('M-11 4C-12-8 2-12 8-6 2-6-3-2-2 6Z', '#f07f56')))}
      ${turn(5, 85, 60, at('translate(85 42) rotate(14)', f('M0-9C6-4 6 5 0 9-6 5-6-4 0-9Z', '#232a3d')))}${c(85, 60, 11, '#fbe36b')}
      ${l('M76 60H94M80.5 52 89.5 68M89.5 52 80.5 68', '#fffbe0', 1.8)}${turn(6, 85, 60, c(105, 27, 3, '#4f9a3f'))}`,
  },
  'wedge of cheese with holes': {
    width: 130,
    height: 92,
    draw: (p) => `${f('M1 40 88 2C112 4 128 18 129 34Z', p.second)}
      ${f('M1 44 129 39V60a9 9 0 0 0 0 18V91H1ZM32 56a9 9 0 1 0 .1 0ZM70 62a11 11 0 1 0 .1 0ZM102 50a6 6 0 1 0 .1 0ZM46 91a9 9 0 0 1 18 0Z', p.second)}
      ${e(78, 20, 9, 4, p.dark)}${e(106, 26, 6, 3, p.dark)}${e(52, 33, 7, 2.6, p.dark)}`,
  },
  'noodle box with chopsticks': {
    width: 104,
    height: 150,
    draw: (p) => `${l('M58 70 92 3M66 72 101 12', '#a34a2a', 4)}${e(52, 62, 36, 18, '#d9a93f')}
      ${l('M20 66c0-24 20-24 20-6s18 16 18-2 22-18 22 4M30 62c4-16 16-10 14 2M60 64c4-14 14-12 16 0', '#f2c65a', 5)}
      ${f('M2 62H102L90 149H14Z', p.paper)}${f('M2 62 22 80H82L102 62 98 90H6Z', p.light)}${l('M22 80 14 149M82 80 90 149', '#c9d0dc', 2)}
      ${c(52, 112, 19, p.accent)}${f('M39 108H65C65 118 60 122 57 122H47C44 122 39 118 39 108Z', p.paper)}
      ${l('M46 103V98M52 103V98M58 103V98', p.paper, 2)}`,
  },
  'covered dish with rays': {
    width: 160,
    height: 116,
    draw: (p) => `${l('M80 12V3M50 20 44 9M110 20 116 9M26 38 16 30M134 38 144 30', p.second, 5)}
      ${c(80, 30, 8, p.dark)}${f('M20 94C20 58 46 38 80 38S140 58 140 94Z', p.mid)}${l('M38 84C40 64 54 52 70 49', p.paper, 6)}
      ${b(1, 96, 158, 9, p.dark, 4.5)}${b(40, 107, 80, 8, p.dark, 4)}`,
  },
  'taco in outline over colour': {
    width: 140,
    height: 86,
    draw: (p) => `<g transform="translate(0 -10)">${f('M11 90C11 42 42 26 76 26S139 56 139 94H11Z', p.second)}
      ${l('M22 48C14 36 26 24 36 32 36 16 56 12 62 22 70 8 92 12 92 26 106 18 120 32 112 44L70 40Z', '#3c8a3e', 4, '#a9d86b')}
      ${c(50, 25, 8, p.accent)}${c(94, 33, 8, p.accent)}${f('M9 90C9 48 40 34 66 34S124 54 124 90Z', p.second)}
      ${l('M3 86C3 46 34 30 66 30S130 50 130 86C130 92 126 92 122 92H11C7 92 3 92 3 86Z', p.dark, 4)}
      ${row(6, (i) => c(34 + i * 13, 56 + (i % 2) * 20 - (i === 0 ? 0 : 4), 2.5, p.dark))}</g>`,
  },
};
