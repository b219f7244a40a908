/** What the screens show: things of 200 × 200 each, whose proportions, parts and tones chance decides. a, b: their colours. */
import type { Random } from '../../scripts/designs/random.ts';
import { mix } from './screens-parts.ts';

export type Drawing = (r: Random, a: string, b: string) => string;

const dim = (colour: string, share = 0.3) => mix(colour, '#10131c', share);
const pale = (colour: string, share = 0.5) => mix(colour, '#ffffff', share);
const path = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`;
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`;
const rect = (x: number, y: number, w: number, h: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`;
const times = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('');

export const lamp: Drawing = (r, a, b) => {
  const [wide, high, foot] = [r.int(50, 82), r.int(60, 90), r.int(30, 56)];
  const shade = path(
    `M${100 - wide * r.range(0.3, 0.8)} 10H${100 + wide * 0.5}L${100 + wide} ${high + 10}H${100 - wide}z`,
    a,
  );
  if (r.chance(0.4))
    return `${stroke(`M${100 - foot} 186L96 96L${140} 40`, dim(b), 9)}${disc(96, 96, 11, b)}${rect(40 - foot / 2, 182, foot * 2 + 20, 14, b, 7)}<g transform="rotate(${r.int(30, 60)} 140 40)">${path('M120 26h40l22 52h-84z', a)}${oval(140, 80, 42, 9, pale(a, 0.75))}</g>`;
  return `${rect(95, high, 10, 184 - high, dim(b))}${shade}${r.chance(0.5) ? path(`M${100 - wide} ${high + 10}h${2 * wide}v-14h-${2 * wide}z`, pale(a)) : ''}${rect(100 - foot, 180, 2 * foot, 14, b, 7)}`;
};

export const fan: Drawing = (r, a, b) => {
  const blades = r.int(3, 6);
  const [reach, rim] = [r.int(52, 64), r.chance(0.7)];
  const blade = times(
    blades,
    (i) =>
      `<path fill="${i % 2 ? a : pale(a, 0.2)}" transform="rotate(${(360 / blades) * i} 100 78)" d="M100 78q-30-${reach * 0.5} 0-${reach} 36 4 26 ${reach * 0.6}z"/>`,
  );
  const cage = rim
    ? `<circle cx="100" cy="78" r="${reach + 10}" fill="none" stroke="${dim(b)}" stroke-width="6"/>`
    : '';
  return `${rect(94, 90, 12, 92, dim(b))}${rect(56, 178, 88, 16, b, 8)}${blade}${disc(100, 78, 13, dim(a, 0.5))}${cage}`;
};

export const plant: Drawing = (r, a, b) => {
  const count = r.int(3, 7);
  const [long, fat] = [r.int(80, 116), r.int(14, 26)];
  const greens = ['#2f7d4f', '#4fa06b', '#25603f', '#7cb85c'];
  const leaves = times(count, (i) => {
    const turn = count === 1 ? 0 : -64 + (128 * i) / (count - 1);
    return `<g transform="rotate(${turn} 100 128)">${path(`M100 128C${100 - fat * 2} ${128 - long * 0.4} ${100 - fat} ${128 - long} 100 ${128 - long}s${fat * 2} ${long * 0.6} 0 ${long}z`, greens[i % 4]!)}${stroke(`M100 124V${134 - long}`, '#ffffff55', 2)}</g>`;
  });
  const pot = path(`M${r.int(54, 66)} 122h${r.int(72, 84)}l-12 72H70z`, a);
  return leaves + pot + rect(52, 116, 96, 18, r.chance(0.5) ? b : dim(a), 5);
};

export const sprout: Drawing = (r, a, b) => {
  const coins = r.int(2, 5);
  const pile = times(
    coins,
    (i) =>
      `${rect(52 + (i % 2) * 5, 180 - i * 17, 90, 19, i % 2 ? b : pale(b, 0.25), 9)}${rect(64 + (i % 2) * 5, 187 - i * 17, 66, 4, dim(b, 0.25), 2)}`,
  );
  const top = 184 - coins * 17;
  const green = r.pick(['#3f9d5c', a, '#6bb04a']);
  return `${pile}${stroke(`M98 ${top}Q100 ${top - 40} 98 ${top - 66}`, dim(green), 7)}${path(`M98 ${top - 40}q-54 4-58-44 54-2 58 44z`, green)}${path(`M98 ${top - 56}q4-48 60-42-4 48-60 42z`, pale(green, 0.25))}`;
};

export const radio: Drawing = (r, a, b) => {
  const [h, round, two] = [r.int(96, 130), r.pick([6, 18, 34]), r.chance(0.5)];
  const y = 188 - h;
  const body = rect(10, y, 180, h, a, round) + rect(20, y + 10, 160, h * 0.28, pale(a, 0.65), 6);
  const dial = times(9, (i) => rect(32 + i * 17, y + 18, 3, h * 0.14, dim(a)));
  const horn = (x: number, size: number) =>
    disc(x, y + h * 0.68, size, dim(a, 0.55)) +
    disc(x, y + h * 0.68, size * 0.55, b) +
    disc(x, y + h * 0.68, size * 0.2, dim(b));
  const mesh = times(5, (i) => rect(92, y + h * 0.5 + i * h * 0.09, 84, h * 0.04, dim(a, 0.5), 2));
  const handle = r.chance(0.5)
    ? stroke(`M46 ${y}V${y - 26}H154V${y}`, dim(b), 9)
    : stroke(`M150 ${y}L186 6`, '#8d929c', 6);
  return handle + body + dial + horn(56, h * 0.24) + (two ? horn(144, h * 0.24) : mesh);
};

export const vinyl: Drawing = (r, a, b) => {
  const tone = r.pick(['#16171b', '#16171b', dim(a, 0.6)]);
  const grooves = times(
    r.int(4, 8),
    (i) =>
      `<circle cx="100" cy="100" r="${90 - i * 7}" fill="none" stroke="#ffffff" stroke-opacity=".13" stroke-width="2"/>`,
  );
  const label = disc(100, 100, r.int(28, 42), a) + (r.chance(0.6) ? path('M100 64a36 36 0 0 1 30 16l-30 20z', b) : '');
  const shine = path('M100 100L44 26a92 92 0 0 1 40-17zM100 100l56 74a92 92 0 0 1-40 17z', '#ffffff22');
  return disc(100, 100, 97, tone) + grooves + shine + label + disc(100, 100, 6, '#f2f2f2');
};

export const cassette: Drawing = (r, a, b) => {
  const [y, h] = [r.int(30, 40), r.int(118, 132)];
  const reel = (x: number) =>
    disc(x, y + h * 0.47, 18, '#ffffff') +
    times(
      6,
      (i) =>
        `<rect x="${x - 2}" y="${y + h * 0.47 - 18}" width="4" height="9" fill="${dim(a, 0.6)}" transform="rotate(${i * 60} ${x} ${y + h * 0.47})"/>`,
    );
  const stripes = r.chance(0.6)
    ? rect(22, y + 16, 156, 7, a) + rect(22, y + 27, 156, 7, dim(b))
    : rect(32, y + 20, r.int(60, 130), 5, dim(b));
  return `${rect(8, y, 184, h, a, 12)}${rect(22, y + 10, 156, h * 0.64, b, 6)}${stripes}${rect(48, y + h * 0.28, 104, h * 0.38, dim(a, 0.6), 24)}${reel(68)}${reel(132)}${path(`M46 ${y + h}l10-${h * 0.22}h88l10 ${h * 0.22}z`, dim(a))}`;
};

export const headphones: Drawing = (r, a, b) => {
  const [thick, h] = [r.int(12, 20), r.int(64, 84)];
  const cup = (x: number, out: number) => rect(x, 104, 42, h, a, 16) + rect(x + out, 112, 16, h - 16, dim(a), 8);
  const band = `M34 120V96a66 66 0 0 1 132 0v24`;
  return (
    stroke(band, dim(b), thick) +
    (r.chance(0.5) ? stroke('M64 46q36-24 72 0', b, thick * 0.9) : '') +
    cup(14, 30) +
    cup(144, -4)
  );
};

export const cat: Drawing = (r, a, b) => {
  const [ear, wide] = [r.int(26, 46), r.int(66, 82)];
  const head = path(
    `M${100 - wide} ${96}L${106 - wide} ${64 - ear}L${100 - wide * 0.4} 56q${wide * 0.4}-10 ${wide * 0.8} 0L${94 + wide} ${64 - ear}L${100 + wide} 96q8 84-${wide} 86-${wide + 8}-2-${wide}-86z`,
    a,
  );
  const eye = r.pick([
    (x: number) => oval(x, 108, 9, 13, '#1e1b22') + disc(x + 3, 103, 3.5, '#ffffff'),
    (x: number) => stroke(`M${x - 11} 110q11-14 22 0`, '#1e1b22', 5),
    (x: number) => disc(x, 108, 15, '#ffffff') + disc(x + 2, 109, 8, '#1e1b22'),
  ]);
  const marks = r.chance(0.5) ? path('M88 52l6 26h12l6-26z', dim(a)) : oval(100, 150, 34, 24, pale(a, 0.7));
  const cheeks = r.chance(0.5) ? disc(58, 136, 11, '#f59aa8') + disc(142, 136, 11, '#f59aa8') : '';
  return `${head}${marks}${eye(70)}${eye(130)}${cheeks}${path('M92 132h16l-8 10z', b)}${stroke('M100 142q-10 16-20 8M100 142q10 16 20 8', '#1e1b22', 4)}${stroke('M52 144l-38-6M54 154l-36 8M148 144l38-6M146 154l36 8', dim(a, 0.5), 3)}`;
};

export const ghost: Drawing = (r, a, b) => {
  const [waves, high] = [r.int(3, 5), r.int(20, 50)];
  const step = 136 / waves;
  const hem = times(waves, (i) => `q-${step / 2}-${i % 2 ? -26 : 26}-${step} 0`);
  const body = path(`M32 176V${high + 66}Q34 ${high - 20} 100 ${high - 20}t68 86V176${hem}z`, a);
  const y = high + 56;
  const mouth = r.pick([
    path(`M80 ${y + 28}h40q-4 30-20 30t-20-30z`, '#5a1a2b'),
    stroke(`M84 ${y + 32}q16 14 32 0`, '#26222b', 5),
    oval(100, y + 40, 9, 12, '#26222b'),
  ]);
  return `${body}${oval(76, y, 9, 13, '#26222b')}${oval(124, y, 9, 13, '#26222b')}${mouth}${disc(58, y + 24, 10, pale(b, 0.2))}${disc(142, y + 24, 10, pale(b, 0.2))}${r.chance(0.4) ? path(`M66 ${high - 8}l34-34 34 34q-34-16-68 0z`, b) : ''}`;
};

export const piggy: Drawing = (r, a, b) => {
  const [rx, ry] = [r.int(66, 78), r.int(48, 60)];
  const legs = rect(58, 140, 22, 48, dim(a), 8) + rect(120, 140, 22, 48, dim(a), 8);
  const coin = r.chance(0.6) ? disc(96, 112 - ry - 16, 19, b) + disc(96, 112 - ry - 16, 11, dim(b, 0.2)) : '';
  return `${coin}${legs}${oval(98, 116, rx, ry, a)}${path(`M${126} ${70}l34-22 2 40z`, dim(a, 0.16))}${rect(150, 104, 36, 34, dim(a, 0.16), 12)}${disc(162, 120, 4, dim(a, 0.6))}${disc(175, 120, 4, dim(a, 0.6))}${disc(138, 100, 6, '#26222b')}${rect(76, 118 - ry, 42, 7, dim(a, 0.5), 3)}${stroke(`M${98 - rx} 104q-20-4-14-20 14 2 4 12`, dim(a, 0.16), 6)}`;
};

export const safe: Drawing = (r, a, b) => {
  const spokes = r.int(3, 6);
  const wheel = times(
    spokes,
    (i) =>
      `<rect x="96" y="62" width="8" height="72" fill="${dim(b)}" transform="rotate(${(180 / spokes) * i} 100 98)"/>`,
  );
  return `${rect(34, 176, 26, 18, dim(a, 0.5))}${rect(140, 176, 26, 18, dim(a, 0.5))}${rect(14, 16, 172, 164, a, r.pick([4, 14, 26]))}${rect(32, 34, 136, 128, pale(a, 0.25), 8)}${wheel}${disc(100, 98, 26, b)}${disc(100, 98, 9, pale(b))}${rect(26, 56, 12, 26, dim(a, 0.5), 4)}${rect(26, 116, 12, 26, dim(a, 0.5), 4)}`;
};

/** Seen from the street: walls, roof, windows, door, perhaps a chimney. */
export const house: Drawing = (r, a, b) => {
  const [w, floors, flat] = [r.int(90, 150), r.int(1, 3), r.chance(0.3)];
  const x = 100 - w / 2;
  const h = 34 + floors * 34;
  const y = 194 - h;
  const columns = Math.floor(w / 40);
  const panes = times(floors * columns, (i) =>
    rect(x + 14 + (i % columns) * ((w - 12) / columns), y + 12 + Math.floor(i / columns) * 34, 18, 20, '#ffe9a8', 2),
  );
  const roof = flat
    ? rect(x - 8, y - 14, w + 16, 16, b, 3)
    : path(`M${x - 12} ${y + 4}L100 ${y - r.int(30, 62)}L${x + w + 12} ${y + 4}z`, b);
  return `${r.chance(0.5) && !flat ? rect(x + w * 0.68, y - 50, 18, 50, dim(a)) : ''}${rect(x, y, w, h, a)}${panes}${roof}${rect(90, 162, 22, 32, dim(b, 0.4), r.pick([0, 10]))}`;
};

export const tower: Drawing = (r, a, b) => {
  const [w, rings] = [r.int(50, 74), r.int(2, 5)];
  const band = 116 / (rings * 2);
  const body = `M${100 - w / 2} 194L${100 - w * 0.32} 62H${100 + w * 0.32}L${100 + w / 2} 194z`;
  const stripes = times(
    rings,
    (i) =>
      `<rect x="40" y="${74 + i * band * 2}" width="120" height="${band}" fill="${b}" clip-path="url(#t${w}${rings})"/>`,
  );
  return `<clipPath id="t${w}${rings}"><path d="${body}"/></clipPath>${path(body, a)}${stripes}${rect(100 - w * 0.42, 54, w * 0.84, 10, dim(b))}${rect(100 - w * 0.24, 28, w * 0.48, 28, '#ffe08a')}${path(`M${100 - w * 0.34} 30L100 4l${w * 0.34} 26z`, b)}`;
};

export const woods: Drawing = (r, a, b) => {
  const count = r.int(2, 4);
  const pointed = r.chance(0.5);
  return times(count, (i) => {
    const [x, high] = [44 + (112 * i) / Math.max(1, count - 1), r.int(80, 150)];
    const crown = pointed
      ? path(
          `M${x} ${180 - high}l36 ${high * 0.45}h-14l20 ${high * 0.4}H${x - 42}l20-${high * 0.4}h-14z`,
          i % 2 ? a : b,
        )
      : oval(x, 172 - high * 0.6, 34, high * 0.42, i % 2 ? a : b);
    return rect(x - 6, 150, 12, 44, '#7a5536') + crown;
  });
};

/** From above, driving upwards. */
export const car: Drawing = (r, a, b) => {
  const [w, roof] = [r.int(78, 96), r.chance(0.5) ? b : dim(a, 0.1)];
  const x = 100 - w / 2;
  const wheel = (wx: number, wy: number) => rect(wx, wy, 14, 34, '#1b1c20', 5);
  return `${wheel(x - 6, 34)}${wheel(x + w - 8, 34)}${wheel(x - 6, 130)}${wheel(x + w - 8, 130)}${rect(x, 6, w, 188, a, 30)}${path(`M${x + 8} 74q${w / 2 - 8}-30 ${w - 16} 0l-8 22H${x + 16}z`, '#20313f')}${rect(x + 14, 96, w - 28, 50, roof, 8)}${path(`M${x + 16} 150h${w - 32}l6 18H${x + 10}z`, '#20313f')}${oval(x + 14, 18, 9, 6, '#fff3b8')}${oval(x + w - 14, 18, 9, 6, '#fff3b8')}`;
};

export const chair: Drawing = (r, a, b) => {
  const [w, back, round] = [r.int(90, 124), r.int(74, 100), r.pick([8, 24, 44])];
  const x = 100 - w / 2;
  const splay = r.int(0, 16);
  const legs = [x + 12, x + w - 12]
    .map((lx, i) => stroke(`M${lx} 130L${lx + (i ? splay : -splay)} 192`, b, 9))
    .join('');
  const buttons = r.chance(0.4) ? times(3, (i) => disc(x + (w * (i + 1)) / 4, 110 - back * 0.5, 4, dim(a, 0.45))) : '';
  const arms = r.chance(0.5)
    ? rect(x - 16, 84, 24, 56, dim(a, 0.18), 12) + rect(x + w - 8, 84, 24, 56, dim(a, 0.18), 12)
    : '';
  return `${legs}${rect(x, 112 - back, w, back + 14, a, round)}${buttons}${rect(x - 4, 108, w + 8, 32, pale(a, 0.18), 12)}${arms}`;
};

export const tote: Drawing = (r, a, b) => {
  const [w, h, lean] = [r.int(110, 150), r.int(92, 124), r.int(-14, 14)];
  const [x, y] = [100 - w / 2, 192 - h];
  const mark = r.pick([
    disc(100, y + h * 0.55, 24, b),
    rect(x + 10, y + h * 0.4, w - 20, 18, b),
    rect(84, y + h * 0.3, 32, 26, b, 6),
    '',
  ]);
  return `${stroke(`M${x + w * 0.26} ${y + 10}q0-${y - 6} ${w * 0.24}-${y - 6}t${w * 0.24} ${y - 6}`, dim(a), r.int(7, 12))}${path(`M${x + lean} ${y}H${x + w - lean}L${x + w} 192H${x}z`, a)}${mark}${stroke(`M${x + 14} ${y + 12}H${x + w - 14}`, pale(a), 3)}`;
};

const shirt: Drawing = (r, a, b) => {
  const [long, pattern] = [r.int(56, 92), r.int(0, 3)];
  const body = `M70 16Q100 44 130 16L${160} 34L192 ${long + 20}L160 ${long + 34}L150 74V190H50V74L40 ${long + 34}L8 ${long + 20}L40 34z`;
  const print = [
    times(5, (i) => rect(50, 80 + i * 24, 100, 10, b)),
    disc(100, 104, 27, b) + path('M100 84l18 32H82z', a),
    rect(106, 70, 28, 28, dim(a, 0.3), 4),
    '',
  ][pattern]!;
  return `${path(body, a)}${print}${stroke('M70 16Q100 44 130 16', dim(a, 0.35), 7)}`;
};

const bottle: Drawing = (r, a, b) => {
  const [w, neck, shoulder] = [r.int(60, 94), r.int(22, 36), r.int(58, 90)];
  const x = 100 - w / 2;
  const glass = path(
    `M${100 - neck / 2} 32V${shoulder - 16}Q${x} ${shoulder - 4} ${x} ${shoulder + 22}V180q0 16 16 16H${x + w - 16}q16 0 16-16V${shoulder + 22}Q${x + w} ${shoulder - 4} ${100 + neck / 2} ${shoulder - 16}V32z`,
    a,
  );
  const pump = stroke('M100 14h34v12', dim(b), 9);
  return `${r.chance(0.4) ? pump : ''}${glass}${rect(98 - neck / 2, 8, neck + 4, 30, b, 5)}${rect(x, 108, w, 56, pale(a, 0.85))}${rect(x + 10, 120, w - 20, 7, dim(a))}${rect(x + 10, 136, w * 0.5, 6, b)}${rect(x + 8, shoulder + 14, 7, 30, '#ffffff66', 3)}`;
};

const watch: Drawing = (r, a, b) => {
  const [square, w] = [r.chance(0.5), r.int(44, 60)];
  const strap = rect(100 - w / 2, 2, w, 196, a, 12) + times(4, (i) => disc(100, 160 + i * 9, 2.5, dim(a, 0.5)));
  const face = square
    ? rect(50, 48, 100, 104, dim(b, 0.5), 26) + rect(58, 56, 84, 88, pale(b, 0.8), 20)
    : disc(100, 100, 56, dim(b, 0.5)) + disc(100, 100, 46, pale(b, 0.8));
  const marks = times(
    12,
    (i) => `<rect x="98.500" y="62" width="3" height="9" fill="#33353c" transform="rotate(${i * 30} 100 100)"/>`,
  );
  return `${strap}${rect(150, 92, 12, 18, dim(b, 0.3), 4)}${face}${marks}${stroke(`M100 100V74M100 100l${r.int(10, 24)} ${r.int(-10, 16)}`, '#22242a', 5)}`;
};

export const sneaker: Drawing = (r, a, b) => {
  const high = r.int(34, 76);
  const top = 126 - high;
  const upper = path(`M18 150V${top}q28 14 54-8l46 44q40 18 62 22 14 10 12 46z`, a);
  const laces = times(r.int(3, 4), (i) => stroke(`M${72 + i * 17} ${top + 26 + i * 15}l20-16`, '#ffffff', 6));
  const stripe = r.pick([
    path('M40 146l26-40 16 4-18 36zM74 146l20-32 15 6-14 26z', b),
    stroke('M30 140q50 4 110-24', b, 11),
    disc(46, 116, 15, b),
  ]);
  return `${upper}${stripe}${laces}${path('M150 128q36 6 42 24h-52q-2-18 10-24z', dim(a, 0.2))}${rect(12, 146, 182, r.int(20, 34), r.pick(['#f6f6f4', b]), 14)}`;
};

const vase: Drawing = (r, a, b) => {
  const [belly, neck, mouth] = [r.int(40, 72), r.int(12, 26), r.int(20, 34)];
  const stems = times(r.int(2, 4), (i) => {
    const x = 66 + i * 24 + r.int(-6, 6);
    const y = r.int(16, 42);
    return (
      stroke(`M100 92L${x} ${y}`, '#4b8053', 4) +
      r.pick([disc(x, y, 13, b) + disc(x, y, 5, '#ffe08a'), oval(x, y, 8, 18, '#5d9c66', x - 100)])
    );
  });
  const bands = r.chance(0.5) ? rect(100 - belly * 0.86, 134, belly * 1.72, 8, pale(a)) : '';
  return `${stems}${path(`M${100 - mouth} 82h${mouth * 2}q-8 12-${mouth - neck} 20 ${belly} 14 ${belly - neck} 60-6 34-36 34H${100 - 28}q-30 0-36-34-8-46 ${belly - neck}-60-${mouth - neck}-8-${mouth - neck}-20z`, a)}${bands}`;
};

export const mug: Drawing = (r, a, b) => {
  const [w, h, round] = [r.int(90, 120), r.int(90, 120), r.pick([6, 22, 44])];
  const y = 188 - h;
  const print = r.pick([
    rect(26, y + h * 0.4, w, h * 0.2, b),
    disc(26 + w / 2, y + h * 0.5, h * 0.2, b),
    times(3, (i) => disc(26 + (w * (i + 1)) / 4, y + h * 0.5, 9, b)),
  ]);
  const steam = r.chance(0.5)
    ? stroke(`M${w / 2} ${y - 12}q-12-16 0-30M${w / 2 + 34} ${y - 12}q-12-16 0-30`, pale(b, 0.2), 6)
    : '';
  return `${steam}${stroke(`M${w + 18} ${y + 24}h18q24 0 24 ${h * 0.25}t-24 ${h * 0.25}h-18`, a, 13)}${rect(26, y, w, h, a, round)}${print}${rect(26, y, w, 9, dim(a, 0.2), 4)}`;
};

export const wares: readonly Drawing[] = [
  chair,
  tote,
  shirt,
  bottle,
  watch,
  sneaker,
  vase,
  mug,
  lamp,
  plant,
  headphones,
];
