import { paintView } from './paint-view.ts';
import type { Composition } from './composition.ts';
import { habitOf } from '../scenes/habits.ts';
import { settingOf } from './poster-window.ts';
import { record } from './stage.ts';

/** From a rise, from the bank, from the middle of the water: one brief's scenes are not all seen from one spot. */
function eyeOf(seed: number): { horizon?: number } {
  const horizon = [undefined, 0.55, 0.74][(seed >>> 5) % 3];
  return horizon === undefined ? {} : { horizon };
}

/** The landscape alone: a scene is a picture, and carries no words. */
export const fullScene: Composition = {
  name: 'scene',
  label: { en: 'landscape', zh: '风景画面' },
  types: ['scene'],
  suits: () => 3,
  ownColours: true,
  ownFigureColours: true,
  figures: 2,
  draw: (stage) => {
    const { width, height, brief, seed, context, figures } = stage;
    const setting = settingOf(brief, seed);
    const inhabitants = figures.flatMap(({ canvas, key }) => {
      const habit = key && habitOf(key);
      return habit ? [{ canvas, ...habit }] : [];
    });
    context.drawImage(
      paintView(stage, { width, height, setting, words: brief.prompt, seed, inhabitants, ...eyeOf(seed) }),
      0,
      0,
    );
    record(stage, 'scene', 'picture', { x: 0, y: 0, width, height });
  },
};
