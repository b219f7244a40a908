/** What is wrong with the words of a picture, and what can be done about it. */
import { normaliseNode, readWording, type CanvasNode, type Wording } from '@easel/canvas';
import { useQuery } from '@tanstack/react-query';
import { Check, RefreshCw, SpellCheck2, Type, X } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { modelsQuery } from '../../api/models.ts';
import { Button, IconButton, Tooltip } from '../../ui/index.ts';
import { useCanEdit } from '../canvas-context.ts';
import { AskContext, type PictureAsk } from '../picture-work/asking.ts';
import { waysOf } from '../picture-work/picture-ways.ts';
import { shownPicture } from '../picture-work/shown-picture.ts';
import { takingApart } from '../picture-work/taking-apart.ts';
import type { CanvasSession } from '../session.ts';
import { useFaultWords } from './fault-words.ts';
import { useSetWords } from './use-set-words.ts';
import './wording.css';

export interface WordingNoteProps {
  readonly session: CanvasSession;
  readonly picture: CanvasNode;
  /** Says which of several pictures it is about. */
  readonly named?: boolean;
}

export function WordingNote({ session, picture, named = false }: WordingNoteProps) {
  const { t } = useTranslation('work');
  const canEdit = useCanEdit(session);
  const wording = readWording(picture.data ?? {});
  if (!wording) return null;
  const set = wording.set === true;
  const sure = wording.faults.every((fault) => fault.sure);
  const dismiss = () => {
    const { wording: _gone, ...data } = picture.data ?? {};
    session.store.commit({ put: [{ ...picture, data }] }, 'note');
  };
  return (
    <div className="wording" role="note" data-state={set ? 'set' : sure ? 'wrong' : 'doubtful'}>
      {set ? (
        <Check size={16} strokeWidth={1.75} aria-hidden />
      ) : (
        <SpellCheck2 size={16} strokeWidth={1.75} aria-hidden />
      )}
      <div className="wording-body">
        {named ? (
          <p className="wording-title" dir="auto">
            {normaliseNode(picture).title}
          </p>
        ) : null}
        <WordingLines wording={wording} />
        {canEdit && !set ? <WordingActions session={session} picture={picture} wording={wording} /> : null}
      </div>
      {canEdit ? <IconButton size="dense" icon={X} label={t('wording.dismiss')} onClick={dismiss} /> : null}
    </div>
  );
}

function WordingLines({ wording: { faults, set, cannotWrite } }: { readonly wording: Wording }) {
  const { t, i18n } = useTranslation('work');
  const faultWords = useFaultWords();
  const quoted = faults.map(({ asked }) => t('wording.quoted', { words: asked }));
  const words = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(quoted);
  if (set) return <p>{t(cannotWrite ? 'wording.setFor' : 'wording.set', { words })}</p>;
  return faults.map((fault) => <p key={fault.asked}>{faultWords(fault)}</p>);
}

function WordingActions({
  session,
  picture,
  wording,
}: Omit<WordingNoteProps, 'named'> & { readonly wording: Wording }) {
  const { t } = useTranslation('work');
  const busy = useStore(takingApart, (state) => state.has(picture.id));
  const again = useTryAgain(picture, wording);
  const set = useSetWords(session, picture);
  const missing = wording.faults.some(({ read }) => read === null) && !wording.cannotWrite;
  return (
    <div className="wording-actions">
      <Tooltip label={t(missing ? 'wording.setMissingMeans' : 'wording.setMeans')}>
        <Button kind="outline" size="dense" icon={Type} waiting={busy} onClick={set}>
          {t('wording.setByEasel')}
        </Button>
      </Tooltip>
      {again ? (
        <Tooltip label={t('wording.againMeans')}>
          <Button kind="quiet" size="dense" icon={RefreshCw} onClick={again}>
            {t('wording.again')}
          </Button>
        </Tooltip>
      ) : null}
    </div>
  );
}

/** By a model that edits pictures only the letters are asked for again, else the whole picture; null where nobody can. */
function useTryAgain(picture: CanvasNode, { faults }: Wording): (() => void) | null {
  const { t } = useTranslation('work');
  const ask = useContext(AskContext);
  const { data } = useQuery(modelsQuery);
  const reading = normaliseNode(picture);
  const shown = shownPicture(picture);
  if (!ask || !data || !shown || reading.kind !== 'image') return null;
  const { prompt = '', model = '' } = reading.data;
  if (waysOf(data.models, { prompt, model }).edit === 'model') {
    const words = faults.map(({ asked, read }) =>
      t(read === null ? 'wording.askMissing' : 'wording.askOther', { asked, read: read ?? '' }),
    );
    const text = [...words, t('wording.askRest')].reduce((first, next) => t('wording.sentences', { first, next }));
    return () => ask({ text, operation: { kind: 'edit', nodeId: picture.id }, picture: shown, count: 1 });
  }
  if (prompt === '') return null;
  const whole: PictureAsk = { text: prompt, picture: shown, count: 1 };
  return () => ask(whole);
}
