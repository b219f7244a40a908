/** Drawings of the thirtieth set, first half: what stands in a workshop, a studio, a larder and a street; each says the size it is drawn in. */
import { block, dot, egg, moved, ring, shape, stroke, times } from './icons.ts';

/** 600 × 360: a bicycle that goes to the right. */
export const bicycle = (frame: string, dark: string) =>
  [120, 480]
    .map(
      (x) =>
        times(9, (i) => moved(`rotate(${i * 20} ${x} 240)`, stroke(`M${x} 140V340`, '#c9d0d3', 3))) +
        ring(x, 240, 106, dark, 16) +
        ring(x, 240, 95, '#eef1f2', 5) +
        dot(x, 240, 13, dark),
    )
    .join('') +
  stroke('M120 240L232 122M120 240H272', frame, 13) +
  stroke('M272 240L226 96M232 122L424 110M272 240L432 146', frame, 17) +
  stroke('M418 86L434 150L480 240', frame, 15) +
  stroke('M226 96L219 74', dark, 11) +
  shape('M172 62Q220 54 268 58 276 68 258 72 224 92 192 84 170 78 172 62z', dark) +
  stroke('M418 90L408 52H446Q480 58 472 92Q464 106 444 100', dark, 11) +
  ring(272, 240, 32, dark, 10) +
  dot(272, 240, 12, '#c9d0d3') +
  stroke('M272 240L300 292', dark, 11) +
  block(280, 288, 46, 14, dark, 6);

/** 520 × 520: a cog with a rim inside. */
export const cog = (fill: string, inner: string) =>
  times(20, (i) => moved(`rotate(${i * 18} 260 260)`, shape('M236 40L248 0H272L284 40z', fill))) +
  dot(260, 260, 228, fill) +
  ring(260, 260, 194, inner, 12);

/** A price tag of `w` × `h` with its hole. */
export const priceTag = (w: number, h: number, fill: string) =>
  `<path fill="${fill}" fill-rule="evenodd" d="M36 0H${w - 14}a14 14 0 0 1 14 14V${h - 14}a14 14 0 0 1-14 14H36L0 ${h - 26}V26zM${40} ${h / 2 - 11}a11 11 0 1 0 .1 0z"/>`;

/** 300 × 80: an open spanner with a ring at its other end. */
export const spanner = (steel: string, shade: string) =>
  shape(
    'M74 26H214Q232 4 262 8 294 16 296 40 294 64 262 72 232 76 214 54H74Q66 72 40 76L52 54V26L40 4Q66 8 74 26z',
    steel,
  ) +
  dot(258, 40, 17, shade) +
  stroke('M92 40H200', shade, 8);

/** 360 × 360: somebody who sits with crossed legs. */
export const sitter = (top: string, trousers: string, skin: string, hair: string, mat: string) =>
  egg(180, 334, 176, 22, mat) +
  dot(180, 34, 21, hair) +
  block(166, 112, 28, 48, skin, 10) +
  shape('M136 284Q142 226 128 176 132 148 166 146 180 160 194 146 228 148 232 176 218 226 224 284z', top) +
  stroke('M138 174Q96 214 78 282', skin, 25) +
  stroke('M222 174Q264 214 282 282', skin, 25) +
  shape(
    'M44 316Q36 282 84 274 140 262 180 288 220 262 276 274 324 282 316 316 300 338 240 332L180 318 120 332Q60 338 44 316z',
    trousers,
  ) +
  stroke('M104 306Q180 340 256 306', 'rgba(255,255,255,.42)', 6) +
  egg(180, 88, 37, 43, skin) +
  shape('M140 90Q138 40 180 40T220 90Q212 62 180 58 148 62 140 90z', hair) +
  stroke('M158 92q7 7 14 0M188 92q7 7 14 0', hair, 4) +
  stroke('M170 112q10 8 20 0', '#a8483f', 4);

/** 120 × 260: a sprig. */
export const sprig = (leaf: string, stem: string) =>
  stroke('M60 260V24', stem, 6) +
  egg(60, 22, 15, 24, leaf) +
  times(8, (i) => {
    const [side, y] = [i % 2 ? 1 : -1, 76 + Math.floor(i / 2) * 44];
    return egg(60 + side * 29, y, 32, 14, leaf, side * -32);
  });

/** 400 × 240: two ridges. */
export const ridges = (w: number, back: string, front: string) =>
  shape(`M0 96Q${w * 0.22} 0 ${w * 0.46} 70T${w} 40V240H0z`, back) +
  shape(`M0 168Q${w * 0.3} 96 ${w * 0.58} 150T${w} 118V240H0z`, front);

/** 160 × 230: a jar of jam under its cloth. */
export const jar = (jam: string, cloth: string, check: string) =>
  block(10, 62, 140, 166, '#eef4f3', 26) +
  shape('M18 92Q50 84 80 92T142 90V200Q142 220 122 220H38Q18 220 18 200z', jam) +
  block(24, 104, 12, 96, 'rgba(255,255,255,.4)', 6) +
  shape('M18 46L0 76 20 70 36 88 58 72 80 90 102 72 124 88 140 70 160 76 142 46z', cloth) +
  shape('M16 50Q16 6 80 4T144 50z', cloth) +
  times(5, (i) => stroke(`M${40 + i * 20} ${20 - Math.abs(i - 2) * -3}V42`, check, 7)) +
  stroke('M22 31H138', check, 7) +
  block(14, 44, 132, 13, check, 6);

/** 130 × 150: a berry of the wood: one of its kinds. */
const berries: Record<string, string> = {
  strawberry:
    shape('M65 146Q16 110 14 66 18 36 65 40 112 36 116 66 114 110 65 146z', '#d7263d') +
    [
      [40, 66],
      [66, 62],
      [92, 68],
      [52, 90],
      [80, 92],
      [66, 116],
    ]
      .map(([x, y]) => egg(x!, y!, 4, 6, '#ffe08a'))
      .join('') +
    shape('M65 44L22 46 40 30 26 14 54 22 65 2 76 22 104 14 90 30 108 46z', '#3f8f46'),
  bramble:
    [
      [40, 62],
      [66, 56],
      [92, 62],
      [30, 86],
      [54, 82],
      [80, 82],
      [102, 86],
      [42, 108],
      [66, 106],
      [90, 108],
      [54, 130],
      [78, 130],
    ]
      .map(([x, y]) => dot(x!, y!, 17, '#3b1f4d') + dot(x! - 5, y! - 6, 5, '#8d6aa8'))
      .join('') + shape('M65 46L24 42 44 28 34 10 58 20 66 0 76 20 98 10 88 28 108 42z', '#4c9a4f'),
};
export const berry = (kind: 'strawberry' | 'bramble') => berries[kind]!;

/** 60 × 320: a spoon. */
export const spoon = (metal: string, shade: string) =>
  egg(30, 48, 28, 46, metal) + egg(30, 52, 18, 32, shade) + shape('M25 90H35L40 306Q30 324 20 306z', metal);

/** 900 × 110: a board with a handle at its right end. */
export const board = (wood: string, grain: string) =>
  `<path fill="${wood}" fill-rule="evenodd" d="M24 0H756Q790 0 802 30H872a26 26 0 0 1 0 52H802Q790 110 756 110H24Q0 110 0 86V24Q0 0 24 0zM866 46a10 10 0 1 0 .1 0z"/>` +
  stroke('M30 30H300M360 24H640M120 90H420M500 86H740', grain, 5);

/** 480 × 220: a bus that goes to the right, its windows lit. */
export const bus = (body: string, stripe: string) =>
  block(6, 10, 468, 176, body, 26) +
  block(6, 128, 468, 22, stripe) +
  times(4, (i) => block(30 + i * 84, 44, 72, 64, i === 2 ? '#ffe9a8' : '#ffd766', 8)) +
  block(368, 44, 44, 138, '#243044', 8) +
  block(374, 52, 14, 124, '#ffd766', 4) +
  block(393, 52, 14, 124, '#ffd766', 4) +
  block(424, 44, 50, 72, '#bfe3f2', 10) +
  block(150, 20, 200, 16, '#243044', 6) +
  dot(462, 160, 9, '#fff6d0') +
  [108, 312].map((x) => dot(x, 184, 36, '#1a1d24') + dot(x, 184, 17, '#b9c2c9') + dot(x, 184, 6, '#1a1d24')).join('');

const star = (x: number, y: number, r: number, fill: string) =>
  shape(
    `M${x} ${y - r}L${x + r * 0.24} ${y - r * 0.24} ${x + r} ${y} ${x + r * 0.24} ${y + r * 0.24} ${x} ${y + r} ${x - r * 0.24} ${y + r * 0.24} ${x - r} ${y} ${x - r * 0.24} ${y - r * 0.24}z`,
    fill,
  );

/** 200 × 180: the moon with the stars it holds. */
export const moon = (fill: string, shade: string) =>
  shape('M104 6A84 84 0 1 0 180 122 76 76 0 0 1 104 6z', fill) +
  dot(52, 84, 11, shade) +
  dot(78, 134, 15, shade) +
  dot(66, 48, 7, shade) +
  star(144, 62, 30, fill);
