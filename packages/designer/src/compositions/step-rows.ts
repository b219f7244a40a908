import { capital } from '../brief/reading.ts';
import { mix } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { accentOn, inkOn, strongOf } from './colours.ts';
import type { Composition } from './composition.ts';
import { inset } from './frames.ts';
import { infoItems, paintStack } from './info.ts';
import { listWeight, rowsOf, type ListItem } from '../brief/list-items.ts';
import { paintListHeading } from './list-heading.ts';
import { layoutRows, paintNumerals } from './list-text.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record, type Stage } from './stage.ts';
import { paintTexts } from './text.ts';

/** Title and hero on a flood of colour. */
function paintHeader(stage: Stage, box: BoundingBox, flood: string): void {
  const { context, margin, measure, palette } = stage;
  context.fillStyle = flood;
  context.fillRect(box.x, box.y, box.width, box.height);
  record(stage, 'header', 'shape', box);
  const ink = inkOn(palette, flood);
  paintListHeading(stage, inset(box, margin), { ink, titleSize: measure * 0.15, valign: 'middle' });
}

/** A numeral on a disc, what it says, and a hairline below, each row as high as the others. */
function paintRows(stage: Stage, items: readonly ListItem[], area: BoundingBox, flood: string): void {
  const { context, measure, palette } = stage;
  if (items.length === 0) return;
  const columns = area.height / items.length < measure * 0.058 || area.width > area.height * 2.2 ? 2 : 1;
  const rows = Math.ceil(items.length / columns);
  const gap = measure * 0.05;
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = Math.min(area.height / rows, measure * (items.length > 4 ? 0.15 : 0.19));
  const top = area.y + (area.height - height * rows) / 2;
  const cells = items.map((_, at) => ({
    x: area.x + Math.floor(at / rows) * (width + gap),
    y: top + (at % rows) * height,
    width,
    height,
  }));
  const ink = inkOn(palette, palette.ground);
  context.fillStyle = mix(ink, palette.ground, 0.78);
  for (const [at, cell] of cells.entries())
    if (at % rows > 0) context.fillRect(cell.x, cell.y, cell.width, Math.max(1, measure * 0.0018));
  record(stage, 'rules', 'shape', area);
  const lead = items[0]!.head === undefined ? paintMarks(stage, items, cells, flood) : paintHeads(stage, items, cells);
  const boxes = cells.map((cell) => ({ ...inRow(cell), x: cell.x + lead, width: cell.width - lead }));
  const texts = items.map(({ text }) => capital(text));
  const maxSize = Math.min(height * 0.38, measure * 0.066);
  paintTexts(stage, layoutRows(stage, texts, boxes, { name: 'detail', voice: 'text', maxSize, colour: ink }));
}

const inRow = (cell: BoundingBox) => ({ ...cell, y: cell.y + cell.height * 0.14, height: cell.height * 0.72 });

/** Answers how far what a row says stands in from its edge. */
function paintMarks(stage: Stage, items: readonly ListItem[], cells: readonly BoundingBox[], flood: string): number {
  const { context, measure, palette } = stage;
  const radius = Math.min(cells[0]!.height * 0.34, measure * 0.044);
  const counted = items.some(({ mark }) => mark !== undefined);
  const reach = counted ? radius : radius * 0.3;
  const centres = cells.map((cell) => ({ x: cell.x + reach, y: cell.y + cell.height / 2 }));
  for (const [at, { x, y }] of centres.entries())
    fillDisc(context, x, y, items[at]!.mark ? radius : radius * 0.3, flood);
  const [first, last] = [cells[0]!, cells.at(-1)!];
  const box = { x: first.x, y: first.y, width: last.x + reach * 2 - first.x, height: last.y + last.height - first.y };
  record(stage, 'rounds', 'shape', box);
  paintNumerals(stage, items, centres, { radius, colour: inkOn(palette, flood) });
  return reach * 2 + measure * 0.026;
}

/** The same of what is told by a day or an hour. */
function paintHeads(stage: Stage, items: readonly ListItem[], cells: readonly BoundingBox[]): number {
  const { measure, palette } = stage;
  const width = Math.min(cells[0]!.width * 0.34, measure * 0.27);
  const boxes = cells.map((cell) => ({ ...inRow(cell), width }));
  const maxSize = Math.min(cells[0]!.height * 0.4, measure * 0.05);
  // As small type, so that none of them is changed for another ink on its own.
  const colour = accentOn(palette, palette.ground, 4.9);
  const heads = items.map(({ head }) => head!);
  paintTexts(
    stage,
    layoutRows(stage, heads, boxes, { name: 'number', voice: 'display', maxLines: 1, maxSize, colour }),
  );
  return width + measure * 0.03;
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect } = stage;
  const flood = strongOf(palette);
  const { items, rest } = rowsOf(brief.copy);
  paintGround(stage, palette.ground);
  const wide = aspect > 1.25;
  const share = items.length === 0 ? 0.7 : items.length > 6 ? 0.28 : 0.34;
  const header = { x: 0, y: 0, width: wide ? width * 0.4 : width, height: wide ? height : height * share };
  paintHeader(stage, header, flood);
  const left = (wide ? header.width : 0) + margin;
  const above = wide ? margin : header.height + measure * 0.035;
  const foot = paintStack(stage, infoItems({ ...brief.copy, details: rest }, ['subtitle']), {
    x: left,
    width: width - margin - left,
    bottom: height - margin,
    colour: inkOn(palette, palette.ground),
    maxHeight: height * (items.length === 0 ? (wide ? 0.8 : 0.2) : 0.16),
    fill: flood,
    ground: palette.light,
  });
  const below = foot < height - margin ? foot - measure * 0.04 : height - margin * 0.8;
  paintRows(stage, items, { x: left, y: above, width: width - margin - left, height: below - above }, flood);
}

export const stepRows: Composition = {
  name: 'step-rows',
  label: { en: 'a list in rows', zh: '步骤清单' },
  types: ['poster', 'social'],
  // Small type below a picture is no layout for a list.
  madeFor: (brief) => listWeight(brief) > 0,
  suits: listWeight,
  stand: (palette) => strongOf(palette),
  figures: 1,
  draw,
};
