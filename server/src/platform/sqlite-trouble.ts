import { DiskFull, unlessFull } from './disk-full.ts';

/** By the number of SQLite, without what it says more closely in its upper bits. */
const troubles: Readonly<Record<number, string>> = {
  8: 'it may only be read: give it, and its folder, to the user that runs Easel',
  11: 'it is damaged: restore a backup',
  14: 'it cannot be opened: give it, and its folder, to the user that runs Easel',
  26: 'it is no SQLite database: it was overwritten or belongs to something else',
};

/** Why a file cannot be the database, where an operator can mend that; `null` for anything else. */
export function sqliteTrouble(error: unknown): string | null {
  const { errcode } = error as { errcode?: number };
  if (error instanceof DiskFull || (errcode !== undefined && unlessFull(error) instanceof DiskFull)) {
    return errcode === 13 ? 'its disk is full: make room' : 'its disk is full, or may only be read';
  }
  return errcode === undefined ? null : (troubles[errcode & 0xff] ?? null);
}
