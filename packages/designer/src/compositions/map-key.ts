import type { CopyItem } from '../brief/brief.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { isHan } from './break-lines.ts';
import { inkOn } from './colours.ts';
import { paintStop } from './map-route.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { layoutText, paintTexts } from './text.ts';

const lineOf = ({ name, note }: CopyItem) => [name, note].filter(Boolean).join(isHan(name) ? ' ' : ', ');

/** Three stops stand in one row where there is room, four in two by two. `width` in shares of the sheet's measure. */
const keyColumns = (count: number, width: number): number => (width < 0.6 ? 1 : count === 3 || count > 4 ? 3 : 2);

/** Stops by number, in up to three columns that stand on the box's foot; answers their upper edge. */
export function paintMapKey(
  stage: Stage,
  stops: readonly CopyItem[],
  box: BoundingBox,
  colours: { ink: string; disc: string },
): number {
  if (stops.length < 2) return box.y + box.height;
  const { measure, palette } = stage;
  const columns = keyColumns(stops.length, box.width / measure);
  const rows = Math.ceil(stops.length / columns);
  const step = Math.min(measure * 0.05, (box.height * 0.5) / rows);
  const radius = step * 0.36;
  const column = box.width / columns;
  const top = box.y + box.height - rows * step;
  const ink = inkOn(palette, colours.disc);
  const layouts = stops.map((stop, index) => {
    const x = box.x + Math.floor(index / rows) * column;
    const y = top + (index % rows) * step;
    paintStop(stage, [x + radius, y + step / 2], radius, index + 1, { disc: colours.disc, ink });
    record(stage, `stop ${index + 1}`, 'shape', { x, y: y + step / 2 - radius, width: radius * 2, height: radius * 2 });
    return layoutText(stage, {
      name: `stop ${index + 1} name`,
      text: lineOf(stop),
      box: { x: x + radius * 2.8, y, width: column - radius * 3.6, height: step },
      voice: 'text',
      weight: 500,
      maxSize: step * 0.52,
      valign: 'middle',
      colour: colours.ink,
    });
  });
  paintTexts(stage, layouts);
  return top - step * 0.4;
}
