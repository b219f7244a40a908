/** Pictures and the frames that cut them, drawn without anything that only a page has: workers draw them too. */
import {
  cornersOf,
  cutOf,
  type BoundingBox,
  type NormalisedNode,
  type PictureReading,
  type Point,
} from '@easel/canvas';
import type { Canvas2d } from '../canvas/far/scene-view.ts';

/** Page to pixels of the drawing: `pixel = page * k + (x, y)`. */
export interface PaintView {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** What stands upright lies on whole pixels: edges stay sharp and neighbours leave no seam. */
export function snapped({ x, y, width, height }: BoundingBox, view: PaintView): BoundingBox {
  const [left, top] = [Math.round(x * view.k + view.x), Math.round(y * view.k + view.y)];
  const [right, bottom] = [Math.round((x + width) * view.k + view.x), Math.round((y + height) * view.k + view.y)];
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Puts the origin to the node's top left, its axes along its sides; a unit is one of the page. */
export function enterNode(context: Canvas2d, { x, y, width, height, rotation }: NormalisedNode, view: PaintView): void {
  context.translate((x + width / 2) * view.k + view.x, (y + height / 2) * view.k + view.y);
  context.rotate((rotation * Math.PI) / 180);
  context.scale(view.k, view.k);
  context.translate(-width / 2, -height / 2);
}

/** The caller saves the context before and restores it afterwards. */
export function paintPicture(context: Canvas2d, reading: PictureReading, view: PaintView, bitmap: ImageBitmap): void {
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  const upright = reading.rotation === 0;
  if (!upright) enterNode(context, reading, view);
  const k = upright ? view.k : 1;
  const box = upright ? snapped(reading, view) : { x: 0, y: 0, width: reading.width, height: reading.height };
  const { x, y, width, height } = box;
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

/** The corners of a frame in pixels, as it cuts what lies in it. */
export function cornersIn(frame: NormalisedNode, view: PaintView): Point[] {
  if (frame.rotation !== 0)
    return cornersOf(frame).map(({ x, y }) => ({ x: x * view.k + view.x, y: y * view.k + view.y }));
  const { x, y, width, height } = snapped(frame, view);
  const [right, bottom] = [x + width, y + height];
  return [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ];
}

/** Cuts off what lies outside. @param move from where the corners are said to the drawing */
export function clipToCorners(context: Canvas2d, corners: readonly Point[], move: Point = { x: 0, y: 0 }): void {
  context.beginPath();
  corners.forEach(({ x, y }, at) => {
    if (at === 0) context.moveTo(x + move.x, y + move.y);
    else context.lineTo(x + move.x, y + move.y);
  });
  context.closePath();
  context.clip();
}
