import { beforeEach, expect, test } from 'vitest';
import { endAllToasts, endToast, showToast, toastStore } from '../../src/ui/toasts.ts';

const texts = () => toastStore.getState().toasts.map(({ text }) => text);

beforeEach(endAllToasts);

test('a fourth toast ends the oldest, as one whose action was not taken', () => {
  const ends: boolean[] = [];
  showToast({ text: 'first', onEnd: (acted) => ends.push(acted) });
  for (const text of ['second', 'third', 'fourth']) showToast({ text });
  expect(texts()).toEqual(['second', 'third', 'fourth']);
  expect(ends).toEqual([false]);
});

test('one that offers an act waits behind three newer ones instead of ending', () => {
  const ends: boolean[] = [];
  const action = { label: 'Undo', run: () => {} };
  for (const text of ['first', 'second', 'third', 'fourth'])
    showToast({ text, action, onEnd: (acted) => ends.push(acted) });
  showToast({ text: 'plain' });
  expect(texts()).toEqual(['first', 'second', 'third', 'fourth', 'plain']);
  showToast({ text: 'newest' });
  expect(texts()).toEqual(['first', 'second', 'third', 'fourth', 'newest']);
  expect(ends).toEqual([]);
});

test('the action runs before the end is told, and each once', () => {
  const told: string[] = [];
  const action = { label: 'Undo', run: () => told.push('undone') };
  const id = showToast({ text: 'deleted', action, onEnd: (acted) => told.push(`ended ${acted}`) });
  endToast(id, action);
  endToast(id);
  expect(told).toEqual(['undone', 'ended true']);
});

test('of two actions the one that was taken runs', () => {
  const told: string[] = [];
  const action = { label: 'Show', run: () => told.push('shown') };
  const undo = { label: 'Undo', run: () => told.push('undone') };
  endToast(showToast({ text: 'taken apart', action, undo, onEnd: (acted) => told.push(`ended ${acted}`) }), undo);
  expect(told).toEqual(['undone', 'ended true']);
});

test('a toast may be shown while another ends', () => {
  showToast({ text: 'deleted', onEnd: () => showToast({ text: 'was not deleted' }) });
  endAllToasts();
  expect(texts()).toEqual(['was not deleted']);
});
