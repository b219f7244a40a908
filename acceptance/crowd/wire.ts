import { setTimeout as delay } from 'node:timers/promises';

/** Hears how long each answer took and how it ended; 0 stands for a connection that was refused or cut. */
export type Meter = (request: { method: string; route: string; status: number; tookMs: number }) => void;

/** The server said no, and asking again would not change it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;

  constructor(method: string, path: string, status: number, said: string) {
    super(`${method} ${path}: ${status} ${said.slice(0, 300)}`);
    this.status = status;
  }
}

/** How long somebody goes on asking a product that does not answer. */
const patienceMs = 90_000;
const pauseMs = 150;

/**
 * One person's line to the product, behind as many addresses as serve it: as a load balancer does it, the next address is
 * asked when one is gone. What was cut off or answered 503 is asked again; any other refusal is thrown.
 */
export class Wire {
  readonly #addresses: readonly string[];
  readonly #meter: Meter;
  #session: WireSession | undefined;
  #renewal: Promise<void> | undefined;
  #turn: number;

  constructor(addresses: readonly string[], { session, meter = () => {}, turn = 0 }: WireOptions = {}) {
    this.#addresses = addresses;
    this.#meter = meter;
    this.#session = session;
    this.#turn = turn;
  }

  /** The same line with somebody's session. */
  as(session: WireSession): Wire {
    return new Wire(this.#addresses, { session, meter: this.#meter, turn: this.#turn });
  }

  /** @throws Refused, or Error when nobody answered for long */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return JSON.parse(await this.#patiently(method, path, jsonOf(body))) as T;
  }

  async send(method: string, path: string, bytes: Uint8Array, headers: Record<string, string>): Promise<void> {
    await this.#patiently(method, path, { body: bytes as BodyInit, headers });
  }

  async bytes(path: string): Promise<Buffer> {
    const until = Date.now() + patienceMs;
    for (;;) {
      try {
        const response = await this.open('GET', path);
        if (response.ok) return Buffer.from(await response.arrayBuffer());
        await this.#refuseOrWait(response, 'GET', path, until);
      } catch (error) {
        await this.#forgive(error, until);
      }
    }
  }

  /** Asks once, or twice where the session had to be renewed. @throws TypeError when the connection was refused */
  async open(method: string, path: string, init: Omit<RequestInit, 'method'> = {}): Promise<Response> {
    // A store of its own knows no session of ours.
    const session = URL.canParse(path) ? undefined : this.#session;
    const response = await this.#openAs(session, method, path, init);
    if (!session || response.status !== 401) return response;
    await response.body?.cancel();
    // A refresh token serves once: all who are refused meanwhile wait for the same renewal.
    if (session === this.#session) await (this.#renewal ??= this.#renew(session));
    return this.#openAs(this.#session, method, path, init);
  }

  async #openAs(session: WireSession | undefined, method: string, path: string, init: Omit<RequestInit, 'method'>) {
    const headers = new Headers(init.headers);
    if (session) headers.set('authorization', `Bearer ${session.accessToken}`);
    const address = this.#addresses[this.#turn % this.#addresses.length];
    return fetch(new URL(path, address), { ...init, method, headers });
  }

  async #renew({ refreshToken }: WireSession): Promise<void> {
    try {
      const response = await this.#openAs(undefined, 'POST', '/api/auth/refresh', jsonOf({ refreshToken }));
      if (response.ok) this.#session = (await response.json()) as WireSession;
    } finally {
      this.#renewal = undefined;
    }
  }

  async #patiently(method: string, path: string, init: RequestInit): Promise<string> {
    const until = Date.now() + patienceMs;
    for (;;) {
      const from = performance.now();
      const told = (status: number) =>
        this.#meter({ method, route: routeOf(path), status, tookMs: performance.now() - from });
      try {
        const response = await this.open(method, path, init);
        const text = response.ok ? await response.text() : undefined;
        told(response.status);
        if (text !== undefined) return text;
        await this.#refuseOrWait(response, method, path, until);
      } catch (error) {
        if (!(error instanceof Refused)) told(0);
        await this.#forgive(error, until);
      }
    }
  }

  async #refuseOrWait(response: Response, method: string, path: string, until: number): Promise<void> {
    const said = await response.text();
    // A store of objects asks by any 5xx to be asked again.
    const passing = URL.canParse(path) ? response.status >= 500 : response.status === 503;
    if (!passing || Date.now() > until) throw new Refused(method, path, response.status, said);
    await this.#next();
  }

  /** A cut connection is asked for again, elsewhere. */
  async #forgive(error: unknown, until: number): Promise<void> {
    if (error instanceof Refused || Date.now() > until) throw error;
    await this.#next();
  }

  /** Whoever was asked last is gone: the next time another address is asked. */
  turnAway(): void {
    this.#turn += 1;
  }

  async #next(): Promise<void> {
    this.turnAway();
    await delay(pauseMs * (0.5 + Math.random()));
  }
}

export interface WireSession {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface WireOptions {
  readonly session?: WireSession;
  readonly meter?: Meter;
  /** Which address is asked first. */
  readonly turn?: number;
}

function jsonOf(body: unknown): RequestInit {
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** The path without what differs from one project to the next. */
function routeOf(path: string): string {
  if (URL.canParse(path)) return 'the object store';
  const { pathname } = new URL(path, 'http://easel.invalid');
  return pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/(\/api\/files\/).+/, '$1:key');
}
