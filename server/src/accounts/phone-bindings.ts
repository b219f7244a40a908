import { createHash, randomBytes } from 'node:crypto';
import { Refusal, type SmsSent } from '@easel/contract';
import type { Cache } from '../platform/cache/cache.ts';
import { SmsFailed, type SmsSender } from '../platform/sms/sms.ts';
import type { ScannedPerson } from './chat-app-provider.ts';
import type { CodeLimits } from './code-limits.ts';
import { codeSeconds, type EmailCodes } from './email-codes.ts';
import { phoneOf } from './identifiers.ts';

/** Seconds from the scan until a phone must be bound. */
export const bindingSeconds = 600;
/** A message that failed may be tried again at once; this is for the gateway to recover. */
const retryAfter = 5;

export interface PhoneBindingServices {
  readonly cache: Cache;
  /** The same as for addresses: no phone number looks like one. */
  readonly codes: EmailCodes;
  readonly limits: CodeLimits;
  /** `null`: no message leaves this server. */
  readonly sms: SmsSender | null;
  /** Whether codes are shown to whoever asks for them. */
  readonly devCode: boolean;
  readonly brandName: string;
  /** Told when the gateway does not take a message. */
  readonly warn: (error: unknown) => void;
}

interface Wish {
  readonly bindingToken: string;
  readonly phone: string;
  readonly countryCode: string;
}

/** Between a scan and an account stands the proof of a phone. Until then there is nothing but an entry in the cache. */
export class PhoneBindings {
  readonly #services: PhoneBindingServices;

  constructor(services: PhoneBindingServices) {
    this.#services = services;
  }

  /** A token for whoever scanned, good for one phone within ten minutes. */
  async begin(person: ScannedPerson): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#services.cache.set(keyOf(token), JSON.stringify(person), bindingSeconds);
    return token;
  }

  /** @throws Refusal `auth.binding_expired`, `auth.phone_invalid`, `auth.sms_off`, `auth.sms_failed`, and of the limits */
  async sendCode(wish: Wish, from: { language: 'en' | 'zh'; ip: string }): Promise<SmsSent> {
    const { codes, limits, sms, devCode, brandName } = this.#services;
    await this.#living(wish.bindingToken);
    const phone = readPhone(wish);
    if (!sms && !devCode) throw new Refusal('auth.sms_off');
    const takeBack = await limits.admit(phone, from.ip);
    const code = await codes.issue(phone);
    const message = messageOf(code, brandName, from.language);
    try {
      await sms?.send({ phone, code, message });
    } catch (error) {
      await Promise.all([codes.withdraw(phone, code), takeBack()]);
      throw this.#refusalOf(error);
    }
    return { target: phone, expiresIn: codeSeconds, ...(devCode && { devCode: code }) };
  }

  /**
   * Spends code and token. A wrong code leaves the token usable, until the code itself is spent by guesses.
   * @throws Refusal `auth.binding_expired`, `auth.phone_invalid`, `auth.code_wrong`; `request.too_many`
   */
  async redeem(wish: Wish & { smsCode: string }, ip: string): Promise<{ person: ScannedPerson; phone: string }> {
    const { codes, limits, cache } = this.#services;
    await this.#living(wish.bindingToken);
    const phone = readPhone(wish);
    await limits.admitGuess(ip);
    if (!(await codes.redeem(phone, wish.smsCode.trim()))) {
      await limits.countWrong(ip);
      throw new Refusal('auth.code_wrong');
    }
    // Taken only now, and by one: another phone's right code may have come at the same moment.
    const kept = await cache.take(keyOf(wish.bindingToken));
    if (kept === null) throw new Refusal('auth.binding_expired');
    return { person: JSON.parse(kept) as ScannedPerson, phone };
  }

  async #living(token: string): Promise<void> {
    if ((await this.#services.cache.get(keyOf(token))) === null) throw new Refusal('auth.binding_expired');
  }

  #refusalOf(error: unknown): unknown {
    if (!(error instanceof SmsFailed)) return error;
    this.#services.warn(error);
    return new Refusal('auth.sms_failed', { retryAfter });
  }
}

function readPhone({ countryCode, phone }: Wish): string {
  const read = phoneOf(countryCode, phone);
  if (read) return read;
  throw new Refusal('auth.phone_invalid', { details: [{ pointer: '/body/phone', reason: 'is no phone number' }] });
}

function messageOf(code: string, brandName: string, language: 'en' | 'zh'): string {
  return language === 'zh'
    ? `您的 ${brandName} 登录验证码是 ${code}，10 分钟内有效。请勿告诉他人。`
    : `${code} is your ${brandName} sign-in code. It is good for 10 minutes. Do not share it.`;
}

function keyOf(token: string): string {
  return `chat-app-binding:${createHash('sha256').update(token).digest('base64url')}`;
}
