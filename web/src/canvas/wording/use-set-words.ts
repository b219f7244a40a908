import type { CanvasNode } from '@easel/canvas';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/index.ts';
import type { CanvasSession } from '../session.ts';
import { setWords } from './set-words.ts';

/** Sets the right words in a picture, and tells how that went. */
export function useSetWords(session: CanvasSession, picture: CanvasNode): () => void {
  const { t } = useTranslation('work');
  const set = async () => {
    session.announcer.say(t('wording.setting'));
    const how = await setWords(session, picture);
    if (how === 'set') session.announcer.say(t('wording.done'));
    if (how === 'failed') showToast({ kind: 'danger', text: t('wording.failed') });
  };
  return () => void set();
}
