import type { FastifyInstance } from 'fastify';

/** Something that has begun, and that somebody counts or follows. */
export interface Observed {
  /** What begins within the work belongs to it. */
  within<T>(work: () => T): T;
  end(outcome: string): void;
}

/** Who is told of what the server does. Routes are patterns, never addresses: those hold ids and secrets. */
export interface Watcher {
  request(facts: { method: string; route: string; requestId: string; traceparent: string | undefined }): Observed;
  stream(route: string): Observed;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** `null`: nobody watches. */
    observed: Observed | null;
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Before all other hooks: what they do belongs to the request too. */
export function observeRequests(fastify: FastifyInstance, watcher: Watcher | undefined): void {
  fastify.decorateRequest('observed', null);
  if (!watcher) return;
  fastify.addHook('onRequest', (request, _, done) => {
    const { traceparent } = request.headers;
    request.observed = watcher.request({
      method: methods.has(request.method) ? request.method : 'other',
      route: request.routeOptions.url ?? 'none',
      requestId: request.id,
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    });
    request.observed.within(done);
  });
  fastify.addHook('onResponse', async (request, reply) => request.observed?.end(String(reply.statusCode)));
  // Its client went before the answer was there.
  fastify.addHook('onRequestAbort', async (request) => request.observed?.end('aborted'));
}

/** A stream, for as long as it lasts. Whose reader has gone before the first piece never begins, and so would never end. */
export async function* observeStream<T>(
  stream: AsyncIterable<T>,
  begin: () => Observed | undefined,
): AsyncGenerator<T> {
  const observed = begin();
  let outcome = 'left';
  try {
    yield* stream;
    outcome = 'ended';
  } catch (error) {
    outcome = 'failed';
    throw error;
  } finally {
    observed?.end(outcome);
  }
}
