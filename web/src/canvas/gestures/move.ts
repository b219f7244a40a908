import type { CanvasNode } from '@easel/canvas';
import type { Point } from '../camera.ts';
import { editable, intoFrames, tidy } from '../edits.ts';
import type { Editor } from '../editor.ts';
import type { Gesture, PointerAt } from './gesture.ts';

/** With shift along the one axis that the pointer went further on. */
export function moveDelta(from: Point, to: Point, straight: boolean): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (!straight) return { x, y };
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

/** Drags all that is selected, with what lies in selected frames. */
export function beginMove({ store, preview }: Editor, from: PointerAt): Gesture {
  const { canvas, selection } = store.getState();
  const snapshot = editable(canvas, selection);
  let moved: CanvasNode[] = [];
  preview.show({ gesture: 'move' });
  return {
    update({ page, screen, shift }) {
      const delta = moveDelta(from.page, page, shift);
      moved = snapshot.map((node) => ({ ...node, x: tidy(node.x + delta.x), y: tidy(node.y + delta.y) }));
      const text = `${signed(delta.x)}, ${signed(delta.y)}`;
      preview.show({ nodes: moved, hint: { text, x: screen.x, y: screen.y } });
    },
    complete() {
      store.commit({ put: intoFrames(store.getState().canvas, stillThere(store.getState().canvas, moved)) }, 'move');
      preview.clear();
    },
    cancel: () => preview.clear(),
  };
}

/** Somebody may have deleted a node while it was being dragged: a drag does not bring it back. */
export function stillThere(
  canvas: { nodes: ReadonlyMap<string, unknown> },
  nodes: readonly CanvasNode[],
): CanvasNode[] {
  return nodes.filter(({ id }) => canvas.nodes.has(id));
}

// A true minus sign: it is as wide as a digit, so that the label does not jitter.
const signed = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(Math.round(value))}`;
