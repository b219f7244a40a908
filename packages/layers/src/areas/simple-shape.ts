/** The simple shapes designers draw, fitted to what is seen of them: rounded rectangles at any angle, ellipses, circles. */
import type { Mask } from './mask.ts';
import { hullOf, outlineOf, type Place } from './outline.ts';

interface Candidate {
  kind: 'rectangle' | 'ellipse';
  /** Centre, in the mask's own coordinates. */
  cx: number;
  cy: number;
  /** Half of the sides. */
  a: number;
  b: number;
  /** By which a rectangle is turned, and of its corners, px. */
  angle: number;
  radius: number;
  inside(x: number, y: number): boolean;
}
export interface SimpleShape extends Candidate {
  /** Shared share of mask and shape (intersection over union) where nothing hides it, 0..1. */
  score: number;
}

/** Corner radii that are tried, in times of half the shorter side. */
const radii = [0, 0.04, 0.08, 0.13, 0.2, 0.3, 0.45, 0.7, 1];
/** Candidates that fall behind the best by more in a rough comparison are not compared finely. */
const nearlyBest = 0.06;
/** What has a shorter outline has no shape that one could tell, px. */
const fewest = 16;
/** So far from what hides it an outline may be that of what hides it, px. */
const reachOfEdge = 3;
/** A circle as wide as this is a straight line, px. */
const widestRadius = 3000;

interface Rectangle {
  cx: number;
  cy: number;
  a: number;
  b: number;
  angle: number;
}

function roundedRectangle({ cx, cy, a, b, angle }: Rectangle, radius: number): Candidate {
  const [cos, sin, r] = [Math.cos(angle), Math.sin(angle), Math.min(radius, a, b)];
  const inside = (x: number, y: number) => {
    const u = Math.abs((x - cx) * cos + (y - cy) * sin);
    const v = Math.abs((y - cy) * cos - (x - cx) * sin);
    if (u > a || v > b) return false;
    const [p, q] = [u - (a - r), v - (b - r)];
    return p <= 0 || q <= 0 || p * p + q * q <= r * r;
  };
  return { kind: 'rectangle', cx, cy, a, b, angle, radius: r, inside };
}

const ellipse = (cx: number, cy: number, a: number, b: number): Candidate => ({
  kind: 'ellipse',
  cx,
  cy,
  a,
  b,
  angle: 0,
  radius: 0,
  inside: (x, y) => ((x - cx) / a) ** 2 + ((y - cy) / b) ** 2 <= 1,
});

/** The rectangle round a hull, turned by `angle`. */
function rectangleAlong(hull: Place[], angle: number): Rectangle {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [u0, u1, v0, v1] = [1e9, -1e9, 1e9, -1e9];
  for (const [x, y] of hull) {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin];
    [u0, u1, v0, v1] = [Math.min(u0, u), Math.max(u1, u), Math.min(v0, v), Math.max(v1, v)];
  }
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  // Outlines run through the middle of pixels: half a pixel lies outside of them on each side.
  return { cx: u * cos - v * sin, cy: u * sin + v * cos, a: (u1 - u0) / 2 + 0.5, b: (v1 - v0) / 2 + 0.5, angle };
}

/** Smallest rectangle round a hull: one of its sides lies on one of the hull's. */
function smallestRectangle(hull: Place[], size: number): Rectangle {
  let best = rectangleAlong(hull, 0);
  for (const [i, from] of hull.entries()) {
    const to = hull[(i + 1) % hull.length]!;
    if (hull.length > 8 && Math.hypot(to[0] - from[0], to[1] - from[1]) < size * 0.04) continue;
    const turned = rectangleAlong(hull, Math.atan2(to[1] - from[1], to[0] - from[0]));
    if (turned.a * turned.b < best.a * best.b) best = turned;
  }
  return best;
}

/** Least-squares circle through places (Kåsa 1976), x and y of each in turn; none through a straight line. */
export function circleThrough(places: Float64Array): SimpleShape | null {
  const n = places.length / 2;
  if (n < 12) return null;
  let [mx, my] = [0, 0];
  for (let k = 0; k < places.length; k += 2) {
    mx += places[k]!;
    my += places[k + 1]!;
  }
  mx /= n;
  my /= n;
  let [uu, uv, vv, uuu, vvv, uvv, vuu] = [0, 0, 0, 0, 0, 0, 0];
  for (let k = 0; k < places.length; k += 2) {
    const [u, v] = [places[k]! - mx, places[k + 1]! - my];
    uu += u * u;
    uv += u * v;
    vv += v * v;
    uuu += u * u * u;
    vvv += v * v * v;
    uvv += u * v * v;
    vuu += v * u * u;
  }
  const determinant = uu * vv - uv * uv;
  if (Math.abs(determinant) < 1e-6) return null;
  const [p, q] = [(uuu + uvv) / 2, (vvv + vuu) / 2];
  const [uc, vc] = [(p * vv - q * uv) / determinant, (q * uu - p * uv) / determinant];
  const radius = Math.sqrt(uc * uc + vc * vc + (uu + vv) / n) + 0.5;
  return radius < widestRadius ? { ...ellipse(mx + uc, my + vc, radius, radius), score: 1 } : null;
}

function agreement(mask: Mask, shape: Candidate, hidden: Uint8Array | undefined, stride: number): number {
  const { width, height, bits } = mask;
  let both = 0;
  let either = 0;
  for (let y = stride >> 1; y < height; y += stride)
    for (let x = stride >> 1; x < width; x += stride) {
      const i = y * width + x;
      if (hidden?.[i]) continue;
      const seen = bits[i]!;
      const drawn = shape.inside(x + 0.5, y + 0.5) ? 1 : 0;
      both += seen & drawn;
      either += seen | drawn;
    }
  return either ? both / either : 0;
}

const roundingOf = ({ a, b }: Rectangle): number[] => radii.map((radius) => Math.min(radius * Math.min(a, b), a, b));

/** `agreement` of the rectangle with each of the radii. They differ at its corners alone, so that one look does for all. */
function agreements(mask: Mask, rectangle: Rectangle, hidden: Uint8Array | undefined, stride: number): number[] {
  const { width, height, bits } = mask;
  const { cx, cy, a, b, angle } = rectangle;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rounding = roundingOf(rectangle);
  const [straightA, straightB] = [a - rounding.at(-1)!, b - rounding.at(-1)!];
  const [both, drawn] = [new Int32Array(radii.length), new Int32Array(radii.length)];
  let [seen, bothAll, drawnAll] = [0, 0, 0];
  for (let y = stride >> 1; y < height; y += stride) {
    const acrossY = (y + 0.5 - cy) * sin;
    const alongY = (y + 0.5 - cy) * cos;
    for (let x = stride >> 1; x < width; x += stride) {
      const i = y * width + x;
      if (hidden?.[i]) continue;
      const bit = bits[i]!;
      seen += bit;
      const u = Math.abs((x + 0.5 - cx) * cos + acrossY);
      const v = Math.abs(alongY - (x + 0.5 - cx) * sin);
      if (u > a || v > b) continue;
      if (u <= straightA || v <= straightB) {
        drawnAll++;
        bothAll += bit;
        continue;
      }
      for (let k = 0; k < rounding.length; k++) {
        const r = rounding[k]!;
        const p = u - (a - r);
        const q = v - (b - r);
        if (p > 0 && q > 0 && p * p + q * q > r * r) continue;
        drawn[k]!++;
        both[k]! += bit;
      }
    }
  }
  return rounding.map((_, k) => {
    const shared = bothAll + both[k]!;
    const either = seen + drawnAll + drawn[k]! - shared;
    return either ? shared / either : 0;
  });
}

/** Outline places with nothing hidden within `reach` pixels, x and y of each in turn. */
export function freeOutline(
  mask: Mask,
  hidden: Uint8Array,
  reach = reachOfEdge,
  outline = outlineOf(mask),
): Float64Array {
  if (!hidden.includes(1)) return outline;
  const { width, height } = mask;
  const covered = (x: number, y: number) => {
    const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
    const bottom = Math.min(height - 1, y + reach);
    for (let py = Math.max(0, y - reach); py <= bottom; py++)
      for (let j = py * width + left, end = py * width + right; j <= end; j++) if (hidden[j]) return true;
    return false;
  };
  const places = new Float64Array(outline.length);
  let end = 0;
  for (let k = 0; k < outline.length; k += 2) {
    const [x, y] = [outline[k]!, outline[k + 1]!];
    if (covered(Math.floor(x), Math.floor(y))) continue;
    places[end++] = x;
    places[end++] = y;
  }
  return places.subarray(0, end);
}

/**
 * The simple shape that explains a filled mask best. Pixels where `hidden` is set may be covered by something above:
 * they count neither for nor against.
 */
export function fitSimpleShape(mask: Mask, hidden?: Uint8Array): SimpleShape | null {
  const outline = outlineOf(mask);
  if (outline.length < 2 * fewest) return null;
  const hull = hullOf(mask);
  const upright = rectangleAlong(hull, 0);
  const smallest = smallestRectangle(hull, Math.max(mask.width, mask.height));
  const trials = (smallest.angle === 0 ? [upright] : [smallest, upright]).map((rectangle): Trial => ({
    shapes: roundingOf(rectangle).map((radius) => roundedRectangle(rectangle, radius)),
    agree: (stride) => agreements(mask, rectangle, hidden, stride),
  }));
  const round = [ellipse(upright.cx, upright.cy, upright.a, upright.b)];
  const circle = circleThrough(hidden ? freeOutline(mask, hidden, reachOfEdge, outline) : outline);
  if (circle) round.push(circle);
  for (const shape of round)
    trials.push({ shapes: [shape], agree: (stride) => [agreement(mask, shape, hidden, stride)] });
  return bestOf(trials, strideOver(mask));
}

/** Every so many rows and columns are compared. */
const strideOver = ({ width, height }: Mask): number => Math.max(1, Math.floor(Math.sqrt(width * height) / 110));

/** Candidates that are compared with one look at every so many pixels. */
interface Trial {
  shapes: Candidate[];
  agree: (stride: number) => number[];
}

function bestOf(trials: Trial[], stride: number): SimpleShape | null {
  const rough = trials.map(({ agree }) => agree(3 * stride));
  const hopeful = Math.max(...rough.flat()) - nearlyBest;
  let best: SimpleShape | null = null;
  for (const [t, { shapes, agree }] of trials.entries()) {
    if (rough[t]!.every((share) => share < hopeful)) continue;
    const scores = agree(stride);
    for (const [k, candidate] of shapes.entries()) {
      if (rough[t]![k]! < hopeful) continue;
      // A circle is the simpler word for what a rectangle with the widest corners says as well.
      const lead = candidate.kind === 'ellipse' ? -0.002 : 0.0005;
      if (!best || scores[k]! > best.score + lead) best = { ...candidate, score: scores[k]! };
    }
  }
  return best;
}

/** Angles by which a copy of a rectangle may be turned from it, radians, and in such steps: along it lie heads, feet and rims of it. */
const turns = { least: Math.PI / 60, most: Math.PI / 7, step: Math.PI / 720 };
/** A side that is seen from end to end is about as long as the other's, share. */
const alikeLong = 0.1;

/**
 * The rectangle with a side and corners like another's, turned from it, of which the mask shows a strip, the other side
 * from end to end. Null where none explains it as well as `least`; pixels where `hidden` is set count neither for nor
 * against.
 */
export function fitCopy(
  mask: Mask,
  { kind, a, b, angle, radius }: SimpleShape,
  hidden: Uint8Array,
  least: number,
): SimpleShape | null {
  if (kind !== 'rectangle') return null;
  const hull = hullOf(mask);
  const stride = strideOver(mask);
  let best: SimpleShape | null = null;
  for (let turn = -turns.most; turn <= turns.most; turn += turns.step) {
    if (Math.abs(turn) < turns.least) continue;
    for (const place of placesOfCopy(rectangleAlong(hull, angle + turn), a, b)) {
      const shape = roundedRectangle(place, radius);
      const score = agreement(mask, shape, hidden, stride);
      if (score >= (best?.score ?? least)) best = { ...shape, score };
    }
  }
  return best;
}

/** Where it may lie so that it holds what is seen and ends where that does on three sides. */
function placesOfCopy(seen: Rectangle, a: number, b: number): Rectangle[] {
  const { cx, cy, angle } = seen;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const places: Rectangle[] = [];
  for (const side of [-1, 1]) {
    if (Math.abs(seen.b - b) < alikeLong * b && seen.a < a) {
      const off = side * (a - seen.a);
      places.push({ cx: cx + off * cos, cy: cy + off * sin, a, b: seen.b, angle });
    }
    if (Math.abs(seen.a - a) < alikeLong * a && seen.b < b) {
      const off = side * (b - seen.b);
      places.push({ cx: cx - off * sin, cy: cy + off * cos, a: seen.a, b, angle });
    }
  }
  return places;
}

/** The shape's pixels over the mask's box. It bulges everywhere, so that a row of it has no gaps. */
export function drawShape(shape: SimpleShape, { width, height }: Mask): Uint8Array {
  const bits = new Uint8Array(width * height);
  const [cos, sin] = [Math.abs(Math.cos(shape.angle)), Math.abs(Math.sin(shape.angle))];
  const [reachX, reachY] = [shape.a * cos + shape.b * sin + 1, shape.a * sin + shape.b * cos + 1];
  const bottom = Math.min(height, Math.ceil(shape.cy + reachY));
  for (let y = Math.max(0, Math.floor(shape.cy - reachY)); y < bottom; y++) {
    let first = Math.max(0, Math.floor(shape.cx - reachX));
    let end = Math.min(width, Math.ceil(shape.cx + reachX));
    while (first < end && !shape.inside(first + 0.5, y + 0.5)) first++;
    while (end > first && !shape.inside(end - 0.5, y + 0.5)) end--;
    bits.fill(1, y * width + first, y * width + end);
  }
  return bits;
}
