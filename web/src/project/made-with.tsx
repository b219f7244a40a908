import { useTranslation } from '../i18n/index.ts';
import { Mark } from '../ui/index.ts';

/** Where somebody else's project is shown: what it was made with, and the way there. */
export function MadeWith() {
  const { t } = useTranslation('project');
  return (
    <a className="project-made" href="/">
      {t('madeWith')}
      <span>
        <Mark />
        Easel
      </span>
    </a>
  );
}
