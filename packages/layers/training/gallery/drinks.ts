/** Cups, glasses, bottles, pots and what makes and serves drinks. */
import type { Palette } from '../../scripts/designs/sheet.ts';
import type { Drawings } from './drawing.ts';
import { at, box as b, disc as c, ellipse as e, line as l, pierced as f, row, spots, turn } from './strokes.ts';

/** A slice of fruit with its segments. */
const wheel = (x: number, y: number, r: number, rind: string, flesh: string) => `${c(x, y, r, rind)}
  ${c(x, y, r * 0.82, '#fff8dc')}
  ${turn(6, x, y, f(`M${x} ${y - r * 0.08}l${-r * 0.34}${-r * 0.58}q${r * 0.34}${-r * 0.24} ${r * 0.68} 0Z`, flesh))}`;
const cup = (x: number, y: number, fill: string, inner: string) => `<g transform="translate(${x} ${y})">
  ${l('M88 10C118 4 118 38 84 36', fill, 6)}${f('M6 3H92C92 30 84 48 72 50H26C14 48 6 30 6 3Z', fill)}${inner}</g>`;
const pop = (p: Palette, foot: number, fill: string, sign: string) => `${b(12, 1, 22, 12, p.dark, 3)}
  ${f(`M15 13H31V36C31 50 46 54 46 72V${foot}a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V72C0 54 15 50 15 36Z`, fill)}
  ${f('M0 76H46V106H0Z', p.paper)}${sign}${l('M10 66C10 60 16 58 18 52', p.paper, 3)}`;

export const drinks: Drawings = {
  'coffee cup on a saucer': {
    width: 140,
    height: 120,
    draw: (p) => `${l('M50 34c-10-10 10-16 0-30M66 34c-10-10 10-16 0-30M82 34c-10-10 10-16 0-30', p.mid, 5)}
      ${l('M108 58C132 52 132 88 100 88', p.accent, 8)}${f('M18 46H114C114 82 100 104 82 104H50C32 104 18 82 18 46Z', p.accent)}
      ${f('M18 46H32C32 78 44 98 56 104H50C32 104 18 82 18 46Z', p.paper)}${b(1, 108, 138, 11, p.dark, 5.5)}`,
  },
  'cup of coffee from above': {
    width: 130,
    height: 120,
    draw: () => `${c(60, 60, 59, '#f4efe4')}${c(60, 60, 46, '#d9cfbd')}${l('M96 60H122', '#f4efe4', 13)}
      ${c(60, 60, 39, '#fffdf8')}${c(60, 60, 33, '#6b3a1c')}
      ${f('M60 84C40 70 38 54 48 48 54 45 59 49 60 54 61 49 66 45 72 48 82 54 80 70 60 84Z', '#f0d9b0')}${l('M48 38C54 33 66 33 72 38', '#f0d9b0', 3)}`,
  },
  'spotted teapot': {
    width: 155,
    height: 116,
    draw: (p) => `${l('M120 46C158 38 160 86 118 90', p.dark, 9)}
      ${f('M44 92C22 86 22 50 2 42L12 34C36 40 34 62 46 62Z', p.mid)}${c(82, 10, 9, p.accent)}${f('M50 34C54 12 110 12 114 34Z', p.dark)}
      ${f('M36 72C36 46 52 32 82 32S128 46 128 72 110 108 82 108 36 98 36 72Z', p.mid)}
      ${spots('58 58 82 50 106 58 70 76 94 76 56 90 82 96 108 90', (x, y) => c(x, y, 6, p.paper))}${b(56, 106, 52, 9, p.dark, 4)}`,
  },
  'teapot in one line': {
    width: 147,
    height: 110,
    draw: (p) => `
      ${l('M46 34H104C122 46 126 68 116 86 112 96 106 102 98 106H52C30 98 28 82 22 66 18 56 12 50 4 48L12 38C24 42 30 50 34 56 36 46 40 40 46 34Z', p.dark, 4)}
      ${l('M50 34C54 18 96 18 100 34', p.dark, 4)}${l('M75 21V8', p.dark, 4)}${l('M114 46C152 34 154 84 119 80', p.dark, 4)}${c(75, 6, 5, p.accent)}
      ${l('M62 64c10-14 26-8 26 4-10 8-24 8-26-4ZM62 64C56 70 56 78 58 84', p.accent, 3)}`,
  },
  'glass of wine': {
    width: 68,
    height: 150,
    draw: (p) => `<g transform="translate(-4 0)">
      ${f('M10 2H66C74 40 74 84 42 88V138C56 139 66 142 66 149H10C10 142 20 139 34 138V88C2 84 2 40 10 2Z', p.paper)}
      ${f('M7 40H69C70 66 62 80 38 80S6 66 7 40Z', '#8c1f3f')}${e(38, 40, 31, 6, '#b23a5c')}${l('M16 50C16 60 20 68 26 72', '#d77b95', 4)}</g>`,
  },
  'bottle and two glasses': {
    width: 139,
    height: 150,
    draw: (p) => `<g transform="translate(-6 0)">
      ${f('M60 2H86V44C86 56 98 60 98 78V148H48V78C48 60 60 56 60 44Z', '#27503a')}${b(58, 1, 30, 30, p.accent, 3)}${b(48, 88, 50, 40, p.paper)}
      ${c(73, 104, 10, p.second)}${l('M58 121H88', p.dark, 3)}
      ${[3, 105].map((x) => at(`translate(${x} 62)`, l('M8 2H34C38 22 38 46 21 46S4 22 8 2ZM21 46V84M8 85H34', p.dark, 4) + f('M8.5 22H33.5C33 34 30 42 21 42S9 34 8.5 22Z', '#8c1f3f'))).join('')}
      </g>`,
  },
  'cocktail with an umbrella': {
    width: 114,
    height: 145,
    draw: (p) => `<g transform="translate(0 -5)">${l('M62 76 88 8', '#a56b38', 3)}<g transform="rotate(20 88 10)">
      ${f('M56 26C60 4 116 4 120 26 114 20 106 20 104 26 98 20 90 20 88 26 86 20 78 20 72 26 70 20 62 20 56 26Z', p.accent)}
      ${f('M72 26C74 14 82 10 88 9 94 10 102 14 104 26 98 20 90 20 88 26 86 20 78 20 72 26Z', p.second)}</g>
      ${f('M2 44H112L61 104V138C74 139 84 142 84 149H30C30 142 40 139 53 138V104Z', p.paper)}${f('M17 56H97L57 99Z', '#ef7f59')}
      ${f('M29 69H85L57 99Z', '#f3a545')}${c(38, 64, 6, '#d5264a')}${l('M38 60C36 48 30 40 22 36', '#4f8f3a', 2.5)}</g>`,
  },
  'pint of beer': {
    width: 110,
    height: 121,
    draw: () => `<g transform="translate(0 -3)">
      ${l('M80 48H96C102 48 104 52 104 58V84C104 92 100 96 94 96H80', '#e8edf0', 10)}
      ${f('M8 30H84L80 117C80 121 77 123 73 123H19C15 123 12 121 12 117Z', '#e9a21f')}${row(3, (i) => b(23 + i * 18, 52, 9, 58, '#f7c95a', 4.5))}
      ${f('M2 30C2 18 12 14 18 18 20 4 40 0 46 10 54 0 72 4 72 16 84 12 92 22 88 32 86 42 78 42 74 36 70 46 58 46 56 38 52 44 42 44 38 40V58C38 66 28 66 28 58V42C22 48 2 44 2 30Z', '#fffdf4')}
      ${spots('54 70 66 92 32 96', (x, y) => c(x, y, 2.5, '#fff3c9'))}</g>`,
  },
  'three cups in a stack': {
    width: 117,
    height: 147,
    draw: (p) => `<g transform="translate(-5 -2)">${cup(0, 0, p.accent, f('M26 3H38V50H30ZM60 3H72V50H60Z', p.paper))}
      ${cup(8, 49, p.dark, l('M23 22h.1M40 22h.1M57 22h.1M74 22h.1', p.second, 8))}${cup(2, 98, p.mid, f('M7 16H91L89 26H9Z', p.paper))}</g>`,
  },
  'paper cup with a sleeve': {
    width: 84,
    height: 140,
    draw: (p) => `${f('M18 1H66L70 12H14Z', p.dark)}${b(2, 11, 80, 13, p.dark, 4)}${f('M8 24H76L66 139H18Z', p.paper)}
      ${f('M10 52H74L69 104H15Z', '#b98250')}${c(42, 78, 17, p.second)}${f('M30 78C34 66 50 66 54 78 50 90 34 90 30 78Z', p.dark)}
      ${l('M35 84C42 82 42 74 49 72', p.second, 2.5)}`,
  },
  'lemonade with a striped straw': {
    width: 89,
    height: 156,
    draw: (p) => `${l('M50 120 62 20 84 4', p.paper, 8)}
      ${l('M57 62 58 54M59 44 60 36M62 24 64 19M74 12 79 8', p.accent, 8)}${f('M10 40H80L72 155H18Z', '#eaf3d0')}${f('M12 60H78L72 149H18Z', '#f7e36a')}
      ${at('rotate(12 38 84)', b(26, 70, 24, 24, '#fffbe0', 4))}${at('rotate(-20 56 108)', b(44, 96, 24, 24, '#fffbe0', 4))}
      ${l('M55 80 58 54', p.paper, 7)}${wheel(20, 46, 19, '#f2b91e', '#f9d94a')}${spots('30 124 40 138 62 134 34 110', (x, y) => c(x, y, 3, '#fffbe0'))}`,
  },
  'milk bottle and a glass': {
    width: 108,
    height: 136,
    draw: (p) => `<g transform="translate(-11 0)">
      ${f('M24 1H54V30C54 40 66 46 66 62V126C66 132 62 135 56 135H22C16 135 12 132 12 126V62C12 46 24 40 24 30Z', p.light)}
      ${f('M27 40H51C54 46 62 52 62 64V124C62 129 59 131 55 131H23C19 131 16 129 16 124V64C16 52 24 46 27 40Z', '#fff')}${b(20, 1, 38, 14, p.mid, 5)}
      ${f('M22 82C30 74 40 84 46 78S58 78 56 88 46 100 38 98 18 94 22 82Z', p.dark)}${c(30, 112, 5, p.dark)}${f('M74 68H118L112 135H80Z', p.light)}
      ${f('M78 84H114L109 131H83Z', '#fff')}${l('M82 92 85 122', '#dfe5ea', 3)}</g>`,
  },
  'jug of juice': {
    width: 117,
    height: 136,
    draw: (p) => `${l('M84 40C122 32 122 96 86 98', p.dark, 5)}
      ${l('M20 12C14 12 8 8 4 3L38 3H86V14C80 36 92 50 92 86 92 112 86 124 80 132H24C18 124 12 112 12 86 12 50 24 36 20 12Z', p.dark, 5, p.paper)}
      ${f('M17 62H88C90 100 86 116 78 127H26C18 116 14 100 17 62Z', '#f39a2c')}${wheel(40, 92, 16, '#e07a12', '#f7b64f')}
      ${wheel(66, 108, 13, '#e07a12', '#f7b64f')}${l('M30 24C30 36 26 44 24 50', p.light, 4)}`,
  },
  'moka pot with puffs': {
    width: 117,
    height: 150,
    draw: (p) => `${c(20, 20, 12, p.light)}${c(8, 34, 7, p.light)}${c(36, 8, 7, p.light)}
      ${l('M86 58H104C110 58 112 62 110 68L102 98', p.dark, 9)}${b(54, 26, 10, 12, p.dark, 4)}${f('M30 48 56 36H64L88 48Z', '#8d97a5')}
      ${f('M22 48H88L80 92H40L34 62Z', '#b9c2cd')}${f('M62 48H88L80 92H62Z', '#8d97a5')}${b(36, 92, 48, 8, p.accent)}
      ${f('M40 100H80L94 149H26Z', '#b9c2cd')}${f('M62 100H80L94 149H62Z', '#8d97a5')}${c(44, 122, 5, p.dark)}`,
  },
  'espresso machine': {
    width: 150,
    height: 150,
    draw: (p) => `${b(6, 8, 138, 46, p.accent, 8)}${b(20, 1, 34, 10, p.paper, 3)}${b(60, 3, 28, 8, p.paper, 3)}
      ${b(6, 46, 138, 10, p.dark)}${b(108, 54, 36, 84, p.accent)}${b(1, 136, 148, 13, p.dark, 4)}${c(30, 28, 11, p.paper)}
      ${l('M30 28 36 22', p.accent, 3)}${spots('62 28 82 28 102 28', (x, y) => c(x, y, 5, x === 82 ? p.second : p.paper))}
      ${b(40, 56, 44, 13, '#8d97a5', 3)}${l('M38 62H10', '#3b2a20', 7)}${l('M54 74V90M70 74V90', '#6b3a1c', 3)}
      ${f('M42 96H82C82 116 76 126 70 128H54C48 126 42 116 42 96Z', p.paper)}${l('M83 102C96 100 94 116 81 116', p.paper, 4)}
      ${b(26, 131, 72, 5, '#8d97a5', 2)}`,
  },
  'coffee filter over a jug': {
    width: 110,
    height: 154,
    draw: (p) => `${f('M12 2H84L58 56H38Z', p.paper)}${f('M20 18H76L57 56H39Z', '#5a3418')}
      ${l('M4 20H12M84 20H92M8 20 36 60H60L88 20', p.dark, 4)}${b(24, 60, 48, 8, p.dark, 3)}
      ${f('M48 70c-4 6-5 7-5 10a5 5 0 0 0 10 0c0-3-1-4-5-10Z', '#5a3418')}
      ${l('M30 76V92C12 102 4 112 4 128 4 144 12 151 22 151H74C84 151 92 144 92 128 92 112 84 102 66 92V76', p.dark, 4)}
      ${f('M9 120H87C91 138 84 146 74 146H22C12 146 5 138 9 120Z', '#6b3a1c')}${l('M78 98C112 88 114 134 92 132', p.dark, 4)}${c(48, 108, 4, '#6b3a1c')}`,
  },
  'kettle whistling': {
    width: 139,
    height: 123,
    draw: (p) => `<g transform="translate(0 -13)">${l('M8 34 2 24M20 28 20 16M32 32 40 24', p.accent, 4)}
      ${l('M48 60C48 6 116 6 116 60', p.dark, 8)}${f('M46 98 14 48 26 40 62 66Z', p.mid)}${l('M12 50 28 39', p.dark, 6)}${c(82, 44, 7, p.dark)}
      ${f('M36 118C34 76 54 50 82 50S130 76 128 118C128 122 126 124 122 124H42C38 124 36 122 36 118Z', p.mid)}
      ${l('M50 106C50 88 56 76 66 68', p.light, 6)}${b(26, 124, 112, 11, p.dark, 5)}${c(104, 96, 8, p.second)}</g>`,
  },
  samovar: {
    width: 109,
    height: 170,
    draw: () => `<g transform="translate(-6 0)">${b(50, 1, 20, 10, '#8f6416', 3)}
      ${f('M42 11H78L84 32H36Z', '#d9a12e')}${l('M22 62C4 56 6 92 24 92M98 62C116 56 114 92 96 92', '#8f6416', 6)}${e(60, 34, 42, 6, '#8f6416')}
      ${f('M20 38H100C106 76 86 104 76 122H44C34 104 14 76 20 38Z', '#e6b23c')}${f('M60 38H100C106 76 86 104 76 122H60Z', '#d39a28')}
      ${l('M32 48C32 70 38 88 46 102', '#fbe3a0', 5)}${l('M60 106V124C60 130 58 132 54 134', '#8f6416', 7)}${l('M52 102H68', '#8f6416', 6)}
      ${b(38, 120, 44, 8, '#8f6416')}${f('M44 128H76L92 158H28Z', '#e6b23c')}${b(18, 156, 84, 13, '#8f6416', 4)}
      ${spots('40 44 60 46 80 44', (x, y) => c(x, y + 14, 3.5, '#8f6416'))}</g>`,
  },
  'three bottles of pop': {
    width: 150,
    height: 140,
    draw: (p) => `${at('translate(1 14)', pop(p, 120, p.accent, c(23, 91, 9, p.accent)))}
      ${at('translate(52 0)', pop(p, 134, p.mid, turn(4, 23, 91, e(23, 85, 4, 6, p.mid))))}
      ${at('translate(103 14)', pop(p, 120, '#f39a2c', c(23, 91, 9, '#f39a2c')))}`,
  },
  'fizzy can': {
    width: 72,
    height: 140,
    draw: (p) => `<g transform="translate(-4 0)">
      ${spots('20 18 38 6 56 16 46 24 68 6', (x, y) => c(x, y, x % 4 ? 3.5 : 5, p.light))}${f('M14 34H66L72 46H8Z', '#b9c2cd')}
      ${b(5, 44, 70, 84, p.accent, 3)}${f('M5 110C30 108 50 84 75 64V88C56 104 36 124 16 128H8Q5 128 5 125Z', p.paper)}
      ${f('M8 128H72L66 139H14Z', '#b9c2cd')}${e(40, 34, 26, 4, '#8d97a5')}${c(28, 68, 11, p.second)}${l('M66 52V58', p.paper, 4)}</g>`,
  },
  'hot chocolate with marshmallows': {
    width: 119,
    height: 112,
    draw: (p) => `<g transform="translate(-9 0)">${l('M100 44C130 36 130 90 96 88', p.mid, 9)}
      ${b(24, 6, 22, 24, '#fff6f0', 6)}${at('rotate(-14 64 14)', b(52, 3, 22, 24, '#f9c3cf', 6))}${b(76, 8, 20, 22, '#fff6f0', 6)}
      ${f('M14 26Q22 18 32 24T54 22 76 24 104 26V34H14Z', '#6b3a1c')}${f('M10 30H108V96C108 106 102 111 94 111H24C16 111 10 106 10 96Z', p.mid)}
      ${turn(6, 59, 70, l('M59 70V48M59 56 53 50M59 56 65 50', p.paper, 4))}${spots('22 48 96 48 22 94 96 94', (x, y) => c(x, y, 3, p.paper))}</g>`,
  },
  'bag in a glass of tea': {
    width: 117,
    height: 120,
    draw: (p) => `${l('M88 42C120 36 120 82 86 82', p.light, 8)}
      ${f('M8 14H92V84C92 98 84 104 74 104H26C16 104 8 98 8 84Z', p.light)}${f('M13 34H87V82C87 94 80 99 72 99H28C20 99 13 94 13 82Z', '#c9712b')}
      ${f('M34 60H60V86H34ZM34 60 47 50 60 60Z', '#8f4716')}${l('M47 52V30C47 18 60 12 72 4', p.paper, 2.5)}${b(70, 1, 22, 20, p.accent, 3)}
      ${f('M76 14C76 6 84 6 87 6 87 12 84 16 76 14Z', p.paper)}${e(50, 112, 49, 7, p.dark)}${l('M22 44V74', '#e8a868', 4)}`,
  },
  'milkshake in a tall glass': {
    width: 74,
    height: 180,
    draw: (p) => `<g transform="translate(-7 0)">${l('M58 70 76 4', p.mid, 6)}${c(40, 20, 10, p.accent)}
      ${l('M40 11C42 5 46 3 50 2', '#4f8f3a', 2.5)}
      ${f('M14 62C4 58 8 44 20 46 18 34 30 30 36 34 42 24 56 30 56 38 66 36 72 44 68 50 80 50 80 62 72 64Z', '#fff8f0')}
      ${f('M8 60H80L64 148H24Z', p.paper)}${f('M12 68H76L62 142H26Z', '#f4a6ba')}
      ${f('M15 84 74 72 70 92 18 104ZM22 120 66 110 63 126 25 134Z', '#e07c98')}
      ${f('M40 148H48V164C62 166 72 170 72 179H16C16 170 26 166 40 164Z', p.paper)}${b(32, 148, 24, 6, p.light, 3)}
      ${spots('26 52 46 44 60 54', (x, y) => at(`rotate(${x} ${x} ${y})`, b(x - 5, y - 1.5, 10, 3, x === 46 ? p.accent : p.mid, 1.5)))}</g>`,
  },
  'coconut with a straw': {
    width: 116,
    height: 130,
    draw: (p) => `<g transform="translate(2 0)">${l('M66 40 82 10 104 3', p.accent, 6)}${c(58, 74, 55, '#6b4226')}
      ${f('M14 42C30 20 86 20 102 42 90 56 26 56 14 42Z', '#fff8ea')}${f('M24 41C38 30 78 30 92 41 80 49 36 49 24 41Z', '#dfeee6')}
      ${l('M60 44 66 38', p.accent, 6)}${l('M20 70 34 74M26 92 42 90M44 112 56 104M66 70 80 66M90 80 100 74M76 104 90 100', '#9a6a42', 3)}
      ${at('translate(20 34)', turn(5, 0, 0, e(0, -11, 7, 10, p.second)) + c(0, 0, 6, p.accent))}</g>`,
  },
  'water dispenser': {
    width: 74,
    height: 190,
    draw: (p) => `<g transform="translate(-3 0)">
      ${f('M20 1H60C66 1 70 5 70 11V56C70 66 56 70 54 80H26C24 70 10 66 10 56V11C10 5 14 1 20 1Z', '#9fd0ea')}
      ${f('M10 26H70V56C70 66 56 70 54 80H26C24 70 10 66 10 56Z', '#6fb2da')}${l('M20 12V48', '#e6f5fc', 4)}${b(4, 78, 72, 104, p.paper, 6)}
      ${b(14, 96, 52, 40, p.dark, 4)}${b(22, 90, 12, 16, p.mid, 3)}${b(46, 90, 12, 16, p.accent, 3)}${f('M44 116H60L57 134H47Z', p.paper)}
      ${spots('38 42 50 58 34 62', (x, y) => c(x, y, 4, '#c9e7f5'))}${row(4, (i) => l(`M24 ${148 + i * 7}H56`, '#b9c2cd', 3))}${b(10, 180, 12, 9, p.dark)}
      ${b(58, 180, 12, 9, p.dark)}</g>`,
  },
};
