import { readWording, type CanvasNode } from '@easel/canvas';
import { Type } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button, Tooltip } from '../../ui/index.ts';
import { takingApart } from '../picture-work/taking-apart.ts';
import type { CanvasSession } from '../session.ts';
import { useFaultWords } from './fault-words.ts';
import { useSetWords } from './use-set-words.ts';

export interface SetWordsButtonProps {
  readonly session: CanvasSession;
  readonly picture: CanvasNode;
}

/** In the bar of a picture that says something else than was asked for; its tip says what. */
export function SetWordsButton({ session, picture }: SetWordsButtonProps) {
  const { t } = useTranslation('work');
  const busy = useStore(takingApart, (state) => state.has(picture.id));
  const set = useSetWords(session, picture);
  const faultWords = useFaultWords();
  const wording = readWording(picture.data ?? {});
  if (!wording || wording.set) return null;
  const wrong = wording.faults.map(faultWords).reduce((first, next) => t('wording.sentences', { first, next }));
  return (
    <Tooltip label={wrong} side="top">
      <Button className="canvas-worded" icon={Type} waiting={busy} aria-label={t('wording.setByEasel')} onClick={set}>
        <span>{t('wording.setByEasel')}</span>
      </Button>
    </Tooltip>
  );
}
