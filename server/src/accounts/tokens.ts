import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';

/** Seconds that an access token is good for. */
export const accessTokenSeconds = 15 * 60;

/** Who an access token stands for. */
export interface Bearer {
  readonly id: string;
  readonly sessionId: string;
}

/** Access tokens: JWTs signed with a key derived from `Auth.TokenSecret`. */
export class Tokens {
  readonly #key: Promise<CryptoKey>;

  constructor(secret: string) {
    const bytes = hkdfSync('sha256', secret, '', 'access-token', 32);
    // Imported once: with raw bytes jose would do so for every token.
    this.#key = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  }

  async issue({ id, sessionId }: Bearer): Promise<string> {
    const token = new SignJWT({ sid: sessionId }).setProtectedHeader({ alg: algorithm }).setSubject(id);
    return token
      .setIssuedAt()
      .setExpirationTime(`${accessTokenSeconds} seconds`)
      .sign(await this.#key);
  }

  /** The bearer, or `null` when the token is forged, spoilt or expired. */
  async verify(token: string): Promise<Bearer | null> {
    try {
      const { payload } = await jwtVerify(token, await this.#key, { algorithms: [algorithm] });
      const sessionId = payload.sid;
      return payload.sub && typeof sessionId === 'string' ? { id: payload.sub, sessionId } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
