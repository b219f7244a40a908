import type { FastifyInstance } from 'fastify';

/**
 * One line per answer. It names the route's pattern, not the address: addresses carry signatures, share links and the
 * unguessable keys of files.
 */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, ip } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    // Whoever was let in, or would have been: nobody where the token itself was refused.
    const user = request.access?.caller?.id;
    const facts = {
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      milliseconds,
      ip,
      ...(user && { user }),
    };
    const say = () => request.log.info(facts, 'answered');
    if (request.observed) request.observed.within(say);
    else say();
  });
}
