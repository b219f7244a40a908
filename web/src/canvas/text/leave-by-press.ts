import type { Draft } from './draft.ts';

/** A finger that moves less than this taps, in pixels. */
const tapReach = 8;

/**
 * Ends writing by a press on the canvas, before the canvas takes it for its own: what was written is part of the document
 * then. A finger may be the first of two, which look closer at what one writes: it ends it as it taps or moves alone.
 */
export function leaveByPress(host: HTMLElement, { save, end }: Pick<Draft, 'save' | 'end'>): () => void {
  const down = new Map<number, { readonly x: number; readonly y: number }>();
  let several = false;
  const press = ({ pointerType, pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'touch') return end();
    save();
    down.set(pointerId, { x, y });
    several ||= down.size > 1;
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const from = down.get(pointerId);
    if (from && !several && Math.hypot(clientX - from.x, clientY - from.y) >= tapReach) end();
  };
  const lift = ({ pointerId, type }: PointerEvent) => {
    if (!down.delete(pointerId)) return;
    if (!several && type === 'pointerup') end();
    if (down.size === 0) several = false;
  };
  const listeners = { pointerdown: press, pointermove: move, pointerup: lift, pointercancel: lift };
  const all = Object.entries(listeners) as [keyof typeof listeners, (event: PointerEvent) => void][];
  for (const [type, listener] of all) host.addEventListener(type, listener, { capture: true });
  return () => {
    for (const [type, listener] of all) host.removeEventListener(type, listener, { capture: true });
  };
}
