import Type from 'typebox';

export const WebSearch = Type.Object({
  Driver: Type.Enum(['none', 'wikipedia', 'searxng', 'brave', 'tavily'], {
    default: 'wikipedia',
    description: 'wikipedia needs no key. Nothing is asked unless a person allows it for a turn.',
  }),
  BaseURL: Type.Optional(
    Type.String({ pattern: '^https?://', description: 'Of the service; may be private. Left out: the public one.' }),
  ),
  Key: Type.Optional(Type.String()),
  KeyEnv: Type.Optional(Type.String({ description: 'Names the variable that holds Key.' })),
  MaxResults: Type.Integer({ minimum: 1, maximum: 20, default: 6 }),
  MaxPageContentRunes: Type.Integer({
    minimum: 0,
    maximum: 100_000,
    default: 6000,
    description: 'Characters kept of the text of one page.',
  }),
  MaxPageBytes: Type.Integer({ minimum: 1024, maximum: 52_428_800, default: 2_097_152, description: 'Of one page.' }),
  Concurrency: Type.Integer({ minimum: 1, maximum: 16, default: 4, description: 'Pages of one search side by side.' }),
  TimeoutSeconds: Type.Number({
    minimum: 0.1,
    maximum: 120,
    default: 10,
    description: 'For one search, and one page.',
  }),
});
