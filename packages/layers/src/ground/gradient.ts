/** Linear and radial gradients, as free profiles of colour along a direction or a radius. */
import { quantile } from '../areas/quantile.ts';
import type { Rgb } from '../areas/rgb.ts';
import { samplePlaces } from './sampling.ts';

export interface Gradient {
  kind: 'linear' | 'radial';
  /** Writes the three channels at a pixel to `to` from index `at`, levels. */
  write(x: number, y: number, to: Float32Array, at: number): void;
}

const bins = 64;
const samples = 5000;
/** Accepted below, levels rms: a straight one at once, a radial one if clearly better, a straight one for want of better. */
const accepted = { linear: 1.2, radial: 1.6, atMost: 2.2, clearly: 0.8 };

interface Samples {
  xs: Float32Array;
  ys: Float32Array;
  colours: Float32Array;
  /** Sum of all squared colours. */
  squares: number;
}
/** Where a pixel lies on the profile, and the range of that. */
interface Course {
  along(x: number, y: number): number;
  low: number;
  high: number;
}

/** Sums of colours by bins, and what is left inside the bins (rms, levels). */
function binned({ xs, ys, colours, squares }: Samples, { along, low, high }: Course) {
  const step = (high - low) / bins || 1;
  const sums = new Float64Array(bins * 3);
  const counts = new Int32Array(bins);
  for (let i = 0; i < xs.length; i++) {
    const bin = Math.min(bins - 1, Math.max(0, Math.floor((along(xs[i]!, ys[i]!) - low) / step)));
    counts[bin]!++;
    for (let k = 0; k < 3; k++) sums[bin * 3 + k]! += colours[i * 3 + k]!;
  }
  let left = squares;
  for (let i = 0; i < bins * 3; i++) if (sums[i]) left -= sums[i]! ** 2 / counts[Math.floor(i / 3)]!;
  return { sums, counts, step, rms: Math.sqrt(Math.max(0, left) / (3 * xs.length)) };
}

/** Over how many bins a slope is told that goes on over so many: the last few alone may lie in the shadow of what hides the next. */
const farOf = (beyond: number): number => Math.max(4, beyond);

/** Mean colours of the bins; between and beyond the known ones straight on. */
function profileOf(samples: Samples, course: Course): Gradient['write'] {
  const { sums, counts, step } = binned(samples, course);
  const values = new Float32Array(bins * 3);
  const known: number[] = [];
  for (let b = 0; b < bins; b++) {
    if (counts[b]! <= 2) continue;
    known.push(b);
    for (let k = 0; k < 3; k++) values[b * 3 + k] = sums[b * 3 + k]! / counts[b]!;
  }
  for (let b = 0; b < bins && known.length > 1; b++) {
    if (counts[b]! > 2) continue;
    let low = known.findLast((q) => q < b);
    let high = known.find((q) => q > b);
    if (low === undefined) [low, high] = [known[0]!, known[Math.min(known.length - 1, farOf(known[0]!))]!];
    else if (high === undefined)
      [low, high] = [known[Math.max(0, known.length - 1 - farOf(bins - 1 - known.at(-1)!))]!, known.at(-1)!];
    for (let k = 0; k < 3; k++) {
      const slope = (values[high! * 3 + k]! - values[low * 3 + k]!) / (high! - low || 1);
      values[b * 3 + k] = Math.max(0, Math.min(255, values[low * 3 + k]! + slope * (b - low)));
    }
  }
  const { low } = course;
  return (x, y, to, at) => {
    const t = Math.min(bins - 1.001, Math.max(0, (course.along(x, y) - low) / step - 0.5));
    const b = Math.floor(t);
    const [here, next] = [b + 1 - t, t - b];
    for (let k = 0, o = b * 3; k < 3; k++, o++) to[at + k] = values[o]! * here + values[o + 3]! * next;
  };
}

function courseAlong(angle: number, width: number, height: number): Course {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const ends = [0, width * cos, height * sin, width * cos + height * sin];
  return { along: (x, y) => x * cos + y * sin, low: Math.min(...ends), high: Math.max(...ends) };
}

function courseAround(cx: number, cy: number, stretch: number, width: number, height: number): Course {
  // `Math.hypot` takes ten times as long.
  const along = (x: number, y: number) => Math.sqrt((x - cx) ** 2 + ((y - cy) * stretch) ** 2);
  return { along, low: 0, high: Math.max(along(0, 0), along(width, 0), along(0, height), along(width, height)) };
}

function bestLine(known: Samples, width: number, height: number): { angle: number; rms: number } {
  const rmsAt = (angle: number) => binned(known, courseAlong(angle, width, height)).rms;
  let best = { angle: 0, rms: Infinity };
  const attempt = (angle: number) => {
    const rms = rmsAt(angle);
    if (rms < best.rms) best = { angle, rms };
  };
  for (let k = 0; k < 36; k++) attempt((k * Math.PI) / 36);
  for (let d = Math.PI / 72; d > 0.004; d /= 2) for (const sign of [-1, 1]) attempt(best.angle + sign * d);
  return best;
}

function bestCentre(known: Samples, width: number, height: number): { course: Course; rms: number } {
  let best = { x: 0, y: 0, stretch: 1, rms: Infinity };
  const attempt = (x: number, y: number, stretch: number) => {
    const { rms } = binned(known, courseAround(x, y, stretch, width, height));
    if (rms < best.rms) best = { x, y, stretch, rms };
  };
  for (let j = 0; j <= 10; j++) for (let i = 0; i <= 10; i++) attempt((width * i) / 10, (height * j) / 10, 1);
  for (let d = 0.06; d > 0.002; d /= 1.6)
    for (const sign of [-d, d]) {
      attempt(best.x + sign * width, best.y, best.stretch);
      attempt(best.x, best.y + sign * height, best.stretch);
      attempt(best.x, best.y, best.stretch * (1 + 2 * sign));
    }
  return { course: courseAround(best.x, best.y, best.stretch, width, height), rms: best.rms };
}

/** A ground is of one colour where so much of what is seen is, to so many levels: the rest are crumbs of things, and say nothing of it. */
const oneColour = { share: 0.96, levels: 2 };

/** One colour all over, as a gradient that goes nowhere; null where there is none. */
function flatOver({ colours }: Samples): Gradient | null {
  const colour = [0, 1, 2].map((k) =>
    quantile(
      colours.filter((_, q) => q % 3 === k),
      0.5,
    ),
  );
  const isOff = (q: number) => colour.some((value, k) => Math.abs(colours[q + k]! - value) > oneColour.levels);
  let off = 0;
  for (let q = 0; q < colours.length; q += 3) if (isOff(q)) off++;
  if (off > ((1 - oneColour.share) * colours.length) / 3) return null;
  return { kind: 'linear', write: (_x, _y, to, at) => to.set(colour, at) };
}

/** The gradient that the known pixels follow, or null. */
export function fitGradient({ width, height, data }: Rgb, known: Uint8Array): Gradient | null {
  const places = samplePlaces(known, samples, 7);
  if (places.length < 500 && places.length < 0.1 * known.length) return null;
  const xs = Float32Array.from(places, (i) => i % width);
  const ys = Float32Array.from(places, (i) => Math.floor(i / width));
  const colours = new Float32Array(places.length * 3);
  for (const [q, i] of places.entries()) for (let k = 0; k < 3; k++) colours[q * 3 + k] = data[i * 3 + k]!;
  const taken = { xs, ys, colours, squares: colours.reduce((sum, value) => sum + value * value, 0) };
  const flat = flatOver(taken);
  if (flat) return flat;
  const line = bestLine(taken, width, height);
  const straight = (): Gradient => ({
    kind: 'linear',
    write: profileOf(taken, courseAlong(line.angle, width, height)),
  });
  if (line.rms < accepted.linear) return straight();
  const centre = bestCentre(taken, width, height);
  if (centre.rms < accepted.radial && centre.rms < line.rms * accepted.clearly)
    return { kind: 'radial', write: profileOf(taken, centre.course) };
  return line.rms < accepted.atMost ? straight() : null;
}
