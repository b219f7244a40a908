import { SettingsError } from './config/settings.ts';
import { UnfitDatabase } from './platform/database.ts';
import { sqliteTrouble } from './platform/sqlite-trouble.ts';
import { StoreRefusal } from './stores/store-refusal.ts';

/** What an operator can mend is said in a sentence; of anything else the stack is needed. */
export function troubleOf(error: unknown): string | null {
  if ([SettingsError, UnfitDatabase, StoreRefusal].some((kind) => error instanceof kind))
    return (error as Error).message;
  const database = sqliteTrouble(error);
  return database === null ? systemTrouble(error) : `The database cannot be used: ${database}.`;
}

/** What the system refuses: a port, an address, or a place in the file system. */
function systemTrouble(error: unknown): string | null {
  const { code = '', syscall, port, address, hostname, path } = error as SystemError;
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT.`;
  if (code === 'EACCES' && syscall === 'listen') {
    return `Port ${port} is not for the user that runs Easel: set PORT to one above 1023, with a proxy before it.`;
  }
  if (code === 'EADDRNOTAVAIL' && syscall === 'listen') {
    return `This machine has no address ${address}: set Server.Host (HOST) to one that it has, or to 0.0.0.0 for all.`;
  }
  if (syscall === 'getaddrinfo') {
    return `This machine has no address called ${hostname}: set Server.Host (HOST) to one that it has, or to 0.0.0.0 for all.`;
  }
  const words = fileTroubles[code];
  return path !== undefined && words
    ? `${path}: ${words} Where Easel keeps its data is said by Data.Folder (EASEL_DATA).`
    : null;
}

interface SystemError {
  readonly code?: string;
  readonly syscall?: string;
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
  readonly path?: string;
}

const notAllowed = 'the user that runs Easel may not read and write it.';
const inTheWay = 'a file is in the way where a folder is needed.';
const fileTroubles: Readonly<Record<string, string>> = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
  // What making a folder on a disk that may only be read answers.
  ENOENT: 'it is not there and cannot be made.',
  ENOTDIR: inTheWay,
  EEXIST: inTheWay,
  ENOSPC: 'its disk is full.',
};
