import type { LinkPermission, Member, MemberPermission, SharePolicy } from '@easel/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { withLink, withMember, withoutMember } from './policy-edits.ts';

const watchMs = 10_000;

const keyOf = (projectId: string) => ['sharing', projectId];

/** Who may do what in a project; only its owner may ask. */
export function usePolicy(projectId: string) {
  return useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => client.sharing.get({ id: projectId }, { signal }),
  });
}

/** The same while one looks at it closely: who accepts an invitation and who visits shows without a reload. */
export function useWatchedPolicy(projectId: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => client.sharing.get({ id: projectId }, { signal }),
    refetchOnMount: 'always',
    // Not while a change is on its way, of which the answer might not know yet.
    refetchInterval: () => (queries.isMutating() > 0 ? false : watchMs),
  });
}

/** Each browser that opened the link; asked for when one wants to see it. */
export function useVisitors(projectId: string) {
  return useQuery({
    queryKey: [...keyOf(projectId), 'visitors'],
    queryFn: async ({ signal }) => (await client.sharing.visitors({ id: projectId }, { signal })).visitors,
    refetchOnMount: 'always',
  });
}

/** The changes an owner can make. They reach the server one after the other, however fast one chooses. */
export function useSharing(projectId: string) {
  const id = projectId;
  return {
    setLink: useChange(projectId, {
      send: (permission: LinkPermission) => client.sharing.setLink({ id }, { permission }),
      foresee: withLink,
      // What is chosen since then stands already; of the answer only the rest is news.
      settle: (policy, { shareId, shareUrl, visitorCount }) => ({ ...policy, shareId, shareUrl, visitorCount }),
    }),
    invite: useChange(projectId, {
      send: (wish: { identifier: string; permission: MemberPermission }) => client.sharing.addMember({ id }, wish),
      settle: withMember,
    }),
    changeMember: useChange(projectId, {
      send: ({ id: memberId, permission }: Member) => client.sharing.changeMember({ id, memberId }, { permission }),
      foresee: withMember,
      settle: (policy) => policy,
    }),
    removeMember: useChange(projectId, {
      send: (memberId: string) => client.sharing.removeMember({ id, memberId }),
      foresee: withoutMember,
      settle: (policy) => policy,
    }),
    stop: useChange(projectId, {
      send: () => client.sharing.revoke({ id }),
      settle: (_, policy) => policy,
    }),
  };
}
export type Sharing = ReturnType<typeof useSharing>;

interface Change<Wish, Answer> {
  readonly send: (wish: Wish) => Promise<Answer>;
  /** What shows until the server answers; left out where a wrong guess would mislead. */
  readonly foresee?: (policy: SharePolicy, wish: Wish) => SharePolicy;
  readonly settle: (policy: SharePolicy, answer: Answer) => SharePolicy;
}

function useChange<Wish, Answer>(projectId: string, { send, foresee, settle }: Change<Wish, Answer>) {
  const queries = useQueryClient();
  const key = keyOf(projectId);
  const show = (change: (policy: SharePolicy) => SharePolicy) =>
    queries.setQueryData<SharePolicy>(key, (policy) => policy && change(policy));
  return useMutation({
    scope: { id: key.join(' ') },
    mutationFn: send,
    onMutate: async (wish) => {
      if (!foresee) return;
      // An answer that is on its way knows nothing of this change.
      await queries.cancelQueries({ queryKey: key, exact: true });
      show((policy) => foresee(policy, wish));
    },
    onSuccess: (answer) => show((policy) => settle(policy, answer)),
    onError: () => queries.invalidateQueries({ queryKey: key, exact: true }),
  });
}
