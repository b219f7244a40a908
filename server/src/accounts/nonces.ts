import { createHash, randomBytes } from 'node:crypto';
import type { Cache } from '../platform/cache/cache.ts';

/** Seconds from the departure to the issuer until the token must be here. */
export const nonceSeconds = 600;
/** Marks a nonce as issued here, so that one which is no longer kept can be told from one that a native client made. */
const ours = 'easel-';

/** What makes an identity token serve once. The cache holds hashes only. */
export class Nonces {
  readonly #cache: Cache;

  constructor(cache: Cache) {
    this.#cache = cache;
  }

  /** A nonce that serves once, within ten minutes, in a token of this issuer. */
  async issue(issuer: string): Promise<string> {
    const nonce = ours + randomBytes(24).toString('base64url');
    await this.#cache.set(`idp-nonce:${hashOf(issuer, nonce)}`, '1', nonceSeconds);
    return nonce;
  }

  /**
   * Whether the token comes for the first time; from then on it is spent. A nonce of ours must be one that still waits.
   * A foreign one, made by a client that got its token by itself, serves once, as does a token without any.
   * @param token the part that is signed: a signature may have several spellings
   * @param seconds until the token expires
   */
  async spend(issuer: string, proof: { nonce: string | undefined; token: string }, seconds: number): Promise<boolean> {
    const { nonce, token } = proof;
    if (nonce?.startsWith(ours)) return (await this.#cache.take(`idp-nonce:${hashOf(issuer, nonce)}`)) !== null;
    const name = nonce === undefined ? `idp-token:${hashOf(issuer, token)}` : `idp-spent:${hashOf(issuer, nonce)}`;
    return this.#cache.add(name, '1', Math.max(1, Math.ceil(seconds)));
  }
}

/** No issuer holds a zero character, so no two pairs are joined alike. */
function hashOf(issuer: string, text: string): string {
  return createHash('sha256').update(`${issuer}\0${text}`).digest('base64url');
}
