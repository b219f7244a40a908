import { useTranslation } from '../i18n/index.ts';
import { Button, Dialog } from '../ui/index.ts';

export interface SignOutQuestionProps {
  /** Changed elements that the server does not have. */
  readonly count: number;
  readonly onStay: () => void;
  readonly onGo: () => void;
}

/** A question, since this is one of the few things that no Undo brings back. */
export function SignOutQuestion({ count, onStay, onGo }: SignOutQuestionProps) {
  const { t } = useTranslation('ui');
  const foot = (
    <>
      <Button onClick={onStay}>{t('leaving.stay')}</Button>
      <Button kind="danger" onClick={onGo}>
        {t('leaving.go')}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onStay()} title={t('leaving.title', { count })} foot={foot}>
      <p>{t('leaving.words')}</p>
    </Dialog>
  );
}
