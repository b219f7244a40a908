import type { Direction } from '../direction/direction.ts';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import { alpha } from '../scenes/tint.ts';
import { isHan } from './break-lines.ts';
import { needsPaper } from './colours.ts';
import type { Composition } from './composition.ts';
import { contrast, luminance } from '../palette/contrast.ts';
import { factParts } from './fact-parts.ts';
import { paintFigure } from './figures.ts';
import { inset, paintDivider, sheetBox, traceNotched } from './frames.ts';
import { dishesOf, preparePriceList, restOf } from './menu-list.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';
import type { StackPart } from './text-stack.ts';

/** Slate with a breath of the palette's dark. */
const slateOf = (palette: Palette) =>
  palette.asked && luminance(palette.ground) < 0.12 ? palette.ground : mix('#20262a', palette.dark, 0.3);
const chalk = '#f4efe4';

/** Wiped chalk: broad pale strokes that the cloth left. */
function paintDust(stage: Stage): void {
  const { context, width, height, random, measure } = stage;
  context.save();
  context.lineCap = 'round';
  for (let stroke = 0; stroke < 26; stroke++) {
    context.strokeStyle = alpha(chalk, 0.008 + random() * 0.014);
    context.lineWidth = measure * (0.04 + random() * 0.12);
    const [x, y] = [random() * width, random() * height];
    const bend = (random() - 0.5) * measure * 0.5;
    context.beginPath();
    context.moveTo(x - measure * 0.4, y + bend);
    context.quadraticCurveTo(x, y - bend, x + measure * 0.4, y + bend * 0.4);
    context.stroke();
  }
  context.restore();
  record(stage, 'dust', 'shape', sheetBox(stage));
}

/** A chalk line trembles: two passes that do not quite meet. */
function paintChalkFrame(stage: Stage, margin: number): void {
  const { context, measure } = stage;
  for (const [by, weight, opacity] of [
    [0, 0.0042, 0.9],
    [0.0012, 0.002, 0.5],
    [0.014, 0.0016, 0.75],
  ] as const) {
    context.strokeStyle = alpha(chalk, opacity);
    context.lineWidth = Math.max(1, measure * weight);
    traceNotched(context, inset(sheetBox(stage), margin + measure * by), measure * 0.045, 'round');
    context.stroke();
  }
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const at = margin + measure * 0.008;
    fillDisc(context, x ? stage.width - at : at, y ? stage.height - at : at, measure * 0.008, chalk);
  }
  record(stage, 'frame', 'shape', inset(sheetBox(stage), margin));
}

function heading(stage: Stage, accent: string): StackPart[] {
  const { measure, brief } = stage;
  const { title, subtitle } = brief.copy;
  const chinese = isHan(title);
  const parts: StackPart[] = [
    {
      name: 'title',
      text: title,
      voice: 'display',
      size: measure * (chinese ? 0.11 : 0.12),
      gap: measure * 0.02,
      maxLines: 3,
      colour: chalk,
      ...(chinese ? { letterSpacing: 0.1 } : {}),
    },
  ];
  if (subtitle)
    parts.push({
      name: 'subtitle',
      text: subtitle,
      voice: 'text',
      size: measure * 0.027,
      gap: measure * 0.026,
      maxLines: 2,
      letterSpacing: 0.04,
      colour: chalk,
    });
  parts.push({
    kind: 'device',
    height: measure * 0.022,
    gap: measure * 0.034,
    paint: (box) => paintDivider(stage, box, accent),
  });
  return parts;
}

function draw(stage: Stage): void {
  const { margin, measure, palette, brief, figures, aspect } = stage;
  const slate = slateOf(palette);
  const accent =
    [palette.accent, ...palette.colours, '#f0c766'].find((colour) => contrast(colour, slate) >= 4.9) ?? chalk;
  paintGround(stage, slate);
  paintDust(stage);
  paintChalkFrame(stage, margin * 0.8);
  const inner = inset(sheetBox(stage), margin * 0.8 + measure * 0.065);
  const wide = aspect > 1.25;
  const [hero] = figures;
  const dishes = dishesOf(brief.copy);
  const head = wide ? { ...inner, width: inner.width * 0.4 } : inner;
  const body = wide ? { ...inner, x: inner.x + inner.width * 0.46, width: inner.width * 0.54 } : { ...inner };
  const few = dishes.length > 0 && dishes.length <= 4;
  const side = hero ? Math.min(measure * (few ? 0.32 : 0.19), head.height * (wide ? 0.4 : few ? 0.24 : 0.15)) : 0;
  const stack = prepareStack(stage, heading(stage, accent), {
    x: head.x,
    width: head.width,
    maxHeight: wide ? head.height - side * 1.2 : head.height * (dishes.length > 0 ? 0.3 : 0.42) - side * 0.4,
    align: 'centre',
  });
  let y = wide ? head.y + (head.height - stack.height - side * 1.15) / 2 : head.y;
  if (hero) {
    paintFigure(stage, hero, {
      name: 'hero',
      box: { x: head.x + (head.width - side) / 2, y, width: side, height: side },
    });
    y += side * 1.15;
  }
  y = stack.paint(y);
  if (!wide) {
    body.y = y + measure * 0.045;
    body.height = inner.y + inner.height - body.y;
  }
  const rest = prepareStack(
    stage,
    factParts(stage, restOf(brief.copy), {
      ink: chalk,
      accent,
      size: measure * (dishes.length > 0 ? 0.024 : 0.036),
      ground: slate,
      align: 'centre',
    }),
    { x: body.x, width: body.width, maxHeight: dishes.length > 0 ? body.height * 0.26 : body.height, align: 'centre' },
  );
  if (dishes.length === 0) {
    rest.paint(body.y + (body.height - rest.height) * (wide ? 0.5 : 0.3));
    return;
  }
  const room = body.height - (rest.height > 0 ? rest.height + measure * 0.045 : 0);
  const column = wide ? body.width : body.width * (dishes.length > 14 ? 1 : 0.84);
  const list = preparePriceList(
    stage,
    dishes,
    { x: body.x + (body.width - column) / 2, width: column, height: room },
    {
      ink: chalk,
      accent,
      leaders: 'dots',
      size: measure * (few ? 0.05 : 0.038),
      columns: dishes.length > 14 ? 2 : 1,
      centred: dishes.length <= 7 && dishes.some(({ note }) => note),
    },
  );
  list.paint(body.y + (room - list.height) * (wide ? 0.5 : few ? 0.36 : 0.2));
  rest.paint(body.y + body.height - rest.height);
}

export const menuBistro: Composition = {
  name: 'menu-bistro',
  label: { en: 'chalkboard', zh: '黑板菜单' },
  types: ['menu'],
  suits: ({ prompt }, subjects) =>
    /bistro|chalk|board|brunch|bar\b|pub|craft|steak|grill|pizz|trattoria|osteria|黑板|小酒馆|精酿|烧烤|早午餐|咖啡/iu.test(
      prompt,
    )
      ? 2.9
      : subjects > 0
        ? 2.2
        : 2,
  ownColours: true,
  ground: ({ palette, style }: Omit<Direction, 'label'>) => (needsPaper(style) ? '#20262a' : slateOf(palette)),
  figures: 1,
  draw,
};
