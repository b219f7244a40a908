import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

/** A server that tests need for real. It runs on loopback and keeps all it has in one folder. */
export type Service = {
  name: string;
  debianPackages: readonly string[];
  /** Where the search for a free port begins: below 32768, where clients' own ports begin. */
  firstPort: number;
  /** How many in a row it listens on. */
  ports: number;
  isInstalled(): boolean;
  /** Returns once it answers. @param folder absolute path, made and owned by the service */
  start(folder: string, port: number): void;
  isRunning(folder: string, port: number): boolean;
  stop(folder: string, port: number): void;
  /** The variable by which tests find it, and its value. */
  environment(folder: string, port: number): [name: string, value: string];
};

/** @throws Error with the program's own words when it fails */
export function runProgram(program: string, ...words: string[]): string {
  return runProgramWithin(60_000, program, ...words);
}

/** @param timeout milliseconds after which it counts as failed */
export function runProgramWithin(timeout: number, program: string, ...words: string[]): string {
  // The streams of a daemon's parent are not ours to wait for: only what the program itself says is read.
  const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8', timeout });
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

/** The first of `count` free loopback ports in a row from `first` on. @throws Error when there are none nearby */
export async function findFreePorts(first: number, count: number): Promise<number> {
  let free = 0;
  for (let port = first; port < first + 1000; port++) {
    free = (await isFree(port)) ? free + 1 : 0;
    if (free === count) return port - count + 1;
  }
  throw new Error(`No ${count} free ports from ${first} to ${first + 999}.`);
}
