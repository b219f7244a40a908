import './sign-in.css';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, Wordmark } from '../ui/index.ts';
import { Question } from './question.tsx';
import { SignInWall } from './sign-in-wall.tsx';
import { useOptions } from './use-options.ts';
import { WaysSkeleton } from './ways-step.tsx';

/** One question at a time. Who has signed in is led on by the router. */
export function SignInPage() {
  const { t } = useTranslation('sign-in');
  const { to } = useSearch({ from: '/sign-in' });
  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);
  return (
    <main className="sign-in">
      <section className="sign-in-form">
        <Wordmark />
        <div className="sign-in-middle">
          <Middle to={to ?? null} />
        </div>
        <p className="sign-in-foot">{to && to !== '/' ? t('return') : null}</p>
      </section>
      <SignInWall />
    </main>
  );
}

function Middle({ to }: { readonly to: string | null }) {
  const { t } = useTranslation('sign-in');
  const { data, error, isFetching, refetch } = useOptions();
  if (data) return <Question options={data} to={to} />;
  if (!error) return <WaysSkeleton />;
  return <ErrorState title={t('ways.unknown')} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}
