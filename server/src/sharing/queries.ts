import { sql } from 'kysely';
import type { Reader } from '../platform/database.ts';
import type { Claims } from './resolve-role.ts';

export async function projectOfShare(database: Reader, shareKey: string): Promise<string | undefined> {
  const policies = database.selectFrom('share_policies').select('project_id').where('share_key', '=', shareKey);
  return (await policies.executeTakeFirst())?.project_id;
}

/** `null` when there is no such project. A person whose account is gone is nobody, however good their token still is. */
export async function claimsOn(
  database: Reader,
  { projectId, userId, shareKey }: { projectId: string; userId: string | undefined; shareKey: string | null },
): Promise<Claims | null> {
  const rows = await database
    .selectFrom('projects')
    .leftJoin('users', (join) => join.on('users.id', '=', userId ?? ''))
    .leftJoin('project_members', (join) =>
      join
        .onRef('project_members.project_id', '=', 'projects.id')
        .on(sql<boolean>`project_members.identifier in (users.email, users.phone)`),
    )
    .leftJoin('share_policies', (join) =>
      join.onRef('share_policies.project_id', '=', 'projects.id').on('share_key', '=', shareKey ?? ''),
    )
    .select(['owner_id', 'users.id as user_id', 'permission', 'link_permission'])
    .where('projects.id', '=', projectId)
    .execute();
  const [first] = rows;
  if (!first) return null;
  return {
    isOwner: first.owner_id === first.user_id,
    memberships: rows.flatMap(({ permission }) => permission ?? []),
    link: first.link_permission,
    signedIn: first.user_id !== null,
  };
}
