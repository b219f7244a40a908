import { Refusal } from '@easel/contract';
import { decodeJwt, jwtVerify, type JWTPayload } from 'jose';
import type { Cache } from '../platform/cache/cache.ts';
import { normaliseEmail } from './identifiers.ts';
import { IssuerKeys, KeysUnavailable } from './issuer-keys.ts';
import { nameFromEmail, tidyName } from './names.ts';
import { Nonces } from './nonces.ts';

/** Signatures by a key that only the issuer has: with HS256 our client id's secret, or even its public key, could sign. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const clockToleranceSeconds = 60;
/** However late a token says that it expires: what was spent must be remembered as long. */
const oldestSeconds = 24 * 60 * 60;
const emailForm = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;
/** As the standard has it. It also keeps out what databases can't store, or would store as the same. */
const subjectForm = /^[\x21-\x7e][\x20-\x7e]{0,254}$/;

/** An issuer whose word this server takes. */
export interface TrustedIssuer {
  readonly name: string;
  /** The `iss` of its tokens. */
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
}

/** Who a token proves someone to be. */
export interface ProvenIdentity {
  /** The issuer itself, so that its operator may rename it here. */
  readonly provider: string;
  readonly subject: string;
  /** Only if the issuer has verified it. */
  readonly email: string | null;
  readonly name: string;
}

/** OpenID identity tokens: good ones of trusted issuers, each once. */
export class IdTokens {
  readonly #issuers: readonly (TrustedIssuer & { keys: IssuerKeys })[];
  readonly #nonces: Nonces;
  readonly #now: () => number;
  readonly #warn: (error: unknown) => void;

  constructor(options: {
    issuers: readonly TrustedIssuer[];
    cache: Cache;
    /** Told when an issuer's keys can't be read. */
    warn: (error: unknown) => void;
    now?: () => number;
  }) {
    const { issuers, cache, warn, now = Date.now } = options;
    this.#issuers = issuers.map((issuer) => ({ ...issuer, keys: new IssuerKeys(issuer.jwksUrl, { now }) }));
    this.#nonces = new Nonces(cache);
    this.#warn = warn;
    this.#now = now;
  }

  /** A nonce for a token of this issuer. */
  issueNonce(issuer: string): Promise<string> {
    return this.#nonces.issue(issuer);
  }

  /** Spends the token. @throws Refusal `auth.id_token_refused`, whatever is wrong with it; `auth.idp_unavailable` */
  async redeem(token: string): Promise<ProvenIdentity> {
    const { issuer, claims } = await this.#verify(token);
    const { sub, nonce } = claims;
    if (!sub || !subjectForm.test(sub)) throw new Refusal('auth.id_token_refused');
    if (nonce !== undefined && typeof nonce !== 'string') throw new Refusal('auth.id_token_refused');
    if (!isForUs(claims, issuer.audience)) throw new Refusal('auth.id_token_refused');
    const signed = token.slice(0, token.lastIndexOf('.'));
    const endsAt = Math.min(claims.exp!, claims.iat! + oldestSeconds) + clockToleranceSeconds;
    // Last of all: a token that is no good must not spend the nonce of one that is.
    const first = await this.#nonces.spend(issuer.issuer, { nonce, token: signed }, endsAt - this.#now() / 1000);
    if (!first) throw new Refusal('auth.id_token_refused');
    return identityIn(claims, issuer, sub);
  }

  async #verify(token: string): Promise<{ issuer: TrustedIssuer; claims: JWTPayload }> {
    const issuer = this.#issuerOf(token);
    const options = {
      algorithms,
      issuer: issuer.issuer,
      audience: issuer.audience,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: oldestSeconds,
      currentDate: new Date(this.#now()),
    };
    try {
      const { payload, protectedHeader } = await jwtVerify(token, issuer.keys.find, options);
      if (!isIdentityType(protectedHeader.typ)) throw new Refusal('auth.id_token_refused');
      return { issuer, claims: payload };
    } catch (error) {
      if (!(error instanceof KeysUnavailable)) throw new Refusal('auth.id_token_refused');
      this.#warn(error);
      throw new Refusal('auth.idp_unavailable');
    }
  }

  /** By what the token says of itself, which is proven a moment later. */
  #issuerOf(token: string) {
    try {
      const { iss, aud = [] } = decodeJwt(token);
      // One issuer may have given this server several client ids.
      const found = this.#issuers.find(({ issuer, audience }) => issuer === iss && [aud].flat().includes(audience));
      if (found) return found;
    } catch {
      // No token at all: refused like any other.
    }
    throw new Refusal('auth.id_token_refused');
  }
}

/** An access token of the same issuer for the same client is no proof that its bearer is its subject. */
function isIdentityType(type: string | undefined): boolean {
  return type === undefined || type.toLowerCase() === 'jwt';
}

/** Where a token is for several, it was asked for by one of them. */
function isForUs({ aud, azp }: JWTPayload, audience: string): boolean {
  return !Array.isArray(aud) || aud.length < 2 || azp === audience;
}

function identityIn(claims: JWTPayload, { issuer, name }: TrustedIssuer, subject: string): ProvenIdentity {
  const { email, email_verified: verified } = claims;
  const address = typeof email === 'string' && email.length <= 254 ? normaliseEmail(email) : '';
  // Some issuers write the boolean as text.
  const given = address.isWellFormed() && emailForm.test(address) ? address : null;
  const proven = verified === true || verified === 'true';
  const parts = [claims.given_name, claims.family_name].filter((part) => typeof part === 'string');
  const called = tidyName(claims.name) ?? tidyName(parts.join(' ')) ?? tidyName(claims.preferred_username);
  return {
    provider: issuer,
    subject,
    email: proven ? given : null,
    name: called ?? (given ? nameFromEmail(given) : name),
  };
}
