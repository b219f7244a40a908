import type { ProjectSummary } from '@easel/contract';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportProject, type ImportProjectProps } from '../transfer/index.ts';
import { Button, ErrorState, Skeleton, useNeighbourFocus } from '../ui/index.ts';
import { Examples } from './examples.tsx';
import { CardsEnd, FindField } from './find-field.tsx';
import { ProjectCard } from './project-card.tsx';
import { useDeleting } from './use-deleting.ts';
import { useNow } from './use-now.ts';
import { projectsKey } from './use-projects.ts';
import { useRenaming } from './use-renaming.ts';
import { useShownCards, type CardPlaces, type ShownCards } from './use-shown-cards.ts';

export interface OwnShelfProps {
  /** `undefined` while they are on their way. */
  readonly projects: readonly ProjectSummary[] | undefined;
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly taking: ImportProjectProps;
  /** For who wants to begin without a prompt. */
  readonly onBlank: () => void;
  /** An empty project is being made. */
  readonly blankComes: boolean;
  readonly onPrompt: (prompt: string) => void;
  /** Some project is being made: not two at once. */
  readonly busy: boolean;
}

const skeletons = [0, 1, 2, 3, 4];

/**
 * What one made, or on the first visit what one could make.
 *
 * One head for both: were its buttons others once the list has come, a press that is under way then would be lost, and
 * the focus too.
 */
export function OwnShelf(props: OwnShelfProps) {
  const { projects, error, retrying, onRetry, onPrompt, busy } = props;
  const { cards, shelf, end } = useShownCards(projects);
  return (
    <section ref={shelf} className="shelf" aria-labelledby="own-title">
      <Head {...props} cards={cards} />
      {projects?.length === 0 ? (
        <Examples onPrompt={onPrompt} disabled={busy} />
      ) : (
        <Recent cards={cards} end={end} error={error} retrying={retrying} onRetry={onRetry} />
      )}
    </section>
  );
}

interface HeadProps extends OwnShelfProps {
  readonly cards: ShownCards;
}

function Head({ projects, cards, taking, onBlank, blankComes }: HeadProps) {
  const { t } = useTranslation('home');
  const first = projects?.length === 0;
  return (
    <div className="shelf-head">
      <h2 className="ui-h3" id="own-title">
        {t(first ? 'examples.title' : 'recent.title')}
      </h2>
      {first ? <p className="shelf-note">{t('examples.note')}</p> : null}
      {cards.hidden > 0 ? (
        <button type="button" className="shelf-all" onClick={cards.showAll}>
          {t('recent.all', { count: projects?.length })}
        </button>
      ) : null}
      <span className="shelf-gap" />
      <FindField {...cards} label={t('recent.find')} />
      <ImportProject {...taking} />
      <Button size="dense" icon={Plus} waiting={blankComes} onClick={onBlank}>
        {t('recent.blank')}
      </Button>
    </div>
  );
}

interface RecentProps extends Pick<OwnShelfProps, 'error' | 'retrying' | 'onRetry'> {
  readonly cards: ShownCards;
  readonly end: CardPlaces['end'];
}

function Recent({ cards, end, error, retrying, onRetry }: RecentProps) {
  const { t } = useTranslation('home');
  if (cards.shown) {
    return (
      <>
        <Cards projects={cards.shown} />
        <CardsEnd {...cards} end={end} />
      </>
    );
  }
  if (error) return <ErrorState title={t('recent.failed')} error={error} onRetry={onRetry} retrying={retrying} />;
  return (
    <ul className="covers" aria-label={t('recent.loading')} aria-busy>
      {skeletons.map((place) => (
        <li key={place} className="home-card">
          <Skeleton className="cover-skeleton" />
          <Skeleton className="title-skeleton" />
          <Skeleton className="meta-skeleton" />
        </li>
      ))}
    </ul>
  );
}

const Cards = memo(function Cards({ projects }: { readonly projects: readonly ProjectSummary[] }) {
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
});
