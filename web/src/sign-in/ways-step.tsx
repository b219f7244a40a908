import type { AuthOptions } from '@easel/contract';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/index.ts';
import { EmailForm, type EmailFormProps } from './email-form.tsx';
import { OtherWays } from './other-ways.tsx';

export interface WaysStepProps extends Omit<EmailFormProps, 'challenge'> {
  readonly options: AuthOptions;
  /** What became of the last attempt, when it ended elsewhere. */
  readonly notice: string | null;
  readonly to: string | null;
  readonly onScan: () => void;
}

/** The first question: how to sign in. Only what this server offers. */
export function WaysStep({ options, notice, to, onScan, ...form }: WaysStepProps) {
  const { t } = useTranslation('sign-in');
  const issuers = options.idp.enabled ? options.idp.issuers.map(({ name }) => name) : [];
  const { email, chatApp } = options;
  const count = issuers.length + Number(chatApp.enabled);
  const others = count > 0;
  if (!email.enabled && !others) return <NoWay />;
  return (
    <>
      <h1 className="ui-h1">{t('ways.title')}</h1>
      <p className="sign-in-text">{email.enabled ? t('email.text') : t('ways.text')}</p>
      {notice ? (
        <p className="sign-in-notice" role="alert">
          {notice}
        </p>
      ) : null}
      {email.enabled ? <EmailForm {...form} challenge={options.challenge} /> : null}
      {email.enabled && others ? <p className="sign-in-or">{t('ways.or')}</p> : null}
      {others ? (
        <OtherWays
          issuers={issuers}
          chatApp={chatApp.enabled}
          alone={!email.enabled && count === 1}
          to={to}
          onScan={onScan}
        />
      ) : null}
    </>
  );
}

/** For the operator, who is the only one who can help here. */
function NoWay() {
  const { t } = useTranslation('sign-in');
  return (
    <>
      <h1 className="ui-h1">{t('none.title')}</h1>
      <p className="sign-in-text">{t('none.text')}</p>
      <ul className="sign-in-settings">
        {(['email', 'idp', 'chatApp'] as const).map((way) => (
          <li key={way}>{t(`none.${way}`)}</li>
        ))}
      </ul>
    </>
  );
}

/** In the measures of the form, which is what most servers offer, so that nothing moves when it comes. */
export function WaysSkeleton() {
  const { t } = useTranslation('sign-in');
  return (
    <div aria-busy="true">
      <h1 className="ui-h1">{t('ways.title')}</h1>
      <p className="sign-in-text" aria-hidden>
        <span className="ui-skeleton sign-in-waiting-text">{t('email.text')}</span>
      </p>
      <Skeleton className="sign-in-waiting-label" />
      <Skeleton className="sign-in-waiting-field" />
      <Skeleton className="sign-in-waiting-field" />
    </div>
  );
}
