import type { LinkPermission, SharePolicy } from '@easel/contract';
import { Check, Copy, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button, Segments, Skeleton } from '../ui/index.ts';
import type { Sharing } from './use-sharing.ts';

const permissions: readonly LinkPermission[] = ['private', 'canvas', 'viewer', 'editor'];
const copiedMs = 2000;

/** What anyone may do who has the link, and the link itself. */
export function LinkSection({
  policy,
  setLink,
}: {
  readonly policy: SharePolicy;
  readonly setLink: Sharing['setLink'];
}) {
  const { t } = useTranslation('sharing');
  const { linkPermission, shareUrl } = policy;
  return (
    <section className="share-link">
      <h3 className="share-heading">{t('link.heading')}</h3>
      <Segments
        label={t('link.heading')}
        value={linkPermission}
        onChange={(permission) => permission !== linkPermission && setLink.mutate(permission)}
        segments={permissions.map((value) => ({ value, label: t(`link.${value}`) }))}
      />
      <p className="share-means">{t(`linkMeans.${linkPermission}`)}</p>
      {linkPermission === 'private' ? null : shareUrl ? (
        <LinkRow url={shareUrl} />
      ) : (
        <Skeleton className="share-link-coming" />
      )}
    </section>
  );
}

function LinkRow({ url }: { readonly url: string }) {
  const { t } = useTranslation('sharing');
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'byHand' | null>(null);
  useEffect(() => {
    if (copied !== 'yes') return;
    const timer = setTimeout(() => setCopied(null), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied('yes');
    } catch {
      // Without encryption browsers keep the clipboard to themselves: then the link stands marked, to be copied by hand.
      field.current?.select();
      setCopied('byHand');
    }
  };
  return (
    <div className="share-link-row">
      <span className="ui-field" data-size="control">
        <Link2 size={16} strokeWidth={1.75} aria-hidden />
        <input
          ref={field}
          readOnly
          aria-label={t('link.address')}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </span>
      <Button kind="outline" icon={copied === 'yes' ? Check : Copy} onClick={() => void copy()}>
        {t(copied === 'yes' ? 'link.copied' : 'link.copy')}
      </Button>
      <p className={copied === 'byHand' ? 'share-means' : 'sr-only'} role="status">
        {copied === 'yes' ? t('link.copied') : copied === 'byHand' ? t('link.byHand') : ''}
      </p>
    </div>
  );
}
