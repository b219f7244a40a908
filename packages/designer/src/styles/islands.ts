import type { Field } from '../raster/blur.ts';

/** Pixels of a cell; the loops below divide by it as a shift of two bits. */
const cell = 4;

/** Labels connected cells, 1 upward, and counts the cells of each label. */
function labelIslands(occupied: Uint8Array, columns: number): { labels: Int32Array; sizes: number[] } {
  const labels = new Int32Array(occupied.length);
  const sizes = [0];
  const open: number[] = [];
  for (let start = 0; start < occupied.length; start++) {
    if (!occupied[start] || labels[start]) continue;
    const label = sizes.length;
    let size = 0;
    open.push(start);
    labels[start] = label;
    while (open.length) {
      const place = open.pop()!;
      size++;
      for (const next of [place - 1, place + 1, place - columns, place + columns]) {
        if (!occupied[next] || labels[next]) continue;
        labels[next] = label;
        open.push(next);
      }
    }
    sizes.push(size);
  }
  return { labels, sizes };
}

/** Sparkles and stray dots are what makes a figure read as an icon: clears islands under a share of the figure. */
export function dropIslands(alpha: Field, side: number, share: number): void {
  const columns = Math.ceil(side / cell);
  const occupied = new Uint8Array(columns * columns);
  for (let y = 0, place = 0; y < side; y++) {
    const row = (y >> 2) * columns;
    for (let x = 0; x < side; x++, place++) if (alpha[place]! > 0.3) occupied[row + (x >> 2)] = 1;
  }
  const { labels, sizes } = labelIslands(occupied, columns);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  // A figure of many small parts (a flock, a cluster of candy) has no body to hold on to: keep it whole.
  if (Math.max(...sizes) < total * 0.2) return;
  const dropped = sizes.map((size, label) => label > 0 && size < total * share);
  if (!dropped.includes(true)) return;
  for (let y = 0, place = 0; y < side; y++) {
    const row = (y >> 2) * columns;
    for (let x = 0; x < side; x++, place++) if (dropped[labels[row + (x >> 2)]!]) alpha[place] = 0;
  }
}
