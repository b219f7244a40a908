import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Setting } from '../brief/brief.ts';
import { noise } from '../raster/noise.ts';
import { seededRandom } from '../raster/random.ts';
import { atmosphereOf } from './atmosphere.ts';
import type { Atmosphere } from './atmosphere.ts';
import { channels } from '../raster/colour.ts';

/**
 * A scene is drawn in units, not pixels: its horizon stands about 670 units below the top whatever the size, so that
 * trees, boats and houses keep their proportion to peaks on a strip as on a phone's wallpaper.
 */
export interface Frame {
  canvas: Canvas;
  context: SKRSContext2D;
  /** Pixels in one unit. */
  unit: number;
  /** In units. */
  width: number;
  height: number;
  horizon: number;
  atmosphere: Atmosphere;
  setting: Setting;
  /** Where the light comes from: -1 left, 1 right. */
  lightSide: -1 | 1;
  seed: number;
  random: () => number;
}

export interface FrameRequest {
  width: number;
  height: number;
  seed: number;
  setting: Setting;
  /** Which variant of the time's light; by default the seed decides. */
  light?: number;
  /** Where the horizon stands, 0 top .. 1 bottom. */
  horizon?: number;
}

export function createFrame(request: FrameRequest): Frame {
  const { width, height, seed, setting } = request;
  const share = request.horizon ?? (height > width * 1.2 ? 0.6 : 0.668);
  // Peaks must fit into the sky of a strip and not fill that of a tall picture.
  const unit = Math.min(height * share * 0.78, width * 0.62) / 521;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.scale(unit, unit);
  const random = seededRandom(seed);
  return {
    canvas,
    context,
    unit,
    width: width / unit,
    height: height / unit,
    horizon: (height * share) / unit,
    atmosphere: atmosphereOf(setting, request.light ?? seed),
    setting,
    lightSide: random() < 0.5 ? -1 : 1,
    seed,
    random,
  };
}

export interface Layer {
  canvas: Canvas;
  context: SKRSContext2D;
  left: number;
  top: number;
  /** In units. */
  width: number;
  height: number;
}

/** A transparent sheet over part of the frame, in the frame's units; small sheets make shading cheap. */
export function openLayer(frame: Frame, left: number, top: number, right: number, bottom: number): Layer {
  const x = Math.max(0, Math.floor(left * frame.unit));
  const y = Math.max(0, Math.floor(top * frame.unit));
  const width = Math.max(1, Math.min(frame.canvas.width, Math.ceil(right * frame.unit)) - x);
  const height = Math.max(1, Math.min(frame.canvas.height, Math.ceil(bottom * frame.unit)) - y);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(-x, -y);
  context.scale(frame.unit, frame.unit);
  return {
    canvas,
    context,
    left: x / frame.unit,
    top: y / frame.unit,
    width: width / frame.unit,
    height: height / frame.unit,
  };
}

export function placeLayer(frame: Frame, layer: Layer, opacity = 1): void {
  frame.context.save();
  frame.context.setTransform(1, 0, 0, 1, 0, 0);
  frame.context.globalAlpha = opacity;
  frame.context.drawImage(layer.canvas, Math.round(layer.left * frame.unit), Math.round(layer.top * frame.unit));
  frame.context.restore();
}

/**
 * Shades what is on a layer with grains of one colour, denser where `density` (0..1, of a point in units) is higher.
 * Grains are whole pixels of a high-passed noise: even, as a print's, and never a blurred gradient.
 */
export function stipple(
  frame: Frame,
  layer: Layer,
  colour: string,
  density: (x: number, y: number) => number,
  seed: number,
  mode: 'source-atop' | 'source-over' = 'source-atop',
): void {
  const { width, height } = layer.canvas;
  // The grain is a texture of the print, so it grows only slowly with the size of the picture.
  const cell = Math.max(1, Math.sqrt(frame.unit));
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const sheet = createCanvas(columns, rows);
  const context = sheet.getContext('2d');
  const image = context.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  const [red, green, blue] = channels(colour);
  const ink = (235 << 24) | (blue << 16) | (green << 8) | red;
  const grain = noise('grain', seed);
  const step = cell / frame.unit;
  for (let row = 0, index = 0; row < rows; row++) {
    const y = layer.top + row * step;
    for (let column = 0; column < columns; column++, index++) {
      if (grain(column, row) < density(layer.left + column * step, y)) pixels[index] = ink;
    }
  }
  context.putImageData(image, 0, 0);
  layer.context.save();
  layer.context.setTransform(1, 0, 0, 1, 0, 0);
  layer.context.globalCompositeOperation = mode;
  layer.context.imageSmoothingEnabled = false;
  layer.context.drawImage(sheet, 0, 0, columns * cell, rows * cell);
  layer.context.restore();
}

export function fillPolygon(
  context: SKRSContext2D,
  points: readonly (readonly [number, number])[],
  colour: string,
): void {
  context.fillStyle = colour;
  context.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
  context.fill();
}

export function fillCircle(context: SKRSContext2D, x: number, y: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** Land below a crest line that runs across the whole frame. */
export function fillLand(
  context: SKRSContext2D,
  frame: Frame,
  crest: (x: number) => number,
  bottom: number,
  fill: SKRSContext2D['fillStyle'],
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(-4, bottom);
  for (let x = -4; x <= frame.width + 8; x += 4) context.lineTo(x, crest(x));
  context.lineTo(frame.width + 8, bottom);
  context.fill();
}
