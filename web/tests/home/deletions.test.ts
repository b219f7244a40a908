import { expect, test, vi } from 'vitest';
import { dropDeletion, holdDeletion } from '../../src/home/deletions.ts';

test('whoever closes the page while a project can still be brought back is asked first', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  holdDeletion('poster', async () => undefined);
  expect(isAsked()).toBe(true);
  dropDeletion('poster');
  expect(isAsked()).toBe(false);
});
