import { initialViewport, stateOf, type CanvasNode, type CanvasState } from '@easel/canvas';
import fc from 'fast-check';

export function picture(id: string, part: Partial<CanvasNode> = {}): CanvasNode {
  return {
    id,
    type: 'image',
    x: 0,
    y: 0,
    width: 100,
    height: 80,
    order: `a${id.length}`,
    title: id,
    data: { url: `/api/files/${id}` },
    ...part,
  };
}

/** A frame that cuts off what reaches beyond it. */
export function clippingFrame(id: string, part: Partial<CanvasNode> = {}): CanvasNode {
  const box = { x: 0, y: 0, width: 100, height: 100 };
  const data = { name: id, clip: true, background: '#fff', ...part.data };
  return { id, type: 'frame', ...box, order: 'a0', ...part, data };
}

export function canvasOf(...nodes: CanvasNode[]): CanvasState {
  return stateOf({ viewport: initialViewport, nodes, connections: [] });
}

/** Edits that a person could make of a handful of nodes, in any order. */
export const anyEdits = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('put' as const),
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      x: fc.integer({ min: -500, max: 500 }),
    }),
    fc.record({ kind: fc.constant('remove' as const), id: fc.constantFrom('a', 'b', 'c', 'd') }),
  ),
  { minLength: 1, maxLength: 30 },
);
