import type { SearchTest } from '@easel/contract';
import { useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { Button, ErrorState, Skeleton } from '../ui/index.ts';
import { TestState } from './model-row.tsx';
import { TestStep } from './test-outcome.tsx';
import { useSearchTest } from './use-model-test.ts';

/** Who answers when the agent looks something up, and whether it does. */
export function SearchRow() {
  const { t } = useTranslation('models');
  const about = useQuery({ queryKey: ['web-search'], queryFn: ({ signal }) => client.webSearch.about({ signal }) });
  const test = useSearchTest();
  if (about.error && !about.data) {
    return (
      <div className="models-trouble">
        <ErrorState
          title={t('search.failed')}
          error={about.error}
          onRetry={() => void about.refetch()}
          retrying={about.isFetching}
        />
      </div>
    );
  }
  const { driver, host } = about.data ?? { driver: null, host: null };
  return (
    <ul aria-busy={about.isPending}>
      <li className="model-row">
        <div className="model-line is-search">
          <span className="model-mark" data-tint="1" aria-hidden>
            <Globe size={16} strokeWidth={1.75} />
          </span>
          <div className="model-name">
            {driver ? (
              <>
                <p>
                  <b>{t(`search.drivers.${driver}`)}</b>
                </p>
                <p>{driver === 'none' ? t('search.off') : t('search.asks', { host })}</p>
              </>
            ) : (
              <Skeleton style={{ width: 160, height: 14 }} />
            )}
          </div>
          <p className="model-can model-sizes">{driver && driver !== 'none' ? t('search.means') : null}</p>
          <div className="model-act">
            {test.isPending ? null : <TestState test={test.data} error={test.error} />}
            {driver && driver !== 'none' ? (
              <Button
                kind="outline"
                size="dense"
                waiting={test.isPending}
                aria-label={t('search.test')}
                onClick={() => test.mutate()}
              >
                {t('test.do')}
              </Button>
            ) : null}
          </div>
        </div>
        {test.data ? <SearchOutcome test={test.data} host={host ?? ''} /> : null}
      </li>
    </ul>
  );
}

function SearchOutcome({ test, host }: { readonly test: SearchTest; readonly host: string }) {
  const { t } = useTranslation('models');
  const { steps, problem, found } = test;
  return (
    <div className="model-test">
      <ol className="model-steps" aria-label={t('test.steps')}>
        {steps.map(({ name, ok, ms, status }) => (
          <TestStep
            key={name}
            ok={ok}
            ms={ms}
            words={ok ? t(`search.step.${name}`, { host }) : t(`search.problem.${problem ?? 'other'}.what`, { host })}
          >
            {ok && name === 'search' ? (
              <p className="model-advice">{found.map(({ title }) => title).join(t('sizes.between'))}</p>
            ) : null}
            {ok ? null : <p className="model-advice">{t(`search.problem.${problem ?? 'other'}.do`)}</p>}
            {!ok && status ? <p className="model-said">{t('test.status', { status })}</p> : null}
          </TestStep>
        ))}
      </ol>
    </div>
  );
}
