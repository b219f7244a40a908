import type { ProjectSummary, Role, Scope } from '@easel/contract';
import { sql } from 'kysely';
import type { Reader, Writer } from '../platform/database.ts';

const facts = [
  'projects.id',
  'title',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'cover_url as coverUrl',
  'covers_json as covers',
  'pic_count as picCount',
  'node_count as nodeCount',
  'brand_kit_id as brandKitId',
  'turn_json as turn',
] as const;

/** A row as it is read: lists are still JSON text. */
export type ProjectRow = Omit<ProjectSummary, 'coverUrls' | 'turn'> & { covers: string; turn: string | null };
export type ProjectFacts = Omit<ProjectRow, 'role'> & { version: number; extras: string };

/** Projects that a person owns or is a member of, last changed first. */
export function projectsOf(database: Reader, userId: string, scope: Scope): Promise<ProjectRow[]> {
  return projectsQuery(database, userId, scope).execute();
}

/** Apart, so that the benchmark's floor runs the same SQL. */
export function projectsQuery(database: Reader, userId: string, scope: Scope) {
  if (scope === 'owned') {
    const owned = database
      .selectFrom('projects')
      .select(facts)
      .select(sql<Role>`'owner'`.as('role'));
    return owned.where('owner_id', '=', userId).orderBy('updated_at', 'desc');
  }
  const known = membership(database, userId).select(facts).select(role(userId)).orderBy('updated_at', 'desc');
  const shared = sql<boolean>`role is not null`;
  if (scope === 'shared') return known.where(shared);
  return known.where((either) => either.or([sql<boolean>`owner_id = ${userId}`, shared]));
}

export function projectById(database: Reader, id: string): Promise<ProjectFacts | undefined> {
  const project = database.selectFrom('projects').select(facts).select(['version', 'extras_json as extras']);
  return project.where('id', '=', id).executeTakeFirst();
}

export async function projectRole(database: Reader, id: string, userId: string): Promise<Role | null> {
  const row = await membership(database, userId).select(role(userId)).where('projects.id', '=', id).executeTakeFirst();
  return row?.role ?? null;
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

function membership(database: Reader, userId: string) {
  return database
    .selectFrom('projects')
    .leftJoin('project_members', (join) =>
      join.onRef('project_members.project_id', '=', 'projects.id').on('project_members.user_id', '=', userId),
    );
}

function role(userId: string) {
  return sql<Role>`case when owner_id = ${userId} then 'owner' else role end`.as('role');
}
