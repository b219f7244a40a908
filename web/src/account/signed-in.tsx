import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { useLanguage } from '../i18n/index.ts';
import { useSigningOut } from '../pages/use-signing-out.tsx';
import { Badge, Button, ErrorState, Skeleton } from '../ui/index.ts';
import { readDevice } from './device-name.ts';
import { dateLocale } from '../i18n/date-locale.ts';

/** The session one is in, and the way out. */
export function SignedIn() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['devices'],
    queryFn: () => client.account.devices(),
  });
  const { leave, question } = useSigningOut();
  if (error && !data) {
    return (
      <ErrorState title={t('signedIn.failed')} error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton className="device-skeleton" />;
  const when = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <>
      <ul>
        {data.devices.map(({ id, name, signedInAt }) => {
          const device = readDevice(name);
          const Icon = device?.handheld ? Smartphone : Monitor;
          return (
            <li key={id} className="device">
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <span className="device-words">
                <span className="device-name">{device ? t('signedIn.device', { ...device }) : name}</span>
                <span className="device-since">{t('signedIn.since', { when: when.format(new Date(signedInAt)) })}</span>
              </span>
              <Badge kind="success">{t('signedIn.thisOne')}</Badge>
              <Button size="dense" kind="outline" onClick={leave}>
                {t('signedIn.signOut')}
              </Button>
            </li>
          );
        })}
      </ul>
      {question}
    </>
  );
}
