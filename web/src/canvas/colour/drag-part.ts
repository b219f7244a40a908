/** Where a press, and the drag after it, lie within an element, as fractions of its sides. */
import type { PointerEvent } from 'react';

export interface Part {
  readonly x: number;
  readonly y: number;
}

export function partsOfDrag(use: (part: Part, begins: boolean) => void) {
  const tell = (event: PointerEvent<HTMLElement>, begins: boolean) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const part = (value: number) => Math.max(0, Math.min(1, value));
    use({ x: part((event.clientX - left) / width), y: part((event.clientY - top) / height) }, begins);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      tell(event, true);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) tell(event, false);
    },
  };
}
