import { Refusal } from '@easel/contract';

/**
 * Of PostgreSQL: connections lost or refused, a server that starts, stops or is shut for a while, that has no disk, memory
 * or connection left, that follows another one until it is told to lead, limits of time.
 */
const passingStates = /^(08...|57P0[1-4]|53[1-3]00|25006|57014|55P03|55000|25P03|57P05)$/;
/** Of the operating system, on the way to PostgreSQL. */
const passingFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  // What the names of containers answer while theirs is made anew.
  'ENOTFOUND',
]);
/** Of `pg`, which gives these no code. */
const lost = /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered))/;

/** Whether the same statement may succeed a moment later, with nothing changed but the database's own state. */
export function isAway(error: unknown): boolean {
  const { code, message = '' } = error as { code?: unknown; message?: string };
  return passingStates.test(String(code)) || passingFaults.has(String(code)) || lost.test(message);
}

/** Who waits for an answer is told to ask again; the cause is for the log. */
export class DatabaseAway extends Refusal {
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super('database.unavailable');
    this.cause = cause;
  }
}
