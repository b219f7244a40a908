/** The wheel and the trackpad: two fingers pan, with Ctrl or Cmd (which is what a trackpad's pinch sends) they zoom. */
import type { View } from '../view.ts';

const pixelsPerLine = 16;
/** One notch of a wheel says 100 or more; unclamped it would zoom by e. A trackpad's pinch stays far below. */
const mostPerEvent = 24;

export function wheelZoomFactor(deltaY: number): number {
  return Math.exp(-Math.max(-mostPerEvent, Math.min(mostPerEvent, deltaY)) * 0.01);
}

export function attachWheel(host: HTMLElement, view: View): () => void {
  const onWheel = (event: WheelEvent) => {
    // Also keeps the browser from zooming the page and from going back on a sideways swipe.
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? pixelsPerLine : 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    if (event.ctrlKey || event.metaKey) {
      const bounds = host.getBoundingClientRect();
      const anchor = { x: event.clientX - bounds.left, y: event.clientY - bounds.top };
      view.zoomTo(view.camera.k * wheelZoomFactor(dy), anchor);
    } else if (event.shiftKey && dx === 0) view.pan(-dy, 0);
    else view.pan(-dx, -dy);
  };
  host.addEventListener('wheel', onWheel, { passive: false });
  return () => host.removeEventListener('wheel', onWheel);
}
