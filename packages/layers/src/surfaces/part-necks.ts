import { erode, type Mask } from '../areas/mask.ts';
import { connected } from '../areas/runs.ts';
import type { Tally } from './tally.ts';

/** Half the width of a neck, px. */
const neck = 4;

/**
 * Two photographs that leaked into one another through a narrow place are parted there. Labels are changed in place; false
 * where none are.
 */
export function partNecks(tally: Tally, width: number, height: number, label: Int32Array): boolean {
  const total = width * height;
  let next = tally.count;
  for (let id = 0; id < tally.count; id++) {
    if (tally.busy[id]! < 0.5 * tally.area[id]! || tally.area[id]! < 0.02 * total) continue;
    const mask = maskOfRegion(tally, id, width, height, label);
    const cores = connected(erode(mask.bits, mask.width, mask.height, neck), mask.width, mask.height);
    const bodies = cores.filter((pixels) => pixels.length > 0.003 * total);
    if (bodies.length < 2) continue;
    const body = growBodies(bodies, mask);
    for (let y = 0, j = 0; y < mask.height; y++)
      for (let x = 0; x < mask.width; x++, j++)
        if (body[j]! > 1) label[(mask.y + y) * width + mask.x + x] = next + body[j]! - 2;
    next += bodies.length - 1;
  }
  return next > tally.count;
}

/** With a rim of one empty pixel where the picture has room, so that nothing wraps round. */
function maskOfRegion({ box }: Tally, id: number, width: number, height: number, label: Int32Array): Mask {
  const [x, y] = [Math.max(0, box[id * 4]! - 1), Math.max(0, box[id * 4 + 1]! - 1)];
  const [w, h] = [Math.min(width, box[id * 4 + 2]! + 2) - x, Math.min(height, box[id * 4 + 3]! + 2) - y];
  const bits = new Uint8Array(w * h);
  for (let row = 0, j = 0; row < h; row++)
    for (let i = (y + row) * width + x, end = i + w; i < end; i++, j++) if (label[i] === id) bits[j] = 1;
  return { x, y, width: w, height: h, bits };
}

/** Number (from 1) of the body that reaches each pixel first. */
function growBodies(bodies: Int32Array[], { width, height, bits }: Mask): Uint8Array {
  const total = width * height;
  const body = new Uint8Array(total);
  const queue = new Int32Array(total);
  let end = 0;
  const visit = (j: number, number: number) => {
    if (j < 0 || j >= total || !bits[j] || body[j]) return;
    body[j] = number;
    queue[end++] = j;
  };
  for (const [k, pixels] of bodies.slice(0, 254).entries()) for (const j of pixels) visit(j, k + 1);
  for (let next = 0; next < end; next++) {
    const j = queue[next]!;
    const x = j % width;
    if (x > 0) visit(j - 1, body[j]!);
    if (x < width - 1) visit(j + 1, body[j]!);
    visit(j - width, body[j]!);
    visit(j + width, body[j]!);
  }
  return body;
}
