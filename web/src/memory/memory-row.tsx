import { longestMemory, type Memory } from '@easel/contract';
import { Link } from '@tanstack/react-router';
import { Pencil, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useTranslation } from '../i18n/index.ts';
import { Button, IconButton } from '../ui/index.ts';
import { useForgetting } from './use-forgetting.ts';
import { useKeepingWords } from './use-keeping-words.ts';
import { useMemoryActs, type MemoryOf } from './use-memories.ts';
import { dateLocale } from '../i18n/date-locale.ts';

export interface MemoryRowProps {
  readonly of: MemoryOf;
  readonly memory: Memory;
  /** Goes to a conversation of the project that is open. */
  readonly onOpenThread?: ((threadId: string) => void) | undefined;
  /** Called before it is taken off the list. */
  readonly onLeaving: () => void;
}

/** One thing that is remembered, where it comes from, and what can be done with it. */
export function MemoryRow({ of, memory, onOpenThread, onLeaving }: MemoryRowProps) {
  const { t } = useTranslation('memory');
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLLIElement>(null);
  const forget = useForgetting(of);
  const { text } = memory;
  const leave = () => {
    const within = row.current?.contains(document.activeElement);
    // Back to where one came from, and at once: a frame later one may write elsewhere already.
    flushSync(() => setEditing(false));
    if (within) edit.current?.focus();
  };
  if (editing) return <EditRow row={row} of={of} memory={memory} onLeave={leave} />;
  return (
    <li className="memory-row">
      <div className="memory-words">
        <p dir="auto">{text}</p>
        <p className="memory-origin">
          <OriginWords of={of} memory={memory} onOpenThread={onOpenThread} />
        </p>
      </div>
      <div className="memory-acts">
        <IconButton
          ref={edit}
          size="dense"
          icon={Pencil}
          label={t('edit', { text })}
          onClick={() => setEditing(true)}
        />
        <IconButton
          size="dense"
          icon={X}
          label={t('forget', { text })}
          onClick={() => {
            onLeaving();
            forget(memory);
          }}
        />
      </div>
    </li>
  );
}

interface EditRowProps extends Pick<MemoryRowProps, 'of' | 'memory'> {
  readonly row: Ref<HTMLLIElement>;
  readonly onLeave: () => void;
}

function EditRow({ row, of, memory, onLeave }: EditRowProps) {
  const { t } = useTranslation('memory');
  const { change } = useMemoryActs(of);
  const [text, setText] = useState(memory.text);
  const keeping = useKeepingWords();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = () => {
    if (!text.trim()) return;
    if (text.trim() === memory.text) return onLeave();
    void keeping.keep(() => change(memory.id, text)).then((kept) => kept && onLeave());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      save();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    }
  };
  return (
    <li ref={row} className="memory-row is-edited">
      <textarea
        ref={field}
        className="memory-field"
        dir="auto"
        aria-label={t('editing')}
        rows={2}
        maxLength={longestMemory}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {keeping.error ? (
        <p className="memory-trouble" role="alert">
          {keeping.error}
        </p>
      ) : null}
      <div className="memory-edit-acts">
        <Button size="dense" onClick={onLeave}>
          {t('cancel')}
        </Button>
        <Button kind="outline" size="dense" waiting={keeping.busy} disabled={!text.trim()} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </li>
  );
}

function OriginWords({ of, memory, onOpenThread }: Omit<MemoryRowProps, 'onLeaving'>) {
  const { t } = useTranslation('memory');
  const language = useLanguage();
  const { origin, source, author, createdAt } = memory;
  const day = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'medium' }).format(new Date(createdAt));
  const how = t(`source.${source}`);
  // One's own memory holds nobody else's words.
  const words = of !== 'own' && author ? t('by', { how, name: author }) : how;
  const here = origin && of !== 'own' && of.projectId === origin.projectId && onOpenThread;
  return (
    <>
      <time dateTime={createdAt}>{day}</time>
      <span aria-hidden> · </span>
      {here ? (
        <button type="button" onClick={() => onOpenThread(origin.threadId)}>
          {words}
        </button>
      ) : origin && of === 'own' ? (
        <Link to="/p/$id" params={{ id: origin.projectId }}>
          {words}
        </Link>
      ) : (
        <span>{words}</span>
      )}
    </>
  );
}
