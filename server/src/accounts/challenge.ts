import { Refusal } from '@easel/contract';
import { boundedFetch, NoAnswer } from '../platform/bounded-fetch.ts';

const maxBytes = 64 * 1024;
const retryAfter = 10;

/** What a verifier says when it is our side that is at fault, or its own: no person could do better. */
const notThePersons = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
  'sitekey-secret-mismatch',
]);

export interface ChallengeOptions {
  readonly verifyUrl: string;
  readonly secretKey: string;
  readonly timeoutSeconds: number;
  /** Told when nothing could be verified: the operator has to mend something. */
  readonly failed: (error: Error) => void;
}

/** Proof that a person asks, checked by a service that speaks the siteverify protocol. Each solution serves once. */
export class Challenge {
  readonly #options: ChallengeOptions;

  constructor(options: ChallengeOptions) {
    this.#options = options;
  }

  /** @throws Refusal `auth.challenge_missing`, `auth.challenge_failed`, `auth.challenge_unavailable` */
  async prove(token: string | undefined, ip: string): Promise<void> {
    const details = [{ pointer: '/body/challengeToken', reason: 'is missing' }];
    if (!token?.trim()) throw new Refusal('auth.challenge_missing', { details });
    if (!(await this.#isSolved(token, ip))) throw new Refusal('auth.challenge_failed');
  }

  async #isSolved(token: string, ip: string): Promise<boolean> {
    const { verifyUrl, failed } = this.#options;
    try {
      const { success, errorCodes } = await this.#ask(token, ip);
      const fault = errorCodes.find((code) => notThePersons.has(code));
      if (!success && fault) throw new NoAnswer(verifyUrl, `verifies nothing: ${fault}`);
      return success;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      failed(error);
      throw new Refusal('auth.challenge_unavailable', { retryAfter });
    }
  }

  async #ask(token: string, ip: string): Promise<{ success: boolean; errorCodes: string[] }> {
    const { verifyUrl, secretKey, timeoutSeconds } = this.#options;
    const form = new URLSearchParams({ secret: secretKey, response: token, remoteip: ip });
    const { status, text } = await boundedFetch(
      verifyUrl,
      { timeoutMs: timeoutSeconds * 1000, maxBytes },
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: form.toString(),
      },
    );
    const answer = verdictOf(text);
    // Some say no with a status of failure; a yes counts with success alone.
    if (!answer || status >= 500 || (answer.success && status >= 300)) {
      throw new NoAnswer(verifyUrl, `answered ${status} without a verdict`);
    }
    return answer;
  }
}

function verdictOf(text: string): { success: boolean; errorCodes: string[] } | null {
  try {
    const answer = JSON.parse(text) as { success?: unknown; 'error-codes'?: unknown } | null;
    if (typeof answer?.success !== 'boolean') return null;
    const codes = answer['error-codes'];
    return { success: answer.success, errorCodes: Array.isArray(codes) ? codes.map(String) : [] };
  } catch {
    return null;
  }
}
