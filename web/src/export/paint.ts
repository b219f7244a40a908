/**
 * Draws what goes out, in the original pictures and without anything that is there for editing only: no hairlines about
 * pictures and frames, no stand-ins for small letters. It shares shapes, text and crops with the far view.
 */
import { boundsOf, cornersOf, expandBox, intersects, type BoundingBox, type NormalisedNode } from '@easel/canvas';
import { drawShape } from '../canvas/far/draw-shape.ts';
import { drawText, forgetLayouts } from '../canvas/far/draw-text.ts';
import type { Palette } from '../canvas/far/palette.ts';
import type { PaintItem } from '../canvas/far/paint-list.ts';
import { cutOf, type PictureReading } from '../canvas/far/picture-cut.ts';
import type { Canvas2d } from '../canvas/far/scene-view.ts';
import { drawWires } from '../canvas/far/wires.ts';
import { loadLetters } from '../canvas/text/load-family.ts';
import type { PictureItem, PictureShelf } from './picture-shelf.ts';
import type { Subject } from './subject.ts';

/** Page to pixels of the drawing: `pixel = page * k + (x, y)`. */
export interface PaintView {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** The colours of connections do not follow the theme of who exports. */
const wireColours: Pick<Palette, 'wire' | 'ground'> = { wire: '#8a8a86', ground: '#ffffff' };
const inkColour = { text: '#1a1a1a' };

export function isPicture(item: PaintItem): item is PictureItem {
  return item.reading.kind === 'image';
}

/** Has all letters that the texts need before anything is measured with them. */
export async function loadFonts(items: readonly PaintItem[]): Promise<void> {
  await Promise.all(items.map(({ reading }) => (reading.kind === 'text' ? loadLetters(reading.data) : undefined)));
  forgetLayouts();
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
  if (reading.kind === 'text') return expandBox(bounds, reading.data.fontSize * 0.6);
  if (reading.kind === 'shape') return expandBox(bounds, 8 + reading.data.strokeWidth * 4);
  return bounds;
}

export interface ItemLook {
  readonly clip: NormalisedNode | null;
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
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.globalAlpha = opacity;
  if (clip) clipTo(context, clip, view);
  const { x, y, k } = view;
  const upright = reading.rotation === 0;
  if (upright && (reading.kind === 'image' || reading.kind === 'frame')) {
    paintBox(context, reading, snapped(reading, view), bitmap, k);
  } else {
    context.translate((reading.x + reading.width / 2) * k + x, (reading.y + reading.height / 2) * k + y);
    context.rotate((reading.rotation * Math.PI) / 180);
    context.scale(k, k);
    context.translate(-reading.width / 2, -reading.height / 2);
    if (reading.kind === 'text') drawText(context, reading, { k: Infinity, palette: inkColour });
    else if (reading.kind === 'shape') drawShape(context, reading);
    else paintBox(context, reading, { x: 0, y: 0, width: reading.width, height: reading.height }, bitmap, 1);
  }
  context.restore();
}

/** What stands upright lies on whole pixels: edges stay sharp and neighbours leave no seam. */
function snapped({ x, y, width, height }: BoundingBox, view: PaintView): BoundingBox {
  const [left, top] = [Math.round(x * view.k + view.x), Math.round(y * view.k + view.y)];
  const [right, bottom] = [Math.round((x + width) * view.k + view.x), Math.round((y + height) * view.k + view.y)];
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

function paintBox(
  context: Canvas2d,
  reading: NormalisedNode,
  box: BoundingBox,
  bitmap: ImageBitmap | null,
  k: number,
): void {
  const { x, y, width, height } = box;
  if (reading.kind === 'frame' && !reading.data.group) {
    context.fillStyle = 'transparent';
    context.fillStyle = reading.data.background;
    context.fillRect(x, y, width, height);
  }
  if (reading.kind !== 'image' || !bitmap) return;
  const radius = Math.min((reading.data.cornerRadius ?? 0) * k, width / 2, height / 2);
  if (radius > 0) {
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.clip();
  }
  const cut = cutOf(reading);
  const { width: wide, height: tall } = bitmap;
  context.drawImage(bitmap, cut.x * wide, cut.y * tall, cut.width * wide, cut.height * tall, x, y, width, height);
}

/** Cuts off what lies outside of a frame. */
export function clipTo(context: Canvas2d, frame: NormalisedNode, view: PaintView): void {
  context.beginPath();
  if (frame.rotation === 0) {
    const { x, y, width, height } = snapped(frame, view);
    context.rect(x, y, width, height);
  } else {
    cornersOf(frame).forEach((corner, at) => {
      const [left, top] = [corner.x * view.k + view.x, corner.y * view.k + view.y];
      if (at === 0) context.moveTo(left, top);
      else context.lineTo(left, top);
    });
    context.closePath();
  }
  context.clip();
}

/** Where a node's ink lies in pixels of the drawing, out to whole ones and no further than what cuts it. */
export function pixelBox(item: PaintItem, view: PaintView, clip: NormalisedNode | null = null): BoundingBox {
  const ink = inkBox(item);
  const cut = clip ? boundsOf(clip) : null;
  const left = Math.max(ink.x, cut?.x ?? -Infinity);
  const top = Math.max(ink.y, cut?.y ?? -Infinity);
  const right = Math.min(ink.x + ink.width, cut ? cut.x + cut.width : Infinity);
  const bottom = Math.min(ink.y + ink.height, cut ? cut.y + cut.height : Infinity);
  const [x, y] = [Math.floor(left * view.k + view.x), Math.floor(top * view.k + view.y)];
  return {
    x,
    y,
    width: Math.max(0, Math.ceil(right * view.k + view.x) - x),
    height: Math.max(0, Math.ceil(bottom * view.k + view.y) - y),
  };
}
