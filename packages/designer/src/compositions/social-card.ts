import type { Composition } from './composition.ts';
import { floodOrPaper, inkOn, accentOn, tintOf } from './colours.ts';
import { isHan } from './break-lines.ts';
import { paintFigure } from './figures.ts';
import { infoItems, paintInfo, paintPill } from './info.ts';
import { mix } from '../raster/colour.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import type { Direction } from '../direction/direction.ts';
import { setText } from './text.ts';

/** Quarter rounds in a grid along an edge: the card's only ornament where no hero is. */
function paintQuarters(
  stage: Stage,
  x: number,
  y: number,
  cell: number,
  columns: number,
  rows: number,
  ground: string,
): void {
  const { context, palette, random } = stage;
  const tones = [palette.accent, ...palette.colours].filter((colour) => colour !== ground).slice(0, 4);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      // On whole pixels: between two smoothed edges the ground would show as a hairline.
      const left = Math.round(x + column * cell);
      const top = Math.round(y + row * cell);
      context.fillStyle = mix(ground, tones[(row + column) % tones.length]!, 0.22);
      context.fillRect(left, top, Math.ceil(cell), Math.ceil(cell));
      const corner = Math.floor(random() * 4);
      context.fillStyle = tones[Math.floor(random() * tones.length)]!;
      context.beginPath();
      context.moveTo(left + (corner % 2) * cell, top + (corner >> 1) * cell);
      const start = [0, Math.PI / 2, -Math.PI / 2, Math.PI][corner]!;
      context.arc(left + (corner % 2) * cell, top + (corner >> 1) * cell, cell + 0.5, start, start + Math.PI / 2);
      context.fill();
    }
  }
  record(stage, 'pattern', 'shape', { x, y, width: cell * columns, height: cell * rows });
}

/** A title of one or two lines leaves room: the hero takes it. */
const isShort = (title: string) => title.length <= (isHan(title) ? 8 : 18);

const groundOf = (direction: Omit<Direction, 'label'>, seed: number) => floodOrPaper(direction, seed % 2 === 1);

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect, seed } = stage;
  const { copy } = brief;
  const ground = groundOf(stage.direction, seed);
  paintGround(stage, ground);
  const ink = inkOn(palette, ground);
  const wide = aspect > 1.25;
  const [hero] = stage.figures;
  const items = infoItems(copy);
  const footed = items.length > 0 || copy.action !== undefined;
  const cell = wide ? height / 4 : width / 6;
  let right = width - margin;
  let floor = height - margin;
  if (hero) {
    const size = wide
      ? Math.min(height * 0.86, width * 0.42)
      : Math.min(width * (isShort(copy.title) && !footed ? 0.66 : 0.54), height * (isShort(copy.title) ? 0.54 : 0.44));
    const cx = width - size * 0.5;
    const cy = height - size * 0.46;
    fillDisc(stage.context, cx, cy, size * 0.6, tintOf(palette, ground, 0.26));
    record(stage, 'disc', 'shape', { x: cx - size * 0.6, y: cy - size * 0.6, width: size * 1.2, height: size * 1.2 });
    paintFigure(stage, hero, {
      name: 'hero',
      box: { x: cx - size * 0.46, y: cy - size * 0.46, width: size * 0.9, height: size * 0.88 },
      shadow: { colour: 'rgba(20,8,0,.3)', blur: measure * 0.025, x: 0, y: measure * 0.012 },
    });
    if (wide) right = width - size * 1.2 - margin;
    else floor = cy - size * 0.62;
  } else if (wide) {
    paintQuarters(stage, width - cell * 2, 0, cell, 2, 4, ground);
    right = width - cell * 2 - margin;
  } else {
    paintQuarters(stage, 0, height - cell, cell, 6, 1, ground);
    floor = height - cell - margin * 0.7;
  }
  const column = right - margin;
  let bottom = wide || !hero ? (wide ? height - margin : floor) : height - margin;
  const foot = hero && !wide ? width * 0.46 - margin : column;
  if (copy.action) {
    const tall = measure * 0.066;
    paintPill(stage, {
      name: 'action',
      text: copy.action,
      x: margin,
      y: bottom - tall,
      height: tall,
      maxWidth: foot,
      fill: ink,
      ink: ground,
    });
    bottom -= tall * 1.5;
  }
  const top = paintInfo(stage, items, {
    x: margin,
    width: foot,
    bottom,
    colour: ink,
    size: measure * 0.036,
    ...(hero || items.length === 1 ? { columns: hero && !wide ? 1 : 2 } : {}),
  });
  const limit =
    hero && !wide
      ? Math.min(floor, items.length + (copy.action ? 1 : 0) > 0 ? top - measure * 0.05 : floor)
      : top - measure * 0.05;
  const chinese = isHan(copy.title);
  const bar = { x: margin, y: margin * 1.05, width: measure * 0.085, height: measure * 0.014 };
  stage.context.fillStyle = accentOn(palette, ground, 3);
  stage.context.fillRect(bar.x, bar.y, bar.width, bar.height);
  record(stage, 'bar', 'shape', bar);
  const from = bar.y + bar.height + measure * 0.04;
  setText(stage, {
    name: 'title',
    text: copy.title,
    box: { x: margin, y: from, width: column, height: Math.max(measure * 0.1, limit - from) },
    voice: 'display',
    maxLines: chinese ? 4 : 5,
    maxSize: measure * (hero ? (chinese ? 0.19 : 0.17) : chinese ? 0.24 : 0.2),
    colour: ink,
  });
}

export const socialCard: Composition = {
  name: 'social-card',
  label: { en: 'announcement card', zh: '公告卡片' },
  types: ['social', 'cover'],
  suits: (brief) => (brief.type === 'social' ? 2 : 0.8),
  ground: groundOf,
  figures: 1,
  draw,
};
