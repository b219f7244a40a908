/** What a dragged selection may meet. */
import { boundsOf, isGroup, normaliseNode, type BoundingBox, type CanvasNode } from '@easel/canvas';
import { toPage } from '../camera.ts';
import type { Editor } from '../editor.ts';

/** Near enough to snap, in pixels. */
const reachPixels = 6;
/** Among more things than this every place is near some edge, and snapping would only be in the way. */
const mostBoxes = 400;

export function snapReach({ view }: Editor): number {
  return reachPixels / view.camera.k;
}

/** The boxes in sight, as they stand when a drag begins, without what is dragged itself. */
export function boxesAround({ store, view }: Editor, dragged: readonly CanvasNode[]): BoundingBox[] {
  const ids = new Set(dragged.map(({ id }) => id));
  const corner = toPage(view.camera, { x: 0, y: 0 });
  const { k } = view.camera;
  const sight = { ...corner, width: view.size.width / k, height: view.size.height / k };
  // The edges of a group are those of its members, and move along when one of them is dragged.
  const shown = store.index
    .search(sight)
    .filter((node) => !ids.has(node.id) && !isGroup(node) && !normaliseNode(node).hidden);
  return shown.length > mostBoxes ? [] : shown.map((node) => boundsOf(normaliseNode(node)));
}
