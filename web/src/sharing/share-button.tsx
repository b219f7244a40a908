import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button } from '../ui/index.ts';
import { ShareDialog, type ShareDialogProps } from './share-dialog.tsx';

/** Opens what only the owner decides. */
export function ShareButton(project: Pick<ShareDialogProps, 'projectId' | 'title'>) {
  const { t } = useTranslation('sharing');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="ink"
        className="share-button"
        icon={UserRoundPlus}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{t('share')}</span>
      </Button>
      <ShareDialog {...project} open={open} onOpenChange={setOpen} />
    </>
  );
}
