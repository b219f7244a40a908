import type { Composition } from './composition.ts';
import { inkOn, needsPaper, paperTones, tileTones, tintOf } from './colours.ts';
import { contrast } from '../palette/contrast.ts';
import { isHan } from './break-lines.ts';
import { paintFigure } from './figures.ts';
import { infoItems, paintInfo, paintPill } from './info.ts';
import { mix } from '../raster/colour.ts';
import { fillDisc, paintArches, paintGround, paintRings, steps } from './shapes.ts';
import { record } from './stage.ts';
import type { Figure, Stage } from './stage.ts';
import { setText } from './text.ts';
import type { BoundingBox } from '../type/bounding-box.ts';

/** A tile with a figure on a disc, or with plain geometry where subjects run out. */
function paintTile(stage: Stage, box: BoundingBox, ground: string, figure: Figure | undefined, kind: number): void {
  const { context, palette, measure } = stage;
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.fillStyle = ground;
  context.fillRect(box.x, box.y, box.width, box.height);
  const side = Math.min(box.width, box.height);
  const cx = box.x + box.width / 2;
  const cy = box.y + box.height / 2;
  const pale = tintOf(palette, ground, 0.24);
  if (figure) fillDisc(context, cx, cy + side * 0.04, side * 0.41, pale);
  else if (kind % 3 === 0) paintRings(context, box.x, box.y + box.height, side * 1.02, 5, [ground, pale]);
  else if (kind % 3 === 1)
    paintArches(
      context,
      cx,
      box.y + box.height,
      side * 0.42,
      box.height - side * 0.55,
      steps(pale, ground, 3),
      side * 0.1,
    );
  else {
    fillDisc(context, cx, box.y + box.height, side * 0.46, pale);
    fillDisc(context, cx, box.y, side * 0.3, mix(ground, palette.accent, 0.4));
  }
  context.restore();
  record(stage, 'tile', 'shape', box);
  if (!figure) return;
  const size = side * 0.74;
  paintFigure(stage, figure, {
    name: 'figure',
    box: { x: cx - size / 2, y: cy - size / 2, width: size, height: size },
    shadow: { colour: 'rgba(20,8,0,.28)', blur: measure * 0.016, x: 0, y: measure * 0.008 },
  });
}

function draw(stage: Stage): void {
  const { width, height, palette, brief, aspect, margin, measure } = stage;
  const { copy } = brief;
  paintGround(stage, palette.ground);
  const ink = inkOn(palette, palette.ground);
  const [hero, second, third] = stage.figures;
  const plain = needsPaper(stage.direction.style);
  const tones = plain ? paperTones(palette) : tileTones(palette);
  const toneOf = (index: number) => tones[index % tones.length]!;
  const boxes: BoundingBox[] = [];
  let text: BoundingBox;
  if (aspect > 1.6) {
    const cell = width * 0.24;
    text = { x: 0, y: 0, width: width - cell * 2, height };
    boxes.push(
      { x: text.width, y: 0, width: cell, height },
      { x: text.width + cell, y: 0, width: cell, height: height / 2 },
      { x: text.width + cell, y: height / 2, width: cell, height: height / 2 },
    );
  } else {
    const split = aspect < 0.8 ? height * 0.44 : height / 2;
    text = { x: 0, y: 0, width: width * (isHan(copy.title) ? 0.56 : 0.58), height: split };
    boxes.push(
      { x: 0, y: split, width: text.width, height: height - split },
      { x: text.width, y: 0, width: width - text.width, height: split },
      { x: text.width, y: split, width: width - text.width, height: height - split },
    );
  }
  const figures = [hero, second, third];
  const laid: string[] = [];
  for (const [index, box] of boxes.entries()) {
    const figure = figures[index];
    // A dark bag on a dark tile is a hole: the tone moves on until the figure stands out.
    const turns = [...tones.keys()].map((step) => toneOf(index + step));
    const shows = turns.filter((own) => figure === undefined || contrast(figure.tone, own) >= 2.2);
    const tone = shows.find((own) => !laid.includes(own)) ?? shows[0] ?? toneOf(index);
    laid.push(tone);
    paintTile(stage, box, tone, figure, stage.seed + index);
  }
  const inner = { x: margin, y: margin, width: text.width - margin * 1.8, height: text.height - margin * 1.8 };
  let bottom = inner.y + inner.height;
  if (copy.action) {
    const tall = measure * 0.056;
    paintPill(stage, {
      name: 'action',
      text: copy.action,
      x: inner.x,
      y: bottom - tall,
      height: tall,
      maxWidth: inner.width,
      fill: ink,
      ink: palette.ground,
    });
    bottom -= tall * 1.4;
  }
  const items = infoItems(copy);
  const top = paintInfo(stage, items, {
    x: inner.x,
    width: inner.width,
    bottom,
    colour: ink,
    size: measure * 0.028,
    maxHeight: (bottom - inner.y) * 0.55,
    columns: items.length > 2 ? 2 : 1,
  });
  setText(stage, {
    name: 'title',
    text: copy.title,
    box: { ...inner, height: top - inner.y - measure * 0.03 },
    voice: 'display',
    maxLines: 4,
    maxSize: measure * 0.15,
    colour: ink,
  });
}

export const splitGrid: Composition = {
  name: 'split-grid',
  label: { en: 'split grid', zh: '分格构图' },
  types: ['social', 'poster', 'banner', 'cover'],
  suits: (brief, subjects) => (brief.type === 'social' ? 1.9 : 1.1) + (subjects > 1 ? 0.3 : 0),
  figures: 3,
  draw,
};
