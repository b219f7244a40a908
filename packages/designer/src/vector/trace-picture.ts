import { FillType, Path2D } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { contours } from 'd3-contour';
import { blur } from '../raster/blur.ts';
import type { Field } from '../raster/blur.ts';
import type { Ink } from './ink.ts';
import { addSmooth, fewerPoints } from './smooth-outline.ts';
import type { Point } from './smooth-outline.ts';
import { mainTones, nearestTone } from './tones.ts';

/** Pixels that an outline may lie off the edge it follows. */
const tolerance = 0.45;
/** Square pixels: what is smaller is grain. */
const leastArea = 14;

const areaOf = (ring: readonly Point[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** The outline of where a field of the picture's size lies above a level. */
function outline(field: Field, { width, height }: Canvas, level: number): Path2D {
  const path = new Path2D();
  path.setFillType(FillType.EvenOdd);
  // d3-contour types its values as numbers; it only reads them by index.
  const shape = contours()
    .size([width, height])
    .smooth(true)
    .contour(field as unknown as number[], level);
  for (const ring of shape.coordinates.flat()) {
    const points = ring.slice(1) as unknown as Point[];
    if (areaOf(points) >= leastArea) addSmooth(path, fewerPoints(points, tolerance));
  }
  return path;
}

/** A channel whose grain is evened out, of what is seen only: the clear parts of a picture have no colour. */
function evened(data: Uint8ClampedArray, channel: number, alpha: Field, seen: Field, { width, height }: Canvas): Field {
  const field = alpha.map((share, at) => share * data[at * 4 + channel]!);
  return blur(field, width, 2, height).map((value, at) => value / Math.max(seen[at]!, 1 / 255));
}

const traced = new WeakMap<Canvas, Ink[]>();

/**
 * A picture as shapes, in its own pixels: its outline in the colour it has most of, and on that each further colour. Of
 * grain and soft shading stays what a print in some spot colours would keep.
 */
export function tracePicture(canvas: Canvas): Ink[] {
  const known = traced.get(canvas);
  if (known) return known;
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const alpha = new Float32Array(width * height).map((_, at) => data[at * 4 + 3]! / 255);
  const seen = blur(alpha, width, 2, height);
  const channels = [0, 1, 2].map((channel) => evened(data, channel, alpha, seen, canvas));
  const tones = mainTones(channels, alpha);
  const nearest = alpha.map((_, at) => nearestTone(tones, channels[0]![at]!, channels[1]![at]!, channels[2]![at]!));
  const inks = tones.map((tone, index): Ink => {
    const field =
      index === 0
        ? alpha
        : blur(
            nearest.map((own, at) => (own === index ? alpha[at]! : 0)),
            width,
            1,
            height,
          );
    // Neighbours overlap by a hair, so that what lies below them does not show between.
    return { path: outline(field, canvas, index === 0 ? 0.5 : 0.45), colour: tone.hex, opacity: 1 };
  });
  traced.set(canvas, inks);
  return inks;
}
