import type { BoundingBox } from '../type/bounding-box.ts';
import { alpha } from '../scenes/tint.ts';
import { mix, lightnessOf } from '../raster/colour.ts';
import type { Palette } from '../palette/palette.ts';
import type { Composition } from './composition.ts';
import { distance, inkOn, strongOf } from './colours.ts';
import { paintFigure } from './figures.ts';
import { inset, sheetBox } from './frames.ts';
import { createHeightField, ringsAbove, summitOf, traceRings } from './height-field.ts';
import type { HeightField, Point } from './height-field.ts';
import { infoItems } from './info.ts';
import {
  paintChartBorder,
  paintCompass,
  paintFir,
  paintHouses,
  paintPeak,
  paintRoundTree,
  paintSwell,
} from './map-glyphs.ts';
import type { GlyphInks } from './map-glyphs.ts';
import { paintMapKey } from './map-key.ts';
import { paintStop, placeStops, walkRoute } from './map-route.ts';
import { paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { paintWordBlock } from './word-block.ts';

const coast = 0.3;

/** The sea is a quiet tone of a colour that is not the land's. */
const seaOf = (palette: Palette): string => {
  const strong = strongOf(palette);
  const cool = [...palette.colours, palette.dark].filter((colour) => colour !== strong);
  const chosen = cool.find((colour) => distance(colour, palette.light) > 120) ?? palette.dark;
  return lightnessOf(palette.ground) > 0.5 ? mix(palette.ground, chosen, 0.3) : mix(palette.ground, chosen, 0.16);
};

const landOf = (palette: Palette): string =>
  mix(palette.light, palette.ground, lightnessOf(seaOf(palette)) > 0.5 ? 0.35 : 0.08);

/** What belongs on the water: a ship ashore would be a wreck. */
const swims = /boat|ship|sail|ferry|canoe|whale|fish|dolphin|shark|octopus|turtle|crab|squid|surf|island/;

const ashore = ({ direction, figures }: Stage): number =>
  figures.findIndex((_, index) => !swims.test(direction.subjects[index] ?? ''));

interface Island {
  field: HeightField;
  origin: { x: number; y: number };
  scale: number;
}

function createIsland(stage: Stage, area: BoundingBox): Island {
  const { random, seed } = stage;
  const scale = Math.max(area.width, area.height) / 170;
  const columns = Math.ceil(area.width / scale / 2) * 2;
  const rows = Math.ceil(area.height / scale / 2) * 2;
  const side = Math.min(columns, rows);
  const [wide, tall] = [columns / side, rows / side];
  const lean = (random() - 0.5) * 0.5;
  // A chain of hills along the longer side makes an island, not a circle.
  const hills = [-0.34, 0, 0.3].map((at) => ({
    x: wide * 0.5 + (wide >= tall ? at * (wide - 0.3) : at * lean * 2),
    y: tall * 0.5 + (wide >= tall ? at * lean * 2 : at * (tall - 0.3)),
    reach: at === 0 ? 0.34 : 0.23 + random() * 0.07,
    height: at === 0 ? 0.95 : 0.7,
  }));
  hills.push({ x: wide * (0.16 + random() * 0.06), y: tall * 0.82, reach: 0.07, height: 0.55 });
  const field = createHeightField({ columns, rows, hills, rough: 1.15, seed });
  // No coast meets the frame.
  for (let row = 0, index = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, index++) {
      const edge = Math.min(column, row, columns - 1 - column, rows - 1 - row) / (side * 0.08);
      if (edge < 1) field.heights[index]! *= edge * edge;
    }
  return { field, origin: { x: area.x, y: area.y }, scale };
}

function paintCoast(stage: Stage, { field, origin, scale }: Island, sea: string, land: string): void {
  const { context, palette, measure } = stage;
  const line = palette.dark;
  // Ripples that fade off the shore.
  for (let ripple = 4; ripple > 0; ripple--) {
    traceRings(context, ringsAbove(field, coast * (1 - ripple * 0.13)), origin, scale);
    context.fillStyle = mix(sea, palette.light, 0.52 - ripple * 0.11);
    context.fill('evenodd');
  }
  traceRings(context, ringsAbove(field, coast), origin, scale);
  context.fillStyle = land;
  context.fill('evenodd');
  context.strokeStyle = line;
  context.lineWidth = Math.max(1.2, measure * 0.0032);
  context.lineJoin = 'round';
  context.stroke();
  const inner = [mix(land, strongOf(palette), 0.16), mix(land, strongOf(palette), 0.3)];
  for (const [index, level] of [0.55, 0.8].entries()) {
    traceRings(context, ringsAbove(field, level), origin, scale);
    context.fillStyle = inner[index]!;
    context.fill('evenodd');
  }
}

interface Place {
  x: number;
  y: number;
  reach: number;
}

/** Open ground beside the path for what the chart is about. */
function findLandmark(stage: Stage, { field, origin, scale }: Island, route: readonly Point[]): Place | undefined {
  const { random, measure } = stage;
  for (let reach = measure * 0.125; reach > measure * 0.06; reach *= 0.86)
    for (let attempt = 0; attempt < 60; attempt++) {
      const [column, row] = [random() * field.columns, random() * field.rows];
      const [x, y] = [origin.x + column * scale, origin.y + row * scale];
      const round = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => (step / 8) * Math.PI * 2);
      const far = (reach * 1.05) / scale;
      if (round.some((angle) => field.at(column + Math.cos(angle) * far, row + Math.sin(angle) * far) < coast))
        continue;
      if (route.some(([px, py]) => Math.hypot(px - x, py - y) < reach)) continue;
      return { x, y, reach };
    }
  return undefined;
}

function paintLandmark(stage: Stage, { x, y, reach }: Place): void {
  const hero = stage.figures[ashore(stage)];
  if (!hero) return;
  paintFigure(stage, hero, {
    name: 'hero',
    box: { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 },
    outline: stage.measure * 0.005,
    outlineColour: stage.palette.light,
  });
}

/** Peaks on high ground, trees below them, a village by the shore: back to front, none over another. */
function plantIsland(
  stage: Stage,
  { field, origin, scale }: Island,
  inks: GlyphInks,
  keep: readonly Point[],
  landmark: Place | undefined,
): void {
  const { context, random, measure } = stage;
  const placed: { x: number; y: number; size: number; kind: string }[] = [];
  let villages = 0;
  for (let attempt = 0; attempt < 900 && placed.length < 95; attempt++) {
    const column = random() * field.columns;
    const row = random() * field.rows;
    const height = field.at(column, row);
    const kind =
      height > 0.82 ? 'peak' : height > 0.56 ? (random() < 0.8 ? 'fir' : 'peak') : random() < 0.8 ? 'tree' : 'houses';
    if (height < coast * 1.22 || (kind === 'houses' && villages >= 3)) continue;
    const size = measure * (kind === 'peak' ? 0.045 + height * 0.042 : kind === 'houses' ? 0.05 : 0.034);
    const x = origin.x + column * scale;
    const y = origin.y + row * scale;
    const near = (other: { x: number; y: number }, reach: number) =>
      Math.hypot(other.x - x, (other.y - y) * 1.25) < reach;
    if (placed.some((other) => near(other, (other.size + size) * 0.48))) continue;
    if (keep.some(([px, py]) => near({ x: px, y: py + size * 0.4 }, size * 0.62))) continue;
    if (landmark && near(landmark, landmark.reach + size * 0.6)) continue;
    placed.push({ x, y, size, kind });
    if (kind === 'houses') villages++;
  }
  for (const { x, y, size, kind } of placed.toSorted((a, b) => a.y - b.y)) {
    if (kind === 'peak') paintPeak(context, x, y, size, inks);
    else if (kind === 'fir') paintFir(context, x, y, size, inks);
    else if (kind === 'houses') paintHouses(context, x, y, size, inks);
    else paintRoundTree(context, x, y, size, inks);
  }
}

/** From a landing on the shore below to the far side, over the pass. */
function routeOver({ field, origin, scale }: Island): Point[] {
  const [sx] = summitOf(field);
  const land: Point[] = [];
  for (let row = 0; row < field.rows; row += 3)
    for (let column = 0; column < field.columns; column += 3)
      if (field.at(column, row) > coast * 1.3) land.push([column, row]);
  const far = (from: Point) =>
    land.reduce((best, point) =>
      Math.hypot(point[0] - from[0], point[1] - from[1]) > Math.hypot(best[0] - from[0], best[1] - from[1])
        ? point
        : best,
    );
  if (land.length < 2) return [];
  const start = far([sx, 0]);
  const goal = far(start);
  // Two turns off the straight line: a path goes round its hills.
  const [dx, dy] = [goal[0] - start[0], goal[1] - start[1]];
  const aside = (share: number, by: number): Point => [
    start[0] + dx * share - dy * by,
    start[1] + dy * share + dx * by,
  ];
  return walkRoute(field, [start, aside(0.3, 0.2), aside(0.66, -0.2), goal]).map(([x, y]): Point => [
    origin.x + x * scale,
    origin.y + y * scale,
  ]);
}

function paintCross(stage: Stage, [x, y]: Point, radius: number, colour: string): void {
  const { context } = stage;
  context.strokeStyle = colour;
  context.lineCap = 'round';
  context.lineWidth = radius * 0.52;
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(x - radius, y - side * radius);
    context.lineTo(x + radius, y + side * radius);
  }
  context.stroke();
}

function paintSeaLife(stage: Stage, area: BoundingBox, island: Island, sea: string, landed: boolean): void {
  const { context, random, measure, palette, figures } = stage;
  const free = (x: number, y: number, reach: number) => {
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
      [0, 0],
    ] as const) {
      const [px, py] = [x + dx * reach, y + dy * reach];
      if (px < area.x || py < area.y || px > area.x + area.width || py > area.y + area.height) return false;
      const { origin, scale, field } = island;
      if (field.at((px - origin.x) / scale, (py - origin.y) / scale) > coast * 0.55) return false;
    }
    return true;
  };
  const taken: { x: number; y: number; reach: number }[] = [];
  const find = (reach: number) => {
    for (let attempt = 0; attempt < 160; attempt++) {
      const x = area.x + random() * area.width;
      const y = area.y + random() * area.height;
      if (!free(x, y, reach)) continue;
      if (taken.some((other) => Math.hypot(other.x - x, other.y - y) < other.reach + reach)) continue;
      taken.push({ x, y, reach });
      return { x, y };
    }
    return undefined;
  };
  for (const [index, figure] of figures.filter((_, at) => !landed || at !== ashore(stage)).entries()) {
    let reach = measure * 0.12;
    let place = find(reach);
    for (; !place && reach > measure * 0.05; reach *= 0.8) place = find(reach);
    if (!place) continue;
    paintFigure(stage, figure, {
      name: `companion ${index + 1}`,
      box: { x: place.x - reach, y: place.y - reach, width: reach * 2, height: reach * 2 },
      outline: measure * 0.004,
      outlineColour: palette.light,
    });
  }
  const rose = measure * 0.068;
  const corner = find(rose);
  if (corner)
    paintCompass(context, corner.x, corner.y, rose, {
      line: palette.dark,
      paper: palette.light,
      north: strongOf(palette),
    });
  for (let swell = 0; swell < 16; swell++) {
    const place = find(measure * 0.03);
    if (place) paintSwell(context, place.x, place.y, measure * 0.018, mix(sea, palette.dark, 0.34));
  }
  record(stage, 'compass and swell', 'shape', area);
}

/** The path as a row of dots, with a cross where it ends or a number at every stop. */
function paintPath(stage: Stage, route: readonly Point[]): void {
  const { context, measure, palette } = stage;
  const stops = stage.brief.copy.items ?? [];
  const strong = strongOf(palette);
  context.save();
  context.strokeStyle = alpha(palette.dark, 0.92);
  context.lineCap = 'round';
  context.lineWidth = measure * 0.0062;
  context.setLineDash([measure * 0.001, measure * 0.0145]);
  context.beginPath();
  for (const [x, y] of route) context.lineTo(x, y);
  context.stroke();
  context.restore();
  const look = { disc: strong, ink: inkOn(palette, strong), ring: palette.light };
  if (stops.length > 1)
    for (const [index, place] of placeStops(route, stops.length).entries())
      paintStop(stage, place, measure * 0.02, index + 1, look);
  else paintCross(stage, route.at(-1)!, measure * 0.016, strong);
}

function paintChart(stage: Stage, area: BoundingBox, sea: string, land: string): void {
  const { palette } = stage;
  const island = createIsland(stage, area);
  paintCoast(stage, island, sea, land);
  const route = routeOver(island);
  const strong = strongOf(palette);
  const leaf = palette.colours.find((colour) => colour !== strong && distance(colour, land) > 90) ?? palette.dark;
  const landmark = ashore(stage) >= 0 ? findLandmark(stage, island, route) : undefined;
  const inks = { line: palette.dark, light: palette.light, shade: mix(strong, palette.dark, 0.12), leaf };
  plantIsland(stage, island, inks, route, landmark);
  if (route.length > 1) paintPath(stage, route);
  record(stage, 'island', 'picture', area);
  if (landmark) paintLandmark(stage, landmark);
  paintSeaLife(stage, area, island, sea, landmark !== undefined);
}

function draw(stage: Stage): void {
  const { margin, measure, palette, brief, aspect, context } = stage;
  const { copy } = brief;
  const sea = seaOf(palette);
  const land = landOf(palette);
  const ink = inkOn(palette, sea);
  paintGround(stage, sea);
  const edge = margin * 0.62;
  const border = measure * 0.011;
  paintChartBorder(context, inset(sheetBox(stage), edge), border, { line: palette.dark, paper: palette.light });
  record(stage, 'border', 'shape', inset(sheetBox(stage), edge));
  const inner = inset(sheetBox(stage), edge + border + measure * 0.03);
  const wide = aspect > 1.15;
  const items = infoItems(copy, ['items']);
  const stops = copy.items ?? [];
  const need = 0.15 + items.length * 0.022 + (copy.action ? 0.035 : 0) + Math.ceil(stops.length / 2) * 0.03;
  const share = Math.min(0.44, need);
  const words: BoundingBox = wide
    ? { ...inner, width: inner.width * 0.34 }
    : { ...inner, height: inner.height * share };
  const area: BoundingBox = wide
    ? { ...inner, x: inner.x + inner.width * 0.36, width: inner.width * 0.64 }
    : { ...inner, y: inner.y + words.height, height: inner.height - words.height };
  paintChart(stage, area, sea, land);
  const foot = paintMapKey(stage, stops, words, { ink, disc: strongOf(palette) });
  paintWordBlock(stage, {
    box: { ...words, height: foot - words.y },
    ink,
    ground: sea,
    stand: wide ? 'apart' : 'head',
    titleSize: measure * (wide ? 0.12 : 0.13),
    titleLines: wide ? 4 : 2,
    items,
    align: wide || stops.length > 1 ? 'left' : 'centre',
    ...(wide ? { columns: 1 } : {}),
  });
}

export const mapIsland: Composition = {
  name: 'map-island',
  label: { en: 'imagined island chart', zh: '虚构海岛图' },
  types: ['map'],
  suits: (brief, subjects) =>
    /island|isle|treasure|coast|bay|archipelago|garden|farm|park|zoo|岛|海|湾|寻宝|乐园|园/i.test(brief.prompt)
      ? 2.9
      : 1.5 + (subjects > 0 ? 0.3 : 0),
  ground: ({ palette }) => seaOf(palette),
  stand: landOf,
  figures: 3,
  draw,
};
