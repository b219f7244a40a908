import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachButton } from './attach-button.tsx';
import { AttachmentRow } from './attachment-row.tsx';
import type { PictureWishes } from './picture-wishes.ts';
import { PromptField } from './prompt-field.tsx';
import { SendButton } from './send-button.tsx';
import type { Attachments } from './use-attachments.ts';
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
  readonly attachments: Attachments;
  /** Files are held over it, or over the page around it. */
  readonly over: boolean;
  /** Before the chips for pictures. */
  readonly chips?: ReactNode;
}

/** Where a project begins: what is wanted, and how. */
export function PromptBox(props: PromptBoxProps) {
  const { text, onText, wishes, onWishes, onSend, waiting, field, attachments, over, chips } = props;
  const { t } = useTranslation('prompt');
  const blank = text.trim() === '';
  const send = () => {
    if (!blank && !waiting && !attachments.sending) onSend();
  };
  return (
    <form
      className="prompt-box"
      data-drop={over || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <AttachmentRow attachments={attachments} />
      <PromptField
        field={field}
        label={t('label')}
        placeholder={t(over ? 'attach.drop' : 'placeholder')}
        value={text}
        onText={onText}
        onSend={send}
      />
      <div className="prompt-row">
        <AttachButton side="bottom" onFiles={attachments.attach} />
        {chips}
        <WishChips side="bottom" wishes={wishes} onWishes={onWishes} />
        <span className="prompt-gap" />
        <SendButton label={t('create')} disabled={blank} waiting={waiting || attachments.sending} />
      </div>
    </form>
  );
}
