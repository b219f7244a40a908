import type { Assets } from '../assets/assets.ts';
import type { Writer } from '../platform/database.ts';
import { filesOf, type TaskRow } from './queries.ts';

/** A run that has not heard of the end yet may still be keeping one. */
const graceHours = 1;

/** Part of the transaction that ends a task without its files: those of which bytes are kept, or will be, are deleted. */
export async function letFilesGo(
  transaction: Writer,
  { id, user_id }: Pick<TaskRow, 'id' | 'user_id'>,
  assets: Assets,
): Promise<void> {
  const files = await filesOf(transaction, id);
  const owned = files.map((file) => ({ ...file, ownerId: user_id }));
  await assets.adopt(transaction, owned);
  const ids = files.map((file) => file.id);
  await assets.dropLater(transaction, ids, graceHours);
}
