/** The records of what a tool draws. */
import {
  boundsOf,
  compareOrder,
  hitsNode,
  normaliseNode,
  ordersAbove,
  sortByOrder,
  type CanvasChange,
  type CanvasNode,
  type CanvasState,
  type Point,
  type ShapeKind,
} from '@easel/canvas';
import { contains, type Box } from '../camera.ts';
import { readColour, contrastOf, type Rgba } from '../colour/colour.ts';
import { intoFrames, tidy } from '../edits.ts';
import { fractionsOf, type Ends } from './draw-box.ts';
import { polygonPoints } from './polygon.ts';

export interface Newness {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

const inks = { dark: '#1c1b19', light: '#edecea' } as const;
const plainFill = '#d3d1cd';

export function frameRecord({ id, at }: Newness, box: Box, name: string): CanvasNode {
  return record({ id, at }, 'frame', box, { name, background: '#ffffff', clip: true });
}

export function shapeRecord(newness: Newness, shape: ShapeKind, box: Box): CanvasNode {
  const data = { shape, fill: plainFill, stroke: 'transparent', strokeWidth: 0 };
  return record(newness, 'shape', box, shape === 'polygon' ? { ...data, points: polygonPoints(3) } : data);
}

export function lineRecord(
  newness: Newness,
  shape: 'line' | 'arrow',
  { start, end }: Ends,
  look: { readonly stroke: string; readonly strokeWidth: number },
): CanvasNode {
  const { box, points } = fractionsOf([start, end]);
  return record(newness, 'shape', box, { shape, fill: 'transparent', ...look, points });
}

export interface TextLook {
  readonly color: string;
  readonly fontSize: number;
}

export function textRecord(newness: Newness, box: Box, look: TextLook, autoWidth: boolean): CanvasNode {
  return record(newness, 'text', box, {
    text: '',
    fontFamily: 'Inter',
    fontWeight: 400,
    fontStyle: 'normal',
    align: 'left',
    lineHeight: 1.3,
    letterSpacing: 0,
    ...look,
    ...(autoWidth ? { autoWidth: true } : {}),
  });
}

function record({ id, at }: Newness, type: string, box: Box, data: CanvasNode['data'] & object): CanvasNode {
  return {
    id,
    type,
    x: tidy(box.x),
    y: tidy(box.y),
    width: tidy(box.width),
    height: tidy(box.height),
    meta: { source: 'user', createdAt: at },
    data,
  };
}

/** Puts a new node on top, into the frame that it is drawn in. A new frame takes in what lies wholly within it. */
export function placeNew(canvas: CanvasState, node: CanvasNode): Partial<CanvasChange> {
  const inside = node.type === 'frame' ? sortByOrder(takenIn(canvas, node)) : [];
  const orders = ordersAbove(canvas.nodes.values(), inside.length + 1);
  const [placed = node] = intoFrames(canvas, [{ ...node, parentId: null, order: orders[0] ?? '' }]);
  // Above the frame, or its ground would hide them.
  return {
    put: [placed, ...inside.map((other, at) => ({ ...other, parentId: node.id, order: orders[at + 1] ?? '' }))],
  };
}

function takenIn(canvas: CanvasState, frame: CanvasNode): CanvasNode[] {
  return [...canvas.nodes.values()].filter((node) => {
    const { parentId, kind, hidden, locked } = normaliseNode(node);
    const free = parentId === null && kind !== 'frame' && !hidden && !locked;
    return free && contains(frame, boundsOf(normaliseNode(node)));
  });
}

/** Dark or light, whichever can be read on what lies at a point; on the bare canvas `theme` decides. */
export function inkAt(canvas: CanvasState, found: Iterable<CanvasNode>, point: Point, theme: 'dark' | 'light'): string {
  let [top, ground]: [CanvasNode | null, Rgba | null] = [null, null];
  for (const node of found) {
    const reading = normaliseNode(node);
    if (reading.hidden || !hitsNode(reading, point) || !canvas.nodes.has(node.id)) continue;
    const colour =
      reading.kind === 'frame' ? reading.data.background : reading.kind === 'shape' ? reading.data.fill : 'transparent';
    const read = readColour(colour);
    if (!read || read.a < 0.5 || (top && compareOrder(top, node) > 0)) continue;
    [top, ground] = [node, read];
  }
  if (!ground) return theme === 'dark' ? inks.light : inks.dark;
  const [dark, light] = [readColour(inks.dark), readColour(inks.light)];
  return dark && light && contrastOf(light, ground) > contrastOf(dark, ground) ? inks.light : inks.dark;
}
