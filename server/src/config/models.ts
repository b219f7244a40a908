import Type, { type Static } from 'typebox';

const Model = Type.Object(
  {
    ID: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'What requests call it; `auto` is the first of its kind.',
    }),
    Label: Type.String({ minLength: 1, description: 'What people call it.' }),
    Kind: Type.Enum(['chat', 'image']),
    Driver: Type.Enum(['openai-compatible']),
    BaseURL: Type.String({ pattern: '^https?://', description: 'With or without /v1.' }),
    Model: Type.String({ minLength: 1, description: 'Its name at the provider.' }),
    Key: Type.Optional(Type.String()),
    KeyEnv: Type.Optional(Type.String({ description: 'Names the variable that holds the key.' })),
    Parallel: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 32, description: 'Pictures asked for side by side; 2.' }),
    ),
    TimeoutSeconds: Type.Optional(Type.Number({ minimum: 1, description: 'For one picture; 120.' })),
  },
  { additionalProperties: false },
);
export type ModelSetting = Static<typeof Model>;

/** Trained models beside the embedded ones; the first of each kind takes the embedded one's place as `auto`. */
export const Models = Type.Array(Model, { default: [] });
