import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { distance } from './colours.ts';
import type { LayerName } from './layer-names.ts';
import { fillDisc } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';

interface Cell {
  context: SKRSContext2D;
  x: number;
  y: number;
  side: number;
  row: number;
  column: number;
  tones: readonly string[];
  ground: string;
  random: () => number;
}

const toneOf = (cell: Cell) => cell.tones[Math.floor(cell.random() * cell.tones.length)]!;

function wedge(context: SKRSContext2D, x: number, y: number, radius: number, from: number): void {
  context.beginPath();
  context.moveTo(x, y);
  context.arc(x, y, radius, from, from + Math.PI / 2);
  context.fill();
}

/** Two arcs that meet at opposite corners: a leaf. */
function leaf(context: SKRSContext2D, x: number, y: number, side: number, falling: boolean): void {
  context.beginPath();
  if (falling) {
    context.arc(x + side, y, side, Math.PI / 2, Math.PI);
    context.arc(x, y + side, side, -Math.PI / 2, 0);
  } else {
    context.arc(x, y, side, 0, Math.PI / 2);
    context.arc(x + side, y + side, side, Math.PI, Math.PI * 1.5);
  }
  context.fill();
}

const cells = {
  /** Quarter rounds, turned at random: Bauhaus. */
  quarters: (cell: Cell) => {
    const { context, x, y, side } = cell;
    context.fillStyle = mix(cell.ground, toneOf(cell), 0.2);
    context.fillRect(x, y, side, side);
    const corner = Math.floor(cell.random() * 4);
    context.fillStyle = toneOf(cell);
    const from = [0, Math.PI / 2, Math.PI, Math.PI * 1.5][corner]!;
    wedge(context, x + (corner === 1 || corner === 2 ? side : 0), y + (corner > 1 ? side : 0), side, from);
  },
  /** Leaves in fours around a point. */
  leaves: (cell: Cell) => {
    const { context, x, y, side, row, column, tones } = cell;
    context.fillStyle = tones[(row + column) % 3 === 0 ? 1 % tones.length : 0]!;
    leaf(context, x, y, side, (row + column) % 2 === 0);
    if (row % 2 === 1 && column % 2 === 1) fillDisc(context, x, y, side * 0.13, tones[2 % tones.length]!);
  },
  /** Interlaced coins 铜钱纹: four lenses around each crossing. */
  coins: (cell: Cell) => {
    const { context, x, y, side, tones } = cell;
    context.fillStyle = tones[0]!;
    const half = side / 2;
    for (const [dx, dy] of [
      [0, 0],
      [half, 0],
      [0, half],
      [half, half],
    ] as const)
      leaf(context, x + dx, y + dy, half, dx > 0 === dy > 0);
    fillDisc(context, x + half, y + half, side * 0.07, tones[1 % tones.length]!);
  },
  /** Dots of two sizes, rows shifted by half. */
  dots: (cell: Cell) => {
    const { context, x, y, side, row, column, tones } = cell;
    const shift = row % 2 === 0 ? side / 2 : 0;
    const big = (column + (row >> 1)) % 2 === 0;
    fillDisc(context, x + shift, y + side / 2, side * (big ? 0.27 : 0.13), tones[(column + row) % tones.length]!);
  },
  /** Triangles that make sails and mountains. */
  sails: (cell: Cell) => {
    const { context, x, y, side } = cell;
    const turned = cell.random() < 0.5;
    context.fillStyle = toneOf(cell);
    context.beginPath();
    context.moveTo(turned ? x : x + side, y);
    context.lineTo(x + side, y + side);
    context.lineTo(x, y + side);
    context.fill();
  },
} as const;

export type PatternName = keyof typeof cells | 'scales' | 'stripes';

export interface PatternRequest {
  pattern: PatternName;
  box: BoundingBox;
  ground: string;
  tones: readonly string[];
  /** Side of one repeat, pixels. */
  side: number;
}

/** Overlapping rounds in rows, each of rings: waves 青海波, or a fan's scales. */
function paintScales(context: SKRSContext2D, { box, ground, tones, side }: PatternRequest): void {
  const radius = side / 2;
  const rows = Math.ceil(box.height / (radius * 0.5)) + 3;
  for (let row = 0; row < rows; row++) {
    const y = box.y + row * radius * 0.5;
    for (let x = box.x - side + (row % 2) * radius; x <= box.x + box.width + side; x += side) {
      for (const [share, tone] of [
        [1, ground],
        [0.92, tones[0]!],
        [0.7, ground],
        [0.6, tones[1 % tones.length]!],
        [0.38, ground],
        [0.26, tones[0]!],
      ] as const)
        fillDisc(context, x, y, radius * share, tone);
    }
  }
}

function paintStripes(context: SKRSContext2D, { box, tones, side }: PatternRequest): void {
  const count = Math.max(2, Math.round(box.width / side));
  const width = box.width / count;
  for (let stripe = 0; stripe < count; stripe += 2) {
    context.fillStyle = tones[(stripe / 2) % tones.length]!;
    context.fillRect(box.x + stripe * width, box.y, width, box.height);
  }
}

/** A plain repeat over a box, centred so that both edges cut it alike. */
export function paintRepeat(stage: Stage, request: PatternRequest, name: LayerName = 'pattern'): void {
  const { context, random } = stage;
  const { box, ground, tones, side, pattern } = request;
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.fillStyle = ground;
  context.fillRect(box.x, box.y, box.width, box.height);
  if (pattern === 'scales') paintScales(context, request);
  else if (pattern === 'stripes') paintStripes(context, request);
  else {
    // In whole pixels: between two cells of one colour half a pixel of each would show the ground as a hairline.
    const whole = Math.max(2, Math.round(side));
    const columns = Math.ceil(box.width / whole) + 1;
    const rows = Math.ceil(box.height / whole) + 1;
    const left = Math.round(box.x + (box.width - columns * whole) / 2);
    const top = Math.round(box.y + (box.height - rows * whole) / 2);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        cells[pattern]({
          context,
          x: left + column * whole,
          y: top + row * whole,
          side: whole,
          row,
          column,
          tones,
          ground,
          random,
        });
  }
  context.restore();
  record(stage, name, 'shape', box);
}

/** Inks for a repeat: the palette's, without those that melt into the ground. */
export function patternTones(palette: Palette, ground: string): string[] {
  const tones = [...new Set([palette.accent, ...palette.colours, palette.light, palette.dark])].filter(
    (colour) => distance(colour, ground) > 60,
  );
  return tones.slice(0, 4);
}
