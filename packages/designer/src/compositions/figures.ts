import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { hexOf } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import type { LayerName } from './layer-names.ts';
import { record, settle } from './stage.ts';
import type { Figure, Stage } from './stage.ts';

/** Finds where a transparent picture has ink, and of what colour. On a small copy: edges may be off by 1 %. */
export function readFigure(canvas: Canvas): Figure {
  const side = 120;
  const small = createCanvas(side, side);
  const context = small.getContext('2d');
  context.drawImage(canvas, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  let [left, right, top, bottom, count] = [side, 0, side, 0, 0];
  const sum = [0, 0, 0];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at = (y * side + x) * 4;
      if (data[at + 3]! < 40) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      count++;
      for (let channel = 0; channel < 3; channel++) sum[channel] = sum[channel]! + data[at + channel]!;
    }
  }
  if (count === 0) return { canvas, ink: { x: 0, y: 0, width: 1, height: 1 }, tone: '#808080' };
  const tone = hexOf(sum.map((value) => value / count));
  return {
    canvas,
    ink: { x: left / side, y: top / side, width: (right - left) / side, height: (bottom - top) / side },
    tone,
  };
}

/** The share of a round that a figure's ink covers; both are placed from the centre of the box of side `size` it fits. */
export function inkWithin(
  { canvas, ink }: Figure,
  centre: { x: number; y: number },
  radius: number,
  size: number,
): number {
  const side = 64;
  const small = createCanvas(side, side);
  const context = small.getContext('2d');
  const scale = (side / (radius * 2)) * (size / Math.max(ink.width * canvas.width, ink.height * canvas.height));
  context.translate(side / 2 - (centre.x * side) / (radius * 2), side / 2 - (centre.y * side) / (radius * 2));
  context.scale(scale, scale);
  context.drawImage(canvas, -(ink.x + ink.width / 2) * canvas.width, -(ink.y + ink.height / 2) * canvas.height);
  const { data } = context.getImageData(0, 0, side, side);
  let solid = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 100) solid++;
  return solid / (side * side);
}

export interface FigureRequest {
  name?: LayerName;
  /** The ink fits into this box, standing on its foot or centred. */
  box: BoundingBox;
  stand?: boolean;
  rotation?: number;
  flip?: boolean;
  mode?: 'multiply' | 'source-over';
  shadow?: { colour: string; blur: number; x: number; y: number };
  /** White edge of a sticker, in pixels. */
  outline?: number;
  outlineColour?: string;
}

export function tintFigure(canvas: Canvas, colour: string): Canvas {
  const copy = createCanvas(canvas.width, canvas.height);
  const context = copy.getContext('2d');
  context.drawImage(canvas, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = colour;
  context.fillRect(0, 0, copy.width, copy.height);
  return copy;
}

/** Draws a figure so that its ink, not its square, fills the box; answers where the ink came to lie. */
export function paintFigure(stage: Stage, figure: Figure, request: FigureRequest): BoundingBox {
  const { context } = stage;
  const { canvas, ink } = figure;
  const { box } = request;
  settle(stage);
  const inkWidth = ink.width * canvas.width;
  const inkHeight = ink.height * canvas.height;
  const scale = Math.min(box.width / inkWidth, box.height / inkHeight);
  const width = inkWidth * scale;
  const height = inkHeight * scale;
  const placed = {
    x: box.x + (box.width - width) / 2,
    y: request.stand ? box.y + box.height - height : box.y + (box.height - height) / 2,
    width,
    height,
  };
  context.save();
  context.translate(placed.x + width / 2, placed.y + height / 2);
  if (request.rotation) context.rotate(request.rotation);
  if (request.flip) context.scale(-1, 1);
  const full = { width: canvas.width * scale, height: canvas.height * scale };
  const x = -(ink.x + ink.width / 2) * full.width;
  const y = -(ink.y + ink.height / 2) * full.height;
  if (request.shadow) {
    context.shadowColor = request.shadow.colour;
    context.shadowBlur = request.shadow.blur;
    context.shadowOffsetX = request.shadow.x;
    context.shadowOffsetY = request.shadow.y;
  }
  if (request.outline) {
    const edge = tintFigure(canvas, request.outlineColour ?? '#ffffff');
    for (let step = 0; step < 28; step++) {
      const angle = (step / 28) * Math.PI * 2;
      context.drawImage(
        edge,
        x + Math.cos(angle) * request.outline,
        y + Math.sin(angle) * request.outline,
        full.width,
        full.height,
      );
      // One shadow is enough for the whole sticker.
      context.shadowColor = 'transparent';
    }
  }
  if (request.mode) context.globalCompositeOperation = request.mode;
  context.drawImage(canvas, x, y, full.width, full.height);
  context.restore();
  record(stage, request.name ?? 'figure', 'picture', placed);
  return placed;
}
