/** What figures are drawn with. */
import { Path2D } from '@napi-rs/canvas';
import type { Random } from '../scripts/designs/random.ts';
import { colourOn, css, type Hsl } from './colours.ts';
import type { Context, Draw, Inks } from './drawings.ts';
import { curve, polygon } from './outlines.ts';

export type Point = [number, number];

/** Collects strokes and fills; places are in times of the box, from -0.5 to 0.5, y down. */
export class Sketch {
  readonly r: Random;
  readonly main: Hsl;
  readonly second: Hsl;
  readonly third: Hsl;
  private readonly w: number;
  private readonly h: number;
  private readonly strokes: Draw[] = [];

  constructor(r: Random, w: number, h: number, { palette, below }: Inks) {
    this.r = r;
    this.w = w;
    this.h = h;
    this.main = colourOn(r, palette, below, 0.02);
    this.second = colourOn(r, palette, this.main, 0.1);
    this.third = r.chance(0.5) ? colourOn(r, palette, this.second, 0.1) : this.shade(this.main);
  }

  /** Somewhat darker or lighter. */
  shade(colour: Hsl): Hsl {
    return { ...colour, l: colour.l + this.r.range(8, 22) * (colour.l > 45 ? -1 : 1) };
  }

  private fill(path: Path2D, colour: Hsl): void {
    this.strokes.push((g) => {
      g.fillStyle = css(colour);
      g.fill(path);
    });
  }

  rect(x: number, y: number, w: number, h: number, colour: Hsl, radius = 0): void {
    const path = new Path2D();
    const [pw, ph] = [w * this.w, h * this.h];
    path.roundRect(x * this.w - pw / 2, y * this.h - ph / 2, pw, ph, Math.min(pw, ph) * radius);
    this.fill(path, colour);
  }

  oval(x: number, y: number, w: number, h: number, colour: Hsl, turn = 0): void {
    const path = new Path2D();
    path.ellipse(x * this.w, y * this.h, Math.max(0.5, (w * this.w) / 2), Math.max(0.5, (h * this.h) / 2), turn, 0, 7);
    this.fill(path, colour);
  }

  private scaled(points: readonly Point[]): Point[] {
    return points.map(([x, y]) => [x * this.w, y * this.h]);
  }

  shape(points: readonly Point[], colour: Hsl, soft = false): void {
    this.fill((soft ? curve : polygon)(this.scaled(points)), colour);
  }

  /** `width` in times of the shorter side. */
  line(points: readonly Point[], colour: Hsl, width: number): void {
    const [from, ...to] = this.scaled(points);
    this.strokes.push((g) => {
      g.strokeStyle = css(colour);
      g.lineWidth = Math.max(0.8, width * Math.min(this.w, this.h));
      g.lineCap = g.lineJoin = 'round';
      g.beginPath();
      g.moveTo(...from!);
      for (const point of to) g.lineTo(...point);
      g.stroke();
    });
  }

  get draw(): Draw {
    return (g: Context) => {
      for (const stroke of this.strokes) stroke(g);
    };
  }
}

export type Figure = (s: Sketch) => void;

export const wave = (y: number, deep: number, waves: number, from = -0.5, to = 0.5): Point[] =>
  Array.from({ length: 25 }, (_, k) => {
    const at = k / 24;
    return [from + (to - from) * at, y + deep * Math.sin(at * waves * 2 * Math.PI)];
  });
