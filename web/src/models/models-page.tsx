import './models.css';
import type { Model } from '@easel/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { useSession } from '../api/session.ts';
import { SiteBar } from '../pages/site-bar.tsx';
import { Button, ErrorState, Skeleton } from '../ui/index.ts';
import { AddModel } from './add-model.tsx';
import { hasOnlyEmbedded, modelsFor, type Role } from './model-facts.ts';
import { ModelRow } from './model-row.tsx';
import { SearchRow } from './search-row.tsx';

const roles: readonly Role[] = ['image', 'chat'];

/** Taking apart is built in, and a row of its own only where the operator has a model for it. */
function rolesOf(models: readonly Model[] | undefined): readonly Role[] {
  return models && modelsFor(models, 'separate').length > 0 ? [...roles, 'separate'] : roles;
}

/** What this server draws, thinks and searches with, and how an operator gives it more. */
export function ModelsPage() {
  const { t } = useTranslation('models');
  const { user } = useSession();
  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);
  const listed = useQuery({
    // Of a person: those who have not signed in are told less.
    queryKey: ['models', 'whole', user?.id],
    queryFn: async ({ signal }) => (await client.models.list({ signal })).models,
  });
  return (
    <>
      <SiteBar />
      <Content
        models={listed.data}
        error={listed.error}
        retrying={listed.isFetching}
        onRetry={() => void listed.refetch()}
      />
    </>
  );
}

interface ContentProps {
  /** `undefined` while they are on their way. */
  readonly models: readonly Model[] | undefined;
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

function Content({ models, error, retrying, onRetry }: ContentProps) {
  const { t } = useTranslation('models');
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLElement>(null);
  const only = models !== undefined && hasOnlyEmbedded(models);
  const adding = asked || only;
  useEffect(() => {
    if (!asked) return;
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.focus({ preventScroll: true });
  }, [asked]);
  const add = () => {
    setAsked(true);
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.focus({ preventScroll: true });
  };
  return (
    <main className="site-page">
      <header className="site-head">
        <div>
          <h1 className="ui-h2">{t('title')}</h1>
          <p>{t('intro')}</p>
        </div>
        <Button kind="accent" icon={Plus} onClick={add}>
          {t('add.open')}
        </Button>
      </header>
      {error && !models ? (
        <div className="models-trouble">
          <ErrorState title={t('failed')} error={error} onRetry={onRetry} retrying={retrying} />
        </div>
      ) : null}
      {(error && !models ? [] : rolesOf(models)).map((role) => (
        <section key={role} className="models-section" aria-labelledby={`models-${role}`}>
          <h2 className="ui-h3" id={`models-${role}`}>
            {t(`roles.${role}`)}
          </h2>
          {models ? (
            <ul>
              {modelsFor(models, role).map((model, at) => (
                <ModelRow key={model.id} model={model} role={role} isAuto={at === 0} />
              ))}
            </ul>
          ) : (
            <RowSkeleton />
          )}
        </section>
      ))}
      <section className="models-section" aria-labelledby="models-search">
        <h2 className="ui-h3" id="models-search">
          {t('search.title')}
        </h2>
        <SearchRow />
      </section>
      {adding ? (
        <section className="models-section" ref={form} tabIndex={-1} aria-labelledby="models-add">
          <h2 className="ui-h3" id="models-add">
            {t('add.title')}
          </h2>
          <AddModel taken={models?.map(({ id }) => id) ?? []} only={only} />
        </section>
      ) : null}
    </main>
  );
}

function RowSkeleton() {
  const { t } = useTranslation('models');
  return (
    <ul aria-label={t('loading')} aria-busy>
      {/* As many as there are before an operator adds others. */}
      <li className="model-row">
        <div className="model-line">
          <Skeleton className="model-mark" />
          <div className="model-name">
            <Skeleton style={{ width: 128, height: 14 }} />
            <Skeleton style={{ width: 192, height: 12, marginTop: 6 }} />
          </div>
        </div>
      </li>
    </ul>
  );
}
