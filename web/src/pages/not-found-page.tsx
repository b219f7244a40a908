import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PlainPage } from './plain-page.tsx';

/** No page has this address. */
export function NotFoundPage() {
  const { t } = useTranslation('ui');
  return (
    <PlainPage title={t('notFound.title')} text={t('notFound.text')}>
      <Link className="ui-button" data-kind="outline" data-size="control" to="/">
        {t('page.home')}
      </Link>
    </PlainPage>
  );
}
