import { ApiError } from '@easel/contract';
import { client } from '../api/client.ts';
import { currentLanguage } from '../i18n/index.ts';

/** A code that is on its way, or was sent a moment ago and is still good. */
export interface SentCode {
  /** The address or the phone number, as the person wrote it. */
  readonly target: string;
  /** Minutes that it is good for; not known of one that was sent before this page was opened. */
  readonly minutes: number | null;
  /** Until when, in ms since the epoch; not known where `minutes` is not. */
  readonly goodUntil: number | null;
  /** When another may be asked for, in ms since the epoch. */
  readonly againAt: number;
  /** The code itself, in development mode. */
  readonly developmentCode: string | null;
}

export interface PhoneNumber {
  /** With its plus. */
  readonly countryCode: string;
  readonly phone: string;
}

/** The server sends one code a minute to an address or a phone. */
const pauseMs = 60_000;

/** @param challengeToken proof of a solved challenge, where the server asks for one; each serves once */
export function sendCodeByMail(email: string, challengeToken: string | null, last: SentCode | null): Promise<SentCode> {
  return send(email, last, () =>
    client.auth.emailCode({ email, ...(challengeToken !== null && { challengeToken }) }, inOurLanguage()),
  );
}

export function sendCodeByPhone(
  { countryCode, phone }: PhoneNumber,
  bindingToken: string,
  last: SentCode | null,
): Promise<SentCode> {
  return send(`${countryCode} ${phone}`, last, () =>
    client.auth.smsCode({ phone, countryCode, bindingToken }, inOurLanguage()),
  );
}

/**
 * Sends a code, or answers the one that went there within the last minute, for the server sends no second one so soon:
 * `last` if it is that one. Throws ApiError or what `fetch` throws.
 */
async function send(
  target: string,
  last: SentCode | null,
  ask: () => Promise<{ expiresIn: number; devCode?: string }>,
): Promise<SentCode> {
  try {
    const { expiresIn, devCode } = await ask();
    const minutes = Math.round(expiresIn / 60);
    const times = { minutes, goodUntil: Date.now() + expiresIn * 1000, againAt: Date.now() + pauseMs };
    return { target, ...times, developmentCode: devCode ?? null };
  } catch (error) {
    const againAt = tooSoonUntil(error);
    if (againAt === null) throw error;
    const known = last?.target === target ? last : { target, minutes: null, goodUntil: null, developmentCode: null };
    return { ...known, againAt };
  }
}

/** The server writes the mail or the message as the page speaks, not as the browser would. */
function inOurLanguage() {
  return { language: currentLanguage() };
}

/** When another code may be asked for, if the server refused because one was sent a moment ago. */
function tooSoonUntil(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.errorCode !== 'auth.code_too_soon') return null;
  const waitMs = (error.retryAfter ?? pauseMs / 1000) * 1000;
  // Longer means that too many were sent in an hour, and this one never was.
  return waitMs <= pauseMs ? Date.now() + waitMs : null;
}
