import type { SharePolicy } from '@easel/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button, useErrorWords } from '../ui/index.ts';
import type { Sharing } from './use-sharing.ts';

export interface StopSharingProps {
  readonly policy: SharePolicy;
  readonly stop: Sharing['stop'];
  /** Back to the dialog, whether sharing was stopped or not. */
  readonly onDone: () => void;
}

/** Says what would end, and asks. */
export function StopSharing({ policy, stop, onDone }: StopSharingProps) {
  const { t } = useTranslation('sharing');
  const words = useErrorWords();
  const { linkPermission, members, visitorCount } = policy;
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className="share-stop">
      <p>{t('stop.words')}</p>
      <ul>
        {linkPermission === 'private' ? null : <li>{t('stop.link')}</li>}
        {members.length > 0 ? <li>{t('stop.members', { count: members.length })}</li> : null}
        {visitorCount > 0 ? <li>{t('stop.visitors', { count: visitorCount })}</li> : null}
      </ul>
      <p>{t('stop.stays')}</p>
      {stop.error ? (
        <p className="share-trouble" role="alert">
          {t('trouble', { reason: words(stop.error) })}
        </p>
      ) : null}
      <div className="share-stop-acts">
        <Button ref={keep} kind="outline" onClick={onDone}>
          {t('stop.keep')}
        </Button>
        <Button
          kind="danger"
          className="share-danger"
          waiting={stop.isPending}
          onClick={() => stop.mutate(undefined, { onSuccess: onDone })}
        >
          {t('stop.act')}
        </Button>
      </div>
    </div>
  );
}
