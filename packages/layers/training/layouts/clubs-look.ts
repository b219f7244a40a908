/** What a club's poster looks like: its colours, corners, shadows and manner of discs, once decided, and words that fit. */
import { cast, line, soft, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import type { Sheet } from '../../scripts/designs/sheet.ts';
import { placed, upTo } from './printed-parts.ts';
import { hsl, mix, type Area } from './screens-parts.ts';

export { mix, placed, upTo, type Area };

export interface Look {
  night: boolean;
  face: string;
  ink: string;
  faint: string;
  tints: string[];
  /** The shadow or rim of what may lie on the ground. */
  lift: string;
  /** The same for what is drawn with a path. */
  drop: string;
  /** What sets things off on a card. */
  low: string;
  round: number;
  disc: number;
  ribbon: number;
}

export function shuffled<T>(r: Random, list: readonly T[]): T[] {
  const left = [...list];
  return list.map(() => left.splice(r.int(0, left.length - 1), 1)[0]!);
}

const channels = (colour: string) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));

const brightness = (colour: string) => {
  const [red, green, blue] = channels(colour);
  return red! * 0.3 + green! * 0.59 + blue! * 0.11;
};

/** Dark or light, whatever is read better on the colour. */
export const onto = (fill: string) => (brightness(fill) > 150 ? '#1d1b22' : '#ffffff');

/** The colour, made lighter or darker where it would be lost on what is under it. */
export function apart(colour: string, under: string): string {
  const other = channels(under);
  const far = channels(colour).reduce((sum, v, i) => sum + Math.abs(v - other[i]!), 0);
  return far > 150 ? colour : mix(colour, onto(under), 0.5);
}

/** The colour as words may have it on what is under it. */
export const readable = (colour: string, under: string) =>
  Math.abs(brightness(colour) - brightness(under)) > 90 ? colour : mix(colour, onto(under), 0.75);

function colours(s: Sheet, night: boolean): string[] {
  const { random: r, palette: p } = s;
  const [hue, step] = [r.int(0, 359), r.pick([40, 67, 137, 180])];
  return r.pick([
    shuffled(r, [p.accent, p.second, p.mid, mix(p.accent, p.second, 0.5)]),
    shuffled(r, [p.accent, p.second, p.mid, p.dark]),
    upTo(4).map((i) => hsl((hue + i * step) % 360, 0.64, i % 2 ? 0.62 : 0.48)),
    [0.3, 0.52, 0.68, 0.42].map((light) => hsl(hue, 0.5, light + (night ? 0.12 : 0))),
  ]);
}

export function look(s: Sheet): Look {
  const { random: r, palette: p } = s;
  const night = r.chance(0.32);
  const face = night
    ? r.pick([p.dark, mix(p.dark, '#000000', 0.4), mix(p.dark, p.mid, 0.25)])
    : r.pick([p.paper, '#ffffff', p.light, mix(p.second, '#ffffff', 0.76), mix(p.mid, '#ffffff', 0.86)]);
  const ink = night ? '#ffffff' : p.dark;
  const tints = colours(s, night).map((colour) => apart(colour, face));
  const rim = `border:${r.int(3, 9)}px solid ${r.pick([tints[0]!, ink, tints[1]!])};box-sizing:border-box`;
  const hair = `border:${r.int(2, 3)}px solid ${mix(face, ink, 0.3)};box-sizing:border-box`;
  return {
    night,
    face,
    ink,
    faint: mix(ink, face, 0.22),
    tints,
    lift: r.pick([cast(s), soft(s), `${rim};${soft(s)}`, `${hair};${soft(s)}`]),
    drop: r.pick(['3px 5px 7px rgba(0,0,0,.4)', '0 9px 14px rgba(10,10,40,.42)', '6px 7px 0 rgba(0,0,0,.32)']),
    low: r.pick(['', '', hair, 'box-shadow:0 4px 12px rgba(0,0,0,.24)', 'box-shadow:5px 5px 0 rgba(0,0,0,.24)']),
    round: r.pick([0, 8, 16, 28, 44]),
    disc: r.int(0, 7),
    ribbon: r.int(0, 7),
  };
}

export const tint = (l: Look, k: number) => l.tints[k % l.tints.length]!;

/** A filling that words can stand on. */
export const calm = (r: Random, fill: string) =>
  r.pick([
    `background:${fill}`,
    `background:${fill}`,
    `background:linear-gradient(${r.int(0, 360)}deg,${fill},${mix(fill, onto(fill) === '#ffffff' ? '#000000' : '#ffffff', 0.3)})`,
    `background:radial-gradient(circle at 30% 20%,${mix(fill, '#ffffff', 0.22)},${fill} 70%)`,
  ]);

/** One that may be patterned, for what bears no words. */
export function decor(r: Random, a: string, b: string): string {
  const k = r.int(10, 30);
  return r.pick([
    calm(r, a),
    `background:linear-gradient(${r.int(0, 360)}deg,${a},${b})`,
    `background:repeating-linear-gradient(${r.pick([0, 45, 90, 135])}deg,${a} 0 ${k}px,${b} ${k}px ${2 * k}px)`,
    `background:radial-gradient(circle,${b} ${k * 0.28}px,transparent ${k * 0.28 + 1}px) 0 0/${k * 1.6}px ${k * 1.6}px,${a}`,
    `background:conic-gradient(${a} 25%,${b} 0 50%,${a} 0 75%,${b} 0) 0 0/${2 * k}px ${2 * k}px`,
  ]);
}

const widths: Record<string, number> = {
  'Archivo Black': 0.63,
  'Big Shoulders Display': 0.46,
  Caprasimo: 0.59,
  'DM Serif Display': 0.53,
};

/** How wide the words are, in times of their size. */
export function breadth(s: Sheet, [english, chinese]: Pair): number {
  const latin = (c: string) => (widths[s.face] ?? 0.56) * (/[A-Z0-9%&]/.test(c) ? 1.16 : 1);
  const shown = [...(s.chinese ? chinese : english)];
  return (s.chinese ? 0.94 : 1) * shown.reduce((sum, c) => sum + (c > '⺀' ? 1 : latin(c)), 0);
}

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
  const fitting = Math.round(Math.min(size, width / breadth(s, text)) * 10) / 10;
  line(s, x, cy, width, fitting, colour, text, `text-align:${align}`);
}

export const same = (text: string): Pair => [text, text];

export type Block = readonly [height: number, draw: (a: Area) => void];

/** Blocks below each other, their heights in proportion, filling the area. */
export function column(a: Area, gap: number, blocks: readonly Block[]): void {
  const share = (a.h - gap * (blocks.length - 1)) / blocks.reduce((sum, [h]) => sum + h, 0);
  let y = a.y;
  for (const [wanted, draw] of blocks) {
    const h = wanted * share;
    draw({ x: a.x, y, w: a.w, h });
    y += h + gap;
  }
}

/** The area cut in two, the first on either side. */
export function cut(r: Random, a: Area, share: number, gap: number): [Area, Area] {
  const w = (a.w - gap) * share;
  const rest = a.w - gap - w;
  return r.chance(0.5)
    ? [
        { ...a, w },
        { ...a, x: a.x + w + gap, w: rest },
      ]
    : [
        { ...a, x: a.x + rest + gap, w },
        { ...a, w: rest },
      ];
}

export const inset = (a: Area, by: number): Area => ({ x: a.x + by, y: a.y + by, w: a.w - 2 * by, h: a.h - 2 * by });

/** The whole design but a margin. */
export const page = (r: Random): Area => inset({ x: 0, y: 0, w: 1024, h: 1024 }, r.int(44, 84));
