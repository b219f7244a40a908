/** What several of the stories' layouts set: fills, plates, bubbles, titles. */
import { cast, middle, type Pair } from '../../scripts/designs/placing.ts';
import type { Random } from '../../scripts/designs/random.ts';
import { box, burst, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { hues, oval } from './stories-figures.ts';

export const pastels = [
  '#fde2d0',
  '#d9f0ea',
  '#fff3c4',
  '#dbe7fb',
  '#f3dcf0',
  '#e6f2cf',
  '#fbd3dd',
  '#cfe9f7',
  '#f7efe2',
  '#ffffff',
];
export const ink = '#231f2b';

/** English and Chinese by strokes, the pairs by bars. */
export const pairs = (list: string) => list.split('|').map((both) => both.split('/') as unknown as Pair);

/** What can be read on a colour. */
export function on(colour: string): string {
  const at = (i: number) => Number.parseInt(colour.slice(i, i + 2), 16);
  return at(1) * 0.3 + at(3) * 0.59 + at(5) * 0.11 > 150 ? ink : '#ffffff';
}

/** As large as the line may be. */
function fit(s: Sheet, text: Pair, width: number, most: number): number {
  const [letters, each] = s.chinese ? [text[1].length, 0.98] : [text[0].length, s.face === 'Unbounded' ? 0.84 : 0.64];
  return Math.max(13, Math.min(most, width / (letters * each)));
}

export const words = (
  s: Sheet,
  cx: number,
  cy: number,
  width: number,
  most: number,
  colour: string,
  text: Pair,
  turn = 0,
) => middle(s, cx - width / 2, cy, width, fit(s, text, width, most), colour, text, turn);

/** Flat, shaded, dotted, striped, chequered. */
export function fillOf(r: Random, a: string, b: string): string {
  const k = r.int(10, 34);
  return r.pick([
    `background:${a}`,
    `background:${a}`,
    `background:linear-gradient(${r.int(0, 360)}deg,${a},${b})`,
    `background:radial-gradient(circle at 50% ${r.int(20, 80)}%,${b},${a})`,
    `background:radial-gradient(circle,${b} ${k * 0.22}px,transparent ${k * 0.22 + 0.8}px) 0 0/${k}px ${k}px,${a}`,
    `background:repeating-linear-gradient(${r.pick([0, 45, 90, 135])}deg,${a} 0 ${k}px,${b} ${k}px ${2 * k}px)`,
    `background:repeating-conic-gradient(${a} 0 10deg,${b} 10deg 20deg)`,
  ]);
}

/** One of these colours, such as the ground has not. */
export function unlike(s: Sheet, ...colours: readonly string[]): string {
  const ground = s.elements[0]!.html;
  const { accent, second } = s.palette;
  const free = colours.filter((c) => !ground.includes(c));
  return free.length ? s.random.pick(free) : ground.includes(accent) ? second : accent;
}

/** Any of a list but these. */
export const but = (r: Random, list: readonly string[], ...not: readonly string[]) =>
  r.pick(list.filter((c) => !not.includes(c)));

/** The look that a whole design keeps: lines around parts or none. */
export const inkOf = (r: Random) => r.pick([undefined, undefined, '#231f2b', '#3b2a4a']);

/** A bubble whose tail points down to the left or right; a thought has puffs, a shout has points. */
export function bubble(
  s: Sheet,
  cx: number,
  cy: number,
  wide: number,
  tall: number,
  side: number,
  kind: string,
  text: Pair,
): void {
  const r = s.random;
  const fill = r.chance(0.75) ? '#ffffff' : r.pick(pastels.slice(0, 9));
  const line = r.chance(0.7)
    ? ` stroke="${ink}" stroke-width="${r.int(2, 5)}" stroke-linejoin="round"`
    : ' style="filter:drop-shadow(0 3px 4px rgba(0,0,0,.35))"';
  const [a, b] = [wide / 2, tall / 2];
  const g = (inner: string) => svg(cx - a, cy - b, wide, tall, `<g fill="${fill}"${line}>${inner}</g>`);
  if (kind === 'shout') {
    const corners = Array.from({ length: 26 }, (_, i) => {
      const [angle, out] = [(Math.PI * i) / 13, i % 2 ? 0.84 : r.range(1.04, 1.24)];
      return `${(a + a * out * Math.cos(angle)).toFixed(1)},${(b + b * out * Math.sin(angle)).toFixed(1)}`;
    });
    s.object('shout', g(`<polygon points="${corners.join(' ')}"/>`));
  } else if (kind === 'thought') {
    const puffs = Array.from({ length: 9 }, (_, i) => {
      const angle = (i * 2 * Math.PI) / 9;
      return oval(a + a * 0.72 * Math.cos(angle), b + b * 0.62 * Math.sin(angle), a * 0.34, b * 0.46, fill);
    }).join('');
    const trail =
      oval(a + side * a * 0.6, tall * 1.12, 11, 8, fill) + oval(a + side * a * 0.72, tall * 1.32, 7, 6, fill);
    const inside = `<ellipse cx="${a}" cy="${b}" rx="${a * 0.82}" ry="${b * 0.76}" stroke="none"/>`;
    s.object('thought', g(`${puffs}${trail}${inside}`));
  } else {
    const round = r.pick([6, b * 0.6, b]);
    const [t, half] = [a + side * a * 0.3, Math.min(16, a * 0.2)];
    const tip = `${t + side * r.int(10, 34)} ${tall + r.int(16, 34)}`;
    const top = `M${round} 0H${wide - round}Q${wide} 0 ${wide} ${round}V${tall - round}Q${wide} ${tall} ${wide - round} ${tall}`;
    s.object(
      'bubble',
      g(
        `<path d="${top}H${t + half}L${tip} ${t - half} ${tall}H${round}Q0 ${tall} 0 ${tall - round}V${round}Q0 0 ${round} 0z"/>`,
      ),
    );
  }
  words(s, cx, cy, wide * (kind === 'bubble' ? 0.84 : 0.68), tall * 0.5, on(fill), text);
}

/** A star burst with a word. */
export function bang(s: Sheet, cx: number, cy: number, radius: number, text: Pair): void {
  const r = s.random;
  const [fill, turn] = [r.pick(['#ffd23e', '#f0483e', '#ff8a2b', '#fff06a', '#35b6e8']), r.int(-14, 14)];
  s.object('burst', burst(cx, cy, radius, r.int(9, 16), r.range(0.6, 0.82), fill));
  if (r.chance(0.4)) s.object('burst', burst(cx, cy, radius * 0.74, r.int(9, 14), r.range(0.7, 0.85), '#ffffff'));
  words(s, cx, cy, radius * 1.1, radius * 0.5, r.chance(0.5) ? ink : '#c2202e', text, turn);
}

/** A plate with its words: pill, box, ribbon, torn band. */
export function plate(
  s: Sheet,
  cx: number,
  cy: number,
  wide: number,
  tall: number,
  text: Pair,
  fill = s.random.pick(hues),
  turn = 0,
  kind = s.random.int(0, 5),
): void {
  const [x, y, dent] = [cx - wide / 2, cy - tall / 2, tall * 0.36];
  const plain = (css: string) => () =>
    s.object('plate', box(x, y, wide, tall, `background:${fill};box-sizing:border-box;${css}`, '', turn));
  const shape = (d: string) => () => s.object('ribbon', svg(x, y, wide, tall, `<path fill="${fill}" d="${d}"/>`, turn));
  const kinds = [
    plain(`border-radius:${tall / 2}px`),
    plain(`border-radius:${s.random.pick([0, 8, 16])}px;${cast(s)}`),
    plain(`border:4px solid ${on(fill)};border-radius:${s.random.pick([0, 14, tall / 2])}px`),
    shape(`M0 0H${wide}L${wide - dent} ${tall / 2} ${wide} ${tall}H0L${dent} ${tall / 2}z`),
    shape(
      `M0 ${tall * 0.14}Q${wide / 2} ${-tall * 0.14} ${wide} ${tall * 0.14}V${tall}Q${wide / 2} ${tall * 0.8} 0 ${tall}z`,
    ),
    shape(`M${dent} 0H${wide}L${wide - dent} ${tall}H0z`),
  ];
  kinds[kind]!();
  words(s, cx, cy, wide * 0.8, tall * 0.56, on(fill), text, turn);
}

/** A string of small flags; one thing. */
export function bunting(s: Sheet, x: number, y: number, wide: number, sag: number): void {
  const r = s.random;
  const [count, kind] = [r.int(6, 12), r.int(0, 2)];
  const step = wide / count;
  const at = (t: number) => 4 * sag * t * (1 - t);
  const flags = Array.from({ length: count }, (_, i) => {
    const [fx, fy] = [i * step + step * 0.12, at((i + 0.5) / count)];
    const [w, h] = [step * 0.76, step * 0.9];
    const shape = [
      `L${w} 0 ${w / 2} ${h}z`,
      `H${w}V${h}L${w / 2} ${h * 0.7} 0 ${h}z`,
      `H${w}V${h * 0.5}Q${w / 2} ${h * 1.2} 0 ${h * 0.5}z`,
    ][kind]!;
    return `<path transform="translate(${fx} ${fy})" d="M0 0${shape}" fill="${r.pick(hues)}"/>`;
  });
  const cord = `<path d="M0 0Q${wide / 2} ${sag * 2} ${wide} 0" stroke="${ink}" stroke-width="4" fill="none"/>`;
  s.object('bunting', svg(x, y, wide, sag + step, cord + flags.join('')));
}

/** A list in another order. */
export function shuffled<T>(r: Random, list: readonly T[]): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(Math.floor(r.next() * rest.length), 1)[0]!);
}
