import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { projectsKey, projectsQuery, renameIn } from '../../src/home/use-projects.ts';
import { startSlowServer } from '../api/slow-server.ts';

const listOf = (...titles: string[]) => ({ projects: titles.map((title, at) => ({ id: String(at), title })) });

/** A home page that has its list. */
async function openHome(titles: readonly string[]) {
  const requests = startSlowServer();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const list = new QueryObserver(queries, projectsQuery('owned'));
  const leave = list.subscribe(() => {});
  requests[0]!.answer(listOf(...titles));
  const shown = () => list.getCurrentResult().data?.projects.map(({ title }) => title);
  await expect.poll(shown).toEqual(titles);
  return { requests, queries, list, shown, leave };
}

test('a list that was asked for before a project got its name does not bring the old one back', async () => {
  const { requests, queries, list, shown, leave } = await openHome(['Untitled', 'Poster']);
  void list.refetch();
  const renamed = renameIn(queries, projectsKey, { id: '0', title: 'Night market' });
  await expect.poll(() => requests.length).toBe(3);
  requests[1]!.answer(listOf('Untitled', 'Poster'));
  expect(shown()).toEqual(['Night market', 'Poster']);
  requests[2]!.answer({ id: '0', title: 'Night market' });
  await renamed;
  expect(shown()).toEqual(['Night market', 'Poster']);
  requests[3]!.answer(listOf('Night market', 'Poster', 'From another window'));
  await expect.poll(shown).toEqual(['Night market', 'Poster', 'From another window']);
  leave();
});

test('nor does one that was asked for while the name was on its way', async () => {
  const { requests, queries, list, shown, leave } = await openHome(['Untitled']);
  const renamed = renameIn(queries, projectsKey, { id: '0', title: 'Night market' });
  await expect.poll(() => requests.length).toBe(2);
  void list.refetch();
  requests[1]!.answer({ id: '0', title: 'Night market' });
  await renamed;
  requests[2]!.answer(listOf('Untitled'));
  requests[3]!.answer(listOf('Night market'));
  await expect.poll(() => list.getCurrentResult().isFetching).toBe(false);
  expect(shown()).toEqual(['Night market']);
  leave();
});

test('a name that follows another is told after it, and its answer alone is shown', async () => {
  const { requests, queries, shown, leave } = await openHome(['Untitled']);
  const rename = (title: string) => renameIn(queries, projectsKey, { id: '0', title });
  const first = rename('Night');
  await expect.poll(() => requests.length).toBe(2);
  const later = ['Night mark', 'Night market'].map(rename);
  requests[1]!.answer({ id: '0', title: 'Night' });
  await first;
  expect(shown()).toEqual(['Night market']);
  // What was typed between the two is told to nobody.
  await expect.poll(() => requests.length).toBe(3);
  requests[2]!.answer({ id: '0', title: 'Night market' });
  await Promise.all(later);
  expect(requests).toHaveLength(3);
  expect(shown()).toEqual(['Night market']);
  leave();
});

test('where the last name does not arrive the one before it stands, not the first', async () => {
  const { requests, queries, shown, leave } = await openHome(['Untitled']);
  const first = renameIn(queries, projectsKey, { id: '0', title: 'Night' });
  await expect.poll(() => requests.length).toBe(2);
  const second = renameIn(queries, projectsKey, { id: '0', title: 'Night market' });
  requests[1]!.answer({ id: '0', title: 'Night' });
  await first;
  await expect.poll(() => requests.length).toBe(3);
  requests[2]!.fail();
  await expect(second).rejects.toThrow('the network is away');
  expect(shown()).toEqual(['Night']);
  leave();
});

test('whoever comes back from a new project does not wait for the list that was asked for before it', async () => {
  const { requests, list, shown, leave } = await openHome(['Untitled']);
  void list.refetch();
  leave();
  const leaveAgain = list.subscribe(() => {});
  expect(requests).toHaveLength(3);
  requests[1]!.answer(listOf('Untitled'));
  requests[2]!.answer(listOf('New', 'Untitled'));
  await expect.poll(shown).toEqual(['New', 'Untitled']);
  leaveAgain();
});
