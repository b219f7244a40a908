import { connected, erode } from '../areas/mask.ts';
import { renumber } from './linking.ts';
import { describeRegions } from './regions.ts';

/** Half the width of a neck, px. */
const neck = 4;

/** Two photographs that leaked into one another through a narrow place are parted there. */
export function partNecks(data: Uint8Array, width: number, height: number, label: Int32Array, busy: Uint8Array): void {
  const { regions } = describeRegions(data, width, height, label, busy);
  const total = width * height;
  let next = regions.length;
  for (const region of regions) {
    if (region.busy < 0.5 || region.area < 0.02 * total) continue;
    const bits = new Uint8Array(total);
    for (let i = 0; i < total; i++) if (label[i] === region.id) bits[i] = 1;
    const bodies = connected(erode(bits, width, height, neck), width, height).filter((b) => b.length > 0.003 * total);
    if (bodies.length < 2) continue;
    const body = growBodies(bodies, bits, width);
    for (let i = 0; i < total; i++) if (body[i]! > 1) label[i] = next + body[i]! - 2;
    next += bodies.length - 1;
  }
  renumber(label);
}

/** Number (from 1) of the body that reaches each pixel first. */
function growBodies(bodies: Int32Array[], bits: Uint8Array, width: number): Uint8Array {
  const body = new Uint8Array(bits.length);
  let front: number[] = [];
  for (const [k, pixels] of bodies.slice(0, 254).entries())
    for (const i of pixels) {
      body[i] = k + 1;
      front.push(i);
    }
  while (front.length) {
    const more: number[] = [];
    for (const i of front) {
      const x = i % width;
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width])
        if (j >= 0 && j < bits.length && bits[j] && !body[j]) {
          body[j] = body[i]!;
          more.push(j);
        }
    }
    front = more;
  }
  return body;
}
