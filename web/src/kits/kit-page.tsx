import './kits.css';
import type { BrandKit } from '@easel/contract';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Palette } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { SiteBar } from '../pages/site-bar.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/index.ts';
import { ColoursSection } from './colours-section.tsx';
import { IdentitySection, LookSection, VoiceSection } from './identity-section.tsx';
import { KitAside } from './kit-aside.tsx';
import { useKitFaces } from './kit-cover.tsx';
import { nameOf } from './kit-document.ts';
import { unkeptKit } from './kept-drafts.ts';
import { KitHead } from './kit-head.tsx';
import { KitNotice } from './kit-notice.tsx';
import { LogosSection, ReferencesSection } from './pictures-sections.tsx';
import { SectionNav } from './section-nav.tsx';
import { TypeSection } from './type-section.tsx';
import { useKitDraft } from './use-kit-draft.ts';
import { useKits } from './use-kits.ts';

/** One Brand Kit, to be read and written. */
export function KitPage() {
  const { id } = useParams({ from: '/signed-in/kits/$id' });
  const { t } = useTranslation('kits');
  const { kits, error, isFetching, refetch } = useKits();
  // Deleted elsewhere, it stands for as long as words of it exist only here.
  const kit = kits?.find((one) => one.id === id) ?? unkeptKit(id);
  return (
    <div className="kits-page">
      <SiteBar />
      {kit ? (
        <KitEditor key={id} kit={kit} />
      ) : kits && !isFetching ? (
        <main className="site-page">
          <h1 className="sr-only">{t('title')}</h1>
          <EmptyState
            icon={Palette}
            title={t('missing.title')}
            text={t('missing.words')}
            action={
              <Link className="ui-button" data-kind="outline" to="/kits">
                {t('missing.back')}
              </Link>
            }
          />
        </main>
      ) : error && !kits ? (
        <main className="site-page">
          <h1 className="sr-only">{t('title')}</h1>
          <ErrorState title={t('failed')} error={error} retrying={isFetching} onRetry={() => void refetch()} />
        </main>
      ) : (
        <KitSkeleton />
      )}
    </div>
  );
}

function KitSkeleton() {
  const { t } = useTranslation('kits');
  return (
    <main aria-busy aria-label={t('loading')}>
      <h1 className="sr-only">{t('title')}</h1>
      <div className="kit-head">
        <div>
          <Skeleton style={{ width: 200, height: 24 }} />
        </div>
      </div>
      <div className="kit">
        <div className="kit-nav">
          {[72, 56, 48, 64, 80].map((width) => (
            <Skeleton key={width} style={{ width, height: 14, margin: '9px 10px' }} />
          ))}
        </div>
        <div className="kit-sections">
          <Skeleton style={{ width: 96, height: 16, marginBottom: 20 }} />
          <Skeleton style={{ height: 280 }} />
        </div>
        <div className="kit-aside">
          <Skeleton className="kit-cover" />
        </div>
      </div>
    </main>
  );
}

function KitEditor({ kit }: { readonly kit: BrandKit }) {
  const { t } = useTranslation('kits');
  const navigate = useNavigate();
  const { document: brand, isDefault, state, error, draft } = useKitDraft(kit);
  useKitFaces(brand);
  const title = nameOf(brand) || t('untitled');
  useEffect(() => {
    document.title = `${title} – Easel`;
  }, [title]);
  const part = { document: brand, edit: draft.edit };
  return (
    <main>
      <KitHead
        {...part}
        kit={kit}
        state={state}
        isDefault={isDefault}
        onDefault={draft.setDefault}
        onRemoved={() => void navigate({ to: '/kits' })}
        flush={draft.flush}
      />
      <div className="kit">
        <SectionNav document={brand} />
        <div className="kit-sections">
          <KitNotice state={state} error={error} draft={draft} />
          <IdentitySection {...part} />
          <VoiceSection {...part} />
          <LogosSection {...part} />
          <ColoursSection {...part} />
          <TypeSection {...part} />
          <ReferencesSection {...part} />
          <LookSection {...part} />
        </div>
        <KitAside {...part} />
      </div>
    </main>
  );
}
