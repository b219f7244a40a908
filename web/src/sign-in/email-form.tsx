import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField } from '../ui/index.ts';
import { Challenge } from './challenge.tsx';
import { sendCodeByMail, type SentCode } from './send-code.ts';
import type { Challenge as ChallengeOptions } from './use-options.ts';
import { isRefusal, useSignInWords } from './use-sign-in-words.ts';

export interface EmailFormProps {
  readonly challenge: ChallengeOptions;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** The code that was sent last, if one came back from it to here. */
  readonly last: SentCode | null;
  readonly onSent: (code: SentCode) => void;
}

/** Where the code should go. */
export function EmailForm({ challenge, email, onEmail, last, onSent }: EmailFormProps) {
  const { t } = useTranslation('sign-in');
  const words = useSignInWords();
  const [token, setToken] = useState<string | null>(null);
  const [used, setUsed] = useState(0);
  const [unsolved, setUnsolved] = useState(false);
  const [malformed, setMalformed] = useState(false);
  const send = useMutation({
    mutationFn: (proof: string | null) => sendCodeByMail(email.trim(), proof, last),
    // A token serves once, whatever became of the request.
    onError: () => setUsed((count) => count + 1),
  });
  // Not for an address that has been mended since: its code goes elsewhere.
  const ask = (proof: string | null) => send.mutate(proof, { onSuccess: onSent });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invalid = !event.currentTarget.checkValidity();
    setMalformed(invalid);
    if (invalid) return;
    const missing = challenge.enabled && token === null;
    setUnsolved(missing);
    if (missing || send.isPending) return;
    ask(token);
  };
  const wrongAddress = malformed || isRefusal(send.error, 'request.invalid');
  return (
    // The browser would find fault in its own language, which need not be the page's.
    <form className="sign-in-email" onSubmit={submit} noValidate>
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
          setMalformed(false);
          setUnsolved(false);
          send.reset();
        }}
        error={wrongAddress ? t('email.invalid') : undefined}
      />
      {challenge.enabled ? (
        <Challenge
          challenge={challenge}
          used={used}
          onToken={(solved) => {
            setToken(solved);
            if (solved === null || !unsolved) return;
            // Asked for while the check was still going on, which some end without anybody's doing.
            setUnsolved(false);
            ask(solved);
          }}
        />
      ) : null}
      <Button type="submit" kind="accent" size="large" waiting={send.isPending}>
        {t('email.send')}
      </Button>
      <p className="sign-in-trouble" role="alert">
        {troubleOf()}
      </p>
    </form>
  );

  function troubleOf(): string | null {
    if (unsolved) return t('errors.challengeMissing');
    return send.error && !wrongAddress ? words(send.error) : null;
  }
}
