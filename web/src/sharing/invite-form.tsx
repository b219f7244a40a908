import { ApiError, type MemberPermission } from '@easel/contract';
import { useRef, useState, type Dispatch, type FormEvent, type SetStateAction } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button, TextField, useErrorWords } from '../ui/index.ts';
import { RoleMenu } from './role-menu.tsx';
import type { Sharing } from './use-sharing.ts';

export interface InviteFormProps {
  readonly invite: Sharing['invite'];
  /** What is typed, and how to type something else: of whoever keeps it. */
  readonly invited: readonly [typed: string, type: Dispatch<SetStateAction<string>>];
}

/** Lets a person in by address or phone number; Enter sends it and keeps the field for the next one. */
export function InviteForm({ invite, invited: [identifier, setIdentifier] }: InviteFormProps) {
  const { t } = useTranslation('sharing');
  const words = useInviteErrors();
  const [permission, setPermission] = useState<MemberPermission>('editor');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const wanted = identifier.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '' || invite.isPending) return;
    setSaid('');
    field.current?.focus();
    void invite.mutateAsync({ identifier: wanted, permission }).then(
      (member) => {
        // What is typed meanwhile is the next one's; and the dialog may be shut by now.
        setIdentifier((now) => (now.trim() === wanted ? '' : now));
        setSaid(t('invite.done', { person: member.name ?? member.identifier }));
      },
      // The form says so.
      () => {},
    );
  };
  return (
    <form className="share-invite" onSubmit={send} noValidate>
      <TextField
        ref={field}
        label={t('invite.label')}
        labelHidden
        placeholder={t('invite.label')}
        size="large"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={identifier}
        error={invite.error ? words(invite.error) : undefined}
        onChange={(event) => {
          setIdentifier(event.target.value);
          if (invite.error) invite.reset();
        }}
        end={<RoleMenu label={t('invite.role')} value={permission} onChange={setPermission} />}
      />
      <Button
        type="submit"
        kind={wanted ? 'accent' : 'outline'}
        size="large"
        waiting={invite.isPending}
        aria-disabled={wanted === '' || undefined}
      >
        {t('invite.send')}
      </Button>
      <p className="sr-only" role="status">
        {said}
      </p>
    </form>
  );
}

function useInviteErrors(): (error: unknown) => string {
  const { t } = useTranslation('sharing');
  const words = useErrorWords();
  return (error) => {
    switch (error instanceof ApiError ? error.errorCode : null) {
      case 'share.self_invite':
        return t('invite.self');
      case 'share.member_exists':
        return t('invite.exists');
      case 'share.too_many_members':
        return t('invite.tooMany');
      case 'share.identifier_invalid':
      case 'request.invalid':
        return t('invite.noIdentifier');
      default:
        return words(error);
    }
  };
}
