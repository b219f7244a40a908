import { Link } from '@tanstack/react-router';
import { useSession } from '../api/session.ts';
import { SaveWords, type CanvasSession } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Mark, Tooltip } from '../ui/index.ts';
import { ProjectTitle, type ProjectTitleProps } from './project-title.tsx';

export interface ProjectBarProps extends ProjectTitleProps {
  readonly session: CanvasSession | null;
  /** Whose project it is, where it is somebody else's. */
  readonly sharedBy: string | undefined;
}

/** Top left: the way home, the title, and in words whether all is kept. */
export function ProjectBar({ session, sharedBy, ...title }: ProjectBarProps) {
  const { t } = useTranslation('project');
  const { user } = useSession();
  return (
    <header className="project-bar project-top-left">
      {user ? (
        <Tooltip label={t('allProjects')} side="right">
          <Link to="/" className="project-home" aria-label={t('allProjects')}>
            <Mark />
          </Link>
        </Tooltip>
      ) : (
        <span className="project-home">
          <Mark />
        </span>
      )}
      <ProjectTitle {...title} />
      {session ? <SaveWords session={session} /> : null}
      {sharedBy && !title.canEdit ? (
        <span className="project-shared-by">{t('sharedBy', { name: sharedBy })}</span>
      ) : null}
    </header>
  );
}
