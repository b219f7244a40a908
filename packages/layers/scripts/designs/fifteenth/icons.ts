/** The pictograms of the fifteenth set, and the shapes that its layouts share: seals, ribbons, stars. */
import { photo, side, svg, type Kit } from '../sheet.ts';

const cloud = (fill: string, up = 0) =>
  `<path fill="${fill}" transform="translate(0 ${-up})" d="M6.8 19.5a5 5 0 0 1-.5-9.96A6.6 6.6 0 0 1 19 10.7a4.4 4.4 0 0 1-.6 8.8z"/>`;
const stroke = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const disc = (fill: string, cx: number, cy: number, r: number) =>
  `<circle fill="${fill}" cx="${cx}" cy="${cy}" r="${r}"/>`;
const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const block = (fill: string, x: number, y: number, width: number, height: number, rx = 0) =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;

const starPath = 'M12 1.8l3.1 6.6 7.2.9-5.3 5 1.4 7.1-6.4-3.5-6.4 3.5L7 14.3l-5.3-5 7.2-.9z';

export const fifteenthIcons: Kit['icons'] = {
  sun: (a, b) =>
    stroke(
      b,
      2.4,
      'M12 1.6v2.6M12 19.8v2.6M1.6 12h2.6M19.8 12h2.6M4.7 4.7l1.8 1.8M17.5 17.5l1.8 1.8M4.7 19.3l1.8-1.8M17.5 6.5l1.8-1.8',
    ) + disc(a, 12, 12, 5.4),
  cloud: (a, b) => disc(b, 16.4, 8, 5) + cloud(a),
  rain: (a, b) => stroke(b, 2.2, 'M8 18.2l-1 3.4M12.6 18.2l-1 3.4M17.2 18.2l-1 3.4') + cloud(a, 4),
  storm: (a, b) => cloud(a, 4) + path(b, 'M13.4 11.5l-5 6.6h3.2l-1.4 5 5.6-7h-3.4l1.9-4.6z'),
  play: (a) => path(a, 'M6.5 4.3v15.4a1.3 1.3 0 0 0 2 1.1l12.4-7.7a1.3 1.3 0 0 0 0-2.2L8.5 3.2a1.3 1.3 0 0 0-2 1.1z'),
  skip: (a) => path(a, 'M2.5 4.5v15l8.7-7.5zM11 4.5v15l8.7-7.5z') + block(a, 19, 4.5, 2.6, 15),
  back: (a) => path(a, 'M21.5 4.5v15L12.8 12zM13 4.5v15L4.3 12z') + block(a, 2.4, 4.5, 2.6, 15),
  heart: (a) =>
    path(a, 'M12 21.2C5 15.8 1.8 12.2 1.8 8.2A5.3 5.3 0 0 1 12 5.9a5.3 5.3 0 0 1 10.2 2.3c0 4-3.2 7.6-10.2 13z'),
  waves: (a) => stroke(a, 2.5, 'M5 8.6a6 6 0 0 1 0 6.8M10 5.6a11 11 0 0 1 0 12.8M15 2.8a16 16 0 0 1 0 18.4'),
  train: (a, b) =>
    stroke(a, 2, 'M8 18.5l-2.6 3.7M16 18.5l2.6 3.7') +
    block(a, 4.6, 2, 14.8, 17, 4) +
    block(b, 7, 5.4, 10, 5.6, 1.4) +
    disc(b, 8.6, 15, 1.5) +
    disc(b, 15.4, 15, 1.5),
  pin: (a, b) =>
    path(a, 'M12 1.6a7.9 7.9 0 0 1 7.9 7.9C19.9 15.2 12 22.8 12 22.8S4.1 15.2 4.1 9.5A7.9 7.9 0 0 1 12 1.6z') +
    disc(b, 12, 9.5, 3.2),
  check: (a, b) => disc(a, 12, 12, 11) + stroke(b, 2.8, 'M7 12.4l3.6 3.6L17.2 8.8'),
  trophy: (a, b) =>
    stroke(b, 1.9, 'M6.5 5H3c0 4 1.4 6.4 4.6 6.8M17.5 5H21c0 4-1.4 6.4-4.6 6.8') +
    path(
      a,
      'M6 2h12v7a6 6 0 0 1-4.6 5.8V18H16a1.6 1.6 0 0 1 1.6 1.6V22H6.4v-2.4A1.6 1.6 0 0 1 8 18h2.6v-3.2A6 6 0 0 1 6 9z',
    ),
  flame: (a, b) =>
    path(
      a,
      'M12.6 1.2c.6 4 6.9 6.8 6.9 13.2a7.5 7.5 0 0 1-15 0c0-3.2 1.6-5.2 3-6.8.4 1.6 1 2.4 2 3-.4-3.6.6-7 3.1-9.4z',
    ) + path(b, 'M12.2 12c.4 1.8 3 3 3 5.6a3.2 3.2 0 0 1-6.4 0c0-2.4 2.4-3.4 3.4-5.6z'),
  shop: (a, b) =>
    block(a, 3.6, 10, 16.8, 12, 1) +
    block(b, 10, 14.4, 4.4, 7.6) +
    path(b, 'M3.4 2.4h17.2L23 9a3.7 3.7 0 0 1-7.3 0 3.7 3.7 0 0 1-7.4 0A3.7 3.7 0 0 1 1 9z'),
  search: (a) =>
    stroke(a, 3, 'M15.4 15.4l6 6') + `<circle fill="none" stroke="${a}" stroke-width="3" cx="10" cy="10" r="7"/>`,
  star: (a) => path(a, starPath),
  bolt: (a) => path(a, 'M14.6 1L4 13.6h6.6L8.4 23 20 9.6h-7z'),
  leaf: (a, b) =>
    path(a, 'M21.4 2.4C10 2 3.4 6.6 3.4 14c0 3.2 2.2 6 5.8 6 8.6 0 12-8.6 12.2-17.6z') +
    stroke(b, 1.9, 'M3.6 22c2.4-6 6.4-9.6 11.4-12'),
  pencil: (a, b) => path(a, 'M15.6 2.6l5.8 5.8L8.6 21.2 2.8 15.4z') + path(b, 'M2.6 16.8l4.6 4.6-6 1.4z'),
};

/** For left and right: the place of a thing when the design may be turned about its middle line. */
export const mirror = (flip: boolean) => (x: number, width: number) => (flip ? side - x - width : x);

const drop = 'filter:drop-shadow(0 7px 12px rgba(0,0,0,.36))';

/** A shape with a shadow that follows its outline. */
export const shaped = (x: number, y: number, width: number, height: number, inner: string, turn = 0) =>
  svg(x, y, width, height, `<g style="${drop}">${inner}</g>`, turn);

/** A photograph in a rim; `size` counts the rim, and `radius` is that of the corners. */
export const framed = (x: number, y: number, size: number, seed: number, rim: string, width: number, radius = '50%') =>
  photo(
    x,
    y,
    size,
    size,
    seed,
    `width:${size}px;height:${size}px;border-radius:${radius};border:${width}px solid ${rim};box-sizing:border-box;box-shadow:0 5px 18px rgba(0,0,0,.32)`,
  );

/** A burst with a thin ring within it, about (cx, cy). */
export function seal(cx: number, cy: number, radius: number, points: number, fill: string, ring: string): string {
  const corners: string[] = [];
  for (let i = 0; i < points * 2; i++) {
    const [r, angle] = [i & 1 ? radius * 0.87 : radius, (Math.PI * i) / points];
    corners.push(`${(radius + r * Math.cos(angle)).toFixed(1)},${(radius + r * Math.sin(angle)).toFixed(1)}`);
  }
  const circle = `<circle fill="none" stroke="${ring}" stroke-width="4" cx="${radius}" cy="${radius}" r="${radius * 0.76}"/>`;
  const inner = `<polygon fill="${fill}" points="${corners.join(' ')}"/>${circle}`;
  return shaped(cx - radius, cy - radius, 2 * radius, 2 * radius, inner);
}

/** A ribbon with notched ends. */
export function ribbon(x: number, y: number, width: number, height: number, fill: string): string {
  const [notch, half] = [Math.round(height * 0.36), height / 2];
  const d = `M0 0H${width}l${-notch} ${half}l${notch} ${half}H0l${notch} ${-half}z`;
  return shaped(x, y, width, height, path(fill, d));
}

/** A rating: five stars in a row, `full` of them in colour. */
export function rating(x: number, y: number, size: number, full: number, fill: string, empty: string): string {
  const stars = [0, 1, 2, 3, 4].map(
    (i) => `<path fill="${i < full ? fill : empty}" transform="translate(${i * 26} 0)" d="${starPath}"/>`,
  );
  return svg(x, y, (size * 128) / 24, size, stars.join(''), 0, '0 0 128 24');
}
