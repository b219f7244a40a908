import type { User } from '@easel/contract';
import type { Writer } from '../platform/database.ts';

/** What other people's projects keep of a person: invitations to them, their visits, and where they last looked. */
export async function forgetPerson(transaction: Writer, { id, email, phone }: User): Promise<void> {
  const identifiers = [email, phone].filter((identifier) => identifier !== null);
  if (identifiers.length > 0) {
    await transaction.deleteFrom('project_members').where('identifier', 'in', identifiers).execute();
  }
  await transaction.updateTable('share_visitors').set({ user_id: null }).where('user_id', '=', id).execute();
  await transaction.deleteFrom('project_viewports').where('user_id', '=', id).execute();
}
