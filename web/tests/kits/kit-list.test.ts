import type { BrandKit } from '@easel/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { client } from '../../src/api/client.ts';
import { kitsKey } from '../../src/kits/leaving-kits.ts';
import { forgetProjectBrand, projectBrandKey } from '../../src/kits/project-brand.ts';
import { showKit } from '../../src/kits/use-kits.ts';
import { startSlowServer } from '../api/slow-server.ts';

const kitOf = (id: string): BrandKit => ({
  id,
  name: '',
  document: '{"version":1}',
  isDefault: false,
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
});

test.each([[[]], [['poster']]])(
  'a list that was asked for before a kit was made does not hide it: %o',
  async (held) => {
    const requests = startSlowServer();
    const queries = new QueryClient();
    const queryFn = () => client.brandKits.list();
    const list = new QueryObserver(queries, { queryKey: kitsKey, queryFn });
    const leave = list.subscribe(() => {});
    const shown = () => list.getCurrentResult().data?.brandKits.map(({ id }) => id);
    if (held.length > 0) {
      requests[0]!.answer({ brandKits: held.map(kitOf) });
      await expect.poll(shown).toEqual(held);
      void list.refetch();
    }
    const before = requests.at(-1)!;
    const put = showKit(queries, kitOf('new'));
    before.answer({ brandKits: held.map(kitOf) });
    await expect.poll(() => requests.at(-1)).not.toBe(before);
    requests.at(-1)!.answer({ brandKits: ['new', ...held].map(kitOf) });
    await put;
    await expect.poll(() => list.getCurrentResult().isFetching).toBe(false);
    expect(shown()).toEqual(['new', ...held]);
    leave();
  },
);

test('a project that gets a kit while it asks which it has shows that one', async () => {
  const requests = startSlowServer();
  const queries = new QueryClient();
  const queryFn = () => client.projects.brandKit({ id: 'p' });
  const brand = new QueryObserver(queries, { queryKey: projectBrandKey('p'), queryFn });
  const leave = brand.subscribe(() => {});
  forgetProjectBrand(queries, 'p');
  requests[0]!.answer({ brandKit: null });
  await expect.poll(() => requests.length).toBe(2);
  requests[1]!.answer({ brandKit: { id: 'k' } });
  await expect.poll(() => brand.getCurrentResult().data).toEqual({ brandKit: { id: 'k' } });
  leave();
});
