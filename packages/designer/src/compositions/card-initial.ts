import type { Direction } from '../direction/direction.ts';
import { mix } from '../raster/colour.ts';
import { floodOrPaper, inkOn, accentOn } from './colours.ts';
import { contactParts, identityOf, initialOf, nameParts } from './card-words.ts';
import type { Composition } from './composition.ts';
import { contrast } from '../palette/contrast.ts';
import { paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';
import { drawLines, layoutText } from './text.ts';
import type { BoundingBox } from '../type/bounding-box.ts';

const groundOf = (direction: Omit<Direction, 'label'>, seed: number) =>
  floodOrPaper({ ...direction, subjects: [] }, seed % 2 === 0);

/** The initial, so large that the sheet cuts it. */
function paintInitial(stage: Stage, box: BoundingBox, ground: string): void {
  const { palette, brief, context } = stage;
  const identity = identityOf(brief.copy);
  const strong = accentOn(palette, ground, 2.4);
  const layout = layoutText(stage, {
    name: 'initial',
    text: initialOf(identity),
    box,
    voice: 'display',
    casing: 'upper',
    align: 'centre',
    valign: 'middle',
  });
  context.save();
  context.beginPath();
  context.rect(0, 0, stage.width, stage.height);
  context.clip();
  drawLines(context, layout, strong);
  context.restore();
  record(stage, 'initial', 'shape', layout.box);
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect, seed, context } = stage;
  const ground = groundOf(stage.direction, seed);
  paintGround(stage, ground);
  const identity = identityOf(brief.copy);
  const ink = inkOn(palette, ground);
  const look = { ink, accent: ink, size: measure * 0.036, name: measure * 0.105 };
  const edge = margin * 1.5;
  const wide = aspect > 1.1;
  // Six columns: the letter takes two and a half, the words begin on the third.
  const unit = (width - edge * 2) / 6;
  const x = wide ? edge + unit * 2.55 : edge;
  const column = width - edge - x;
  if (wide)
    paintInitial(stage, { x: -unit * 0.75, y: -height * 0.16, width: unit * 3.1, height: height * 1.32 }, ground);
  else paintInitial(stage, { x: width * 0.2, y: -height * 0.07, width: width * 0.95, height: height * 0.52 }, ground);
  const top = wide ? edge : height * 0.5;
  const head = prepareStack(stage, nameParts(stage, identity, look), {
    x,
    width: column,
    maxHeight: (height - top - edge) * 0.52,
  });
  const foot = prepareStack(stage, contactParts(identity.lines, look), {
    x,
    width: column,
    maxHeight: (height - top - edge) * 0.4,
  });
  head.paint(top);
  const y = height - edge - foot.height;
  if (foot.height > 0) {
    const rule = { x, y: y - look.size * 0.95, width: unit * 0.5, height: Math.max(2, measure * 0.006) };
    const accent = accentOn(palette, ground, 2.4);
    context.fillStyle = contrast(accent, ground) > 2 ? accent : mix(ground, ink, 0.5);
    context.fillRect(rule.x, rule.y, rule.width, rule.height);
    record(stage, 'bar', 'shape', rule);
  }
  foot.paint(y);
}

export const cardInitial: Composition = {
  name: 'card-initial',
  label: { en: 'cropped initial', zh: '大写首字' },
  types: ['business-card'],
  suits: ({ style, mood }) =>
    style === 'swiss' || mood === 'bold' || mood === 'tech' ? 2.9 : mood === 'elegant' ? 2.2 : 2.4,
  ground: groundOf,
  figures: 0,
  draw,
};
