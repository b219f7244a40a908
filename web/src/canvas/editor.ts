/** What gestures, keys and bars act on: one canvas in one window. */
import type { Preview } from './preview.ts';
import type { EditorStore } from './store.ts';
import type { View } from './view.ts';

export interface Editor {
  readonly store: EditorStore;
  readonly view: View;
  readonly preview: Preview;
}
