import { wave } from '../raster/noise.ts';
import { shadeMaterial } from './atmosphere.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { fillLand, openLayer, placeLayer, stipple } from './frame.ts';
import type { Frame } from './frame.ts';
import { isSnowy, leafColours, paintBroadleaf, paintPine } from './trees.ts';
import { mix } from '../raster/colour.ts';

/** What grows on open ground in this season. */
export function groundColour(frame: Frame): string {
  if (isSnowy(frame)) return '#eef2ff';
  return { spring: '#8fbf6a', summer: '#6fae5a', autumn: '#d2a148', winter: '#eef2ff' }[
    frame.setting.season ?? 'summer'
  ];
}

/** A bank or a hill: lit at its crest, in grain toward its foot. */
export function paintHill(
  frame: Frame,
  crest: (x: number) => number,
  bottom: number,
  depth: number,
  colour: string,
  seed: number,
): void {
  const ground = shadeMaterial(frame.atmosphere, colour, depth);
  const snowy = isSnowy(frame);
  const lit = snowy ? mix(frame.atmosphere.snow, frame.atmosphere.haze, (1 - depth) * 0.5) : ground.lit;
  const shade = snowy ? mix(frame.atmosphere.snowShade, frame.atmosphere.near, 0.2) : ground.shade;
  let top = Infinity;
  for (let x = 0; x <= frame.width; x += 8) top = Math.min(top, crest(x));
  const layer = openLayer(frame, 0, top - 2, frame.width, bottom);
  fillLand(layer.context, frame, crest, bottom + 2, lit);
  stipple(frame, layer, shade, (x, y) => 0.85 * smoothStep(4, Math.max(60, (bottom - top) * 0.95), y - crest(x)), seed);
  placeLayer(frame, layer);
}

/** Rows that follow the slope and run together at the crest, as ploughed or planted land shows them. */
function paintFurrows(
  frame: Frame,
  crest: (x: number) => number,
  bottom: number,
  depth: number,
  colour: string,
  vanish: number,
): void {
  const { context } = frame;
  const tone = shadeMaterial(frame.atmosphere, colour, depth);
  context.save();
  context.beginPath();
  context.moveTo(0, bottom);
  for (let x = 0; x <= frame.width; x += 8) context.lineTo(x, crest(x) + 3);
  context.lineTo(frame.width, bottom);
  context.clip();
  context.strokeStyle = mix(tone.shade, tone.lit, 0.25);
  const count = Math.round(frame.width / 34);
  for (let index = -count; index <= count * 2; index++) {
    const foot = vanish + (index - count / 2) * 74;
    context.lineWidth = 5 + 4 * depth;
    context.globalAlpha = 0.6;
    context.beginPath();
    context.moveTo(vanish + (foot - vanish) * 0.14, crest(vanish) - 10);
    context.quadraticCurveTo(vanish + (foot - vanish) * 0.34, (crest(vanish) + bottom) / 2, foot, bottom + 30);
    context.stroke();
  }
  context.restore();
}

/** Rolling country: four swells, two of them planted, hedges and single trees on the crests. */
export function paintFields(frame: Frame): void {
  const { width, horizon, height, random } = frame;
  const season = frame.setting.season;
  const colours = isSnowy(frame)
    ? ['#e6ecfb', '#eef2ff', '#f3f6ff', '#ffffff']
    : season === 'autumn'
      ? ['#c9a45a', '#dfae4b', '#c47f3d', '#9d6b3c']
      : season === 'spring'
        ? ['#a9cf83', '#f2d35e', '#8abf63', '#5d9c52']
        : ['#8fc07a', '#b9cf6a', '#63a45a', '#3f8450'];
  const below = height - horizon;
  for (const [index, base] of [
    horizon - 46,
    horizon + below * 0.1,
    horizon + below * 0.36,
    horizon + below * 0.66,
  ].entries()) {
    const swell = wave('soft', frame.seed + index * 7);
    const phase = random() * 6;
    const amplitude = 26 + index * 12;
    const crest = (x: number) =>
      base -
      amplitude * Math.sin((x / Math.max(900, width)) * (4.6 - index * 0.5) + phase) -
      18 * swell(x * 0.16, index * 50);
    const depth = 0.3 + index * 0.23;
    paintHill(frame, crest, height, depth, colours[index]!, index + 2);
    if (index === 1 || index === 2)
      paintFurrows(frame, crest, height, depth, colours[index]!, width * (0.3 + 0.4 * random()));
    const trees = index === 3 ? 0 : 3 + Math.round(random() * 3);
    for (let tree = 0; tree < trees; tree++) {
      const x = ((tree + 0.2 + random() * 0.6) / trees) * width;
      const size = (46 + 34 * random()) * (0.6 + index * 0.45);
      if (random() < 0.35 || isSnowy(frame)) paintPine(frame, frame.context, x, crest(x) + 6, size * 1.2, depth);
      else paintBroadleaf(frame, x, crest(x) + 6, size, depth, leafColours(frame)[tree % 3]!);
    }
  }
}
