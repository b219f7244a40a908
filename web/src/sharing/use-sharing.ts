import type { LinkPermission, Member, MemberPermission, SharePolicy } from '@easel/contract';
import {
  mutationOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { askAgain, putForeseen } from '../api/held-answers.ts';
import { withLink, withMember, withoutMember } from './policy-edits.ts';

const watchMs = 10_000;

const keyOf = (projectId: string) => ['sharing', projectId];

/** Who may do what in a project; only its owner may ask. */
export const policyQuery = (projectId: string) =>
  queryOptions({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => client.sharing.get({ id: projectId }, { signal }),
  });

export function usePolicy(projectId: string) {
  return useQuery(policyQuery(projectId));
}

/** The same while one looks at it closely: who accepts an invitation and who visits shows without a reload. */
export function useWatchedPolicy(projectId: string) {
  const queries = useQueryClient();
  return useQuery({
    ...policyQuery(projectId),
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
  const changes = changesOf(useQueryClient(), projectId);
  return {
    setLink: useMutation(changes.setLink),
    invite: useMutation(changes.invite),
    changeMember: useMutation(changes.changeMember),
    removeMember: useMutation(changes.removeMember),
    stop: useMutation(changes.stop),
  };
}
export type Sharing = ReturnType<typeof useSharing>;

export function changesOf(queries: QueryClient, projectId: string) {
  const id = projectId;
  const change = <Wish, Answer>(steps: Change<Wish, Answer>) => changeOf(queries, keyOf(projectId), steps);
  return {
    setLink: change({
      send: (permission: LinkPermission) => client.sharing.setLink({ id }, { permission }),
      foresee: withLink,
      // What is chosen since then stands already; of the answer only the rest is news.
      settle: (policy, { shareId, shareUrl, visitorCount }) => ({ ...policy, shareId, shareUrl, visitorCount }),
    }),
    invite: change({
      send: (wish: { identifier: string; permission: MemberPermission }) => client.sharing.addMember({ id }, wish),
      settle: withMember,
    }),
    changeMember: change({
      send: ({ id: memberId, permission }: Member) => client.sharing.changeMember({ id, memberId }, { permission }),
      foresee: withMember,
      settle: (policy) => policy,
    }),
    removeMember: change({
      send: (memberId: string) => client.sharing.removeMember({ id, memberId }),
      foresee: withoutMember,
      settle: (policy) => policy,
    }),
    stop: change({
      send: () => client.sharing.revoke({ id }),
      settle: (_, policy) => policy,
    }),
  };
}

interface Change<Wish, Answer> {
  readonly send: (wish: Wish) => Promise<Answer>;
  /** What shows until the server answers; left out where a wrong guess would mislead. */
  readonly foresee?: (policy: SharePolicy, wish: Wish) => SharePolicy;
  readonly settle: (policy: SharePolicy, answer: Answer) => SharePolicy;
}

function changeOf<Wish, Answer>(
  queries: QueryClient,
  key: readonly string[],
  { send, foresee, settle }: Change<Wish, Answer>,
) {
  const show = (change: (policy: SharePolicy) => SharePolicy) => putForeseen(queries, key, change);
  return mutationOptions<Answer, Error, Wish>({
    mutationKey: key,
    scope: { id: key.join(' ') },
    mutationFn: send,
    onMutate: (wish) => foresee && show((policy) => foresee(policy, wish)),
    onSuccess: (answer) => show((policy) => settle(policy, answer)),
    // What came while changes were on their way may have been without them. Not while one is: nor would this know it.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: key }) <= 1) void askAgain(queries, { queryKey: key, exact: true });
    },
  });
}
