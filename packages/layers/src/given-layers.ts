/** A stack of layers that somebody else took the picture apart into, brought into the form of ours. */
import type { Rgb } from './areas/rgb.ts';
import type { CutOut } from './peeling/lay-up.ts';
import type { Box, Picture } from './picture.ts';

/** Alpha below and above this is the noise of a model that paints it. */
const [clear, solid] = [10, 246];
/** Smaller layers hold nothing that anybody would move, as a share of the picture. */
const leastShare = 0.0004;
/** How much of the picture the lowest layer covers at least. */
const groundShare = 0.9;
/** Laid up, the layers are off by at most this on average, levels: more is another picture. */
const mostOff = 20;
/** Two layers that differ by less, levels, are the same one. */
const same = 6;
/** Where less of the ground is to be seen, nothing is told about it. */
const seenThrough = 0.5;

export interface GivenStack {
  background: Picture;
  /** Back to front. */
  cuts: CutOut[];
}

/**
 * The layers, back to front and each as large as the picture, as a ground and things on it: empty ones and those that
 * come twice are left out. `null` where they are no layers of this picture.
 */
export function stackOf(clean: Rgb, given: readonly Picture[]): GivenStack | null {
  const total = clean.width * clean.height;
  const kept: Picture[] = [];
  for (const layer of given) {
    if (layer.width !== clean.width || layer.height !== clean.height) return null;
    const settled = withoutNoise(layer);
    if (covered(settled) < Math.max(1, leastShare * total)) continue;
    if (!kept.some((other) => areSame(other, settled))) kept.push(settled);
  }
  const [ground, ...things] = kept;
  if (!ground || things.length === 0 || covered(ground) < groundShare * total) return null;
  const background = wholeGround(ground, clean);
  if (offOf(clean, background, things) > mostOff) return null;
  groundAsSeen(clean, background, things);
  return { background, cuts: things.map(cutOut) };
}

function withoutNoise({ width, height, data }: Picture): Picture {
  const settled = data.slice();
  for (let i = 3; i < settled.length; i += 4) {
    if (settled[i]! < clear) settled[i] = 0;
    else if (settled[i]! > solid) settled[i] = 255;
  }
  return { width, height, data: settled };
}

function covered({ data }: Picture): number {
  let count = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! > 127) count++;
  return count;
}

/** Mean difference of what they show, over black, and of where; over where either shows anything. */
function areSame(a: Picture, b: Picture): boolean {
  let [sum, seen] = [0, 0];
  for (let i = 0; i < a.data.length; i += 4) {
    const [alpha, other] = [a.data[i + 3]!, b.data[i + 3]!];
    if (!alpha && !other) continue;
    seen++;
    let most = Math.abs(alpha - other);
    for (let k = 0; k < 3; k++) most = Math.max(most, Math.abs(a.data[i + k]! * alpha - b.data[i + k]! * other) / 255);
    sum += most;
  }
  return sum <= same * seen;
}

/** The ground has no holes: what it leaves open is what the picture shows. */
function wholeGround({ width, height, data }: Picture, clean: Rgb): Picture {
  const whole = new Uint8ClampedArray(data.length).fill(255);
  for (let i = 0, p = 0; i < data.length; i += 4, p += 3) {
    const alpha = data[i + 3]! / 255;
    for (let k = 0; k < 3; k++) whole[i + k] = data[i + k]! * alpha + clean.data[p + k]! * (1 - alpha);
  }
  return { width, height, data: whole };
}

function offOf(clean: Rgb, background: Picture, things: readonly Picture[]): number {
  let sum = 0;
  for (let i = 0, p = 0; i < background.data.length; i += 4, p += 3)
    for (let k = 0; k < 3; k++) {
      let shown = background.data[i + k]!;
      for (const { data } of things) {
        const alpha = data[i + 3]! / 255;
        shown = shown * (1 - alpha) + data[i + k]! * alpha;
      }
      sum += Math.abs(shown - clean.data[p + k]!);
    }
  return sum / (clean.width * clean.height * 3);
}

/** Where the ground shows through, it is what the picture needs there: else the faint rims of things would make up for it. */
function groundAsSeen(clean: Rgb, { data: below }: Picture, things: readonly Picture[]): void {
  for (let i = 0, p = 0; i < below.length; i += 4, p += 3) {
    let through = 1;
    for (const { data } of things) through *= 1 - data[i + 3]! / 255;
    if (through < seenThrough) continue;
    for (let k = 0; k < 3; k++) {
      let over = 0;
      for (const { data } of things) {
        const alpha = data[i + 3]! / 255;
        over = over * (1 - alpha) + data[i + k]! * alpha;
      }
      below[i + k] = (clean.data[p + k]! - over) / through;
    }
  }
}

function cutOut({ width, height, data }: Picture): CutOut {
  const box = boundsOf({ width, height, data });
  const own = new Uint8ClampedArray(box.width * box.height * 4);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.y + y) * width + box.x) * 4;
    own.set(data.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  return { box, pixels: { width: box.width, height: box.height, data: own } };
}

/** Round everything that is not clear; there is something. */
function boundsOf({ width, height, data }: Picture): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0, i = 3; y < height; y++)
    for (let x = 0; x < width; x++, i += 4) {
      if (!data[i]) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
