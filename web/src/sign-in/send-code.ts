import { ApiError, type CodeSent } from '@easel/contract';
import { client } from '../api/client.ts';

/** A code that is on its way, or was sent a moment ago and is still good. */
export interface SentCode {
  readonly email: string;
  /** Minutes that it is good for; not known of one that was sent before this page was opened. */
  readonly minutes: number | null;
  /** When another may be asked for, in ms since the epoch. */
  readonly againAt: number;
  /** The code itself, in development mode. */
  readonly developmentCode: string | null;
}

/** The server sends one code a minute to an address. */
const pauseMs = 60_000;

/**
 * Sends a code, or answers the one that went to this address within the last minute, for the server sends no second
 * one so soon: `last` if it is that one. Throws ApiError or what `fetch` throws.
 */
export async function sendCode(email: string, last: SentCode | null): Promise<SentCode> {
  try {
    return sentCode(email, await client.auth.emailCode({ email }));
  } catch (error) {
    const againAt = tooSoonUntil(error);
    if (againAt === null) throw error;
    const known = last?.email === email ? last : { email, minutes: null, developmentCode: null };
    return { ...known, againAt };
  }
}

function sentCode(email: string, { expiresIn, devCode }: CodeSent): SentCode {
  return {
    email,
    minutes: Math.round(expiresIn / 60),
    againAt: Date.now() + pauseMs,
    developmentCode: devCode ?? null,
  };
}

/** When another code may be asked for, if the server refused because one was sent a moment ago. */
function tooSoonUntil(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.errorCode !== 'auth.code_too_soon') return null;
  return Date.now() + (error.retryAfter ?? pauseMs / 1000) * 1000;
}
