/** Puts things that lie about into rows and columns. */
import { defaultGap, type BoundingBox, type CanvasNode, type CanvasState } from '@easel/canvas';
import { shiftUnits, unitBox, unitsOf } from './units.ts';

interface Item {
  readonly unit: CanvasNode;
  readonly box: BoundingBox;
}

/**
 * A grid with as many rows as one sees now, read from the top left, which stays; the gap is the one that most rows and
 * columns have already. A tidy grid stays as it is.
 */
export function tidyUp(canvas: CanvasState, ids: Iterable<string>): CanvasNode[] {
  const items = unitsOf(canvas, ids).map((unit) => ({ unit, box: unitBox(unit) }));
  if (items.length < 2) return [];
  const rows = rowsOf(items);
  const width = Math.ceil(items.length / rows.length);
  const ordered = rows.flat();
  const columns = Array.from({ length: width }, (_, at) => ordered.filter((_item, place) => place % width === at));
  const lines = Array.from({ length: Math.ceil(items.length / width) }, (_, at) =>
    ordered.slice(at * width, (at + 1) * width),
  );
  const gap = gapOf(columns, lines);
  const lefts = startsOf(
    columns.map((column) => Math.max(...column.map(({ box }) => box.width))),
    Math.min(...items.map(({ box }) => box.x)),
    gap,
  );
  const tops = startsOf(
    lines.map((line) => Math.max(...line.map(({ box }) => box.height))),
    Math.min(...items.map(({ box }) => box.y)),
    gap,
  );
  return shiftUnits(
    canvas,
    ordered.map(({ unit }, at) => ({ unit, to: { x: lefts[at % width] ?? 0, y: tops[Math.floor(at / width)] ?? 0 } })),
  );
}

/** Rows from the top, each from the left: what begins above the middle of the first in a row belongs to it. */
function rowsOf(items: readonly Item[]): Item[][] {
  const rows: Item[][] = [];
  for (const item of items.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)) {
    const first = rows.at(-1)?.[0]?.box;
    const { y, height } = item.box;
    if (first && (y < first.y + first.height / 2 || y + height / 2 < first.y + first.height)) rows.at(-1)?.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x));
}

function gapOf(columns: readonly Item[][], lines: readonly Item[][]): number {
  const across = columns.map((column) => ({
    start: Math.min(...column.map(({ box }) => box.x)),
    end: Math.max(...column.map(({ box }) => box.x + box.width)),
  }));
  const down = lines.map((line) => ({
    start: Math.min(...line.map(({ box }) => box.y)),
    end: Math.max(...line.map(({ box }) => box.y + box.height)),
  }));
  const gaps = [across, down]
    .flatMap((spans) => spans.slice(1).map(({ start }, at) => Math.round(start - (spans[at]?.end ?? 0))))
    .filter((gap) => gap > 0)
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? defaultGap;
}

function startsOf(sizes: readonly number[], from: number, gap: number): number[] {
  let next = from;
  return sizes.map((size) => {
    const start = next;
    next += size + gap;
    return start;
  });
}
