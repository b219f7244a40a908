import type { HistoryEntry } from '@easel/contract';
import { Bookmark, BookmarkPlus, Bot, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSession as useSignedIn } from '../api/session.ts';
import { thumbnailUrl } from '../canvas/index.ts';
import { useLanguage, useTranslation } from '../i18n/index.ts';
import { Avatar, IconButton, showTone } from '../ui/index.ts';
import { hourWords } from './days.ts';
import { useEntryWords } from './use-entry-words.ts';

export interface HistoryRowProps {
  readonly entry: HistoryEntry;
  readonly shown: boolean;
  readonly canEdit: boolean;
  readonly onShow: () => void;
  readonly onName: (name: string) => void;
}

const longest = 200;

/** One entry: when, what, by whom, and the pictures that came with it. A press shows the canvas as it then was. */
export function HistoryRow({ entry, shown, canEdit, onShow, onName }: HistoryRowProps) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const words = useEntryWords()(entry);
  const [naming, setNaming] = useState(false);
  const time = hourWords(entry.at, language);
  return (
    <li className="history-row" data-shown={shown}>
      <button type="button" className="history-press" aria-current={shown || undefined} onClick={onShow}>
        <span className="sr-only">{t('look', { time, what: entry.name ?? words })}</span>
      </button>
      <time className="history-time" dateTime={entry.at} aria-hidden>
        {time}
      </time>
      <div className="history-what">
        {naming ? (
          <NameField
            name={entry.name ?? ''}
            onEnd={(name) => {
              setNaming(false);
              if (name !== null && name !== (entry.name ?? '')) onName(name);
            }}
          />
        ) : (
          <p className="history-words" data-named={entry.name !== null} aria-hidden>
            <span dir="auto">{entry.name ?? words}</span>
            {entry.name === null ? null : <Bookmark size={14} strokeWidth={2} fill="currentColor" />}
          </p>
        )}
        {entry.name === null || naming ? null : <p className="history-more">{words}</p>}
        <Author entry={entry} />
        {entry.thumbnails.length > 0 ? (
          <span className="history-pictures" aria-hidden>
            {entry.thumbnails.map((url) => (
              <img key={url} src={thumbnailUrl(url, 128, Infinity)} alt="" loading="lazy" onLoad={showTone} />
            ))}
          </span>
        ) : null}
      </div>
      {canEdit && !naming ? (
        <IconButton
          className="history-name"
          icon={entry.name === null ? BookmarkPlus : Pencil}
          size="dense"
          side="left"
          label={entry.name === null ? t('name.give', { time }) : t('name.change', { name: entry.name })}
          onClick={() => setNaming(true)}
        />
      ) : null}
    </li>
  );
}

function Author({ entry: { author } }: { readonly entry: HistoryEntry }) {
  const { t } = useTranslation('history');
  const { user } = useSignedIn();
  const isAgent = author.kind === 'agent';
  const person = author.id === user?.id ? t('you') : author.name || t('gone');
  return (
    <p className="history-author">
      {isAgent ? (
        <span className="history-agent">
          <Bot size={12} strokeWidth={2} aria-hidden />
        </span>
      ) : (
        <Avatar person={{ ...author, name: author.name || '?' }} size={16} />
      )}
      {isAgent ? t('agent') : person}
    </p>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly onEnd: (name: string | null) => void;
}

/** Enter keeps, Escape keeps the old one; an empty name takes it away. */
export function NameField({ name, onEnd }: NameFieldProps) {
  const { t } = useTranslation('history');
  const field = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = (next: string | null) => {
    if (ended.current) return;
    ended.current = true;
    onEnd(next);
  };
  return (
    <input
      ref={field}
      className="history-field"
      dir="auto"
      aria-label={t('name.label')}
      placeholder={t('name.placeholder')}
      defaultValue={name}
      maxLength={longest}
      onBlur={(event) => end(event.target.value.trim())}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(event.currentTarget.value.trim());
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        end(null);
      }}
    />
  );
}
