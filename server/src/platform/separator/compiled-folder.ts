/**
 * Where the processes that take pictures apart leave their compiled modules for the next ones. Each server has one of its
 * own, named by its machine and process: who was killed could not remove it, so that the next to start does.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A container that starts anew may have the number of the one that was killed: these are known to be ours. */
const ours = new Set<string>();

const ofMachine = () => `easel-separator-${hostname()}-`;

/** Ours alone: what lies there is run. Undefined where there is no place for it. */
export function makeCompiledFolder(): string | undefined {
  const folder = attempt(() => mkdtempSync(join(tmpdir(), `${ofMachine()}${process.pid}-`)));
  if (folder !== undefined) ours.add(folder);
  return folder;
}

export function removeCompiledFolder(folder: string): void {
  ours.delete(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Removes those of this machine's processes that have ended. */
export function removeLeftFolders(): void {
  const folders = attempt(() => readdirSync(tmpdir())) ?? [];
  for (const name of folders) {
    const owner = name.startsWith(ofMachine()) ? /^(\d+)-\w+$/.exec(name.slice(ofMachine().length))?.[1] : undefined;
    const folder = join(tmpdir(), name);
    if (owner === undefined || ours.has(folder) || isAnotherAlive(Number(owner))) continue;
    attempt(() => removeCompiledFolder(folder));
  }
}

/** What may not be read or removed here is another account's to tidy. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function isAnotherAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // One of another account may not be asked, and lives.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
