import { shadeMaterial, silhouette } from './atmosphere.ts';
import { fillCircle, fillPolygon } from './frame.ts';
import type { Frame } from './frame.ts';
import { mix } from '../raster/colour.ts';
import { alpha } from './tint.ts';

interface Row {
  low: number;
  high: number;
  narrow: number;
  wide: number;
  depth: number;
  lights: number;
}

function paintRoof(frame: Frame, x: number, top: number, width: number, height: number, colour: string): void {
  const { context } = frame;
  const kind = frame.random();
  context.fillStyle = colour;
  if (kind < 0.16) {
    context.fillRect(x + width * 0.42, top - height * 0.14, width * 0.16, height * 0.15);
    context.fillRect(x + width * 0.485, top - height * 0.3, width * 0.03 + 1.5, height * 0.3);
  } else if (kind < 0.32)
    fillPolygon(
      context,
      [
        [x, top + 1],
        [x + width, top + 1],
        [x + width, top - width * 0.55],
      ],
      colour,
    );
  else if (kind < 0.44) {
    context.beginPath();
    context.ellipse(x + width / 2, top + 1, width / 2, width * 0.4, 0, Math.PI, 0);
    context.fill();
  } else if (kind < 0.6) context.fillRect(x + width * 0.18, top - height * 0.07, width * 0.64, height * 0.08);
}

function paintWindows(frame: Frame, x: number, top: number, width: number, bottom: number, share: number): void {
  const { context, random, atmosphere } = frame;
  const day = atmosphere.time === 'day';
  const density = share * (0.35 + random());
  for (let y = top + 12; y < bottom - 16; y += 13) {
    for (let px = x + 7; px < x + width - 9; px += 9) {
      if (random() >= density) continue;
      context.globalAlpha = day ? 0.35 : 0.4 + 0.6 * random();
      context.fillStyle = random() < 0.82 ? (day ? '#ffffff' : atmosphere.lamp) : '#9fe0f0';
      context.fillRect(px, y, 4.4, 6.4);
    }
  }
  context.globalAlpha = 1;
}

function paintRow(frame: Frame, row: Row): void {
  const { context, random, atmosphere, horizon } = frame;
  const day = atmosphere.time === 'day';
  const centre = frame.width * (frame.lightSide > 0 ? 0.4 : 0.6);
  let x = -20;
  while (x < frame.width) {
    const width = row.narrow + random() * (row.wide - row.narrow);
    const bell = 0.45 + 0.75 * Math.exp(-(((x - centre) / Math.max(460, frame.width * 0.3)) ** 2));
    const height = (row.low + random() ** 1.5 * (row.high - row.low)) * bell;
    const top = horizon - height;
    // By day walls show their colour, at other times they stand against the light.
    const wall = shadeMaterial(
      atmosphere,
      ['#e9d9c4', '#d7c3b0', '#c7d3d8', '#e3b99c'][Math.floor(random() * 4)]!,
      row.depth,
    );
    const colour = day ? mix(wall.lit, wall.shade, 0.25) : silhouette(atmosphere, row.depth);
    paintRoof(frame, x, top, width, height, colour);
    context.fillStyle = colour;
    context.fillRect(x, top, width, height);
    if (day) {
      context.fillStyle = alpha(wall.shade, 0.75);
      context.fillRect(frame.lightSide > 0 ? x : x + width * 0.68, top, width * 0.32, height);
    }
    paintWindows(frame, x, top, width, horizon, row.lights);
    x += width + (random() < 0.25 ? 8 + random() * 26 : 1);
  }
  const mist = context.createLinearGradient(0, horizon - 240, 0, horizon);
  mist.addColorStop(0, alpha(atmosphere.sky[3], 0));
  mist.addColorStop(1, alpha(atmosphere.sky[3], 0.42 * (1 - row.depth) + 0.1));
  context.fillStyle = mist;
  context.fillRect(0, horizon - 240, frame.width, 240);
}

/** The tower with two spheres that stands for Shanghai; drawn for a prompt that names the city. */
function paintPearlTower(frame: Frame, x: number): void {
  const { context, horizon, atmosphere } = frame;
  const body = silhouette(atmosphere, 0.75);
  context.fillStyle = body;
  context.strokeStyle = body;
  context.lineWidth = 13;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(x + side * 46, horizon);
    context.lineTo(x + side * 7, horizon - 190);
    context.stroke();
  }
  context.fillRect(x - 9, horizon - 540, 18, 540);
  fillPolygon(
    context,
    [
      [x - 5, horizon - 520],
      [x + 5, horizon - 520],
      [x, horizon - 640],
    ],
    body,
  );
  for (const [rise, radius] of [
    [176, 48],
    [400, 33],
    [500, 15],
  ] as const) {
    fillCircle(context, x, horizon - rise, radius, body);
    context.save();
    context.beginPath();
    context.arc(x, horizon - rise, radius, 0, Math.PI * 2);
    context.clip();
    fillCircle(
      context,
      x + frame.lightSide * radius * 0.5,
      horizon - rise - radius * 0.4,
      radius * 0.95,
      mix('#d8508a', atmosphere.haze, 0.25),
    );
    for (let band = -3; band < 4; band++) {
      context.fillStyle = alpha(atmosphere.lamp, 0.9);
      context.fillRect(x - radius, horizon - rise + band * radius * 0.26, radius * 2, 2);
    }
    context.restore();
  }
}

/** Two far rows, a landmark where the prompt names its city, and a dark near row on the quay. */
export function paintCity(frame: Frame, words: string): void {
  paintRow(frame, { low: 170, high: 430, narrow: 40, wide: 92, depth: 0.3, lights: 0.05 });
  paintRow(frame, { low: 130, high: 470, narrow: 46, wide: 96, depth: 0.6, lights: 0.16 });
  if (/shanghai|上海|外滩|陆家嘴|\bbund\b/i.test(words))
    paintPearlTower(frame, frame.width * (frame.lightSide > 0 ? 0.36 : 0.6));
  paintRow(frame, { low: 50, high: 210, narrow: 50, wide: 120, depth: 0.86, lights: 0.2 });
  frame.context.fillStyle = silhouette(frame.atmosphere, 1);
  frame.context.fillRect(0, frame.horizon - 10, frame.width, 10.5);
}
