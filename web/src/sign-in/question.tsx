import type { AuthOptions } from '@easel/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { arrival, type Arrival, type IdpAnswer } from './arrival.ts';
import { ChatAppWay } from './chat-app-way.tsx';
import { CodeStep } from './code-step.tsx';
import { IdpReturn } from './idp-return.tsx';
import { sendCodeByMail, type SentCode } from './send-code.ts';
import { useSteps } from './use-step.ts';
import { WaysStep } from './ways-step.tsx';

export interface QuestionProps {
  readonly options: AuthOptions;
  /** Where to go after signing in. */
  readonly to: string | null;
}

/** The question that is to be answered now. What was answered before is kept, for those who go back. */
export function Question({ options, to }: QuestionProps) {
  const { t } = useTranslation('sign-in');
  const steps = useSteps();
  const [returned, setReturned] = useState(idpArrived);
  const [notice, setNotice] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  if (returned) {
    const onTrouble = (words: string) => {
      setNotice(words);
      setReturned(null);
    };
    return <IdpReturn arrival={returned} onTrouble={onTrouble} />;
  }
  if (steps.step === 'scan' || steps.step === 'phone' || steps.step === 'sms-code') {
    return <ChatAppWay steps={steps} to={to} />;
  }
  if (steps.step === 'code' && sent) {
    return (
      <CodeStep
        sent={sent}
        challenge={options.challenge}
        signIn={(code) => client.auth.emailLogin({ email: sent.target, code })}
        send={(token) => sendCodeByMail(sent.target, token, sent)}
        onSentAgain={setSent}
        backLabel={t('code.back')}
        onBack={steps.back}
      />
    );
  }
  return (
    <WaysStep
      options={options}
      notice={notice}
      to={to}
      onScan={() => steps.goTo('scan')}
      email={email}
      onEmail={setEmail}
      last={sent}
      onSent={(code) => {
        setNotice(null);
        setSent(code);
        steps.goTo('code');
      }}
    />
  );
}

function idpArrived(): Arrival<IdpAnswer> | null {
  const now = arrival();
  return now?.answer.kind === 'idp' ? { answer: now.answer, departure: now.departure } : null;
}
