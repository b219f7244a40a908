/** Empty cells of one size and colour in rows and columns are one drawing: the days of a calendar, a board. */
import { joinMasks } from '../areas/mask.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { alike, carriesWord, isPicture, joinPixels, leafOf, type Thing } from './thing.ts';

/** So many cells lie in so many rows and columns at least and fill so much of them (share); others hide some or lie in their place. */
const grid = { cells: 12, lines: 3, filled: 0.5 };
/** They differ so little in colour (levels), size and place in their row or column (shares of a cell's side). */
const same = { levels: 8, size: 0.06, place: 0.1 };

/** What lies side by side, the cells of each grid as one thing, with what lies on some of them. */
export function uniteCells(things: Thing[], surfaces: Surfaces): Thing[] {
  const open = things.filter((thing) => isEmpty(thing, surfaces));
  let list = things;
  while (open.length >= grid.cells) {
    const first = open[0]!;
    const cells = open.filter((thing) => areCells(first, thing));
    for (const cell of cells) open.splice(open.indexOf(cell), 1);
    if (!isGrid(cells)) continue;
    const marked = list.filter((thing) => thing.shape && thing.children.length && areCells(first, thing));
    const members = [...cells, ...marked];
    const mask = joinMasks(...members.map((cell) => cell.mask));
    const cast = members.flatMap((cell) => cell.cast);
    const children = marked.flatMap((cell) => cell.children);
    const leaf = leafOf(surfaces, joinPixels(...members.map(({ own }) => own)));
    list = [
      ...list.filter((thing) => !members.includes(thing)),
      { ...leaf, mask, cast, children, certain: true, whole: true },
    ];
  }
  return list;
}

const isEmpty = (thing: Thing, surfaces: Surfaces): boolean =>
  thing.shape !== null && !thing.children.length && !isPicture(thing) && !carriesWord(thing, surfaces);

function areCells({ colour, mask: a }: Thing, { colour: other, mask: b }: Thing): boolean {
  const near = (p: number, q: number) => Math.abs(p - q) <= same.size * p + 1;
  return alike(colour, other, same.levels) && near(a.width, b.width) && near(a.height, b.height);
}

function isGrid(cells: readonly Thing[]): boolean {
  if (cells.length < grid.cells) return false;
  const { width, height } = cells[0]!.mask;
  const lefts = cells.map(({ mask }) => mask.x);
  const tops = cells.map(({ mask }) => mask.y);
  const [columns, rows] = [linesOf(lefts, width), linesOf(tops, height)];
  return Math.min(columns, rows) >= grid.lines && cells.length >= grid.filled * columns * rows;
}

/** How many lines at even steps the places lie in; 0: their steps are not even. */
function linesOf(places: readonly number[], side: number): number {
  const near = same.place * side + 1;
  const sorted = places.toSorted((a, b) => a - b);
  const lines = sorted.filter((place, k) => k === 0 || place - sorted[k - 1]! > near);
  const steps = lines.slice(1).map((place, k) => place - lines[k]!);
  const step = Math.min(...steps);
  return steps.every((one) => Math.abs(one - step) <= near) ? lines.length : 0;
}
