import { beforeEach, expect, test, vi } from 'vitest';
import { keepAsk, keptAsk } from '../../src/canvas/picture-work/ask-draft.ts';
import { newStorage } from '../api/browser.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', newStorage());
});

test('what was written below a picture is kept for that picture alone, until it is sent', () => {
  const cup = { projectId: 'shop', nodeId: 'cup' };
  keepAsk(cup, 'with a handle');
  expect(keptAsk(cup)).toBe('with a handle');
  expect(keptAsk({ ...cup, nodeId: 'pot' })).toBe('');
  expect(keptAsk({ ...cup, projectId: 'other' })).toBe('');
  keepAsk(cup, '');
  expect(keptAsk(cup)).toBe('');
  expect(sessionStorage.length).toBe(0);
});
