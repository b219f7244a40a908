import type { Direction } from '../direction/direction.ts';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { isHan } from './break-lines.ts';
import { distance, floodOf, inkOn, needsPaper, accentOn, tintOf } from './colours.ts';
import type { Composition } from './composition.ts';
import { luminance } from '../palette/contrast.ts';
import { factParts } from './fact-parts.ts';
import { paintFigure } from './figures.ts';
import { inset } from './frames.ts';
import { prepareInfo } from './info.ts';
import { fillDisc } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';
import { setText } from './text.ts';
import { insideTicket, paintBars, paintPerforation, paintTicket, splitItems, ticketOf } from './ticket-body.ts';
import type { Ticket } from './ticket-body.ts';

/** Paper for styles of transparent ink, else a flood. */
function ticketPaper({ palette, style, subjects }: Omit<Direction, 'label'>): string {
  return subjects.length > 0 && needsPaper(style) ? mix(palette.light, '#fffaf0', 0.4) : floodOf(palette);
}

/** What the ticket lies on: far enough from its paper in light to show its edge. */
export function tableOf(palette: Palette, paper: string): string {
  const options = [palette.dark, palette.surface, mix(palette.light, palette.dark, 0.1), palette.ground];
  const apart = options.filter((colour) => distance(colour, paper) > 60);
  return luminance(paper) > 0.5
    ? (apart[0] ?? palette.dark)
    : (apart.find((colour) => luminance(colour) > 0.5) ?? apart[0] ?? palette.light);
}

/** Call, seats and price one below the other, bars along the outer edge. */
export function setStub(stage: Stage, { stub, tear }: Ticket, ground: string): void {
  const { measure, palette } = stage;
  const ink = inkOn(palette, ground);
  const box = inset(stub, measure * 0.045);
  const thick = measure * 0.06;
  const { stub: items } = splitItems(stage);
  const bars =
    tear === 'down'
      ? { x: box.x + box.width - thick, y: box.y, width: thick, height: box.height }
      : { x: box.x + box.width - thick, y: box.y, width: thick, height: box.height };
  paintBars(stage, bars, ink);
  const stack = prepareStack(
    stage,
    factParts(stage, items, { ink, accent: accentOn(palette, ground, 4.7), size: measure * 0.034, ground }),
    { x: box.x, width: box.width - thick - measure * 0.035, maxHeight: box.height },
  );
  stack.paint(tear === 'down' ? box.y + box.height - stack.height : box.y + (box.height - stack.height) / 2);
}

/** Title above, facts in columns on the foot. */
export function setMain(stage: Stage, box: BoundingBox, ground: string, size = 0.2): void {
  const { measure, palette, brief } = stage;
  const ink = inkOn(palette, ground);
  const { main } = splitItems(stage);
  const info = prepareInfo(stage, main, {
    x: box.x,
    width: box.width,
    bottom: box.y + box.height,
    colour: ink,
    size: measure * 0.03,
    maxHeight: box.height * 0.5,
  });
  const chinese = isHan(brief.copy.title);
  setText(stage, {
    name: 'title',
    text: brief.copy.title,
    box: { ...box, height: Math.max(measure * 0.05, info.top - box.y - measure * 0.05) },
    voice: 'display',
    maxLines: chinese ? 2 : 3,
    maxSize: measure * size,
    colour: accentOn({ ...palette, accent: ink, colours: [] }, ground, 4),
  });
  info.paint();
}

function draw(stage: Stage): void {
  const { measure, palette, figures, direction, context, margin } = stage;
  const paper = ticketPaper(direction);
  const table = tableOf(palette, paper);
  const stubPaper =
    [palette.light, ...palette.colours, mix(paper, palette.dark, 0.2)].find((colour) => distance(colour, paper) > 70) ??
    palette.light;
  const ticket = ticketOf(stage);
  paintTicket(stage, ticket, paper, stubPaper, table);
  const box = inset(ticket.main, margin * 0.95);
  const [hero] = figures;
  if (hero) {
    const down = ticket.tear === 'down';
    const side = down
      ? Math.min(ticket.main.height * 0.92, ticket.main.width * 0.42)
      : Math.min(ticket.main.width * 0.72, ticket.main.height * 0.44);
    const x = ticket.main.x + ticket.main.width - side * (down ? 0.5 : 0.46);
    const y = down ? ticket.main.y + ticket.main.height * 0.5 : ticket.main.y + side * 0.52;
    insideTicket(stage, ticket, () => {
      context.beginPath();
      context.rect(ticket.main.x, ticket.main.y, ticket.main.width, ticket.main.height);
      context.clip();
      fillDisc(context, x, y, side * 0.56, tintOf(palette, paper, 0.22));
      record(stage, 'disc', 'shape', {
        x: x - side * 0.56,
        y: y - side * 0.56,
        width: side * 1.12,
        height: side * 1.12,
      });
      const limit = ticket.main.x + ticket.main.width - measure * 0.02;
      paintFigure(stage, hero, {
        name: 'hero',
        box: { x: limit - side * 0.92, y: y - side * 0.44, width: side * 0.92, height: side * 0.88 },
        rotation: -0.08,
      });
    });
    if (down) box.width -= side * 0.98 - margin * 0.6;
    else {
      box.y += side * 1.06;
      box.height -= side * 1.06;
    }
  }
  setMain(stage, box, paper);
  setStub(stage, ticket, stubPaper);
  paintPerforation(stage, ticket, table);
}

export const ticketStub: Composition = {
  name: 'ticket-stub',
  label: { en: 'torn stub', zh: '撕角票根' },
  types: ['ticket'],
  suits: (_brief, subjects) => (subjects > 0 ? 2.6 : 2.1),
  ground: ticketPaper,
  figures: 1,
  draw,
};
