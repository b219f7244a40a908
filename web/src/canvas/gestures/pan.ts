import type { Editor } from '../editor.ts';
import type { Gesture, PointerAt } from './gesture.ts';

export function beginPan({ view, preview }: Editor, from: PointerAt): Gesture {
  const start = view.camera;
  preview.show({ gesture: 'pan' });
  return {
    update: ({ screen }) =>
      view.moveTo({ ...start, x: start.x + screen.x - from.screen.x, y: start.y + screen.y - from.screen.y }),
    complete: () => preview.clear(),
    cancel: () => {
      view.moveTo(start);
      preview.clear();
    },
  };
}
