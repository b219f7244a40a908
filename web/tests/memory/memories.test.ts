import type { Memory } from '@easel/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { putMemory, withMemory } from '../../src/memory/use-memories.ts';

const memory = (id: string, text: string): Memory => ({
  id,
  text,
  scope: 'project',
  source: 'written',
  author: null,
  origin: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
});

test('a new memory stands first, a changed one where it stood', () => {
  const [first, second] = [memory('a', 'navy'), memory('b', 'serif')];
  expect(withMemory([first], second)).toEqual([second, first]);
  const changed = memory('a', 'teal');
  expect(withMemory([second, first], changed)).toEqual([second, changed]);
});

test('a list that was asked for before something was written down does not take it away', async () => {
  const queries = new QueryClient();
  const written = memory('a', 'navy');
  const answers: ((memories: Memory[]) => void)[] = [];
  const queryFn = () => new Promise<Memory[]>((answer) => answers.push(answer));
  const list = new QueryObserver(queries, { queryKey: ['memories', 'own'], queryFn });
  const leave = list.subscribe(() => {});
  const put = putMemory(queries, 'own', written);
  answers[0]!([]);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!([written]);
  await put;
  expect(list.getCurrentResult().data).toEqual([written]);

  const later = memory('b', 'serif');
  void list.refetch();
  const putLater = putMemory(queries, 'own', later);
  answers[2]!([written]);
  await putLater;
  expect(list.getCurrentResult().data).toEqual([later, written]);
  leave();
});
