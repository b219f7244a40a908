import { useMutation } from '@tanstack/react-query';
import { KeyRound, QrCode } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { Button } from '../ui/index.ts';
import { keepDeparture } from './departure.ts';
import { useSignInWords } from './use-sign-in-words.ts';

export interface OtherWaysProps {
  /** The names of OpenID issuers. */
  readonly issuers: readonly string[];
  readonly chatApp: boolean;
  /** A way that stands alone is the act of the page. */
  readonly alone: boolean;
  /** Where to go after signing in. */
  readonly to: string | null;
  readonly onScan: () => void;
}

/** Ways that lead over another service. */
export function OtherWays({ issuers, chatApp, alone, to, onScan }: OtherWaysProps) {
  const { t } = useTranslation('sign-in');
  const words = useSignInWords();
  const leave = useLeaving(to);
  const kind = alone ? 'accent' : 'outline';
  return (
    <div className="sign-in-ways">
      {issuers.map((name) => (
        <Button
          key={name}
          kind={kind}
          size="large"
          icon={KeyRound}
          waiting={leave.isPending && leave.variables === name}
          onClick={() => leave.mutate(name)}
        >
          <span>{t('ways.continueWith', { name })}</span>
        </Button>
      ))}
      {chatApp ? (
        <Button kind={kind} size="large" icon={QrCode} onClick={onScan}>
          {t('ways.scan')}
        </Button>
      ) : null}
      <p className="sign-in-trouble" role="alert">
        {leave.error ? words(leave.error) : null}
      </p>
    </div>
  );
}

/** Sends the window to an issuer, and keeps what its answer must match. Stays pending until the page is gone. */
function useLeaving(to: string | null) {
  const leave = useMutation({
    mutationFn: async (issuer: string) => {
      const { authorizeUrl, state, nonce } = await client.auth.idpStart({ name: issuer });
      keepDeparture({ kind: 'idp', issuer, state, nonce, to });
      location.assign(authorizeUrl);
      await new Promise(() => {});
    },
  });
  const { reset } = leave;
  // The browser's back button may show this page again just as it was left.
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', shownAgain);
    return () => removeEventListener('pageshow', shownAgain);
  }, [reset]);
  return leave;
}
