import type { contract } from '@easel/contract';
import type { Handlers } from '../http/handler.ts';
import type { Models } from '../platform/models/models.ts';
import { startersFor, type StarterSettings } from './agent-starters.ts';

export function homeRoutes(settings: StarterSettings): Handlers<typeof contract.home> {
  return { agentStarters: ({ query }) => startersFor(query.locale, settings) };
}

export function modelRoutes(models: Models): Handlers<typeof contract.models> {
  return { list: () => ({ models: models.list() }) };
}
