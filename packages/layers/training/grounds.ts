/** Grounds of designs drawn at random, and pictures that look like photographs. All fill a box of w × h at the origin. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../scripts/designs/random.ts';
import { css, type Hsl } from './colours.ts';
import { blob } from './outlines.ts';

type Context = SKRSContext2D;

/** The photographs of the measuring sets: their script is for a page, and a canvas is all that it wants of one. */
function scenePhotograph(w: number, h: number, seed: number): Canvas {
  const canvas = createCanvas(Math.ceil(w), Math.ceil(h));
  Object.assign(canvas, { dataset: { seed: String(seed) } });
  const page = { querySelectorAll: () => [canvas] };
  photographs(page);
  return canvas;
}
const photographs = new Function(
  'document',
  readFileSync(join(import.meta.dirname, '../scripts/designs/photographs.js'), 'utf8'),
) as (page: unknown) => void;

/** Soft masses, edges and grain at several sizes: no scene, but as busy and as smooth in places as one. */
function strayPhotograph(r: Random, w: number, h: number): Canvas {
  const canvas = createCanvas(Math.ceil(w), Math.ceil(h));
  const g = canvas.getContext('2d');
  const hue = r.range(0, 360);
  const tone = (spread: number) =>
    css({ h: hue + r.range(-spread, spread), s: r.range(10, 70), l: r.range(10, 85) }, r.range(0.3, 1));
  g.fillStyle = tone(20);
  g.fillRect(0, 0, w, h);
  const side = Math.max(w, h);
  const masses = r.int(10, 60);
  for (let k = 0; k < masses; k++) {
    const size = side * r.range(0.04, 0.6) * (1 - (0.8 * k) / masses);
    g.filter = r.chance(0.6) ? `blur(${(r.range(0.5, 10) * side) / 512}px)` : 'none';
    g.fillStyle = tone(60);
    g.save();
    g.translate(r.range(0, w), r.range(0, h));
    g.rotate(r.range(0, 6));
    g.fill(blob(r, size, size * r.range(0.15, 1)));
    g.restore();
  }
  g.filter = 'none';
  return canvas;
}

function addGrain(g: Context, r: Random, amount: number): void {
  const { width: w, height: h } = g.canvas;
  const image = g.getImageData(0, 0, w, h);
  const { data } = image;
  for (let i = 0; i < data.length; i += 4) {
    const noise = (r.next() + r.next() + r.next() - 1.5) * amount;
    for (let k = 0; k < 3; k++) data[i + k]! += noise + (r.next() - 0.5) * amount * 0.3;
  }
  g.putImageData(image, 0, 0);
}

export function drawPhotograph(r: Random, w: number, h: number): Canvas {
  const [width, height] = [Math.max(4, Math.ceil(w)), Math.max(4, Math.ceil(h))];
  if (r.chance(0.4)) return scenePhotograph(width, height, r.int(1, 1e6));
  const canvas = strayPhotograph(r, width, height);
  addGrain(canvas.getContext('2d'), r, r.range(0, 12));
  return canvas;
}

export function gradient(
  g: Context,
  r: Random,
  w: number,
  h: number,
  a: Hsl,
  b: Hsl,
): ReturnType<Context['createLinearGradient']> {
  const angle = r.range(0, 2 * Math.PI);
  const [x, y] = [(Math.cos(angle) * w) / 2, (Math.sin(angle) * h) / 2];
  const fill = r.chance(0.75)
    ? g.createLinearGradient(w / 2 - x, h / 2 - y, w / 2 + x, h / 2 + y)
    : g.createRadialGradient(
        w * r.range(0.2, 0.8),
        h * r.range(0.2, 0.8),
        0,
        w / 2,
        h / 2,
        Math.max(w, h) * r.range(0.6, 1),
      );
  fill.addColorStop(0, css(a));
  if (r.chance(0.2)) fill.addColorStop(0.5, css({ h: (a.h + b.h) / 2, s: a.s, l: (a.l + b.l) / 2 + r.range(-8, 8) }));
  fill.addColorStop(1, css(b));
  return fill;
}

/** Stripes, dots, checks, lines or zigzags over the box. */
export function tile(g: Context, r: Random, w: number, h: number, ink: string): void {
  const step = r.range(5, 34);
  const reach = Math.hypot(w, h);
  g.save();
  g.translate(w / 2, h / 2);
  g.rotate(r.pick([0, 0, Math.PI / 2, Math.PI / 4, -Math.PI / 4, r.range(0, 3)]));
  g.fillStyle = g.strokeStyle = ink;
  g.lineWidth = r.pick([0.6, 1, step * 0.1, step * 0.3]);
  const kind = r.int(0, 4);
  for (let x = -reach / 2; x < reach / 2; x += step) {
    if (kind === 0) g.fillRect(x, -reach / 2, step / 2, reach);
    else if (kind === 1) g.strokeRect(x, -reach, 0.01, 2 * reach);
    for (let y = -reach / 2; y < reach / 2 && kind > 0; y += step) {
      if (kind === 1) {
        g.strokeRect(-reach, y, 2 * reach, 0.01);
        if (x > -reach / 2) break;
      } else if (kind === 2) {
        g.beginPath();
        g.arc(x + (Math.round(y / step) & 1 ? step / 2 : 0), y, step * 0.14, 0, 7);
        g.fill();
      } else if (kind === 3) {
        if ((Math.round(x / step) + Math.round(y / step)) & 1) g.fillRect(x, y, step, step);
      } else {
        g.beginPath();
        g.moveTo(x, y);
        g.lineTo(x + step / 2, y + step / 3);
        g.lineTo(x + step, y);
        g.stroke();
      }
    }
  }
  g.restore();
}

const shifted = ({ h, s, l }: Hsl, by: number): Hsl => ({ h, s, l: l + (l > 50 ? -by : by) });

/** Fills the sample's ground; answers a colour that stands for it. */
export function drawGround(g: Context, r: Random, side: number, palette: Hsl[]): Hsl {
  const [a, b] = [r.pick(palette), r.pick(palette)];
  const kind = r.next();
  if (kind < 0.3) {
    g.drawImage(drawPhotograph(r, side, side), 0, 0);
    return { h: 0, s: 20, l: 45 };
  }
  g.fillStyle = kind < 0.55 ? css(a) : gradient(g, r, side, side, a, r.chance(0.5) ? b : shifted(a, r.range(4, 20)));
  g.fillRect(0, 0, side, side);
  if (kind > 0.88) {
    for (let k = r.int(2, 5); k > 0; k--) {
      g.filter = `blur(${r.range(30, 90)}px)`;
      g.fillStyle = css(r.pick(palette), r.range(0.4, 1));
      g.beginPath();
      g.ellipse(r.range(0, side), r.range(0, side), r.range(60, 240), r.range(60, 240), 0, 0, 7);
      g.fill();
    }
    g.filter = 'none';
  } else if (kind > 0.68) tile(g, r, side, side, css(r.chance(0.5) ? b : shifted(a, r.range(4, 30)), r.range(0.3, 1)));
  else if (kind > 0.63) sunburst(g, r, side, css(b, r.range(0.2, 0.8)));
  if (kind > 0.55 && r.chance(0.25)) addGrain(g, r, r.range(3, 40));
  return a;
}

function sunburst(g: Context, r: Random, side: number, ink: string): void {
  const rays = r.int(8, 24);
  g.fillStyle = ink;
  const [x, y] = [side * r.range(0.2, 0.8), side * r.range(0.2, 1)];
  for (let k = 0; k < rays; k++) {
    g.beginPath();
    g.moveTo(x, y);
    g.arc(x, y, side * 1.6, (2 * Math.PI * k) / rays, (2 * Math.PI * (k + 0.5)) / rays);
    g.fill();
  }
}
