import type { Project } from '@easel/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOver, readAhead, readProject } from '../../src/project/read-project.ts';

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

const read = (id: string) => readProject(id, new AbortController().signal);

test('a project that another page handed over is not asked for again, and only once taken', async () => {
  handOver(project('p'));
  readAhead('p');
  expect(await read('p')).toEqual(project('p'));
  expect(asked).toEqual([]);
  await read('p');
  expect(asked).toEqual(['/api/projects/p']);
});

test('what was asked for ahead serves its own page, and only while it is fresh', async () => {
  readAhead('p');
  await read('q');
  expect(asked).toEqual(['/api/projects/p', '/api/projects/q']);
  readAhead('p');
  vi.advanceTimersByTime(60_000);
  await read('p');
  expect(asked).toEqual(['/api/projects/p', '/api/projects/q', '/api/projects/p', '/api/projects/p']);
});
