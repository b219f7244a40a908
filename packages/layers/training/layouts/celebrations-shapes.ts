/** Outlines, fillings, and the plates, ribbons, tapes and badges that are cut from them. */
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { mix, onto, type Look, type Outline } from './celebrations-colours.ts';
import { upTo } from './printed-parts.ts';
import type { Area } from './screens-parts.ts';

export { upTo, type Area };

type Corner = (x: number, y: number) => string;
const cornered = (w: number, h: number, q: number, corner: Corner) =>
  `M${q} 0H${w - q}${corner(1, 1)}V${h - q}${corner(-1, 1)}H${q}${corner(-1, -1)}V${q}${corner(1, -1)}z`;
const bent =
  (q: number, sweep: number): Corner =>
  (x, y) =>
    `a${q} ${q} 0 0 ${sweep} ${x * q} ${y * q}`;
const rounded = (w: number, h: number, q: number) => cornered(w, h, q, bent(q, 1));

/** Paper whose edge is a row of half discs: outwards when `sweep` is 1. */
function edged(w: number, h: number, step: number, fill: number, sweep: number): string {
  const edge = (long: number, dx: number, dy: number) => {
    const n = Math.max(2, Math.round(long / step));
    const [d, gap] = [(fill * long) / n, ((1 - fill) * long) / n / 2];
    const half = `l${dx * gap} ${dy * gap}`;
    return `${half}a${d / 2} ${d / 2} 0 0 ${sweep} ${dx * d} ${dy * d}${half}`.repeat(n);
  };
  return `M0 0${edge(w, 1, 0)}${edge(h, 0, 1)}${edge(w, -1, 0)}${edge(h, 0, -1)}z`;
}

const outlines: Record<Outline, (w: number, h: number, m: number) => string> = {
  square: (w, h) => `M0 0H${w}V${h}H0z`,
  round: (w, h, m) => rounded(w, h, Math.min(18, m * 0.2)),
  rounder: (w, h, m) => rounded(w, h, Math.min(46, m * 0.3)),
  pill: (w, h, m) => rounded(w, h, m / 2),
  disc: (w, h) => `M0 ${h / 2}a${w / 2} ${h / 2} 0 0 1 ${w} 0a${w / 2} ${h / 2} 0 0 1 ${-w} 0z`,
  cut: (w, h, m) => {
    const q = Math.min(38, m * 0.26);
    return cornered(w, h, q, (x, y) => `l${x * q} ${y * q}`);
  },
  hollow: (w, h, m) => {
    const q = Math.min(42, m * 0.26);
    return cornered(w, h, q, bent(q, 0));
  },
  scallop: (w, h, m) => edged(w, h, Math.max(14, Math.min(38, m * 0.24)), 1, 1),
  stamp: (w, h, m) => edged(w, h, Math.max(12, Math.min(26, m * 0.16)), 0.66, 0),
  arch: (w, h) => `M0 ${h}V${w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${h}z`,
  ticket: (w, h) => {
    const n = Math.min(20, h * 0.2);
    return `M0 0H${w}V${h / 2 - n}a${n} ${n} 0 0 0 0 ${2 * n}V${h}H0V${h / 2 + n}a${n} ${n} 0 0 0 0 ${-2 * n}z`;
  },
};

export const outline = (kind: Outline, w: number, h: number) => outlines[kind](w, h, Math.min(w, h));

/** A drawing as one thing, with a shadow along its own edge. */
export const put = (s: Sheet, name: string, drawn: string, shade = '') =>
  s.object(name, shade ? `<div style="filter:${shade}">${drawn}</div>` : drawn);

interface Filling {
  defs: string;
  fill: string;
}

/** A gradient or a pattern of two colours; `key` names it in the page. */
export function filling(s: Sheet, print: Look['print'], a: string, b: string, key: string): Filling {
  const r = s.random;
  if (print === 'flat') return { defs: '', fill: a };
  const stops = `<stop stop-color="${a}"/><stop offset="1" stop-color="${b}"/>`;
  const gradients = {
    fade: `<linearGradient id="${key}" gradientTransform="rotate(${r.pick([0, 45, 90])})">${stops}</linearGradient>`,
    glow: `<radialGradient id="${key}" cy="${r.range(0.2, 0.6)}" r=".8">${stops}</radialGradient>`,
  };
  if (print === 'fade' || print === 'glow') return { defs: gradients[print], fill: `url(#${key})` };
  const k = r.int(16, 44);
  const marks = {
    dots: `<circle cx="${k / 2}" cy="${k / 2}" r="${k * 0.2}" fill="${b}"/>`,
    lines: `<rect width="${k}" height="3" fill="${b}"/>`,
    stripes: `<rect width="${k}" height="${k / 2}" fill="${b}"/>`,
    checks: `<path d="M0 0h${k / 2}v${k}h${k / 2}v${-k / 2}H0z" fill="${b}"/>`,
  };
  const turn = r.pick([0, 45, 90, 135]);
  const tile = `<rect width="${k}" height="${k}" fill="${a}"/>${marks[print]}`;
  const frame = `width="${k}" height="${k}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"`;
  return { defs: `<pattern id="${key}" ${frame}>${tile}</pattern>`, fill: `url(#${key})` };
}

export interface Finish {
  fill: string;
  other?: string;
  print?: Look['print'];
  rim?: string;
  thick?: number;
  /** A thin line inside the edge. */
  line?: string;
  shade?: string;
  turn?: number;
}

/** A piece of paper, plain or patterned, with what is printed along its edge. */
export function plate(s: Sheet, name: string, kind: Outline, a: Area, f: Finish): void {
  const thick = f.thick ?? 4;
  const { defs, fill } = filling(
    s,
    f.print ?? 'flat',
    f.fill,
    f.other ?? mix(f.fill, onto(f.fill), 0.1),
    `k${s.elements.length}`,
  );
  const edge = f.rim ? ` stroke="${f.rim}" stroke-width="${thick}" stroke-linejoin="round"` : '';
  const m = Math.min(16, a.h * 0.1) + (f.rim ? thick / 2 : 0);
  const dashes = f.line && s.random.chance(0.4) ? ' stroke-dasharray="9 7"' : '';
  const inner = f.line
    ? `<path transform="translate(${m} ${m})" d="${outline(kind, a.w - 2 * m, a.h - 2 * m)}" fill="none" stroke="${f.line}" stroke-width="3"${dashes}/>`
    : '';
  const drawn = `${defs}<path d="${outline(kind, a.w, a.h)}" fill="${fill}"${edge}/>${inner}`;
  put(s, name, svg(a.x, a.y, a.w, a.h, drawn, f.turn ?? 0), f.shade);
}

/** A ring of half discs about (cx, cy). */
export function scalloped(cx: number, cy: number, radius: number, n: number): string {
  const at = (i: number) => [
    (cx + radius * Math.cos((2 * Math.PI * i) / n)).toFixed(1),
    (cy + radius * Math.sin((2 * Math.PI * i) / n)).toFixed(1),
  ];
  const bow = (radius * Math.sin(Math.PI / n) * 1.05).toFixed(1);
  const arcs = upTo(n).map((i) => `A${bow} ${bow} 0 0 1 ${at(i + 1).join(' ')}`);
  return `M${at(0).join(' ')}${arcs.join('')}z`;
}

/** A star of `points` points; `depth`: the inner radius in times of the outer. */
export function starred(cx: number, cy: number, radius: number, points: number, depth: number): string {
  const corners = upTo(points * 2).map((i) => {
    const [q, angle] = [i & 1 ? radius * depth : radius, (Math.PI * i) / points - Math.PI / 2];
    return `${(cx + q * Math.cos(angle)).toFixed(1)} ${(cy + q * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

/** A badge with its own ring, about a point. */
export function badge(s: Sheet, l: Look, cx: number, cy: number, radius: number, fill: string, shade = l.shade): void {
  const r = s.random;
  const n = r.int(12, 20);
  const shapes = [
    starred(radius, radius, radius, n, r.range(0.78, 0.9)),
    scalloped(radius, radius, radius * 0.94, n),
    outline('disc', 2 * radius, 2 * radius),
    starred(radius, radius, radius, 24, 0.92),
    outline('cut', 2 * radius, 2 * radius),
  ];
  const ring = onto(fill);
  const dashes = r.pick(['', ' stroke-dasharray="7 6"']);
  const inner = r.chance(0.6)
    ? `<circle cx="${radius}" cy="${radius}" r="${radius * 0.72}" fill="none" stroke="${ring}" stroke-opacity=".7" stroke-width="3"${dashes}/>`
    : '';
  const rim = l.rim ? ` stroke="${l.rim}" stroke-width="${Math.min(6, l.thick)}"` : '';
  const drawn = `<path d="${r.pick(shapes)}" fill="${fill}"${rim}/>${inner}`;
  put(s, 'badge', svg(cx - radius, cy - radius, 2 * radius, 2 * radius, drawn, r.int(-12, 12)), shade);
}

/** A ribbon with its ends, folded or cut, as one thing; `a` is its straight middle. */
export function ribbon(s: Sheet, a: Area, fill: string, shade: string, turn = 0): void {
  const { w, h } = a;
  const [end, drop, deep] = [Math.min(70, w * 0.14), h * 0.26, mix(fill, '#000000', 0.3)];
  const tail = (x: number, way: number) =>
    `<path fill="${deep}" d="M${x + way * end * 0.5} ${drop}H${x - way * end}l${way * end * 0.36} ${h / 2}l${-way * end * 0.36} ${h / 2}H${x + way * end * 0.5}z"/>`;
  const fold = (x: number, way: number) =>
    `<path fill="${mix(fill, '#000000', 0.55)}" d="M${x} ${h}h${way * end * 0.5}v${drop}z"/>`;
  const middle = `<path fill="${fill}" d="M0 0H${w}V${h}H0z"/>`;
  const swallow = `M${-end} 0H${w + end}l${-end * 0.5} ${h / 2} ${end * 0.5} ${h / 2}H${-end}l${end * 0.5} ${-h / 2}z`;
  const arrow = `M${-end * 0.2} 0H${w + end * 0.2}l${end * 0.6} ${h / 2} ${-end * 0.6} ${h / 2}H${-end * 0.2}l${-end * 0.6} ${-h / 2}z`;
  const stitches = `<path d="M0 ${h * 0.12}H${w}M0 ${h * 0.88}H${w}" stroke="${onto(fill)}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="8 6"/>`;
  const drawn = s.random.pick([
    tail(0, 1) + tail(w, -1) + fold(0, 1) + fold(w, -1) + middle,
    `<path fill="${fill}" d="${swallow}"/>`,
    `<path fill="${fill}" d="${arrow}"/>`,
    `<path fill="${fill}" d="${swallow}"/>${stitches}`,
  ]);
  put(s, 'ribbon', svg(a.x, a.y, w, h, drawn, turn), shade);
}

/** A strip of tape about a point: see-through, striped, its ends straight or torn. */
export function tape(s: Sheet, cx: number, cy: number, w: number, h: number, colour: string, turn: number): void {
  const r = s.random;
  const teeth = upTo(4).map((i) => `l${i & 1 ? -6 : 6} ${h / 4}`);
  const back = upTo(4).map((i) => `l${i & 1 ? 6 : -6} ${-h / 4}`);
  const edge = r.pick([`M0 0H${w}V${h}H0z`, `M0 0H${w}${teeth.join('')}H0${back.join('')}z`]);
  const { defs, fill } = filling(
    s,
    r.pick(['flat', 'flat', 'stripes', 'dots']),
    colour,
    mix(colour, '#ffffff', 0.45),
    `t${s.elements.length}`,
  );
  const opacity = r.pick([1, 0.92, 0.82]);
  const drawn = `${defs}<path d="${edge}" fill="${fill}" fill-opacity="${opacity}"/>`;
  put(
    s,
    'tape',
    svg(cx - w / 2, cy - h / 2, w, h, drawn, turn),
    r.chance(0.5) ? 'drop-shadow(0 2px 3px rgba(0,0,0,.25))' : '',
  );
}
