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
  challenge: Type.Object({
    enabled: Type.Boolean(),
    siteKey: Type.Optional(Type.String()),
    scriptUrl: Type.Optional(Type.String({ description: 'Draws the challenge in a page.' })),
  }),
  email: Type.Object({ enabled: Type.Boolean() }),
  idp: Type.Object({
    enabled: Type.Boolean(),
    issuers: Type.Array(Type.Object({ name: Type.String(), clientId: Type.String(), issuer: Type.String() })),
  }),
  chatApp: Type.Object({ enabled: Type.Boolean() }),
});
export type AuthOptions = Type.Static<typeof AuthOptions>;

/** Sends the browser to another service, which sends it back with proof of who someone is. */
const Departure = Type.Object({
  authorizeUrl: Type.String(),
  state: Type.String({ description: 'Comes back unchanged; a page that did not send it takes nothing.' }),
  expiresIn: Type.Integer({ description: 'Seconds.' }),
});

const PhoneBindingRequired = Type.Object({
  status: Type.Literal('phone_binding_required'),
  bindingToken: Type.String(),
  expiresIn: Type.Integer({ description: 'Seconds that the token is good for. It serves once.' }),
});
export type PhoneBindingRequired = Type.Static<typeof PhoneBindingRequired>;

const SmsSent = Type.Object({
  target: Type.String(),
  expiresIn: Type.Integer({ description: 'Seconds that the code is good for.' }),
  devCode: Type.Optional(Type.String({ description: 'The code itself, in development mode only.' })),
});
export type SmsSent = Type.Static<typeof SmsSent>;

const Secret = Type.String({ maxLength: 2000 });
const Phone = Type.String({ maxLength: 40 });
const CountryCode = Type.String({ maxLength: 6, description: 'With its plus: `+86`.' });

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
    errors: [
      'auth.code_too_soon',
      'auth.mail_off',
      'auth.mail_failed',
      'auth.challenge_missing',
      'auth.challenge_failed',
      'auth.challenge_unavailable',
    ],
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
  idpStart: route({
    method: 'GET',
    path: '/api/auth/global/idp-start',
    summary: 'Where to send the browser so that an OpenID issuer signs someone in; it comes back to /sign-in.',
    access: 'public',
    query: Type.Object({ name: Type.String({ maxLength: 100, description: 'Of the issuer, as in the options.' }) }),
    response: Type.Object({
      ...Departure.properties,
      nonce: Type.String({ description: 'The identity token must hold it.' }),
    }),
    errors: ['auth.method_off', 'auth.idp_unavailable'],
    extension: true,
  }),
  idpLogin: route({
    method: 'POST',
    path: '/api/auth/global/idp-login',
    summary: 'Exchanges an OpenID identity token for a session. The same verified address is the same account.',
    access: 'public',
    body: Type.Object({ idToken: Type.String({ maxLength: 20_000 }) }),
    response: Session,
    errors: ['auth.method_off', 'auth.id_token_refused', 'auth.idp_unavailable'],
  }),
  chatAppQr: route({
    method: 'GET',
    path: '/api/auth/china/chat-app-qr',
    summary: 'Where the chat app shows its QR code; once scanned, the browser comes back to /sign-in/chat-app.',
    access: 'public',
    response: Departure,
    errors: ['auth.method_off'],
    extension: true,
  }),
  chatAppLogin: route({
    method: 'POST',
    path: '/api/auth/china/chat-app-login',
    summary: 'Signs in by a scan (code, state). The first time it asks for a phone, which the second call binds.',
    access: 'public',
    body: Type.Object({
      code: Type.Optional(Secret),
      state: Type.Optional(Secret),
      bindingToken: Type.Optional(Secret),
      phone: Type.Optional(Phone),
      countryCode: Type.Optional(CountryCode),
      smsCode: Type.Optional(Type.String({ maxLength: 12 })),
    }),
    response: Type.Union([Session, PhoneBindingRequired]),
    errors: [
      'auth.method_off',
      'auth.scan_refused',
      'auth.chat_app_unavailable',
      'auth.binding_expired',
      'auth.phone_invalid',
      'auth.code_wrong',
    ],
  }),
  smsCode: route({
    method: 'POST',
    path: '/api/auth/china/sms-code',
    summary: 'Sends a code to the phone that a scan is to be bound to.',
    access: 'public',
    body: Type.Object({ phone: Phone, countryCode: CountryCode, bindingToken: Secret }),
    response: SmsSent,
    errors: [
      'auth.method_off',
      'auth.binding_expired',
      'auth.phone_invalid',
      'auth.code_too_soon',
      'auth.sms_off',
      'auth.sms_failed',
    ],
    extension: true,
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
