import { createHash, randomBytes } from 'node:crypto';
import { Refusal, type PhoneBindingRequired, type Session } from '@easel/contract';
import { NoAnswer } from '../platform/bounded-fetch.ts';
import type { Cache } from '../platform/cache/cache.ts';
import type { ChatAppProvider, ScannedPerson } from './chat-app-provider.ts';
import type { Identities } from './identities.ts';
import { nameFromPhone } from './names.ts';
import { bindingSeconds, type PhoneBindings } from './phone-bindings.ts';
import type { Sessions } from './sessions.ts';

const provider = 'chat-app';
const stateSeconds = 600;
const scanFields = ['code', 'state'] as const;
const bindingFields = ['bindingToken', 'phone', 'countryCode', 'smsCode'] as const;

/** Both calls of a sign-in come to one address, so every field may be missing. */
export type ChatAppForm = Partial<Record<(typeof scanFields | typeof bindingFields)[number], string>>;

interface From {
  readonly ip: string;
  readonly userAgent: string;
}

export interface ChatAppServices {
  readonly appId: string;
  readonly authorizeUrl: string;
  /** Take only scans that began here. */
  readonly verifyState: boolean;
  readonly cache: Cache;
  readonly provider: ChatAppProvider;
  readonly bindings: PhoneBindings;
  readonly identities: Identities;
  readonly sessions: Sessions;
  /** Told when the chat app does not answer. */
  readonly warn: (error: unknown) => void;
}

/** Sign-in by scanning a code with the chat app. The first scan of a person binds a phone, later ones just sign in. */
export class ChatAppSignIn {
  readonly #services: ChatAppServices;

  constructor(services: ChatAppServices) {
    this.#services = services;
  }

  async start(origin: string) {
    const { appId, authorizeUrl, cache } = this.#services;
    const state = randomBytes(24).toString('base64url');
    await cache.set(stateKey(state), '1', stateSeconds);
    const address = new URL(authorizeUrl);
    const redirect = `${origin}/sign-in/chat-app`;
    const wishes = { appid: appId, redirect_uri: redirect, response_type: 'code', scope: 'snsapi_login', state };
    for (const [wish, value] of Object.entries(wishes)) address.searchParams.set(wish, value);
    return { authorizeUrl: address.href, state, expiresIn: stateSeconds };
  }

  /**
   * @throws Refusal `request.invalid` when neither call's fields are complete; `auth.scan_refused`,
   * `auth.chat_app_unavailable`, `auth.binding_expired`, `auth.phone_invalid`, `auth.code_wrong`
   */
  async signIn(form: ChatAppForm, from: From): Promise<Session | PhoneBindingRequired> {
    const { identities, sessions, bindings, verifyState } = this.#services;
    if (isComplete(form, bindingFields)) return this.#bind(form, from);
    const needed = verifyState ? scanFields : (['code'] as const);
    if (!isComplete(form, needed)) throw incomplete(form, needed);
    const person = await this.#scanned(form.code, form.state);
    const user = await identities.find({ provider, subject: person.subject });
    if (user) return sessions.open(user, from.userAgent);
    const bindingToken = await bindings.begin(person);
    return { status: 'phone_binding_required', bindingToken, expiresIn: bindingSeconds };
  }

  async #scanned(code: string, state: string | undefined): Promise<ScannedPerson> {
    const { cache, verifyState, warn } = this.#services;
    const began = !verifyState || (state !== undefined && (await cache.take(stateKey(state))) !== null);
    if (!began) throw new Refusal('auth.scan_refused');
    try {
      return await this.#services.provider.whoScanned(code);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      warn(error);
      throw new Refusal('auth.chat_app_unavailable');
    }
  }

  async #bind(form: Record<(typeof bindingFields)[number], string>, from: From): Promise<Session> {
    const { identities, sessions, bindings } = this.#services;
    const { person, phone } = await bindings.redeem(form, from.ip);
    const identity = { provider, subject: person.subject };
    const user = await identities.accountOf(identity, { phone }, person.name ?? nameFromPhone(phone));
    return sessions.open(user, from.userAgent);
  }
}

function isComplete<Name extends keyof ChatAppForm>(
  form: ChatAppForm,
  fields: readonly Name[],
): form is ChatAppForm & Record<Name, string> {
  return fields.every((field) => form[field]);
}

/** Names what is missing of the call that was begun; of the first one when neither was. */
function incomplete(form: ChatAppForm, scan: readonly (keyof ChatAppForm)[]): Refusal {
  const fields = bindingFields.some((field) => form[field]) ? bindingFields : scan;
  const missing = fields.filter((field) => !form[field]);
  return new Refusal('request.invalid', {
    details: missing.map((field) => ({ pointer: `/body/${field}`, reason: 'is missing' })),
  });
}

function stateKey(state: string): string {
  return `chat-app-state:${createHash('sha256').update(state).digest('base64url')}`;
}
