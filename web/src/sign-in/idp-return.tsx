import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { beginSession } from '../api/session.ts';
import { ProgressRing } from '../ui/index.ts';
import { spendArrival, type Arrival, type IdpAnswer } from './arrival.ts';
import { judgeAnswer } from './idp-answer.ts';
import { useSignInWords } from './use-sign-in-words.ts';

export interface IdpReturnProps {
  readonly arrival: Arrival<IdpAnswer>;
  /** Takes what to say above the form, where one may try again. */
  readonly onTrouble: (words: string) => void;
}

/** Back from an issuer. Who is signed in by it is led on by the router. */
export function IdpReturn({ arrival, onTrouble }: IdpReturnProps) {
  const { t } = useTranslation('sign-in');
  const words = useSignInWords();
  const [judgement] = useState(() => judgeAnswer(arrival));
  useEffect(() => {
    // Once, however often React runs this: the answer is spent by it.
    if (!spendArrival()) return;
    if (judgement.verdict === 'foreign') onTrouble(t('idp.foreign'));
    else if (judgement.verdict !== 'good') onTrouble(t(`idp.${judgement.verdict}`, { name: judgement.issuer }));
    else
      client.auth
        .idpLogin({ idToken: judgement.idToken })
        .then(beginSession)
        .catch((error: unknown) => onTrouble(words(error)));
  }, [judgement, onTrouble, t, words]);
  return (
    <div role="status">
      <h1 className="ui-h1">{t('idp.title')}</h1>
      <p className="sign-in-text sign-in-under-way">
        <ProgressRing />
        {judgement.verdict === 'good' ? t('idp.text', { name: judgement.issuer }) : null}
      </p>
    </div>
  );
}
