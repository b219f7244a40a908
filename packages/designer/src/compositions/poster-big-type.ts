import type { Composition } from './composition.ts';
import { inkOn, accentOn } from './colours.ts';
import { paintFigure } from './figures.ts';
import { infoItems, paintInfo, paintPill } from './info.ts';
import { paintGround } from './shapes.ts';
import { openSheet } from './stage.ts';
import type { Stage } from './stage.ts';
import { paintWall, wallRows } from './wall.ts';
import { tiledFill } from './tile.ts';
import { isHan } from './break-lines.ts';

/** Lifts ink off a sheet where the wear tile says so: type printed, not typed. */
function wearSheet(stage: Stage, sheet: ReturnType<typeof openSheet>): void {
  if (stage.direction.texture === 'none') return;
  sheet.context.globalCompositeOperation = 'destination-in';
  sheet.context.fillStyle = tiledFill(sheet.context, 'wear');
  sheet.context.fillRect(0, 0, stage.width, stage.height);
}

function drawFoot(stage: Stage, x: number, width: number): number {
  const { brief, height, margin, measure, palette } = stage;
  const ink = inkOn(palette, palette.ground);
  const bottom = height - margin;
  if (brief.copy.action) {
    const tall = measure * 0.062;
    paintPill(stage, {
      name: 'action',
      text: brief.copy.action,
      x: x + width,
      y: bottom - tall,
      height: tall,
      maxWidth: width * 0.42,
      fill: ink,
      ink: palette.ground,
      align: 'right',
    });
  }
  const room = brief.copy.action ? width * 0.56 : width;
  return paintInfo(stage, infoItems(brief.copy), {
    x,
    width: room,
    bottom,
    colour: ink,
    rule: accentOn(palette, palette.ground, 2),
  });
}

function draw(stage: Stage): void {
  const { width, height, margin, palette, brief, aspect, measure } = stage;
  paintGround(stage, palette.ground);
  const [hero] = stage.figures;
  const wide = aspect > 1.25;
  const column = wide && hero ? width * 0.52 : width - margin * 2;
  const foot = drawFoot(stage, margin, column);
  const top = margin;
  const room = foot - top - measure * 0.045;
  const rows = wallRows(brief.copy.title, !wide);
  // A few Latin letters are known by their edges; Han behind a hero is lost.
  const short = hero !== undefined && !wide && !isHan(brief.copy.title) && brief.copy.title.length <= 6;
  const letters = openSheet(stage);
  const box = { x: margin, y: top, width: column, height: hero && !wide && !short ? room * 0.52 : room };
  const filled = paintWall(stage, letters, rows, box, [accentOn(palette, palette.ground, 3.2)]);
  wearSheet(stage, letters);
  stage.context.drawImage(letters.canvas, 0, 0);
  if (!hero) return;
  const knock = { outline: measure * 0.009, outlineColour: palette.ground };
  if (wide) {
    paintFigure(stage, hero, {
      name: 'hero',
      box: {
        x: margin + column - width * 0.02,
        y: margin,
        width: width - column - margin * 1.5,
        height: height - margin * 2,
      },
      ...knock,
    });
  } else if (short && filled.height > room * 0.62) {
    // Letters as tall as the sheet stay readable behind a hero; a low line of them would be hidden.
    const side = Math.min(column * 0.78, room * 0.62);
    const spare = Math.max(0, top + room - filled.y - filled.height);
    const middle = filled.y + filled.height * 0.5 + Math.min(spare, filled.height * 0.5) - side * 0.46;
    paintFigure(stage, hero, {
      name: 'hero',
      box: { x: (width - side) / 2, y: Math.min(middle, foot - side - measure * 0.03), width: side, height: side },
      rotation: -0.14,
      ...knock,
    });
  } else {
    // The hero steps onto the last row's foot, so that type and picture are one.
    const from = filled.y + filled.height - Math.min(measure * 0.05, (filled.height / rows.length) * 0.2);
    const tall = Math.min(foot - measure * 0.03 - from, column * 1.05);
    paintFigure(stage, hero, {
      name: 'hero',
      box: { x: margin, y: foot - measure * 0.03 - tall, width: column, height: tall },
      ...knock,
    });
  }
}

export const bigType: Composition = {
  name: 'big-type',
  label: { en: 'big type', zh: '大字' },
  types: ['poster', 'cover', 'social'],
  suits: (brief, subjects) => {
    if (brief.type !== 'poster') return 0.8;
    const short = brief.copy.title.length <= (isHan(brief.copy.title) ? 10 : 26);
    return short ? (subjects > 0 ? 2.4 : 1.6) : 0.8;
  },
  figures: 1,
  draw,
};
