import { boundsOf, isGroup, normaliseNode, type CanvasNode } from '@easel/canvas';
import type { Box, Point } from '../camera.ts';
import { boundsAround, takenAlong, tidy } from '../edits.ts';
import type { Editor } from '../editor.ts';
import { noSnap, snapEdges } from '../snapping/snap.ts';
import { boxesAround, snapReach } from '../snapping/surroundings.ts';
import { refitText } from '../text/fit-text.ts';
import { carriedOver } from './carried-over.ts';
import type { Gesture, PointerAt } from './gesture.ts';
import { handleSigns, isCorner, resizeBox, scaleWithin, type Handle } from './resize-box.ts';

/** Sides never get shorter than this on screen, so that a handle can be caught again. */
const leastPixels = 8;

/** Drags a handle of the selection's box. One node keeps its rotation; several scale together. */
export function beginResize(editor: Editor, handle: Handle, from: PointerAt): Gesture {
  const { store, view, preview } = editor;
  const { canvas, selection } = store.getState();
  const chosen = [...selection].flatMap((id) => canvas.nodes.get(id) ?? []);
  // A group is what it holds: they scale together, even when it alone is selected.
  const alone = chosen.length === 1 && chosen[0] && !isGroup(chosen[0]) ? chosen[0] : undefined;
  // What lies in a frame stays where it is when the frame alone is resized.
  const snapshot = alone
    ? takenAlong(canvas, selection).filter(({ id }) => id === alone.id)
    : takenAlong(canvas, selection);
  const group = alone ?? boundsAround(snapshot);
  const rotation = alone ? normaliseNode(alone).rotation : 0;
  const keepsRatio = isCorner(handle) && (!alone || alone.type === 'image' || alone.type === 'text');
  const around = boxesAround(editor, snapshot);
  let resized: CanvasNode[] = [];
  preview.show({ gesture: 'resize' });
  return {
    update({ page, screen, shift, alt, free }) {
      if (!group) return;
      const dragged = { x: page.x - from.page.x, y: page.y - from.page.y };
      // Shift turns the habit round: it frees a picture's ratio and keeps that of a shape.
      const wishes = { keepRatio: keepsRatio !== shift, fromCentre: alt, least: leastPixels / view.camera.k };
      const reached = resizeBox(group, rotation, handle, dragged, wishes);
      // The edges of a turned box meet nothing that stands upright.
      const edges = edgesOf(handle, wishes.keepRatio, dragged);
      const snap = rotation === 0 && !free ? snapEdges(reached, edges, around, snapReach(editor)) : noSnap;
      const delta = { x: dragged.x + snap.by.x, y: dragged.y + snap.by.y };
      const box = resizeBox(group, rotation, handle, delta, wishes);
      resized = snapshot.map((node) => refitText(resizeNode(node, group, box, isCorner(handle)), isCorner(handle)));
      const text = `${Math.round(box.width)} × ${Math.round(box.height)}`;
      preview.show({ nodes: resized, snap, hint: { text, x: screen.x, y: screen.y } });
    },
    complete() {
      store.commit({ put: carriedOver(store.getState().canvas, snapshot, resized) }, 'resize');
      preview.clear();
    },
    cancel: () => preview.clear(),
  };
}

/** A node within a box that goes from `from` to `to`. Dragged by a corner, its letters and corners grow with it. */
function resizeNode(node: CanvasNode, from: Box, to: Box, byCorner: boolean): CanvasNode {
  const reading = normaliseNode(node);
  // A turned node in a group can't be stretched across its own axes: it keeps its ratio and its place in the group.
  const turned = reading.rotation % 180 !== 0 && from !== node;
  const box = turned ? scaleTurned(node, from, to) : scaleWithin(node, from, to);
  const placed = { ...node, x: tidy(box.x), y: tidy(box.y), width: tidy(box.width), height: tidy(box.height) };
  if (reading.kind !== 'text' || !byCorner) return placed;
  const fontSize = tidy(reading.data.fontSize * (box.height / Math.max(node.height, 1e-6)));
  return { ...placed, data: { ...node.data, fontSize } };
}

function scaleTurned(node: CanvasNode, from: Box, to: Box): Box {
  const bounds = scaleWithin(boundsOf(normaliseNode(node)), from, to);
  // On its side a node can be stretched after all: what is its width on the page is its own height.
  if (normaliseNode(node).rotation % 90 === 0) {
    const [x, y] = [bounds.x + (bounds.width - bounds.height) / 2, bounds.y + (bounds.height - bounds.width) / 2];
    return { x, y, width: bounds.height, height: bounds.width };
  }
  const scale = Math.sqrt((to.width / Math.max(from.width, 1e-6)) * (to.height / Math.max(from.height, 1e-6)));
  const [width, height] = [node.width * scale, node.height * scale];
  return { x: bounds.x + bounds.width / 2 - width / 2, y: bounds.y + bounds.height / 2 - height / 2, width, height };
}

/** The edges that a handle drags; where the ratio is kept one of them leads, and the other follows. */
function edgesOf(handle: Handle, keepsRatio: boolean, dragged: Point): Point {
  const sign = handleSigns(handle);
  if (!keepsRatio || !isCorner(handle)) return sign;
  return Math.abs(dragged.x) >= Math.abs(dragged.y) ? { x: sign.x, y: 0 } : { x: 0, y: sign.y };
}
