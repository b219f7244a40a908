import { useId, type ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { ErrorState, Skeleton, useNeighbourFocus } from '../ui/index.ts';
import { AddMemory } from './add-memory.tsx';
import { MemoryRow, type MemoryRowProps } from './memory-row.tsx';
import { useMemories, type MemoryOf } from './use-memories.ts';

export interface MemorySectionProps extends Pick<MemoryRowProps, 'onOpenThread'> {
  readonly of: MemoryOf;
  /** Not given where the page says it already. */
  readonly title?: string;
  readonly note?: string;
  readonly empty: string;
}

/** One memory: what it holds, newest first, and a way to add to it. */
export function MemorySection({ of, title, note, empty, onOpenThread }: MemorySectionProps) {
  const { t } = useTranslation('memory');
  const titleId = useId();
  const { memories, error, isFetching, refetch } = useMemories(of);
  const { list, leaving } = useNeighbourFocus<HTMLUListElement>();
  let content: ReactNode;
  if (memories && memories.length > 0) {
    content = (
      <ul ref={list} className="memory-list">
        {memories.map((memory, at) => (
          <MemoryRow
            key={memory.id}
            of={of}
            memory={memory}
            onOpenThread={onOpenThread}
            onLeaving={() => leaving(at)}
          />
        ))}
      </ul>
    );
  } else if (memories) content = <p className="memory-empty">{empty}</p>;
  else if (error)
    content = <ErrorState title={t('failed')} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  else content = <Loading />;
  return (
    <section className="memory-section" aria-labelledby={title ? titleId : undefined}>
      {title ? <h3 id={titleId}>{title}</h3> : null}
      {note ? <p className="memory-note">{note}</p> : null}
      <AddMemory of={of} />
      {content}
    </section>
  );
}

function Loading() {
  const { t } = useTranslation('memory');
  return (
    <div className="memory-loading" role="status" aria-busy aria-label={t('loading')}>
      {[82, 64].map((width) => (
        <Skeleton key={width} style={{ width: `${width}%`, height: 14 }} />
      ))}
    </div>
  );
}
