/** A stroke needs a colour and a width to be seen: whoever chooses the one gets the other. */
import { normaliseNode, type CanvasNode, type ShapeData } from '@easel/canvas';
import { isSeen } from '../colour/colour.ts';

const usual = { stroke: '#1c1b19', strokeWidth: 2 } as const;

export function inStroke(node: CanvasNode, stroke: string): Partial<ShapeData> {
  const thin = readShape(node)?.strokeWidth === 0;
  return isSeen(stroke) && thin ? { stroke, strokeWidth: usual.strokeWidth } : { stroke };
}

export function inStrokeWidth(node: CanvasNode, strokeWidth: number): Partial<ShapeData> {
  const coloured = isSeen(readShape(node)?.stroke ?? 'none');
  return strokeWidth > 0 && !coloured ? { stroke: usual.stroke, strokeWidth } : { strokeWidth };
}

function readShape(node: CanvasNode): ShapeData | null {
  const reading = normaliseNode(node);
  return reading.kind === 'shape' ? reading.data : null;
}
