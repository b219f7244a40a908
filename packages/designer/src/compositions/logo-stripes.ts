import type { SKRSContext2D } from '@napi-rs/canvas';
import type { BoundingBox } from '../type/bounding-box.ts';
import type { Composition } from './composition.ts';
import { inkOn, strongOf } from './colours.ts';
import { contrast } from '../palette/contrast.ts';
import { logoGroundOf, paintLogoGround, setWordmark } from './logo-mark.ts';
import { drawLetterIn, drawSilhouette, firstLetter, layMark, solidity } from './logo-shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';

/** Stripes that grow from the head to the foot, taken out of a form. */
function cutStripes(context: SKRSContext2D, box: BoundingBox, count: number): void {
  context.globalCompositeOperation = 'destination-out';
  const step = box.height / count;
  for (let stripe = 1; stripe < count; stripe++) {
    const tall = step * (0.1 + 0.46 * (stripe / count));
    context.fillRect(box.x - 4, box.y + stripe * step - tall / 2, box.width + 8, tall);
  }
}

/** A peak before the sun, in a disc: what has no subject of its own. */
function traceHorizon(context: SKRSContext2D, box: BoundingBox): void {
  const radius = box.width / 2;
  context.arc(box.x + radius, box.y + radius, radius, 0, Math.PI * 2);
  context.fill();
}

function draw(stage: Stage): void {
  const { width, height, measure, palette, brief, seed, figures } = stage;
  const ground = paintLogoGround(stage);
  const words = inkOn(palette, ground);
  const ink = contrast(strongOf(palette), ground) >= 3 ? strongOf(palette) : words;
  const size = measure * 0.4;
  const top = height * 0.5 - measure * 0.34;
  const box = { x: (width - size) / 2, y: top, width: size, height: size };
  const [hero] = figures;
  layMark(stage, ink, (context) => {
    // A subject that fills its box is told by its inner drawing alone: cut into stripes, it would be a blot.
    if (hero && solidity(hero) < 0.56) drawSilhouette(context, hero, box, '#000000');
    else if (hero || seed % 2 === 0) drawLetterIn(stage, context, firstLetter(brief.copy.title), box);
    else {
      context.beginPath();
      traceHorizon(context, box);
    }
    cutStripes(context, box, 9);
  });
  record(stage, 'mark', 'shape', box);
  setWordmark(stage, top + size + measure * 0.075, words);
}

export const logoStripes: Composition = {
  name: 'logo-stripes',
  label: { en: 'striped mark', zh: '条纹标志' },
  types: ['logo'],
  suits: (brief, subjects) =>
    (/tech|science|finance|music|sport|games/.test(brief.topic ?? '') ? 2.4 : 1.9) + (subjects > 0 ? 0.1 : 0.2),
  ground: logoGroundOf,
  figures: 1,
  draw,
};
