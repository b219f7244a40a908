import { Path2D } from '@napi-rs/canvas';

export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

const turn = Math.PI * 2;

/** How far round an arc runs, with its sign: as a canvas reads its angles. */
function sweepOf(from: number, to: number, back: boolean): number {
  const span = back ? from - to : to - from;
  if (span >= turn) return back ? -turn : turn;
  const sweep = ((span % turn) + turn) % turn;
  return back ? -sweep : sweep;
}

/** One radius a corner, clockwise from the upper left, no larger than the sides let them be. */
function cornerRadii(given: unknown, width: number, height: number): [number, number, number, number] {
  const listed = (Array.isArray(given) ? given : [given ?? 0]).map(Number);
  const [a = 0, b = a, c = a, d = b] = listed;
  const fit = Math.min(1, width / (a + b), width / (c + d), height / (a + d), height / (b + c));
  return [a * fit, b * fit, c * fit, d * fit];
}

/**
 * Traces what a canvas context is told to trace, on the sheet itself: under whatever transform holds. Rounds are cubic
 * curves, four to the turn, for Skia makes some hundred points of a circle.
 */
export class Pen {
  path = new Path2D();
  readonly #matrix: () => Matrix;
  #begun = false;

  constructor(matrix: () => Matrix) {
    this.#matrix = matrix;
  }

  beginPath(): void {
    this.path = new Path2D();
    this.#begun = false;
  }

  moveTo(x: number, y: number): void {
    this.path.moveTo(...this.#on(x, y));
    this.#begun = true;
  }

  lineTo(x: number, y: number): void {
    if (!this.#begun) return this.moveTo(x, y);
    this.path.lineTo(...this.#on(x, y));
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.path.quadraticCurveTo(...this.#on(cx, cy), ...this.#on(x, y));
  }

  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    this.path.bezierCurveTo(...this.#on(ax, ay), ...this.#on(bx, by), ...this.#on(x, y));
  }

  closePath(): void {
    this.path.closePath();
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.moveTo(x, y);
    this.lineTo(x + width, y);
    this.lineTo(x + width, y + height);
    this.lineTo(x, y + height);
    this.closePath();
  }

  arc(x: number, y: number, radius: number, from: number, to: number, back = false): void {
    this.ellipse(x, y, radius, radius, 0, from, to, back);
  }

  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    from: number,
    to: number,
    back = false,
  ): void {
    const sweep = sweepOf(from, to, back);
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
    const at = (u: number, v: number): [number, number] => [
      x + radiusX * u * cos - radiusY * v * sin,
      y + radiusX * u * sin + radiusY * v * cos,
    ];
    const whole = !this.#begun && Math.abs(sweep) === turn;
    this.lineTo(...at(Math.cos(from), Math.sin(from)));
    const steps = Math.max(1, Math.ceil(Math.abs(sweep) / (turn / 4) - 1e-9));
    const reach = (4 / 3) * Math.tan(sweep / steps / 4);
    for (let step = 0; step < steps; step++) {
      const [a, b] = [from + (sweep * step) / steps, from + (sweep * (step + 1)) / steps];
      this.bezierCurveTo(
        ...at(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
        ...at(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
        ...at(Math.cos(b), Math.sin(b)),
      );
    }
    if (whole) this.closePath();
  }

  roundRect(x: number, y: number, width: number, height: number, radii?: unknown): void {
    const [a, b, c, d] = cornerRadii(radii, width, height);
    const [right, foot, quarter] = [x + width, y + height, Math.PI / 2];
    this.moveTo(x + a, y);
    this.arc(right - b, y + b, b, -quarter, 0);
    this.arc(right - c, foot - c, c, 0, quarter);
    this.arc(x + d, foot - d, d, quarter, Math.PI);
    this.arc(x + a, y + a, a, Math.PI, Math.PI + quarter);
    this.closePath();
  }

  #on(x: number, y: number): [number, number] {
    const { a, b, c, d, e, f } = this.#matrix();
    return [a * x + c * y + e, b * x + d * y + f];
  }
}
