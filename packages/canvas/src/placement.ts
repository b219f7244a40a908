import { type BoundingBox, distanceBetween, type Point, type Size, unionOf } from './geometry.ts';

export type Direction = 'right' | 'below' | 'left' | 'above';

/** Page units between a placed thing and everything around it. */
export const defaultGap = 40;
const picturesPerRow = 4;

/** How many rows (or columns) beside the first one are searched for a hole. */
const neighbouringLanes = 3;

export interface FreeSpaceRequest {
  /** What must not be covered; rotated nodes by their bounds. */
  readonly obstacles: readonly BoundingBox[];
  readonly size: Size;
  /** What the new thing belongs to; null puts it beside everything there is. */
  readonly near: BoundingBox | null;
  readonly gap?: number;
  /** The side to prefer; default right, then below. */
  readonly direction?: Direction;
}

/**
 * The top left corner of a place of this size that keeps the gap to every obstacle, as near to `near` as can be: beside
 * it if that is free, else on the next side, else further along. Always finds one, in time n log n.
 */
export function findFreeSpace(request: FreeSpaceRequest): Point {
  const { size, gap = defaultGap, direction = 'right' } = request;
  const obstacles = request.obstacles.filter(isFinite);
  const near = request.near && isFinite(request.near) ? request.near : unionOf(obstacles);
  if (!near) return { x: 0, y: 0 };
  let best: { place: Point; cost: number } | undefined;
  for (const lane of lanesAround(near, size, gap, direction)) {
    const place = slide(lane, obstacles, size, gap);
    // A place on a side that comes later must be clearly nearer to be taken.
    const reluctance = (lane.rank * Math.min(size.width, size.height)) / 2 + lane.offset;
    const cost = distanceBetween({ ...place, ...size }, near) + reluctance;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? { x: near.x + near.width + gap, y: near.y };
}

export interface RowRequest {
  readonly obstacles: readonly BoundingBox[];
  readonly sizes: readonly Size[];
  readonly near: BoundingBox | null;
  readonly gap?: number;
}

/**
 * Top left corners for several pictures that belong together: one row with aligned tops, several rows of about equal
 * count for more than four. They overlap neither each other nor any obstacle.
 */
export function placeRow(request: RowRequest): Point[] {
  const { obstacles, sizes, near, gap = defaultGap } = request;
  if (sizes.length === 0) return [];
  const rows = Math.ceil(sizes.length / picturesPerRow);
  const perRow = Math.ceil(sizes.length / rows);
  const offsets: Point[] = [];
  let block: Size = { width: 0, height: 0 };
  for (let start = 0; start < sizes.length; start += perRow) {
    const y = start === 0 ? 0 : block.height + gap;
    let x = 0;
    for (const size of sizes.slice(start, start + perRow)) {
      offsets.push({ x, y });
      block = { width: Math.max(block.width, x + size.width), height: Math.max(block.height, y + size.height) };
      x += size.width + gap;
    }
  }
  const origin = findFreeSpace({ obstacles, size: block, near, gap });
  return offsets.map((offset) => ({ x: origin.x + offset.x, y: origin.y + offset.y }));
}

/** A line along which a place slides away from `near` until it is free. */
interface Lane {
  readonly start: Point;
  readonly direction: Direction;
  /** 0 for the preferred side. */
  readonly rank: number;
  /** How far aside of the aligned position. */
  readonly offset: number;
}

const clockwise: readonly Direction[] = ['right', 'below', 'left', 'above'];

function lanesAround(near: BoundingBox, size: Size, gap: number, preferred: Direction): Lane[] {
  const sides = [preferred, ...(['right', 'below'] as const).filter((side) => side !== preferred)];
  return sides.flatMap((direction, rank) => {
    const sideways = clockwise.indexOf(direction) % 2 === 0;
    const step = (sideways ? size.height : size.width) + gap;
    return Array.from({ length: neighbouringLanes + 1 }, (_, index): Lane => {
      const aside = index * step;
      return { start: startOf(near, size, gap, direction, aside), direction, rank, offset: aside };
    });
  });
}

function startOf(near: BoundingBox, size: Size, gap: number, direction: Direction, aside: number): Point {
  if (direction === 'right') return { x: near.x + near.width + gap, y: near.y + aside };
  if (direction === 'left') return { x: near.x - gap - size.width, y: near.y + aside };
  if (direction === 'below') return { x: near.x + aside, y: near.y + near.height + gap };
  return { x: near.x + aside, y: near.y - gap - size.height };
}

/** Moves along the lane past each obstacle in the way. Sorting makes one sweep enough, however many there are. */
function slide(lane: Lane, obstacles: readonly BoundingBox[], size: Size, gap: number): Point {
  const sideways = lane.direction === 'right' || lane.direction === 'left';
  const sign = lane.direction === 'right' || lane.direction === 'below' ? 1 : -1;
  const length = sideways ? size.width : size.height;
  const breadth = sideways ? size.height : size.width;
  const across = sideways ? lane.start.y : lane.start.x;
  // Seen along the lane every obstacle is an interval; backwards lanes are mirrored into forward ones.
  const intervals: { from: number; to: number }[] = [];
  for (const box of obstacles) {
    const [low, extent] = sideways ? [box.y, box.height] : [box.x, box.width];
    if (low >= across + breadth + gap || low + extent <= across - gap) continue;
    const [near, depth] = sideways ? [box.x, box.width] : [box.y, box.height];
    intervals.push(sign > 0 ? { from: near, to: near + depth } : { from: -near - depth, to: -near });
  }
  intervals.sort((a, b) => a.from - b.from);
  const along = sideways ? lane.start.x : lane.start.y;
  let at = sign > 0 ? along : -along - length;
  for (const interval of intervals) {
    if (interval.to + gap <= at) continue;
    if (interval.from - gap >= at + length) break;
    at = interval.to + gap;
  }
  const free = sign > 0 ? at : -at - length;
  return sideways ? { x: free, y: across } : { x: across, y: free };
}

function isFinite(box: BoundingBox): boolean {
  return [box.x, box.y, box.width, box.height].every((part) => Number.isFinite(part));
}
