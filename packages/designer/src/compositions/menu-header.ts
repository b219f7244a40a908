import type { Direction } from '../direction/direction.ts';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { isHan } from './break-lines.ts';
import { floodOf, inkOn, needsPaper, accentOn, tintOf } from './colours.ts';
import type { Composition } from './composition.ts';
import { factParts } from './fact-parts.ts';
import { paintFigure } from './figures.ts';
import { dishesOf, preparePriceList, restOf } from './menu-list.ts';
import { paintRepeat, patternTones } from './repeat-pattern.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';
import type { StackPart } from './text-stack.ts';

const paperOf = (palette: Palette) => mix(palette.light, '#fffdf8', 0.4);

/** What the header is flooded with; styles of transparent ink keep a pale one. */
function bandOf({ palette, style, subjects }: Omit<Direction, 'label'>): string {
  const flood = floodOf(palette);
  return subjects.length > 0 && needsPaper(style) ? mix(palette.light, flood, 0.22) : flood;
}

/** The header's picture: the dish cut by the band's edge on a tinted disc, or a repeat where there is no dish. */
function paintPicture(stage: Stage, box: BoundingBox, band: string): void {
  const { context, palette, figures, measure } = stage;
  const [hero] = figures;
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  if (hero) {
    const side = Math.min(box.width * 1.08, box.height * 1.16);
    const x = box.x + box.width * 0.54;
    const y = box.y + box.height * 0.54;
    fillDisc(context, x, y, side * 0.5, tintOf(palette, band, 0.24));
    fillDisc(context, x, y, side * 0.39, tintOf(palette, band, 0.4));
    record(stage, 'disc', 'shape', box);
    paintFigure(stage, hero, {
      name: 'hero',
      box: { x: x - side * 0.41, y: y - side * 0.41, width: side * 0.82, height: side * 0.82 },
      shadow: { colour: 'rgba(20,8,0,.3)', blur: measure * 0.02, x: 0, y: measure * 0.01 },
    });
  } else {
    const columns = Math.max(2, Math.round(box.width / (measure * 0.12)));
    paintRepeat(stage, {
      pattern: (['quarters', 'leaves', 'scales'] as const)[stage.seed % 3]!,
      box,
      ground: band,
      tones: patternTones(palette, band),
      side: box.width / columns,
    });
  }
  context.restore();
}

function heading(stage: Stage, ink: string): StackPart[] {
  const { measure, brief } = stage;
  const { title, subtitle } = brief.copy;
  const chinese = isHan(title);
  const parts: StackPart[] = [
    {
      name: 'title',
      text: title,
      voice: 'display',
      size: measure * (chinese ? 0.125 : 0.135),
      gap: 0,
      maxLines: 4,
      colour: ink,
    },
  ];
  if (subtitle)
    parts.push({
      name: 'subtitle',
      text: subtitle,
      voice: 'text',
      size: measure * 0.03,
      gap: measure * 0.028,
      maxLines: 3,
      colour: ink,
    });
  return parts;
}

/** The list, and under a rule what else there is to say; where no dish is named the rest has the whole room. */
function setBody(stage: Stage, box: BoundingBox, columns: number): void {
  const { palette, brief, measure, context } = stage;
  const paper = paperOf(palette);
  const ink = inkOn({ ...palette, ink: palette.dark }, paper);
  const accent = accentOn(palette, paper, 4.7);
  const dishes = dishesOf(brief.copy);
  const rest = restOf(brief.copy);
  const size = measure * (dishes.length > 0 ? 0.022 : 0.036);
  const most = dishes.length > 0 ? box.height * 0.24 : box.height;
  const facts = prepareStack(stage, factParts(stage, rest, { ink, accent, size, ground: paper }), {
    x: box.x,
    width: box.width,
    maxHeight: most,
  });
  if (dishes.length === 0) {
    facts.paint(box.y + Math.max(0, (box.height - facts.height) / 3));
    return;
  }
  let bottom = box.y + box.height;
  if (facts.height > 0) {
    bottom -= facts.height;
    facts.paint(bottom);
    bottom -= measure * 0.03;
    const rule = { x: box.x, y: bottom, width: box.width, height: Math.max(1.5, measure * 0.002) };
    context.fillStyle = accent;
    context.fillRect(rule.x, rule.y, rule.width, rule.height);
    record(stage, 'rule', 'shape', rule);
    bottom -= measure * 0.04;
  }
  const room = bottom - box.y;
  const list = preparePriceList(
    stage,
    dishes,
    { ...box, height: room },
    {
      ink,
      accent,
      leaders: 'dots',
      size: measure * (dishes.length > 12 ? 0.028 : dishes.length > 6 ? 0.034 : dishes.length > 3 ? 0.044 : 0.054),
      columns: dishes.length > 6 ? columns : 1,
    },
  );
  list.paint(box.y + Math.min((room - list.height) * 0.4, measure * 0.16));
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, aspect, brief, context, direction } = stage;
  const band = bandOf(direction);
  paintGround(stage, paperOf(palette));
  const wide = aspect > 1.25;
  const listed = dishesOf(brief.copy).length;
  const share = listed === 0 ? 0.5 : listed > 10 ? 0.28 : listed > 5 ? 0.36 : listed > 3 ? 0.46 : 0.54;
  const header: BoundingBox = wide
    ? { x: 0, y: 0, width: width * 0.4, height }
    : { x: 0, y: 0, width, height: height * share };
  context.fillStyle = band;
  context.fillRect(header.x, header.y, header.width, header.height);
  record(stage, 'header', 'shape', header);
  const ink = inkOn(palette, band);
  const edge = margin * 1.25;
  if (wide) {
    const stack = prepareStack(stage, heading(stage, ink), {
      x: edge,
      width: header.width - edge * 2,
      maxHeight: height * 0.42,
    });
    stack.paint(edge);
    const top = edge + stack.height + margin * 0.6;
    paintPicture(stage, { x: 0, y: top, width: header.width, height: height - top }, band);
    setBody(
      stage,
      { x: header.width + edge, y: edge, width: width - header.width - edge * 2, height: height - edge * 2 },
      2,
    );
    return;
  }
  const column = width * 0.49 - edge;
  paintPicture(stage, { x: width * 0.52, y: 0, width: width * 0.48, height: header.height }, band);
  const stack = prepareStack(stage, heading(stage, ink), {
    x: edge,
    width: column,
    maxHeight: header.height - edge * 2,
  });
  stack.paint(header.height - edge - stack.height);
  const top = header.height + measure * 0.065;
  setBody(stage, { x: edge, y: top, width: width - edge * 2, height: height - edge - top }, 2);
}

export const menuHeader: Composition = {
  name: 'menu-header',
  label: { en: 'illustrated header', zh: '图绘页首' },
  types: ['menu'],
  suits: ({ copy }, subjects) => (subjects > 0 ? 2.6 : 2) + (dishesOf(copy).length > 5 ? 0.2 : 0),
  ground: bandOf,
  figures: 1,
  draw,
};
