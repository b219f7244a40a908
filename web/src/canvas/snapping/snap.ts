/** Where a dragged box comes to rest: on the lines and at the distances of what stands around it. */
import type { BoundingBox, Point } from '@easel/canvas';
import { middleOf, shiftSpan, spanOf, type Axis, type Span } from './axis.ts';
import { meetingLines, nearestMeeting, type GuideLine } from './edges.ts';
import { equalGapMarks, nearestEqualGap, type GapMark } from './gaps.ts';

export interface Snap {
  /** What the box moves further by, in page units. */
  readonly by: Point;
  readonly lines: readonly GuideLine[];
  readonly gaps: readonly GapMark[];
}

export const noSnap: Snap = { by: { x: 0, y: 0 }, lines: [], gaps: [] };

interface AxisSnap {
  readonly by: number;
  readonly lines: GuideLine[];
  readonly gaps: GapMark[];
}

const marksOf = (span: Span) => [span.start, middleOf(span), span.end];

/**
 * A box that is moved as a whole.
 * @param within how near is near enough, in page units
 * @param axes those on which it may move; a straight drag keeps to one
 */
export function snapMove(
  box: BoundingBox,
  others: readonly BoundingBox[],
  within: number,
  axes: readonly Axis[] = ['x', 'y'],
): Snap {
  const across = axes.includes('x') ? moveAlong(box, others, within, 'x') : still;
  // Down is judged where the box will stand across: what is beside it may be another then.
  const moved = { ...box, x: box.x + across.by };
  const down = axes.includes('y') ? moveAlong(moved, others, within, 'y') : still;
  return {
    by: { x: across.by, y: down.by },
    lines: [...across.lines, ...down.lines],
    gaps: [...across.gaps, ...down.gaps],
  };
}

const still: AxisSnap = { by: 0, lines: [], gaps: [] };

function moveAlong(box: BoundingBox, others: readonly BoundingBox[], within: number, axis: Axis): AxisSnap {
  const moved = spanOf(box, axis);
  const spans = others.map((other) => spanOf(other, axis));
  const meeting = nearestMeeting(marksOf(moved), spans, within);
  const gap = nearestEqualGap(moved, spans, within);
  const by = nearer(meeting, gap);
  if (by === null) return still;
  const stood = shiftSpan(moved, by);
  return {
    by,
    lines: meetingLines(marksOf(stood), stood, spans, axis),
    gaps: equalGapMarks(stood, spans, axis),
  };
}

function nearer(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.abs(other) < Math.abs(one) ? other : one;
}

/**
 * One or two edges of a box that are dragged.
 * @param edges -1 the left or upper edge, 1 the right or lower one, 0 none, per axis
 */
export function snapEdges(box: BoundingBox, edges: Point, others: readonly BoundingBox[], within: number): Snap {
  const along = (axis: Axis): AxisSnap => {
    if (edges[axis] === 0) return still;
    const span = spanOf(box, axis);
    const spans = others.map((other) => spanOf(other, axis));
    const mark = edges[axis] < 0 ? span.start : span.end;
    const by = nearestMeeting([mark], spans, within);
    return by === null ? still : { by, lines: meetingLines([mark + by], span, spans, axis), gaps: [] };
  };
  const [across, down] = [along('x'), along('y')];
  return { by: { x: across.by, y: down.by }, lines: [...across.lines, ...down.lines], gaps: [] };
}
