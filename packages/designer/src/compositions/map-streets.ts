import type { BoundingBox } from '../type/bounding-box.ts';
import { mix } from '../raster/colour.ts';
import { seededRandom } from '../raster/random.ts';
import type { Composition } from './composition.ts';
import { distance, inkOn, strongOf } from './colours.ts';
import { luminance } from '../palette/contrast.ts';
import type { Point } from './height-field.ts';
import { infoItems } from './info.ts';
import { paintMapKey } from './map-key.ts';
import { paintEnds, paintStop, smooth, strokeRoute } from './map-route.ts';
import { paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { createTown } from './town-plan.ts';
import type { Town } from './town-plan.ts';
import { paintWordBlock } from './word-block.ts';

function tracePolygon(stage: Stage, points: readonly Point[]): void {
  const { context } = stage;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
}

interface TownTones {
  street: string;
  blocks: string[];
  park: string;
  tree: string;
  water: string;
}

/** Streets are the paper; blocks its near tones; park and river take the palette's own colours. */
function tonesOf(stage: Stage): TownTones {
  const { palette } = stage;
  const street = palette.ground;
  const light = luminance(street) > 0.3;
  const deep = light ? palette.dark : palette.light;
  const own = palette.colours.filter((colour) => distance(colour, street) > 60 && distance(colour, deep) > 60);
  const water = own.find((colour) => colour !== strongOf(palette)) ?? mix(street, strongOf(palette), 0.5);
  const park = own.find((colour) => colour !== water && colour !== strongOf(palette)) ?? mix(street, water, 0.45);
  return {
    street,
    blocks: [mix(street, deep, 0.13), mix(street, deep, 0.2), mix(street, deep, 0.27), mix(street, deep, 0.72)],
    park: mix(street, park, 0.6),
    tree: mix(park, palette.dark, 0.22),
    water: mix(street, water, 0.78),
  };
}

function paintTown(stage: Stage, area: BoundingBox, town: Town): void {
  const { context, measure, seed } = stage;
  const tones = tonesOf(stage);
  const random = seededRandom(seed + 5);
  context.save();
  context.beginPath();
  context.rect(area.x, area.y, area.width, area.height);
  context.clip();
  context.fillStyle = tones.street;
  context.fillRect(area.x, area.y, area.width, area.height);
  for (const { outline, kind, shade } of town.blocks) {
    context.fillStyle = kind === 'park' ? tones.park : tones.blocks[kind === 'landmark' ? 3 : shade % 3]!;
    tracePolygon(stage, outline);
    context.fill();
    if (kind !== 'park') continue;
    context.save();
    context.clip();
    const [left, top] = [Math.min(...outline.map(([x]) => x)), Math.min(...outline.map(([, y]) => y))];
    const [right, foot] = [Math.max(...outline.map(([x]) => x)), Math.max(...outline.map(([, y]) => y))];
    context.fillStyle = tones.tree;
    const count = ((right - left) * (foot - top)) / (measure * measure * 0.0005);
    for (let tree = 0; tree < count; tree++) {
      context.beginPath();
      const radius = measure * (0.0035 + random() * 0.004);
      context.arc(left + random() * (right - left), top + random() * (foot - top), radius, 0, Math.PI * 2);
      context.fill();
    }
    context.restore();
  }
  context.lineJoin = 'round';
  context.lineCap = 'butt';
  for (const [colour, weight] of [
    [tones.street, town.riverWidth * 1.34],
    [tones.water, town.riverWidth],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = weight;
    context.beginPath();
    for (const [x, y] of town.river) context.lineTo(x, y);
    context.stroke();
  }
  context.strokeStyle = tones.street;
  for (const avenue of town.bridges) {
    context.lineWidth = town.streetWidth * 1.6;
    context.beginPath();
    for (const [x, y] of avenue) context.lineTo(x, y);
    context.stroke();
  }
  context.restore();
  record(stage, 'town plan', 'picture', area);
}

function paintWalk(stage: Stage, area: BoundingBox, town: Town): void {
  const { context, measure, palette, brief } = stage;
  const stops = brief.copy.items ?? [];
  const line = smooth(town.walk, 2);
  const strong = strongOf(palette);
  const casing = luminance(palette.ground) > 0.3 ? palette.light : palette.dark;
  const radius = measure * 0.021;
  strokeRoute(context, line, { weight: measure * 0.0105, colour: strong, casing });
  if (stops.length > 1)
    for (let index = 0; index < stops.length; index++) {
      const at = line[Math.round((index / (stops.length - 1)) * (line.length - 1))]!;
      paintStop(stage, at, radius, index + 1, { disc: strong, ink: inkOn(palette, strong), ring: casing });
    }
  else paintEnds(context, line[0]!, line.at(-1)!, radius * 1.1, { disc: strong, mark: casing });
  record(stage, 'walk', 'shape', area);
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect, seed } = stage;
  const { copy } = brief;
  const stops = copy.items ?? [];
  const ground = palette.ground;
  const ink = inkOn(palette, ground);
  paintGround(stage, ground);
  const wide = aspect > 1.15;
  const items = infoItems(copy, ['items']);
  const need = 0.22 + items.length * 0.016 + (copy.action ? 0.035 : 0) + Math.ceil(stops.length / 2) * 0.028;
  const share = Math.min(0.46, need);
  // The plan bleeds on three sides; words have the fourth to themselves.
  const area: BoundingBox = wide
    ? { x: width * 0.38, y: 0, width: width * 0.62, height }
    : { x: 0, y: height * share, width, height: height * (1 - share) };
  const town = createTown({ area, unit: measure, seed });
  paintTown(stage, area, town);
  paintWalk(stage, area, town);
  const box: BoundingBox = wide
    ? { x: margin, y: margin, width: width * 0.38 - margin * 2, height: height - margin * 2 }
    : { x: margin, y: margin, width: width - margin * 2, height: area.y - margin * 1.7 };
  const foot = paintMapKey(stage, stops, box, { ink, disc: strongOf(palette) });
  paintWordBlock(stage, {
    box: { ...box, height: foot - box.y },
    ink,
    ground,
    stand: 'apart',
    titleSize: measure * (wide ? 0.13 : 0.16),
    titleLines: wide ? 4 : 2,
    items,
    ...(wide ? { columns: 1 } : {}),
  });
}

export const mapStreets: Composition = {
  name: 'map-streets',
  label: { en: 'imagined street plan', zh: '虚构街区平面图' },
  types: ['map'],
  suits: (brief) =>
    /city|town|street|district|quarter|walk|neighbou?rhood|城|街|巷|古镇|citywalk/i.test(brief.prompt) ? 2.8 : 1.3,
  figures: 0,
  draw,
};
