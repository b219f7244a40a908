import { spawn } from 'node:child_process';

export type Outcome = { ok: boolean; output: string };

/**
 * Runs a program in a folder and keeps what it says, so that only a failure needs to be read.
 *
 * @param words program and arguments; the program is looked up on PATH
 */
export function runCommand(words: [string, ...string[]], folder: string): Promise<Outcome> {
  const [program, ...rest] = words;
  return new Promise((resolve) => {
    const child = spawn(program, rest, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    const end = (ok: boolean, word = '') => resolve({ ok, output: Buffer.concat(chunks).toString() + word });
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code, signal) => end(code === 0, signal ? `\n${program} was ended by ${signal}` : ''));
  });
}
