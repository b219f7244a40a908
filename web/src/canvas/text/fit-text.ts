/** The box that a text needs: as high as its lines, and as wide where its width follows the words. */
import { normaliseNode, type CanvasNode, type NormalisedNode } from '@easel/canvas';
import type { Size } from '../camera.ts';
import { tidy } from '../edits.ts';
import { rotateVector } from '../gestures/resize-box.ts';
import { textStyle } from './text-style.ts';

export type TextReading = Extract<NormalisedNode, { kind: 'text' }>;

export function readText(node: CanvasNode): TextReading | null {
  const reading = normaliseNode(node);
  return reading.kind === 'text' ? reading : null;
}

/** Measured by the browser in an element that nobody sees, since only it knows how its lines break. */
export function measureText({ data, width }: TextReading): Size {
  const element = document.createElement('div');
  element.className = 'canvas-measure';
  Object.assign(element.style, textStyle(data), { lineHeight: String(data.lineHeight) });
  if (!data.autoWidth) element.style.width = `${width}px`;
  // A last line without letters has no height of its own.
  element.textContent = data.text === '' || data.text.endsWith('\n') ? `${data.text}\u200b` : data.text;
  document.body.append(element);
  const { width: wide, height } = element.getBoundingClientRect();
  element.remove();
  return { width: data.autoWidth ? Math.ceil(wide) : width, height };
}

/** The node in the box that its text needs. The side that its lines begin at stays where it is. */
export function fitText(node: CanvasNode, measure: (reading: TextReading) => Size = measureText): CanvasNode {
  const reading = readText(node);
  if (!reading) return node;
  const size = measure(reading);
  const anchor = reading.data.align === 'center' ? 0 : reading.data.align === 'right' ? 1 : -1;
  return resizeFrom(node, reading, { width: tidy(size.width), height: tidy(size.height) }, anchor);
}

/** A text whose box was dragged: by a side its lines break anew, by a corner it stays as wide as its words. */
export function refitText(node: CanvasNode, byCorner: boolean): CanvasNode {
  const reading = readText(node);
  if (!reading) return node;
  if (!byCorner) return fitText({ ...node, data: { ...node.data, autoWidth: false } });
  return reading.data.autoWidth ? fitText(node) : node;
}

/** Another size for a node that may be turned; `anchor` is the part of its upper edge that must not move, -1 to 1. */
function resizeFrom(node: CanvasNode, { rotation }: TextReading, { width, height }: Size, anchor: number): CanvasNode {
  const before = rotateVector({ x: (anchor * node.width) / 2, y: -node.height / 2 }, rotation);
  const after = rotateVector({ x: (anchor * width) / 2, y: -height / 2 }, rotation);
  const x = node.x + node.width / 2 + before.x - after.x - width / 2;
  const y = node.y + node.height / 2 + before.y - after.y - height / 2;
  return { ...node, x: tidy(x), y: tidy(y), width, height };
}
