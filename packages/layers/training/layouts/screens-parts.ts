/** What the screens are put together from: the look of one, its frame, controls, faces, charts, words that fit. */
import { line, sign, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { photo, svg, type Sheet } from '../../scripts/designs/sheet.ts';

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What one app's designer decided once: its colours, corners, shadows, and the manner of its controls. */
export interface Look {
  night: boolean;
  page: string;
  card: string;
  well: string;
  ink: string;
  faint: string;
  rule: string;
  lift: string;
  round: number;
  end: number;
  tints: string[];
  toggle: number;
  slider: number;
  chip: number;
  face: number;
}

/** From one colour, #rrggbb, to the other. */
export const mix = (a: string, b: string, share: number) =>
  `#${[1, 3, 5]
    .map((i) => Math.round(parseInt(a.slice(i, i + 2), 16) * (1 - share) + parseInt(b.slice(i, i + 2), 16) * share))
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')}`;

export const hsl = (hue: number, saturation: number, lightness: number) => {
  const at = (n: number) => {
    const k = (n + hue / 30) % 12;
    const swing = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - swing * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return `#${[at(0), at(8), at(4)].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
};

export function look(s: Sheet): Look {
  const { random: r, palette: p } = s;
  const [night, hue, step] = [r.chance(0.36), r.int(0, 359), r.pick([47, 67, 137])];
  const tints = r.pick([
    [p.accent, p.second, p.mid, hsl(hue, 0.6, 0.55), hsl(hue + 90, 0.5, 0.5)],
    [0, 1, 2, 3, 4].map((i) => hsl((hue + i * step) % 360, 0.66, 0.54)),
    [0.38, 0.62, 0.5, 0.74, 0.28].map((l) => hsl(hue, 0.55, night ? l + 0.16 : l)),
    [p.accent, mix(p.accent, p.second, 0.5), p.second, mix(p.second, p.mid, 0.5), p.mid],
  ]);
  const page = night
    ? r.pick(['#15171d', '#0f1a2b', '#1d1a26', p.dark])
    : r.pick(['#ffffff', '#f1f3f7', p.paper, p.light]);
  const plain = r.pick([mix(page, '#ffffff', 0.9), page, mix(page, tints[0]!, 0.07)]);
  const card = night ? mix(page, '#ffffff', r.pick([0.07, 0.12, 0.18])) : plain;
  const ink = night ? '#f4f5f8' : p.dark;
  const rule = mix(page, ink, r.pick([0.12, 0.2]) + (night ? 0.18 : 0));
  const border = `border:${r.pick([1, 2, 3])}px solid ${rule};box-sizing:border-box`;
  const lift = r.pick([
    border,
    'box-shadow:0 4px 14px rgba(0,0,0,.14)',
    'box-shadow:0 12px 34px rgba(10,14,40,.2)',
    `${border};box-shadow:0 3px 8px rgba(0,0,0,.1)`,
  ]);
  const [round, end] = [r.pick([0, 8, 14, 22, 32]), r.pick([6, 14, 60])];
  const manner = { toggle: r.int(0, 3), slider: r.int(0, 3), chip: r.int(0, 3), face: r.int(0, 2) };
  return {
    night,
    page,
    card,
    well: mix(page, ink, night ? 0.32 : 0.14),
    ink,
    faint: mix(ink, page, 0.36),
    rule,
    lift,
    round,
    end,
    tints,
    ...manner,
  };
}

export const tint = (l: Look, i: number) => l.tints[i % l.tints.length]!;

/** Dark or light, whatever is read better on the colour. */
export function onto(fill: string): string {
  const [red, green, blue] = [1, 3, 5].map((i) => parseInt(fill.slice(i, i + 2), 16));
  return red! * 0.3 + green! * 0.59 + blue! * 0.11 > 158 ? '#1b1d26' : '#ffffff';
}

/** The colour, made lighter or darker where it would be lost on what is under it. */
export function apart(colour: string, under: string): string {
  const far = [1, 3, 5].reduce(
    (sum, i) => sum + Math.abs(parseInt(colour.slice(i, i + 2), 16) - parseInt(under.slice(i, i + 2), 16)),
    0,
  );
  return far > 150 ? colour : mix(colour, onto(under), 0.55);
}

const widths: Record<string, number> = { Montserrat: 0.67, 'JetBrains Mono': 0.61, 'Space Grotesk': 0.62 };

/** How wide the words are, in times of their size. */
const breadth = (s: Sheet, [english, chinese]: Pair) =>
  s.chinese
    ? 0.94 * [...chinese].reduce((sum, c) => sum + (c > '⺀' ? 1 : (widths[s.face] ?? 0.58)), 0)
    : english.length * (widths[s.face] ?? 0.58);

/** A line that keeps within its width, smaller where it must. */
export function write(
  s: Sheet,
  x: number,
  cy: number,
  width: number,
  size: number,
  colour: string,
  text: Pair,
  align = 'left',
) {
  const fitting = Math.min(size, width / breadth(s, text));
  line(s, x, cy, width, Math.round(fitting * 10) / 10, colour, text, `text-align:${align}`);
}

export const same = (text: string): Pair => [text, text];

export function toggle(s: Sheet, l: Look, x: number, cy: number, h: number, on: boolean, colour: string) {
  const [w, fill] = [h * [1.75, 1.7, 2, 1.8][l.toggle]!, on ? colour : l.well];
  const [at, knob] = [on ? w - h / 2 : h / 2, l.toggle === 1 ? h * 0.5 : h * 0.38];
  const shapes = [
    `<rect width="${w}" height="${h}" rx="${h / 2}" fill="${fill}"/>`,
    `<rect y="${h * 0.2}" width="${w}" height="${h * 0.6}" rx="${h * 0.3}" fill="${on ? mix(colour, l.card, 0.5) : l.well}"/>`,
    `<rect width="${w}" height="${h}" rx="${h * 0.16}" fill="${fill}"/>`,
    `<rect x="1.500" y="1.500" width="${w - 3}" height="${h - 3}" rx="${h / 2}" fill="${l.card}" stroke="${on ? colour : l.faint}" stroke-width="3"/>`,
  ];
  const tone = [on ? '#ffffff' : l.card, on ? colour : l.faint, '#ffffff', on ? colour : l.faint][l.toggle]!;
  const grip =
    l.toggle === 2
      ? `<rect x="${at - knob}" y="${h / 2 - knob}" width="${knob * 2}" height="${knob * 2}" rx="${h * 0.1}" fill="${tone}"/>`
      : `<circle cx="${at}" cy="${h / 2}" r="${l.toggle === 3 ? h * 0.28 : knob}" fill="${tone}"/>`;
  s.object('toggle', svg(x, cy - h / 2, w, h, shapes[l.toggle]! + grip));
}

/** Track, what is filled of it, and what one holds it by: one. */
export function slider(
  s: Sheet,
  l: Look,
  x: number,
  cy: number,
  w: number,
  share: number,
  colour: string,
  manner = l.slider,
) {
  const h = [8, 26, 12, 6][manner]!;
  const at = Math.max(h, w * share);
  const track = `<rect y="${20 - h / 2}" width="${w}" height="${h}" rx="${h / 2}" fill="${l.well}"/><rect y="${20 - h / 2}" width="${at}" height="${h}" rx="${h / 2}" fill="${colour}"/>`;
  const steps = Array.from(
    { length: 9 },
    (_, i) => `<path d="M${8 + ((w - 16) * i) / 8} 12v16" stroke="${l.faint}" stroke-width="3"/>`,
  );
  const grips = [
    `<circle cx="${at}" cy="20" r="13" fill="${colour}"/>`,
    `<circle cx="${at - 13}" cy="20" r="8" fill="#ffffff"/>`,
    `<circle cx="${at}" cy="20" r="14" fill="${l.card}" stroke="${colour}" stroke-width="6"/>`,
    `<rect x="${at - 7}" y="4" width="14" height="32" rx="5" fill="${colour}"/>`,
  ];
  s.object('slider', svg(x, cy - 20, w, 40, (manner === 3 ? steps.join('') : '') + track + grips[manner]!));
}

/** A sign, bare or on a plate of its own. */
export function chip(s: Sheet, l: Look, x: number, y: number, size: number, name: string, colour: string) {
  if (l.chip === 3)
    return sign(s, name, x + size * 0.14, y + size * 0.14, size * 0.72, colour, mix(colour, l.card, 0.5));
  const fill = l.chip === 1 ? mix(l.card, colour, 0.22) : colour;
  const [from, to] = [mix(fill, '#ffffff', 0.22), mix(fill, '#000000', 0.16)];
  const paint = l.chip === 2 ? `linear-gradient(150deg,${from},${to})` : fill;
  s.box('plate', x, y, size, size, `background:${paint};border-radius:${l.round > 12 ? size / 2 : size * 0.26}px`);
  const ink = l.chip === 1 ? (l.night ? mix(colour, '#ffffff', 0.4) : mix(colour, '#000000', 0.2)) : onto(fill);
  sign(s, name, x + size * 0.24, y + size * 0.24, size * 0.52, ink, mix(ink, fill, 0.6));
}

/** A pill as wide as its word; returns its width. */
export function tag(
  s: Sheet,
  x: number,
  y: number,
  h: number,
  text: Pair,
  fill: string,
  ink: string,
  round = h / 2,
  css = '',
) {
  const w = Math.round(breadth(s, text) * h * 0.52 + h * 0.9);
  s.box('tag', x, y, w, h, `background:${fill};border-radius:${round}px;${css}`);
  write(s, x, y + h / 2, w, h * 0.52, ink, text, 'center');
  return w;
}

export function button(s: Sheet, l: Look, x: number, y: number, w: number, h: number, text: Pair, fill: string) {
  const open = s.random.chance(0.2);
  const paint = s.random.chance(0.3) ? `linear-gradient(100deg,${fill},${mix(fill, '#000000', 0.24)})` : fill;
  const css = open ? `border:3px solid ${fill};box-sizing:border-box;background:${l.card}` : `background:${paint}`;
  s.box('button', x, y, w, h, `${css};border-radius:${Math.min(l.end, h / 2)}px`);
  write(s, x + 12, y + h / 2, w - 24, Math.min(30, h * 0.42), open ? l.ink : onto(fill), text, 'center');
}

const skins = ['#f6d3bb', '#e5b18d', '#c98a5e', '#8d5a3b', '#5f3b27'];
const manes = ['#2a1d18', '#5b3722', '#a8622c', '#e0b25a', '#8b8f98', '#b8402e'];

/** 100 × 100: head and shoulders, cut off below by the disc they are in. */
function bust(r: Random, shirt: string, key: number): string {
  const [skin, mane, wide, cut] = [r.pick(skins), r.pick(manes), r.int(17, 21), r.int(0, 4)];
  const hair = [
    `<path fill="${mane}" d="M${50 - wide - 2} 44q0-28 ${wide + 2}-28t${wide + 2} 28q-8-14-${wide + 2}-14t-${wide + 2} 14z"/>`,
    `<path fill="${mane}" d="M${48 - wide} 78V40q2-26 ${wide + 2}-26t${wide + 2} 26v38h-9l-4-38q-16 2-25-8-3 22-6 46z"/>`,
    `<circle cx="50" cy="15" r="10" fill="${mane}"/><path fill="${mane}" d="M${49 - wide} 42q0-24 ${wide + 1}-24t${wide + 1} 24q-4-12-20-12-16 2-22 12z"/>`,
    `<path fill="${mane}" d="M${50 - wide} 40q-6-12 6-18 8-12 22-6 16 0 ${wide - 4} 24-6-8-14-8-20 0-30 8z"/>`,
    '',
  ][cut]!;
  const glasses = r.chance(0.3)
    ? '<path d="M36 46h10v7H36zM54 46h10v7H54zM46 48h8" fill="none" stroke="#26262c" stroke-width="2.500"/>'
    : '';
  const back = cut === 1 ? hair : '';
  const head = `<path fill="${skin}" d="M43 58h14v18H43z"/><ellipse cx="50" cy="46" rx="${wide}" ry="${wide + 3}" fill="${skin}"/>`;
  const face = `<circle cx="42" cy="48" r="2.300" fill="#26201e"/><circle cx="58" cy="48" r="2.300" fill="#26201e"/><path d="M43 57q7 6 14 0" stroke="#8e3d33" stroke-width="2.500" fill="none" stroke-linecap="round"/>`;
  const body = `<path fill="${shirt}" d="M12 104q0-32 38-34 38 2 38 34z"/>`;
  return `<clipPath id="b${key}"><path d="M0 0H100V50A50 50 0 0 1 0 50z"/></clipPath><g clip-path="url(#b${key})">${back}${body}${head}${cut === 1 ? `<path fill="${mane}" d="M${50 - wide} 42q4-20 ${wide}-20t${wide} 20q-18 0-22-9-4 9-18 9z"/>` : hair}${face}${glasses}</g>`;
}

const initials = ['LB', 'MK', 'AO', 'JR', 'TS', 'NE', 'YC', 'DF', 'HW', 'P'];

/** A photograph, or a disc with a drawn head or with letters on it. `rim`: a border in the colour of what is below. */
export function avatar(s: Sheet, l: Look, x: number, y: number, size: number, seed: number, rim = '') {
  const border = rim ? `border:${Math.max(2, Math.round(size * 0.06))}px solid ${rim};box-sizing:border-box;` : '';
  if (l.face === 0) return s.object('avatar', photo(x, y, size, size, seed, `${border}border-radius:50%`));
  const fill = rim ? apart(tint(l, seed % 5), rim) : tint(l, seed % 5);
  s.disc(x, y, size, l.face === 1 ? mix(fill, '#ffffff', 0.5) : fill, border);
  const key = s.elements.length;
  if (l.face === 1 && size >= 36)
    s.object('person', svg(x, y, size, size, bust(s.random, tint(l, seed + 2), key), 0, '0 0 100 100'));
  else
    write(
      s,
      x,
      y + size / 2,
      size,
      size * 0.4,
      onto(l.face === 1 ? mix(fill, '#ffffff', 0.5) : fill),
      same(initials[seed % 10]!),
      'center',
    );
}

/** A drawing of 200 × 200 as one thing. */
export const stand = (s: Sheet, name: string, x: number, y: number, size: number, drawing: string, turn = 0) =>
  s.object(name, svg(x, y, size, size, drawing, turn, '0 0 200 200'));
