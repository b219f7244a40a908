import { Refusal } from '@easel/contract';

/** Of SQLite: no room for a page, for a frame of the log, or for the index of the log. */
const sqliteFull = new Set([13, 778, 4874]);
/**
 * Of the operating system; a disk with faults is made one that may only be read, which SQLite tells as it tells a full one.
 * A folder that somebody else owns, as after a restore by another user, is mended as those are: under the running server.
 */
const takesNothing = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']);

/** Nothing was written; once the disk takes it again, the same works with nothing else changed. */
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
  const full = takesNothing.has(code) || (errcode !== undefined && sqliteFull.has(errcode));
  return full ? new DiskFull(error) : error;
}
