import type { Selectable } from 'kysely';
import type { Reader, Writer } from '../platform/database.ts';
import type { Schema } from '../platform/schema.ts';

export type KitRow = Selectable<Schema['brand_kits']>;

export function kitsOf(database: Reader, userId: string): Promise<KitRow[]> {
  const kits = database.selectFrom('brand_kits').selectAll().where('user_id', '=', userId);
  return kits.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export function kitOf(database: Reader, userId: string, id: string): Promise<KitRow | undefined> {
  const kits = database.selectFrom('brand_kits').selectAll().where('user_id', '=', userId);
  return kits.where('id', '=', id).executeTakeFirst();
}

export async function countKits(database: Reader, userId: string): Promise<number> {
  const kits = database.selectFrom('brand_kits').where('user_id', '=', userId);
  const { kitCount } = await kits.select((row) => row.fn.countAll().as('kitCount')).executeTakeFirstOrThrow();
  return Number(kitCount);
}

export async function defaultKitId(database: Reader, userId: string): Promise<string | undefined> {
  const kits = database.selectFrom('brand_kits').select('id').where('user_id', '=', userId);
  return (await kits.where('is_default', '=', 1).executeTakeFirst())?.id;
}

/** Of all kits but one. Who is changing the former default then learns that it has changed. */
export async function clearDefault(transaction: Writer, userId: string, but: string, at: string): Promise<void> {
  const plain = { is_default: 0 as const, updated_at: at };
  const kits = transaction.updateTable('brand_kits').set(plain).where('user_id', '=', userId);
  await kits.where('is_default', '=', 1).where('id', '!=', but).execute();
}

/** False when the id is taken, be it by somebody else at this very moment. */
export async function insertKit(transaction: Writer, row: KitRow): Promise<boolean> {
  const added = transaction.insertInto('brand_kits').values(row).returning('id');
  return (await added.onConflict((conflict) => conflict.column('id').doNothing()).execute()).length > 0;
}

export async function updateKit(transaction: Writer, { id, ...row }: KitRow): Promise<void> {
  await transaction.updateTable('brand_kits').set(row).where('id', '=', id).execute();
}

export async function deleteKit(transaction: Writer, id: string): Promise<void> {
  await transaction.deleteFrom('brand_kits').where('id', '=', id).execute();
}

export async function assetsOfKit(database: Reader, kitId: string): Promise<string[]> {
  const assets = database.selectFrom('brand_kit_assets').select('asset_id').where('kit_id', '=', kitId);
  return (await assets.execute()).map(({ asset_id }) => asset_id);
}

export async function replaceAssets(transaction: Writer, kitId: string, assetIds: readonly string[]): Promise<void> {
  await transaction.deleteFrom('brand_kit_assets').where('kit_id', '=', kitId).execute();
  const rows = assetIds.map((asset_id) => ({ kit_id: kitId, asset_id }));
  if (rows.length > 0) await transaction.insertInto('brand_kit_assets').values(rows).execute();
}

/** Which of these assets some kit names. */
export async function assetsNamed(database: Reader, assetIds: readonly string[]): Promise<string[]> {
  if (assetIds.length === 0) return [];
  const named = database.selectFrom('brand_kit_assets').select('asset_id').distinct();
  return (await named.where('asset_id', 'in', assetIds).execute()).map(({ asset_id }) => asset_id);
}
