import { boundsOf, normaliseNode, unionOf } from '@easel/canvas';
import { revealMargin, type Box } from './camera.ts';
import type { Editor } from './editor.ts';

/**
 * Shows places where pictures will stand. On an empty canvas, or where they don't fit, the view goes to them; else it
 * pans just so far that they are in sight, so that what the person looks at stays where it can.
 */
export function bringIntoView({ view, store }: Editor, places: readonly Box[]): void {
  const box = unionOf(places);
  if (!box) return;
  const { size, insets, camera } = view;
  const around = 2 * revealMargin;
  const free = { width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom };
  const fits = box.width * camera.k + around <= free.width && box.height * camera.k + around <= free.height;
  if (fits && store.getState().canvas.nodes.size > 0) view.reveal(box);
  else view.fit(box);
}

/** Pans just so far that what is selected is in sight, as when a panel has come over it. */
export function keepSelectionInView({ view, store }: Editor): void {
  const { canvas, selection } = store.getState();
  const nodes = [...selection].flatMap((id) => canvas.nodes.get(id) ?? []);
  const box = unionOf(nodes.map((node) => boundsOf(normaliseNode(node))));
  if (box) view.reveal(box);
}
