import type { View } from './view.ts';

/**
 * Fits again what was fitted whenever the room for it is another, as when a phone is turned or a panel comes; not once
 * somebody has moved the view. Answers how to end it.
 */
export function keepFitted(view: View, fit: () => void): () => void {
  let { camera, size, insets } = view;
  return view.onFrame(() => {
    const isSame = view.size === size && view.insets === insets;
    const stayed = view.camera === camera;
    ({ size, insets } = view);
    if (isSame || !stayed) return;
    fit();
    ({ camera } = view);
  });
}
