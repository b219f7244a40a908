import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/index.ts';
import { useApproval } from './approval.ts';

/** Assist or auto: the agent shows its plan and waits, or goes on. */
export function ApprovalToggle() {
  const { t } = useTranslation('prompt');
  const { on, setOn } = useApproval();
  return (
    <IconButton
      size="dense"
      side="top"
      icon={ListChecks}
      label={t('approval')}
      pressed={on}
      onClick={() => setOn(!on)}
    />
  );
}
