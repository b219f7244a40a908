/** Furniture, instruments, the cinema, journeys, faces: each one drawing with all its parts. */
import { ball, darker, lighter, many, oval, path, rect, stroke, type Draw } from './products-ink.ts';

const timber = ['#b98555', '#8a5a34', '#d9b98c', '#2e2622'];

export const armchair: Draw = (k) => {
  const [w, seat] = [k.r.int(240, 320), k.r.int(60, 90)];
  const wood = k.r.pick(timber);
  const legs = stroke(`M46 260L30 318M${w - 46} 260l16 58`, wood, 13);
  const round = k.r.pick([20, 60, 110]);
  const back =
    rect(34, 10, w - 68, 210, round, k.down(k.a)) +
    (k.r.chance(0.5) ? many(3, (i) => stroke(`M${w * (0.3 + i * 0.2)} 50v110`, darker(k.a, 0.25), 5)) : '');
  const arms =
    rect(0, 120, 54, 150, 26, k.down(darker(k.a, 0.08))) + rect(w - 54, 120, 54, 150, 26, k.down(darker(k.a, 0.08)));
  const pillow = k.r.chance(0.5) ? rect(w * 0.34, 108, w * 0.32, 84, 20, k.down(k.b)) : '';
  return [
    w,
    324,
    legs +
      back +
      pillow +
      rect(40, 250 - seat, w - 80, seat, 22, k.down(lighter(k.a, 0.18))) +
      rect(20, 240, w - 40, 30, 12, darker(k.a, 0.3)) +
      arms,
  ];
};

export const sofa: Draw = (k) => {
  const [w, n] = [k.r.int(460, 600), k.r.int(2, 3)];
  const part = (w - 100) / n;
  const backs = many(n, (i) => rect(50 + i * part + 3, 20, part - 6, 150, 26, k.down(k.a)));
  const seats = many(n, (i) => rect(46 + i * part + 2, 130, part - 4, 64, 18, k.down(lighter(k.a, 0.15))));
  const cushion =
    rect(70, 66, 84, 76, 18, k.down(k.b), `transform="rotate(${k.r.int(-16, 16)} 112 104)"`) +
    rect(w - 150, 70, 80, 72, 16, k.down(k.c), `transform="rotate(${k.r.int(-16, 16)} ${w - 110} 106)"`);
  const legs = stroke(`M60 216v34M${w - 60} 216v34`, k.r.pick(timber), 14);
  return [
    w,
    258,
    legs +
      backs +
      cushion +
      seats +
      rect(20, 188, w - 40, 36, 12, darker(k.a, 0.22)) +
      rect(0, 84, 62, 140, 28, k.down(k.a)) +
      rect(w - 62, 84, 62, 140, 28, k.down(k.a)),
  ];
};

export const lamp: Draw = (k) => {
  const h = k.r.int(300, 520);
  const wood = k.r.pick([...timber, '#d9b45c']);
  const shade = k.r.pick([
    'M70 10h100l60 120H10z',
    'M10 130A110 110 0 0 1 230 130z',
    'M40 10h160v120H40z',
    'M120 10q80 10 90 120H30Q40 20 120 10z',
  ]);
  const foot = k.r.pick([
    () => rect(60, h - 20, 120, 20, 10, k.tube(wood)) + rect(114, 120, 12, h - 130, 4, k.tube(wood)),
    () => stroke(`M120 130L60 ${h - 6}M120 130l60 ${h - 136}M120 130V${h - 6}`, wood, 12),
    () =>
      path(`M96 130h48q60 ${(h - 130) * 0.5} 0 ${h - 150}H96q-60-${(h - 130) * 0.5} 0-${h - 150}z`, k.tube(k.b)) +
      rect(80, h - 24, 80, 24, 6, k.tube(wood)),
  ])();
  return [
    240,
    h,
    foot + path(shade, k.tube(k.a)) + (k.r.chance(0.5) ? stroke('M34 122h172', lighter(k.b, 0.3), 6) : ''),
  ];
};

export const table: Draw = (k) => {
  const [w, h] = [k.r.int(260, 460), k.r.int(150, 240)];
  const wood = k.r.pick(timber);
  const legs = k.r.pick([
    () =>
      stroke(
        `M40 24L20 ${h - 6}M${w - 40} 24l20 ${h - 30}M${w * 0.3} 24l8 ${h - 70}M${w * 0.7} 24l-8 ${h - 70}`,
        darker(wood, 0.2),
        13,
      ),
    () => rect(w / 2 - 12, 20, 24, h - 40, 0, k.tube(wood)) + oval(w / 2, h - 14, w * 0.26, 14, darker(wood, 0.2)),
    () =>
      rect(20, 24, w - 40, 90, 4, k.down(lighter(wood, 0.1))) +
      rect(36, 40, w / 2 - 48, 58, 4, darker(wood, 0.15)) +
      rect(w / 2 + 12, 40, w / 2 - 48, 58, 4, darker(wood, 0.15)) +
      ball(w * 0.28, 68, 7, '#e7d3a0') +
      ball(w * 0.72, 68, 7, '#e7d3a0') +
      stroke(`M40 114V${h - 6}M${w - 40} 114V${h - 6}`, wood, 13),
  ])();
  return [w, h, legs + rect(0, 0, w, 26, k.r.pick([3, 13]), k.down(wood))];
};

export const plant: Draw = (k) => {
  const h = k.r.int(320, 460);
  const green = k.r.pick(['#3f8f4f', '#2d6e4e', '#7fae5b', '#4f9d8b']);
  const pot = k.r.pick([
    'M56 0h128l-18 110H74z',
    'M50 0h140v100q0 16-16 16H66q-16 0-16-16z',
    'M44 0h152q6 70-36 112H80Q38 70 44 0z',
  ]);
  const kind = k.r.int(0, 2);
  const n = k.r.int(5, 9);
  const leaves = many(n, (i) => {
    const turn = -70 + (140 * i) / (n - 1) + k.r.int(-6, 6);
    const long = k.r.int(150, 230) * (1 - Math.abs(turn) / 260);
    const leaf = [
      `M0 0Q-46-${long * 0.6} 0-${long}Q46-${long * 0.6} 0 0z`,
      `M0 0Q-14-${long * 0.6} 0-${long * 1.2}Q14-${long * 0.6} 0 0z`,
      `M-3 0V-${long * 0.6}h6V0zM0-${long * 0.5}a44 38 0 1 1 1 0z`,
    ][kind]!;
    return `<g transform="translate(120 ${h - 108}) rotate(${turn.toFixed(0)})">${path(leaf, i % 2 ? k.down(green) : darker(green, 0.22))}${stroke(`M0 0V-${(long * 0.8).toFixed(0)}`, lighter(green, 0.3), 3)}</g>`;
  });
  return [
    240,
    h,
    leaves +
      `<g transform="translate(0 ${h - 116})">${path(pot, k.tube(k.a))}${k.r.chance(0.4) ? rect(60, 40, 120, 12, 0, k.b) : ''}</g>`,
  ];
};

export const vase: Draw = (k) => {
  const h = k.r.int(220, 320);
  const round = k.r.pick([
    `M60 70h60q-6 40 34 90 40 60-20 ${h - 164}q-4 4-14 4H60q-10 0-14-4Q-14 220 26 160q40-50 34-90z`,
    `M40 70h100l24 ${h - 74}q0 4-10 4H26q-10 0-10-4z`,
  ]);
  const stems = k.r.chance(0.6)
    ? many(
        4,
        (i) =>
          stroke(`M90 80Q${70 + i * 14} 50 ${40 + i * 34} 20`, '#5d7a4a', 5) +
          ball(40 + i * 34, 20, 15, k.ball([k.b, k.c, k.b, lighter(k.c, 0.4)][i]!)),
      )
    : '';
  return [
    180,
    h,
    stems + path(round, k.tube(k.a)) + rect(56, 66, 68, 12, 5, darker(k.a, 0.2)) + k.gleam(44, h * 0.55, 9, h * 0.3),
  ];
};

export const guitar: Draw = (k) => {
  const wood = k.r.pick([...timber, k.a, k.a]);
  const electric = k.r.chance(0.5);
  const neck =
    rect(102, 40, 36, 260, 4, '#4a2e1c') +
    many(8, (i) => rect(102, 70 + i * 26, 36, 3, 0, '#c9b48a')) +
    rect(96, 0, 48, 54, 8, darker(wood, 0.3)) +
    many(6, (i) => ball(i % 2 ? 150 : 90, 10 + (i >> 1) * 17, 6, '#d9d2c0'));
  const body = electric
    ? 'M70 300Q30 250 10 270q20 60 16 120Q-6 480 60 520q60 20 120 0 66-40 34-130-4-60 16-120-20-20-60 30z'
    : 'M120 270c60-20 96 20 80 70-10 30-6 40 20 66 40 60-10 136-100 136S-20 466 20 406c26-26 30-36 20-66-16-50 20-90 80-70z';
  const extra = electric
    ? rect(76, 400, 88, 18, 5, '#1c1c20') +
      rect(76, 440, 88, 18, 5, '#1c1c20') +
      ball(186, 470, 10, k.b) +
      ball(170, 500, 10, k.b)
    : ball(120, 372, 40, '#2a1a10') +
      ball(120, 372, 44, 'none', `stroke="${k.b}" stroke-width="6"`) +
      rect(70, 462, 100, 18, 5, '#2a1a10');
  return [
    240,
    545,
    path(body, k.ball(wood), `stroke="${darker(wood, 0.4)}" stroke-width="5"`) +
      extra +
      neck +
      many(4, (i) => rect(109 + i * 7, 40, 1.6, 424, 0, '#f2ead8')),
  ];
};

export const drum: Draw = (k) => {
  const h = k.r.int(160, 260);
  const lace = many(8, (i) => `L${10 + (i + 1) * 35} ${i % 2 ? 60 : h - 30}`);
  const rim = (y: number) => path(`M4 ${y}q146 60 292 0v20q-146 60-292 0z`, k.tube('#d9b45c'));
  return [
    300,
    h + 46,
    path(`M8 40V${h}q142 56 284 0V40z`, k.tube(k.a)) +
      stroke(`M10 60${lace}`, k.b, 6) +
      rim(h - 10) +
      oval(150, 42, 146, 40, '#f6efdf') +
      rim(44) +
      stroke('M80 20L30-6M190 30l70-34', '#b98555', 11),
  ];
};

export const reel: Draw = (k) => {
  const n = k.r.pick([4, 5, 6]);
  const holes = many(n, (i) => {
    const angle = (i * 2 * Math.PI) / n;
    return `M${150 + 78 * Math.cos(angle) + 34} ${150 + 78 * Math.sin(angle)}a34 34 0 1 0-68 0 34 34 0 1 0 68 0z`;
  });
  const film = k.r.chance(0.7)
    ? stroke('M150 284q80 30 150-4t160 10', '#24252b', 46, 'stroke-linecap="butt"') +
      stroke('M150 284q80 30 150-4t160 10', '#f4efe6', 34, 'stroke-dasharray="8 10" stroke-linecap="butt" opacity=".3"')
    : '';
  return [
    film ? 470 : 300,
    film ? 324 : 300,
    film +
      path(
        `M300 150a150 150 0 1 0-300 0 150 150 0 1 0 300 0z${holes}`,
        k.down(k.r.pick(['#5d636e', k.a, '#2b2d33'])),
        'fill-rule="evenodd"',
      ) +
      ball(150, 150, 20, '#d9d2c0') +
      ball(150, 150, 146, 'none', 'stroke="#000" stroke-opacity=".25" stroke-width="8"'),
  ];
};

export const clapper: Draw = (k) => {
  const dark = k.r.pick(['#24252b', k.a]);
  const bars = (y: number) => many(5, (i) => path(`M${16 + i * 76} ${y}h36l-24 50h-36z`, '#f4efe6'));
  const rules = stroke('M24 200h312M24 254h312M140 200v90M240 200v90', '#f4efe6', 4);
  return [
    370,
    340,
    `<g transform="rotate(${-k.r.int(4, 18)} 10 96)">${rect(0, 40, 360, 50, 6, dark)}${bars(40)}</g>` +
      rect(0, 96, 360, 226, 10, k.down(dark)) +
      bars(98) +
      rules +
      ball(20, 92, 9, '#c9ced6'),
  ];
};

export const popcorn: Draw = (k) => {
  const puffs = many(16, () => {
    const [x, y] = [k.r.int(40, 220), k.r.int(20, 110)];
    return ball(x, y, 24, k.ball('#fff1c9')) + ball(x + 16, y + 8, 17, '#ffe29a') + ball(x - 12, y + 10, 16, '#fff7df');
  });
  const stripes = many(4, (i) => path(`M${46 + i * 50} 110h26l-4 210h-18z`, k.r.pick(['#d7322f', '#d7322f', k.a])));
  return [260, 324, puffs + path('M16 106h228l-30 214H46z', '#fffaf2', 'stroke="#d9cdb8" stroke-width="3"') + stripes];
};

export const bicycle: Draw = (k) => {
  const wheel = (x: number) =>
    ball(x, 210, 86, 'none', 'stroke="#24252b" stroke-width="12"') +
    many(
      8,
      (i) => `<path d="M${x} 130V290" stroke="#a9b0b8" stroke-width="2.500" transform="rotate(${i * 22.5} ${x} 210)"/>`,
    ) +
    ball(x, 210, 11, '#555b66');
  const frame = stroke('M100 210L190 100H340L240 210zM190 100L240 210M340 100L410 210M330 64L342 108', k.a, 13);
  const bar = k.r.pick(['M330 64h-36M330 64h44q20 0 20 20', 'M330 64q40-20 60 6', 'M330 64l-60 4']);
  const bag = k.r.chance(0.5)
    ? path('M356 96h100l-14 70h-76z', k.b) + stroke('M362 118h86M364 140h80', darker(k.b, 0.3), 4)
    : '';
  return [
    500,
    300,
    wheel(100) +
      wheel(410) +
      frame +
      stroke('M182 84l8 20', '#555b66', 11) +
      rect(148, 70, 72, 18, 9, '#3a2a20') +
      stroke(bar, '#3b3f48', 11) +
      ball(240, 210, 25, '#555b66') +
      stroke('M240 210l24 44M250 256h28', '#24252b', 8) +
      bag,
  ];
};

export const suitcase: Draw = (k) => {
  const [w, h] = [k.r.int(200, 300), k.r.int(230, 330)];
  const face = k.r.pick([
    () => many(4, (i) => rect(w * (0.14 + i * 0.2), 96, w * 0.07, h - 84, 6, darker(k.a, 0.2))),
    () => rect(w * 0.2, 76, 22, h - 40, 0, k.b) + rect(w * 0.8 - 22, 76, 22, h - 40, 0, k.b),
    () => ball(w * 0.36, 160, 34, k.b) + path(`M${w * 0.5} ${h - 10}l44-66 40 66z`, k.c),
  ])();
  return [
    w,
    h + 60,
    stroke(`M${w * 0.34} 80V10H${w * 0.66}V80`, '#3b3f48', 13) +
      ball(40, h + 40, 17, '#2b2d33') +
      ball(w - 40, h + 40, 17, '#2b2d33') +
      rect(0, 76, w, h - 40, k.r.pick([14, 44]), k.down(k.a)) +
      face +
      k.gleam(16, 110, 9, h - 130),
  ];
};

export const balloon: Draw = (k) => {
  const stripes = ['M110 250Q10 170 60 60 80 20 130 6', 'M150 250Q250 170 200 60 180 20 130 6'];
  return [
    260,
    360,
    path('M130 4C210 4 258 60 256 124c-2 60-60 90-84 140H88C64 214 6 184 4 124 2 60 50 4 130 4z', k.ball(k.a)) +
      path(`${stripes[0]}Q100 130 120 262zM130 6Q180 20 200 60 250 170 150 262q20-130-20-256z`, k.b, 'opacity=".8"') +
      stroke('M92 264l14 44M168 264l-14 44', '#6b4a2a', 4) +
      rect(98, 306, 64, 48, 8, k.down('#b98555')),
  ];
};

export const house: Draw = (k) => {
  const [w, floors] = [k.r.int(260, 420), k.r.int(1, 2)];
  const [top, tall] = [110, 130 * floors];
  const roof = k.r.pick([
    `M-10 ${top}L${w / 2} 10L${w + 10} ${top}z`,
    `M0 ${top}L50 30H${w - 50}L${w} ${top}z`,
    `M-10 ${top}V80H${w + 10}V${top}z`,
  ]);
  const pane = (x: number, y: number) =>
    rect(x, y, 54, 62, 3, '#fff') +
    rect(x + 5, y + 5, 20, 52, 0, k.down('#9fd0ea')) +
    rect(x + 29, y + 5, 20, 52, 0, k.down('#9fd0ea'));
  const windows = many(floors * 3, (i) =>
    i === floors * 3 - 2 ? '' : pane(w * (0.06 + (i % 3) * 0.33), top + 30 + Math.floor(i / 3) * 124),
  );
  const bushes = oval(10, top + tall - 14, 44, 28, '#3f8f4f') + oval(w - 10, top + tall - 12, 52, 30, '#2d6e4e');
  return [
    w,
    top + tall + 14,
    rect(w * 0.74, 20, 34, 80, 0, darker(k.b, 0.2)) +
      rect(8, top, w - 16, tall, 0, k.down(lighter(k.a, 0.5))) +
      path(roof, k.down(k.b)) +
      windows +
      rect(w / 2 - 30, top + tall - 90, 60, 90, 4, k.c) +
      ball(w / 2 + 18, top + tall - 44, 5, '#ffd166') +
      bushes,
  ];
};

const skins = ['#f2c9a5', '#d9a06f', '#8d5a3b', '#f7dcc4', '#6b4230'];
const hairs = ['#2b1b12', '#6b3f1f', '#d9a441', '#a83a2a', '#bfc3c9'];

/** A head and shoulders, 200 × 220. */
export const bust: Draw = (k) => {
  const { r } = k;
  const [skin, hair] = [r.pick(skins), r.pick(hairs)];
  const long = r.chance(0.5);
  const behind = long ? path('M40 96Q40 20 100 20t60 76v90H40z', hair) : '';
  const fringe = r.pick([
    'M48 92Q44 24 100 24t54 68q-20-34-60-36-30 4-46 36z',
    'M50 86Q50 26 104 22q50 6 48 66-8-10-14-30-40 6-60-6-16 14-28 34z',
    'M52 70q10-48 48-48t48 48q-48-20-96 0z',
  ]);
  const glasses = r.chance(0.3)
    ? stroke(
        'M66 96a15 15 0 1 0 30 0 15 15 0 1 0-30 0zM104 96a15 15 0 1 0 30 0 15 15 0 1 0-30 0zM96 94h8',
        '#24252b',
        4,
      )
    : '';
  const beard = !long && r.chance(0.4) ? path('M54 104q6 60 46 62t46-62q-10 24-46 24t-46-24z', hair) : '';
  const face = path('M54 84q0-46 46-46t46 46v24q-6 50-46 52-40-2-46-52z', skin);
  const eyes = ball(81, 97, 5.5, '#2b1b12') + ball(119, 97, 5.5, '#2b1b12');
  return [
    200,
    220,
    behind +
      path('M10 220q0-60 60-66h60q60 6 60 66z', k.down(k.a)) +
      path('M78 130h44v30q-22 24-44 0z', darker(skin, 0.15)) +
      face +
      beard +
      eyes +
      glasses +
      stroke('M84 130q16 14 32 0', '#b5453f', 5) +
      path(fringe, hair),
  ];
};

/** Somebody from the belt up who holds out an arm, 320 × 400. */
export const shopper: Draw = (k) => {
  const { r } = k;
  const [skin, hair] = [r.pick(skins), r.pick(hairs)];
  const head =
    (r.chance(0.5) ? path('M104 90q-10-80 60-84 74 4 60 90l6 96H98z', hair) : '') +
    path('M120 80q0-46 44-46t44 46v20q-6 46-44 48-38-2-44-48z', skin) +
    path('M112 84q0-66 54-68 56 4 52 66-14-26-50-30-34 4-56 32z', hair) +
    ball(146, 92, 5, '#2b1b12') +
    ball(184, 92, 5, '#2b1b12') +
    stroke('M152 118q14 14 28 0', '#b5453f', 5);
  const up = r.chance(0.5);
  const arm = up
    ? stroke('M228 200Q290 190 284 100', k.a, 44) + ball(284, 84, 24, skin)
    : stroke('M228 200Q280 250 290 190', k.a, 44) + ball(292, 176, 24, skin);
  const bags = path('M12 250h70l10 100H2z', k.down(k.b)) + stroke('M30 250q16-40 34 0', darker(k.b, 0.3), 5);
  return [
    320,
    400,
    path('M142 130h44v40h-44z', darker(skin, 0.15)) +
      path('M84 400V220q4-50 60-56 20 26 42 0 56 6 60 56v180z', k.down(k.a)) +
      arm +
      stroke('M100 200Q50 220 50 250', k.a, 42) +
      ball(48, 250, 20, skin) +
      bags +
      head,
  ];
};
