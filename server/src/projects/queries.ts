import type { LinkPermission, MemberPermission, ProjectSummary } from '@easel/contract';
import type { Reader, Writer } from '../platform/database.ts';

const facts = [
  'projects.id',
  'title',
  'projects.created_at as createdAt',
  'projects.updated_at as updatedAt',
  'cover_url as coverUrl',
  'covers_json as covers',
  'pic_count as picCount',
  'node_count as nodeCount',
  'brand_kit_id as brandKitId',
  'turn_json as turn',
] as const;

/** A row as it is read: lists are still JSON text. */
export type ProjectRow = Omit<ProjectSummary, 'coverUrls' | 'turn' | 'role' | 'owner' | 'shareId'> & {
  covers: string;
  turn: string | null;
};
export type ProjectFacts = ProjectRow & { version: number; extras: string };

/** Projects that a person owns, last changed first. Not run here, so that the benchmark's floor runs the same SQL. */
export function ownedProjects(database: Reader, userId: string) {
  return database.selectFrom('projects').select(facts).where('owner_id', '=', userId).orderBy('updated_at', 'desc');
}

/** Why a project appears in a person's list: by their email, by their phone, or by its link that they have opened. */
export type ForeignProject = ProjectRow & {
  ownerId: string;
  ownerName: string;
  ownerAvatarUrl: string | null;
  permission: MemberPermission | null;
  linkPermission: LinkPermission | null;
  sealedShareId: string | null;
};

/** Projects of others that a person may know, last changed first; twice those to which both email and phone are invited. */
export function foreignProjects(database: Reader, userId: string): Promise<ForeignProject[]> {
  const visited = database.selectFrom('share_visitors').select('project_id').where('user_id', '=', userId);
  const person = database.selectFrom('users').where('id', '=', userId);
  const identifiers = person.select('email as identifier').unionAll(person.select('phone as identifier'));
  const invited = database.selectFrom('project_members').select('project_id').where('identifier', 'in', identifiers);
  return database
    .selectFrom('projects')
    .innerJoin('users as owner', 'owner.id', 'owner_id')
    .leftJoin('project_members as member', (join) =>
      join.onRef('member.project_id', '=', 'projects.id').on('member.identifier', 'in', identifiers),
    )
    .leftJoin('share_policies as link', (join) =>
      join.onRef('link.project_id', '=', 'projects.id').on('link.project_id', 'in', visited),
    )
    .select(facts)
    .select(['owner.id as ownerId', 'owner.name as ownerName', 'owner.avatar_url as ownerAvatarUrl'])
    .select('member.permission as permission')
    .select(['link.link_permission as linkPermission', 'link.sealed_share_id as sealedShareId'])
    .where('owner_id', '!=', userId)
    .where('projects.id', 'in', invited.union(visited))
    .orderBy('projects.updated_at', 'desc')
    .execute();
}

/** How others see whose it is. */
export function ownerOf(database: Reader, projectId: string) {
  const owners = database.selectFrom('projects').innerJoin('users', 'users.id', 'owner_id');
  return owners
    .select(['users.id', 'name', 'avatar_url as avatarUrl'])
    .where('projects.id', '=', projectId)
    .executeTakeFirst();
}

export function projectById(database: Reader, id: string): Promise<ProjectFacts | undefined> {
  const project = database.selectFrom('projects').select(facts).select(['version', 'extras_json as extras']);
  return project.where('id', '=', id).executeTakeFirst();
}

export interface NewProject {
  id: string;
  ownerId: string;
  title: string;
  brandKitId: string;
  at: string;
}

export async function insertProject(
  transaction: Writer,
  { id, ownerId, title, brandKitId, at }: NewProject,
): Promise<void> {
  const row = { id, owner_id: ownerId, title, created_at: at, updated_at: at, brand_kit_id: brandKitId };
  const empty = { covers_json: '[]', extras_json: '{}', pic_count: 0, node_count: 0, version: 0 };
  await transaction
    .insertInto('projects')
    .values({ ...row, ...empty })
    .execute();
}

export async function updateTitle(transaction: Writer, id: string, title: string, at: string): Promise<void> {
  await transaction.updateTable('projects').set({ title, updated_at: at }).where('id', '=', id).execute();
}

/** Whether the project had no title and has this one now. */
export async function titleUntitled(transaction: Writer, id: string, title: string): Promise<boolean> {
  const untitled = transaction.updateTable('projects').set({ title }).where('id', '=', id).where('title', '=', '');
  return (await untitled.returning('id').execute()).length > 0;
}

export async function updateTurn(transaction: Writer, id: string, turn: string | null): Promise<void> {
  await transaction.updateTable('projects').set({ turn_json: turn }).where('id', '=', id).execute();
}

/** Canvas, chat and history go with it: their rows refer to it. */
export async function deleteProject(transaction: Writer, id: string): Promise<void> {
  await transaction.deleteFrom('projects').where('id', '=', id).execute();
}

/** Every asset that the project shows, showed or made. */
export async function assetsOfProject(database: Reader, id: string): Promise<string[]> {
  const nodes = database.selectFrom('canvas_nodes').select('asset_id').where('project_id', '=', id);
  const past = database.selectFrom('canvas_changes').select('asset_id').where('project_id', '=', id);
  const said = database.selectFrom('message_assets').select('asset_id').where('project_id', '=', id);
  const rows = await nodes.union(past).union(said).execute();
  return rows.flatMap(({ asset_id }) => asset_id ?? []);
}
