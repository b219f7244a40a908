import { useLayoutEffect, type RefObject } from 'react';
import type { View } from './view.ts';

/**
 * Keeps an element that floats over the canvas where `stand` puts it: anew in each frame that the camera or the free
 * area moves, and when the element itself grows. Measured before it is painted. Null: it has no place now.
 */
export function useStanding(
  floating: RefObject<HTMLElement | null>,
  view: View,
  stand: ((element: HTMLElement) => void) | null,
): void {
  useLayoutEffect(() => {
    const element = floating.current;
    if (!element || !stand) return;
    const place = () => stand(element);
    place();
    // What is in it may arrive later, and is wider for some letters than for others.
    const observer = new ResizeObserver(place);
    observer.observe(element);
    // A panel that opens changes the free area without moving the camera.
    const stop = view.onFrame(place);
    return () => {
      observer.disconnect();
      stop();
    };
  });
}
