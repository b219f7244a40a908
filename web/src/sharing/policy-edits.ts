/** What a change will make of a policy, so that it shows before the server has answered. */
import type { LinkPermission, Member, SharePolicy } from '@easel/contract';

export function withLink(policy: SharePolicy, linkPermission: LinkPermission): SharePolicy {
  return { ...policy, linkPermission };
}

/** The member's new state in its old place, or at the end. */
export function withMember(policy: SharePolicy, member: Member): SharePolicy {
  const known = policy.members.some(({ id }) => id === member.id);
  const members = known
    ? policy.members.map((own) => (own.id === member.id ? member : own))
    : [...policy.members, member];
  return { ...policy, members };
}

export function withoutMember(policy: SharePolicy, memberId: string): SharePolicy {
  return { ...policy, members: policy.members.filter(({ id }) => id !== memberId) };
}

export type Openness = 'onlyYou' | 'link' | 'people' | 'linkAndPeople';

/** Who can open the project besides its owner, in a word. */
export function opennessOf({ linkPermission, members }: SharePolicy): Openness {
  const people = members.length > 0;
  if (linkPermission === 'private') return people ? 'people' : 'onlyYou';
  return people ? 'linkAndPeople' : 'link';
}

/** Whether there is anything that "Stop sharing" would end. */
export function isShared({ shareId, linkPermission, members, visitorCount }: SharePolicy): boolean {
  return shareId !== null || linkPermission !== 'private' || members.length > 0 || visitorCount > 0;
}
