import { ApiError, type User } from '@easel/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { client } from '../api/client.ts';
import { dropSession } from '../api/session.ts';
import { forgetUnsaved } from '../pages/use-signing-out.tsx';
import { useTranslation } from '../i18n/index.ts';
import { Button, Dialog, endAllToasts, showToast, TextField, useErrorWords } from '../ui/index.ts';
import { Belongings } from './belongings.tsx';
import { confirms, identifierOf } from './confirmation.ts';

export interface DeleteAccountProps {
  readonly user: User;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Says what goes and what stays, and has the person type who they are: no press by mistake ends an account. */
export function DeleteAccount({ user, open, onOpenChange }: DeleteAccountProps) {
  const { t } = useTranslation('account');
  const formId = useId();
  const [typed, setTyped] = useState('');
  const deletion = useDeletion();
  const change = (wanted: boolean) => {
    // While it is under way there is nothing to go back to.
    if (deletion.isPending) return;
    setTyped('');
    deletion.reset();
    onOpenChange(wanted);
  };
  const ready = confirms(typed, identifierOf(user));
  const foot = (
    <>
      <Button kind="outline" disabled={deletion.isPending} onClick={() => change(false)}>
        {t('data.delete.keep')}
      </Button>
      <Button
        kind="danger"
        className="data-delete"
        type="submit"
        form={formId}
        disabled={!ready}
        waiting={deletion.isPending}
      >
        {t('data.delete.act')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onOpenChange={change} title={t('data.delete.ask')} foot={foot}>
      <form
        id={formId}
        className="data-ask"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !deletion.isPending) deletion.mutate(typed);
        }}
      >
        <Belongings />
        <Confirmation
          user={user}
          typed={typed}
          error={deletion.error}
          settled={deletion.isPending}
          onType={(text) => {
            setTyped(text);
            deletion.reset();
          }}
        />
      </form>
    </Dialog>
  );
}

function Confirmation({
  user,
  typed,
  error,
  settled,
  onType,
}: {
  readonly user: User;
  readonly typed: string;
  readonly error: unknown;
  /** It has been sent. */
  readonly settled: boolean;
  readonly onType: (text: string) => void;
}) {
  const { t } = useTranslation('account');
  const words = useErrorWords();
  const { kind, text } = identifierOf(user);
  const trouble = () => {
    if (!error) return undefined;
    const isWrong = error instanceof ApiError && error.errorCode === 'account.confirmation_wrong';
    return isWrong ? t('data.delete.wrong') : t('data.delete.failed', { reason: words(error) });
  };
  return (
    <TextField
      label={t(`data.delete.type.${kind}`, { text })}
      value={typed}
      readOnly={settled}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={trouble()}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

function useDeletion() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (confirmation: string) => client.personalData.deleteAccount({ confirmation }),
    onSuccess: async () => {
      // What waits behind an Undo went with the account.
      endAllToasts();
      await forgetUnsaved().catch(() => {});
      dropSession();
      await navigate({ to: '/sign-in', replace: true });
      showToast({ text: t('data.delete.done') });
    },
  });
}
