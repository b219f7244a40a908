import type { Recalled } from '@easel/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileText, Image, MessageSquare, Search, X } from 'lucide-react';
import { useDeferredValue, type ReactNode } from 'react';
import { client } from '../api/client.ts';
import { useLanguage, useTranslation } from '../i18n/index.ts';
import { ErrorState, IconButton, TextField } from '../ui/index.ts';
import { dateLocale } from '../i18n/date-locale.ts';

const icons = { research: FileText, picture: Image, message: MessageSquare };

export interface RecallSearchProps {
  readonly projectId: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onShowNode: (nodeId: string) => void;
  readonly onOpenThread: (threadId: string) => void;
}

/** Finds earlier research, pictures and words of a project. */
export function RecallSearch({ words, onWords, ...result }: RecallSearchProps) {
  const { t } = useTranslation('memory');
  return (
    <search className="memory-search">
      <TextField
        label={t('search.label')}
        labelHidden
        icon={Search}
        placeholder={t('search.label')}
        value={words}
        maxLength={200}
        onChange={(event) => onWords(event.target.value)}
        end={words ? <IconButton size="dense" icon={X} label={t('search.clear')} onClick={() => onWords('')} /> : null}
      />
      {words.trim() ? <Results words={words.trim()} {...result} /> : null}
    </search>
  );
}

function Results({ projectId, words, ...acts }: Omit<RecallSearchProps, 'onWords'>) {
  const { t } = useTranslation('memory');
  const sought = useDeferredValue(words);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['recall', projectId, sought],
    queryFn: async ({ signal }) => (await client.memory.recall({ id: projectId }, { q: sought }, { signal })).results,
    placeholderData: keepPreviousData,
  });
  if (error)
    return <ErrorState title={t('search.failed')} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <>
      <p className="memory-found" role="status">
        {data.length > 0 ? t('search.found', { count: data.length }) : t('search.none')}
      </p>
      <ul className="memory-results">
        {data.map((result, at) => (
          <li key={`${result.threadId}:${at}`}>
            <Result result={result} {...acts} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Result({
  result,
  onShowNode,
  onOpenThread,
}: { readonly result: Recalled } & Pick<RecallSearchProps, 'onShowNode' | 'onOpenThread'>) {
  const { t } = useTranslation('memory');
  const language = useLanguage();
  const { kind, title, excerpt, url, nodeId, threadId, at } = result;
  const Icon = icons[kind];
  const day = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'medium' }).format(new Date(at));
  const site = kind === 'research' && url ? (URL.parse(url)?.hostname ?? '') : '';
  const content: ReactNode = (
    <>
      {kind === 'picture' && url ? (
        <img src={`${url}?w=64`} alt="" loading="lazy" />
      ) : (
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      )}
      <span>
        <b dir="auto">{kind === 'message' ? excerpt : title}</b>
        {kind === 'message' ? null : (
          <span className="memory-excerpt" dir="auto">
            {excerpt}
          </span>
        )}
        <small>{[t(`search.${kind}`), site, day].filter(Boolean).join(' · ')}</small>
      </span>
    </>
  );
  if (kind === 'research' && url && /^https?:/.test(url)) {
    return (
      <a className="memory-result" href={url} target="_blank" rel="noreferrer">
        {content}
      </a>
    );
  }
  const go = () => (nodeId ? onShowNode(nodeId) : onOpenThread(threadId));
  return (
    <button type="button" className="memory-result" onClick={go}>
      {content}
    </button>
  );
}
