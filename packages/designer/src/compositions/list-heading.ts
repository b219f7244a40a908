import type { BoundingBox } from '../type/bounding-box.ts';
import { paintFigure } from './figures.ts';
import type { Stage } from './stage.ts';
import { setText } from './text.ts';

export interface ListHeading {
  readonly ink: string;
  /** Pixels. */
  readonly titleSize: number;
  /** Of a heading above the list; beside one it begins at the top. */
  readonly valign: 'top' | 'middle';
}

/** What stands above a list or, where the area is a column, beside it: title and subtitle with the hero at their side or below. */
export function paintListHeading(stage: Stage, area: BoundingBox, { ink, titleSize, valign }: ListHeading): void {
  const { measure, brief, figures } = stage;
  const { title, subtitle } = brief.copy;
  const [hero] = figures;
  const isColumn = area.height > area.width;
  const words = { ...area };
  if (hero) {
    const side = isColumn ? Math.min(area.width, area.height * 0.42) : Math.min(area.width * 0.34, area.height);
    const box = isColumn
      ? { x: area.x, y: area.y + area.height - side, width: area.width, height: side }
      : { x: area.x + area.width - side, y: area.y, width: side, height: area.height };
    if (isColumn) words.height -= side + measure * 0.04;
    else words.width -= side + measure * 0.03;
    paintFigure(stage, hero, { name: 'hero', box, stand: isColumn });
  }
  const below = subtitle ? Math.min(measure * 0.085, words.height * 0.28) : 0;
  const set = setText(stage, {
    name: 'title',
    text: title,
    box: { ...words, height: words.height - below },
    voice: 'display',
    maxLines: isColumn ? 6 : 4,
    maxSize: titleSize,
    valign: isColumn ? 'top' : valign,
    colour: ink,
  });
  if (!subtitle) return;
  setText(stage, {
    name: 'subtitle',
    text: subtitle,
    box: { x: words.x, y: set.y + set.height + measure * 0.022, width: words.width, height: below * 0.7 },
    voice: 'text',
    weight: 600,
    maxLines: 2,
    maxSize: measure * 0.04,
    colour: ink,
  });
}
