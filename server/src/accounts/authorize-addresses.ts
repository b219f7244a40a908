import { fetchObject, NoAnswer } from '../platform/bounded-fetch.ts';

const bounds = { timeoutMs: 5_000, maxBytes: 256 * 1024 };
const keptMs = 60 * 60_000;

/** Where an issuer signs people in: as its operator has set it, or as it tells by itself. */
export class AuthorizeAddresses {
  readonly #kept = new Map<string, { address: string; readAt: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** @throws NoAnswer when the issuer has to be asked and does not tell */
  async of({ issuer, authorizeUrl }: { issuer: string; authorizeUrl: string | undefined }): Promise<string> {
    if (authorizeUrl) return authorizeUrl;
    const kept = this.#kept.get(issuer);
    if (kept && this.#now() - kept.readAt < keptMs) return kept.address;
    const address = await discover(issuer);
    this.#kept.set(issuer, { address, readAt: this.#now() });
    return address;
  }
}

async function discover(issuer: string): Promise<string> {
  const place = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { issuer: self, authorization_endpoint: address } = await fetchObject(place, bounds);
  // Another issuer's document would send people to sign in where their tokens are no good here.
  if (self !== issuer) throw new NoAnswer(place, 'describes another issuer');
  if (typeof address === 'string' && /^https?:\/\//.test(address) && URL.canParse(address)) return address;
  throw new NoAnswer(place, 'tells no address to sign in at');
}
