/** A typed client, for browsers and Node: one function per route of the contract. */
import type { TSchema } from 'typebox';
import { contract } from './contract.ts';
import type { ErrorCode, ErrorDetail } from './errors.ts';
import { readEvents, type StreamedEvent } from './event-reader.ts';
import {
  envelopeOf,
  type Body,
  type Params,
  type Query,
  type Response,
  type Route,
  type StreamEvent,
} from './route.ts';

export type { StreamedEvent } from './event-reader.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page; its body may then hold 64 KB. */
  readonly keepalive?: boolean;
  /** For the words that the server writes itself; a BCP 47 tag. */
  readonly language?: string;
}

export interface StreamOptions extends CallOptions {
  /** The id of the last event that was seen; the stream goes on after it. */
  readonly lastEventId?: string;
}

/** A call takes the path's parameters, then the body, then the query, each only if the route has it, then options. */
type Input<R, O> = [
  ...(R extends { params: object } ? [params: Params<R>] : []),
  ...(R extends { body: object } ? [body: Body<R>] : []),
  ...(R extends { query: object }
    ? Record<string, never> extends Query<R>
      ? [query?: Query<R>, options?: O]
      : [query: Query<R>, options?: O]
    : [options?: O]),
];

/**
 * Opens the stream when its first event is asked for. Ends when the server ends it, throws what `fetch` throws when
 * the connection is lost, and ApiError when it is refused; call again with `lastEventId` to go on.
 */
export type Stream<R extends Route> = (
  ...input: Input<R, StreamOptions>
) => AsyncGenerator<StreamedEvent<StreamEvent<R>>>;
export type Call<R extends Route> = (...input: Input<R, CallOptions>) => Promise<Response<R>>;

/** Routes of bytes are left out: the browser itself is the better client for files. */
type Callable<R> = R extends { body: 'bytes' } | { response: 'bytes' } ? never : R;
type CallOf<R> = R extends Route
  ? R extends { events: TSchema; response: TSchema }
    ? Call<R> & { readonly stream: Stream<R> }
    : R extends { events: TSchema }
      ? Stream<R>
      : Call<R>
  : never;
type Groups = typeof contract;
export type Client = {
  readonly [G in keyof Groups]: {
    readonly [N in keyof Groups[G] as Callable<Groups[G][N]> extends never ? never : N]: CallOf<Groups[G][N]>;
  };
};

export interface ClientOptions {
  /** Without a slash at its end; empty for the page's own origin. */
  readonly baseUrl: string;
  /** The present access token, if anyone is signed in. */
  readonly token?: () => string | null;
  /** Asked once when a token is refused, however many calls wait; the calls are repeated with the new token. */
  readonly renew?: () => Promise<string | null>;
  /** Further headers of every request: `X-Share-Id` where one is in a project by its link. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/** An error that the service answered. Aborts and network failures stay what `fetch` throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly errorCode: ErrorCode;
  readonly status: number;
  readonly requestId: string;
  readonly details: readonly ErrorDetail[];
  /** Seconds after which the server asks to be tried again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorAnswer, retryAfter?: number) {
    super(body.error);
    this.status = status;
    this.errorCode = body.errorCode;
    this.requestId = body.requestId;
    this.details = body.details ?? [];
    this.retryAfter = retryAfter;
  }
}
type ErrorAnswer = { error: string; errorCode: ErrorCode; requestId: string; details?: ErrorDetail[] };

/** `client.projects.rename({ id }, { title })`; `for await (const { event } of client.projects.events({ id }))`. */
export function createClient(options: ClientOptions): Client {
  const send = sender(options);
  const groups = Object.entries(contract).map(([group, routes]) => {
    const calls = Object.entries<Route>(routes)
      .filter(([, route]) => route.body !== 'bytes' && route.response !== 'bytes')
      .map(([name, route]) => [name, callOf(route, send)]);
    return [group, Object.fromEntries(calls)];
  });
  return Object.fromEntries(groups);
}

type Send = (path: string, request: RequestInit) => Promise<globalThis.Response>;

function callOf(route: Route, send: Send) {
  const stream = (...input: unknown[]) => streamOf(route, send, input);
  if (!route.response) return stream;
  const call = async (...input: unknown[]): Promise<unknown> => {
    const answer = await (await request(route, send, input, 'application/json')).json();
    return envelopeOf(route.path) ? answer.data : answer;
  };
  return route.events ? Object.assign(call, { stream }) : call;
}

async function* streamOf(route: Route, send: Send, input: unknown[]): AsyncGenerator<StreamedEvent<unknown>> {
  const { body } = await request(route, send, input, 'text/event-stream');
  if (body) yield* readEvents(body);
}

async function request(route: Route, send: Send, input: unknown[], accept: string): Promise<globalThis.Response> {
  const rest = [...input];
  const params = route.params ? (rest.shift() as Record<string, string>) : {};
  const body = route.body ? rest.shift() : undefined;
  const query = route.query ? (rest.shift() as Record<string, unknown> | undefined) : undefined;
  const { signal, keepalive, language, lastEventId } = (rest.shift() ?? {}) as StreamOptions;
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const response = await send(path + queryString(query), {
    method: route.method,
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      accept,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(language && { 'accept-language': language }),
      ...(lastEventId && { 'last-event-id': lastEventId }),
    },
  });
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** What a response that is not ok says, as an error to throw. */
export async function errorOf(response: globalThis.Response): Promise<ApiError> {
  // A proxy in between answers with a page of its own when the service is down.
  const foreign: ErrorAnswer = { error: response.statusText, errorCode: 'server.fault', requestId: '' };
  const body = (await response.json().catch(() => foreign)) as ErrorAnswer;
  return new ApiError(response.status, body.errorCode ? body : foreign, retryAfterOf(response.headers));
}

/** Seconds; a proxy may give a date in their place. */
function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const given = Number(value);
  const seconds = Number.isFinite(given) ? given : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function sender({ baseUrl, token, renew, headers }: ClientOptions): Send {
  let renewal: Promise<string | null> | undefined;
  const attempt = (path: string, request: RequestInit, bearer: string | null) => {
    const authorization = bearer ? { authorization: `Bearer ${bearer}` } : {};
    return fetch(baseUrl + path, { ...request, headers: { ...headers?.(), ...request.headers, ...authorization } });
  };
  return async (path, request) => {
    // Signing in and renewing need no token, and an expired one would be refused there as everywhere.
    const used = path.startsWith('/api/auth/') ? null : (token?.() ?? null);
    const response = await attempt(path, request, used);
    if (response.status !== 401 || !used || !renew) return response;
    // Another call may have renewed the token while this one was on its way.
    const present = token?.() ?? null;
    const renewed = present === used ? await (renewal ??= renew().finally(() => (renewal = undefined))) : present;
    if (!renewed) return response;
    await response.body?.cancel();
    return attempt(path, request, renewed);
  };
}

function queryString(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
