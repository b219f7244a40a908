import { Refusal, type contract } from '@easel/contract';
import type { Handlers } from '../http/handler.ts';
import type { Cache } from '../platform/cache/cache.ts';
import type { Models } from '../platform/models/models.ts';
import { testModel } from '../platform/models/test-model.ts';
import type { PageReader } from '../platform/page-reader/page-reader.ts';
import { testWebSearch } from '../platform/web-search/test-web-search.ts';
import type { WebSearch } from '../platform/web-search/web-search.ts';
import { dashboardFor, type DashboardServices } from './dashboard.ts';
import { startersFor, type StarterSettings } from './agent-starters.ts';

export function homeRoutes(settings: StarterSettings, services: DashboardServices): Handlers<typeof contract.home> {
  return {
    dashboard: ({ query }, { caller }) =>
      dashboardFor({ userId: caller?.id, locale: query.locale }, settings, services),
    agentStarters: ({ query }) => startersFor(query.locale, settings),
  };
}

/** A test may cost money, so it is bounded wherever other requests are not. */
const testsPerMinute = 4;

async function countTest(cache: Cache, name: string, userId: string): Promise<void> {
  const tested = await cache.increment(`${name}:${userId}`, 60);
  if (tested > testsPerMinute) throw new Refusal('request.too_many', { retryAfter: 60 });
}

export function modelRoutes(models: Models, cache: Cache): Handlers<typeof contract.models> {
  return {
    list: (_, { caller }) => {
      const listed = models.list();
      // Where a model stands and what it costs is the business of those who work here.
      return { models: caller ? listed : listed.map(({ place: _place, ...open }) => open) };
    },
    test: async ({ params }, { caller, request }) => {
      const place = models.place(params.id);
      if (!place) throw new Refusal('model.unknown');
      await countTest(cache, 'model-tests', caller.id);
      return testModel(place, request.signal);
    },
  };
}

export function webSearchRoutes(
  search: WebSearch | null,
  pages: PageReader,
  cache: Cache,
): Handlers<typeof contract.webSearch> {
  return {
    about: () => (search ? { driver: search.driver, host: search.host } : { driver: 'none', host: null }),
    test: async (_, { caller, request }) => {
      if (!search) throw new Refusal('search.off');
      await countTest(cache, 'search-tests', caller.id);
      return testWebSearch(search, pages, { language: request.language, signal: request.signal });
    },
  };
}
