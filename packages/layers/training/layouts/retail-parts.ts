/** What the shops put their designs together from: the look of one, plates, badges, ribbons, tags, pictures, words that fit. */
import { cast, line, sign, soft, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { photo, side, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { badgeOutline, barcode, burstOutline, ribbonDrawing, rounded, squareCode } from './retail-outlines.ts';
import { apart, hsl, mix, onto, type Area } from './screens-parts.ts';

/** What one shop's designer decided once. `raise`: how things stand off the ground; `drop`: the same for cut shapes. */
export interface Look {
  card: string;
  ink: string;
  faint: string;
  well: string;
  tints: string[];
  round: number;
  end: number;
  raise: string;
  drop: string;
  low: string;
  ribbon: number;
}

export function lookOf(s: Sheet): Look {
  const { random: r, palette: p } = s;
  const hue = r.int(0, 359);
  const tints = r.pick([
    [p.accent, p.second, p.mid],
    [p.second, p.accent, p.dark],
    [p.mid, p.accent, p.second],
    [hsl(hue, 0.68, 0.5), hsl(hue + r.pick([45, 150, 190]), 0.7, 0.62), p.dark],
  ]);
  const dark = [p.dark, mix(p.dark, '#000000', 0.35), mix(tints[0]!, '#000000', 0.62)];
  const pale = ['#ffffff', '#ffffff', p.paper, p.light, mix(tints[1]!, '#ffffff', 0.72)];
  const card = r.pick(r.chance(0.28) ? dark : pale);
  const ink = onto(card) === '#ffffff' ? '#ffffff' : p.dark;
  const rim = `border:${r.pick([4, 6, 9])}px solid ${r.pick(['#ffffff', ink, apart(tints[0]!, card)])};box-sizing:border-box`;
  const hard = `filter:drop-shadow(${r.pick([6, 9])}px ${r.pick([6, 9])}px 0 rgba(0,0,0,.34))`;
  const blurred = `filter:drop-shadow(0 ${r.int(4, 12)}px ${r.int(8, 18)}px rgba(0,0,0,.42))`;
  const low = [
    '',
    '',
    'box-shadow:0 4px 12px rgba(0,0,0,.26)',
    'box-shadow:4px 5px 0 rgba(0,0,0,.26)',
    `border:3px solid ${ink};box-sizing:border-box`,
  ];
  return {
    card,
    ink,
    faint: mix(ink, card, 0.28),
    well: mix(card, ink, 0.15),
    tints,
    round: r.pick([0, 8, 18, 30, 44]),
    end: r.pick([0, 12, 80, 80]),
    raise: r.pick([cast(s), soft(s), soft(s), `${rim};${soft(s)}`]),
    drop: r.pick([hard, blurred, blurred]),
    low: r.pick(low),
    ribbon: r.int(0, 4),
  };
}

export const tint = (l: Look, i: number, under: string) => apart(l.tints[i % l.tints.length]!, under);

const breadths: Record<string, number> = {
  'Archivo Black': 0.68,
  'DM Serif Display': 0.54,
  Caprasimo: 0.63,
  Anton: 0.5,
};

/** How wide the words are, in times of their size. */
function breadth(s: Sheet, [english, chinese]: Pair): number {
  const letter = breadths[s.face] ?? 0.6;
  const wide = (c: string) => (c > '⺀' ? 1.05 : c >= 'A' && c <= 'Z' ? letter * 1.12 : c === ' ' ? 0.3 : letter);
  return [...(s.chinese ? chinese : english)].reduce((sum, c) => sum + wide(c), 0) * (s.chinese ? 0.93 : 1);
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
  align = 'center',
) {
  const fitting = Math.min(size, width / breadth(s, text));
  line(s, x, cy, width, Math.round(fitting * 10) / 10, colour, text, `text-align:${align}`);
}

/** What is drawn meanwhile is turned as one about a point. */
export function turned(s: Sheet, cx: number, cy: number, turn: number, draw: () => void): void {
  const from = s.elements.length;
  draw();
  const css = `position:absolute;left:0;top:0;width:${side}px;height:${side}px;transform-origin:${cx}px ${cy}px;transform:rotate(${turn}deg)`;
  if (turn) for (const e of s.elements.slice(from)) e.html = `<div style="${css}">${e.html}</div>`;
}

/** The area, or where it is when the design is seen in a mirror. */
export const mirrored = (a: Area, flip: boolean): Area => (flip ? { ...a, x: side - a.x - a.w } : a);

export const middleOf = (a: Area) => [a.x + a.w / 2, a.y + a.h / 2] as const;

/** Flat, blended, or with a pattern so faint that words on it stay legible. */
export function paint(r: Random, fill: string): string {
  const [near, far] = [mix(fill, onto(fill), 0.08), mix(fill, r.pick(['#000000', '#ffffff']), 0.2)];
  const k = r.int(12, 30);
  return r.pick([
    fill,
    fill,
    fill,
    `linear-gradient(${r.int(0, 350)}deg,${fill},${far})`,
    `repeating-linear-gradient(${r.pick([45, 90, 135])}deg,${fill} 0 ${k}px,${near} ${k}px ${2 * k}px)`,
    `radial-gradient(circle,${near} ${(k * 0.2).toFixed(1)}px,transparent ${(k * 0.2 + 1).toFixed(1)}px) 0 0/${k}px ${k}px,${fill}`,
  ]);
}

export function plate(s: Sheet, name: string, a: Area, fill: string, css: string, round: number): void {
  const radius = Math.min(round, a.w / 2, a.h / 2);
  s.box(name, a.x, a.y, a.w, a.h, `background:${paint(s.random, fill)};border-radius:${radius}px;${css}`);
}

/** A card on the ground; perhaps with a thin frame of its own colour inside. */
export function groundCard(s: Sheet, l: Look, a: Area, fill = l.card): void {
  const r = s.random;
  const frame = r.chance(0.2)
    ? `;outline:${r.pick([2, 4])}px ${r.pick(['solid', 'dashed'])} ${tint(l, 0, fill)};outline-offset:-16px`
    : '';
  plate(s, 'card', a, fill, l.raise + frame, l.round);
}

/** A cut shape; `css` is a filter of its shadow. */
export function shape(s: Sheet, name: string, a: Area, inner: string, css = '', turn = 0): void {
  const drawing = svg(a.x, a.y, a.w, a.h, inner, turn);
  s.object(name, css ? `<div style="${css}">${drawing}</div>` : drawing);
}

/** A path, flat or blended, with a rim or none. */
export function cutPath(s: Sheet, d: string, fill: string, rim = ''): string {
  const key = `g${s.elements.length}`;
  const stroke = rim ? ` stroke="${rim}" stroke-width="${s.random.pick([4, 6, 8])}" stroke-linejoin="round"` : '';
  if (s.random.chance(0.7)) return `<path fill="${fill}" d="${d}"${stroke}/>`;
  const stops = `<stop stop-color="${mix(fill, '#ffffff', 0.16)}"/><stop offset="1" stop-color="${mix(fill, '#000000', 0.14)}"/>`;
  return `<linearGradient id="${key}" x2="${s.random.int(0, 1)}" y2="1">${stops}</linearGradient><path fill="url(#${key})" d="${d}"${stroke}/>`;
}

/** A badge with its own rim or ring, bare; `d` where its outline is known. */
export function badge(s: Sheet, cx: number, cy: number, size: number, fill: string, css = '', d = ''): void {
  const r = s.random;
  const ink = onto(fill);
  const dash = r.pick(['', 'stroke-dasharray="7 6"', 'stroke-dasharray="2 7" stroke-linecap="round"']);
  const thin = Math.max(2, size * 0.016);
  const ring = r.chance(0.35)
    ? `<circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.385}" fill="none" stroke="${ink}" stroke-width="${thin}" ${dash}/>`
    : '';
  const rim = r.chance(0.3) ? r.pick(['#ffffff', mix(fill, '#000000', 0.35)]) : '';
  const a = { x: cx - size / 2, y: cy - size / 2, w: size, h: size };
  shape(
    s,
    'badge',
    a,
    cutPath(s, d || badgeOutline(r, size), fill, rim) + ring,
    css,
    r.chance(0.4) ? r.int(-12, 12) : 0,
  );
}

/** A badge with one or two lines on it. */
export function wordBadge(s: Sheet, cx: number, cy: number, size: number, fill: string, css: string, lines: Pair[]) {
  const outline = s.random.chance(0.6) ? burstOutline(s.random, size) : '';
  badge(s, cx, cy, size, fill, css, outline);
  const w = size * 0.62;
  const [first, second] = lines;
  write(s, cx - w / 2, second ? cy - size * 0.08 : cy, w, size * 0.27, onto(fill), first!);
  if (second) write(s, cx - w / 2, cy + size * 0.17, w * 0.96, size * 0.11, onto(fill), second);
}

/** A badge with a pictogram on it. */
export function coin(s: Sheet, cx: number, cy: number, size: number, fill: string, icon: string, css = '', d = '') {
  badge(s, cx, cy, size, fill, css, d);
  pictogram(s, icon, cx, cy, size * s.random.range(0.48, 0.56), fill);
}

/** A pictogram about its middle, in colours that show on what is under it. */
export function pictogram(s: Sheet, icon: string, cx: number, cy: number, size: number, under: string, turn = 0) {
  const { random: r, palette: p } = s;
  const a = r.pick([onto(under), onto(under), apart(p.accent, under), apart(p.dark, under)]);
  const tones = [p.second, p.mid, p.dark].filter((tone) => apart(tone, a) === tone && apart(tone, under) === tone);
  const b = r.pick([...tones, mix(a, under, 0.42)]);
  sign(s, icon, cx - size / 2, cy - size / 2, size, a, b, turn);
}

/** A pill with its word. */
export function pill(s: Sheet, l: Look, a: Area, fill: string, text: Pair, css = l.low): void {
  plate(s, 'pill', a, fill, css, l.end);
  write(s, a.x + a.h * 0.3, a.y + a.h / 2, a.w - a.h * 0.6, a.h * 0.46, onto(fill), text);
}

/** A ribbon in the design's manner; what is written is kept off its ends. */
export function ribbon(s: Sheet, l: Look, a: Area, fill: string, text: Pair): void {
  const [back, fold] = [mix(fill, '#000000', 0.26), mix(fill, '#000000', 0.5)];
  const inner = ribbonDrawing(l.ribbon, a.w, a.h, fill, l.ribbon === 4 ? onto(fill) : back, fold);
  shape(s, 'ribbon', a, inner, l.drop);
  const cy = a.y + a.h * (l.ribbon === 0 ? 0.39 : 0.5);
  write(s, a.x + a.w * 0.15, cy, a.w * 0.7, a.h * 0.46, onto(fill), text);
}

/** Where a tag's string begins, where the tag does, and how large it is. */
export interface Hang {
  from: number;
  top: number;
  w: number;
  h: number;
}

/** A tag with a hole, on a string that comes from above: one thing. Returns the middle of what may be written on. */
export function hangTag(s: Sheet, l: Look, cx: number, hang: Hang, fill: string): readonly [number, number] {
  const r = s.random;
  const { from, top, w, h } = hang;
  const cut = r.pick([0.12, 0.26, 0.4]) * w;
  const hole = `M${w / 2 - 10} ${top + 30}a10 10 0 1 0 20 0a10 10 0 1 0-20 0z`;
  const outlines = [
    `M${cut} ${top}H${w - cut}L${w} ${top + cut}V${top + h}H0V${top + cut}z`,
    `M${w / 2} ${top}a${w / 2} ${w / 2} 0 0 1 ${w / 2} ${w / 2}V${top + h - 14}q0 14-14 14H14q-14 0-14-14V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w / 2}-${w / 2}z`,
    `M14 ${top}H${w - 14}q14 0 14 14V${top + h}L${w / 2} ${top + h - w * 0.16} 0 ${top + h}V${top + 14}q0-14 14-14z`,
  ];
  const cord = r.pick([mix(s.palette.dark, '#000000', 0.2), '#8a6a3c', '#ffffff']);
  const string = `<path d="M${w / 2} ${top + 32}V${from}" stroke="${cord}" stroke-width="${r.int(4, 6)}" fill="none" stroke-linecap="round"/>`;
  const eyelet = r.chance(0.5)
    ? `<circle cx="${w / 2}" cy="${top + 30}" r="13" fill="none" stroke="${onto(fill)}" stroke-width="5"/>`
    : '';
  const body = `<path fill="${fill}" fill-rule="evenodd" d="${r.pick(outlines)}${hole}"/>`;
  shape(s, 'tag', { x: cx - w / 2, y: 0, w, h: top + h }, body + eyelet + string, l.drop);
  return [cx, top + h * 0.56];
}

/** A photograph: plain, framed, or cut into a disc. */
export function picture(s: Sheet, a: Area, seed: number, round: number, css: string): void {
  const [x, y, w, h] = [a.x, a.y, a.w, a.h].map(Math.round) as [number, number, number, number];
  const frame = s.random.chance(0.4)
    ? `border:${s.random.pick([6, 10, 14])}px solid #ffffff;box-sizing:border-box;`
    : '';
  s.object(
    'photo',
    photo(x, y, w, h, seed + 101, `width:${w}px;height:${h}px;${frame}border-radius:${round}px;${css}`),
  );
}

/** A photograph on a card of its own with its name below, and perhaps a tape. */
export function snapshot(s: Sheet, a: Area, seed: number, text: Pair, turn: number): void {
  const [cx, cy] = middleOf(a);
  const e = a.w * 0.06;
  turned(s, cx, cy, turn, () => {
    s.box('print', a.x, a.y, a.w, a.h, `background:#fffefa;${soft(s)}`);
    const [w, h] = [Math.round(a.w - 2 * e), Math.round(a.h - e * 4.5)];
    s.object('photo', photo(Math.round(a.x + e), Math.round(a.y + e), w, h, seed));
    write(s, a.x + e, a.y + a.h - e * 1.8, w, a.w * 0.09, '#33302c', text);
    const tape = `background:${s.palette.second};opacity:${s.random.pick([1, 0.86])}`;
    if (s.random.chance(0.6)) s.box('tape', cx - a.w * 0.2, a.y - 18, a.w * 0.4, 38, tape, s.random.int(-7, 7));
  });
}

/** A drawing of a ware on a panel or badge, or a photograph of it. */
export function ware(s: Sheet, l: Look, a: Area, icon: string, k: number, seed: number, under: string): void {
  const r = s.random;
  const [cx, cy] = middleOf(a);
  const size = Math.min(a.w, a.h);
  const fill = r.pick([tint(l, k, under), mix(tint(l, k, under), onto(tint(l, k, under)), 0.3), apart(l.well, under)]);
  const kind = r.int(0, 3);
  if (kind === 0) return picture(s, a, seed + k * 7, r.pick([0, l.round, size / 2]), '');
  if (kind === 1) return coin(s, cx, cy, size, fill, icon);
  plate(s, 'panel', a, fill, '', Math.min(l.round, 30));
  if (kind === 2) return pictogram(s, icon, cx, cy, size * 0.66, fill);
  const inner = mix(fill, onto(fill), r.pick([0.18, 0.85]));
  s.disc(cx - size * 0.4, cy - size * 0.4, size * 0.8, inner);
  pictogram(s, icon, cx, cy, size * 0.46, inner);
}

/** A bar code, or a square one; on white where what is under it is dark. */
export function code(s: Sheet, l: Look, a: Area, under: string, square = false): void {
  const r = s.random;
  const dark = onto(under) === '#ffffff';
  if (dark || r.chance(0.25))
    s.object(
      'plate',
      svg(
        a.x,
        a.y,
        a.w,
        a.h,
        `<path fill="${dark ? '#ffffff' : l.well}" d="${rounded(a.w, a.h, Math.min(12, l.round))}"/>`,
      ),
    );
  const e = 12;
  const ink = r.pick(['#141414', '#141414', mix(s.palette.dark, '#000000', 0.3)]);
  const [w, h] = [a.w - 2 * e, a.h - 2 * e];
  const q = Math.min(w, h);
  if (square) s.object('code', svg(a.x + (a.w - q) / 2, a.y + (a.h - q) / 2, q, q, squareCode(r, ink), 0, '0 0 21 21'));
  else s.object('barcode', svg(a.x + e, a.y + e, w, h, barcode(r, w, h, ink)));
}

/** Five stars as one rating. */
export function rating(s: Sheet, cx: number, cy: number, size: number, fill: string, rest: string): void {
  const full = s.random.int(3, 5);
  const d = s.kit.icons['star']!;
  const stars = Array.from(
    { length: 5 },
    (_, i) => `<g transform="translate(${i * 27} 0)">${d(i < full ? fill : rest, '', '')}</g>`,
  );
  s.object('rating', svg(cx - size * 2.75, cy - size / 2, size * 5.5, size, stars.join(''), 0, '0 0 132 24'));
}
