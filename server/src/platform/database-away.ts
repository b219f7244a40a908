import { Refusal } from '@easel/contract';

/** Of PostgreSQL: connections lost or refused, a server that starts, stops, is full or shut for a while, limits of time. */
const passingStates = /^(08...|57P0[1-4]|53300|57014|55P03|55000|25P03|57P05)$/;
/** Of the operating system, on the way to PostgreSQL. */
const passingFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
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
