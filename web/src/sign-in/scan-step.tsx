import type { PhoneBindingRequired } from '@easel/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { beginSession } from '../api/session.ts';
import { arrival, spendArrival, type Arrival, type ScanAnswer } from './arrival.ts';
import { BackButton } from './back-button.tsx';
import { ScanFrame, type ScanView } from './scan-frame.tsx';
import { useCountdown } from './use-countdown.ts';
import { useScanCode } from './use-scan-code.ts';
import { useSignInWords } from './use-sign-in-words.ts';

export interface ScanStepProps {
  readonly to: string | null;
  readonly onBack: () => void;
  readonly onPhoneWanted: (binding: PhoneBindingRequired) => void;
}

/** The chat app's own page draws the code; it sends its frame, or this window, back to us once that was scanned. */
export function ScanStep({ to, onBack, onPhoneWanted }: ScanStepProps) {
  const { t } = useTranslation('sign-in');
  const words = useSignInWords();
  const title = useRef<HTMLHeadingElement>(null);
  const { exchange, redeem, forget } = useExchange(onPhoneWanted);
  const [arrived] = useState(scanArrived);
  // Back from a scan there is nothing to scan, unless that one was no good.
  const [wanted, setWanted] = useState(arrived === null);
  const code = useScanCode(to, wanted);
  const seconds = useCountdown(code.data?.goodUntil ?? 0);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (arrived && spendArrival()) redeem(arrived.answer, stateOf(arrived));
  }, [arrived, redeem]);
  const renew = () => {
    forget();
    if (wanted) void code.refetch();
    else setWanted(true);
  };
  const view = (): ScanView => {
    if (exchange.kind !== 'none') return exchange;
    if (code.isFetching || (!code.data && !code.error)) return { kind: 'waiting' };
    if (!code.data) return { kind: 'stopped', words: words(code.error) };
    return seconds > 0 ? { kind: 'open', code: code.data, seconds } : { kind: 'stopped', words: t('scan.expired') };
  };
  return (
    <div>
      <BackButton onPress={onBack}>{t('scan.back')}</BackButton>
      <h1 className="ui-h1" ref={title} tabIndex={-1}>
        {t('scan.title')}
      </h1>
      <p className="sign-in-text">{t('scan.text')}</p>
      <ScanFrame view={view()} onRenew={renew} onScanned={(answer) => code.data && redeem(answer, code.data.state)} />
    </div>
  );
}

type Exchange =
  | { readonly kind: 'none' | 'under-way' }
  /** It led to nothing; the words say why. */
  | { readonly kind: 'stopped'; readonly words: string };

function useExchange(onPhoneWanted: (binding: PhoneBindingRequired) => void) {
  const { t } = useTranslation('sign-in');
  const words = useSignInWords();
  const [exchange, setExchange] = useState<Exchange>({ kind: 'none' });
  const stop = (said: string) => setExchange({ kind: 'stopped', words: said });
  /** Takes a scan for a session, if it belongs to the code that was shown here. */
  const redeem = ({ code, state }: ScanAnswer, expected: string | null) => {
    if (state === null || state !== expected) return stop(t('scan.foreign'));
    if (code === null) return stop(t('scan.declined'));
    setExchange({ kind: 'under-way' });
    client.auth
      .chatAppLogin({ code, state })
      .then((answer) => ('accessToken' in answer ? beginSession(answer) : onPhoneWanted(answer)))
      .catch((error: unknown) => stop(words(error)));
  };
  return { exchange, redeem, forget: () => setExchange({ kind: 'none' }) };
}

/** A scan that this window has come back from; none when it begins here. */
function scanArrived(): Arrival<ScanAnswer> | null {
  const now = arrival();
  return now?.answer.kind === 'chat-app' ? { answer: now.answer, departure: now.departure } : null;
}

function stateOf({ departure }: Arrival): string | null {
  return departure?.kind === 'chat-app' ? departure.state : null;
}
