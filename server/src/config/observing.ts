import Type from 'typebox';

/** A port of its own for those who run the service. */
export const Metrics = Type.Object({
  Enabled: Type.Boolean({ default: false }),
  Host: Type.String({ default: '127.0.0.1' }),
  Port: Type.Integer({ minimum: 0, maximum: 65535, default: 4311 }),
  Token: Type.Optional(
    Type.String({ minLength: 16, description: 'What Prometheus sends as bearer; needed where others reach the port.' }),
  ),
  TokenEnv: Type.Optional(Type.String({ description: 'Names the variable that holds the token.' })),
});

export const Tracing = Type.Object({
  Endpoint: Type.Optional(
    Type.String({ description: 'Where an OpenTelemetry collector takes OTLP by HTTP, as http://localhost:4318.' }),
  ),
  SampleRatio: Type.Number({
    minimum: 0,
    maximum: 1,
    default: 1,
    description: 'Of what begins here; callers decide for theirs.',
  }),
});
