import { useTranslation } from '../i18n/index.ts';
import { Button } from '../ui/index.ts';
import type { DraftState, KitDraft } from './kit-draft.ts';
import { useKitTrouble } from './use-kits.ts';

export interface KitNoticeProps {
  readonly state: DraftState;
  readonly error: unknown;
  readonly draft: KitDraft;
}

/** What keeps the kit from being kept, and what one can do. */
export function KitNotice({ state, error, draft }: KitNoticeProps) {
  const { t } = useTranslation('kits');
  const trouble = useKitTrouble();
  if (state === 'changed') {
    return (
      <div className="kit-notice" role="alert">
        <p>{t('notice.changed')}</p>
        <Button kind="outline" size="dense" onClick={draft.takeTheirs}>
          {t('notice.reload')}
        </Button>
        <Button size="dense" onClick={() => void draft.keepMine()}>
          {t('notice.keepMine')}
        </Button>
      </div>
    );
  }
  if (state === 'gone') {
    return (
      <div className="kit-notice" role="alert">
        <p>
          {t('notice.gone')}
          {error ? ` ${t('notice.refused', { reason: trouble(error) })}` : null}
        </p>
        <Button kind="outline" size="dense" onClick={() => void draft.keepAnew()}>
          {t('notice.keepAnew')}
        </Button>
      </div>
    );
  }
  if (state !== 'refused') return null;
  return (
    <div className="kit-notice" role="alert">
      <p>{t('notice.refused', { reason: trouble(error) })}</p>
    </div>
  );
}
