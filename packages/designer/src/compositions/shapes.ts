import type { SKRSContext2D } from '@napi-rs/canvas';
import { tiledFill } from './tile.ts';
import { mix } from '../raster/colour.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';

const turn = Math.PI * 2;

export function fillDisc(context: SKRSContext2D, x: number, y: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, turn);
  context.fill();
}

/** Floods the sheet with one colour, with the tooth of paper where the direction asks for it. */
export function paintGround(stage: Stage, colour: string): void {
  const { context, width, height } = stage;
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  if (stage.direction.texture !== 'none') toothe(stage, stage.direction.texture === 'paper' ? 1 : 0.6);
  record(stage, 'ground', 'background', { x: 0, y: 0, width, height });
}

/** Lays paper's tooth over what is drawn so far. */
export function toothe(stage: Stage, strength: number): void {
  const { context } = stage;
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.globalAlpha = strength;
  context.fillStyle = tiledFill(context, 'paper');
  context.fillRect(0, 0, stage.width, stage.height);
  context.restore();
}

/** Concentric rings between two near tones, biggest first. */
export function paintRings(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  count: number,
  colours: readonly string[],
): void {
  for (let ring = count; ring > 0; ring--)
    fillDisc(context, x, y, (radius * ring) / count, colours[ring % colours.length]!);
}

/** Concentric arches on a common foot. */
export function paintArches(
  context: SKRSContext2D,
  x: number,
  foot: number,
  radius: number,
  rise: number,
  colours: readonly string[],
  step: number,
): void {
  for (const [index, colour] of colours.entries()) {
    const reach = radius - index * step;
    if (reach <= 0) return;
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(x - reach, foot);
    context.lineTo(x - reach, foot - rise);
    context.arc(x, foot - rise, reach, Math.PI, 0);
    context.lineTo(x + reach, foot);
    context.closePath();
    context.fill();
  }
}

/** How far from their point rays begin and end, in pixels. */
export interface Rays {
  readonly inner: number;
  readonly outer: number;
  readonly count: number;
  readonly colour: string;
}

/** Rays about a point. */
export function paintRays(
  context: SKRSContext2D,
  { x, y }: { readonly x: number; readonly y: number },
  { inner, outer, count, colour }: Rays,
): void {
  context.fillStyle = colour;
  for (let ray = 0; ray < count; ray++) {
    const angle = (ray / count) * turn;
    const half = (turn / count) * 0.25;
    context.beginPath();
    context.moveTo(x + Math.cos(angle - half) * inner, y + Math.sin(angle - half) * inner);
    context.lineTo(x + Math.cos(angle - half) * outer, y + Math.sin(angle - half) * outer);
    context.lineTo(x + Math.cos(angle + half) * outer, y + Math.sin(angle + half) * outer);
    context.lineTo(x + Math.cos(angle + half) * inner, y + Math.sin(angle + half) * inner);
    context.fill();
  }
}

/** Steps of one colour toward another: rings, arches and sheets that belong together. */
export const steps = (from: string, to: string, count: number) =>
  Array.from({ length: count }, (_, index) => mix(from, to, count === 1 ? 0 : index / (count - 1)));
