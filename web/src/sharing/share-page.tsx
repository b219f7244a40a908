import { Link, Navigate, useParams } from '@tanstack/react-router';
import { ApiError } from '@easel/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { useSession } from '../api/session.ts';
import { useTranslation } from '../i18n/index.ts';
import { PlainPage } from '../pages/plain-page.tsx';
import { OpenProject, PageMessage } from '../project/index.ts';
import { Mark, Skeleton } from '../ui/index.ts';
import { useShareGate } from './use-share-gate.ts';
import './sharing.css';

/** `/s/:shareId`: a project with exactly as much of it as its link allows, for people whether signed in or not. */
export function SharePage() {
  const { shareId } = useParams({ from: '/s/$shareId' });
  return <Shared key={shareId} shareId={shareId} />;
}

function Shared({ shareId }: { readonly shareId: string }) {
  const { t } = useTranslation('sharing');
  const { gate, again } = useShareGate(shareId);
  // Set once the open project was closed to whoever looked at it.
  const [closed, setClosed] = useState<Closed | null>(null);
  switch (gate.kind) {
    case 'opening':
      return <Opening />;
    case 'open':
      return (
        <OpenProject
          project={gate.project}
          byLink
          onRefused={(lost) => {
            setClosed({ unsaved: lost });
            again();
          }}
        />
      );
    case 'elsewhere':
      return <Navigate to="/p/$id" params={{ id: gate.projectId }} replace />;
    case 'sign-in':
      return (
        <Gate title={t('wall.title')} text={t('wall.text')} closed={closed}>
          <SignInLink to={`/s/${shareId}`} accent />
        </Gate>
      );
    case 'ended':
      return <Ended closed={closed} />;
    case 'failed':
      return (
        <PageMessage
          heading={t('gateFailed.title')}
          words={t('gateFailed.text')}
          requestId={gate.error instanceof ApiError ? gate.error.requestId : undefined}
          onRetry={again}
        />
      );
  }
}

interface Closed {
  /** Changes that the server did not take before. */
  readonly unsaved: number;
}

/** Names neither the project nor its owner: whoever holds an old link may no longer know of them. */
function Ended({ closed }: Pick<GateProps, 'closed'>) {
  const { t } = useTranslation('sharing');
  const { user } = useSession();
  return (
    <Gate
      title={t('ended.title')}
      text={t('ended.text')}
      closed={closed}
      note={t(user ? 'ended.invitedIn' : 'ended.invited')}
    >
      {user ? (
        <Link to="/" className="ui-button" data-kind="outline" data-size="control">
          {t('ended.home')}
        </Link>
      ) : (
        <SignInLink to="/" />
      )}
    </Gate>
  );
}

interface GateProps {
  readonly title: string;
  readonly text: string;
  readonly closed: Closed | null;
  readonly note?: string;
  readonly children: ReactNode;
}

function Gate({ title, text, closed, note, children }: GateProps) {
  const { t } = useTranslation('sharing');
  useEffect(() => {
    document.title = `${title} – Easel`;
  }, [title]);
  return (
    <PlainPage title={title} text={text} takesFocus={closed !== null}>
      {children}
      {closed && closed.unsaved > 0 ? (
        <p className="share-note" role="alert">
          {t('unsaved', { count: closed.unsaved })}
        </p>
      ) : null}
      {note ? <p className="share-note">{note}</p> : null}
    </PlainPage>
  );
}

function SignInLink({ to, accent = false }: { readonly to: string; readonly accent?: boolean }) {
  const { t } = useTranslation('sharing');
  return (
    <Link
      to="/sign-in"
      search={{ to }}
      className="ui-button"
      data-kind={accent ? 'accent' : 'outline'}
      data-size="control"
    >
      {t('signIn')}
    </Link>
  );
}

function Opening() {
  const { t } = useTranslation('sharing');
  return (
    <main className="project-page" aria-busy aria-label={t('opening')}>
      <div className="project-ground" />
      <header className="project-bar project-top-left">
        <span className="project-home">
          <Mark />
        </span>
        <Skeleton className="project-skeleton" style={{ width: 140 }} />
      </header>
      <div className="project-bar project-top-right">
        <Skeleton className="project-skeleton" style={{ width: 72 }} />
      </div>
    </main>
  );
}
