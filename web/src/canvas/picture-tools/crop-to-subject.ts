/** Cuts off the even ground about what a picture shows; the rest of it stays, behind the crop. */
import { normaliseNode, type CanvasNode } from '@easel/canvas';
import { showToast } from '../../ui/index.ts';
import { cropFrameOf, croppedNode } from '../crop/crop-frame.ts';
import type { CanvasSession } from '../session.ts';
import type { Text } from '../use-text.ts';
import { pixelsOf } from './picture-pixels.ts';
import { subjectBox } from './subject-box.ts';

export async function cropToSubject({ store, announcer }: CanvasSession, picture: CanvasNode, t: Text): Promise<void> {
  const reading = normaliseNode(picture);
  if (reading.kind !== 'image') return;
  const pixels = await pixelsOf(reading).catch(() => null);
  const box = pixels && subjectBox(pixels);
  // It may be gone, or another picture, by now.
  const node = store.getState().canvas.nodes.get(picture.id);
  if (!box || node !== picture) {
    showToast({ text: t(pixels ? 'subject.none' : 'subject.unread') });
    return;
  }
  const frame = cropFrameOf(reading);
  const { width, height } = frame.part;
  const part = { x: box.x * width, y: box.y * height, width: box.width * width, height: box.height * height };
  store.commit({ put: [croppedNode(node, { ...frame, part })] }, 'crop');
  announcer.say(t('say.cropped'));
}
