import type { Project } from '@easel/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOver, readAhead, takeAhead } from '../../src/project/read-project.ts';

const project = (id: string) => ({ id, title: id }) as Project;
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(project(address.split('/').at(-1)!));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a project that another page handed over is not asked for again, and is taken once', async () => {
  handOver(project('p'));
  readAhead('p');
  expect(await takeAhead('p')).toEqual(project('p'));
  expect(takeAhead('p')).toBeNull();
  expect(asked).toEqual([]);
});

test('what was asked for ahead serves its own page, and only while it is fresh', async () => {
  readAhead('p');
  expect(await takeAhead('p')).toEqual(project('p'));
  readAhead('p');
  expect(takeAhead('q')).toBeNull();
  readAhead('p');
  vi.advanceTimersByTime(60_000);
  expect(takeAhead('p')).toBeNull();
  expect(asked).toEqual(['/api/projects/p', '/api/projects/p', '/api/projects/p']);
});
