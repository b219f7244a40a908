import { noise, wave } from '../raster/noise.ts';
import { shadeMaterial } from './atmosphere.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { openLayer, placeLayer, fillPolygon, stipple } from './frame.ts';
import type { Frame } from './frame.ts';
import { mix } from '../raster/colour.ts';

/** A table mountain: stepped shoulders, strata and a shaded flank in grain. */
function paintMesa(frame: Frame, x: number, width: number, top: number, base: number, depth: number): void {
  const rock = shadeMaterial(frame.atmosphere, '#d9705a', depth);
  const skirt = width * 0.16;
  const strata = noise('fine', 4);
  const layer = openLayer(frame, x - width * 0.7, top - 8, x + width * 0.8, base);
  fillPolygon(
    layer.context,
    [
      [x - width / 2 - skirt, base],
      [x - width / 2 - skirt * 0.3, top + 70],
      [x - width / 2, top + 60],
      [x - width / 2 + 6, top],
      [x + width * 0.2, top - 5],
      [x + width * 0.24, top + 18],
      [x + width / 2, top + 22],
      [x + width / 2 + 4, top + 80],
      [x + width / 2 + skirt * 0.5, top + 92],
      [x + width / 2 + skirt * 1.4, base],
    ],
    rock.lit,
  );
  const away = -frame.lightSide;
  stipple(
    frame,
    layer,
    rock.shade,
    (px, py) =>
      smoothStep(-width * 0.1, width * 0.55, (px - x) * away) * 0.95 + 0.25 * strata(px * 0.1, py * 1.4) - 0.08,
    3,
  );
  placeLayer(frame, layer);
}

interface Hump {
  x: number;
  height: number;
  width: number;
}

/** Humps with a sharp crest line: the lee side lies in shadow and runs out into the next dune. */
function paintDune(frame: Frame, base: number, humps: Hump[], depth: number, seed: number): void {
  const sand = shadeMaterial(frame.atmosphere, '#f6b878', depth);
  const lee =
    frame.atmosphere.time === 'day' ? mix(sand.shade, '#b4664e', 0.62) : mix(sand.shade, frame.atmosphere.sky[1], 0.25);
  const ripple = wave('soft', seed);
  const size = Math.ceil(frame.width) + 1;
  const line = Float32Array.from({ length: size }, (_, x) =>
    humps.reduce(
      (y, hump) => y - hump.height * Math.exp(-(((x - hump.x) / hump.width) ** 2)),
      base + 5 * ripple(x / 4),
    ),
  );
  const crest = (x: number) => line[Math.max(0, Math.min(size - 1, Math.round(x)))]!;
  const layer = openLayer(frame, 0, Math.min(...line) - 2, frame.width, frame.height);
  const { context } = layer;
  context.fillStyle = sand.lit;
  context.beginPath();
  context.moveTo(-4, frame.height);
  for (let x = -4; x <= frame.width + 4; x += 5) context.lineTo(x, crest(x));
  context.lineTo(frame.width + 4, frame.height);
  context.fill();
  // The light comes from one side for all dunes, so every lee lies on the other.
  const side = -frame.lightSide;
  for (const { x, height, width } of humps) {
    const top = crest(x);
    const reach = x + side * width * 2.1;
    context.fillStyle = lee;
    context.beginPath();
    context.moveTo(x, top);
    context.bezierCurveTo(
      x + side * width * 0.1,
      top + height * 0.5,
      x - side * width * 0.35,
      top + height * 0.9,
      x - side * width * 0.1,
      top + height * 1.7 + 40,
    );
    context.bezierCurveTo(
      x + side * width * 0.3,
      top + height * 1.9 + 60,
      x + side * width * 1.1,
      top + height * 1.4 + 30,
      reach,
      crest(reach) + 26,
    );
    for (let step = 0; step <= 60; step++) {
      const px = reach + ((x - reach) * step) / 60;
      context.lineTo(px, crest(px));
    }
    context.fill();
  }
  const dark = mix(lee, frame.atmosphere.near, 0.35);
  stipple(frame, layer, dark, (x, y) => 0.75 * smoothStep(20, 320, y - crest(x)), seed);
  stipple(frame, layer, frame.atmosphere.glow, (x, y) => 0.55 * (1 - smoothStep(0, 34, y - crest(x))), seed + 1);
  placeLayer(frame, layer);
}

function paintCactus(frame: Frame, x: number, y: number, size: number, depth: number): void {
  const { context, lightSide } = frame;
  const green = shadeMaterial(frame.atmosphere, frame.atmosphere.time === 'day' ? '#3f7f5c' : '#5b5a6a', depth);
  const arms: { from: [number, number]; bend?: [number, number]; to: [number, number]; width: number }[] = [
    { from: [0, 0], to: [0, -150], width: 30 },
    { from: [-2, -62], bend: [-46, -62], to: [-46, -128], width: 21 },
    { from: [2, -44], bend: [42, -44], to: [42, -108], width: 19 },
  ];
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [colour, offset, share] of [
    [mix(green.shade, frame.atmosphere.near, 0.55), 0, 1],
    [green.lit, 0.26 * lightSide, 0.16],
  ] as const) {
    context.strokeStyle = colour;
    for (const { from, bend, to, width } of arms) {
      const shift = offset * width;
      context.lineWidth = width * size * share;
      context.beginPath();
      context.moveTo(x + (from[0] + shift) * size, y + (share < 1 ? Math.min(from[1], -8) : from[1]) * size);
      if (bend)
        context.quadraticCurveTo(
          x + (bend[0] + shift) * size,
          y + bend[1] * size,
          x + (to[0] + shift) * size,
          y + to[1] * size,
        );
      else context.lineTo(x + (to[0] + shift) * size, y + to[1] * size);
      context.stroke();
    }
  }
}

export function paintDesert(frame: Frame): void {
  const { width, horizon, random } = frame;
  const base = horizon + 52;
  const free = frame.lightSide > 0 ? [0.12, 0.32] : [0.68, 0.88];
  paintMesa(frame, width * free[1]!, 150, horizon - 128, base, 0.5);
  paintMesa(frame, width * free[0]!, 250 + 80 * random(), horizon - 210 - 60 * random(), base, 0.7);
  paintMesa(frame, width * (frame.lightSide > 0 ? 0.92 : 0.1), 230, horizon - 150, base, 0.6);
  const spread = Math.max(1, width / 1500);
  const hump = (at: number, height: number, span: number) => ({
    x: width * at,
    height,
    width: span * Math.sqrt(spread),
  });
  const shift = (random() - 0.5) * 0.08;
  const drop = (frame.height - horizon) / 332;
  paintDune(frame, horizon + 32 * drop, [hump(0.22 + shift, 70, 190), hump(0.7 + shift, 84, 230)], 0.62, 3);
  paintDune(frame, horizon + 112 * drop, [hump(0.48 + shift, 96, 210), hump(0.95, 70, 200)], 0.78, 6);
  paintDune(frame, horizon + 232 * drop, [hump(0.15 - shift, 120, 260), hump(0.75 + shift, 130, 240)], 0.95, 9);
  const near = horizon + 204 * drop;
  paintCactus(frame, width * (frame.lightSide > 0 ? 0.16 : 0.84), near, 1.25, 1);
  paintCactus(frame, width * (frame.lightSide > 0 ? 0.9 : 0.1), near - 22, 0.8, 0.9);
  paintCactus(frame, width * 0.66, horizon + 130 * drop, 0.42, 0.8);
}
