import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

/** A server that tests need for real. It runs on loopback and keeps all it has in one folder. */
export type Service = {
  name: string;
  debianPackage: string;
  /** Where the search for a free port begins: below 32768, where clients' own ports begin. */
  firstPort: number;
  isInstalled(): boolean;
  /** Returns once it answers. @param folder absolute path, made and owned by the service */
  start(folder: string, port: number): void;
  isRunning(folder: string, port: number): boolean;
  stop(folder: string, port: number): void;
  /** The variable by which tests find it, and its value. */
  environment(port: number): [name: string, value: string];
};

/** @throws Error with the program's own words when it fails */
export function runProgram(program: string, ...words: string[]): string {
  // The streams of a daemon's parent are not ours to wait for: only what the program itself says is read.
  const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8', timeout: 60_000 });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${error?.message ?? stdout + stderr}`);
  return stdout;
}

export function succeeds(program: string, ...words: string[]): boolean {
  return spawnSync(program, words, { stdio: 'ignore', timeout: 10_000 }).status === 0;
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** The first free loopback port from `first` on. @throws Error when a thousand in a row are taken */
export async function findFreePort(first: number): Promise<number> {
  for (let port = first; port < first + 1000; port++) if (await isFree(port)) return port;
  throw new Error(`No free port from ${first} to ${first + 999}.`);
}
