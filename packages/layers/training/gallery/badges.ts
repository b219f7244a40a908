/** Badges: rosettes, seals, shields, crests, stamps and medals, with pictures instead of words. */
import type { Drawings } from './drawing.ts';
import {
  around,
  at,
  box as b,
  disc as c,
  drawn,
  ellipse as e,
  line as l,
  pierced as f,
  ring as o,
  row,
  star,
} from './strokes.ts';

/** A round edge of `n` bumps. */
const scallop = (x: number, y: number, r: number, n: number, fill: string) => {
  const bump = (r * Math.sin(Math.PI / n)).toFixed(2);
  const spot = (i: number) => [x + r * Math.cos((i * 2 * Math.PI) / n), y + r * Math.sin((i * 2 * Math.PI) / n)];
  const edge = row(n, (i) => `A${bump} ${bump} 0 0 1 ${spot(i + 1).map((v) => v.toFixed(1))}`);
  return f(`M${x + r} ${y}${edge}Z`, fill);
};
/** A stamp of `nx` by `ny` teeth, ten units each. */
const toothed = (nx: number, ny: number, fill: string) => {
  const there = 'h2a3 3 0 0 0 6 0h2'.repeat(nx) + 'v2a3 3 0 0 0 0 6v2'.repeat(ny);
  const back = 'h-2a3 3 0 0 0 -6 0h-2'.repeat(nx) + 'v-2a3 3 0 0 0 0 -6v-2'.repeat(ny);
  return f(`M0 0${there}${back}Z`, fill);
};
const dashes = (d: string, stroke: string, width: number) =>
  l(d, stroke, width).replace('/>', ' stroke-dasharray="5 6"/>');

export const badges: Drawings = {
  'rosette with a paw': drawn(100, 150, (p) => [
    `${f('M30 70L16 149L36 138L50 149L56 70Z', p.mid)}${f('M70 70L86 149L66 138L52 149L46 70Z', p.dark)}
      ${scallop(50, 50, 40.5, 14, p.accent)}${c(50, 50, 34, p.paper)}${o(50, 50, 29, p.accent, 2)}
      ${f('M50 48C58 48 66 58 64 65C62 71 55 67 50 67C45 67 38 71 36 65C34 58 42 48 50 48Z', p.dark)}
      ${e(34, 50, 4, 5.5, p.dark)}${e(44, 39, 4.5, 6.5, p.dark)}${e(56, 39, 4.5, 6.5, p.dark)}${e(66, 50, 4, 5.5, p.dark)}`,
  ]),
  'fir tree scout badge': drawn(120, 120, () => [
    `${c(60, 60, 60, '#2f4a3a')}${o(60, 60, 53, '#e8c877', 2.5)}${c(60, 60, 46, '#a9d3d6')}${c(86, 42, 9, '#f7e2a0')}
      ${f('M16.2 74A46 46 0 0 0 103.8 74Q60 62 16.2 74Z', '#6f9a4f')}${b(56, 78, 8, 14, '#6b4a30')}
      ${f('M60 46L84 82H36Z', '#235441')}${f('M60 32L80 62H40Z', '#2d6b50')}${f('M60 18L74 44H46Z', '#3a8262')}
      ${f('M28 60L36 78H20Z', '#2d6b50')}${f('M94 62L101 78H86Z', '#2d6b50')}`,
  ]),
  'quartered shield': drawn(100, 120, (p) => [
    `${f('M0 0H50V58H0Z', p.mid)}${f('M50 0H100V58H50Z', p.second)}${f('M50 58V118Q2 98 1 58Z', p.second)}
      ${f('M50 58V118Q98 98 99 58Z', p.mid)}${star(26, 30, 17, 7, 5, p.paper)}
      ${row(3, (i) => b(60 + i * 11, 14, 6, 32, p.dark, 3))}${f('M36 64A17 17 0 1 0 42 92A20 20 0 0 1 36 64Z', p.dark)}
      ${l('M58 72q4 -5 8 0t8 0t8 0t8 0M57 86q4 -5 8 0t8 0t8 0', p.paper, 4)}
      ${l('M2 2H98V58Q98 98 50 118Q2 98 2 58Z M50 2V117M2 58H98', p.dark, 4)}`,
  ]),
  'crest with crossed keys': {
    width: 120,
    height: 160,
    draw: () => {
      const key = `${o(0, -28, 9, '#e9bb4a', 5)}${b(-2.5, -19, 5, 54, '#e9bb4a')}${b(2, 20, 11, 5, '#e9bb4a')}
      ${b(2, 29, 8, 6, '#e9bb4a')}`;
      return `${f('M60 36H114Q112 104 60 138Q8 104 6 36Z', '#e9bb4a')}
      ${f('M60 42H108Q104 100 60 130Q16 100 12 42Z', '#8c1f2f')}${at('translate(60 80) rotate(38)', key)}
      ${at('translate(60 80) scale(-1 1) rotate(38)', key)}${f('M34 30L28 6L46 18L60 1L74 18L92 6L86 30Z', '#e9bb4a')}
      ${b(34, 26, 52, 7, '#8c1f2f')}${c(60, 22, 3.5, '#2f6f8f')}
      ${f('M2 124Q60 162 118 124L114 138L120 146Q60 172 0 146L6 138Z', '#f3e7cc')}
      ${l('M28 145Q60 155 92 145', '#8c1f2f', 2)}`;
    },
  },
  'toothed stamp with a pear': drawn(100, 120, () => [
    `${toothed(10, 12, '#fdf8ea')}${b(12, 12, 76, 96, '#78b3a6')}${e(50, 96, 26, 4, '#568f83')}
      ${f('M50 30C60 30 60 44 63 54C66 62 74 66 74 78C74 90 63 96 50 96S26 90 26 78C26 66 34 62 37 54C40 44 40 30 50 30Z', '#e6c93f')}
      ${f('M50 30C60 30 60 44 63 54C66 62 74 66 74 78C74 90 63 96 50 96C66 84 62 60 50 30Z', '#c9a02c')}
      ${l('M50 32Q50 24 54 19', '#5c3d22', 3)}${f('M53 24Q62 14 76 20Q68 32 53 24Z', '#3f7d46')}${c(38, 74, 1.6, '#9a7a20')}
      ${c(46, 84, 1.6, '#9a7a20')}${c(44, 68, 1.6, '#9a7a20')}`,
  ]),
  'three medals in a row': {
    width: 170,
    height: 124,
    draw: () => {
      const medal = (x: number, y: number, ribbon: string, metal: string, rim: string) =>
        `${f(`M${x - 18} ${y}H${x - 4}L${x + 14} ${y + 50}H${x}Z`, ribbon)}
      ${f(`M${x + 18} ${y}H${x + 4}L${x - 14} ${y + 50}H${x}Z`, ribbon)}${o(x, y + 70, 22, rim, 4, metal)}
      ${star(x, y + 70, 13, 5.5, 5, rim)}`;
      return (
        medal(26, 22, '#2f7f8c', '#cfd6da', '#8e9aa2') +
        medal(85, 1, '#c8323c', '#f4c542', '#c98f1c') +
        medal(144, 28, '#4a7a3a', '#d08a54', '#9a5a2c')
      );
    },
  },
  'red wax seal with a leaf': drawn(111, 110, () => [
    `${f('M54 2C68 -2 76 8 88 14S112 34 108 50S114 74 104 88S82 96 70 104S44 108 34 102S8 96 3 80S8 58 4 46S10 18 24 14S42 6 54 2Z', '#a81e2b')}
      ${c(56, 55, 39, '#8a1420')}${c(57, 57, 37, '#bf2d38')}${l('M16 36Q20 24 32 20', '#e2707a', 4)}
      ${f('M56 28C74 38 76 60 56 78C36 60 38 38 56 28Z', '#8a1420')}
      ${l('M56 42V88M56 56L66 48M56 56L46 48M56 67L65 59M56 67L47 59', '#d9525d', 3)}`,
  ]),
  'moon seal on a cord': drawn(190, 102, (p) => [
    `<g transform="translate(0 -6)">${l('M2 24Q40 14 95 54T188 84M2 84Q46 94 95 54T188 24M84 70L70 106M104 72L118 106', p.second, 5)}
      ${f('M95 8C110 4 116 14 128 20S144 42 138 54S138 84 122 90S94 96 84 94S56 84 52 70S50 44 54 34S78 10 95 8Z', p.dark)}
      ${o(95, 52, 33, p.mid, 3)}${f('M100 28A25 25 0 1 0 118 62A21 21 0 0 1 100 28Z', p.paper)}
      ${star(110, 48, 7, 2.5, 4, p.second)}</g>`,
  ]),
  'mountain patch of lines': drawn(120, 134, (p) => [
    `${l('M60 2L118 34V100L60 132L2 100V34Z', p.dark, 4)}${l('M60 12L109 39V95L60 122L11 95V39Z', p.dark, 1.5)}
      ${l('M20 88L48 48L62 68L76 54L100 88', p.dark, 4)}${l('M40 60L46 66L52 60L56 66M70 61L76 68L82 62', p.dark, 2.5)}
      ${o(78, 36, 8, p.accent, 3)}${l('M28 98H92M40 107H80', p.dark, 3)}`,
  ]),
  'sheriff star with balls': drawn(124, 140, () => [
    `${around(6, 62, 70, () => c(62, 8.5, 8.5, '#d99a26'))}${star(62, 70, 62, 34, 6, '#d99a26')}
      ${star(62, 70, 54, 30, 6, '#f6c94c')}${c(62, 70, 25, '#d99a26')}${c(62, 70, 21, '#fbe08a')}
      ${l('M55 81L52 76Q48 58 62 57Q76 58 72 76L69 81', '#7a4a18', 6)}`,
  ]),
  'toothed seal with a tick': drawn(120, 120, (p) => [
    `${star(60, 60, 60, 52, 22, p.mid)}${c(60, 60, 43, p.paper)}${o(60, 60, 38, p.mid, 2)}
      ${l('M40 62L54 76L82 44', p.accent, 10)}`,
  ]),
  'coffee badge out of register': drawn(120, 120, (p) => [
    `${c(65, 65, 55, p.second)}${o(56, 56, 54, p.dark, 3.5)}${o(56, 56, 46, p.dark, 1.5)}
      ${f('M40 56H82V70Q82 88 66 88H56Q40 88 40 70Z', p.accent)}
      ${l('M34 52H76V66Q76 82 62 82H48Q34 82 34 66Z', p.dark, 3.5)}${l('M76 56Q88 54 87 64T74 72', p.dark, 3.5)}
      ${l('M26 88H86', p.dark, 3.5)}${row(3, (i) => l(`M${44 + i * 11} 44q-5 -6 0 -11t0 -11`, p.dark, 3))}`,
  ]),
  'owl shield in one colour': drawn(110, 130, (p) => [
    `${f('M0 0Q28 12 55 0Q82 12 110 0V66Q108 106 55 130Q2 106 0 66Z M22 24Q28 34 40 32H70Q82 34 88 24V78Q88 104 55 112Q22 104 22 78Z', p.dark)}
      ${f('M24 26Q40 40 55 40T86 26V78Q86 102 55 110Q24 102 24 78Z M55 66L61 76L55 84L49 76Z M34 84Q55 92 76 84Q74 100 55 106Q36 100 34 84Z', p.dark)}
      ${c(40, 57, 13, p.light)}${c(70, 57, 13, p.light)}${c(40, 57, 7, p.dark)}${c(70, 57, 7, p.dark)}
      ${l('M46 92v6M55 94v6M64 92v6', p.dark, 2.5)}`,
  ]),
  'pleated rosette with a heart': drawn(110, 160, () => [
    `${f('M38 80L22 150L36 146L46 158L56 90Z', '#f4e4d0')}${f('M72 80L88 150L74 146L64 158L54 90Z', '#f4e4d0')}
      ${f('M46 90H64L66 152L55 142L44 152Z', '#7d2144')}
      ${around(16, 55, 55, (i) => f('M55 55L44 2Q55 -3 66 2Z', i & 1 ? '#f4e4d0' : '#a83260'))}${c(55, 55, 31, '#7d2144')}
      ${c(55, 55, 27, '#f9efe2')}
      ${f('M55 73C38 60 38 44 47 43C52 43 54 47 55 50C56 47 58 43 63 43C72 44 72 60 55 73Z', '#c9366b')}`,
  ]),
  'smiling tin pin': drawn(120, 132, () => [
    `${e(60, 127, 40, 5, '#9a9488')}${c(60, 59, 59, '#e5a81e')}${c(60, 57, 55, '#ffd23f')}${e(44, 46, 5.5, 9, '#2b2118')}
      ${e(76, 46, 5.5, 9, '#2b2118')}${l('M30 68Q60 104 90 68', '#2b2118', 5.5)}${l('M17 42Q24 20 44 12', '#fff3b8', 6)}`,
  ]),
  'postmark with a swallow': drawn(210, 100, (p) => [
    `${o(50, 50, 48, p.dark, 3.5)}${o(50, 50, 38, p.dark, 2)}
      ${row(5, (i) => l(`M108 ${18 + i * 16}q12 -10 25 0t25 0t25 0t24 0`, p.dark, 3.5))}
      ${f('M20 44Q38 40 48 50Q50 32 76 26Q66 36 62 48Q70 50 74 56Q66 56 60 60Q50 66 42 64L24 76L34 62Q40 58 40 54Q32 46 20 44Z', p.dark)}`,
  ]),
  'cross of honour': drawn(78, 150, () => [
    `<g transform="translate(-9 0)">${f('M16 0H80V44L48 66L16 44Z', '#23407a')}${b(26, 0, 8, 52, '#f3efe4')}
      ${b(62, 0, 8, 52, '#f3efe4')}${f('M42 0H54V62L48 66L42 62Z', '#c7303a')}${o(48, 66, 5, '#c9962a', 3)}
      ${around(4, 48, 110, () => f('M44 106L30 71L48 77L66 71L52 106Z', '#c9962a') + f('M46 100L36 77L48 81L60 77L50 100Z', '#fbf7ec'))}
      ${c(48, 110, 12, '#c9962a')}${c(48, 110, 8, '#c7303a')}</g>`,
  ]),
  'pilot wings': {
    width: 220,
    height: 86,
    draw: (p) => {
      const wing = `${f('M104 40Q60 36 40 22Q20 8 1 6Q4 30 30 38Q60 46 104 46Z', p.mid)}
      ${f('M104 44Q56 44 14 30Q22 52 48 56Q76 60 104 56Z', p.dark)}
      ${f('M104 54Q64 58 34 50Q46 70 70 70Q90 70 104 64Z', p.mid)}${f('M104 62Q80 70 58 67Q72 82 104 76Z', p.dark)}`;
      return `<g transform="translate(0 -2)">${wing}${at('translate(220 0) scale(-1 1)', wing)}
      ${f('M82 12Q96 13 110 3Q124 13 138 12V50Q136 74 110 86Q84 74 82 50Z', p.second)}
      ${f('M89 19Q100 18 110 12Q120 18 131 19V50Q129 68 110 78Q91 68 89 50Z', p.dark)}
      ${star(110, 44, 17, 7, 5, p.paper)}</g>`;
    },
  },
  'shield with a tower': drawn(104, 124, () => [
    `<g transform="translate(-3 -1)">${f('M4 4Q30 14 55 2Q80 14 106 4Q112 84 55 124Q-2 84 4 4Z', '#1f3f66')}
      ${f('M11 13Q34 20 55 9Q76 20 99 13Q102 80 55 115Q8 80 11 13Z', '#4b8fc4')}
      ${f('M14 76H96Q84 100 55 115Q26 100 14 76Z', '#5f9a4a')}
      ${f('M36 38V28H44V34H51V28H59V34H66V28H74V38L70 44V86H40V44Z', '#efe0bd')}
      ${f('M48 86V72Q48 64 55 64T62 72V86Z', '#5b3b22')}${b(52, 46, 6, 11, '#5b3b22', 3)}
      ${f('M55 28V14L68 19L56.5 23V28Z', '#cf3a3a')}${l('M42 56h6M64 62h5M42 72h4M63 78h6', '#cdb98c', 2)}</g>`,
  ]),
  'penguin in a ring': drawn(120, 120, (p) => [
    `${c(60, 60, 60, p.light)}${c(60, 60, 52, p.mid)}${f('M22 95.5A52 52 0 0 0 98 95.5Q60 82 22 95.5Z', p.paper)}
      ${f('M60 18C76 18 80 32 80 42Q94 58 96 76Q86 74 84 70Q86 92 74 100H46Q34 92 36 70Q34 74 24 76Q26 58 40 42C40 32 44 18 60 18Z', p.dark)}
      ${f('M60 40Q66 34 72 42Q82 90 68 98H52Q38 90 48 42Q54 34 60 40Z', p.paper)}${c(53, 34, 2.5, p.paper)}
      ${c(67, 34, 2.5, p.paper)}${f('M54 40H66L60 49Z', p.second)}${e(50, 101, 9, 4, p.second)}${e(70, 101, 9, 4, p.second)}`,
  ]),
  'cactus patch with stitches': drawn(130, 100, () => [
    `${b(0, 0, 130, 100, '#7a3f2a', 18)}${b(5, 5, 120, 90, '#f0b77a', 14)}
      ${dashes('M20 10H110Q120 10 120 20V80Q120 90 110 90H20Q10 90 10 80V20Q10 10 20 10Z', '#7a3f2a', 2)}
      ${c(90, 42, 18, '#e8603c')}${f('M15 72Q50 60 80 70T115 68V80Q115 85 110 85H20Q15 85 15 80Z', '#c07a46')}
      ${b(46, 22, 16, 56, '#3f7f5a', 8)}${l('M46 56H40Q34 56 34 50V40M62 62H70Q76 62 76 56V48', '#3f7f5a', 9)}
      ${l('M54 30V38M54 46V54M54 62V70', '#a9d6a0', 2)}${c(54, 21, 4, '#e2447a')}`,
  ]),
  'bottle cap with a lemon': drawn(116, 116, () => [
    `${scallop(58, 58, 50.5, 21, '#9aa6ad')}${scallop(58, 58, 46, 21, '#e9eef0')}${c(58, 58, 42, '#2e8f6f')}
      ${c(58, 58, 31, '#f7d33c')}${c(58, 58, 27, '#fff4b8')}
      ${around(8, 58, 58, () => f('M58 55L50.5 36Q58 31 65.5 36Z', '#f3c51e'))}`,
  ]),
  'crown badge in laurel': {
    width: 131,
    height: 117,
    draw: (p) => {
      const leaves = row(6, (i) =>
        at(`rotate(${26 + i * 22} 65 54)`, f('M65 111Q64 120 46 117Q48 104 65 111Z', p.mid)),
      );
      const half = `${l('M63 111A57 57 0 0 1 16 34', p.mid, 3)}${leaves}`;
      return `<g transform="translate(0 -6.5)">${at('translate(0.5 11)', half + at('translate(130 0) scale(-1 1)', half))}
      ${c(65, 62, 42, p.dark)}${b(46, 76, 38, 7, p.second, 2)}${f('M46 72L41 46L54 58L65 40L76 58L89 46L84 72Z', p.second)}
      ${c(41, 43, 3, p.paper)}${c(65, 37, 3, p.paper)}${c(89, 43, 3, p.paper)}</g>`;
    },
  },
  'bee on a honey hexagon': drawn(124, 108, () => [
    `${f('M31 0H93L124 54L93 108H31L0 54Z', '#d98a17')}${f('M35 7H89L116 54L89 101H35L8 54Z', '#f9c02f')}
      ${at('rotate(-26 62 40)', e(62, 34, 9, 20, '#fdf9ec'))}${at('rotate(26 62 40)', e(62, 34, 9, 20, '#fdf9ec'))}
      ${at('rotate(-62 62 48)', e(62, 30, 6.5, 15, '#fdf9ec'))}${at('rotate(62 62 48)', e(62, 30, 6.5, 15, '#fdf9ec'))}
      ${f('M62 46C78 46 80 62 76 74Q72 88 62 94Q52 88 48 74C44 62 46 46 62 46Z', '#2c1f14')}
      ${f('M47 58H77V65H47Z M48 72H76Q75 77 74 79H50Q49 77 48 72Z', '#f9c02f')}${c(62, 42, 8, '#2c1f14')}
      ${l('M58 36Q54 28 48 28M66 36Q70 28 76 28', '#2c1f14', 2)}`,
  ]),
  'order on a chain of beads': drawn(120, 160, (p) => [
    `${row(8, (i) => c(+(6 + i * 6.6).toFixed(1), +(6 + i * 11.5 - i * i * 0.25).toFixed(1), i & 1 ? 3.5 : 6, i & 1 ? p.mid : p.second))}
      ${at(
        'translate(120 0) scale(-1 1)',
        row(8, (i) =>
          c(
            +(6 + i * 6.6).toFixed(1),
            +(6 + i * 11.5 - i * i * 0.25).toFixed(1),
            i & 1 ? 3.5 : 6,
            i & 1 ? p.mid : p.second,
          ),
        ),
      )}
      ${o(60, 82, 4, p.dark, 3)}${star(60, 122, 38, 16, 8, p.dark)}${star(60, 122, 31, 13, 8, p.paper)}
      ${c(60, 122, 15, p.accent)}${c(60, 122, 9, p.second)}`,
  ]),
};
