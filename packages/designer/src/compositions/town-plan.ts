import type { BoundingBox } from '../type/bounding-box.ts';
import { seededRandom } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';
import type { Point } from './height-field.ts';

export interface Block {
  outline: Point[];
  kind: 'houses' | 'park' | 'landmark';
  shade: number;
}

/** An invented town from above, in pixels. */
export interface Town {
  blocks: Block[];
  river: Point[];
  riverWidth: number;
  /** Pieces of streets that cross the river. */
  bridges: Point[][];
  /** A walk along streets. */
  walk: Point[];
  streetWidth: number;
}

export interface TownRequest {
  area: BoundingBox;
  /** Pixels: what a block's size is measured by. */
  unit: number;
  seed: number;
}

/** A cell of the street grid, in shares of the town's square. */
interface Cell {
  left: number;
  top: number;
  right: number;
  foot: number;
}

/** Uneven spacing, as towns grow: from below 0 to beyond 1. */
function streetLines(random: Random, step: number): number[] {
  const lines: number[] = [];
  for (let at = -0.2; at < 1.2; at += step * (0.66 + random() * 0.72)) lines.push(at);
  return lines;
}

/** Cuts a block by lanes until its parts are of the size of houses' courts. */
function splitCell(cell: Cell, random: Random, least: number): Cell[] {
  const width = cell.right - cell.left;
  const height = cell.foot - cell.top;
  if (Math.max(width, height) < least * (1.2 + random())) return [cell];
  const at = 0.36 + random() * 0.28;
  const parts: Cell[] =
    width > height
      ? [
          { ...cell, right: cell.left + width * at },
          { ...cell, left: cell.left + width * at },
        ]
      : [
          { ...cell, foot: cell.top + height * at },
          { ...cell, top: cell.top + height * at },
        ];
  return parts.flatMap((part) => splitCell(part, random, least));
}

type Warp = (u: number, v: number) => Point;

/** Turns and bends the square grid: no town is ruled with a ruler. */
function createWarp({ area, seed }: TownRequest, random: Random): Warp {
  const side = Math.max(area.width, area.height) * 1.06;
  const angle = (0.1 + random() * 0.22) * (seed % 2 ? 1 : -1);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const phase = random() * 6;
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  return (u, v) => {
    const x = (u - 0.5 + 0.03 * Math.sin(v * 4.2 + phase)) * side;
    const y = (v - 0.5 + 0.035 * Math.sin(u * 3.6 + phase * 2)) * side;
    return [cx + x * cos - y * sin, cy + x * sin + y * cos];
  };
}

/** A cell's edges, bent with the grid and drawn back from the middle of the streets. */
function outlineOf(cell: Cell, inset: number, warp: Warp): Point[] {
  const [left, right] = [cell.left + inset, cell.right - inset];
  const [top, foot] = [cell.top + inset, cell.foot - inset];
  const along = (from: Point, to: Point) =>
    [0, 0.25, 0.5, 0.75].map((share) => warp(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share));
  return [
    ...along([left, top], [right, top]),
    ...along([right, top], [right, foot]),
    ...along([right, foot], [left, foot]),
    ...along([left, foot], [left, top]),
  ];
}

function createBlocks(columns: number[], rows: number[], step: number, street: number, random: Random, warp: Warp) {
  const blocks: Block[] = [];
  for (let column = 0; column < columns.length - 1; column++)
    for (let row = 0; row < rows.length - 1; row++) {
      const cell: Cell = {
        left: columns[column]! + street / 2,
        right: columns[column + 1]! - street / 2,
        top: rows[row]! + street / 2,
        foot: rows[row + 1]! - street / 2,
      };
      if (random() < 0.085) {
        blocks.push({ outline: outlineOf(cell, 0, warp), kind: 'park', shade: 0 });
        continue;
      }
      for (const part of splitCell(cell, random, step * 0.42)) {
        const small = Math.min(part.right - part.left, part.foot - part.top) < street;
        if (small) continue;
        const kind = random() < 0.03 ? 'landmark' : 'houses';
        blocks.push({ outline: outlineOf(part, street * 0.16, warp), kind, shade: Math.floor(random() * 3) });
      }
    }
  return blocks;
}

/** Along streets from a corner of the town to the opposite one, a turn at every other crossing. */
function createWalk(columns: number[], rows: number[], area: BoundingBox, random: Random, warp: Warp): Point[] {
  const inside = ([x, y]: Point) => {
    const pad = Math.min(area.width, area.height) * 0.1;
    return x > area.x + pad && x < area.x + area.width - pad && y > area.y + pad && y < area.y + area.height - pad;
  };
  const nodes = columns.flatMap((u, column) =>
    rows.map((v, row) => ({ u, v, column, row })).filter(() => column > 0 && column < columns.length - 1),
  );
  const usable = nodes.filter(({ u, v }) => inside(warp(u, v)));
  const sum = ({ u, v }: { u: number; v: number }) => u + v;
  const start = usable.reduce((best, node) => (sum(node) < sum(best) ? node : best), usable[0] ?? nodes[0]!);
  const goal = usable.reduce((best, node) => (sum(node) > sum(best) ? node : best), usable[0] ?? nodes[0]!);
  const crossings: Point[] = [[start.u, start.v]];
  let { column, row } = start;
  while (column !== goal.column || row !== goal.row) {
    const left = Math.abs(goal.column - column);
    const down = Math.abs(goal.row - row);
    const sideways = down === 0 || (left > 0 && random() < left / (left + down));
    if (sideways) column += Math.sign(goal.column - column);
    else row += Math.sign(goal.row - row);
    crossings.push([columns[column]!, rows[row]!]);
  }
  return crossings.flatMap((point, index) => {
    const next = crossings[index + 1];
    if (!next) return [warp(...point)];
    return Array.from({ length: 12 }, (_, step) =>
      warp(point[0] + ((next[0] - point[0]) * step) / 12, point[1] + ((next[1] - point[1]) * step) / 12),
    );
  });
}

export function createTown(request: TownRequest): Town {
  const { area, unit, seed } = request;
  const random = seededRandom(seed + 77);
  const warp = createWarp(request, random);
  const side = Math.max(area.width, area.height) * 1.06;
  const step = (unit * 0.17) / side;
  const street = step * 0.13;
  const columns = streetLines(random, step);
  const rows = streetLines(random, step);
  const blocks = createBlocks(columns, rows, step, street, random, warp);
  const across = random() < 0.5;
  const bend = 0.3 + random() * 0.36;
  const bed = (t: number) => bend + 0.11 * Math.sin(t * 4.4 + seed) + 0.05 * Math.sin(t * 9 + seed * 2);
  const river = Array.from({ length: 80 }, (_, index): Point => {
    const t = -0.3 + (index / 79) * 1.6;
    return across ? warp(t, bed(t)) : warp(bed(t), t);
  });
  const bridges = (across ? columns : rows)
    .filter((_, index) => index % 2 === 0)
    .map((at): Point[] =>
      [-0.06, -0.03, 0, 0.03, 0.06].map((by) => (across ? warp(at, bed(at) + by) : warp(bed(at) + by, at))),
    );
  const walk = createWalk(columns, rows, area, random, warp);
  return { blocks, river, riverWidth: unit * 0.062, bridges, walk, streetWidth: street * side };
}
