import type { Composition } from './composition.ts';
import { inkOn, needsPaper, paperTones, strongOf, tileTones, tintOf } from './colours.ts';
import { isHan } from './break-lines.ts';
import { paintFigure } from './figures.ts';
import { infoItems, paintStack } from './info.ts';
import { mix } from '../raster/colour.ts';
import { paintView } from './paint-view.ts';
import { settingOf, viewOf } from './poster-window.ts';
import { fillDisc, paintArches, paintGround, paintRings, steps } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { setText } from './text.ts';
import type { BoundingBox } from '../type/bounding-box.ts';

function clipCell(stage: Stage, box: BoundingBox, draw: () => void): void {
  const { context, measure } = stage;
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, measure * 0.022);
  context.clip();
  draw();
  context.restore();
}

/** Rounded cells like snapshots on a page: figures where there are some, a view or plain geometry in the rest. */
function paintCell(stage: Stage, box: BoundingBox, index: number, ground: string): void {
  const { context, palette, brief, seed, measure } = stage;
  const figure = stage.figures[index];
  const cx = box.x + box.width / 2;
  const cy = box.y + box.height / 2;
  const side = Math.min(box.width, box.height);
  const scenic = !figure && (index === 0 || (index === 1 && viewOf(brief) !== undefined));
  clipCell(stage, box, () => {
    context.fillStyle = ground;
    context.fillRect(box.x, box.y, box.width, box.height);
    const pale = tintOf(palette, ground, 0.26);
    if (scenic) {
      const times = ['dusk', 'day', 'night'] as const;
      const setting = settingOf(brief, seed);
      context.drawImage(
        paintView(stage, {
          width: Math.round(box.width),
          height: Math.round(box.height),
          setting: index === 0 ? setting : { ...setting, time: times[(seed + index) % 3]! },
          words: brief.prompt,
          seed: seed + index,
        }),
        box.x,
        box.y,
      );
    } else if (figure) fillDisc(context, cx, cy, side * 0.43, pale);
    else if (index === 1)
      paintArches(
        context,
        cx,
        box.y + box.height,
        side * 0.44,
        box.height - side * 0.6,
        steps(pale, ground, 3),
        side * 0.11,
      );
    else paintRings(context, box.x + box.width, box.y + box.height, side, 4, [ground, pale]);
  });
  record(stage, 'cell', scenic ? 'picture' : 'shape', box);
  if (!figure) return;
  const size = side * 0.8;
  paintFigure(stage, figure, {
    name: index === 0 ? 'hero' : 'figure',
    box: { x: cx - size / 2, y: cy - size / 2, width: size, height: size },
    outline: measure * 0.008,
    shadow: { colour: 'rgba(30,15,5,.3)', blur: measure * 0.016, x: 0, y: measure * 0.007 },
  });
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect } = stage;
  const { copy } = brief;
  paintGround(stage, palette.ground);
  const ink = inkOn(palette, palette.ground);
  const wide = aspect > 1.2;
  const gap = measure * 0.02;
  const plain = needsPaper(stage.direction.style);
  const tones = plain ? paperTones(palette) : tileTones(palette);
  // More copy takes room from the pictures.
  const share = 0.36 + 0.02 * Math.min(5, infoItems(copy).length + (copy.action ? 2 : 0));
  const area: BoundingBox = wide
    ? { x: width * 0.46, y: margin, width: width * 0.54 - margin, height: height - margin * 2 }
    : { x: margin, y: height * share, width: width - margin * 2, height: height * (1 - share) - margin };
  const items = infoItems(copy);
  const column = wide ? width * 0.46 - margin * 2 : width - margin * 2;
  const text: BoundingBox = {
    x: margin,
    y: margin * 1.1,
    width: column,
    height: wide ? height - margin * 2.2 : area.y - margin * 1.1 - measure * 0.045,
  };
  const top = paintStack(stage, items, {
    x: margin,
    width: column,
    bottom: text.y + text.height,
    colour: ink,
    size: measure * 0.036,
    maxHeight: text.height * 0.52,
    fill: ink,
    ground: palette.ground,
    ...(wide ? { columns: 1 } : {}),
  });
  setText(stage, {
    name: 'title',
    text: copy.title,
    box: { ...text, height: top - text.y - (top < text.y + text.height ? measure * 0.03 : 0) },
    voice: 'display',
    maxLines: isHan(copy.title) ? 3 : 4,
    maxSize: measure * 0.17,
    colour: ink,
  });
  const left = area.width * 0.58;
  const upper = area.height * 0.5;
  const cells: BoundingBox[] = [
    { x: area.x, y: area.y, width: left - gap / 2, height: area.height },
    { x: area.x + left + gap / 2, y: area.y, width: area.width - left - gap / 2, height: upper - gap / 2 },
    {
      x: area.x + left + gap / 2,
      y: area.y + upper + gap / 2,
      width: area.width - left - gap / 2,
      height: area.height - upper - gap / 2,
    },
  ];
  for (const [index, cell] of cells.entries())
    paintCell(stage, cell, index, index === 0 ? mix(tones[0]!, palette.light, 0.62) : tones[index % tones.length]!);
}

export const coverCollage: Composition = {
  name: 'cover-collage',
  label: { en: 'collage grid', zh: '拼贴宫格' },
  types: ['cover', 'social', 'poster'],
  suits: (brief, subjects) =>
    (brief.type === 'cover' ? 1.9 : 0.8) + (subjects > 1 || viewOf(brief) !== undefined ? 0.6 : 0),
  stand: (palette) => mix(strongOf(palette), palette.light, 0.62),
  figures: 3,
  draw,
};
