import { ArrowDown } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { AnsweredMessage, type AnsweredMessageProps } from './answered-message.tsx';
import { AskedMessage, type AskedMessageProps } from './asked-message.tsx';
import type { Entry } from './conversation.ts';
import { useFollowingScroll } from './use-following-scroll.ts';

export interface TalkProps extends Omit<AskedMessageProps, 'entry'>, Omit<AnsweredMessageProps, 'entry'> {
  /** Which conversation it is: another one opens at its end. */
  readonly name: string;
  readonly entries: readonly Entry[];
  /** What stands here while nothing has been said. */
  readonly empty: ReactNode;
}

/** A conversation, oldest first; the newest stays in sight unless the reader has gone up. */
export function Talk({ name, entries, empty, onResend, onTakeBack, ...answers }: TalkProps) {
  const { t } = useTranslation('agent');
  const { frame, content, behind, toEnd } = useFollowingScroll(name, entries.length > 0);
  const ownLast = entries.findLast(({ kind }) => kind === 'asked')?.key;
  const unsent = entries.some((entry) => entry.kind === 'asked' && entry.state === 'sending');
  useEffect(() => {
    // Whoever says something wants to see it and the answer, wherever they were reading.
    if (unsent) toEnd();
  }, [ownLast, unsent, toEnd]);
  return (
    <div className="agent-talk-frame">
      {/* Focusable so that the keyboard can scroll it. */}
      <div ref={frame} className="agent-talk" tabIndex={0} role="region" aria-label={t('conversation')}>
        <div ref={content} className="agent-talk-content">
          {entries.length === 0 ? empty : null}
          {entries.map((entry) =>
            entry.kind === 'asked' ? (
              <AskedMessage
                key={entry.key}
                entry={entry}
                modelLabel={answers.modelLabel}
                onResend={onResend}
                onTakeBack={onTakeBack}
              />
            ) : (
              <AnsweredMessage key={entry.key} entry={entry} {...answers} />
            ),
          )}
        </div>
      </div>
      {behind ? (
        <button type="button" className="agent-to-end" onClick={toEnd}>
          <ArrowDown size={14} strokeWidth={2} aria-hidden />
          {t('toEnd')}
        </button>
      ) : null}
    </div>
  );
}
