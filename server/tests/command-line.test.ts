/** What an operator is told who asks a command for help, or types what it does not know. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const run = (command: string, ...words: string[]) =>
  spawnSync(process.execPath, [resolve(import.meta.dirname, '..', command), ...words], { encoding: 'utf8' });

test.each(['src/main.ts', 'src/doctor.ts'])('%s tells how it is used, and does nothing else', (command) => {
  const asked = run(command, '--help');
  expect([asked.status, asked.stderr]).toEqual([0, '']);
  expect(asked.stdout).toMatch(/^npm (start|run doctor) /);
  const mistyped = run(command, '--roel', 'api');
  expect([mistyped.status, mistyped.stdout]).toEqual([2, '']);
  expect(mistyped.stderr).toBe(`Unknown option '--roel'\n\n${asked.stdout}`);
});
