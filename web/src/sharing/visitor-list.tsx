import type { Visitor } from '@easel/contract';
import { UserRound } from 'lucide-react';
import { useLanguage, useTranslation } from '../i18n/index.ts';
import { Avatar, ErrorState, Skeleton } from '../ui/index.ts';
import { useVisitors } from './use-sharing.ts';
import { dateLocale } from '../i18n/date-locale.ts';

export interface VisitorListProps {
  readonly id: string;
  readonly projectId: string;
}

/** Who opened the link, last visit first. */
export function VisitorList({ id, projectId }: VisitorListProps) {
  const { t } = useTranslation('sharing');
  const { data, error, isFetching, refetch } = useVisitors(projectId);
  if (!data && error) {
    return (
      <div id={id}>
        <ErrorState title={t('visitors.failed')} error={error} retrying={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    // Focusable so that the keyboard can scroll it.
    <ul id={id} className="share-visitors" tabIndex={0} aria-label={t('visitors.label')} aria-busy={!data}>
      {data ? data.map((visitor) => <VisitorRow key={visitor.id} visitor={visitor} />) : <VisitorSkeletons />}
    </ul>
  );
}

function VisitorRow({ visitor }: { readonly visitor: Visitor }) {
  const { t } = useTranslation('sharing');
  const language = useLanguage();
  const { id, userId = id, name, firstVisitAt, lastVisitAt, visitCount } = visitor;
  const day = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const [first, last] = [new Date(firstVisitAt), new Date(lastVisitAt)];
  return (
    <li className="share-person">
      {name ? (
        <Avatar person={{ id: userId, name }} size={28} />
      ) : (
        <span className="share-invited-face" data-small="">
          <UserRound size={14} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <span className="share-who">
        <span className="share-name">{name ?? t('visitors.someone')}</span>
        <span className="share-line">
          {visitCount === 1
            ? moment.format(last)
            : t('visitors.between', { last: moment.format(last), first: day.format(first) })}
        </span>
      </span>
      <span className="share-owner">{t('visitors.times', { count: visitCount })}</span>
    </li>
  );
}

function VisitorSkeletons() {
  return [120, 88, 104].map((width) => (
    <li key={width} className="share-person" aria-hidden>
      <Skeleton className="share-round" style={{ width: 28, height: 28 }} />
      <span className="share-who">
        <Skeleton style={{ width, height: 12 }} />
        <Skeleton style={{ width: width + 60, height: 10, marginTop: 6 }} />
      </span>
    </li>
  ));
}
