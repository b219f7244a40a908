import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { forkApart } from '../../fork-apart.ts';
import type { DesignerAnswer, DesignerRequest } from './designer-messages.ts';

/** Where designs are drawn, apart from the server. */
export interface DrawingProcess {
  readonly pid: number | undefined;
  ask(request: DesignerRequest): void;
  end(): void;
}
export interface DrawingNews {
  readonly answered: (answer: DesignerAnswer) => void;
  /** It is gone, by itself or by a fault of its own. */
  readonly lost: (error: Error) => void;
}

const program = new URL('designer-process.ts', import.meta.url);

/**
 * How a process that draws is started. These flags hold from its start or not at all: changed while threads run, they
 * break what is under way.
 *
 * V8 compiles a regular expression for its interpreter, and again, with all optimisations, when it is asked a second
 * time. Reading a brief asks some thousand long ones once or twice each, in letters of one byte and of two: the first
 * eight prompts took 2.0 s of processor so, and take 0.45 s where each is compiled once and plainly. Short texts are
 * searched as quickly as before; a megabyte takes up to some times as long.
 *
 * Pixels lie outside of V8's heap. By a limit of their own they have all of it collected twice a design; counted with
 * the rest they take a tenth less of the processor.
 */
export const drawingFlags = [
  '--no-regexp-optimization',
  '--no-regexp-tier-up',
  '--external-memory-accounted-in-global-limit',
  // A file may say that it holds billions of characters.
  '--max-old-space-size=768',
];

/** The server's, where it has one: Node keeps what each of its versions compiles in a folder below. */
function compiledFolder(): string | undefined {
  const ofVersion = getCompileCacheDir();
  return ofVersion && dirname(ofVersion);
}

export function startProcess({ answered, lost }: DrawingNews): DrawingProcess {
  const child = forkApart(program, { execArgv: drawingFlags, compiled: compiledFolder() });
  child.on('message', (answer) => answered(answer as DesignerAnswer));
  child.on('error', lost);
  child.on('exit', () => lost(new Error('the designer broke down')));
  // An idle one must not keep a process alive that has nothing else to do.
  child.unref();
  child.channel?.unref();
  return {
    pid: child.pid,
    // What cannot be sent any more is lost with it.
    ask: (request) => void child.send(request, () => {}),
    end: () => void child.kill('SIGKILL'),
  };
}
