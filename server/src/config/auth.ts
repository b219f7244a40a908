import Type from 'typebox';

const Address = Type.String({ pattern: '^https?://' });
const Seconds = (description: string) => Type.Number({ minimum: 0.1, maximum: 120, default: 10, description });

/** Proof that a person asks for a code: any service that speaks the siteverify protocol. */
const Challenge = Type.Object({
  Enabled: Type.Boolean({ default: false }),
  SiteKey: Type.Optional(Type.String()),
  SecretKey: Type.Optional(Type.String()),
  SecretKeyEnv: Type.Optional(Type.String({ description: 'Names the variable that holds SecretKey.' })),
  SiteVerifyURL: Type.Optional(Address),
  ScriptURL: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description: 'Draws the challenge in the page. Left out: from SiteVerifyURL.',
    }),
  ),
  TimeoutSeconds: Seconds('For one verification.'),
});

const Email = Type.Object({
  Driver: Type.Enum(['none', 'smtp'], { default: 'none' }),
  Host: Type.Optional(Type.String()),
  Port: Type.Integer({ minimum: 1, maximum: 65535, default: 587 }),
  Username: Type.Optional(Type.String()),
  Password: Type.Optional(Type.String()),
  PasswordEnv: Type.Optional(Type.String({ description: 'Names the variable that holds Password.' })),
  FromName: Type.String({ default: 'Easel' }),
  FromEmail: Type.String({ default: 'easel@localhost' }),
  BrandName: Type.String({ default: 'Easel', description: 'What mails call this place.' }),
  UseTLS: Type.Boolean({ default: false, description: 'TLS from the first byte, as on port 465.' }),
  StartTLS: Type.Boolean({ default: true, description: 'Without UseTLS: refuse a server that does not offer TLS.' }),
  TimeoutSeconds: Seconds('For one mail.'),
});

/** An OpenID issuer whose identity tokens sign people in. */
const Issuer = Type.Object(
  {
    Name: Type.String({ minLength: 1, maxLength: 100, description: 'What people call it.' }),
    Issuer: Type.String({ pattern: '^https?://', description: 'The `iss` of its tokens.' }),
    Audience: Type.String({ minLength: 1, description: 'The client id that it has given to this server.' }),
    JWKSURL: Type.String({ pattern: '^https?://', description: 'Where its public keys are.' }),
    AuthorizeURL: Type.Optional(
      Type.String({ pattern: '^https?://', description: 'Left out: asked of the issuer’s openid-configuration.' }),
    ),
  },
  { additionalProperties: false },
);

const ChatApp = Type.Object({
  Enabled: Type.Boolean({ default: false }),
  AppID: Type.Optional(Type.String()),
  Secret: Type.Optional(Type.String()),
  SecretEnv: Type.Optional(Type.String({ description: 'Names the variable that holds Secret.' })),
  TokenURL: Type.Optional(Address),
  UserInfoURL: Type.Optional(Address),
  AuthorizeURL: Type.Optional(Address),
  VerifyState: Type.Boolean({ default: true, description: 'Take only scans that began here.' }),
  TimeoutSeconds: Seconds('For one request.'),
});

const SMS = Type.Object({
  Driver: Type.Enum(['none', 'http'], { default: 'none' }),
  URL: Type.Optional(Address),
  Token: Type.Optional(Type.String()),
  TokenEnv: Type.Optional(Type.String({ description: 'Names the variable that holds Token.' })),
  TimeoutSeconds: Seconds('For one message.'),
});

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
  DevCode: Type.Optional(
    Type.Boolean({ description: 'Codes stand in the answer too. Default: in development, and nowhere else.' }),
  ),
  Challenge,
  Email,
  IDP: Type.Array(Issuer, { default: [] }),
  ChatApp,
  SMS,
});
