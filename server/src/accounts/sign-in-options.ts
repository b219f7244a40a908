import type { AuthOptions } from '@easel/contract';
import type { Settings } from '../config/settings.ts';
import { challengeScript } from './challenge-script.ts';

/** The ways to sign in that the settings offer, as the page learns them: no secret is among them. */
export function signInOptions({ Mode, DevCode, Challenge, Email, IDP, ChatApp }: Settings['Auth']): AuthOptions {
  const script = challengeScript(Challenge);
  const challenge = Challenge.Enabled && {
    ...(Challenge.SiteKey && { siteKey: Challenge.SiteKey }),
    ...(script && { scriptUrl: script.url }),
  };
  return {
    mode: Mode,
    challenge: { enabled: Challenge.Enabled, ...challenge },
    email: { enabled: Email.Driver === 'smtp' || DevCode },
    idp: {
      enabled: IDP.length > 0,
      issuers: IDP.map(({ Name, Audience, Issuer }) => ({ name: Name, clientId: Audience, issuer: Issuer })),
    },
    chatApp: { enabled: ChatApp.Enabled },
  };
}

/** Origins of others whose scripts and frames the sign-in page shows. */
export function signInOrigins({ Challenge, ChatApp }: Settings['Auth']): { scripts: string[]; frames: string[] } {
  const scripts = [...(challengeScript(Challenge)?.origins ?? [])];
  const codes = ChatApp.Enabled && ChatApp.AuthorizeURL ? [new URL(ChatApp.AuthorizeURL).origin] : [];
  return { scripts, frames: [...scripts, ...codes] };
}
