import { Refusal, type AuthOptions, type contract } from '@easel/contract';
import type { Handlers, RequestFacts } from '../http/handler.ts';
import type { Accounts } from './accounts.ts';
import type { ChatAppSignIn } from './chat-app.ts';
import type { EmailSignIn } from './email-sign-in.ts';
import type { IdpSignIn } from './idp-sign-in.ts';
import type { PhoneBindings } from './phone-bindings.ts';
import type { Sessions } from './sessions.ts';

export interface SignInServices {
  readonly signInOptions: AuthOptions;
  readonly sessions: Sessions;
  readonly emailSignIn: EmailSignIn;
  readonly idp: IdpSignIn;
  /** `null`: this server takes no scans. */
  readonly chatApp: { readonly signIn: ChatAppSignIn; readonly bindings: PhoneBindings } | null;
  /** How people reach this server; left out, as their request says. */
  readonly publicUrl: string | undefined;
}

export function authRoutes(services: SignInServices): Handlers<typeof contract.auth> {
  const { signInOptions, sessions, emailSignIn, idp, publicUrl } = services;
  const origin = (request: RequestFacts) => publicUrl ?? request.origin;
  const chatApp = () => {
    if (services.chatApp) return services.chatApp;
    throw new Refusal('auth.method_off');
  };
  return {
    options: () => signInOptions,
    emailCode: ({ body }, { request }) => emailSignIn.sendCode(body, request),
    emailLogin: ({ body }, { request }) => emailSignIn.signIn(body, request),
    idpStart: ({ query }, { request }) => idp.start(query.name, origin(request)),
    idpLogin: ({ body }, { request }) => idp.signIn(body.idToken, request.userAgent),
    chatAppQr: (_, { request }) => chatApp().signIn.start(origin(request)),
    chatAppLogin: ({ body }, { request }) => chatApp().signIn.signIn(body, request),
    smsCode: ({ body }, { request }) => chatApp().bindings.sendCode(body, request),
    refresh: ({ body }) => sessions.refresh(body.refreshToken),
  };
}

export function accountRoutes(accounts: Accounts, sessions: Sessions): Handlers<typeof contract.account> {
  return {
    profile: (_, { caller }) => accounts.profile(caller.id),
    changeProfile: ({ body }, { caller, request }) => accounts.change(caller.id, body, request.origin),
    devices: async (_, { caller }) => {
      const device = await sessions.describe(caller);
      return { devices: device ? [{ ...device, current: true }] : [] };
    },
    removeDevices: () => ({ removed: 0 }),
    logout: async (_, { caller }) => {
      await sessions.close(caller);
      return { removed: 0 };
    },
  };
}
