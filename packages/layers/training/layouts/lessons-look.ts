/** How one of the lessons looks: its colours, corners, rims, shadows, and words that fit their room. */
import { line, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { box, type Sheet } from '../../scripts/designs/sheet.ts';
import { mix, type Area } from './screens-parts.ts';

export { mix, type Area };

export type Spot = readonly [x: number, y: number];

export interface Look {
  tints: string[];
  night: boolean;
  card: string;
  ink: string;
  quiet: string;
  rule: string;
  round: number;
  /** A border around cards, or nothing. */
  rim: string;
  /** The shadow of what lies on the ground. */
  lift: string;
  /** The shadow, if any, of what lies on a card. */
  low: string;
  /** The shadow of shapes that are no boxes. */
  drop: string;
  finish: Finish;
}

type Finish = 'flat' | 'gradient' | 'glow' | 'dots' | 'stripes' | 'grid';

const channels = (colour: string) => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));

export const paler = (colour: string, share = 0.25) => mix(colour, '#ffffff', share);
export const deeper = (colour: string, share = 0.25) => mix(colour, '#000000', share);

function bright(colour: string): number {
  const [red, green, blue] = channels(colour) as [number, number, number];
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

/** Ink that one can read on a colour. */
export const over = (colour: string) => (bright(colour) > 0.6 ? '#1d2029' : '#ffffff');

/** The colour, moved away from the one it would be lost on. */
export function apart(colour: string, under: string): string {
  const other = channels(under);
  const far = channels(colour).reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0);
  return far > 130 ? colour : mix(colour, over(under), 0.5);
}

export function shuffled<T>(r: Random, list: readonly T[]): T[] {
  const left = [...list];
  return Array.from({ length: left.length }, () => left.splice(r.int(0, left.length - 1), 1)[0]!);
}

export const same = (text: string): Pair => [text, text];

function tintsOf(s: Sheet): string[] {
  const { random: r, palette: p } = s;
  const own = shuffled(r, [p.accent, p.second, p.mid, mix(p.accent, p.mid, 0.5), mix(p.second, p.accent, 0.45)]);
  const [from, to] = [own[0]!, own[1]!];
  return r.pick([
    own,
    own,
    [0, 0.25, 0.5, 0.75, 1].map((share) => mix(from, to, share)),
    [p.accent, p.second, p.accent, p.second, p.accent],
    [0, 0.16, 0.3, 0.42, 0.52].map((share) => paler(from, share)),
  ]);
}

export function look(s: Sheet): Look {
  const { random: r, palette: p } = s;
  const night = r.chance(0.3);
  const card = night ? r.pick([mix(p.dark, '#ffffff', 0.1), p.dark]) : r.pick(['#ffffff', p.paper, p.light]);
  const ink = night ? '#f6f6fa' : p.dark;
  const edge = r.pick([paler(card, 0.35), p.second, p.accent]);
  const rims = night ? [`${r.int(2, 6)}px solid ${edge}`] : ['', '', `${r.int(2, 8)}px solid ${r.pick([ink, edge])}`];
  const rim = r.pick(rims);
  const shadows = ['0 8px 24px rgba(0,0,0,.3)', '0 14px 40px rgba(10,10,40,.38)', '8px 8px 0 rgba(0,0,0,.32)'];
  const hard = r.chance(0.3);
  return {
    tints: tintsOf(s),
    night,
    card,
    ink,
    quiet: mix(ink, card, 0.34),
    rule: mix(card, ink, 0.24),
    round: r.pick([0, 8, 16, 26, 40]),
    rim: rim ? `border:${rim};box-sizing:border-box;` : '',
    lift: `box-shadow:${hard ? shadows[2] : r.pick(shadows)};`,
    low: r.pick(['', '', 'box-shadow:0 4px 10px rgba(0,0,0,.24);', 'box-shadow:4px 4px 0 rgba(0,0,0,.22);']),
    drop: `filter:drop-shadow(${hard ? '5px 6px 0 rgba(0,0,0,.3)' : '0 5px 7px rgba(0,0,0,.36)'})`,
    finish: r.pick(['flat', 'flat', 'gradient', 'glow', 'dots', 'stripes', 'grid']),
  };
}

export const tint = (l: Look, k: number) => l.tints[k % l.tints.length]!;

/** A paler field for a card within a card. */
export const field = (l: Look, k: number) => mix(l.card, tint(l, k), l.night ? 0.44 : 0.3);

/** A fill in the finish of the look; small things and what is written on keep it calm. */
export function paint(l: Look, fill: string, calm = true): string {
  const near = mix(fill, over(fill) === '#ffffff' ? '#ffffff' : '#000000', 0.1);
  if (l.finish === 'gradient') return `background:linear-gradient(150deg,${paler(fill, 0.2)},${deeper(fill, 0.1)});`;
  if (l.finish === 'glow') return `background:radial-gradient(circle at 40% 25%,${paler(fill, 0.25)},${fill} 75%);`;
  if (calm || l.finish === 'flat') return `background:${fill};`;
  if (l.finish === 'dots')
    return `background:radial-gradient(circle,${near} 4px,transparent 5px) 0 0/26px 26px,${fill};`;
  if (l.finish === 'stripes') return `background:repeating-linear-gradient(45deg,${fill} 0 18px,${near} 18px 36px);`;
  const lines = (angle: number) => `linear-gradient(${angle}deg,${near} 2px,transparent 2px) 0 0/32px 32px`;
  return `background:${lines(0)},${lines(90)},${fill};`;
}

/** A box by its middle. */
export function slab(s: Sheet, name: string, [cx, cy]: Spot, w: number, h: number, css: string, turn = 0): void {
  s.object(name, box(cx - w / 2, cy - h / 2, w, h, css, '', turn));
}

/** A card of the look on the ground. */
export const sheetOf = (s: Sheet, l: Look, a: Area, name = 'panel', fill = l.card) =>
  s.box(name, a.x, a.y, a.w, a.h, `${paint(l, fill, false)}border-radius:${l.round}px;${l.rim}${l.lift}`);

/** Where a place beside the middle of a turned thing comes to lie. */
export function turned([cx, cy]: Spot, degrees: number, dx: number, dy: number): Spot {
  const [c, n] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cx + dx * c - dy * n, cy + dx * n + dy * c];
}

const widths: Record<string, number> = {
  Montserrat: 0.68,
  'Bricolage Grotesque': 0.6,
  'DM Serif Display': 0.58,
  'Big Shoulders Display': 0.52,
  Caveat: 0.5,
};

/** Faces whose letters are small for their size. */
const swells: Record<string, number> = { Caveat: 1.25, 'Big Shoulders Display': 1.1 };

function breadth(s: Sheet, [english, chinese]: Pair): number {
  const each = widths[s.face] ?? 0.62;
  if (!s.chinese) return english.length * each;
  return 0.94 * [...chinese].reduce((sum, letter) => sum + (letter > '⺀' ? 1 : each), 0);
}

/** A line by its middle that keeps within its width, smaller where it must. */
export function words(
  s: Sheet,
  [cx, cy]: Spot,
  width: number,
  size: number,
  colour: string,
  text: Pair,
  { align = 'center', turn = 0 } = {},
): void {
  const fitting = Math.max(14, Math.min(size * (s.chinese ? 1 : (swells[s.face] ?? 1)), width / breadth(s, text)));
  const turning = turn ? `;transform:rotate(${turn}deg)` : '';
  line(s, cx - width / 2, cy, width, Math.round(fitting * 10) / 10, colour, text, `text-align:${align}${turning}`);
}

/** As `words`, from its left. */
export const from = (s: Sheet, x: number, cy: number, width: number, size: number, colour: string, text: Pair) =>
  words(s, [x + width / 2, cy], width, size, colour, text, { align: 'left' });
