/** 1 at each of the first `length` places that pass the test. */
export function maskWhere(length: number, test: (at: number) => boolean): Uint8Array {
  const mask = new Uint8Array(length);
  for (let at = 0; at < length; at++) if (test(at)) mask[at] = 1;
  return mask;
}

/** What of `allowed` hangs together with `seeds` (four neighbours). */
export function floodFrom(seeds: Uint8Array, allowed: Uint8Array, width: number): Uint8Array {
  const reached = new Uint8Array(seeds.length);
  const open: number[] = [];
  const visit = (at: number) => {
    if (reached[at] || !allowed[at]) return;
    reached[at] = 1;
    open.push(at);
  };
  for (let at = 0; at < seeds.length; at++) if (seeds[at]) visit(at);
  while (open.length > 0) {
    const at = open.pop()!;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x + 1 < width) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at + width < seeds.length) visit(at + width);
  }
  return reached;
}

/** Steps from each place to the nearest masked one, over the eight neighbours (chamfer 1, 1.4), in two passes. */
export function distanceTo(mask: Uint8Array, width: number, height: number): Float32Array {
  // A border of far places spares every question about the picture's rim.
  const stride = width + 2;
  const far = new Float32Array(stride * (height + 2)).fill(1e6);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (mask[y * width + x]) far[(y + 1) * stride + x + 1] = 0;
  }
  for (let y = 1; y <= height; y++) pullRow(far, y * stride + 1, y * stride + width + 1, stride, 1);
  for (let y = height; y >= 1; y--) pullRow(far, y * stride + width, y * stride, stride, -1);
  const distances = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = (y + 1) * stride + 1;
    distances.set(far.subarray(row, row + width), y * width);
  }
  return distances;
}

/** Pulls each place of a row towards the nearer of its neighbours that a pass has seen before. */
function pullRow(far: Float32Array, from: number, to: number, stride: number, step: 1 | -1): void {
  const back = -step * stride;
  for (let at = from; at !== to; at += step) {
    let least = far[at]!;
    if (least === 0) continue;
    least = Math.min(least, far[at - step]! + 1, far[at + back]! + 1);
    far[at] = Math.min(least, far[at + back - 1]! + Math.SQRT2, far[at + back + 1]! + Math.SQRT2);
  }
}
