/** What takes files in: it reads them and finds where they go. It comes after the canvas, which nobody fills before they see it. */
import { freeArea, mostShown, type Box, type Point, type Size } from './camera.ts';
import type { Editor } from './editor.ts';
import { droppedAround, freeRow, isGrid, sizeOnCanvas } from './upload-places.ts';
import { middleOfView } from './view.ts';

export { createReader } from './upload-reader.ts';

export interface Places {
  readonly boxes: readonly Box[];
  /** They reach no further than where they were dropped. */
  readonly inSight: boolean;
}

/** Where pictures go that were dropped at a place; many are a grid, which comes into sight as it reaches further than that. */
export function placesAt(editor: Editor, known: readonly Size[], at: Point): Places {
  const nodes = [...editor.store.getState().canvas.nodes.values()];
  const boxes = droppedAround(at, known.map(sizeOnCanvas), { nodes, room: roomOf(editor) });
  return { boxes, inSight: !isGrid(boxes) };
}

/** Where pictures go that nobody dropped at a place. */
export function placesInSight(editor: Editor, known: readonly Size[], coming: readonly Box[]): Places {
  const { nodes } = editor.store.getState().canvas;
  const around = { nodes: nodes.values(), coming, room: roomOf(editor) };
  return { boxes: freeRow(middleOfView(editor), known.map(sizeOnCanvas), around), inSight: false };
}

const roomOf = ({ view }: Editor): Size => mostShown(freeArea(view.size, view.insets));
