import { ApiError } from '@easel/contract';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField, useErrorWords } from '../ui/index.ts';
import { sendCode, type SentCode } from './send-code.ts';

export interface EmailStepProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** The code that was sent last, if one came back from it to here. */
  readonly last: SentCode | null;
  readonly onSent: (code: SentCode) => void;
}

/** The first question: where the code should go. */
export function EmailStep({ email, onEmail, last, onSent }: EmailStepProps) {
  const { t } = useTranslation('sign-in');
  const words = useEmailErrorWords();
  const send = useMutation({ mutationFn: () => sendCode(email.trim(), last), onSuccess: onSent });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <form className="sign-in-email" onSubmit={submit}>
      <h1 className="ui-h1">{t('email.title')}</h1>
      <p className="sign-in-text">{t('email.text')}</p>
      <TextField
        label={t('email.label')}
        size="large"
        outlined
        type="email"
        name="email"
        autoComplete="email"
        placeholder={t('email.placeholder')}
        required
        // The page's only question.
        autoFocus
        value={email}
        onChange={(event) => {
          onEmail(event.target.value);
          send.reset();
        }}
        error={send.error ? words(send.error) : undefined}
      />
      <Button type="submit" kind="accent" size="large" waiting={send.isPending}>
        {t('email.send')}
      </Button>
    </form>
  );
}

function useEmailErrorWords(): (error: unknown) => string {
  const { t } = useTranslation('sign-in');
  const others = useErrorWords();
  return (error) => {
    if (error instanceof ApiError && error.errorCode === 'auth.mail_off') return t('email.mailOff');
    if (error instanceof ApiError && error.errorCode === 'request.invalid') return t('email.invalid');
    return others(error);
  };
}
