/** Clothes: garments, shoes, hats, bags, jewellery, spectacles. */
import type { Drawings } from './drawing.ts';
import { at, box as b, disc as c, line as l, pierced as f, ring as o, row } from './strokes.ts';

/** A thing and its mirror image across x = `middle`. */
const pair = (middle: number, inner: string) => inner + at(`translate(${middle * 2} 0) scale(-1 1)`, inner);

const shoe = (fill: string, sole: string) => `${f('M8 30 20 40 16 78H11ZM58 78H82Q88 76 88 72L90 78V80H58Z', sole)}
  ${f('M6 6C18 4 26 8 30 18 44 50 62 66 84 66 90 70 90 76 82 78H58C44 76 34 56 22 42L14 40Z', fill)}`;
const pearl = (turn: number, size: number) =>
  c(Math.round(70 + 60 * Math.cos(turn * Math.PI)), Math.round(58 + 66 * Math.sin(turn * Math.PI)), size, '#f4eee6');
const tie = (x: number, fill: string) =>
  at(`translate(${x} 0)`, f('M-9 3H9V17H-9ZM-8 18H8L5 32H-5ZM-5 34H5L14 138 0 158-14 138Z', fill));

export const clothes: Drawings = {
  'striped sailor shirt': {
    width: 140,
    height: 124,
    draw: (p) => `${f('M44 2Q70 18 96 2L116 10 139 60 116 70 108 54V122H32V54L24 70 1 60 24 10Z', p.paper)}
      ${row(5, (i) => b(32, 44 + i * 16, 76, 7, p.mid))}${pair(70, f('M14 32 36 42 33 49 11 39ZM7 47 29 57 26 64 4 54Z', p.mid))}
      ${f('M44 2Q70 18 96 2L102 4 94 24Q70 36 46 24L38 4Z', p.dark)}${f('M50 8Q70 18 90 8 84 22 70 22T50 8Z', p.light)}
      ${f('M70 28 60 50 66 48 70 54 74 48 80 50Z', p.accent)}`,
  },
  'summer dress with dots': {
    width: 118,
    height: 155,
    draw: () => `<g transform="translate(-1 0)">${l('M42 2V30M78 2V30', '#c33d52', 4)}
      ${f('M34 26Q50 38 60 28 70 38 86 26L84 66Q108 100 118 146 108 158 94 148 78 160 60 148 42 160 26 148 12 158 2 146 12 100 36 66Z', '#e85d70')}
      ${row(16, (i) => c([58, 50, 72, 44, 64, 82, 34, 54, 74, 92, 22, 42, 64, 84, 102, 14][i] ?? 0, [46, 82, 82, 100, 98, 100, 118, 116, 118, 116, 136, 134, 134, 134, 136, 138][i] ?? 0, 3.6, '#fff2e8'))}
      ${b(35, 60, 50, 10, '#fff2e8', 2)}${f('M60 65 46 56V74ZM60 65 74 56V74Z', '#8e2440')}${c(60, 65, 4, '#8e2440')}</g>`,
  },
  'jeans with an offset tint': {
    width: 100,
    height: 150,
    draw: (p) => `${f('M18 10H90L99 149H68L58 62 50 149H22Z', p.light)}
      ${l('M12 3H84L92 142H60L49 52 38 142H4ZM11 17H85M49 17V52M49 17Q58 30 54 42M28 17Q28 32 11 36M70 17Q70 32 86 36M22 3V17M74 3V17M5 130H39M59 130H91', p.dark, 3.4)}
      ${c(49, 10, 3.4, p.accent)}`,
  },
  'winter pullover with a pattern': {
    width: 150,
    height: 130,
    draw: () => `${f('M52 4H98L124 18 149 104 126 114 114 76V122H36V76L24 114 1 104 26 18Z', '#28585a')}
      ${pair(75, f('M4 93 27 103 24 114 1 104Z', '#1b3e40'))}${b(36, 116, 78, 13, '#1b3e40', 3)}${f('M50 2H100L96 16Q75 28 54 16Z', '#1b3e40')}
      ${b(36, 48, 78, 40, '#f4ead6')}
      ${l('M37 54 45 61 54 54 62 61 71 54 79 61 88 54 96 61 105 54 113 61M37 83 45 76 54 83 62 76 71 83 79 76 88 83 96 76 105 83 113 76', '#c8452f', 3)}
      ${row(6, (i) => f(`M${43 + i * 13} 63l4 5-4 5-4-5Z`, '#28585a'))}${row(6, (i) => c(46 + i * 12, 102, 2.2, '#f4ead6'))}
      ${row(6, (i) => c(46 + i * 12, 36, 2.2, '#f4ead6'))}`,
  },
  'raincoat and drops': {
    width: 134,
    height: 149,
    draw: () => `<g transform="translate(-2 0)">
      ${f('M70 20C92 20 98 32 98 44L126 128 108 134 98 100 106 148H34L42 100 32 134 14 128 42 44C42 32 48 20 70 20Z', '#f7c22d')}
      ${f('M70 22C84 22 88 34 84 44L70 54 56 44C52 34 56 22 70 22Z', '#b98410')}${l('M70 54V147', '#c9930f', 2.6)}
      ${row(4, (i) => c(76, 66 + i * 20, 3.4, '#33404d'))}${pair(70, l('M46 106H60V122H48', '#c9930f', 2.6))}
      ${row(8, (i) => at(`translate(${[8, 24, 40, 70, 104, 120, 132, 6][i]} ${[16, 44, 14, 8, 14, 40, 84, 88][i]})`, f('M0-8Q6 1 0 6-6 1 0-8Z', '#5aa7d6')))}
      </g>`,
  },
  'dinner jacket and bow tie': {
    width: 130,
    height: 144,
    draw: (p) => `${f('M40 2H90L112 10 129 134 112 138 100 60 102 143H28L30 60 18 138 1 134 18 10Z', p.dark)}
      ${f('M44 2H86L84 30 65 96 46 30Z', p.paper)}${f('M44 2 30 30 38 36 32 44 63 100V92L48 30ZM86 2 100 30 92 36 98 44 67 100V92L82 30Z', p.mid)}
      ${f('M65 24 46 14V36ZM65 24 84 14V36Z', p.accent)}${b(60, 19, 10, 10, p.accent, 3)}${row(3, (i) => c(65, 46 + i * 14, 2.4, p.dark))}
      ${c(70, 112, 3.4, p.second)}${f('M84 66 88 58 92 64 97 59 99 68Z', p.paper)}`,
  },
  'evening gown cut from paper': {
    width: 110,
    height: 180,
    draw: (p) => `
      ${f(
        `M34 2Q44 26 55 28 66 26 76 2L82 6Q74 36 78 52L70 78C76 116 96 150 108 172 84 182 60 176 55 170 50 176 26 182 2 172
      14 150 34 116 40 78L32 52Q36 36 28 6ZM55 96 50 110 55 124 60 110ZM43 124 37 138 40 152 47 138Z
      M67 124 63 138 70 152 73 138ZM55 136 49 148 55 160 61 148Z`,
        p.accent,
      )}
      ${row(5, (i) => c(43 + i * 6, 74 + (2 - Math.abs(i - 2)) * 1.5, 2.2, p.second))}`,
  },
  'canvas trainer in outline': {
    width: 150,
    height: 96,
    draw: (p) => `${f('M18 16H70L84 44 128 54Q148 60 148 78L14 80Z', p.second)}
      ${l('M8 4H58L76 34 120 46Q140 50 144 72H5ZM3 72H146V84Q146 92 138 92H11Q3 92 3 84Z', p.dark, 3.6)}${o(26, 30, 11, p.dark, 3, p.paper)}
      ${f('M26 22 28 28 34 28 29.5 32 31 38 26 34.5 21 38 22.5 32 18 28 24 28Z', p.accent)}
      ${l('M112 46Q106 58 112 72M52 14 64 9M59 24 70 19M66 34 77 30M76 42 84 36M3 82H146', p.dark, 3)}`,
  },
  'pair of high heels': {
    width: 128,
    height: 115,
    draw: () => `${at('translate(37 -4)', shoe('#8d1f2f', '#4f0f1a'))}${at('translate(-5 34)', shoe('#c9283e', '#6b1523'))}
      ${c(79, 100, 4, '#f5d27a')}${c(120, 63, 4, '#f5d27a')}`,
  },
  'ballet slippers with ribbons': {
    width: 102,
    height: 160,
    draw: () => `<g transform="translate(-9 1)">
      ${l('M34 86C10 66 60 54 34 34S50 10 60 2C70 10 112 14 86 34S110 66 86 86', '#f4a9bd', 5)}
      ${l('M24 92C36 60 80 62 60 36 50 20 44 14 40 4M96 92C84 60 40 62 60 36 70 20 76 14 80 4', '#f7c5d2', 5)}
      ${pair(60, f('M12 98C12 84 46 84 48 98 52 122 46 158 30 158S8 122 12 98Z', '#ee8fa8') + f('M18 98C18 90 40 90 42 98 42 114 38 124 30 124S18 114 18 98Z', '#fbe6ea') + l('M24 144Q30 138 36 144', '#f7c5d2', 3))}
      </g>`,
  },
  'bowler hat and cane': {
    width: 132,
    height: 119,
    draw: (p) => `<g transform="translate(-0.5 -1)">${l('M8 116 118 60Q134 50 128 36T108 34', p.second, 6)}
      ${f('M26 70V48C26 16 46 2 66 2S106 16 106 48V70Z', p.dark)}${f('M26 52Q66 64 106 52V70H26Z', p.mid)}
      ${f('M4 62Q10 60 14 66 40 80 66 80T118 66Q122 60 128 62 124 90 66 90T4 62Z', p.dark)}${l('M40 22Q46 12 56 10', p.paper, 4)}
      ${l('M4 117.5 9 115', p.dark, 5)}</g>`,
  },
  'cowboy hat with a star': {
    width: 170,
    height: 87,
    draw: () => `<g transform="translate(0 -2)">
      ${f('M44 62C42 30 50 6 62 4 72 2 78 12 85 12S98 2 108 4C120 6 128 30 126 62Z', '#a5672f')}${f('M43 50Q85 64 127 50V66H43Z', '#4b2a12')}
      ${f('M2 34C10 28 20 50 44 60 70 70 100 70 126 60 150 50 160 28 168 34 172 60 140 88 85 88S-2 60 2 34Z', '#c98643')}
      ${f('M85 48 88 55 96 55 90 60 92 67 85 63 78 67 80 60 74 55 82 55Z', '#f3cf5b')}${l('M12 46C30 74 60 82 85 82S140 74 158 46', '#8a5322', 2)}
      ${l('M70 14Q80 30 85 30T100 14', '#7d4a1e', 3)}</g>`,
  },
  'bobble hat and mittens': {
    width: 114,
    height: 150,
    draw: (p) => `<g transform="translate(-13 0)">${c(70, 17, 16, p.paper)}
      ${f('M28 70C28 40 46 28 70 28S112 40 112 70Z', p.mid)}${l('M36 56 46 44 56 56 66 44 76 56 86 44 96 56 104 46', p.paper, 3.6)}
      ${b(22, 64, 96, 20, p.dark, 8)}${row(8, (i) => b(31 + i * 11, 67, 3, 14, p.mid, 1.5))}
      ${pair(70, f('M16 132V114C16 96 44 96 44 114V116Q54 106 58 112 60 120 44 130V132Z', p.accent) + b(14, 132, 32, 17, p.second, 5) + f('M30 104 33 111 40 113 33 116 30 123 27 116 20 113 27 111Z', p.paper))}
      </g>`,
  },
  'peaked cap of two colours': {
    width: 135,
    height: 86,
    draw: () => `<g transform="translate(-4.5 0)">${f('M6 70C4 30 28 6 58 6S106 30 106 70Z', '#2b6cb0')}
      ${f('M58 6C30 14 22 44 24 70H6C4 30 28 6 58 6ZM58 6C82 14 94 40 92 70H106C106 30 88 6 58 6Z', '#1f4f85')}${c(58, 6, 5, '#f2a53a')}
      ${f('M88 66H106C124 64 138 72 139 84Q112 76 88 82 40 88 6 82V66Z', '#f2a53a')}${o(57, 44, 14, '#ffffff', 4, '#d94a3c')}
      ${row(3, (i) => c(30 + i * 27, 24 - (i % 2) * 8, 1.8, '#ffffff'))}</g>`,
  },
  'round spectacles': {
    width: 160,
    height: 74,
    draw: (p) => `${l('M67 40Q80 28 93 40M13 40C10 12 8 4 2 4M147 40C150 12 152 4 158 4', p.dark, 4)}
      ${pair(80, o(40, 44, 27, p.dark, 4, p.light) + l('M30 52 48 32M42 54 54 42', p.paper, 4))}`,
  },
  'sunglasses in two lenses': {
    width: 160,
    height: 67,
    draw: (p) => `
      ${pair(80, f('M2 8Q0 1 8 2L62 6Q74 8 74 20 74 60 42 66 10 66 8 26Z', p.accent) + f('M13 16 58 18Q64 19 64 26 62 52 42 56 20 56 17 30Z', p.dark) + l('M26 46 40 26M38 50 52 30', p.mid, 4))}
      ${b(72, 12, 16, 7, p.accent)}${row(3, (i) => c(9 + i * 6, 8, 1.8, p.paper))}${row(3, (i) => c(151 - i * 6, 8, 1.8, p.paper))}`,
  },
  'handbag with a clasp': {
    width: 130,
    height: 130,
    draw: () => `${l('M38 58V34C38-4 92-4 92 34V58', '#6b3a1f', 7)}
      ${f('M22 50H108L128 112Q130 129 116 129H14Q0 129 2 112Z', '#c8743a')}${f('M22 50H108L114 72Q90 92 65 92T16 72Z', '#a5572a')}
      ${b(54, 80, 22, 26, '#f0cb6b', 5)}${c(65, 92, 5, '#6b3a1f')}${l('M14 100Q14 120 26 120H104Q116 120 116 100', '#f0cb6b', 2)}
      ${row(2, (i) => c(38 + i * 54, 60, 4.5, '#f0cb6b'))}`,
  },
  'quilted bag on a chain': {
    width: 120,
    height: 160,
    draw: (p) => `
      ${row(19, (i) => at(`translate(${(60 - 46 * Math.cos((i * Math.PI) / 18)).toFixed(1)} ${(86 - 80 * Math.sin((i * Math.PI) / 18)).toFixed(1)})`, o(0, 0, 4, p.second, 2.4)))}
      ${b(2, 84, 116, 75, p.dark, 10)}
      ${l('M10 112 38 86M10 140 66 86M18 156 94 86M46 156 110 98M74 156 110 126M110 112 82 86M110 140 54 86M102 156 26 86M74 156 10 98M46 156 10 126', p.mid, 1.8)}
      ${f('M2 94Q2 84 12 84H108Q118 84 118 94L104 112Q96 122 84 122H36Q24 122 16 112Z', p.mid)}${o(54, 116, 7, p.second, 4)}
      ${o(66, 116, 7, p.second, 4)}`,
  },
  'string of pearls': {
    width: 138,
    height: 138,
    draw: () => `<g transform="translate(-1 4.5)">${row(17, (i) => pearl((i * 1.64) / 16 - 0.32, 5.5 + 4 * Math.sin((i / 16) * Math.PI)))}
      ${row(7, (i) => c([17, 26, 38, 53, 84, 99, 111][i] ?? 0, [88, 102, 113, 120, 120, 113, 102][i] ?? 0, 2.6, '#ffffff'))}</g>`,
  },
  'ring with a great diamond': {
    width: 103,
    height: 150,
    draw: (p) => `<g transform="translate(-3.5 0)">${o(55, 104, 40, p.second, 10)}
      ${f('M36 26H74L92 44 55 78 18 44Z', p.paper)}${f('M18 44H92L55 78Z', p.light)}${f('M42 44H68L55 78Z', p.mid)}
      ${l('M36 26 18 44 55 78 92 44 74 26ZM18 44H92M36 26 42 44 55 78 68 44 74 26M42 44 55 26 68 44', p.dark, 2.4)}
      ${l('M55 2V14M26 8 32 17M84 8 78 17M6 24 14 29M104 24 96 29', p.accent, 3)}</g>`,
  },
  'pair of drop earrings': {
    width: 100,
    height: 137,
    draw: () => `<g transform="translate(-5 0)">
      ${pair(
        55,
        `${l('M20 22V12Q20 3 28 3T34 12', '#b98c2e', 3)}${o(20, 32, 9, '#d8a93f', 5)}${l('M20 44V56', '#b98c2e', 2.4)}
      ${f('M20 56 34 78 20 84 6 78Z', '#2a9d8f')}${f('M20 56V84L6 78Z', '#1d756b')}${l('M12 88V98M20 90V102M28 88V98', '#b98c2e', 2)}
      ${c(12, 104, 5.5, '#e76f51')}${c(20, 124, 12, '#e76f51')}${c(28, 104, 5.5, '#e76f51')}${c(16, 120, 3.4, '#f6b39f')}`,
      )}</g>`,
  },
  'three neckties on a rail': {
    width: 130,
    height: 157,
    draw: (p) => `<g transform="translate(0 -2)">${tie(24, p.accent)}${tie(65, p.dark)}${tie(106, p.second)}
      ${row(4, (i) => l(`M${16 - i} ${70 + i * 20} ${30 + i} ${58 + i * 20}`, p.paper, 4))}
      ${row(6, (i) => c(i % 2 ? 68 : 62, 56 + i * 15, 2.6, p.second))}
      ${l('M106 36V156M99 62H113M97 86H115M95 110H117M94 134H118', p.mid, 2.6)}${b(1, 4, 128, 6, p.dark, 3)}</g>`,
  },
  'odd pair of socks': {
    width: 125,
    height: 127,
    draw: () => `<g transform="translate(-2 -1)">
      ${f('M6 14H46V74L64 92C80 108 62 134 42 124L14 102Q6 96 6 84Z', '#f4efe2')}${row(4, (i) => b(6, 26 + i * 15, 40, 7, '#e4572e'))}
      ${f('M46 74 64 92C80 108 62 134 42 124Q38 110 50 102 38 96 30 88Z', '#e4572e')}${b(3, 2, 46, 15, '#e4572e', 5)}
      ${f('M78 14H118V74L124 88C134 110 112 130 94 118L84 104Q78 98 78 84Z', '#2e6f95')}
      ${row(7, (i) => c(88 + (i % 2) * 14, 28 + i * 10, 3.6, '#ffd166'))}
      ${f('M118 86 124 90C132 110 112 130 94 118 92 104 104 92 118 86Z', '#ffd166')}${b(75, 2, 46, 15, '#ffd166', 5)}</g>`,
  },
  'checked scarf with fringes': {
    width: 106,
    height: 143,
    draw: () => `<g transform="translate(-7 -7.5)">${f('M40 44 66 50 58 136 26 132Z', '#b3372f')}
      ${f('M62 48 86 42 104 128 74 134Z', '#cf4a3e')}${f('M8 22C8 4 112 4 112 22 114 50 80 60 60 60S6 50 8 22Z', '#cf4a3e')}
      ${f('M24 22C30 14 90 14 96 22 90 34 30 34 24 22Z', '#6e1d1a')}${l('M16 40C40 54 80 54 104 40M31 42 24 30M60 59V50M89 44 96 32', '#f6dfa4', 4)}
      ${l('M36 74 62 78M33 98 60 102M30 118 58 122M70 76 92 72M74 100 98 96M76 120 102 116M50 54 42 132M76 50 90 130', '#f6dfa4', 3)}
      ${row(6, (i) => l(`M${29 + i * 5.4} ${134 + i * 0.7} ${27 + i * 5.4} ${145 + i * 0.7}`, '#8f2822', 2.6))}
      ${row(6, (i) => l(`M${77 + i * 5} ${134 - i} ${79 + i * 5} ${146 - i}`, '#cf4a3e', 2.6))}</g>`,
  },
  'shirt on a wire hanger': {
    width: 150,
    height: 150,
    draw: (p) => `${l('M75 36V26C92 20 88 3 74 3 64 3 62 12 66 16', p.dark, 3)}
      ${f('M56 34H94L118 44 148 100 124 112 112 90V149H38V90L26 112 2 100 32 44Z', p.paper)}
      ${f('M56 34 75 54 94 34 100 38 88 64 75 54 62 64 50 38Z', p.mid)}${l('M75 54V148', p.light, 3)}${row(5, (i) => c(75, 70 + i * 16, 2.6, p.dark))}
      ${b(86, 78, 20, 22, p.light, 2)}${l('M38 90 42 74M112 90 108 74', p.light, 3)}${pair(75, f('M2 100 26 112 30 104 6 92Z', p.mid))}`,
  },
};
