import type { contract } from '@easel/contract';
import type { Handlers } from '../http/handler.ts';
import type { Accounts } from './accounts.ts';
import type { Sessions } from './sessions.ts';

export function authRoutes(accounts: Accounts, sessions: Sessions): Handlers<typeof contract.auth> {
  return {
    options: () => accounts.options(),
    emailCode: ({ body }) => accounts.sendCode(body.email),
    emailLogin: ({ body }, { request }) => accounts.signIn(body.email, body.code, request.userAgent),
    refresh: ({ body }) => sessions.refresh(body.refreshToken),
  };
}

export function accountRoutes(accounts: Accounts, sessions: Sessions): Handlers<typeof contract.account> {
  return {
    profile: (_, { caller }) => accounts.profile(caller.id),
    changeProfile: ({ body }, { caller }) => accounts.change(caller.id, body),
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
