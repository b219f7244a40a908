import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { PromptField, SendButton, StopButton } from '../prompt/index.ts';

export interface ComposerProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  /** Given while a turn runs. */
  readonly onStop: (() => void) | undefined;
  readonly stopping: boolean;
  /** What the message will refer to. */
  readonly references: ReactNode;
  /** How the pictures are wanted. */
  readonly chips: ReactNode;
  readonly placeholder: string;
  readonly onFocus: () => void;
  readonly field: { current: HTMLTextAreaElement | null };
  /** In one line: no references, no chips. */
  readonly brief: boolean;
}

/** Where one writes to the agent. While a turn runs, Stop stands in the place of Send; once something is written, beside it. */
export function Composer(props: ComposerProps) {
  const { text, onText, onSend, onStop, stopping, references, chips, placeholder, onFocus, field, brief } = props;
  const { t } = useTranslation('agent');
  const blank = text.trim() === '';
  const send = () => {
    if (!blank) onSend();
  };
  return (
    <form
      className={brief ? 'agent-composer is-brief' : 'agent-composer'}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {brief ? null : references}
      <PromptField
        field={field}
        label={t('composer.label')}
        placeholder={placeholder}
        value={text}
        onText={onText}
        onSend={send}
        onFocus={onFocus}
      />
      <div className="agent-composer-foot">
        {brief ? null : chips}
        <span className="agent-grow" />
        {onStop ? <StopButton onStop={onStop} disabled={stopping} /> : null}
        {onStop && blank ? null : <SendButton label={t('composer.send')} disabled={blank} />}
      </div>
    </form>
  );
}
