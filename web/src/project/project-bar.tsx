import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../api/session.ts';
import { SaveWords, type CanvasSession } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Mark, Tooltip } from '../ui/index.ts';
import { ProjectTitle, type ProjectTitleProps } from './project-title.tsx';

export interface ProjectBarProps extends ProjectTitleProps {
  readonly session: CanvasSession | null;
  /** Whether the server is. */
  readonly heard: boolean;
  /** Whose project it is, where it is somebody else's. */
  readonly sharedBy: string | undefined;
  /** The hour of the earlier version that is shown instead. */
  readonly lookingAt?: string | null;
  readonly tools?: ReactNode;
}

/** Top left: the way home, the title, and in words whether all is kept. */
export function ProjectBar({ session, heard, sharedBy, lookingAt = null, tools, ...title }: ProjectBarProps) {
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
      {lookingAt === null ? null : (
        <span className="project-looking" role="status">
          {t('lookingAt', { time: lookingAt })}
        </span>
      )}
      {session && lookingAt === null ? <SaveWords session={session} heard={heard} /> : null}
      {sharedBy && !title.canEdit ? (
        <span className="project-shared-by">{t('sharedBy', { name: sharedBy })}</span>
      ) : null}
      {tools}
    </header>
  );
}
