import { useQuery } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { useOnline } from '../api/query-client.ts';
import { useLanguage } from '../i18n/index.ts';

/** Designs to begin from: choosing one writes its words into the box, where they can be changed. */
export function Inspirations({ onPrompt }: { readonly onPrompt: (prompt: string) => void }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['inspirations', language],
    queryFn: async ({ signal }) => {
      const dashboard = await client.home.dashboard({ locale: language === 'en' ? 'en-US' : language }, { signal });
      return dashboard.inspirations;
    },
    staleTime: Infinity,
  });
  // The page is whole without them: while they are on their way, or do not come, nothing stands here.
  if (!data || data.length === 0) return null;
  return (
    <section className="shelf" aria-labelledby="inspirations-title">
      <div className="shelf-head">
        <h2 className="ui-h3" id="inspirations-title">
          {t('inspirations.title')}
        </h2>
        <p className="shelf-note">{t('inspirations.note')}</p>
      </div>
      <ul className="inspirations">
        {data.map(({ id, title, prompt, imageUrl, width, height }) => (
          <li key={id} style={{ '--shape': width / height } as CSSProperties}>
            <button type="button" onClick={() => onPrompt(prompt)}>
              <Picture src={imageUrl} width={width} height={height} />
              <span dir="auto">{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What did not come for want of a line leaves its ground, and comes with the line. */
function Picture(size: { readonly src: string; readonly width: number; readonly height: number }) {
  const online = useOnline();
  const [lost, setLost] = useState(false);
  if (lost && !online) return <i />;
  return <img {...size} alt="" loading="lazy" onLoad={() => setLost(false)} onError={() => setLost(true)} />;
}
