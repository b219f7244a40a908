import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Challenge } from './challenge.tsx';
import type { SentCode } from './send-code.ts';
import { clockOf, useCountdown } from './use-countdown.ts';
import type { Challenge as ChallengeOptions } from './use-options.ts';
import { useSignInWords } from './use-sign-in-words.ts';

export interface SendAgainProps {
  readonly sent: SentCode;
  /** Where each code that is sent wants a solved challenge. */
  readonly challenge?: ChallengeOptions | undefined;
  readonly send: (challengeToken: string | null) => Promise<SentCode>;
  readonly onSentAgain: (code: SentCode) => void;
}

/** Another code, a minute after the last. Where there is a challenge, solving it sends the code. */
export function SendAgain({ sent, challenge, send, onSentAgain }: SendAgainProps) {
  const { t } = useTranslation('sign-in');
  const words = useSignInWords();
  const seconds = useCountdown(sent.againAt);
  const [solving, setSolving] = useState(false);
  const [used, setUsed] = useState(0);
  const again = useMutation({
    mutationFn: send,
    onSuccess: (code) => {
      setSolving(false);
      onSentAgain(code);
    },
    onError: () => setUsed((count) => count + 1),
  });
  return (
    <>
      <p className="sign-in-again">
        {t('code.nothing')}{' '}
        {seconds > 0 ? (
          <span>{t('code.againIn', { clock: clockOf(seconds) })}</span>
        ) : (
          <button
            type="button"
            className="sign-in-link"
            disabled={again.isPending || solving}
            onClick={() => (challenge?.enabled ? setSolving(true) : again.mutate(null))}
          >
            {t('code.again')}
          </button>
        )}
      </p>
      {solving && challenge ? (
        <Challenge challenge={challenge} used={used} onToken={(token) => token !== null && again.mutate(token)} />
      ) : null}
      {again.error ? (
        <p className="sign-in-trouble" role="alert">
          {words(again.error)}
        </p>
      ) : null}
    </>
  );
}
