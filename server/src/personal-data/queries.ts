import type { User } from '@easel/contract';
import type { Writer } from '../platform/database.ts';

/**
 * What other people's projects keep of a person: invitations to them, their visits, and where they last looked.
 * Answers the projects that they could open by these.
 */
export async function forgetPerson(transaction: Writer, { id, email, phone }: User): Promise<string[]> {
  const invitations = transaction
    .deleteFrom('project_members')
    .where('identifier', 'in', [email ?? '', phone ?? ''])
    .returning('project_id');
  const visits = transaction.updateTable('share_visitors').set({ user_id: null }).where('user_id', '=', id);
  const known = [...(await invitations.execute()), ...(await visits.returning('project_id').execute())];
  await transaction.deleteFrom('project_viewports').where('user_id', '=', id).execute();
  return [...new Set(known.map(({ project_id }) => project_id))];
}
