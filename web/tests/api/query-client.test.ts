import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultOptions, retryFailed } from '../../src/api/query-client.ts';

const client = new QueryClient({ defaultOptions });
const unfollow: (() => void)[] = [];

/** As a page does that shows what it asks for. */
function ask(name: string, queryFn: () => Promise<string>): QueryObserver<string> {
  const observer = new QueryObserver<string>(client, { queryKey: [name], queryFn });
  unfollow.push(observer.subscribe(() => {}));
  return observer;
}

afterEach(() => {
  for (const end of unfollow.splice(0)) end();
  client.clear();
  onlineManager.setOnline(true);
});

test('without a line what is asked for fails at once, and is asked for again when the line is back', async () => {
  client.mount();
  unfollow.push(() => client.unmount());
  onlineManager.setOnline(false);
  const answer = vi.fn(async () => {
    if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch');
    return 'kits';
  });
  const kits = ask('kits', answer);
  await vi.waitFor(() => expect(kits.getCurrentResult().isError).toBe(true), 10_000);
  expect(answer).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(kits.getCurrentResult().data).toBe('kits'), 10_000);
});

test('one retry asks for all that failed, and for nothing else', async () => {
  onlineManager.setOnline(false);
  let away = true;
  const answer = vi.fn(async (name: string) => {
    if (away && name !== 'kits') throw new TypeError('Failed to fetch');
    return name;
  });
  const asked = ['models', 'search', 'kits'].map((name) => ask(name, () => answer(name)));
  await vi.waitFor(
    () => expect(asked.map((one) => one.getCurrentResult().isFetching)).toEqual([false, false, false]),
    10_000,
  );
  away = false;
  answer.mockClear();
  await retryFailed(client);
  expect(answer.mock.calls.map(([name]) => name)).toEqual(['models', 'search']);
  expect(asked.map((one) => one.getCurrentResult().data)).toEqual(['models', 'search', 'kits']);
});
