import type { HistoryEntry } from '@easel/contract';
import { useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, History, X } from 'lucide-react';
import { useEffect, useRef, useState, type UIEvent } from 'react';
import { useStore } from 'zustand';
import { client } from '../api/client.ts';
import { askAgain } from '../api/held-answers.ts';
import type { CanvasSession } from '../canvas/index.ts';
import { useLanguage, useTranslation } from '../i18n/index.ts';
import {
  EmptyState,
  ErrorState,
  IconButton,
  Segments,
  showToast,
  Skeleton,
  useArrivingFocus,
  useErrorWords,
} from '../ui/index.ts';
import { byDay, dateWords, daysAgo } from './days.ts';
import { HistoryRow, NameField } from './history-row.tsx';
import type { Looking } from './looking.ts';
import { historyKey, useEntries } from './use-entries.ts';
import { passes, type HistoryFilter } from './version-words.ts';
import './history.css';

const filters: readonly HistoryFilter[] = ['everyone', 'people', 'agent', 'named'];
/** Pixels before the end of the list at which more is asked for. */
const ahead = 400;

export interface HistoryPanelProps {
  readonly live: CanvasSession;
  readonly looking: Looking;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

/** All versions of the canvas, by day; one of them at a time is shown in its place. */
export function HistoryPanel({ live, looking, canEdit, onClose }: HistoryPanelProps) {
  const { t } = useTranslation('history');
  const [filter, setFilter] = useState<HistoryFilter>('everyone');
  const [naming, setNaming] = useState(false);
  const query = useEntries(live);
  const name = useNaming(live);
  const panel = useRef<HTMLElement>(null);
  useArrivingFocus(panel);
  const shown = query.entries.filter((entry) => passes(entry, filter));
  useFilledPage(shown.length, query);
  return (
    <section
      ref={panel}
      className="history"
      aria-labelledby="history-title"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header className="history-head">
        <h2 id="history-title">{t('title')}</h2>
        {canEdit ? (
          <IconButton icon={BookmarkPlus} label={t('name.now')} size="dense" onClick={() => setNaming(true)} />
        ) : null}
        <IconButton icon={X} label={t('close')} shortcut="Esc" size="dense" onClick={onClose} />
      </header>
      <div className="history-filter">
        <Segments
          label={t('filter.label')}
          value={filter}
          onChange={setFilter}
          segments={filters.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
      </div>
      <div className="history-list" onScroll={(event) => askForMore(event, query)}>
        {naming ? (
          <div className="history-naming">
            <NameField
              name=""
              onEnd={(text) => {
                setNaming(false);
                if (text) void live.autosave.flush().then(() => name(text));
              }}
            />
          </div>
        ) : null}
        <Body {...{ query, shown, filter, looking, canEdit, name }} />
      </div>
      <footer className="history-foot">{t('kept')}</footer>
    </section>
  );
}

type Query = ReturnType<typeof useEntries>;

interface BodyProps {
  readonly query: Query;
  readonly shown: readonly HistoryEntry[];
  readonly filter: HistoryFilter;
  readonly looking: Looking;
  readonly canEdit: boolean;
  readonly name: (name: string, version?: string) => void;
}

function Body({ query, shown, filter, looking, canEdit, name }: BodyProps) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const asked = useStore(looking, (state) => state.asked);
  const error = useStore(looking, (state) => state.error);
  const [now] = useState(() => new Date());
  if (query.error && query.entries.length === 0) {
    return (
      <div className="history-state">
        <ErrorState
          title={t('failed')}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  if (query.isPending) return <Loading />;
  if (shown.length === 0 && !query.hasNextPage) {
    return (
      <div className="history-state">
        <EmptyState icon={History} title={t(`empty.${filter}.title`)} text={t(`empty.${filter}.text`)} />
      </div>
    );
  }
  const days = byDay(shown);
  const dayWords = (day: number) => {
    const ago = daysAgo(day, now);
    if (ago === null) return dateWords(day, now, language);
    return t(ago === 0 ? 'today' : 'yesterday');
  };
  return (
    <>
      {error ? (
        <div className="history-state">
          <ErrorState title={t('unreadable')} error={error} onRetry={() => asked && void looking.show(asked)} />
        </div>
      ) : null}
      {days.map(({ day, entries }, at) => (
        <section key={day} aria-label={dayWords(day)}>
          <h3 className="history-day">{dayWords(day)}</h3>
          <ol>
            {at === 0 && filter === 'everyone' ? <Now looking={looking} /> : null}
            {entries.map((one) => (
              <HistoryRow
                key={one.version}
                entry={one}
                shown={one.version === asked?.version}
                canEdit={canEdit}
                onShow={() => void looking.show(one)}
                onName={(text) => name(text, one.version)}
              />
            ))}
          </ol>
        </section>
      ))}
      {query.hasNextPage ? <Loading /> : null}
    </>
  );
}

/** The way back to the live canvas, which is everybody's. */
function Now({ looking }: { readonly looking: Looking }) {
  const { t } = useTranslation('history');
  const live = useStore(looking, (state) => state.asked === null);
  return (
    <li className="history-row" data-live={live}>
      <button type="button" className="history-press" aria-current={live || undefined} onClick={() => looking.leave()}>
        <span className="sr-only">{t('nowWords')}</span>
      </button>
      <span className="history-time" aria-hidden>
        {t('now')}
      </span>
      <div className="history-what" aria-hidden>
        <p className="history-words">
          <span>{t('nowWords')}</span>
        </p>
      </div>
    </li>
  );
}

function Loading() {
  const { t } = useTranslation('history');
  return (
    <ol aria-busy aria-label={t('loading')}>
      {[70, 52, 64].map((width) => (
        <li key={width} className="history-row">
          <Skeleton style={{ width: 32, height: 12, marginTop: 4 }} />
          <div className="history-what">
            <Skeleton style={{ width: `${width}%`, height: 12, marginTop: 4 }} />
            <Skeleton style={{ width: 80, height: 12, marginTop: 10 }} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function askForMore({ currentTarget: list }: UIEvent<HTMLElement>, query: Query): void {
  const rest = list.scrollHeight - list.scrollTop - list.clientHeight;
  if (rest < ahead && query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
}

/** A filter may leave little of a page: more is asked for until there is something to scroll. */
function useFilledPage(count: number, { hasNextPage, isFetchingNextPage, fetchNextPage }: Query): void {
  useEffect(() => {
    if (count < 12 && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [count, hasNextPage, isFetchingNextPage, fetchNextPage]);
}

function useNaming({ projectId: id }: CanvasSession) {
  const { t } = useTranslation('history');
  const words = useErrorWords();
  const cache = useQueryClient();
  return (name: string, version?: string) =>
    void client.versions
      .name({ id }, { name, ...(version !== undefined && { version }) })
      .then(() => askAgain(cache, { queryKey: historyKey(id) }))
      .catch((error: unknown) => showToast({ text: t('name.failed', { reason: words(error) }), kind: 'danger' }));
}
