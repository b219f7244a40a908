import { Link } from '@tanstack/react-router';
import { useTranslation } from '../i18n/index.ts';
import { PlainPage } from '../pages/plain-page.tsx';
import { Button } from '../ui/index.ts';

export interface PageMessageProps {
  readonly heading: string;
  readonly words: string;
  readonly requestId?: string | undefined;
  readonly onRetry?: () => void;
}

/** In place of a project that cannot be shown: what is so, what one can do, and the way back. */
export function PageMessage({ heading, words, requestId, onRetry }: PageMessageProps) {
  const { t } = useTranslation('project');
  return (
    <PlainPage title={heading} text={words}>
      {onRetry ? (
        <Button kind="accent" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      ) : null}
      <Link to="/" className="ui-button" data-kind="outline" data-size="control">
        {t('allProjects')}
      </Link>
      {requestId ? (
        <p className="plain-id">
          <code>{t('requestId', { id: requestId })}</code>
        </p>
      ) : null}
    </PlainPage>
  );
}
