import { SettingsError } from './config/settings.ts';
import { UnfitDatabase } from './platform/database.ts';

/** What an operator can mend is said in a sentence; of anything else the stack is needed. */
export function troubleOf(error: unknown): string | null {
  const sentence =
    error instanceof SettingsError || error instanceof UnfitDatabase ? error.message : systemTrouble(error);
  return sentence && `Easel can't start. ${sentence}`;
}

/** What the system refuses: a port, an address, or a place in the file system. */
function systemTrouble(error: unknown): string | null {
  const { code = '', syscall, port, address, path } = error as SystemError;
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT.`;
  if (code === 'EACCES' && syscall === 'listen') {
    return `Port ${port} is not for the user that runs Easel: set PORT to one above 1023, with a proxy before it.`;
  }
  if (code === 'EADDRNOTAVAIL' && syscall === 'listen') {
    return `This machine has no address ${address}: set Server.Host (HOST) to one that it has, or to 0.0.0.0 for all.`;
  }
  const words = fileTroubles[code];
  return path !== undefined && words ? `${path}: ${words}` : null;
}

interface SystemError {
  readonly code?: string;
  readonly syscall?: string;
  readonly port?: number;
  readonly address?: string;
  readonly path?: string;
}

const notAllowed =
  'it may not be read and written. Give it to the user that runs Easel, or set Data.Folder (EASEL_DATA) to a folder that is.';
const inTheWay = 'a file is in the way where a folder is needed. Set Data.Folder (EASEL_DATA) to a folder.';
const fileTroubles: Readonly<Record<string, string>> = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
  // What making a folder on a disk that may only be read answers.
  ENOENT: 'it cannot be made there. Set Data.Folder (EASEL_DATA) to a folder that the user that runs Easel may write.',
  ENOTDIR: inTheWay,
  EEXIST: inTheWay,
  ENOSPC: 'its disk is full. Make room, or set Data.Folder (EASEL_DATA) to another disk.',
};
