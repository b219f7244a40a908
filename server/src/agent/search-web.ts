import { randomUUID } from 'node:crypto';
import type { FoundPage, TurnEvent } from '@easel/contract';
import type { PageReader } from '../platform/page-reader/page-reader.ts';
import type { WebSearch } from '../platform/web-search/web-search.ts';
import type { Diary } from './diary.ts';
import { inParallel } from './parallel.ts';
import { researchIn, type Research } from './research.ts';
import type { SearchWeb } from './tools.ts';
import type { Turn } from './turn-facts.ts';
import type { JournalEntry } from './turn-queries.ts';

/** A model that keeps searching is told to go on with what it has. */
const mostSearches = 3;

export interface ResearchServices {
  readonly webSearch: WebSearch | null;
  readonly pageReader: PageReader;
}
export interface SearchCall {
  readonly part: number;
  readonly stepId: string;
  readonly input: SearchWeb;
}

export function searchAllowed({ request }: Pick<Turn, 'request'>, { webSearch }: ResearchServices): boolean {
  return request.search === true && webSearch !== null;
}

/**
 * The tool behind `search_web`: finds pages, reads them side by side, and keeps what each says. A page that cannot be
 * read keeps its snippet; a search that fails is told to the model, and the turn goes on without it.
 */
export async function* searchWeb(
  turn: Turn,
  { part, stepId, input, diary, journal }: SearchCall & { diary: Diary; journal: readonly JournalEntry[] },
  services: ResearchServices & { log: (message: string, about: object) => void },
  signal: AbortSignal,
): AsyncGenerator<readonly TurnEvent[], { output: unknown; events: TurnEvent[] }> {
  const { webSearch } = services;
  if (!webSearch || !searchAllowed(turn, services)) return { output: { error: 'no search is allowed' }, events: [] };
  if (researchIn(journal).length >= mostSearches) {
    return { output: { error: 'that was the last search of this turn; go on with what you have' }, events: [] };
  }
  if (researchIn(journal).some(({ query }) => query === input.query)) {
    return { output: { error: 'that was looked up in this turn; use what was found' }, events: [] };
  }
  const startedAt = new Date().toISOString();
  yield [diary.searchBegun(stepId, { query: input.query, startedAt, first: part === 0 })];
  try {
    const results = await lookUp(input.query, { language: turn.request.language, services, signal });
    const ended = diary.searchEnded(stepId, { query: input.query, startedAt, results });
    const output: Research = { query: input.query, results, mark: randomUUID() };
    return { output, events: [ended, { type: 'pages-found', part, query: input.query, results }] };
  } catch (error) {
    signal.throwIfAborted();
    services.log('a search failed', { turnId: turn.id, error });
    const events = [diary.searchEnded(stepId, { query: input.query, startedAt, results: null })];
    return { output: { error: 'the search did not answer; go on without it, and state no facts from it' }, events };
  }
}

/** Pages with what each says. @throws when no search answers */
export async function lookUp(
  query: string,
  about: { language: 'en' | 'zh'; services: ResearchServices; signal: AbortSignal },
): Promise<FoundPage[]> {
  const { language, services, signal } = about;
  if (!services.webSearch) throw new Error('this server looks nothing up');
  const found = await services.webSearch.search(query, { language, signal });
  const contents = await readPages(found, services.pageReader, signal);
  return found.map((result, at) => ({ ...result, Content: contents[at] ?? '' }));
}

async function readPages(found: readonly { url: string }[], pages: PageReader, signal: AbortSignal): Promise<string[]> {
  const contents: string[] = [];
  await inParallel([...found.entries()], pages.bounds.concurrency, signal, async ([at, { url }], stop) => {
    try {
      contents[at] = (await pages.read(url, stop)).text;
    } catch {
      // Whoever stopped is heard; a page that is out of bounds or out of reach only lacks its text.
      stop.throwIfAborted();
    }
  });
  return contents;
}
