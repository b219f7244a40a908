import type { IncomingMessage } from 'node:http';
import { Refusal } from '@easel/contract';
import type { FastifyInstance } from 'fastify';

/** Hands bodies of any type to the handlers of this scope unread, cut off at the route's limit. */
export function readByteBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (request, payload, done) => {
    const { bodyLimit } = request.routeOptions;
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > bodyLimit) return done(new Refusal('request.too_large'));
    done(null, bounded(payload, bodyLimit));
  });
  scope.addHook('onError', async (request, reply) => {
    if (request.raw.readableEnded) return;
    // What was not read must not be taken for the next request, and must be drained for the answer to be seen.
    reply.header('connection', 'close');
    request.raw.resume();
  });
}

/** A body of nothing, for requests that came without one. */
export async function* noBytes(): AsyncGenerator<Uint8Array> {}

async function* bounded(payload: IncomingMessage, most: number): AsyncGenerator<Uint8Array> {
  let total = 0;
  // A handler that stops reading must not take the connection with it: the answer has yet to go out.
  for await (const piece of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    total += piece.length;
    if (total > most) throw new Refusal('request.too_large');
    yield piece;
  }
}
