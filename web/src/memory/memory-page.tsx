import { useEffect } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { SiteBar } from '../pages/site-bar.tsx';
import { MemorySection } from './memory-section.tsx';
import './memory.css';

/** `/memory`: what the agent keeps to in all of a person's projects. */
export function MemoryPage() {
  const { t } = useTranslation('memory');
  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);
  return (
    <>
      <SiteBar />
      <main className="memory-page">
        <h1 className="ui-h2">{t('title')}</h1>
        <p className="memory-intro">{t('pageIntro')}</p>
        <MemorySection of="own" empty={t('own.empty')} />
      </main>
    </>
  );
}
