import type { AccessSource, LinkPermission, MemberPermission, Role } from '@easel/contract';

/** What is known of a person and a project. */
export interface Claims {
  readonly isOwner: boolean;
  /** One for each identifier of theirs that was invited: none, one, or two. */
  readonly memberships: readonly MemberPermission[];
  /** What the link that they hold allows; `null` when they hold none of this project. */
  readonly link: LinkPermission | null;
  readonly signedIn: boolean;
}

export interface Standing {
  readonly role: Role;
  readonly source: AccessSource;
}

/**
 * Owner, member, link: the first that says anything decides, also where a later one would allow more. So an owner can
 * hold one person to less than the link allows everyone.
 * `'sign-in'`: the link lets in only those who have signed in. `null`: nothing says anything.
 */
export function resolveRole({ isOwner, memberships, link, signedIn }: Claims): Standing | 'sign-in' | null {
  if (isOwner) return { role: 'owner', source: 'owner' };
  const member = memberPermissions.findLast((permission) => memberships.includes(permission));
  if (member) return { role: member, source: 'member' };
  if (link === null || link === 'private') return null;
  if (link === 'editor' && !signedIn) return 'sign-in';
  return { role: link, source: 'link' };
}

/** Each includes those before it. */
const memberPermissions: readonly MemberPermission[] = ['canvas', 'viewer', 'editor'];
