/** Streets and roads: what is built, what drives, who walks. */
import { deep, disc, mix, oval, pale, path, rect, row, stroke, type Brush, type Drawing } from './scenes-brush.ts';

/** A building with its windows and roof, of any height. */
function tower(b: Brush, tall: number): Drawing {
  const { r } = b;
  const [c, w] = [b.hue(), r.int(120, 220)];
  const lit = b.mood.night ? '#ffe08a' : r.pick(['#d5ecf5', pale(c, 0.6), deep(c, 0.45)]);
  const [nx, gap] = [r.int(2, 5), r.int(8, 18)];
  const pane = (w - gap) / nx - gap;
  const high = r.chance(0.3) ? pane * 1.7 : pane * r.range(0.6, 1.1);
  const ny = Math.max(1, Math.floor((tall - 70) / (high + gap)));
  const panes = r.chance(0.2)
    ? row(ny, (y) => rect(gap, 80 + y * (high + gap), w - 2 * gap, high, lit, 0, 'stroke="none"'))
    : row(ny, (y) =>
        row(nx, (x) =>
          b.mood.night && r.chance(0.35)
            ? ''
            : rect(
                gap + x * (pane + gap),
                80 + y * (high + gap),
                pane,
                high,
                lit,
                r.chance(0.5) ? 0 : 2,
                'stroke="none"',
              ),
        ),
      );
  const body = rect(0, 60, w, tall, b.paint(c, true));
  const m = w / 2;
  const roof = {
    flat: rect(w * 0.15, 40, w * 0.3, 24, deep(c, 0.2)) + rect(-4, 56, w + 8, 14, deep(c, 0.25)),
    gable: path(`M-6 64L${m} 0l${m + 6} 64z`, b.some()),
    dome: path(`M8 62a${m - 8} 54 0 0 1 ${w - 16} 0z`, b.some()) + stroke(`M${m} 8V-26`, deep(c), 5),
    spire: path(`M${m - 24} 62L${m} -90l24 152z`, b.some()),
    steps:
      rect(w * 0.14, 34, w * 0.72, 30, b.paint(c)) +
      rect(w * 0.3, 10, w * 0.4, 28, deep(c, 0.1)) +
      stroke(`M${m} 10v-50`, deep(c), 6),
    slope: path(`M0 62V4l${w} 58z`, b.paint(deep(c, 0.12))),
  }[r.pick(['flat', 'flat', 'gable', 'dome', 'spire', 'steps', 'slope'] as const)];
  return { w, h: tall + 60, art: roof + body + panes };
}

/** A narrow house with a shop or door below. */
function house(b: Brush): Drawing {
  const { r } = b;
  const [c, d, floors] = [b.hue(), b.hue(), r.int(2, 4)];
  const h = 120 + floors * 78;
  const glass = b.mood.night ? '#ffe08a' : r.pick(['#d5ecf5', '#fff2c8']);
  const panes = row(floors - 1, (y) =>
    row(2, (x) =>
      rect(26 + x * 74, 106 + y * 78, 46, 54, glass, r.pick([0, 22]), `stroke="${pale(c, 0.7)}" stroke-width="6"`),
    ),
  );
  const top = r.pick([
    path('M-8 90L85 6l93 84z', b.paint(d)),
    path('M0 90V60h24V34h28V10h66v24h28v26h24v30z', b.paint(c)) + disc(85, 54, 15, glass),
    path('M-8 90l26-70h134l26 70z', b.paint(d)) + rect(66, 36, 38, 40, glass, 4),
  ]);
  const awning =
    rect(10, h - 84, 150, 12, deep(c, 0.3)) +
    row(6, (i) => path(`M${10 + i * 25} ${h - 76}h25v24q-12 12-25 0z`, i % 2 ? '#fff8ea' : d));
  const foot =
    rect(92, h - 70, 46, 70, deep(d, 0.3), 3) +
    rect(22, h - 66, 54, 44, glass, 3, `stroke="${deep(c, 0.3)}" stroke-width="5"`);
  return { w: 170, h, art: top + rect(0, 86, 170, h - 86, b.paint(c)) + panes + foot + (r.chance(0.6) ? awning : '') };
}

/** The far town, a single shape. */
function skyline(b: Brush, colour: string): Drawing {
  const { r } = b;
  let [d, x] = ['M0 300', 0];
  while (x < 1000) {
    const [w, top] = [r.int(36, 90), r.int(30, 200)];
    d += `V${top}${r.pick([`h${w}`, `h${w}`, `l${w / 2} -40 ${w / 2} 40`, `h${w / 2 - 3}v-40h6v40h${w / 2 - 3}`])}`;
    x += w;
  }
  return { w: 1000, h: 300, art: path(`${d}V300z`, b.paint(colour)) };
}

function bridge(b: Brush): Drawing {
  const { r } = b;
  const c = b.hue();
  if (r.chance(0.5)) {
    const ropes = row(12, (i) => {
      const k = (i + 0.5) / 12;
      const y = 30 + 640 * k * (1 - k);
      return rect(200 + k * 600, y, 4, 230 - y, c, 0, 'stroke="none"');
    });
    const cables = stroke('M0 200Q130 140 200 30Q500 350 800 30Q870 140 1000 200', c, 9);
    const pier = (x: number) =>
      rect(x - 22, 10, 14, 330, b.paint(c)) +
      rect(x + 8, 10, 14, 330, b.paint(c)) +
      rect(x - 22, 60, 44, 12, c) +
      rect(x - 22, 140, 44, 12, c);
    return {
      w: 1000,
      h: 340,
      art: ropes + cables + pier(200) + pier(800) + rect(0, 226, 1000, 24, b.paint(deep(c, 0.2))),
    };
  }
  const n = r.int(3, 5);
  const step = 1000 / n;
  const arches = row(n, () => `h${step * 0.12}a${step * 0.38} ${step * 0.34} 0 0 1 ${step * 0.76} 0h${step * 0.12}`);
  const rails =
    row(20, (i) => rect(i * 50 + 20, 60, 7, 40, deep(c, 0.25), 0, 'stroke="none"')) +
    rect(0, 54, 1000, 10, deep(c, 0.25));
  return {
    w: 1000,
    h: 300,
    art: rails + path(`M0 96V300${arches}V96z`, b.paint(c)) + rect(0, 92, 1000, 16, deep(c, 0.15)),
  };
}

export const wheel = (x: number, y: number, radius: number) =>
  disc(x, y, radius, '#2b2d38') + disc(x, y, radius * 0.45, '#c9ccd4');

function tram(b: Brush): Drawing {
  const { r } = b;
  const [c, d, cars] = [b.hue(), r.chance(0.5) ? '#fff8ea' : b.hue(), r.int(1, 2)];
  const glass = b.mood.night ? '#ffe9a8' : '#cfe8f2';
  const car = (x: number) =>
    [
      wheel(x + 70, 176, 22),
      wheel(x + 230, 176, 22),
      rect(x + 4, 34, 292, 138, b.paint(d), 16),
      path(`M${x + 4} 110h292v46q0 16-16 16H${x + 20}q-16 0-16-16z`, b.paint(c)),
      row(4, (i) => rect(x + 22 + i * 66, 52, 52, 50, glass, 6)),
      rect(x + 130, 54, 44, 112, deep(c, 0.25), 4),
      rect(x + 20, 24, 260, 14, c, 6),
    ].join('');
  return {
    w: cars * 300,
    h: 200,
    art:
      stroke(`M${cars * 150 - 30} 26l30-34 30 34M${cars * 150 - 40} -8h80`, '#3b3f4a', 5) +
      row(cars, (i) => car(i * 300)),
  };
}

function car(b: Brush): Drawing {
  const { r } = b;
  const c = b.hue();
  const glass = '#cfe8f2';
  if (r.chance(0.35))
    return {
      w: 330,
      h: 190,
      art:
        rect(6, 10, 318, 146, b.paint(c), 20) +
        row(5, (i) => rect(22 + i * 58, 28, 48, 48, glass, 5)) +
        rect(6, 96, 318, 14, pale(c, 0.6)) +
        wheel(76, 156, 28) +
        wheel(256, 156, 28),
    };
  const cabin = r.pick([
    'M66 74Q84 10 120 8h70q40 0 76 66z',
    'M30 74L44 8h146q40 10 66 66z',
    'M70 74Q90 20 150 20t100 54z',
  ]);
  return {
    w: 320,
    h: 150,
    art:
      path(cabin, b.paint(deep(c, 0.1))) +
      path('M92 70q10-44 34-46h24v46zM164 24h22q26 4 50 46h-72z', glass) +
      path('M8 124V92q0-24 40-26h190q66 6 74 34v24q0 8-10 8H18q-10 0-10-8z', b.paint(c)) +
      disc(302, 96, 9, '#ffe9a8') +
      rect(140, 84, 26, 6, deep(c, 0.3), 3) +
      wheel(76, 122, 27) +
      wheel(244, 122, 27),
  };
}

/** Somebody who stands or walks. */
function person(b: Brush): Drawing {
  const { r } = b;
  const skin = r.pick(['#f1c6a4', '#d99f77', '#a8693f', '#6f432a']);
  const [top, low, hair] = [
    b.hue(),
    r.pick(['#2f3a56', '#5b4a3a', b.hue()]),
    r.pick(['#2a1c16', '#6b3f22', '#d9a84a', '#b5482a', '#8a8a8a']),
  ];
  const step = r.int(4, 20);
  const legs =
    stroke(`M64 200L${64 - step} 294M84 200L${84 + step} 294`, r.chance(0.7) ? low : skin, 22) +
    path(`M${50 - step} 290h28v14H${46 - step}zM${72 + step} 290h26q6 6 4 14H${72 + step}z`, '#2b2230');
  const skirt = path('M52 150h44l26 90H26z', b.paint(low));
  const arms = stroke(
    `M50 112Q${30 - step} 150 ${36 - step} 190M98 112q${20 + step} 30 ${14 + step} 76`,
    deep(top, 0.12),
    18,
  );
  const coat = path('M46 96q28-14 56 0l8 116H38z', b.paint(top));
  const shirt = path('M46 96q28-14 56 0l2 110H44z', b.paint(top));
  const head = disc(74, 56, 30, skin);
  const locks = r.pick([
    path('M42 56q-2-40 32-38t32 38q-14-20-64 0z', hair),
    path('M40 92q-10-76 34-76t34 76q-12 4-16-40-20-10-36 0-4 44-16 40z', hair),
    path('M42 46q4-30 32-30t32 30z', b.hue()) + rect(36, 42, 78, 9, deep(top), 4),
  ]);
  const bag = r.chance(0.3) ? rect(96, 184, 42, 48, b.some(), 6) : '';
  return {
    w: 150,
    h: 306,
    art:
      legs +
      (r.chance(0.35) ? skirt : '') +
      arms +
      (r.chance(0.4) ? coat : shirt) +
      rect(66, 78, 16, 20, skin) +
      head +
      locks +
      bag,
  };
}

function lantern(b: Brush): Drawing {
  const c = b.r.pick(['#2b2f3f', '#4a5560', b.hue()]);
  if (b.r.chance(0.5))
    return {
      w: 90,
      h: 330,
      art:
        rect(40, 70, 10, 250, c) +
        path('M24 28h42l-8 46H32z', '#ffe9a8') +
        path('M18 30l27-26 27 26z', c) +
        rect(28, 312, 34, 18, c, 4),
    };
  return {
    w: 120,
    h: 330,
    art:
      stroke('M30 320V60q0-44 60-40', c, 10) +
      path('M70 20q24-14 44 10H70z', c) +
      oval(92, 34, 16, 8, '#ffe9a8') +
      rect(14, 310, 32, 20, c, 4),
  };
}

function bigWheel(b: Brush): Drawing {
  const [c, n] = [b.hue(), b.r.pick([8, 10, 12])];
  const spokes = row(
    n,
    (i) => `<path d="M200 200V40" stroke="${c}" stroke-width="5" transform="rotate(${(i * 360) / n} 200 200)"/>`,
  );
  const cabins = row(n, (i) => {
    const a = (i * 6.2832) / n;
    return rect(182 + 166 * Math.sin(a), 186 - 166 * Math.cos(a), 36, 34, b.hue(), 12);
  });
  return {
    w: 400,
    h: 440,
    art:
      stroke('M200 200L110 436M200 200l90 236', deep(c, 0.2), 15) +
      spokes +
      disc(200, 200, 160, 'none', `stroke="${c}" stroke-width="11"`) +
      disc(200, 200, 22, b.hue()) +
      cabins,
  };
}

/** The street: pavement, tracks or lanes. */
function street(b: Brush): Drawing {
  const c = b.r.pick(['#5b6070', '#8a8890', mix(b.mood.near, '#777788', 0.5), '#3d4356']);
  const lane = row(10, (i) => rect(i * 100 + 20, 56, 56, 8, '#f7f0dc', 0, 'stroke="none"'));
  const rails =
    rect(0, 36, 1000, 5, '#d9dbe0', 0, 'stroke="none"') + rect(0, 70, 1000, 5, '#d9dbe0', 0, 'stroke="none"');
  return {
    w: 1000,
    h: 110,
    art: rect(0, 0, 1000, 110, b.paint(c)) + rect(0, 0, 1000, 16, pale(c, 0.5)) + b.r.pick([lane, rails, '']),
  };
}

export const town = { tower, house, skyline, bridge, tram, car, person, lantern, bigWheel, street };
