import { vi } from 'vitest';

/** A request that waits until its test answers it. */
export interface WaitingRequest {
  readonly method: string;
  readonly path: string;
  readonly signal: AbortSignal | null;
  answer(body: unknown, status?: number): void;
  /** As when the connection breaks. */
  fail(): void;
}

/** A server in `fetch`'s place that answers when and in the order in which its test says so. */
export function startSlowServer(): readonly WaitingRequest[] {
  const requests: WaitingRequest[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', signal = null }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    const answer = (body: unknown, status = 200) => resolve(Response.json(body, { status }));
    const fail = () => reject(new TypeError('the network is away'));
    requests.push({ method, path: new URL(url, 'http://easel.test').pathname, signal, answer, fail });
    return promise;
  });
  return requests;
}
