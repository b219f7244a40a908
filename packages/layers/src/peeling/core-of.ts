import { cropped, placeIn, type Mask } from '../areas/mask.ts';
import { connected, fillHoles } from '../areas/runs.ts';
import type { Rgb } from '../areas/rgb.ts';
import type { Thing } from '../tree/thing.ts';

/** A plain thing shows its colour, to so many levels in a channel, on most of what is seen of it, and a border on a little: shares. */
const plain = { levels: 40, most: 0.6, core: 0.97 };

/** What of a plain thing has its main colour, with what that surrounds: without parts of a border. Null where that is all of it. */
export function coreOf({ own, mask, kind }: Thing, { width, data }: Rgb): Mask | null {
  if (kind === 'picture') return null;
  const [red, green, blue] = [medianOf(own, data, 0), medianOf(own, data, 1), medianOf(own, data, 2)];
  const bits = new Uint8Array(mask.bits.length);
  let alike = 0;
  for (let n = 0; n < own.length; n++) {
    const p = own[n]! * 3;
    if (Math.abs(data[p]! - red) > plain.levels || Math.abs(data[p + 1]! - green) > plain.levels) continue;
    if (Math.abs(data[p + 2]! - blue) > plain.levels) continue;
    bits[placeIn(mask, own[n]!, width)] = 1;
    alike++;
  }
  if (!alike || alike < plain.most * own.length || alike > plain.core * own.length) return null;
  const pieces = connected(fillHoles({ ...mask, bits }), mask.width, mask.height);
  const largest = pieces.reduce((most, piece) => (piece.length > most.length ? piece : most));
  const core = new Uint8Array(mask.bits.length);
  for (let n = 0; n < largest.length; n++) core[largest[n]!] = 1;
  return cropped({ ...mask, bits: core });
}

/** By counting: colours have 256 levels. */
function medianOf(pixels: Int32Array, data: Uint8Array, channel: number): number {
  const counts = new Uint32Array(256);
  for (let n = 0; n < pixels.length; n++) counts[data[pixels[n]! * 3 + channel]!]!++;
  let [level, below] = [0, counts[0]!];
  while (2 * below < pixels.length) below += counts[++level]!;
  return level;
}
