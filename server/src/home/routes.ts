import { Refusal, type contract } from '@easel/contract';
import type { Handlers } from '../http/handler.ts';
import type { Cache } from '../platform/cache/cache.ts';
import type { Models } from '../platform/models/models.ts';
import { testModel } from '../platform/models/test-model.ts';
import { startersFor, type StarterSettings } from './agent-starters.ts';

export function homeRoutes(settings: StarterSettings): Handlers<typeof contract.home> {
  return { agentStarters: ({ query }) => startersFor(query.locale, settings) };
}

/** A test may cost money, so it is bounded wherever other requests are not. */
const testsPerMinute = 4;

export function modelRoutes(models: Models, cache: Cache): Handlers<typeof contract.models> {
  return {
    list: () => ({ models: models.list() }),
    test: async ({ params }, { caller, request }) => {
      const place = models.place(params.id);
      if (!place) throw new Refusal('model.unknown');
      const tested = await cache.increment(`model-tests:${caller.id}`, 60);
      if (tested > testsPerMinute) throw new Refusal('request.too_many', { retryAfter: 60 });
      return testModel(place, request.signal);
    },
  };
}
