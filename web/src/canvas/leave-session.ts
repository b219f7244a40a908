import i18next from 'i18next';
import { showToast } from '../ui/index.ts';
import type { CanvasSession } from './session.ts';

/** Closes a canvas that is left, and tells of pictures that are still on their way to it: they come all the same. */
export async function leaveSession(session: CanvasSession): Promise<void> {
  const goesOn = session.uploads.underWay() > 0;
  const closed = session.close();
  if (goesOn) showToast({ text: i18next.t('uploads.goOn', { ns: 'canvas' }) });
  const lost = await closed;
  if (lost > 0) showToast({ kind: 'danger', text: i18next.t('uploads.lost', { ns: 'canvas', count: lost }) });
}
