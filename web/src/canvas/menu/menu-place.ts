/** Where a context menu opens, and on what. */
import type { Point } from '../camera.ts';
import { boxToScreen } from '../camera.ts';
import { selectableAt } from '../arrange/groups.ts';
import { boundsAround } from '../edits.ts';
import { nodeAt } from '../far/hit-test.ts';
import type { MenuPlace } from '../modes.ts';
import type { CanvasSession } from '../session.ts';

/** By the keyboard: at the middle of what is selected, or where the keyboard is, else in the middle of the canvas. */
export function menuAtSelection(session: CanvasSession): MenuPlace {
  const { store, view } = session;
  const { selection, focused, canvas } = store.getState();
  const onNode = focused !== null && document.activeElement?.closest('[role="option"]') !== null;
  if (selection.size === 0 && onNode) store.select([selectableAt(canvas, selection, focused)]);
  const box = boundsAround([...store.getState().selection].flatMap((id) => canvas.nodes.get(id) ?? []));
  const host = document.querySelector('.canvas-host')?.getBoundingClientRect();
  const [left, top] = [host?.x ?? 0, host?.y ?? 0];
  if (!box) return { x: left + view.size.width / 2, y: top + view.size.height / 2, on: 'ground' };
  const screen = boxToScreen(view.camera, box);
  return {
    x: left + inside(screen.x + screen.width / 2, view.size.width),
    y: top + inside(screen.y + screen.height / 2, view.size.height),
    on: 'nodes',
  };
}

/** By a pointer: what lies there is selected, if it was not. */
export function menuAtPointer(session: CanvasSession, client: Point, page: Point): MenuPlace {
  const { store, view } = session;
  const { canvas, selection } = store.getState();
  const node = nodeAt(canvas, store.index, page, view.camera.k);
  if (!node) {
    store.select([]);
    return { ...client, on: 'ground' };
  }
  const unit = selectableAt(canvas, selection, node.id);
  if (!selection.has(unit)) store.select([unit]);
  store.focus(unit);
  return { ...client, on: 'nodes' };
}

const inside = (value: number, most: number) => Math.max(0, Math.min(value, most));
