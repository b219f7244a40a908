import type { BoundingBox } from '../type/bounding-box.ts';
import type { Composition } from './composition.ts';
import { inkOn, needsPaper, strongOf, tintOf } from './colours.ts';
import { mix } from '../raster/colour.ts';
import { paintFigure } from './figures.ts';
import { drawLetterIn, firstLetter } from './logo-shapes.ts';
import { portraitWords } from './portrait-words.ts';
import { paintGround, paintRays } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { paintWordBlock } from './word-block.ts';

function traceOval({ context }: Stage, box: BoundingBox, grow: number): void {
  context.beginPath();
  context.ellipse(
    box.x + box.width / 2,
    box.y + box.height / 2,
    box.width / 2 + grow,
    box.height / 2 + grow,
    0,
    0,
    Math.PI * 2,
  );
}

/** An oval frame of two lines and beads; within it what the person works with, or the initial. */
function paintCameo(stage: Stage, box: BoundingBox, letter: string): void {
  const { context, palette, measure, direction, seed } = stage;
  const [hero] = stage.figures;
  const strong = strongOf(palette);
  const field = hero && needsPaper(direction.style) ? mix(strong, palette.light, 0.72) : strong;
  const line = inkOn(palette, palette.ground);
  const gap = measure * 0.016;
  context.fillStyle = field;
  traceOval(stage, box, 0);
  context.fill();
  context.save();
  context.clip();
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  if (seed % 2 === 0) {
    const rays = { inner: 0, outer: box.height, count: 24, colour: tintOf(palette, field, 0.13) };
    paintRays(context, { x: cx, y: cy }, rays);
  } else {
    context.fillStyle = tintOf(palette, field, 0.16);
    context.fillRect(box.x, box.y + box.height * 0.7, box.width, box.height * 0.3);
  }
  context.restore();
  context.strokeStyle = line;
  context.lineWidth = measure * 0.0055;
  traceOval(stage, box, gap);
  context.stroke();
  context.fillStyle = line;
  const [rx, ry] = [box.width / 2 + gap * 2.2, box.height / 2 + gap * 2.2];
  const beads = Math.round((Math.PI * (rx + ry)) / (measure * 0.021));
  for (let bead = 0; bead < beads; bead++) {
    const angle = (bead / beads) * Math.PI * 2;
    context.beginPath();
    context.arc(cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry, measure * 0.0036, 0, Math.PI * 2);
    context.fill();
  }
  const reach = gap * 2.4;
  record(stage, 'cameo', 'shape', {
    x: box.x - reach,
    y: box.y - reach,
    width: box.width + reach * 2,
    height: box.height + reach * 2,
  });
  const side = Math.min(box.width, box.height) * 0.68;
  const place = { x: cx - side / 2, y: cy - side / 2, width: side, height: side };
  if (hero) {
    paintFigure(stage, hero, {
      name: 'hero',
      box: place,
      shadow: { colour: 'rgba(30,15,5,.26)', blur: measure * 0.014, x: 0, y: measure * 0.006 },
    });
    return;
  }
  context.fillStyle = inkOn(palette, field);
  drawLetterIn(stage, context, letter, place);
  record(stage, 'initial', 'shape', place);
}

function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect } = stage;
  paintGround(stage, palette.ground);
  const ink = inkOn(palette, palette.ground);
  const words = portraitWords(brief, 'name');
  const letter = firstLetter(words.name ?? brief.copy.title);
  const wide = aspect > 1.15;
  const pad = margin * 1.5;
  const tall = wide ? height - pad * 2.4 : height * (words.items.length > 4 ? 0.36 : 0.44);
  const across = Math.min(tall * 0.8, wide ? width * 0.34 : width - pad * 2);
  const oval: BoundingBox = {
    x: wide ? pad * 1.3 : (width - across) / 2,
    y: wide ? pad * 1.2 : pad * 1.1,
    width: across,
    height: tall,
  };
  paintCameo(stage, oval, letter);
  const left = wide ? oval.x + across + pad * 1.5 : margin * 1.2;
  const top = wide ? pad : oval.y + tall + measure * 0.085;
  const box = { x: left, y: top, width: width - left - margin * 1.2, height: height - top - margin * 1.1 };
  paintWordBlock(stage, {
    box,
    ink,
    ground: palette.ground,
    stand: wide ? 'apart' : 'head',
    title: words.lead,
    items: words.items,
    titleSize: measure * 0.115,
    titleLines: wide ? 3 : 2,
    infoSize: measure * 0.032,
    align: wide ? 'left' : 'centre',
    ...(wide ? { columns: 1 } : {}),
  });
}

export const portraitCameo: Composition = {
  name: 'portrait-cameo',
  label: { en: 'cameo', zh: '椭圆小像' },
  types: ['portrait'],
  suits: (brief, subjects) => (subjects > 0 ? 2.6 : 1.7) + (brief.mood === 'elegant' ? 0.2 : 0),
  stand: (palette) => strongOf(palette),
  figures: 1,
  draw,
};
