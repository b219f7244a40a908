import { Refusal } from '@easel/contract';
import { fetchObject, NoAnswer, type Bounds } from '../platform/bounded-fetch.ts';
import { tidyName } from './names.ts';

const maxBytes = 64 * 1024;
/** What no other scan would mend: too busy, too many requests, or an app id or secret that is wrong. */
const ownFaults = new Set([-1, 40_001, 40_013, 40_125, 41_002, 41_004, 45_009, 45_011, 48_001]);
const subjectForm = /^[\x21-\x7e]{1,255}$/;

export interface ChatAppAddresses {
  readonly appId: string;
  readonly secret: string;
  readonly tokenUrl: string;
  /** Left out: nobody's name is asked for. */
  readonly userInfoUrl: string | undefined;
  readonly timeoutMs: number;
}

/** Whom a scan has proven. */
export interface ScannedPerson {
  readonly subject: string;
  readonly name: string | null;
}

/** The chat app's own service, which turns the code of a scan into the person who scanned. */
export class ChatAppProvider {
  readonly #app: ChatAppAddresses;
  readonly #bounds: Bounds;

  constructor(app: ChatAppAddresses) {
    this.#app = app;
    this.#bounds = { timeoutMs: app.timeoutMs, maxBytes };
  }

  /** @throws Refusal `auth.scan_refused` for a code that is no good; NoAnswer */
  async whoScanned(code: string): Promise<ScannedPerson> {
    const { appId, secret, tokenUrl, userInfoUrl } = this.#app;
    const wish = { appid: appId, secret, code, grant_type: 'authorization_code' };
    const grant = await this.#ask(tokenUrl, wish);
    const { access_token: accessToken, openid, unionid } = grant;
    if (typeof accessToken !== 'string' || !isSubject(openid)) throw new NoAnswer(tokenUrl, 'named nobody');
    const info = userInfoUrl ? await this.#ask(userInfoUrl, { access_token: accessToken, openid }) : {};
    // The same person in all apps of this operator, where the service tells; else in this one.
    const subject = [unionid, info.unionid, openid].find(isSubject)!;
    return { subject, name: tidyName(info.nickname) };
  }

  /** Errors come with a status of success, told apart by their number. */
  async #ask(address: string, wish: Record<string, string>): Promise<Record<string, unknown>> {
    const url = new URL(address);
    for (const [name, value] of Object.entries(wish)) url.searchParams.set(name, value);
    const answer = await fetchObject(url.href, this.#bounds);
    const error = answer.errcode ?? 0;
    if (error === 0) return answer;
    // Words would quote the request.
    if (typeof error !== 'number' || ownFaults.has(error))
      throw new NoAnswer(address, `refused with error ${Number(error)}`);
    throw new Refusal('auth.scan_refused');
  }
}

function isSubject(value: unknown): value is string {
  return typeof value === 'string' && subjectForm.test(value);
}
