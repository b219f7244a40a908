import { Refusal } from '@easel/contract';
import type { FastifyInstance } from 'fastify';

/**
 * The one form of body that routes read: JSON that is neither too deep, nor aimed at prototypes, nor unstorable.
 * @param deepest levels of nesting: more than anything we read, and few enough for code that recurses over it
 */
export function readJsonBodies(fastify: FastifyInstance, deepest: number): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Some clients announce JSON on every request, also on those that have no body.
    if (text === '') return done(null, undefined);
    parse(request, text as string, (error, body) => {
      if (error) return done(error);
      const reason = faultOf(body, deepest);
      if (!reason) return done(null, body);
      done(
        new Refusal('request.invalid', {
          details: [
            { pointer: '/body', reason: reason === tooDeep ? `is nested more than ${deepest} levels deep` : reason },
          ],
        }),
      );
    });
  });
}

const tooDeep = 'is nested too deep';

/** Walks what was parsed, since a long string, which is what most large bodies are made of, then costs nothing. */
function faultOf(value: unknown, levels: number): string | undefined {
  if (typeof value === 'string') {
    // PostgreSQL can't store it, so nobody may.
    return value.includes('\0') ? 'holds a zero character' : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return tooDeep;
  for (const child of Array.isArray(value) ? value : Object.values(value)) {
    const fault = faultOf(child, levels - 1);
    if (fault) return fault;
  }
  return undefined;
}
