import { useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Tooltip } from '../ui/index.ts';
import { citedIn, citedParts, onePerSite, type Source } from './sources.ts';

/** Pages of strangers: they learn nothing of this page, and cannot reach into it. */
const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;
const mostSites = 3;
const mostListed = 4;

/** Words with the pages that they cite, each as its number. */
export function CitingWords({ text, sources }: { readonly text: string; readonly sources: readonly Source[] }) {
  const { t } = useTranslation('agent');
  return citedParts(text, sources).map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      // A text is only ever added to at its end.
      <Tooltip key={at} side="top" label={t('sources.tip', { title: part.title, site: part.site })}>
        <a className="agent-cite" href={part.url} {...outside} aria-label={t('sources.cited', { ...part })}>
          {part.number}
        </a>
      </Tooltip>
    ),
  );
}

/** Whose pages a search has found, below its step. */
export function SourceSites({ sources }: { readonly sources: readonly Source[] }) {
  const { t } = useTranslation('agent');
  const [whole, setWhole] = useState(false);
  const sites = onePerSite(sources);
  if (sites.length === 0) return null;
  const shown = whole ? sites : sites.slice(0, mostSites);
  const hidden = sites.length - shown.length;
  return (
    <ul className="agent-sites" aria-label={t('sources.sites')}>
      {shown.map(({ number, title, url, site }) => (
        <li key={number}>
          <a className="agent-site" href={url} title={title} {...outside}>
            <i aria-hidden>{site[0]?.toUpperCase()}</i>
            <span>{site}</span>
          </a>
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <button
            type="button"
            className="agent-site"
            aria-label={t('sources.more', { count: hidden })}
            onClick={() => setWhole(true)}
          >
            +{hidden}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

export interface SourceListProps {
  readonly sources: readonly Source[];
  /** What was answered: pages that it cites are shown first of all. */
  readonly texts: readonly string[];
}

/** What an answer rests on, below it: title, site, and the way there. */
export function SourceList({ sources, texts }: SourceListProps) {
  const { t } = useTranslation('agent');
  const [whole, setWhole] = useState(false);
  if (sources.length === 0) return null;
  const cited = citedIn(texts, sources);
  const few = cited.length > 0 ? cited : sources.slice(0, mostListed);
  const shown = whole ? sources : few;
  return (
    <section className="agent-sources" aria-label={t('sources.heading')}>
      <h3>{t('sources.heading')}</h3>
      <ol>
        {shown.map(({ number, title, url, site }) => (
          <li key={number} value={number}>
            <a href={url} {...outside}>
              <i aria-hidden>{number}</i>
              <span>
                <b dir="auto">{title}</b>
                <small>{site}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
      {few.length < sources.length ? (
        <button type="button" className="agent-sources-all" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'sources.fewer' : 'sources.all', { count: sources.length })}
        </button>
      ) : null}
    </section>
  );
}
