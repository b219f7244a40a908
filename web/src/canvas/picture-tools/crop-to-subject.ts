/** Cuts off the even ground about what a picture shows; the rest of it stays, behind the crop. */
import { cutOf, equalJson, normaliseNode, type CanvasNode, type PictureReading } from '@easel/canvas';
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
  const node = store.getState().canvas.nodes.get(picture.id);
  const now = node && normaliseNode(node);
  // It may be gone, or show something else, by now: then nobody waits for an answer about what it was.
  if (!node || now?.kind !== 'image' || !showsSame(now, reading)) return;
  const box = pixels && subjectBox(pixels);
  if (!box) {
    showToast({ text: t(pixels ? 'subject.none' : 'subject.unread') });
    return;
  }
  const frame = cropFrameOf(now);
  const { width, height } = frame.part;
  const part = { x: box.x * width, y: box.y * height, width: box.width * width, height: box.height * height };
  store.commit({ put: [croppedNode(node, { ...frame, part })] }, 'crop');
  announcer.say(t('say.cropped'));
}

function showsSame(one: PictureReading, other: PictureReading): boolean {
  return one.data.url === other.data.url && equalJson(cutOf(one), cutOf(other));
}
