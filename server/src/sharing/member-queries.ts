import type { MemberPermission } from '@easel/contract';
import type { Reader, Writer } from '../platform/database.ts';

/** Names and faces are those of whoever has proven the identifier, if anyone has. */
function members(database: Reader, projectId: string) {
  return database
    .selectFrom('project_members as member')
    .leftJoin('users as by_email', 'by_email.email', 'member.identifier')
    .leftJoin('users as by_phone', 'by_phone.phone', 'member.identifier')
    .select((row) => [
      'member.id',
      'member.identifier',
      'member.kind',
      'member.permission',
      row.fn.coalesce('by_email.id', 'by_phone.id').as('userId'),
      row.fn.coalesce('by_email.name', 'by_phone.name').as('name'),
      row.fn.coalesce('by_email.avatar_url', 'by_phone.avatar_url').as('avatarUrl'),
      'member.created_at as createdAt',
      'member.updated_at as updatedAt',
    ])
    .where('member.project_id', '=', projectId);
}

export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

export function membersOf(database: Reader, projectId: string) {
  return members(database, projectId).orderBy('member.created_at').orderBy('member.id').execute();
}

export function memberById(database: Reader, projectId: string, id: string): Promise<MemberRow | undefined> {
  return members(database, projectId).where('member.id', '=', id).executeTakeFirst();
}

export async function countMembers(database: Reader, projectId: string): Promise<number> {
  const rows = database.selectFrom('project_members').where('project_id', '=', projectId);
  const { count } = await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether one of these is a member. */
export async function isMember(database: Reader, projectId: string, identifiers: readonly string[]): Promise<boolean> {
  const rows = database.selectFrom('project_members').select('id').where('project_id', '=', projectId);
  return (await rows.where('identifier', 'in', identifiers).executeTakeFirst()) !== undefined;
}

export interface NewMember {
  id: string;
  projectId: string;
  identifier: string;
  kind: 'email' | 'phone';
  permission: MemberPermission;
  at: string;
}

export async function insertMember(transaction: Writer, member: NewMember): Promise<void> {
  const { id, projectId, identifier, kind, permission, at } = member;
  const row = { id, project_id: projectId, identifier, kind, permission, created_at: at, updated_at: at };
  await transaction.insertInto('project_members').values(row).execute();
}

/** Whether there is such a member. */
export async function updateMember(
  transaction: Writer,
  { projectId, id, permission, at }: Pick<NewMember, 'projectId' | 'id' | 'permission' | 'at'>,
): Promise<boolean> {
  const changed = transaction.updateTable('project_members').set({ permission, updated_at: at });
  const rows = await changed.where('project_id', '=', projectId).where('id', '=', id).returning('id').execute();
  return rows.length > 0;
}

/** Whether there was such a member. */
export async function deleteMember(transaction: Writer, projectId: string, id: string): Promise<boolean> {
  const removed = transaction.deleteFrom('project_members').where('project_id', '=', projectId).where('id', '=', id);
  return (await removed.returning('id').execute()).length > 0;
}

/** Whether the person was a member, by their email or by their phone. */
export async function deleteMembershipsOf(transaction: Writer, projectId: string, userId: string): Promise<boolean> {
  const person = transaction.selectFrom('users').where('id', '=', userId);
  const identifiers = person.select('email as identifier').unionAll(person.select('phone as identifier'));
  const removed = transaction.deleteFrom('project_members').where('project_id', '=', projectId);
  return (await removed.where('identifier', 'in', identifiers).returning('id').execute()).length > 0;
}

/** What an invitation says; nothing once it was taken back, or its project or its inviter has gone. */
export function invitationOf(database: Reader, memberId: string, inviterId: string) {
  return database
    .selectFrom('project_members as member')
    .innerJoin('projects', 'projects.id', 'member.project_id')
    .innerJoin('users as inviter', (join) => join.on('inviter.id', '=', inviterId))
    .select(['member.identifier', 'member.permission', 'projects.id as projectId', 'projects.title'])
    .select('inviter.name as inviter')
    .where('member.id', '=', memberId)
    .executeTakeFirst();
}
