import * as Type from 'typebox';
import { Nullable } from './fields.ts';
import { route } from './route.ts';

/** What a model that draws can do. */
const Abilities = Type.Object({
  sizes: Nullable(
    Type.Array(Type.String(), {
      description: '`<width>x<height>` or `<width>:<height>`; null where any will do. Others are cut to size.',
    }),
  ),
  maxSide: Type.Integer({ description: 'Pixels of the longer side.' }),
  edit: Type.Boolean({ description: 'Takes reference pictures.' }),
  maxReferences: Type.Integer({ description: 'Reference pictures of one request, where it takes any.' }),
  mask: Type.Boolean(),
  upscale: Type.Boolean({ description: 'Makes a picture larger without changing what it shows.' }),
  transparent: Type.Boolean(),
  negative: Type.Boolean({ description: 'Takes words for what must not be seen.' }),
  quality: Type.Boolean(),
  text: Type.Boolean({ description: 'Writes words that can be read.' }),
});
/** Where a model answers and what it costs: told only to those who have signed in. */
const Place = Type.Object({
  host: Nullable(Type.String({ description: 'Where it answers; null: it is part of this server.' })),
  model: Nullable(Type.String({ description: 'As the provider calls it; null where there is nothing to name.' })),
  keyed: Type.Boolean({ description: 'Whether a key is set. Nothing tells the key.' }),
  pricePerPicture: Nullable(Type.Number({ description: 'In the currency of the operator.' })),
  parallel: Nullable(Type.Integer({ description: 'Pictures asked for side by side; null for a model that thinks.' })),
  timeoutSeconds: Type.Number({ description: 'For one picture, or for the silence between two words.' }),
});

const Model = Type.Object({
  id: Type.String(),
  label: Type.String(),
  provider: Type.String(),
  kinds: Type.Array(Type.Enum(['image', 'edit', 'chat', 'separate'])),
  sizes: Nullable(Type.Array(Type.String(), { description: '`<width>x<height>`, or null where any size will do.' })),
  maxCount: Type.Integer({
    description: 'Pictures of one request to the provider. A turn makes as many requests as it needs.',
  }),
  abilities: Type.Optional(Abilities),
  place: Type.Optional(Place),
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
  detail: Type.Optional(
    Type.Enum(
      [
        'unknown_host',
        'connection_refused',
        'certificate',
        'redirect',
        'web_page',
        'not_json',
        'other_json',
        'no_picture',
        'unreadable_picture',
        'private_picture',
        'too_much',
        'broken_off',
        'run_failed',
        'nothing_saved',
      ],
      { description: 'What the server itself saw go wrong, where that says more than the kind.' },
    ),
  ),
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
    access: 'token-optional',
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
