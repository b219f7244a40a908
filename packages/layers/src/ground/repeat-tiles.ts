import type { Rgb } from '../areas/rgb.ts';
import { samplePlaces } from './sampling.ts';

/** Longest period, px, and as a share of the side. */
const longest = { px: 300, share: 0.45 };
/** A shift is a period when what differs is less than this share of what differs usually. */
const repeats = 0.22;
/** Nothing changes along an axis where the usual difference is smaller, levels; any shift will do there. */
const still = 0.6;
const anyShift = 24;

/** Mean difference of the known pixels from those `shift` further along an axis, levels; Infinity where too few are known. */
function differenceAt(
  { width, height, data }: Rgb,
  known: Uint8Array,
  places: Int32Array,
  dx: number,
  dy: number,
): number {
  let [sum, n] = [0, 0];
  for (const i of places) {
    const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
    if (x >= width || y >= height || !known[y * width + x]) continue;
    n++;
    const j = (y * width + x) * 3;
    for (let k = 0; k < 3; k++) sum += Math.abs(data[i * 3 + k]! - data[j + k]!);
  }
  return n > Math.min(150, places.length / 10) ? sum / n / 3 : Infinity;
}

/** Smallest shift along one axis under which the known pixels repeat, or 0. */
function periodOf(picture: Rgb, known: Uint8Array, horizontal: boolean): number {
  const places = samplePlaces(known, 1500, 5);
  const side = horizontal ? picture.width : picture.height;
  const most = Math.min(longest.px, Math.floor(side * longest.share));
  const costs = Array.from({ length: most + 1 }, (_, shift) =>
    differenceAt(picture, known, places, horizontal ? shift : 0, horizontal ? 0 : shift),
  );
  const seen = costs
    .slice(4)
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const usual = seen[seen.length >> 1] ?? 0;
  if (usual < still) return anyShift;
  for (let shift = 5; shift < costs.length - 1; shift++) {
    const cost = costs[shift]!;
    if (cost < repeats * usual && cost <= costs[shift - 1]! && cost <= costs[shift + 1]!) return shift;
  }
  return 0;
}

/** Fills what is not known with the same place of the nearest tile; null where the ground does not repeat. */
export function repeatTiles(picture: Rgb, known: Uint8Array): Float32Array | null {
  const { width, height, data } = picture;
  const [px, py] = [periodOf(picture, known, true), periodOf(picture, known, false)];
  if (!px || !py) return null;
  const sources = sourcesOf(known, width, height, px, py);
  const filled = new Float32Array(data);
  let [missing, holes] = [0, 0];
  for (let i = 0; i < known.length; i++) {
    if (known[i]) continue;
    holes++;
    const from = sources[i]!;
    if (from < 0) missing++;
    else for (let k = 0; k < 3; k++) filled[i * 3 + k] = data[from * 3 + k]!;
  }
  return missing < 0.02 * holes ? filled : null;
}

/** For each pixel the known one fewest tiles away, or -1: two sweeps that hand sources on by whole tiles. */
export function sourcesOf(known: Uint8Array, width: number, height: number, px: number, py: number): Int32Array {
  const total = width * height;
  const sources = new Int32Array(total).fill(-1);
  const steps = new Uint16Array(total).fill(65_000);
  for (let i = 0; i < total; i++) {
    if (!known[i]) continue;
    sources[i] = i;
    steps[i] = 0;
  }
  const take = (i: number, from: number) => {
    if (steps[from]! + 1 >= steps[i]!) return;
    steps[i] = steps[from]! + 1;
    sources[i] = sources[from]!;
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x >= px) take(i, i - px);
      if (y >= py) take(i, i - py * width);
    }
  for (let y = height - 1, i = total - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--, i--) {
      if (x + px < width) take(i, i + px);
      if (y + py < height) take(i, i + py * width);
    }
  return sources;
}
