import { ApiError } from '@easel/contract';
import { QueryClientContext } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { retryFailed } from '../api/query-client.ts';
import { StoreUnreached } from '../api/store-unreached.ts';
import { Button } from './button.tsx';

export interface ErrorStateProps {
  /** What did not happen. */
  readonly title: string;
  /** Tells whether the line or the server is to blame; a server's error shows its request id, to be passed on. */
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
}

/** Something that should be here could not be had. */
export function ErrorState({ title, error, onRetry, retrying = false }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  const words = useErrorWords();
  const queries = useContext(QueryClientContext);
  const retry = () => {
    onRetry?.();
    // A page may have failed at several places; one press mends it all.
    if (queries) void retryFailed(queries);
  };
  return (
    <div className="ui-state" role="alert">
      <CloudOff size={20} strokeWidth={1.75} aria-hidden />
      <p className="ui-state-title">{title}</p>
      <p className="ui-state-text">{words(error)}</p>
      {error instanceof ApiError && error.requestId ? (
        <p className="ui-state-id">{t('error.request', { id: error.requestId })}</p>
      ) : null}
      {onRetry ? (
        <Button className="ui-state-act" kind="outline" size="dense" waiting={retrying} onClick={retry}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}

/** What to say of an error that no place has words of its own for: what happened, and what to do. */
export function useErrorWords(): (error: unknown) => string {
  const { t } = useTranslation('ui');
  return (error) => {
    if (error instanceof StoreUnreached) return t('error.store');
    if (!(error instanceof ApiError)) return t('error.network');
    if (error.status === 429) return t('error.tooMany');
    if (error.errorCode === 'server.disk_full') return t('error.diskFull');
    return error.status >= 500 ? t('error.server') : t('error.refused');
  };
}
