import { ArrowDown } from 'lucide-react';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { AnsweredMessage, type AnsweredMessageProps } from './answered-message.tsx';
import { AskedMessage, type AskedMessageProps } from './asked-message.tsx';
import { hasSeveralSpeakers, type Entry } from './conversation.ts';
import { useFollowingScroll } from './use-following-scroll.ts';

export interface TalkProps extends Omit<AskedMessageProps, 'entry' | 'named'>, Omit<AnsweredMessageProps, 'entry'> {
  /** Which conversation it is: another one opens at its end. */
  readonly name: string;
  readonly entries: readonly Entry[];
  /** Whether the reader may say something, too. */
  readonly speaks: boolean;
  /** What stands here while nothing has been said. */
  readonly empty: ReactNode;
}

/** A conversation, oldest first; the newest stays in sight unless the reader has gone up. */
export function Talk({ name, entries, empty, modelLabel, memoryOf, reader, speaks, ...acts }: TalkProps) {
  const latestActs = useLatestActs(acts);
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
          <Entries
            entries={entries}
            modelLabel={modelLabel}
            memoryOf={memoryOf}
            reader={reader}
            named={hasSeveralSpeakers(entries, speaks && reader ? reader.id : null)}
            acts={latestActs}
          />
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

type Acts = Omit<TalkProps, 'name' | 'entries' | 'empty' | 'modelLabel' | 'memoryOf' | 'reader' | 'speaks'>;

interface EntriesProps extends Pick<TalkProps, 'entries' | 'modelLabel' | 'memoryOf' | 'reader'> {
  readonly named: boolean;
  readonly acts: Acts;
}

/** Not drawn anew with each key of the message that is being written: of a long conversation that took longer than the key. */
const Entries = memo(function Entries({ entries, modelLabel, memoryOf, reader, named, acts }: EntriesProps) {
  const { onResend, onTakeBack, ...answers } = acts;
  return entries.map((entry) =>
    entry.kind === 'asked' ? (
      <AskedMessage
        key={entry.key}
        entry={entry}
        reader={reader}
        named={named}
        modelLabel={modelLabel}
        onResend={onResend}
        onTakeBack={onTakeBack}
      />
    ) : (
      <AnsweredMessage key={entry.key} entry={entry} modelLabel={modelLabel} memoryOf={memoryOf} {...answers} />
    ),
  );
});

/** The same at all times for those who may do the same; each does what the newest would. */
function useLatestActs(acts: Acts): Acts {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [asks, retries, decides] = [acts.onAskAgain, acts.onRetry, acts.onDecide].map((act) => act !== undefined);
  const [resends, takesBack] = [acts.onResend, acts.onTakeBack].map((act) => act !== undefined);
  return useMemo(
    () => ({
      onShowNode: (nodeId) => latest.current.onShowNode(nodeId),
      ...(asks && { onAskAgain: (said) => latest.current.onAskAgain?.(said) }),
      ...(retries && { onRetry: (...which) => latest.current.onRetry?.(...which) }),
      ...(decides && { onDecide: async (...decision) => latest.current.onDecide?.(...decision) }),
      ...(resends && { onResend: (key) => latest.current.onResend?.(key) }),
      ...(takesBack && { onTakeBack: (entry) => latest.current.onTakeBack?.(entry) }),
    }),
    [asks, retries, decides, resends, takesBack],
  );
}
