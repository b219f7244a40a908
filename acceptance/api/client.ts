import { expect } from 'vitest';
import type { ErrorBody, Session } from './shapes.ts';

/** Talks to the product as any program would: with fetch, from the public description alone. */
export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON answer; for the routes with an envelope, what stands in its `data`. */
  readonly body: T;
}

export interface Call {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface Client {
  readonly address: string;
  readonly headers: Record<string, string>;
  call<T>(method: string, path: string, call?: Call): Promise<Answer<T>>;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown): Promise<T>;
  patch<T>(path: string, body: unknown): Promise<T>;
  remove<T>(path: string): Promise<T>;
  /** Expects to be refused with this status and reason, and hands back the error. */
  refused(expected: string, method: string, path: string, call?: Call): Promise<Answer<ErrorBody>>;
}

/** Settings for runs that ask more in a second than people do; limits on sign-in codes hold all the same. */
export const hasty = {
  EASEL__LIMITS__REQUESTS_PER_SECOND: '100000',
  EASEL__LIMITS__SIGN_INS_PER_MINUTE: '1000',
};

/** A person who has signed in. */
export type Person = Client & { readonly session: Session };

const envelopes: [RegExp, string | null][] = [
  [/^\/api\/ns-a\//, null],
  [/^\/api\/ns-b\//, 'success'],
  [/^\/api\/projects\/[^/]+\/canvas$/, null],
];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @param token an access token; without one the caller is a stranger */
export function connect(address: string, token?: string): Client {
  const own: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };

  async function call<T>(method: string, path: string, { body, headers = {} }: Call = {}): Promise<Answer<T>> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(address + path, {
      method,
      headers: { ...json, ...own, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.headers.get('x-request-id'), `${method} ${path} names its request`).toMatch(uuid);
    const received: unknown = text === '' ? undefined : JSON.parse(text);
    if (response.status >= 400) expectErrorForm(response, received);
    const content = response.ok ? unwrapped(path, received) : received;
    return { status: response.status, headers: response.headers, body: content as T };
  }

  /** For calls that are meant to succeed. */
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await call<T>(method, path, body === undefined ? {} : { body });
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body).slice(0, 500)}`).toBe(200);
    return answer.body;
  }

  return {
    address,
    headers: own,
    call,
    get: (path) => ask('GET', path),
    post: (path, body) => ask('POST', path, body),
    patch: (path, body) => ask('PATCH', path, body),
    remove: (path) => ask('DELETE', path),
    async refused(expected, method, path, request) {
      const answer = await call<ErrorBody>(method, path, request);
      expect(`${answer.status} ${answer.body?.errorCode}`, `${method} ${path}`).toBe(expected);
      return answer;
    },
  };
}

/** Signs in by the code that development mode shows. The same address is the same account. */
export async function signIn(address: string, email: string): Promise<Person> {
  const stranger = connect(address);
  const { devCode } = await stranger.post<{ devCode: string }>('/api/auth/global/email-code', { email });
  const session = await stranger.post<Session>('/api/auth/global/email-login', { email, code: devCode });
  return { ...connect(address, session.accessToken), session };
}

/** Every error has the one form, whatever was asked for. */
function expectErrorForm(response: Response, received: unknown): void {
  expect(received).toMatchObject({
    error: expect.stringMatching(/\S/),
    code: response.status,
    errorCode: expect.stringMatching(/^[a-z_]+\.[a-z_]+$/),
    requestId: response.headers.get('x-request-id'),
  });
  const { details = [], ...rest } = received as ErrorBody;
  expect(Object.keys(rest).toSorted()).toEqual(['code', 'error', 'errorCode', 'requestId']);
  for (const detail of details) {
    expect(detail).toEqual({ pointer: expect.stringMatching(/^\//), reason: expect.stringMatching(/\S/) });
  }
  expect(response.headers.get('www-authenticate')).toBe(response.status === 401 ? 'Bearer' : null);
}

function unwrapped(path: string, received: unknown): unknown {
  const [pathname = ''] = path.split('?');
  const envelope = envelopes.find(([pattern]) => pattern.test(pathname));
  if (!envelope) return received;
  expect(received).toEqual({ code: 0, msg: envelope[1], data: (received as { data: unknown }).data });
  return (received as { data: unknown }).data;
}
