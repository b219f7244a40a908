/** What a drag on the canvas does. */
import type { ShapeKind } from '@easel/canvas';

export type Tool = 'select' | 'hand' | 'frame' | 'text' | 'connect' | ShapeKind;

/** In the order of their menu. */
export const shapeTools = ['rectangle', 'ellipse', 'polygon', 'line', 'arrow'] as const satisfies readonly ShapeKind[];

export function isShapeTool(tool: Tool): tool is ShapeKind {
  return shapeTools.some((kind) => kind === tool);
}

/** Two ends rather than a box. */
export function isLineTool(tool: Tool): tool is 'line' | 'arrow' {
  return tool === 'line' || tool === 'arrow';
}

/** Tools that change nothing: they are there for those who only look, too. */
export function onlyLooks(tool: Tool): boolean {
  return tool === 'select' || tool === 'hand';
}
