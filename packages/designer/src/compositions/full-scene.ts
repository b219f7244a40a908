import { paintView } from './paint-view.ts';
import type { Composition } from './composition.ts';
import { habitOf } from '../scenes/habits.ts';
import { settingOf } from './poster-window.ts';
import { record } from './stage.ts';

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
    context.drawImage(paintView(stage, { width, height, setting, words: brief.prompt, seed, inhabitants }), 0, 0);
    record(stage, 'scene', 'picture', { x: 0, y: 0, width, height });
  },
};
