import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import { emblemTones } from './emblem.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';

/** Light from the left over a round body. */
function roundLight(context: SKRSContext2D, palette: Palette, from: number, to: number, tone: string) {
  const light = context.createLinearGradient(from, 0, to, 0);
  light.addColorStop(0, mix(tone, palette.light, 0.3));
  light.addColorStop(0.38, tone);
  light.addColorStop(1, mix(tone, palette.dark, 0.42));
  return light;
}

function paintColumn(stage: Stage, x: number, foot: number, radius: number, tall: number, tone: string): void {
  const { context, palette } = stage;
  const tilt = radius * 0.2;
  context.fillStyle = roundLight(context, palette, x - radius, x + radius, tone);
  context.beginPath();
  context.ellipse(x, foot - tilt, radius, tilt, 0, 0, Math.PI);
  context.lineTo(x - radius, foot - tall);
  context.lineTo(x + radius, foot - tall);
  context.fill();
  context.fillStyle = mix(tone, palette.light, 0.42);
  context.beginPath();
  context.ellipse(x, foot - tall, radius, tilt, 0, 0, Math.PI * 2);
  context.fill();
}

function paintCone(stage: Stage, x: number, foot: number, radius: number, tall: number, tone: string): void {
  const { context, palette } = stage;
  const tilt = radius * 0.2;
  context.fillStyle = roundLight(context, palette, x - radius, x + radius, tone);
  context.beginPath();
  context.ellipse(x, foot - tilt, radius, tilt, 0, 0, Math.PI);
  context.lineTo(x, foot - tall);
  context.closePath();
  context.fill();
}

function paintBall(stage: Stage, x: number, foot: number, radius: number, tone: string): void {
  const { context, palette } = stage;
  const y = foot - radius;
  const light = context.createRadialGradient(x - radius * 0.4, y - radius * 0.42, radius * 0.08, x, y, radius * 1.05);
  light.addColorStop(0, mix(tone, palette.light, 0.66));
  light.addColorStop(0.5, tone);
  light.addColorStop(1, mix(tone, palette.dark, 0.52));
  context.fillStyle = light;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** The soft shade a body throws on what it stands on, to the right as its light falls. */
function paintShade(stage: Stage, x: number, foot: number, radius: number): void {
  const { context } = stage;
  context.save();
  context.translate(x + radius * 0.3, foot - radius * 0.16);
  context.scale(1, 0.24);
  const shade = context.createRadialGradient(0, 0, radius * 0.2, 0, 0, radius * 1.3);
  shade.addColorStop(0, 'rgba(18,8,4,.4)');
  shade.addColorStop(1, 'rgba(18,8,4,0)');
  context.fillStyle = shade;
  context.fillRect(-radius * 1.4, -radius * 1.4, radius * 2.8, radius * 2.8);
  context.restore();
}

/** A column, a cone and balls of different sizes: what a set shows where no set of subjects holds the thing itself. */
export function paintStillLife(stage: Stage, x: number, foot: number, side: number, wall: string): void {
  const { palette, seed } = stage;
  const tones = emblemTones(palette, wall);
  const tone = (index: number) => tones[index % tones.length]!;
  const flip = seed % 2 === 0 ? 1 : -1;
  const at = (share: number) => x + side * share * flip;
  paintShade(stage, at(-0.17), foot - side * 0.03, side * 0.16);
  paintColumn(stage, at(-0.17), foot - side * 0.03, side * 0.135, side * 0.62, tone(1));
  paintBall(stage, at(-0.17), foot - side * 0.6, side * 0.11, tone(0));
  paintShade(stage, at(0.19), foot - side * 0.015, side * 0.17);
  paintCone(stage, at(0.19), foot - side * 0.015, side * 0.16, side * 0.5, tone(2));
  paintShade(stage, at(0.02), foot + side * 0.045, side * 0.16);
  paintBall(stage, at(0.02), foot + side * 0.045, side * 0.155, tone(0));
  record(stage, 'still life', 'shape', {
    x: x - side * 0.4,
    y: foot - side * 0.83,
    width: side * 0.8,
    height: side * 0.9,
  });
}
