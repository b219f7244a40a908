/**
 * A drawing of more than the window shows, so that moving the view costs no more than copying pixels. It is drawn a
 * slice at a time: nobody waits for ten thousand pictures within one frame.
 */
import type { BoundingBox } from '@easel/canvas';
import { contains, dotGrid, type Camera, type Size } from '../camera.ts';
import { askForPictures, drawScene } from './draw-scene.ts';
import type { PaintList } from './paint-list.ts';
import type { Canvas2d, SceneView } from './scene-view.ts';
import { drawWires, type Wires } from './wires.ts';

/** How much wider and higher than the window. */
const snapshotScale = 1.7;

/** What a drawing shows and how: everything but the place. */
export interface Stage {
  readonly list: PaintList;
  readonly wires: Wires;
  readonly look: Pick<SceneView, 'ratio' | 'palette' | 'pictures'>;
  /** Left out, with their wires: they are drawn apart while they are dragged. */
  readonly without: ReadonlySet<string>;
  /** Left out: the field that somebody writes this text in stands in its place. */
  readonly written: string | null;
}

export interface Snapshot {
  readonly canvas: HTMLCanvasElement;
  /** Page to pixels of this drawing. */
  readonly camera: Camera;
  readonly ratio: number;
}

/** Pixels of a drawing that is `snapshotScale` times the window. */
export function snapshotSize(size: Size, ratio: number): Size {
  return {
    width: Math.ceil(size.width * snapshotScale * ratio),
    height: Math.ceil(size.height * snapshotScale * ratio),
  };
}

/** Where the view's camera lies on a drawing with the window in its middle, in device pixels. */
export function snapshotCamera(camera: Camera, size: Size, ratio: number): Camera {
  const margin = (snapshotScale - 1) / 2;
  return {
    // Whole pixels: then a pan copies pixels and never blends them.
    x: Math.round((camera.x + size.width * margin) * ratio),
    y: Math.round((camera.y + size.height * margin) * ratio),
    k: camera.k * ratio,
  };
}

/** The part of the page that a drawing of this size shows. */
export function pageBoxOf(camera: Camera, { width, height }: Size): BoundingBox {
  return { x: -camera.x / camera.k, y: -camera.y / camera.k, width: width / camera.k, height: height / camera.k };
}

/** Where a drawing lies on the window now, and whether it covers it. All in device pixels of the window. */
export function placeOf(snapshot: Pick<Snapshot, 'camera' | 'ratio'> & { canvas: Size }, camera: Camera, size: Size) {
  const { ratio } = snapshot;
  const scale = (camera.k * ratio) / snapshot.camera.k;
  const x = camera.x * ratio - snapshot.camera.x * scale;
  const y = camera.y * ratio - snapshot.camera.y * scale;
  const upright = Math.abs(scale - 1) < 1e-6;
  const box = {
    x: upright ? Math.round(x) : x,
    y: upright ? Math.round(y) : y,
    width: snapshot.canvas.width * scale,
    height: snapshot.canvas.height * scale,
  };
  const covers = contains(box, { x: 0, y: 0, width: size.width * ratio, height: size.height * ratio });
  return { ...box, scale, covers };
}

function itemsWithin({ list, without, written }: Stage, box: BoundingBox) {
  return list.within(box, written === null ? without : new Set([...without, written]));
}

/** Items between two looks at the clock. */
const stride = 250;

/** A drawing under way. */
export interface Drawing {
  readonly snapshot: Snapshot;
  /** Asks for all its pictures now, instead of for each when its turn comes. */
  ask(): void;
  /** Draws on for so many milliseconds; true when it is complete. */
  step(milliseconds: number): boolean;
}

export function startDrawing(canvas: HTMLCanvasElement, camera: Camera, stage: Stage): Drawing {
  const context = contextOf(canvas);
  const box = pageBoxOf(camera, canvas);
  const items = itemsWithin(stage, box);
  const view = { ...stage.look, ...camera };
  let at = 0;
  drawGround(context, { x: 0, y: 0, width: canvas.width, height: canvas.height }, view);
  return {
    snapshot: { canvas, camera, ratio: stage.look.ratio },
    ask: () => askForPictures(items, view),
    step(milliseconds) {
      const end = performance.now() + milliseconds;
      do {
        drawScene(context, items, view, at, at + stride);
        at += stride;
      } while (at < items.length && performance.now() < end);
      if (at < items.length) return false;
      drawWires(context, stage.wires.within(box, stage.without), view);
      return true;
    },
  };
}

/** Draws boxes of the page anew on a finished drawing; true if there was so little that it was worth it. */
export function repaint(snapshot: Snapshot, boxes: readonly BoundingBox[], stage: Stage): boolean {
  const { camera, canvas } = snapshot;
  const view = { ...stage.look, ...camera };
  const regions = boxes.flatMap((box) => pixelsOf(box, camera, canvas, stage.look.ratio) ?? []);
  const area = regions.reduce((sum, { width, height }) => sum + width * height, 0);
  if (regions.length > 24 || area > canvas.width * canvas.height * 0.3) return false;
  const context = contextOf(canvas);
  for (const region of regions) {
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(region.x, region.y, region.width, region.height);
    context.clip();
    drawGround(context, region, view);
    const box = pageBoxOf({ x: camera.x - region.x, y: camera.y - region.y, k: camera.k }, region);
    drawScene(context, itemsWithin(stage, box), view);
    drawWires(context, stage.wires.within(box, stage.without), view);
    context.restore();
  }
  return true;
}

export function contextOf(canvas: HTMLCanvasElement): Canvas2d {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('this browser draws no canvas');
  return context;
}

/** A box of the page in whole pixels of a drawing, with room for what stands over its edge; null when it is off it. */
function pixelsOf(box: BoundingBox, { x, y, k }: Camera, size: Size, ratio: number): BoundingBox | null {
  const margin = 4 * ratio;
  const left = Math.max(0, Math.floor(box.x * k + x - margin));
  const top = Math.max(0, Math.floor(box.y * k + y - margin));
  const right = Math.min(size.width, Math.ceil((box.x + box.width) * k + x + margin));
  const bottom = Math.min(size.height, Math.ceil((box.y + box.height) * k + y + margin));
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** The ground with its dots, as the near view has it by style sheet. */
function drawGround(context: Canvas2d, area: BoundingBox, { x, y, k, ratio, palette }: SceneView): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.fillStyle = palette.ground;
  context.fillRect(area.x, area.y, area.width, area.height);
  const { spacing, strength } = dotGrid(k / ratio);
  const step = spacing * ratio;
  if (strength <= 0.02) return;
  const side = Math.max(1, Math.round(2 * ratio));
  const from = (start: number, origin: number) => origin + Math.ceil((start - origin) / step - 1) * step;
  const row = document.createElement('canvas');
  [row.width, row.height] = [Math.ceil(area.width + 2 * side), side];
  const dots = row.getContext('2d');
  if (!dots) return;
  dots.fillStyle = palette.dot;
  for (let left = from(area.x, x); left < area.x + area.width + step; left += step) {
    dots.fillRect(Math.round(left - side / 2) - area.x + side, 0, side, side);
  }
  // One row is copied to the others: ten thousand dots one by one take as long as all pictures.
  context.globalAlpha = strength * 0.85;
  for (let top = from(area.y, y); top < area.y + area.height + step; top += step) {
    context.drawImage(row, area.x - side, Math.round(top - side / 2));
  }
  context.globalAlpha = 1;
}
