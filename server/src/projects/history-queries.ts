import { sql } from 'kysely';
import type { Reader, Writer } from '../platform/database.ts';
import { inParts, partsOf } from '../platform/in-parts.ts';
import type { RecordKind } from './canvas-queries.ts';
import type { ChangeRow, Mark } from './history-entries.ts';

const changeFields = [
  'version',
  'kind',
  'record_id as recordId',
  'asset_id as assetId',
  'author_id as authorId',
  'turn_id as turnId',
  'at',
] as const;
const existed = sql<0 | 1>`case when before_json is null then 0 else 1 end`.as('existed');
const markFields = ['version', 'name', 'author_id as authorId', 'at', 'restored_from as restoredFrom'] as const;

/** What a range of versions changed, newest first, without what the records were. */
export function changesBetween(
  database: Reader,
  projectId: string,
  { from, before }: { from: number; before: number },
  limit: number,
): Promise<ChangeRow[]> {
  const changes = database.selectFrom('canvas_changes').select(changeFields).select(existed);
  const inRange = changes
    .where('project_id', '=', projectId)
    .where('version', '>=', from)
    .where('version', '<', before);
  return inRange.orderBy('version', 'desc').orderBy('kind', 'desc').orderBy('record_id', 'desc').limit(limit).execute();
}

export function changesOf(database: Reader, projectId: string, version: number): Promise<ChangeRow[]> {
  const changes = database.selectFrom('canvas_changes').select(changeFields).select(existed);
  return changes.where('project_id', '=', projectId).where('version', '=', version).execute();
}

/** The first and the last version that each turn made. */
export async function turnBounds(database: Reader, projectId: string, turnIds: readonly string[]) {
  if (turnIds.length === 0) return [];
  return database
    .selectFrom('canvas_changes')
    .select(({ fn }) => [
      'turn_id as turnId',
      fn.min<number>('version').as('first'),
      fn.max<number>('version').as('last'),
    ])
    .where('project_id', '=', projectId)
    .where('turn_id', 'in', turnIds)
    .groupBy('turn_id')
    .execute();
}

/** The earliest version in a range that each person made, beside turns. */
export function firstVersionsOfAuthors(
  database: Reader,
  projectId: string,
  { from, to }: { from: number; to: number },
): Promise<{ authorId: string; version: number; at: string }[]> {
  return (
    database
      .selectFrom('canvas_changes')
      // Later versions are never of an earlier time, but for clocks that differ by milliseconds.
      .select(({ fn }) => ['author_id as authorId', fn.min<number>('version').as('version'), fn.min('at').as('at')])
      .where('project_id', '=', projectId)
      .where('version', '>=', from)
      .where('version', '<', to)
      .where('turn_id', 'is', null)
      .groupBy('author_id')
      .execute()
  );
}

/** What became of the records that a range of versions changed: whether each was there after it, and what it showed. */
export async function statesAfter(
  database: Reader,
  projectId: string,
  kind: RecordKind,
  { from, before }: { from: number; before: number },
): Promise<Map<string, { exists: boolean; assetId: string | null }>> {
  const next = nextChanges(database, projectId, kind, { from, before });
  const records = await database
    .selectFrom(next.as('next'))
    // Not joins: see `statesAt`.
    .select(({ selectFrom }) => {
      const change = selectFrom('canvas_changes')
        .where('project_id', '=', projectId)
        .where('kind', '=', kind)
        .whereRef('canvas_changes.version', '=', 'next.version')
        .whereRef('record_id', '=', 'next.id');
      const node = selectFrom('canvas_nodes').where('project_id', '=', projectId).whereRef('node_id', '=', 'next.id');
      const connection = selectFrom('canvas_connections')
        .where('project_id', '=', projectId)
        .whereRef('connection_id', '=', 'next.id');
      return [
        'next.id',
        'next.version',
        change.select(existed).as('existedThen'),
        change.select('asset_id').as('assetThen'),
        (kind === 'node' ? node.select('node_id as id') : connection.select('connection_id as id')).as('today'),
        node.select('asset_id').as('assetToday'),
      ];
    })
    .execute();
  return new Map(
    records.map(({ id, version, existedThen, assetThen, today, assetToday }) => {
      const now = { exists: today !== null, assetId: kind === 'node' ? assetToday : null };
      return [id, version === null ? now : { exists: existedThen === 1, assetId: assetThen }];
    }),
  );
}

/** Each record that a range of versions changed, with the first change after it: by the index, record by record. */
function nextChanges(
  database: Reader,
  projectId: string,
  kind: RecordKind,
  { from, before }: { from: number; before: number },
) {
  return database
    .selectFrom('canvas_changes as touched')
    .where('touched.project_id', '=', projectId)
    .where('touched.kind', '=', kind)
    .where('touched.version', '>=', from)
    .where('touched.version', '<', before)
    .groupBy('touched.record_id')
    .select(({ selectFrom }) => [
      'touched.record_id as id',
      selectFrom('canvas_changes as later')
        .select(({ fn }) => fn.min<number>('later.version').as('version'))
        .where('later.project_id', '=', projectId)
        .where('later.kind', '=', kind)
        .whereRef('later.record_id', '=', 'touched.record_id')
        .where('later.version', '>=', before)
        .as('version'),
    ]);
}

/** Names and restores in a range of versions, newest first. */
export function marksBetween(
  database: Reader,
  projectId: string,
  { from, before }: { from: number; before: number },
): Promise<Mark[]> {
  const marks = database.selectFrom('canvas_versions').select(markFields).where('project_id', '=', projectId);
  return marks.where('version', '>=', from).where('version', '<', before).orderBy('version', 'desc').execute();
}

export function markOf(database: Reader, projectId: string, version: number): Promise<Mark | undefined> {
  const marks = database.selectFrom('canvas_versions').select(markFields).where('project_id', '=', projectId);
  return marks.where('version', '=', version).executeTakeFirst();
}

export async function putMark(transaction: Writer, projectId: string, mark: Mark): Promise<void> {
  const { version, name, authorId, at, restoredFrom } = mark;
  const row = { project_id: projectId, version, name, author_id: authorId, at, restored_from: restoredFrom };
  await transaction
    .insertInto('canvas_versions')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'version']).doUpdateSet({ name, author_id: authorId, at }),
    )
    .execute();
}

export async function removeMark(transaction: Writer, projectId: string, version: number): Promise<void> {
  const marks = transaction.deleteFrom('canvas_versions').where('project_id', '=', projectId);
  await marks.where('version', '=', version).execute();
}

export async function holdAssets(
  transaction: Writer,
  projectId: string,
  version: number,
  assetIds: readonly string[],
): Promise<void> {
  for (const part of partsOf(assetIds)) {
    const rows = part.map((assetId) => ({ asset_id: assetId, project_id: projectId, version }));
    const inserting = transaction.insertInto('canvas_version_assets').values(rows);
    await inserting.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

/** What a named version held, which it holds no longer. */
export async function releaseAssets(transaction: Writer, projectId: string, version: number): Promise<string[]> {
  const held = transaction.deleteFrom('canvas_version_assets').where('project_id', '=', projectId);
  return (await held.where('version', '=', version).returning('asset_id').execute()).map(({ asset_id }) => asset_id);
}

/** Which of these assets a named version holds. */
export async function assetsHeld(database: Reader, assetIds: readonly string[]): Promise<string[]> {
  const held = database.selectFrom('canvas_version_assets').select('asset_id').distinct();
  const rows = await inParts(assetIds, (part) => held.where('asset_id', 'in', part).execute());
  return rows.map(({ asset_id }) => asset_id);
}
