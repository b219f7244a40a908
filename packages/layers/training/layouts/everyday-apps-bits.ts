/** What all everyday apps are furnished with: headings, inner cards, emblems, buttons, bars, stickers. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { burst, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { breadth, centre, figure, lift, mix, onto, paint, tint, turnAll, write } from './everyday-apps-look.ts';
import type { Area, Look, Outline } from './everyday-apps-look.ts';

/** What is particular to one app. */
export interface Topic {
  titles: readonly Pair[];
  notes: readonly Pair[];
  seals: readonly Pair[];
  icons: readonly string[];
  /** It has plates of its own and can do without a card. */
  free?: boolean;
  /** `bare`: there is no card below. */
  draw(s: Sheet, l: Look, a: Area, seed: number, bare: boolean): void;
}

/** A card inside a card; returns the colour that is written on. */
export function slab(s: Sheet, l: Look, a: Area, k = 0): string {
  const tinted = mix(l.card, tint(l, k), 0.3);
  const fill = [l.well, mix(l.card, l.night ? '#ffffff' : '#000000', 0.06), tinted, tint(l, k)][l.slab]!;
  const edge = l.slab === 1 ? `border:3px solid ${mix(l.card, l.ink, 0.3)};box-sizing:border-box` : '';
  const shade = l.slab === 0 ? '' : s.random.pick(['', 'box-shadow:0 5px 14px rgba(0,0,0,.24)']);
  s.box(
    'slab',
    a.x,
    a.y,
    a.w,
    a.h,
    `background:${fill};border-radius:${Math.min(l.small, a.h / 2)}px;${edge};${shade}`,
  );
  return fill;
}

/** A sign on its plate. */
export function emblem(s: Sheet, l: Look, cx: number, cy: number, size: number, icon: string, colour: string) {
  const r = s.random;
  const rim = r.chance(0.25) ? mix(colour, onto(colour), 0.5) : '';
  figure(s, 'plate', [cx, cy, size], l.emblem, { fill: colour, rim, shade: r.chance(0.2) });
  const [inner, drop] = [size * 0.5, l.emblem === 'shield' ? size * 0.04 : 0];
  sign(s, icon, cx - inner / 2, cy - inner / 2 - drop, inner, onto(colour), mix(onto(colour), colour, 0.6));
}

/** A pill or block with a word; perhaps a sign before it. */
export function button(s: Sheet, l: Look, a: Area, text: Pair, fill: string, icon = '') {
  const r = s.random;
  const round = r.pick([a.h / 2, a.h / 2, l.small, 12]);
  const shade = r.pick(['', '', '0 6px 14px rgba(0,0,0,.3)', '0 6px 0 rgba(0,0,0,.28)']);
  const css = `background:${paint(r, fill)};border-radius:${Math.min(round, a.h / 2)}px;box-shadow:${shade || 'none'}`;
  s.box('button', a.x, a.y, a.w, a.h, css);
  const size = Math.min(a.h * 0.44, 38);
  const ink = onto(fill);
  if (!icon || a.w < a.h * 2.9) return centre(s, a.x + a.w / 2, a.y + a.h / 2, a.w - a.h * 0.5, size, ink, text);
  const d = a.h * 0.5;
  const room = a.w - d - a.h;
  const whole = Math.min(room, breadth(s, text) * size) + d + 12;
  const x = a.x + (a.w - whole) / 2;
  sign(s, icon, x, a.y + (a.h - d) / 2, d, ink, mix(ink, fill, 0.6));
  write(s, x + d + 12, a.y + a.h / 2, Math.min(room, whole - d - 10), size, ink, text);
}

/** How far something is: track and share in one. */
export function progress(s: Sheet, l: Look, a: Area, share: number, colour: string, under = l.card) {
  const round = l.small ? a.h / 2 : 0;
  const bar = (w: number, fill: string) => `<rect width="${w}" height="${a.h}" rx="${round}" fill="${fill}"/>`;
  const track = mix(under, onto(under), 0.22);
  s.object('progress', svg(a.x, a.y, a.w, a.h, bar(a.w, track) + bar(a.w * share, colour)));
}

const ribbonPath = (w: number, h: number) => `M0 0H${w}L${w - h * 0.4} ${h / 2}L${w} ${h}H0L${h * 0.4} ${h / 2}z`;

export function ribbon(s: Sheet, a: Area, text: Pair, fill: string) {
  const drawn = `<path d="${ribbonPath(a.w, a.h)}" fill="${fill}" style="filter:drop-shadow(0 5px 7px rgba(0,0,0,.32))"/>`;
  s.object('ribbon', svg(a.x, a.y, a.w, a.h, drawn));
  centre(s, a.x + a.w / 2, a.y + a.h / 2, a.w - a.h * 1.3, a.h * 0.5, onto(fill), text);
}

/** Title along the upper edge; returns what is left below. Off a card it always has a plate. */
export function heading(s: Sheet, l: Look, a: Area, text: Pair, icon: string, bare = false): Area {
  const r = s.random;
  const h = Math.max(56, Math.min(96, a.h * 0.11));
  const left = { x: a.x, y: a.y + h + 24, w: a.w, h: a.h - h - 24 };
  const [colour, cy] = [tint(l, r.int(0, 3)), a.y + h / 2];
  const manner = bare ? r.pick(['pill', 'ribbon']) : r.pick(['left', 'mid', 'pill', 'ribbon', 'lead', 'left']);
  if (manner === 'ribbon') ribbon(s, { x: a.x + r.pick([0, a.w * 0.1]), y: a.y, w: a.w * 0.9, h }, text, colour);
  else if (manner === 'pill') {
    const w = Math.min(a.w, breadth(s, text) * h * 0.5 + h * 1.3);
    const x = a.x + (a.w - w) * r.pick([0, 0.5, 1]);
    const round = r.pick([h / 2, l.small, 8]);
    s.box('pill', x, a.y, w, h, `background:${paint(r, colour)};border-radius:${round}px;${bare ? lift(s) : ''}`);
    centre(s, x + w / 2, cy, w - h * 0.7, h * 0.5, onto(colour), text);
  } else if (manner === 'mid') centre(s, a.x + a.w / 2, cy, a.w, h * 0.62, l.ink, text);
  else {
    const lead = manner === 'lead';
    write(s, lead ? a.x + h + 20 : a.x, cy, a.w - h - 20, h * 0.58, l.ink, text);
    emblem(s, l, lead ? a.x + h / 2 : a.x + a.w - h / 2, cy, h, icon, colour);
  }
  return left;
}

/** A seal that says something short; turned with its words. */
export function sticker(s: Sheet, l: Look, cx: number, cy: number, size: number, text: Pair, icon = '') {
  const r = s.random;
  const from = s.elements.length;
  const fill = mix(tint(l, r.int(0, 3)), r.pick(['#000000', '#ffffff']), r.pick([0, 0.2]));
  const long = breadth(s, text) > 3.6;
  const kind = long ? 'pill' : r.pick(['burst', 'disc', 'scallop', 'shield', 'hexagon', 'pill', 'heart'] as const);
  const ink = onto(fill);
  if (kind === 'pill') {
    const [w, h] = [size * 1.3, size * 0.46];
    s.box(
      'pill',
      cx - w / 2,
      cy - h / 2,
      w,
      h,
      `background:${paint(r, fill)};border-radius:${r.pick([h / 2, 8])}px;${lift(s)}`,
    );
    centre(s, cx, cy, w - h * 0.7, h * 0.5, ink, text);
  } else {
    if (kind === 'burst') s.object('burst', burst(cx, cy, size / 2, r.int(10, 20), r.range(0.76, 0.9), fill));
    else
      figure(s, 'seal', [cx, cy, size], kind, {
        fill,
        rim: r.pick(['#ffffff', '', ink]),
        wide: r.int(4, 8),
        shade: true,
      });
    const signed = icon && r.chance(0.55);
    const d = size * 0.28;
    if (signed) sign(s, icon, cx - d / 2, cy - d * 1.12, d, ink, mix(ink, fill, 0.6));
    centre(s, cx, signed ? cy + size * 0.12 : cy, size * 0.66, size * 0.24, ink, text);
  }
  turnAll(s, from, cx, cy, r.int(-14, 14));
}

/** A round thing to press. */
export function key(s: Sheet, l: Look, cx: number, cy: number, size: number, icon: string, fill: string) {
  const r = s.random;
  const rim = r.chance(0.2)
    ? `border:${Math.max(3, size * 0.05)}px solid ${mix(fill, onto(fill), 0.5)};box-sizing:border-box;`
    : '';
  const shade = r.pick(['', '', 'box-shadow:0 6px 16px rgba(0,0,0,.32)', 'box-shadow:0 5px 0 rgba(0,0,0,.3)']);
  const round = l.small === 0 ? '16%' : '50%';
  s.box('key', cx - size / 2, cy - size / 2, size, size, `background:${fill};border-radius:${round};${rim}${shade}`);
  const d = size * 0.44;
  sign(s, icon, cx - d / 2, cy - d / 2, d, onto(fill), mix(onto(fill), fill, 0.6));
}

const tickOf = (ink: string) =>
  `<path d="M29 52l15 15 28-32" fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`;
const crossOf = (ink: string) =>
  `<path d="M36 36l28 28M64 36L36 64" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>`;

/** One day of a habit: done, left out, or open. */
export function mark(
  s: Sheet,
  l: Look,
  at: readonly [number, number, number],
  outline: Outline,
  state: 'done' | 'left' | 'open',
  colour: string,
  under = l.card,
) {
  if (state === 'done') return figure(s, 'mark', at, outline, { fill: colour, marks: tickOf(onto(colour)) });
  const edge = mix(under, onto(under), 0.42);
  if (state === 'left')
    return figure(s, 'mark', at, outline, {
      fill: mix(under, onto(under), 0.22),
      marks: crossOf(mix(under, onto(under), 0.7)),
    });
  figure(s, 'mark', at, outline, { fill: mix(under, '#ffffff', 0.4), rim: edge, wide: 6 });
}
