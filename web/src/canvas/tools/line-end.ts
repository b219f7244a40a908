/** Dragging one end of a line or an arrow. */
import { centreOf, normaliseNode, rotatePoint, type CanvasNode, type NormalisedNode, type Point } from '@easel/canvas';
import { tidy } from '../edits.ts';
import type { Editor } from '../editor.ts';
import { carriedOver } from '../gestures/carried-over.ts';
import type { Gesture } from '../gestures/gesture.ts';
import { noSnap, snapEdges } from '../snapping/snap.ts';
import { boxesAround, snapReach } from '../snapping/surroundings.ts';
import { atEighths, fractionsOf } from './draw-box.ts';

type ShapeReading = Extract<NormalisedNode, { kind: 'shape' }>;

export function isLine(reading: NormalisedNode): reading is ShapeReading {
  return reading.kind === 'shape' && (reading.data.shape === 'line' || reading.data.shape === 'arrow');
}

/** The points of a line on the page, its rotation included; without any of its own it goes from corner to corner. */
export function linePoints(reading: ShapeReading): Point[] {
  const own = reading.data.points ?? [];
  const parts =
    own.length > 1
      ? own
      : [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ];
  const centre = centreOf(reading);
  return parts.map(({ x, y }) =>
    rotatePoint({ x: reading.x + x * reading.width, y: reading.y + y * reading.height }, centre, reading.rotation),
  );
}

/** The line through other points; it is no longer turned, since its points say how it lies. */
export function withPoints(node: CanvasNode, points: readonly Point[]): CanvasNode {
  const { box, points: parts } = fractionsOf(points);
  return {
    ...node,
    x: tidy(box.x),
    y: tidy(box.y),
    width: tidy(box.width),
    height: tidy(box.height),
    rotation: 0,
    data: { ...node.data, points: parts },
  };
}

/** `end` is 0 for where the line begins, 1 for where it ends. */
export function beginLineEnd(editor: Editor, node: CanvasNode, end: 0 | 1): Gesture {
  const { store, preview } = editor;
  const reading = normaliseNode(node);
  const points = isLine(reading) ? linePoints(reading) : [];
  const [moved, fixed] = end === 0 ? [0, points.length - 1] : [points.length - 1, 0];
  const around = boxesAround(editor, [node]);
  let next = node;
  preview.show({ gesture: 'resize' });
  return {
    update({ page, screen, shift, free }) {
      const still = points[fixed] ?? page;
      const at = { ...page, width: 0, height: 0 };
      const snap = free || shift ? noSnap : snapEdges(at, { x: 1, y: 1 }, around, snapReach(editor));
      const to = shift ? atEighths(still, page) : { x: page.x + snap.by.x, y: page.y + snap.by.y };
      next = withPoints(node, points.with(moved, to));
      const text = String(Math.round(Math.hypot(to.x - still.x, to.y - still.y)));
      preview.show({ nodes: [next], snap, hint: { text, x: screen.x, y: screen.y } });
    },
    complete() {
      store.commit({ put: carriedOver(store.getState().canvas, [node], [next]) }, 'resize');
      preview.clear();
    },
    cancel: () => preview.clear(),
  };
}
