import { boundsOf, intersects, normaliseNode } from '@easel/canvas';
import { boxToScreen, freeArea } from './camera.ts';
import type { Editor } from './editor.ts';
import { middleOnScreen } from './view.ts';
import type { KeptViewport } from './viewport-memory.ts';

/**
 * Shows what was in the middle of the free area on the last visit in the middle of today's: panels may be open that were
 * not then. Answers false where nothing of the canvas would be seen.
 */
export function showAgain({ store, view }: Pick<Editor, 'store' | 'view'>, { middle }: KeptViewport): boolean {
  const now = middleOnScreen(view);
  if (middle && (now.x !== middle.x || now.y !== middle.y)) view.pan(now.x - middle.x, now.y - middle.y);
  const shown = [...store.getState().canvas.nodes.values()].map(normaliseNode).filter(({ hidden }) => !hidden);
  const area = freeArea(view.size, view.insets);
  return shown.length === 0 || shown.some((node) => intersects(boxToScreen(view.camera, boundsOf(node)), area));
}
