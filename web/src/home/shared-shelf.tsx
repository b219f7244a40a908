import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, useNeighbourFocus } from '../ui/index.ts';
import { CardsEnd, FindField } from './find-field.tsx';
import { ProjectCard } from './project-card.tsx';
import { useLeaving } from './use-deleting.ts';
import { useNow } from './use-now.ts';
import { sharedKey, useSharedProjects } from './use-projects.ts';
import { useRenaming } from './use-renaming.ts';
import { useShownCards } from './use-shown-cards.ts';

/** What others have opened to one. Absent while there is nothing: it would only say that nobody has. */
export const SharedShelf = memo(function SharedShelf() {
  const { t } = useTranslation('home');
  const { projects, error, isFetching, refetch } = useSharedProjects();
  const rename = useRenaming(sharedKey);
  const leave = useLeaving();
  const now = useNow();
  const { list, leaving } = useNeighbourFocus<HTMLUListElement>();
  const { cards, shelf, end } = useShownCards(projects);
  if (projects ? projects.length === 0 : !error) return null;
  const { shown } = cards;
  return (
    <section ref={shelf} className="shelf" aria-labelledby="shared-title">
      <div className="shelf-head">
        <h2 className="ui-h3" id="shared-title">
          {t('shared.title')}
        </h2>
        {cards.hidden > 0 ? (
          <button type="button" className="shelf-all" onClick={cards.showAll}>
            {t('recent.all', { count: projects?.length })}
          </button>
        ) : null}
        <span className="shelf-gap" />
        <FindField {...cards} label={t('shared.find')} />
      </div>
      {shown ? (
        <>
          <ul ref={list} className="covers">
            {shown.map((project, at) => (
              <ProjectCard
                key={project.id}
                project={project}
                now={now}
                {...(project.role === 'editor' &&
                  project.shareId === null && { onRename: (title) => void rename(project, title) })}
                onLeave={() => {
                  leaving(at);
                  leave(project);
                }}
              />
            ))}
          </ul>
          <CardsEnd {...cards} end={end} />
        </>
      ) : (
        <ErrorState title={t('shared.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </section>
  );
});
