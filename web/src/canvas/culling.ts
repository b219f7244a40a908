/** Which nodes to draw: those in sight and a little around, never more than the browser moves smoothly. */
import {
  boundsOf,
  centreOf,
  intersects,
  normaliseNode,
  sortByOrder,
  type BoundingBox,
  type CanvasNode,
  type Point,
} from '@easel/canvas';
import { contains, visibleBox, type Box, type Camera, type Size } from './camera.ts';
import type { SpatialIndex } from './spatial-index.ts';

/** On each side, as a part of the window: so much can be panned before anything must be drawn anew. */
const overscan = 0.25;
/** A picture is two elements; with connections and the selection that stays below 1,500. */
export const mostNodes = 600;

export interface Culled {
  /** The part of the page that `nodes` covers. */
  readonly box: Box;
  /** The zoom at which it was chosen. */
  readonly k: number;
  /** Bottom first. */
  readonly nodes: readonly CanvasNode[];
  /** The smallest ones, when there were too many: drawn as plain boxes. */
  readonly rest: readonly BoundingBox[];
}

export function cull(index: SpatialIndex, camera: Camera, size: Size): Culled {
  const wide = visibleBox(camera, size, overscan);
  const around = shownIn(index, wide);
  if (around.length <= mostNodes) return { box: wide, k: camera.k, nodes: sortByOrder(around), rest: [] };
  // In a crowd what lies outside the window gives way first, then what is smallest, then what is far from the middle.
  const seen = visibleBox(camera, size);
  const middle = centreOf(seen);
  const ranked = around
    .map((node) => {
      const bounds = boundsOf(normaliseNode(node));
      const outside = intersects(bounds, seen) ? 0 : 1;
      return { node, bounds, outside, area: bounds.width * bounds.height, far: distance(centreOf(bounds), middle) };
    })
    .sort((a, b) => a.outside - b.outside || b.area - a.area || a.far - b.far);
  return {
    box: wide,
    k: camera.k,
    nodes: sortByOrder(ranked.slice(0, mostNodes).map(({ node }) => node)),
    rest: ranked.slice(mostNodes).map(({ bounds }) => bounds),
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether the camera has left what was culled for, or come so near that far fewer nodes would do. */
export function isStale(culled: Culled, camera: Camera, size: Size): boolean {
  return !contains(culled.box, visibleBox(camera, size)) || camera.k / culled.k > 2.2;
}

function shownIn(index: SpatialIndex, box: Box): CanvasNode[] {
  return index.search(box).filter((node) => !normaliseNode(node).hidden);
}
