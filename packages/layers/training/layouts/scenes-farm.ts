/** The farm and its beasts. */
import { deep, disc, oval, pale, path, rect, row, stroke, type Brush, type Drawing } from './scenes-brush.ts';

function barn(b: Brush): Drawing {
  const { r } = b;
  const [c, d] = [r.pick(['#b5382f', '#a8502f', '#5f7f6a', b.hue()]), r.pick(['#fff8ea', b.hue()])];
  const roof = r.pick([
    'M6 150L60 60 200 6l140 54 54 90-18 10-50-84L200 28 74 76 24 160z',
    'M0 150L200 8l200 142-14 16L200 34 14 166z',
  ]);
  const fill = roof.startsWith('M6') ? 'M26 150L70 70 200 20l130 50 44 80v170H26z' : 'M26 150L200 26l174 124v170H26z';
  const planks = r.chance(0.6) ? row(8, (i) => rect(48 + i * 42, 150, 4, 170, deep(c, 0.2), 0, 'stroke="none"')) : '';
  const door =
    rect(130, 190, 140, 130, b.paint(deep(c, 0.25)), 0, `stroke="${d}" stroke-width="11"`) +
    stroke('M134 194l132 122M266 194L134 316', d, 10);
  const loft = r.pick([
    disc(200, 104, 30, '#4a2c20', `stroke="${d}" stroke-width="9"`),
    rect(168, 78, 64, 60, '#4a2c20', 0, `stroke="${d}" stroke-width="9"`),
  ]);
  const silo = r.chance(0.4)
    ? rect(372, 60, 90, 260, b.paint('#c9ccd4', true)) +
      path('M366 64a51 46 0 0 1 102 0z', b.paint('#9aa0a8')) +
      row(4, (i) => rect(372, 110 + i * 52, 90, 5, '#8a8f99', 0, 'stroke="none"'))
    : '';
  return { w: silo ? 470 : 400, h: 320, art: silo + path(fill, b.paint(c)) + planks + path(roof, d) + loft + door };
}

function tractor(b: Brush): Drawing {
  const c = b.r.pick(['#c9382f', '#3f8a3f', '#2f6fb5', '#e8a02a', b.hue()]);
  const big = b.r.int(70, 88);
  const wheel = (x: number, y: number, radius: number) =>
    disc(x, y, radius, '#2b2d33') +
    row(
      10,
      (i) =>
        `<path d="M${x} ${y - radius}v12" stroke="#55585f" stroke-width="9" transform="rotate(${i * 36} ${x} ${y})"/>`,
    ) +
    disc(x, y, radius * 0.5, '#f0c23c') +
    disc(x, y, radius * 0.18, '#7a5a20');
  const cab = b.r.chance(0.6)
    ? path('M66 20h130v12h-12l8 100H84L76 32H66z', b.paint(deep(c, 0.15))) + path('M92 36h76l8 80H98z', '#cfe8f2')
    : disc(128, 44, 24, '#e3ab82') +
      path('M98 40q4-28 32-26 26 4 36 24z', '#d9b45c') +
      rect(104, 68, 52, 70, '#3f5f9a', 14);
  return {
    w: 400,
    h: 250,
    art:
      cab +
      rect(296, 44, 13, 66, '#3b3f4a', 4) +
      path('M70 122h130l10-20h140q30 4 30 40v40H90z', b.paint(c)) +
      row(4, (i) => rect(300 + i * 18, 124, 8, 36, deep(c, 0.35), 0, 'stroke="none"')) +
      wheel(112, 248 - big, big) +
      wheel(326, 200, 48),
  };
}

function fence(b: Brush): Drawing {
  const { r } = b;
  const [c, n] = [r.pick(['#fffaf0', '#a8764a', '#7a5232', b.hue()]), r.int(5, 9)];
  const w = n * 70;
  const tip = r.pick([
    (x: number) => `M${x} 140V30l18-24 18 24v110z`,
    (x: number) => `M${x} 140V20q18-20 36 0v120z`,
    (x: number) => `M${x + 8} 140V10h20v130z`,
  ]);
  return {
    w,
    h: 140,
    art:
      rect(0, 44, w, 15, b.paint(deep(c, 0.1))) +
      rect(0, 96, w, 15, b.paint(deep(c, 0.1))) +
      row(n, (i) => path(tip(i * 70 + 16), b.paint(c))),
  };
}

function bale(b: Brush): Drawing {
  const c = b.r.pick(['#e0b54a', '#d9a03c']);
  if (b.r.chance(0.5))
    return {
      w: 180,
      h: 170,
      art: disc(90, 86, 82, b.paint(c)) + stroke('M90 86q10-20 24 0t-24 26-40-26 44-48 58 50-64 66', deep(c, 0.25), 6),
    };
  return {
    w: 220,
    h: 120,
    art:
      rect(4, 6, 212, 110, b.paint(c), 8) +
      rect(56, 6, 10, 110, '#a8522c') +
      rect(152, 6, 10, 110, '#a8522c') +
      row(6, (i) => stroke(`M${20 + ((i * 61) % 150)} ${24 + i * 14}h40`, deep(c, 0.2), 4)),
  };
}

function cow(b: Brush): Drawing {
  const [c, d] = b.r.pick([
    ['#faf6ee', '#3a3032'],
    ['#a8622f', '#f3e2cb'],
    ['#e8d8c2', '#8a5a3a'],
  ] as const);
  const bell = b.hue();
  return {
    w: 330,
    h: 230,
    art:
      stroke('M26 70Q6 110 16 160', d, 7) +
      row(4, (i) => rect([50, 82, 188, 220][i]!, 140, 24, 84, i % 2 ? deep(c, 0.15) : c, 4)) +
      path('M20 60q40-24 120-14 70 4 106 0 20 60-6 100-40 26-120 22-70 2-92-16Q10 110 20 60z', b.paint(c)) +
      path('M60 52q50-10 60 20 0 40-40 34t-20-54zM160 100q40-20 60 10 0 40-36 42t-24-52z', d, 'stroke="none"') +
      path('M236 50l-14-22q24-8 34 10h30q16-14 32-8l-10 24q6 40-4 60-6 22-32 22t-32-22q-10-24-4-64z', b.paint(c)) +
      oval(272, 116, 28, 20, '#f0b0a8') +
      disc(252, 66, 6, '#18120f') +
      disc(292, 66, 6, '#18120f') +
      disc(262, 118, 4, '#8a4a44') +
      disc(282, 118, 4, '#8a4a44') +
      path('M258 146h28l6 28h-40z', bell),
  };
}

function sheep(b: Brush): Drawing {
  const [c, d] = [b.r.pick(['#fffaf0', '#e8dccb', '#5b534e']), b.r.pick(['#3a3032', '#e3c4a4'])];
  return {
    w: 250,
    h: 190,
    art:
      row(4, (i) => rect([64, 92, 140, 168][i]!, 120, 17, 66, d, 4)) +
      path(
        'M40 130q-40-20-16-56 0-40 44-38 30-34 68-12 50-14 62 24 36 20 12 56 0 34-44 34-40 22-70 4-40 14-56-12z',
        b.paint(c),
      ) +
      path('M178 60q10-30 42-20 30 14 22 50-10 24-34 20-30-10-30-50z', b.paint(d)) +
      oval(184, 58, 20, 9, d, 30) +
      disc(214, 66, 5, '#fff') +
      path('M176 46q20-26 46-10-10 20-46 10z', c),
  };
}

function hen(b: Brush): Drawing {
  const c = b.r.pick(['#f7f0e2', '#c8692f', '#8a4a2f', '#e3a84a']);
  return {
    w: 190,
    h: 190,
    art:
      stroke('M84 150v34M110 150v34', '#e8a02a', 7) +
      path('M14 40q30 10 40 34 40 0 50-34 2-30 32-30 30 4 28 40 0 104-80 104Q4 150 14 40z', b.paint(c)) +
      path('M50 90q30-10 54 8-8 40-40 36-20-10-14-44z', deep(c, 0.2)) +
      path('M118 14q-2-16 10-12 6-8 12 2 12-4 10 14zM150 66q16 4 10 26-14 2-16-18z', '#d93a3a') +
      path('M162 42l24 10-24 10z', '#f0a030') +
      disc(144, 40, 5, '#18120f'),
  };
}

function windmill(b: Brush): Drawing {
  const { r } = b;
  const [c, d] = [r.pick(['#f3e8d4', b.hue()]), b.hue()];
  const turn = r.int(0, 89);
  const sails = row(
    4,
    (i) =>
      `<g transform="rotate(${turn + i * 90} 160 130)">${rect(155, 6, 10, 124, '#7a5232')}${rect(165, 10, 38, 84, b.paint('#fffaf0'), 0, 'stroke="#b59a78" stroke-width="4"')}</g>`,
  );
  return {
    w: 320,
    h: 420,
    art:
      path('M116 120h88l34 296H82z', b.paint(c)) +
      path('M106 126q4-60 54-66 50 6 54 66z', b.paint(d)) +
      rect(138, 200, 36, 44, '#6fa0b5', 16) +
      path('M136 416v-60a24 24 0 0 1 48 0v60z', deep(d, 0.3)) +
      sails +
      disc(160, 130, 15, '#4a3020'),
  };
}

/** A field in rows, from edge to edge. */
function field(b: Brush, colour: string): Drawing {
  const { r } = b;
  const n = r.int(7, 12);
  const edge = r.pick(['M0 70Q500 -40 1000 60', 'M0 30Q500 90 1000 20', 'M0 40H1000']);
  const furrows = r.pick([
    row(n, (i) =>
      path(
        `M${500 + (i - n / 2) * 30} 50L${500 + (i - n / 2) * 240} 300h60L${506 + (i - n / 2) * 30} 50z`,
        deep(colour, 0.16),
        'stroke="none"',
      ),
    ),
    row(4, (i) => stroke(`M0 ${110 + i * 50}Q500 ${40 + i * 50} 1000 ${100 + i * 50}`, pale(colour, 0.25), 9)),
    row(20, (i) => stroke(`M${(i * 173) % 980} ${120 + ((i * 61) % 150)}l8-20 8 20`, deep(colour, 0.2), 5)),
    '',
  ]);
  return { w: 1000, h: 300, art: path(`${edge}V300H0z`, b.paint(colour)) + furrows };
}

/** A bed of flowers or cabbages that is one row. */
function plantRow(b: Brush): Drawing {
  const { r } = b;
  const [c, n, kind] = [b.hue(), r.int(5, 9), r.int(0, 2)];
  const one = (x: number) =>
    [
      () =>
        path(`M${x} 76q-36-10-34-44 20-6 34 20 14-26 34-20 2 34-34 44z`, '#5a9e4b') +
        disc(x, 40, 22, b.paint('#9fc96a')),
      () =>
        stroke(`M${x} 80V30`, '#4b8a3f', 6) +
        path(`M${x - 20} 8l12 10 8-16 8 16 12-10q4 40-20 42-24-2-20-42z`, b.paint(c)),
      () =>
        path(`M${x - 14} 54h28l-14 44z`, '#f08a2e') + stroke(`M${x} 54l-14-44M${x} 54V4M${x} 54l14-44`, '#4b8a3f', 7),
    ][kind]!();
  return {
    w: n * 76,
    h: 100,
    art: path(`M0 84q${n * 38}-30 ${n * 76} 0v16H0z`, '#7a5232') + row(n, (i) => one(38 + i * 76)),
  };
}

function scarecrow(b: Brush): Drawing {
  const [c, d] = [b.hue(), b.hue()];
  return {
    w: 240,
    h: 330,
    art:
      rect(112, 90, 15, 240, '#7a5232') +
      stroke('M8 130h30M202 130h30', '#e0b54a', 13) +
      path('M30 112h180v36h-48l10 100H68l10-100H30z', b.paint(c)) +
      row(2, (i) => rect(92 + i * 36, 170 + i * 24, 26, 26, d)) +
      disc(120, 76, 40, b.paint('#f0d49a')) +
      path('M58 48h124l-30-12-8-36H98l-8 36z', b.paint(d)) +
      disc(106, 74, 6, '#3a2414') +
      disc(136, 74, 6, '#3a2414') +
      stroke('M104 94q16 12 32 0', '#3a2414', 5),
  };
}

function crate(b: Brush): Drawing {
  const fill = b.r.pick(['#d93a3a', '#f2912b', '#7fa03f', '#e8c83c']);
  return {
    w: 230,
    h: 150,
    art:
      row(6, (i) => disc(36 + i * 32, 50 - (i % 2) * 18, 27, b.paint(fill))) +
      row(3, (i) => rect(4, 52 + i * 34, 222, 27, b.paint('#c08f55'), 3)) +
      rect(10, 48, 20, 100, '#8a5f35') +
      rect(200, 48, 20, 100, '#8a5f35'),
  };
}

function barrow(b: Brush): Drawing {
  const c = b.hue();
  return {
    w: 300,
    h: 180,
    art:
      row(
        5,
        (i) => disc(90 + i * 34, 40 - (i % 2) * 14, 24, b.hue()) + path(`M${80 + i * 34} 60l10-26 12 26z`, '#4b8a3f'),
      ) +
      stroke('M296 50L170 120 60 130M200 110l20 60', '#7a5232', 11) +
      path('M40 56h210l-40 70H90z', b.paint(c)) +
      disc(62, 140, 34, '#2b2d33') +
      disc(62, 140, 14, '#c9ccd4'),
  };
}

export const farm = {
  barn,
  tractor,
  fence,
  bale,
  cow,
  sheep,
  hen,
  windmill,
  field,
  plantRow,
  scarecrow,
  crate,
  barrow,
};
