/** How large dropped pictures stand on the canvas, and where. */
import { boundsOf, findFreeSpace, intersects, normaliseNode, unionOf, type CanvasNode } from '@easel/canvas';
import type { Box, Point, Size } from './camera.ts';

/** The longer side of a picture on the canvas, at most; the file itself keeps all its pixels. */
const longestSide = 1024;
const gap = 40;

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
 * The same for pictures that nobody dropped at a place: about the middle of what is seen where nothing stands there, else beside
 * what does. In a frame they go into its middle. `coming`: where others will stand that are on their way.
 */
export function freeRow(
  middle: Point,
  sizes: readonly Size[],
  nodes: Iterable<CanvasNode>,
  coming: readonly Box[],
): Box[] {
  const row = rowAround(middle, sizes);
  const wanted = unionOf(row);
  const shown = [...nodes].map((node) => normaliseNode(node)).filter(({ hidden }) => !hidden);
  const point = { ...middle, width: 0, height: 0 };
  if (!wanted || shown.some((node) => node.kind === 'frame' && intersects(boundsOf(node), point))) return row;
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
