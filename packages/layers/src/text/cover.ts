import type { Colour } from '../picture.ts';
import type { Ground } from './ground.ts';
import type { InkColours } from './ink-colour.ts';
import { medianColour, squaredDifference } from './ink-colour.ts';
import { count, dilate } from '../areas/mask.ts';
import { distanceTo, floodFrom, maskWhere } from './mask.ts';
import type { Patch } from './patch.ts';
import { quantile } from '../areas/quantile.ts';

/** All that goes with the letters and is no ground. */
export interface Cover {
  /** 0..255 per pixel of the patch; left out where it is the letters alone. */
  mask?: Uint8Array;
  effect?: { kind: 'outline' | 'shadow'; colour: Colour };
}

/** Up to this roughness of the ground (sum of three channels) whatever differs from it belongs to the text. */
const calm = 9;
/** Share of the patch's outskirts that may differ all the same. */
const mostFarOff = 0.3;
/** Less than this, in areas of the letters, is their antialiasing. */
const leastExtra = 0.18;
const mostExtra = 6;
/** How much of the patch's rim may differ before what differs is taken for another thing. */
const mostOnRim = 0.12;

/**
 * Letters with their outline, shadow or glow. On a calm ground: what differs from it and hangs together with the letters.
 * On a busy one: an outline of one colour, or a shade that grows towards the letters.
 */
export function coverOf(patch: Patch, ground: Ground, alpha: Float32Array, colours: InkColours): Cover {
  const { width, height } = patch.box;
  const letters = maskWhere(alpha.length, (at) => alpha[at]! > 0.1);
  const found = isCalm(patch, ground) ? onCalm(patch, ground, letters) : onBusy(patch, letters, colours);
  const area = count(letters);
  const near = dilate(letters, width, height, 1);
  const extra = found && maskWhere(found.length, (at) => found[at] === 1 && near[at] === 0);
  const seen = extra ? count(extra) : 0;
  if (!found || !extra || seen < leastExtra * area || seen > mostExtra * area) {
    return colours.other ? { effect: colours.other } : {};
  }
  const mask = new Uint8Array(found.length);
  for (let at = 0; at < mask.length; at++) mask[at] = found[at] ? 255 : Math.round(alpha[at]! * 255);
  return { mask, effect: colours.other ?? { kind: 'shadow', colour: medianColour(patch, extra) } };
}

/** Far from the letters nothing differs from the ground: stripes and dots would be taken for shadows. */
function isCalm({ outside, height }: Patch, { difference, roughness }: Ground): boolean {
  if (roughness > calm) return false;
  const limit = differingFrom(roughness);
  let far = 0;
  let differing = 0;
  for (let at = 0; at < outside.length; at++) {
    if (outside[at]! < height * 0.47) continue;
    far++;
    if (difference[at]! > limit) differing++;
  }
  return differing <= mostFarOff * far;
}

const differingFrom = (roughness: number) => Math.max(5, roughness * 0.8);

function onCalm(patch: Patch, { difference, roughness }: Ground, letters: Uint8Array): Uint8Array | undefined {
  const { width, height } = patch.box;
  const limit = differingFrom(roughness);
  const seeds = dilate(letters, width, height, 1);
  const allowed = maskWhere(difference.length, (at) => difference[at]! > limit || seeds[at] === 1);
  const found = floodFrom(seeds, allowed, width);
  if (shareOnRim(found, width, height) <= mostOnRim) return found;
  // It runs off the patch: whatever that is, the text's own shade ends nearer.
  const close = maskWhere(allowed.length, (at) => allowed[at] === 1 && patch.outside[at]! < patch.height * 0.1);
  return floodFrom(seeds, close, width);
}

function shareOnRim(mask: Uint8Array, width: number, height: number): number {
  let on = 0;
  for (let x = 0; x < width; x++) on += mask[x]! + mask[(height - 1) * width + x]!;
  for (let y = 0; y < height; y++) on += mask[y * width]! + mask[y * width + width - 1]!;
  return on / (2 * (width + height));
}

/** Rings of pixels round the letters, by their distance from them. */
function onBusy(patch: Patch, letters: Uint8Array, { other }: InkColours): Uint8Array | undefined {
  const { width, height } = patch.box;
  const distances = distanceTo(letters, width, height);
  const most = Math.min(24, Math.max(4, patch.height * 0.35));
  if (other?.kind === 'outline') return withColour(patch, distances, other.colour, most);
  const reach = shadeReach(patch, distances, most);
  return reach > 1.5 ? maskWhere(distances.length, (at) => distances[at]! <= reach) : undefined;
}

function withColour(patch: Patch, distances: Float32Array, colour: Colour, most: number): Uint8Array {
  const like = (at: number) => squaredDifference(patch, at, colour) < 60 * 60;
  const allowed = maskWhere(distances.length, (at) => distances[at]! <= 1.5 || (distances[at]! <= most && like(at)));
  const seeds = maskWhere(distances.length, (at) => distances[at] === 0);
  return dilate(floodFrom(seeds, allowed, patch.box.width), patch.box.width, patch.box.height, 1);
}

/**
 * How far a shade reaches from the letters: the mean lightness of each ring, against that of the rings beyond reach. A
 * shade grows steadily towards the letters and is stronger than rings differ by chance.
 */
function shadeReach(patch: Patch, distances: Float32Array, most: number): number {
  const rings = Array.from({ length: Math.floor(most) + 1 }, () => [] as number[]);
  for (let at = 0; at < distances.length; at++) {
    const ring = rings[Math.round(distances[at]!)];
    if (distances[at]! < 1.5 || !ring) continue;
    ring.push((patch.channels[0][at]! * 3 + patch.channels[1][at]! * 6 + patch.channels[2][at]!) / 10);
  }
  const means = rings.map((ring) => quantile(ring, 0.5));
  const outer = means
    .slice(Math.ceil(most * 0.7))
    .filter((_, index) => (rings[Math.ceil(most * 0.7) + index]?.length ?? 0) > 20);
  if (outer.length === 0 || (rings[2]?.length ?? 0) < 20) return 0;
  const far = outer.reduce((sum, value) => sum + value, 0) / outer.length;
  const chance = Math.max(...outer.map((value) => Math.abs(value - far)));
  const near = means[2]! - far;
  if (Math.abs(near) < Math.max(10, 2 * chance)) return 0;
  let reach = 2;
  while (reach < most && (means[reach]! - far) * Math.sign(near) > 0.12 * Math.abs(near)) reach++;
  return reach;
}
