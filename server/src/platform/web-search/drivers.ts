import { fetchObject, NoAnswer } from '../bounded-fetch.ts';
import type { FoundPage, Looking, SearchDriver, SearchService } from './web-search.ts';

const agent = 'Easel/1.0 (self-hosted design canvas)';

/** The API of MediaWiki with its extension for extracts, as Wikipedia has it; needs no key. */
export const wikipedia: SearchDriver = async (service, query, looking) => {
  const base = service.baseUrl ?? `https://${looking.language}.wikipedia.org`;
  const answer = await ask(service, looking, `${withoutSlash(base)}/w/api.php`, {
    action: 'query',
    format: 'json',
    formatversion: '2',
    generator: 'search',
    gsrsearch: query,
    gsrlimit: String(service.maxResults),
    prop: 'info|extracts',
    inprop: 'url',
    exintro: '1',
    explaintext: '1',
    exchars: '500',
    exlimit: 'max',
  });
  // It refuses with a status of success.
  const refusal = within(answer, 'error');
  if (isObject(refusal)) throw new NoAnswer(base, `refused (${String(refusal.code)})`, { kind: 'refused' });
  const pages = objectsIn(within(answer, 'query'), 'pages');
  // Pages come in the order of their ids; `index` is their rank.
  const ranked = pages.toSorted((a, b) => Number(a.index) - Number(b.index));
  return ranked.map(({ title, fullurl, extract }) => ({ title, url: fullurl, snippet: extract }));
};

export const searxng: SearchDriver = async (service, query, looking) => {
  const language = looking.language === 'zh' ? 'zh-CN' : 'en';
  const asked = { q: query, format: 'json', language };
  const answer = await ask(service, looking, `${withoutSlash(service.baseUrl ?? '')}/search`, asked);
  return objectsIn(answer, 'results').map(withContent);
};

export const brave: SearchDriver = async (service, query, looking) => {
  const base = withoutSlash(service.baseUrl ?? 'https://api.search.brave.com/res/v1');
  const language = looking.language === 'zh' ? 'zh-hans' : 'en';
  const asked = { q: query, count: String(service.maxResults), search_lang: language };
  const headers = { 'x-subscription-token': service.key };
  const answer = await ask(service, looking, `${base}/web/search`, asked, headers);
  return objectsIn(within(answer, 'web'), 'results').map(({ title, url, description }) => {
    return { title, url, snippet: description };
  });
};

export const tavily: SearchDriver = async (service, query, { signal }) => {
  const base = withoutSlash(service.baseUrl ?? 'https://api.tavily.com');
  const answer = await fetchObject(`${base}/search`, service.bounds, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ query, max_results: service.maxResults }),
    signal,
  });
  return objectsIn(answer, 'results').map(withContent);
};

function ask(
  { bounds }: SearchService,
  { signal }: Looking,
  address: string,
  asked: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const request = { headers: { 'user-agent': agent, ...headers }, signal };
  return fetchObject(`${address}?${new URLSearchParams(asked)}`, bounds, request);
}

function withContent({ title, url, content }: Record<string, unknown>): FoundPage {
  return { title, url, snippet: content };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

function within(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

function objectsIn(value: unknown, name: string): Record<string, unknown>[] {
  const list = within(value, name);
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
