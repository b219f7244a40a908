/** More of the twenty-ninth set's drawings: what grows on an allotment, who sings, what lived long ago; each says the size it is drawn in. */
import { area, ball, each, hoop, oval, slab, trace } from '../twenty-seventh/icons.ts';

/** Each 60 × 70: one plant. */
const plants: Record<string, () => string> = {
  carrot: () =>
    area('M18 30H42L30 70z', '#ef8432') +
    trace('M30 30V6M30 30L16 12M30 30L44 12', '#5fae4a', 7) +
    trace('M24 42h8M28 54h6', '#c9621c', 3),
  lettuce: () =>
    ball(18, 42, 17, '#69b04c') +
    ball(42, 42, 17, '#69b04c') +
    ball(30, 26, 18, '#7cc25c') +
    ball(30, 46, 15, '#a6dc80') +
    trace('M30 58V38', '#d9f0bd', 4),
  tomato: () =>
    trace('M30 66V4M30 28H14M30 28H46', '#63a84a', 6) +
    ball(15, 42, 13, '#dd3f32') +
    ball(45, 42, 13, '#dd3f32') +
    ball(30, 58, 12, '#e85a40'),
  beet: () =>
    ball(30, 48, 19, '#c23a78') +
    area('M24 62H36L30 72z', '#c23a78') +
    oval(18, 18, 9, 18, '#58a04d', -24) +
    oval(42, 18, 9, 18, '#58a04d', 24) +
    trace('M30 34L20 14M30 34L40 14', '#e07aa6', 4),
  pumpkin: () =>
    oval(16, 46, 15, 20, '#e88a25') +
    oval(44, 46, 15, 20, '#e88a25') +
    oval(30, 46, 14, 22, '#f4a33c') +
    trace('M30 24V12q2-6 10-6', '#5c8f3e', 7),
  leek: () =>
    slab(22, 30, 16, 40, '#f1f3dc', 7) + area('M22 36Q22 16 8 2 30 8 30 26 32 8 52 2 38 16 38 36z', '#57a063'),
};

/** 240 × 130: a bed's plants in two rows. */
export const crop = (what: string) =>
  each(8, (i) => `<g transform="translate(${4 + (i % 4) * 62} ${i < 4 ? 0 : 66}) scale(.88)">${plants[what]!()}</g>`);

/** 150 × 90: a name on a stake. */
export const stake = (wood: string, paper: string) => slab(68, 30, 14, 60, wood, 3) + slab(0, 0, 150, 56, paper, 8);

/** 260 × 190: a watering can. */
export const wateringCan = (fill: string, shade: string) =>
  trace('M84 70Q50 12 128 14T186 74', shade, 13) +
  hoop(50, 116, 36, shade, 13) +
  area('M186 150L236 52H252L208 176z', fill) +
  area('M222 34L262 56 254 70 214 48z', shade) +
  area('M70 64H196L206 186H60z', fill) +
  slab(66, 84, 134, 12, shade);

const hairs: Record<string, (hair: string) => string> = {
  short: (hair) => area('M44 76Q38 18 90 16T136 76Q130 48 90 44 52 48 44 76z', hair),
  long: (hair) => area('M34 150Q30 14 90 14T146 150Q126 152 128 84 120 48 90 46 58 48 52 84 54 152 34 150z', hair),
  curls: (hair) =>
    each(7, (i) =>
      ball(90 + 48 * Math.cos(Math.PI * (1 + i / 6)), 66 + 48 * Math.sin(Math.PI * (1 + i / 6)), 21, hair),
    ),
  bald: (hair) => trace('M46 72Q40 92 48 106M134 72Q140 92 132 106', hair, 12),
};

/** 180 × 340: somebody who sings from a folder. */
export const singer = (cut: string, hair: string, skin: string, robe: string, folder: string) =>
  area('M2 340Q-4 176 60 164H120Q184 176 178 340z', robe) +
  area('M72 130H108V168Q90 186 72 168z', skin) +
  area('M60 162L90 200 120 162 136 172 90 232 44 172z', '#f7f3e8') +
  oval(90, 88, 46, 54, skin) +
  hairs[cut]!(hair) +
  trace('M66 82q7-7 14 0M100 82q7-7 14 0', '#2a201c', 5) +
  oval(90, 116, 13, 16, '#8d2f32') +
  oval(90, 124, 8, 6, '#e38b85') +
  area('M38 246L90 258 142 246V312L90 324 38 312z', folder) +
  area('M90 258V324', folder) +
  trace('M90 262V320', 'rgba(255,255,255,.6)', 4);

/** 820 × 96: five lines and a clef. */
export const staff = (ink: string) =>
  each(5, (i) => slab(0, 14 + i * 17, 820, 4, ink)) +
  trace('M62 96q-16 2-16-10M58 92L46 2q-2-14 8-14 10 4-2 26L32 36q-16 22 8 38 30 6 30-18-4-22-24-16-14 8-4 20', ink, 6);

/** 70 × 110: a note, alone or two of them. */
export const quaver = (fill: string, two: boolean) =>
  two
    ? trace('M22 90V16L64 6V80', fill, 8) +
      area('M18 14L68 2V22L18 34z', fill) +
      oval(12, 92, 15, 11, fill, -18) +
      oval(54, 82, 15, 11, fill, -18)
    : trace('M38 90V8Q42 34 62 44', fill, 8) + oval(26, 92, 17, 12, fill, -18);

/** 460 × 300: a long neck that looks to the right. */
export const longNeck = (skin: string, belly: string) =>
  area(
    'M0 208Q60 214 110 168 150 112 226 124 282 132 318 90 348 40 366 20 392-6 432 10 464 28 456 42 440 54 402 46 388 60 374 112 356 184 318 206V296H268V232H196V296H146V226Q70 232 0 208z',
    skin,
  ) +
  area('M150 214Q240 232 318 196L312 214Q240 244 152 230z', belly) +
  each(5, (i) => oval(166 + i * 30, 142 + (i % 2) * 16, 11, 8, belly)) +
  ball(424, 24, 6, '#1c1a18') +
  trace('M452 40q-14 6-26 0', '#1c1a18', 4);

/** 320 × 240: one with a large head that looks to the left. */
export const largeHead = (skin: string, belly: string) =>
  area(
    'M20 28Q60-6 112 10 150 24 150 70 168 104 218 118 280 130 320 112 296 168 232 176L236 200 214 240H162L180 216 170 196Q152 200 146 216L150 240H100L112 220 106 176Q96 150 104 116 96 104 66 106L30 96 14 78 62 76 10 62Q8 42 20 28z',
    skin,
  ) +
  area('M112 120Q108 152 120 176 140 184 160 178 132 152 130 118z', belly) +
  area('M22 62l6 12 8-11 7 12 7-11z', '#ffffff') +
  trace('M106 128L82 138M82 138l-10-4M82 138l-8 8', skin, 8) +
  ball(76, 34, 8, '#fbe9a8') +
  ball(75, 34, 4, '#1c1a18');

/** 340 × 220: one with plates on its back that looks to the right. */
export const plated = (skin: string, plate: string) =>
  each(
    6,
    (i) =>
      `<g transform="translate(${66 + i * 36} ${[104, 76, 58, 56, 72, 100][i]}) rotate(${-30 + i * 13})">${area('M-24 10L0-46 24 10z', plate)}</g>`,
  ) +
  area(
    'M0 176Q40 168 66 128 110 66 180 74 240 84 268 130 284 142 310 138 338 144 338 160 326 174 286 172 262 172 252 164V216H214V176H140V216H102V164Q50 186 0 176z',
    skin,
  ) +
  trace('M18 168L6 148M36 162L28 140', plate, 8) +
  ball(314, 152, 5, '#1c1a18') +
  trace('M334 164q-10 4-18 2', '#1c1a18', 3);

/** 70 × 150: a child that waves. */
export const child = (shirt: string, skin: string) =>
  trace('M24 96V146M44 96V146', '#33415c', 14) +
  trace('M18 62L6 88M50 60L66 34', skin, 9) +
  area('M14 52Q34 44 54 52L50 104H18z', shirt) +
  ball(34, 28, 20, skin) +
  area('M14 28Q10 4 34 4T54 28Q44 16 34 18 22 16 14 28z', '#4a2f20');

/** 44 × `h`: a measure with a mark at every fifth. */
export const measure = (h: number, ink: string) =>
  slab(0, 0, 8, h, ink, 3) + each(11, (i) => slab(0, (i * (h - 6)) / 10, i % 5 ? 22 : 44, 6, ink, 2));
