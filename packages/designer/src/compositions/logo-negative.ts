import type { Composition } from './composition.ts';
import { inkOn } from './colours.ts';
import { logoGroundOf, paintLogoGround, setWordmark } from './logo-mark.ts';
import { drawLetterIn, drawSilhouette, firstLetter, layMark, oneInk } from './logo-shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';

/** A solid form out of which the subject, or the initial running over its edge, is cut: the ground draws the mark. */
function draw(stage: Stage): void {
  const { width, height, measure, palette, brief, seed, figures } = stage;
  const ground = paintLogoGround(stage);
  const ink = inkOn(palette, ground);
  const size = measure * 0.4;
  const top = height * 0.5 - measure * 0.34;
  const x = (width - size) / 2;
  const [hero] = figures;
  layMark(stage, ink, (context) => {
    const form = (seed >> 2) % 3;
    context.beginPath();
    if (form === 0) context.arc(width / 2, top + size / 2, size / 2, 0, Math.PI * 2);
    else if (form === 1) context.roundRect(x, top, size, size, size * 0.22);
    else context.roundRect(x, top, size, size, [size / 2, size / 2, size * 0.06, size * 0.06]);
    context.fill();
    context.globalCompositeOperation = 'destination-out';
    if (hero) {
      const inner = size * (form === 0 ? 0.64 : 0.7);
      const box = {
        x: (width - inner) / 2,
        y: top + (size - inner) * (form === 2 ? 0.62 : 0.5),
        width: inner,
        height: inner,
      };
      drawSilhouette(context, oneInk(hero), box, '#000000');
    } else {
      // The letter is larger than its form and leaves it at the foot: the eye closes it.
      const tall = size * 0.86;
      context.save();
      context.beginPath();
      context.rect(x, top, size, size + 1);
      context.clip();
      drawLetterIn(stage, context, firstLetter(brief.copy.title), {
        x: x + size * 0.1,
        y: top + size * 0.24,
        width: size * 0.8,
        height: tall,
      });
      context.restore();
    }
  });
  record(stage, 'mark', 'shape', { x, y: top, width: size, height: size });
  setWordmark(stage, top + size + measure * 0.075, ink);
}

export const logoNegative: Composition = {
  name: 'logo-negative',
  label: { en: 'negative space', zh: '负形标志' },
  types: ['logo'],
  suits: (brief, subjects) =>
    (subjects > 0 ? 2.3 : 2.1) + (brief.mood === 'calm' || brief.mood === 'elegant' ? 0.2 : 0),
  ground: logoGroundOf,
  figures: 1,
  draw,
};
