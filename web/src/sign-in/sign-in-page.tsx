import './sign-in.css';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Wordmark } from '../ui/index.ts';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import type { SentCode } from './send-code.ts';
import { SignInWall } from './sign-in-wall.tsx';

/** One question at a time: the address, then the code. Who has signed in is led on by the router. */
export function SignInPage() {
  const { t } = useTranslation('sign-in');
  const { to } = useSearch({ from: '/sign-in' });
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'email' | 'code'>('email');
  const [sent, setSent] = useState<SentCode | null>(null);
  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);
  return (
    <main className="sign-in">
      <section className="sign-in-form">
        <Wordmark />
        <div className="sign-in-middle">
          {step === 'code' && sent ? (
            <CodeStep sent={sent} onSentAgain={setSent} onBack={() => setStep('email')} />
          ) : (
            <EmailStep
              email={email}
              onEmail={setEmail}
              last={sent}
              onSent={(code) => {
                setSent(code);
                setStep('code');
              }}
            />
          )}
        </div>
        <p className="sign-in-foot">{to && to !== '/' ? t('return') : null}</p>
      </section>
      <SignInWall />
    </main>
  );
}
