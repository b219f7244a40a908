/** Outlines, as paths from 0, 0, and the drawings that are made from nothing else. */
import type { Random } from '../../scripts/designs/random.ts';

const point = (cx: number, cy: number, radius: number, angle: number) =>
  `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;

/** A star with many points about the middle of `size`; few and deep ones make a star, many and flat ones a burst. */
function star(size: number, points: number, depth: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    point(size / 2, size / 2, (size / 2) * (i & 1 ? depth : 1), (Math.PI * i) / points - Math.PI / 2),
  );
  return `M${corners.join('L')}z`;
}

/** A disc with an edge of half rounds. */
export function scalloped(size: number, bumps: number): string {
  const radius = size / 2 / (1 + Math.sin(Math.PI / bumps));
  const bump = (radius * Math.sin(Math.PI / bumps)).toFixed(1);
  const corners = Array.from({ length: bumps }, (_, i) => point(size / 2, size / 2, radius, (2 * Math.PI * i) / bumps));
  return `M${corners[0]}${[...corners.slice(1), corners[0]].map((c) => `A${bump} ${bump} 0 0 1 ${c}`).join('')}z`;
}

const circle = (size: number) =>
  `M0 ${size / 2}a${size / 2} ${size / 2} 0 1 0 ${size} 0a${size / 2} ${size / 2} 0 1 0-${size} 0z`;

export const rounded = (w: number, h: number, q: number) =>
  `M${q} 0H${w - q}A${q} ${q} 0 0 1 ${w} ${q}V${h - q}A${q} ${q} 0 0 1 ${w - q} ${h}H${q}A${q} ${q} 0 0 1 0 ${h - q}V${q}A${q} ${q} 0 0 1 ${q} 0z`;

/** What a badge is cut to. */
export function badgeOutline(r: Random, size: number): string {
  return r.pick([
    () => circle(size),
    () => circle(size),
    () => scalloped(size, r.int(10, 22)),
    () => star(size, r.int(12, 24), r.range(0.8, 0.92)),
    () => star(size, r.pick([6, 8]), r.range(0.86, 0.93)),
    () => rounded(size, size, size * r.pick([0.12, 0.3])),
  ])();
}

export const burstOutline = (r: Random, size: number) =>
  r.chance(0.25) ? scalloped(size, r.int(14, 26)) : star(size, r.int(11, 26), r.range(0.78, 0.9));

/** A rectangle whose upper and lower, or left and right, edges are half rounds. */
export function scallopedCard(w: number, h: number, step: number, upright: boolean): string {
  const n = Math.round((upright ? w : h) / step);
  const d = ((upright ? w : h) / n).toFixed(2);
  const q = Number(d) / 2;
  const go = (dx: string, dy: string) => Array.from({ length: n }, () => `a${q} ${q} 0 0 1 ${dx} ${dy}`).join('');
  if (upright) return `M0 ${q}${go(d, '0')}V${h - q}${go(`-${d}`, '0')}z`;
  return `M${w - q} 0${go('0', d)}H${q}${go('0', `-${d}`)}z`;
}

/** A ticket with a bite of radius `q` out of both edges at `at`: of its height along x, or its width along y. */
export function bitten(w: number, h: number, at: number, q: number, upright: boolean): string {
  if (upright) return `M0 0H${w}V${at - q}a${q} ${q} 0 0 0 0 ${2 * q}V${h}H0V${at + q}a${q} ${q} 0 0 0 0-${2 * q}z`;
  return `M0 0H${at - q}a${q} ${q} 0 0 0 ${2 * q} 0H${w}V${h}H${at + q}a${q} ${q} 0 0 0-${2 * q} 0H0z`;
}

/** A ribbon of `w` × `h` in one of five manners; `back` is the colour of what is folded behind, `fold` of the crease. */
export function ribbonDrawing(manner: number, w: number, h: number, fill: string, back: string, fold: string): string {
  const path = (d: string, colour: string) => `<path fill="${colour}" d="${d}"/>`;
  const [tail, drop, notch] = [w * 0.11, h * 0.22, h * 0.3];
  const within = w - tail;
  if (manner === 0) {
    const half = (from: number, to: number, bite: number) =>
      path(`M${from} ${drop}H${to}V${h}H${from}l${bite}-${(h - drop) / 2}z`, back);
    const crease = (x: number, dx: number) => path(`M${x} ${h - drop}h${dx}L${x} ${h}z`, fold);
    const tails = half(0, tail * 1.5, notch) + half(w, w - tail * 1.5, -notch);
    return `${tails}${crease(tail * 1.5, -tail * 0.5)}${crease(w - tail * 1.5, tail * 0.5)}${path(`M${tail} 0H${within}V${h - drop}H${tail}z`, fill)}`;
  }
  if (manner === 1) return path(`M0 0H${w}l-${notch} ${h / 2} ${notch} ${h / 2}H0l${notch}-${h / 2}z`, fill);
  if (manner === 2) return path(`M${notch} 0H${w - notch}L${w} ${h / 2} ${w - notch} ${h}H${notch}L0 ${h / 2}z`, fill);
  if (manner === 3) return path(`M${notch} 0H${w}L${w - notch} ${h}H0z`, fill);
  const lines = `<path d="M${h * 0.3} ${h * 0.12}H${w - h * 0.3}M${h * 0.3} ${h * 0.88}H${w - h * 0.3}" stroke="${back}" stroke-width="${h * 0.035}" stroke-dasharray="12 8"/>`;
  return path(`M0 0H${w}l-${notch} ${h / 2} ${notch} ${h / 2}H0l${notch}-${h / 2}z`, fill) + lines;
}

/** Bars of a code, all of them. */
export function barcode(r: Random, w: number, h: number, ink: string): string {
  const bars: string[] = [];
  for (let x = 0; x < w - 7;) {
    const wide = r.int(2, 7);
    bars.push(`M${x} 0h${wide}v${h}h-${wide}z`);
    x += wide + r.int(2, 6);
  }
  return `<path fill="${ink}" d="${bars.join('')}"/>`;
}

/** A square code of 21 × 21 cells. */
export function squareCode(r: Random, ink: string): string {
  const eyes = [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const;
  const cells: string[] = [];
  for (let i = 0; i < 441; i++) {
    const [x, y] = [i % 21, Math.floor(i / 21)];
    if (eyes.some(([ex, ey]) => x >= ex - 1 && x < ex + 8 && y >= ey - 1 && y < ey + 8)) continue;
    if (r.chance(0.48)) cells.push(`M${x} ${y}h1.050v1.050h-1.050z`);
  }
  const eye = eyes.map(([x, y]) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`);
  return `<path fill="${ink}" fill-rule="evenodd" d="${cells.join('')}${eye.join('')}"/>`;
}
