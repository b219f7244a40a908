import type { BoundingBox } from '../type/bounding-box.ts';
import type { Composition } from './composition.ts';
import { inkOn, strongOf } from './colours.ts';
import { mix } from '../raster/colour.ts';
import { infoItems } from './info.ts';
import { paintView } from './paint-view.ts';
import { settingOf, viewOf } from './poster-window.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { paintWordBlock } from './word-block.ts';

/** A landscape over the whole sheet, and a band of one colour that carries all words. */
function draw(stage: Stage): void {
  const { width, height, margin, measure, palette, brief, aspect, seed, context } = stage;
  const facts = infoItems(brief.copy).length + (brief.copy.action ? 2 : 0);
  const wide = aspect > 1.15;
  const share = Math.min(0.56, 0.28 + facts * 0.028);
  const band: BoundingBox = wide
    ? { x: seed % 2 === 0 ? margin : width * 0.58 - margin, y: 0, width: width * 0.42, height }
    : { x: 0, y: height * (1 - share), width, height: height * share };
  const view: BoundingBox = band.x > 0 ? { x: 0, y: 0, width, height } : { x: 0, y: 0, width, height: band.y };
  context.drawImage(
    paintView(stage, {
      width: Math.round(view.width),
      height: Math.round(view.height),
      setting: settingOf(brief, seed),
      words: brief.prompt,
      seed,
    }),
    0,
    0,
    view.width,
    view.height,
  );
  record(stage, 'view', 'picture', view);
  const ground = palette.asked ? palette.ground : mix(palette.dark, strongOf(palette), 0.12);
  context.fillStyle = ground;
  context.fillRect(band.x, band.y, band.width, band.height);
  record(stage, 'band', 'shape', band);
  const stripe = Math.max(3, measure * 0.011);
  const edge =
    band.x > 0
      ? { ...band, x: seed % 2 === 0 ? band.x + band.width : band.x - stripe, width: stripe }
      : { ...band, height: stripe };
  context.fillStyle = palette.accent;
  context.fillRect(edge.x, edge.y, edge.width, edge.height);
  record(stage, 'stripe', 'shape', edge);
  const pad = margin * 0.9;
  const inner: BoundingBox = {
    x: band.x + (band.x > 0 ? pad : margin),
    y: band.y + (band.x > 0 ? margin : stripe + pad),
    width: band.width - (band.x > 0 ? pad : margin) * 2,
    height: band.height - (band.x > 0 ? margin * 2 : stripe + pad * 2),
  };
  paintWordBlock(stage, {
    box: inner,
    ink: inkOn(palette, ground),
    ground,
    stand: band.x > 0 ? 'foot' : 'apart',
    titleSize: measure * 0.15,
    ...(band.x > 0 ? { columns: 1 } : { titleLines: 2 }),
  });
}

export const presentationBand: Composition = {
  name: 'presentation-band',
  label: { en: 'landscape with a band', zh: '风景色带' },
  types: ['presentation'],
  suits: (brief) =>
    viewOf(brief) !== undefined ? 2.9 : /travel|outdoors|environment/.test(brief.topic ?? '') ? 2.4 : 1.5,
  ownColours: true,
  figures: 0,
  draw,
};
