import { sql } from 'kysely';
import type { Reader, Writer } from '../platform/database.ts';
import { inParts, partsOf } from '../platform/in-parts.ts';

/** The two kinds of records that a canvas is made of. */
export type RecordKind = 'node' | 'connection';
export interface StoredRecord {
  id: string;
  json: string;
}
export interface StoredNode extends StoredRecord {
  type: string;
  assetId: string | null;
}
export interface PastRecord {
  kind: RecordKind;
  id: string;
  /** `null`: it did not exist. */
  before: string | null;
  assetId: string | null;
}
/** A record as it was at a version after which it changed. */
export type PastState = Omit<PastRecord, 'kind'>;
export interface ChangeFacts {
  projectId: string;
  version: number;
  authorId: string;
  turnId: string | null;
  at: string;
}

export function byId<R extends { id: string }>(rows: readonly R[]): Map<string, R> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** The canvas's version; whoever else would change the canvas waits from here until this transaction ends. */
export async function lockCanvas(transaction: Writer, projectId: string) {
  const same = transaction.updateTable('projects').set((row) => ({ version: row.ref('version') }));
  const locked = same.where('id', '=', projectId).returning(['version', 'owner_id', 'extras_json', 'cover_url']);
  return locked.executeTakeFirst();
}

/** @param ids all nodes when left out */
export async function nodesToday(database: Reader, projectId: string, ids?: readonly string[]): Promise<StoredNode[]> {
  const fields = ['node_id as id', 'json', 'type', 'asset_id as assetId'] as const;
  const nodes = database.selectFrom('canvas_nodes').select(fields).where('project_id', '=', projectId);
  if (!ids) return nodes.orderBy('node_id').execute();
  return inParts(ids, (part) => nodes.where('node_id', 'in', part).execute());
}

export interface Page {
  /** The id that the page begins behind; none is empty. */
  readonly after: string;
  readonly limit: number;
}

/** Nodes in the order of their ids. */
export function nodesAfter(database: Reader, projectId: string, { after, limit }: Page): Promise<StoredRecord[]> {
  const nodes = database.selectFrom('canvas_nodes').select(['node_id as id', 'json']);
  const further = nodes.where('project_id', '=', projectId).where('node_id', '>', after);
  return further.orderBy('node_id').limit(limit).execute();
}

/** Connections in the order of their ids. */
export function connectionsAfter(database: Reader, projectId: string, { after, limit }: Page): Promise<StoredRecord[]> {
  const connections = database.selectFrom('canvas_connections').select(['connection_id as id', 'json']);
  const further = connections.where('project_id', '=', projectId).where('connection_id', '>', after);
  return further.orderBy('connection_id').limit(limit).execute();
}

/** Every node as it is stored, and nothing else of it. */
export function nodeTexts(database: Reader, projectId: string): Promise<{ json: string }[]> {
  const nodes = database.selectFrom('canvas_nodes').select('json').where('project_id', '=', projectId);
  return nodes.orderBy('node_id').execute();
}

/** The whole canvas in one statement, so that no change falls between its parts; empty when the project is gone. */
export function canvasAtOnce(database: Reader, projectId: string) {
  const project = database
    .selectFrom('projects')
    .select([sql<'extras' | RecordKind>`'extras'`.as('kind'), 'id', 'version', 'extras_json as json'])
    .where('id', '=', projectId);
  const nodes = database
    .selectFrom('canvas_nodes')
    .select([sql<RecordKind>`'node'`.as('kind'), 'node_id as id', 'version', 'json'])
    .where('project_id', '=', projectId);
  const connections = database
    .selectFrom('canvas_connections')
    .select([sql<RecordKind>`'connection'`.as('kind'), 'connection_id as id', 'version', 'json'])
    .where('project_id', '=', projectId);
  return project.unionAll(nodes).unionAll(connections).orderBy('kind').orderBy('id').execute();
}

/** `undefined` when the project is gone. */
export async function versionOf(database: Reader, projectId: string): Promise<number | undefined> {
  const project = database.selectFrom('projects').select('version').where('id', '=', projectId);
  return (await project.executeTakeFirst())?.version;
}

export async function connectionsToday(
  database: Reader,
  projectId: string,
  ids?: readonly string[],
): Promise<StoredRecord[]> {
  const fields = ['connection_id as id', 'json'] as const;
  const connections = database.selectFrom('canvas_connections').select(fields).where('project_id', '=', projectId);
  if (!ids) return connections.orderBy('connection_id').execute();
  return inParts(ids, (part) => connections.where('connection_id', 'in', part).execute());
}

/** What each record that changed after a version was at that version. */
export async function statesAt(
  database: Reader,
  projectId: string,
  kind: RecordKind,
  version: number,
): Promise<PastState[]> {
  const first = database
    .selectFrom('canvas_changes')
    .select((row) => ['record_id', row.fn.min<number>('version').as('version')])
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .where('version', '>', version)
    .groupBy('record_id');
  // Not a join: without statistics of a table that has just grown, PostgreSQL groups anew for each row of it.
  return database
    .selectFrom(first.as('first'))
    .select(({ selectFrom }) => {
      const change = selectFrom('canvas_changes as change')
        .where('project_id', '=', projectId)
        .where('kind', '=', kind)
        .whereRef('change.version', '=', 'first.version')
        .whereRef('change.record_id', '=', 'first.record_id');
      return [
        'first.record_id as id',
        change.select('before_json').as('before'),
        change.select('asset_id').as('assetId'),
      ];
    })
    .execute();
}

export async function putNodes(
  transaction: Writer,
  { projectId, version }: ChangeFacts,
  nodes: readonly StoredNode[],
): Promise<void> {
  const rows = nodes.map(({ id, json, type, assetId }) => {
    return { project_id: projectId, node_id: id, version, type, asset_id: assetId, json };
  });
  for (const values of partsOf(rows)) {
    await transaction
      .insertInto('canvas_nodes')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['project_id', 'node_id']).doUpdateSet((row) => ({
          version: row.ref('excluded.version'),
          type: row.ref('excluded.type'),
          asset_id: row.ref('excluded.asset_id'),
          json: row.ref('excluded.json'),
        })),
      )
      .execute();
  }
}

export async function putConnections(
  transaction: Writer,
  { projectId, version }: ChangeFacts,
  connections: readonly StoredRecord[],
): Promise<void> {
  const rows = connections.map(({ id, json }) => ({ project_id: projectId, connection_id: id, version, json }));
  for (const values of partsOf(rows)) {
    await transaction
      .insertInto('canvas_connections')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['project_id', 'connection_id']).doUpdateSet((row) => ({
          version: row.ref('excluded.version'),
          json: row.ref('excluded.json'),
        })),
      )
      .execute();
  }
}

export async function removeNodes(transaction: Writer, projectId: string, ids: readonly string[]): Promise<void> {
  for (const part of partsOf(ids)) {
    await transaction
      .deleteFrom('canvas_nodes')
      .where('project_id', '=', projectId)
      .where('node_id', 'in', part)
      .execute();
  }
}

export async function removeConnections(transaction: Writer, projectId: string, ids: readonly string[]): Promise<void> {
  for (const part of partsOf(ids)) {
    const connections = transaction.deleteFrom('canvas_connections').where('project_id', '=', projectId);
    await connections.where('connection_id', 'in', part).execute();
  }
}

export async function logChanges(
  transaction: Writer,
  facts: ChangeFacts,
  records: readonly PastRecord[],
): Promise<void> {
  const { projectId, version, authorId, turnId, at } = facts;
  const rows = records.map(({ kind, id, before, assetId }) => {
    const place = { project_id: projectId, version, kind, record_id: id };
    return { ...place, before_json: before, asset_id: assetId, author_id: authorId, turn_id: turnId, at };
  });
  for (const values of partsOf(rows)) await transaction.insertInto('canvas_changes').values(values).execute();
}

export interface CanvasFigures {
  version: number;
  at: string;
  extras: string;
  /** What the counts grow by. */
  nodes: number;
  pictures: number;
  covers?: { coverUrl: string | null; coverUrls: string[] };
}

/** Answers how many nodes the canvas has from now on. */
export async function updateFigures(transaction: Writer, projectId: string, figures: CanvasFigures): Promise<number> {
  const { version, at, extras, nodes, pictures, covers } = figures;
  const { node_count } = await transaction
    .updateTable('projects')
    .set((row) => ({
      version,
      updated_at: at,
      extras_json: extras,
      node_count: row('node_count', '+', nodes),
      pic_count: row('pic_count', '+', pictures),
      ...(covers && { cover_url: covers.coverUrl, covers_json: JSON.stringify(covers.coverUrls) }),
    }))
    .where('id', '=', projectId)
    .returning('node_count')
    .executeTakeFirstOrThrow();
  return node_count;
}

/**
 * The pictures that changed last, newest first. Layers of a picture that was taken apart, which show nothing much each,
 * only where there is nothing else.
 */
export async function newestPictures(database: Reader, projectId: string, limit: number): Promise<StoredRecord[]> {
  const pictures = database.selectFrom('canvas_nodes').select(['node_id as id', 'json']);
  const ofProject = pictures.where('project_id', '=', projectId).where('type', '=', sql<string>`'image'`);
  const newest = ofProject.orderBy('version', 'desc').orderBy('node_id', 'desc').limit(limit);
  const isLayer = sql<boolean>`(json like '%"source":"generator"%' and json like '%"parentId":"%')`;
  const whole = await newest.where(({ not }) => not(isLayer)).execute();
  return whole.length > 0 ? whole : newest.execute();
}

/** Every asset that a node named, before or after, which was put or went after a version. */
export async function assetsTouchedSince(database: Reader, projectId: string, version: number): Promise<string[]> {
  const now = database.selectFrom('canvas_nodes').select('asset_id').where('project_id', '=', projectId);
  const then = database.selectFrom('canvas_changes').select('asset_id').where('project_id', '=', projectId);
  const touched = now.where('version', '>', version).union(then.where('version', '>', version));
  return (await touched.execute()).flatMap(({ asset_id }) => asset_id ?? []);
}

/** Every asset that a node names. */
export async function assetsOnCanvas(database: Reader, projectId: string): Promise<string[]> {
  const nodes = database.selectFrom('canvas_nodes').select('asset_id').distinct().where('project_id', '=', projectId);
  return (await nodes.where('asset_id', 'is not', null).execute()).flatMap(({ asset_id }) => asset_id ?? []);
}

/** Those whose address the node bears too: anyone may write an id into a node, but only who knows the address may see. */
export async function assetsAddressed(
  database: Reader,
  projectId: string,
  among?: readonly string[],
): Promise<string[]> {
  const nodes = database.selectFrom('canvas_nodes').innerJoin('assets', 'assets.id', 'canvas_nodes.asset_id');
  const all = nodes.where('project_id', '=', projectId).where(sql<boolean>`json like '%' || key || '%'`);
  const shown = all.select('assets.id').distinct();
  const rows = among
    ? await inParts(among, (part) => shown.where('asset_id', 'in', part).execute())
    : await shown.execute();
  return rows.map(({ id }) => id);
}

/** Which of these assets some canvas shows. */
export async function assetsShown(database: Reader, assetIds: readonly string[]): Promise<string[]> {
  const rows = await inParts(assetIds, (part) =>
    database.selectFrom('canvas_nodes').select('asset_id').distinct().where('asset_id', 'in', part).execute(),
  );
  return rows.flatMap(({ asset_id }) => asset_id ?? []);
}

/** Records put after a version, as they are now. */
export async function putSince(database: Reader, projectId: string, version: number) {
  const nodes = database.selectFrom('canvas_nodes').select('json').where('project_id', '=', projectId);
  const connections = database.selectFrom('canvas_connections').select('json').where('project_id', '=', projectId);
  return {
    nodes: (await nodes.where('version', '>', version).execute()).map(({ json }) => json),
    connections: (await connections.where('version', '>', version).execute()).map(({ json }) => json),
  };
}

/** Records that were there, or came, after a version, and are gone now. */
export async function goneSince(
  database: Reader,
  projectId: string,
  kind: RecordKind,
  version: number,
): Promise<string[]> {
  const changes = database.selectFrom('canvas_changes as change').select('record_id as id').distinct();
  const rows = await changes
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .where('version', '>', version)
    .where(({ not, exists, selectFrom }) => {
      const node = selectFrom('canvas_nodes').select('node_id').whereRef('node_id', '=', 'change.record_id');
      const connection = selectFrom('canvas_connections')
        .select('connection_id')
        .whereRef('connection_id', '=', 'change.record_id');
      return not(
        kind === 'node'
          ? exists(node.where('canvas_nodes.project_id', '=', projectId))
          : exists(connection.where('canvas_connections.project_id', '=', projectId)),
      );
    })
    .execute();
  return rows.map(({ id }) => id);
}

export async function viewportOf(database: Reader, projectId: string, userId: string): Promise<string | undefined> {
  const viewport = database.selectFrom('project_viewports').select('viewport_json').where('project_id', '=', projectId);
  return (await viewport.where('user_id', '=', userId).executeTakeFirst())?.viewport_json;
}

export async function putViewport(
  transaction: Writer,
  projectId: string,
  userId: string,
  viewport: string,
): Promise<void> {
  await transaction
    .insertInto('project_viewports')
    .values({ project_id: projectId, user_id: userId, viewport_json: viewport })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'user_id'])
        .doUpdateSet((row) => ({ viewport_json: row.ref('excluded.viewport_json') })),
    )
    .execute();
}
