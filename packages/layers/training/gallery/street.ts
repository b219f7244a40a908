/** What stands in the street: signposts, lights, benches, fences, lamps, stalls, playgrounds, fountains, letter boxes. */
import type { Drawings } from './drawing.ts';
import { area as f, box as b, disc as c, ellipse as e, line as l, ring as o, row } from './strokes.ts';

const turned = (angle: number, x: number, y: number, inner: string) =>
  `<g transform="rotate(${angle} ${x} ${y})">${inner}</g>`;

export const street: Drawings = {
  'signpost with three arms': {
    width: 102,
    height: 150,
    draw: (
      p,
    ) => `<g transform="translate(-9 0)">${b(56, 2, 8, 146, p.dark, 3)}${f('M16 14H96L110 26L96 38H16Z', p.accent)}
      ${f('M104 46H26L10 58L26 70H104Z', p.second)}${f('M24 78H88L102 90L88 102H24Z', p.mid)}
      ${b(28, 23, 50, 6, p.paper, 3)}${b(40, 55, 50, 6, p.dark, 3)}${b(34, 87, 42, 6, p.paper, 3)}</g>`,
  },
  'weathered wooden waymark': {
    width: 124,
    height: 125,
    draw: () => `<g transform="translate(-3 -5)">${e(62, 123, 42, 6, '#a7b56b')}${b(56, 6, 14, 118, '#7a5636', 2)}
      ${f('M4 20L100 12L126 28L102 44L6 42Z', '#c39a63')}${f('M124 54L30 52L8 68L32 82L120 78Z', '#a97c48')}
      ${l('M18 27L92 22M20 35H70M44 62H110M60 71H112', '#7a5636', 2)}${c(63, 28, 2.5, '#3f2b1a')}
      ${c(63, 66, 2.5, '#3f2b1a')}${f('M40 122Q36 104 30 100M40 122Q42 106 50 100L44 122Z', '#6d8a3c')}</g>`,
  },
  'arrow sign on a thin pole': {
    width: 80,
    height: 160,
    draw: (p) => `${l('M40 76V156', p.dark, 4)}${o(40, 40, 36, p.accent, 7, p.paper)}
      ${f('M18 34H40V22L62 41L40 60V48H18Z', p.dark)}${b(24, 153, 32, 6, p.dark, 3)}`,
  },
  'traffic light': {
    width: 70,
    height: 170,
    draw: () => `${b(30, 110, 10, 58, '#5c6168')}${b(16, 162, 38, 7, '#5c6168', 2)}
      ${f('M1 16H16V32Q4 30 1 16ZM1 50H16V66Q4 64 1 50ZM1 84H16V100Q4 98 1 84ZM69 16H54V32Q66 30 69 16ZM69 50H54V66Q66 64 69 50ZM69 84H54V100Q66 98 69 84Z', '#2a2d31')}
      ${b(13, 2, 44, 112, '#2a2d31', 12)}${c(35, 24, 14, '#ef3e36')}${c(35, 58, 14, '#f7b733')}${c(35, 92, 14, '#35b26b')}`,
  },
  'lights over the crossing': {
    width: 147,
    height: 141,
    draw: (p) => `<g transform="translate(0 -9)">${l('M132 132V34Q132 18 116 18H30', p.dark, 6)}
      ${b(14, 10, 26, 62, p.dark, 8)}${c(27, 22, 8, p.accent)}${c(27, 41, 8, p.mid)}${c(27, 60, 8, p.mid)}
      ${b(76, 14, 24, 56, p.dark, 8)}${c(88, 26, 7, p.mid)}${c(88, 42, 7, p.mid)}${c(88, 58, 7, p.second)}
      ${b(118, 128, 28, 8, p.dark, 2)}${row(6, (i) => f(`M${6 + i * 24} 140h14l-4 9h-14Z`, p.paper))}</g>`,
  },
  'walking man light': {
    width: 80,
    height: 130,
    draw: () => `${b(1, 1, 78, 128, '#1e2124', 10)}${c(40, 34, 27, '#3a1513')}${c(40, 96, 27, '#0d3a24')}
      ${c(42, 78, 5, '#4df09a')}
      ${l('M41 86L38 98L46 106L47 116M38 98L34 108L28 114M41 87L50 96M40 87L31 94', '#4df09a', 4.5)}
      ${c(40, 16, 4.5, '#8c2a25')}${l('M40 25V40M33 26V38M47 26V38M37 41V54M43 41V54', '#8c2a25', 4.5)}`,
  },
  'park bench': {
    width: 160,
    height: 90,
    draw: () => `${row(3, (i) => b(4, 4 + i * 14, 152, 9, '#b9763d', 3))}${b(1, 48, 158, 7, '#cf8c4f', 3)}
      ${b(1, 57, 158, 7, '#a5652f', 3)}
      ${l('M24 4V64M136 4V64M24 64L16 86M136 64L144 86M24 64L34 86M136 64L126 86', '#2f3a3d', 5)}
      ${l('M6 86H40M120 86H154', '#2f3a3d', 5)}`,
  },
  'bench under a tree': {
    width: 140,
    height: 150,
    draw: (p) => `${c(92, 48, 46, p.mid)}${c(50, 60, 32, p.mid)}${l('M90 146V64M90 92L110 70M90 104L66 80', p.dark, 7)}
      ${b(6, 98, 74, 7, p.accent, 2)}${b(6, 109, 74, 7, p.accent, 2)}${b(2, 122, 82, 7, p.accent, 2)}
      ${l('M16 98V148M70 98V148', p.dark, 4)}${b(100, 146, 38, 3, p.dark, 1.5)}${c(124, 116, 5, p.second)}
      ${c(112, 130, 5, p.second)}${c(30, 42, 4, p.second)}`,
  },
  'white picket fence': {
    width: 170,
    height: 80,
    draw: (p) => `${b(1, 26, 168, 8, p.light)}${b(1, 56, 168, 8, p.light)}
      ${row(7, (i) => f(`M${4 + i * 24} 79V16l9-14 9 14V79Z`, p.paper))}${row(7, (i) => c(13 + i * 24, 30, 1.8, p.mid))}
      ${row(7, (i) => c(13 + i * 24, 60, 1.8, p.mid))}`,
  },
  'iron railing with spikes': {
    width: 180,
    height: 90,
    draw: (p) => `${row(9, (i) => f(`M${10 + i * 20} 2l5 12-3 6V88h-4V20l-3-6Z`, p.dark))}
      ${l('M2 32H178M2 78H178', p.dark, 4)}${row(8, (i) => o(20 + i * 20, 41, 6, p.dark, 2.5))}`,
  },
  'fence with two sunflowers': {
    width: 150,
    height: 130,
    draw: () => `${l('M44 126V44M110 126V30', '#4f7d33', 5)}
      ${row(10, (i) => turned(i * 36, 44, 34, e(44, 14, 6, 12, '#f6b923')))}${c(44, 34, 13, '#5a3417')}
      ${f('M110 60Q126 50 134 60Q124 70 110 66Z', '#4f7d33')}${c(110, 22, 20, '#f0a81c')}${c(110, 22, 11, '#5a3417')}
      ${row(5, (i) => b(5 + i * 30, 74 + (i % 2) * 4, 18, 55 - (i % 2) * 4, '#c98d5a', 2))}${b(1, 88, 148, 7, '#9d6537')}
      ${b(1, 112, 148, 7, '#9d6537')}`,
  },
  'gas lamp with rays': {
    width: 110,
    height: 167,
    draw: (p) => `<g transform="translate(0 -3)">${f('M36 20H74L66 60H44Z', p.second)}${f('M34 20L55 4L76 20Z', p.dark)}
      ${l('M36 20L44 60M74 20L66 60', p.dark, 3)}${b(40, 58, 30, 6, p.dark, 2)}${b(51, 62, 8, 96, p.dark)}
      ${b(36, 82, 38, 5, p.dark, 2.5)}${f('M38 168L46 146H64L72 168Z', p.dark)}
      ${l('M22 40H4M25 24L10 14M25 56L10 66M88 40H106M85 24L100 14M85 56L100 66', p.second, 4)}</g>`,
  },
  'lamp with five globes': {
    width: 110,
    height: 158,
    draw: () => `<g transform="translate(-5 -2)">
      ${l('M60 156V30M60 70Q18 74 18 52M60 70Q102 74 102 52M60 56Q38 56 38 40M60 56Q82 56 82 40', '#2d4a45', 4)}
      ${c(60, 18, 15, '#fff6d8')}${c(38, 32, 11, '#fff6d8')}${c(82, 32, 11, '#fff6d8')}${c(18, 46, 12, '#fff6d8')}
      ${c(102, 46, 12, '#fff6d8')}${b(53, 70, 14, 14, '#2d4a45', 4)}${f('M50 130H70L80 159H40Z', '#2d4a45')}
      ${row(5, (i) => b([55, 33, 77, 13, 97][i]!, [32, 41, 41, 56, 56][i]!, 10, 4, '#2d4a45', 2))}</g>`,
  },
  'bent street lamp and its light': {
    width: 103,
    height: 167,
    draw: (p) => `<g transform="translate(-7 -3)">
      ${f('M62 30H100L109 164H40Z', p.second).replace('/>', ' opacity="0.55"/>')}${l('M22 160V40Q22 8 52 8H66', p.dark, 6)}
      ${f('M58 22Q60 4 81 4Q102 4 104 22Z', p.dark)}${e(81, 23, 16, 6, p.paper)}${b(8, 158, 28, 10, p.dark, 3)}</g>`,
  },
  'market stall with fruit': {
    width: 146,
    height: 129,
    draw: () => `<g transform="translate(-2 -3)">${b(14, 36, 5, 94, '#8a5a34')}${b(131, 36, 5, 94, '#8a5a34')}
      ${row(7, (i) => c(30 + i * 15, 74, 8, i < 3 ? '#e2433a' : i < 5 ? '#f2a52c' : '#7db446'))}
      ${b(8, 78, 134, 42, '#c58b52')}${l('M10 92H140M10 106H140M52 80V118M98 80V118', '#8a5a34', 2.5)}
      ${row(6, (i) => f(`M${i * 24 + 3} 40L${i * 20 + 15} 4h20L${i * 24 + 27} 40a12 10 0 0 1-24 0Z`, i % 2 ? '#fbf4e4' : '#2f8f74'))}</g>`,
  },
  'lemonade stand': {
    width: 130,
    height: 135,
    draw: (
      p,
    ) => `<g transform="translate(0 -5)">${l('M20 34V84M110 34V84', p.dark, 5)}${f('M8 6H122L128 36H2Z', p.second)}
      ${f('M31 6H54L53 36H27ZM77 6H100L104 36H78Z', p.paper)}${b(6, 84, 118, 9, p.dark, 2)}${b(14, 93, 102, 46, p.mid)}
      ${c(65, 116, 17, p.paper)}${c(65, 116, 13, p.second)}${l('M65 103V129M54 109L76 123M54 123L76 109', p.paper, 2)}
      ${f('M36 56H58L56 84H38Z', p.light)}${f('M37 66H57L56 84H38Z', p.second)}${l('M58 62Q68 66 57 76', p.light, 3)}
      ${f('M78 68H92L90 84H80Z', p.light)}${l('M86 74L92 56', p.accent, 2.5)}</g>`,
  },
  'flower cart': {
    width: 151,
    height: 117,
    draw: (p) => `<g transform="translate(-11 -7)">
      ${row(7, (i) => c(32 + i * 15, [38, 24, 36, 20, 34, 24, 38][i]!, 12, [p.accent, p.second, p.paper][i % 3]!))}
      ${row(7, (i) => c(32 + i * 15, [38, 24, 36, 20, 34, 24, 38][i]!, 4, p.dark))}${f('M16 50H140L128 84H28Z', p.mid)}
      ${l('M138 54L158 46', p.dark, 5)}${b(12, 46, 132, 7, p.dark, 2)}${l('M120 84V120', p.dark, 5)}
      ${o(54, 94, 26, p.dark, 4)}${l('M54 68V120M28 94H80M36 76L72 112M72 76L36 112', p.dark, 2.5)}</g>`,
  },
  'swing for two': {
    width: 150,
    height: 117,
    draw: () => `<g transform="translate(0 -3)">${l('M16 8L3 117M16 8L32 117M134 8L118 117M134 8L147 117', '#d7503f', 5)}
      ${l('M12 8H138', '#d7503f', 7)}${l('M46 10V80M66 10V80', '#555b62', 2)}
      ${l('M86 10L98 76M106 10L118 76', '#555b62', 2)}${b(41, 79, 30, 6, '#2d7fb8', 3)}
      ${turned(-11, 108, 76, b(93, 74, 30, 6, '#f2b632', 3))}</g>`,
  },
  'slide and ladder': {
    width: 131,
    height: 116,
    draw: (p) => `<g transform="translate(-19 0)">
      ${l('M22 114L38 30M50 114V30M26 96H50M29 78H50M32 60H50M36 44H50', p.dark, 4)}
      ${f('M34 30H58Q74 32 88 66Q102 98 120 100H149V110H116Q94 108 78 72Q66 44 54 40H34Z', p.accent)}
      ${l('M36 30V8Q36 2 44 2T52 8V30', p.second, 4)}${l('M96 92V114', p.dark, 4)}${e(134, 113, 16, 2.5, p.light)}</g>`,
  },
  'seesaw with two balls': {
    width: 178,
    height: 69,
    draw: (p) => `<g transform="translate(6 -11)">
      ${turned(-9, 85, 50, b(4, 46, 162, 8, p.mid, 4) + b(20, 34, 4, 14, p.dark) + b(146, 34, 4, 14, p.dark) + c(8, 35, 11, p.accent) + c(163, 35, 11, p.second))}
      ${f('M85 46L108 78H62Z', p.dark)}${c(85, 51, 4, p.paper)}</g>`,
  },
  'fountain with three bowls': {
    width: 140,
    height: 149,
    draw: () => `<g transform="translate(0 -1)">
      ${l('M70 26Q70 4 56 8Q48 14 48 30M70 26Q70 4 84 8Q92 14 92 30M70 22V4', '#6bb7dc', 3)}
      ${l('M40 50Q28 52 26 82M100 50Q112 52 114 82M22 90Q8 94 8 116M118 90Q132 94 132 116', '#6bb7dc', 3)}
      ${f('M44 36H96Q92 50 76 50H64Q48 50 44 36Z', '#c9c3b6')}${f('M64 50H76L80 82H60Z', '#aaa396')}
      ${f('M24 80H116Q110 98 84 98H56Q30 98 24 80Z', '#c9c3b6')}${f('M60 98H80L86 126H54Z', '#aaa396')}
      ${b(2, 120, 136, 10, '#8fcbe6', 3)}${f('M2 126H138L126 149H14Z', '#c9c3b6')}</g>`,
  },
  'drinking fountain with drops': {
    width: 80,
    height: 125,
    draw: (p) => `<g transform="translate(0 -5)">${l('M44 34Q44 8 60 8Q70 10 70 22', p.mid, 4)}${c(70, 31, 2.5, p.mid)}
      ${c(62, 20, 2, p.mid)}${f('M4 40H76Q72 62 50 62H30Q8 62 4 40Z', p.light)}${f('M30 62H50L54 120H26Z', p.paper)}
      ${b(40, 32, 8, 8, p.dark)}${b(14, 118, 52, 11, p.dark, 2)}${c(40, 50, 4, p.accent)}${b(1, 36, 78, 6, p.dark, 3)}</g>`,
  },
  'striped road barrier': {
    width: 149,
    height: 93,
    draw: () => `<g transform="translate(-1 -3)">${l('M28 40L14 93M28 40L42 93M122 40L108 93M122 40L136 93', '#55595e', 5)}
      ${b(2, 22, 146, 26, '#fdfdfb', 3)}${row(5, (i) => f(`M${16 + i * 28} 22h14l-12 26h-14Z`, '#e6392e'))}
      ${b(10, 66, 130, 10, '#f3a51f', 2)}${c(22, 13, 9, '#ffb52b')}${c(128, 13, 9, '#ffb52b')}</g>`,
  },
  'pillar letter box': {
    width: 80,
    height: 140,
    draw: () => `${f('M4 20Q10 2 40 2T76 20V26H4Z', '#c51f26')}${b(2, 22, 76, 8, '#8f1218', 2)}
      ${b(8, 30, 64, 96, '#c51f26')}${b(18, 40, 44, 7, '#2a0b0d', 3)}${b(24, 58, 32, 26, '#fbf7ee', 2)}
      ${row(4, (i) => b(28, 63 + i * 5, 24, 2, '#6c6258'))}${l('M14 54V120H66V54', '#8f1218', 2.5)}
      ${c(60, 92, 3, '#e9c04e')}${b(4, 126, 72, 13, '#1f1d1f', 2)}`,
  },
  'mailbox with its flag up': {
    width: 114,
    height: 136,
    draw: (
      p,
    ) => `<g transform="translate(-3 0)">${b(50, 70, 12, 66, p.dark)}${f('M28 16H92Q116 18 116 46V78H28Z', p.mid)}
      ${f('M4 78V42Q4 16 28 16T52 42V78Z', p.dark)}${f('M11 72V42Q11 23 28 23T45 42V72Z', p.light)}
      ${b(14, 46, 28, 20, p.paper)}${l('M14 46L28 58L42 46', p.dark, 2)}${l('M82 56V6', p.accent, 5)}
      ${b(82, 2, 24, 15, p.accent, 2)}${c(82, 56, 5, p.dark)}</g>`,
  },
};
