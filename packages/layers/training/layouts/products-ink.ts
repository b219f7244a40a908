/** How the goods of the shop are drawn: a manner for a whole design, gradients for one drawing, lines that fit. */
import { line, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';

/** Width and height of a drawing, and what it is made of. */
type Drawn = readonly [width: number, height: number, art: string];
export type Draw = (k: Ink) => Drawn;

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** Some way from one colour to another; both as #rrggbb. */
function mix(from: string, to: string, part: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((v, i) =>
      Math.round(v + (b[i]! - v) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const darker = (c: string, part: number) => mix(c, '#0c0a14', part);
export const lighter = (c: string, part: number) => mix(c, '#ffffff', part);
const bright = (c: string) => {
  const [r, g, b] = channels(c);
  return r! * 0.3 + g! * 0.59 + b! * 0.11 > 150;
};

type Manner = 'gloss' | 'soft' | 'flat';
const vivid = ['#e63946', '#ff7a3d', '#ffb703', '#2a9d6f', '#1d8fd1', '#6a4fd1', '#e0569b', '#20232b', '#f4efe6'];
const muted = ['#c98f5a', '#8fa99b', '#b9a7c9', '#d9c3a5', '#6f7f94', '#4a3b36', '#dfe3e8', '#93633f'];

/** The colours and the gradients of one drawing. */
export class Ink {
  readonly r: Random;
  readonly manner: Manner;
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly defs: string[] = [];
  private readonly prefix: string;
  constructor(s: Sheet, manner: Manner) {
    const { random: r, palette: p } = s;
    this.r = r;
    this.manner = manner;
    this.prefix = `p${s.elements.length}x`;
    const own = [p.accent, p.second, p.mid, p.dark];
    this.a = r.pick(r.chance(0.5) ? own : r.pick([vivid, muted]));
    const rest = [...own, ...vivid, p.paper, ...muted].filter((c) => bright(c) !== bright(this.a));
    this.b = r.pick(rest);
    this.c = r.pick(vivid.filter((c) => c !== this.a && c !== this.b));
  }
  private gradient(tag: string, about: string, stops: [number, string][]): string {
    const id = `${this.prefix}${this.defs.length}`;
    const inner = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
    this.defs.push(`<${tag} id="${id}" ${about}>${inner}</${tag}>`);
    return `url(#${id})`;
  }
  /** Across something round that stands. */
  tube(c: string): string {
    if (this.manner === 'flat') return c;
    const deep = this.manner === 'gloss' ? 0.42 : 0.18;
    const high = this.manner === 'gloss' ? 0.45 : 0.15;
    return this.gradient('linearGradient', '', [
      [0, darker(c, deep)],
      [0.2, lighter(c, high)],
      [0.45, c],
      [0.85, darker(c, deep)],
      [1, darker(c, deep * 0.5)],
    ]);
  }
  /** From the top down. */
  down(c: string, to = darker(c, this.manner === 'gloss' ? 0.4 : 0.2)): string {
    if (this.manner === 'flat') return c;
    return this.gradient('linearGradient', 'x1="0" y1="0" x2=".25" y2="1"', [
      [0, lighter(c, 0.2)],
      [1, to],
    ]);
  }
  /** A ball lit from above. */
  ball(c: string): string {
    if (this.manner === 'flat') return c;
    return this.gradient('radialGradient', 'cx=".36" cy=".3" r=".75"', [
      [0, lighter(c, this.manner === 'gloss' ? 0.6 : 0.25)],
      [0.4, c],
      [1, darker(c, 0.32)],
    ]);
  }
  /** A streak of light; none when flat. */
  gleam(x: number, y: number, width: number, height: number, strength = 0.45): string {
    if (this.manner === 'flat') return '';
    const part = this.manner === 'gloss' ? strength : strength * 0.5;
    const round = Math.min(width, height) / 2;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="#fff" opacity="${part}"/>`;
  }
}

export const rect = (x: number, y: number, w: number, h: number, round: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}" ${more}/>`;
export const ball = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const many = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

interface Placed {
  x: number;
  y: number;
  w: number;
  h: number;
}

const outline = (colour: string, wide: number) =>
  many(8, (i) => {
    const angle = (i * Math.PI) / 4;
    return `drop-shadow(${(wide * Math.cos(angle)).toFixed(1)}px ${(wide * Math.sin(angle)).toFixed(1)}px 0 ${colour}) `;
  });

/** One hand for a whole design: all of its goods are glossy, soft or flat, all have a shadow or none. */
export class Hand {
  readonly s: Sheet;
  readonly manner: Manner;
  readonly lift: string;
  constructor(s: Sheet) {
    this.s = s;
    this.manner = s.random.pick(['gloss', 'gloss', 'soft', 'flat'] as const);
    const long = 'drop-shadow(0 16px 18px rgba(10,8,30,.4))';
    this.lift = s.random.pick(['', long, 'drop-shadow(5px 9px 7px rgba(0,0,0,.34))']);
  }
  private set(
    name: string,
    draw: Draw,
    cx: number,
    y: number,
    w: number,
    h: number,
    turn: number,
    filter: string,
    up: number,
  ): Placed {
    const ink = new Ink(this.s, this.manner);
    const [width, height, art] = draw(ink);
    const scale = Math.min(w / width, h / height);
    const [dw, dh] = [Math.round(width * scale), Math.round(height * scale)];
    const [left, top] = [Math.round(cx - dw / 2), Math.round(y - dh * up)];
    const inner = svg(left, top, dw, dh, `<defs>${ink.defs.join('')}</defs>${art}`, turn, `0 0 ${width} ${height}`);
    this.s.object(name, filter ? `<div style="filter:${filter}">${inner}</div>` : inner);
    return { x: left, y: top, w: dw, h: dh };
  }
  /** Draws into a box of at most `w` × `h` whose foot is at `bottom`. */
  stand(
    name: string,
    draw: Draw,
    cx: number,
    bottom: number,
    w: number,
    h: number,
    turn = 0,
    filter = this.lift,
  ): Placed {
    return this.set(name, draw, cx, bottom, w, h, turn, filter, 1);
  }
  /** The same by its middle. */
  put(name: string, draw: Draw, cx: number, cy: number, size: number, turn = 0, filter = this.lift): Placed {
    return this.set(name, draw, cx, cy, size, size, turn, filter, 0.5);
  }
  /** Cut out with a rim, as stickers are. */
  sticker(name: string, draw: Draw, cx: number, cy: number, size: number, turn: number, rim = '#ffffff'): Placed {
    return this.put(name, draw, cx, cy, size, turn, `${outline(rim, 5)}drop-shadow(0 4px 6px rgba(0,0,0,.35))`);
  }
}

const breadth: Record<string, number> = { Anton: 0.5, 'Bebas Neue': 0.45, Unbounded: 0.86, 'Archivo Black': 0.7 };

/** One line, made smaller when it would not fit. */
export function words(
  s: Sheet,
  x: number,
  cy: number,
  width: number,
  size: number,
  colour: string,
  text: Pair,
  css = '',
): void {
  const per = breadth[s.face] ?? 0.63;
  const ems = [...text[s.chinese ? 1 : 0]].reduce((sum, sign) => sum + (sign > '\u2e80' ? 0.95 : per), 0);
  const fit = width / ems;
  line(s, x, cy, width, Math.max(15, Math.min(size, Math.floor(fit))), colour, text, css);
}

export const centred = 'text-align:center;';

/** What can be read on the bare ground: a colour, and a shadow when it is a photograph. */
export function bare(s: Sheet): { colour: string; css: string } {
  const { html } = s.elements[0]!;
  if (html.includes('class="photo"')) return { colour: '#ffffff', css: 'text-shadow:0 3px 12px rgba(0,0,0,.75);' };
  const deep = html.includes(s.palette.dark) || html.includes(`background:${s.palette.mid}"`);
  return { colour: deep ? '#ffffff' : s.palette.dark, css: '' };
}

/** Those colours of a list that the ground has not. */
export function apart(s: Sheet, list: readonly string[]): string[] {
  const { html } = s.elements[0]!;
  const left = list.filter((c) => !html.includes(c));
  return left.length > 0 ? left : [s.palette.accent];
}

/** What can be read on a colour. */
export const over = (s: Sheet, fill: string) => (bright(fill) ? s.palette.dark : '#ffffff');

/** A list in another order. */
export function shuffled<T>(r: Random, list: readonly T[]): T[] {
  const left = [...list];
  for (let i = left.length - 1; i > 0; i--) {
    const j = r.int(0, i);
    [left[i], left[j]] = [left[j]!, left[i]!];
  }
  return left;
}
