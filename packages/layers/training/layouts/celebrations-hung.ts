/** What hangs or flies: garlands on their string, balloons, pegs, lamps, hearts and stars on threads, fireworks. */
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { mix, tint, type Look } from './celebrations-colours.ts';
import { outline, put, scalloped, starred, upTo } from './celebrations-shapes.ts';

export interface Sling {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  sag: number;
}

/** The point of a string at `t` of 0 to 1. */
export function along({ x0, y0, x1, y1, sag }: Sling, t: number): readonly [number, number] {
  const q = 1 - t;
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 + 2 * sag];
  return [q * q * x0 + 2 * q * t * mx + t * t * x1, q * q * y0 + 2 * q * t * my + t * t * y1];
}

export const curve = ({ x0, y0, x1, y1, sag }: Sling) =>
  `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + 2 * sag} ${x1} ${y1}`;

const pendants: ((w: number, fill: string) => string)[] = [
  (w, fill) => `<path fill="${fill}" d="M${-w / 2} 0h${w}L0 ${w * 1.15}z"/>`,
  (w, fill) => `<path fill="${fill}" d="M${-w / 2} 0h${w}v${w * 1.2}l${-w / 2} ${-w * 0.3}${-w / 2} ${w * 0.3}z"/>`,
  (w, fill) => `<path fill="${fill}" d="M${-w / 2} 0h${w}v${w * 0.5}a${w / 2} ${w / 2} 0 0 1 ${-w} 0z"/>`,
  (w, fill) => `<circle cy="${w * 0.44}" r="${w * 0.44}" fill="${fill}"/>`,
  (w, fill) => `<path fill="${fill}" d="${starred(0, w * 0.5, w * 0.52, 5, 0.48)}"/>`,
  (w, fill) =>
    `<path fill="${mix(fill, '#000000', 0.4)}" d="M-7-4H7V12H-7z"/><path fill="${fill}" d="M-7 12Q${-w * 0.5} ${w * 0.5} 0 ${w}q${w * 0.5} ${-w * 0.5} 7 ${12 - w}z"/>`,
  (w, fill) =>
    `<path fill="${fill}" d="M0 ${w}Q${-w * 0.7} ${w * 0.4} ${-w * 0.4} 4 ${-w * 0.1}-8 0 ${w * 0.24} ${w * 0.1}-8 ${w * 0.4} 4 ${w * 0.7} ${w * 0.4} 0 ${w}z"/>`,
];

/** A garland with all that hangs from its string: one thing. */
export function garland(s: Sheet, l: Look, sling: Sling): void {
  const r = s.random;
  const hang = r.pick(pendants);
  const n = r.int(6, 12);
  const w = Math.min(96, (Math.abs(sling.x1 - sling.x0) / n) * r.range(0.6, 0.92));
  const cord = r.pick(['#ffffff', s.palette.dark, '#c9a86a']);
  const flags = upTo(n).map((i) => {
    const [x, y] = along(sling, (i + 0.5) / n);
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${hang(w, tint(l, i))}</g>`;
  });
  const string = `<path d="${curve(sling)}" fill="none" stroke="${cord}" stroke-width="${r.int(4, 7)}"/>`;
  put(s, 'garland', svg(0, 0, 1024, 1024, string + flags.join('')), l.shade);
}

/** A balloon with its knot, its string and its gleam: one thing, `w` wide. */
export function balloon(s: Sheet, l: Look, cx: number, cy: number, w: number, fill: string, form: number): void {
  const r = s.random;
  const heart = 'M50 118Q-22 66 6 18 34-10 50 26 66-10 94 18q28 48-44 100z';
  const forms = [
    `<ellipse cx="50" cy="58" rx="50" ry="60" fill="${fill}"/>`,
    `<path fill="${fill}" d="${heart}"/>`,
    `<path fill="${fill}" stroke="${fill}" stroke-width="12" stroke-linejoin="round" d="${starred(50, 62, 54, 5, 0.55)}"/>`,
    `<circle cx="50" cy="62" r="54" fill="${fill}"/>`,
  ];
  const sway = r.int(-24, 24);
  const string = `<path d="M50 120q${sway} 40 0 ${r.int(70, 110)}" fill="none" stroke="${mix(fill, '#000000', 0.4)}" stroke-width="3"/>`;
  const gleam = `<ellipse cx="30" cy="38" rx="9" ry="17" transform="rotate(24 30 38)" fill="${mix(fill, '#ffffff', 0.55)}"/>`;
  const knot = `<path fill="${mix(fill, '#000000', 0.2)}" d="M42 128l8-12 8 12z"/>`;
  const drawn = string + forms[form]! + knot + (r.chance(0.75) ? gleam : '');
  put(s, 'balloon', svg(cx - w / 2, cy - w * 0.6, w, w * 1.2, drawn, r.int(-9, 9), '0 0 100 120'), l.shade);
}

export type PegKind = 'wood' | 'clip' | 'pin' | 'tape' | 'round';

/** A peg about the point where it holds. */
export function peg(s: Sheet, kind: PegKind, cx: number, cy: number, colour: string, turn = 0): void {
  const dark = mix(colour, '#000000', 0.35);
  const drawn: Record<PegKind, string> = {
    wood: `<path fill="${colour}" d="M6 0h14l2 66H4z"/><path fill="${dark}" d="M12 0h2v66h-2z"/><path fill="#8d949c" d="M3 24h20v8H3z"/>`,
    clip: `<path fill="${colour}" d="M0 26h30l4 30H-4z"/><path d="M4 26Q4 0 15 0t11 26" fill="none" stroke="${dark}" stroke-width="5"/>`,
    pin: `<path fill="${dark}" d="M12 22h4v40h-4z"/><circle cx="14" cy="18" r="18" fill="${colour}"/><circle cx="9" cy="12" r="5" fill="#ffffff"/>`,
    tape: `<path fill="${colour}" d="M-14 8h56v40h-56z"/><path fill="${dark}" d="M-14 20h56v5h-56zM-14 32h56v5h-56z"/>`,
    round: `<rect x="0" y="0" width="28" height="62" rx="14" fill="${colour}"/><circle cx="14" cy="18" r="6" fill="${dark}"/><path fill="${dark}" d="M11 34h6v28h-6z"/>`,
  };
  put(s, 'peg', svg(cx - 14, cy - 30, 28, 66, drawn[kind], turn), 'drop-shadow(0 3px 3px rgba(0,0,0,.35))');
}

/** A heart, star or moon on its thread: one thing. */
export function charm(s: Sheet, l: Look, cx: number, top: number, long: number, size: number, k: number): void {
  const q = size / 2;
  const marks = [
    starred(q, q, q, 5, 0.48),
    `M${q} ${size}Q${-size * 0.25} ${q * 0.9} ${size * 0.1} ${size * 0.1} ${q * 0.8} ${-size * 0.1} ${q} ${size * 0.24} ${q * 1.2} ${-size * 0.1} ${size * 0.9} ${size * 0.1} ${size * 1.25} ${q * 0.9} ${q} ${size}z`,
    outline('disc', size, size),
    scalloped(q, q, q, 8),
    `M${size * 0.62} 0A${q} ${q} 0 1 0 ${size} ${size * 0.62} ${q * 0.8} ${q * 0.8} 0 0 1 ${size * 0.62} 0z`,
    `M${size * 0.2} ${size * 0.8}a${size * 0.2} ${size * 0.2} 0 0 1 0-${size * 0.4} ${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.56}-${size * 0.1} ${size * 0.24} ${size * 0.24} 0 0 1 ${size * 0.1} ${size * 0.5}z`,
  ];
  const fill = tint(l, k);
  const thread = `<path d="M${q} ${-long}V${q}" stroke="${mix(fill, '#000000', 0.35)}" stroke-width="4"/>`;
  const drawn = `${thread}<path fill="${fill}" d="${s.random.pick(marks)}"/>`;
  put(s, 'charm', svg(cx - q, top + long, size, size, drawn), l.shade);
}

/** Rays and sparks about a point: one thing. */
export function firework(s: Sheet, l: Look, cx: number, cy: number, radius: number, k: number): void {
  const r = s.random;
  const [n, manner] = [r.pick([10, 12, 14, 16]), r.int(0, 3)];
  const [a, b] = [tint(l, k), tint(l, k + 1)];
  const rays = upTo(n).map((i) => {
    const fill = i & 1 ? b : a;
    const long = i & 1 ? 0.72 : 1;
    const ray = [
      `<path d="M0 ${-radius * 0.24}V${-radius * 0.86 * long}" stroke="${fill}" stroke-width="${radius * 0.07}" stroke-linecap="round"/>`,
      `<path fill="${fill}" d="M0 ${-radius * 0.16}l${radius * 0.07} ${-radius * 0.5 * long} ${-radius * 0.07} ${-radius * 0.34 * long} ${-radius * 0.07} ${radius * 0.34 * long}z"/>`,
      `<path d="M0 ${-radius * 0.1}V${-radius * 0.62 * long}" stroke="${fill}" stroke-width="${radius * 0.05}"/><circle cy="${-radius * 0.76 * long}" r="${radius * 0.08}" fill="${fill}"/>`,
      `<path d="M0 ${-radius * 0.1}Q${radius * 0.16} ${-radius * 0.5} ${radius * 0.02} ${-radius * 0.94 * long}" fill="none" stroke="${fill}" stroke-width="${radius * 0.06}" stroke-linecap="round"/>`,
    ][manner]!;
    return `<g transform="rotate(${(360 / n) * i})">${ray}</g>`;
  });
  const heart = r.chance(0.6) ? `<circle r="${radius * 0.15}" fill="${b}"/>` : '';
  const drawn = `<g transform="translate(${radius} ${radius})">${rays.join('')}${heart}</g>`;
  put(s, 'firework', svg(cx - radius, cy - radius, 2 * radius, 2 * radius, drawn), l.shade);
}
