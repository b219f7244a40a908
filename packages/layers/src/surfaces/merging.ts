import { renumber } from './linking.ts';
import { describeRegions, type Border, type Region } from './regions.ts';
import { Sets } from './sets.ts';

/** A border whose mean step is smaller is no border, levels; beside exactly flat zones less. */
const soft = 4.5;
const softBesideFlat = 1.6;
const flatArea = 1500;

type Test = (border: Border, a: Region, b: Region) => boolean;

/** Lies in a busy place and is not flat itself. Parts of an icon lie close together too, but are flat. */
const isGrain = (region: Region) => region.busy > 0.5 && (region.noise > 1.1 || region.area < 40);
const isFlat = (region: Region) => region.noise < 0.03 && region.area > flatArea;

export const acrossSoftBorders: Test = (border, a, b) =>
  border.contrast < (isFlat(a) || isFlat(b) ? softBesideFlat : soft) &&
  (border.length > 6 || Math.min(a.area, b.area) < 40);

/** Grains of a photograph join one another whatever the step; all else as above. */
export const grainsToo: Test = (border, a, b) => {
  if (isGrain(a) !== isGrain(b)) return false;
  return isGrain(a) || acrossSoftBorders(border, a, b);
};

/** Joins regions across the borders that pass, smallest step first; twice, since joining changes what regions are. */
export function mergeRegions(
  data: Uint8Array,
  width: number,
  height: number,
  label: Int32Array,
  busyPlaces: Uint8Array,
  test: Test,
): void {
  for (let round = 0; round < 2; round++) {
    const { regions, borders } = describeRegions(data, width, height, label, busyPlaces);
    const sets = new Sets(regions.length);
    let any = false;
    for (const border of borders.sort((p, q) => p.contrast - q.contrast)) {
      const [a, b] = [sets.find(border.a), sets.find(border.b)];
      if (a === b || !test(border, regions[border.a]!, regions[border.b]!)) continue;
      sets.join(a, b);
      any = true;
    }
    if (!any) return;
    for (let i = 0; i < label.length; i++) label[i] = sets.find(label[i]!);
    renumber(label);
  }
}
