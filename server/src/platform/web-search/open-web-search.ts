import { NoAnswer } from '../bounded-fetch.ts';
import { brave, searxng, tavily, wikipedia } from './drivers.ts';
import type {
  FoundPage,
  SearchDriver,
  SearchDriverName,
  SearchResult,
  SearchService,
  WebSearch,
} from './web-search.ts';

const longest = { query: 300, title: 300, url: 2_000, snippet: 600 };
const drivers: Record<SearchDriverName, SearchDriver> = { wikipedia, searxng, brave, tavily };
const usualHosts: Record<SearchDriverName, string> = {
  wikipedia: 'wikipedia.org',
  searxng: '',
  brave: 'api.search.brave.com',
  tavily: 'api.tavily.com',
};

/** A search by one of the drivers. What a service answers is bounded and checked before anyone sees it. */
export function openWebSearch(driver: SearchDriverName, service: SearchService): WebSearch {
  return {
    driver,
    host: service.baseUrl === undefined ? usualHosts[driver] : new URL(service.baseUrl).host,
    async search(query, looking) {
      const words = query.replaceAll(/\s+/g, ' ').trim().slice(0, longest.query);
      try {
        const found = await drivers[driver](service, words, looking);
        return checked(found).slice(0, service.maxResults);
      } catch (error) {
        looking.signal.throwIfAborted();
        throw error instanceof NoAnswer ? error : new NoAnswer(service.baseUrl ?? '', 'answered garbage');
      }
    },
  };
}

function checked(found: readonly FoundPage[]): SearchResult[] {
  const results = new Map<string, SearchResult>();
  for (const { title, url, snippet } of found) {
    const address = typeof url === 'string' && url.length <= longest.url ? URL.parse(url) : null;
    if (!address || !/^https?:$/.test(address.protocol) || results.has(address.href)) continue;
    const name = plain(title, longest.title) || address.hostname;
    results.set(address.href, { title: name, url: address.href, snippet: plain(snippet, longest.snippet) });
  }
  return [...results.values()];
}

/** Services mark the words that they found with tags. */
function plain(value: unknown, length: number): string {
  if (typeof value !== 'string') return '';
  const text = value.slice(0, length * 4).replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, '');
  return Array.from(text.replaceAll(/\s+/g, ' ').trim()).slice(0, length).join('');
}
