/** How one everyday app looks: colours, corners, paints, outlines; words that fit; groups that turn together. */
import { cast, line, soft, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { side, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { apart, hsl, mix, onto, type Area } from './screens-parts.ts';

export interface Look {
  night: boolean;
  card: string;
  ink: string;
  faint: string;
  well: string;
  tints: string[];
  corner: string;
  small: number;
  rim: string;
  slab: number;
  emblem: Outline;
}

export type Outline = 'disc' | 'round' | 'square' | 'hexagon' | 'scallop' | 'star' | 'heart' | 'drop' | 'shield';

export const pairs = (list: string): Pair[] => list.split('|').map((both) => both.split('/') as [string, string]);

export function look(s: Sheet): Look {
  const { random: r, palette: p } = s;
  const night = r.chance(0.36);
  const card = night
    ? r.pick([p.dark, mix(p.dark, '#000000', 0.4), '#191b22'])
    : r.pick([p.paper, '#ffffff', p.light, mix(p.paper, p.second, 0.22)]);
  const hue = r.int(0, 359);
  const colours = r.pick([
    [p.accent, p.second, p.mid, hsl(hue, 0.55, 0.5)],
    [p.mid, p.accent, p.second, mix(p.accent, p.mid, 0.5)],
    [0, 1, 2, 3].map((k) => hsl((hue + k * 83) % 360, 0.6, 0.52)),
    [p.second, p.mid, p.accent, hsl(hue, 0.5, 0.4)],
  ]);
  const tints = colours.map((colour) => apart(colour, card));
  const ink = night ? '#f7f7fb' : mix(p.dark, '#000000', 0.2);
  const rim = r.chance(0.3) ? `border:${r.int(5, 12)}px solid ${r.pick([tints[0]!, '#ffffff', p.dark])};` : '';
  return {
    night,
    card,
    ink,
    faint: mix(ink, card, 0.28),
    well: mix(card, ink, night ? 0.24 : 0.17),
    tints,
    corner: r.pick(['0', '14px', '30px', '30px', '52px', '0 70px 0 70px', '60px 60px 12px 12px']),
    small: r.pick([0, 10, 18, 26]),
    rim: rim && `${rim}box-sizing:border-box;`,
    slab: r.int(0, 3),
    emblem: r.pick(['disc', 'disc', 'round', 'round', 'square', 'hexagon', 'scallop', 'shield']),
  };
}

export const tint = (l: Look, k: number) => l.tints[k % l.tints.length]!;

/** What lifts a thing from a ground that may have its colour. */
export const lift = (s: Sheet) => (s.random.chance(0.5) ? cast(s) : soft(s));

/** A colour as it is, running into another, or with a faint pattern of its own. */
export function paint(r: Random, colour: string): string {
  const [deep, pale] = [mix(colour, '#000000', 0.22), mix(colour, '#ffffff', 0.24)];
  const trace = mix(colour, onto(colour), 0.06);
  const step = r.int(14, 40);
  return r.pick([
    colour,
    colour,
    colour,
    `linear-gradient(${r.int(0, 360)}deg,${colour},${deep})`,
    `linear-gradient(${r.int(0, 360)}deg,${pale},${colour})`,
    `radial-gradient(circle at ${r.int(0, 100)}% ${r.int(0, 100)}%,${pale},${colour} 60%)`,
    `repeating-linear-gradient(${r.pick([45, 90, 135])}deg,${colour} 0 ${step}px,${trace} ${step}px ${2 * step}px)`,
    `radial-gradient(circle,${trace} ${step * 0.2}px,transparent ${step * 0.2 + 1}px) 0 0/${step}px ${step}px,${colour}`,
  ]);
}

const widths: Record<string, number> = {
  'Archivo Black': 0.68,
  'Big Shoulders Display': 0.48,
  'Bricolage Grotesque': 0.58,
  Caprasimo: 0.62,
  Montserrat: 0.67,
};

/** How wide the words are, in times of their size. */
export function breadth(s: Sheet, [english, chinese]: Pair): number {
  const wide = widths[s.face] ?? 0.62;
  if (!s.chinese) return english.length * wide;
  return 0.95 * [...chinese].reduce((sum, letter) => sum + (letter > '⺀' ? 1 : wide), 0);
}

/** A line about `cy` that gets smaller where it would not fit. */
export function write(
  s: Sheet,
  x: number,
  cy: number,
  w: number,
  size: number,
  ink: string,
  text: Pair,
  align = 'left',
) {
  const fitting = Math.min(size, (w * 0.98) / breadth(s, text));
  line(s, x, cy, w, Math.round(fitting * 10) / 10, ink, text, `text-align:${align}`);
}

/** Words in the middle of something. */
export const centre = (s: Sheet, cx: number, cy: number, w: number, size: number, ink: string, text: Pair) =>
  write(s, cx - w / 2, cy, w, size, ink, text, 'center');

/** Everything drawn since `from` turns about one point. */
export function turnAll(s: Sheet, from: number, cx: number, cy: number, degrees: number) {
  if (!degrees) return;
  const css = `position:absolute;left:0;top:0;width:${side}px;height:${side}px;transform-origin:${cx}px ${cy}px;transform:rotate(${degrees}deg)`;
  for (const element of s.elements.slice(from)) element.html = `<div style="${css}">${element.html}</div>`;
}

const starPath = (points: number, depth: number) =>
  `M${Array.from({ length: points * 2 }, (_, k) => {
    const [radius, angle] = [k % 2 ? 48 * depth : 48, (Math.PI * (k - points / 2)) / points];
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  }).join('L')}z`;

/** Outlines in a square of 100. */
const outlines: Record<Outline, string> = {
  disc: 'M50 3a47 47 0 1 0 .01 0z',
  round: 'M26 4h48a22 22 0 0 1 22 22v48a22 22 0 0 1-22 22H26A22 22 0 0 1 4 74V26A22 22 0 0 1 26 4z',
  square: 'M6 6h88v88H6z',
  hexagon: 'M50 2l42 24v48L50 98 8 74V26z',
  scallop: starPath(14, 0.86),
  star: starPath(5, 0.56),
  heart: 'M50 94C16 68 3 50 3 33A25 25 0 0 1 50 20a25 25 0 0 1 47 13c0 17-13 35-47 61z',
  drop: 'M50 2c26 32 38 46 38 60a38 36 0 0 1-76 0C12 48 24 34 50 2z',
  shield: 'M50 3c14 9 28 12 42 12v32c0 26-18 42-42 51C26 89 8 73 8 47V15c14 0 28-3 42-12z',
};

/** An outline with marks on it as one; `rim` is drawn along its edge. */
export function figure(
  s: Sheet,
  name: string,
  [cx, cy, size]: readonly [number, number, number],
  outline: Outline,
  { fill, rim = '', wide = 6, marks = '', shade = false }: Figure,
) {
  const edge = rim ? ` stroke="${rim}" stroke-width="${wide}" stroke-linejoin="round"` : '';
  const css = shade ? ' style="filter:drop-shadow(0 6px 8px rgba(0,0,0,.36))"' : '';
  const drawn = `<g${css}><path d="${outlines[outline]}" fill="${fill}"${edge}/>${marks}</g>`;
  s.object(name, svg(cx - size / 2, cy - size / 2, size, size, drawn, 0, '0 0 100 100'));
}

interface Figure {
  fill: string;
  rim?: string;
  wide?: number;
  marks?: string;
  shade?: boolean;
}

const polar = (cx: number, cy: number, radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
};

/** Part of a ring as a stroked path; degrees from the top, with the clock. */
export function arc(
  [cx, cy, radius]: readonly [number, number, number],
  from: number,
  to: number,
  colour: string,
  wide: number,
  cap = 'butt',
): string {
  const [[x1, y1], [x2, y2]] = [polar(cx, cy, radius, from), polar(cx, cy, radius, Math.min(to, from + 359.9))];
  const d = `M${x1.toFixed(1)} ${y1.toFixed(1)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${x2.toFixed(1)} ${y2.toFixed(1)}`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="${cap}"/>`;
}

export { apart, mix, onto, polar, type Area };
