import { isHan } from './break-lines.ts';
import { infoItems, paintInfo, paintPill } from './info.ts';
import type { Stage } from './stage.ts';
import { layoutText, paintText } from './text.ts';

export interface FestivalCopy {
  x: number;
  y: number;
  width: number;
  height: number;
  gold: string;
  pale: string;
  align: 'left' | 'centre';
}

/** Greeting large, the rest small below: the same order on every festival sheet. Nothing leaves the box. */
export function setFestivalCopy(stage: Stage, box: FestivalCopy): void {
  const { brief, measure } = stage;
  const { copy } = brief;
  const middle = box.align === 'centre' ? box.x + box.width / 2 : box.x;
  // Beside a picture the words stand a little above its middle, title and details as one group.
  const left = box.align === 'left';
  let bottom = box.y + box.height * (left ? 0.82 : 1);
  if (copy.action) {
    const tall = Math.min(measure * 0.056, box.height * 0.2);
    paintPill(stage, {
      name: 'action',
      text: copy.action,
      x: middle,
      y: bottom - tall,
      height: tall,
      maxWidth: box.width,
      fill: box.gold,
      ink: '#2a1408',
      align: box.align,
    });
    bottom -= tall * 1.45;
  }
  const items = infoItems(copy, ['subtitle']);
  const lines = [copy.subtitle, ...items.map((item) => item.text)].filter((line): line is string => Boolean(line));
  if (lines.length > 0 && lines.join('   ').length <= (isHan(lines.join('')) ? 26 : 54)) {
    // Few words stand on one line, as a greeting's date does.
    const layout = layoutText(stage, {
      name: 'details',
      text: lines.join(isHan(lines.join('')) ? '　' : '   '),
      box: { x: box.x, y: bottom - measure * 0.05, width: box.width, height: measure * 0.05 },
      voice: 'text',
      maxSize: measure * (left ? 0.038 : 0.036),
      align: box.align,
      valign: 'bottom',
      colour: box.pale,
      letterSpacing: isHan(lines.join('')) ? 0.16 : 0.02,
    });
    bottom = paintText(stage, layout).y - measure * 0.032;
  } else if (lines.length > 0) {
    const all = infoItems(copy);
    bottom =
      paintInfo(stage, all, {
        x: box.x,
        width: box.width,
        bottom,
        colour: box.pale,
        size: measure * 0.029,
        maxHeight: (bottom - box.y) * 0.52,
        ...(all.length === 1 ? { align: box.align } : {}),
      }) -
      measure * 0.032;
  }
  const chinese = isHan(copy.title);
  paintText(
    stage,
    layoutText(stage, {
      name: 'title',
      text: copy.title,
      box: { x: box.x, y: box.y, width: box.width, height: bottom - box.y },
      voice: 'display',
      maxLines: box.align === 'left' ? 3 : 2,
      maxSize: measure * (chinese ? (left ? 0.2 : 0.16) : left ? 0.17 : 0.12),
      align: box.align,
      valign: left ? 'bottom' : 'middle',
      colour: box.gold,
      letterSpacing: chinese ? 0.05 : 0,
    }),
  );
}
