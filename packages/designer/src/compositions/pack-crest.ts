import type { Direction } from '../direction/direction.ts';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { patternFor } from './card-pattern.ts';
import { inkOn, accentOn, strongOf } from './colours.ts';
import type { Composition } from './composition.ts';
import { paintFigure } from './figures.ts';
import { inset, paintDivider, sheetBox, traceNotched } from './frames.ts';
import { footOfPack, nameOfPack } from './pack-words.ts';
import { paintRepeat, patternTones } from './repeat-pattern.ts';
import { fillDisc, paintGround, paintRays } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { prepareStack } from './text-stack.ts';

const clothOf = (palette: Palette) => (palette.asked ? palette.ground : strongOf(palette));
const paperOf = (palette: Palette) => mix(palette.light, '#fffaf0', 0.4);

/** Label with bitten corners, a line within, and a round that rises over its upper edge for the mark. */
function paintLabel(stage: Stage, box: BoundingBox, round: { x: number; y: number; radius: number }): void {
  const { context, palette, measure } = stage;
  const paper = paperOf(palette);
  const line = accentOn({ ...palette, accent: clothOf(palette) }, paper, 2.6);
  const { x, y, radius } = round;
  context.save();
  context.shadowColor = 'rgba(10,5,0,.3)';
  context.shadowBlur = measure * 0.02;
  context.shadowOffsetY = measure * 0.006;
  fillDisc(context, x, y, radius, paper);
  context.fillStyle = paper;
  traceNotched(context, box, measure * 0.05, 'round');
  context.fill();
  context.restore();
  // The label's own shadow must not fall on its round.
  fillDisc(context, x, y, radius, paper);
  record(stage, 'label', 'shape', {
    ...box,
    y: Math.min(box.y, y - radius),
    height: box.y + box.height - Math.min(box.y, y - radius),
  });
  context.strokeStyle = line;
  context.lineWidth = Math.max(1.2, measure * 0.0028);
  const inner = inset(box, measure * 0.016);
  traceNotched(context, inner, measure * 0.05, 'round');
  context.stroke();
  record(stage, 'label line', 'shape', inner);
  fillDisc(context, x, y, radius * 0.92, paper);
  context.beginPath();
  context.arc(x, y, radius * 0.9, 0, Math.PI * 2);
  context.stroke();
  fillDisc(context, x, y, radius * 0.8, mix(clothOf(palette), palette.light, 0.12));
  context.save();
  context.beginPath();
  context.arc(x, y, radius * 0.8, 0, Math.PI * 2);
  context.clip();
  const colour = mix(clothOf(palette), palette.light, 0.28);
  paintRays(context, { x, y }, { inner: radius * 0.1, outer: radius, count: 30, colour });
  context.restore();
  record(stage, 'medallion', 'shape', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, aspect, figures } = stage;
  const cloth = clothOf(palette);
  const paper = paperOf(palette);
  paintGround(stage, cloth);
  const pattern = patternFor(stage);
  const quiet = pattern === 'coins' || pattern === 'scales' || pattern === 'leaves';
  const tones = quiet
    ? [mix(cloth, palette.light, 0.16), mix(cloth, palette.dark, 0.18), mix(cloth, palette.light, 0.3)]
    : patternTones(palette, cloth).map((tone) => mix(cloth, tone, 0.5));
  paintRepeat(stage, { pattern, box: sheetBox(stage), ground: cloth, tones, side: measure * 0.12 });
  const wide = aspect > 1.25;
  const edge = margin * (wide ? 1.1 : 1.7);
  const radius = Math.min(measure * 0.17, height * (wide ? 0.2 : 0.15));
  const label: BoundingBox = {
    x: wide ? width * 0.2 : edge,
    y: edge + radius * 1.25,
    width: wide ? width * 0.6 : width - edge * 2,
    height: height - edge * 2 - radius * 1.25,
  };
  const round = { x: width / 2, y: edge + radius, radius };
  paintLabel(stage, label, round);
  const [hero] = figures;
  const side = radius * 1.2;
  if (hero)
    paintFigure(stage, hero, {
      name: 'hero',
      box: { x: round.x - side / 2, y: round.y - side / 2, width: side, height: side },
    });
  const ink = inkOn({ ...palette, ink: palette.dark }, paper);
  const look = {
    ink,
    accent: accentOn({ ...palette, accent: cloth }, paper, 4.7),
    ground: paper,
    title: measure * 0.15,
    size: measure * 0.034,
    align: 'centre' as const,
    divider: {
      kind: 'device' as const,
      height: measure * 0.02,
      gap: measure * 0.032,
      paint: (box: BoundingBox) => paintDivider(stage, box, ink),
    },
  };
  const inner = inset(label, measure * 0.06);
  const top = round.y + radius + measure * 0.03;
  const room = label.y + label.height - measure * 0.055 - top;
  const place = { x: inner.x, width: inner.width, align: 'centre' as const };
  const head = prepareStack(stage, nameOfPack(stage, look), { ...place, maxHeight: room * 0.56 });
  const foot = prepareStack(stage, footOfPack(stage, { ...look, size: measure * 0.029 }), {
    ...place,
    maxHeight: room * 0.38,
  });
  const free = room - head.height - foot.height;
  head.paint(top + Math.max(0, free * 0.3));
  foot.paint(top + room - foot.height);
}

export const packCrest: Composition = {
  name: 'pack-crest',
  label: { en: 'label with medallion', zh: '徽章标签' },
  types: ['packaging'],
  suits: ({ mood, style }, subjects) =>
    (mood === 'elegant' || mood === 'warm' || style === 'retro' ? 2.6 : 2.3) + (subjects > 0 ? 0.2 : -0.3),
  ground: ({ palette }: Omit<Direction, 'label'>) => mix(clothOf(palette), palette.light, 0.12),
  figures: 1,
  draw,
};
