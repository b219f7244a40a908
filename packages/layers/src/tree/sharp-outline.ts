import type { Region, Surfaces } from '../surfaces/regions.ts';

/** Levels across a border from which it is sharp: at once, or over five pixels. */
const sharp = { step: 16, wide: 26, least: 6 };

/** Whether three quarters of what borders on the region do so sharply. */
export function hasSharpOutline(region: Region, { bordersOf }: Surfaces): boolean {
  let [length, sharpLength] = [0, 0];
  for (const border of bordersOf.get(region.id)) {
    length += border.length;
    if (border.contrast > sharp.step || (border.wide > sharp.wide && border.contrast > sharp.least))
      sharpLength += border.length;
  }
  return sharpLength > 0.75 * length;
}
