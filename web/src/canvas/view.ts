/** The live camera: moves at the rate of the screen without React, and tells when it has come to rest. */
import {
  clampZoom,
  fitBox,
  freeArea,
  nextZoom,
  panBy,
  panInto,
  toPage,
  zoomAt,
  type Box,
  type Camera,
  type Insets,
  type Point,
  type Size,
} from './camera.ts';

/** How long the camera stands still before that counts as rest, in milliseconds. */
const restAfter = 140;

export type FrameListener = (camera: Camera) => void;

export interface View {
  readonly camera: Camera;
  readonly size: Size;
  readonly insets: Insets;
  readonly moving: boolean;
  /** Takes effect with the next frame; many calls within one cost one. */
  moveTo(camera: Camera): void;
  pan(dx: number, dy: number): void;
  zoomTo(k: number, anchor?: Point): void;
  /** One step of the zoom buttons, about the middle of the free area. */
  zoomStep(direction: 1 | -1): void;
  /** Shows a box of the page whole; `most` is the nearest it may come, `foot` what a bar covers below, in pixels. */
  fit(box: Box, most?: number, foot?: number): void;
  /** Pans just so far that a box of the page is in the free area. */
  reveal(box: Box): void;
  resize(size: Size): void;
  setInsets(insets: Insets): void;
  /** Called in each frame in which the camera moved. Answers how to stop it. */
  onFrame(listener: FrameListener): () => void;
  /** Called when the camera begins to move and when it has come to rest. */
  onRest(listener: (moving: boolean) => void): () => void;
  /** Draws what is due now, instead of with the next frame. */
  flush(): void;
}

export interface ViewClock {
  frame(callback: () => void): void;
  after(milliseconds: number, callback: () => void): () => void;
}

export const browserClock: ViewClock = {
  frame: (callback) => void requestAnimationFrame(callback),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

export function createView(start: Camera, clock: ViewClock = browserClock): View {
  let camera: Camera = { ...start, k: clampZoom(start.k) };
  let size: Size = { width: 1, height: 1 };
  let insets: Insets = { left: 0, right: 0, top: 0, bottom: 0 };
  let [due, moving] = [false, false];
  let cancelRest = () => {};
  const frames = new Set<FrameListener>();
  const rests = new Set<(moving: boolean) => void>();

  const setMoving = (next: boolean) => {
    if (moving === next) return;
    moving = next;
    for (const listener of rests) listener(moving);
  };
  const draw = () => {
    if (!due) return;
    due = false;
    for (const listener of frames) listener(camera);
  };
  const request = () => {
    if (due) return;
    due = true;
    clock.frame(draw);
  };
  const moveTo = (next: Camera) => {
    if (next.x === camera.x && next.y === camera.y && next.k === camera.k) return;
    camera = next;
    setMoving(true);
    cancelRest();
    cancelRest = clock.after(restAfter, () => setMoving(false));
    request();
  };
  const area = () => freeArea(size, insets);
  const middle = () => middleOnScreen({ size, insets });

  return {
    get camera() {
      return camera;
    },
    get size() {
      return size;
    },
    get insets() {
      return insets;
    },
    get moving() {
      return moving;
    },
    moveTo,
    pan: (dx, dy) => moveTo(panBy(camera, dx, dy)),
    zoomTo: (k, anchor = middle()) => moveTo(zoomAt(camera, anchor, k)),
    zoomStep: (direction) => moveTo(zoomAt(camera, middle(), nextZoom(camera.k, direction))),
    fit: (box, most = 1, foot = 0) => moveTo(fitBox(box, area(), { most, foot })),
    reveal: (box) => moveTo(panInto(camera, box, area())),
    resize(next) {
      if (next.width === size.width && next.height === size.height) return;
      size = next;
      request();
    },
    setInsets(next) {
      insets = next;
      request();
    },
    onFrame(listener) {
      frames.add(listener);
      return () => frames.delete(listener);
    },
    onRest(listener) {
      rests.add(listener);
      return () => rests.delete(listener);
    },
    flush: draw,
  };
}

/** The middle of what is not covered by panels, in pixels. */
export function middleOnScreen({ size, insets }: Pick<View, 'size' | 'insets'>): Point {
  const area = freeArea(size, insets);
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 };
}

/** The same on the page. */
export function middleOfView({ view }: { readonly view: View }): Point {
  return toPage(view.camera, middleOnScreen(view));
}
