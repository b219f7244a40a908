import './credits.css';
import type { CreditAccount } from '@easel/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../api/client.ts';
import { useTranslation } from '../i18n/index.ts';
import { ErrorState, Skeleton } from '../ui/index.ts';
import { monthName, SpentTable } from './spent-table.tsx';

/** What is left of this month's credits, and where they went; where nobody is counted, that. */
export function AccountCredits() {
  const { t, i18n } = useTranslation('credits');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['credits'],
    queryFn: ({ signal }) => client.credits.account({ signal }),
    refetchOnMount: 'always',
  });
  if (error && !data) {
    return <ErrorState title={t('failed')} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="credits-skeleton" />;
  if (!data.enabled) return <p className="credits-note">{t('off')}</p>;
  const earlier = data.months.filter(({ month }) => month !== data.month);
  return (
    <>
      <Balance account={data} />
      <SpentTable caption={t('byProject')} rows={data.projects.map((project) => rowOf(project, t))} />
      <SpentTable
        caption={t('byMonth')}
        rows={earlier.map(({ month, spent }) => ({ key: month, name: monthName(month, i18n.language), spent }))}
      />
    </>
  );
}

function Balance({ account }: { readonly account: CreditAccount }) {
  const { t } = useTranslation('credits');
  const { held, costPerImage, costPerTurn } = account;
  const [left, allowance] = [Math.max(0, account.balance ?? 0), account.allowance ?? 0];
  const words = t('left', { left, allowance });
  const notes = [
    ...(held > 0 ? [t('held', { count: held })] : []),
    t('renewed'),
    t('perImage', { count: costPerImage }),
    ...(costPerTurn > 0 ? [t('perTurn', { count: costPerTurn })] : []),
  ];
  return (
    <>
      <p className="credits-left">{words}</p>
      <div className="credits-meter" role="img" aria-label={words}>
        <span style={{ width: `${allowance > 0 ? (left / allowance) * 100 : 0}%` }} />
      </div>
      {notes.map((note) => (
        <p key={note} className="credits-note">
          {note}
        </p>
      ))}
    </>
  );
}

function rowOf(
  { projectId, title, spent }: CreditAccount['projects'][number],
  t: ReturnType<typeof useTranslation<'credits'>>['t'],
) {
  const name =
    title === null ? (
      t('deleted')
    ) : (
      <Link to="/p/$id" params={{ id: projectId }}>
        {title || t('untitled')}
      </Link>
    );
  return { key: projectId, name, spent };
}
