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
  const kit = kits?.find((one) => one.id === id);
  return (
    <div className="kits-page">
      <SiteBar />
      {kit ? (
        <KitEditor key={id} kit={kit} />
      ) : kits && !isFetching ? (
        <main className="kits">
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
        <main className="kits">
          <ErrorState title={t('failed')} error={error} retrying={isFetching} onRetry={() => void refetch()} />
        </main>
      ) : (
        <main className="kits" aria-busy aria-label={t('loading')}>
          <Skeleton style={{ display: 'block', width: 200, height: 28 }} />
          <Skeleton style={{ display: 'block', height: 360, marginTop: 32 }} />
        </main>
      )}
    </div>
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
