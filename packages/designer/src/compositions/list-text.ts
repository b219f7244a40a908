import type { BoundingBox } from '../type/bounding-box.ts';
import type { ListItem } from '../brief/list-items.ts';
import type { Stage } from './stage.ts';
import { layoutText, paintTexts, type TextLayout, type TextRequest } from './text.ts';

export interface RowLook extends Pick<TextRequest, 'colour' | 'valign' | 'maxLines' | 'voice'> {
  readonly name: 'detail' | 'number';
  readonly maxSize: number;
}

/** All of a list in one size: the one that its longest row needs. */
export function layoutRows(
  stage: Stage,
  texts: readonly string[],
  boxes: readonly BoundingBox[],
  { name, ...look }: RowLook,
): TextLayout[] {
  const layout = (at: number, maxSize: number) =>
    layoutText(stage, {
      name: `${name} ${at + 1}`,
      text: texts[at]!,
      box: boxes[at]!,
      weight: 600,
      maxLines: 2,
      valign: 'middle',
      ...look,
      maxSize,
    });
  let size = look.maxSize;
  for (;;) {
    const layouts = texts.map((_, at) => layout(at, size));
    const smallest = Math.min(...layouts.map((one) => one.size));
    // At most so large, a row may come to stand on fewer lines, and those are a little smaller.
    if (smallest >= size * 0.995) return layouts;
    size = smallest;
  }
}

/** What the rows are counted by, each on its own disc. */
export function paintNumerals(
  stage: Stage,
  items: readonly ListItem[],
  centres: readonly { readonly x: number; readonly y: number }[],
  { radius, colour }: { readonly radius: number; readonly colour: string },
): void {
  const side = radius * 1.24;
  const layouts = items.flatMap(({ mark }, at) =>
    mark === undefined
      ? []
      : layoutText(stage, {
          name: `number ${at + 1}`,
          text: mark,
          box: { x: centres[at]!.x - side / 2, y: centres[at]!.y - side / 2, width: side, height: side },
          voice: 'display',
          maxSize: radius * 1.1,
          align: 'centre',
          valign: 'middle',
          colour,
        }),
  );
  paintTexts(stage, layouts);
}
