/** Photographs on paper with grain: both are busy, so where nothing flat lies between them they unite. */
import { dilate, erode } from '../areas/mask.ts';
import { median } from '../areas/quantile.ts';
import { connected, fillHoles } from '../areas/runs.ts';
import { distance } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';
import type { Tally } from './tally.ts';

/** Side of the cells whose mean colours are compared: grain is gone in them, px. */
const side = 4;
/** Paper takes so much of the picture, and so many of its cells are of its colour; mean step between its pixels, levels. */
const paper = { least: 0.2, even: 0.45, noise: 4.5 };
/** Cells are the paper's so far from its middle colour: levels, or times the middle deviation. */
const within = { least: 14, deviations: 4 };
/** The same paper in a soft shadow: so dark, of its hue, and as its neighbour (levels). */
const shadow = { darkest: 0.45, hue: 12, step: 14 };
/** Half the width of rims and of what joins two, cells; share of the picture that a photograph takes at least. */
const narrow = 2;
const least = 0.004;

interface Size {
  width: number;
  height: number;
}

interface Cells extends Size {
  /** Mean colours. */
  colours: Float32Array;
  /** 1 where most of the cell belongs to the region. */
  inside: Uint8Array;
}

/** Parts what lies on grainy paper from it. Labels are changed in place, new ones count on from `tally.count`; false where nothing is parted. */
export function partPaper(tally: Tally, { width, height }: Size, label: Int32Array, smooth: Uint8Array): boolean {
  const id = paperOf(tally, width * height);
  if (id < 0) return false;
  const cells = cellsOf(id, { width, height }, label, smooth);
  const foreign = foreignTo(cells);
  if (!foreign) return false;
  const bodies = bodiesOf(foreign, cells, (least * width * height) / side ** 2);
  let next = tally.count;
  for (const body of bodies) {
    const reach = dilate(body, cells.width, cells.height, 1);
    let held = 0;
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        const cell = Math.floor(y / side) * cells.width + Math.floor(x / side);
        if (label[i] !== id || !(body[cell] || (reach[cell] && foreign[cell]))) continue;
        label[i] = next;
        held++;
      }
    // One that another encloses is a part of that.
    if (held) next++;
  }
  return next > tally.count;
}

/** The busy region with little grain that holds most of the picture's rim; -1 where there is none. */
function paperOf({ count, area, busy, rim, noise }: Tally, total: number): number {
  let best = -1;
  for (let id = 0; id < count; id++) if (rim[id]! > (best < 0 ? 0 : rim[best]!)) best = id;
  if (best < 0) return -1;
  const n = area[best]!;
  return n > paper.least * total && busy[best]! > 0.5 * n && noise[best]! < paper.noise * 2 * n ? best : -1;
}

function cellsOf(id: number, { width, height }: Size, label: Int32Array, smooth: Uint8Array): Cells {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const colours = new Float32Array(columns * rows * 3);
  const inside = new Uint8Array(columns * rows);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (label[i] !== id) continue;
      const cell = Math.floor(y / side) * columns + Math.floor(x / side);
      inside[cell]!++;
      for (let k = 0; k < 3; k++) colours[cell * 3 + k]! += smooth[i * 3 + k]!;
    }
  for (let cell = 0; cell < inside.length; cell++) {
    const n = inside[cell]!;
    for (let k = 0; k < 3; k++) colours[cell * 3 + k]! /= Math.max(1, n);
    inside[cell] = n > side ** 2 / 2 ? 1 : 0;
  }
  return { width: columns, height: rows, colours, inside };
}

/** 1 for each cell that shows no paper; null where most cells do: that is a photograph itself. */
function foreignTo({ width, colours, inside }: Cells): Uint8Array | null {
  const all = [...inside.keys()].filter((cell) => inside[cell]);
  const colourAt = (cell: number) => colours.subarray(cell * 3, cell * 3 + 3);
  const colour = [0, 1, 2].map((k) => median(all.map((cell) => colours[cell * 3 + k]!))) as Colour;
  const off = all.map((cell) => distance(colourAt(cell), colour));
  const reach = Math.max(within.least, within.deviations * median(off));
  if (off.filter((d) => d < reach).length < paper.even * all.length) return null;
  const isShade = (cell: number) => {
    const own = colourAt(cell);
    const light = (own[0]! + own[1]! + own[2]!) / (colour[0] + colour[1] + colour[2] + 1e-6);
    if (light > 1.05 || light < shadow.darkest) return false;
    if (
      distance(
        own,
        colour.map((value) => light * value),
      ) > shadow.hue
    )
      return false;
    return [1, -1, width, -width].every((to) => !inside[cell + to] || distance(own, colourAt(cell + to)) < shadow.step);
  };
  const foreign = new Uint8Array(inside.length);
  for (const [k, cell] of all.entries()) if (off[k]! >= reach && !isShade(cell)) foreign[cell] = 1;
  return foreign;
}

/** Compact pieces without rims and necks, with what they enclose; cells. */
function bodiesOf(foreign: Uint8Array, { width, height }: Cells, smallest: number): Uint8Array[] {
  // What a photograph has of the paper's colour is a hole in it.
  const closed = erode(dilate(foreign, width, height, 1), width, height, 1);
  const opened = dilate(erode(closed, width, height, narrow), width, height, narrow);
  return connected(opened, width, height)
    .filter(({ length }) => length > smallest)
    .map((cells) => {
      const bits = new Uint8Array(width * height);
      for (const cell of cells) bits[cell] = 1;
      return fillHoles({ x: 0, y: 0, width, height, bits });
    });
}
