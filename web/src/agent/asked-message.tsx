import { ApiError, type MessageAuthor } from '@easel/contract';
import { Clock3, X } from 'lucide-react';
import { useTranslation } from '../i18n/index.ts';
import { Avatar, Button } from '../ui/index.ts';
import type { Asked } from './conversation.ts';
import { ReferenceChips } from './reference-chips.tsx';
import { SentWithChips } from './sent-with-chips.tsx';

export interface AskedMessageProps {
  readonly entry: Asked;
  /** Who reads it; `null` without an account. */
  readonly reader: MessageAuthor | null;
  /** Whether it says whose words they are. */
  readonly named: boolean;
  readonly modelLabel: (id: string) => string;
  /** Not given where one may only read. */
  readonly onResend?: ((key: string) => void) | undefined;
  /** Takes back what waits or did not arrive; not given where one may only read. */
  readonly onTakeBack?: ((entry: Asked) => void) | undefined;
}

/** What a person said, with what it was sent with, and whether it has arrived. */
export function AskedMessage({ entry, reader, named, modelLabel, onResend, onTakeBack }: AskedMessageProps) {
  const { t } = useTranslation('agent');
  const { state, sentWith } = entry;
  const author = entry.author ?? reader;
  const isOwn = author?.id === reader?.id;
  const name = isOwn ? t('you') : author?.name || t('gone');
  return (
    <article className="agent-asked" aria-label={isOwn ? t('asked') : t('askedBy', { name })} data-state={state}>
      {named && author ? (
        // The message around it is called so.
        <p className="agent-by" aria-hidden>
          <Avatar person={{ ...author, name: author.name || '?' }} size={18} />
          <span dir="auto">{name}</span>
        </p>
      ) : null}
      <p className="agent-words" dir="auto">
        {entry.text}
      </p>
      <ReferenceChips references={entry.references} />
      {sentWith ? <SentWithChips sentWith={sentWith} modelLabel={modelLabel} /> : null}
      {state === 'waiting' ? (
        <p className="agent-asked-state">
          <Clock3 size={14} strokeWidth={2} aria-hidden />
          <span>{t('sending.waiting')}</span>
          {onTakeBack && entry.turnId ? (
            <button
              type="button"
              className="agent-x"
              aria-label={t('sending.takeBack')}
              onClick={() => onTakeBack(entry)}
            >
              <X size={14} strokeWidth={2} aria-hidden />
            </button>
          ) : null}
        </p>
      ) : null}
      {state === 'lost' ? (
        <p className="agent-asked-state is-bad" role="alert">
          <span>{t(whyLost(entry.fault))}</span>
          {onResend ? (
            <Button kind="outline" size="dense" onClick={() => onResend(entry.key)}>
              {t('tryAgain')}
            </Button>
          ) : null}
          {onTakeBack ? (
            <Button size="dense" onClick={() => onTakeBack(entry)}>
              {t('sending.takeBack')}
            </Button>
          ) : null}
        </p>
      ) : null}
    </article>
  );
}

/** What the server refused can be said; all else is the line. */
function whyLost(fault: unknown): string {
  if (!(fault instanceof ApiError)) return 'sending.lost';
  if (fault.errorCode === 'server.disk_full') return 'sending.full';
  if (fault.errorCode === 'picture.edit_unsupported') {
    return fault.details?.some(({ reason }) => reason === 'model_cannot') ? 'sending.modelCannot' : 'sending.noModel';
  }
  return fault.errorCode.startsWith('picture.') || fault.errorCode === 'asset.not_found'
    ? 'sending.pictureGone'
    : 'sending.lost';
}
