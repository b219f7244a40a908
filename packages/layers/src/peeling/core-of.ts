import { connected, cropped, fillHoles, placeIn, type Mask } from '../areas/mask.ts';
import type { Rgb } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';
import type { Thing } from '../tree/thing.ts';

/** A plain thing shows its colour, to so many levels in a channel, on most of what is seen of it, and a border on a little: shares. */
const plain = { levels: 40, most: 0.6, core: 0.97 };

/** What of a plain thing has its main colour, with what that surrounds: without parts of a border. Null where that is all of it. */
export function coreOf({ own, mask, kind }: Thing, { width, data }: Rgb): Mask | null {
  if (kind === 'picture') return null;
  const colour = [0, 1, 2].map((k) => medianOf(own, (i) => data[i * 3 + k]!)) as Colour;
  const bits = new Uint8Array(mask.bits.length);
  let alike = 0;
  for (const i of own) {
    if (!colour.every((value, k) => Math.abs(data[i * 3 + k]! - value) <= plain.levels)) continue;
    bits[placeIn(mask, i, width)] = 1;
    alike++;
  }
  if (!alike || alike < plain.most * own.length || alike > plain.core * own.length) return null;
  const pieces = connected(fillHoles({ ...mask, bits }), mask.width, mask.height);
  const largest = pieces.reduce((most, piece) => (piece.length > most.length ? piece : most));
  const core = new Uint8Array(mask.bits.length);
  for (const j of largest) core[j] = 1;
  return cropped({ ...mask, bits: core });
}

/** By counting: colours have 256 levels. */
function medianOf(pixels: Int32Array, valueOf: (i: number) => number): number {
  const counts = new Uint32Array(256);
  for (const i of pixels) counts[valueOf(i)]!++;
  let [level, below] = [0, counts[0]!];
  while (2 * below < pixels.length) below += counts[++level]!;
  return level;
}
