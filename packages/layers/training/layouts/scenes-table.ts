/** What stands on a table. */
import { deep, disc, oval, pale, path, rect, row, stroke, type Brush, type Drawing } from './scenes-brush.ts';

const leaf = (x: number, y: number) => path(`M${x} ${y}q10-34 46-30-6 34-46 30z`, '#5a9e4b');

function fruit(b: Brush): Drawing {
  const { r } = b;
  const red = r.pick(['#d93a3a', '#9ab83f', '#e8a23c']);
  return r.pick([
    () => ({
      w: 160,
      h: 170,
      art:
        stroke('M80 46q0-26 14-40', '#6b4429', 8) +
        leaf(84, 34) +
        path('M80 44q30-20 58 6 30 40-6 94-22 30-52 18-30 12-52-18Q-8 90 22 50q28-26 58-6z', b.paint(red)) +
        stroke('M36 84q2-20 18-28', pale(red, 0.5), 8),
    }),
    () => ({
      w: 150,
      h: 200,
      art:
        stroke('M76 40q0-20 10-34', '#6b4429', 8) +
        path('M76 30q34 0 36 44 32 36 30 70-10 52-66 52T10 144q-2-34 30-70 2-44 36-44z', b.paint('#c3c84a')) +
        stroke('M34 132q4-24 16-34', '#eef0a8', 8),
    }),
    () => ({
      w: 160,
      h: 160,
      art:
        disc(80, 82, 74, b.paint('#f2912b')) +
        row(6, (i) => disc(50 + ((i * 31) % 70), 60 + ((i * 23) % 60), 3, '#c96f18', 'stroke="none"')) +
        leaf(78, 16),
    }),
    () => ({
      w: 190,
      h: 130,
      art:
        path('M6 66q14-14 26-16Q60 6 104 10t66 46l16 10-16 12q-18 46-66 48T32 82Q14 78 6 66z', b.paint('#f7d23e')) +
        stroke('M60 50q14-18 36-20', '#fff3b0', 7),
    }),
    () => ({
      w: 180,
      h: 220,
      art:
        stroke('M90 40V6', '#6b4429', 8) +
        leaf(92, 26) +
        row(10, (i) =>
          disc(
            90 + [-48, -16, 16, 48, -32, 0, 32, -16, 16, 0][i]!,
            62 + [0, 0, 0, 0, 36, 36, 36, 72, 72, 108][i]!,
            24,
            b.paint(i % 2 ? '#6b3f8f' : '#7d4fa3'),
          ),
        ),
    }),
    () => ({
      w: 260,
      h: 140,
      art:
        path('M6 20q124 60 248-10Q240 130 124 132 20 130 6 20z', b.paint('#3f8a4f')) +
        path('M28 34q100 42 204-10-20 84-108 86-80-2-96-76z', '#f5efd8') +
        path('M40 42q90 32 180-8-20 64-96 66-68-2-84-58z', b.paint('#e5484d')) +
        row(5, (i) => oval(80 + i * 24, 66 + (i % 2) * 14, 4, 7, '#2b1a16')),
    }),
    () => ({
      w: 220,
      h: 150,
      art:
        path('M20 30q20 80 110 80 50 0 80-34 10 30-30 54-80 36-140-20Q10 80 8 34z', b.paint('#f5cf3a')) +
        stroke('M34 60q30 60 100 66', '#d9a82a', 5) +
        path('M6 36l14-30 10 4-4 26z', '#7a5a20'),
    }),
  ])();
}

function jug(b: Brush): Drawing {
  const { r } = b;
  const [c, d] = [b.hue(), b.hue()];
  const marks = r.pick([
    rect(34, 150, 156, 16, d, 0, 'stroke="none"') + rect(30, 178, 164, 8, d, 0, 'stroke="none"'),
    row(4, (i) => disc(60 + i * 36, 176, 12, d, 'stroke="none"')),
    row(3, (i) => path(`M${60 + i * 50} 200q-14-40 0-70 14 30 0 70z`, d)),
    '',
  ]);
  return {
    w: 270,
    h: 290,
    art:
      stroke('M170 70q90-6 80 66t-72 80', deep(c, 0.1), 20) +
      path('M56 10q-30 6-40 28 26 10 36 30 2 40-22 80-30 70 18 134h128q48-64 18-134-30-50-20-90l6-48z', b.paint(c)) +
      marks +
      stroke('M60 110q-24 46-16 100', pale(c, 0.5), 10),
  };
}

function bottle(b: Brush): Drawing {
  const { r } = b;
  const [c, label] = [r.pick(['#2f5a3a', '#5a2f3a', '#8a5a2a', '#bfe0e8', b.hue()]), r.pick(['#fffaf0', b.hue()])];
  const shoulder = r.int(110, 160);
  return {
    w: 120,
    h: 380,
    art:
      rect(44, 4, 32, 34, b.hue(), 5) +
      path(
        `M46 36h28v${shoulder - 60}q40 20 40 60v${340 - shoulder}q0 14-14 14H20q-14 0-14-14V${shoulder + 36}q0-40 40-60z`,
        b.paint(c, true),
      ) +
      rect(6, 210, 108, 90, b.paint(label)) +
      disc(60, 244, 19, b.hue()) +
      rect(30, 274, 60, 8, deep(label, 0.4), 0, 'stroke="none"') +
      stroke('M22 180v-14', pale(c, 0.6), 8),
  };
}

function cake(b: Brush): Drawing {
  const { r } = b;
  const [a, c, stand] = [b.hue(), r.pick(['#fff3e2', '#f5c6d0', '#6b3f2a', b.hue()]), r.pick(['#f7f3ea', b.hue()])];
  const n = r.int(1, 3);
  const tiers = row(n, (i) => {
    const [w, y] = [280 - i * 70 - (n === 1 ? 20 : 0), 200 - i * 76];
    const x = 170 - w / 2;
    const drip = row(5, (k) => `q-${w / 20} ${24 + ((k * 13) % 20)} -${w / 10} 0t-${w / 10} 0`);
    const icing = `M${x} ${y + 26}V${y + 8}q0-12 12-12h${w - 24}q12 0 12 12v18${drip}z`;
    return rect(x, y, w, 80, b.paint(i % 2 ? pale(a, 0.3) : a), 10) + path(icing, b.paint(c));
  });
  const y = 200 - (n - 1) * 76;
  const top = r.pick([
    () =>
      row(
        5,
        (i) =>
          rect(126 + i * 20, y - 52, 9, 48, b.hue()) +
          path(`M${130 + i * 20} ${y - 78}q12 16 0 24-12-8 0-24z`, '#ffb93c'),
      ),
    () => row(4, (i) => disc(118 + i * 34, y - 14, 16, b.paint('#d9304a'))),
    () =>
      row(
        3,
        (i) =>
          oval(130 + i * 40, y - 20, 20, 26, b.paint('#e5404f')) +
          path(`M${120 + i * 40} ${y - 42}h20l-10 12z`, '#4f9a4b'),
      ),
  ])();
  return {
    w: 340,
    h: 360,
    art:
      rect(156, 280, 28, 60, b.paint(stand)) +
      oval(170, 346, 80, 13, b.paint(stand)) +
      rect(10, 274, 320, 20, b.paint(stand), 10) +
      tiers +
      top,
  };
}

function teapot(b: Brush): Drawing {
  const [c, d] = [b.hue(), b.hue()];
  return {
    w: 360,
    h: 240,
    art:
      stroke('M260 90q90-20 76 50t-90 50', c, 18) +
      path('M96 150Q50 150 40 90L6 66l30-16q36 14 46 60z', b.paint(c)) +
      path('M100 66h140q60 60 20 130-20 36-50 36h-80q-30 0-50-36-40-70 20-130z', b.paint(c)) +
      path('M104 66q10-34 66-34t66 34z', b.paint(deep(c, 0.12))) +
      disc(170, 22, 15, d) +
      row(3, (i) => disc(120 + i * 50, 150, 18, d) + disc(120 + i * 50, 150, 7, pale(c, 0.5))),
  };
}

function cup(b: Brush): Drawing {
  const { r } = b;
  const [c, d] = [b.hue(), b.hue()];
  const steam = r.chance(0.5) ? stroke('M80 40q-14-16 0-30M110 40q-14-16 0-30', '#ffffffcc', 7) : '';
  if (r.chance(0.3))
    return {
      w: 130,
      h: 230,
      art:
        path(
          'M20 6h90q10 90-38 104v90h40v20H18v-20h40v-90Q10 96 20 6z',
          '#e8f4f8bb',
          'stroke="#ffffff" stroke-width="4"',
        ) + path('M22 46h86q-4 54-43 56-40-4-43-56z', r.pick(['#8f2440', '#f0c860', d])),
    };
  return {
    w: 230,
    h: 170,
    art:
      steam +
      stroke('M160 74q54-10 46 30t-60 26', c, 13) +
      path('M30 56h136q4 90-50 92H80Q26 146 30 56z', b.paint(c)) +
      oval(98, 56, 68, 13, '#5b3620') +
      (r.chance(0.5) ? rect(32, 86, 132, 13, d, 0, 'stroke="none"') : '') +
      oval(98, 156, 90, 12, b.paint(pale(c, 0.5))),
  };
}

function loaf(b: Brush): Drawing {
  const c = b.r.pick(['#c9843c', '#a8642c', '#dba45a']);
  return b.r.pick([
    () => ({
      w: 320,
      h: 150,
      art:
        path('M10 120Q0 20 160 16t150 104q0 24-30 24H40q-28 0-30-24z', b.paint(c)) +
        row(4, (i) => stroke(`M${70 + i * 54} 44l24 44`, pale(c, 0.6), 10)),
    }),
    () => ({
      w: 380,
      h: 100,
      art:
        path('M8 66Q60 6 200 10t172 46q-40 40-170 40T8 66z', b.paint(c)) +
        row(5, (i) => stroke(`M${80 + i * 50} 34l18 34`, pale(c, 0.6), 9)),
    }),
    () => ({
      w: 240,
      h: 130,
      art:
        path(
          'M6 96Q10 40 70 60 60 8 120 8t50 52q60-20 64 36 0 30-30 24l-40-24q-44 30-88 0l-40 24Q6 126 6 96z',
          b.paint(c),
        ) + stroke('M70 60q0 24 10 38M170 60q0 24-10 38', deep(c, 0.3), 7),
    }),
  ])();
}

function bowl(b: Brush): Drawing {
  const { r } = b;
  const [c, n] = [b.hue(), r.int(4, 6)];
  const heap = row(n, (i) =>
    disc(
      70 + ((i * 200) / n) * 1.05,
      66 - (i % 2) * 26,
      42,
      b.paint(r.pick(['#d93a3a', '#f2912b', '#9ab83f', '#f7d23e', '#7d4fa3'])),
    ),
  );
  return {
    w: 340,
    h: 210,
    art:
      heap +
      path('M10 80h320q-6 110-110 116H120Q16 190 10 80z', b.paint(c)) +
      rect(110, 192, 120, 16, deep(c, 0.25), 4) +
      r.pick([
        stroke('M26 106q144 20 288 0', pale(c, 0.6), 9),
        row(5, (i) => disc(70 + i * 50, 132, 13, pale(c, 0.6), 'stroke="none"')),
        '',
      ]),
  };
}

function bouquet(b: Brush): Drawing {
  const { r } = b;
  const [c, n] = [r.pick(['#e8f0f2', b.hue()]), r.int(3, 7)];
  const blooms = row(n, (i) => {
    const [x, y, f] = [130 + (i - (n - 1) / 2) * (170 / n), 60 + ((i * 47) % 80), b.hue()];
    const head = r.pick([
      row(6, (k) => `<g transform="rotate(${k * 60} ${x} ${y})">${oval(x, y - 22, 13, 20, f)}</g>`) +
        disc(x, y, 14, '#f5c33b'),
      disc(x, y, 32, b.paint(f)) + stroke(`M${x - 16} ${y}q16-24 24 0t-20 6`, deep(f, 0.25), 5),
      path(`M${x - 24} ${y - 30}l14 14 10-22 10 22 14-14q8 56-24 60-32-4-24-60z`, b.paint(f)),
    ]);
    return stroke(`M${x} ${y}Q${130 + (x - 130) * 0.6} 170 130 240`, '#4b8a3f', 7) + head;
  });
  const vase = r.pick([
    'M90 210h80q-8 40 14 90t-20 90H96q-42-40-20-90t14-90z',
    'M86 210h88l-12 180H98z',
    'M108 210h44v40q50 30 40 90-8 50-62 50t-62-50q-10-60 40-90z',
  ]);
  return {
    w: 260,
    h: 392,
    art:
      path('M130 220Q60 190 40 130q70 10 90 90zM130 220q70-30 90-90-70 10-90 90z', '#5f9a4f') +
      blooms +
      path(vase, b.paint(c)) +
      (r.chance(0.4) ? rect(92, 300, 76, 17, b.hue(), 0, 'stroke="none"') : ''),
  };
}

function candle(b: Brush): Drawing {
  const c = b.r.pick(['#fff6e2', b.hue()]);
  const n = b.r.pick([1, 1, 3]);
  const one = (x: number, y: number) =>
    rect(x - 13, y, 26, 110, b.paint(c), 4) + path(`M${x} ${y - 50}q20 28 0 44-20-16 0-44z`, '#ffb93c');
  return {
    w: n === 3 ? 240 : 120,
    h: 290,
    art:
      n === 3
        ? stroke('M40 170q0 40 80 40t80-40M120 170v110', '#c9a24a', 13) +
          one(40, 64) +
          one(120, 52) +
          one(200, 64) +
          rect(70, 270, 100, 18, '#c9a24a', 8)
        : one(60, 60) + path('M20 170h80l-14 26v60h20v30H14v-30h20v-60z', b.paint('#c9a24a')),
  };
}

function cheese(b: Brush): Drawing {
  const c = '#f5c84a';
  return {
    w: 260,
    h: 150,
    art:
      path('M10 70L200 8q50 20 50 62z', b.paint(pale(c, 0.3))) +
      rect(10, 70, 240, 74, b.paint(c), 3) +
      row(5, (i) => oval(50 + i * 40, 92 + ((i * 17) % 34), 12, 9, deep(c, 0.2))),
  };
}

function jar(b: Brush): Drawing {
  const [c, lid] = [b.r.pick(['#c23a4a', '#f0a92a', '#7d4fa3', '#7fa03f']), b.hue()];
  return {
    w: 150,
    h: 200,
    art:
      rect(10, 40, 130, 156, '#e6f3f6', 22) +
      rect(18, 70, 114, 118, b.paint(c), 16) +
      rect(24, 92, 102, 62, '#fffaf0', 4) +
      disc(75, 118, 15, c) +
      rect(46, 138, 58, 6, deep(c), 0, 'stroke="none"') +
      path('M16 14h118l10 36q-70 16-138 0z', b.paint(lid)) +
      row(4, (i) => disc(36 + i * 26, 28, 6, pale(lid, 0.6), 'stroke="none"')),
  };
}

/** A board or a folded cloth that things lie on. */
function board(b: Brush): Drawing {
  const c = b.r.pick(['#b5814a', '#8a5a35', '#d9b07a']);
  return {
    w: 420,
    h: 60,
    art:
      path('M30 10h330q10 0 16 8l40 6q8 10 0 18l-50 10H20Q0 40 30 10z', b.paint(c)) +
      stroke('M50 30h150M240 38h80', deep(c, 0.2), 4),
  };
}

/** The table's top, from edge to edge: wood, cloth with checks, stone. */
function tabletop(b: Brush): Drawing {
  const { r } = b;
  const c = r.pick(['#b5814a', '#8a5a35', '#e9e4da', '#d9a0a0', b.hue(), b.hue()]);
  const checks = row(48, (i) =>
    (i + Math.floor(i / 12)) % 2
      ? rect((i % 12) * 84, Math.floor(i / 12) * 75, 84, 75, pale(c, 0.55), 0, 'stroke="none"')
      : '',
  );
  const grain = row(6, (i) => stroke(`M${(i * 170) % 700} ${40 + i * 40}q100-14 ${200 + i * 20} 0`, deep(c, 0.18), 4));
  const scallops = row(10, (i) => disc(50 + i * 100, 300, 50, pale(c, 0.5)));
  return {
    w: 1000,
    h: 300,
    art: rect(0, 0, 1000, 300, b.paint(c)) + r.pick([checks, grain, scallops, rect(0, 0, 1000, 20, pale(c, 0.4)), '']),
  };
}

export const food = {
  fruit,
  jug,
  bottle,
  cake,
  teapot,
  cup,
  loaf,
  bowl,
  bouquet,
  candle,
  cheese,
  jar,
  board,
  tabletop,
};
