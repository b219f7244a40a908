import { Refusal } from '@easel/contract';
import type { FastifyInstance } from 'fastify';

/** Deeper than anything we read, and shallow enough for code that recurses over it. */
const deepest = 64;

/** The one form of body that routes read: JSON that is neither too deep, nor aimed at prototypes, nor unstorable. */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Some clients announce JSON on every request, also on those that have no body.
    if (text === '') return done(null, undefined);
    parse(request, text as string, (error, body) => {
      if (error) return done(error);
      const reason = faultOf(body, 0);
      if (!reason) return done(null, body);
      done(new Refusal('request.invalid', { details: [{ pointer: '/body', reason }] }));
    });
  });
}

/** Walks what was parsed, since a long string, which is what most large bodies are made of, then costs nothing. */
function faultOf(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') {
    // PostgreSQL can't store it, so nobody may.
    return value.includes('\0') ? 'holds a zero character' : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === deepest) return `is nested more than ${deepest} levels deep`;
  for (const child of Array.isArray(value) ? value : Object.values(value)) {
    const fault = faultOf(child, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}
