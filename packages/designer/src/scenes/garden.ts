import { mix } from '../raster/colour.ts';
import { smoothStep } from '../raster/smooth-step.ts';
import { shadeMaterial } from './atmosphere.ts';
import { fillCircle, openLayer, placeLayer, stipple } from './frame.ts';
import type { Frame } from './frame.ts';
import { paintHouse } from './houses.ts';
import { groundColour, paintHill } from './land.ts';
import { paintPath } from './path.ts';
import { paintSky } from './sky.ts';
import { isSnowy, leafColours, paintBroadleaf, paintPine } from './trees.ts';

const blossoms: Record<string, string[]> = {
  spring: ['#f7b7c8', '#fbe28a', '#ffffff', '#c9a3e0'],
  summer: ['#e4572e', '#f9c74f', '#f28482', '#9b5de5', '#ffffff'],
  autumn: ['#d9722e', '#b5364b', '#f0b429', '#8c4a6b'],
  winter: ['#c94b5b', '#f4f4ff'],
};

interface Bed {
  from: number;
  to: number;
  /** Its foot. */
  y: number;
  height: number;
  depth: number;
}

/** A bed of flowers: stalks of uneven height, each with a leaf and a head; heads overlap toward the viewer. */
function paintBed(frame: Frame, bed: Bed): void {
  const { atmosphere, random, context } = frame;
  const colours = blossoms[frame.setting.season ?? 'summer']!;
  const green = shadeMaterial(atmosphere, '#4f8a4a', bed.depth);
  const layer = openLayer(frame, bed.from - 30, bed.y - bed.height * 1.5, bed.to + 30, bed.y + 20);
  const mass = layer.context;
  mass.fillStyle = green.mid;
  for (let x = bed.from; x < bed.to; x += bed.height * 0.28)
    fillCircle(mass, x, bed.y - bed.height * 0.18, bed.height * (0.26 + 0.1 * random()), green.mid);
  stipple(frame, layer, green.shade, (_, y) => smoothStep(bed.y - bed.height * 0.5, bed.y + 10, y) * 0.9, 3);
  placeLayer(frame, layer);
  const stalks = Math.round(((bed.to - bed.from) / bed.height) * 5);
  for (let index = 0; index < stalks; index++) {
    const x = bed.from + ((index + random()) / stalks) * (bed.to - bed.from);
    const top = bed.y - bed.height * (0.45 + 0.65 * random());
    context.strokeStyle = green.shade;
    context.lineWidth = Math.max(1.5, bed.height * 0.022);
    context.beginPath();
    context.moveTo(x, bed.y - bed.height * 0.1);
    context.quadraticCurveTo(x + bed.height * 0.06, (bed.y + top) / 2, x, top);
    context.stroke();
    paintHead(frame, x, top, bed.height * (0.09 + 0.06 * random()), colours[index % colours.length]!, bed.depth);
  }
}

function paintHead(frame: Frame, x: number, y: number, radius: number, colour: string, depth: number): void {
  const { context, atmosphere, lightSide } = frame;
  const petal = shadeMaterial(atmosphere, colour, depth);
  for (let index = 0; index < 6; index++) {
    const angle = (index / 6) * Math.PI * 2;
    const lit = Math.cos(angle) * lightSide - Math.sin(angle) > -0.2;
    fillCircle(
      context,
      x + Math.cos(angle) * radius * 0.62,
      y + Math.sin(angle) * radius * 0.62,
      radius * 0.5,
      lit ? petal.lit : petal.mid,
    );
  }
  fillCircle(context, x, y, radius * 0.34, shadeMaterial(atmosphere, '#f4c542', depth).lit);
}

/** A clipped hedge: a soft block in grain, behind the beds. */
function paintHedge(frame: Frame, from: number, to: number, y: number, height: number, depth: number): void {
  const leaves = shadeMaterial(frame.atmosphere, isSnowy(frame) ? '#dfe7f5' : leafColours(frame)[2]!, depth);
  const layer = openLayer(frame, from - 20, y - height * 1.2, to + 20, y + 6);
  for (let x = from; x <= to; x += height * 0.34)
    fillCircle(layer.context, x, y - height * 0.55, height * 0.5, leaves.lit);
  layer.context.fillStyle = leaves.lit;
  layer.context.fillRect(from - height * 0.4, y - height * 0.55, to - from + height * 0.8, height * 0.6);
  stipple(frame, layer, leaves.shade, (_, py) => smoothStep(y - height, y + height * 0.3, py) * 0.95, Math.round(from));
  placeLayer(frame, layer);
}

/** A cottage behind its garden: hedges, a path to the door, and beds that grow toward the viewer. */
export function paintGarden(frame: Frame): void {
  const { width, horizon, height, lightSide, context } = frame;
  paintSky(frame, { lowSun: false });
  const below = height - horizon;
  const lawn = groundColour(frame);
  for (const [index, place] of [0.06, 0.2, 0.83, 0.95].entries()) {
    const size = 230 + 70 * frame.random();
    if (isSnowy(frame)) paintPine(frame, context, width * place, horizon + 10, size, 0.5);
    else paintBroadleaf(frame, width * place, horizon + 14, size, 0.5, leafColours(frame)[index % 3]!);
  }
  const ground = (x: number) => horizon - 6 + 8 * Math.sin(x * 0.006 + frame.seed);
  paintHill(frame, ground, height, 0.7, lawn, 5);
  const x = width * (0.5 - lightSide * 0.04);
  paintHouse(frame, {
    x,
    y: horizon + below * 0.1,
    width: 250,
    storeys: 1,
    kind: 'gable',
    depth: 0.8,
    wall: '#f4e8d2',
    roof: '#b5533f',
  });
  const gap = 70;
  paintHedge(frame, -20, x - 190, horizon + below * 0.14, 66, 0.72);
  paintHedge(frame, x + 190, width + 20, horizon + below * 0.14, 66, 0.72);
  paintPath(frame, { fromX: x, from: horizon + below * 0.1, to: height + 4, foot: 0.42 });
  if (!isSnowy(frame)) {
    for (const [share, size, depth, spread] of [
      [0.26, 60, 0.8, 1],
      [0.5, 100, 0.9, 1.5],
      [0.92, 170, 1, 2.3],
    ] as const) {
      const y = horizon + below * share;
      paintBed(frame, { from: -20, to: x - gap * spread, y, height: size, depth });
      paintBed(frame, { from: x + gap * spread, to: width + 20, y, height: size, depth });
    }
    return;
  }
  context.fillStyle = mix(frame.atmosphere.snow, frame.atmosphere.snowShade, 0.2);
  paintHill(frame, (at) => height - 40 - 20 * Math.sin(at * 0.008), height, 0.95, lawn, 9);
}
