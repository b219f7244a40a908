import { normaliseNode } from '@easel/canvas';
import { useRef, useState, type KeyboardEvent, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { Camera, Point } from '../camera.ts';
import type { Commands } from '../commands.ts';
import { rotateVector, type Handle } from '../gestures/resize-box.ts';
import { TwoFingers } from '../gestures/two-fingers.ts';
import type { CanvasSession } from '../session.ts';
import { dragHandle, ratioOf, shiftPicture, type CropState } from './crop-frame.ts';

/** Below this a drag is a click, in pixels. */
const clickReach = 4;
/** No side gets shorter on screen, so that its grips can be caught again. */
const leastPixels = 24;

interface Drag {
  readonly from: Point;
  readonly start: CropState;
  readonly camera: Camera;
  readonly kind: 'ground' | 'picture' | Handle;
  moved: boolean;
}

/**
 * Dragging the picture moves it below the frame, a grip moves an edge, the ground moves the view; a click on it is done.
 * Two fingers zoom, wherever they are.
 */
export function useCropDrag(session: CanvasSession, ground: RefObject<HTMLDivElement | null>, commands: Commands) {
  const drag = useRef<Drag | null>(null);
  const [fingers] = useState(() => new TwoFingers(session));
  const { modes, view } = session;
  const begin = (kind: Drag['kind']) => (event: ReactPointerEvent) => {
    const { crop } = modes.getState();
    if (!crop || event.button > 1) return;
    event.stopPropagation();
    ground.current?.setPointerCapture(event.pointerId);
    if (event.pointerType === 'touch' && fingers.press(event.pointerId, pointIn(ground.current, event))) {
      // What the first finger has begun to move was not meant.
      end(true)();
      return;
    }
    if (drag.current) return;
    const from = { x: event.clientX, y: event.clientY };
    drag.current = { from, start: crop, camera: view.camera, kind: event.button === 1 ? 'ground' : kind, moved: false };
  };
  const end = (cancelled: boolean) => () => {
    const now = drag.current;
    drag.current = null;
    if (!now) return;
    if (cancelled) modes.setState({ crop: now.start });
    else if (now.kind === 'ground' && !now.moved) commands.applyCrop();
  };
  return {
    ground: {
      onPointerDown: begin('ground'),
      onPointerMove: (event: ReactPointerEvent) => {
        const pinched = fingers.move(event.pointerId, pointIn(ground.current, event));
        const now = drag.current;
        if (!now || pinched) return;
        const by = { x: event.clientX - now.from.x, y: event.clientY - now.from.y };
        now.moved ||= Math.hypot(by.x, by.y) >= clickReach;
        if (now.moved) follow(session, now, by);
      },
      onPointerUp: (event: ReactPointerEvent) => void (fingers.lift(event.pointerId) || end(false)()),
      onPointerCancel: (event: ReactPointerEvent) => void (fingers.lift(event.pointerId) || end(true)()),
    },
    picture: { onPointerDown: begin('picture') },
    grip: (handle: Handle) => ({
      onPointerDown: begin(handle),
      onKeyDown: (event: KeyboardEvent) => {
        const step = arrowStep(event.nativeEvent);
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        changeCrop(session, (crop) => ({ ...crop, part: gripAt(session, crop, handle, step) }));
      },
    }),
  };
}

/** Where the pointer is, in pixels of the canvas. */
function pointIn(ground: HTMLElement | null, { clientX, clientY }: ReactPointerEvent): Point {
  const bounds = ground?.getBoundingClientRect();
  return { x: clientX - (bounds?.left ?? 0), y: clientY - (bounds?.top ?? 0) };
}

function follow(session: CanvasSession, { start, camera, kind }: Drag, by: Point): void {
  const { view, modes } = session;
  if (kind === 'ground') {
    view.moveTo({ ...camera, x: camera.x + by.x, y: camera.y + by.y });
    return;
  }
  const { k } = view.camera;
  const local = rotateVector({ x: by.x / k, y: by.y / k }, -rotationOf(session, start.id));
  const crop =
    kind === 'picture'
      ? { ...start, picture: shiftPicture(start, local) }
      : { ...start, part: gripAt(session, start, kind, local) };
  modes.setState({ crop });
}

function gripAt({ view }: CanvasSession, crop: CropState, handle: Handle, delta: Point) {
  return dragHandle(crop, handle, delta, ratioOf(crop.ratio, crop.turned, crop), leastPixels / view.camera.k);
}

function rotationOf({ store }: CanvasSession, id: string): number {
  const node = store.getState().canvas.nodes.get(id);
  return node ? normaliseNode(node).rotation : 0;
}

export function changeCrop({ modes }: CanvasSession, change: (crop: CropState) => CropState): void {
  const { crop } = modes.getState();
  if (crop) modes.setState({ crop: change(crop) });
}

/** One page unit, ten with Shift. */
export function arrowStep({ key, shiftKey }: Pick<globalThis.KeyboardEvent, 'key' | 'shiftKey'>): Point | null {
  const far = shiftKey ? 10 : 1;
  if (key === 'ArrowLeft') return { x: -far, y: 0 };
  if (key === 'ArrowRight') return { x: far, y: 0 };
  if (key === 'ArrowUp') return { x: 0, y: -far };
  return key === 'ArrowDown' ? { x: 0, y: far } : null;
}
