import { randomUUIDv7 } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { catalogue, Refusal, type ErrorBody, type ErrorCode } from '@easel/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const retryAfterSeconds = 2;

/** Ends what was done for a client that has gone: no fault, and nobody reads what it is answered. */
export class NobodyWaits extends Error {
  override readonly name = 'NobodyWaits';
}

/** Turns whatever was thrown into the one form that errors have on the wire. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error instanceof Refusal ? error : new Refusal(codeOfFrameworkError(error as FastifyError));
  const { status } = catalogue[refusal.errorCode];
  // A body that broke off is its client's doing: whoever goes in the middle of an upload is no fault of the server.
  if (error instanceof NobodyWaits || (error && error === request.raw.errored)) request.log.debug(error);
  else if (status === 500) request.log.error(error);
  // Whoever asked is told to ask again; what is the matter is the operator's to know.
  else if (refusal.cause) request.log.warn(refusal.cause);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const retryAfter = refusal.retryAfter ?? (status === 503 ? retryAfterSeconds : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter));
  const body = errorBody(refusal, request.id);
  reply.status(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

/** Refuses an address that cannot be read. Its route is never known, so no hook has run. */
export function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
  answerError(error, request, reply);
}

/** Refuses what is no HTTP, or more than a request's headers may hold: nobody but the connection knows of it. */
export function answerNoRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const refusal = new Refusal(error.code === 'HPE_HEADER_OVERFLOW' ? 'request.too_large' : 'request.invalid');
    const { status } = catalogue[refusal.errorCode];
    const requestId = randomUUIDv7();
    const body = JSON.stringify(errorBody(refusal, requestId));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      `X-Request-Id: ${requestId}`,
      'Cache-Control: no-store',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}

function errorBody({ errorCode, details }: Refusal, requestId: string): ErrorBody {
  const { status, meaning } = catalogue[errorCode];
  return { error: meaning, code: status, errorCode, requestId, ...(details.length > 0 && { details: [...details] }) };
}

/** Fastify itself refuses bodies that are too large, of a foreign type, or no JSON; the rest is our own fault. */
function codeOfFrameworkError({ statusCode }: FastifyError): ErrorCode {
  if (statusCode === 413) return 'request.too_large';
  if (statusCode === 415) return 'request.unsupported_media_type';
  return statusCode && statusCode < 500 ? 'request.invalid' : 'server.fault';
}
