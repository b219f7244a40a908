/** Over-relaxation of the sweeps that follow once the pyramid has given a start. */
const relaxation = 1.7;

/**
 * Fills the masked places of one channel, in place, so that each is the mean of its four neighbours: the smoothest surface
 * through the rim of the hole (Laplace's equation). Starts from a pyramid, so that wide holes settle as well as narrow ones
 * within a few `sweeps`. The mask must leave something to start from.
 */
export function fillSmoothly(values: Float32Array, mask: Uint8Array, width: number, height: number, sweeps = 24): void {
  startFromPyramid(values, mask, width, height);
  const inner: number[] = [];
  const onRim: number[] = [];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (!mask[at]) continue;
      const rim = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      (rim ? onRim : inner).push(at);
    }
  }
  const places = Int32Array.from(inner);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    relaxInner(values, places, width, sweep % 2 === 1);
    for (const at of onRim) relaxOnRim(values, at, width, height);
  }
}

function relaxInner(values: Float32Array, places: Int32Array, width: number, backwards: boolean): void {
  const count = places.length;
  for (let index = 0; index < count; index++) {
    const at = places[backwards ? count - 1 - index : index]!;
    const mean = (values[at - 1]! + values[at + 1]! + values[at - width]! + values[at + width]!) * 0.25;
    values[at]! += relaxation * (mean - values[at]!);
  }
}

function relaxOnRim(values: Float32Array, at: number, width: number, height: number): void {
  const x = at % width;
  const neighbours: number[] = [];
  if (x > 0) neighbours.push(values[at - 1]!);
  if (x + 1 < width) neighbours.push(values[at + 1]!);
  if (at >= width) neighbours.push(values[at - width]!);
  if (at + width < width * height) neighbours.push(values[at + width]!);
  if (neighbours.length > 0) values[at] = neighbours.reduce((sum, value) => sum + value, 0) / neighbours.length;
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
