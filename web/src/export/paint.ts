/**
 * Draws what goes out, in the original pictures and without anything that is there for editing only: no hairlines about
 * pictures and frames, no stand-ins for small letters. It shares shapes, text and crops with the far view.
 */
import {
  cutOf,
  expandBox,
  intersects,
  unionOf,
  type BoundingBox,
  type NormalisedNode,
  type PictureReading,
} from '@easel/canvas';
import { drawShape } from '../canvas/far/draw-shape.ts';
import { drawText } from '../canvas/far/draw-text.ts';
import type { Palette } from '../canvas/far/palette.ts';
import type { PaintItem } from '../canvas/far/paint-list.ts';
import type { Canvas2d } from '../canvas/far/scene-view.ts';
import { drawWires } from '../canvas/far/wires.ts';
import { clipToCorners, cornersIn, enterNode, paintPicture, snapped, type PaintView } from './paint-picture.ts';
import type { PictureItem, PictureShelf } from './picture-shelf.ts';
import type { Subject } from './subject.ts';
import { inkOfText } from './type/text-ink.ts';

/** The colours of connections do not follow the theme of who exports. */
const wireColours: Pick<Palette, 'wire' | 'ground'> = { wire: '#8a8a86', ground: '#ffffff' };
const inkColour = { text: '#1a1a1a' };

export function isPicture(item: PaintItem): item is PictureItem {
  return item.reading.kind === 'image';
}

/** A canvas of which only the main thread's typefaces are asked. */
export function createDrawing(width: number, height: number): { canvas: OffscreenCanvas; context: Canvas2d } {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: true });
  if (!context) throw new Error('The browser gives no canvas of this size.');
  // The two kinds of context differ only in what is never used here.
  return { canvas, context: context as unknown as Canvas2d };
}

export interface PaintOrder {
  readonly subject: Subject;
  readonly shelf: PictureShelf;
  readonly signal: AbortSignal;
  /** A CSS colour under everything; null leaves it transparent. */
  readonly background: string | null;
  /** Told after each node that was drawn. */
  readonly onDrawn?: (item: PaintItem) => void;
}

/** @param pixels the size of what is drawn on */
export async function paintSubject(
  context: Canvas2d,
  view: PaintView,
  pixels: { readonly width: number; readonly height: number },
  { subject, shelf, signal, background, onDrawn }: PaintOrder,
): Promise<void> {
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, pixels.width, pixels.height);
  }
  const seen = {
    x: -view.x / view.k,
    y: -view.y / view.k,
    width: pixels.width / view.k,
    height: pixels.height / view.k,
  };
  const wired = { ...view, ratio: view.k, palette: wireColours as Palette, pictures: nothing };
  drawWires(context, subject.wires, wired);
  for (const item of subject.items) {
    if (item.reading.hidden || !intersects(inkBox(item), seen)) continue;
    signal.throwIfAborted();
    const bitmap = isPicture(item) ? await shelf.take(item, pictureWidth(item.reading, view.k)) : null;
    paintItem(context, item, view, bitmap, { clip: item.clip, opacity: item.reading.opacity });
    onDrawn?.(item);
  }
}

const nothing = { find: () => null, colourOf: () => undefined, isBroken: () => false } as never;

/** Pixels of width that a whole picture has where it stands. */
export function pictureWidth(reading: PictureReading, k: number): number {
  return (reading.width * k) / cutOf(reading).width;
}

/** Letters and strokes reach beyond the box of their node. */
export function inkBox({ reading, bounds }: PaintItem): BoundingBox {
  // Words may go on below their box, as those of a program do that did not measure them.
  if (reading.kind === 'text')
    return unionOf([expandBox(bounds, reading.data.fontSize * 0.6), inkOfText(reading)]) ?? bounds;
  if (reading.kind === 'shape') return expandBox(bounds, 8 + reading.data.strokeWidth * 4);
  return bounds;
}

export interface ItemLook {
  readonly clip: readonly NormalisedNode[];
  readonly opacity: number;
}

export function paintItem(
  context: Canvas2d,
  { reading }: PaintItem,
  view: PaintView,
  bitmap: ImageBitmap | null,
  { clip, opacity }: ItemLook,
): void {
  context.save();
  context.globalAlpha = opacity;
  for (const frame of clip) clipToCorners(context, cornersIn(frame, view));
  if (reading.kind === 'image') {
    if (bitmap) paintPicture(context, reading, view, bitmap);
  } else if (reading.kind === 'frame' && reading.rotation === 0) paintGround(context, reading, snapped(reading, view));
  else {
    enterNode(context, reading, view);
    if (reading.kind === 'text') drawText(context, reading, { k: Infinity, palette: inkColour });
    else if (reading.kind === 'shape') drawShape(context, reading);
    else if (reading.kind === 'frame') paintGround(context, reading, { ...reading, x: 0, y: 0 });
  }
  context.restore();
}

function paintGround(
  context: Canvas2d,
  { data }: Extract<NormalisedNode, { kind: 'frame' }>,
  { x, y, width, height }: BoundingBox,
): void {
  if (data.group) return;
  context.fillStyle = 'transparent';
  context.fillStyle = data.background;
  context.fillRect(x, y, width, height);
}

/** Where a node's ink lies in pixels of the drawing, out to whole ones. */
export function pixelBox(item: PaintItem, view: PaintView): BoundingBox {
  const ink = inkBox(item);
  const [x, y] = [Math.floor(ink.x * view.k + view.x), Math.floor(ink.y * view.k + view.y)];
  return {
    x,
    y,
    width: Math.max(0, Math.ceil((ink.x + ink.width) * view.k + view.x) - x),
    height: Math.max(0, Math.ceil((ink.y + ink.height) * view.k + view.y) - y),
  };
}
