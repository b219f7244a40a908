/** Drawings of the thirtieth set, second half: plants, chess, water and what makes music; each says the size it is drawn in. */
import { block, dot, egg, moved, ring, shape, stroke, times } from './icons.ts';

const pot = (fill: string, edge: string) =>
  shape('M40 146H120L110 218Q109 226 100 226H60Q51 226 50 218z', fill) + block(32, 132, 96, 24, edge, 5);

const leaves: Record<string, () => string> = {
  monstera: () =>
    stroke('M80 140V70M80 130Q50 110 38 70M80 130Q112 112 124 64', '#2f6b46', 6) +
    shape('M80 4Q122 26 112 62L96 54 104 74 80 92 56 74 64 54 48 62Q38 26 80 4z', '#3f8f5a') +
    shape('M34 30Q70 58 50 92L40 82 36 96Q4 84 10 52L22 58z', '#57a86c') +
    shape('M128 24Q92 54 112 88L122 78 126 92Q158 78 152 46L140 54z', '#4d9c63'),
  cactus: () =>
    block(54, 20, 52, 120, '#3f8f5a', 26) +
    stroke('M54 96H36Q26 96 26 84V64M106 84H126Q136 84 136 72V50', '#3f8f5a', 22) +
    stroke('M70 40V128M90 40V128', '#8cc79a', 4) +
    dot(80, 16, 12, '#ef6f8e') +
    dot(26, 58, 8, '#ef6f8e'),
  blade: () =>
    [
      [-24, 104],
      [24, 100],
      [-12, 128],
      [12, 134],
    ]
      .map(([turn, tall], i) =>
        moved(
          `rotate(${turn} 80 142)`,
          shape(
            `M64 142Q58 ${142 - tall! * 0.6} 80 ${142 - tall!} 102 ${142 - tall! * 0.6} 96 142z`,
            i % 2 ? '#2f7d5b' : '#56a87e',
          ) + stroke(`M80 138V${156 - tall!}`, '#d6e58d', 4),
        ),
      )
      .join(''),
  rosette: () =>
    times(7, (i) =>
      moved(
        `rotate(${-78 + i * 26} 80 138)`,
        shape('M80 140Q58 92 80 56 102 92 80 140z', i % 2 ? '#7fb7a1' : '#5d9f8c'),
      ),
    ) +
    times(3, (i) => moved(`rotate(${-24 + i * 24} 80 138)`, shape('M80 140Q66 110 80 84 94 110 80 140z', '#b6dccb'))),
  bloom: () =>
    stroke('M80 140V60M80 120Q54 108 46 76M80 124Q108 110 116 82', '#3b8050', 6) +
    [
      [80, 44, '#f27a9b'],
      [42, 62, '#f7b733'],
      [120, 68, '#e4572e'],
    ]
      .map(
        ([x, y, fill]) =>
          times(6, (i) =>
            egg(Number(x) + 15 * Math.cos(i * 1.047), Number(y) + 15 * Math.sin(i * 1.047), 12, 12, String(fill)),
          ) + dot(Number(x), Number(y), 11, '#fff2c2'),
      )
      .join('') +
    egg(62, 126, 20, 9, '#57a86c', 24) +
    egg(100, 126, 20, 9, '#57a86c', -24),
};
export const plants = Object.keys(leaves);

/** 160 × 230: a plant in its pot. */
export const potted = (kind: string, fill: string, edge: string) => leaves[kind]!() + pot(fill, edge);

/** 180 × 320: a plant that hangs from above, with its cords. */
export const hanging = (fill: string, edge: string) =>
  stroke('M90 0V26M90 26L38 170M90 26L142 170', '#c9a777', 6) +
  [
    [34, 258, 16],
    [62, 304, -8],
    [118, 296, 10],
    [148, 246, -16],
  ]
    .map(
      ([x, end, bend]) =>
        stroke(`M${x} 160Q${x! + bend!} ${(160 + end!) / 2} ${x} ${end}`, '#4a8f58', 5) +
        times(Math.floor((end! - 150) / 30), (i) =>
          egg(x! + (i % 2 ? 11 : -11), 190 + i * 29, 14, 9, i % 2 ? '#5fae6c' : '#3f8f5a', i % 2 ? 34 : -34),
        ),
    )
    .join('') +
  shape('M32 168H148Q148 236 90 240 32 236 32 168z', fill) +
  block(26, 152, 128, 24, edge, 8) +
  [
    [52, 142],
    [90, 134],
    [128, 142],
  ]
    .map(([x, y]) => egg(x!, y!, 26, 18, '#57a86c'))
    .join('');

/** 400 × 400: a chess board in its frame. */
export const chessBoard = (light: string, dark: string, frame: string) =>
  block(0, 0, 400, 400, frame, 12) +
  block(20, 20, 360, 360, light) +
  times(64, (i) =>
    (i + Math.floor(i / 8)) % 2 ? block(20 + (i % 8) * 45, 20 + Math.floor(i / 8) * 45, 45, 45, dark) : '',
  );

const outlines: Record<string, string> = {
  king: 'M27 4h6v6h6v6h-6v6q18-4 18 10 0 8-9 15H18q-9-7-9-15 0-14 18-10v-6h-6v-6h6zM16 49h28v7H16zM11 58h38v10H11z',
  queen: 'M8 14l8 12 5-18 9 17 9-17 5 18 8-12-7 33H15zM16 49h28v7H16zM11 58h38v10H11z',
  rook: 'M13 10h8v6h6v-6h6v6h6v-6h8v16l-6 5v14H19V31l-6-5zM16 49h28v7H16zM11 58h38v10H11z',
  knight: 'M22 8l6 5q22 2 22 42H18q0-12 12-22-8 4-12 6l-6 2-5-7 11-17zM11 58h38v10H11z',
  pawn: 'M30 12a10 10 0 0 1 7 17q4 2 3 5h-4q1 10 7 16v6H17v-6q6-6 7-16h-4q-1-3 3-5a10 10 0 0 1 7-17zM11 58h38v10H11z',
};
/** 60 × 72: a piece with its outline. */
export const piece = (kind: string, fill: string, edge: string) =>
  `<path d="${outlines[kind]}" fill="${fill}" stroke="${edge}" stroke-width="3" stroke-linejoin="round"/>`;

/** 180 × 220: a cup that is won. */
export const cup = (gold: string, shade: string, foot: string) =>
  stroke('M44 34H14Q12 92 58 98M136 34H166Q168 92 122 98', shade, 14) +
  shape('M36 8H144Q146 108 98 124V156H82V124Q34 108 36 8z', gold) +
  block(28, 2, 124, 18, shade, 8) +
  block(54, 36, 12, 56, 'rgba(255,255,255,.5)', 6) +
  shape('M66 152H114L122 176H58z', shade) +
  block(38, 174, 104, 44, foot, 6);

/** 280 × 180: a clock for two players. */
export const chessClock = (wood: string, dark: string) =>
  block(48, 8, 46, 30, '#d08a1e', 6) +
  block(186, 18, 46, 20, '#d08a1e', 6) +
  block(4, 30, 272, 146, wood, 18) +
  [80, 200]
    .map(
      (x) =>
        dot(x, 102, 54, dark) +
        dot(x, 102, 46, '#fbf8ee') +
        times(12, (i) => moved(`rotate(${i * 30} ${x} 102)`, block(x - 2, 62, 4, 9, dark))),
    )
    .join('') +
  stroke('M80 102V72M80 102L100 112M200 102L180 84M200 102L222 90', dark, 6) +
  dot(80, 102, 6, '#c3183c') +
  dot(200, 102, 6, '#c3183c');

/** `w` × `h`: water with a crest, round at the corners below. */
export const water = (w: number, h: number, fill: string, start: number, round: number) => {
  const [n, step] = [6, w / 6];
  const crest = Array.from({ length: n }, (_, i) => `q${step / 2} ${(i + start) % 2 ? 44 : -44} ${step} 0`).join('');
  return shape(`M0 28${crest}V${h - round}Q${w} ${h} ${w - round} ${h}H${round}Q0 ${h} 0 ${h - round}z`, fill);
};

/** 420 × 240: a child that swims to the right. */
export const swimmer = (cap: string, suit: string, skin: string) =>
  egg(130, 176, 128, 44, suit, -7) +
  stroke('M196 160Q232 46 316 30Q352 34 372 74', skin, 32) +
  dot(376, 84, 18, skin) +
  stroke('M226 178Q282 214 328 210', skin, 30) +
  dot(258, 122, 58, skin) +
  shape('M200 118Q198 58 258 58 312 60 316 108 262 92 200 118z', cap) +
  stroke('M202 122Q258 96 314 112', '#22344f', 9) +
  egg(280, 116, 17, 14, '#22344f') +
  egg(280, 116, 11, 8, '#8fe0ee') +
  egg(306, 114, 10, 13, '#22344f') +
  egg(306, 114, 6, 8, '#8fe0ee') +
  stroke('M272 150q18 12 32-4', '#9c3f36', 6) +
  dot(240, 142, 9, '#f09a8a');

/** 170 × 150: a duck of rubber. */
export const duck = (fill: string, beak: string) =>
  shape('M6 70Q20 92 52 84H92Q150 74 164 106 160 148 96 148H70Q10 146 6 70z', fill) +
  dot(112, 50, 44, fill) +
  shape('M146 40Q170 44 168 56 166 68 140 66z', beak) +
  dot(124, 40, 7, '#2a2320') +
  stroke('M62 104Q84 130 112 106', '#e0a010', 7);

/** 260 × 340: a rosette with its two tails. */
export const rosette = (fill: string, inner: string, tail: string) =>
  shape('M84 190L40 326 84 306 108 338 138 214z', tail) +
  shape('M176 190L220 326 176 306 152 338 122 214z', tail) +
  times(18, (i) => dot(130 + 104 * Math.cos(i * 0.3491), 130 + 104 * Math.sin(i * 0.3491), 22, fill)) +
  dot(130, 130, 108, fill) +
  dot(130, 130, 92, inner);

/** 110 × 180: a sea horse that looks to the left. */
export const seaHorse = (skin: string, belly: string) =>
  shape('M70 58Q102 78 88 92 104 100 86 114z', belly) +
  stroke('M62 48Q92 86 68 120Q52 150 66 160Q82 164 80 148', skin, 24) +
  shape('M34 26Q46 6 68 12L84 6 82 20 94 26 82 34Q82 60 58 58 44 58 40 50L8 54Q2 46 8 38L32 36z', skin) +
  stroke('M60 76Q70 84 62 100M56 110Q50 120 52 130', belly, 6) +
  dot(52, 30, 6, '#1f2a3a');

/** `w` × 36: a rope with floats. */
export const laneRope = (w: number, a: string, b: string) =>
  block(0, 14, w, 8, '#f4f7f8') +
  times(Math.floor(w / 50), (i) =>
    block((w - 50 * Math.floor(w / 50) + 12) / 2 + i * 50, 2, 38, 32, i % 2 ? a : b, 14),
  );

/** 160 × 420: a violin. */
export const violin = (wood: string, shade: string) =>
  block(70, 30, 20, 200, '#2a211d', 5) +
  stroke('M72 36Q66 10 80 8T90 30', '#4a2b1a', 12) +
  [
    [56, 44],
    [104, 58],
    [56, 72],
    [104, 86],
  ]
    .map(([x, y]) => stroke(`M80 ${y}H${x}`, '#2a211d', 9))
    .join('') +
  shape(
    'M80 168Q136 164 134 214 132 240 114 250 110 272 122 288 152 304 148 350 142 412 80 412T12 350Q8 304 38 288 50 272 46 250 28 240 26 214 24 164 80 168z',
    shade,
  ) +
  shape(
    'M80 178Q126 176 125 214 122 236 104 246 100 276 116 296 142 312 138 350 132 402 80 402T22 350Q18 312 44 296 60 276 56 246 38 236 35 214 34 176 80 178z',
    wood,
  ) +
  block(70, 160, 20, 106, '#2a211d', 4) +
  stroke('M50 262Q42 284 54 306M110 262Q118 284 106 306', '#3a2014', 6) +
  block(60, 296, 40, 9, '#f0dcae', 3) +
  shape('M68 330H92L88 396H72z', '#2a211d') +
  stroke('M76 60V332M84 60V332', '#efe8d8', 2);

/** 160 × 420: a guitar. */
export const guitar = (body: string, shade: string) =>
  block(69, 40, 22, 190, '#5b3a24', 3) +
  shape('M64 2H96L92 48H68z', '#2f211a') +
  [12, 26, 40].map((y) => dot(60, y, 6, '#d8d2c2') + dot(100, y, 6, '#d8d2c2')).join('') +
  shape(
    'M80 184Q138 180 132 234 130 256 138 274 160 300 154 346 146 412 80 412T6 346Q0 300 22 274 30 256 28 234 22 180 80 184z',
    shade,
  ) +
  shape(
    'M80 194Q126 192 122 236 120 260 130 280 148 302 144 344 136 402 80 402T16 344Q12 302 30 280 40 260 38 236 34 192 80 194z',
    body,
  ) +
  block(69, 170, 22, 90, '#5b3a24') +
  dot(80, 282, 28, '#2f1d14') +
  ring(80, 282, 33, '#f0dcae', 4) +
  block(46, 352, 68, 14, '#2f211a', 4) +
  stroke('M75 46V356M85 46V356', '#efe8d8', 2);

/** 140 × 420: a microphone on its stand. */
export const microphone = (steel: string, dark: string) =>
  egg(70, 400, 62, 18, dark) +
  block(64, 120, 12, 282, steel, 4) +
  shape('M44 78H96L86 150H54z', dark) +
  dot(70, 50, 44, steel) +
  stroke('M30 40H110M28 60H112M50 14V88M70 8V92M90 14V88', dark, 4) +
  block(30, 76, 80, 16, dark, 8);

/** 134 × 444: a curtain that is drawn aside to the left. */
export const curtain = (cloth: string, fold: string, cord: string) =>
  shape('M0 0H134Q130 150 58 252 48 290 62 444H0z', cloth) +
  stroke('M30 6Q34 150 22 244M64 6Q64 126 36 240M98 6Q92 120 48 244M20 292V438M42 292V438', fold, 8) +
  shape('M0 246H62Q74 264 62 282H0z', cord);

/** 200 × 190: a speaker. */
export const speaker = (body: string, cone: string) =>
  block(0, 0, 200, 190, body, 14) +
  block(16, 44, 168, 132, '#3b3f46', 8) +
  dot(76, 110, 54, '#1d2025') +
  dot(76, 110, 38, cone) +
  dot(76, 110, 14, '#1d2025') +
  dot(154, 110, 22, '#1d2025') +
  dot(154, 110, 12, cone) +
  times(4, (i) => dot(30 + i * 34, 23, 9, i ? '#f4efe2' : '#f0483e'));

/** 260 × 60: a screwdriver that points to the right. */
export const driver = (grip: string, shade: string) =>
  block(108, 24, 128, 12, '#c5ccd1', 3) +
  shape('M230 22H246L260 27V33L246 38H230z', '#aab3b9') +
  block(0, 8, 120, 44, grip, 20) +
  stroke('M20 22H96M20 38H96', shade, 6);

/** 130 × 170: a pot of glue with its brush. */
export const gluePot = (fill: string, label: string) =>
  stroke('M70 96L104 14', '#c08a52', 13) +
  shape('M14 70H116V148Q116 168 96 168H34Q14 168 14 148z', fill) +
  egg(65, 70, 51, 15, '#e8c27a') +
  stroke('M74 74L84 48', '#8a5a30', 15) +
  block(14, 96, 102, 44, label);
