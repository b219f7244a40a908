/** Goods of a shop, each one drawing with all its parts; proportions and options by chance. */
import { ball, darker, lighter, many, oval, path, rect, stroke, type Draw, type Ink } from './products-ink.ts';

const emblem = (k: Ink, x: number, y: number, size: number, colour: string) =>
  k.r.pick([
    () => ball(x, y, size, colour),
    () => path(`M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}z`, colour),
    () =>
      path(
        `M${x} ${y + size}Q${x - size * 1.6} ${y} ${x} ${y - size}Q${x + size * 1.6} ${y} ${x} ${y + size}z`,
        colour,
      ),
    () => ball(x, y, size * 0.8, 'none', `stroke="${colour}" stroke-width="${size * 0.35}"`),
    () => many(3, (i) => ball(x + (i - 1) * size * 0.8, y + (i % 2 ? -size * 0.5 : size * 0.3), size * 0.5, colour)),
  ])();

const label = (k: Ink, x: number, y: number, w: number, h: number, paper: string, mark: string) => {
  const shape = k.r.pick([
    () => rect(x, y, w, h, 0, paper),
    () => rect(x + w * 0.12, y, w * 0.76, h, k.r.pick([4, 16]), paper),
    () => oval(x + w / 2, y + h / 2, w * 0.4, h / 2, paper),
    () => path(`M${x} ${y + h * 0.3}Q${x + w / 2} ${y - h * 0.2} ${x + w} ${y + h * 0.1}V${y + h}H${x}z`, paper),
  ])();
  const bars = stroke(
    `M${x + w * 0.32} ${y + h * 0.68}h${w * 0.36}M${x + w * 0.38} ${y + h * 0.82}h${w * 0.24}`,
    mark,
    h * 0.05,
  );
  return shape + emblem(k, x + w / 2, y + h * 0.36, Math.min(w, h) * 0.16, mark) + bars;
};

const stoppers = (k: Ink, cx: number, neck: number, cap: number, colour: string) =>
  k.r.pick([
    () =>
      rect(cx - neck * 0.62, 0, neck * 1.24, cap, 8, k.tube(colour)) +
      k.gleam(cx - neck * 0.4, 6, neck * 0.16, cap - 12),
    () =>
      rect(cx - neck * 0.7, cap * 0.3, neck * 1.4, cap * 0.7, 6, k.tube(colour)) +
      path(`M${cx - 7} ${cap * 0.3}V8h-${neck}q-6 0-6 8v8h10V18h40V${cap * 0.3}z`, k.tube(darker(colour, 0.1))),
    () => rect(cx - neck * 0.44, 0, neck * 0.88, cap, 5, k.tube('#c99b63')),
    () =>
      rect(cx - neck * 0.6, cap * 0.45, neck * 1.2, cap * 0.55, 4, k.tube('#2a2a30')) +
      rect(cx - neck * 0.34, 0, neck * 0.68, cap * 0.5, neck * 0.3, k.tube(colour)),
    () =>
      rect(cx - neck * 0.8, cap * 0.2, neck * 1.6, cap * 0.8, 4, k.tube(colour)) +
      rect(cx - neck * 0.8, 0, neck * 1.6, cap * 0.26, 4, k.tube('#d9b45c')),
  ])();

export const bottle: Draw = (k) => {
  const { r } = k;
  const [w, h, cap, shoulder] = [r.int(110, 190), r.int(330, 480), r.int(44, 96), r.int(10, 110)];
  const neck = r.int(34, Math.round(w * 0.5));
  const [cx, y, low] = [w / 2, cap - 4, r.pick([6, 20, 44])];
  const [l, e, s] = [cx - neck / 2, cx + neck / 2, cap + 26 + shoulder];
  const waist = r.pick([0, 0, 14]);
  const side = (h + s) / 2;
  const shape = `M${l} ${y}V${cap + 16}C${l} ${cap + 40} 0 ${cap + 20} 0 ${s}Q${waist * 2} ${side} 0 ${h - low}Q0 ${h} ${low} ${h}H${w - low}Q${w} ${h} ${w} ${h - low}Q${w - waist * 2} ${side} ${w} ${s}C${w} ${cap + 20} ${e} ${cap + 40} ${e} ${cap + 16}V${y}z`;
  const glass = r.chance(0.35);
  const body = glass
    ? path(shape, '#cfe6ea', 'opacity=".7"') +
      path(
        `M6 ${s + 20}H${w - 6}V${h - low}Q${w - 6} ${h - 6} ${w - low} ${h - 6}H${low}Q6 ${h - 6} 6 ${h - low}z`,
        k.tube(k.a),
      ) +
      path(shape, 'none', `stroke="${darker(k.a, 0.3)}" stroke-width="4"`)
    : path(shape, k.tube(k.a));
  const tall = (h - s) * r.range(0.4, 0.7);
  const paper = r.chance(0.6) ? k.b : '#fbf7ee';
  const art = label(k, waist ? 8 : 0, s + (h - s - tall) * 0.45, waist ? w - 16 : w, tall, paper, k.a);
  const gleam = k.gleam(w * 0.12, s + 4, w * 0.08, h - s - 40) + k.gleam(w * 0.88, s + 20, w * 0.04, h - s - 80, 0.3);
  return [w, h, body + art + gleam + stoppers(k, cx, neck, cap, k.r.pick([k.b, k.c, darker(k.a, 0.4)]))];
};

export const can: Draw = (k) => {
  const { r } = k;
  const [w, h] = [r.int(140, 170), r.int(240, 330)];
  const inset = 16;
  const shape = `M${inset} 20L2 44V${h - 36}L${inset} ${h - 8}H${w - inset}L${w - 2} ${h - 36}V44L${w - inset} 20z`;
  const band = r.pick([
    () =>
      path(
        `M2 ${h * 0.62}Q${w / 2} ${h * 0.3} ${w - 2} ${h * 0.4}V${h * 0.62}Q${w / 2} ${h * 0.5} 2 ${h * 0.84}z`,
        k.b,
      ),
    () => rect(2, h * 0.34, w - 4, h * 0.36, 0, k.b),
    () =>
      path(`M2 ${h * 0.3}L${w - 2} ${h * 0.6}V${h * 0.74}L2 ${h * 0.44}z`, k.b) +
      path(`M2 ${h * 0.5}L${w - 2} ${h * 0.8}v20L2 ${h * 0.5 + 20}z`, k.c),
    () => many(4, (i) => rect(2 + (i * (w - 4)) / 4, 44, (w - 4) / 8, h - 80, 0, k.b)),
  ])();
  const mark = emblem(k, w / 2, h * 0.5, w * 0.2, r.pick([k.c, '#ffffff']));
  const drops = r.chance(0.4)
    ? many(14, () => oval(r.int(14, w - 14), r.int(50, h - 40), 3.4, 4.6, '#fff', 'opacity=".7"'))
    : '';
  const shade =
    k.manner === 'flat'
      ? ''
      : path(shape, '#000', 'opacity=".22" clip-path="inset(0 0 0 72%)"') + k.gleam(w * 0.14, 40, w * 0.1, h - 80);
  const rim =
    oval(w / 2, 18, w / 2 - inset, 9, '#c4c9d1') +
    oval(w / 2, 17, w / 2 - inset - 8, 5, '#8f969f') +
    rect(inset + 2, h - 12, w - 2 * inset - 4, 10, 4, '#b9bec7');
  return [
    w,
    h,
    rim +
      path(shape, k.tube(k.a)) +
      oval(w / 2, 20, w / 2 - inset, 8, '#d7dbe1') +
      oval(w / 2, 20, 12, 4, '#8f969f') +
      band +
      mark +
      shade +
      drops,
  ];
};

export const perfume: Draw = (k) => {
  const { r } = k;
  const [w, h, cap] = [r.int(180, 260), r.int(240, 320), r.int(60, 100)];
  const top = cap + 24;
  const mid = (top + h) / 2;
  const shape = r.pick([
    `M12 ${top}H${w - 12}Q${w} ${top} ${w} ${top + 12}V${h - 12}Q${w} ${h} ${w - 12} ${h}H12Q0 ${h} 0 ${h - 12}V${top + 12}Q0 ${top} 12 ${top}z`,
    `M${w / 2} ${top}A${w / 2} ${(h - top) / 2} 0 1 1 ${w / 2 - 0.1} ${top}z`,
    `M40 ${top}H${w - 40}L${w} ${mid}L${w - 30} ${h}H30L0 ${mid}z`,
  ]);
  const heart = `<g transform="translate(${w * 0.1} ${(h + top) * 0.06 + 4}) scale(.8 .84)">${path(shape, k.down(k.a))}</g>`;
  const plate = r.chance(0.6)
    ? rect(w * 0.3, mid - 26, w * 0.4, 56, 4, '#fffaf0') +
      stroke(`M${w * 0.38} ${mid}h${w * 0.24}M${w * 0.42} ${mid + 14}h${w * 0.16}`, '#7d6a4a', 4)
    : emblem(k, w / 2, mid, 26, '#fff');
  const neck = rect(w / 2 - 26, cap - 4, 52, 30, 3, k.tube('#d9b45c'));
  const lid = r.pick([
    () => rect(w / 2 - 44, 0, 88, cap, 8, k.tube(k.b)),
    () => ball(w / 2, cap / 2, cap / 2, k.ball(k.b)),
    () => path(`M${w / 2 - 30} 0h60l18 ${cap}h-96z`, k.tube(k.b)),
  ])();
  return [
    w,
    h,
    path(shape, lighter(k.a, 0.65), `opacity=".9" stroke="${darker(k.a, 0.15)}" stroke-width="3"`) +
      heart +
      k.gleam(w * 0.14, top + 30, 12, (h - top) * 0.6) +
      plate +
      neck +
      lid,
  ];
};

export const tube: Draw = (k) => {
  const [w, h, cap] = [k.r.int(100, 140), k.r.int(300, 380), k.r.int(50, 80)];
  const shape = `M0 22H${w}L${w - 14} ${h - cap}H14z`;
  const lid = k.r.pick([k.b, k.c, '#f2f2f0']);
  const art =
    path(shape, k.tube(k.a)) +
    rect(0, 0, w, 24, 3, darker(k.a, 0.15)) +
    label(k, 12, h * 0.2, w - 24, h * 0.4, k.b, k.a);
  return [w, h, art + k.gleam(w * 0.16, 30, 9, h - cap - 50) + rect(12, h - cap, w - 24, cap, 8, k.tube(lid))];
};

export const jar: Draw = (k) => {
  const [w, h, lid] = [k.r.int(190, 260), k.r.int(130, 210), k.r.int(44, 70)];
  const low = k.r.int(12, 50);
  const shape = `M10 ${lid}H${w - 10}V${h - low}Q${w - 10} ${h} ${w - 10 - low} ${h}H${10 + low}Q10 ${h} 10 ${h - low}z`;
  const rib = many(9, (i) => rect((w / 9) * i + 3, 6, 4, lid - 10, 2, '#000', 'opacity=".14"'));
  return [
    w,
    h,
    path(shape, k.tube(k.a)) +
      label(k, 10, lid + 14, w - 20, h - lid - 30, k.r.pick([k.b, '#fff8ec']), k.a) +
      k.gleam(w * 0.14, lid + 8, 12, h - lid - 30) +
      rect(0, 0, w, lid, 10, k.tube(k.b)) +
      (k.r.chance(0.5) ? rib : ''),
  ];
};

export const lipstick: Draw = (k) => {
  const h = k.r.int(260, 320);
  const gold = k.r.pick(['#d9b45c', '#c9ced6', '#2b2b30']);
  const stick = `M26 ${h - 120}V60Q30 20 74 4V${h - 120}z`;
  return [
    100,
    h,
    path(stick, k.tube(k.a)) +
      rect(20, h - 150, 60, 50, 3, k.tube(gold)) +
      rect(8, h - 104, 84, 104, 6, k.tube(darker(k.b, 0.1))) +
      rect(8, h - 70, 84, 10, 0, gold) +
      k.gleam(36, 60, 7, h - 220),
  ];
};

export const sneaker: Draw = (k) => {
  const { r, a, b, c } = k;
  const high = r.chance(0.4);
  const upper = high
    ? 'M40 250C30 180 46 100 44 10q40 22 120 4l14 70q60 66 160 90 70 16 140 26 62 12 70 50z'
    : 'M36 250C26 190 30 140 44 90q34 22 78 0l28-26q56 84 150 112 80 22 154 32 72 10 84 42z';
  const stripes = r.pick([
    () => stroke('M212 240l50-74M264 242l46-64M316 244l40-54', b, 18, 'stroke-linecap="butt"'),
    () => path('M150 236q60-8 220-84-60 104-190 96-34-2-30-12z', b),
    () => ball(110, 160, 34, b) + emblem(k, 110, 160, 18, a),
    () => path('M150 250q10-60 60-90l60 90z', b),
  ])();
  const laces = many(r.int(3, 5), (i) =>
    stroke(`M${164 + i * 30} ${(high ? 96 : 104) + i * 17}l40-34`, r.pick(['#fff', lighter(b, 0.4)]), 11),
  );
  const foam = r.pick(['#fbfaf6', lighter(c, 0.3), '#2a2a2e']);
  const sole = r.chance(0.5)
    ? 'M26 240h514q24 8 18 34t-34 30H62q-46 0-36-64z'
    : 'M22 240h520q26 8 20 28-10 34-60 32-60-2-90-14-80 22-160 16-100 8-200 2-40-2-30-64z';
  const tread = stroke('M50 300h480', c, 9, 'stroke-dasharray="18 9" stroke-linecap="butt"');
  const toe = path('M430 204q96 4 118 46H408q0-30 22-46z', k.r.chance(0.6) ? k.down(lighter(a, 0.3)) : b);
  return [
    570,
    312,
    path(upper, k.down(a)) +
      path('M36 250C26 190 34 140 44 90q24 14 56 8 4 80-10 152z', darker(a, 0.25)) +
      toe +
      stripes +
      laces +
      path(sole, k.down(foam)) +
      tread,
  ];
};

export const headphones: Draw = (k) => {
  const { a, b } = k;
  const [wide, thick] = [k.r.int(260, 320), k.r.int(18, 34)];
  const m = wide / 2;
  const band =
    stroke(`M40 210V150Q40 ${thick} ${m} ${thick}T${wide - 40} 150V210`, k.down(a), thick) +
    stroke(`M64 130Q80 ${thick + 24} ${m} ${thick + 20}T${wide - 64} 130`, darker(a, 0.35), 8);
  const cup = (x: number, way: number) =>
    rect(x - 34 + way * 14, 170, 40, 130, 20, darker(b, 0.3)) +
    rect(x - 40, 160, 62, 150, 30, k.tube(a)) +
    oval(x - 9, 235, 17, 44, k.ball(b)) +
    k.gleam(x - 28, 184, 8, 90);
  return [wide, 320, band + cup(44, 1) + cup(wide - 26, -1)];
};

export const watch: Draw = (k) => {
  const { r, a, b } = k;
  const square = r.chance(0.5);
  const strap = `M62 120L76 6q2-6 8-6h72q6 0 8 6l14 114zM62 260l14 114q2 6 8 6h72q6 0 8-6l14-114z`;
  const holes = many(3, (i) => ball(120, 330 + i * 16, 4, darker(b, 0.5)));
  const metal = r.pick(['#c9ced6', '#d9b45c', '#2b2d33']);
  const body = square
    ? rect(36, 96, 168, 188, 46, k.down(metal)) + rect(48, 108, 144, 164, 36, '#101218')
    : ball(120, 190, 98, k.down(metal)) + ball(120, 190, 84, r.pick(['#101218', '#fbfaf6', a]));
  const dial = square
    ? stroke('M120 130a60 60 0 1 1-58 44', a, 13) +
      stroke('M120 154a36 36 0 1 1-36 36', k.c, 11) +
      stroke('M120 176a14 14 0 1 1-14 14', lighter(a, 0.4), 8)
    : many(12, (i) => `<g transform="rotate(${i * 30} 120 190)">${rect(117, 114, 6, 16, 2, metal)}</g>`) +
      stroke('M120 190V140M120 190l34 22', '#e9e3d2', 7) +
      stroke('M120 190l-20 44', k.c, 4) +
      ball(120, 190, 7, metal);
  return [240, 380, path(strap, k.tube(b)) + holes + rect(202, 176, 14, 30, 5, metal) + body + dial];
};

export const phone: Draw = (k) => {
  const [w, h] = [200, k.r.int(380, 420)];
  const back = k.r.chance(0.35);
  const frame = rect(0, 0, w, h, 34, k.down(back ? k.a : '#24262e'));
  if (back) {
    const eyes = many(
      3,
      (i) =>
        ball(48 + (i % 2) * 42, 48 + (i > 1 ? 42 : 0), 17, '#14161c') +
        ball(48 + (i % 2) * 42, 48 + (i > 1 ? 42 : 0), 8, '#3d4a66'),
    );
    return [
      w,
      h,
      frame + rect(18, 18, 102, 102, 26, darker(k.a, 0.25)) + eyes + emblem(k, w / 2, h * 0.55, 22, lighter(k.a, 0.5)),
    ];
  }
  const paper =
    rect(9, 9, w - 18, h - 18, 27, k.down(k.a, k.c)) +
    path(
      `M9 ${h * 0.7}Q${w * 0.4} ${h * 0.5} ${w - 9} ${h * 0.66}V${h - 40}Q${w - 9} ${h - 9} ${w - 40} ${h - 9}H40Q9 ${h - 9} 9 ${h - 40}z`,
      k.b,
      'opacity=".8"',
    );
  const marks = many(4, (i) => rect(24 + i * 40, h - 60, 32, 32, 9, ['#fff', k.c, '#ffd166', '#24262e'][i]!));
  return [
    w,
    h,
    frame + paper + ball(w * 0.5, h * 0.36, 40, lighter(k.a, 0.5)) + rect(w / 2 - 30, 18, 60, 14, 7, '#0c0d11') + marks,
  ];
};

export const laptop: Draw = (k) => {
  const metal = k.r.pick(['#c9ced6', '#4a4e58', '#e9d5c6']);
  const view =
    rect(86, 26, 428, 268, 4, k.down(k.a, k.c)) +
    path('M86 294V210q110-90 210-20t218-50v154z', k.b, 'opacity=".85"') +
    ball(k.r.int(150, 440), 96, 36, '#fff', 'opacity=".85"');
  const bar =
    rect(86, 26, 428, 24, 0, '#fff', 'opacity=".8"') +
    many(3, (i) => ball(104 + i * 18, 38, 5, ['#f25f57', '#f8bd2f', '#3fc950'][i]!));
  return [
    600,
    350,
    rect(70, 6, 460, 306, 18, '#16181d') +
      view +
      (k.r.chance(0.6) ? bar : '') +
      path('M0 312h600v10q-4 26-40 26H40q-36 0-40-26z', k.down(metal)) +
      rect(250, 312, 100, 10, 5, darker(metal, 0.3)),
  ];
};

export const camera: Draw = (k) => {
  const { r } = k;
  const old = r.chance(0.5);
  const shell = k.down(old ? '#c3c7cc' : '#2b2d33');
  const grip = old
    ? rect(0, 110, 380, 100, 0, k.a)
    : path('M0 96q0-26 26-26h54v200H26q-26 0-26-26z', darker('#2b2d33', 0.4));
  const top =
    rect(36, 34, 60, 30, 8, darker('#888888', 0.3)) +
    path('M140 62l24-46q4-8 14-8h64q10 0 14 8l24 46z', shell) +
    rect(300, 38, 46, 26, 8, k.c);
  const glass =
    ball(200, 166, 92, '#1a1b20') +
    ball(200, 166, 76, darker('#888888', 0.55)) +
    ball(200, 166, 58, k.ball('#24365e')) +
    ball(200, 166, 30, '#0d1220') +
    oval(180, 142, 16, 10, '#fff', 'opacity=".75" transform="rotate(-30 180 142)"');
  return [
    380,
    270,
    top +
      rect(0, 58, 380, 212, 28, shell) +
      grip +
      rect(176, 30, 50, 22, 5, '#e9eef5') +
      glass +
      ball(334, 96, 10, '#e63946'),
  ];
};

export const speaker: Draw = (k) => {
  const [w, h] = k.r.pick([
    [200, 320],
    [360, 200],
    [240, 240],
  ] as const);
  const size = Math.min(w, h) * 0.34;
  const cone = (x: number, y: number, q: number) =>
    ball(x, y, q, darker(k.a, 0.45)) + ball(x, y, q * 0.8, k.ball('#2b2d33')) + ball(x, y, q * 0.34, k.ball(k.b));
  const both =
    w > h
      ? cone(w * 0.27, h / 2, size) + cone(w * 0.73, h / 2, size)
      : cone(w / 2, h * 0.64, size) + (h > w ? cone(w / 2, h * 0.22, size * 0.5) : '');
  return [w, h, rect(0, 0, w, h, k.r.pick([8, 30, 60]), k.down(k.a)) + both];
};
