import { CanvasError } from '../canvas-error.ts';
import type { BoundingBox, Point, Size } from '../geometry.ts';
import type { TldrawShape, TldrawStore } from './store.ts';

/** Where a shape's origin lies on its page, turned by `rotation` radians about that origin. */
export interface PagePosition extends Point {
  readonly rotation: number;
  readonly opacity: number;
  readonly locked: boolean;
}

// Positions and groups cost as much per shape as there are shapes around it.
const deepestNesting = 256;

/**
 * A child's coordinates are its parent's: positions add up from the page down, and so do opacity and the lock. A cycle
 * of parents is cut where it closes.
 */
export function positionOf(shape: TldrawShape, store: TldrawStore): PagePosition {
  const chain: TldrawShape[] = [];
  const seen = new Set<string>();
  for (let at: TldrawShape | undefined = shape; at && !seen.has(at.id); at = store.shapes.get(at.parentId)) {
    seen.add(at.id);
    chain.push(at);
    if (chain.length > deepestNesting)
      throw new CanvasError('too_deep', 'The tldraw snapshot nests shapes too deeply.');
  }
  const page: PagePosition = { x: 0, y: 0, rotation: 0, opacity: 1, locked: false };
  return chain.reduceRight((parent, child) => {
    const origin = toPage(parent, child);
    return {
      ...origin,
      rotation: parent.rotation + child.rotation,
      opacity: parent.opacity * child.opacity,
      locked: parent.locked || child.locked,
    };
  }, page);
}

/** A point in a shape's own coordinates, on its page. */
export function toPage(position: PagePosition, point: Point): Point {
  const cos = Math.cos(position.rotation);
  const sin = Math.sin(position.rotation);
  return { x: position.x + point.x * cos - point.y * sin, y: position.y + point.x * sin + point.y * cos };
}

/** Ours turn about the centre, theirs about the top left corner: the same picture has another top left corner here. */
export function boxOf(position: PagePosition, size: Size): BoundingBox & { readonly rotation: number } {
  const centre = toPage(position, { x: size.width / 2, y: size.height / 2 });
  return {
    x: tidy(centre.x - size.width / 2),
    y: tidy(centre.y - size.height / 2),
    width: tidy(size.width),
    height: tidy(size.height),
    rotation: tidy((position.rotation * 180) / Math.PI),
  };
}

/** Takes off the rounding errors of sines, far below what one can see. */
function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
