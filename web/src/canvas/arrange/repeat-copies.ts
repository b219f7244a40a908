/** Duplicating again repeats the step between the last copies and what they were made of. */
import type { BoundingBox, CanvasNode, Point } from '@easel/canvas';
import { boundsAround } from '../edits.ts';
import type { EditorStore } from '../store.ts';

interface LastCopies {
  readonly ids: readonly string[];
  /** Where the originals stood. */
  readonly from: BoundingBox;
}

/** How far a first copy stands from what it was made of, in page units. */
const firstStep = 24;
const last = new WeakMap<EditorStore, LastCopies>();

export function rememberCopies(store: EditorStore, originals: Iterable<CanvasNode>, ids: readonly string[]): void {
  const from = boundsAround(originals);
  if (from) last.set(store, { ids, from });
}

/** Where the next copies of the selection go. */
export function nextStep(store: EditorStore): Point {
  const { selection, canvas } = store.getState();
  const copies = last.get(store);
  const again = copies && copies.ids.length === selection.size && copies.ids.every((id) => selection.has(id));
  const box = again ? boundsAround([...selection].flatMap((id) => canvas.nodes.get(id) ?? [])) : null;
  if (!copies || !box) return { x: firstStep, y: firstStep };
  const step = { x: box.x - copies.from.x, y: box.y - copies.from.y };
  // Copies that lie on their originals would not be seen.
  return step.x === 0 && step.y === 0 ? { x: firstStep, y: firstStep } : step;
}
