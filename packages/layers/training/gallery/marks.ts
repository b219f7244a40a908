/** Marks: arrows, speech bubbles, ticks, hearts, stars, flames, strokes by hand, logos, tickets, labels. */
import type { Drawings } from './drawing.ts';
import {
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

const heart = 'M50 92C-12 50 0 4 26 4C40 4 47 14 50 22C53 14 60 4 74 4C100 4 112 50 50 92Z';
const hole = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;

export const marks: Drawings = {
  'fat arrow that turns back': drawn(126, 118, (p) => [
    `${f('M4 42L48 6V30H82A44 44 0 0 1 82 118H20V94H82A20 20 0 0 0 82 54H48V78Z', p.dark)}
      ${f('M0 36L44 0V24H78A44 44 0 0 1 78 112H16V88H78A20 20 0 0 0 78 48H44V72Z', p.accent)}
      ${l('M16 36L36 20M58 36H78Q96 36 104 50', p.paper, 4)}${c(26, 100, 4, p.paper)}${c(40, 100, 4, p.paper)}`,
  ]),
  'four chevrons onward': {
    width: 160,
    height: 70,
    draw: (p) =>
      row(4, (i) =>
        f(
          `M${i * 39} 0H${i * 39 + 22}L${i * 39 + 43} 35L${i * 39 + 22} 70H${i * 39}L${i * 39 + 21} 35Z`,
          [p.light, p.second, p.mid, p.dark][i]!,
        ),
      ),
  },
  'curly arrow by hand': drawn(168, 79, (p) => [
    `<g transform="translate(0 -11)">${l('M3 72C40 84 84 60 92 32C96 12 72 6 70 26C68 52 112 66 160 40', p.dark, 5)}
      ${l('M134 32L165 38L150 66', p.dark, 5)}${l('M10 84Q24 89 40 86', p.accent, 4)}
      ${l('M100 80Q118 80 130 72', p.accent, 4)}</g>`,
  ]),
  'hanging banner with a sun': drawn(96, 150, () => [
    `${l('M8 20L48 3L88 20', '#5a3d28', 3)}${b(2, 18, 92, 8, '#8a5a35', 4)}${c(4, 22, 4, '#d9a441')}
      ${c(92, 22, 4, '#d9a441')}${f('M12 26H84V150L48 124L12 150Z', '#245a6b')}
      ${f('M18 26H22V134L18 137Z M78 26H74V134L78 137Z', '#e9b44c')}${star(48, 70, 24, 15, 12, '#e9b44c')}
      ${c(48, 70, 12, '#f6e3b0')}${l('M34 106q7 -6 14 0t14 0', '#f6e3b0', 3)}`,
  ]),
  'bubble with a cat in it': drawn(140, 124, (p) => [
    `${f('M14 0H126Q140 0 140 14V84Q140 98 126 98H62L34 124V98H14Q0 98 0 84V14Q0 0 14 0Z', p.mid)}
      ${f('M44 20L60 32H80L96 20V60Q96 82 70 82T44 60Z', p.dark)}${f('M48 30L56 36L49 42Z M92 30L84 36L91 42Z', p.accent)}
      ${e(59, 52, 5, 6.5, p.second)}${e(81, 52, 5, 6.5, p.second)}${e(59, 52, 1.8, 5.5, p.dark)}
      ${e(81, 52, 1.8, 5.5, p.dark)}${f('M66 62H74L70 67Z', p.accent)}
      ${l('M48 64L24 60M48 69L26 73M92 64L116 60M92 69L114 73', p.paper, 2)}`,
  ]),
  'thought of a fish': drawn(145, 128, () => [
    `<g transform="translate(-4 0)">${f('M40 96C10 100 -6 72 12 54C2 28 30 12 50 20C62 -6 106 -4 114 18C144 16 158 48 140 64C148 88 120 102 102 92C86 108 54 108 40 96Z', '#fdfdfb')}
      ${c(36, 110, 9, '#fdfdfb')}${c(17, 122, 5.5, '#fdfdfb')}
      ${f('M36 56Q60 30 94 52L116 38Q112 56 116 74L94 60Q60 82 36 56Z', '#f08a3c')}${f('M62 44Q74 28 84 47Z', '#d9661f')}
      ${l('M58 46Q66 56 58 67M72 46Q79 56 72 67', '#ffe2bf', 3.5)}${c(47, 53, 3, '#2a2a33')}</g>`,
  ]),
  'two bubbles in talk': drawn(150, 120, (p) => [
    `${f('M12 0H82Q94 0 94 12V48Q94 60 82 60H40L20 78V60H12Q0 60 0 48V12Q0 0 12 0Z', p.second)}
      ${f('M68 40H138Q150 40 150 52V90Q150 102 138 102H130V120L108 102H68Q56 102 56 90V52Q56 40 68 40Z', p.dark)}
      ${f('M40 46C18 32 20 14 31 14C36 14 39 18 40 22C41 18 44 14 49 14C60 14 62 32 40 46Z', p.accent)}
      ${row(3, (i) => c(82 + i * 21, 71, 6.5, p.paper))}`,
  ]),
  'spiky shout with a bolt': drawn(150, 130, () => [
    `${f('M78 8L94 24L120 4L118 32L150 30L132 54L148 78L118 80L112 104L92 92L60 130L62 96L36 110L38 84L4 88L22 64L0 40L32 38L28 8L56 24Z', '#23202b')}
      ${f('M74 0L90 18L116 2L112 28L142 28L126 50L142 72L112 74L106 98L88 84L62 116L64 88L34 102L36 78L6 80L22 60L2 38L32 34L28 6L54 20Z', '#ffd23a')}
      ${f('M86 27L52 65H70L60 91L100 53H80Z', '#23202b')}${f('M82 22L48 60H66L56 86L96 48H76Z', '#e3342f')}`,
  ]),
  'tick in a double ring': drawn(110, 110, () => [
    `${o(55, 55, 52.5, '#2f8f5b', 4)}${c(55, 55, 44, '#2f8f5b')}${l('M34 56L49 71L78 40', '#ffffff', 11)}
      ${l('M22 34Q28 24 38 19', '#8fd3ab', 4)}`,
  ]),
  'list of ticks by hand': {
    width: 110,
    height: 121,
    draw: (p) =>
      row(
        3,
        (i) =>
          l(`M3 ${12 + i * 41}L29 ${10 + i * 41}L30 ${36 + i * 41}L4 ${37 + i * 41}Z`, p.dark, 3.5) +
          (i < 2 ? l(`M9 ${20 + i * 41}L17 ${29 + i * 41}L37 ${3 + i * 41}`, p.accent, 5) : '') +
          l(`M50 ${24 + i * 41}q10 -5 20 0t20 0t${[17, 8, 12][i]} 0`, p.mid, 4),
      ),
  },
  'glossy heart': drawn(92, 100, () => [
    `<g transform="translate(-4 -3)">${f(heart, '#c4163a')}
      ${f('M50 84C-2 46 8 10 27 10C40 10 46 20 50 30C53 20 60 10 72 10C82 10 88 18 88 30C74 26 60 60 50 84Z', '#e5304f')}
      ${e(22, 28, 6, 9, '#ffc4cf')}${c(18, 44, 3, '#ffc4cf')}${e(50, 99, 24, 3.5, '#b9a9a9')}</g>`,
  ]),
  'heart struck by an arrow': drawn(149, 102, (p) => [
    `<g transform="translate(0 -8)">${at('translate(24 6)', f(heart, p.accent))}${l('M8 96L34 80M92 44L132 20', p.dark, 5)}
      ${f('M148 8L126 12L138 32Z', p.dark)}
      ${l('M8 96L2 86M8 96L4 108M18 90L12 80M18 90L14 102M28 84L22 74M28 84L24 96', p.dark, 3.5)}
      ${l('M44 30Q46 20 54 18', p.paper, 5)}</g>`,
  ]),
  'hearts that drift up': drawn(85, 148, (p) => [
    `<g transform="translate(-5 0)">${at('translate(6 88) rotate(-14 30 30) scale(0.6)', f(heart, p.accent))}
      ${at('translate(42 42) rotate(12 20 20) scale(0.46)', l(heart, p.mid, 8))}
      ${at('translate(14 18) scale(0.34)', f(heart, p.second))}${at('translate(58 0) scale(0.24)', f(heart, p.dark))}
      ${l('M70 146Q84 136 74 124T80 104', p.mid, 3)}</g>`,
  ]),
  'star with a sleepy face': drawn(130, 126, () => [
    `${l('M65 8L82 45L122 50L92 77L101 117L65 96L29 117L38 77L8 50L48 45Z', '#f6c026', 15, '#f6c026')}
      ${l('M44 64Q50 70 56 64M74 64Q80 70 86 64', '#4a3416', 4)}${l('M58 78Q65 85 72 78', '#4a3416', 4)}
      ${e(40, 76, 6, 4, '#f28f5a')}${e(90, 76, 6, 4, '#f28f5a')}`,
  ]),
  'star that slipped its outline': drawn(118, 111, (p) => [
    `<g transform="translate(-1 0)">${star(66, 64, 56, 24, 5, p.second)}
      ${l('M55 4L70 37L106 41L79 65L87 101L55 82L23 101L31 65L4 41L40 37Z', p.dark, 4)}${l('M96 8L104 2', p.dark, 4)}
      ${l('M106 22L117 20', p.dark, 4)}</g>`,
  ]),
  'flame in three colours': drawn(90, 130, () => [
    `${f('M50 0C54 26 88 46 90 82C90 112 70 130 45 130S0 112 0 82C0 62 12 52 18 36C26 42 28 50 28 56C42 44 52 22 50 0Z', '#e23b2a')}
      ${f('M48 40C52 58 74 66 74 94C74 116 60 130 45 130S16 116 16 96C16 84 24 78 27 68C33 72 35 78 35 82C44 72 50 58 48 40Z', '#f58a2b')}
      ${f('M46 78C50 90 60 96 60 110C60 122 54 130 45 130S30 122 30 112C30 98 44 94 46 78Z', '#ffd95a')}
      ${c(12, 20, 4, '#f58a2b')}${c(78, 30, 5, '#e23b2a')}${c(80, 12, 3, '#ffd95a')}`,
  ]),
  'ring drawn twice by hand': drawn(190, 100, (p) => [
    `${l('M120 6C60 0 6 18 4 50C2 84 60 98 108 94C160 90 188 70 184 44C180 18 130 6 84 10', p.accent, 4)}
      ${l('M150 12C110 2 30 8 10 40C-4 74 50 92 100 97C150 98 186 80 187 54C188 32 160 16 132 11', p.accent, 3)}
      ${l('M56 54q9 -14 18 0t18 0t18 0t18 0', p.dark, 5)}${l('M70 70H116', p.dark, 4)}`,
  ]),
  'strokes of a brush below': drawn(200, 56, () => [
    `${f('M0 14Q90 -6 200 4Q188 10 190 13Q100 10 8 22Q10 17 0 14Z', '#2d3a8c')}
      ${f('M18 34Q100 18 184 24L176 32Q100 30 24 42Z', '#e4572e')}
      ${f('M60 50Q104 38 150 42L143 48Q104 48 64 56Z', '#f2b134')}${c(166, 46, 3.5, '#f2b134')}${c(8, 38, 3, '#e4572e')}`,
  ]),
  'bird logo of round pieces': drawn(120, 110, (p) => [
    `${f('M20 40H100V50A40 40 0 0 1 20 50Z', p.mid)}${f('M0 40H80A40 40 0 0 1 40 80A40 40 0 0 1 0 40Z', p.dark)}
      ${c(80, 28, 28, p.mid)}${f('M106 18L120 28L106 38Z', p.second)}${c(86, 24, 5, p.paper)}
      ${f('M10 40H60A25 25 0 0 1 10 40Z', p.accent)}${l('M52 88V108M68 88V108', p.dark, 4)}`,
  ]),
  'fox logo of flat facets': drawn(120, 110, () => [
    `${f('M0 0L44 26L28 62L6 50Z', '#d9591f')}${f('M120 0L76 26L92 62L114 50Z', '#d9591f')}
      ${f('M8 12L28 26L14 40Z M112 12L92 26L106 40Z', '#3a2018')}${f('M44 26H76L92 62L60 94L28 62Z', '#f0772f')}
      ${f('M6 50L28 62L60 94L52 106Z M114 50L92 62L60 94L68 106Z', '#fbf3e6')}${f('M52 98L60 90L68 98L60 110Z', '#3a2018')}
      ${f('M34 60L48 62L42 69Z M86 60L72 62L78 69Z', '#3a2018')}`,
  ]),
  'petal logo in overlaps': {
    width: 194,
    height: 107,
    draw: (p) =>
      [p.accent, p.second, p.mid, p.dark, p.mid]
        .map((fill, i) =>
          at(
            `rotate(${-80 + i * 40} 97 98) translate(97 98)`,
            `<path d="M0 0C-24 -30 -20 -76 0 -98C20 -76 24 -30 0 0Z" fill="${fill}" opacity="0.85"/>`,
          ),
        )
        .join(''),
  },
  'banner with folded tails': drawn(220, 84, (p) => [
    `${flip(220, f('M0 30H52V84H0L18 57Z', p.mid) + f('M32 66H52V84Z', p.dark))}
      ${f('M32 6Q110 -6 188 6V66Q110 54 32 66Z', p.accent)}${l('M40 13Q110 3 180 13M40 57Q110 47 180 57', p.paper, 2)}
      ${row(3, (i) => star(72 + i * 38, i === 1 ? 31 : 33, i === 1 ? 18 : 12, i === 1 ? 7.5 : 5, 5, p.paper))}`,
  ]),
  'ticket with two bites': drawn(170, 90, () => [
    `${f(`M8 0H108A10 10 0 0 0 128 0H162Q170 0 170 8V82Q170 90 162 90H128A10 10 0 0 0 108 90H8Q0 90 0 82V8Q0 0 8 0Z ${hole(149, 26, 7)}`, '#d8452f')}
      ${l('M10 10H100V80H10Z', '#fbe6c2', 2)}${l('M118 18V74', '#fbe6c2', 3).replace('/>', ' stroke-dasharray="1 8"/>')}
      ${star(55, 46, 29, 12, 5, '#fbe6c2')}${row(5, (i) => b(136 + i * 6, 48, i & 1 ? 2 : 4, 30, '#fbe6c2'))}`,
  ]),
  'three tickets in a fan': {
    width: 184,
    height: 124,
    draw: (p) =>
      row(3, (i) =>
        at(
          `translate(92 141) rotate(${-30 + i * 30})`,
          f(
            `M-26 -140H-8A8 8 0 0 0 8 -140H26V-84A6 6 0 0 0 26 -72V-34H8A8 8 0 0 0 -8 -34H-26V-72A6 6 0 0 0 -26 -84Z`,
            [p.mid, p.second, p.accent][i]!,
          ) +
            l('M-16 -78H16', p.dark, 2).replace('/>', ' stroke-dasharray="3 5"/>') +
            [c(0, -106, 13, p.paper), star(0, -106, 17, 7, 5, p.dark), f('M0 -120L13 -106L0 -92L-13 -106Z', p.paper)][
              i
            ],
        ),
      ),
  },
  'label on a looped string': drawn(102, 158, () => [
    `<g transform="translate(-4 -2)">${f(`M55 50L96 82V152Q96 160 88 160H22Q14 160 14 152V82Z ${hole(55, 76, 7)}`, '#dcb680')}
      ${l('M55 72C30 40 4 40 6 20C10 -2 44 0 50 18C56 36 52 56 57 78C70 60 96 50 104 14', '#7a2f2a', 3)}
      ${f('M55 146C30 128 32 104 45 104C51 104 54 109 55 113C56 109 59 104 65 104C78 104 80 128 55 146Z', '#7a2f2a')}
      ${o(55, 76, 9, '#a8773c', 3)}</g>`,
  ]),
};
