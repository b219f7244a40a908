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

/** Boxes side by side, tops aligned, the whole row centred on `at`. */
export function rowAround(at: Point, sizes: readonly Size[]): Box[] {
  const total = sizes.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(0, sizes.length - 1);
  const tallest = Math.max(0, ...sizes.map(({ height }) => height));
  const top = Math.round(at.y - tallest / 2);
  let left = Math.round(at.x - total / 2);
  return sizes.map((size) => {
    const box = { x: left, y: top, ...size };
    left += size.width + gap;
    return box;
  });
}

/**
 * The same for pictures that were dropped there. On a frame that cuts off what reaches beyond it they are made to lie whole
 * within it, or beside it where they would be crumbs in it.
 */
export function droppedRow(at: Point, sizes: readonly Size[], nodes: readonly CanvasNode[]): Box[] {
  const row = rowAround(at, sizes);
  const wanted = unionOf(row);
  const frame = sortByOrder(nodes)
    .map((node) => normaliseNode(node))
    .findLast((node) => isFrameAt(node, at));
  if (!wanted || frame?.kind !== 'frame' || !frame.data.clip || liesWithin(wanted, boundsOf(frame))) return row;
  const frameBox = boundsOf(frame);
  const gaps = gap * (sizes.length - 1);
  const share = Math.min(1, (frameBox.width - gaps) / (wanted.width - gaps), frameBox.height / wanted.height);
  if (share < smallestShare) return besideAll(row, nodes, []);
  const smaller = sizes.map(({ width, height }) => ({ width: width * share, height: height * share }));
  const [fitted, box] = [rowAround(at, smaller), unionOf(rowAround(at, smaller))!];
  const x = clamp(box.x, frameBox.x, frameBox.x + frameBox.width - box.width) - box.x;
  const y = clamp(box.y, frameBox.y, frameBox.y + frameBox.height - box.height) - box.y;
  return fitted.map((one) => ({ ...one, x: one.x + x, y: one.y + y }));
}

/**
 * The same for pictures that nobody dropped at a place: about the middle of what is seen where nothing stands there, else beside
 * what does. In a frame that holds them they go into its middle, but never among the elements of a picture that was taken
 * apart. `coming`: where others will stand that are on their way.
 */
export function freeRow(
  middle: Point,
  sizes: readonly Size[],
  nodes: Iterable<CanvasNode>,
  coming: readonly Box[],
): Box[] {
  const row = rowAround(middle, sizes);
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

/** A picture's own size in pixels and an address to show it by; null if the browser can't read it. */
export async function readPicture(file: Blob): Promise<{ size: Size; url: string } | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(url);
    return null;
  }
  // An SVG may state no size of its own; browsers then take 300 by 150, or nothing.
  return { url, size: { width: image.naturalWidth || 512, height: image.naturalHeight || 512 } };
}
