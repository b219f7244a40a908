import type { Composition } from './composition.ts';
import { discOf, floodOf, inkOn, tintOf } from './colours.ts';
import { contrast } from '../palette/contrast.ts';
import { paintEmblem } from './emblem.ts';
import { isHan } from './break-lines.ts';
import { paintFigure } from './figures.ts';
import { infoItems, paintInfo, paintPill } from './info.ts';
import { fillDisc, paintGround, paintRings } from './shapes.ts';
import { record, recordWords } from './stage.ts';
import type { Stage } from './stage.ts';
import { setText, voiceOf } from './text.ts';
import type { Copy } from '../brief/brief.ts';
import type { BoundingBox } from '../type/bounding-box.ts';

/** "40% off" as architecture: the number tall, its sign and word stacked beside it. Answers false for other offers. */
function paintPercent(stage: Stage, offer: string, box: BoundingBox, colour: string): boolean {
  const match = /^\s*(\d{1,2})\s*%\s*(off|sale|discount)\s*$/i.exec(offer);
  if (!match) return false;
  const { context } = stage;
  const gap = box.height * 0.08;
  const block = (text: string, target: BoundingBox) => {
    context.save();
    context.font = voiceOf(stage, text, 'display').font(400);
    context.letterSpacing = '0px';
    const ink = context.measureText(text);
    const width = ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight;
    const height = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
    const scaleY = target.height / height;
    // A face may be drawn wider or narrower by a third, no more.
    const scaleX = Math.min(Math.max(target.width / width, scaleY * 0.62), scaleY * 1.3, target.width / width);
    context.translate(target.x, target.y);
    context.scale(scaleX, scaleY);
    context.fillStyle = colour;
    context.fillText(text, ink.actualBoundingBoxLeft, ink.actualBoundingBoxAscent);
    context.restore();
    return width * scaleX;
  };
  const side = Math.min(box.width * 0.24, box.height * 0.42);
  const main = Math.min(box.width - side - gap, box.height * 1.42);
  const drawn = block(match[1]!, { x: box.x, y: box.y, width: main, height: box.height });
  const x = box.x + drawn + gap * 0.9;
  block('%', { x, y: box.y, width: side, height: box.height * 0.45 });
  block(match[2]!.toUpperCase(), { x, y: box.y + box.height * 0.525, width: side, height: box.height * 0.475 });
  recordWords(
    stage,
    'offer',
    { x: box.x, y: box.y, width: drawn + gap + side, height: box.height },
    {
      lines: [offer],
      family: voiceOf(stage, offer, 'display').face.family,
      size: Math.round(box.height),
      colour,
      align: 'left',
    },
  );
  return true;
}

/** Beside the words, or between them and the foot: forms from edge to edge, or one large flower. */
function paintOrnament(
  stage: Stage,
  { cx, cy, radius, tall, footed }: { cx: number; cy: number; radius: number; tall: boolean; footed: boolean },
  ground: string,
): void {
  const { width, height, seed } = stage;
  if (seed % 3 === 0) {
    const reach = radius * (tall ? 1.22 : 1.12);
    const box = { x: cx - reach, y: cy - reach, width: reach * 2, height: reach * 2 };
    paintEmblem(stage, 'bloom', box, ground);
    return;
  }
  const from = cx - radius * 1.08;
  const box = tall
    ? { x: 0, y: cy - radius * 1.06, width, height: footed ? radius * 2.12 : height - cy + radius * 1.06 }
    : { x: from, y: 0, width: width - from, height };
  paintEmblem(stage, seed % 3 === 1 || tall ? 'mosaic' : 'bends', box, ground);
}

function paintHero(stage: Stage, cx: number, cy: number, radius: number, ground: string): void {
  const { context, palette, measure, width, height } = stage;
  const near = tintOf(palette, ground, 0.13);
  paintRings(context, cx, cy, radius * 2.9, 9, [ground, near]);
  record(stage, 'rings', 'shape', { x: cx - radius * 2.9, y: 0, width: Math.min(width, radius * 5.8), height });
  const [hero] = stage.figures;
  if (!hero) return;
  fillDisc(context, cx, cy, radius, discOf(palette, ground, hero.tone));
  const size = Math.min(height * 0.92, radius * 2.45);
  paintFigure(stage, hero, {
    name: 'hero',
    box: { x: cx - size / 2, y: cy - size / 2, width: size, height: size },
    rotation: -0.08,
    shadow: { colour: 'rgba(60,14,0,.42)', blur: measure * 0.05, x: measure * 0.02, y: measure * 0.04 },
  });
}

interface Column {
  x: number;
  width: number;
  top: number;
  /** Where the hero begins, or the foot of the sheet beside it. */
  bottom: number;
  /** Of the smallest lines. */
  footer: number;
  tall: boolean;
  ink: string;
  ground: string;
}

/** What the headline and the line under it take. */
const placedAbove = (copy: Copy): ('offer' | 'price' | 'subtitle')[] =>
  copy.offer ? ['offer', 'subtitle'] : copy.price ? ['price', 'subtitle'] : ['subtitle'];

/** Facts, subtitle and call to action from the foot upward; answers where the room above them ends. */
function setLowerLines(stage: Stage, column: Column): number {
  const { brief, measure, margin, width } = stage;
  const { copy } = brief;
  const { x, tall, ink, ground, footer } = column;
  const { action } = copy;
  const items = infoItems(copy, placedAbove(copy));
  const height = measure * 0.078;
  const pill = (at: number, y: number) => {
    const align = tall ? 'right' : 'left';
    paintPill(stage, {
      name: 'action',
      text: action!,
      x: at,
      y,
      height,
      maxWidth: column.width * 0.5,
      fill: ink,
      ink: ground,
      align,
    });
  };
  const room = action && tall ? column.width * 0.6 : column.width;
  // Beside a subtitle the call to action stands by it, else it closes the column.
  const closing = action !== undefined && !tall && !copy.subtitle;
  if (closing) pill(x, footer - height);
  const top = paintInfo(stage, items, {
    x,
    width: room,
    bottom: closing ? footer - height - measure * 0.03 : footer,
    colour: ink,
    maxHeight: tall ? footer - column.bottom - measure * 0.01 : (footer - column.top) * 0.4,
    ...(tall ? {} : { columns: 2 }),
  });
  if (action && tall) pill(width - margin, footer - height);
  if (closing) return Math.min(top, footer - height) - measure * 0.04;
  const bottom = tall ? column.bottom : items.length > 0 ? top - measure * 0.04 : footer;
  const besides = action !== undefined && !tall;
  if (!copy.subtitle) return bottom;
  const subtitle = setText(stage, {
    name: 'subtitle',
    text: copy.subtitle,
    box: {
      x,
      y: bottom - measure * 0.085,
      width: besides ? column.width * 0.64 : column.width,
      height: measure * 0.085,
    },
    voice: 'text',
    weight: 500,
    maxLines: 2,
    maxSize: measure * 0.048,
    valign: 'bottom',
    colour: ink,
  });
  const middle = subtitle.y + subtitle.height / 2 - height / 2;
  if (besides) pill(x + subtitle.width + measure * 0.035, middle);
  return Math.min(subtitle.y, besides ? middle : subtitle.y) - measure * 0.03;
}

/** The offer fills what is left, the title stands under it; without an offer the title is what shouts. */
function setHeadline(stage: Stage, column: Column, bottom: number, bright: string): void {
  const { copy } = stage.brief;
  const { measure } = stage;
  const { x, width, top, ink } = column;
  const large = copy.offer ?? copy.price;
  if (!large) {
    const box = { x, y: top, width, height: bottom - top };
    setText(stage, {
      name: 'title',
      text: copy.title,
      box,
      voice: 'display',
      maxLines: 3,
      maxSize: measure * 0.26,
      valign: 'middle',
      colour: bright,
    });
    return;
  }
  const chinese = isHan(copy.title);
  const title = setText(stage, {
    name: 'title',
    text: copy.title,
    box: { x, y: bottom - (bottom - top) * 0.26, width, height: (bottom - top) * 0.24 },
    voice: chinese ? 'display' : 'text',
    ...(chinese ? {} : { weight: 700 }),
    maxLines: 2,
    maxSize: measure * 0.085,
    valign: 'bottom',
    colour: ink,
  });
  const box = { x, y: top, width, height: title.y - top - measure * 0.045 };
  const upTo = /^up to (?=\d)/i.exec(large)?.[0];
  if (upTo) {
    const small = { x, y: top, width, height: box.height * 0.2 };
    const maxSize = measure * 0.09;
    const label = setText(stage, {
      name: 'up to',
      text: 'Up to',
      box: small,
      voice: 'display',
      maxSize,
      colour: bright,
    });
    box.y += label.height + measure * 0.03;
    box.height -= label.height + measure * 0.03;
  }
  if (paintPercent(stage, upTo ? large.slice(upTo.length) : large, box, bright)) return;
  const text = large.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  setText(stage, { name: 'offer', text, box, voice: 'display', maxLines: 2, valign: 'middle', colour: bright });
}

function draw(stage: Stage): void {
  const { width, height, margin, palette, aspect, brief } = stage;
  const ground = floodOf(palette);
  paintGround(stage, ground);
  const ink = inkOn(palette, ground);
  const bright = [palette.light, '#fffaf0', palette.dark].find((colour) => contrast(colour, ground) >= 3.1) ?? ink;
  const tall = aspect < 1.2;
  const cx = tall ? width / 2 : width * (aspect > 2.6 ? 0.77 : 0.74);
  // What stands below the hero on a tall sheet lifts it.
  const footed = tall && (infoItems(brief.copy, placedAbove(brief.copy)).length > 0 || brief.copy.action !== undefined);
  const cy = tall ? height * (footed ? 0.63 : 0.7) : height * 0.51;
  const radius = tall ? Math.min(width * 0.3, height * (footed ? 0.175 : 0.2)) : Math.min(height * 0.37, width * 0.19);
  if (stage.figures.length > 0) paintHero(stage, cx, cy, radius, ground);
  else paintOrnament(stage, { cx, cy, radius, tall, footed }, ground);
  const bottom = tall ? cy - radius * 1.25 : height - margin * 1.15;
  const column: Column = {
    x: margin * (tall ? 1 : 1.2),
    // As far as a square subject reaches that leans.
    width: tall ? width - margin * 2 : cx - radius * 1.34 - margin * 1.4,
    top: margin * 1.15,
    bottom,
    footer: tall ? height - margin : bottom,
    tall,
    ink,
    ground,
  };
  setHeadline(stage, column, setLowerLines(stage, column), bright);
}

export const bannerOffer: Composition = {
  name: 'banner-offer',
  label: { en: 'offer with rings', zh: '优惠大字' },
  types: ['banner', 'social', 'poster'],
  suits: (brief) => (brief.type === 'banner' ? (brief.copy.offer ? 3 : 1.9) : brief.copy.offer ? 2.2 : 0.4),
  ground: (direction) => floodOf(direction.palette),
  figures: 1,
  draw,
};
