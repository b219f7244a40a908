import type { Settings } from '../config/settings.ts';

interface ChallengeScript {
  readonly url: string;
  /** Where it loads more scripts and frames from. */
  readonly origins: readonly string[];
}

/** By the host that verifies. Any other service needs `ScriptURL`, and serves all from the script's own origin. */
const knownScripts: Readonly<Record<string, ChallengeScript>> = {
  'challenges.cloudflare.com': {
    url: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    origins: ['https://challenges.cloudflare.com'],
  },
  'api.hcaptcha.com': {
    url: 'https://js.hcaptcha.com/1/api.js',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
};

/** What draws the challenge in a page; `null` when there is none, or nobody has said where its script is. */
export function challengeScript({ Enabled, SiteVerifyURL, ScriptURL }: Settings['Auth']['Challenge']) {
  if (!Enabled || !SiteVerifyURL) return null;
  const known = knownScripts[new URL(SiteVerifyURL).hostname];
  if (!ScriptURL) return known ?? null;
  return { url: ScriptURL, origins: [...new Set([new URL(ScriptURL).origin, ...(known?.origins ?? [])])] };
}
