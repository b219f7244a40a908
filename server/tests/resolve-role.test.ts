import { roles, type Role } from '@easel/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveRole, type Claims } from '../src/sharing/resolve-role.ts';

const permission = fc.constantFrom('canvas', 'viewer', 'editor');
const claims: fc.Arbitrary<Claims> = fc.record({
  isOwner: fc.boolean(),
  memberships: fc.array(permission, { maxLength: 2 }),
  link: fc.constantFrom(null, 'private', 'canvas', 'viewer', 'editor'),
  signedIn: fc.boolean(),
});
const holds = (check: (claims: Claims) => void) => fc.assert(fc.property(claims, (claimed) => void check(claimed)));
const roleFor = (claimed: Claims) => {
  const resolved = resolveRole(claimed);
  return resolved === 'sign-in' ? null : (resolved?.role ?? null);
};
const rank = (role: Role) => roles.indexOf(role);

test('an owner is the owner, whatever else is said', () => {
  holds((claimed) => expect(resolveRole({ ...claimed, isOwner: true })).toEqual({ role: 'owner', source: 'owner' }));
});

test('nobody else ever becomes one', () => {
  holds((claimed) => expect(roleFor({ ...claimed, isOwner: false })).not.toBe('owner'));
});

test('a member has the best of what they were invited to, and no link adds to it or takes from it', () => {
  holds((claimed) => {
    fc.pre(claimed.memberships.length > 0);
    const best = claimed.memberships.toSorted((one, other) => rank(other) - rank(one))[0];
    expect(resolveRole({ ...claimed, isOwner: false })).toEqual({ role: best, source: 'member' });
  });
});

test('a link alone gives what it says, nothing when private, and editing to those who have signed in', () => {
  holds(({ link, signedIn }) => {
    const resolved = resolveRole({ isOwner: false, memberships: [], link, signedIn });
    if (link === null || link === 'private') expect(resolved).toBeNull();
    else if (link === 'editor' && !signedIn) expect(resolved).toBe('sign-in');
    else expect(resolved).toEqual({ role: link, source: 'link' });
  });
});

test('whoever has not signed in and is nobody here never gets to edit', () => {
  holds(({ link }) => expect(roleFor({ isOwner: false, memberships: [], link, signedIn: false })).not.toBe('editor'));
});
