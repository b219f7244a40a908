import type { Rgb } from '../areas/rgb.ts';
import { findBusyPlaces } from './busy-places.ts';
import { dissolveStrips } from './dissolve.ts';
import { linkPixels } from './linking.ts';
import { acrossSoftBorders, grainsToo, mergeRegions } from './merging.ts';
import { partNecks } from './part-necks.ts';
import { describeRegions, type Surfaces } from './regions.ts';
import { smoothGrain } from './smooth-grain.ts';

/** The picture (without its words) as surfaces: each one colour, one gradient or one photograph. */
export function partition(picture: Rgb): Surfaces {
  const { width, height } = picture;
  const data = smoothGrain(picture);
  const busy = findBusyPlaces(picture);
  const label = linkPixels(data, width, height);
  mergeRegions(data, width, height, label, busy, acrossSoftBorders);
  // Before the grains unite: the JPEG rim of an icon is busy too, but thin.
  dissolveStrips(data, width, height, label);
  mergeRegions(data, width, height, label, busy, grainsToo);
  partNecks(data, width, height, label, busy);
  return describeRegions(data, width, height, label, busy);
}
