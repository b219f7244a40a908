import type { PictureReading } from '@easel/canvas';
import type { PictureEdges } from '@easel/contract';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Point } from '../camera.ts';
import { rotateVector } from '../gestures/resize-box.ts';
import type { CanvasSession } from '../session.ts';
import { withEdge, type EdgeName } from './expand-edges.ts';

/** Shares of a side that an arrow key goes, and with Shift. */
const keyStep = 0.02;
const farKeyStep = 0.1;
const outward: Record<EdgeName, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
};
const keys: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface EdgeDragging {
  readonly session: CanvasSession;
  readonly reading: PictureReading;
  readonly edges: PictureEdges;
  readonly setEdges: (edges: PictureEdges) => void;
}

/** A grip takes its edge along; arrow keys move the edge whose grip has the keyboard. */
export function useEdgeDrag({ session, reading, edges, setEdges }: EdgeDragging) {
  const drag = useRef<{ from: Point; start: PictureEdges } | null>(null);
  return (edge: EdgeName) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button > 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { from: { x: event.clientX, y: event.clientY }, start: edges };
    },
    onPointerMove(event: PointerEvent) {
      const now = drag.current;
      if (!now) return;
      const { k } = session.view.camera;
      const moved = { x: (event.clientX - now.from.x) / k, y: (event.clientY - now.from.y) / k };
      const local = rotateVector(moved, -reading.rotation);
      const along = local.x * outward[edge].x + local.y * outward[edge].y;
      const side = outward[edge].x === 0 ? reading.height : reading.width;
      setEdges(withEdge(now.start, edge, now.start[edge] + along / side));
    },
    onPointerUp() {
      drag.current = null;
    },
    onPointerCancel() {
      if (drag.current) setEdges(drag.current.start);
      drag.current = null;
    },
    onKeyDown(event: KeyboardEvent) {
      const key = keys[event.key];
      if (!key) return;
      event.preventDefault();
      event.stopPropagation();
      const along = key.x * outward[edge].x + key.y * outward[edge].y;
      setEdges(withEdge(edges, edge, edges[edge] + along * (event.shiftKey ? farKeyStep : keyStep)));
    },
  });
}
