import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../platform/make-folder.ts';
import type { Settings } from './settings.ts';

/** The secret that signs tokens: the configured one, or, in development, one that is made once and kept. */
export function tokenSecret({ Auth, Data }: Settings): string {
  return Auth.TokenSecret ?? keptSecret(Data.Folder);
}

function keptSecret(folder: string): string {
  const file = join(folder, 'token-secret');
  makeFolder(folder);
  return secretIn(file) || makeSecret(file);
}

/**
 * Comes into place whole: one that a killed process or a full disk left empty would sign everything from then on, and
 * another process that starts at the same moment would read it before it is written.
 */
function makeSecret(file: string): string {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    moveIfFree(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return secretIn(file);
}

/** Of two processes that start at once the first one's stays. Not every disk can link. */
function moveIfFree(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch {
    if (secretIn(file) === '') renameSync(draft, file);
  }
}

/** Empty if there is none. */
function secretIn(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}
