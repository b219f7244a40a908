import type { SearchTest } from '@easel/contract';
import { NoAnswer } from '../bounded-fetch.ts';
import type { PageReader } from '../page-reader/page-reader.ts';
import type { Looking, SearchResult, WebSearch } from './web-search.ts';

type Problem = NonNullable<SearchTest['problem']>;

/** Known to every encyclopedia and every engine. */
const words = { en: 'Silk Road', zh: '丝绸之路' };
const mostShown = 3;

/** Looks for something well known and reads the first page that can be read, as a turn would; says how far it came. */
export async function testWebSearch(
  search: WebSearch,
  pages: Pick<PageReader, 'read'>,
  looking: Looking,
): Promise<SearchTest> {
  const begun = performance.now();
  const asked = (ok: boolean, status?: number) => {
    return { name: 'search' as const, ok, ms: since(begun), ...(status !== undefined && { status }) };
  };
  let results: SearchResult[];
  try {
    results = await search.search(words[looking.language], looking);
  } catch (error) {
    looking.signal.throwIfAborted();
    const status = error instanceof NoAnswer ? error.status : undefined;
    return { ok: false, steps: [asked(false, status)], problem: problemOf(error, search), found: [] };
  }
  if (results.length === 0) return { ok: false, steps: [asked(false)], problem: 'nothing_found', found: [] };
  const found = results.slice(0, mostShown).map(({ title, url }) => ({ title, url }));
  const searched = asked(true);
  const reading = performance.now();
  const read = await isAnyRead(found, pages, looking.signal);
  const steps = [searched, { name: 'page' as const, ok: read, ms: since(reading) }];
  return read ? { ok: true, steps, found } : { ok: false, steps, problem: 'page_unread', found };
}

/** Some pages are written by scripts alone; one that can be read says that the way out is open. */
async function isAnyRead(
  found: readonly { url: string }[],
  pages: Pick<PageReader, 'read'>,
  signal: AbortSignal,
): Promise<boolean> {
  for (const { url } of found) {
    try {
      if ((await pages.read(url, signal)).text !== '') return true;
    } catch {
      signal.throwIfAborted();
    }
  }
  return false;
}

function problemOf(error: unknown, { driver }: WebSearch): Problem {
  if (!(error instanceof NoAnswer)) return 'other';
  const { kind, status } = error;
  if (kind === 'unreachable') return 'unreachable';
  if (kind === 'late') return 'timeout';
  if (kind === 'garbage') return 'garbage';
  if (status !== undefined && status >= 300 && status < 400) return 'redirect';
  // A SearXNG that may not answer in JSON refuses so; it knows no keys.
  if (status === 403 && driver === 'searxng') return 'no_json';
  if (status === 401 || status === 403 || (status === 422 && driver === 'brave')) return 'key_refused';
  if (status === 404) return 'no_such_address';
  if (status === 429 || status === 432 || status === 433) return 'rate_limited';
  return 'other';
}

function since(begun: number): number {
  return Math.round(performance.now() - begun);
}
