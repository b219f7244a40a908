/** What printed matter is made of: drawings that differ each time, ornaments, codes, papers with a cut edge. */
import type { Random } from '../../scripts/designs/random.ts';

/** The colours of the drawings of one design: three bodies, a dark, a pale, and what outlines them, if anything. */
export interface Hues {
  a: string;
  b: string;
  c: string;
  d: string;
  e: string;
  outline: string;
}
type Drawing = (r: Random, h: Hues) => string;

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const stroke = (colour: string, width: number, d: string) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
const ball = (x: number, y: number, size: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="${fill}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0, about = `${x} ${y}`) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${about})"/>`;
const block = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
const times = <T>(count: number, made: (i: number) => T) => Array.from({ length: count }, (_, i) => made(i));
const all = (count: number, made: (i: number) => string) => times(count, made).join('');

const cup: Drawing = (r, h) => {
  const [w, t, belly] = [r.int(46, 64), r.int(62, 104), r.int(-6, 30)];
  const top = 174 - t;
  const handle = `<ellipse cx="${88 + w}" cy="${top + t * 0.42}" rx="24" ry="${t * 0.28}" fill="none" stroke="${h.a}" stroke-width="12"/>`;
  const body = path(
    h.a,
    `M${88 - w} ${top}h${2 * w}q0 ${t * 0.6 + belly} ${-w * 0.4} ${t}h${-w * 1.2}q${-w * 0.4} ${-t * 0.4} ${-w * 0.4} ${-t}z`,
  );
  const saucer = r.chance(0.6) ? oval(90, 178, w + 30, 12, h.b) : '';
  const mark = r.pick([ball(88, top + t * 0.5, 16, h.e), block(88 - w * 0.8, top + t * 0.4, w * 1.6, 14, h.b), '']);
  const steam = r.chance(0.7)
    ? all(r.int(1, 3), (i) => stroke(h.e, 7, `M${64 + i * 26} ${top - 16}q-14-14 0-26t0-24`))
    : '';
  return `${steam}${saucer}${handle}${body}${oval(88, top, w, 11, h.d)}${mark}`;
};

const cake: Drawing = (r, h) => {
  const tiers = r.int(1, 3);
  const tall = r.int(38, 50) - tiers * 3;
  const tier = (i: number) => {
    const [half, y] = [88 - i * 24, 184 - (i + 1) * tall];
    const drops = all(Math.round(half / 11), (k) => `q5.500 ${k % 2 ? 26 : 12} 11 0 5.500 -8 11 0`);
    return (
      block(100 - half, y, half * 2, tall, [h.a, h.b, h.c][i]!, 7) +
      path(h.e, `M${100 - half} ${y + 10}v-4q0-8 8-8h${half * 2 - 16}q8 0 8 8v4z`) +
      path(h.e, `M${100 - half} ${y + 8}${drops}z`)
    );
  };
  const top = 184 - tiers * tall;
  const candles = all(
    r.int(1, 4),
    (i) => block(64 + i * 22, top - 34, 8, 34, h.c, 3) + oval(68 + i * 22, top - 42, 5, 9, '#ffc23d'),
  );
  return candles + all(tiers, tier) + oval(100, 188, 98, 8, h.d);
};

const fish: Drawing = (r, h) => {
  const fat = r.int(34, 62);
  const tail = path(h.b, `M46 100L4 ${100 - fat}q14 ${fat} 0 ${2 * fat}z`);
  const fins = path(h.b, `M84 ${104 - fat}q30-34 62-14l-14 26zM90 ${98 + fat}q20 26 44 14l-8-24z`);
  const body = path(
    h.a,
    `M30 100Q84 ${90 - fat * 1.4} 152 ${100 - fat * 0.6}q34 18 44 ${fat * 0.6}-10 24-44 ${fat * 0.6}Q84 ${110 + fat * 1.4} 30 100z`,
  );
  const marks = r.pick([
    all(3, (i) => stroke(h.e, 8, `M${76 + i * 24} ${84}q12 16 0 32`)),
    all(7, (i) => ball(70 + (i % 4) * 20, 88 + (i > 3 ? 22 : 0), 6, h.c)),
    path(h.e, 'M60 112q60 34 128-4-40 40-88 30z'),
  ]);
  return `${tail}${fins}${body}${marks}${ball(164, 90, 11, '#fff')}${ball(166, 90, 6, h.d)}`;
};

const fruit: Drawing = (r, h) => {
  const leaf = path('#5f8f4e', `M104 48Q${r.int(126, 140)} 8 176 26q-20 34-72 22z`);
  const stem = stroke('#6b4a2b', 8, 'M102 56Q98 34 108 16');
  const kinds = [
    () =>
      path(h.a, 'M100 54c30-20 84-4 80 52-4 48-40 84-80 74-40 10-76-26-80-74-4-56 50-72 80-52z') +
      path(h.e, 'M44 92q2-24 22-30-12 20-10 40z'),
    () =>
      path(
        h.a,
        'M102 46c26 0 30 30 36 48 8 24 38 30 38 58 0 28-36 36-74 36s-74-8-74-36c0-28 30-34 38-58 6-18 10-48 36-48z',
      ) + path(h.e, 'M54 146q2-22 20-28-4 24 0 40z'),
    () =>
      ball(66, 140, 44, h.a) +
      ball(142, 146, 40, h.a) +
      stroke('#6b4a2b', 6, 'M66 100Q76 50 106 18M142 108Q132 60 106 18') +
      ball(52, 126, 9, h.e) +
      ball(130, 132, 8, h.e),
    () =>
      ball(100, 112, 76, h.a) +
      ball(100, 112, 64, h.e) +
      all(r.int(7, 10), (i) => oval(100, 82, 13, 28, h.b, i * (r.chance(0.5) ? 45 : 42), '100 112')),
    () =>
      all(10, (i) =>
        ball(
          64 + (i % 4) * 26 + (i > 3 ? 13 : 0) + (i > 6 ? 13 : 0),
          82 + (i > 3 ? 30 : 0) + (i > 6 ? 30 : 0),
          19,
          i % 2 ? h.a : h.b,
        ),
      ),
    () =>
      path(h.a, 'M100 186C46 160 22 104 44 74q56-26 112 0c22 30-2 86-56 112z') +
      all(9, (i) => oval(64 + (i % 3) * 36, 92 + Math.floor(i / 3) * 26, 4, 6, h.e)),
  ];
  return r.pick(kinds)() + stem + leaf;
};

const house: Drawing = (r, h) => {
  const [w, wall] = [r.int(56, 84), r.int(60, 96)];
  const top = 188 - wall;
  const panes = r.int(1, 2);
  const window = (x: number) =>
    block(x, top + 16, 28, 30, h.e, r.pick([0, 14])) + stroke(h.d, 3, `M${x + 14} ${top + 16}v30M${x} ${top + 31}h28`);
  const roof = r.pick([
    `M${90 - w} ${top + 4}L100 ${top - 74} ${110 + w} ${top + 4}z`,
    `M${88 - w} ${top + 4}l30-52h${2 * w - 36}l30 52z`,
  ]);
  return (
    block(100 + w * 0.3, top - 70, 22, 56, h.d) +
    block(100 - w, top, w * 2, wall, h.a) +
    path(h.b, roof) +
    block(86, 188 - 50, 30, 50, h.d, r.pick([0, 8])) +
    all(panes, (i) => window(i ? 112 + w * 0.1 : 92 - w * 0.9)) +
    ball(109, 164, 3, h.e)
  );
};

const tree: Drawing = (r, h) => {
  const trunk = path('#7a5230', 'M90 190l4-80h12l4 80z');
  const crowns = [
    () =>
      ball(100, 78, 58, h.a) +
      ball(58, 104, 34, h.a) +
      ball(144, 100, 36, h.b) +
      all(r.int(4, 8), (i) => ball(66 + (i % 4) * 24, 64 + Math.floor(i / 4) * 40, 8, h.c)),
    () => all(r.int(2, 4), (i) => path(i % 2 ? h.b : h.a, `M100 ${6 + i * 34}l${34 + i * 10} 66H${66 - i * 10}z`)),
    () => oval(100, 82, 48, 76, h.a) + stroke(h.b, 6, 'M100 150V50M100 110l24-24M100 90l-24-24'),
    () => all(7, (i) => oval(100, 46, 13, 42, i % 2 ? h.a : h.b, i * 36 - 108, '100 92')),
  ];
  return trunk + r.pick(crowns)();
};

const balloon: Drawing = (r, h) => {
  const stripes = r.int(1, 2);
  const half = r.int(54, 70);
  const skin = (w: number, fill: string) =>
    path(
      fill,
      `M100 8c${w * 1.32} 0 ${w * 1.3} ${88} ${w * 0.2} 128h${-w * 0.4}c${-w * 1.1}-40 ${-w * 1.12}-128 ${w * 0.2}-128z`,
    );
  return (
    stroke(h.d, 4, 'M88 134l2 34M112 134l-2 34') +
    skin(half, h.a) +
    all(stripes, (i) => skin(half * (0.62 - i * 0.36), i ? h.c : h.b)) +
    block(84, 164, 32, 26, '#8a5a2f', 5)
  );
};

const whale: Drawing = (r, h) => {
  const spray = r.chance(0.7) ? stroke(h.e, 7, 'M74 44q-2-22-22-22M74 44q2-24 24-24') : '';
  const body = path(
    h.a,
    'M8 116c0-40 40-62 80-58 42 4 58 40 82 34-6-20-2-32-16-44 20-2 26 8 30 18 8-6 14-6 14-2 0 60-30 112-100 112-56 0-90-20-90-60z',
  );
  return (
    spray +
    body +
    path(h.e, 'M10 122q40 20 86 4 6 34 40 40-70 30-112-6z') +
    ball(52, 104, r.int(5, 8), h.d) +
    path(h.b, `M92 136q10 ${r.int(26, 40)} 44 34-6-30-44-34z`)
  );
};

const bird: Drawing = (r, h) => {
  const leg = r.int(18, 44);
  const plume = r.chance(0.4) ? path(h.c, 'M132 36q-14-26-4-32 14 8 16 30z') : '';
  return (
    stroke('#b9772f', 6, `M92 140v${leg}M112 140v${leg}`) +
    path(h.b, `M40 112L2 ${r.int(78, 150)} 20 ${r.int(64, 96)}z`) +
    plume +
    path(h.a, 'M24 96c40-6 60-24 76-48a36 36 0 0 1 68 16c0 60-40 84-80 84-34 0-58-18-64-52z') +
    path(h.e, 'M104 146c44-6 62-34 63-70-24 8-60 30-63 70z') +
    path(h.b, 'M40 98c30 40 60 34 84 6-20-16-46-14-84-6z') +
    path('#e8a13a', 'M166 56l30 10-30 10z') +
    ball(144, 60, 7, h.d)
  );
};

const cat: Drawing = (r, h) => {
  const tail = stroke(h.a, 16, r.pick(['M140 176q60-10 36-70', 'M140 180q44 6 50-24', 'M60 176q-60-20-30-80']));
  const body = path(h.a, `M${r.int(52, 62)} 188q-6-90 42-96 50 6 46 96z`);
  const head = path(h.a, 'M50 62L48 14l30 22q22-8 44 0l30-22-2 48q0 44-50 44t-50-44z');
  const eye = r.pick([(x: number) => oval(x, 64, 7, 10, h.d), (x: number) => stroke(h.d, 5, `M${x - 8} 66q8-8 16 0`)]);
  const coat = r.pick([
    '',
    stroke(h.b, 7, 'M100 34v16M86 36v10M114 36v10M74 130h22M104 146h24'),
    path(h.e, 'M80 188q-4-60 20-62 24 2 20 62z'),
  ]);
  return (
    tail +
    body +
    head +
    coat +
    eye(80) +
    eye(120) +
    path(h.c, 'M93 80h14l-7 9z') +
    stroke(h.d, 3, 'M40 84l24-2M136 82l24 2') +
    block(72, 102, 56, 10, h.c, 5)
  );
};

const butterfly: Drawing = (r, h) => {
  const [u, l] = [r.int(60, 84), r.int(40, 62)];
  const wing =
    path(h.a, `M100 96C${100 - u} ${96 - u} ${14} 30 14 76q2 40 86 24z`) +
    path(h.b, `M100 100C${100 - l} 104 34 130 50 162q30 26 50-56z`) +
    ball(50, 74, r.int(9, 16), h.c) +
    ball(66, 138, 9, h.e);
  return `${wing}<g transform="translate(200 0) scale(-1 1)">${wing}</g>${stroke(h.d, 4, 'M98 64Q90 34 72 30M102 64q8-30 26-34')}${oval(100, 106, 7, 46, h.d)}`;
};

const mushroom: Drawing = (r, h) => {
  const one = (x: number, size: number, cap: string) =>
    `<g transform="translate(${x} ${190 - 150 * size}) scale(${size})">${path(h.e, 'M-22 60q10 50-4 90h52q-14-40-4-90z')}${path(cap, 'M-80 66q10-90 80-90t80 90q-80 20-160 0z')}${all(4, (i) => ball([-44, -4, 36, 10][i]!, [38, 6, 34, 48][i]!, 10 - i, h.e))}</g>`;
  return (r.chance(0.6) ? one(48, 0.52, h.b) : '') + one(108, r.range(0.85, 1.05), h.a);
};

const lighthouse: Drawing = (r, h) => {
  const w = r.int(24, 32);
  const bands = all(r.int(1, 3), (i) =>
    path(h.a, `M${100 - w + 1 + i} ${154 - i * 38}h${2 * w - 2 - 2 * i}l-2-20h${-2 * w + 6 + 2 * i}z`),
  );
  return (
    path(h.c, 'M20 192q20-30 60-24 50-14 100 24z') +
    path(h.e, `M${100 - w} 174L${108 - w} 62h${2 * w - 16}l8 112z`) +
    bands +
    block(76, 54, 48, 10, h.d) +
    block(84, 30, 32, 26, '#ffd35c') +
    path(h.a, 'M78 32l22-26 22 26z')
  );
};

const boat: Drawing = (r, h) => {
  const mast = r.int(84, 110);
  return (
    stroke('#7a5230', 7, `M${mast} 140V14`) +
    path(h.a, `M${mast + 8} 22q66 50 66 108h-66z`) +
    path(h.b, `M${mast - 8} 44q-40 40-56 86h56z`) +
    path(h.d, 'M14 142h172q-16 44-48 44H62q-32 0-48-44z') +
    (r.chance(0.6) ? stroke(h.e, 7, 'M34 160h132') : '') +
    path(h.c, `M${mast} 14l30 8-30 10z`)
  );
};

const bowl: Drawing = (r, h) => {
  const noodles = all(r.int(4, 7), (i) => stroke('#f3cf7a', 8, `M${34 + i * 20} 100q10-${r.int(20, 44)} 24 0`));
  return (
    stroke('#8a4b2a', 7, 'M120 92L186 12M132 94L198 26') +
    oval(100, 98, 88, 26, h.e) +
    noodles +
    ball(66, 90, 18, '#fff') +
    ball(66, 90, 9, '#f7b53a') +
    path('#5f9a4a', 'M120 98q6-36 40-28-6 26-40 28z') +
    path(h.a, 'M10 98q90 30 180 0-4 70-60 86H70Q14 168 10 98z') +
    r.pick([
      stroke(h.b, 9, 'M22 128q78 24 156 0'),
      ball(100, 148, 18, h.b),
      all(5, (i) => ball(48 + i * 26, 140, 7, h.b)),
    ])
  );
};

const glass: Drawing = (r, h) => {
  const wide = r.chance(0.5);
  const bowlShape = wide
    ? ['M28 40h144L100 122z', 'M48 62h104L100 122z']
    : ['M60 16h80l6 60q-4 46-46 46t-46-46z', 'M57 62h86l3 14q-4 46-46 46t-46-46z'];
  return (
    stroke(h.d, 7, 'M100 120v62') +
    oval(100, 184, 40, 9, h.d) +
    path(`${h.e}`, bowlShape[0]!) +
    path(h.a, bowlShape[1]!) +
    ball(wide ? 160 : 140, wide ? 40 : 26, 24, h.b) +
    ball(wide ? 160 : 140, wide ? 40 : 26, 16, h.e) +
    stroke(h.c, 6, `M96 96L${r.int(56, 84)} 4`)
  );
};

const bottle: Drawing = (r, h) => {
  const [w, neck] = [r.int(34, 50), r.int(10, 15)];
  return (
    block(100 - neck - 2, 4, 2 * neck + 4, 22, h.c, 4) +
    path(
      h.a,
      `M${100 - neck} 22h${2 * neck}v30q4 22 ${w - neck} 34v98q0 8-10 8h${20 - 2 * w}q-10 0-10-8V86q${w - neck - 4}-12 ${w - neck}-34z`,
    ) +
    block(100 - w, 104, 2 * w, r.int(40, 60), h.e) +
    r.pick([ball(100, 126, 13, h.b), block(100 - w + 8, 118, 2 * w - 16, 8, h.b)]) +
    stroke('#ffffff88', 5, `M${108 - w} 92v4M${108 - w} 172v8`)
  );
};

const crown: Drawing = (r, h) => {
  const points = r.pick([3, 5]);
  const step = 168 / (points - 1);
  const spikes = all(
    points - 1,
    (i) => `L${16 + step * (i + 0.5)} ${r.int(96, 110)} ${16 + step * (i + 1)} ${i === points - 2 ? 50 : 40}`,
  );
  return (
    path(h.a, `M16 50${spikes}L172 164H28z`) +
    block(28, 150, 144, 26, h.b, 5) +
    all(points, (i) => ball(16 + i * step, 44, 11, h.c)) +
    all(4, (i) => ball(48 + i * 34, 163, 6, h.e))
  );
};

const trophy: Drawing = (r, h) =>
  stroke(h.b, 11, 'M52 40H16q0 56 46 60M148 40h36q0 56-46 60') +
  path(h.a, 'M46 18h108q4 92-40 104v28h-28v-28Q42 110 46 18z') +
  path(h.e, 'M60 30h14q-2 50 12 78-26-20-26-78z') +
  block(62, 148, 76, 16, h.b, 3) +
  block(48, 162, 104, 26, h.d, 4) +
  r.pick(['', ball(100, 62, 18, h.b)]);

const plane: Drawing = (r, h) =>
  path(h.b, 'M92 92L48 22h24l66 66z') +
  path(h.a, 'M8 108L2 62h20l22 26h116q36 4 38 18-4 16-40 16H40q-24 0-32-14z') +
  path(h.b, 'M88 112l-40 70h26l66-68z') +
  all(r.int(3, 5), (i) => ball(74 + i * 18, 100, 5, h.e)) +
  path(h.d, 'M164 92q20 2 26 10h-24z');

/** A face with shoulders, cut by the lower edge of its square. */
const person: Drawing = (r, h) => {
  const [skin, hair] = [
    r.pick(['#f6d3b8', '#e8b48c', '#c98a5e', '#8d5a3b', '#5e3a27']),
    r.pick(['#2b1d16', '#6b3f22', '#c9943f', '#b5482a', '#9a9a9a', h.c]),
  ];
  const long = r.chance(0.45);
  const back = long ? path(hair, `M48 80q0-66 52-66t52 66v${r.int(50, 80)}H48z`) : '';
  const fringe = r.pick([
    'M52 84q-6-66 48-68 54 2 48 68-10-34-40-36-40 6-56 36z',
    'M50 76q4-62 52-62t48 62q-46-36-100 0z',
    'M52 88q-14-74 60-76 44 6 34 76-4-40-54-44-30 4-40 44z',
    '',
  ]);
  const glasses = r.chance(0.35)
    ? `<g fill="none" stroke="${h.d}" stroke-width="4"><circle cx="80" cy="86" r="15"/><circle cx="120" cy="86" r="15"/><path d="M95 86h10"/></g>`
    : '';
  const beard = !long && r.chance(0.35) ? path(hair, 'M56 92q4 52 44 54 40-2 44-54-8 22-24 22H80q-16 0-24-22z') : '';
  const collar = r.pick([path(h.e, 'M72 140l28 26 28-26 8 10-36 34-36-34z'), path(h.b, 'M92 152h16l8 48H84z'), '']);
  return (
    back +
    path(h.a, 'M10 200q4-52 64-58h52q60 6 64 58z') +
    block(82, 118, 36, 36, skin, 14) +
    collar +
    oval(100, 86, 45, 54, skin) +
    beard +
    path(hair, fringe) +
    ball(80, 86, 5, h.d) +
    ball(120, 86, 5, h.d) +
    glasses +
    stroke('#a8433a', 5, `M86 ${116}q14 ${r.int(4, 14)} 28 0`)
  );
};

export const drawings: Record<string, Drawing> = {
  cup,
  cake,
  fish,
  fruit,
  house,
  tree,
  balloon,
  whale,
  bird,
  cat,
  butterfly,
  mushroom,
  lighthouse,
  boat,
  bowl,
  glass,
  bottle,
  crown,
  trophy,
  plane,
  person,
};
