import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField } from '../ui/index.ts';
import { BackButton } from './back-button.tsx';
import { CallingCodeSelect } from './calling-code-select.tsx';
import { callingCodeOf } from './calling-codes.ts';
import { sendCodeByPhone, type PhoneNumber, type SentCode } from './send-code.ts';
import { isRefusal, useSignInWords } from './use-sign-in-words.ts';

/** What stands in the fields. */
export interface PhoneEntry {
  /** ISO 3166 code; several regions share a calling code. */
  readonly region: string;
  readonly phone: string;
}

export interface PhoneStepProps {
  readonly entry: PhoneEntry;
  readonly onEntry: (entry: PhoneEntry) => void;
  readonly bindingToken: string;
  readonly last: SentCode | null;
  readonly onSent: (code: SentCode) => void;
  readonly onScanAgain: () => void;
}

/** After a first scan: the phone that it will stand for from now on. */
export function PhoneStep({ entry, onEntry, bindingToken, last, onSent, onScanAgain }: PhoneStepProps) {
  const { t } = useTranslation('sign-in');
  const words = useSignInWords();
  const send = useMutation({ mutationFn: () => sendCodeByPhone(numberOf(entry), bindingToken, last) });
  const change = (changed: Partial<PhoneEntry>) => {
    onEntry({ ...entry, ...changed });
    send.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Not for a number that has been mended since: its code goes elsewhere.
    if (!send.isPending) send.mutate(undefined, { onSuccess: onSent });
  };
  const wrongNumber = isRefusal(send.error, 'auth.phone_invalid');
  return (
    <form className="sign-in-phone" onSubmit={submit}>
      <BackButton onPress={onScanAgain}>{t('scan.again')}</BackButton>
      <h1 className="ui-h1">{t('phone.title')}</h1>
      <p className="sign-in-text">{t('phone.text')}</p>
      <div className="phone-fields">
        <CallingCodeSelect region={entry.region} onRegion={(region) => change({ region })} />
        <TextField
          label={t('phone.label')}
          size="large"
          outlined
          type="tel"
          name="phone"
          autoComplete="tel-national"
          required
          maxLength={32}
          // The step's only question.
          autoFocus
          value={entry.phone}
          aria-invalid={wrongNumber || undefined}
          onChange={(event) => change({ phone: event.target.value })}
        />
      </div>
      <Button type="submit" kind="accent" size="large" waiting={send.isPending}>
        {t('phone.send')}
      </Button>
      <div className="sign-in-trouble">
        <p role="alert">{send.error ? words(send.error) : null}</p>
        {isRefusal(send.error, 'auth.binding_expired') ? (
          <Button kind="outline" size="dense" onClick={onScanAgain}>
            {t('scan.again')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

export function numberOf({ region, phone }: PhoneEntry): PhoneNumber {
  return { countryCode: callingCodeOf(region), phone: phone.trim() };
}
