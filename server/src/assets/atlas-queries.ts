import type { Selectable } from 'kysely';
import type { Reader, Writer } from '../platform/database.ts';
import { partsOf } from '../platform/in-parts.ts';
import type { Schema } from '../platform/schema.ts';

export type PageRow = Selectable<Schema['atlas_pages']>;

/** The pages that are shown, oldest first. */
export function livePages(database: Reader, projectId: string): Promise<PageRow[]> {
  const pages = database.selectFrom('atlas_pages').selectAll().where('project_id', '=', projectId);
  return pages.where('retired', '=', 0).orderBy('made_at').orderBy('key').execute();
}

/** Whether there is a page of this name, retired ones included: somebody may still be reading it. */
export async function hasPage(database: Reader, key: string): Promise<boolean> {
  const page = database.selectFrom('atlas_pages').select('key').where('key', '=', key);
  return (await page.executeTakeFirst()) !== undefined;
}

/** Fails when one of the assets is gone. */
export async function insertPage(transaction: Writer, page: PageRow, assetIds: readonly string[]): Promise<void> {
  await transaction.insertInto('atlas_pages').values(page).execute();
  for (const part of partsOf(assetIds)) {
    await transaction
      .insertInto('atlas_cells')
      .values(part.map((asset_id) => ({ asset_id, page_key: page.key })))
      .execute();
  }
}

export async function retirePages(transaction: Writer, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await transaction.updateTable('atlas_pages').set({ retired: 1 }).where('key', 'in', keys).execute();
}

/** Every page of the project, retired or not. */
export async function pageKeysOf(transaction: Reader, projectId: string): Promise<string[]> {
  const pages = transaction.selectFrom('atlas_pages').select('key').where('project_id', '=', projectId);
  return (await pages.execute()).map(({ key }) => key);
}

/** Every page that shows the picture, of whatever project. */
export async function pageKeysWith(transaction: Reader, assetId: string): Promise<string[]> {
  const cells = transaction.selectFrom('atlas_cells').select('page_key').where('asset_id', '=', assetId);
  return (await cells.execute()).map(({ page_key }) => page_key);
}

export async function deletePages(transaction: Writer, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await transaction.deleteFrom('atlas_pages').where('key', 'in', keys).execute();
}
