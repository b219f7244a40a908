/** Equal distances: a box stands as far from its neighbour as others stand from each other. */
import { middleOf, standBeside, type Axis, type Span } from './axis.ts';

/** A distance between two boxes, drawn with its length. */
export interface GapMark {
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
  /** Its place across the axis: the middle of where both boxes stand beside each other. */
  readonly across: number;
}

const touching = 0.02;

/**
 * How far a box has to go along an axis to stand at equal distances; `null` where nothing is near enough.
 * @param within page units
 */
export function nearestEqualGap(moved: Span, others: readonly Span[], within: number): number | null {
  const row = rowBeside(moved, others);
  let best: number | null = null;
  const take = (distance: number) => {
    if (Math.abs(distance) <= within && (best === null || Math.abs(distance) < Math.abs(best))) best = distance;
  };
  for (let index = 0; index < row.length; index += 1) {
    const [one, next] = [row[index]!, row[index + 1]];
    if (!next) break;
    const gap = next.start - one.end;
    const length = moved.end - moved.start;
    if (gap <= touching) continue;
    // After the pair, before it, and, where there is room, in the middle of it.
    take(next.end + gap - moved.start);
    take(one.start - gap - moved.end);
    if (gap > length) take((one.end + next.start) / 2 - middleOf(moved));
  }
  return best;
}

/** The distances that are equal to those beside the moved box as it stands now; none when they are alone. */
export function equalGapMarks(moved: Span, others: readonly Span[], axis: Axis): GapMark[] {
  const row = rowBeside(moved, others);
  const before = row.findLast(({ end }) => end <= moved.start + touching);
  const after = row.find(({ start }) => start >= moved.end - touching);
  const own = [before && mark(before, moved, axis), after && mark(moved, after, axis)].filter(
    (gap) => gap !== undefined,
  );
  const between = row.slice(1).map((next, index) => mark(row[index]!, next, axis));
  const lengths = own.map(lengthOf).filter((length) => length > touching);
  const equal = (gap: GapMark) => lengths.some((length) => Math.abs(length - lengthOf(gap)) < touching * 2);
  // A pair of neighbours with the moved box between them is no distance that can be seen.
  const seen = between.filter((gap) => equal(gap) && !(gap.from < moved.end && moved.start < gap.to));
  const both = own.length === 2 && Math.abs(lengthOf(own[0]!) - lengthOf(own[1]!)) < touching * 2;
  const shown = own.filter(
    (gap) => both || seen.some((other) => Math.abs(lengthOf(other) - lengthOf(gap)) < touching * 2),
  );
  return shown.length === 0 ? [] : [...shown, ...seen];
}

const lengthOf = ({ from, to }: GapMark) => to - from;

function mark(one: Span, next: Span, axis: Axis): GapMark {
  const across = (Math.max(one.near, next.near) + Math.min(one.far, next.far)) / 2;
  return { axis, from: one.end, to: next.start, across };
}

/** Boxes beside the moved one, in order, without those that overlap one before them: between these no distance is seen. */
function rowBeside(moved: Span, others: readonly Span[]): Span[] {
  const beside = others.filter((other) => standBeside(other, moved)).toSorted((a, b) => a.start - b.start);
  const row: Span[] = [];
  for (const span of beside) {
    const last = row.at(-1);
    if (!last || (span.start >= last.end - touching && standBeside(last, span))) row.push(span);
  }
  return row;
}
