/** Ornaments: wreaths, garlands, flourishes, mandalas, empty frames, dividers, sunbursts, tiles, knots. */
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

const leaf = (x: number, y: number, length: number, turn: number, fill: string, fat = 0.3) =>
  at(
    `translate(${x} ${y}) rotate(${turn})`,
    f(
      `M0 0Q${+(length * fat).toFixed(1)} ${-length / 2} 0 ${-length}Q${+(-length * fat).toFixed(1)} ${-length / 2} 0 0Z`,
      fill,
    ),
  );

export const ornaments: Drawings = {
  'open laurel wreath': {
    width: 146,
    height: 128,
    draw: (p) => {
      const pair = (i: number) =>
        at(`rotate(${30 + i * 26} 70 68)`, leaf(70, 126, 28, -58, p.mid, 0.36) + leaf(70, 126, 24, -122, p.dark, 0.36));
      return `<g transform="translate(3 -4)">${flip(140, l('M68 127A60 60 0 0 1 24 27', p.dark, 3) + row(5, pair))}
      ${c(70, 127, 4.5, p.accent)}</g>`;
    },
  },
  'spring wreath of blossom': drawn(114, 123, () => [
    `<g transform="translate(-6 0)">${o(63, 63, 46, '#8a6a44', 5)}
      ${around(6, 63, 63, (i) => at('rotate(30 63 63)', leaf(56, 20, 22, 60, i & 1 ? '#5f9b57' : '#86b86a', 0.5)))}
      ${around(6, 63, 63, (i) => c(63, 16, i & 1 ? 12 : 15, i & 1 ? '#f2a7bd' : '#e2577f') + c(63, 16, 5, '#ffe28a'))}</g>`,
  ]),
  'pine wreath with a bow': drawn(120, 131, () => [
    `${star(60, 60, 60, 48, 26, '#1f4d38')}${star(60, 60, 52, 40, 20, '#2f7150')}${c(60, 60, 30, '#f5f0e4')}
      ${row(6, (i) => c([18, 32, 62, 92, 102, 24][i]!, [48, 26, 16, 30, 62, 78][i]!, 5, '#d63a3a'))}
      ${f('M56 102L40 131L52 126L58 130L62 104Z', '#b8242c')}${f('M64 102L80 131L68 126L62 130L58 104Z', '#b8242c')}
      ${f('M60 98Q34 76 28 92Q26 116 60 104Q94 116 92 92Q86 76 60 98Z', '#d63a3a')}${b(52, 93, 16, 15, '#b8242c', 5)}`,
  ]),
  'hoop with eucalyptus': drawn(130, 138, (p) => [
    `${o(68, 62, 60, p.second, 3.5)}${l('M12 40Q6 104 66 124Q104 128 122 98', p.dark, 2.5)}
      ${row(5, (i) => e([8, 9, 17, 32, 52][i]!, [50, 76, 100, 117, 130][i]!, 8, 6, p.mid) + e([24, 25, 33, 47, 64][i]!, [54, 74, 92, 105, 113][i]!, 8, 6, p.light))}
      ${e(86, 130, 8, 6, p.mid)}${e(104, 122, 8, 6, p.light)}${e(120, 112, 7, 6, p.mid)}${star(40, 112, 12, 6, 7, p.accent)}
      ${star(62, 124, 14, 7, 7, p.paper)}${c(62, 124, 4, p.accent)}`,
  ]),
  'garland in two swags': {
    width: 220,
    height: 63,
    draw: () => {
      const swag = `${f('M10 10Q60 80 110 14Q108 40 84 56Q60 68 36 56Q14 42 10 10Z', '#4f7f52')}
      ${l('M14 16Q60 72 106 18', '#86ad6c', 4)}${c(34, 43, 8, '#e98a6a')}${c(60, 54, 10, '#c9485b')}
      ${c(86, 43, 8, '#f1c15a')}`;
      const bow = `${f('M0 0Q-14 -14 -16 2Q-14 10 0 4Q14 10 16 2Q14 -14 0 0Z', '#c9485b')}
      ${f('M-3 2L-12 34L-4 30L0 4L4 30L12 34L3 2Z', '#c9485b')}`;
      return `<g transform="translate(0 -2)">${swag}${at('translate(100 0)', swag)}
      ${at('translate(16 10) scale(0.9)', bow)}${at('translate(110 12) scale(1.2 1.3)', bow)}
      ${at('translate(204 10) scale(0.9)', bow)}</g>`;
    },
  },
  'scroll flourish': drawn(240, 60, (p) => [
    `${flip(
      240,
      l('M120 44C96 56 76 20 48 18C24 16 10 34 20 46C28 56 44 50 42 38C40 30 30 30 28 37', p.dark, 4) +
        l('M88 34C84 16 66 2 50 4Q40 8 44 14M20 30Q8 26 2 14', p.dark, 3),
    )}
      ${f('M120 22L128 40L120 58L112 40Z', p.accent)}${c(120, 12, 4, p.accent)}${c(120, 2.5, 2.5, p.accent)}`,
  ]),
  'mandala of petals': drawn(140, 140, (p) => [
    `${around(8, 70, 70, () => leaf(70, 70, 70, 0, p.mid, 0.48))}
      ${around(8, 70, 70, () => leaf(70, 70, 58, 22.5, p.second, 0.28))}${star(70, 70, 42, 22, 8, p.dark)}
      ${c(70, 70, 24, p.accent)}${star(70, 70, 20, 9, 8, p.paper)}${c(70, 70, 5, p.dark)}`,
  ]),
  'mandala in thin lines': drawn(140, 140, () => [
    `${o(70, 70, 68, '#7b2d5e', 2)}${around(6, 70, 70, () => o(70, 36, 33, '#7b2d5e', 2))}${o(70, 70, 34, '#7b2d5e', 2)}
      ${around(12, 70, 70, () => c(70, 9, 3, '#c95a3c'))}${c(70, 70, 6, '#c95a3c')}`,
  ]),
  'gilt frame with nothing in it': drawn(120, 150, () => [
    `${f('M60 0Q72 4 78 12H106Q110 12 110 18V60Q118 66 118 75T110 90V132Q110 138 106 138H78Q72 146 60 150Q48 146 42 138H14Q10 138 10 132V90Q2 84 2 75T10 60V18Q10 12 14 12H42Q48 4 60 0Z M30 32V118H90V32Z', '#c9962e')}
      ${f('M18 20H102V130H18Z M26 28V122H94V28Z', '#f3d27a')}${f('M26 28H94V122H26Z M30 32V118H90V32Z', '#8a5f16')}
      ${row(4, (i) => c(i & 1 ? 106 : 14, i > 1 ? 134 : 16, 9, '#e0b24a') + c(i & 1 ? 106 : 14, i > 1 ? 134 : 16, 4, '#8a5f16'))}
      ${leaf(60, 20, 17, 0, '#f3d27a', 0.5)}${leaf(60, 130, 17, 180, '#f3d27a', 0.5)}`,
  ]),
  'frame of the twenties': drawn(110, 150, (p) => [
    `${l('M2 26H14V14H26V2H84V14H96V26H108V124H96V136H84V148H26V136H14V124H2Z', p.dark, 3)}
      ${l('M10 34H22V22H34V10H76V22H88V34H100V116H88V128H76V140H34V128H22V116H10Z', p.dark, 1.5)}
      ${l('M55 10V30M47 10L51 26M63 10L59 26M55 140V120M47 140L51 124M63 140L59 124', p.second, 3)}
      ${f('M10 75L16 68L22 75L16 82Z', p.second)}${f('M88 75L94 68L100 75L94 82Z', p.second)}`,
  ]),
  'oval of leaves': {
    width: 118,
    height: 152,
    draw: (p) => {
      const spot = (i: number) => `${(55 + 43 * Math.sin(i * 0.524)).toFixed(1)}
      ${(75 - 62 * Math.cos(i * 0.524)).toFixed(1)}`;
      const tuft = (i: number) =>
        at(
          `translate(${spot(i)}) rotate(${i * 30 + 90})`,
          leaf(0, 0, 24, -32, i & 1 ? p.mid : p.accent, 0.45) + (i & 1 ? c(6, -4, 4, p.second) : ''),
        );
      return `<g transform="translate(4 1)"><ellipse cx="55" cy="75" rx="43" ry="62" fill="none" stroke="${p.dark}" stroke-width="3"/>${row(12, tuft)}</g>`;
    },
  },
  'divider with a diamond': drawn(220, 34, (p) => [
    `${flip(220, f('M0 17Q50 10 88 17Q50 24 0 17Z', p.dark) + c(95, 17, 3.5, p.accent))}
      ${f('M110 1L126 17L110 33L94 17Z M110 8L101 17L110 26L119 17Z', p.dark)}
      ${f('M110 12L115 17L110 22L105 17Z', p.accent)}`,
  ]),
  'divider of wheat and beads': drawn(218, 24, () => [
    `<g transform="translate(-6 -8)">${flip(
      230,
      l('M12 20H78', '#8a6a2f', 2.5) +
        row(
          4,
          (i) => leaf(22 + i * 14, 20, 20, -54, '#d9a441', 0.36) + leaf(22 + i * 14, 20, 20, -126, '#d9a441', 0.36),
        ),
    )}
      ${row(5, (i) => c(89 + i * 13, 20, [3, 4.5, 7, 4.5, 3][i]!, i === 2 ? '#a8432c' : '#5c7a4a'))}</g>`,
  ]),
  'rising sunburst': drawn(160, 84, (p) => [
    `${row(9, (i) => at(`rotate(${-80 + i * 20} 80 80)`, f(i & 1 ? 'M77 40L80 14L83 40Z' : 'M74 44L80 2L86 44Z', i & 1 ? p.mid : p.second)))}
      ${f('M50 80A30 30 0 0 1 110 80Z', p.accent)}${b(0, 79, 160, 5, p.dark, 2.5)}`,
  ]),
  'sunburst mirror': drawn(140, 140, () => [
    `${star(70, 70, 70, 30, 20, '#b98628')}${star(70, 70, 56, 30, 20, '#e6bd5a')}${c(70, 70, 35, '#7a5418')}
      ${c(70, 70, 30, '#c9e3ea')}${f('M50 84L84 48Q92 54 95 62L62 95Q54 92 50 84Z', '#eef8fa')}`,
  ]),
  'blue and white tile': drawn(120, 120, () => [
    `${b(0, 0, 120, 120, '#f7f8f4')}${l('M4 4H116V116H4Z', '#1f4e9c', 4)}
      ${around(
        4,
        60,
        60,
        () =>
          f('M4 4H40A36 36 0 0 1 4 40Z', '#1f4e9c') +
          c(17, 17, 7, '#f2c14e') +
          leaf(60, 56, 44, 0, '#3f78c9', 0.44) +
          leaf(60, 50, 26, 0, '#f7f8f4', 0.3),
      )}
      ${around(4, 60, 60, () => leaf(60, 60, 38, 45, '#1f4e9c', 0.24))}${c(60, 60, 10, '#f2c14e')}`,
  ]),
  'tile of quarter rounds': drawn(100, 100, (p) => [
    `${b(0, 0, 100, 100, p.paper)}${f('M0 0H50A50 50 0 0 1 0 50Z', p.accent)}
      ${f('M100 0V50H50A50 50 0 0 1 100 0Z', p.dark)}${f('M50 50H100V100A50 50 0 0 1 50 50Z', p.second)}
      ${f('M0 50A50 50 0 0 1 50 100H0Z', p.mid)}${f('M0 0H25A25 25 0 0 1 0 25Z', p.paper)}
      ${f('M0 75A25 25 0 0 1 25 100H0Z', p.dark)}${c(75, 22, 9, p.accent)}${c(68, 82, 9, p.paper)}`,
  ]),
  'folk hearts tile': drawn(120, 120, () => [
    `${b(0, 0, 120, 120, '#20453f', 10)}
      ${around(
        4,
        60,
        60,
        () =>
          f('M60 56C40 40 40 16 52 14C57 14 59 18 60 21C61 18 63 14 68 14C80 16 80 40 60 56Z', '#e8503a') +
          f('M60 44C52 36 52 26 57 26Q60 26 60 29Q60 26 63 26C68 26 68 36 60 44Z', '#f6d9a8'),
      )}
      ${around(4, 60, 60, () => leaf(66, 54, 52, 45, '#f0b53c', 0.22) + c(18, 18, 4, '#f6d9a8'))}${c(60, 60, 5, '#f6d9a8')}`,
  ]),
  'three cornered knot': drawn(138, 124, (p) => [
    `<g transform="translate(4 1)">${row(2, (k) => around(3, 65, 78, () => l('M65 6C95 40 95 76 65 112C35 76 35 40 65 6Z', k ? p.second : p.dark, k ? 6 : 13)))}
      ${o(65, 72, 40, p.dark, 10)}${o(65, 72, 40, p.paper, 4)}</g>`,
  ]),
  'square knot of rope': {
    width: 200,
    height: 94,
    draw: () => {
      const rope = (d: string) =>
        `${l(d, '#6b4d22', 17)}${l(d, '#e2c48a', 12)}${l(d, '#a8834a', 3).replace('/>', ' stroke-dasharray="3 7"/>')}`.replaceAll(
          '"round" stroke-linejoin',
          '"butt" stroke-linejoin',
        );
      const bight = rope('M0 34C50 34 70 9 110 9Q160 9 160 47T110 85C70 85 50 60 0 60');
      return `${bight}${at('translate(200 0) scale(-1 1)', bight)}${rope('M154 23Q160 33 160 47T154 71')}`;
    },
  },
  'cut paper snowflake': drawn(120, 136, (p) => [
    `${around(6, 60, 68, () => f('M54 68V34L44 24L48 20L54 26V12L60 0L66 12V26L72 20L76 24L66 34V68Z M60 42L55 50L60 58L65 50Z', p.mid))}
      ${star(60, 68, 18, 12, 6, p.paper)}${c(60, 68, 5, p.mid)}`,
  ]),
  'paisley drop': drawn(100, 142, () => [
    `<g transform="translate(-4 -2)">${f('M96 4C52 6 4 44 6 96C8 128 32 142 56 142C84 142 104 122 104 96C104 70 84 58 66 64C60 46 72 20 96 4Z', '#6d1f4f')}
      ${f('M70 20C40 32 16 62 18 96C20 120 36 132 56 132C78 132 94 116 94 96C94 78 80 70 60 76C52 58 58 36 70 20Z', '#e9a23b')}
      ${f('M48 50C34 62 28 78 28 96C28 114 40 122 56 122S84 110 84 98Q80 84 54 88Q46 70 48 50Z', '#1f7a74')}
      ${around(8, 55, 105, () => leaf(55, 103, 14, 0, '#f7e3bd', 0.3))}${c(55, 105, 4, '#c9365a')}
      ${row(3, (i) => c([39, 36, 40][i]!, [72, 84, 95][i]!, 3, '#f7e3bd'))}</g>`,
  ]),
  'peacock feather': drawn(64, 170, () => [
    `${l('M32 60Q34 120 24 168', '#6a7a3a', 3.5)}${f('M32 1Q64 30 62 62Q58 92 32 98Q6 92 2 62Q0 30 32 1Z', '#3f8f5a')}
      ${e(32, 56, 22, 30, '#d9b23c')}${e(32, 58, 17, 22, '#2fa3b0')}
      ${f('M32 44Q46 42 45 60Q42 74 32 74Q22 74 19 60Q18 42 32 44Z', '#23307a')}
      ${l('M31 106L14 100M32 116L48 108M31 128L12 120M30 138L46 130M29 150L14 142', '#3f8f5a', 3)}
      ${l('M14 30L6 22M50 30L58 22M24 14L20 4M40 14L44 4', '#d9b23c', 2)}`,
  ]),
  'two birds and a tulip': {
    width: 172,
    height: 128,
    draw: (p) => {
      const bird = `${f('M34 62Q36 46 52 46Q66 46 66 62Q84 66 72 86Q60 100 40 92Q24 84 4 90Q10 70 34 62Z', p.mid)}
      ${f('M64 56L76 60L65 65Z', p.second)}${c(56, 58, 3, p.paper)}${f('M26 76Q44 66 56 78Q44 90 26 76Z', p.second)}
      ${l('M48 94V106M58 94V106', p.dark, 2.5)}${f('M88 122Q60 128 40 108Q70 104 88 122Z', p.dark)}`;
      return `<g transform="translate(-4 -2)">${flip(180, bird)}${l('M90 62V128', p.dark, 4)}
      ${f('M90 64C62 58 62 26 70 6Q80 14 82 24Q84 10 90 2Q96 10 98 24Q100 14 110 6C118 26 118 58 90 64Z', p.accent)}
      ${f('M90 54Q76 38 90 18Q104 38 90 54Z', p.second)}</g>`;
    },
  },
  'star of eight in a lattice': drawn(132, 132, (p) => [
    `<g transform="translate(1 1)">${at('rotate(45 65 65)', l('M20 20H110V110H20Z', p.dark, 4))}
      ${l('M20 20H110V110H20Z', p.dark, 4)}${o(65, 65, 45, p.accent, 3)}
      ${around(8, 65, 65, () => leaf(65, 60, 30, 0, p.accent, 0.3))}${c(65, 65, 6, p.dark)}
      ${around(4, 65, 65, () => c(9, 9, 6, p.accent))}</g>`,
  ]),
};
