/** How large dropped pictures stand on the canvas, and where. */
import {
  boundsOf,
  findFreeSpace,
  intersects,
  normaliseNode,
  sortByOrder,
  unionOf,
  type CanvasNode,
  type NormalisedNode,
} from '@easel/canvas';
import type { Box, Point, Size } from './camera.ts';

/** The longer side of a picture on the canvas, at most; the file itself keeps all its pixels. */
const longestSide = 1024;
const gap = 40;
/** Of their own size: what would be smaller in a frame stands beside it. */
const smallestShare = 0.15;

export function sizeOnCanvas({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** So many stand in one row; more than these could not be seen together. */
const mostInRow = 4;
/** How much wider than high many of them stand, as the screen is that they are seen on. */
const gridRatio = 1.5;

/**
 * Boxes side by side, tops aligned; many in rows below each other. The whole is centred on `at`, and all of it smaller where
 * it would take more than `room`, which is as much as the window can show.
 */
export function gridAround(at: Point, sizes: readonly Size[], room: Size = anyRoom): Box[] {
  const boxes = fullGrid(at, sizes);
  const whole = unionOf(boxes);
  const share = whole ? Math.min(1, room.width / whole.width, room.height / whole.height) : 1;
  if (share === 1) return boxes;
  return boxes.map(({ x, y, width, height }) => ({
    x: at.x + (x - at.x) * share,
    y: at.y + (y - at.y) * share,
    width: width * share,
    height: height * share,
  }));
}

const anyRoom: Size = { width: Infinity, height: Infinity };

function fullGrid(at: Point, sizes: readonly Size[]): Box[] {
  const rows = inRows(sizes);
  const widths = rows.map((row) => row.reduce((sum, { width }) => sum + width + gap, -gap));
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const start = Math.round(at.x - Math.max(0, ...widths) / 2);
  let top = Math.round(at.y - heights.reduce((sum, height) => sum + height + gap, -gap) / 2);
  return rows.flatMap((row, index) => {
    let left = start;
    const y = top;
    top += heights[index]! + gap;
    return row.map((size) => {
      const box = { x: left, y, ...size };
      left += size.width + gap;
      return box;
    });
  });
}

/** In their order, rows about as wide as each other. Many are no higher than half of them are, so that rows are even. */
function inRows(sizes: readonly Size[]): Size[][] {
  if (sizes.length <= mostInRow) return sizes.length > 0 ? [[...sizes]] : [];
  const rowHeight = sizes.map(({ height }) => height).toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]!;
  const even = sizes.map(({ width, height }) => {
    const scale = Math.min(1, rowHeight / height);
    return { width: Math.max(1, Math.round(width * scale)), height: Math.round(height * scale) };
  });
  const total = even.reduce((sum, { width }) => sum + width + gap, 0);
  const rowWidth = total / Math.max(1, Math.round(Math.sqrt(total / (rowHeight + gap) / gridRatio)));
  let left = 0;
  const rowOf = new Map<Size, number>();
  for (const size of even) {
    rowOf.set(size, Math.floor((left + size.width / 2) / rowWidth));
    left += size.width + gap;
  }
  return [...Map.groupBy(even, (size) => rowOf.get(size)).values()];
}

/** Whether they stand in more than a row. */
export function isGrid(places: readonly Box[]): boolean {
  return places.length > mostInRow;
}

/**
 * The same for pictures that were dropped there. On a frame that cuts off what reaches beyond it they are made to lie whole
 * within it, or beside it where they would be crumbs in it.
 */
export function droppedAround(
  at: Point,
  sizes: readonly Size[],
  { nodes, room }: { readonly nodes: readonly CanvasNode[]; readonly room?: Size },
): Box[] {
  const places = gridAround(at, sizes, room);
  const wanted = unionOf(places);
  const frame = sortByOrder(nodes)
    .map((node) => normaliseNode(node))
    .findLast((node) => isFrameAt(node, at));
  if (!wanted || frame?.kind !== 'frame' || !frame.data.clip || liesWithin(wanted, boundsOf(frame))) return places;
  const within = boundsOf(frame);
  const share = Math.min(1, within.width / wanted.width, within.height / wanted.height);
  if (share < smallestShare) return besideAll(places, nodes, []);
  const [width, height] = [wanted.width * share, wanted.height * share];
  const x = clamp(at.x - width / 2, within.x, within.x + within.width - width);
  const y = clamp(at.y - height / 2, within.y, within.y + within.height - height);
  return places.map((one) => ({
    x: x + (one.x - wanted.x) * share,
    y: y + (one.y - wanted.y) * share,
    width: one.width * share,
    height: one.height * share,
  }));
}

/**
 * The same for pictures that nobody dropped at a place: about the middle of what is seen where nothing stands there, else beside
 * what does. In a frame that holds them they go into its middle, but never among the elements of a picture that was taken
 * apart. `coming`: where others will stand that are on their way.
 */
export function freeRow(
  middle: Point,
  sizes: readonly Size[],
  {
    nodes,
    coming,
    room,
  }: { readonly nodes: Iterable<CanvasNode>; readonly coming: readonly Box[]; readonly room?: Size },
): Box[] {
  const row = gridAround(middle, sizes, room);
  const wanted = unionOf(row);
  const all = [...nodes];
  if (!wanted) return row;
  const takes = (node: CanvasNode) =>
    isFrameAt(normaliseNode(node), middle) &&
    node.meta?.source !== 'generator' &&
    liesWithin(wanted, boundsOf(normaliseNode(node)));
  return all.some(takes) ? row : besideAll(row, all, coming);
}

const isFrameAt = (node: NormalisedNode, { x, y }: Point): boolean =>
  node.kind === 'frame' &&
  !node.data.group &&
  !node.hidden &&
  liesWithin({ x, y, width: 0, height: 0 }, boundsOf(node));

const liesWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** As it is where nothing stands, else near it. */
function besideAll(row: Box[], nodes: readonly CanvasNode[], coming: readonly Box[]): Box[] {
  const wanted = unionOf(row)!;
  const shown = nodes.map((node) => normaliseNode(node)).filter(({ hidden }) => !hidden);
  const obstacles = [...shown.map((node) => boundsOf(node)), ...coming];
  const near = unionOf(obstacles.filter((box) => intersects(box, wanted)));
  if (!near) return row;
  const { x, y } = findFreeSpace({ obstacles, size: wanted, near });
  return row.map((box) => ({ ...box, x: Math.round(box.x + x - wanted.x), y: Math.round(box.y + y - wanted.y) }));
}
