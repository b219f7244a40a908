import './sources.css';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { SiteBar } from '../pages/site-bar.tsx';
import sources from './sources.json' with { type: 'json' };

const uses = ['pictures', 'names', 'reading', 'type'] as const;
const licences: Record<string, string> = {
  MIT: 'https://opensource.org/license/mit',
  'Apache-2.0': 'https://www.apache.org/licenses/LICENSE-2.0',
  'OFL-1.1': 'https://openfontlicense.org',
};

/** `/sources`: whose pictures, words and typefaces the built-in designer works with, and under which licences. */
export function SourcesPage() {
  const { t } = useTranslation('sources');
  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);
  return (
    <>
      <SiteBar />
      <main className="sources">
        <h1 className="ui-h2">{t('title')}</h1>
        <p>{t('intro')}</p>
        {uses.map((use) => (
          <section key={use} aria-labelledby={`sources-${use}`}>
            <h2 className="ui-h3" id={`sources-${use}`}>
              {t(`use.${use}`)}
            </h2>
            <ul>
              {sources
                .filter((source) => source.use === use)
                .map(({ name, licence, copyright, address }) => (
                  <li key={name}>
                    <a href={address} rel="noreferrer" target="_blank">
                      {name}
                    </a>
                    <span>{copyright}</span>
                    <a href={licences[licence]} rel="noreferrer license" target="_blank">
                      {licence}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  );
}
