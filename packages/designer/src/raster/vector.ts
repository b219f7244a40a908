import { loadImage, Path2D } from '@napi-rs/canvas';
import { getStroke } from 'perfect-freehand';
import { createSurface } from './surface.ts';
import type { Surface } from './surface.ts';

/** Draws SVG text so that it fits a box of pixels, centred; throws when it is not SVG. */
export async function drawSvg(svg: string, width: number, height = width): Promise<Surface> {
  const picture = await loadImage(Buffer.from(svg));
  const scale = Math.min(width / picture.width, height / picture.height);
  const surface = createSurface(width, height);
  const drawn = { width: picture.width * scale, height: picture.height * scale };
  const context = surface.getContext('2d');
  context.drawImage(picture, (width - drawn.width) / 2, (height - drawn.height) / 2, drawn.width, drawn.height);
  return surface;
}

/** A point of a stroke in pixels, with the brush's pressure 0..1. */
export type BrushPoint = [x: number, y: number] | [x: number, y: number, pressure: number];

export interface BrushOptions {
  /** Width at full pressure, pixels. */
  width: number;
  /** How much pressure thins the stroke, 0..1; default 0.7. */
  thinning?: number;
  /** Pixels over which the ends run out to a point; default 0. */
  taper?: number;
}

/** The outline of a brush stroke through the points, to be filled. */
export function brushStroke(points: BrushPoint[], { width, thinning = 0.7, taper = 0 }: BrushOptions): Path2D {
  const outline = getStroke(points, {
    size: width,
    thinning,
    smoothing: 0.6,
    streamline: 0.35,
    simulatePressure: points.every((point) => point[2] === undefined),
    start: { taper, cap: taper === 0 },
    end: { taper, cap: taper === 0 },
  });
  const path = new Path2D();
  outline.forEach(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length]!;
    // Through the middles of the segments: the polygon's own corners show on wide strokes.
    if (index === 0) path.moveTo((x! + nextX!) / 2, (y! + nextY!) / 2);
    else path.quadraticCurveTo(x!, y!, (x! + nextX!) / 2, (y! + nextY!) / 2);
  });
  path.closePath();
  return path;
}
