/** The mask grown by a square of `radius` pixels on all sides. */
export function growMask(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const rows = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue;
      rows.fill(1, y * width + Math.max(0, x - radius), y * width + Math.min(width, x + radius + 1));
    }
  }
  const grown = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++) {
    const [from, to] = [Math.max(0, y - radius), Math.min(height - 1, y + radius)];
    for (let x = 0; x < width; x++) {
      for (let row = from; row <= to; row++) {
        if (!rows[row * width + x]) continue;
        grown[y * width + x] = 1;
        break;
      }
    }
  }
  return grown;
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

/** Steps from each place to the nearest masked one, over the eight neighbours (chamfer 1, 1.4). */
export function distanceTo(mask: Uint8Array, width: number, height: number): Float32Array {
  const distances = Float32Array.from(mask, (set) => (set ? 0 : 1e6));
  const pull = (at: number, x: number, y: number, dx: number, dy: number) => {
    if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) return;
    const step = dx !== 0 && dy !== 0 ? Math.SQRT2 : 1;
    distances[at] = Math.min(distances[at]!, distances[at + dy * width + dx]! + step);
  };
  for (let at = 0; at < mask.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (const [dx, dy] of [
      [-1, 0],
      [-1, -1],
      [0, -1],
      [1, -1],
    ] as const)
      pull(at, x, y, dx, dy);
  }
  for (let at = mask.length - 1; at >= 0; at--) {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (const [dx, dy] of [
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 1],
    ] as const)
      pull(at, x, y, dx, dy);
  }
  return distances;
}
