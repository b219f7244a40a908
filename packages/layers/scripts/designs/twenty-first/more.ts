/** The last four layouts of the twenty-first set, and what all of them place turned or lifted things with. */
import { cast, line, middle, sign, soft, type Pair } from '../placing.ts';
import { box, burst, photo, side, svg, type Palette, type Sheet, type Layout } from '../sheet.ts';

/** A card that may be turned; what lies on it turns with it. */
export interface Leaf {
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
}

const lift = (s: Sheet) =>
  `filter:drop-shadow(${s.random.pick(['0 6px 8px rgba(0,0,0,.34)', '0 10px 16px rgba(10,10,40,.4)', '6px 7px 0 rgba(0,0,0,.3)'])});`;

/** A drawn shape with a shadow of its own. */
export const lifted = (s: Sheet, name: string, leaf: Leaf, inner: string) =>
  s.object(name, box(leaf.x, leaf.y, leaf.w, leaf.h, lift(s), svg(0, 0, leaf.w, leaf.h, inner), leaf.turn));

export const flash = (s: Sheet, cx: number, cy: number, radius: number, fill: string) =>
  s.object('burst', box(0, 0, side, side, lift(s), burst(cx, cy, radius, s.random.int(11, 18), 0.84, fill)));

/** Something on a turned card, placed from the card's own corner. */
export const on = (s: Sheet, leaf: Leaf, name: string, inner: string) =>
  s.object(name, box(leaf.x, leaf.y, leaf.w, leaf.h, '', inner, leaf.turn));

export const signOn = (s: Sheet, leaf: Leaf, name: string, x: number, y: number, size: number, a: string, b: string) =>
  on(s, leaf, `icon:${name}`, svg(x, y, size, size, s.kit.icons[name]!(a, b, b), 0, '0 0 24 24'));

/** A centred line on a turned card. */
export function write(s: Sheet, leaf: Leaf, x: number, cy: number, width: number, size: number, c: string, text: Pair) {
  const rise = (s.chinese ? size * 0.92 : size) * 0.675;
  const origin = `${leaf.w / 2 - x}px ${leaf.h / 2 - cy + rise}px`;
  const css = `text-align:center;transform-origin:${origin};transform:rotate(${leaf.turn}deg)`;
  line(s, leaf.x + x, leaf.y + cy, width, size, c, text, css);
}

export interface Tone {
  fill: string;
  a: string;
  b: string;
  ink: string;
}

/** Fills, each with two colours for a sign and one for words that show on it. */
export const tones = (p: Palette): [Tone, Tone, Tone, Tone] => [
  { fill: p.accent, a: '#ffffff', b: p.second, ink: '#ffffff' },
  { fill: p.mid, a: '#ffffff', b: p.second, ink: '#ffffff' },
  { fill: p.second, a: p.dark, b: p.accent, ink: p.dark },
  { fill: p.dark, a: p.second, b: '#ffffff', ink: '#ffffff' },
];

/** The same list, begun elsewhere. */
export const rolled = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]!);

const postcardSide = (s: Sheet, card: Leaf, seed: number) => {
  const { random: r, palette: p } = s;
  const h = r.int(290, 330);
  s.box('postcard', card.x, card.y, card.w, card.h, `background:${p.paper};border-radius:8px;${soft(s)}`, card.turn);
  on(s, card, 'photo', photo(34, 44, 270, h, seed + 5, `border-radius:${r.pick([0, 10])}px`));
  const teeth = Array.from({ length: 32 }, (_, i) => {
    const [k, edge] = [i % 8, i >> 3];
    const [x, y] = [edge < 2 ? 8 + k * 16 : (edge - 2) * 128, edge < 2 ? edge * 152 : 10 + k * 19];
    return `<circle cx="${x}" cy="${y}" r="4.5" fill="black"/>`;
  });
  const mask = `<mask id="m"><rect width="128" height="152" fill="white"/>${teeth.join('')}</mask>`;
  on(
    s,
    card,
    'stamp',
    svg(542, 30, 128, 152, `${mask}<rect width="128" height="152" fill="${p.second}" mask="url(#m)"/>`),
  );
  signOn(s, card, 'tent', 566, 64, 80, p.accent, p.dark);
  const waves = [0, 1, 2].map((i) => `<path d="M104 ${36 + i * 16}q14-12 28 0t28 0" />`).join('');
  const mark = `<g fill="none" stroke="${p.dark}" stroke-width="5"><circle cx="52" cy="52" r="48"/><circle cx="52" cy="52" r="30"/>${waves}</g>`;
  on(s, card, 'postmark', svg(396, 46, 164, 104, mark));
  const rows = [0, 1, 2].map((i) => `<rect y="${i * 44}" width="${i === 2 ? 200 : 310}" height="5" fill="${p.mid}"/>`);
  on(s, card, 'lines', svg(352, 326, 310, 94, rows.join('')));
  write(s, card, 340, 222, 340, 40, p.accent, ['Lake Camp', '湖畔营地']);
  write(s, card, 340, 278, 340, 26, p.dark, ['ten days of summer', '十天夏日时光']);
};

export const postcard: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const env: Leaf = { x: left ? 90 : 294, y: 500 + r.int(-12, 12), w: 640, h: 420, turn: left ? -5 : 5 };
  const shape = `<rect width="640" height="420" rx="16" fill="${p.mid}" stroke="${p.paper}" stroke-width="6"/><path d="M4 410l206-130M636 410L430 280" stroke="${p.dark}" stroke-width="5"/>`;
  lifted(s, 'envelope', env, shape);
  on(s, env, 'label', box(170, 236, 300, 118, `background:${p.light};border-radius:${r.pick([0, 12, 24])}px`));
  write(s, env, 170, 272, 300, 30, p.dark, ['Sign up by May', '五月前报名']);
  write(s, env, 170, 318, 300, 24, p.dark, ['ages 8 to 14', '八至十四岁']);
  const card: Leaf = {
    x: (left ? 236 : 84) + r.int(-20, 20),
    y: 110 + r.int(-16, 16),
    w: 704,
    h: 470,
    turn: r.int(2, 5),
  };
  if (left) card.turn = -card.turn;
  postcardSide(s, card, seed);
  const tape = `background:${p.accent};opacity:${r.pick([1, 0.9])}`;
  s.object('tape', box(card.x, card.y, card.w, card.h, '', box(104, -26, 130, 48, tape, '', r.int(-7, 7)), card.turn));
  const [cx, cy] = [left ? 800 : 224, 770 + r.int(-20, 20)];
  flash(s, cx, cy, 104, p.accent);
  sign(s, 'heart', cx - 48, cy - 46, 96, '#ffffff', p.second, r.int(-12, 12));
};

const arc = (cx: number, cy: number, radius: number, from: number, to: number, fill: string) => {
  const at = (k: number) => `${cx - radius * Math.cos(Math.PI * k)} ${cy - radius * Math.sin(Math.PI * k)}`;
  return svg(
    0,
    0,
    side,
    side,
    `<path fill="none" stroke="${fill}" stroke-width="64" d="M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}"/>`,
  );
};

const busyHours = (s: Sheet, x0: number, base: number, dark: boolean) => {
  const { random: r, palette: p } = s;
  const now = r.int(1, 4);
  const ink = dark ? '#ffffff' : p.dark;
  for (let i = 0; i < 6; i++) {
    const h = i === now ? r.int(138, 160) : r.int(46, 120);
    const x = x0 + i * 104;
    const fill = i === now ? p.accent : dark ? p.light : p.mid;
    s.box('bar', x, base - h, 66, h, `background:${fill};border-radius:12px 12px 0 0`);
    const hour = `${9 + i * 2}`;
    middle(s, x - 10, base + 32, 86, 28, ink, [hour, hour]);
    if (i !== now) continue;
    const tail = 'M20 0h90q20 0 20 20v24q0 20-20 20H79L65 84 51 64H20Q0 64 0 44V20Q0 0 20 0z';
    s.object('bubble', svg(x - 32, base - h - 92, 130, 84, `<path fill="${p.second}" d="${tail}"/>`));
    middle(s, x - 32, base - h - 60, 130, 32, p.dark, ['Now', '现在']);
  }
};

export const busyNow: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [dark, left] = [r.chance(0.4), r.chance(0.5)];
  const [x, y, w, h] = [r.int(90, 120), r.int(70, 90), 0, 860];
  const width = side - 2 * x + w;
  const rim = `border:6px solid ${dark ? p.light : p.mid};box-sizing:border-box;border-radius:${r.pick([16, 36, 52])}px`;
  s.box('panel', x, y, width, h, `background:${dark ? p.dark : p.paper};${rim};${soft(s)}`);
  const ink = dark ? '#ffffff' : p.dark;
  middle(s, x + 120, y + 82, width - 240, 46, ink, ['How full are we?', '现在人多吗？']);
  const [cy, radius] = [y + 405, r.int(188, 210)];
  const bounds = [0, 0.32, 0.345, 0.655, 0.68, 1];
  for (const [i, fill] of [p.second, p.mid, p.accent].entries())
    s.object('arc', arc(512, cy, radius, bounds[i * 2]!, bounds[i * 2 + 1]!, fill));
  const full = r.pick([0.16, 0.3, 0.5, 0.7, 0.84]);
  const hand = `<path fill="${ink}" d="M-12 0L0-138 12 0z"/><circle r="28" fill="${ink}"/>`;
  s.object('needle', svg(512, cy, 10, 10, `<g transform="rotate(${full * 180 - 90})">${hand}</g>`));
  const share = `${Math.round(full * 100)} %`;
  middle(s, 362, cy + 76, 300, 58, ink, [share, share]);
  busyHours(s, 219, y + 780, dark);
  const bx = left ? x - 36 : side - x - 104;
  s.disc(bx, y - 36, 140, p.accent, `border:8px solid ${p.paper};box-sizing:border-box;${cast(s)}`);
  sign(s, 'book', bx + 34, y - 2, 72, '#ffffff', p.dark);
};

/** Peppers in a row: one thing, a rating. */
const peppers = (count: number, fill: string, stalk: string) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<g transform="translate(${i * 44})"><path fill="${fill}" d="M10 12q12-8 20 2 8 14-8 38Q20 36 10 26q-4-8 0-14z"/><path fill="none" stroke="${stalk}" stroke-width="5" stroke-linecap="round" d="M18 11q0-7 7-9"/></g>`,
  ).join('');

const heats: Pair[] = [
  ['Very hot', '特辣'],
  ['Hot', '重辣'],
  ['Medium', '中辣'],
  ['Mild', '微辣'],
];

export const heatScale: Layout = (s, seed) => {
  const { random: r, palette: p } = s;
  const left = r.chance(0.5);
  const at = (x: number, w: number) => (left ? x : side - x - w);
  const ty = r.int(70, 90);
  const tube = `M40 60a60 60 0 0 1 120 0V590a100 100 0 1 1-120 0z`;
  const shape = `<path fill="${p.paper}" stroke="${p.dark}" stroke-width="8" d="${tube}"/>`;
  lifted(s, 'tube', { x: at(90, 200), y: ty, w: 200, h: 780, turn: 0 }, shape);
  const level = r.int(300, 430);
  const juice = `<path fill="${p.accent}" d="M72 ${level}a28 28 0 0 1 56 0V610a68 68 0 1 1-56 0z"/>`;
  s.object('fill', svg(at(90, 200), ty, 200, 780, juice));
  sign(s, 'flame', at(152, 76), ty + 630, 76, '#ffffff', p.second);
  const look = rolled(tones(p), r.int(0, 3));
  const arrow = left ? 'M0 58L46 0H520V116H46z' : 'M520 58L474 0H0V116H474z';
  for (const [i, name] of heats.entries()) {
    const [x, y, t] = [at(340, 520) + r.int(-8, 8), 90 + i * 148, look[i]!];
    const tag = `<path fill="${t.fill}" stroke="${p.paper}" stroke-width="6" stroke-linejoin="round" d="${arrow}"/>`;
    lifted(s, 'tag', { x, y, w: 520, h: 116, turn: 0 }, tag);
    const width = (4 - i) * 44;
    line(s, x + (left ? 70 : 36), y + 58, 200, 42, t.ink, name);
    s.object('peppers', svg(x + (left ? 490 : 450) - width, y + 32, width, 54, peppers(4 - i, t.a, t.b)));
  }
  const [px, py] = [at(666, 256), 688 + r.int(0, 10)];
  const rim = `border-radius:50%;box-shadow:0 0 0 12px ${p.paper},0 10px 30px 8px rgba(0,0,0,.4)`;
  s.object('photo', photo(px, py, 256, 256, seed + 7, rim));
  s.box(
    'plate',
    at(334, 290),
    800,
    290,
    116,
    `background:${p.dark};border:6px solid ${p.paper};box-sizing:border-box;border-radius:${r.pick([10, 26, 58])}px;${cast(s)}`,
  );
  middle(s, at(334, 290), 858, 290, 44, '#ffffff', ['How hot?', '要多辣？']);
  const bx = left ? 896 : 128;
  flash(s, bx, 896, 76, p.second);
  middle(s, bx - 60, 896, 120, 34, p.dark, ['New', '新品']);
};

const die = (fill: string, pip: string, count: number) => {
  const spots = [
    [65, 65],
    [34, 34],
    [96, 96],
    [96, 34],
    [34, 96],
  ].slice(count % 2 ? 0 : 1, count % 2 ? count : count + 1);
  const pips = spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="${pip}"/>`).join('');
  return `<rect width="130" height="130" rx="26" fill="${fill}" stroke="${pip}" stroke-width="5"/>${pips}`;
};

export const gameNight: Layout = (s) => {
  const { random: r, palette: p } = s;
  const [spread, deck] = [r.int(10, 15), rolled(tones(p), r.int(0, 3))];
  const order = r.pick([
    [0, 2, 1],
    [0, 1, 2],
    [2, 1, 0],
  ]);
  const names = rolled(['crown', 'clover', 'heart', 'moon', 'key'], r.int(0, 4));
  for (const i of order) {
    const leaf: Leaf = { x: 107 + i * 270, y: i === 1 ? 64 : 104, w: 270, h: 400, turn: (i - 1) * spread };
    const t = deck[i]!;
    const rim = `border:14px solid ${p.paper};box-sizing:border-box;border-radius:26px`;
    s.box('card', leaf.x, leaf.y, leaf.w, leaf.h, `background:${t.fill};${rim};${soft(s)}`, leaf.turn);
    signOn(s, leaf, names[i]!, 60, 105, 150, t.a, t.b);
  }
  const ribbon = 'M0 0h780l-36 58 36 58H0l36-58z';
  const band = `<path fill="${p.dark}" stroke="${p.second}" stroke-width="6" stroke-linejoin="round" d="${ribbon}"/>`;
  lifted(s, 'ribbon', { x: 122, y: 486, w: 780, h: 116, turn: 0 }, band);
  middle(s, 182, 544, 660, 56, '#ffffff', ['Board Game Night', '桌游之夜']);
  const y = 690 + r.int(-4, 18);
  const [a, b] = [r.int(2, 5), r.int(1, 5)];
  lifted(s, 'die', { x: 92, y: y - 6, w: 130, h: 130, turn: r.int(-18, 18) }, die(p.second, p.dark, a));
  lifted(s, 'die', { x: 802, y: y + 96, w: 130, h: 130, turn: r.int(-18, 18) }, die(p.accent, '#ffffff', b));
  s.box('plate', 276, y, 472, 220, `background:${p.paper};border-radius:${r.pick([0, 22, 44])}px;${soft(s)}`);
  sign(s, 'hourglass', 306, y + 60, 100, p.mid, p.second);
  middle(s, 414, y + 80, 290, 44, p.dark, ['Friday at 7', '周五晚七点']);
  middle(s, 414, y + 144, 290, 28, p.mid, ['bring your own', '欢迎自带游戏']);
  const right = r.chance(0.5);
  const [bx, by] = right ? [770, y + 8] : [262, y + 222];
  flash(s, bx, by, 74, p.accent);
  middle(s, bx - 60, by, 120, 32, '#ffffff', ['Free', '免费']);
};
