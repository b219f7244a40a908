import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import { patternFor } from './card-pattern.ts';
import { inkOn, accentOn, strongOf } from './colours.ts';
import type { Composition } from './composition.ts';
import { paintFigure } from './figures.ts';
import { sheetBox } from './frames.ts';
import { footOfPack, nameOfPack } from './pack-words.ts';
import { paintRepeat, patternTones } from './repeat-pattern.ts';
import { fillDisc, paintGround } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';

const bandOf = (palette: Palette) => mix(palette.light, '#fffaf0', 0.4);
const clothOf = (palette: Palette) => (palette.asked ? palette.ground : strongOf(palette));

/** A strong repeat all over; a paper band around the pack bears the words, a round window shows what is inside. */
function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, aspect, figures, context } = stage;
  const cloth = clothOf(palette);
  const band = bandOf(palette);
  paintGround(stage, cloth);
  const wide = aspect > 1.25;
  const columns = Math.max(4, Math.round(width / (measure * 0.17)));
  const pattern = patternFor(stage);
  const quiet = pattern === 'coins' || pattern === 'scales';
  paintRepeat(stage, {
    pattern,
    box: sheetBox(stage),
    ground: cloth,
    tones: quiet ? [mix(cloth, palette.light, 0.72), mix(cloth, palette.light, 0.45)] : patternTones(palette, cloth),
    side: width / columns,
  });
  const strip = wide
    ? { x: width * 0.42, y: 0, width: width * 0.5, height }
    : { x: 0, y: height * 0.4, width, height: height * 0.5 };
  context.save();
  context.shadowColor = 'rgba(10,5,0,.32)';
  context.shadowBlur = measure * 0.022;
  context.fillStyle = band;
  context.fillRect(strip.x, strip.y, strip.width, strip.height);
  context.restore();
  record(stage, 'band', 'shape', strip);
  const ink = inkOn({ ...palette, ink: palette.dark }, band);
  const accent = accentOn({ ...palette, accent: cloth }, band, 4.7);
  context.fillStyle = accent;
  const weight = Math.max(2, measure * 0.006);
  const gap = measure * 0.016;
  for (const end of [0, 1])
    if (wide) context.fillRect(end ? strip.x + strip.width - gap - weight : strip.x + gap, 0, weight, height);
    else context.fillRect(0, end ? strip.y + strip.height - gap - weight : strip.y + gap, width, weight);
  record(stage, 'band lines', 'shape', strip);
  const [hero] = figures;
  const radius = wide ? Math.min(height * 0.3, width * 0.16) : Math.min(width * 0.24, height * 0.17);
  const x = wide ? width * 0.21 : width / 2;
  const y = wide ? height / 2 : strip.y - radius * 0.62;
  fillDisc(context, x, y, radius, band);
  fillDisc(context, x, y, radius * 0.93, accent);
  fillDisc(context, x, y, radius * 0.88, band);
  record(stage, 'window', 'shape', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
  const side = radius * 1.3;
  if (hero)
    paintFigure(stage, hero, { name: 'hero', box: { x: x - side / 2, y: y - side / 2, width: side, height: side } });
  else {
    for (const [share, tone] of [
      [0.74, accent],
      [0.56, band],
      [0.4, palette.accent],
    ] as const)
      fillDisc(context, x, y, radius * share, tone);
    record(stage, 'mark', 'shape', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
  }
  const look = { ink, accent, ground: band, title: measure * 0.15, size: measure * 0.034, align: 'centre' as const };
  const inner = wide
    ? { x: strip.x + margin * 1.2, y: margin * 1.3, width: strip.width - margin * 2.4, height: height - margin * 2.6 }
    : { x: margin * 1.4, y: y + radius + measure * 0.03, width: width - margin * 2.8, height: 0 };
  if (!wide) inner.height = strip.y + strip.height - gap * 2 - weight - measure * 0.03 - inner.y;
  const place = { x: inner.x, width: inner.width, align: 'centre' as const };
  const head = prepareStack(stage, nameOfPack(stage, look), { ...place, maxHeight: inner.height * 0.56 });
  const foot = prepareStack(stage, footOfPack(stage, { ...look, size: measure * 0.029 }), {
    ...place,
    maxHeight: inner.height * 0.38,
  });
  const free = inner.height - head.height - foot.height;
  head.paint(inner.y + Math.max(0, free * (wide ? 0.4 : 0.2)));
  foot.paint(inner.y + inner.height - foot.height);
}

export const packBand: Composition = {
  name: 'pack-band',
  label: { en: 'belly band', zh: '腰封' },
  types: ['packaging'],
  suits: ({ mood }, subjects) =>
    2.35 + (mood === 'playful' || mood === 'natural' || mood === 'festive' ? 0.25 : 0) + (subjects === 0 ? 0.3 : 0),
  stand: (palette) => bandOf(palette),
  figures: 1,
  draw,
};
