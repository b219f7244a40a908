import * as Type from 'typebox';
import { User } from './account.ts';
import { route } from './route.ts';

const Email = Type.String({ minLength: 3, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' });

export const Session = Type.Object({
  accessToken: Type.String(),
  refreshToken: Type.String(),
  expiresIn: Type.Integer({ description: 'Seconds that the access token is good for.' }),
  user: User,
});
export type Session = Type.Static<typeof Session>;

const CodeSent = Type.Object({
  target: Type.String(),
  expiresIn: Type.Integer({ description: 'Seconds that the code is good for.' }),
  devCode: Type.Optional(Type.String({ description: 'The code itself, in development mode only.' })),
  email: Type.Optional(
    Type.Object({
      fromName: Type.String(),
      fromEmail: Type.String(),
      toEmail: Type.String(),
      subject: Type.String(),
      code: Type.String(),
    }),
  ),
});
export type CodeSent = Type.Static<typeof CodeSent>;

const AuthOptions = Type.Object({
  mode: Type.Enum(['development', 'production']),
  challenge: Type.Object({ enabled: Type.Boolean(), siteKey: Type.Optional(Type.String()) }),
  email: Type.Object({ enabled: Type.Boolean() }),
  idp: Type.Object({
    enabled: Type.Boolean(),
    issuers: Type.Array(Type.Object({ name: Type.String(), clientId: Type.String(), issuer: Type.String() })),
  }),
  chatApp: Type.Object({ enabled: Type.Boolean() }),
});
export type AuthOptions = Type.Static<typeof AuthOptions>;

export const auth = {
  options: route({
    method: 'GET',
    path: '/api/auth/options',
    summary: 'The ways to sign in that this server offers.',
    access: 'public',
    response: AuthOptions,
    errors: [],
  }),
  emailCode: route({
    method: 'POST',
    path: '/api/auth/global/email-code',
    summary:
      'Sends a six-digit sign-in code to an address. The answer is the same whether or not the address is known.',
    access: 'public',
    body: Type.Object({ email: Email, challengeToken: Type.Optional(Type.String({ maxLength: 4000 })) }),
    response: CodeSent,
    errors: ['auth.code_too_soon', 'auth.mail_off'],
  }),
  emailLogin: route({
    method: 'POST',
    path: '/api/auth/global/email-login',
    summary: 'Exchanges a code for a session; the first time it also makes the account.',
    access: 'public',
    body: Type.Object({ email: Email, code: Type.String({ maxLength: 12 }) }),
    response: Session,
    errors: ['auth.code_wrong'],
  }),
  refresh: route({
    method: 'POST',
    path: '/api/auth/refresh',
    summary: 'Exchanges a refresh token for a new session. Each serves once; a second use ends the whole session.',
    access: 'public',
    body: Type.Object({ refreshToken: Type.String({ maxLength: 200 }) }),
    response: Session,
    errors: ['auth.refresh_spent'],
    extension: true,
  }),
};
