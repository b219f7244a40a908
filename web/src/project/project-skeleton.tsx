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
      <header className="project-bar project-top-left">
        <Link to="/" className="project-home" aria-label={t('allProjects')}>
          <Mark />
        </Link>
        {title ? (
          <span className="project-title">{title}</span>
        ) : (
          <Skeleton className="project-skeleton" style={{ width: 140 }} />
        )}
        <Skeleton className="project-skeleton" style={{ width: 44, margin: '0 8px' }} />
      </header>
      <div className="project-bar project-top-right" data-wide>
        <span className="project-grow" />
        <Skeleton className="project-round" />
      </div>
      <div className="project-side" aria-hidden>
        <div className="project-side-skeleton">
          <Skeleton className="project-skeleton" style={{ width: 132, marginBottom: 28 }} />
          <Skeleton className="project-skeleton" style={{ width: '76%', height: 64, marginLeft: '24%' }} />
          {[92, 64, 48, 56, 40].map((width) => (
            <Skeleton key={width} className="project-skeleton" style={{ width: `${width}%`, marginTop: 20 }} />
          ))}
        </div>
      </div>
    </main>
  );
}
