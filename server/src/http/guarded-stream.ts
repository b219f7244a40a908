import type { FastifyRequest } from 'fastify';
import { accessHolds, type AccessPort } from './access.ts';

/**
 * A stream for as long as its reader stays signed in, and nobody's access to its project changes: then it ends, whoever
 * reads it, and its client comes back and is resolved anew.
 */
export async function* whileAccessHolds(
  request: FastifyRequest,
  port: AccessPort,
  stream: (changed: AbortSignal) => AsyncIterable<string>,
): AsyncGenerator<string> {
  const changed = new AbortController();
  const end = () => changed.abort(new Error('access has changed'));
  const { caller, project } = request.access;
  const stops: (() => void)[] = [];
  try {
    if (caller) stops.push(await port.onSessionEnd(caller, end));
    if (project) stops.push(await port.onAccessChange(project.id, end));
    // Once more, now that every change is heard: one may have come between the request and this.
    if (await accessHolds(request, port)) yield* stream(changed.signal);
  } finally {
    for (const stop of stops) stop();
  }
}
