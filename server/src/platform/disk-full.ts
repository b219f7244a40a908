import { Refusal } from '@easel/contract';

/** Of SQLite: no room for a page, for a frame of the log, or for the index of the log. */
const sqliteFull = new Set([13, 778, 4874]);

/** Nothing was written; once there is room again, the same works with nothing else changed. */
export class DiskFull extends Refusal {
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super('server.disk_full');
    this.cause = cause;
  }
}

/** The error as those who wait for an answer are told it. */
export function unlessFull(error: unknown): unknown {
  const { code, errcode } = error as { code?: unknown; errcode?: number };
  const full = code === 'ENOSPC' || code === 'EDQUOT' || (errcode !== undefined && sqliteFull.has(errcode));
  return full ? new DiskFull(error) : error;
}
