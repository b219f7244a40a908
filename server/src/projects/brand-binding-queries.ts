import type { Reader, Writer } from '../platform/database.ts';

export function bindingOf(database: Reader, projectId: string) {
  const project = database.selectFrom('projects').select(['owner_id as ownerId', 'brand_kit_id as brandKitId']);
  return project.where('id', '=', projectId).executeTakeFirst();
}

/** False when the project is gone. */
export async function updateBinding(
  transaction: Writer,
  projectId: string,
  brandKitId: string,
  at: string,
): Promise<boolean> {
  const bound = transaction.updateTable('projects').set({ brand_kit_id: brandKitId, updated_at: at });
  return (await bound.where('id', '=', projectId).returning('id').execute()).length > 0;
}

/** The projects that were bound to the kit. */
export async function clearBindings(transaction: Writer, brandKitId: string): Promise<string[]> {
  const bound = transaction.updateTable('projects').set({ brand_kit_id: '' }).where('brand_kit_id', '=', brandKitId);
  return (await bound.returning('id').execute()).map(({ id }) => id);
}
