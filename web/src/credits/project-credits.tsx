import './credits.css';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { useTranslation } from '../i18n/index.ts';
import { Dialog, ErrorState, Skeleton } from '../ui/index.ts';
import { monthName, SpentTable } from './spent-table.tsx';

export interface ProjectCreditsProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

/** What a project has used, month by month and by whom; for its owner. */
export function ProjectCredits({ projectId, onClose }: ProjectCreditsProps) {
  const { t } = useTranslation('credits');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('project')}>
      <Usage projectId={projectId} />
    </Dialog>
  );
}

function Usage({ projectId }: { readonly projectId: string }) {
  const { t, i18n } = useTranslation('credits');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['credits', projectId],
    queryFn: ({ signal }) => client.credits.project({ id: projectId }, { signal }),
    refetchOnMount: 'always',
  });
  if (error && !data) {
    return <ErrorState title={t('failed')} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="credits-skeleton" />;
  if (data.months.length === 0) return <p className="credits-note">{t(data.enabled ? 'unused' : 'off')}</p>;
  return data.months.map(({ month, spent, people }) => (
    <SpentTable
      key={month}
      caption={t('inMonth', { month: monthName(month, i18n.language), count: spent })}
      rows={people.map(({ userId, name, spent: own }) => ({ key: userId, name, spent: own }))}
    />
  ));
}
