import './kits.css';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { SiteBar } from '../pages/site-bar.tsx';
import { Button, ErrorState, Skeleton, useNeighbourFocus } from '../ui/index.ts';
import { KitCard } from './kit-card.tsx';
import { StartKit } from './start-kit.tsx';
import { useKits, useMakingKit } from './use-kits.ts';

/** All of one's Brand Kits. */
export function KitsPage() {
  const { t } = useTranslation('kits');
  const { kits, error, isFetching, refetch } = useKits();
  const making = useMakingKit();
  const { list, leaving } = useNeighbourFocus<HTMLUListElement>();
  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);
  return (
    <div className="kits-page">
      <SiteBar />
      <main className="site-page">
        <header className="site-head">
          <div>
            <h1 className="ui-h2">{t('title')}</h1>
            <p>{t('intro')}</p>
          </div>
          <Button kind="accent" icon={Plus} waiting={making.blank.isPending} onClick={() => making.blank.mutate()}>
            {t('new')}
          </Button>
        </header>
        {kits ? (
          <ul ref={list} className="kit-shelf">
            {kits.map((kit, at) => (
              <KitCard key={kit.id} kit={kit} onLeaving={() => leaving(at)} />
            ))}
            <li className="kit-card">
              <StartKit making={making} />
            </li>
          </ul>
        ) : error ? (
          <ErrorState title={t('failed')} error={error} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <ul className="kit-shelf" aria-label={t('loading')} aria-busy>
            {[0, 1, 2].map((place) => (
              <li key={place} className="kit-card">
                <Skeleton className="kit-cover" />
                <Skeleton style={{ width: 120, height: 14, marginTop: 13 }} />
                <Skeleton style={{ width: 176, height: 12, marginTop: 7 }} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </div>
  );
}
