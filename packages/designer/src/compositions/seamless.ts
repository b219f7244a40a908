import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { LayerName } from './layer-names.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';

/** One repeat of a pattern, drawn so that its right edge continues in its left and its foot in its head. */
export interface Repeat {
  canvas: Canvas;
  context: SKRSContext2D;
  width: number;
  height: number;
  /** Draws around a place, and again wherever its reach crosses an edge. */
  wrap: (x: number, y: number, reach: number, draw: (x: number, y: number) => void) => void;
  /** The shorter way between two places over the edges, pixels. */
  apart: (a: { x: number; y: number }, b: { x: number; y: number }) => number;
}

export function openRepeat(width: number, height: number): Repeat {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const wrap: Repeat['wrap'] = (x, y, reach, draw) => {
    for (const i of [-1, 0, 1])
      for (const j of [-1, 0, 1]) {
        const [px, py] = [x + i * width, y + j * height];
        if (px > -reach && px < width + reach && py > -reach && py < height + reach) draw(px, py);
      }
  };
  const shorter = (from: number, to: number, side: number) => {
    const way = Math.abs(from - to);
    return Math.min(way, side - way);
  };
  const apart: Repeat['apart'] = (a, b) => Math.hypot(shorter(a.x, b.x, width), shorter(a.y, b.y, height));
  return { canvas, context, width, height, wrap, apart };
}

/**
 * How many repeats a sheet holds, and the pixels of one: the sheet itself is a tile, so it holds whole ones, and those
 * have whole pixels where the sheet allows it.
 */
export function repeatsOn(
  stage: Stage,
  side: number,
): { columns: number; rows: number; width: number; height: number } {
  const whole = (length: number) => {
    const wanted = Math.max(1, Math.round(length / side));
    for (const by of [0, -1, 1, -2, 2, -3, 3]) if (wanted + by >= 1 && length % (wanted + by) === 0) return wanted + by;
    return wanted;
  };
  const columns = whole(stage.width);
  const rows = whole(stage.height);
  return { columns, rows, width: stage.width / columns, height: stage.height / rows };
}

/** Lays a repeat over the whole sheet, the only layer that a pattern has besides its ground. */
export function layRepeat(stage: Stage, repeat: Repeat, columns: number, rows: number, name: LayerName): void {
  const { context, width, height } = stage;
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      context.drawImage(
        repeat.canvas,
        (column * width) / columns,
        (row * height) / rows,
        width / columns,
        height / rows,
      );
  record(stage, name, 'picture', { x: 0, y: 0, width, height });
}

/** A plain ground: paper's tooth would not meet itself at the edges of any size. */
export function paintPlainGround(stage: Stage, colour: string): void {
  const { context, width, height } = stage;
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  record(stage, 'ground', 'background', { x: 0, y: 0, width, height });
}
