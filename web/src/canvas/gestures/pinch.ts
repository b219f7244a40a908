import { zoomAt, type Point } from '../camera.ts';
import type { Editor } from '../editor.ts';

export interface Pinch {
  update(first: Point, second: Point): void;
  complete(): void;
}

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
// Fingers that touch would divide by nothing.
const distanceOf = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** Two fingers: what lay between them stays between them. Points are pixels of the canvas. */
export function beginPinch({ view, preview }: Editor, first: Point, second: Point): Pinch {
  const start = view.camera;
  const [middle, distance] = [middleOf(first, second), distanceOf(first, second)];
  preview.show({ gesture: 'pinch' });
  return {
    update(a, b) {
      const zoomed = zoomAt(start, middle, (start.k * distanceOf(a, b)) / distance);
      const now = middleOf(a, b);
      view.moveTo({ ...zoomed, x: zoomed.x + now.x - middle.x, y: zoomed.y + now.y - middle.y });
    },
    complete: () => preview.clear(),
  };
}
