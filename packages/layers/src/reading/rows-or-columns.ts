import type { FoundLine } from './read-line.ts';
import { heightOf, lengthOf, middleOf, pointIn, rotationOf, sharesIn } from './quad.ts';
import { hasHan } from './recognise.ts';

/** Characters of rows stand so much closer than those of columns where they are rows, in times of the columns' distance. */
const closer = 0.95;
/** Columns as short as this, among level lines alone, are rows of a title, one close below the other, however wide they are set. */
const shortest = 2;
/** A column that reaches so much farther down than another, in steps from one character to the next, has one more. */
const longer = 0.7;
/** Degrees that rows may lean. */
const level = 20;

/**
 * Han characters in columns are found as rows, too, where the columns stand close: the same characters twice, once out of order.
 * They run the way in which they stand closer.
 */
export function rowsOrColumns(lines: readonly FoundLine[]): FoundLine[] {
  const columns = lines.filter(({ vertical }) => vertical);
  const rows = lines.filter(
    ({ vertical, text, quad }) => !vertical && hasHan(text) && Math.abs(rotationOf(quad)) < level,
  );
  const dropped = new Set<FoundLine>();
  const seen = new Set<FoundLine>();
  for (const row of rows) {
    if (seen.has(row) || !columns.some((column) => crosses(row, column))) continue;
    const grid = [...gridOf(row, rows, columns)];
    for (const line of grid) seen.add(line);
    const [across, down] = [grid.filter(({ vertical }) => !vertical), grid.filter(({ vertical }) => vertical)];
    const areRows = !endsRight(down) && (isTitle(grid, lines) || meanPitch(across) < closer * meanPitch(down));
    for (const line of areRows ? down : across) dropped.add(line);
  }
  return lines.filter((line) => !dropped.has(line));
}

/** A last row that is short stands at the left or in the middle: what reaches down at the right alone is a first column. */
function endsRight(columns: readonly FoundLine[]): boolean {
  const [first, ...others] = columns.toSorted((a, b) => middleOf(b.quad).x - middleOf(a.quad).x);
  if (!first || others.length === 0) return false;
  const foot = (line: FoundLine) => pointIn(line.quad, 0.5, 1).y;
  return others.every((line) => foot(first) - foot(line) > longer * meanPitch([first]));
}

function isTitle(grid: readonly FoundLine[], lines: readonly FoundLine[]): boolean {
  const long = lines.filter(({ glyphs }) => glyphs.length > shortest);
  return !long.some(({ vertical }) => vertical) && long.some((line) => !grid.includes(line));
}

/** Whether two rows of Han characters, one below the other, are as close as the characters in them: they may be columns. */
export function mayBeColumns(lines: readonly FoundLine[]): boolean {
  const rows = lines.filter(
    ({ vertical, text, glyphs }) => !vertical && glyphs.length > 1 && [...text].every((sign) => hasHan(sign)),
  );
  return rows.some((above) =>
    rows.some((below) => {
      if (above.glyphs.length !== below.glyphs.length) return false;
      const [a, b] = [middleOf(above.quad), middleOf(below.quad)];
      const pitch = meanPitch([above, below]);
      return b.y > a.y && b.y - a.y <= pitch / closer && Math.abs(a.x - b.x) < 0.3 * pitch;
    }),
  );
}

/** The row with all columns that it crosses, the rows that those cross, and so on. */
function gridOf(row: FoundLine, rows: readonly FoundLine[], columns: readonly FoundLine[]): Set<FoundLine> {
  const grid = new Set([row]);
  for (const line of grid) {
    const others = line.vertical ? rows : columns;
    for (const other of others) if (line.vertical ? crosses(other, line) : crosses(line, other)) grid.add(other);
  }
  return grid;
}

/** Whether a character of the row stands in the column, of more than one; what lies beside a label is another line. */
function crosses(row: FoundLine, column: FoundLine): boolean {
  if (row.glyphs.length < 2) return false;
  return row.glyphs.some(({ place }) => {
    const { x, y } = sharesIn(column.quad, pointIn(row.quad, place, 0.5));
    return x > 0 && x < 1 && y > 0 && y < 1;
  });
}

/** From one character to the next, pixels. */
function meanPitch(lines: readonly FoundLine[]): number {
  const steps = lines.flatMap(({ glyphs, quad, vertical }) => {
    const places = glyphs.map(({ place }) => place);
    const span = (places.at(-1)! - places[0]!) * (vertical ? heightOf(quad) : lengthOf(quad));
    return places.length > 1 ? [span / (places.length - 1)] : [];
  });
  return steps.length > 0 ? steps.reduce((sum, step) => sum + step, 0) / steps.length : Infinity;
}
