import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/index.ts';

export interface BlankProjectProps {
  readonly onBlank: () => void;
  readonly creating: boolean;
}

/** For who wants to begin without a prompt. */
export function BlankProject({ onBlank, creating }: BlankProjectProps) {
  const { t } = useTranslation('home');
  return (
    <Button size="dense" icon={Plus} waiting={creating} onClick={onBlank}>
      {t('recent.blank')}
    </Button>
  );
}
