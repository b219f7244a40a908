import { setTimeout as wait } from 'node:timers/promises';
import { ModelFailure, type FailureDetail } from './model-failure.ts';
import { patient } from './patient.ts';
import { refusalOf } from './refusal-of.ts';

export type Fetch = typeof globalThis.fetch;

export interface FetchBounds {
  /** The longest silence: before the answer and between two pieces of it. */
  readonly silenceMs: number;
  readonly maxBytes: number;
  /** What must never be repeated. */
  readonly secrets: readonly string[];
}

const mostErrorBytes = 64 * 1024;
const mostTries = 3;
const firstPauseMs = 1_000;
/** Whoever wants to be left alone for longer is told of instead. */
const longestPauseMs = 30_000;

/**
 * `fetch` for providers of models: an answer is bounded in bytes and silence, a refusal becomes a `ModelFailure`, and
 * a busy provider is asked again when it wants to be. What goes wrong after the answer has begun is not asked again,
 * since it may have been paid.
 */
export function modelFetch(bounds: FetchBounds): Fetch {
  return async (input, init) => {
    for (let tried = 1; ; tried++) {
      try {
        return await fetchOnce(input, init ?? {}, bounds);
      } catch (error) {
        init?.signal?.throwIfAborted();
        if (!(error instanceof ModelFailure) || !wasTurnedAway(error) || tried === mostTries) throw error;
        const pauseMs = error.retryAfterMs ?? firstPauseMs * 2 ** (tried - 1);
        if (pauseMs > longestPauseMs) throw error;
        await wait(pauseMs, undefined, { signal: init?.signal ?? undefined });
      }
    }
  };
}

/** Turned away at the door: nothing was begun, so nothing is paid twice. */
function wasTurnedAway({ kind, status, retryAfterMs }: ModelFailure): boolean {
  return kind === 'rate_limited' || (status === 503 && retryAfterMs !== undefined);
}

async function fetchOnce(input: Parameters<Fetch>[0], init: RequestInit, bounds: FetchBounds): Promise<Response> {
  const silence = new SilenceWatch(bounds.silenceMs);
  const signal = init.signal ? AbortSignal.any([init.signal, silence.signal]) : silence.signal;
  try {
    // A redirect would carry the key to an address that nobody has named.
    const response = await fetch(input, patient({ redirect: 'manual', ...init, signal }));
    silence.heard();
    if (!response.ok) throw await refusal(response, bounds);
    if (/text\/html/.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel();
      throw new ModelFailure('garbage', { status: response.status, detail: 'web_page' });
    }
    return bounded(response, { maxBytes: bounds.maxBytes, silence });
  } catch (error) {
    silence.end();
    init.signal?.throwIfAborted();
    if (error instanceof ModelFailure) throw error;
    throw new ModelFailure('unreachable', { detail: connectionDetail(error) });
  }
}

async function refusal(response: Response, { secrets }: FetchBounds): Promise<ModelFailure> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    pieces.push(piece);
    if (bytes > mostErrorBytes) break;
  }
  const text = Buffer.concat(pieces).toString().slice(0, mostErrorBytes);
  return refusalOf({ status: response.status, headers: response.headers, text }, secrets);
}

function bounded(response: Response, { maxBytes, silence }: { maxBytes: number; silence: SilenceWatch }): Response {
  if (!response.body) {
    silence.end();
    return response;
  }
  const reader = response.body.getReader();
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        silence.heard();
        bytes += value?.byteLength ?? 0;
        if (bytes > maxBytes) throw new ModelFailure('garbage', { detail: 'too_much' });
        if (!done) return controller.enqueue(value);
        silence.end();
        controller.close();
      } catch (error) {
        silence.end();
        void reader.cancel().catch(() => {});
        const known = error instanceof ModelFailure || isAbort(error);
        controller.error(known ? error : new ModelFailure('unreachable', { detail: 'broken_off' }));
      }
    },
    cancel(reason) {
      silence.end();
      return reader.cancel(reason);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}

/** Aborts after a silence. Holds nothing up when the process wants to end. */
class SilenceWatch {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(silenceMs: number) {
    this.#timer = setTimeout(() => this.#controller.abort(new ModelFailure('timeout')), silenceMs).unref();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  heard(): void {
    this.#timer.refresh();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
}

/** By its code only: the words of some errors quote the whole address. */
export function connectionDetail(error: unknown): FailureDetail | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown_host';
  if (code === 'ECONNREFUSED') return 'connection_refused';
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return 'broken_off';
  return /CERT|SELF_SIGNED|UNABLE_TO|_SSL_|_TLS_/.test(code) ? 'certificate' : undefined;
}
