import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DesignerAnswer, DesignerRequest } from './designer-messages.ts';

/** Where designs are drawn, apart from the server's own thread. */
export interface DrawingPlace {
  ask(request: DesignerRequest): void;
  end(): Promise<unknown>;
}
export interface DrawingNews {
  readonly answered: (answer: DesignerAnswer) => void;
  /** It is gone, by itself or by a fault of its own. */
  readonly lost: (error: Error) => void;
}

const program = new URL('designer-thread.ts', import.meta.url);

export function startThread({ answered, lost }: DrawingNews): DrawingPlace {
  const worker = new Worker(program);
  worker.on('message', answered);
  worker.on('error', (error) => lost(error instanceof Error ? error : new Error(String(error))));
  // An idle one must not keep a process alive that has nothing else to do.
  worker.unref();
  return { ask: (request) => worker.postMessage(request), end: () => worker.terminate() };
}

/** For what people have uploaded and native code parses: a file that breaks the parser takes this process along, and no other. */
export function startProcess({ answered, lost }: DrawingNews): DrawingPlace {
  const child = fork(fileURLToPath(program), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A file may say that it holds billions of characters. Pixels lie elsewhere.
    execArgv: ['--max-old-space-size=768'],
    // Nothing of ours is to be had there.
    env: {},
  });
  child.on('message', (answer) => answered(answer as DesignerAnswer));
  child.on('error', lost);
  child.on('exit', () => lost(new Error('the designer broke down')));
  child.unref();
  child.channel?.unref();
  return {
    // What cannot be sent any more is lost with it.
    ask: (request) => void child.send(request, () => {}),
    end: async () => child.kill('SIGKILL'),
  };
}
