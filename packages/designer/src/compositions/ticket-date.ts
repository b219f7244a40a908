import type { Copy } from '../brief/brief.ts';
import type { Direction } from '../direction/direction.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { mix } from '../raster/colour.ts';
import { isHan } from './break-lines.ts';
import { distance, floodOf, inkOn, accentOn } from './colours.ts';
import type { Composition } from './composition.ts';
import { inset } from './frames.ts';
import { infoItems, paintStack } from './info.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { setText } from './text.ts';
import { insideTicket, paintBars, paintPerforation, paintTicket, ticketOf } from './ticket-body.ts';
import { tableOf } from './ticket-stub.ts';

/** What is large enough to be the picture: the day, else the offer, else the price. */
function leadOf(copy: Copy): { field: 'date' | 'offer' | 'price'; text: string } | undefined {
  if (copy.date) return { field: 'date', text: copy.date };
  if (copy.offer) return { field: 'offer', text: copy.offer };
  return copy.price ? { field: 'price', text: copy.price } : undefined;
}

/** "Fri 9 Oct" over lines of its own: the number stands alone, as on a calendar's leaf. */
export function leafLines(text: string): string[] | undefined {
  const chinese = /^(\d{1,2}月)(\d{1,2}[日号])(.*)$/u.exec(text.trim());
  if (chinese) return [chinese[1]!, chinese[2]!, chinese[3]!.trim()].filter(Boolean);
  const words = text.trim().split(/\s+/u);
  return words.length > 1 && words.length < 5 && words.some((word) => /\d/u.test(word)) ? words : undefined;
}

/** Each line as wide as the leaf, but none much taller than it is wide for its letters. */
function setLeaf(stage: Stage, name: string, text: string, box: BoundingBox, ink: string): void {
  const lines = leafLines(text) ?? [text];
  const numbers = lines.map((line) => /^\D?\d{1,2}\D?$/u.test(line));
  const weights = numbers.map((number) => (number ? 2.6 : 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const gap = lines.length > 1 ? box.height * 0.06 : 0;
  const free = box.height - gap * (lines.length - 1);
  let y = box.y;
  for (const [index, line] of lines.entries()) {
    const height = (free * weights[index]!) / sum;
    setText(stage, {
      name: index === 0 ? name : `${name} ${index + 1}`,
      text: line,
      box: { x: box.x, y, width: box.width, height },
      voice: 'display',
      maxLines: lines.length === 1 ? 3 : 1,
      valign: 'middle',
      align: 'centre',
      colour: ink,
    });
    y += height + gap;
  }
}

const groundOf = ({ palette }: Omit<Direction, 'label'>) => floodOf(palette);

function draw(stage: Stage): void {
  const { measure, palette, brief, context, margin, direction } = stage;
  const { copy } = brief;
  const flood = groundOf(direction);
  const paper = mix(palette.light, '#fffaf0', 0.3);
  const flooded = distance(flood, paper) > 60 ? flood : palette.dark;
  const table = tableOf(palette, paper);
  const ticket = ticketOf(stage, 0.3);
  const lead = leadOf(copy);
  paintTicket(stage, ticket, paper, flooded, table);
  // The leaf lies on the stub: the day is what one looks for.
  const leaf = inset(ticket.stub, measure * 0.05);
  const inkOnFlood = inkOn(palette, flooded);
  if (lead) setLeaf(stage, lead.field, lead.text, leaf, inkOnFlood);
  else paintBars(stage, leaf, inkOnFlood);
  const bare: Copy = { ...copy };
  if (lead?.field === 'offer') delete bare.offer;
  if (lead?.field === 'price') delete bare.price;
  const ink = inkOn({ ...palette, ink: palette.dark }, paper);
  const accent = accentOn({ ...palette, accent: flooded }, paper, 4.7);
  const items = infoItems(lead?.field === 'date' ? { ...bare, date: '' } : bare);
  const strip = measure * 0.03;
  insideTicket(stage, ticket, () => {
    context.fillStyle = accent;
    if (ticket.tear === 'down') context.fillRect(ticket.whole.x, ticket.whole.y, strip, ticket.whole.height);
    else context.fillRect(ticket.whole.x, ticket.whole.y, ticket.whole.width, strip);
  });
  record(
    stage,
    'edge',
    'shape',
    ticket.tear === 'down' ? { ...ticket.main, width: strip } : { ...ticket.main, height: strip },
  );
  const box = inset(ticket.main, margin * 0.95);
  if (ticket.tear === 'down') {
    box.x += strip;
    box.width -= strip;
  } else {
    box.y += strip;
    box.height -= strip;
  }
  const chinese = isHan(copy.title);
  const top = paintStack(stage, items, {
    x: box.x,
    width: box.width,
    bottom: box.y + box.height,
    colour: ink,
    size: measure * 0.032,
    maxHeight: box.height * 0.54,
    fill: accent,
    ground: paper,
  });
  setText(stage, {
    name: 'title',
    text: copy.title,
    box: { ...box, height: top - box.y - measure * 0.055 },
    voice: 'display',
    maxLines: chinese ? 2 : 3,
    maxSize: measure * 0.21,
    colour: accent,
  });
  paintPerforation(stage, ticket, table);
}

export const ticketDate: Composition = {
  name: 'ticket-date',
  label: { en: 'the date in large', zh: '大字日期' },
  types: ['ticket'],
  suits: ({ copy }, subjects) => (leadOf(copy) ? 2.5 : 0.9) + (subjects === 0 ? 0.3 : 0),
  ground: groundOf,
  figures: 0,
  draw,
};
