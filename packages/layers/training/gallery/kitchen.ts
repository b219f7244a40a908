/** Pots, pans, jars, cutlery, scales and ovens, and what the baker sets on stands. */
import type { Palette } from '../../scripts/designs/sheet.ts';
import type { Drawings } from './drawing.ts';
import { at, box as b, disc as c, ellipse as e, line as l, pierced as f, row, spots } from './strokes.ts';

/** A flame or a drop on end, from its foot at x, y. */
const flame = (x: number, y: number, s: number, fill: string) =>
  at(`translate(${x} ${y}) scale(${s})`, f('M0 0C-9 0-10-10-4-16-1-19 0-22 0-26 8-20 10-10 8-5 6-1 3 0 0 0Z', fill));
const hung = (x: number, s: number, fill: string, p: Palette) => `<g transform="translate(${x} 6) scale(${s})">
  ${l('M0 0V64', p.dark, 6)}${c(0, 90, 31, fill)}${c(0, 90, 22, p.paper)}${l('M-13 90A13 13 0 0 1 0 77', p.light, 4)}</g>`;
const jam = (
  p: Palette,
  h: number,
  fill: string,
  lid: string,
) => `${b(0, 18, 52, h + 20, '#e4edf2', 10)}${b(4, 34, 44, h, fill, 7)}
  ${f('M4 2H48L52 20 44 16 35 20 26 16 17 20 8 16 0 20Z', lid)}${b(10, 48, 32, 22, p.paper, 3)}${l('M16 56H36M16 63H30', p.dark, 2.5)}`;
const bun = (paper: string, icing: string, cherry: string) => `${f('M3 26H29L25 48H7Z', paper)}
  ${f('M1 28C-3 18 4 14 8 14 8 4 24 4 24 14 28 14 35 18 31 28Z', icing)}${c(16, 5, 4, cherry)}`;

export const kitchen: Drawings = {
  'egg in a frying pan': {
    width: 190,
    height: 106,
    draw: (p) => `${l('M100 52H182', p.accent, 13)}${c(180, 52, 3, p.paper)}${c(53, 53, 52, p.dark)}
      ${c(53, 53, 43, '#3b4252')}${f('M30 40C34 24 54 26 60 32S88 34 86 54 72 80 58 78 36 84 28 70 24 56 30 40Z', p.paper)}${c(56, 54, 13, p.second)}
      ${c(52, 50, 4, '#fff3c0')}`,
  },
  'pot on the boil': {
    width: 150,
    height: 146,
    draw: (p) => `<g transform="translate(0 2)">
      ${l('M46 24c-8-7 8-13 0-22M75 24c-8-7 8-13 0-22M104 24c-8-7 8-13 0-22', p.light, 5)}${l('M22 72H4V90H22M128 72H146V90H128', p.dark, 6)}${b(64, 34, 22, 10, p.dark, 5)}
      ${f('M20 58C24 40 126 40 130 58Z', p.mid)}${b(14, 58, 122, 9, p.dark, 4)}${f('M20 70H130V106C130 114 124 118 116 118H34C26 118 20 114 20 106Z', p.mid)}
      ${l('M32 80V100', p.paper, 5)}${row(5, (i) => flame(35 + i * 20, 143, 0.85, i % 2 ? p.second : p.accent))}</g>`,
  },
  'saucepans on a rail': {
    width: 170,
    height: 126,
    draw: (p) => `<g transform="translate(0 -2)">${l('M3 6H167', p.dark, 5)}${hung(33, 1, p.accent, p)}
      ${hung(92, 0.86, '#c9803f', p)}${hung(143, 0.72, p.mid, p)}</g>`,
  },
  'casserole in outline': {
    width: 150,
    height: 100,
    draw: (p) => `${f('M26 50H142V80C142 92 134 98 122 98H46C34 98 26 92 26 80Z', p.second)}
      ${l('M18 44H132V74C132 86 124 92 112 92H38C26 92 18 86 18 74Z', p.dark, 4)}${l('M12 42H138M22 40C28 18 122 18 128 40', p.dark, 4)}${l('M67 22V13H83V22', p.dark, 4)}
      ${l('M17 54H3V66H17M133 54H147V66H133', p.dark, 4)}${l('M32 58V72C32 76 34 79 37 79', p.dark, 4)}${l('M60 8Q75-2 90 8', p.accent, 3)}`,
  },
  'fork knife and spoon': {
    width: 110,
    height: 170,
    draw: (p) => `
      ${f('M2 2H7V40H12V2H18V40H23V2H28V46C28 56 24 60 20 62V164a5 5 0 0 1-10 0V62C6 60 2 56 2 46Z', p.dark)}
      ${f('M46 168V2C62 4 68 40 62 96H57V163C57 167 55 169 52 169S46 170 46 168Z', p.mid)}
      ${f('M93 2C104 2 109 20 109 34 109 50 103 58 98 62V164a5 5 0 0 1-10 0V62C83 58 77 50 77 34 77 20 82 2 93 2Z', p.dark)}${e(89, 26, 4, 12, p.light)}`,
  },
  'three wooden spoons in a crock': {
    width: 102,
    height: 160,
    draw: (p) => `<g transform="translate(-4 0)">${l('M40 90 22 34M52 90 54 30M62 90 82 40', '#b98048', 7)}
      ${at('rotate(-18 18 22)', e(18, 22, 12, 19, '#c9925a'))}${e(54, 20, 12, 18, '#b98048')}
      ${at('rotate(24 86 28)', f('M72 10H98V38C98 46 90 50 85 50S72 46 72 38ZM78 14V34H82V14ZM88 14V34H92V14Z', '#a46b36'))}
      ${f('M10 74H90L84 152C84 157 81 159 77 159H23C19 159 16 157 16 152Z', p.paper)}${f('M12 92H88L87 102H13ZM14 122H86L85 132H15Z', p.mid)}${b(6, 70, 88, 11, p.mid, 4)}
      ${c(50, 112, 6, p.accent)}</g>`,
  },
  'whisk and mixing bowl': {
    width: 140,
    height: 136,
    draw: (p) => `<g transform="translate(0 6)">
      ${at('rotate(28 70 60)', `${b(65, -12, 10, 38, p.dark, 5)}${l('M70 26C48 46 50 76 70 84 90 76 92 46 70 26ZM70 26C62 46 62 72 70 84 78 72 78 46 70 26Z', '#7d8896', 3)}`)}
      ${f('M8 66Q20 54 34 62T62 58 92 62 132 66V74H8Z', '#fdf0c8')}${f('M2 66H138C138 100 114 122 92 124H48C26 122 2 100 2 66Z', p.accent)}${b(44, 122, 52, 7, p.accent, 3)}
      ${f('M10 82H130L126 91H14Z', p.paper)}${spots('28 46 16 32 44 36', (x, y) => c(x, y, x > 40 ? 3 : 5, '#fdf0c8'))}</g>`,
  },
  'rolling pin on dough': {
    width: 162,
    height: 88,
    draw: () => `<g transform="translate(-4 -6)">
      ${f('M10 70C2 46 30 30 60 34S140 18 158 44 148 92 110 92 18 96 10 70Z', '#f7e6c2')}
      ${at('rotate(-18 85 48)', b(2, 42, 166, 12, '#8f5a2d', 6) + b(32, 32, 106, 32, '#c98f55', 8) + b(32, 38, 106, 6, '#e0b07a', 3))}
      ${spots('24 22 40 10 12 34 148 90 160 78 54 20', (x, y) => c(x, y, 3, '#fffaf0'))}</g>`,
  },
  'kitchen scales with pears': {
    width: 130,
    height: 150,
    draw: (p) => `${f('M40 6C46 6 47 16 52 24 60 38 54 52 40 52S20 38 28 24C33 16 34 6 40 6Z', '#9cbf3f')}
      ${f('M82 12C88 12 89 20 94 28 102 40 96 52 82 52S62 40 70 28C75 20 76 12 82 12Z', '#c5cf4a')}${l('M40 8 44 2M82 14 86 6', '#6a4423', 3)}
      ${f('M2 46H128C126 60 110 68 94 68H36C20 68 4 60 2 46Z', '#b9c2cd')}${b(52, 66, 26, 12, '#7d8896')}${f('M30 76H100L120 149H10Z', p.accent)}${c(65, 112, 29, p.paper)}
      ${l('M65 88V93M65 131V136M41 112H46M84 112H89M48 95 51 98M82 95 79 98', p.dark, 3)}${l('M65 112 76 100', p.accent, 4)}${c(65, 112, 5, p.dark)}`,
  },
  'pans of a balance': {
    width: 160,
    height: 130,
    draw: (p) => `${c(80, 8, 7, p.dark)}${l('M80 14V116M12 30Q80 10 148 34', p.dark, 5)}
      ${l('M16 30 4 74M16 30 44 74M144 34 116 84M144 34 156 84', p.dark, 2.5)}${f('M1 74H47C44 90 34 94 24 94S4 90 1 74Z', p.mid)}
      ${f('M113 84H159C156 100 146 104 136 104S116 100 113 84Z', p.mid)}${c(18, 66, 8, '#d2342c')}${c(32, 66, 8, '#e8a02c')}${b(126, 66, 20, 18, p.dark, 2)}
      ${b(132, 60, 8, 6, p.dark)}${f('M44 129C44 118 60 114 80 114S116 118 116 129Z', p.dark)}`,
  },
  'jars of preserves': {
    width: 170,
    height: 96,
    draw: (p) => `${at('translate(2 8)', jam(p, 49, '#c22f4a', p.accent))}
      ${at('translate(59 0)', jam(p, 57, '#e8932b', p.mid))}${at('translate(116 8)', jam(p, 49, '#5b2c6b', p.second))}`,
  },
  'jar of biscuits': {
    width: 90,
    height: 130,
    draw: (p) => `${c(45, 9, 8, p.dark)}${f('M18 26C20 14 70 14 72 26Z', p.dark)}${b(14, 26, 62, 9, p.dark, 3)}
      ${l('M18 38C6 44 3 52 3 62V116C3 122 8 127 14 127H76C82 127 87 122 87 116V62C87 52 84 44 72 38', p.mid, 4)}
      ${spots('24 108 52 110 66 88 36 86 22 68 58 66', (x, y) => c(x, y, 15, '#c98a48') + c(x - 4, y - 4, 2.5, '#5a3018') + c(x + 5, y - 1, 2.5, '#5a3018'))}`,
  },
  'oven with a loaf inside': {
    width: 120,
    height: 140,
    draw: (p) => `${b(1, 1, 118, 138, p.light, 8)}${b(1, 1, 118, 34, p.dark, 8)}
      ${row(4, (i) => c(20 + i * 18, 18, 6, i === 3 ? p.accent : p.paper))}${b(88, 11, 24, 14, p.second, 3)}${b(14, 46, 92, 6, p.mid, 3)}${b(14, 60, 92, 66, p.dark, 6)}
      ${b(21, 67, 78, 52, '#f0a13a', 3)}${f('M34 102C28 82 44 76 60 76S92 82 86 102Z', '#8f4f22')}${l('M48 84 44 92M60 82V90M72 84 76 92', '#e0b07a', 3)}
      ${l('M22 106H98', p.dark, 3)}`,
  },
  'gas stove with flames': {
    width: 160,
    height: 124,
    draw: (p) => `<g transform="translate(0 -4)">${b(18, 24, 46, 22, '#7d8896', 5)}${l('M64 30H86', '#3b2a20', 5)}
      ${b(14, 20, 54, 6, '#5d6773', 3)}${row(3, (i) => flame(30 + i * 11, 64, 0.55, '#3f8fd8'))}
      ${row(3, (i) => flame(107 + i * 11, 64, 0.75, i === 1 ? '#f9b233' : '#f0722e'))}${l('M14 50H68M94 42H142', p.dark, 4)}${b(1, 66, 158, 14, p.dark, 4)}
      ${b(6, 80, 148, 47, p.paper)}${row(5, (i) => c(26 + i * 27, 102, 10, i === 3 ? p.accent : p.mid))}
      ${l('M26 102V94M53 102 47 97M80 102V94M107 102 113 97M134 102V94', p.dark, 3)}${l('M122 24c-6-5 6-10 0-18M112 34c-5-4 5-8 0-14', p.light, 3)}</g>`,
  },
  'tall fridge with magnets': {
    width: 84,
    height: 170,
    draw: (p) => `${b(1, 1, 82, 162, p.mid, 10)}${b(6, 58, 72, 4, p.dark)}${b(66, 26, 6, 24, p.paper, 3)}
      ${b(66, 72, 6, 40, p.paper, 3)}${b(14, 14, 24, 20, p.paper, 1)}${c(26, 14, 3.5, p.accent)}${l('M18 22H34M18 28H30', p.dark, 2)}
      ${f('M28 96C16 88 16 78 22 76 26 75 28 79 28 81 28 79 30 75 34 76 40 78 40 88 28 96Z', p.accent)}${b(34, 112, 14, 14, p.second, 2)}${c(22, 128, 7, p.dark)}
      ${b(10, 161, 14, 8, p.dark, 2)}${b(60, 161, 14, 8, p.dark, 2)}`,
  },
  'toaster popping toast': {
    width: 140,
    height: 124,
    draw: (p) => `
      ${row(2, (i) => at(`translate(${34 + i * 40} ${i ? 14 : 22})`, f('M2 66V20C-6 12-2 0 10 0H24C36 0 40 12 32 20V66Z', '#9c6028') + f('M7 66V18C2 12 4 5 11 5H23C30 5 32 12 27 18V66Z', '#f3cf8e')))}
      ${l('M24 22 14 12M70 14V3M116 22 126 12', p.accent, 4)}${f('M6 112V74C6 62 14 56 26 56H114C126 56 134 62 134 74V112Z', p.mid)}
      ${l('M28 100C26 84 30 74 40 70', p.light, 5)}${b(132, 70, 8, 16, p.dark, 3)}${c(108, 92, 9, p.second)}${l('M108 92V86', p.dark, 3)}${b(1, 111, 138, 12, p.dark, 5)}`,
  },
  'box grater': {
    width: 84,
    height: 153,
    draw: (p) => `<g transform="translate(0 2)">${l('M28 24C28-4 56-4 56 24', p.accent, 8)}
      ${f('M16 24H68L83 138H1ZM24 36 20 130H64L60 36Z', '#7d8896')}${f('M24 36H60L66 132H18Z', '#b9c2cd')}
      ${row(4, (r) => row(3, (i) => f(`M${30 + i * 10 - r} ${48 + r * 20}q${4 + r / 2}-8 ${8 + r} 0 0 6-${4 + r / 2} 6-${4 + r / 2}-1-${4 + r / 2}-6Z`, '#4d5763')))}
      ${b(1, 136, 82, 6, p.dark, 3)}${spots('12 147 30 148 50 147 70 148', (x, y) => c(x, y, 2, p.second))}</g>`,
  },
  'salt and pepper': {
    width: 116,
    height: 128,
    draw: (p) => `<g transform="translate(-3 0)">
      ${at('rotate(-6 30 70)', f('M8 40H50L56 118C56 122 53 125 50 125H8C5 125 2 122 2 118Z', p.paper) + f('M8 38C8 16 18 10 29 10S50 16 50 38Z', '#b9c2cd') + spots('22 22 30 18 38 22 30 28', (x, y) => c(x, y, 2, p.dark)) + c(29, 82, 12, p.mid))}
      ${f('M72 40H112L118 119C118 123 115 125 112 125H72C69 125 66 123 66 119Z', p.dark)}${f('M72 38C72 16 82 10 92 10S112 16 112 38Z', '#b9c2cd')}
      ${spots('86 22 92 18 99 22 92 28', (x, y) => c(x, y, 2, p.dark))}${c(92, 82, 12, p.second)}${spots('72 8 84 3 98 2 108 6', (x, y) => c(x, y, 1.8, p.dark))}</g>`,
  },
  'knife and board with leek': {
    width: 177,
    height: 106,
    draw: (p) => `<g transform="translate(0 2)">${b(1, 22, 150, 81, '#c9925a', 8)}
      ${f('M22 36a7 7 0 1 0 .1 0Z', '#7a4f28')}${b(38, 52, 52, 18, '#e9f2cf', 6)}${f('M38 52 14 46 20 58 8 62 22 66 16 76 38 70Z', '#5a9a3d')}
      ${b(38, 52, 22, 18, '#a9cf6a')}${row(3, (i) => c(102 + i * 15, 66 + (i % 2) * 12, 9, '#e9f2cf') + c(102 + i * 15, 66 + (i % 2) * 12, 5, '#a9cf6a'))}
      ${at('rotate(-14 120 24)', f('M58 14H136V34H96C78 34 64 28 58 14Z', p.light) + b(134, 12, 44, 13, p.dark, 5) + c(146, 18.5, 2, p.light) + c(164, 18.5, 2, p.light))}
      </g>`,
  },
  'birthday cake with candles': {
    width: 120,
    height: 133,
    draw: (p) => `<g transform="translate(0 -7)">
      ${row(4, (i) => b(29 + i * 18, 32, 8, 30, i % 2 ? p.mid : p.accent, 2) + flame(33 + i * 18, 29, 0.8, '#f9b233'))}${b(20, 58, 80, 36, '#f6b8c6', 6)}
      ${f('M18 64a7 7 0 0 1 7-7H95a7 7 0 0 1 7 7V72q-7 10-14 0t-14 0-14 0-14 0-14 0-14 0Z', p.paper)}${b(8, 92, 104, 34, '#8a4f2d', 5)}
      ${f('M8 92H112V102q-8 10-17 0t-17 0-18 0-17 0-17 0-18 0Z', '#f6b8c6')}${row(5, (i) => c(20 + i * 20, 116, 3.5, p.second))}${b(1, 128, 118, 11, p.dark, 5.5)}</g>`,
  },
  'layer cake on a stand': {
    width: 130,
    height: 132,
    draw: (p) => `${c(65, 10, 9, p.accent)}${f('M18 30C18 20 36 18 65 18S112 20 112 30V40H18Z', p.paper)}
      ${b(18, 38, 94, 14, p.second)}${b(18, 51, 94, 7, p.paper)}${b(18, 57, 94, 14, p.second)}${b(18, 70, 94, 7, p.accent)}${f('M70 24 112 36V84H70Z', p.mid)}
      ${f('M78 44 104 48V54L78 52ZM78 60 104 62V68L78 68Z', p.paper)}${b(1, 82, 128, 9, p.dark, 4)}
      ${f('M58 90H72C72 106 76 116 96 122V131H34V122C54 116 58 106 58 90Z', p.dark)}${spots('34 24 50 21 86 23', (x, y) => c(x, y, 4, p.accent))}`,
  },
  'cupcakes under a glass bell': {
    width: 150,
    height: 124,
    draw: (p) => `${f('M14 106V66C14 32 40 14 75 14S136 32 136 66V106Z', '#e6f0f4')}
      ${l('M26 66C28 46 40 34 56 28', '#fff', 5)}${c(75, 8, 7, p.dark)}${at('translate(22 58)', bun(p.mid, '#f6b8c6', p.accent))}
      ${at('translate(59 50)', bun(p.dark, '#fff6e6', p.accent))}${at('translate(96 58)', bun(p.mid, '#8a4f2d', p.accent))}${b(1, 105, 148, 9, p.dark, 4)}
      ${b(40, 113, 70, 10, p.dark, 3)}`,
  },
  'loaf and wheat': {
    width: 143,
    height: 107,
    draw: () => `<g transform="translate(0 -2)">
      ${f('M6 108C-4 84 6 58 40 52 84 44 120 44 128 66 134 86 130 100 122 108Z', '#c47f3a')}${f('M8 108C2 90 12 74 26 76 40 78 44 94 38 108Z', '#f3d7a0')}
      ${l('M54 56C62 66 62 76 58 86M80 52C90 62 90 74 86 84M106 52C114 62 114 72 110 82', '#f0c98a', 6)}${l('M92 44C104 34 122 20 140 6', '#b98a2c', 3)}
      ${spots('104 34 116 25 128 15', (x, y) => at(`translate(${x} ${y}) rotate(50)`, e(0, -8, 4, 8, '#e2b44a')) + at(`translate(${x} ${y}) rotate(52) translate(2 14)`, at('rotate(60)', e(0, -8, 4, 8, '#e2b44a'))))}
      ${spots('20 92 30 88 24 100', (x, y) => c(x, y, 2, '#d1a866'))}</g>`,
  },
  'basket of croissants': {
    width: 150,
    height: 104,
    draw: (p) => `<g transform="translate(0 -6)">${row(3, (i) =>
      at(
        `translate(${[8, 94, 50][i]} ${i < 2 ? 28 : 6}) rotate(${[-24, 24, 0][i]} 25 18)`,
        `${f('M2 34C-2 12 14 1 27 1S56 12 52 34C46 36 42 26 27 24 12 26 8 36 2 34Z', i < 2 ? '#d9913f' : '#e6a552')}
      ${l('M15 8 18 24M27 4V22M39 8 36 24', '#a8641f', 3)}`,
      ),
    )}
      ${f('M4 58H146L130 109H20Z', '#b98048')}${l('M14 74H138M18 90H133', '#8f5a2d', 4)}${row(6, (i) => l(`M${26 + i * 20} 62L${32 + i * 17.5} 106`, '#8f5a2d', 4))}
      ${b(1, 54, 148, 10, '#8f5a2d', 5)}${f('M60 58H96L104 90 78 104 54 90Z', p.paper)}${l('M66 68H92M64 80H96', p.accent, 3)}</g>`,
  },
  'apron on a hook and a glove': {
    width: 130,
    height: 150,
    draw: (p) => `${c(40, 5, 4, p.dark)}${l('M26 46C26 16 36 8 40 8S54 16 54 46', p.dark, 4)}
      ${f('M22 40H58C58 60 64 70 78 74V140C78 146 74 149 68 149H12C6 149 2 146 2 140V74C16 70 22 60 22 40Z', p.accent)}
      ${row(4, (i) => b(12 + i * 16, i === 1 || i === 2 ? 42 : 76, 4, i === 1 || i === 2 ? 106 : 72, p.paper))}
      ${f('M18 96H62V116C62 124 56 128 50 128H30C24 128 18 124 18 116Z', p.dark)}
      ${f('M92 149V110C86 108 82 98 84 92 90 88 94 94 98 98V66C98 50 126 50 128 68V149Z', p.second)}${b(90, 128, 39, 10, p.paper)}
      ${l('M113 56V30a5 5 0 1 0-10 0', p.dark, 3)}`,
  },
};
