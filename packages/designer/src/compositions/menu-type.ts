import type { Direction } from '../direction/direction.ts';
import type { CopyItem } from '../brief/brief.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { floodOrPaper, inkOn, accentOn } from './colours.ts';
import type { Composition } from './composition.ts';
import { factParts } from './fact-parts.ts';
import { dishesOf, preparePriceList, restOf } from './menu-list.ts';
import { paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { layoutText, paintTexts } from './text.ts';
import type { TextLayout } from './text.ts';
import { prepareStack } from './text-stack.ts';
import { paintWall, wallRows } from './wall.ts';

const groundOf = (direction: Omit<Direction, 'label'>, seed: number) =>
  floodOrPaper({ ...direction, subjects: [] }, seed % 3 !== 0);

/** A rule above every dish, its name and its price as large as the row allows: the list is the picture. */
function paintTable(stage: Stage, dishes: readonly CopyItem[], box: BoundingBox, ground: string): void {
  const { context, palette, measure } = stage;
  const ink = inkOn(palette, ground);
  const accent = accentOn(palette, ground, 4.7);
  // A short list is set larger rather than left above an empty half.
  const few = Math.max(0, 6 - dishes.length);
  const row = Math.min(box.height / dishes.length, measure * (0.135 + few * 0.022));
  const weight = Math.max(2, measure * 0.004);
  const size = Math.min(row * 0.46, measure * (0.058 + few * 0.007));
  const layouts: TextLayout[] = [];
  context.fillStyle = ink;
  for (const [index, dish] of dishes.entries()) {
    const y = box.y + index * row;
    context.fillRect(box.x, y, box.width, weight);
    const middle = { y: y + weight, height: row - weight };
    const common = { voice: 'display', valign: 'middle', casing: 'as-is' } as const;
    const price = dish.price
      ? layoutText(stage, {
          ...common,
          name: `price ${index + 1}`,
          text: dish.price,
          box: { x: box.x + box.width * 0.7, ...middle, width: box.width * 0.3 },
          maxSize: size,
          align: 'right',
          colour: accent,
        })
      : undefined;
    if (price) layouts.push(price);
    const width = box.width - (price ? price.box.width + size * 0.8 : 0);
    const upper = dish.note ? { y: middle.y + middle.height * 0.12, height: middle.height * 0.5 } : middle;
    layouts.push(
      layoutText(stage, {
        ...common,
        name: `dish ${index + 1}`,
        text: dish.name,
        box: { x: box.x, ...upper, width },
        maxSize: size,
        colour: ink,
      }),
    );
    if (dish.note)
      layouts.push(
        layoutText(stage, {
          name: `note ${index + 1}`,
          text: dish.note,
          voice: 'text',
          valign: 'middle',
          box: { x: box.x, y: middle.y + middle.height * 0.62, width, height: middle.height * 0.3 },
          maxSize: size * 0.5,
          colour: ink,
        }),
      );
  }
  record(stage, 'rules', 'shape', { ...box, height: row * (dishes.length - 1) + weight });
  paintTexts(stage, layouts);
}

/** A heading that all dishes share says what house it is: it stands with the name. */
const soleSection = ([first, ...others]: readonly CopyItem[]): string | undefined =>
  others.every(({ section }) => section === first?.section) ? first?.section : undefined;

function setList(stage: Stage, box: BoundingBox, ground: string): void {
  const { brief, palette, measure } = stage;
  const ink = inkOn(palette, ground);
  const accent = accentOn(palette, ground, 4.7);
  const dishes = dishesOf(brief.copy);
  const rest = restOf(brief.copy);
  const facts = prepareStack(
    stage,
    factParts(stage, rest, { ink, accent, size: measure * (dishes.length > 0 ? 0.026 : 0.038), ground }),
    { x: box.x, width: box.width, maxHeight: box.height * (dishes.length > 0 ? 0.28 : 1) },
  );
  facts.paint(box.y + box.height - facts.height);
  if (dishes.length === 0) return;
  const room = { ...box, height: box.height - (facts.height > 0 ? facts.height + measure * 0.045 : 0) };
  const plain = dishes.every(({ section }) => !section) || (!brief.copy.subtitle && soleSection(dishes) !== undefined);
  if (dishes.length <= 10 && plain) {
    paintTable(stage, dishes, room, ground);
    return;
  }
  preparePriceList(stage, dishes, room, { ink, accent, leaders: 'none', size: measure * 0.046, columns: 2 }).paint(
    room.y,
  );
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect, seed } = stage;
  const ground = groundOf(stage.direction, seed);
  paintGround(stage, ground);
  const ink = inkOn(palette, ground);
  const edge = margin * 1.1;
  const wide = aspect > 1.25;
  const column = wide ? width * 0.42 : width - edge * 2;
  const { title } = brief.copy;
  const dishes = dishesOf(brief.copy);
  const subtitle = brief.copy.subtitle ?? soleSection(dishes);
  const share = dishes.length === 0 || dishes.length > 6 ? 0.26 : dishes.length > 3 ? 0.36 : 0.46;
  const tall = wide ? height - edge * 2 - (subtitle ? measure * 0.14 : 0) : height * share;
  const filled = paintWall(stage, stage, wallRows(title, !wide), { x: edge, y: edge, width: column, height: tall }, [
    accentOn(palette, ground, 3.2),
  ]);
  let y = filled.y + filled.height + measure * 0.03;
  if (subtitle) {
    const stack = prepareStack(
      stage,
      [
        {
          name: 'subtitle',
          text: subtitle,
          voice: 'text',
          weight: 700,
          size: measure * 0.034,
          gap: 0,
          maxLines: 3,
          colour: ink,
        },
      ],
      { x: edge, width: column, maxHeight: measure * 0.13 },
    );
    y = stack.paint(y) + measure * 0.03;
  }
  if (wide) {
    const x = edge + column + margin * 1.4;
    setList(stage, { x, y: edge, width: width - x - edge, height: height - edge * 2 }, ground);
    return;
  }
  const top = Math.max(y + measure * 0.02, edge);
  setList(stage, { x: edge, y: top, width: column, height: height - edge - top }, ground);
}

export const menuType: Composition = {
  name: 'menu-type',
  label: { en: 'big type list', zh: '大字清单' },
  types: ['menu'],
  suits: ({ mood, copy, style }, subjects) => {
    const few = dishesOf(copy).length <= 10;
    const bold = mood === 'bold' || mood === 'playful' || mood === 'tech' || style === 'swiss' || style === 'brutalist';
    return (bold ? 2.7 : 2.1) + (subjects === 0 ? 0.3 : 0) - (few ? 0 : 0.6);
  },
  ground: groundOf,
  figures: 0,
  draw,
};
