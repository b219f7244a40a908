import type { BoundingBox } from '../type/bounding-box.ts';
import { mix } from '../raster/colour.ts';
import type { Composition } from './composition.ts';
import { inkOn, strongOf, tintOf } from './colours.ts';
import { drawLetterIn, firstLetter } from './logo-shapes.ts';
import { portraitWords } from './portrait-words.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { paintWordBlock } from './word-block.ts';

/** The initial as large as half the sheet, cropped by its panel: a portrait in type. */
function paintInitial(stage: Stage, panel: BoundingBox, letter: string): void {
  const { context, palette, seed, measure } = stage;
  const tone = strongOf(palette);
  context.save();
  context.beginPath();
  context.rect(panel.x, panel.y, panel.width, panel.height);
  context.clip();
  context.fillStyle = tone;
  context.fillRect(panel.x, panel.y, panel.width, panel.height);
  const side = Math.min(panel.width, panel.height);
  const light = tintOf(palette, tone, 0.2);
  const corner = seed % 2 === 0 ? panel.x + panel.width : panel.x;
  fillDisc(context, corner, panel.y + panel.height, side * 0.78, light);
  fillDisc(context, corner, panel.y + panel.height, side * 0.5, mix(light, palette.light, 0.35));
  context.fillStyle = inkOn(palette, tone);
  const reach = Math.max(panel.width, panel.height);
  const large = side * 1.16;
  drawLetterIn(stage, context, letter, {
    x: panel.x + (panel.width - large) / 2 - (seed % 2 === 0 ? side * 0.06 : -side * 0.06),
    y: panel.y + panel.height - large * 0.93,
    width: large,
    height: Math.min(large, reach),
  });
  context.restore();
  record(stage, 'initial', 'shape', panel);
  context.fillStyle = palette.accent;
  if (tone === palette.accent) context.fillStyle = inkOn(palette, palette.ground);
  const stripe = Math.max(3, measure * 0.012);
  const edge =
    panel.height >= stage.height
      ? { x: panel.x === 0 ? panel.width : panel.x - stripe, y: 0, width: stripe, height: panel.height }
      : { x: 0, y: panel.height, width: panel.width, height: stripe };
  context.fillRect(edge.x, edge.y, edge.width, edge.height);
  record(stage, 'stripe', 'shape', edge);
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect, seed } = stage;
  paintGround(stage, palette.ground);
  const ink = inkOn(palette, palette.ground);
  const words = portraitWords(brief, 'name');
  const wide = aspect > 1.15;
  const long = words.items.reduce((sum, { text }) => sum + text.length, 0);
  const share = long > 90 ? 0.44 : 0.54;
  const right = wide && seed % 2 === 0;
  const panel: BoundingBox = wide
    ? { x: right ? width * 0.56 : 0, y: 0, width: width * 0.44, height }
    : { x: 0, y: 0, width, height: height * share };
  paintInitial(stage, panel, firstLetter(words.name ?? brief.copy.title));
  const stripe = measure * 0.012;
  const box: BoundingBox = wide
    ? {
        x: right ? margin : panel.width + margin + stripe,
        y: margin,
        width: width * 0.56 - margin * 2 - stripe,
        height: height - margin * 2,
      }
    : {
        x: margin,
        y: panel.height + stripe + margin * 0.8,
        width: width - margin * 2,
        height: height - panel.height - stripe - margin * 1.8,
      };
  paintWordBlock(stage, {
    box,
    ink,
    ground: palette.ground,
    stand: wide ? 'apart' : 'head',
    title: words.lead,
    items: words.items,
    titleSize: measure * 0.15,
    titleLines: 3,
    infoSize: measure * 0.033,
    ...(wide ? { columns: 1 } : {}),
  });
}

export const portraitInitial: Composition = {
  name: 'portrait-initial',
  label: { en: 'great initial', zh: '大号首字' },
  types: ['portrait'],
  suits: (brief, subjects) => 2.1 + (brief.copy.quote ? -0.3 : 0.3) - (subjects > 0 ? 0.1 : 0),
  figures: 0,
  draw,
};
