/** Over-relaxation of the sweeps, and how many of them follow once the pyramid has given a start. */
const relaxation = 1.7;
const sweeps = 40;

/**
 * Fills the masked places of one channel, in place, so that each is the mean of its four neighbours: the smoothest surface
 * through the rim of the hole (Laplace's equation). Starts from a pyramid, so that wide holes settle as well as narrow ones.
 * The mask must leave something to start from.
 */
export function fillSmoothly(values: Float32Array, mask: Uint8Array, width: number, height: number): void {
  startFromPyramid(values, mask, width, height);
  const places: number[] = [];
  for (let at = 0; at < mask.length; at++) if (mask[at]) places.push(at);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (const at of places) relax(values, at, width, height);
    places.reverse();
  }
}

function relax(values: Float32Array, at: number, width: number, height: number): void {
  const x = at % width;
  let sum = 0;
  let count = 0;
  if (x > 0) [sum, count] = [sum + values[at - 1]!, count + 1];
  if (x + 1 < width) [sum, count] = [sum + values[at + 1]!, count + 1];
  if (at >= width) [sum, count] = [sum + values[at - width]!, count + 1];
  if (at + width < width * height) [sum, count] = [sum + values[at + width]!, count + 1];
  if (count > 0) values[at]! += relaxation * (sum / count - values[at]!);
}

/** Half the size: means of what is known, and the mask where nothing is. */
function halve(values: Float32Array, mask: Uint8Array, width: number, height: number) {
  const [half, rows] = [(width + 1) >> 1, (height + 1) >> 1];
  const sums = new Float32Array(half * rows);
  const counts = new Uint8Array(half * rows);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (mask[at]) continue;
      const to = (y >> 1) * half + (x >> 1);
      sums[to]! += values[at]!;
      counts[to]!++;
    }
  }
  for (let to = 0; to < sums.length; to++) if (counts[to]) sums[to]! /= counts[to]!;
  return { values: sums, mask: counts.map((count) => (count === 0 ? 1 : 0)), width: half, height: rows };
}

function startFromPyramid(values: Float32Array, mask: Uint8Array, width: number, height: number): void {
  if (!mask.includes(1) || (width <= 1 && height <= 1)) return;
  const half = halve(values, mask, width, height);
  startFromPyramid(half.values, half.mask, half.width, half.height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (mask[at]) values[at] = between(half, x / 2 - 0.25, y / 2 - 0.25);
    }
  }
}

function between(
  { values, width, height }: { values: Float32Array; width: number; height: number },
  x: number,
  y: number,
) {
  const inX = Math.min(width - 1, Math.max(0, x));
  const inY = Math.min(height - 1, Math.max(0, y));
  const [left, top] = [Math.floor(inX), Math.floor(inY)];
  const [s, t] = [inX - left, inY - top];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const above = values[top * width + left]! * (1 - s) + values[top * width + right]! * s;
  const below = values[bottom * width + left]! * (1 - s) + values[bottom * width + right]! * s;
  return above * (1 - t) + below * t;
}
