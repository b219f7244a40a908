import type { Member, SharePolicy } from '@easel/contract';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changesOf, policyQuery } from '../../src/sharing/use-sharing.ts';
import { startSlowServer } from '../api/slow-server.ts';

const at = '2026-11-22T10:00:00.000Z';
const memberOf = (id: string, permission: Member['permission'] = 'viewer'): Member => ({
  id,
  identifier: `${id}@example.org`,
  kind: 'email',
  permission,
  createdAt: at,
  updatedAt: at,
});
const policyOf = (...members: Member[]): SharePolicy => ({
  projectId: 'p',
  shareId: null,
  shareUrl: null,
  linkPermission: 'private',
  owner: { name: 'Lena', identifier: 'l***@example.org', avatarUrl: null },
  members,
  visitorCount: 0,
});

/** A dialog that shows who is let in. */
async function openDialog(...members: Member[]) {
  const requests = startSlowServer();
  const queries = new QueryClient();
  const policy = new QueryObserver(queries, policyQuery('p'));
  const leave = policy.subscribe(() => {});
  requests[0]!.answer(policyOf(...members));
  await expect.poll(() => policy.getCurrentResult().isSuccess).toBe(true);
  const shown = () => policy.getCurrentResult().data?.members.map(({ id, permission }) => `${id} ${permission}`);
  const settled = () => expect.poll(() => policy.getCurrentResult().isFetching).toBe(false);
  return { requests, queries, policy, shown, settled, leave };
}

test('who is invited stays in the list, whatever was asked for before', async () => {
  const { requests, queries, policy, shown, settled, leave } = await openDialog(memberOf('ada'));
  void policy.refetch();
  const invite = new MutationObserver(queries, changesOf(queries, 'p').invite);
  const invited = invite.mutate({ identifier: 'mei@example.org', permission: 'editor' });
  await expect.poll(() => requests.length).toBe(3);
  requests[2]!.answer(memberOf('mei', 'editor'));
  await invited;
  requests[1]!.answer(policyOf(memberOf('ada')));
  await expect.poll(() => requests.length).toBe(4);
  requests[3]!.answer(policyOf(memberOf('ada'), memberOf('mei', 'editor')));
  await settled();
  expect(shown()).toEqual(['ada viewer', 'mei editor']);
  leave();
});

test('what came without a change that was on its way is asked for anew, once all changes have arrived', async () => {
  const { requests, queries, policy, shown, settled, leave } = await openDialog(memberOf('ada'), memberOf('mei'));
  const { changeMember, removeMember } = changesOf(queries, 'p');
  const changed = new MutationObserver(queries, changeMember).mutate(memberOf('ada', 'editor'));
  const removed = new MutationObserver(queries, removeMember).mutate('mei');
  await expect.poll(() => requests.length).toBe(2);
  expect(shown()).toEqual(['ada editor']);
  const asked = policy.refetch();
  requests[2]!.answer(policyOf(memberOf('ada'), memberOf('mei')));
  await asked;
  requests[1]!.answer(memberOf('ada', 'editor'));
  await changed;
  await expect.poll(() => requests.map(({ method }) => method).slice(1)).toEqual(['PATCH', 'GET', 'DELETE']);
  requests[3]!.answer({});
  await removed;
  await expect.poll(() => requests.length).toBe(5);
  requests[4]!.answer(policyOf(memberOf('ada', 'editor')));
  await settled();
  expect(shown()).toEqual(['ada editor']);
  leave();
});
