import type { Direction } from '../direction/direction.ts';
import { floodOrPaper, inkOn, accentOn, tintOf } from './colours.ts';
import type { Composition } from './composition.ts';
import { factParts } from './fact-parts.ts';
import { paintFigure } from './figures.ts';
import { infoItems } from './info.ts';
import { fillDisc, paintGround, paintRays } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';
import { paintWall, wallRows } from './wall.ts';

const groundOf = (direction: Omit<Direction, 'label'>, seed: number) => floodOrPaper(direction, seed % 2 === 0);

/** The name as a wall from edge to edge; the thing, larger than the sheet, steps in front of its foot. */
function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect, figures, seed, context } = stage;
  const ground = groundOf(stage.direction, seed);
  paintGround(stage, ground);
  const wide = aspect > 1.25;
  const ink = inkOn(palette, ground);
  const edge = margin * 1.05;
  const [hero] = figures;
  const column = wide ? width * 0.5 : width - edge * 2;
  const items = infoItems(brief.copy);
  const narrow = wide ? column : hero ? width * 0.42 - edge : column;
  const facts = prepareStack(
    stage,
    factParts(stage, items, { ink, accent: accentOn(palette, ground, 4.7), size: measure * 0.034, ground }),
    { x: edge, width: narrow, maxHeight: (height - edge * 2) * 0.44 },
  );
  const rows = wallRows(brief.copy.title, !wide);
  const low = height - edge - facts.height;
  const room = Math.min(low - edge - measure * 0.05, wide ? height : height * (hero ? 0.36 : 0.5));
  if (!hero) {
    const reach = wide ? height * 0.4 : Math.min(width * 0.34, height * 0.22);
    // As far beside the facts as the sheet allows.
    const x = wide ? width * 0.78 : Math.min(width * 0.7, width - edge / 2 - reach);
    const y = wide ? height / 2 : height * 0.74;
    const colour = accentOn(palette, ground, 1.6);
    paintRays(context, { x, y }, { inner: reach * 0.6, outer: reach, count: 40, colour });
    fillDisc(context, x, y, reach * 0.52, tintOf(palette, ground, 0.4));
    record(stage, 'sun', 'shape', { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 });
  }
  const filled = paintWall(stage, stage, rows, { x: edge, y: edge, width: column, height: room }, [
    accentOn(palette, ground, 3.2),
  ]);
  facts.paint(low);
  if (!hero) return;
  if (wide) {
    const side = height * 1.02;
    const left = edge + column + margin * 0.5;
    const across = Math.min(side, (width - left) * 1.12);
    paintFigure(stage, hero, {
      name: 'hero',
      box: { x: left, y: (height - side) / 2, width: across, height: side },
      shadow: { colour: 'rgba(20,8,0,.3)', blur: measure * 0.03, x: 0, y: measure * 0.016 },
    });
    return;
  }
  const under = filled.y + filled.height - Math.min(measure * 0.05, (filled.height / rows.length) * 0.16);
  const side = Math.min((height - under) * 1.06, width * 0.86);
  const x = edge + narrow + measure * 0.01;
  paintFigure(stage, hero, {
    name: 'hero',
    // Whatever it is, it starts beside the facts and leaves the sheet at the right.
    box: { x, y: under, width: Math.max(width * 1.1 - x, 1), height: Math.min(side, height * 1.02 - under) },
    rotation: -0.1,
    shadow: { colour: 'rgba(20,8,0,.3)', blur: measure * 0.03, x: 0, y: measure * 0.016 },
  });
}

export const productGiant: Composition = {
  name: 'product-giant',
  label: { en: 'giant before its name', zh: '巨物压字' },
  types: ['product'],
  suits: ({ mood, copy }, subjects) =>
    (subjects > 0 ? 2.4 : 1.6) + (mood === 'bold' || mood === 'playful' ? 0.4 : 0) - (copy.title.length > 22 ? 0.8 : 0),
  ground: groundOf,
  figures: 1,
  draw,
};
