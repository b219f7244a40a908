import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../raster/colour.ts';
import { alpha } from '../scenes/tint.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { infoItems } from './info.ts';
import type { InfoItem } from './info.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';

/** A ticket lying on a table: its main part, its stub, and whether the tear runs down or across. */
export interface Ticket {
  whole: BoundingBox;
  main: BoundingBox;
  stub: BoundingBox;
  tear: 'down' | 'across';
  /** Radius of the bites at both ends of the tear. */
  bite: number;
}

export function ticketOf(stage: Stage, share = 0.27): Ticket {
  const { width, height, margin, measure, aspect } = stage;
  const edge = margin * 0.85;
  const whole = { x: edge, y: edge, width: width - edge * 2, height: height - edge * 2 };
  const bite = measure * 0.032;
  if (aspect > 1.1) {
    const torn = Math.max(whole.width * share, Math.min(measure * 0.34, whole.width * 0.36));
    const main = { ...whole, width: whole.width - torn };
    return { whole, main, stub: { ...whole, x: main.x + main.width, width: torn }, tear: 'down', bite };
  }
  const torn = Math.max(whole.height * share, Math.min(measure * 0.26, whole.height * 0.3));
  const main = { ...whole, height: whole.height - torn };
  return { whole, main, stub: { ...whole, y: main.y + main.height, height: torn }, tear: 'across', bite };
}

/** Outline with round corners and the tear's two bites. */
function traceTicket(context: SKRSContext2D, { whole, main, tear, bite }: Ticket): void {
  const { x, y, width, height } = whole;
  const [right, foot] = [x + width, y + height];
  const corner = bite * 0.55;
  context.beginPath();
  context.moveTo(x + corner, y);
  if (tear === 'down') context.arc(main.x + main.width, y, bite, Math.PI, 0, true);
  context.arcTo(right, y, right, y + corner, corner);
  if (tear === 'across') context.arc(right, main.y + main.height, bite, -Math.PI / 2, Math.PI / 2, true);
  context.arcTo(right, foot, right - corner, foot, corner);
  if (tear === 'down') context.arc(main.x + main.width, foot, bite, 0, Math.PI, true);
  context.arcTo(x, foot, x, foot - corner, corner);
  if (tear === 'across') context.arc(x, main.y + main.height, bite, Math.PI / 2, -Math.PI / 2, true);
  context.arcTo(x, y, x + corner, y, corner);
  context.closePath();
}

/** The table, the ticket's shadow, its paper in one colour and its stub in another. */
export function paintTicket(stage: Stage, ticket: Ticket, paper: string, stub: string, table: string): void {
  const { context, measure } = stage;
  paintGround(stage, table);
  context.save();
  context.shadowColor = alpha(mix(table, '#000000', 0.75), 0.42);
  context.shadowBlur = measure * 0.03;
  context.shadowOffsetY = measure * 0.012;
  context.fillStyle = paper;
  traceTicket(context, ticket);
  context.fill();
  context.restore();
  record(stage, 'ticket', 'shape', ticket.whole);
  if (stub !== paper) {
    insideTicket(stage, ticket, () => {
      context.fillStyle = stub;
      context.fillRect(ticket.stub.x, ticket.stub.y, ticket.stub.width, ticket.stub.height);
    });
    record(stage, 'stub', 'shape', ticket.stub);
  }
}

export function insideTicket(stage: Stage, ticket: Ticket, draw: () => void): void {
  stage.context.save();
  traceTicket(stage.context, ticket);
  stage.context.clip();
  draw();
  stage.context.restore();
}

/** The row of holes along the tear. */
export function paintPerforation(stage: Stage, { main, whole, tear, bite }: Ticket, table: string): void {
  const { context } = stage;
  const radius = Math.max(1.5, bite * 0.13);
  const long = tear === 'down' ? whole.height : whole.width;
  const count = Math.max(6, Math.round((long - bite * 3) / (radius * 4.6)));
  for (let hole = 0; hole <= count; hole++) {
    const along = bite * 1.7 + ((long - bite * 3.4) * hole) / count;
    if (tear === 'down') fillDisc(context, main.x + main.width, whole.y + along, radius, table);
    else fillDisc(context, whole.x + along, main.y + main.height, radius, table);
  }
  record(
    stage,
    'perforation',
    'shape',
    tear === 'down'
      ? { x: main.x + main.width - radius, y: whole.y + bite, width: radius * 2, height: whole.height - bite * 2 }
      : { x: whole.x + bite, y: main.y + main.height - radius, width: whole.width - bite * 2, height: radius * 2 },
  );
}

/** Bars of uneven width: an ornament in a ticket's manner. It says nothing, and no figures stand under it. */
export function paintBars(stage: Stage, box: BoundingBox, colour: string): void {
  const { context, random } = stage;
  const across = box.width >= box.height;
  const long = across ? box.width : box.height;
  const unit = Math.max(1, (across ? box.height : box.width) * 0.045);
  context.fillStyle = colour;
  for (let at = 0; ;) {
    const thick = unit * (1 + Math.floor(random() * 3));
    if (at + thick > long) break;
    if (across) context.fillRect(box.x + at, box.y, thick, box.height);
    else context.fillRect(box.x, box.y + at, box.width, thick);
    at += thick + unit * (1 + Math.floor(random() * 2));
  }
  record(stage, 'bars', 'shape', box);
}

/** What a guest keeps and what is torn off: seat and price go to the stub, or else the hour. */
export function splitItems({ brief }: Stage): { main: InfoItem[]; stub: InfoItem[] } {
  const items = infoItems(brief.copy);
  const marks = items.filter(({ name }) => name.startsWith('mark') || name === 'price' || name === 'offer');
  const stub = marks.length > 0 ? marks : items.filter(({ name }) => name === 'date');
  return { main: items.filter((item) => !stub.includes(item)), stub };
}
