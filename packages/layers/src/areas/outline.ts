import type { Mask } from './mask.ts';

export type Place = readonly [x: number, y: number];

/** Eight set pixels, read as one number. */
const allSet = new Float64Array(new Uint8Array(8).fill(1).buffer)[0]!;

/** Centres of the mask's pixels that touch its outside, in the mask's own coordinates: x and y of each in turn, by rows. */
export function outlineOf({ width, height, bits }: Mask): Float64Array {
  const eight = new DataView(bits.buffer, bits.byteOffset, bits.length);
  let places = new Float64Array(4 * (width + height));
  let end = 0;
  for (let y = 0, i = 0; y < height; y++) {
    const isEnd = y === 0 || y === height - 1;
    for (let x = 0; x < width; x++, i++) {
      if (!bits[i]) continue;
      if (!isEnd && x > 0 && x < width - 1 && bits[i - 1]! & bits[i + 1]! & bits[i - width]! & bits[i + width]!) {
        // The inside of solid shapes is passed over eight pixels at a time.
        while (
          x + 9 < width &&
          eight.getFloat64(i + 1, true) === allSet &&
          eight.getFloat64(i + 1 - width, true) === allSet &&
          eight.getFloat64(i + 1 + width, true) === allSet
        ) {
          x += 7;
          i += 7;
        }
        continue;
      }
      if (end === places.length) places = grown(places);
      places[end++] = x + 0.5;
      places[end++] = y + 0.5;
    }
  }
  return places.subarray(0, end);
}

function grown(places: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(2 * places.length);
  larger.set(places);
  return larger;
}

/** Convex hull of the centres of a mask's pixels (Andrew's monotone chain): only the ends of rows can be its corners. */
export function hullOf({ width, height, bits }: Mask): Place[] {
  const ends: Place[] = [];
  for (let y = 0; y < height; y++) {
    const row = bits.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(1);
    if (first < 0) continue;
    ends.push([first + 0.5, y + 0.5]);
    const last = row.lastIndexOf(1);
    if (last > first) ends.push([last + 0.5, y + 0.5]);
  }
  const sorted = ends.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  const chain = (list: Place[]) => {
    const hull: Place[] = [];
    for (const c of list) {
      while (hull.length > 1) {
        const [a, b] = [hull.at(-2)!, hull.at(-1)!];
        if ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0) break;
        hull.pop();
      }
      hull.push(c);
    }
    hull.pop();
    return hull;
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** Where a convex polygon crosses the row, as [left, right]; empty rows give [Infinity, -Infinity]. */
function spanOf(hull: Place[], row: number): [number, number] {
  let [left, right] = [Infinity, -Infinity];
  for (const [i, a] of hull.entries()) {
    const b = hull[(i + 1) % hull.length]!;
    if ((a[1] - row) * (b[1] - row) > 0) continue;
    const level = Math.abs(a[1] - b[1]) < 1e-9;
    for (const x of level ? [a[0], b[0]] : [a[0] + ((b[0] - a[0]) * (row - a[1])) / (b[1] - a[1])]) {
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return [left, right];
}

/** The filled convex hull, over the same box. */
export function fillHull(mask: Mask): Uint8Array {
  const hull = hullOf(mask);
  if (hull.length < 3) return mask.bits.slice();
  const bits = new Uint8Array(mask.width * mask.height);
  for (let y = 0; y < mask.height; y++) {
    const [left, right] = spanOf(hull, y + 0.5);
    if (left > right) continue;
    const from = Math.max(0, Math.floor(left));
    bits.fill(1, y * mask.width + from, y * mask.width + Math.max(from, Math.min(mask.width, Math.floor(right) + 1)));
  }
  return bits;
}
