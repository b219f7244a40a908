import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../i18n/index.ts';
import { Mark, Skeleton } from '../ui/index.ts';
import { knownTitle } from './known-title.ts';

/** A project that is being loaded: its title at once where it is known, the panels in their final measures. */
export function ProjectSkeleton({ id }: { readonly id: string }) {
  const { t } = useTranslation('project');
  const title = knownTitle(useQueryClient(), id);
  return (
    <main className="project-page" aria-busy aria-label={t('loading')}>
      <div className="project-ground" />
      <BarsSkeleton title={title} />
      <div className="project-side" aria-hidden>
        <AgentSkeleton />
      </div>
    </main>
  );
}

/** The bars at the upper edge, with the way home; undefined: a title that is not known yet. */
export function BarsSkeleton({ title }: { readonly title: string | undefined }) {
  const { t } = useTranslation('project');
  return (
    <>
      <header className="project-bar project-top-left">
        <Link to="/" className="project-home" aria-label={t('allProjects')}>
          <Mark />
        </Link>
        {title === undefined ? (
          <Skeleton className="project-skeleton" style={{ width: 140 }} />
        ) : (
          <span className="project-title">{title || t('untitled')}</span>
        )}
        <Skeleton className="project-skeleton" style={{ width: 44, margin: '0 8px' }} />
      </header>
      <div className="project-bar project-top-right" data-wide>
        <span className="project-grow" />
        <Skeleton className="project-round" />
      </div>
    </>
  );
}

/** A conversation that is being loaded. */
export function AgentSkeleton() {
  return (
    <div className="project-side-skeleton" aria-hidden>
      <Skeleton className="project-skeleton" style={{ width: 132, marginBottom: 28 }} />
      <Skeleton className="project-skeleton" style={{ width: '76%', height: 64, marginLeft: '24%' }} />
      {[92, 64, 48, 56, 40].map((width) => (
        <Skeleton key={width} className="project-skeleton" style={{ width: `${width}%`, marginTop: 20 }} />
      ))}
    </div>
  );
}
