import { catalogue, Refusal, type ErrorBody, type ErrorCode } from '@easel/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const retryAfterSeconds = 2;

/** Turns whatever was thrown into the one form that errors have on the wire. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error instanceof Refusal ? error : new Refusal(codeOfFrameworkError(error as FastifyError));
  const { status, meaning } = catalogue[refusal.errorCode];
  if (status === 500) request.log.error(error);
  // Whoever asked is told to ask again; what is the matter is the operator's to know.
  else if (refusal.cause) request.log.warn(refusal.cause);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const retryAfter = refusal.retryAfter ?? (status === 503 ? retryAfterSeconds : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter));
  const body: ErrorBody = { error: meaning, code: status, errorCode: refusal.errorCode, requestId: request.id };
  if (refusal.details.length > 0) body.details = [...refusal.details];
  reply.status(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

/** Fastify itself refuses bodies that are too large, of a foreign type, or no JSON; the rest is our own fault. */
function codeOfFrameworkError({ statusCode }: FastifyError): ErrorCode {
  if (statusCode === 413) return 'request.too_large';
  if (statusCode === 415) return 'request.unsupported_media_type';
  return statusCode && statusCode < 500 ? 'request.invalid' : 'server.fault';
}
