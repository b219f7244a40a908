/** Alignment: an edge or the middle of a box meets an edge or the middle of another. */
import { middleOf, type Axis, type Span } from './axis.ts';

/** A line on the page where boxes meet, as long as they reach. */
export interface GuideLine {
  /** The axis on which its place is: a line at `x` stands upright. */
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const marksOf = (span: Span) => [span.start, middleOf(span), span.end];

/**
 * How far a box has to go along an axis so that one of `marks` meets another box; `null` where none is near enough.
 * @param marks places on the axis that may meet: edges and middle of what is moved, or the one edge that is dragged
 * @param within page units
 */
export function nearestMeeting(marks: readonly number[], others: readonly Span[], within: number): number | null {
  let best: number | null = null;
  for (const other of others) {
    for (const target of marksOf(other)) {
      for (const mark of marks) {
        const distance = target - mark;
        if (Math.abs(distance) <= within && (best === null || Math.abs(distance) < Math.abs(best))) best = distance;
      }
    }
  }
  return best;
}

/** Every line on which the moved box, standing where it does now, meets others. */
export function meetingLines(marks: readonly number[], moved: Span, others: readonly Span[], axis: Axis): GuideLine[] {
  const lines = new Map<number, GuideLine>();
  for (const other of others) {
    for (const target of marksOf(other)) {
      if (!marks.some((mark) => Math.abs(mark - target) < touching)) continue;
      const at = Math.round(target * 100) / 100;
      const known = lines.get(at);
      const from = Math.min(known?.from ?? moved.near, moved.near, other.near);
      const to = Math.max(known?.to ?? moved.far, moved.far, other.far);
      lines.set(at, { axis, at, from, to });
    }
  }
  return [...lines.values()];
}

/** Records are kept to a hundredth of a page unit: closer than this is the same place. */
const touching = 0.02;
