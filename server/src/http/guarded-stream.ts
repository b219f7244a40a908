import type { FastifyRequest } from 'fastify';
import { accessHolds, type AccessPort } from './access.ts';

/**
 * A stream of a project, for as long as nobody's access to the project changes: then it ends, whoever reads it, and its
 * client comes back and is resolved anew.
 */
export async function* whileAccessHolds(
  request: FastifyRequest,
  port: AccessPort,
  stream: (changed: AbortSignal) => AsyncIterable<string>,
): AsyncGenerator<string> {
  const changed = new AbortController();
  const { project } = request.access;
  if (!project) return yield* stream(changed.signal);
  const stop = await port.onAccessChange(project.id, () => changed.abort(new Error('access has changed')));
  try {
    // Once more, now that every change is heard: one may have come between the request and this.
    if (await accessHolds(request, port)) yield* stream(changed.signal);
  } finally {
    stop();
  }
}
