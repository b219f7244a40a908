import { ApiError, type RememberedContent } from '@easel/contract';
import { Bookmark, BookmarkX } from 'lucide-react';
import { useTranslation } from '../i18n/index.ts';
import { Button } from '../ui/index.ts';
import { useKeepingWords } from './use-keeping-words.ts';
import { useMemories, useMemoryActs, type MemoryOf } from './use-memories.ts';
import './memory.css';

export type Remembered = Pick<RememberedContent, 'memoryId' | 'scope' | 'text'>;

export interface RememberedNotesProps {
  readonly notes: readonly Remembered[];
  /** The project whose memory one may change; not given where one may only read. */
  readonly projectId?: string | undefined;
}

/** What a turn has kept for later, said quietly, with a way to take it back. */
export function RememberedNotes({ notes, projectId }: RememberedNotesProps) {
  return (
    <ul className="memory-notes">
      {notes.map((note) => (
        <li key={note.memoryId}>{projectId ? <OwnNote note={note} projectId={projectId} /> : <Words note={note} />}</li>
      ))}
    </ul>
  );
}

function OwnNote({ note, projectId }: { readonly note: Remembered; readonly projectId: string }) {
  const { t } = useTranslation('memory');
  const of: MemoryOf = note.scope === 'person' ? 'own' : { projectId };
  const { memories, isFetchedAfterMount } = useMemories(of, { anew: true });
  const { forget } = useMemoryActs(of);
  const keeping = useKeepingWords();
  const now = memories?.find(({ id }) => id === note.memoryId);
  // Until the list has come that was asked for after it, the message is believed.
  const gone = isFetchedAfterMount && memories !== undefined && !now;
  const undo = async () => {
    try {
      await forget(note.memoryId);
    } catch (error) {
      if (!(error instanceof ApiError && error.errorCode === 'memory.not_found')) throw error;
    }
  };
  return (
    <>
      <Words note={now ? { ...note, text: now.text } : note} gone={gone} />
      {now ? (
        <Button
          size="dense"
          waiting={keeping.busy}
          aria-label={t('note.undoNamed', { text: now.text })}
          onClick={() => void keeping.keep(undo)}
        >
          {t('note.undo')}
        </Button>
      ) : null}
      {keeping.error ? (
        <span className="memory-trouble" role="alert">
          {keeping.error}
        </span>
      ) : null}
    </>
  );
}

function Words({ note: { scope, text }, gone = false }: { readonly note: Remembered; readonly gone?: boolean }) {
  const { t } = useTranslation('memory');
  const Icon = gone ? BookmarkX : Bookmark;
  return (
    <p data-gone={gone || undefined}>
      <Icon size={14} strokeWidth={2} aria-hidden />
      <span>
        <span>{t(gone ? `note.gone.${scope}` : `note.${scope}`)}</span> <q dir="auto">{text}</q>
      </span>
    </p>
  );
}
