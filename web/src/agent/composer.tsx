import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import {
  AttachButton,
  AttachmentRow,
  PromptField,
  SendButton,
  StopButton,
  useGivenFiles,
  type Attachments,
} from '../prompt/index.ts';
import { MentionList } from './mention-list.tsx';
import type { Mentions } from './use-mentions.ts';

export interface ComposerProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  /** Given while a turn runs. */
  readonly onStop: (() => void) | undefined;
  readonly stopping: boolean;
  /** What the message will refer to. */
  readonly references: ReactNode;
  readonly attachments: Attachments;
  readonly mentions: Mentions;
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
  const { attachments, mentions } = props;
  const { t } = useTranslation('agent');
  const { t: p } = useTranslation('prompt');
  const given = useGivenFiles(attachments);
  const blank = text.trim() === '';
  const send = () => {
    if (!blank && !attachments.sending) onSend();
  };
  const listed = mentions.offered !== null && mentions.offered.length > 0;
  return (
    <form
      className={brief ? 'agent-composer is-brief' : 'agent-composer'}
      data-drop={given.over || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...given.target}
    >
      {brief ? null : references}
      {brief ? null : <AttachmentRow attachments={attachments} />}
      <MentionList mentions={mentions} />
      <PromptField
        field={field}
        label={t('composer.label')}
        placeholder={given.over ? p('attach.drop') : placeholder}
        value={text}
        onText={onText}
        onSend={send}
        onFocus={onFocus}
        onKeyDown={mentions.onKeyDown}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
          mentions.onCaret(selectionStart === selectionEnd ? selectionStart : null)
        }
        onBlur={() => mentions.onCaret(null)}
        {...(listed && {
          'aria-controls': mentions.listId,
          'aria-activedescendant': `${mentions.listId}-${mentions.chosen}`,
          'aria-autocomplete': 'list',
        })}
      />
      <div className="agent-composer-foot">
        {brief ? null : <AttachButton size="dense" side="top" onFiles={attachments.attach} />}
        {brief ? null : chips}
        <span className="agent-grow" />
        {onStop ? <StopButton onStop={onStop} disabled={stopping} /> : null}
        {onStop && blank ? null : (
          <SendButton label={t('composer.send')} disabled={blank} waiting={attachments.sending} />
        )}
      </div>
    </form>
  );
}
