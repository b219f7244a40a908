import type { FastifyInstance } from 'fastify';

/**
 * One line per answer. It names the route's pattern, not the address: addresses carry signatures, share links and the
 * unguessable keys of files.
 */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, ip } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    const facts = { method, route: routeOptions.url, status: reply.statusCode, milliseconds, ip };
    const say = () => request.log.info(facts, 'answered');
    if (request.observed) request.observed.within(say);
    else say();
  });
}
