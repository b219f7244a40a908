/** Of parties: candles, lanterns, gifts, balloons, bows, bunting, crowns, cakes, masks. */
import type { Drawings } from './drawing.ts';
import {
  around,
  at,
  box as b,
  disc as c,
  drawn,
  ellipse as e,
  flip,
  line as l,
  pierced as f,
  ring as o,
  row,
  star,
} from './strokes.ts';

const flame = (x: number, y: number, outer: string, inner: string) =>
  at(
    `translate(${x} ${y})`,
    f('M0 0C-9 -2 -8 -12 0 -22C8 -12 9 -2 0 0Z', outer) + f('M0 -1C-5 -3 -3 -9 0 -13C3 -9 5 -3 0 -1Z', inner),
  );
const balloon = (x: number, y: number, r: number, fill: string) =>
  at(
    `translate(${x} ${y}) scale(${r / 20})`,
    f('M0 -20C13 -20 19 -10 19 0C19 12 9 22 3 25L5 30H-5L-3 25C-9 22 -19 12 -19 0C-19 -10 -13 -20 0 -20Z', fill) +
      l('M-11 -3Q-11 -11 -4 -13', '#ffffff', 3),
  );

export const party: Drawings = {
  'tiered cake with candles': drawn(140, 150, (p) => [
    `${row(3, (i) => b(46 + i * 21, 26, 6, 28, i & 1 ? p.accent : p.mid) + flame(49 + i * 21, 24, p.second, p.paper))}
      ${b(34, 52, 72, 42, p.light, 8)}${b(14, 90, 112, 50, p.accent, 8)}
      ${f('M34 60Q34 52 42 52H98Q106 52 106 60V68Q98 78 92 68Q84 82 76 68Q70 78 62 68Q54 80 48 68Q40 76 34 68Z', p.mid)}
      ${f('M14 98Q14 90 22 90H118Q126 90 126 98V108Q116 120 108 108Q98 124 88 108Q80 118 70 108Q60 124 52 108Q42 118 34 108Q24 120 14 108Z', p.paper)}
      ${b(0, 139, 140, 10, p.dark, 5)}`,
  ]),
  'slice of cake with a cherry': drawn(130, 110, () => [
    `${e(65, 98, 65, 11, '#c7d6dc')}${e(65, 96, 56, 8, '#f4f8f9')}${f('M10 52L118 40V92L10 98Z', '#e8b26a')}
      ${f('M10 64L118 54V66L10 76Z', '#c43f55')}${f('M10 84L118 77V82L10 89Z', '#fdf1dc')}
      ${f('M10 52Q40 24 84 24Q112 26 118 40V52Q110 60 104 50Q96 62 86 53Q76 66 66 55Q54 68 44 57Q32 68 10 60Z', '#f7b8c6')}
      ${c(82, 20, 12, '#d6243c')}${l('M82 12Q86 2 98 2', '#5a3a22', 3)}${c(78, 16, 3, '#f79aa6')}`,
  ]),
  'three dripping candles': drawn(110, 150, () => [
    `${e(55, 140, 55, 10, '#8a5a3a')}${b(14, 62, 24, 78, '#f3e6cf', 4)}${b(43, 38, 26, 104, '#efd9b8', 4)}
      ${b(74, 84, 24, 56, '#f3e6cf', 4)}
      ${f('M14 64Q26 56 38 64V84Q35 92 32 82Q29 72 26 80Q23 104 19 90Q17 78 14 84Z M43 40Q56 32 69 40V70Q65 82 62 68Q58 58 55 66Q52 92 48 76Q46 62 43 66Z M74 86Q86 78 98 86V100Q94 110 91 98Q87 92 84 104Q80 116 74 100Z', '#fffaf0')}
      ${l('M26 60V54M56 36V30M86 82V76', '#3b2a20', 3)}${flame(26, 54, '#f08a24', '#ffe27a')}
      ${at('translate(56 30) scale(1.3)', flame(0, 0, '#f08a24', '#ffe27a'))}${flame(86, 76, '#f08a24', '#ffe27a')}`,
  ]),
  'candlestick with five arms': drawn(136, 150, (p) => [
    `<g transform="translate(-7 0)">${flip(
      150,
      l('M75 112Q18 108 17 62M75 92Q48 88 46 56', p.dark, 5) +
        b(12.5, 32, 9, 26, p.light) +
        b(41.5, 26, 9, 26, p.light) +
        b(8, 56, 18, 6, p.dark, 3) +
        b(37, 50, 18, 6, p.dark, 3) +
        flame(17, 31, p.accent, p.second) +
        flame(46, 25, p.accent, p.second),
    )}
      ${l('M75 46V140', p.dark, 6)}${f('M40 150Q44 136 75 132Q106 136 110 150Z', p.dark)}${b(70.5, 24, 9, 24, p.light)}
      ${flame(75, 23, p.accent, p.second)}</g>`,
  ]),
  'red lantern with a tassel': drawn(110, 170, () => [
    `${l('M55 2V22', '#6b3a1a', 3)}${e(55, 66, 54, 42, '#c8202e')}${e(55, 66, 36, 42, '#dd3a3a')}
      ${e(55, 66, 15, 42, '#ef5a4a')}${b(34, 18, 42, 10, '#e8b53a', 3)}${b(34, 104, 42, 10, '#e8b53a', 3)}
      ${l('M55 114V128', '#e8b53a', 3)}${c(55, 128, 6, '#c8202e')}
      ${l('M55 134V168M49 135L46 166M61 135L64 166', '#e8b53a', 3)}`,
  ]),
  'pierced brass lantern': drawn(78, 170, (p) => [
    `<g transform="translate(-3 0)">${o(42, 9, 7, p.dark, 3.5)}
      ${f('M42 14Q46 30 64 38L74 52H10L20 38Q38 30 42 14Z', p.dark)}
      ${f('M4 52H80L70 140H14Z M22 64L18 64L24 128H32V64Z M38 64V128H46V64Z M52 64V128H60L66 64Z', p.dark)}
      ${f('M20 62H34V130H26Z', p.second)}${f('M37 62H47V130H37Z', p.accent)}${f('M50 62H64L58 130H50Z', p.second)}
      ${b(8, 138, 68, 12, p.dark, 3)}${b(16, 150, 10, 19, p.dark, 3)}${b(58, 150, 10, 19, p.dark, 3)}
      ${star(42, 96, 9, 3.5, 4, p.paper)}</g>`,
  ]),
  'gift with a big bow': drawn(120, 120, (p) => [
    `${b(8, 58, 104, 62, p.mid, 4)}${b(0, 38, 120, 24, p.dark, 4)}${b(50, 38, 20, 82, p.second)}
      ${f('M60 38C40 -8 6 -4 14 20C20 36 44 38 60 38Z M52 30C40 28 26 24 25 16C26 8 42 12 52 30Z', p.second)}
      ${f('M60 38C80 -8 114 -4 106 20C100 36 76 38 60 38Z M68 30C80 28 94 24 95 16C94 8 78 12 68 30Z', p.second)}
      ${b(50, 26, 20, 14, p.accent, 6)}`,
  ]),
  'tower of three presents': drawn(110, 146, () => [
    `<g transform="translate(0 -4)">${b(0, 96, 110, 53, '#2f7d6b', 3)}${b(66, 96, 14, 53, '#f1e4c6')}
      ${b(12, 54, 84, 42, '#e4572e', 3)}${row(5, (i) => c(24 + i * 15, i & 1 ? 84 : 66, 4.5, '#fbe3b4'))}
      ${b(26, 22, 50, 32, '#f3c04b', 3)}${b(45, 22, 9, 32, '#8c2f5b')}${b(26, 34, 50, 8, '#8c2f5b')}
      ${f('M50 22C38 -4 20 4 26 14Q32 22 50 22C62 -4 82 4 74 14Q68 22 50 22Z', '#8c2f5b')}
      ${row(3, (i) => l(`M${12 + i * 17} 106V140`, '#59a890', 4))}</g>`,
  ]),
  'bunch of five balloons': drawn(120, 170, (p) => [
    `${l('M60 168L22 60M60 168L44 42M60 168L62 70M60 168L84 40M60 168L102 66', p.dark, 1.5)}${balloon(22, 50, 21, p.mid)}
      ${balloon(98, 54, 21, p.accent)}${balloon(42, 24, 22, p.second)}${balloon(82, 24, 22, p.dark)}
      ${balloon(61, 60, 24, p.accent)}${l('M60 150Q44 140 46 152T60 150Q76 140 74 152T60 150', p.second, 3)}`,
  ]),
  'star and heart foil balloons': drawn(123, 171, () => [
    `<g transform="translate(0 2)">${l('M40 78Q30 110 44 130T52 168M92 92Q100 120 84 136T70 168', '#7c7c88', 2)}
      ${at('rotate(-10 40 40)', star(42, 40, 42, 22, 5, '#f0b429') + star(42, 40, 30, 15, 5, '#ffd76a'))}
      ${f('M92 94C56 66 60 34 78 34C87 34 91 40 92 46C94 40 98 34 108 34C128 36 128 66 92 94Z', '#d9365e')}
      ${l('M72 54Q71 45 79 43', '#f6a5b8', 5)}${f('M92 92L98 101H86Z', '#a8244a')}${f('M36 78L44 79L39 85Z', '#c98f1c')}</g>`,
  ]),
  'bow of satin': drawn(150, 120, (p) => [
    `${flip(
      150,
      f('M70 44Q58 90 22 118L24 100L6 98Q46 80 66 42Z', p.mid) +
        f('M72 36C50 4 14 -6 6 8C-2 24 0 60 12 68C30 74 60 52 72 44Z', p.accent) +
        f('M70 40C54 28 30 18 24 26C20 36 22 52 30 54C44 54 60 46 70 40Z', p.dark),
    )}
      ${b(61, 24, 28, 32, p.second, 10)}${l('M70 30V50M80 30V50', p.dark, 2)}`,
  ]),
  'bunting of seven flags': drawn(240, 73, () => [
    `<g transform="translate(0 -1)">${row(7, (i) =>
      f(
        `M${7 + i * 33} ${[9, 20, 27, 30, 27, 20, 9][i]}h28l-14 44Z`,
        ['#d8433b', '#f2b53b', '#3b8f86', '#f6ecd6', '#d8433b', '#f2b53b', '#3b8f86'][i]!,
      ),
    )}
      ${l('M2 4Q120 58 238 4', '#4b3a2d', 3)}${row(3, (i) => c(120, 40 + i * 9, 4 - i * 0.8, '#d8433b'))}</g>`,
  ]),
  'tassels on a line': drawn(220, 84, (p) => [
    `<g transform="translate(0 -6)">${l('M2 8Q110 44 218 8', p.dark, 2.5)}
      ${row(6, (i) =>
        at(
          `translate(${20 + i * 36} ${[13, 21, 25, 25, 21, 13][i]})`,
          f('M-5 8Q0 4 5 8L13 60L7 56L4 64L0 57L-4 64L-7 56L-13 60Z', [p.accent, p.paper, p.mid][i % 3]!) +
            c(0, 5, 6, p.dark) +
            b(-6, 14, 12, 4, p.second),
        ),
      )}</g>`,
  ]),
  'confetti popper': drawn(126, 126, () => [
    `<g transform="translate(-3 -1)">${f('M4 126L38 48Q62 62 80 92Z', '#7a3fa0')}
      ${f('M22 85L31 64Q54 80 66 99L46 108Q34 96 22 85Z', '#f4c542')}${at('rotate(46 59 70)', e(59, 70, 30, 12, '#4d2370'))}
      ${l('M62 60Q58 40 70 32T72 4M70 72Q90 58 98 70T126 64', '#e4473f', 4)}
      ${l('M66 66L104 26', '#2a9d8f', 3).replace('/>', ' stroke-dasharray="2 9"/>')}${c(112, 18, 6, '#2a9d8f')}
      ${b(90, 4, 9, 9, '#f4c542')}${b(112, 40, 10, 6, '#e4473f')}${star(48, 20, 9, 4, 5, '#f4c542')}
      ${star(116, 92, 9, 4, 5, '#2a9d8f')}${c(34, 34, 4, '#e4473f')}${c(96, 100, 4, '#7a3fa0')}
      ${b(24, 8, 7, 7, '#7a3fa0')}</g>`,
  ]),
  'striped party hat': drawn(100, 140, (p) => [
    `${star(50, 16, 16, 9, 10, p.accent)}${f('M50 18L98 128Q50 150 2 128Z', p.mid)}
      ${f('M38.3 45Q50 50 61.7 45L68.7 61Q50 70 31.3 61Z M23.4 79Q50 92 76.6 79L84 96Q50 112 16 96Z', p.second)}
      ${f('M7 117L2 128Q50 150 98 128L93 117Q50 136 7 117Z', p.dark)}${c(46, 78, 4, p.paper)}${c(64, 114, 4, p.paper)}
      ${c(32, 112, 4, p.paper)}`,
  ]),
  'jewelled crown': drawn(140, 110, () => [
    `${f('M14 84L4 26L40 54L70 8L100 54L136 26L126 84Z', '#f2c033')}${f('M70 8L100 54L136 26L126 84H70Z', '#d99f1e')}
      ${b(12, 84, 116, 25, '#b23a48', 5)}${b(12, 84, 116, 5, '#f7dc7a', 2)}
      ${row(3, (i) => c([6, 70, 134][i]!, [22, 8, 22][i]!, 6, '#b23a48'))}
      ${row(5, (i) => (i & 1 ? b(26 + i * 20, 93, 9, 9, '#7fd0c0', 1) : c(30 + i * 20, 98, 5.5, '#fdf3d0')))}
      ${f('M70 46L80 60L70 74L60 60Z', '#2f8fae')}`,
  ]),
  'thin tiara': drawn(150, 90, (p) => [
    `${l('M3 58Q75 92 147 58V70Q75 104 3 70Z', p.dark, 2.5)}
      ${flip(150, l('M4 58Q8 30 24 40Q34 50 24 62M25 62Q32 20 50 30Q60 40 48 68M48 68Q60 18 75 12', p.dark, 2.5) + c(22, 31, 4.5, p.accent) + c(47, 20, 5.5, p.accent))}
      ${l('M75 30L84 48L75 64L66 48Z', p.dark, 2.5)}${c(75, 7, 6.5, p.accent)}
      ${row(5, (i) => c(27 + i * 24, [75, 81, 84, 81, 75][i]!, 2.5, p.dark))}`,
  ]),
  'carnival half mask': drawn(150, 98, (p) => [
    `<g transform="translate(0 -1)">${f('M75 46C90 28 124 20 149 26C150 66 130 100 100 96C88 94 82 80 75 78C68 80 62 94 50 96C20 100 0 66 1 26C26 20 60 28 75 46Z M24 54Q44 40 62 62Q42 76 24 54Z M126 54Q106 40 88 62Q108 76 126 54Z', p.dark)}
      ${l('M17 53Q44 30 66 64M133 53Q106 30 84 64', p.second, 3)}${f('M75 52L63 22L75 2L87 22Z', p.accent)}
      ${f('M61 27L44 8Q42 22 52 32Z', p.second)}${f('M89 27L106 8Q108 22 98 32Z', p.second)}
      ${row(4, (i) => c([14, 28, 122, 136][i]!, [72, 84, 84, 72][i]!, 3, p.paper))}</g>`,
  ]),
  'feathered mask on a stick': drawn(130, 151, () => [
    `<g transform="translate(-5 0)">${l('M116 68L132 148', '#c9962e', 5)}
      ${row(5, (i) =>
        at(
          `translate(66 62) rotate(${-56 + i * 28})`,
          f(
            'M0 0C-16 -20 -14 -48 0 -61C14 -48 16 -20 0 0Z',
            ['#1f7a8c', '#5b2a86', '#d1495b', '#5b2a86', '#1f7a8c'][i]!,
          ),
        ),
      )}
      ${f('M66 62C84 46 112 46 126 54Q130 96 98 98C84 98 76 86 66 86C56 86 48 98 34 98Q2 96 6 54C20 46 48 46 66 62Z', '#fbf4e4')}
      ${e(38, 72, 14, 9, '#2d1b33')}${e(94, 72, 14, 9, '#2d1b33')}
      ${l('M14 58Q42 50 58 70M118 58Q90 50 74 70', '#c9962e', 3)}${f('M66 50L74 62L66 76L58 62Z', '#d1495b')}</g>`,
  ]),
  'donkey of paper fringes': drawn(124, 135, () => [
    `<g transform="translate(-5 0)">${l('M62 2V58', '#6a5a4a', 2)}
      ${f('M92 6L104 34L116 32L128 54L120 64L102 62L96 80V134H80V100H36V134H20V84L6 96L12 66Q20 58 34 58H72L80 30L84 8L90 26Z', '#e6407a')}
      ${f('M20 70H95L96 82H20Z', '#f6c23c')}${f('M20 84H96V97H20Z', '#2bb3a3')}
      ${f('M20 108H36V120H20Z M80 108H96V120H80Z', '#f6c23c')}${f('M76 42L104 36L106 46L73 54Z', '#2bb3a3')}
      ${c(104, 44, 3.5, '#3a1830')}${f('M70 30L82 28L78 46L66 44L74 40L66 36Z', '#6a2f9a')}</g>`,
  ]),
  'sparkler in the dark': drawn(120, 150, (p) => [
    `${b(0, 0, 120, 150, p.dark, 12)}${l('M40 142L56 70', p.light, 3)}${l('M60 54L64 40', p.light, 4)}
      ${around(10, 62, 48, (i) => l(i & 1 ? 'M62 34V18' : 'M62 36V10', i & 1 ? p.second : p.paper, 2.5))}
      ${star(62, 48, 14, 5, 8, p.second)}${c(18, 26, 2.5, p.second)}${c(104, 84, 2.5, p.second)}${c(24, 90, 2, p.paper)}
      ${c(100, 16, 2, p.paper)}`,
  ]),
  'two bursts of fireworks': drawn(146, 150, () => [
    `<g transform="translate(-2 0)">${around(10, 54, 54, (i) => l('M54 38V14', i & 1 ? '#e4473f' : '#f2a93b', 4) + c(54, 4, 3.5, i & 1 ? '#f2a93b' : '#e4473f'))}
      ${l('M54 76Q58 116 70 148M118 118Q112 136 100 148', '#8f8a9a', 2.5).replace('/>', ' stroke-dasharray="4 6"/>')}
      ${star(118, 92, 31, 7, 10, '#3c7dc4')}${star(118, 92, 12, 6, 10, '#e9f2fb')}</g>`,
  ]),
  'two flutes that clink': {
    width: 110,
    height: 151,
    draw: (p) => {
      const flute =
        f('M-14 -58H14Q18 -8 3 2V48H16V54H-16V48H-3V2Q-18 -8 -14 -58Z', p.light) +
        f('M-13 -38H13Q14 -10 0 -3Q-14 -10 -13 -38Z', p.second) +
        c(-4, -26, 2, p.paper) +
        c(4, -16, 2, p.paper);
      return `<g transform="translate(-5 0)">${at('translate(34 94) rotate(14)', flute)}
      ${at('translate(86 94) rotate(-14)', flute)}${l('M60 22V2M48 24L38 8M72 24L82 8', p.accent, 4)}</g>`;
    },
  },
  'mirror ball': drawn(110, 140, (p) => [
    `${l('M55 1V32', p.dark, 3)}${b(46, 24, 18, 10, p.dark, 3)}${c(55, 85, 54, p.mid)}
      ${f('M55 31A54 54 0 0 0 24 129Q6 84 55 31Z', p.light)}
      ${l('M55 31V139M55 31Q8 85 55 139M55 31Q102 85 55 139M8 60H102M1 85H109M8 110H102M26 40H84M26 130H84', p.dark, 2)}
      ${f('M57 62H76L78 83H57Z', p.paper)}${f('M34 87H53V108H36Z', p.second)}${f('M80 87H100L94 108H78Z', p.accent)}
      ${star(88, 50, 15, 3, 4, p.paper)}`,
  ]),
  'cupcake with one candle': drawn(90, 139, () => [
    `<g transform="translate(-5 -1)">${flame(50, 24, '#ef8b2c', '#ffe68a')}${b(46, 24, 8, 32, '#5fb3c9')}
      ${f('M50 42C64 44 68 52 64 58C80 60 84 70 78 76C96 80 98 94 88 98H12C2 94 4 80 22 76C16 70 20 60 36 58C32 52 36 44 50 42Z', '#f7a8bd')}
      ${l('M30 74Q52 82 72 72M38 58Q52 62 62 56', '#e07c98', 3)}${f('M10 96H90L80 140H20Z', '#8a5a9c')}
      ${row(4, (i) => f(`M${19 + i * 17} 96h8l${[3, 1, -1, -3][i]} 44h-6Z`, '#b487c4'))}${c(30, 88, 3, '#fff3a8')}
      ${c(62, 66, 3, '#5fb3c9')}${c(74, 90, 3, '#fff3a8')}${c(50, 90, 3, '#5fb3c9')}</g>`,
  ]),
};
