/** What drawings are put together from, as SVG. Drawings call them by one letter: c a disc, o a ring, e an ellipse, b a box, f an area, l a line. */
import type { Palette } from '../../scripts/designs/sheet.ts';
import type { Drawing } from './drawing.ts';

/** A drawing of parts, from back to front. */
export const drawn = (width: number, height: number, parts: (p: Palette) => string[]): Drawing => ({
  width,
  height,
  draw: (p) => parts(p).join(''),
});

export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** Two beside each other: eyes, wheels. */
export const discs = (x: number, x2: number, y: number, r: number, fill: string) =>
  disc(x, y, r, fill) + disc(x2, y, r, fill);

export const ring = (x: number, y: number, r: number, stroke: string, width: number, fill = 'none') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;

export const wheel = (x: number, y: number, r: number, tyre: string, hub: string) =>
  disc(x, y, r, tyre) + disc(x, y, r * 0.5, hub);

/** `turn`: degrees about its middle. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`;

export const ellipses = (x: number, x2: number, y: number, rx: number, ry: number, fill: string) =>
  ellipse(x, y, rx, ry, fill) + ellipse(x2, y, rx, ry, fill);

/** `r`: of its corners. */
export const box = (x: number, y: number, width: number, height: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`;

export const area = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** What its path runs round twice is a hole. */
export const pierced = (d: string, fill: string) => `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`;

export const line = (d: string, stroke: string, width: number, fill = 'none') =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** `place`: as the attribute `transform`. */
export const at = (place: string, inner: string) => `<g transform="${place}">${inner}</g>`;

/** It and its mirror image, `x` being twice where the mirror stands. */
export const flip = (x: number, inner: string) => inner + at(`translate(${x} 0) scale(-1 1)`, inner);

export const row = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join('');

/** The same, `n` times all round a point. */
export const turn = (n: number, x: number, y: number, inner: string) =>
  row(n, (i) => at(`rotate(${(i * 360) / n} ${x} ${y})`, inner));

/** And another each time. */
export const around = (n: number, x: number, y: number, draw: (i: number) => string) =>
  row(n, (i) => at(`rotate(${+((360 * i) / n).toFixed(1)} ${x} ${y})`, draw(i)));

/** The same, each time so many degrees further. */
export const fan = (n: number, from: number, step: number, x: number, y: number, inner: string) =>
  row(n, (i) => at(`rotate(${from + i * step} ${x} ${y})`, inner));

/** At each place of a list such as '10 20, 30 40'. */
export const spots = (list: string, draw: (x: number, y: number) => string) =>
  (list.match(/\d+ \d+/g) ?? []).map((spot) => draw(parseInt(spot), parseInt(spot.split(' ')[1] ?? '0'))).join('');

export const star = (x: number, y: number, r: number, inner: number, n: number, fill: string) => {
  const point = (i: number) => [i & 1 ? inner : r, (Math.PI * i) / n] as const;
  const corner = ([q, a]: readonly [number, number]) =>
    `${(x + q * Math.sin(a)).toFixed(1)} ${(y - q * Math.cos(a)).toFixed(1)}`;
  return `<polygon points="${row(2 * n, (i) => `${corner(point(i))} `)}" fill="${fill}"/>`;
};
