import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { Standby } from '../src/platform/separator/standby.ts';

const started: ChildProcess[] = [];

function start(): ChildProcess {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  started.push(child);
  return child;
}

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

test('one process stands by, and one alone takes it', () => {
  const standby = new Standby(60_000);
  expect(standby.take()).toBeUndefined();
  standby.prepare(start);
  standby.prepare(start);
  expect(started).toHaveLength(1);
  expect(standby.take()).toBe(started[0]);
  expect(standby.take()).toBeUndefined();
});

test('one that nobody took is let go after a while', async () => {
  const standby = new Standby(10);
  standby.prepare(start);
  const [, killer] = (await once(started[0]!, 'exit')) as [number | null, string];
  expect(killer).toBe('SIGKILL');
  expect(standby.take()).toBeUndefined();
});

test('one that was taken is left alone, and one that ended is not given away', async () => {
  const standby = new Standby(60_000);
  standby.prepare(start);
  const taken = standby.take()!;
  standby.close();
  expect(taken.killed).toBe(false);
  standby.prepare(start);
  const exited = once(started[1]!, 'exit');
  started[1]!.kill('SIGKILL');
  await exited;
  expect(standby.take()).toBeUndefined();
});
