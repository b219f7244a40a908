import type { Rgb } from '../areas/rgb.ts';
import type { Box } from '../picture.ts';
import { findBusyPlaces } from './busy-places.ts';
import { dissolveStrips } from './dissolve.ts';
import { linkPixels, renumber, stepsOf } from './linking.ts';
import { acrossSoftBorders, grainsToo, mergeRegions } from './merging.ts';
import { partNecks } from './part-necks.ts';
import { partPaper } from './part-paper.ts';
import { describeRegions, measureRoughness, type Surfaces } from './regions.ts';
import { tallyRegions } from './tally.ts';

/** What is known of a picture before it is parted. */
interface Known {
  /** Its colours without grain. */
  smooth: Uint8Array;
  /** Of `findRims`. */
  rims: Uint8Array | null;
  /** Where words stood. */
  words: readonly Box[];
}

/** The picture (without its words) as surfaces: each one colour, one gradient or one photograph. */
export function partition(picture: Rgb, { smooth, rims, words }: Known): Surfaces {
  const { width, height } = picture;
  const busy = findBusyPlaces(picture);
  const places = { busy, rims: rims ?? new Uint8Array(width * height), steps: stepsOf(smooth, width, height) };
  const label = linkPixels(smooth, width, height, places);
  const count = () => tallyRegions(smooth, width, height, label, places);
  const soft = mergeRegions(count(), label, acrossSoftBorders, !!rims);
  // Before the grains unite: the JPEG rim of an icon is busy too, but thin.
  dissolveStrips(smooth, width, height, label, soft);
  let tally = mergeRegions(count(), label, grainsToo, !!rims);
  if (partNecks(tally, width, height, label)) {
    renumber(label);
    tally = count();
  }
  const before = tally.count;
  if (partPaper(tally, picture, label, smooth)) tally = count();
  const surfaces = describeRegions(smooth, width, height, label, tally);
  measureRoughness(surfaces);
  for (const region of surfaces.regions.slice(before)) region.onPaper = true;
  return { ...surfaces, words };
}
