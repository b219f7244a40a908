/** What is between the stars. */
import { deep, disc, mix, oval, pale, path, rect, row, stroke, type Brush, type Drawing } from './scenes-brush.ts';

function planet(b: Brush, ids: string): Drawing {
  const { r } = b;
  const [c, d] = [b.hue(), b.hue()];
  const kind = r.pick(['bands', 'craters', 'land', 'plain'] as const);
  const marks = {
    bands: row(r.int(3, 6), (i) =>
      rect(30, 60 + i * 38, 240, 8 + ((i * 13) % 20), i % 2 ? d : deep(c, 0.18), 4, 'stroke="none"'),
    ),
    craters: row(r.int(4, 8), (i) =>
      disc(80 + ((i * 67) % 150), 70 + ((i * 89) % 150), 10 + ((i * 11) % 22), deep(c, 0.2), 'stroke="none"'),
    ),
    land: path(
      'M60 80q60-40 90 0t40 40-50 50-60-10-40-50zM190 180q50-30 70 10t-60 50-40-40zM200 60q30-10 50 20l-40 10z',
      d,
      'stroke="none"',
    ),
    plain: '',
  }[kind];
  const shade = r.chance(0.6)
    ? path('M210 46A126 126 0 0 1 90 262 120 120 0 0 0 210 46z', `${deep(c, 0.6)}66`, 'stroke="none"')
    : '';
  const ball = `<clipPath id="${ids}"><circle cx="150" cy="150" r="120"/></clipPath>${disc(150, 150, 120, b.paint(c))}<g clip-path="url(#${ids})">${marks}${shade}</g>`;
  if (!r.chance(0.4)) return { w: 300, h: 300, art: ball };
  const turn = r.int(-28, 28);
  const ring = (from: string) =>
    `<g transform="rotate(${turn} 150 150)">${stroke(`M-30 150A180 46 0 0 ${from} 330 150`, d, 17)}</g>`;
  return { w: 300, h: 300, art: ring('1') + ball + ring('0') };
}

function rocket(b: Brush): Drawing {
  const { r } = b;
  const [c, d] = [r.pick(['#f7f3ea', b.hue()]), b.hue()];
  const wide = r.int(50, 76);
  const flame = r.chance(0.75)
    ? path(`M${100 - wide * 0.5} 292q0 60 ${wide * 0.5} 104 ${wide * 0.5}-44 ${wide * 0.5}-104z`, '#ff9a3c') +
      path(`M${100 - wide * 0.25} 292q0 30 ${wide * 0.25} 60 ${wide * 0.25}-30 ${wide * 0.25}-60z`, '#ffe27a')
    : '';
  const fins = path(`M${100 - wide} 190q-50 40-40 110l56-26zM${100 + wide} 190q50 40 40 110l-56-26z`, b.paint(d));
  const body = path(
    `M100 4Q${100 + wide * 1.5} 90 ${100 + wide} 230l-16 56h-${2 * wide - 32}l-16-56Q${100 - wide * 1.5} 90 100 4z`,
    b.paint(c, true),
  );
  const nose = path(`M100 4q${wide * 0.6} 36 ${wide * 0.86} 84H${100 - wide * 0.86}Q${100 - wide * 0.6} 40 100 4z`, d);
  const panes = row(r.int(1, 2), (i) =>
    disc(100, 130 + i * 66, 27 - i * 6, '#8fd6ee', `stroke="${deep(d, 0.4)}" stroke-width="9"`),
  );
  return {
    w: 200,
    h: 400,
    art: flame + fins + body + nose + panes + rect(100 - wide * 0.6, 276, wide * 1.2, 18, deep(d, 0.4), 5),
  };
}

function astronaut(b: Brush): Drawing {
  const { r } = b;
  const [c, suit] = [b.hue(), r.pick(['#f4f4f2', '#e3e8ee', '#ffe9d6'])];
  const up = r.chance(0.5);
  const arm = (side: number, high: boolean) =>
    stroke(
      `M${130 + side * 56} 170Q${130 + side * 110} ${high ? 160 : 190} ${130 + side * 104} ${high ? 96 : 244}`,
      suit,
      36,
    ) + disc(130 + side * 104, high ? 92 : 248, 20, c);
  const legs =
    stroke('M108 250Q90 300 100 346M154 250q26 40 14 96', suit, 44) +
    path('M66 344h62v30H62q-4-20 4-30zM142 344h62q8 10 4 30h-66z', c);
  const pack = rect(64, 130, 132, 120, b.paint(deep(suit, 0.3)), 26);
  const chest =
    rect(96, 190, 68, 42, deep(suit, 0.12), 8) +
    disc(112, 210, 8, '#e5484d') +
    disc(134, 210, 8, '#3fb950') +
    rect(146, 202, 12, 16, '#f2c94c');
  return {
    w: 260,
    h: 380,
    art:
      pack +
      legs +
      arm(-1, up) +
      arm(1, !up && r.chance(0.5)) +
      rect(76, 138, 108, 130, b.paint(suit), 44) +
      chest +
      disc(130, 84, 76, b.paint(suit)) +
      path('M72 88q0-46 58-46t58 46q-4 42-58 42t-58-42z', b.paint(r.pick(['#27344f', '#d98a2b', '#2f6f8a']))) +
      stroke('M92 80q6-20 26-22', '#ffffff', 8),
  };
}

function ufo(b: Brush): Drawing {
  const [c, d] = [b.hue(), b.hue()];
  const beam = b.r.chance(0.5) ? path('M100 120L40 300h220L200 120z', '#fff3a688', 'stroke="none"') : '';
  return {
    w: 300,
    h: beam ? 300 : 160,
    art:
      beam +
      path('M84 76Q90 6 150 6t66 70z', '#bfeaf5cc') +
      disc(150, 54, 24, '#7fc06a') +
      disc(141, 50, 5, '#111') +
      disc(159, 50, 5, '#111') +
      oval(150, 98, 144, 42, b.paint(c)) +
      oval(150, 84, 84, 17, deep(c, 0.3)) +
      row(5, (i) => disc(50 + i * 50, 104 + (i % 4 ? 10 : 0), 11, i % 2 ? '#ffe27a' : d)),
  };
}

function satellite(b: Brush): Drawing {
  const c = b.r.pick(['#3f6fb5', '#2f8a99', b.hue()]);
  const panel = (x: number) =>
    rect(x, 50, 120, 70, b.paint(c), 4) +
    row(3, (i) => rect(x + 28 + i * 30, 50, 4, 70, pale(c, 0.5), 0, 'stroke="none"')) +
    rect(x, 83, 120, 4, pale(c, 0.5), 0, 'stroke="none"');
  return {
    w: 360,
    h: 170,
    art:
      rect(110, 79, 140, 12, '#8a8f99') +
      panel(4) +
      panel(236) +
      rect(142, 36, 76, 98, b.paint('#d9dde3'), 10) +
      disc(180, 66, 17, b.hue()) +
      path('M150 134q30 40 60 0z', '#f2f2ee') +
      stroke('M180 134v30', '#8a8f99', 6),
  };
}

function comet(b: Brush): Drawing {
  const c = b.r.pick([b.mood.sun, b.hue()]);
  return {
    w: 300,
    h: 120,
    art:
      path('M60 20Q180 20 298 4 200 50 250 60 180 66 296 92 160 110 60 100z', `${c}88`, 'stroke="none"') +
      disc(58, 60, 46, b.paint(c)) +
      disc(44, 50, 10, pale(c, 0.5), 'stroke="none"') +
      disc(70, 78, 7, deep(c, 0.2), 'stroke="none"'),
  };
}

function star(b: Brush): Drawing {
  const c = b.r.pick(['#fff6d0', b.mood.sun, '#ffffff', b.hue()]);
  const four = 'M50 2q6 42 48 48-42 6-48 48-6-42-48-48 42-6 48-48z';
  const five = 'M50 4l14 30 33 4-24 23 6 33-29-16-29 16 6-33L3 38l33-4z';
  return { w: 100, h: 100, art: path(b.r.pick([four, four, five]), b.paint(c)) };
}

/** Stars strewn over the whole sky, `tall` times as high as wide: one thing. */
function dust(b: Brush, tall: number): Drawing {
  const c = pale(b.mood.sun, 0.4);
  const dot = () => disc(b.r.int(10, 990), b.r.int(10, 990) * tall, b.r.range(1.6, 4.6), c, 'stroke="none"');
  return { w: 1000, h: 1000 * tall, art: row(b.r.int(40, 90), dot) };
}

/** Stars joined by lines. */
function constellation(b: Brush): Drawing {
  const points = Array.from({ length: b.r.int(4, 7) }, (_, i) => [20 + i * 50, b.r.int(20, 180)] as const);
  const c = pale(b.mood.sun, 0.4);
  return {
    w: points.length * 50,
    h: 200,
    art:
      stroke(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`, c, 3) +
      points.map(([x, y]) => disc(x, y, 8, c)).join(''),
  };
}

/** The ground of another world, from edge to edge. */
function surface(b: Brush, colour: string): Drawing {
  const { r } = b;
  const edge = r.pick([
    'M0 90Q500 -60 1000 90',
    'M0 60q120-60 240-10t260 10 240-20 260 10',
    'M0 80l140-40 120 30 180-50 200 60 160-40 200 30',
  ]);
  const craters = row(r.int(5, 9), (i) =>
    oval(
      70 + ((i * 197) % 880),
      130 + ((i * 71) % 130),
      30 + ((i * 23) % 50),
      10 + ((i * 11) % 14),
      deep(colour, 0.25),
    ),
  );
  return { w: 1000, h: 300, art: path(`${edge}V300H0z`, b.paint(colour)) + craters };
}

function rover(b: Brush): Drawing {
  const [c, d] = [b.hue(), b.r.pick(['#e8e4da', b.hue()])];
  return {
    w: 280,
    h: 200,
    art:
      stroke('M70 90V30', '#8a8f99', 9) +
      rect(44, 6, 54, 32, b.paint(d), 8) +
      disc(58, 22, 9, '#2b2f3f') +
      disc(84, 22, 9, '#2b2f3f') +
      rect(110, 60, 140, 12, b.paint('#3f6fb5'), 3) +
      rect(40, 84, 200, 52, b.paint(c), 12) +
      rect(60, 98, 60, 22, pale(c, 0.5), 4) +
      row(3, (i) => disc(60 + i * 80, 162, 34, '#3b3f4a') + disc(60 + i * 80, 162, 14, d)),
  };
}

/** Domes in which people live. */
function base(b: Brush): Drawing {
  const [c, glass] = [b.hue(), mix('#bfeaf5', b.mood.sky[1], 0.2)];
  return {
    w: 380,
    h: 180,
    art:
      path('M20 176a100 100 0 0 1 200 0z', b.paint(glass)) +
      stroke('M120 78v98M40 130q80 20 160 0', '#ffffff', 6) +
      rect(200, 130, 80, 46, b.paint(c)) +
      path('M260 176a56 56 0 0 1 112 0z', b.paint(c)) +
      disc(316, 152, 15, '#ffe9a8') +
      rect(96, 140, 48, 38, deep(c, 0.4), 6) +
      stroke('M316 120V70', '#8a8f99', 6) +
      disc(316, 66, 9, '#e5484d'),
  };
}

export const space = {
  planet,
  rocket,
  astronaut,
  ufo,
  satellite,
  comet,
  star,
  dust,
  constellation,
  surface,
  rover,
  base,
};
