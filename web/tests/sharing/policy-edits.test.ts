import type { Member, SharePolicy } from '@easel/contract';
import { expect, test } from 'vitest';
import { isShared, opennessOf, withLink, withMember, withoutMember } from '../../src/sharing/policy-edits.ts';

const policy: SharePolicy = {
  projectId: 'p',
  shareId: null,
  shareUrl: null,
  linkPermission: 'private',
  owner: { name: 'Lena', identifier: 'l***@example.org', avatarUrl: null },
  members: [],
  visitorCount: 0,
};

function memberOf(id: string, permission: Member['permission'] = 'viewer'): Member {
  const at = '2026-11-22T00:00:00.000Z';
  return { id, identifier: `${id}@example.org`, kind: 'email', permission, createdAt: at, updatedAt: at };
}

test('a new member stands at the end, a changed one keeps its place', () => {
  const three = ['ada', 'mei', 'jonas'].map((id) => memberOf(id)).reduce(withMember, policy);
  expect(three.members.map(({ id }) => id)).toEqual(['ada', 'mei', 'jonas']);
  const changed = withMember(three, memberOf('mei', 'editor'));
  expect(changed.members.map(({ id, permission }) => [id, permission])).toEqual([
    ['ada', 'viewer'],
    ['mei', 'editor'],
    ['jonas', 'viewer'],
  ]);
  expect(withoutMember(changed, 'mei').members.map(({ id }) => id)).toEqual(['ada', 'jonas']);
});

test('no change touches the policy it began with', () => {
  withMember(withLink(policy, 'editor'), memberOf('ada'));
  expect(policy).toMatchObject({ linkPermission: 'private', members: [] });
});

test.each([
  ['onlyYou', 'private', 0],
  ['people', 'private', 2],
  ['link', 'viewer', 0],
  ['linkAndPeople', 'canvas', 1],
] as const)('says %s of a link that is %s and %i members', (openness, link, count) => {
  const members = Array.from({ length: count }, (_, at) => memberOf(String(at)));
  expect(opennessOf({ ...withLink(policy, link), members })).toBe(openness);
});

test('there is something to stop as soon as anyone could have been let in, and nothing before', () => {
  expect(isShared(policy)).toBe(false);
  expect(isShared(withMember(policy, memberOf('ada')))).toBe(true);
  expect(isShared({ ...policy, shareId: 'x' })).toBe(true);
  expect(isShared({ ...policy, visitorCount: 1 })).toBe(true);
});
