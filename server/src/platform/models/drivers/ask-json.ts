import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Fetch } from '../model-fetch.ts';
import { ModelFailure } from '../model-failure.ts';

/** How a small driver reaches its provider. */
export interface Provider {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** With the key, where there is one. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Asking {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly signal?: AbortSignal | undefined;
}

/** Asks for JSON of one form; anything else is garbage. @throws ModelFailure */
export async function askJson<S extends TSchema>(provider: Provider, asking: Asking, form: S): Promise<Static<S>> {
  const answer: unknown = await (await ask(provider, asking)).json().catch((error: unknown) => {
    asking.signal?.throwIfAborted();
    throw error instanceof ModelFailure ? error : new ModelFailure('garbage', { detail: 'not_json' });
  });
  if (Value.Check(form, answer)) return answer;
  throw new ModelFailure('garbage', { detail: 'other_json' });
}

/** @throws ModelFailure */
export function ask({ baseUrl, fetch, headers }: Provider, asking: Asking): Promise<Response> {
  const { method = 'GET', path, body, form, signal } = asking;
  return fetch(baseUrl + path, {
    method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
    ...(signal && { signal }),
  });
}

/** What stops work at the provider: nobody waits for it, and its failure changes nothing. */
export function tellToStop(provider: Provider, asking: Asking): void {
  void ask(provider, { ...asking, signal: AbortSignal.timeout(10_000) })
    .then((response) => response.body?.cancel())
    .catch(() => {});
}
