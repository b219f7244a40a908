import { paintView } from './paint-view.ts';
import type { Composition } from './composition.ts';
import { settingOf } from './poster-window.ts';
import { record } from './stage.ts';

/** The landscape alone: a scene is a picture, and carries no words. */
export const fullScene: Composition = {
  name: 'scene',
  label: { en: 'landscape', zh: '风景画面' },
  types: ['scene'],
  suits: () => 3,
  ownColours: true,
  figures: 0,
  draw: (stage) => {
    const { width, height, brief, seed, context } = stage;
    context.drawImage(
      paintView(stage, { width, height, setting: settingOf(brief, seed), words: brief.prompt, seed }),
      0,
      0,
    );
    record(stage, 'scene', 'picture', { x: 0, y: 0, width, height });
  },
};
