import pino, { type DestinationStream, type Logger } from 'pino';
import type { Settings } from './config/settings.ts';

/** Belt and braces: nothing of ours logs these on purpose, but an object that is logged whole may hold one. */
const secretNames = ['authorization', 'accessToken', 'refreshToken', 'token', 'code', 'devCode', 'secret', 'password'];

export type Log = Logger;

/**
 * JSON lines.
 * @param destination standard error unless a test listens
 * @param traceId of the work that runs now, so that a line leads to its trace
 */
export function createLog(
  level: Settings['Log']['Level'],
  destination?: DestinationStream,
  traceId: () => string | undefined = () => undefined,
): Log {
  const options = {
    level,
    base: null,
    mixin: () => {
      const id = traceId();
      return id === undefined ? {} : { traceId: id };
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, error: describeError },
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
  };
  return pino(options, destination ?? pino.destination({ fd: 2, sync: true }));
}

/** Other fields of an error may hold what people wrote: PostgreSQL's `detail` quotes whole rows. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
}
