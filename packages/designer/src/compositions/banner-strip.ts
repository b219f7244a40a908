import { paintView } from './paint-view.ts';
import { alpha } from '../scenes/tint.ts';
import type { Composition } from './composition.ts';
import { isHan } from './break-lines.ts';
import { groundRange } from './ground-range.ts';
import { infoItems, paintInfo, paintPill } from './info.ts';
import { settingOf, viewOf } from './poster-window.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { setText } from './text.ts';

/** A landscape from edge to edge; the words stand in its sky, on a veil of the sky's own darkest or lightest tone. */
function draw(stage: Stage): void {
  const { context, width, height, margin, measure, brief, seed, aspect, palette } = stage;
  const { copy } = brief;
  const tall = aspect < 1;
  const setting = settingOf(brief, seed);
  context.drawImage(
    paintView(stage, { width, height, setting, words: brief.prompt, seed, ...(tall ? { horizon: 0.7 } : {}) }),
    0,
    0,
  );
  record(stage, 'scene', 'background', { x: 0, y: 0, width, height });
  const column = tall ? width - margin * 2 : width * 0.44;
  const area = { x: margin, y: margin, width: column, height: tall ? height * 0.3 : height - margin * 2 };
  const sky = groundRange(context, { ...area, height: area.height * 0.5 });
  const dark = sky.bright < 0.45;
  const veil = dark ? palette.dark : '#fffaf0';
  const shade = tall
    ? context.createLinearGradient(0, 0, 0, height * 0.42)
    : context.createLinearGradient(0, 0, width * 0.66, 0);
  shade.addColorStop(0, alpha(veil, dark ? 0.66 : 0.78));
  shade.addColorStop(0.62, alpha(veil, dark ? 0.5 : 0.6));
  shade.addColorStop(1, alpha(veil, 0));
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  const ink = dark ? '#fff8ea' : palette.dark;
  let bottom = area.y + area.height;
  if (copy.action) {
    const size = measure * 0.07;
    paintPill(stage, {
      name: 'action',
      text: copy.action,
      x: area.x,
      y: bottom - size,
      height: size,
      maxWidth: column,
      fill: ink,
      ink: veil,
    });
    bottom -= size * 1.45;
  }
  const top = paintInfo(stage, infoItems(copy), {
    x: area.x,
    width: column,
    bottom,
    colour: ink,
    columns: 2,
    maxHeight: (bottom - area.y) * 0.5,
  });
  setText(stage, {
    name: 'title',
    text: copy.title,
    box: { ...area, height: top - area.y - measure * 0.04 },
    voice: 'display',
    maxLines: 3,
    maxSize: measure * (isHan(copy.title) ? 0.2 : 0.19),
    valign: tall ? 'top' : 'middle',
    colour: ink,
  });
}

export const bannerStrip: Composition = {
  name: 'banner-strip',
  label: { en: 'landscape with title', zh: '风景标题' },
  types: ['banner', 'poster', 'cover', 'social'],
  suits: (brief, subjects) => {
    if (viewOf(brief)) return brief.type === 'banner' ? 2.8 : 2;
    return (
      (subjects === 0 ? 1.1 : 0.5) +
      (/travel|trip|hotel|resort|spring|summer|autumn|winter|旅|春|夏|秋|冬|山|海/i.test(brief.prompt) ? 0.9 : 0)
    );
  },
  ownColours: true,
  figures: 0,
  draw,
};
