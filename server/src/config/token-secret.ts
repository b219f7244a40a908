import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
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
  try {
    // Fails when there is one already, also if another process made it a moment ago.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
