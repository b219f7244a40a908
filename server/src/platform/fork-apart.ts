import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Apart {
  /** For Node and V8. */
  readonly execArgv: readonly string[];
  /** Where compiled modules are found, and left for the next one. */
  readonly compiled?: string | undefined;
}

/** A process for work that native code does to what people bring: whatever it breaks on, the server lives on. */
export function forkApart(program: URL, { execArgv, compiled }: Apart): ChildProcess {
  return fork(fileURLToPath(program), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [...execArgv],
    // Nothing of ours is to be had there. With more arenas each thread would keep what it has freed to itself, up to a
    // fifth of all that a process holds.
    env: { MALLOC_ARENA_MAX: '1', ...(compiled && { NODE_COMPILE_CACHE: compiled }) },
    // A Ctrl-C reaches all processes of a group; the server finishes what is under way before it ends this one.
    detached: true,
  });
}
