/** Aligning and spacing: a document and ids in, moved nodes out. Done twice it changes nothing the second time. */
import { ancestorsOf, isGroup, unionOf, type BoundingBox, type CanvasNode, type CanvasState } from '@easel/canvas';
import { shiftUnits, unitBox, unitsOf, type Shift } from './units.ts';

export const sides = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Side = (typeof sides)[number];
export type Direction = 'across' | 'down';

/** Several meet at a side of the box around them; one alone at that of the frame it lies in. */
export function alignNodes(canvas: CanvasState, ids: Iterable<string>, side: Side): CanvasNode[] {
  const units = unitsOf(canvas, ids);
  const target = alignTarget(canvas, units);
  if (!target) return [];
  return shiftUnits(
    canvas,
    units.map((unit) => ({ unit, to: placeAt(unitBox(unit), target, side) })),
  );
}

/** Whether there is anything to align `ids` with. */
export function canAlign(canvas: CanvasState, ids: Iterable<string>): boolean {
  return alignTarget(canvas, unitsOf(canvas, ids)) !== null;
}

function alignTarget(canvas: CanvasState, units: readonly CanvasNode[]): BoundingBox | null {
  const [first] = units;
  if (!first) return null;
  if (units.length > 1) return unionOf(units.map(unitBox));
  const frame = ancestorsOf(canvas, first.id).find((node) => node.type === 'frame' && !isGroup(node));
  return frame ? unitBox(frame) : null;
}

function placeAt(box: BoundingBox, target: BoundingBox, side: Side): Shift['to'] {
  switch (side) {
    case 'left':
      return { x: target.x };
    case 'centre':
      return { x: target.x + (target.width - box.width) / 2 };
    case 'right':
      return { x: target.x + target.width - box.width };
    case 'top':
      return { y: target.y };
    case 'middle':
      return { y: target.y + (target.height - box.height) / 2 };
    default:
      return { y: target.y + target.height - box.height };
  }
}

/** Three at least have something between them that can be made equal. */
export const leastSpread = 3;

/**
 * Makes the gaps between three or more equal; the outer edges stay. Where they are too large for gaps, their middles
 * come to stand at equal distances instead.
 */
export function spreadNodes(canvas: CanvasState, ids: Iterable<string>, direction: Direction): CanvasNode[] {
  const spans = unitsOf(canvas, ids).map((unit) => ({ unit, ...spanOf(unitBox(unit), direction) }));
  spans.sort((a, b) => a.start + a.size / 2 - (b.start + b.size / 2) || a.start - b.start);
  if (spans.length < leastSpread) return [];
  const [start, end] = [
    Math.min(...spans.map((span) => span.start)),
    Math.max(...spans.map((span) => span.start + span.size)),
  ];
  const gap = (end - start - spans.reduce((sum, { size }) => sum + size, 0)) / (spans.length - 1);
  const places = gap >= 0 ? byGaps(spans, start, gap) : byMiddles(spans);
  return shiftUnits(
    canvas,
    spans.map(({ unit }, at) => ({ unit, to: { [direction === 'across' ? 'x' : 'y']: places[at] } })),
  );
}

interface Span {
  readonly start: number;
  readonly size: number;
}

const spanOf = (box: BoundingBox, direction: Direction): Span =>
  direction === 'across' ? { start: box.x, size: box.width } : { start: box.y, size: box.height };

function byGaps(spans: readonly Span[], start: number, gap: number): number[] {
  let next = start;
  return spans.map(({ size }) => {
    const place = next;
    next += size + gap;
    return place;
  });
}

function byMiddles(spans: readonly Span[]): number[] {
  const middles = spans.map(({ start, size }) => start + size / 2);
  const [first = 0, last = 0] = [middles[0], middles.at(-1)];
  const step = (last - first) / (spans.length - 1);
  return spans.map(({ size }, at) => first + step * at - size / 2);
}
