/** Of travel: suitcases, tents, compasses, globes, bridges, maps, passports, campers, signs on two posts. */
import type { Drawings } from './drawing.ts';
import { area as f, at, box as b, disc as c, ellipse as e, line as l, ring as o, row, wheel } from './strokes.ts';

const dashes = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="8 6"/>`;
const ring = (x: number, y: number, rx: number, ry: number, stroke: string, width: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const travel: Drawings = {
  'leather suitcase with stickers': {
    width: 140,
    height: 110,
    draw: () => `${l('M50 22V10Q50 4 56 4H84Q90 4 90 10V22', '#4a2c1a', 6)}${b(2, 20, 136, 88, '#a8653a', 10)}
      ${b(22, 20, 12, 88, '#7b4525')}${b(106, 20, 12, 88, '#7b4525')}${b(20, 52, 16, 12, '#e8c25a', 2)}
      ${b(104, 52, 16, 12, '#e8c25a', 2)}${c(58, 48, 15, '#f3e9d2')}${o(58, 48, 10, '#c2443a', 2.5)}
      ${at('rotate(-14 80 82)', b(62, 70, 38, 22, '#2f7f8c', 3) + f('M66 88L76 76L84 84L88 80L96 88Z', '#f3e9d2'))}
      ${f('M88 30L92 39L102 40L94 46L97 56L88 50L79 56L82 46L74 40L84 39Z', '#f0b93a')}`,
  },
  'trolley case on wheels': {
    width: 90,
    height: 150,
    draw: (p) => `${l('M28 44V8Q28 4 32 4H58Q62 4 62 8V44', p.dark, 5)}${b(2, 42, 86, 94, p.accent, 12)}
      ${row(4, (i) => b(14 + i * 18, 52, 7, 74, p.dark, 3.5).replace('/>', ' opacity="0.35"/>'))}
      ${b(32, 38, 26, 7, p.dark, 3)}${wheel(20, 141, 8, p.dark, p.light)}${wheel(70, 141, 8, p.dark, p.light)}`,
  },
  'three stacked cases': {
    width: 130,
    height: 140,
    draw: (p) => `${l('M50 16V7Q50 3 54 3H76Q80 3 80 7V16', p.dark, 4)}${b(26, 14, 78, 36, p.second, 6)}
      ${b(8, 52, 108, 40, p.mid, 6)}${b(1, 94, 128, 45, p.dark, 6)}${b(26, 29, 78, 5, p.paper)}${b(26, 52, 9, 40, p.paper)}
      ${b(90, 52, 9, 40, p.paper)}${b(54, 90, 20, 8, p.accent, 3)}${b(52, 48, 20, 8, p.accent, 3)}
      ${at('rotate(16 104 96)', b(99, 98, 12, 24, p.paper, 2) + c(105, 103, 2, p.dark))}`,
  },
  'packed rucksack': {
    width: 104,
    height: 150,
    draw: () => `<g transform="translate(-3 0)">${b(16, 2, 78, 22, '#d9a441', 11)}${c(27, 13, 6, '#a8772a')}
      ${b(4, 70, 16, 56, '#2c5a4c', 7)}${b(90, 70, 16, 56, '#2c5a4c', 7)}
      ${f('M18 44Q18 24 36 24H74Q92 24 92 44V138Q92 148 82 148H28Q18 148 18 138Z', '#3c7a66')}
      ${f('M16 40Q18 22 38 22H72Q92 22 94 40V58H16Z', '#e9dcc0')}${l('M38 24V74M72 24V74', '#8a4f2e', 5)}
      ${b(30, 92, 50, 44, '#2c5a4c', 6)}${b(30, 92, 50, 14, '#e9dcc0', 5)}${b(34, 66, 8, 10, '#d9a441', 2)}${b(68, 66, 8, 10, '#d9a441', 2)}</g>`,
  },
  'ridge tent under stars': {
    width: 166,
    height: 105,
    draw: (p) => `<g transform="translate(-2 -7)">${f('M85 26L164 108H6Z', p.accent)}${f('M85 26L112 108H58Z', p.dark)}
      ${f('M85 26L62 108H48Z', p.second)}${f('M85 26L108 108H122Z', p.second)}${l('M85 26L80 16M85 26L90 16', p.dark, 3.5)}
      ${l('M24 90L4 110M146 90L166 110', p.dark, 2)}
      ${row(5, (i) => f(`M${[22, 46, 118, 140, 152][i]} ${[40, 8, 12, 48, 20][i]}l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z`, p.paper))}</g>`,
  },
  'dome tent by the fire': {
    width: 167,
    height: 95,
    draw: () => `<g transform="translate(0 -5)">${e(84, 94, 82, 5, '#7d9461')}${f('M4 92Q14 8 62 8T122 92Z', '#4f93b5')}
      ${f('M62 8Q84 20 90 92H40Q44 30 62 8Z', '#2f5f7a')}${f('M62 8Q56 50 40 92H64Q66 40 62 8Z', '#f2c14e')}
      ${l('M4 92Q14 8 62 8T122 92', '#24455a', 3)}${f('M132 90Q128 74 140 66Q138 56 146 48Q150 62 158 68Q166 78 160 90Z', '#ef7a2e')}
      ${f('M140 90Q138 80 146 72Q154 80 153 90Z', '#ffd75e')}${e(146, 92, 20, 3.5, '#5c4a3c')}${c(138, 44, 2, '#ef7a2e')}
      ${c(156, 38, 2, '#ef7a2e')}</g>`,
  },
  'tepee in outline': {
    width: 110,
    height: 137,
    draw: (p) => `${f('M60 26L108 136H18Z', p.second)}${l('M55 22L100 134H4ZM55 22L48 4M55 22L62 4M55 22V2', p.dark, 4)}
      ${l('M55 80L70 134H38Z', p.dark, 4)}${l('M36 66l5 8 6-8 6 8 6-8 6 8 6-8', p.accent, 3)}${c(48, 52, 3, p.accent)}${c(62, 52, 3, p.accent)}`,
  },
  'round compass': {
    width: 120,
    height: 146,
    draw: (p) => `${o(60, 13, 10, p.second, 5)}${b(52, 20, 16, 12, p.second, 3)}${c(60, 86, 59, p.second)}
      ${c(60, 86, 49, p.paper)}${row(12, (i) => at(`rotate(${i * 30} 60 86)`, b(59, 41, 2, i % 3 ? 5 : 10, p.dark)))}
      ${at('rotate(35 60 86)', f('M60 48L69 86H51Z', p.accent) + f('M60 124L51 86H69Z', p.dark))}${c(60, 86, 4, p.second)}`,
  },
  'compass rose': {
    width: 130,
    height: 130,
    draw: (
      p,
    ) => `${o(65, 65, 42, p.mid, 3)}${row(4, (i) => at(`rotate(${45 + i * 90} 65 65)`, f('M65 24L73 65H57Z', p.mid)))}
      ${row(4, (i) => at(`rotate(${i * 90} 65 65)`, f('M65 1L76 65H65Z', p.dark) + f('M65 1L54 65H65Z', p.light)))}${c(65, 65, 7, p.accent)}`,
  },
  'globe on its stand': {
    width: 109,
    height: 152,
    draw: () => `<g transform="translate(-13 2)">${l('M62 2A58 58 0 1 1 22 104', '#b98a3c', 5)}${c(60, 60, 46, '#4a9cc4')}
      ${f('M28 34Q38 20 54 16Q66 22 58 32Q66 40 54 46Q48 58 40 54Q36 46 26 50Q22 42 28 34Z', '#86b456')}
      ${f('M62 58Q78 50 92 60Q98 70 90 84Q82 100 72 98Q68 86 70 78Q58 72 62 58Z', '#86b456')}
      ${f('M84 26Q98 34 102 46Q94 50 86 42Q80 34 84 26Z', '#86b456')}
      ${f('M24 76Q34 72 40 82Q40 92 36 96Q26 88 24 76Z', '#86b456')}${b(60, 116, 8, 22, '#8a5a2c')}
      ${f('M30 149Q32 136 64 136T98 149Z', '#8a5a2c')}</g>`,
  },
  'globe of thin lines with pin': {
    width: 115,
    height: 130,
    draw: (p) => `${o(56, 74, 53, p.mid, 3)}${ring(56, 74, 24, 53, p.mid, 3)}
      ${l('M56 21V127M3 74H109M11 47H101M11 101H101', p.mid, 3)}
      ${f('M90 64Q66 40 66 26A24 24 0 0 1 114 26Q114 40 90 64Z', p.accent)}${c(90, 27, 10, p.paper)}`,
  },
  'plane circling the earth': {
    width: 151,
    height: 118,
    draw: (p) => `<g transform="translate(-2 -2)">${c(72, 68, 44, p.mid)}
      ${f('M44 50Q56 30 76 36Q84 48 70 54Q72 66 60 68Q46 64 44 50Z', p.light)}
      ${f('M76 76Q94 68 104 78Q100 98 84 104Q72 92 76 76Z', p.light)}${dashes('M6 96Q-2 128 64 112Q122 94 138 48', p.dark, 3)}
      ${at('translate(136 22) rotate(20)', f('M0-20Q5-16 5-8V-2L20 8V13L5 9V16L9 20V23L0 21L-9 23V20L-5 16V9L-20 13V8L-5-2V-8Q-5-16 0-20Z', p.accent))}</g>`,
  },
  'suspension bridge': {
    width: 230,
    height: 87,
    draw: () => `<g transform="translate(0 -3)">${b(1, 58, 228, 7, '#b8402c')}${b(54, 4, 10, 85, '#c9482f')}
      ${b(166, 4, 10, 85, '#c9482f')}${l('M2 54Q36 50 59 6Q80 54 115 54T171 6Q194 50 228 54', '#8f2f1f', 3)}
      ${row(11, (i) => b(74 + i * 8, [31, 38, 44, 48, 51, 53, 51, 48, 44, 38, 31][i]!, 1.6, 28 - [1, 8, 14, 18, 21, 23, 21, 18, 14, 8, 1][i]!, '#8f2f1f'))}
      ${b(48, 80, 22, 9, '#8d8579')}${b(160, 80, 22, 9, '#8d8579')}${l('M4 84H38M80 84H104M116 84H150M192 84H226', '#5fa3bd', 3)}</g>`,
  },
  'stone arch bridge': {
    width: 190,
    height: 86,
    draw: () => `
      <g transform="translate(0 -7)"><path fill-rule="evenodd" fill="#a79c8c" d="M1 40Q95-16 189 40V78H166V74a22 22 0 0 0-44 0V78H118V70a23 25 0 0 0-46 0V78H68V74a22 22 0 0 0-44 0V78H1Z"/>
      ${l('M3 37Q95-15 187 37', '#c9bfae', 6)}
      ${row(8, (i) => b([14, 44, 66, 92, 118, 140, 160, 84][i]!, [48, 36, 48, 28, 44, 34, 46, 38][i]!, 11, 5, '#8a7f6f', 1))}
      ${l('M2 86q11.6-7 23.2 0t23.2 0t23.2 0t23.2 0t23.2 0t23.2 0t23.2 0t23.2 0', '#5a9fb0', 4)}</g>`,
  },
  'drawbridge half open': {
    width: 170,
    height: 107,
    draw: (p) => `<g transform="translate(0 -3)">${b(14, 22, 30, 86, p.mid)}${b(126, 22, 30, 86, p.mid)}
      ${f('M10 24L29 4L48 24ZM122 24L141 4L160 24Z', p.dark)}${at('rotate(-38 44 78)', b(44, 74, 46, 9, p.accent))}
      ${at('rotate(38 126 78)', b(80, 74, 46, 9, p.accent))}${l('M42 34L78 48M128 34L92 48', p.dark, 2)}
      ${b(23, 36, 12, 16, p.second, 6)}${b(135, 36, 12, 16, p.second, 6)}${b(2, 74, 14, 10, p.dark)}
      ${b(154, 74, 14, 10, p.dark)}${l('M52 102h14M76 94h18M104 102h14', p.mid, 3.5)}</g>`,
  },
  'rope bridge with planks': {
    width: 190,
    height: 80,
    draw: () => `<g transform="translate(-5 0)">${b(6, 2, 9, 72, '#6b4a2e', 3)}${b(185, 2, 9, 72, '#6b4a2e', 3)}
      ${l('M10 12Q100 64 190 12', '#b88d55', 3)}${row(11, (i) => {
        const x = 24 + i * 15.2;
        const dip = 1 - ((x - 100) / 90) ** 2;
        return (
          b(x - 5.5, 48 + dip * 24, 11, 6, '#9a6a3b', 2) +
          l(`M${x.toFixed(1)} ${(12 + dip * 26).toFixed(1)}V${(48 + dip * 24).toFixed(1)}`, '#b88d55', 1.8)
        );
      })}</g>`,
  },
  'map in folds with a route': {
    width: 140,
    height: 107,
    draw: (
      p,
    ) => `<g transform="translate(0 -3)">${f('M2 16L46 4V96L2 108Z', p.paper)}${f('M46 4L94 16V108L46 96Z', p.light)}
      ${f('M94 16L138 4V96L94 108Z', p.paper)}${f('M2 66Q24 50 46 62V96L2 108Z', p.mid)}
      ${f('M46 62Q70 80 94 70V108L46 96Z', p.mid)}${dashes('M18 40Q40 24 58 44T96 56', p.accent, 4)}
      ${l('M104 36L122 54M122 36L104 54', p.accent, 6)}${c(17, 41, 6, p.dark)}</g>`,
  },
  'old treasure map': {
    width: 145,
    height: 110,
    draw: () => `<g transform="translate(-3 0)">
      ${f('M10 4Q40 10 74 4T142 6Q138 30 144 54T140 104Q106 98 76 105T8 104Q14 78 7 54T10 4Z', '#ead2a0')}
      ${f('M10 4Q40 10 74 4T142 6L140 16Q100 12 74 14T12 14ZM8 104L9 94Q40 98 76 95T142 94L140 104Q106 98 76 105T8 104Z', '#d2b077')}
      ${f('M34 76Q28 56 46 44Q58 26 82 34Q110 28 118 50Q122 72 100 80Q80 92 60 84Q42 90 34 76Z', '#a9b36a')}
      ${f('M58 58L68 42L78 58ZM70 60L80 46L90 60Z', '#7c5a36')}${dashes('M22 28Q30 46 46 62T84 72', '#7c3b22', 3)}
      ${l('M94 62L106 74M106 62L94 74', '#b7281e', 5)}${o(124, 26, 8, '#7c5a36', 2)}${l('M124 16V36M114 26H134', '#7c5a36', 2)}</g>`,
  },
  'pin standing in its rings': {
    width: 110,
    height: 138,
    draw: (
      p,
    ) => `<g transform="translate(0 -2)">${ring(55, 118, 52, 19, p.light, 4)}${ring(55, 118, 28, 10, p.second, 4)}
      ${f('M55 118Q16 70 16 42A39 39 0 0 1 94 42Q94 70 55 118Z', p.dark)}${c(55, 42, 22, p.paper)}
      ${f('M55 28L60 38L70 39L62 46L65 56L55 51L45 56L48 46L40 39L50 38Z', p.accent)}</g>`,
  },
  'passport and two tickets': {
    width: 130,
    height: 139,
    draw: (p) => `<g transform="translate(-3 -1)">
      ${at('rotate(14 92 60)', b(62, 8, 42, 96, p.paper, 3) + b(62, 8, 42, 18, p.second, 3))}
      ${at('rotate(26 92 60)', b(78, 16, 38, 92, p.light, 3) + b(84, 44, 26, 5, p.mid) + b(84, 54, 18, 5, p.mid))}
      ${b(4, 26, 82, 112, p.dark, 8)}${o(45, 72, 22, p.second, 3)}
      ${l('M23 72H67M45 50Q30 72 45 94Q60 72 45 50', p.second, 2.5)}${b(22, 108, 46, 6, p.second, 2)}
      ${b(30, 119, 30, 4, p.second, 2)}${b(22, 38, 46, 5, p.second, 2)}</g>`,
  },
  'open passport with stamps': {
    width: 170,
    height: 116,
    draw: () => `${b(1, 2, 168, 113, '#7b1f2b', 8)}${f('M8 9H85V108H8Z', '#f6efe0')}${f('M85 9H162V108H85Z', '#ebe1cb')}
      ${b(18, 22, 32, 40, '#bcd3d8', 2)}${c(34, 36, 8, '#c98d64')}${f('M20 62Q20 47 34 47T48 62Z', '#394c63')}
      ${row(4, (i) => b(56, 24 + i * 10, i % 2 ? 16 : 22, 4, '#9c9180', 2))}
      ${row(2, (i) => b(16, 82 + i * 10, 62, 5, '#9c9180'))}${o(110, 38, 17, '#2c7a6b', 3)}${b(102, 35, 16, 6, '#2c7a6b')}
      ${at('rotate(-16 132 78)', `${l('M108 66H156V90H108Z', '#c0392b', 3)}${l('M116 74H148M116 82H136', '#c0392b', 2.5)}`)}`,
  },
  'camper with a surfboard': {
    width: 170,
    height: 109,
    draw: () => `<g transform="translate(0 -3)">${f('M16 12Q60-2 140 10Q148 12 140 15Q60 24 16 12Z', '#f3cf57')}
      ${b(40, 16, 5, 10, '#555')}${b(112, 16, 5, 10, '#555')}${f('M4 60V40Q6 24 24 24H132Q146 24 152 38L164 60Z', '#fbf3e0')}
      ${f('M2 58H166Q169 72 167 94H2Z', '#e5734a')}${row(3, (i) => b(16 + i * 36, 33, 29, 21, '#9fd0da', 5))}
      ${f('M126 33H138L150 54H126Z', '#9fd0da')}${b(2, 56, 165, 4, '#fbf3e0')}${c(160, 72, 6, '#ffe9a8')}
      ${l('M54 60V92M90 60V92', '#b9522f', 2)}${wheel(36, 95, 16, '#2e2a2b', '#f0ebe0')}${wheel(134, 95, 16, '#2e2a2b', '#f0ebe0')}</g>`,
  },
  'round caravan with bunting': {
    width: 176,
    height: 111,
    draw: (p) => `<g transform="translate(-4 -2)">${f('M20 92Q8 92 10 70Q14 20 66 20H110Q150 20 154 66V92Z', p.paper)}
      ${f('M10 66H154V92H20Q8 92 10 66Z', p.mid)}${b(32, 36, 38, 24, p.dark, 6)}${b(96, 34, 30, 58, p.second, 6)}
      ${b(102, 40, 18, 18, p.light, 4)}${l('M154 86H176V96', p.dark, 5)}${wheel(72, 96, 16, p.dark, p.light)}${l('M6 4Q90 26 172 4', p.dark, 2)}
      ${row(6, (i) => f(`M${20 + i * 24} ${[7, 11, 13, 13, 11, 7][i]}h16l-8 14Z`, [p.accent, p.second, p.mid][i % 3]!))}</g>`,
  },
  'welcome board on two posts': {
    width: 150,
    height: 103,
    draw: (p) => `<g transform="translate(0 -7)">${b(24, 8, 8, 100, p.dark)}${b(118, 8, 8, 100, p.dark)}
      ${b(2, 16, 146, 56, p.mid, 8)}${b(7, 21, 136, 46, p.paper, 5)}${f('M14 62L38 32L54 50L64 40L82 62Z', p.mid)}
      ${c(72, 34, 6, p.second)}${b(90, 32, 44, 7, p.dark, 3)}${b(90, 45, 32, 7, p.accent, 3)}
      ${f('M112 108Q110 96 102 92M134 108Q134 96 142 92L138 108Z', p.mid)}</g>`,
  },
  'binoculars and a sun hat': {
    width: 146,
    height: 105,
    draw: () => `<g transform="translate(0 -3)">${e(62, 42, 60, 15, '#e8c888')}
      ${f('M28 40Q28 4 62 4T96 40Q62 52 28 40Z', '#f1d8a2')}${f('M28 32Q62 46 96 32L97 40Q62 54 27 40Z', '#b9483c')}
      ${f('M76 60H94L102 92H66Z', '#34383d')}${f('M112 60H130L140 92H104Z', '#34383d')}${b(94, 66, 20, 10, '#565c63')}
      ${b(74, 50, 22, 11, '#565c63', 4)}${b(110, 50, 22, 11, '#565c63', 4)}${e(83, 96, 20, 11, '#565c63')}
      ${e(125, 96, 20, 11, '#565c63')}${e(83, 97, 14, 7, '#9fd0da')}${e(125, 97, 14, 7, '#9fd0da')}</g>`,
  },
};
