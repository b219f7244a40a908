/** How one venue's design looks: its colours, outlines, shadows and fills, and words that keep within their width. */
import { line, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Outline =
  | 'square'
  | 'round'
  | 'pill'
  | 'chamfer'
  | 'bite'
  | 'leaf'
  | 'scallop'
  | 'arch'
  | 'slant'
  | 'zigzag';

/** What the designer decided once. `plate`: what icons stand on; `lift`: the shadow of what lies on the ground. */
export interface Look {
  card: string;
  ink: string;
  faint: string;
  well: string;
  fills: string[];
  outline: Outline;
  corner: number;
  rim: number;
  edge: string;
  lift: string;
  small: string;
  plate: number;
  leader: number;
  pill: Outline;
}

export const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

/** English and Chinese by strokes, the pairs by bars. */
export const pairs = (list: string) => list.split('|').map((both) => both.split('/') as unknown as Pair);

export const same = (text: string): Pair => [text, text];

/** Some of a list, in another order. */
export function some<T>(r: Random, list: readonly T[], count: number): T[] {
  const rest = [...list];
  return upTo(Math.min(count, list.length)).map(() => rest.splice(Math.floor(r.next() * rest.length), 1)[0]!);
}

const channels = (colour: string) => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));

/** From one colour, #rrggbb, to the other. */
export function mix(a: string, b: string, share: number): string {
  const other = channels(b);
  const mixed = channels(a).map((v, i) => Math.round(v * (1 - share) + other[i]! * share));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** Dark or light, whatever is read better on the colour. */
export function onto(fill: string): string {
  const [red, green, blue] = channels(fill);
  return red! * 0.3 + green! * 0.59 + blue! * 0.11 > 150 ? '#1c1a22' : '#ffffff';
}

/** The colour, made lighter or darker where it would be lost on what is under it. */
export function apart(colour: string, under: string): string {
  const below = channels(under);
  const far = channels(colour).reduce((sum, v, i) => sum + Math.abs(v - below[i]!), 0);
  return far > 170 ? colour : mix(colour, onto(under), 0.6);
}

/** The colour where words in it can be read, else dark or light. */
export function legible(colour: string, under: string): string {
  const grey = (c: string) => channels(c).reduce((sum, v, i) => sum + v * [0.3, 0.59, 0.11][i]!, 0);
  return Math.abs(grey(colour) - grey(under)) > 100 ? colour : onto(under);
}

export function look(s: Sheet): Look {
  const { random: r, palette: p } = s;
  const cards = [p.paper, p.paper, '#ffffff', p.light, p.dark, mix(p.dark, p.mid, 0.35), mix(p.paper, p.second, 0.25)];
  const ground = s.elements[0]!.html;
  const card = r.pick(cards.filter((colour) => !ground.includes(colour)));
  const ink = onto(card) === '#ffffff' ? '#ffffff' : p.dark;
  const fills = some(r, [p.accent, p.second, p.mid, r.pick([p.dark, p.light, mix(p.accent, p.second, 0.5)])], 4);
  const lift = r.pick([
    'drop-shadow(0 8px 12px rgba(0,0,0,.38))',
    'drop-shadow(0 14px 24px rgba(10,10,40,.5))',
    'drop-shadow(9px 10px 0 rgba(0,0,0,.36))',
    'drop-shadow(0 3px 6px rgba(0,0,0,.45))',
    '',
  ]);
  const rim = lift && r.chance(0.6) ? 0 : r.pick([4, 7, 11]);
  return {
    card,
    ink,
    faint: mix(ink, card, 0.3),
    well: mix(card, r.pick([ink, p.mid, p.second]), 0.2),
    fills: fills.map((fill) => apart(fill, card)),
    outline: r.pick(['square', 'round', 'round', 'round', 'chamfer', 'bite', 'leaf']),
    corner: r.pick([10, 18, 28, 44]),
    rim,
    edge: apart(r.pick([p.accent, p.mid, p.dark, '#ffffff']), card),
    lift,
    small: r.pick(['', '', 'drop-shadow(0 3px 4px rgba(0,0,0,.32))', 'drop-shadow(4px 4px 0 rgba(0,0,0,.25))']),
    plate: r.int(0, 5),
    leader: r.int(0, 4),
    pill: r.pick(['pill', 'pill', 'round', 'square', 'slant', 'chamfer']),
  };
}

export const tint = (l: Look, i: number) => l.fills[i % l.fills.length]!;

/** A box's edge with teeth or scallops above and below. */
function edged(w: number, h: number, tooth: number, turn: (d: number) => string): string {
  const count = Math.max(3, Math.round(w / tooth));
  const d = w / count;
  return `M0 0${turn(d).repeat(count)}V${h}${turn(-d).repeat(count)}z`;
}

export function path(outline: Outline, w: number, h: number, corner: number): string {
  const c = Math.min(outline === 'pill' ? h / 2 : corner, w / 2, h / 2);
  const arc = (x: number, y: number, sweep = 1) => `a${c} ${c} 0 0 ${sweep} ${x * c} ${y * c}`;
  const corners = (sweep: number) =>
    `M${c} 0H${w - c}${arc(1, 1, sweep)}V${h - c}${arc(-1, 1, sweep)}H${c}${arc(-1, -1, sweep)}V${c}${arc(1, -1, sweep)}z`;
  const shapes: Record<Outline, () => string> = {
    square: () => `M0 0H${w}V${h}H0z`,
    round: () => corners(1),
    pill: () => corners(1),
    bite: () => corners(0),
    chamfer: () => `M${c} 0H${w - c}L${w} ${c}V${h - c}L${w - c} ${h}H${c}L0 ${h - c}V${c}z`,
    leaf: () => `M${c} 0H${w}V${h - c}${arc(-1, 1)}H0V${c}${arc(1, -1)}z`,
    scallop: () => edged(w, h, 34, (d) => `a${Math.abs(d) / 2} ${Math.abs(d) / 2} 0 0 1 ${d} 0`),
    zigzag: () => edged(w, h, 30, (d) => `l${d / 2} ${-d / 3}l${d / 2} ${d / 3}`),
    arch: () => `M0 ${h}V${Math.min(w / 2, h)}A${w / 2} ${Math.min(w / 2, h)} 0 0 1 ${w} ${Math.min(w / 2, h)}V${h}z`,
    slant: () => `M${h * 0.28} 0H${w}L${w - h * 0.28} ${h}H0z`,
  };
  return shapes[outline]();
}

/** What an outline is filled with: definitions, and how they are called. `loud`: patterns may be strong. */
function paint(s: Sheet, fill: string, loud: boolean): [string, string] {
  const r = s.random;
  const key = `v${s.elements.length}`;
  const other = mix(fill, onto(fill), loud ? r.pick([0.2, 0.35]) : 0.07);
  const k = r.int(16, 40);
  const tile = (inner: string, turn = 0) =>
    `<pattern id="${key}" width="${k}" height="${k}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${k}" height="${k}" fill="${fill}"/>${inner}</pattern>`;
  const patterns = [
    () => tile(`<rect width="${k / 2}" height="${k}" fill="${other}"/>`, r.pick([0, 45, 90, 135])),
    () => tile(`<circle cx="${k / 2}" cy="${k / 2}" r="${k * r.range(0.14, 0.3)}" fill="${other}"/>`, r.pick([0, 45])),
    () => tile(`<path d="M0 0H${k}V${k}" fill="none" stroke="${other}" stroke-width="3"/>`, r.pick([0, 45])),
  ];
  const end = mix(fill, r.pick(['#ffffff', '#000000', s.palette.mid]), loud ? 0.35 : 0.14);
  const stops = `<stop stop-color="${fill}"/><stop offset="1" stop-color="${end}"/>`;
  const kind = r.next();
  if (kind < (loud ? 0.4 : 0.6)) return ['', fill];
  if (kind < 0.75)
    return [
      `<linearGradient id="${key}" gradientTransform="rotate(${r.int(0, 90)})">${stops}</linearGradient>`,
      `url(#${key})`,
    ];
  return [r.pick(patterns)(), `url(#${key})`];
}

export interface Manner {
  outline?: Outline;
  corner?: number;
  rim?: number;
  edge?: string;
  lift?: string;
  loud?: boolean;
  flat?: boolean;
  turn?: number;
}

/** Anything cut out of card or paper. */
export function slab(s: Sheet, name: string, a: Area, fill: string, m: Manner = {}): void {
  const [defs, ref] = m.flat ? ['', fill] : paint(s, fill, m.loud ?? false);
  const rim = m.rim ? ` stroke="${m.edge ?? onto(fill)}" stroke-width="${m.rim}" stroke-linejoin="round"` : '';
  const shape = `<path d="${path(m.outline ?? 'round', a.w, a.h, m.corner ?? 14)}" fill="${ref}"${rim}/>`;
  s.object(name, svg(a.x, a.y, a.w, a.h, `${defs}<g style="filter:${m.lift || 'none'}">${shape}</g>`, m.turn ?? 0));
}

/** A card on the ground, in the design's manner. */
export function card(s: Sheet, l: Look, a: Area, fill = l.card, name = 'card', outline = l.outline): void {
  const seen = l.rim || (l.lift ? 0 : 6);
  slab(s, name, a, fill, { outline, corner: l.corner, rim: seen, edge: apart(l.edge, fill), lift: l.lift });
}

/** Turns all that `draw` adds about one point. */
export function turned(s: Sheet, cx: number, cy: number, degrees: number, draw: () => void): void {
  const from = s.elements.length;
  draw();
  if (!degrees) return;
  const css = `position:absolute;left:0;top:0;width:1024px;height:1024px;transform-origin:${cx}px ${cy}px;transform:rotate(${degrees}deg)`;
  for (const element of s.elements.slice(from)) element.html = `<div style="${css}">${element.html}</div>`;
}

const breadths: Record<string, number> = {
  Montserrat: 0.64,
  'Big Shoulders Display': 0.47,
  Caprasimo: 0.6,
  Gloock: 0.57,
};

/** How wide the words are, in times of their size. */
export function breadth(s: Sheet, [english, chinese]: Pair): number {
  const each = breadths[s.face] ?? 0.58;
  const of = (c: string) => (c > '⺀' ? 1 : each * (/[A-Z0-9&%¥$€]/.test(c) ? 1.16 : 1));
  return [...(s.chinese ? chinese : english)].reduce((sum, c) => sum + of(c), 0) * (s.chinese ? 0.94 : 1);
}

/** A line that keeps within its width, smaller where it must; its middle stands at `cy`. Returns how wide it is. */
export function write(
  s: Sheet,
  x: number,
  cy: number,
  width: number,
  size: number,
  colour: string,
  text: Pair,
  align = 'left',
): number {
  const fitting = Math.min(size, width / breadth(s, text));
  line(s, x, cy, width, Math.round(fitting * 10) / 10, colour, text, `text-align:${align}`);
  return fitting * breadth(s, text);
}

export const centred = (s: Sheet, cx: number, cy: number, width: number, size: number, colour: string, text: Pair) =>
  write(s, cx - width / 2, cy, width, size, colour, text, 'center');

/** The same look upon another colour. */
export function on(l: Look, fill: string): Look {
  const ink = onto(fill);
  const fills = l.fills.map((colour) => apart(colour, fill));
  return { ...l, card: fill, ink, faint: mix(ink, fill, 0.3), well: mix(fill, ink, 0.2), fills };
}
