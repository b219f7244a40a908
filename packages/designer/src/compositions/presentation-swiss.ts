import type { Composition } from './composition.ts';
import { floodOrPaper, inkOn, strongOf } from './colours.ts';
import { contrast } from '../palette/contrast.ts';
import { isHan } from './break-lines.ts';
import { infoItems, paintPill } from './info.ts';
import type { InfoItem } from './info.ts';
import { paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { layoutText, paintTexts, setText } from './text.ts';
import type { TextLayout } from './text.ts';

const groundFor: NonNullable<Composition['ground']> = (direction, seed) => floodOrPaper(direction, seed % 2 === 0);

/** Facts in the head's columns, each hung from the rule; answers how far down they reach. */
function paintHead(stage: Stage, items: readonly InfoItem[], columns: number, top: number, ink: string): number {
  const { width, height, margin, measure, context } = stage;
  const inner = width - margin * 2;
  const gap = measure * 0.03;
  const column = (inner - gap * (columns - 1)) / columns;
  context.fillStyle = ink;
  context.fillRect(margin, top, inner, Math.max(2, measure * 0.004));
  record(stage, 'rule', 'shape', { x: margin, y: top, width: inner, height: Math.max(2, measure * 0.004) });
  const layouts: TextLayout[] = [];
  let y = top + measure * 0.022;
  for (let from = 0; from < items.length; from += columns) {
    const row = items.slice(from, from + columns).map((item, index) =>
      layoutText(stage, {
        name: item.name,
        text: item.text,
        box: { x: margin + index * (column + gap), y, width: column, height: height * 0.13 },
        voice: 'text',
        weight: from === 0 && index === 0 ? 700 : 500,
        maxSize: measure * 0.033,
        maxLines: 3,
        colour: ink,
        casing: 'as-is',
      }),
    );
    layouts.push(...row);
    y = Math.max(...row.map(({ box }) => box.y + box.height)) + measure * 0.026;
  }
  paintTexts(stage, layouts);
  return y;
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, brief, palette, aspect, seed, context } = stage;
  const { copy } = brief;
  const ground = groundFor(stage.direction, seed);
  paintGround(stage, ground);
  const ink = inkOn(palette, ground);
  const items = infoItems(copy, ['subtitle']);
  const columns = Math.max(2, Math.min(aspect > 1.2 ? 4 : 2, items.length));
  const head = paintHead(stage, items, columns, margin, ink);
  const foot = height - margin;
  const inner = width - margin * 2;
  // A block of colour on the grid's last column holds the balance.
  const accent = [strongOf(palette), ...palette.colours, palette.light].find(
    (colour) => contrast(colour, ground) > 1.7,
  )!;
  const unit = Math.min(measure * 0.14, (foot - head) * 0.3);
  const round = seed % 3 === 0;
  const block = {
    x: width - margin - unit,
    y: Math.min(head + measure * 0.02, foot - unit),
    width: unit,
    height: unit,
  };
  context.fillStyle = accent;
  context.beginPath();
  if (round) context.arc(block.x + unit / 2, block.y + unit / 2, unit / 2, 0, Math.PI * 2);
  else context.rect(block.x, block.y, unit, unit);
  context.fill();
  record(stage, 'block', 'shape', block);
  let bottom = foot;
  if (copy.action) {
    const tall = measure * 0.058;
    paintPill(stage, {
      name: 'action',
      text: copy.action,
      x: margin,
      y: foot - tall,
      height: tall,
      maxWidth: inner,
      fill: ink,
      ink: ground,
    });
    bottom -= tall * 1.5;
  }
  if (copy.subtitle) {
    const subtitle = setText(stage, {
      name: 'subtitle',
      text: copy.subtitle,
      box: { x: margin, y: bottom - measure * 0.12, width: inner * 0.8, height: measure * 0.12 },
      voice: 'text',
      weight: 500,
      maxSize: measure * 0.044,
      maxLines: 2,
      valign: 'bottom',
      colour: ink,
    });
    bottom = subtitle.y - measure * 0.03;
  }
  const top = block.y + (aspect > 1.2 ? 0 : unit + measure * 0.03);
  setText(stage, {
    name: 'title',
    text: copy.title,
    box: {
      x: margin,
      y: top,
      width: inner - (aspect > 1.2 ? unit + margin : 0),
      height: Math.max(measure * 0.06, bottom - top),
    },
    voice: 'display',
    maxLines: isHan(copy.title) ? 3 : 4,
    maxSize: measure * 0.26,
    valign: 'bottom',
    colour: ink,
    lineHeight: isHan(copy.title) ? 1.12 : 0.94,
  });
}

export const presentationSwiss: Composition = {
  name: 'presentation-swiss',
  label: { en: 'Swiss grid', zh: '瑞士网格' },
  types: ['presentation'],
  suits: (brief, subjects) =>
    /swiss|minimal|grid|report|review|quarter|strategy|budget|极简|瑞士|季度|汇报|战略|总结/i.test(
      `${brief.style ?? ''} ${brief.prompt}`,
    )
      ? 2.7
      : subjects > 0
        ? 1.8
        : 2.4,
  ground: groundFor,
  figures: 0,
  draw,
};
