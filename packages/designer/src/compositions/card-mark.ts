import { identityOf, initialOf } from './card-words.ts';
import { paintFigure } from './figures.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { drawLines, layoutText } from './text.ts';

export interface CardMark {
  /** Its middle, in pixels. */
  x: number;
  y: number;
  side: number;
  /** How tall an initial may be, as a share of the side. */
  tall: number;
  colour: string;
}

/** The sign of who a card is from: the subject where there is one, else the initial of the name. */
export function paintCardMark(stage: Stage, { x, y, side, tall, colour }: CardMark): void {
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
  const [hero] = stage.figures;
  if (hero) {
    paintFigure(stage, hero, { name: 'mark', box });
    return;
  }
  const layout = layoutText(stage, {
    name: 'initial',
    text: initialOf(identityOf(stage.brief.copy)),
    box: { ...box, y: y - (side * tall) / 2, height: side * tall },
    voice: 'display',
    casing: 'upper',
    align: 'centre',
    valign: 'middle',
  });
  drawLines(stage.context, layout, colour);
  record(stage, 'initial', 'shape', layout.box);
}
