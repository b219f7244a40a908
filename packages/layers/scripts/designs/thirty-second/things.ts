/** The thirty-second set: its kit, and what its layouts place things with. By one who has not seen how designs are taken apart. */
import type { Pair } from '../placing.ts';
import { thirtySecondIcons } from './icons.ts';
import { box, photo, svg, type Kit, type Palette, type Sheet } from '../sheet.ts';

/** Each face with the mean width of its letters, in em, and a little more. */
const faces: Record<string, number> = {
  'Bricolage Grotesque': 0.56,
  'Space Grotesk': 0.58,
  'DM Serif Display': 0.52,
  'Big Shoulders Display': 0.46,
  Gloock: 0.56,
  Caprasimo: 0.61,
  'Archivo Black': 0.65,
};

export const thirtySecondKit: Kit = {
  palettes: [
    { dark: '#4a2545', mid: '#8a5a83', accent: '#d1495b', second: '#edae49', light: '#ead6e5', paper: '#fffaf3' },
    { dark: '#0b3c49', mid: '#2f7f86', accent: '#c8553d', second: '#f2c14e', light: '#c9e4e0', paper: '#fbfaf5' },
    { dark: '#22223b', mid: '#5b5f97', accent: '#d6336c', second: '#ffc145', light: '#dcdcf2', paper: '#ffffff' },
    { dark: '#283618', mid: '#6a7f3a', accent: '#bc4b1c', second: '#f0b95a', light: '#e0e5bd', paper: '#fefae8' },
    { dark: '#132a4f', mid: '#2f62b5', accent: '#dd4b23', second: '#8fd6c1', light: '#d3e1f5', paper: '#f9fbff' },
    { dark: '#3b2314', mid: '#8c5b3b', accent: '#0f7b6c', second: '#f3a863', light: '#efdcc8', paper: '#fffaf4' },
    { dark: '#1f2d3a', mid: '#56728a', accent: '#7a3db8', second: '#f7d154', light: '#dbe6ec', paper: '#ffffff' },
  ],
  faces: Object.keys(faces),
  icons: thirtySecondIcons,
  words: [
    ['Opening Week', '开业周'],
    ['School Fair', '校园游园会'],
    ['Museum at Night', '博物馆之夜'],
    ['Weekly Deals', '本周特惠'],
  ],
};

export type Three = readonly [string, string, string];

/** A fill with the ink that can be read on it and the three colours of a pictogram that can be seen on it. */
export interface Tone {
  fill: string;
  ink: string;
  icon: Three;
}

export const tones = (p: Palette) =>
  ({
    accent: { fill: p.accent, ink: '#ffffff', icon: [p.paper, p.second, p.dark] },
    mid: { fill: p.mid, ink: '#ffffff', icon: [p.paper, p.second, p.dark] },
    dark: { fill: p.dark, ink: '#ffffff', icon: [p.second, p.paper, p.accent] },
    second: { fill: p.second, ink: p.dark, icon: [p.dark, p.paper, p.accent] },
    light: { fill: p.light, ink: p.dark, icon: [p.accent, p.dark, p.second] },
    paper: { fill: p.paper, ink: p.dark, icon: [p.accent, p.second, p.dark] },
  }) satisfies Record<string, Tone>;

/** A shadow that follows the outline of a drawing. */
export const lifted = (s: Sheet) =>
  `filter:${s.random.pick(['drop-shadow(0 5px 9px rgba(0,0,0,.38))', 'drop-shadow(0 10px 18px rgba(10,10,40,.45))', 'drop-shadow(5px 6px 0 rgba(0,0,0,.3))'])}`;

/** Which of two sides; it changes from one ground to the next, which the first numbers of near seeds need not. */
export const sided = (seed: number) => ((seed >> 3) & 1) === 1;

/** `list` in another order. */
export function shuffled<T>(s: Sheet, list: readonly T[]): T[] {
  const left = [...list];
  return list.map(() => left.splice(s.random.int(0, left.length - 1), 1)[0]!);
}

/** The size at which a line fits into a width. */
function fitting(s: Sheet, text: string, size: number, width: number): number {
  const wide = [...text].filter((letter) => letter > '\u2e7f').length;
  const em = wide + ([...text].length - wide) * (s.chinese ? Math.max(0.6, faces[s.face]!) : faces[s.face]!);
  return Math.min(size, width / em / (s.chinese ? 0.92 : 1));
}

/** A place that may be turned: all that is put on it is counted from its middle, by its own middle, and turns with it. */
export class Pad {
  readonly sheet: Sheet;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  constructor(sheet: Sheet, x: number, y: number, turn = 0) {
    this.sheet = sheet;
    this.x = x;
    this.y = y;
    this.turn = turn;
  }
  at(dx: number, dy: number): [number, number] {
    const angle = (this.turn * Math.PI) / 180;
    const [c, d] = [Math.cos(angle), Math.sin(angle)];
    return [Math.round(this.x + dx * c - dy * d), Math.round(this.y + dx * d + dy * c)];
  }
  box(name: string, dx: number, dy: number, w: number, h: number, css: string, inner = '', turn = 0): void {
    const [x, y] = this.at(dx, dy);
    this.sheet.object(name, box(x - w / 2, y - h / 2, w, h, css, inner, this.turn + turn));
  }
  disc(dx: number, dy: number, size: number, fill: string, css = ''): void {
    this.box('disc', dx, dy, size, size, `background:${fill};border-radius:50%;${css}`);
  }
  /** A drawing in its own pixels. */
  shape(name: string, dx: number, dy: number, w: number, h: number, inner: string, css = '', turn = 0): void {
    this.box(name, dx, dy, w, h, css, svg(0, 0, w, h, inner), turn);
  }
  sign(name: string, dx: number, dy: number, size: number, [a, b, c]: Three, turn = 0, css = ''): void {
    const drawing = svg(0, 0, size, size, this.sheet.kit.icons[name]!(a, b, c), 0, '0 0 24 24');
    this.box(`icon:${name}`, dx, dy, size, size, css, drawing, turn);
  }
  /** A photograph with its frame: one thing. `css` is the frame's. */
  photo(dx: number, dy: number, w: number, h: number, edge: number, seed: number, round: string, css: string): void {
    const inner = photo(edge, edge, w - 2 * edge, h - 2 * edge, seed, `border-radius:${round}`);
    this.box('photo', dx, dy, w, h, `border-radius:${round};${css}`, inner);
  }
  /** One line in the middle of its width, or from its left; made smaller where it would not fit. */
  words(dx: number, dy: number, width: number, size: number, colour: string, text: Pair, align = 'center'): void {
    const s = this.sheet;
    const fit = fitting(s, text[s.chinese ? 1 : 0], size, width);
    const [x, y] = this.at(dx, dy);
    const turn = this.turn ? `;transform:rotate(${this.turn}deg)` : '';
    s.text(
      x - width / 2,
      y - fit * (s.chinese ? 0.92 : 1) * 0.675,
      width,
      fit,
      colour,
      `text-align:${align}${turn}`,
      text,
    );
  }
}

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

/** A band whose two tails are folded back behind it, in its own colour but darker. */
export const ribbon = (w: number, h: number, fill: string) =>
  path(`color-mix(in srgb,${fill} 66%,#000)`, `M0 16h80v${h}H0l24-${h / 2}zM${w} 16h-80v${h}h80l-24-${h / 2}z`) +
  path(fill, `M44 0h${w - 88}v${h}H44z`);

/** A paper with a half round bitten out of either end. */
export const ticket = (w: number, h: number, fill: string, edge: string) =>
  `<path fill="${fill}" stroke="${edge}" stroke-width="5" d="M14 0h${w - 28}a14 14 0 0 1 14 14v${h / 2 - 36}a22 22 0 0 0 0 44v${h / 2 - 36}a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14v-${h / 2 - 36}a22 22 0 0 0 0-44V14A14 14 0 0 1 14 0z"/>`;

/** A price tag with its hole at the left. */
export const tag = (w: number, h: number, fill: string) =>
  `<path fill="${fill}" fill-rule="evenodd" d="M${h / 2} 0h${w - h / 2 - 10}a10 10 0 0 1 10 10v${h - 20}a10 10 0 0 1-10 10H${h / 2}L0 ${h / 2}zM${h / 2 - 2} ${h / 2}a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"/>`;

/** A speech bubble; its tail leaves it below, at `at`. */
export const bubble = (w: number, h: number, at: number, fill: string, edge = 'none') =>
  `<path fill="${fill}" stroke="${edge}" stroke-width="5" stroke-linejoin="round" d="M${h * 0.4} 0H${w - h * 0.4}a${h * 0.4} ${h * 0.4} 0 0 1 ${h * 0.4} ${h * 0.4}v${h * 0.2}a${h * 0.4} ${h * 0.4} 0 0 1-${h * 0.4} ${h * 0.4}H${at + 28}L${at} ${h + 34}l-12-34H${h * 0.4}a${h * 0.4} ${h * 0.4} 0 0 1-${h * 0.4}-${h * 0.4}v-${h * 0.2}a${h * 0.4} ${h * 0.4} 0 0 1 ${h * 0.4}-${h * 0.4}z"/>`;

/** A disc with a rim of bows. */
export function rosette(size: number, bows: number, fill: string): string {
  const [middle, far] = [size / 2, size / 2 - 8];
  const bow = ((Math.PI * far) / bows) * 1.02;
  const corner = (i: number) => {
    const angle = (2 * Math.PI * i) / bows;
    return `${(middle + far * Math.cos(angle)).toFixed(1)} ${(middle + far * Math.sin(angle)).toFixed(1)}`;
  };
  const edges = Array.from({ length: bows }, (_, i) => `A${bow.toFixed(1)} ${bow.toFixed(1)} 0 0 1 ${corner(i + 1)}`);
  return path(fill, `M${corner(0)}${edges.join('')}z`);
}

/** A plate whose edge is of bows all the way round; `w` and `h` in whole bows. */
export function cloud(w: number, h: number, bow: number, fill: string): string {
  const run = (count: number, dx: number, dy: number) => `a${bow / 2} ${bow / 2} 0 0 1 ${dx} ${dy}`.repeat(count);
  const [across, down] = [w / bow, h / bow];
  return path(fill, `M0 0${run(across, bow, 0)}${run(down, 0, bow)}${run(across, -bow, 0)}${run(down, 0, -bow)}z`);
}
