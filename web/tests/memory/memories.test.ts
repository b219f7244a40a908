import type { Memory } from '@easel/contract';
import { expect, test } from 'vitest';
import { withMemory } from '../../src/memory/use-memories.ts';

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
