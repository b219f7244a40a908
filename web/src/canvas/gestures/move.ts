import type { CanvasNode } from '@easel/canvas';
import type { Point } from '../camera.ts';
import { rememberCopies } from '../arrange/repeat-copies.ts';
import { boundsAround, copyNodes, takenAlong, intoFrames, tidy } from '../edits.ts';
import type { Editor } from '../editor.ts';
import { boxesAround, snapReach } from '../snapping/surroundings.ts';
import { noSnap, snapMove } from '../snapping/snap.ts';
import type { Axis } from '../snapping/axis.ts';
import { carriedOver } from './carried-over.ts';
import type { Gesture, PointerAt } from './gesture.ts';

/** With shift along the one axis that the pointer went further on. */
function moveDelta(from: Point, to: Point, straight: boolean): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (!straight) return { x, y };
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

/** Drags all that is selected, with what lies in selected frames; with Alt copies of it. */
export function beginMove(editor: Editor, from: PointerAt): Gesture {
  const { store, preview } = editor;
  const { canvas, selection } = store.getState();
  const snapshot = takenAlong(canvas, selection);
  const box = boundsAround(snapshot);
  const around = boxesAround(editor, snapshot);
  let moved: CanvasNode[] = [];
  let by: Point = { x: 0, y: 0 };
  let copying = false;
  preview.show({ gesture: 'move' });
  return {
    update({ page, screen, shift, alt, free }) {
      const dragged = moveDelta(from.page, page, shift);
      const at = box && { ...box, x: box.x + dragged.x, y: box.y + dragged.y };
      const snap = at && !free ? snapMove(at, around, snapReach(editor), axesOf(dragged, shift)) : noSnap;
      const delta = { x: dragged.x + snap.by.x, y: dragged.y + snap.by.y };
      moved = snapshot.map((node) => ({ ...node, x: tidy(node.x + delta.x), y: tidy(node.y + delta.y) }));
      const text = `${signed(delta.x)}, ${signed(delta.y)}`;
      by = delta;
      copying = alt;
      // With Alt the originals stay where they are.
      const shown = alt ? { nodes: snapshot, copies: moved.map(asCopy) } : { nodes: moved, copies: null };
      preview.show({ ...shown, snap, hint: { text, x: screen.x, y: screen.y } });
    },
    complete() {
      const now = store.getState().canvas;
      if (copying) leaveCopies(editor, carriedOver(now, snapshot, snapshot), by);
      else store.commit({ put: intoFrames(now, carriedOver(now, snapshot, moved)) }, 'move');
      preview.clear();
    },
    cancel: () => preview.clear(),
  };
}

const asCopy = (node: CanvasNode): CanvasNode => ({ ...node, id: `copy of ${node.id}` });

function leaveCopies({ store }: Editor, originals: readonly CanvasNode[], by: Point): void {
  const { change, ids } = copyNodes(store.getState().canvas, originals, by, () => crypto.randomUUID());
  store.commit(change, 'duplicate');
  store.select(ids);
  rememberCopies(store, originals, ids);
}

/** A straight drag keeps to its line. */
function axesOf(dragged: Point, straight: boolean): Axis[] {
  if (!straight) return ['x', 'y'];
  return dragged.y === 0 ? ['x'] : ['y'];
}

// A true minus sign: it is as wide as a digit, so that the label does not jitter.
const signed = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(Math.round(value))}`;
