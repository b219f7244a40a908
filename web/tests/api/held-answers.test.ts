import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { askAgain, putAsked, putForeseen, putTold } from '../../src/api/held-answers.ts';

type Names = readonly string[];
const queryKey = ['names'];
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A page that shows a list, and what it has asked for, in order. */
function open(held?: Names) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const asked: PromiseWithResolvers<Names>[] = [];
  const queryFn = () => {
    const request = Promise.withResolvers<Names>();
    asked.push(request);
    return request.promise;
  };
  if (held) queries.setQueryData<Names>(queryKey, held);
  const list = new QueryObserver<Names>(queries, { queryKey, queryFn });
  ends.push(list.subscribe(() => {}));
  return { queries, asked, list, shown: () => list.getCurrentResult() };
}

test('what is told is put in; nothing is asked for where nothing was on its way', async () => {
  const { queries, asked, shown } = open(['a']);
  await putTold<Names>(queries, queryKey, (held) => [...held, 'b']);
  expect(shown().data).toEqual(['a', 'b']);
  expect(asked).toHaveLength(0);
});

test('what was asked for before is given up and asked for anew', async () => {
  const { queries, asked, list, shown } = open(['a']);
  void list.refetch();
  await putTold<Names>(queries, queryKey, (held) => [...held, 'b']);
  asked[0]!.resolve(['a', 'from elsewhere']);
  expect(asked).toHaveLength(2);
  expect(shown()).toMatchObject({ data: ['a', 'b'], isFetching: true });
  asked[1]!.resolve(['a', 'b', 'from elsewhere']);
  await expect.poll(() => shown()).toMatchObject({ data: ['a', 'b', 'from elsewhere'], isFetching: false });
});

test('so is an answer that has come and is not put in yet', async () => {
  const { queries, asked, list, shown } = open(['a']);
  void list.refetch();
  asked[0]!.resolve(['a']);
  await putTold<Names>(queries, queryKey, (held) => [...held, 'b']);
  asked[1]!.resolve(['a', 'b']);
  await expect.poll(() => shown()).toMatchObject({ data: ['a', 'b'], isFetching: false });
});

test('a first answer is waited for, once more', async () => {
  const { queries, asked, shown } = open();
  const put = putTold<Names>(queries, queryKey, (held) => [...held, 'b']);
  asked[0]!.resolve([]);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!.resolve(['b']);
  await put;
  expect(shown().data).toEqual(['b']);
});

test('while the server has not been told, what was given up waits', async () => {
  const { queries, asked, list, shown } = open(['a']);
  void list.refetch();
  await putForeseen<Names>(queries, queryKey, () => ['b']);
  asked[0]!.resolve(['a']);
  expect(shown()).toMatchObject({ data: ['b'], isFetching: false });
  expect(asked).toHaveLength(1);
  await putTold<Names>(queries, queryKey, () => ['b']);
  expect(asked).toHaveLength(2);
});

test('of two answers that the page asked for by hand the older one does not replace the newer', async () => {
  const { queries, asked, shown } = open(['a']);
  const requests = [1, 2].map(() => Promise.withResolvers<Names>());
  const puts = requests.map(({ promise }) =>
    putAsked<Names, Names>(queries, queryKey, { ask: () => promise, change: (_, names) => names }),
  );
  requests[1]!.resolve(['a', 'b', 'c']);
  await puts[1];
  requests[0]!.resolve(['a', 'b']);
  await puts[0];
  await expect.poll(() => asked.length).toBe(1);
  expect(shown().data).toEqual(['a', 'b', 'c']);
});

test('what is no longer so is asked for anew even where nothing has been answered yet', async () => {
  const { queries, asked, shown } = open();
  void askAgain(queries, { queryKey });
  asked[0]!.resolve(['a']);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!.resolve(['b']);
  await expect.poll(() => shown().data).toEqual(['b']);
});
