import { ancestorsOf, type CanvasNode, type CanvasState } from '@easel/canvas';

/** What keeps a node where it is: itself or something that it lies in; undefined when it is free. */
export function lockOn(canvas: CanvasState, id: string): CanvasNode | undefined {
  const node = canvas.nodes.get(id);
  return [...(node ? [node] : []), ...ancestorsOf(canvas, id)].find(({ locked }) => locked === true);
}
