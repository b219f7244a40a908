import * as Type from 'typebox';
import { Nullable } from './fields.ts';
import { route } from './route.ts';

const SearchDriver = Type.Enum(['none', 'wikipedia', 'searxng', 'brave', 'tavily']);
export type SearchDriver = Type.Static<typeof SearchDriver>;

const Step = Type.Object({
  name: Type.Enum(['search', 'page']),
  ok: Type.Boolean(),
  status: Type.Optional(Type.Integer({ description: 'What the service answered.' })),
  ms: Type.Integer(),
});
const Problem = Type.Enum([
  'unreachable',
  'timeout',
  'key_refused',
  'no_json',
  'no_such_address',
  'redirect',
  'rate_limited',
  'garbage',
  'nothing_found',
  'page_unread',
  'other',
]);
export const SearchTest = Type.Object({
  ok: Type.Boolean(),
  steps: Type.Array(Step, { description: 'As far as it came; the last one is the one that failed.' }),
  problem: Type.Optional(Problem),
  found: Type.Array(Type.Object({ title: Type.String(), url: Type.String() }), { description: 'http or https.' }),
});
export type SearchTest = Type.Static<typeof SearchTest>;

export const webSearch = {
  about: route({
    method: 'GET',
    path: '/api/web-search',
    summary: 'Which service answers when the agent looks something up; `none`: it looks nothing up.',
    access: 'signed-in',
    response: Type.Object({ driver: SearchDriver, host: Nullable(Type.String()) }),
    errors: [],
    extension: true,
  }),
  test: route({
    method: 'POST',
    path: '/api/web-search/test',
    summary: 'Searches for something well known, reads the first page found, and says how far it came.',
    access: 'signed-in',
    response: SearchTest,
    errors: ['search.off'],
    extension: true,
  }),
};
