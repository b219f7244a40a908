import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { historyQuery, readNewest } from '../../src/history/use-entries.ts';
import { startSlowServer } from '../api/slow-server.ts';

const pageOf = (next: string | null, ...versions: string[]) => ({
  versions: versions.map((version) => ({ version })),
  next,
});

function openHistory() {
  const requests = startSlowServer();
  const queries = new QueryClient();
  const history = new InfiniteQueryObserver(queries, historyQuery('p'));
  const leave = history.subscribe(() => {});
  const shown = () =>
    history.getCurrentResult().data?.pages.flatMap(({ versions }) => versions.map(({ version }) => version));
  return { requests, queries, history, shown, leave };
}

test('an older page that is on its way does not take away what has happened meanwhile', async () => {
  const { requests, queries, history, shown, leave } = openHistory();
  requests[0]!.answer(pageOf('3', '4', '3'));
  await expect.poll(shown).toEqual(['4', '3']);
  void history.fetchNextPage();
  const read = readNewest(queries, 'p');
  requests[2]!.answer(pageOf('4', '5', '4'));
  await read;
  requests[1]!.answer(pageOf(null, '2', '1'));
  expect(shown()).toEqual(['5', '4', '3']);
  requests[3]!.answer(pageOf('4', '5', '4'));
  await expect.poll(() => requests.length).toBe(5);
  requests[4]!.answer(pageOf('2', '3', '2'));
  await expect.poll(() => history.getCurrentResult().isFetching).toBe(false);
  expect(shown()).toEqual(['5', '4', '3', '2']);
  leave();
});

test('a change while the history is on its way for the first time is in it', async () => {
  const { requests, queries, shown, leave } = openHistory();
  const read = readNewest(queries, 'p');
  requests[1]!.answer(pageOf(null, '2', '1'));
  await expect.poll(() => requests.length).toBe(3);
  requests[0]!.answer(pageOf(null, '1'));
  requests[2]!.answer(pageOf(null, '2', '1'));
  await read;
  expect(shown()).toEqual(['2', '1']);
  leave();
});
