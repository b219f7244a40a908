import type { Composition } from './composition.ts';
import { inkOn, strongOf } from './colours.ts';
import { isHan } from './break-lines.ts';
import { paintFigure } from './figures.ts';
import { infoItems, paintInfo, paintPill, prepareInfo } from './info.ts';
import { mix } from '../raster/colour.ts';
import { fillDisc, paintArches, paintGround, paintRays, steps } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { setText } from './text.ts';
import type { BoundingBox } from '../type/bounding-box.ts';

/** Nested arches with the hero standing in the innermost; a sun of rays where no hero is. */
function paintPortal(stage: Stage, box: BoundingBox): void {
  const { context, palette, measure } = stage;
  const flood = strongOf(palette);
  const x = box.x + box.width / 2;
  const foot = box.y + box.height;
  const radius = Math.min(box.width / 2, box.height * 0.62);
  const rise = Math.max(0, box.height - radius);
  const step = radius * 0.15;
  const tones = steps(flood, mix(flood, palette.light, 0.82), 4);
  paintArches(context, x, foot, radius, rise, tones, step);
  record(stage, 'arches', 'shape', {
    x: x - radius,
    y: foot - rise - radius,
    width: radius * 2,
    height: rise + radius,
  });
  const inner = radius - step * 3;
  const [hero, second, third] = stage.figures;
  const sun = palette.colours.find((colour) => colour !== flood && colour !== palette.accent) ?? palette.accent;
  if (!hero) {
    context.save();
    context.beginPath();
    context.rect(0, 0, stage.width, foot);
    context.clip();
    fillDisc(context, x, foot, inner * 0.62, sun);
    paintRays(context, { x, y: foot }, { inner: inner * 0.7, outer: inner * 0.98, count: 36, colour: sun });
    context.restore();
    record(stage, 'sun', 'shape', { x: x - inner, y: foot - inner, width: inner * 2, height: inner });
    return;
  }
  const side = inner * 2 * (second ? 1.06 : 1.16);
  const tall = Math.min((rise + inner) * 0.86, side);
  paintFigure(stage, hero, {
    name: 'hero',
    box: {
      x: x - side / 2 - (second && !third ? inner * 0.12 : 0),
      y: foot - tall - measure * 0.012,
      width: side,
      height: tall,
    },
    stand: true,
    shadow: { colour: 'rgba(30,10,0,.28)', blur: measure * 0.02, x: 0, y: measure * 0.008 },
  });
  for (const [index, figure] of [second, third].entries()) {
    if (!figure) continue;
    // Companions stand in front of the hero's foot, inside the arch, as in a still life.
    const small = side * 0.46;
    const cx = index === 0 ? x + inner * 0.72 : x - inner * 0.78;
    paintFigure(stage, figure, {
      name: `companion ${index + 1}`,
      box: { x: cx - small / 2, y: foot - small - measure * 0.004, width: small, height: small },
      stand: true,
      shadow: { colour: 'rgba(30,10,0,.28)', blur: measure * 0.014, x: 0, y: measure * 0.006 },
    });
  }
}

function drawTall(stage: Stage): void {
  const { width, height, margin, measure, brief, palette, context } = stage;
  const ink = inkOn(palette, palette.ground);
  const { copy } = brief;
  const inner = width - margin * 2;
  const items = infoItems(copy, ['subtitle']);
  const head = margin * 1.25;
  const chinese = isHan(copy.title);
  // A sentence for a title needs more lines than a name, or it ends as small print over a huge arch.
  const long = copy.title.length > (chinese ? 16 : 52);
  const title = setText(stage, {
    name: 'title',
    text: copy.title,
    box: { x: margin, y: head, width: inner, height: height * (long ? 0.31 : 0.235) },
    voice: 'display',
    maxLines: (chinese ? 2 : 3) + (long ? 2 : 0),
    maxSize: measure * 0.22,
    align: 'centre',
    colour: ink,
  });
  let below = title.y + title.height + measure * 0.03;
  if (copy.subtitle) {
    const subtitle = setText(stage, {
      name: 'subtitle',
      text: copy.subtitle,
      box: { x: margin, y: below, width: inner, height: measure * 0.09 },
      voice: 'text',
      maxLines: 2,
      maxSize: measure * 0.042,
      align: 'centre',
      colour: ink,
    });
    below = subtitle.y + subtitle.height + measure * 0.03;
  }
  const band = items.length + (copy.action ? 1 : 0) > 0;
  const flood = strongOf(palette);
  const dark = palette.asked ? palette.dark : mix(flood, palette.dark, 0.78);
  let bottom = height - measure * 0.05;
  const tall = measure * 0.062;
  if (copy.action) bottom -= tall + measure * 0.035;
  const info = prepareInfo(stage, items, {
    x: margin,
    width: inner,
    bottom,
    colour: palette.light,
    ...(items.length <= 2 ? { align: 'centre' as const } : {}),
  });
  const foot = band ? Math.min(info.top - measure * 0.05, height - measure * 0.13) : height;
  paintPortal(stage, { x: margin, y: below, width: inner, height: foot - below });
  if (!band) return;
  context.fillStyle = dark;
  context.fillRect(0, foot, width, height - foot);
  record(stage, 'band', 'shape', { x: 0, y: foot, width, height: height - foot });
  info.paint();
  if (copy.action)
    paintPill(stage, {
      name: 'action',
      text: copy.action,
      x: width / 2,
      y: height - measure * 0.05 - tall,
      height: tall,
      maxWidth: inner,
      fill: palette.light,
      ink: dark,
      align: 'centre',
    });
}

function drawWide(stage: Stage): void {
  const { width, height, margin, measure, brief, palette } = stage;
  const { copy } = brief;
  const ink = inkOn(palette, palette.ground);
  const column = width * 0.46 - margin;
  const box = { x: width * 0.5, y: margin, width: width * 0.5 - margin, height: height - margin };
  paintPortal(stage, box);
  let bottom = height - margin;
  if (copy.action) {
    const tall = Math.min(measure * 0.075, height * 0.12);
    paintPill(stage, {
      name: 'action',
      text: copy.action,
      x: margin,
      y: bottom - tall,
      height: tall,
      maxWidth: column,
      fill: ink,
      ink: palette.ground,
    });
    bottom -= tall + measure * 0.03;
  }
  const top = paintInfo(stage, infoItems(copy), { x: margin, width: column, bottom, colour: ink, columns: 2 });
  setText(stage, {
    name: 'title',
    text: copy.title,
    box: { x: margin, y: margin, width: column, height: Math.max(height * 0.2, top - margin - measure * 0.05) },
    voice: 'display',
    maxLines: 4,
    maxSize: measure * 0.2,
    colour: ink,
    valign: 'top',
  });
}

export const arches: Composition = {
  name: 'arches',
  label: { en: 'nested arches', zh: '拱门构图' },
  types: ['poster', 'social', 'banner', 'cover'],
  suits: (brief, subjects) =>
    subjects === 0 ? 0.6 : brief.type === 'poster' ? 2.2 : brief.type === 'banner' ? 1.2 : 1.6,
  stand: (palette) => mix(strongOf(palette), palette.light, 0.82),
  figures: 3,
  draw: (stage) => {
    paintGround(stage, stage.palette.ground);
    if (stage.aspect > 1.25) drawWide(stage);
    else drawTall(stage);
  },
};
