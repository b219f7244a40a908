import type { PhoneBindingRequired, Session } from '@easel/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { useLanguage } from '../i18n/index.ts';
import { likelyRegion } from './calling-codes.ts';
import { CodeStep } from './code-step.tsx';
import { numberOf, PhoneStep, type PhoneEntry } from './phone-step.tsx';
import { ScanStep } from './scan-step.tsx';
import { sendCodeByPhone, type SentCode } from './send-code.ts';
import type { Steps } from './use-step.ts';

export interface ChatAppWayProps {
  readonly steps: Steps;
  /** Where to go after signing in. */
  readonly to: string | null;
}

/** A scan; the first time also the phone that it will stand for, and the code that was sent there. */
export function ChatAppWay({ steps: { step, goTo, replaceBy, back }, to }: ChatAppWayProps) {
  const { t } = useTranslation('sign-in');
  const language = useLanguage();
  const [binding, setBinding] = useState<PhoneBindingRequired | null>(null);
  const [entry, setEntry] = useState<PhoneEntry>({ region: likelyRegion(language, navigator.languages), phone: '' });
  const [sent, setSent] = useState<SentCode | null>(null);
  // Steps take each other's place around the scan, which serves once: no way back leads to a spent one.
  const scanAgain = () => replaceBy('scan');
  const number = numberOf(entry);
  if (step === 'phone' && binding) {
    return (
      <PhoneStep
        entry={entry}
        onEntry={setEntry}
        bindingToken={binding.bindingToken}
        last={sent}
        onSent={(code) => {
          setSent(code);
          goTo('sms-code');
        }}
        onScanAgain={scanAgain}
      />
    );
  }
  if (step === 'sms-code' && binding && sent) {
    const { bindingToken } = binding;
    return (
      <CodeStep
        sent={sent}
        signIn={(smsCode) => bindPhone({ ...number, bindingToken, smsCode })}
        send={() => sendCodeByPhone(number, bindingToken, sent)}
        onSentAgain={setSent}
        backLabel={t('phone.back')}
        onBack={back}
        onScanAgain={scanAgain}
      />
    );
  }
  return (
    <ScanStep
      to={to}
      // Not the window's way back: the frame may have put more into its history, and a scan may have left nothing there.
      onBack={() => replaceBy('ways')}
      onPhoneWanted={(wanted) => {
        setBinding(wanted);
        replaceBy('phone');
      }}
    />
  );
}

type Binding = { bindingToken: string; phone: string; countryCode: string; smsCode: string };

async function bindPhone(binding: Binding): Promise<Session> {
  const answer = await client.auth.chatAppLogin(binding);
  if ('accessToken' in answer) return answer;
  throw new Error('A bound phone was asked for once more');
}
