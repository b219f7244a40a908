/**
 * The sheet that the scene's layers lie on. While the view moves the sheet is pushed and scaled as a whole, as one
 * picture larger than the window that the browser has drawn already; the layers themselves follow when the sheet would
 * run out or look coarse, and at rest.
 */
import type { Camera, Size } from './camera.ts';
import type { FrameListener, View } from './view.ts';

/** How far the sheet reaches beyond the window on each side, as a part of the window. `canvas.css` has the same. */
export const sheetReach = 0.5;
/** A sheet scaled by more than this, up or down, is drawn anew while the view still moves. */
const mostScale = 1.6;

/** What layers on the sheet follow: a camera that stands still while the sheet is pushed. */
export type Followed = Pick<View, 'camera' | 'onFrame'>;

export interface Stage extends Followed {
  /** Gives the sheet its element. Answers how to take it away. */
  attach(sheet: HTMLElement): () => void;
  /** Puts every layer where the camera is now. */
  settle(): void;
}

/** @param mayPush false while the scene is one drawing, which moves by itself */
export function createStage(view: View, mayPush: () => boolean): Stage {
  let camera = view.camera;
  let sheet: HTMLElement | null = null;
  const listeners = new Set<FrameListener>();
  const write = (transform: string) => {
    if (!sheet) return;
    // A layer of its own only while it moves: at rest it would blur letters, and each change of it would cost more.
    sheet.style.willChange = view.moving && mayPush() ? 'transform' : '';
    sheet.style.transform = transform;
  };
  const settle = () => {
    write('');
    camera = view.camera;
    for (const listener of listeners) listener(camera);
  };
  view.onFrame((now) => {
    const push = sheet && mayPush() && view.moving ? pushOf(camera, now, view.size, devicePixelRatio) : null;
    if (push) write(`translate(${push.x}px, ${push.y}px) scale(${push.k})`);
    else settle();
  });
  view.onRest((moving) => {
    if (!moving) settle();
  });
  return {
    get camera() {
      return camera;
    },
    onFrame(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach(element) {
      sheet = element;
      return () => {
        settle();
        sheet = null;
      };
    },
    settle,
  };
}

/** How to push a sheet whose layers stand at `from`; null when it would not cover the window or be too coarse. */
export function pushOf(from: Camera, to: Camera, size: Size, ratio: number): Camera | null {
  const k = to.k / from.k;
  if (k > mostScale || k < 1 / mostScale) return null;
  let [x, y] = [to.x - from.x * k, to.y - from.y * k];
  // Between the pixels every one of them would be blended from four.
  if (k === 1) [x, y] = [Math.round(x * ratio) / ratio, Math.round(y * ratio) / ratio];
  return covers(x, size.width, k) && covers(y, size.height, k) ? { x, y, k } : null;
}

function covers(offset: number, length: number, k: number): boolean {
  return offset <= length * sheetReach * k && offset + length * (1 + sheetReach) * k >= length;
}
