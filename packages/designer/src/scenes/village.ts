import { mix } from '../raster/colour.ts';
import { shadeMaterial } from './atmosphere.ts';
import { paintBoat } from './boats.ts';
import { fillPolygon } from './frame.ts';
import type { Frame } from './frame.ts';
import { paintChurch, paintHouse } from './houses.ts';
import type { House, HouseKind } from './houses.ts';
import { groundColour, paintHill } from './land.ts';
import { paintRange } from './mountains.ts';
import { paintSky } from './sky.ts';
import { isSnowy, leafColours, paintBroadleaf, paintPine } from './trees.ts';
import { paintGlints, paintReflection } from './water.ts';

const asksWaterTown = (words: string) => /江南|水乡|古镇|乌镇|周庄|苏州|water ?town|canal/iu.test(words);
const isChinese = (words: string) => /\p{Script=Han}|chinese|china/iu.test(words);

/** Plaster and tiles of a street, a pair for each house in turn. */
const western: [wall: string, roof: string][] = [
  ['#f4ead8', '#c2553d'],
  ['#eec9a0', '#a8503c'],
  ['#f7f1e3', '#7c4a44'],
  ['#e3b7a0', '#8f4a3a'],
];
const southern: [wall: string, roof: string][] = [
  ['#f5f2ea', '#33383f'],
  ['#ece8de', '#3c4148'],
];

interface Row {
  houses: number;
  from: number;
  to: number;
  depth: number;
  size: number;
  kind: HouseKind;
  footAt: (x: number) => number;
}

/** Houses side by side with uneven gaps, trees between them. */
function paintRow(frame: Frame, row: Row): void {
  const { random } = frame;
  const looks = row.kind === 'gable' ? western : southern;
  const places = Array.from({ length: row.houses }, (_, index) => (index + 0.25 + random() * 0.5) / row.houses);
  for (const [index, place] of places.entries()) {
    const x = row.from + (row.to - row.from) * place;
    const width = row.size * (0.82 + random() * 0.5);
    const [wall, roof] = looks[(index + frame.seed) % looks.length]!;
    const house: House = {
      x,
      y: row.footAt(x) + 4,
      width,
      storeys: random() < 0.4 ? 2 : 1,
      kind: row.kind,
      depth: row.depth,
      wall,
      roof,
    };
    if (random() < 0.7) {
      const beside = x + width * (random() < 0.5 ? -0.75 : 0.75);
      if (isSnowy(frame)) paintPine(frame, frame.context, beside, row.footAt(beside) + 4, row.size * 1.3, row.depth);
      else
        paintBroadleaf(
          frame,
          beside,
          row.footAt(beside) + 5,
          row.size * 1.15,
          row.depth,
          leafColours(frame)[index % 3]!,
        );
    }
    paintHouse(frame, house);
  }
}

/** A lane that comes up from below and narrows toward the houses. */
function paintLane(frame: Frame, fromY: number, toX: number, toY: number): void {
  const { atmosphere, context, width } = frame;
  const earth = shadeMaterial(atmosphere, isSnowy(frame) ? '#d7def2' : '#dcc09a', 0.9);
  const start = width * (0.5 - frame.lightSide * 0.16);
  const edge = (side: number) =>
    Array.from({ length: 24 }, (_, step): [number, number] => {
      const t = step / 23;
      const x = start + (toX - start) * t + Math.sin(t * 3.1) * 90 * (1 - t);
      return [x + side * (4 + 62 * (1 - t) ** 1.7), fromY + (toY - fromY) * t];
    });
  fillPolygon(context, [...edge(-1), ...edge(1).toReversed()], mix(earth.lit, earth.shade, 0.25));
}

/** Hills with a village in their lap: rows of houses around a church, or white walls where the words are Chinese. */
function paintHillVillage(frame: Frame, words: string): void {
  const { width, horizon, height } = frame;
  const kind: HouseKind = isChinese(words) ? 'huizhou' : 'gable';
  paintSky(frame, { lowSun: true });
  paintRange(frame, horizon - 40, 170, 0.22, frame.seed + 3);
  const below = height - horizon;
  const meadow = groundColour(frame);
  const middle = width * (0.5 + frame.lightSide * 0.06);
  const lap = (base: number, depth: number, phase: number) => (x: number) =>
    base + depth * Math.cos(((x - middle) / Math.max(900, width)) * 5.2 + phase) - depth;
  const back = lap(horizon + 6, 46, 0.3);
  paintHill(frame, back, height, 0.45, meadow, 5);
  const reach = Math.min(width * 0.4, 560);
  const rows = [
    { share: 0.0, size: 64, depth: 0.5, houses: 7, reach: 0.86 },
    { share: 0.17, size: 92, depth: 0.68, houses: 6, reach: 1 },
    { share: 0.38, size: 128, depth: 0.86, houses: 5, reach: 1.1 },
  ];
  for (const [index, { share, size, depth, houses, reach: part }] of rows.entries()) {
    const crest = lap(horizon + 10 + below * share, 30, 0.25 - index * 0.2);
    paintHill(frame, crest, height, depth, meadow, 7 + index);
    paintRow(frame, {
      houses,
      from: middle - reach * part,
      to: middle + reach * part,
      depth,
      size,
      kind,
      footAt: crest,
    });
    if (index === 1 && kind === 'gable') paintChurch(frame, middle, crest(middle) + 4, 1.15, depth);
  }
  const front = lap(horizon + below * 0.6, 40, -0.6);
  paintHill(frame, front, height, 0.94, meadow, 12);
  paintLane(frame, height + 6, middle, front(middle) + 2);
  const tree = width * (0.5 + frame.lightSide * 0.38);
  if (isSnowy(frame)) paintPine(frame, frame.context, tree, height - 18, 430, 1);
  else paintBroadleaf(frame, tree, height - 20, 400, 1, leafColours(frame)[0]!);
}

/** A stone bridge of one arch; what is seen through the arch stays as it is. */
function paintBridge(frame: Frame, x: number, y: number, size: number): void {
  const { context, atmosphere } = frame;
  const stone = shadeMaterial(atmosphere, '#cfc6b4', 0.9);
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.fillStyle = stone.lit;
  context.beginPath();
  context.moveTo(-190, 4);
  context.quadraticCurveTo(0, -150, 190, 4);
  context.lineTo(74, 4);
  context.arc(0, 4, 74, 0, Math.PI, true);
  context.lineTo(-190, 4);
  context.fill();
  context.strokeStyle = stone.shade;
  context.lineWidth = 5;
  context.beginPath();
  context.moveTo(-190, -8);
  context.quadraticCurveTo(0, -164, 190, -8);
  context.stroke();
  context.lineWidth = 3;
  context.beginPath();
  context.arc(0, 4, 80, 0, Math.PI, true);
  context.stroke();
  context.restore();
}

/** White walls along a canal, doubled in the water, with a bridge and a boat. */
function paintWaterTown(frame: Frame): void {
  const { width, horizon, height, atmosphere, lightSide } = frame;
  const orb = paintSky(frame, { birds: false });
  paintRange(frame, horizon - 30, 120, 0.2, frame.seed + 4);
  const quay = (x: number) => horizon - 14 + 2 * Math.sin(x * 0.02);
  const share = Math.max(1, width / 1100);
  for (const [depth, size, lift, houses] of [
    [0.5, 96, 44, 9],
    [0.68, 118, 22, 8],
    [0.88, 138, 0, 7],
  ] as const) {
    paintRow(frame, {
      houses: Math.round(houses * share),
      from: -40,
      to: width + 40,
      depth,
      size,
      kind: 'huizhou',
      footAt: (x) => quay(x) - lift,
    });
  }
  paintHill(frame, quay, horizon + 2, 0.9, '#b9b0a0', 5);
  paintBridge(frame, width * (0.5 + lightSide * 0.2), horizon, 0.95);
  paintReflection(frame, horizon);
  paintGlints(frame, horizon, orb, { orb: atmosphere.orb, stray: atmosphere.snow });
  paintBoat(frame, width * (0.5 - lightSide * 0.16), horizon + (height - horizon) * 0.5, 0.95, 'rowing');
}

export function paintVillage(frame: Frame, words: string): void {
  if (asksWaterTown(words)) paintWaterTown(frame);
  else paintHillVillage(frame, words);
}
