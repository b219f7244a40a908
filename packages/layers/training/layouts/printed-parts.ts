/** What the printed layouts share: papers, tones, ornaments, codes, flowers, and how a drawing is set down. */
import type { Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { drawings, type Hues } from './printed-drawings.ts';

/** Whole numbers up to `count`, to go through. */
export const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Everything `content` adds is set down about (x, y), turned and scaled. */
export function placed(s: Sheet, x: number, y: number, turn: number, content: () => void, scale = 1): void {
  const from = s.elements.length;
  content();
  const css = `position:absolute;left:${x}px;top:${y}px;transform:rotate(${turn}deg) scale(${scale})`;
  for (const element of s.elements.slice(from)) element.html = `<div style="${css}">${element.html}</div>`;
}

/** The colours of the drawings of one design. */
export function huesOf(s: Sheet): Hues {
  const { random: r, palette: p } = s;
  const own = r.chance(0.5);
  const [a, b, c] = own
    ? r.pick([
        [p.accent, p.second, p.mid],
        [p.mid, p.accent, p.second],
        [p.second, p.accent, p.mid],
      ])
    : r.pick([
        ['#e4572e', '#f3a712', '#669bbc'],
        ['#4f9d69', '#e9c46a', '#d1495b'],
        ['#5b7fd6', '#f28fb0', '#ffd166'],
        ['#a35bb0', '#5fb3a8', '#f6c85f'],
        ['#c97b4a', '#7d9d6c', '#e6b89c'],
      ]);
  const outline = r.chance(0.35) ? (r.chance(0.7) ? p.dark : '#ffffff') : '';
  return { a: a!, b: b!, c: c!, d: own ? p.dark : '#2b2733', e: r.pick(['#fff6e6', p.light, '#ffffff']), outline };
}

const outlined = (h: Hues, drawn: string) =>
  h.outline ? `<g stroke="${h.outline}" stroke-width="4" stroke-linejoin="round">${drawn}</g>` : drawn;

/** One of the drawings, or of those named, as one thing. */
export function draw(s: Sheet, h: Hues, x: number, y: number, size: number, names?: readonly string[], turn = 0): void {
  const { random: r } = s;
  const name = r.pick(names ?? Object.keys(drawings));
  const drawn = outlined(h, drawings[name]!(r, h));
  const way = r.chance(0.5) ? drawn : `<g transform="translate(200 0) scale(-1 1)">${drawn}</g>`;
  s.object(name, svg(x, y, size, size, way, turn, '0 0 200 200'));
}

/** A colour that does not hide the bodies of the drawings on it. */
export const unlike = (r: Random, h: Hues, fills: readonly string[]) => r.pick(fills.filter((fill) => fill !== h.a));

export interface Tone {
  face: string;
  ink: string;
  faint: string;
  tint: string;
  mark: string;
}
/** The paper of a design and what stands out from it. */
export function toneOf(s: Sheet, odds = 0.28): Tone {
  const { random: r, palette: p } = s;
  if (r.chance(odds)) return { face: p.dark, ink: '#ffffff', faint: p.second, tint: p.mid, mark: p.second };
  const pale = r.chance(0.7);
  return { face: pale ? p.paper : p.light, ink: p.dark, faint: p.mid, tint: pale ? p.light : p.paper, mark: p.accent };
}

/** A filling that words can stand on. */
export const calm = (r: Random, colour: string) =>
  r.pick([
    `background:${colour}`,
    `background:${colour}`,
    `background:linear-gradient(${r.int(0, 360)}deg,#ffffff33,#00000014),${colour}`,
    `background:radial-gradient(circle at 30% 20%,#ffffff3a,#ffffff00 70%),${colour}`,
  ]);

/** One that may be patterned. */
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

/** A drawing that casts a shadow along its own edge. */
export const lifted = (drawn: string, deep = 0.34) =>
  `<div style="filter:drop-shadow(3px 6px 7px rgba(0,0,0,${deep}))">${drawn}</div>`;

/** The outline of paper with bites, or with scallops when `sweep` is 1. */
export function perforated(w: number, h: number, step: number, bite: number, sweep = 0): string {
  const edge = (long: number, dx: number, dy: number) => {
    const n = Math.max(2, Math.round(long / step));
    const [d, gap] = [(bite / step) * (long / n), (1 - bite / step) * (long / n)];
    const half = `l${(dx * gap) / 2} ${(dy * gap) / 2}`;
    return `${half}a${d / 2} ${d / 2} 0 0 ${sweep} ${dx * d} ${dy * d}${half}`.repeat(n);
  };
  return `M0 0${edge(w, 1, 0)}${edge(h, 0, 1)}${edge(w, -1, 0)}${edge(h, 0, -1)}z`;
}

/** A ticket: bites at `at`, its corners rounded or cut out. */
export function notched(w: number, h: number, corner: number, at: number, n: number, hollow: boolean): string {
  const c = (x: number, y: number) => `a${corner} ${corner} 0 0 ${hollow ? 0 : 1} ${x * corner} ${y * corner}`;
  const upper = `M${corner} 0H${at - n}a${n} ${n} 0 0 0 ${2 * n} 0H${w - corner}${c(1, 1)}V${h - corner}${c(-1, 1)}`;
  return `${upper}H${at + n}a${n} ${n} 0 0 0 ${-2 * n} 0H${corner}${c(-1, -1)}V${corner}${c(1, -1)}z`;
}

/** Bars of a code, upright or lying. */
export function bars(r: Random, w: number, h: number, colour: string): string {
  const lines: string[] = [];
  for (let x = 0; x < w - 4;) {
    const wide = r.pick([2, 3, 3, 5, 7]);
    lines.push(`M${x} 0h${wide}v${h}h${-wide}z`);
    x += wide + r.pick([2, 3, 4, 6]);
  }
  return `<path fill="${colour}" d="${lines.join('')}"/>`;
}

/** A square code of `n` cells with its three eyes, on a square of `n`. */
export function cells(r: Random, n: number, colour: string): string {
  const inEye = (x: number, y: number) => (x < 6 && (y < 6 || y > n - 7)) || (x > n - 7 && y < 6);
  const dots = upTo(n * n).filter((i) => !inEye(i % n, Math.floor(i / n)) && r.chance(0.5));
  const eye = (x: number, y: number) =>
    `<rect x="${x + 0.5}" y="${y + 0.5}" width="4" height="4" fill="none" stroke="${colour}"/><rect x="${x + 1.7}" y="${y + 1.7}" width="1.600" height="1.600" fill="${colour}"/>`;
  const drawn = dots.map((i) => `M${i % n} ${Math.floor(i / n)}h1v1h-1z`).join('');
  return `<path fill="${colour}" d="${drawn}"/>${eye(0, 0)}${eye(n - 5, 0)}${eye(0, n - 5)}`;
}

/** A bloom about 0, 0 with a radius of 50. */
export function bloom(r: Random, h: Hues): string {
  const n = r.int(5, 11);
  const [from, wide, ease] = [r.int(22, 28), r.range(90, 150) / n, r.pick(['', ' opacity=".85"'])];
  const [a, b] = r.pick([
    [h.a, h.b],
    [h.b, h.c],
    [h.c, h.e],
    [h.a, h.e],
  ]);
  const petal = r.pick([
    `<ellipse cy="${-from}" rx="${wide}" ry="${50 - from}" fill="${a}"${ease}/>`,
    `<path d="M0 0Q${-wide * 1.3}-30 0-50 ${wide * 1.3}-30 0 0z" fill="${a}"${ease}/>`,
    `<path d="M0 0Q${-wide * 1.5}-20 ${-wide * 0.8}-46L0-40 ${wide * 0.8}-46Q${wide * 1.5}-20 0 0z" fill="${a}"${ease}/>`,
  ]);
  const ring = upTo(n).map((i) => `<g transform="rotate(${(i * 360) / n})">${petal}</g>`);
  const inner = r.chance(0.5) ? `<g transform="scale(.58) rotate(${180 / n})">${ring.join('')}</g>` : '';
  const shade = inner ? inner.replaceAll(a!, b!) : '';
  const heart = `<circle r="${r.int(7, 14)}" fill="${r.pick(['#f7c948', h.d, b!])}"/>`;
  return outlined(h, ring.join('') + shade + heart);
}

export const greens = [
  ['#5f8f4e', '#47703b'],
  ['#8aa888', '#6b8a6c'],
  ['#2f6b52', '#1f4d3a'],
  ['#a9b665', '#7d8a3f'],
] as const;

/** A leaf from 0, 0 upwards, 100 long. */
export const leaf = (r: Random, [pale, deep]: readonly [string, string]) => {
  const wide = r.int(18, 36);
  return `<path fill="${pale}" d="M0 0Q${-wide}-50 0-100 ${wide}-50 0 0z"/><path d="M0 0V-84" stroke="${deep}" stroke-width="4"/>`;
};

/** A stem with pairs of leaves or with berries, from 0, 0 upwards, 100 long. */
export function sprig(r: Random, [pale, deep]: readonly [string, string], berry: string): string {
  const [n, wide, long] = [r.int(3, 5), r.int(5, 9), r.int(14, 20)];
  const berries = r.chance(0.4);
  const part = (i: number, way: number) =>
    berries && i % 2
      ? `<circle cx="${way * 14}" cy="${-10 - (i * 84) / n - 6}" r="6" fill="${berry}"/>`
      : `<ellipse cx="0" cy="${-long}" rx="${wide}" ry="${long}" fill="${i % 2 ? deep : pale}" transform="translate(0 ${-8 - (i * 76) / n}) rotate(${way * 48})"/>`;
  const pairs = upTo(n).map((i) => part(i, -1) + part(i, 1));
  const tip = `<ellipse cy="-86" rx="${wide}" ry="16" fill="${pale}"/>`;
  return `<path d="M0 4Q6-40 0-84" stroke="${deep}" stroke-width="4" fill="none"/>${pairs.join('')}${tip}`;
}

/** Two boughs that meet below, 200 × 200. */
export function laurel(r: Random, colour: string): string {
  const [n, fat, end] = [r.int(7, 11), r.int(7, 11), r.int(140, 165)];
  const half = upTo(n).map((i) => {
    const turn = 14 + (i * (end - 14)) / n;
    return `<g transform="rotate(${turn} 100 100) translate(100 182)"><ellipse cx="-4" cy="-11" rx="17" ry="${fat}" transform="rotate(28 0 -10)"/><ellipse cx="-4" cy="11" rx="17" ry="${fat}" transform="rotate(-28 0 10)"/></g>`;
  });
  const side = `<g fill="${colour}">${half.join('')}</g>`;
  return `${side}<g transform="translate(200 0) scale(-1 1)">${side}</g>`;
}

/** A flourish for the upper left corner, 100 × 100. */
export const corner = (r: Random, colour: string, second: string) => {
  const curl = (width: number) =>
    `<path d="M4 96V30Q4 4 30 4H96M96 4Q60 8 56 30T30 56 8 92M30 30q20-2 16 14T24 40" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
  return r.pick([
    () => `${curl(r.int(3, 6))}<circle cx="30" cy="30" r="6" fill="${second}"/>`,
    () => `<path d="M0 0H100L0 100z" fill="${colour}"/><path d="M0 0H58L0 58z" fill="${second}"/>`,
    () =>
      upTo(5)
        .map(
          (i) =>
            `<path d="M0 0L100 0A100 100 0 0 1 92 ${38}z" fill="${i % 2 ? second : colour}" transform="rotate(${i * 17})"/>`,
        )
        .join(''),
    () =>
      upTo(4)
        .map(
          (i) =>
            `<path d="M${6 + i * 12} 100V${6 + i * 12}H100" fill="none" stroke="${i % 2 ? second : colour}" stroke-width="5"/>`,
        )
        .join(''),
    () =>
      `<g transform="translate(10 10)"><g transform="rotate(90) scale(.9 1)">${sprig(r, [colour, colour], second)}</g></g><g transform="translate(10 10) rotate(180) scale(.9 1)">${sprig(r, [colour, colour], second)}</g><circle cx="10" cy="10" r="12" fill="${second}"/>`,
  ])();
};

/** The rule under a title: a line with something in its middle, `w` × 24. */
export function divider(r: Random, w: number, colour: string): string {
  const [c, gap] = [w / 2, r.int(18, 30)];
  const lines = `<path d="M0 12H${c - gap}M${c + gap} 12H${w}" stroke="${colour}" stroke-width="${r.int(2, 4)}"/>`;
  const eye = r.pick([
    `<path fill="${colour}" d="M${c} 2l10 10-10 10-10-10z"/>`,
    `<circle cx="${c}" cy="12" r="7" fill="${colour}"/>`,
    `<path fill="none" stroke="${colour}" stroke-width="3" d="M${c - gap} 12q${gap / 2}-22 ${gap} 0t${gap} 0"/>`,
    `<path fill="${colour}" d="M${c} 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"/>`,
  ]);
  return lines + eye;
}

/** A ribbon with its two folds, `w` × `h`. */
export function banner(r: Random, w: number, h: number, colour: string, deep: string): string {
  const [fold, drop, dent] = [h * 0.6, h * 0.24, h * r.pick([0.25, -0.2])];
  const tail = `<path fill="${deep}" d="M0 ${drop}H${fold * 1.6}V${h}H0l${dent} ${-(h - drop) / 2}z"/>`;
  return `${tail}<g transform="translate(${w} 0) scale(-1 1)">${tail}</g><path fill="${colour}" d="M${fold} 0h${w - 2 * fold}v${h - drop}h${2 * fold - w}z"/>`;
}

/** Somebody's name in one stroke, 200 × 60. */
export function signature(r: Random, colour: string): string {
  const loops = upTo(r.int(4, 8)).map(
    () => `q${r.int(2, 14)}-${r.int(10, 50)} ${r.int(14, 22)}-4t${r.int(4, 12)} ${r.int(4, 14)}`,
  );
  return `<path d="M8 46${loops.join('')}q20 8 40-16" stroke="${colour}" stroke-width="${r.int(2, 4)}" fill="none" stroke-linecap="round"/>`;
}

const sheer = (name: string, d: string) => [name, (a: string) => `<path fill="${a}" d="${d}"/>`] as const;
/** Small signs of our own. */
export const printedIcons: Record<string, (a: string, b: string, c: string) => string> = Object.fromEntries([
  sheer('tick', 'M3 13l3-3 4 4L19 4l3 3-12 13z'),
  sheer('cross', 'M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7z'),
  sheer('spark', 'M12 1l2.500 8.500L23 12l-8.500 2.500L12 23l-2.500-8.500L1 12l8.500-2.500z'),
  sheer('clubs', 'M12 2a5 5 0 0 1 4 8 5 5 0 1 1-3 8l2 5H9l2-5a5 5 0 1 1-3-8 5 5 0 0 1 4-8z'),
  sheer('hearts', 'M12 22C3 15 1 11 1 7.500a5.500 5.500 0 0 1 11-1 5.500 5.500 0 0 1 11 1C23 11 21 15 12 22z'),
  sheer('spades', 'M12 1c5 6 10 9 10 13a5 5 0 0 1-9 3l2 6H9l2-6a5 5 0 0 1-9-3c0-4 5-7 10-13z'),
  sheer('diamonds', 'M12 1l9 11-9 11-9-11z'),
  sheer('anchor', 'M10 7a4 4 0 1 1 4 0v2h4v3h-4v7q5-1 6-6l3 4q-3 7-11 7T1 17l3-4q1 5 6 6v-7H6V9h4z'),
  sheer('letter', 'M1 5h22L12 13zM1 8l11 8 11-8v12H1z'),
  sheer('pin', 'M12 1a8 8 0 0 1 8 8c0 6-8 14-8 14S4 15 4 9a8 8 0 0 1 8-8zm0 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z'),
]);

/** Whose name stands on a label or a card. */
export const makers: Pair[] = [
  ['Harbour & Sons', '海港父子'],
  ['Old Mill Farm', '老磨坊农场'],
  ['Casa Verde', '绿屋'],
  ['North Shore', '北岸'],
];
