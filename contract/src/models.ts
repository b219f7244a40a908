import * as Type from 'typebox';
import { Nullable } from './fields.ts';
import { route } from './route.ts';

const Model = Type.Object({
  id: Type.String(),
  label: Type.String(),
  provider: Type.String(),
  kinds: Type.Array(Type.Enum(['image', 'edit', 'chat', 'separate'])),
  sizes: Nullable(Type.Array(Type.String(), { description: '`<width>x<height>`, or null where any size will do.' })),
  maxCount: Type.Integer(),
});
export type Model = Type.Static<typeof Model>;

const TestStep = Type.Object({
  name: Type.Enum(['reach', 'key', 'model', 'picture', 'answer']),
  ok: Type.Boolean(),
  status: Type.Optional(Type.Integer({ description: 'What the provider’s server answered.' })),
  ms: Type.Integer({ description: 'How long the request took that decided it; one decides all but the first.' }),
});
const Problem = Type.Object({
  kind: Type.Enum([
    'key_refused',
    'no_such_model',
    'no_picture_support',
    'too_large',
    'rate_limited',
    'timeout',
    'unreachable',
    'garbage',
    'refused_content',
    'other',
  ]),
  advice: Type.Enum([
    'check_address',
    'check_key',
    'check_model',
    'choose_image_model',
    'set_capabilities',
    'allow_more_time',
    'wait',
    'ask_provider',
  ]),
  excerpt: Type.Optional(Type.String({ description: 'A few of the provider’s words, without anything like a key.' })),
  retryAfterSeconds: Type.Optional(Type.Integer()),
});
export const ModelTest = Type.Object({
  ok: Type.Boolean(),
  steps: Type.Array(TestStep, { description: 'As far as it came; the last one is the one that failed.' }),
  problem: Type.Optional(Problem),
  picture: Type.Optional(Type.String({ description: 'A small picture as a data URL.' })),
});
export type ModelTest = Type.Static<typeof ModelTest>;

export const models = {
  list: route({
    method: 'GET',
    path: '/api/models',
    summary: 'The models that this server can use; `auto` chooses among them.',
    access: 'public',
    response: Type.Object({ models: Type.Array(Model) }),
    errors: [],
    extension: true,
  }),
  test: route({
    method: 'POST',
    path: '/api/models/:id/test',
    summary: 'Asks a model for something tiny and says how far it came. A few times a minute for each person.',
    access: 'signed-in',
    params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
    response: ModelTest,
    errors: ['model.unknown'],
    extension: true,
  }),
};
