import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { fetchObject, type Bounds } from '../platform/bounded-fetch.ts';

const usualBounds = { timeoutMs: 5_000, maxBytes: 256 * 1024 };
/** A key that its issuer has withdrawn is trusted for this long at most. */
const keptMs = 10 * 60_000;
/** Tokens that name keys nobody has must not make us a flood for their issuer. */
const betweenLooksMs = 30_000;

/** The issuer's keys could not be read, so nobody can say whether a token is good. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

/** The public keys of one issuer, looked up again when they are old or a token names one that is not among them. */
export class IssuerKeys {
  readonly #address: string;
  readonly #now: () => number;
  readonly #bounds: Bounds;
  #keys: { find: JWTVerifyGetKey; readAt: number } | null = null;
  #lookedAt = -Infinity;
  #failure: KeysUnavailable | null = null;
  #looking: Promise<JWTVerifyGetKey> | null = null;

  constructor(address: string, { now, bounds = usualBounds }: { now: () => number; bounds?: Bounds }) {
    this.#address = address;
    this.#now = now;
    this.#bounds = bounds;
  }

  /** As jose asks for keys. @throws KeysUnavailable, or what jose throws where no key fits */
  readonly find: JWTVerifyGetKey = async (header, token) => {
    const fresh = this.#keys && this.#now() - this.#keys.readAt < keptMs ? this.#keys.find : null;
    const find = fresh ?? (await this.#look());
    try {
      return await find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (this.#now() - this.#lookedAt < betweenLooksMs) throw this.#failure ?? error;
      return (await this.#look())(header, token);
    }
  };

  /** Whoever comes while the keys are on their way waits for the same answer. */
  #look(): Promise<JWTVerifyGetKey> {
    this.#lookedAt = this.#now();
    this.#looking ??= this.#read().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #read(): Promise<JWTVerifyGetKey> {
    try {
      const find = createLocalJWKSet((await fetchObject(this.#address, this.#bounds)) as unknown as JSONWebKeySet);
      this.#keys = { find, readAt: this.#now() };
      this.#failure = null;
      return find;
    } catch (error) {
      this.#failure = new KeysUnavailable(`the keys of an issuer: ${(error as Error).message}`);
      throw this.#failure;
    }
  }
}
