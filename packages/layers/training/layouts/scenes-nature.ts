/** Hills, trees, beasts and what stands among them. */
import { deep, disc, mix, oval, pale, path, rect, row, stroke, type Brush, type Drawing } from './scenes-brush.ts';

/** A row of hills from edge to edge: jagged with snow, or soft. */
interface Ridge extends Drawing {
  /** The height of its edge at a share of the width, in units of the drawing. */
  edge: (x: number) => number;
}
function ridge(b: Brush, colour: string, jagged: boolean): Ridge {
  const { r } = b;
  const n = jagged ? r.int(2, 5) : r.int(1, 4);
  const points: [number, number][] = [[0, r.int(60, 260)]];
  for (let i = 0; i < n; i++) {
    const x = ((i + r.range(0.3, 0.7)) / n) * 1000;
    points.push([x, r.int(10, 150)]);
    if (i < n - 1) points.push([((i + r.range(0.9, 1.1)) / n) * 1000, r.int(170, 290)]);
  }
  points.push([1000, r.int(60, 260)]);
  const curve = points.slice(1).map(([x, y], i) => {
    const mid = (points[i]![0] + x) / 2;
    return jagged ? `L${x} ${y}` : `C${mid} ${points[i]![1]} ${mid} ${y} ${x} ${y}`;
  });
  const whole = path(`M0 ${points[0]![1]}${curve.join('')}V400H0z`, b.paint(colour));
  const edge = (at: number) => {
    const next = Math.max(
      1,
      points.findIndex(([x]) => x >= at * 1000),
    );
    const [[x, y], [u, v]] = [points[next - 1]!, points[next]!];
    const k = (at * 1000 - x) / (u - x);
    return y + (v - y) * (jagged ? k : k * k * (3 - 2 * k));
  };
  if (!jagged) return { w: 1000, h: 400, art: whole, edge };
  const look = r.pick(['snow', 'shade', 'plain']);
  const peaks = points.slice(1, -1).map(([x, y], i) => {
    const [lx, ly] = points[i]!;
    const [rx, ry] = points[i + 2]!;
    if (i % 2 || look === 'plain') return '';
    if (look === 'shade') return path(`M${x} ${y}L${rx} ${ry}V400H${x - 20}L${x + 24} 250z`, deep(colour, 0.18));
    const t = Math.min(0.5, 70 / Math.max(30, Math.min(ly, ry) - y));
    const [ax, ay, bx, by] = [x + (lx - x) * t, y + (ly - y) * t, x + (rx - x) * t, y + (ry - y) * t];
    const zig = `L${bx} ${by}L${x + (bx - x) * 0.5} ${by - 16}L${x} ${(ay + by) / 2 + 14}L${x + (ax - x) * 0.5} ${ay - 18}L${ax} ${ay}`;
    return path(`M${x} ${y}${zig}z`, pale(mix(colour, b.mood.mist, 0.5), 0.7));
  });
  return { w: 1000, h: 400, art: whole + peaks.join(''), edge };
}

function sun(b: Brush): Drawing {
  const { r } = b;
  const c = b.mood.sun;
  const kind = r.pick(['plain', 'plain', 'rays', 'halo', 'bars'] as const);
  const body = disc(100, 100, kind === 'plain' ? 96 : 62, b.paint(c));
  const n = r.pick([8, 12, 16]);
  const rays = row(
    n,
    (i) =>
      `<g transform="rotate(${(360 / n) * i} 100 100)">${i % 2 ? rect(95, 8, 10, 20, c, 5) : path('M100 2l9 28H91z', c)}</g>`,
  );
  const halo = disc(100, 100, 98, `${c}55`, 'stroke="none"') + disc(100, 100, 80, `${c}77`, 'stroke="none"');
  const bars = row(4, (i) => rect(30, 96 + i * 17, 140, 4 + i * 2, b.mood.sky[1], 0, 'stroke="none"'));
  return { w: 200, h: 200, art: { plain: body, rays: rays + body, halo: halo + body, bars: body + bars }[kind] };
}

function moon(b: Brush): Drawing {
  const c = b.mood.night ? b.mood.sun : pale(b.mood.sun, 0.6);
  if (b.r.chance(0.5))
    return { w: 160, h: 200, art: path('M150 160A96 96 0 1 1 96 4a78 78 0 1 0 54 156z', b.paint(c)) };
  const craters = row(b.r.int(3, 6), (i) =>
    disc(60 + ((i * 53) % 90), 50 + ((i * 71) % 100), 8 + ((i * 7) % 14), deep(c, 0.14), 'stroke="none"'),
  );
  return { w: 200, h: 200, art: disc(100, 100, 96, b.paint(c)) + craters };
}

function cloud(b: Brush): Drawing {
  const { r } = b;
  const c = r.chance(0.8) ? b.mood.mist : mix(b.mood.sky[0], b.mood.mist, 0.4);
  if (r.chance(0.2))
    return {
      w: 300,
      h: 90,
      art: path('M40 88a20 20 0 0 1 0-40h40a22 22 0 0 1 0-44h150a22 22 0 0 1 0 44h30a20 20 0 0 1 0 40z', b.paint(c)),
    };
  const [a, t, e] = [r.int(30, 46), r.int(46, 66), r.int(30, 50)];
  const d = `M${a} 130a${a} ${a} 0 0 1 4-${2 * a}a${t} ${t} 0 0 1 ${t * 1.9}-10a${e} ${e} 0 0 1 ${e * 1.4} ${e * 0.5}a34 34 0 0 1 4 ${2 * a - e * 0.5 + 10}z`;
  const shade = r.chance(0.4) ? stroke(`M${a + 30} 108h${t}M${a + 70} 92h${t * 0.7}`, deep(c, 0.12), 7) : '';
  return { w: 280, h: 134, art: path(d, b.paint(c)) + shade };
}

function fir(b: Brush, colour?: string): Drawing {
  const { r } = b;
  const c = colour ?? r.pick(['#2f6b4a', '#3f8257', '#1f5245', '#55803f', mix(b.mood.near, '#3a8a55', 0.4)]);
  const [n, snow] = [r.int(2, 5), r.chance(0.2)];
  const tiers = row(n, (i) => {
    const k = n - 1 - i;
    const [top, foot, half] = [(k * 180) / n, ((k + 1.45) * 180) / n, 30 + (k * 46) / n];
    const cut = `M80 ${top}L${80 + half} ${foot}Q80 ${foot + 14} ${80 - half} ${foot}z`;
    const cap = snow
      ? path(`M80 ${top}l${half * 0.4} ${(foot - top) * 0.4}q-${half * 0.4} 14-${half * 0.8} 0z`, '#fff')
      : '';
    return path(cut, b.paint(i % 2 ? deep(c, 0.12) : c)) + cap;
  });
  return { w: 160, h: 280, art: rect(70, 200, 20, 80, '#6b4429') + tiers };
}

function tree(b: Brush): Drawing {
  const { r } = b;
  const c = r.pick(['#5a9e4b', '#87b34f', '#3f8f66', '#e08a2e', '#d2573a', '#e9b93c', b.mood.near]);
  const trunk = path(
    'M88 260q8-60 4-110h20q-4 50 6 110zM98 190l-34-40M106 176l30-34',
    '#70482c',
    'stroke="#70482c" stroke-width="7"',
  );
  const bumps = r.int(4, 7);
  const crown = {
    round: oval(100, 90, r.int(64, 90), r.int(70, 88), b.paint(c)),
    tall: oval(100, 96, r.int(38, 54), 96, b.paint(c)),
    bumps:
      row(bumps, (i) =>
        disc(
          100 + 50 * Math.cos((i * 6.28) / bumps),
          92 + 42 * Math.sin((i * 6.28) / bumps),
          46,
          b.paint(i % 2 ? c : deep(c, 0.12)),
          'stroke="none"',
        ),
      ) + disc(100, 92, 50, c, 'stroke="none"'),
  }[r.pick(['round', 'tall', 'bumps'] as const)];
  const fruit = r.chance(0.35)
    ? row(6, (i) => disc(62 + ((i * 37) % 78), 60 + ((i * 29) % 70), 8, r.chance(0.5) ? '#d93a3a' : '#ffe08a'))
    : '';
  const light = stroke('M62 96q4-40 34-50', pale(c, 0.3), 8);
  return { w: 200, h: 260, art: trunk + crown + (fruit || light) };
}

function deer(b: Brush): Drawing {
  const c = b.r.pick(['#a8693a', '#8a5230', '#c08552']);
  const legs = [60, 84, 150, 172].map((x, i) => path(`M${x} 150h16l-4 96h-9z`, i % 2 ? c : deep(c, 0.25)));
  const horn = b.r.chance(0.6)
    ? stroke('M214 40q-30-14-24-40M200 28q-18 0-26-14M226 40q24-16 14-40M236 26q14-4 18-16', '#5b3a22', 6)
    : '';
  const spots = b.r.chance(0.5)
    ? row(5, (i) => disc(80 + i * 18, 116 + (i % 2) * 14, 5, pale(c, 0.6), 'stroke="none"'))
    : '';
  const body = path(
    'M44 130q10-34 60-30 60 2 84-6l16-50q22-20 40 2l22 14q0 16-26 16l-18 4-12 56q-14 40-60 36H92q-40 4-48-42z',
    b.paint(c),
  );
  return {
    w: 270,
    h: 250,
    art:
      horn +
      legs.join('') +
      body +
      path('M46 120l-16-16q20-10 26 10z', pale(c, 0.7)) +
      spots +
      disc(234, 54, 4, '#20140c') +
      path('M196 44l-18-8q6-12 24 0z', deep(c)),
  };
}

function bear(b: Brush): Drawing {
  const c = b.r.pick(['#6b452c', '#4b3a33', '#f2efe8', '#8d6a49']);
  const legs = [34, 80, 160, 196].map((x, i) => rect(x, 110, 34, 68, i % 2 ? c : deep(c, 0.15), 12));
  const body = path(
    'M20 120Q20 40 110 44q50-14 90-6 20-24 40-12 46 14 50 50-4 22-30 24-10 44-60 46H60q-38-4-40-26z',
    b.paint(c),
  );
  return {
    w: 296,
    h: 180,
    art:
      legs.join('') +
      body +
      disc(222, 32, 13, deep(c, 0.15)) +
      oval(280, 72, 14, 10, deep(c, 0.5)) +
      disc(252, 58, 5, '#140c08'),
  };
}

function cabin(b: Brush): Drawing {
  const { r } = b;
  const [wall, roof, glow] = [
    r.pick(['#9a5f36', '#b5763f', '#7a4a32', b.hue()]),
    b.hue(),
    b.mood.night ? '#ffdf80' : r.pick(['#cfe8f2', '#ffe9a8']),
  ];
  const planks = row(5, (i) => rect(40, 128 + i * 22, 220, 4, deep(wall, 0.25), 0, 'stroke="none"'));
  const chimney = r.chance(0.7) ? rect(206, 20, 30, 70, b.paint('#8d5a4a')) + rect(200, 14, 42, 14, '#6b4034', 3) : '';
  const smoke = chimney && r.chance(0.5) ? stroke('M222 6q-16-20 4-34t4-34', '#f5f2ec', 10) : '';
  const door = rect(r.pick([60, 130, 196]), 166, 44, 74, b.some(), r.pick([0, 20]));
  const windows = row(2, (i) =>
    rect(112 + i * 40 - (r.chance(0.5) ? 50 : 0), 140, 30, 30, glow, 3, `stroke="${deep(wall, 0.5)}" stroke-width="4"`),
  );
  const side = r.chance(0.5)
    ? path('M40 120L150 26l110 94z', b.paint(pale(wall, 0.12))) +
      path('M10 124L150 8l140 116-16 12L150 36 26 136z', b.paint(roof))
    : path('M14 124l50-92h172l50 92z', b.paint(roof));
  return {
    w: 300,
    h: 240,
    art: smoke + chimney + rect(40, 112, 220, 128, b.paint(wall)) + planks + side + windows + door,
  };
}

function tent(b: Brush): Drawing {
  const { r } = b;
  const [c, d] = [b.hue(), b.hue()];
  if (r.chance(0.35))
    return {
      w: 260,
      h: 150,
      art:
        path('M4 150Q20 10 130 6t126 144z', b.paint(c)) +
        path('M84 150q0-90 46-100 46 10 46 100z', deep(c, 0.5)) +
        stroke('M130 6Q60 60 56 150M130 6q70 54 74 144', d, 7),
    };
  const back = r.chance(0.5) ? path('M110 10h110l80 150H200z', b.paint(deep(c, 0.2))) : '';
  const stripes = row(3, (i) => path(`M110 10l${-30 - i * 26} 150h${-14}z`, d));
  return {
    w: 306,
    h: 162,
    art: `${back}${path('M110 10L4 160h212z', b.paint(c))}${r.chance(0.5) ? stripes : ''}${path('M110 60L76 160h68z', deep(c, 0.55))}${stroke('M110 10V0M4 160h212', '#5b4630', 5)}`,
  };
}

function fire(b: Brush): Drawing {
  const logs = `<g transform="rotate(14 70 120)">${rect(10, 112, 120, 20, '#7a4a28', 9)}</g><g transform="rotate(-14 70 120)">${rect(10, 112, 120, 20, '#5f3820', 9)}</g>`;
  const flame =
    path(
      'M70 4c6 30 40 44 36 84-4 26-20 30-36 30s-34-6-36-32c0-24 16-30 16-50 10 8 14 14 14 24 10-16 8-36 6-56z',
      b.paint('#f26b2a'),
    ) + path('M72 58c2 16 18 24 16 42-2 12-10 16-18 16s-16-4-16-16c0-14 14-22 18-42z', '#ffd45c');
  return {
    w: 140,
    h: 146,
    art: b.r.chance(0.3)
      ? row(6, (i) => oval(16 + i * 22, 136, 14, 10, i % 2 ? '#8b8d92' : '#6e7076')) + flame
      : flame + logs,
  };
}

function bird(b: Brush): Drawing {
  const c = b.r.pick(['#2b2f3f', '#ffffff', b.hue()]);
  if (b.r.chance(0.5)) return { w: 120, h: 50, art: path('M2 20Q34-6 60 34 86-6 118 20 88 12 60 48 32 12 2 20z', c) };
  return {
    w: 140,
    h: 100,
    art:
      path('M10 60q20-30 56-20L96 6q20 20-2 50 10 20-20 30-34 4-50-10z', b.paint(c)) +
      path('M8 60l-8 6 14 4z', '#f0a030') +
      path('M70 60Q90 100 124 92 100 70 96 52z', deep(c, 0.2)) +
      disc(26, 56, 4, '#1a1a22'),
  };
}

function balloon(b: Brush): Drawing {
  const [c, d] = [b.hue(), b.hue()];
  const stripes = b.r.pick([
    () => path('M100 4Q50 60 78 196h44Q150 60 100 4z', d),
    () => path('M22 70q78 40 156 0l4 34q-82 40-164 0z', d),
    () => row(5, (i) => disc(50 + i * 25, 70 + (i % 2) * 50, 12, d, 'stroke="none"')),
  ])();
  return {
    w: 200,
    h: 280,
    art:
      stroke('M78 196l8 46M122 196l-8 46', '#5b4630', 4) +
      path('M78 198C40 170 6 130 6 92a94 90 0 0 1 188 0c0 38-34 78-72 106z', b.paint(c)) +
      stripes +
      rect(80, 238, 40, 36, b.paint('#a8703c'), 6) +
      rect(76, 232, 48, 10, '#7a4a28', 4),
  };
}

function boulder(b: Brush): Drawing {
  const c = b.r.pick(['#8b8f96', '#6f6a78', '#a39382', b.mood.far]);
  const x = b.r.int(60, 120);
  return {
    w: 200,
    h: 110,
    art: path(`M6 110L24 50 ${x} 8l60 22 34 80z`, b.paint(c)) + path(`M${x} 8l-20 60-80 42 18-60z`, pale(c, 0.25)),
  };
}

function bush(b: Brush): Drawing {
  const c = b.r.pick(['#4f8a3f', '#6fa34a', '#2f6f55', b.mood.near]);
  const dots = row(7, (i) => disc(40 + ((i * 43) % 150), 50 + ((i * 31) % 50), 8, b.hue(), 'stroke="none"'));
  return {
    w: 230,
    h: 120,
    art:
      path('M20 120q-30-40 16-56 6-44 56-40 30-40 70 0 50-6 48 40 36 20 8 56z', b.paint(c)) +
      (b.r.chance(0.5) ? dots : stroke('M60 90q10-30 30-30M130 84q10-24 28-22', pale(c, 0.3), 6)),
  };
}

/** Water seen from the shore, with glints. */
function lake(b: Brush): Drawing {
  const c = b.r.pick(['#5aa9c9', '#3f7fa8', '#7fc4c4', mix(b.mood.sky[0], '#2f6f9a', 0.4)]);
  const glints = row(b.r.int(4, 8), (i) =>
    rect(120 + ((i * 173) % 460), 18 + i * 12, 60 + ((i * 37) % 90), 5, pale(c, 0.5), 2, 'stroke="none"'),
  );
  return { w: 760, h: 120, art: path('M6 60Q80 6 300 8t454 40q-10 66-330 66T6 60z', b.paint(c)) + glints };
}

function canoe(b: Brush): Drawing {
  const [c, d] = [b.hue(), b.hue()];
  const person = rect(120, 20, 34, 50, d, 14) + disc(137, 10, 16, '#e3ab82') + stroke('M150 34l50 50', '#8a5a2c', 7);
  return {
    w: 270,
    h: 110,
    art:
      (b.r.chance(0.6) ? person : '') +
      path('M4 46q20 20 60 22h140q40-2 62-22-4 60-60 60H66Q8 106 4 46z', b.paint(c)) +
      stroke('M26 78q110 14 220 0', pale(c, 0.5), 6),
  };
}

function signpost(b: Brush): Drawing {
  const [c, d] = [b.hue(), b.hue()];
  return {
    w: 150,
    h: 240,
    art:
      rect(66, 10, 16, 230, b.paint('#7a5232')) +
      path('M20 30h96l26 22-26 22H20z', b.paint(c)) +
      path('M130 92H40L14 112l26 20h90z', b.paint(d)) +
      rect(36, 48, 66, 7, '#fff', 3, 'stroke="none"') +
      rect(54, 108, 62, 7, '#fff', 3, 'stroke="none"'),
  };
}

/** One flower: cup, star or wheel. */
function flower(b: Brush, tall = 200): Drawing {
  const { r } = b;
  const [c, green] = [b.hue(), r.pick(['#4b8a3f', '#2f6b4a', '#7fa03f'])];
  const stem =
    stroke(`M60 ${tall}Q${r.int(46, 74)} ${tall * 0.6} 60 60`, green, 8) +
    path(`M60 ${tall - 20}q-50-10-46-60 40 10 46 60zM60 ${tall - 44}q44-6 46-56-40 10-46 56z`, green);
  const n = r.int(5, 10);
  const head = {
    wheel:
      row(n, (i) => `<g transform="rotate(${(i * 360) / n} 60 60)">${oval(60, 26, 14, 28, b.paint(c))}</g>`) +
      disc(60, 60, 20, r.pick(['#f5c33b', '#5a3418', pale(c, 0.7)])),
    tulip:
      path('M22 24l20 18L60 10l18 32 20-18q8 66-38 74-46-8-38-74z', b.paint(c)) +
      path('M60 10l18 32-18 50-18-50z', pale(c, 0.25)),
    bell: row(5, (i) =>
      oval(60 + (i % 2 ? 22 : -22), 20 + i * 18, 17, 12, b.paint(i % 2 ? c : pale(c, 0.2)), i % 2 ? 30 : -30),
    ),
  }[r.pick(['wheel', 'wheel', 'tulip', 'bell'] as const)];
  return { w: 120, h: tall, art: stem + head };
}

export const nature = {
  ridge,
  sun,
  moon,
  cloud,
  fir,
  tree,
  deer,
  bear,
  cabin,
  tent,
  fire,
  bird,
  balloon,
  boulder,
  bush,
  lake,
  canoe,
  signpost,
  flower,
};
