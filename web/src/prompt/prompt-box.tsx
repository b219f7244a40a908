import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureWishes } from './picture-wishes.ts';
import { PromptField } from './prompt-field.tsx';
import { SendButton } from './send-button.tsx';
import { WishChips } from './wish-chips.tsx';

export interface PromptBoxProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly wishes: PictureWishes;
  readonly onWishes: (wishes: PictureWishes) => void;
  /** Called with something to send, and not while `waiting`. */
  readonly onSend: () => void;
  readonly waiting: boolean;
  readonly field: { current: HTMLTextAreaElement | null };
  /** Before the chips for pictures. */
  readonly chips?: ReactNode;
}

/** Where a project begins: what is wanted, and how. */
export function PromptBox({ text, onText, wishes, onWishes, onSend, waiting, field, chips }: PromptBoxProps) {
  const { t } = useTranslation('prompt');
  const blank = text.trim() === '';
  const send = () => {
    if (!blank && !waiting) onSend();
  };
  return (
    <form
      className="prompt-box"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <PromptField
        field={field}
        label={t('label')}
        placeholder={t('placeholder')}
        value={text}
        onText={onText}
        onSend={send}
      />
      <div className="prompt-row">
        {chips}
        <WishChips side="bottom" wishes={wishes} onWishes={onWishes} />
        <span className="prompt-gap" />
        <SendButton label={t('create')} disabled={blank} waiting={waiting} />
      </div>
    </form>
  );
}
