import { freeArea, toPage, type Box, type Point } from './camera.ts';
import type { View } from './view.ts';

/** A name with its distances to both edges, in pixels: as much of the picture is in sight wherever it is kept in sight. */
const room = 40;

/** Page coordinates of the left foot of what is in sight of a picture, and how wide that is to its right. */
export function placeFootName(
  { x, y, width, height }: Box,
  { camera, size, insets }: Pick<View, 'camera' | 'size' | 'insets'>,
): Point & { readonly width: number } {
  const area = freeArea(size, insets);
  const start = toPage(camera, area);
  const end = toPage(camera, { x: area.x + area.width, y: area.y + area.height });
  const least = room / camera.k;
  const left = Math.max(x, Math.min(start.x, x + width - least));
  const foot = Math.min(y + height, Math.max(end.y, y + least));
  return { x: left, y: foot, width: x + width - left };
}
