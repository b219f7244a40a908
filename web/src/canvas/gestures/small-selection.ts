import { containsPoint } from '@easel/canvas';
import type { Box, Camera, Point } from '../camera.ts';

/** A box whose sides are both shorter than this on screen, in pixels, disappears below its own handles. */
const handlesCover = 28;

export function isSmallOnScreen({ width, height }: Pick<Box, 'width' | 'height'>, k: number): boolean {
  // A line of text or a level line is thin, not small: it is dragged by its ends.
  return Math.max(width, height) * k < handlesCover;
}

/** Whether a press at a point of the page means what is selected and not the handles that happen to cover it. */
export function isUnderHandles(selection: Box | null, { k }: Pick<Camera, 'k'>, point: Point): boolean {
  return selection !== null && isSmallOnScreen(selection, k) && containsPoint(selection, point);
}
