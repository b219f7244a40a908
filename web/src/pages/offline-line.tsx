import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../api/query-client.ts';

/** Under the bar, only while there is no line: what that means for all that the page shows and takes. */
export function OfflineLine() {
  const { t } = useTranslation('ui');
  const online = useOnline();
  // The place is always there: what is put into it is then read out.
  return (
    <div className="site-offline" role="status">
      {online ? null : (
        <p>
          <CloudOff size={16} strokeWidth={1.75} aria-hidden />
          <span>
            <b>{t('offline.title')}</b> {t('offline.text')}
          </span>
        </p>
      )}
    </div>
  );
}
