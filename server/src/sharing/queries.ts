import type { LinkPermission } from '@easel/contract';
import { sql } from 'kysely';
import type { Reader, Writer } from '../platform/database.ts';
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

export function ownerOf(database: Reader, projectId: string) {
  const owners = database.selectFrom('projects').innerJoin('users', 'users.id', 'owner_id');
  const facts = owners.select(['name', 'email', 'phone', 'avatar_url as avatarUrl']);
  return facts.where('projects.id', '=', projectId).executeTakeFirst();
}

/** What the person with this address or number is found by. */
export async function identifiersBeside(database: Reader, identifier: string): Promise<string[]> {
  const people = database.selectFrom('users').select(['email', 'phone']);
  const rows = await people
    .where((either) => either.or([either('email', '=', identifier), either('phone', '=', identifier)]))
    .execute();
  return rows.flatMap(({ email, phone }) => [email, phone]).filter((found) => found !== null);
}

export function linkOf(database: Reader, projectId: string) {
  const policies = database.selectFrom('share_policies').where('project_id', '=', projectId);
  return policies.select(['sealed_share_id as sealed', 'link_permission as permission']).executeTakeFirst();
}

/** In place of the one that there may be. */
export async function putPolicy(
  transaction: Writer,
  policy: { projectId: string; shareKey: string; sealed: string; permission: LinkPermission; at: string },
): Promise<void> {
  const { projectId, shareKey, sealed, permission, at } = policy;
  const row = { project_id: projectId, share_key: shareKey, sealed_share_id: sealed, link_permission: permission };
  await transaction
    .insertInto('share_policies')
    .values({ ...row, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ ...row, updated_at: at }))
    .execute();
}

export async function updateLink(
  transaction: Writer,
  { projectId, permission, at }: { projectId: string; permission: LinkPermission; at: string },
): Promise<void> {
  const policies = transaction.updateTable('share_policies').set({ link_permission: permission, updated_at: at });
  await policies.where('project_id', '=', projectId).execute();
}

/** The link, every member and every visitor. */
export async function deleteSharing(transaction: Writer, projectId: string): Promise<void> {
  for (const table of ['share_policies', 'project_members', 'share_visitors'] as const) {
    await transaction.deleteFrom(table).where('project_id', '=', projectId).execute();
  }
}
