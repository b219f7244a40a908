/** How one of the diagrams looks: its colours, the finish of its shapes, what it stands on, its words. */
import { line, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { heads, labels, sentences } from './diagrams-words.ts';

export type Spot = readonly [x: number, y: number];
/** Left, top, width, height. */
export type Area = readonly [x: number, y: number, width: number, height: number];

type Finish = 'flat' | 'gradient' | 'edge' | 'outline' | 'stripe' | 'deep' | 'glass';

export interface Look {
  colours: string[];
  finish: Finish;
  round: number;
  /** A CSS filter for shapes, a shadow for boxes. */
  drop: string;
  lift: string;
  board: boolean;
  /** Whether it stands on a photograph without a board. */
  bare: boolean;
  dark: boolean;
  ink: string;
  quiet: string;
  halo: string;
  card: string;
  /** The colour of the board or, about, of the ground. */
  floor: string;
  cardInk: string;
}

export const hsl = (hue: number, saturation: number, lightness: number) => {
  const part = (n: number) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    const a = saturation * Math.min(lightness, 1 - lightness);
    const value = lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
};

const channels = (colour: string) => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));

export const mix = (a: string, b: string, share: number) => {
  const other = channels(b);
  const mixed = channels(a).map((value, i) => Math.round(value + (other[i]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

const bright = (colour: string) => {
  const [red, green, blue] = channels(colour) as [number, number, number];
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
};

/** Another colour wherever one of the drawing's is that of what it stands on. */
export const apart = (drawn: string, under: string) =>
  drawn.replaceAll(/#[0-9a-f]{6}(?![0-9a-f])/g, (colour) => {
    const other = channels(under);
    const far = channels(colour).reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0);
    return far > 75 ? colour : mix(colour, bright(under) > 0.55 ? '#000000' : '#ffffff', 0.4);
  });

/** Ink that one can read on a colour. */
export const on = (colour: string) => (bright(colour) > 0.6 ? '#20242c' : '#ffffff');

export function shuffled<T>(r: Random, list: readonly T[]): T[] {
  const left = [...list];
  return Array.from({ length: left.length }, () => left.splice(r.int(0, left.length - 1), 1)[0]!);
}

/** Eight colours that go together. */
function series(s: Sheet, dark: boolean): string[] {
  const { random: r, palette: p } = s;
  const eight = Array.from({ length: 8 }, (_, i) => i);
  const [hue, strong, step] = [r.int(0, 359), r.range(0.4, 0.85), r.pick([-48, -30, 24, 36, 52])];
  const deep = mix(p.dark, '#ffffff', dark ? 0.34 : 0.12);
  const own = shuffled(r, [p.accent, mix(p.mid, p.accent, 0.1), p.second, deep]);
  const kind = r.int(0, 4);
  if (kind === 0) return eight.map((i) => (i < 4 ? own[i]! : mix(own[i - 4]!, '#ffffff', 0.3)));
  if (kind === 1) return eight.map((i) => hsl(hue + i * 4, strong, 0.3 + 0.055 * i));
  if (kind === 2) return eight.map((i) => hsl(hue + step * i, strong, i % 2 ? 0.5 : 0.58));
  if (kind === 3) return eight.map((i) => (i % 2 ? p.accent : r.pick([p.second, deep])));
  return eight.map((i) => mix(own[0]!, own[1]!, i / 7));
}

/** What the ground is like: words on a photograph need help. */
function groundOf(s: Sheet): 'light' | 'dark' | 'photo' {
  const { html } = s.elements[0]!;
  if (html.includes('<canvas')) return 'photo';
  return html.includes(s.palette.dark) || html.includes(`background:${s.palette.mid}"`) ? 'dark' : 'light';
}

function newLook(s: Sheet): Look {
  const { random: r, palette: p } = s;
  const tone = groundOf(s);
  const board = r.chance(tone === 'photo' ? 0.82 : 0.62);
  const dark = board || tone === 'photo' ? r.chance(0.28) : tone === 'dark';
  const bare = !board && tone === 'photo';
  const pale = r.chance(0.25);
  const finish = r.pick(['flat', 'flat', 'gradient', 'edge', 'outline', 'stripe', 'deep', 'glass'] as const);
  const shadows = ['drop-shadow(0 6px 8px rgba(0,0,0,.3))', 'drop-shadow(5px 7px 0 rgba(0,0,0,.2))'];
  const drop = board && r.chance(0.5) ? '' : r.pick(shadows);
  const card = dark ? mix(p.dark, '#ffffff', bare ? 0 : 0.14) : pale || (board && r.chance(0.5)) ? p.light : '#ffffff';
  const shade = dark ? '0 0 6px rgba(0,0,0,.8),0 0 14px rgba(0,0,0,.5)' : '0 0 6px #fff,0 0 14px #fff,0 0 20px #fff';
  return {
    colours: series(s, dark),
    finish,
    round: r.pick([0, 8, 18, 32]),
    drop,
    lift: board ? r.pick(['', '0 4px 14px rgba(0,0,0,.2)', '6px 6px 0 rgba(0,0,0,.16)']) : '0 6px 20px rgba(0,0,0,.3)',
    board,
    bare,
    dark,
    ink: dark ? '#ffffff' : p.dark,
    quiet: dark ? '#d7dbe4' : board ? r.pick(['#5c6470', p.mid]) : p.dark,
    halo: bare ? `text-shadow:${shade};` : '',
    card,
    floor: dark ? p.dark : '#ffffff',
    cardInk: dark ? '#ffffff' : p.dark,
  };
}

/** The colour that a shape of that colour really shows. */
export const face = (look: Look, colour: string) => (look.finish === 'outline' ? mix(colour, '#ffffff', 0.84) : colour);

/** The colour of words and signs on a shape of that colour. */
export const over = (look: Look, colour: string) =>
  look.finish === 'outline'
    ? mix(colour, '#101418', 0.5)
    : on(look.finish === 'glass' ? mix(colour, '#ffffff', 0.12) : colour);

function dress(look: Look, id: string, colour: string): [defs: string, attributes: string] {
  const pale = mix(colour, '#ffffff', 0.28);
  switch (look.finish) {
    case 'gradient':
      return [
        `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${pale}"/><stop offset="1" stop-color="${mix(colour, '#000000', 0.16)}"/></linearGradient>`,
        `fill="url(#${id})"`,
      ];
    case 'stripe':
      return [
        `<pattern id="${id}" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="${colour}" d="M0 0h14v14H0z"/><path fill="${mix(colour, '#ffffff', 0.12)}" d="M0 0h7v14H0z"/></pattern>`,
        `fill="url(#${id})"`,
      ];
    case 'edge':
      return ['', `fill="${colour}" stroke="#fff" stroke-width="5" stroke-linejoin="round"`];
    case 'outline':
      return ['', `fill="${face(look, colour)}" stroke="${colour}" stroke-width="5" stroke-linejoin="round"`];
    case 'glass':
      return ['', `fill="${colour}" fill-opacity=".86"`];
    default:
      return ['', `fill="${colour}"`];
  }
}

const dropped = (look: Look, drawn: string) => (look.drop ? `<div style="filter:${look.drop}">${drawn}</div>` : drawn);

/** One shape in the finish of the design; the path counts from (x, y). */
export function shape(
  s: Sheet,
  look: Look,
  name: string,
  x: number,
  y: number,
  path: string,
  colour: string,
  turn = 0,
) {
  const [defs, attributes] = dress(look, `paint${s.elements.length}`, colour);
  const under =
    look.finish === 'deep'
      ? `<path transform="translate(0 9)" fill="${mix(colour, '#000000', 0.32)}" d="${path}"/>`
      : '';
  s.object(name, dropped(look, svg(x, y, 10, 10, `${defs}${under}<path d="${path}" ${attributes}/>`, turn)));
}

export const roundRect = (width: number, height: number, radius: number) => {
  const k = Math.max(0, Math.min(radius, width / 2, height / 2));
  const [w, h] = [width - 2 * k, height - 2 * k];
  return `M${k} 0h${w}a${k} ${k} 0 0 1 ${k} ${k}v${h}a${k} ${k} 0 0 1 ${-k} ${k}h${-w}a${k} ${k} 0 0 1 ${-k} ${-k}v${-h}a${k} ${k} 0 0 1 ${k} ${-k}z`;
};

export const circle = (radius: number) =>
  `M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

export const polygon = (spots: readonly Spot[]) =>
  `M${spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;

/** Degrees clockwise from the top. */
export const polar = (cx: number, cy: number, radius: number, degrees: number): Spot => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)];
};

const at = ([x, y]: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Part of a ring about (0, 0). */
export const sector = (outer: number, inner: number, from: number, to: number) => {
  const large = to - from > 180 ? 1 : 0;
  const end =
    inner > 1
      ? `L${at(polar(0, 0, inner, to))}A${inner} ${inner} 0 ${large} 0 ${at(polar(0, 0, inner, from))}`
      : 'L0 0';
  return `M${at(polar(0, 0, outer, from))}A${outer} ${outer} 0 ${large} 1 ${at(polar(0, 0, outer, to))}${end}z`;
};

const wide: Record<string, number> = { Montserrat: 0.67, 'Archivo Black': 0.7, 'Bebas Neue': 0.42, Anton: 0.46 };

/** The size at which the words fit. */
export const fitting = (s: Sheet, text: Pair, width: number, size: number) => {
  const one = s.chinese ? 0.94 : (wide[s.face] ?? 0.57);
  return Math.max(13, Math.min(size, width / (one * [...text[s.chinese ? 1 : 0]].length)));
};

export type Align = 'left' | 'center' | 'right';

/** A line on the board or on whatever has the colour that `colour` can be read on. */
export function write(
  s: Sheet,
  x: number,
  cy: number,
  width: number,
  size: number,
  colour: string,
  text: Pair,
  align: Align = 'center',
  css = '',
) {
  line(s, x, cy, width, fitting(s, text, width, size), colour, text, `text-align:${align};${css}`);
}

/** A title and up to some lines under it. */
export function passage(
  s: Sheet,
  look: Look,
  [x, y, width]: Area,
  size: number,
  title: Pair,
  rows: number,
  align: Align = 'left',
  card = false,
): void {
  const [ink, quiet, halo] = card ? [look.cardInk, look.cardInk, ''] : [look.ink, look.quiet, look.halo];
  const small = Math.max(15, size * 0.6);
  const short = sentences.filter((sentence) => fitting(s, sentence, width, small) > 13.4);
  // A title alone stands in the middle of the place.
  const down = short.length ? 0 : small * 0.67 * rows;
  write(s, x, y + size * 0.6 + down, width, size, ink, title, align, halo);
  if (!short.length) return;
  for (let k = 0; k < rows; k++)
    write(s, x, y + size * 1.3 + small * (0.6 + 1.35 * k), width, small, quiet, s.random.pick(short), align, halo);
}

/** Titles that do not come twice. */
export const deck = (s: Sheet) => shuffled(s.random, labels);

export const number = (value: number | string): Pair => [`${value}`, `${value}`];

/** The names of the kit's pictograms in chance order. */
export const signs = (s: Sheet) => shuffled(s.random, Object.keys(s.kit.icons));

/** Discs, rings and tiles that the edge of the picture cuts, each at a corner of its own. */
function backdrop(s: Sheet, look: Look): void {
  const { random: r } = s;
  const corners = shuffled<Spot>(r, [
    [0, 0],
    [1024, 0],
    [0, 1024],
    [1024, 1024],
  ]);
  for (const [x, y] of corners.slice(0, r.pick([0, 0, 1, 2, 3]))) {
    const size = r.int(150, 420);
    const colour = r.pick(look.colours);
    const fill = r.pick([mix(colour, '#ffffff', 0.45), `${colour}66`]);
    const ring = `border:${r.int(24, 60)}px solid ${fill};box-sizing:border-box;border-radius:50%`;
    const css = r.chance(0.4) ? ring : `background:${fill};border-radius:${r.pick([50, 50, 22])}%`;
    s.box('ornament', x - size / 2 + r.int(-20, 20), y - size / 2 + r.int(-20, 20), size, size, css);
  }
}

function heading(s: Sheet, look: Look, area: Area): Area {
  const { random: r, palette: p } = s;
  const [x, y, width, height] = area;
  const kind = r.pick(['plain', 'plain', 'band', 'pill', 'ribbon', 'sign'] as const);
  const tall = r.int(70, 110);
  const [title, fill] = [r.pick(heads), r.pick([look.dark ? p.second : p.dark, p.accent, look.colours[0]!])];
  const rest: Area = [x, y + tall + 30, width, height - tall - 30];
  if (kind === 'plain') {
    const align = r.pick(['left', 'center'] as const);
    write(s, x, y + tall * 0.38, width, tall * 0.68, look.ink, title, align, look.halo);
    if (r.chance(0.6)) write(s, x, y + tall * 0.92, width, 24, look.quiet, r.pick(sentences), align, look.halo);
    else
      s.box(
        'rule',
        align === 'left' ? x : x + width / 2 - 50,
        y + tall * 0.86,
        100,
        7,
        `background:${look.colours[1]!}`,
      );
    return rest;
  }
  if (kind === 'sign') {
    const name = signs(s)[0]!;
    s.box('tile', x, y, tall, tall, `background:${fill};border-radius:${r.pick([0, 20, 60])}px`);
    s.object(
      `icon:${name}`,
      svg(
        x + tall * 0.2,
        y + tall * 0.2,
        tall * 0.6,
        tall * 0.6,
        s.kit.icons[name]!(on(fill), fill, fill),
        0,
        '0 0 24 24',
      ),
    );
    write(s, x + tall + 24, y + tall / 2, width - tall - 24, tall * 0.62, look.ink, title, 'left', look.halo);
    return rest;
  }
  const [left, long] = kind === 'band' ? [0, 1024] : [x + width * 0.1, width * 0.8];
  if (kind === 'ribbon') {
    const path = `M0 0h${long}l-${tall * 0.4} ${tall / 2}l${tall * 0.4} ${tall / 2}H0l${tall * 0.4}-${tall / 2}z`;
    s.object('ribbon', svg(left, y, 10, 10, `<path fill="${fill}" d="${path}"/>`));
  } else
    s.box(
      kind,
      left,
      y,
      long,
      tall,
      `background:${fill};border-radius:${kind === 'pill' ? tall / 2 : 0}px;box-shadow:${look.lift || 'none'}`,
    );
  write(s, left + 60, y + tall / 2, long - 120, tall * 0.6, on(fill), title);
  return rest;
}

/** The board with its heading; what is left over is the place for the diagram. */
export function stage(s: Sheet): [look: Look, area: Area] {
  const { random: r, palette: p } = s;
  const look = newLook(s);
  const edge = r.int(36, 72);
  let area: Area = [edge, edge, 1024 - 2 * edge, 1024 - 2 * edge];
  if (look.board) {
    const [x, y, round] = r.pick([
      [0, r.int(0, 90), 0],
      [edge - 14, edge - 14, r.pick([0, 24, 44])],
      [edge - 14, -20, 30],
    ] as const);
    const fill = look.dark ? p.dark : r.pick([p.paper, p.paper, `linear-gradient(160deg,#ffffff,${p.light})`]);
    s.box(
      'board',
      x,
      y,
      1024 - 2 * x,
      1024 - y - (x ? edge - 14 : 0),
      `background:${fill};border-radius:${round}px;box-shadow:0 10px 34px rgba(0,0,0,.3)`,
    );
    const [inX, inY] = [Math.max(edge, x + 40), Math.max(edge, y + 36)];
    area = [inX, inY, 1024 - 2 * inX, 1024 - inY - edge - 16];
  }
  backdrop(s, look);
  return [look, heading(s, look, area)];
}
