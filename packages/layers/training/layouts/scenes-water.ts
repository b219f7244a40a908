/** What is on the sea and under it. */
import { deep, disc, oval, pale, path, rect, row, stroke, type Brush, type Drawing } from './scenes-brush.ts';

function sailboat(b: Brush): Drawing {
  const { r } = b;
  const [hull, a, c] = [b.hue(), r.chance(0.5) ? '#fffaf0' : b.hue(), b.hue()];
  const stripes = r.chance(0.4) ? row(3, (i) => path(`M116 ${70 + i * 44}h${40 + i * 26}l10 18H116z`, c)) : '';
  const jib = path('M96 40Q70 120 20 190h76z', b.paint(c));
  const flag = r.chance(0.6) ? path('M106 4l40 14-40 14z', b.hue()) : '';
  return {
    w: 260,
    h: 270,
    art:
      rect(102, 4, 8, 206, '#7a5232', 3) +
      jib +
      path('M116 24q90 70 110 166H116z', b.paint(a)) +
      stripes +
      flag +
      path('M10 206h240q-14 60-60 60H70Q28 266 10 206z', b.paint(hull)) +
      stroke('M24 226h212', pale(hull, 0.6), 7),
  };
}

function steamer(b: Brush): Drawing {
  const { r } = b;
  const [hull, a, c] = [b.hue(), '#faf5ea', b.hue()];
  const n = r.int(1, 3);
  const funnels = row(
    n,
    (i) => rect(150 + i * 62, 34, 38, 76, b.paint(c, true), 3) + rect(150 + i * 62, 34, 38, 18, '#2b2b38', 3),
  );
  const smoke = r.chance(0.6)
    ? path('M170 26q-20-24 10-30 6-22 34-10 30-6 26 18-30-2-36 12-14 12-34 10z', '#e4e2e6')
    : '';
  const holes = row(9, (i) => disc(90 + i * 40, 186, 9, pale(hull, 0.8)));
  const boxes = row(5, (i) => rect(96 + i * 56, 96 + (i % 2) * 26, 52, 56 - (i % 2) * 26, b.some()));
  const decks = rect(110, 110, 260, 44, b.paint(a), 6) + row(7, (i) => rect(124 + i * 34, 122, 20, 18, '#8fc0d8', 3));
  return {
    w: 500,
    h: 250,
    art:
      smoke +
      (r.chance(0.65)
        ? funnels + decks
        : boxes + rect(390, 60, 60, 94, b.paint(a), 4) + rect(400, 72, 40, 18, '#7fb3cf')) +
      path('M20 152h460l-40 84q-6 12-20 12H80q-20 0-28-18z', b.paint(hull)) +
      holes +
      path('M44 216h408l-12 20q-6 12-20 12H80q-20 0-28-18z', deep(hull, 0.3)),
  };
}

function lighthouse(b: Brush): Drawing {
  const { r } = b;
  const [c, n] = [b.hue(), r.int(2, 4)];
  const bands = row(n, (i) => {
    const [y, z] = [100 + (i * 230) / n, 100 + ((i + 0.5) * 230) / n];
    const half = (at: number) => 34 + ((at - 100) / 230) * 22;
    return path(`M${110 - half(y)} ${y}h${2 * half(y)}L${110 + half(z)} ${z}h${-2 * half(z)}z`, c);
  });
  const beam = r.chance(0.4) ? path('M110 66L-80 20V120zM110 66L300 20V120z', '#ffeaa0aa', 'stroke="none"') : '';
  const rock = path('M10 400q10-60 54-70 60-20 104 4 44 10 44 66z', b.paint(r.pick(['#6f6a72', '#4f5a66', '#8a7a66'])));
  return {
    w: 220,
    h: 400,
    art:
      beam +
      path('M76 96h68l22 240H54z', b.paint('#fbf5e8', true)) +
      bands +
      rect(68, 84, 84, 14, '#3a3a48', 4) +
      rect(86, 48, 48, 38, '#ffe08a') +
      path('M78 50l32-36 32 36z', b.paint(c)) +
      path('M96 336v-34a14 14 0 0 1 28 0v34z', deep(c, 0.4)) +
      rock,
  };
}

function whale(b: Brush): Drawing {
  const c = b.r.pick(['#3f6f9a', '#4a5f7d', '#2f8a99', b.hue()]);
  const spout = b.r.chance(0.6) ? stroke('M98 50Q96 20 70 16M98 50q4-34 32-34', '#dff2fb', 10) : '';
  return {
    w: 360,
    h: 220,
    art:
      spout +
      path(
        'M10 140Q10 60 110 56q90 0 140 50 30 20 44-6-40-20-34-66 34 0 50 34 24-20 36-10 2 40-30 58-2 96-110 100H90Q16 212 10 140z',
        b.paint(c),
      ) +
      path('M12 150q90 20 160 14 30 40 4 52H90Q20 212 12 150z', pale(c, 0.75)) +
      row(4, (i) => stroke(`M${46 + i * 26} ${172 + i * 4}l6 30`, pale(c, 0.3), 5)) +
      disc(70, 122, 8, '#141a26') +
      path('M150 166q-10 50 36 50 8-30-36-50z', deep(c, 0.2)),
  };
}

function isle(b: Brush): Drawing {
  const { r } = b;
  const palm = (x: number, y: number, lean: number) =>
    stroke(`M${x} ${y}q${lean} -60 ${lean * 1.4} -130`, '#8a5f35', 13) +
    row(
      6,
      (i) =>
        `<g transform="translate(${x + lean * 1.4} ${y - 130}) rotate(${i * 52 - 40})">${path('M0 0q40-30 82 6-40-4-82-6z', i % 2 ? '#3f9a55' : '#2f7a45')}</g>`,
    );
  const n = r.int(1, 3);
  const palms = row(n, (i) => palm(110 + i * 70, 220 - (i % 2) * 12, r.int(-36, 40)));
  return {
    w: 360,
    h: 260,
    art:
      palms +
      path('M6 256q40-60 170-62t178 62z', b.paint(r.pick(['#f0d79a', '#e6c27a', '#d9c9a3']))) +
      (r.chance(0.4) ? path('M250 216q6-30 30-30 20 0 26 32z', '#8b8f96') : ''),
  };
}

function buoy(b: Brush): Drawing {
  const c = b.hue();
  return {
    w: 110,
    h: 170,
    art:
      disc(55, 14, 12, '#ffe08a') +
      path('M44 26h22l16 84H28z', b.paint(c)) +
      path('M40 52h30l6 28H34z', '#fff') +
      path('M6 110h98l-16 56H22z', b.paint(deep(c, 0.3))),
  };
}

/** A fish, its head to the left. */
function fish(b: Brush): Drawing {
  const { r } = b;
  const [c, d] = [b.hue(), b.hue()];
  const tall = r.int(60, 130);
  const m = 80;
  const body = `M14 ${m}Q70 ${m - tall * 0.75} 190 ${m}Q70 ${m + tall * 0.75} 14 ${m}z`;
  const stripes = row(r.int(2, 4), (i) =>
    path(
      `M${66 + i * 32} ${m - tall * 0.3}q14 ${tall * 0.3} 0 ${tall * 0.6}h12q14 ${-tall * 0.3} 0 ${-tall * 0.6}z`,
      d,
    ),
  );
  const scales = row(6, (i) =>
    stroke(`M${80 + (i % 3) * 28} ${m - 14 + Math.floor(i / 3) * 22}q10 8 0 16`, pale(c, 0.4), 5),
  );
  const fins = path(
    `M80 ${m - tall * 0.3}q40-44 70-20l-14 ${tall * 0.2}zM90 ${m + tall * 0.28}q20 34 50 22l-20-30z`,
    d,
  );
  return {
    w: 250,
    h: 160,
    art:
      path(`M176 ${m}q30-10 66-${r.int(40, 60)}-14 60 0 ${r.int(100, 116)}-40-40-66-${r.int(46, 56)}z`, d) +
      fins +
      path(body, b.paint(c)) +
      r.pick([stripes, scales, '']) +
      disc(52, m - 8, 11, '#fff') +
      disc(50, m - 8, 6, '#171a26'),
  };
}

function coral(b: Brush): Drawing {
  const { r } = b;
  const c = b.hue();
  const branch = () =>
    stroke(
      `M100 250Q96 160 100 40M100 190Q50 170 46 80M100 170q50-20 56-100M60 130Q30 120 18 90M148 110q26-10 34-40`,
      c,
      r.int(16, 26),
    );
  const tubes = row(
    r.int(3, 5),
    (i) =>
      rect(10 + i * 38, 40 + ((i * 67) % 120), 34, 250, b.paint(i % 2 ? c : deep(c, 0.15)), 16) +
      oval(27 + i * 38, 54 + ((i * 67) % 120), 13, 8, deep(c, 0.5)),
  );
  const fan =
    path('M92 250q4-30-10-50Q10 190 4 110 10 20 100 10t96 100q-6 80-78 90-12 20-8 50z', b.paint(c)) +
    stroke(
      'M100 200V40M100 190Q50 150 30 80M100 190q50-40 70-110M100 140Q70 100 64 50M100 140q30-40 36-90',
      deep(c, 0.3),
      6,
    );
  const brain =
    path('M4 250Q4 110 100 106t96 144z', b.paint(c)) +
    stroke('M30 230q-6-60 30-80t30 50q20-80 60-60t10 90M70 140q20-20 50-10', deep(c, 0.3), 7);
  return {
    w: 200,
    h: 250,
    art: { branch, tubes: () => tubes, fan: () => fan, brain: () => brain }[
      r.pick(['branch', 'tubes', 'fan', 'brain'] as const)
    ](),
  };
}

function weed(b: Brush): Drawing {
  const c = b.r.pick(['#2f8a5a', '#4aa36a', '#7fa83f', '#1f6f66']);
  const n = b.r.int(2, 4);
  return {
    w: 50 * n + 30,
    h: 320,
    art: row(n, (i) => {
      const [x, top] = [40 + i * 50, 10 + ((i * 83) % 120)];
      return path(
        `M${x - 12} 320Q${x - 44} ${top + 220} ${x - 8} ${top + 140}T${x} ${top}Q${x + 34} ${top + 80} ${x + 10} ${top + 150}T${x + 14} 320z`,
        b.paint(i % 2 ? c : deep(c, 0.15)),
      );
    }),
  };
}

function diver(b: Brush): Drawing {
  const [suit, tank] = [b.r.pick(['#2b2f3f', b.hue()]), b.hue()];
  const fin = (x: number, y: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${path(`M${x} ${y - 10}q40-14 84-4 6 14 0 28-44 8-84-4z`, tank)}</g>`;
  return {
    w: 420,
    h: 190,
    art:
      fin(310, 120, 14) +
      fin(304, 140, -8) +
      path('M190 84q70 6 130 30l-4 20q-60-4-130-16zM180 100q60 34 130 32l-4 20q-80 0-140-30z', deep(suit, 0.2)) +
      rect(120, 26, 100, 40, b.paint(tank), 18) +
      path('M70 84q40-38 110-26 50 10 40 50-10 20-60 14-70 0-90-38z', b.paint(suit)) +
      path('M92 104q-30 40-70 40l-2 18q60 6 96-44z', suit) +
      disc(70, 74, 40, b.paint('#e3ab82')) +
      path('M36 58q4-34 40-32 34 4 34 30z', suit) +
      rect(24, 60, 56, 32, '#9fe0f2', 12, `stroke="${tank}" stroke-width="7"`) +
      stroke('M40 100q20 20 60 0t60-50', '#2b2f3f', 7),
  };
}

function turtle(b: Brush): Drawing {
  const [c, skin] = [b.r.pick(['#5f8a4a', '#8a6a3f', b.hue()]), '#8fb37a'];
  return {
    w: 300,
    h: 200,
    art:
      path(
        'M90 130q-60 20-60 60 50 10 100-40zM200 130q60 20 70 54-50 6-110-34zM110 70Q90 10 40 14q-4 40 50 76z',
        b.paint(skin),
      ) +
      path('M216 96q20-40 60-36 22 12 16 36-20 26-66 20z', b.paint(skin)) +
      disc(268, 78, 5, '#1b2418') +
      oval(148, 104, 96, 66, b.paint(c)) +
      row(
        5,
        (i) =>
          `<g transform="translate(${[148, 94, 202, 120, 176][i]} ${[104, 106, 104, 66, 66][i]})">${path('M-20 0l10-16h20l10 16-10 16h-20z', pale(c, 0.35))}</g>`,
      ),
  };
}

function jelly(b: Brush): Drawing {
  const c = b.hue();
  return {
    w: 180,
    h: 260,
    art:
      row(5, (i) => stroke(`M${34 + i * 28} 100q${i % 2 ? 26 : -26} 40 0 76t${i % 2 ? -10 : 10} 70`, `${c}aa`, 9)) +
      path('M8 110Q4 6 90 6t82 104q-14 16-28 0-14 16-28 0-14 16-28 0-14 16-28 0-14 16-28 0-12 14-24 0z', `${c}cc`) +
      stroke('M34 80q4-40 36-50', pale(c, 0.7), 8),
  };
}

function crab(b: Brush): Drawing {
  const c = b.r.pick(['#e0523a', '#f08a3c', b.hue()]);
  return {
    w: 240,
    h: 160,
    art:
      row(3, (i) =>
        stroke(
          `M${70 - i * 8} ${110 + i * 8}q-30 0-${36 + i * 4} 30M${170 + i * 8} ${110 + i * 8}q30 0 ${36 + i * 4} 30`,
          deep(c, 0.15),
          8,
        ),
      ) +
      path(
        'M60 90Q20 80 20 50L4 20Q30-4 50 10L38 34l26-8q10 30-20 30l30 24zM180 90q40-10 40-40l16-30q-26-24-46-10l12 24-26-8q-10 30 20 30l-30 24z',
        b.paint(c),
      ) +
      oval(120, 106, 72, 48, b.paint(c)) +
      stroke('M96 66V40M144 66V40', c, 8) +
      disc(96, 38, 13, '#fff') +
      disc(144, 38, 13, '#fff') +
      disc(96, 38, 6, '#111') +
      disc(144, 38, 6, '#111') +
      stroke('M94 116q26 20 52 0', deep(c, 0.5), 6),
  };
}

function starfish(b: Brush): Drawing {
  const c = b.hue();
  return {
    w: 160,
    h: 150,
    art:
      path(
        'M80 6q14 10 20 44 40-6 54 8-4 20-34 38 20 30 12 48-20 6-52-20-32 26-52 20-8-18 12-48Q10 78 6 58q14-14 54-8Q66 16 80 6z',
        b.paint(c),
      ) + row(5, (i) => disc([80, 124, 106, 54, 36][i]!, [40, 68, 118, 118, 68][i]!, 6, pale(c, 0.6), 'stroke="none"')),
  };
}

function chest(b: Brush): Drawing {
  const c = b.r.pick(['#8a5a2f', '#6f4428']);
  return {
    w: 240,
    h: 190,
    art:
      path('M16 90Q20 6 120 6t104 84z', b.paint(pale(c, 0.1))) +
      row(8, (i) => disc(40 + i * 23, 94 - (i % 3) * 8, 17, i % 3 ? '#f7c948' : '#e0a92a')) +
      rect(10, 100, 220, 86, b.paint(c), 8) +
      row(2, (i) => rect(40 + i * 140, 100, 20, 86, '#d9b45c')) +
      rect(98, 96, 44, 44, '#d9b45c', 6) +
      disc(120, 116, 8, '#3a2414'),
  };
}

function submarine(b: Brush): Drawing {
  const c = b.hue();
  const d = b.hue();
  return {
    w: 380,
    h: 210,
    art:
      stroke('M200 40V8h36', '#3d4450', 11) +
      path('M150 70l10-40h84l14 40z', b.paint(d)) +
      path('M340 90l34-26v116l-34-26z', d) +
      rect(20, 60, 330, 130, b.paint(c), 65) +
      row(
        3,
        (i) =>
          disc(100 + i * 74, 122, 29, '#bfe8f5', `stroke="${deep(c, 0.4)}" stroke-width="9"`) +
          path(`M${86 + i * 74} 112q6-14 18-12`, '#fff'),
      ) +
      stroke('M40 168q140 20 290 0', deep(c, 0.25), 6),
  };
}

/** Bubbles that rise together: one thing. */
function bubbles(b: Brush): Drawing {
  const n = b.r.int(3, 7);
  return {
    w: 100,
    h: 60 * n,
    art: row(n, (i) => {
      const [x, y, q] = [50 + 24 * Math.sin(i * 2.1), 60 * i + 30, 10 + ((i * 7) % 16)];
      return (
        disc(x, y, q, '#e8fbff55', 'stroke="#f2fdff" stroke-width="4"') +
        disc(x - q * 0.3, y - q * 0.3, q * 0.2, '#fff', 'stroke="none"')
      );
    }),
  };
}

export const water = {
  sailboat,
  steamer,
  lighthouse,
  whale,
  isle,
  buoy,
  fish,
  coral,
  weed,
  diver,
  turtle,
  jelly,
  crab,
  starfish,
  chest,
  submarine,
  bubbles,
};
