import { centreOf, normaliseNode, rotatePoint, type CanvasNode } from '@easel/canvas';
import { boundsAround, takenAlong, tidy } from '../edits.ts';
import type { Editor } from '../editor.ts';
import { carriedOver } from './carried-over.ts';
import type { Gesture, PointerAt } from './gesture.ts';
import { tidyDegrees, turnAngle } from './resize-box.ts';

/** Turns the selection about its middle; with shift in steps of 15 degrees. */
export function beginRotate({ store, preview }: Editor, from: PointerAt): Gesture {
  const { canvas, selection } = store.getState();
  const snapshot = takenAlong(canvas, selection);
  const bounds = boundsAround([...selection].flatMap((id) => canvas.nodes.get(id) ?? []));
  let turned: CanvasNode[] = [];
  preview.show({ gesture: 'rotate' });
  return {
    update({ page, screen, shift }) {
      if (!bounds) return;
      const middle = centreOf(bounds);
      const angle = turnAngle(middle, from.page, page, shift);
      turned = snapshot.map((node) => {
        const centre = rotatePoint(centreOf(node), middle, angle);
        const rotation = tidyDegrees(normaliseNode(node).rotation + angle);
        return { ...node, rotation, x: tidy(centre.x - node.width / 2), y: tidy(centre.y - node.height / 2) };
      });
      const shown = snapshot.length === 1 && turned[0] ? (turned[0].rotation ?? 0) : angle;
      preview.show({
        nodes: turned,
        hint: { text: `${Math.round(shown)}°`.replace('-', '−'), x: screen.x, y: screen.y },
      });
    },
    complete() {
      store.commit({ put: carriedOver(store.getState().canvas, snapshot, turned) }, 'rotate');
      preview.clear();
    },
    cancel: () => preview.clear(),
  };
}
