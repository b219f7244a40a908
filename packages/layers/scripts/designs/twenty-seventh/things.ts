/** More of the twenty-seventh set's drawings: what one travels in, what a market and a workshop sell. */
import { area, ball, each, hoop, oval, slab, trace } from './icons.ts';

/** `w` × 44 each: what one goes on. */
export const lanes: Record<string, (w: number) => string> = {
  cycle: (w) => slab(0, 0, w, 44, '#b4553d', 6) + trace(`M18 22H${w - 18}`, '#ffffff', 5, 'stroke-dasharray="22 22"'),
  rail: (w) =>
    each(Math.floor(w / 28), (i) => slab(6 + i * 28, 0, 14, 44, '#7b5b41', 3)) +
    slab(0, 8, w, 8, '#59636c') +
    slab(0, 30, w, 8, '#59636c'),
  road: (w) => slab(0, 0, w, 44, '#4a5058', 6) + trace(`M18 22H${w - 18}`, '#f3f0e4', 5, 'stroke-dasharray="30 24"'),
  paved: (w) =>
    slab(0, 0, w, 44, '#c3b8a5', 6) +
    trace(
      `M2 22H${w - 2}` + each(Math.floor(w / 44) - 1, (i) => `M${44 + i * 44} 2V22M${66 + i * 44} 22V42`),
      '#968a76',
      3,
    ),
};

/** What goes there: how wide it is, 96 high. */
export const goers: Record<string, { w: number; draw: (coat: string, pane: string) => string }> = {
  cycle: {
    w: 150,
    draw: (coat) =>
      hoop(32, 63, 28, '#2f343a', 8) +
      hoop(118, 63, 28, '#2f343a', 8) +
      trace('M32 63L56 26H102L118 63M56 26L74 63H32M74 63L102 26M100 10L104 30M92 10h14', coat, 8) +
      trace('M44 14h22', '#2f343a', 9),
  },
  rail: {
    w: 230,
    draw: (coat, pane) =>
      area('M0 8h172q40 0 58 60v14H0z', coat) +
      slab(16, 22, 44, 28, pane, 5) +
      slab(70, 22, 44, 28, pane, 5) +
      slab(124, 22, 36, 28, pane, 5) +
      area('M172 22q20 2 32 28h-32z', pane) +
      slab(0, 60, 226, 8, 'rgba(255,255,255,.7)') +
      each(4, (i) => ball(30 + i * 54, 84, 12, '#2f343a')),
  },
  road: {
    w: 180,
    draw: (coat, pane) =>
      area('M4 78V56q2-12 26-16L52 14q4-6 14-6h46q10 0 16 6l24 26q24 4 26 18v20z', coat) +
      area('M58 20h26v20H44zM94 20h18l20 20H94z', pane) +
      ball(44, 77, 19, '#2f343a') +
      ball(138, 77, 19, '#2f343a') +
      ball(44, 77, 8, '#d8dde1') +
      ball(138, 77, 8, '#d8dde1'),
  },
  paved: {
    w: 78,
    draw: (coat) =>
      ball(42, 14, 13, '#e0aa80') +
      trace('M40 38L40 60', coat, 24) +
      trace('M32 40L16 58M48 40L64 54', coat, 10) +
      trace('M40 66L22 91h-6M42 66L56 91h8', '#2f343a', 12),
  },
};

/** 150 × 210: a cabin that hangs from a cable, which passes at its upper edge. */
export const cabin = (coat: string, stripe: string) =>
  ball(52, 12, 11, '#3d444b') +
  ball(98, 12, 11, '#3d444b') +
  trace('M52 14H98M75 14V84', '#3d444b', 9) +
  slab(0, 80, 150, 128, coat, 26) +
  slab(14, 98, 36, 50, '#dff0f7', 8) +
  slab(57, 98, 36, 50, '#dff0f7', 8) +
  slab(100, 98, 36, 50, '#dff0f7', 8) +
  slab(0, 164, 150, 14, stripe);

/** 940 × 380: a pass whose right part one tears off at 670. */
export const tearPass = (paper: string, line: string) =>
  area(
    'M24 0H646a24 24 0 0 0 48 0H916q24 0 24 24V356q0 24-24 24H694a24 24 0 0 0-48 0H24q-24 0-24-24V24Q0 0 24 0z',
    paper,
  ) + trace('M670 42V338', line, 5, 'stroke-dasharray="2 15"');

/** 200 × 84: a code of bars. */
export const bars = (ink: string) => {
  const widths = [7, 3, 10, 4, 4, 8, 3, 6, 11, 3, 5, 9, 4, 3, 8, 5];
  let x = 0;
  return widths
    .map((w) => {
      const bar = slab(x, 0, w, 84, ink);
      x += w + 6.8;
      return bar;
    })
    .join('');
};

/** 110 × 200: a vase with three flowers. */
export const vase = (glaze: string, petals: string) =>
  trace('M55 110Q48 70 30 44M55 110V34M55 110Q64 76 82 52', '#4c7f45', 6) +
  [
    [28, 40],
    [55, 26],
    [84, 48],
  ]
    .map(
      ([x, y]) =>
        each(5, (i) => `<g transform="rotate(${i * 72} ${x} ${y})">${oval(x!, y! - 14, 9, 13, petals)}</g>`) +
        ball(x!, y!, 9, '#f3c343'),
    )
    .join('') +
  area('M38 100H72Q68 120 92 142Q106 176 80 200H30Q4 176 18 142Q42 120 38 100z', glaze) +
  trace('M20 150Q55 164 90 150', 'rgba(255,255,255,.65)', 7);

/** 200 × 110: four books, lying. */
export const books = (fills: readonly string[]) =>
  [
    [6, 82, 188, 28],
    [18, 54, 170, 28],
    [0, 28, 180, 26],
    [24, 0, 150, 28],
  ]
    .map(([x, y, w, h], i) => slab(x!, y!, w!, h!, fills[i]!, 4) + slab(x! + 16, y!, 9, h!, 'rgba(255,255,255,.65)'))
    .join('');

/** 160 × 120: a teapot. */
export const teapot = (glaze: string, lid: string) =>
  hoop(128, 66, 22, glaze, 11) +
  area('M36 74Q14 70 8 36l12-4q6 20 26 18z', glaze) +
  area('M30 66Q34 34 78 32Q124 34 128 66Q128 104 104 118H54Q30 104 30 66z', glaze) +
  area('M52 36Q56 18 78 18Q102 18 106 36z', lid) +
  ball(78, 13, 9, lid) +
  trace('M40 80Q78 94 118 80', 'rgba(255,255,255,.65)', 7);

/** 240 × 150: a record player with its record. */
export const recordPlayer = (coat: string) =>
  area('M22 0H218L240 104H0z', coat) +
  slab(0, 104, 240, 38, '#5a3d29', 6) +
  oval(100, 54, 76, 42, '#1f2023') +
  `<ellipse cx="100" cy="54" rx="54" ry="29" fill="none" stroke="#4c4e54" stroke-width="4"/>` +
  oval(100, 54, 26, 14, '#d94f3a') +
  oval(100, 54, 5, 3, '#f2efe6') +
  trace('M202 22L190 66L150 72', '#d9dce0', 7) +
  ball(40, 124, 8, '#e6c36a') +
  ball(68, 124, 8, '#e6c36a') +
  slab(18, 142, 26, 8, '#2d2018') +
  slab(196, 142, 26, 8, '#2d2018');

/** 150 × 260: a lamp for a table. */
export const tableLamp = (shade: string, foot: string) =>
  area('M44 0H106L146 116H4z', shade) +
  trace('M14 102H136', 'rgba(255,255,255,.7)', 8) +
  slab(70, 116, 10, 22, '#b08a3e') +
  area('M60 136H90Q84 160 104 186Q112 224 92 244H58Q38 224 46 186Q66 160 60 136z', foot) +
  slab(38, 240, 74, 20, '#b08a3e', 8);

/** 140 × 180: a bear that sits. */
export const bear = (fur: string, inner: string) =>
  ball(32, 26, 20, fur) +
  ball(108, 26, 20, fur) +
  ball(32, 26, 9, inner) +
  ball(108, 26, 9, inner) +
  oval(70, 124, 48, 52, fur) +
  oval(18, 112, 16, 32, fur, 28) +
  oval(122, 112, 16, 32, fur, -28) +
  ball(32, 158, 22, fur) +
  ball(108, 158, 22, fur) +
  ball(32, 158, 11, inner) +
  ball(108, 158, 11, inner) +
  ball(70, 54, 46, fur) +
  oval(70, 68, 22, 17, inner) +
  ball(52, 46, 6, '#2b211b') +
  ball(88, 46, 6, '#2b211b') +
  oval(70, 60, 8, 6, '#2b211b') +
  trace('M60 74q10 8 20 0', '#2b211b', 4);

/** 112 × 92: a price label on its string. */
export const priceLabel = (paper: string) =>
  trace('M56 30V0', '#6d5a48', 4) +
  area('M34 14h44l34 22v44q0 12-12 12H12Q0 92 0 80V36z', paper) +
  hoop(56, 28, 6, '#6d5a48', 4);

/** 560 × 240: a board that hangs on two cords. */
export const hungSign = (wood: string, face: string) =>
  trace('M90 66V0M470 66V0', '#6d5a48', 6) +
  ball(90, 6, 10, '#4a4f55') +
  ball(470, 6, 10, '#4a4f55') +
  slab(0, 58, 560, 182, wood, 16) +
  slab(14, 72, 532, 154, face, 8);

/** 900 × 320: a cloth over a table's front, scalloped below. */
export const tableCloth = (cloth: string, hem: string) => {
  const scallops = (depth: number) => each(12, () => `a37.500 ${depth} 0 0 1-75 0`);
  return area(`M0 0H900V284${scallops(36)}z`, hem) + area(`M0 0H900V268${scallops(34)}z`, cloth);
};

/** 160 × 160: the corner of a frame, as a sample. */
export const corner = (wood: string, edge: string, gilt: string) =>
  area('M0 0H160V44H44V160H0z', wood) +
  trace('M8 156V8H156', edge, 9, 'stroke-linecap="butt"') +
  trace('M38 158V38H158', gilt, 8, 'stroke-linecap="butt"') +
  trace('M2 2L42 42', 'rgba(0,0,0,.35)', 3);
