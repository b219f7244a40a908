import type { ThreadSummary } from '@easel/contract';
import { CircleAlert, SquarePen, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { IconButton, ProgressRing } from '../ui/index.ts';
import { isOpen } from './shown-turn.ts';
import { spokenAt, threadsByDay, type Day } from './thread-days.ts';

export interface ThreadListProps {
  readonly threads: readonly ThreadSummary[];
  readonly threadId: string | null;
  readonly onOpen: (threadId: string) => void;
  readonly onNew?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** All conversations of a project, last spoken in first. One mark says what a conversation needs. */
export function ThreadList({ threads, threadId, onOpen, onNew, onClose }: ThreadListProps) {
  const { t } = useTranslation('agent');
  const [openedAt] = useState(() => new Date());
  return (
    <>
      <header className="agent-head">
        <h2 className="agent-list-heading">{t('threads.heading')}</h2>
        <span className="agent-grow" />
        {onNew ? <IconButton size="dense" icon={SquarePen} label={t('threads.new')} onClick={onNew} /> : null}
        <IconButton size="dense" icon={X} label={t('threads.close')} onClick={onClose} />
      </header>
      <div className="agent-threads">
        {threads.length === 0 ? <p className="agent-quiet">{t('threads.none')}</p> : null}
        {threadsByDay(threads, openedAt).map(({ day, threads: ofDay }) => (
          <section key={day} aria-label={t(`threads.${day}`)}>
            <h3>{t(`threads.${day}`)}</h3>
            <ul>
              {ofDay.map((thread) => (
                <li key={thread.agentThreadId}>
                  <Thread thread={thread} day={day} current={thread.agentThreadId === threadId} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

interface ThreadProps {
  readonly thread: ThreadSummary;
  readonly day: Day;
  readonly current: boolean;
  readonly onOpen: (threadId: string) => void;
}

function Thread({ thread, day, current, onOpen }: ThreadProps) {
  const { t, i18n } = useTranslation('agent');
  const { agentThreadId: id, title, text, status, updateTime } = thread;
  return (
    <button
      type="button"
      className="agent-thread"
      aria-current={current ? 'true' : undefined}
      onClick={() => onOpen(id)}
    >
      <span className="agent-thread-mark" role="img" aria-label={t(`threads.status.${status}`)}>
        {isOpen(status) ? <ProgressRing size={14} /> : null}
        {status === 'failed' ? <CircleAlert size={14} strokeWidth={2} aria-hidden /> : null}
      </span>
      <span className="agent-grow">
        <span className="agent-thread-line">
          <b dir="auto">{title}</b>
          <time dateTime={updateTime}>
            {isOpen(status) ? t('threads.now') : spokenAt(updateTime, day, i18n.language)}
          </time>
        </span>
        <small dir="auto">{text}</small>
      </span>
    </button>
  );
}
