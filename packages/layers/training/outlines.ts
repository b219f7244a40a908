/** Outlines that designers draw, as paths in a box of w × h whose middle is the origin. */
import { Path2D } from '@napi-rs/canvas';
import type { Random } from '../scripts/designs/random.ts';

type Draw = (r: Random, w: number, h: number) => Path2D;

export function polygon(points: readonly (readonly [number, number])[]): Path2D {
  const path = new Path2D();
  for (const [k, [x, y]] of points.entries())
    if (k) path.lineTo(x, y);
    else path.moveTo(x, y);
  path.closePath();
  return path;
}

/** Points round the middle; `radius` of the k-th in times of half the box. */
function around(n: number, w: number, h: number, radius: (k: number) => number, turn = 0): [number, number][] {
  return Array.from({ length: n }, (_, k) => {
    const angle = turn + (2 * Math.PI * k) / n;
    return [(w / 2) * radius(k) * Math.cos(angle), (h / 2) * radius(k) * Math.sin(angle)];
  });
}

/** A closed curve through the middles of the sides of a polygon. */
export function curve(points: [number, number][]): Path2D {
  const path = new Path2D();
  const middle = (k: number) => {
    const [a, b] = [points[k % points.length]!, points[(k + 1) % points.length]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  };
  path.moveTo(...middle(0));
  for (let k = 1; k <= points.length; k++) path.quadraticCurveTo(...points[k % points.length]!, ...middle(k));
  path.closePath();
  return path;
}

function rounded(w: number, h: number, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(-w / 2, -h / 2, w, h, Math.min(radius, w / 2, h / 2));
  return path;
}

function oval(w: number, h: number): Path2D {
  const path = new Path2D();
  path.ellipse(0, 0, w / 2, h / 2, 0, 0, 2 * Math.PI);
  path.closePath();
  return path;
}

function ribbon(r: Random, w: number, h: number): Path2D {
  const cut = h * r.range(0.25, 0.5);
  const left = r.chance(0.5) ? [[-w / 2 + cut, 0]] : [];
  return polygon([[-w / 2, -h / 2], [w / 2, -h / 2], [w / 2 - cut, 0], [w / 2, h / 2], [-w / 2, h / 2], ...left] as [
    number,
    number,
  ][]);
}

function bubble(r: Random, w: number, h: number): Path2D {
  const body = h * 0.82;
  const path = new Path2D();
  const tail = r.range(-0.3, 0.3) * w;
  path.roundRect(-w / 2, -h / 2, w, body, r.range(0.1, 0.5) * body);
  path.moveTo(tail - 0.08 * w, -h / 2 + body - 1);
  path.lineTo(tail + r.range(-0.1, 0.1) * w, h / 2);
  path.lineTo(tail + 0.08 * w, -h / 2 + body - 1);
  path.closePath();
  return path;
}

function heart(w: number, h: number): Path2D {
  const path = new Path2D();
  path.moveTo(0, h / 2);
  path.bezierCurveTo(-w * 0.75, -h * 0.05, -w * 0.45, -h * 0.75, 0, -h * 0.25);
  path.bezierCurveTo(w * 0.45, -h * 0.75, w * 0.75, -h * 0.05, 0, h / 2);
  return path;
}

function zigzag(r: Random, w: number, h: number): Path2D {
  const teeth = r.int(4, 14);
  const step = w / teeth;
  const deep = Math.min(step, h * 0.2);
  const points: [number, number][] = [
    [-w / 2, h / 2],
    [-w / 2, -h / 2],
  ];
  if (r.chance(0.5)) points.splice(1, 1, [-w / 2, -h / 2 + deep]);
  for (let k = 1; k <= teeth; k++) points.push([-w / 2 + (k - 0.5) * step, -h / 2], [-w / 2 + k * step, -h / 2 + deep]);
  points.push([w / 2, h / 2]);
  return polygon(points);
}

function ticket(r: Random, w: number, h: number): Path2D {
  const notch = Math.min(w, h) * r.range(0.06, 0.14);
  const at = r.chance(0.5) ? 0 : r.range(-0.25, 0.25);
  const path = new Path2D();
  const [left, top, right, bottom] = [-w / 2, -h / 2, w / 2, h / 2];
  path.moveTo(left, top);
  if (w > h) {
    path.arc(at * w, top, notch, Math.PI, 0, true);
    path.lineTo(right, top);
    path.lineTo(right, bottom);
    path.arc(at * w, bottom, notch, 0, Math.PI, true);
    path.lineTo(left, bottom);
  } else {
    path.lineTo(right, top);
    path.arc(right, at * h, notch, -Math.PI / 2, Math.PI / 2, true);
    path.lineTo(right, bottom);
    path.lineTo(left, bottom);
    path.arc(left, at * h, notch, Math.PI / 2, -Math.PI / 2, true);
  }
  path.closePath();
  return path;
}

function arch(r: Random, w: number, h: number): Path2D {
  const path = new Path2D();
  const top = Math.min(h, w / 2);
  path.moveTo(-w / 2, h / 2);
  path.lineTo(-w / 2, -h / 2 + top);
  path.ellipse(0, -h / 2 + top, w / 2, top, 0, Math.PI, 2 * Math.PI);
  path.lineTo(w / 2, h / 2);
  path.closePath();
  if (r.chance(0.2))
    return polygon([
      [-w / 2, h / 2],
      [0, -h / 2],
      [w / 2, h / 2],
    ]);
  return path;
}

function arrow(r: Random, w: number, h: number): Path2D {
  const [shaft, head] = [h * r.range(0.15, 0.3), w * r.range(0.25, 0.5)];
  return polygon([
    [-w / 2, -shaft],
    [w / 2 - head, -shaft],
    [w / 2 - head, -h / 2],
    [w / 2, 0],
    [w / 2 - head, h / 2],
    [w / 2 - head, shaft],
    [-w / 2, shaft],
  ]);
}

/** Cards and discs: what carries other things most of the time. */
export const plainOutlines: Draw[] = [
  (r, w, h) => rounded(w, h, r.pick([0, 0, 4, 8, 12, 16, 24])),
  (r, w, h) => rounded(w, h, Math.min(w, h) * r.range(0.02, 0.25)),
  (r, w, h) => rounded(w, h, r.range(0, 30)),
  (_, w, h) => rounded(w, h, 999),
  (_, w, h) => (Math.max(w, h) > 2 * Math.min(w, h) ? rounded(w, h, 6) : oval(w, h)),
];

export const fancyOutlines: Draw[] = [
  ribbon,
  bubble,
  (_, w, h) => heart(w, h),
  zigzag,
  ticket,
  arch,
  arrow,
  (r, w, h) => polygon(around(r.int(3, 8), w, h, () => 1, r.pick([0, Math.PI / 2, Math.PI / 6]))),
  (r, w, h) => burst(r, w, h),
  (r, w, h) => blob(r, w, h),
  (r, w, h) => {
    const lean = r.range(0.05, 0.3) * Math.min(w, h) * r.pick([-1, 1]);
    return polygon([
      [-w / 2 + lean, -h / 2],
      [w / 2, -h / 2],
      [w / 2 - lean, h / 2],
      [-w / 2, h / 2],
    ]);
  },
];

export function burst(r: Random, w: number, h: number): Path2D {
  const [points, depth] = r.chance(0.35) ? [5, r.range(0.4, 0.55)] : [r.int(8, 28), r.range(0.72, 0.93)];
  const list = around(points * 2, w, h, (k) => (k & 1 ? depth : 1), -Math.PI / 2);
  return r.chance(0.3) ? curve(list) : polygon(list);
}

export function blob(r: Random, w: number, h: number): Path2D {
  const radii = Array.from({ length: r.int(5, 9) }, () => r.range(0.65, 1));
  return curve(around(radii.length, w, h, (k) => radii[k]!, r.range(0, 6)));
}

/** A frame: the outline with a hole of the same form. The second value is the width of its side, px. */
export function frame(r: Random, w: number, h: number): { path: Path2D; side: number } {
  const side = Math.min(w, h) * r.pick([0.02, 0.03, 0.05, 0.08, 0.14]);
  const round = r.chance(0.5);
  const path = round ? oval(w, h) : rounded(w, h, r.pick([0, 0, 8, 16]));
  path.addPath(round ? oval(w - 2 * side, h - 2 * side) : rounded(w - 2 * side, h - 2 * side, r.pick([0, 0, 6])));
  return { path, side };
}

export const anyOutline = (r: Random, w: number, h: number, fancy: number): Path2D =>
  r.pick(r.chance(fancy) ? fancyOutlines : plainOutlines)(r, w, h);
