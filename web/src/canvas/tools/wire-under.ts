import type { Point } from '../camera.ts';
import type { Editor } from '../editor.ts';
import { wireAt } from '../far/hit-test.ts';

/** The connection under the pointer: by its element, or by its course where the scene is one drawing. */
export function wireUnder({ store, view }: Editor, target: Element, page: Point): string | undefined {
  if (target.matches('.canvas-far')) return wireAt(store.getState().canvas, page, view.camera.k);
  return target.closest<HTMLElement>('[data-wire]')?.dataset['wire'];
}
