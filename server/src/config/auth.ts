import Type from 'typebox';

export const Auth = Type.Object({
  Mode: Type.Enum(['development', 'production'], {
    default: 'development',
    description: 'Development shows sign-in codes on screen, and therefore listens on this machine only.',
  }),
  TokenSecret: Type.Optional(
    Type.String({
      minLength: 32,
      description: 'Signs tokens. Production needs one; development makes one and keeps it in the data folder.',
    }),
  ),
  TokenSecretEnv: Type.Optional(Type.String({ description: 'Names the variable that holds TokenSecret.' })),
});
