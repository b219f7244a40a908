/** Crumbs, antialiasing strips and JPEG rings are no surfaces: their pixels go to the neighbours. */
import { distance, stepBetween } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';
import { growOnce } from './grow.ts';
import { renumber } from './linking.ts';
import { describeRegions, type Region, type Surfaces } from './regions.ts';
import type { Tally } from './tally.ts';

/** Smaller regions are crumbs, px. */
const crumb = 14;
/** Deeper regions are surfaces of their own, px. */
const thin = 2;
/** How close in colour a ring is to the surface that it lies on, levels. */
const ringDistance = 16;

/** Is the colour a mixture of the two, or an edge's overshoot beside one of them? */
function liesBetween(colour: Colour, a: Colour, b: Colour): boolean {
  let [along, length] = [0, 0];
  for (let k = 0; k < 3; k++) {
    along += (colour[k]! - a[k]!) * (b[k]! - a[k]!);
    length += (b[k]! - a[k]!) ** 2;
  }
  if (length < 60) return false;
  const span = Math.sqrt(length);
  if (span > 40 && Math.min(distance(a, colour), distance(b, colour)) < 0.3 * span) return true;
  const t = along / length;
  const mixed = a.map((v, k) => v + t * (b[k]! - v));
  return t > 0.02 && t < 0.98 && distance(mixed, colour) ** 2 < Math.max(400, 0.03 * length);
}

function dissolves(region: Region, { regions, bordersOf }: Surfaces): boolean {
  if (region.area < crumb) return true;
  if (region.thick > thin) return false;
  const solid = (bordersOf.get(region.id) ?? [])
    .map((border) => ({ other: regions[border.a === region.id ? border.b : border.a]!, length: border.length }))
    .filter(({ other }) => other.thick > thin)
    .sort((p, q) => q.length - p.length)
    .slice(0, 4);
  const [main] = solid;
  if (!main) return region.thick <= 1;
  if (distance(main.other.colour, region.colour) < ringDistance) return true;
  return solid.some((a, i) =>
    solid
      .slice(i + 1)
      .some((b) => b.length > 0.12 * a.length && liesBetween(region.colour, a.other.colour, b.other.colour)),
  );
}

export function dissolveStrips(data: Uint8Array, width: number, height: number, label: Int32Array, tally: Tally): void {
  const surfaces = describeRegions(data, width, height, label, tally);
  const gone = Uint8Array.from(surfaces.regions, (region) => (dissolves(region, surfaces) ? 1 : 0));
  let open: number[] = [];
  for (let i = 0; i < label.length; i++)
    if (gone[label[i]!]) {
      label[i] = -1;
      open.push(i);
    }
  const cost = (i: number, j: number) => {
    const { colour } = surfaces.regions[label[j]!]!;
    const off =
      Math.abs(colour[0] - data[i * 3]!) +
      Math.abs(colour[1] - data[i * 3 + 1]!) +
      Math.abs(colour[2] - data[i * 3 + 2]!);
    return stepBetween(data, i, j) + 0.5 * off;
  };
  for (let round = 0; round < 40 && open.length; round++) open = growOnce(open, label, width, cost);
  // Nothing solid near: what is left stays one region.
  for (const i of open) label[i] = surfaces.regions.length;
  renumber(label);
}
