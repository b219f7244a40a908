import type { BoundingBox } from '../type/bounding-box.ts';
import type { TextAlign } from '../type/type-pairing.ts';
import { isHan } from './break-lines.ts';
import { infoItems, paintPill, prepareInfo } from './info.ts';
import type { InfoItem } from './info.ts';
import type { Stage } from './stage.ts';
import { layoutText, paintText } from './text.ts';

export interface WordBlockRequest {
  box: BoundingBox;
  ink: string;
  /** What the block stands on. */
  ground: string;
  /** apart = title at the head, facts at the foot; foot = both together above the foot; head = both from the head down. */
  stand: 'apart' | 'foot' | 'head';
  /** Pixels. */
  titleSize: number;
  titleLines?: number;
  /** Where something stands beside the title. */
  titleWidth?: number;
  /** Another text than the copy's title: a person's name, a quotation. */
  title?: { name: string; text: string };
  /** Pixels. */
  infoSize?: number;
  /** Facts, where some stand elsewhere; all of the copy's by default. */
  items?: InfoItem[];
  align?: TextAlign;
  columns?: number;
  /** Colour of a line above the facts. */
  rule?: string;
}

/** The facts and the call to action as one block: how tall it is, and how to paint it on a foot. */
function prepareFacts(stage: Stage, request: WordBlockRequest): { height: number; paint: (bottom: number) => void } {
  const { box, ink, ground, align = 'left', columns, rule } = request;
  const { measure, brief } = stage;
  const { action } = brief.copy;
  const pill = action ? measure * 0.062 : 0;
  const items = request.items ?? infoItems(brief.copy);
  const lead = pill > 0 && items.length > 0 ? pill * 1.5 : pill;
  const infoAt = (bottom: number) =>
    prepareInfo(stage, items, {
      x: box.x,
      width: box.width,
      bottom: bottom - lead,
      colour: ink,
      size: request.infoSize ?? measure * 0.03,
      maxHeight: Math.max(1, box.height * 0.58 - lead),
      align,
      ...(columns === undefined ? {} : { columns }),
      ...(rule === undefined ? {} : { rule }),
    });
  return {
    height: -infoAt(0).top,
    paint: (bottom) => {
      infoAt(bottom).paint();
      if (!action) return;
      const x = align === 'left' ? box.x : align === 'right' ? box.x + box.width : box.x + box.width / 2;
      paintPill(stage, {
        name: 'action',
        text: action,
        x,
        y: bottom - pill,
        height: pill,
        maxWidth: box.width,
        fill: ink,
        ink: ground,
        align,
      });
    },
  };
}

/** Title and facts in one column of a layout, whichever there are; answers the box that they fill. */
export function paintWordBlock(stage: Stage, request: WordBlockRequest): BoundingBox {
  const { measure, brief } = stage;
  const { box, ink, stand, align = 'left' } = request;
  const text = request.title ?? { name: 'title', text: brief.copy.title };
  const facts = prepareFacts(stage, request);
  const gap = facts.height > 0 ? measure * 0.036 : 0;
  const foot = box.y + box.height;
  const layout = layoutText(stage, {
    name: text.name,
    text: text.text,
    box: {
      ...box,
      width: request.titleWidth ?? box.width,
      height: Math.max(measure * 0.03, box.height - facts.height - gap),
    },
    voice: 'display',
    maxLines: request.titleLines ?? (isHan(text.text) ? 3 : 4),
    maxSize: request.titleSize,
    align,
    valign: stand === 'foot' ? 'bottom' : 'top',
    colour: ink,
  });
  const title = paintText(stage, layout);
  const end = stand === 'head' ? title.y + title.height + gap + facts.height : foot;
  facts.paint(end);
  return { x: box.x, y: title.y, width: box.width, height: end - title.y };
}
