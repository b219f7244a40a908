import { ArrowUp, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Tooltip } from '../ui/index.ts';

export interface SendButtonProps {
  /** What pressing it does: create, send. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly waiting?: boolean;
}

/** The one act of a prompt; submits the form around it. */
export function SendButton({ label, disabled = false, waiting = false }: SendButtonProps) {
  return (
    <Tooltip label={label} shortcut="↵" side="left">
      <button
        type="submit"
        className="ui-icon-button prompt-send"
        data-kind="accent"
        aria-label={label}
        aria-busy={waiting || undefined}
        disabled={disabled || waiting}
      >
        <ArrowUp size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  );
}

/** Takes the place of Send while a turn runs. */
export function StopButton({ onStop, disabled = false }: { readonly onStop: () => void; readonly disabled?: boolean }) {
  const { t } = useTranslation('prompt');
  return (
    <Tooltip label={t('stop')} side="left">
      <button
        type="button"
        className="ui-icon-button prompt-send"
        data-kind="ink"
        aria-label={t('stop')}
        disabled={disabled}
        onClick={onStop}
      >
        <Square size={14} strokeWidth={2} fill="currentColor" aria-hidden />
      </button>
    </Tooltip>
  );
}
