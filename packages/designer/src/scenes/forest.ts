import { wave } from '../raster/noise.ts';
import type { Frame } from './frame.ts';
import { groundColour, paintHill } from './land.ts';
import { paintBamboo } from './bamboo.ts';
import { paintPath } from './path.ts';
import type { Orb } from './sky.ts';
import { growBroadleaf, leafColours, paintBroadleaf, paintPine, plant } from './trees.ts';
import type { Sapling } from './trees.ts';
import { mix } from '../raster/colour.ts';
import { alpha } from './tint.ts';

/** A veil between two rows of trees: what makes a wood deep. */
function paintVeil(frame: Frame, top: number, bottom: number, opacity: number): void {
  const { context, atmosphere } = frame;
  const veil = context.createLinearGradient(0, top, 0, bottom);
  veil.addColorStop(0, alpha(atmosphere.haze, 0));
  veil.addColorStop(1, alpha(mix(atmosphere.haze, atmosphere.sky[3], 0.4), opacity));
  context.fillStyle = veil;
  context.fillRect(0, top, frame.width, bottom - top);
}

/** Light that falls between the trees in slanting bands. */
function paintShafts(frame: Frame, orb: Orb): void {
  const { context, atmosphere, random } = frame;
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let index = 0; index < 7; index++) {
    const angle = (index - 3) * 0.16 + (random() - 0.5) * 0.1 - frame.lightSide * 0.35;
    const reach = frame.height;
    const spread = 0.03 + 0.03 * random();
    const ray = context.createLinearGradient(
      orb.x,
      orb.y,
      orb.x + Math.sin(angle) * reach,
      orb.y + Math.cos(angle) * reach,
    );
    ray.addColorStop(0, alpha(atmosphere.glow, 0));
    ray.addColorStop(0.32, alpha(atmosphere.glow, 0.24));
    ray.addColorStop(0.85, alpha(atmosphere.glow, 0));
    context.fillStyle = ray;
    context.beginPath();
    context.moveTo(orb.x, orb.y);
    context.lineTo(orb.x + Math.sin(angle - spread) * reach, orb.y + Math.cos(angle - spread) * reach);
    context.lineTo(orb.x + Math.sin(angle + spread) * reach, orb.y + Math.cos(angle + spread) * reach);
    context.fill();
  }
  context.restore();
}

/** Rows of trees that darken toward the viewer around a clearing with a path. */
export function paintForest(frame: Frame, orb: Orb, pines: boolean): void {
  const { width, horizon, height, random } = frame;
  const below = height - horizon;
  const rows = 5;
  const tall = Math.max(1, (height / 1000) ** 1.1);
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const flat = horizon - 30 + below * 0.5 * t;
    // Ground falls toward the sides, so that the rows close around the clearing.
    const baseAt = (x: number) => flat + 150 * t * Math.abs(x / width - 0.5) ** 1.4;
    const depth = 0.12 + 0.72 * t;
    const count = Math.round((width / 1500) * (38 - row * 4));
    const clearing = 0.06 + 0.13 * t;
    const nursery: Sapling[] = [];
    for (let index = 0; index < count; index++) {
      const x = ((index + random()) / count) * width;
      if (row > 1 && Math.abs(x / width - 0.5) < clearing) continue;
      const size = (170 + 150 * random()) * (0.75 + 0.95 * t) * tall;
      const y = baseAt(x) + (random() - 0.5) * 24;
      if (pines) paintPine(frame, frame.context, x, y, size, depth);
      else {
        nursery[index % 6] ??= growBroadleaf(frame, size * 0.92, depth, leafColours(frame)[index % 3]!);
        plant(frame, nursery[index % 6]!, x, y, size * 0.92);
      }
    }
    if (row === 1 && frame.setting.weather !== 'rain') paintShafts(frame, orb);
    if (row < rows - 1) paintVeil(frame, flat - 260, flat + 40, Math.min(0.5, 0.3 + 0.4 * frame.atmosphere.fog));
    const roll = wave('soft', frame.seed + row);
    paintHill(
      frame,
      (x) => baseAt(x) - 6 - 14 * roll(x * 0.2),
      height,
      0.25 + 0.6 * t,
      mix(groundColour(frame), frame.atmosphere.haze, 0.45 * frame.atmosphere.fog),
      row + 2,
    );
  }
  paintPath(frame, { from: horizon - 20 + below * 0.5, to: height + 4 });
  for (const [x, y, size] of [
    [0.1, 1.0, 330],
    [0.2, 1.03, 200],
    [0.91, 1.0, 360],
    [0.8, 1.04, 190],
  ] as const) {
    if (pines) paintPine(frame, frame.context, width * x, height * y, size, 1);
    else paintBroadleaf(frame, width * x, height * y, size * 0.8, 1, leafColours(frame)[1]!);
  }
}

/** A bamboo grove on soft ground, with a path between the culms. */
export function paintGrove(frame: Frame, orb: Orb): void {
  const { horizon, height, width } = frame;
  const roll = wave('soft', frame.seed);
  paintShafts(frame, orb);
  paintHill(frame, (x) => horizon - 4 - 10 * roll(x * 0.2), height, 0.5, mix(groundColour(frame), '#8fae6a', 0.4), 4);
  paintPath(frame, { fromX: width * 0.5, from: horizon + 6, to: height + 4, foot: 0.8 });
  paintBamboo(frame, (top, bottom, opacity) => paintVeil(frame, top, bottom, Math.min(0.6, opacity)));
}
