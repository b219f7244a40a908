import type { BoundingBox } from '../type/bounding-box.ts';
import { alpha } from '../scenes/tint.ts';
import { mix } from '../raster/colour.ts';
import type { Composition } from './composition.ts';
import { distance, inkOn, strongOf } from './colours.ts';
import { luminance } from '../palette/contrast.ts';
import { createHeightField, ringsAbove, summitOf, traceRings } from './height-field.ts';
import type { HeightField, Hill, Point } from './height-field.ts';
import { infoItems } from './info.ts';
import { paintMapKey } from './map-key.ts';
import { paintEnds, paintStop, placeStops, strokeRoute, walkRoute } from './map-route.ts';
import { layPaper } from './paper-sheet.ts';
import { paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { paintWordBlock } from './word-block.ts';

interface Relief {
  field: HeightField;
  /** Of the field's first cell, pixels; the field reaches a little beyond the map on every side. */
  origin: { x: number; y: number };
  scale: number;
}

const beyond = 6;

/** A main summit off the middle, a shoulder and a far hill: every seed is another massif. */
function createRelief(stage: Stage, area: BoundingBox): Relief {
  const { random, seed } = stage;
  const scale = Math.max(area.width, area.height) / 190;
  const columns = (Math.ceil(area.width / scale / 2) + beyond) * 2;
  const rows = (Math.ceil(area.height / scale / 2) + beyond) * 2;
  const side = Math.min(columns, rows);
  const [wide, tall] = [columns / side, rows / side];
  const turned = random() < 0.5 ? 1 : -1;
  const middle = { x: wide * (0.5 + turned * 0.1), y: tall * (0.36 + random() * 0.08) };
  const hills: Hill[] = [
    { ...middle, reach: 0.42, height: 1.05 },
    { x: middle.x - turned * wide * 0.34, y: tall * (0.56 + random() * 0.08), reach: 0.27, height: 0.56 },
    { x: middle.x + turned * wide * 0.3, y: tall * (0.72 + random() * 0.1), reach: 0.24, height: 0.38 },
  ];
  const field = createHeightField({ columns, rows, hills, rough: 1, seed });
  return { field, origin: { x: area.x - beyond * scale, y: area.y - beyond * scale }, scale };
}

/** Where a path leads: round the summit and up, over it into the next valley, along its foot, or by the far side. */
function routeGoals(field: HeightField, summit: Point, way: number): Point[] {
  const { columns, rows } = field;
  const left = summit[0] > columns / 2;
  const x = (share: number) => columns * (left ? share : 1 - share);
  const nearby = (dx: number, dy: number): Point => [
    summit[0] + (left ? dx : -dx) * Math.min(columns, rows),
    summit[1] + dy * Math.min(columns, rows),
  ];
  const ways: Point[][] = [
    [
      [x(0.13), rows * 0.87],
      [x(0.4), rows * 0.76],
      [x(0.24), rows * 0.58],
      nearby(-0.2, 0.14),
      nearby(0.12, 0.2),
      nearby(0.22, 0.02),
      nearby(0.1, -0.13),
      summit,
    ],
    [
      [x(0.1), rows * 0.24],
      nearby(-0.26, -0.02),
      nearby(-0.1, 0.1),
      summit,
      nearby(0.16, 0.16),
      [x(0.72), rows * 0.88],
    ],
    [
      [x(0.88), rows * 0.9],
      [x(0.56), rows * 0.8],
      [x(0.66), rows * 0.66],
      nearby(-0.06, 0.24),
      nearby(-0.24, 0.1),
      nearby(-0.22, -0.1),
      summit,
    ],
    [[x(0.1), rows * 0.6], [x(0.28), rows * 0.86], nearby(-0.08, 0.3), nearby(0.1, 0.14), nearby(-0.12, 0.06), summit],
  ];
  return ways[way % ways.length]!;
}

function reliefTones(stage: Stage): string[] {
  const { palette } = stage;
  const low = palette.ground;
  const high = luminance(low) > 0.3 ? palette.dark : palette.light;
  const strong = distance(strongOf(palette), low) > 80 ? strongOf(palette) : mix(low, high, 0.5);
  return [
    low,
    mix(low, strong, 0.28),
    mix(low, strong, 0.62),
    strong,
    mix(strong, high, 0.34),
    mix(strong, high, 0.66),
    mix(strong, high, 0.92),
  ];
}

function paintRelief(stage: Stage, area: BoundingBox, relief: Relief): void {
  const { context, measure } = stage;
  const { field, origin, scale } = relief;
  const tones = reliefTones(stage);
  const top = Math.max(...field.heights);
  const levels = [0.13, 0.27, 0.42, 0.57, 0.72, 0.86].map((share) => share * top);
  context.save();
  context.beginPath();
  context.rect(area.x, area.y, area.width, area.height);
  context.clip();
  for (const [index, level] of levels.entries()) {
    const rings = ringsAbove(field, level);
    layPaper(
      stage,
      tones[index + 1]!,
      (sheet) => {
        traceRings(sheet, rings, origin, scale);
        sheet.fill('evenodd');
      },
      measure * 0.02,
      'rgba(25,8,20,.42)',
    );
  }
  context.lineWidth = Math.max(0.8, measure * 0.0011);
  for (let level = top * 0.05; level < top; level += top * 0.037) {
    const dark = level > top * 0.5 === luminance(stage.palette.ground) > 0.3;
    context.strokeStyle = alpha(dark ? stage.palette.light : stage.palette.dark, dark ? 0.36 : 0.2);
    traceRings(context, ringsAbove(field, level), origin, scale);
    context.stroke();
  }
  context.restore();
  record(stage, 'relief', 'picture', area);
}

/** The heights along the route as a small silhouette. */
function paintProfile(stage: Stage, heights: number[], box: BoundingBox, colour: string): void {
  const { context } = stage;
  const low = Math.min(...heights);
  const high = Math.max(...heights);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(box.x, box.y + box.height);
  for (const [index, height] of heights.entries()) {
    const share = (height - low) / Math.max(1e-6, high - low);
    context.lineTo(box.x + (box.width * index) / (heights.length - 1), box.y + box.height * (0.92 - share * 0.92));
  }
  context.lineTo(box.x + box.width, box.y + box.height);
  context.fill();
  record(stage, 'profile', 'shape', box);
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect } = stage;
  const { copy } = brief;
  const stops = copy.items ?? [];
  const facts = infoItems(copy, ['items']).length + (copy.action ? 2 : 0);
  const wide = aspect > 1.15;
  const share = Math.min(0.48, 0.2 + facts * 0.021 + Math.ceil(stops.length / 2) * 0.038);
  const panel: BoundingBox = wide
    ? { x: 0, y: 0, width: width * 0.36, height }
    : { x: 0, y: height * (1 - share), width, height: height * share };
  const area: BoundingBox = wide
    ? { x: panel.width, y: 0, width: width - panel.width, height }
    : { x: 0, y: 0, width, height: panel.y };
  paintGround(stage, palette.ground);
  const relief = createRelief(stage, area);
  paintRelief(stage, area, relief);
  const route = walkRoute(
    relief.field,
    routeGoals(relief.field, summitOf(relief.field), Math.floor(stage.random() * 4)),
  );
  const { origin, scale } = relief;
  const line = route.map(([x, y]): Point => [origin.x + x * scale, origin.y + y * scale]);
  const weight = measure * 0.0085;
  const hill = strongOf(palette);
  strokeRoute(stage.context, line, { weight, colour: palette.light, casing: palette.dark });
  const marks = { disc: palette.light, mark: hill };
  if (stops.length > 1)
    for (const [index, place] of placeStops(line, stops.length).entries())
      paintStop(stage, place, measure * 0.021, index + 1, {
        disc: hill,
        ink: inkOn(palette, hill),
        ring: palette.light,
      });
  else paintEnds(stage.context, line[0]!, line.at(-1)!, measure * 0.023, marks);
  record(stage, 'route', 'shape', area);
  const ground = luminance(palette.ground) > 0.3 ? palette.light : palette.ground;
  layPaper(
    stage,
    ground,
    (sheet) => sheet.fillRect(panel.x, panel.y, panel.width, panel.height),
    measure * 0.026,
    'rgba(25,8,20,.4)',
  );
  record(stage, 'panel', 'shape', panel);
  const ink = inkOn(palette, ground);
  const pad = wide ? margin : margin * 0.9;
  const inner = { x: margin, y: panel.y + pad, width: panel.width - margin * 2, height: panel.height - pad * 2 };
  const heights = route.map(([x, y]) => relief.field.at(x, y));
  if (wide) {
    const tall = Math.min(height * 0.16, inner.width * 0.36);
    const foot = paintMapKey(stage, stops, { ...inner, height: inner.height - tall - pad }, { ink, disc: hill });
    paintProfile(stage, heights, { ...inner, y: inner.y + inner.height - tall, height: tall }, hill);
    paintWordBlock(stage, {
      box: { ...inner, height: foot - inner.y - pad * 0.4 },
      ink,
      ground,
      stand: 'apart',
      titleSize: measure * 0.16,
      items: infoItems(copy, ['items']),
      columns: 1,
    });
    return;
  }
  const side = inner.width * 0.25;
  const tall = Math.min(inner.height * 0.42, side * 0.56);
  paintProfile(stage, heights, { x: inner.x + inner.width - side, y: inner.y, width: side, height: tall }, hill);
  const foot = paintMapKey(stage, stops, inner, { ink, disc: hill });
  // Title and facts share the column beside the profile's foot; only the title has to make room for it.
  paintWordBlock(stage, {
    box: { ...inner, height: foot - inner.y },
    titleWidth: inner.width - side - margin * 0.7,
    ink,
    ground,
    stand: 'apart',
    titleSize: measure * 0.135,
    titleLines: 2,
    items: infoItems(copy, ['items']),
  });
}

export const mapTrail: Composition = {
  name: 'map-trail',
  label: { en: 'imagined relief in cut paper', zh: '虚构地形，纸雕等高线' },
  types: ['map'],
  suits: (brief) => (/trail|hik|ridge|run|race|mountain|summit|徒步|登山|越野|山/i.test(brief.prompt) ? 2.8 : 1.4),
  figures: 0,
  draw,
};
