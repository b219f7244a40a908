import type { Selectable } from 'kysely';
import type { Reader, Writer } from '../platform/database.ts';
import type { Engine } from '../platform/engine.ts';
import { inParts } from '../platform/in-parts.ts';
import type { Schema } from '../platform/schema.ts';

export type AssetRow = Selectable<Schema['assets']>;

export async function insertAsset(transaction: Writer, row: AssetRow): Promise<void> {
  await transaction
    .insertInto('assets')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export function assetById(database: Reader, id: string): Promise<AssetRow | undefined> {
  return database.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirst();
}

export function assetByKey(database: Reader, key: string): Promise<AssetRow | undefined> {
  return database.selectFrom('assets').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function assetIdsOf(database: Reader, ownerId: string): Promise<string[]> {
  const assets = database.selectFrom('assets').select('id').where('owner_id', '=', ownerId);
  return (await assets.execute()).map(({ id }) => id);
}

export async function idsWithoutOwner(database: Reader): Promise<string[]> {
  const people = database.selectFrom('users').select('id');
  const left = database.selectFrom('assets').select('id').where('owner_id', 'not in', people);
  return (await left.orderBy('id').execute()).map(({ id }) => id);
}

export function assetsByIds(database: Reader, ids: readonly string[]): Promise<AssetRow[]> {
  return inParts(ids, (part) => database.selectFrom('assets').selectAll().where('id', 'in', part).execute());
}

export function assetsByKeys(database: Reader, keys: readonly string[]): Promise<{ id: string; key: string }[]> {
  return inParts(keys, (part) =>
    database.selectFrom('assets').select(['id', 'key']).where('key', 'in', part).execute(),
  );
}

/** Those that are there; whoever would begin to refer to one waits from here. See `holdAssets`. */
export async function lockAssets(transaction: Writer, ids: readonly string[], engine: Engine['name']) {
  if (ids.length === 0) return [];
  const assets = transaction.selectFrom('assets').select(['id', 'key', 'ready', 'dropped_at']).where('id', 'in', ids);
  const inOrder = assets.orderBy('id');
  return (engine === 'postgres' ? inOrder.forUpdate() : inOrder).execute();
}

export async function markDropped(
  transaction: Writer,
  ids: readonly string[],
  { at, engine }: { at: string; engine: Engine['name'] },
): Promise<void> {
  // In one order, so that of two who drop the same the second waits; whoever begins to refer to them need not.
  const found = transaction.selectFrom('assets').select('id').where('id', 'in', ids).orderBy('id');
  await (engine === 'postgres' ? found.forNoKeyUpdate() : found).execute();
  await transaction.updateTable('assets').set({ dropped_at: at }).where('id', 'in', ids).execute();
}

/** On PostgreSQL no deletion takes these before the transaction ends; SQLite has one writer anyway. */
export async function holdAssets(transaction: Writer, ids: readonly string[], engine: Engine['name']): Promise<void> {
  if (engine === 'sqlite') return;
  await inParts(ids, (part) => {
    return transaction.selectFrom('assets').select('id').where('id', 'in', part).orderBy('id').forKeyShare().execute();
  });
}

export type Measured = Pick<AssetRow, 'bytes' | 'width' | 'height' | 'thumbhash'>;

export type Judged = Measured & Partial<Pick<AssetRow, 'content_type' | 'file_name'>>;

/** Answers whether it was not ready until now, and there: what is ready stays what it was judged to be. */
export async function markReady(transaction: Writer, id: string, judged: Judged): Promise<boolean> {
  const waiting = transaction
    .updateTable('assets')
    .set({ ...judged, ready: 1 })
    .where('id', '=', id)
    .where('ready', '=', 0);
  return (await waiting.returning('id').executeTakeFirst()) !== undefined;
}

export async function deleteAsset(transaction: Writer, id: string): Promise<void> {
  await transaction.deleteFrom('assets').where('id', '=', id).execute();
}

/** Answers whether it went: what is ready stays. */
export async function deleteUnready(transaction: Writer, id: string): Promise<boolean> {
  const unready = transaction.deleteFrom('assets').where('id', '=', id).where('ready', '=', 0);
  return (await unready.returning('id').executeTakeFirst()) !== undefined;
}
