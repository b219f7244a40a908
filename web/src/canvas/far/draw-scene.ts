/** Draws nodes on a 2D canvas as the near view shows them, so that switching between the two is not seen. */
import { cornersOf, cutOf, type CanvasNode, type PictureReading, type Point } from '@easel/canvas';
import { drawShape } from './draw-shape.ts';
import { drawText } from './draw-text.ts';
import type { PaintItem } from './paint-list.ts';
import type { Canvas2d, SceneView } from './scene-view.ts';

/** Corners of less than this, in pixels, can't be seen. */
const leastRadius = 1.2;
/** What is smaller than this has no room for hairlines. */
const leastFramed = 24;

/** Draws `list[from..to)`, bottom first. The caller has prepared the ground and clipped it. */
export function drawScene(
  context: Canvas2d,
  list: readonly PaintItem[],
  view: SceneView,
  from = 0,
  to: number = list.length,
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'low';
  for (let at = from; at < to; at += 1) {
    const item = list[at];
    if (item) drawOrMark(context, item, view);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
}

/** Asks for the pictures that drawing `list` needs, so that they come while it is drawn. */
export function askForPictures(list: readonly PaintItem[], { k, pictures }: SceneView): void {
  for (const { reading } of list) if (reading.kind === 'image') pictures.find(reading, pixelsOf(reading, k));
}

/** Pixels of width that a picture needs, with what a crop hides of it. */
function pixelsOf(reading: PictureReading, k: number): number {
  const cut = cutOf(reading);
  return Math.max((reading.width * k) / cut.width, (reading.height * k) / cut.height / 2);
}

/** One that cannot be drawn is marked, and the others are drawn. */
function drawOrMark(context: Canvas2d, item: PaintItem, view: SceneView): void {
  try {
    drawItem(context, item, view);
  } catch {
    const { x, y, width, height } = item.bounds;
    context.globalAlpha = 1;
    drawGone(context, width * view.k, height * view.k, view, x * view.k + view.x, y * view.k + view.y);
  }
}

function drawItem(context: Canvas2d, item: PaintItem, view: SceneView): void {
  const { reading, clip } = item;
  if (reading.opacity === 0) return;
  const plainPicture = reading.kind === 'image' && reading.rotation === 0 && clip.length === 0;
  const radius = reading.kind === 'image' ? radiusOf(reading, view) : 0;
  if (plainPicture && radius < leastRadius) {
    context.globalAlpha = reading.opacity;
    drawPicture(context, item.node, reading, view, { x: reading.x * view.k + view.x, y: reading.y * view.k + view.y });
    return;
  }
  context.save();
  try {
    for (const frame of clip) clipTo(context, frame, view);
    enterNode(context, item, view);
    context.globalAlpha = reading.opacity;
    drawContent(context, item, view, radius);
  } finally {
    context.restore();
  }
}

/** Puts the origin to the node's top left, its axes along its sides; a unit is a pixel. */
function enterNode(context: Canvas2d, { reading }: PaintItem, { x, y, k }: SceneView): void {
  const { width, height, rotation } = reading;
  context.translate((reading.x + width / 2) * k + x, (reading.y + height / 2) * k + y);
  if (rotation !== 0) context.rotate((rotation * Math.PI) / 180);
  context.translate((-width / 2) * k, (-height / 2) * k);
}

function drawContent(context: Canvas2d, { node, reading }: PaintItem, view: SceneView, radius: number): void {
  const { k } = view;
  switch (reading.kind) {
    case 'image':
      if (radius >= leastRadius) {
        context.beginPath();
        context.roundRect(0, 0, reading.width * k, reading.height * k, radius);
        context.clip();
      }
      drawPicture(context, node, reading, view, { x: 0, y: 0 });
      return;
    case 'text':
      context.scale(k, k);
      drawText(context, reading, view);
      return;
    case 'shape':
      context.scale(k, k);
      drawShape(context, reading);
      return;
    case 'frame':
      if (reading.data.group) return;
      drawFrame(context, reading.width * k, reading.height * k, reading.data.background, view);
      return;
    default:
      drawGone(context, reading.width * k, reading.height * k, view);
  }
}

function radiusOf({ data, width, height }: PictureReading, { k, ratio }: SceneView): number {
  // Pictures keep the hint of a corner that they have near; a radius of their own grows with them.
  const radius = data.cornerRadius === undefined ? Math.min(2 * k, 2 * ratio) : data.cornerRadius * k;
  return Math.min(radius, (width * k) / 2, (height * k) / 2);
}

/** At a place in pixels. Upright ones lie on whole pixels: crisp, and many times cheaper to draw. */
function drawPicture(
  context: Canvas2d,
  node: CanvasNode,
  reading: PictureReading,
  view: SceneView,
  { x, y }: Point,
): void {
  const { k, pictures, palette, ratio } = view;
  const [wide, tall] = [reading.width * k, reading.height * k];
  const [left, top] = wide > 6 ? [Math.round(x), Math.round(y)] : [x, y];
  const width = wide > 6 ? Math.max(1, Math.round(x + wide) - left) : wide;
  const height = wide > 6 ? Math.max(1, Math.round(y + tall) - top) : tall;
  const cut = cutOf(reading);
  const sprite = pictures.find(reading, pixelsOf(reading, k));
  if (!sprite) {
    if (pictures.isBroken(reading)) return drawGone(context, wide, tall, view, x, y);
    context.fillStyle = pictures.colourOf(node) ?? palette.field;
    context.fillRect(left, top, width, height);
    return;
  }
  context.drawImage(
    sprite.image,
    sprite.x + cut.x * sprite.width,
    sprite.y + cut.y * sprite.height,
    cut.width * sprite.width,
    cut.height * sprite.height,
    left,
    top,
    width,
    height,
  );
  if (wide >= leastFramed * ratio * 4) {
    context.globalAlpha *= 0.06;
    context.strokeStyle = palette.text;
    context.lineWidth = ratio;
    context.strokeRect(left - ratio / 2, top - ratio / 2, width + ratio, height + ratio);
  }
}

function drawFrame(context: Canvas2d, width: number, height: number, background: string, view: SceneView): void {
  context.fillStyle = 'transparent';
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = view.palette.line;
  context.lineWidth = view.ratio;
  context.strokeRect(-view.ratio / 2, -view.ratio / 2, width + view.ratio, height + view.ratio);
}

/** What can't be shown: a dashed box on the ground. */
function drawGone(context: Canvas2d, width: number, height: number, view: SceneView, x = 0, y = 0): void {
  context.fillStyle = view.palette.ground;
  context.fillRect(x, y, width, height);
  if (width < leastFramed / 4) return;
  context.strokeStyle = view.palette.wire;
  context.lineWidth = 1.25 * view.ratio;
  context.setLineDash([4 * view.ratio, 3 * view.ratio]);
  context.strokeRect(x + view.ratio / 2, y + view.ratio / 2, width - view.ratio, height - view.ratio);
  context.setLineDash([]);
}

function clipTo(context: Canvas2d, frame: PaintItem['reading'], { x, y, k }: SceneView): void {
  context.beginPath();
  cornersOf(frame).forEach((corner, at) => {
    if (at === 0) context.moveTo(corner.x * k + x, corner.y * k + y);
    else context.lineTo(corner.x * k + x, corner.y * k + y);
  });
  context.closePath();
  context.clip();
}
