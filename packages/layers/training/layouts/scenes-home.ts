/** Rooms: what one sits on, hangs up, puts on a table. */
import { deep, disc, mix, oval, pale, path, rect, row, stroke, type Brush, type Drawing } from './scenes-brush.ts';

function sofa(b: Brush): Drawing {
  const { r } = b;
  const [c, n] = [b.hue(), r.int(1, 3)];
  const w = 140 + n * 150;
  const round = r.pick([12, 34, 60]);
  const legs = row(2, (i) => path(`M${40 + i * (w - 110)} 210h22l-6 44h-10z`, '#6b4429'));
  const seats = row(n, (i) => rect(66 + i * 150 + (n > 1 ? 2 : 0), 130, 150 - 4, 60, b.paint(pale(c, 0.12)), 16));
  const buttons = r.chance(0.4) ? row(n * 3, (i) => disc(90 + i * 50, 76, 5, deep(c, 0.35))) : '';
  const pillows = row(
    r.int(0, n),
    (i) =>
      `<g transform="rotate(${i % 2 ? -10 : 12} ${110 + i * 150} 100)">${rect(76 + i * 150, 70, 74, 70, b.some(), 14)}</g>`,
  );
  const arms =
    rect(6, 96, 66, 124, b.paint(deep(c, 0.12)), Math.min(30, round)) +
    rect(w - 72, 96, 66, 124, b.paint(deep(c, 0.12)), Math.min(30, round));
  return {
    w,
    h: 254,
    art:
      legs +
      rect(36, 20, w - 72, 180, b.paint(c), round) +
      buttons +
      seats +
      pillows +
      rect(30, 182, w - 60, 36, b.paint(deep(c, 0.08)), 8) +
      arms,
  };
}

function armchair(b: Brush): Drawing {
  const c = b.hue();
  if (b.r.chance(0.5))
    return {
      w: 240,
      h: 290,
      art:
        stroke('M60 230L40 286M180 230l20 56', '#6b4429', 12) +
        path('M40 160Q30 10 120 10t80 150z', b.paint(c)) +
        path('M20 130q30-16 44 20l10 34h92l10-34q14-36 44-20 6 104-40 110H60Q16 240 20 130z', b.paint(deep(c, 0.14))) +
        rect(66, 150, 108, 36, b.paint(pale(c, 0.2)), 16),
    };
  return {
    w: 240,
    h: 270,
    art:
      stroke('M50 150v116M190 150v116M30 160h180', '#9a6a3c', 12) +
      `<g transform="rotate(-6 120 90)">${rect(48, 10, 144, 140, b.paint(c), 22)}</g>` +
      rect(40, 140, 160, 48, b.paint(pale(c, 0.15)), 18) +
      stroke('M34 116h40M166 116h40', '#9a6a3c', 14),
  };
}

function lamp(b: Brush): Drawing {
  const { r } = b;
  const [c, metal] = [b.hue(), r.pick(['#3a3a44', '#c9a24a', '#8a5a35'])];
  const glow = r.chance(0.3) ? path('M20 110L-60 330h320L180 110z', '#fff0b055', 'stroke="none"') : '';
  return r.pick([
    () => ({
      w: 200,
      h: 480,
      art:
        glow + rect(95, 100, 10, 360, metal) + oval(100, 464, 56, 14, metal) + path('M56 8h88l44 110H12z', b.paint(c)),
    }),
    () => ({
      w: 240,
      h: 480,
      art:
        stroke('M60 462V120Q60 20 150 20t40 50', metal, 9) +
        path('M120 120q0-60 70-60t50 60z', b.paint(c)) +
        rect(14, 456, 92, 18, metal, 8),
    }),
    () => ({
      w: 220,
      h: 480,
      art:
        stroke('M110 230L50 470M110 230l60 240M110 230v220', '#9a6a3c', 11) +
        path('M40 40h140l30 200H10z', b.paint(c)) +
        row(3, (i) => rect(30 - i * 6, 90 + i * 50, 160 + i * 12, 5, deep(c, 0.25), 0, 'stroke="none"')),
    }),
  ])();
}

/** A lamp that hangs from the edge above. */
function pendant(b: Brush): Drawing {
  const c = b.hue();
  const shade = b.r.pick([
    path('M20 220q6-80 80-80t80 80z', b.paint(c)),
    disc(100, 180, 62, b.paint(c)),
    path('M70 130h60l50 90H20z', b.paint(c)),
    row(4, (i) => rect(30 + i * 4, 120 + i * 28, 140 - i * 8, 24, b.paint(i % 2 ? c : pale(c, 0.3)), 12)),
  ]);
  return { w: 200, h: 240, art: rect(97, 0, 6, 140, '#3a3a44') + disc(100, 220, 17, '#ffe9a8') + shade };
}

function rug(b: Brush): Drawing {
  const { r } = b;
  const [c, d] = [b.hue(), b.hue()];
  if (r.chance(0.4))
    return {
      w: 600,
      h: 150,
      art: oval(300, 75, 296, 72, b.paint(c)) + oval(300, 75, 230, 52, d) + oval(300, 75, 150, 32, c),
    };
  const fringe = row(14, (i) => rect(10 + i * 43, 138, 8, 14, pale(c, 0.6), 3));
  const marks = r.pick([
    row(5, (i) => path(`M${110 + i * 96} 70l36-34 36 34-36 34z`, d)),
    row(4, (i) => path(`M${70 - i * 4 + i * 130} 12h50l-6 120h-60z`, d)),
    row(3, (i) => rect(34 - i * 6, 26 + i * 38, 540 + i * 8, 15, d, 0, 'stroke="none"')),
  ]);
  return { w: 600, h: 154, art: fringe + path('M60 8h480l56 132H4z', b.paint(c)) + marks };
}

/** A window with what one sees through it: one thing. */
function pane(b: Brush, id: string): Drawing {
  const { r } = b;
  const [frame, m, arched] = [r.pick(['#fffaf0', '#8a5a35', '#3a3a44', b.hue()]), b.mood, r.chance(0.3)];
  const [w, h] = [r.int(260, 420), r.int(300, 400)];
  const shape = arched
    ? `M14 ${h}V${w / 2}a${w / 2 - 14} ${w / 2 - 20} 0 0 1 ${w - 28} 0V${h}z`
    : `M14 14H${w - 14}V${h}H14z`;
  const sky = rect(0, 0, w, h, b.paint(m.sky[0])) + disc(w * r.range(0.25, 0.75), h * 0.36, 34, m.sun);
  const view = r.pick([
    path(
      `M0 ${h * 0.7}L${w * 0.3} ${h * 0.4}l${w * 0.2} ${h * 0.2}L${w * 0.75} ${h * 0.36}L${w} ${h * 0.66}V${h}H0z`,
      m.far,
    ) + path(`M0 ${h * 0.8}Q${w / 2} ${h * 0.6} ${w} ${h * 0.85}V${h}H0z`, m.near),
    row(7, (i) =>
      rect(
        (i * w) / 7,
        h * (0.45 + ((i * 37) % 30) / 100),
        w / 7,
        h,
        i % 2 ? m.far : mix(m.far, m.near, 0.5),
        0,
        'stroke="none"',
      ),
    ),
    rect(0, h * 0.6, w, h, mix(m.far, '#3f8fb5', 0.6)) + path(`M${w * 0.4} ${h * 0.64}l30-70 34 70z`, '#fff'),
  ]);
  const bars = r.pick([
    rect(w / 2 - 5, 8, 10, h, frame) + rect(10, h * 0.48, w - 20, 10, frame),
    rect(w / 2 - 5, 8, 10, h, frame),
    '',
  ]);
  const curtain = b.hue();
  const drapes = r.chance(0.45)
    ? path(
        `M-30 0Q40 ${h * 0.5} -10 ${h + 20}H-60V0zM${w + 30} 0Q${w - 40} ${h * 0.5} ${w + 10} ${h + 20}h50V0z`,
        b.paint(curtain),
      ) + rect(-70, -10, w + 140, 14, '#6b4429', 6)
    : '';
  return {
    w,
    h: h + 20,
    art: `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})" stroke="none">${sky}${view}</g>${path(shape, 'none', `stroke="${frame}" stroke-width="20"`)}${bars}${rect(-8, h, w + 16, 20, frame, 4)}${drapes}`,
  };
}

/** A picture in its frame. */
function picture(b: Brush): Drawing {
  const { r } = b;
  const [w, h] = r.pick([
    [160, 200],
    [220, 160],
    [180, 180],
  ] as const);
  const [frame, c, d] = [r.pick(['#3a2c24', '#c9a24a', '#fffaf0', b.hue()]), b.hue(), b.hue()];
  const inner = r.pick([
    disc(w / 2, h / 2, 44, c),
    path(`M20 ${h - 30}Q${w / 2} 20 ${w - 20} ${h - 30}z`, c) + disc(w * 0.7, 56, 17, d),
    row(3, (i) => rect(38 + i * ((w - 76) / 3), 50 + i * 18, (w - 90) / 3, h - 90 - i * 18, i % 2 ? c : d)),
    stroke(`M${w / 2} ${h - 34}V60M${w / 2} ${h * 0.6}q-40-10-40-40M${w / 2} ${h * 0.5}q36-10 40-40`, c, 10),
  ]);
  return { w, h, art: rect(0, 0, w, h, b.paint(frame), 4) + rect(16, 16, w - 32, h - 32, pale(d, 0.75)) + inner };
}

/** Books in a row, some leaning. */
function books(b: Brush, n = b.r.int(3, 8)): Drawing {
  let x = 0;
  const art = row(n, (i) => {
    const [w, h] = [b.r.int(22, 46), b.r.int(110, 176)];
    const c = b.hue();
    const book =
      rect(x, 180 - h, w, h, b.paint(c, true), 3) +
      rect(x + 5, 196 - h, w - 10, 8, pale(c, 0.5), 0, 'stroke="none"') +
      (i % 2 ? rect(x + 5, 156, w - 10, 8, deep(c, 0.3), 0, 'stroke="none"') : '');
    x += w + 1;
    return book;
  });
  return { w: x, h: 180, art };
}

/** A bookcase that is full. */
function bookcase(b: Brush): Drawing {
  const { r } = b;
  const [wood, rows] = [r.pick(['#9a6a3c', '#6b4429', '#f3ede0', b.hue()]), r.int(3, 4)];
  const h = rows * 130 + 20;
  const shelves = row(rows, (y) => {
    let [x, art] = [26, rect(20, 20 + y * 130, 260, 112, deep(wood, 0.35))];
    while (x < 240) {
      const [w, tall] = [r.int(14, 34), r.int(60, 98)];
      art += r.chance(0.15)
        ? disc(x + w / 2, 132 + y * 130 - w / 2, w / 2, b.hue())
        : rect(x, 132 + y * 130 - tall, w, tall, b.hue(), 2);
      x += w + (r.chance(0.15) ? 24 : 2);
    }
    return art;
  });
  return { w: 300, h, art: rect(0, 0, 300, h, b.paint(wood), 4) + shelves };
}

function cabinet(b: Brush): Drawing {
  const { r } = b;
  const [c, n] = [r.pick(['#b5814a', '#7a4f30', b.hue()]), r.int(2, 3)];
  const w = n * 140 + 20;
  const doors = row(
    n,
    (i) =>
      rect(16 + i * 140, 18, 128, 118, b.paint(i % 2 ? pale(c, 0.15) : pale(c, 0.08)), 4) +
      disc(i % 2 ? 36 + i * 140 : 124 + i * 140, 76, 8, '#f0d08a'),
  );
  return {
    w,
    h: 210,
    art:
      row(2, (i) => path(`M${36 + i * (w - 96)} 140h24l-6 68h-10z`, deep(c, 0.35))) +
      rect(0, 4, w, 150, b.paint(c), 8) +
      doors,
  };
}

function plant(b: Brush): Drawing {
  const { r } = b;
  const [pot, green] = [b.hue(), r.pick(['#3f8a4f', '#2f6b52', '#6fa34a', '#4f9a7a'])];
  const n = r.int(5, 9);
  const leaves = r.pick([
    () =>
      row(
        n,
        (i) =>
          `<g transform="rotate(${-70 + (i * 140) / (n - 1)} 110 240)">${path('M110 240q-34-100 0-200 34 100 0 200z', b.paint(i % 2 ? green : deep(green, 0.15)))}</g>`,
      ),
    () =>
      stroke('M110 240V60M110 200Q60 180 50 120M110 180q50-20 60-70', deep(green, 0.3), 7) +
      row(7, (i) =>
        oval(
          [110, 50, 170, 80, 146, 60, 160][i]!,
          [44, 100, 90, 90, 60, 150, 140][i]!,
          36,
          22,
          b.paint(i % 2 ? green : pale(green, 0.15)),
          i * 50,
        ),
      ),
    () =>
      path('M84 240V110q0-50 26-50t26 50v130z', b.paint(green)) +
      path('M84 180q-50 0-48-60 18-8 22 4 0 30 26 30zM136 160q46 0 44-50-18-8-22 4 0 20-22 22z', green) +
      row(6, (i) => stroke(`M${98 + (i % 2) * 22} ${100 + i * 20}l6 8`, pale(green, 0.6), 4)),
  ])();
  const vessel = r.pick([
    path('M56 236h108l-16 98H72z', b.paint(pot)) + rect(48, 226, 124, 22, deep(pot, 0.15), 5),
    path('M60 230h100q34 60-14 104H74q-48-44-14-104z', b.paint(pot)),
    rect(58, 230, 104, 104, b.paint(pot), 10) + rect(58, 262, 104, 22, pale(pot, 0.5)),
  ]);
  return { w: 220, h: 336, art: leaves + vessel };
}

function cat(b: Brush): Drawing {
  const { r } = b;
  const c = r.pick(['#3a3440', '#d98a3c', '#8a8a92', '#f3ede2', '#6b4a35']);
  const eyes = (x: number, y: number) =>
    disc(x - 16, y, 6, c === '#3a3440' ? '#f2d04a' : '#20201c') +
    disc(x + 16, y, 6, c === '#3a3440' ? '#f2d04a' : '#20201c') +
    path(`M${x - 6} ${y + 12}h12l-6 8z`, '#e58a8a');
  const head = (x: number, y: number) =>
    path(`M${x - 44} ${y}l-4-56 32 22h32l32-22-4 56q-8 38-44 38t-44-38z`, b.paint(c)) + eyes(x, y - 4);
  const collar = b.hue();
  return r.pick([
    () => ({
      w: 200,
      h: 230,
      art:
        stroke('M150 206q50 0 36-60t-10-50', c, 18) +
        path('M50 226Q30 110 100 96t56 130z', b.paint(c)) +
        path('M76 226q-6-60 24-66 30 6 24 66z', pale(c, 0.5)) +
        head(100, 72) +
        rect(70, 104, 60, 11, collar, 5),
    }),
    () => ({
      w: 300,
      h: 140,
      art:
        stroke('M250 120q50 10 40-30', c, 18) +
        path('M20 136Q40 40 150 44t126 92z', b.paint(c)) +
        row(3, (i) => stroke(`M${130 + i * 40} 56l-8 30`, deep(c, 0.3), 9)) +
        head(74, 82),
    }),
  ])();
}

function sideTable(b: Brush): Drawing {
  const c = b.r.pick(['#9a6a3c', '#c98f55', '#f3ede0', b.hue()]);
  return {
    w: 200,
    h: 190,
    art:
      stroke('M60 30L36 186M140 30l24 156', deep(c, 0.25), 12) +
      rect(6, 14, 188, 22, b.paint(c), 10) +
      (b.r.chance(0.5) ? rect(44, 100, 112, 14, deep(c, 0.1), 4) : ''),
  };
}

function clock(b: Brush): Drawing {
  const c = b.hue();
  return {
    w: 160,
    h: 160,
    art:
      disc(80, 80, 74, b.paint('#fffaf0'), `stroke="${c}" stroke-width="12"`) +
      row(12, (i) => `<path d="M80 20v10" stroke="#3a3a44" stroke-width="5" transform="rotate(${i * 30} 80 80)"/>`) +
      stroke(`M80 80L${b.r.int(50, 110)} 44M80 80l${b.r.int(14, 34)} 14`, '#3a3a44', 7),
  };
}

const shelf = (b: Brush): Drawing => {
  const c = b.r.pick(['#9a6a3c', '#fffaf0', '#6b4429', b.hue()]);
  return { w: 400, h: 46, art: path('M60 14h14v30zM326 14h14v30z', deep(c, 0.3)) + rect(0, 0, 400, 17, b.paint(c), 4) };
};

/** Boards, tiles or a plain floor. */
function floor(b: Brush): Drawing {
  const c = b.r.pick(['#c99a66', '#a8764a', '#e3cfae', '#8a7f8f', '#d9b8a0', b.hue()]);
  const boards = row(
    4,
    (y) =>
      rect(0, y * 75, 1000, 3, deep(c, 0.2), 0, 'stroke="none"') +
      row(4, (x) => rect(120 + x * 250 - (y % 2) * 110, y * 75, 4, 75, deep(c, 0.2), 0, 'stroke="none"')),
  );
  const tiles = row(40, (i) =>
    (i + Math.floor(i / 10)) % 2
      ? rect((i % 10) * 100, Math.floor(i / 10) * 75, 100, 75, deep(c, 0.12), 0, 'stroke="none"')
      : '',
  );
  return {
    w: 1000,
    h: 300,
    art: rect(0, 0, 1000, 300, b.paint(c)) + b.r.pick([boards, tiles, '', rect(0, 0, 1000, 18, pale(c, 0.6))]),
  };
}

/** The wall, plain or papered. */
function wall(b: Brush): string {
  const c = b.r.pick([pale(b.hue(), 0.5), pale(b.hue(), 0.7), deep(b.hue(), 0.35), mix(b.mood.sky[1], '#ffffff', 0.3)]);
  const d = b.r.chance(0.5) ? pale(c, 0.25) : deep(c, 0.1);
  return b.r.pick([
    c,
    c,
    `linear-gradient(${c},${d})`,
    `repeating-linear-gradient(90deg,${c} 0 40px,${d} 40px 80px)`,
    `radial-gradient(circle,${d} 8px,${c} 9px) 0 0/54px 54px`,
    `linear-gradient(${c} 62%,${d} 62%)`,
  ]);
}

export const home = {
  sofa,
  armchair,
  lamp,
  pendant,
  rug,
  pane,
  picture,
  books,
  bookcase,
  cabinet,
  plant,
  cat,
  sideTable,
  clock,
  shelf,
  floor,
  wall,
};
