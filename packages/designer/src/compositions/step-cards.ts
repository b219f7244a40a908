import { capital } from '../brief/reading.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { accentOn, floodOf, inkOn } from './colours.ts';
import type { Composition } from './composition.ts';
import { infoItems, paintStack } from './info.ts';
import { listWeight, rowsOf, type ListItem } from '../brief/list-items.ts';
import { paintListHeading } from './list-heading.ts';
import { layoutRows } from './list-text.ts';
import { paintGround } from './shapes.ts';
import { record, type Stage } from './stage.ts';
import { layoutText, paintTexts } from './text.ts';

/** Columns that leave the fewest holes, no card narrower than it can bear. */
function gridOf(count: number, area: BoundingBox): { columns: number; rows: number } {
  const most = Math.max(1, Math.min(3, Math.round(area.width / (area.height * 0.5))));
  const inRow = count === 4 ? 2 : count === 3 && area.width < area.height * 1.6 ? 1 : count;
  const columns = Math.min(inRow, most);
  return { columns, rows: Math.ceil(count / columns) };
}

function placeCards(count: number, area: BoundingBox, gap: number): BoundingBox[] {
  const { columns, rows } = gridOf(count, area);
  const height = (area.height - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    // The last row is as wide as the others, however few stand in it.
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const width = (area.width - gap * (inRow - 1)) / inRow;
    return { x: area.x + (at % columns) * (width + gap), y: area.y + row * (height + gap), width, height };
  });
}

function paintCards(stage: Stage, items: readonly ListItem[], area: BoundingBox): void {
  const { context, measure, palette } = stage;
  if (items.length === 0) return;
  const cards = placeCards(items.length, area, measure * 0.022);
  const [{ width, height } = area] = cards;
  const pad = Math.min(measure * 0.034, height * 0.14);
  context.fillStyle = palette.light;
  for (const card of cards) {
    context.beginPath();
    context.roundRect(card.x, card.y, card.width, card.height, measure * 0.022);
    context.fill();
  }
  record(stage, 'tile', 'shape', area);
  const leads = items.map(({ mark, head }) => head ?? mark);
  const counted = leads.some((lead) => lead !== undefined);
  // A low card has its numeral beside what it says, a high one above it.
  const beside = width > height * 1.35;
  const tall = beside ? Math.min(height - pad * 2, measure * 0.075) : Math.min(height * 0.3, measure * 0.1);
  const numeral = counted ? tall : 0;
  const across = items[0]!.head === undefined ? numeral : Math.min(width * 0.4, measure * 0.26);
  const boxes = cards.map((card) => {
    const [dx, dy] = beside ? [across && across + pad * 0.6, 0] : [0, numeral && numeral + pad * 0.6];
    return {
      x: card.x + pad + dx,
      y: card.y + pad + dy,
      width: card.width - pad * 2 - dx,
      height: card.height - pad * 2 - dy,
    };
  });
  const accent = accentOn(palette, palette.light, items[0]!.head === undefined ? 3.1 : 4.9);
  const numerals = leads.flatMap((lead, at) =>
    lead === undefined
      ? []
      : layoutText(stage, {
          name: `number ${at + 1}`,
          text: lead,
          box: {
            x: cards[at]!.x + pad,
            y: cards[at]!.y + (beside ? (height - numeral) / 2 : pad),
            width: beside ? across : cards[at]!.width - pad * 2,
            height: numeral,
          },
          voice: 'display',
          maxSize: items[at]!.head === undefined ? numeral : Math.min(numeral, measure * 0.05),
          valign: 'middle',
          colour: accent,
        }),
  );
  const words = layoutRows(
    stage,
    items.map(({ text }) => capital(text)),
    boxes,
    {
      name: 'detail',
      voice: 'text',
      maxSize: Math.min(height * 0.3, measure * 0.052),
      maxLines: beside ? 3 : 4,
      valign: beside || !counted ? 'middle' : 'top',
      colour: inkOn(palette, palette.light),
    },
  );
  paintTexts(stage, [...numerals, ...words]);
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect } = stage;
  const { copy } = brief;
  const ground = floodOf(palette);
  const ink = inkOn(palette, ground);
  paintGround(stage, ground);
  const { items, rest } = rowsOf(copy);
  const wide = aspect > 1.25;
  const head = {
    x: margin,
    y: margin,
    width: wide ? width * 0.34 : width - margin * 2,
    height: wide ? height - margin * 2 : height * (items.length > 6 ? 0.2 : 0.26),
  };
  paintListHeading(stage, head, { ink, titleSize: measure * 0.13, valign: 'top' });
  const left = wide ? head.x + head.width + measure * 0.05 : margin;
  const above = wide ? margin : head.y + head.height + measure * 0.03;
  const foot = paintStack(stage, infoItems({ ...copy, details: rest }, ['subtitle']), {
    x: left,
    width: width - margin - left,
    bottom: height - margin,
    colour: ink,
    maxHeight: height * (items.length === 0 ? (wide ? 0.8 : 0.4) : 0.16),
    fill: ink,
    ground,
  });
  const bottom = foot < height - margin ? foot - measure * 0.035 : height - margin;
  paintCards(stage, items, { x: left, y: above, width: width - margin - left, height: bottom - above });
}

export const stepCards: Composition = {
  name: 'step-cards',
  label: { en: 'a list on cards', zh: '步骤卡片' },
  types: ['poster', 'social'],
  // Small type below a picture is no layout for a list.
  madeFor: (brief) => listWeight(brief) > 0,
  suits: listWeight,
  ground: ({ palette }) => floodOf(palette),
  figures: 1,
  draw,
};
