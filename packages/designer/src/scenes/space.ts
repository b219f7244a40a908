import { noise, wave } from '../raster/noise.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { fillCircle, fillLand, openLayer, placeLayer, stipple } from './frame.ts';
import type { Frame } from './frame.ts';
import { mix } from '../raster/colour.ts';
import { alpha } from './tint.ts';

interface World {
  x: number;
  y: number;
  radius: number;
  colour: string;
  dark: string;
  rings: boolean;
}

function paintRings(frame: Frame, world: World, front: boolean): void {
  const { context } = frame;
  for (const [size, width, colour] of [
    [1.62, 0.13, '#f2d9b0'],
    [1.86, 0.08, '#d99a7a'],
    [2.06, 0.04, '#f6e6c8'],
  ] as const) {
    context.strokeStyle = alpha(colour, 0.92);
    context.lineWidth = world.radius * width;
    context.beginPath();
    context.ellipse(
      world.x,
      world.y,
      world.radius * size,
      world.radius * size * 0.26,
      -0.32,
      front ? 0 : Math.PI,
      front ? Math.PI : Math.PI * 2,
    );
    context.stroke();
  }
}

function paintWorld(frame: Frame, world: World): void {
  const { x, y, radius } = world;
  if (world.rings) paintRings(frame, world, false);
  const layer = openLayer(frame, x - radius - 2, y - radius - 2, x + radius + 2, y + radius + 2);
  fillCircle(layer.context, x, y, radius, world.colour);
  const bands = wave('soft', 9);
  stipple(
    frame,
    layer,
    mix(world.colour, '#fff3d9', 0.55),
    (px, py) => smoothStep(0.45, 0.75, bands((px - x) * 0.08, (py - y) * 0.9 + (px - x) * 0.3)) * 0.7,
    4,
  );
  const toward = frame.lightSide;
  stipple(
    frame,
    layer,
    world.dark,
    (px, py) => 1.05 * smoothStep(-0.25, 0.95, ((px - x) * -toward * 0.8 + (py - y) * 0.55) / radius),
    7,
  );
  placeLayer(frame, layer);
  if (world.rings) paintRings(frame, world, true);
}

/** Worlds above a cratered plain; stars thicken into a band. */
export function paintSpace(frame: Frame): void {
  const { context, random, width, height, atmosphere } = frame;
  const sky = context.createLinearGradient(0, 0, 0, height);
  for (const [stop, colour] of [
    [0, '#0b0b2b'],
    [0.5, '#251a58'],
    [0.85, '#6b2f78'],
    [1, '#c8587f'],
  ] as const)
    sky.addColorStop(stop, colour);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const dust = noise('soft', frame.seed);
  for (let index = 0; index < width * 1.1; index++) {
    const x = random() * width;
    const y = random() * height * 0.8;
    const band = Math.exp(-((((y - height * 0.3) * 1.4 + (x - width / 2) * 0.5) / 190) ** 2));
    if (random() > 0.3 + band * dust(x, y)) continue;
    context.globalAlpha = 0.25 + random() * 0.75;
    fillCircle(context, x, y, 0.6 + random() ** 5 * 2.6, random() < 0.2 ? '#ffd7a8' : '#f4efff');
  }
  context.globalAlpha = 1;
  const side = frame.lightSide;
  paintWorld(frame, {
    x: width * (0.5 + side * 0.12),
    y: height * 0.36,
    radius: 165,
    colour: '#e8865c',
    dark: '#5a2260',
    rings: true,
  });
  paintWorld(frame, {
    x: width * (0.5 - side * 0.33),
    y: height * 0.2,
    radius: 46,
    colour: '#7fc3c9',
    dark: '#1d2a66',
    rings: false,
  });
  for (const [index, base] of [height * 0.74, height * 0.84].entries()) {
    const rough = wave('soft', frame.seed + index * 5);
    const crest = (x: number) => base - 60 * rough(x * 0.3, index * 80) + 26 * Math.sin(x / 260 + index * 2);
    const layer = openLayer(frame, 0, base - 100, width, height);
    fillLand(layer.context, frame, crest, height, index ? '#8f5a96' : '#6a3f86');
    stipple(frame, layer, index ? '#2a1650' : '#3d2468', (x, y) => 0.9 * smoothStep(6, 210, y - crest(x)), index + 2);
    for (let crater = 0; crater < 8; crater++) {
      const x = random() * width;
      const y = crest(x) + 30 + random() * (height - base - 20);
      const size = (16 + 50 * random()) * (0.6 + index * 0.5);
      layer.context.fillStyle = '#3a1f60';
      layer.context.beginPath();
      layer.context.ellipse(x, y, size, size * 0.3, 0, 0, Math.PI * 2);
      layer.context.fill();
      layer.context.fillStyle = alpha(atmosphere.glow, 0.22);
      layer.context.beginPath();
      layer.context.ellipse(x - side * size * 0.08, y + size * 0.1, size * 0.86, size * 0.2, 0, 0, Math.PI * 2);
      layer.context.fill();
    }
    placeLayer(frame, layer);
  }
}
