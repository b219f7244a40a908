import type { SKRSContext2D } from '@napi-rs/canvas';
import { shadeMaterial } from './atmosphere.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { fillCircle, fillPolygon, openLayer, stipple } from './frame.ts';
import type { Frame, Layer } from './frame.ts';
import { mix } from '../raster/colour.ts';

export const isSnowy = (frame: Frame) => frame.setting.weather === 'snow' || frame.setting.season === 'winter';

/** Tiers of drooping branches; with snow, the side toward the light carries some. */
export function paintPine(
  frame: Frame,
  context: SKRSContext2D,
  x: number,
  y: number,
  height: number,
  depth: number,
): void {
  const { random, atmosphere, lightSide: side } = frame;
  const green = shadeMaterial(atmosphere, frame.setting.season === 'autumn' ? '#4a5f48' : '#2f5a4c', depth);
  const body = mix(green.shade, atmosphere.near, 0.25 + 0.4 * depth);
  const rim = isSnowy(frame)
    ? mix(atmosphere.snowShade, atmosphere.snow, 0.3 + 0.3 * depth)
    : mix(body, green.lit, 0.75);
  const tiers = 5 + Math.floor(height / 60);
  context.fillStyle = body;
  context.fillRect(x - height * 0.018, y - height * 0.06, height * 0.036, height * 0.07);
  for (let tier = 0; tier < tiers; tier++) {
    const t = tier / tiers;
    const top = y - height + t * height * 0.94;
    const reach = height * 0.06 + height * 0.19 * t;
    const drop = height * 0.27 * (0.55 + t * 0.5);
    const left = reach * (0.9 + random() * 0.25);
    const right = reach * (0.9 + random() * 0.25);
    fillPolygon(
      context,
      [
        [x, top - drop * 0.35],
        [x + right, top + drop * 0.62],
        [x + right * 0.42, top + drop * 0.5],
        [x, top + drop * 0.66],
        [x - left * 0.4, top + drop * 0.5],
        [x - left, top + drop * 0.62],
      ],
      body,
    );
    const near = side > 0 ? right : left;
    fillPolygon(
      context,
      [
        [x, top - drop * 0.35],
        [x + side * near, top + drop * 0.62],
        [x + side * near * 0.6, top + drop * 0.34],
        [x + side * near * 0.3, top + drop * 0.42],
        [x + side * near * 0.12, top + drop * 0.14],
      ],
      rim,
    );
  }
}

export interface Wood {
  from: number;
  to: number;
  top: number;
  bottom: number;
  count: number;
  low: number;
  high: number;
  depth: number;
}

/** Many pines, back to front. */
export function paintWood(frame: Frame, context: SKRSContext2D, wood: Wood): void {
  const { random } = frame;
  const places = Array.from({ length: Math.round(wood.count) }, () => ({
    x: wood.from + random() * (wood.to - wood.from),
    y: wood.top + random() * (wood.bottom - wood.top),
    height: wood.low + random() * (wood.high - wood.low),
  })).toSorted((a, b) => a.y - b.y);
  for (const { x, y, height } of places) paintPine(frame, context, x, y, height, wood.depth);
}

const foliage: Record<NonNullable<Frame['setting']['season']>, string[]> = {
  spring: ['#f3a9b8', '#f7c3cb', '#ec8ea5'],
  summer: ['#4f9a5d', '#6aae5b', '#3c8458'],
  autumn: ['#e0803a', '#d9582f', '#efb045'],
  winter: ['#c9d3e8', '#b7c4df', '#dbe3f3'],
};

export const leafColours = (frame: Frame) => foliage[frame.setting.season ?? 'summer'];

/** A tree on a sheet of its own, to be planted more than once: growing one costs a hundred times as much. */
export interface Sapling {
  layer: Layer;
  height: number;
}

/** A round tree: clumps of leaves, grain on the side away from the light, one trunk. */
export function growBroadleaf(frame: Frame, height: number, depth: number, colour: string): Sapling {
  const x = height * 0.6;
  const y = height * 1.05;
  const { random, atmosphere, lightSide } = frame;
  const leaves = shadeMaterial(atmosphere, colour, depth);
  const trunk = mix(shadeMaterial(atmosphere, '#5b4038', depth).shade, atmosphere.near, 0.4);
  const radius = height * 0.3;
  const layer = openLayer(frame, x - height * 0.6, y - height * 1.05, x + height * 0.6, y + 4);
  const { context } = layer;
  const centre = y - height * 0.62;
  // Clumps on a spiral: even enough for a crown, uneven enough for a tree.
  const clumps = 15;
  for (let index = 0; index < clumps; index++) {
    const angle = index * 2.4 + random() * 0.5;
    const reach = radius * Math.sqrt(index / clumps) * 1.02;
    const size = radius * (0.3 + 0.16 * random());
    fillCircle(context, x + Math.cos(angle) * reach * 1.08, centre + Math.sin(angle) * reach * 0.84, size, leaves.lit);
  }
  stipple(
    frame,
    layer,
    leaves.shade,
    (px, py) => 0.95 * smoothStep(-0.5, 1.15, ((px - x) * -lightSide * 0.75 + (py - centre) * 0.7) / radius),
    Math.round(x),
  );
  fillPolygon(
    context,
    [
      [x - height * 0.035, y],
      [x - height * 0.018, centre + radius * 0.2],
      [x + height * 0.018, centre + radius * 0.2],
      [x + height * 0.04, y],
    ],
    trunk,
  );
  context.strokeStyle = trunk;
  context.lineCap = 'round';
  context.lineWidth = height * 0.018;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(x, y - height * 0.34);
    context.quadraticCurveTo(x + side * height * 0.05, y - height * 0.46, x + side * height * 0.12, y - height * 0.52);
    context.stroke();
  }
  return { layer, height };
}

/** Sets a tree with its foot at a point; `size` is its height there. */
export function plant(frame: Frame, { layer, height }: Sapling, x: number, y: number, size = height): void {
  const scale = size / height;
  frame.context.drawImage(
    layer.canvas,
    x - height * 0.6 * scale,
    y - height * 1.05 * scale,
    layer.width * scale,
    layer.height * scale,
  );
}

export const paintBroadleaf = (frame: Frame, x: number, y: number, height: number, depth: number, colour: string) =>
  plant(frame, growBroadleaf(frame, height, depth, colour), x, y);
