import { Link } from '@tanstack/react-router';
import { SaveWords, type CanvasSession } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Mark, Tooltip } from '../ui/index.ts';
import { ProjectTitle, type ProjectTitleProps } from './project-title.tsx';

export interface ProjectBarProps extends ProjectTitleProps {
  readonly session: CanvasSession | null;
}

/** Top left: the way home, the title, and in words whether all is kept. */
export function ProjectBar({ session, ...title }: ProjectBarProps) {
  const { t } = useTranslation('project');
  return (
    <header className="project-bar project-top-left">
      <Tooltip label={t('allProjects')} side="right">
        <Link to="/" className="project-home" aria-label={t('allProjects')}>
          <Mark />
        </Link>
      </Tooltip>
      <ProjectTitle {...title} />
      {session ? title.canEdit ? <SaveWords session={session} /> : <ViewOnly /> : null}
    </header>
  );
}

function ViewOnly() {
  const { t } = useTranslation('project');
  return <span className="project-view-only">{t('viewOnly')}</span>;
}
