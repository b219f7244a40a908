/** Opens the context menu by the right button, the menu key and a long press. */
import { toPage } from '../camera.ts';
import type { PointerInput } from '../gestures/pointer-input.ts';
import type { CanvasSession } from '../session.ts';
import { menuAtPointer, menuAtSelection } from './menu-place.ts';

/** A finger that rests so long asks for the menu, in milliseconds. Not all systems tell of it themselves. */
const longPress = 550;
/** A finger rolls a little while it rests, in pixels. */
const restReach = 8;

export function attachMenu(host: HTMLElement, session: CanvasSession, pointer: PointerInput): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number; pointerId: number } | null = null;
  let openedByFinger = false;
  const stop = () => {
    clearTimeout(timer);
    from = null;
  };
  const open = (client: { x: number; y: number }) => {
    stop();
    const bounds = host.getBoundingClientRect();
    const page = toPage(session.view.camera, { x: client.x - bounds.left, y: client.y - bounds.top });
    pointer.cancel();
    session.modes.setState({ menu: menuAtPointer(session, client, page) });
  };
  const listeners = {
    contextmenu: (event: MouseEvent) => {
      event.preventDefault();
      // The menu key has no place of its own.
      if (event.button === 2 || event.ctrlKey || from) open({ x: event.clientX, y: event.clientY });
      else session.modes.setState({ menu: menuAtSelection(session) });
    },
    pointerdown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      const second = from !== null;
      stop();
      if (second) return;
      from = { x: event.clientX, y: event.clientY, pointerId: event.pointerId };
      openedByFinger = false;
      timer = setTimeout(() => {
        if (from) open(from);
        openedByFinger = true;
      }, longPress);
    },
    pointermove: (event: PointerEvent) => {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > restReach) stop();
    },
    pointerup: stop,
    pointercancel: stop,
    // The mouse that browsers make of a finger would press the canvas beside the menu, and shut it.
    touchend: (event: TouchEvent) => {
      if (openedByFinger && event.cancelable) event.preventDefault();
      openedByFinger = false;
    },
  };
  for (const [type, listener] of Object.entries(listeners)) host.addEventListener(type, listener as EventListener);
  return () => {
    stop();
    for (const [type, listener] of Object.entries(listeners)) host.removeEventListener(type, listener as EventListener);
  };
}
