import './project.css';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../i18n/index.ts';
import { PlainPage } from '../pages/plain-page.tsx';
import { Button } from '../ui/index.ts';

export interface PageMessageProps {
  readonly heading: string;
  readonly words: string;
  readonly requestId?: string | undefined;
  readonly onRetry?: () => void;
  /** The address one is known by here, where another one might be let in. */
  readonly signedInAs?: string | undefined;
  /** Changes that did not reach the server before the page closed. */
  readonly unsaved?: number;
  /** It comes in place of the open project. */
  readonly takesFocus?: boolean;
}

/** In place of a project that cannot be shown: what is so, what one can do, and the way back. */
export function PageMessage(props: PageMessageProps) {
  const { heading, words, requestId, onRetry, signedInAs, unsaved = 0, takesFocus = false } = props;
  const { t } = useTranslation('project');
  return (
    <PlainPage title={heading} text={words} takesFocus={takesFocus}>
      {onRetry ? (
        <Button kind="accent" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      ) : null}
      <Link to="/" className="ui-button" data-kind="outline" data-size="control">
        {t('allProjects')}
      </Link>
      {unsaved > 0 ? (
        <p className="project-note" role="alert">
          {t('gone.unsaved', { count: unsaved })}
        </p>
      ) : null}
      {signedInAs ? <p className="project-note">{t('signedInAs', { address: signedInAs })}</p> : null}
      {requestId ? (
        <p className="plain-id">
          <code>{t('requestId', { id: requestId })}</code>
        </p>
      ) : null}
    </PlainPage>
  );
}
