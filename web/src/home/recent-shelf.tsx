import type { ProjectSummary } from '@easel/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportProject, type ImportProjectProps } from '../transfer/index.ts';
import { ErrorState, Skeleton, useNeighbourFocus } from '../ui/index.ts';
import { BlankProject, type BlankProjectProps } from './blank-project.tsx';
import { ProjectCard } from './project-card.tsx';
import { useDeleting } from './use-deleting.ts';
import { useNow } from './use-now.ts';
import { projectsKey } from './use-projects.ts';
import { useRenaming } from './use-renaming.ts';

export interface RecentShelfProps extends BlankProjectProps {
  /** `undefined` while they are on their way. */
  readonly projects: readonly ProjectSummary[] | undefined;
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly taking: ImportProjectProps;
}

/** Cards before one asks for all: two rows on most screens. */
export const fewCards = 12;
const skeletons = [0, 1, 2, 3, 4];

export function RecentShelf({ projects, error, retrying, onRetry, taking, onBlank, creating }: RecentShelfProps) {
  const { t } = useTranslation('home');
  const [all, setAll] = useState(false);
  const shown = all ? projects : projects?.slice(0, fewCards);
  return (
    <section className="shelf" aria-labelledby="recent-title">
      <div className="shelf-head">
        <h2 className="ui-h3" id="recent-title">
          {t('recent.title')}
        </h2>
        {projects && projects.length > fewCards && !all ? (
          <button type="button" className="shelf-all" onClick={() => setAll(true)}>
            {t('recent.all', { count: projects.length })}
          </button>
        ) : null}
        <span className="shelf-gap" />
        <ImportProject {...taking} />
        <BlankProject onBlank={onBlank} creating={creating} />
      </div>
      {shown ? (
        <Cards projects={shown} />
      ) : error ? (
        <ErrorState title={t('recent.failed')} error={error} onRetry={onRetry} retrying={retrying} />
      ) : (
        <ul className="covers" aria-label={t('recent.loading')} aria-busy>
          {skeletons.map((place) => (
            <li key={place} className="home-card">
              <Skeleton className="cover-skeleton" />
              <Skeleton className="title-skeleton" />
              <Skeleton className="meta-skeleton" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Cards({ projects }: { readonly projects: readonly ProjectSummary[] }) {
  const rename = useRenaming(projectsKey);
  const deleteLater = useDeleting();
  const now = useNow();
  const { list, leaving } = useNeighbourFocus<HTMLUListElement>();
  return (
    <ul ref={list} className="covers">
      {projects.map((project, at) => (
        <ProjectCard
          key={project.id}
          project={project}
          now={now}
          onRename={(title) => void rename(project, title)}
          onDelete={() => {
            leaving(at);
            deleteLater(project);
          }}
        />
      ))}
    </ul>
  );
}
