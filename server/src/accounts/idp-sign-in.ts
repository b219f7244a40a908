import { randomBytes } from 'node:crypto';
import { Refusal, type Session } from '@easel/contract';
import { NoAnswer } from '../platform/bounded-fetch.ts';
import type { AuthorizeAddresses } from './authorize-addresses.ts';
import type { IdTokens, TrustedIssuer } from './id-tokens.ts';
import type { Identities } from './identities.ts';
import { nonceSeconds } from './nonces.ts';
import type { Sessions } from './sessions.ts';

export interface Issuer extends TrustedIssuer {
  /** Left out: the issuer is asked. */
  readonly authorizeUrl: string | undefined;
}

export interface IdpServices {
  readonly issuers: readonly Issuer[];
  readonly addresses: AuthorizeAddresses;
  readonly idTokens: IdTokens;
  readonly identities: Identities;
  readonly sessions: Sessions;
  /** Told when an issuer does not answer. */
  readonly warn: (error: unknown) => void;
}

/** Sign-in by an OpenID issuer: the page goes there, comes back with an identity token, and exchanges it here. */
export class IdpSignIn {
  readonly #services: IdpServices;

  constructor(services: IdpServices) {
    this.#services = services;
  }

  /**
   * The token comes back in the fragment, which no server gets to see on the way. The page compares the state; the
   * nonce is ours to check.
   * @throws Refusal `auth.method_off`, `auth.idp_unavailable`
   */
  async start(name: string, origin: string) {
    const { issuers, idTokens } = this.#services;
    const issuer = issuers.find((known) => known.name === name);
    if (!issuer) throw new Refusal('auth.method_off');
    const address = new URL(await this.#addressOf(issuer));
    const state = randomBytes(24).toString('base64url');
    const nonce = await idTokens.issueNonce(issuer.issuer);
    const wishes = {
      response_type: 'id_token',
      response_mode: 'fragment',
      scope: 'openid email profile',
      client_id: issuer.audience,
      redirect_uri: `${origin}/sign-in`,
      state,
      nonce,
    };
    for (const [wish, value] of Object.entries(wishes)) address.searchParams.set(wish, value);
    return { authorizeUrl: address.href, state, nonce, expiresIn: nonceSeconds };
  }

  /** @throws Refusal `auth.method_off`, `auth.id_token_refused`, `auth.idp_unavailable` */
  async signIn(idToken: string, userAgent: string): Promise<Session> {
    const { issuers, idTokens, identities, sessions } = this.#services;
    if (issuers.length === 0) throw new Refusal('auth.method_off');
    const { email, name, ...identity } = await idTokens.redeem(idToken);
    return sessions.open(await identities.accountOf(identity, { email }, name), userAgent);
  }

  async #addressOf(issuer: Issuer): Promise<string> {
    try {
      return await this.#services.addresses.of(issuer);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#services.warn(error);
      throw new Refusal('auth.idp_unavailable');
    }
  }
}
