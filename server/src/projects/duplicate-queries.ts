import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Writer } from '../platform/database.ts';

export interface Copy {
  readonly from: string;
  readonly to: string;
  readonly ownerId: string;
  readonly title: string;
  readonly brandKitId: string;
  readonly at: string;
  /** Of the new canvas: 0 when there is nothing on it. */
  readonly version: number;
}

/** Title, owner and times are the copy's own; what is drawn and what follows from it is copied. */
export async function copyProject(transaction: Writer, copy: Copy): Promise<void> {
  const { from, to, ownerId, title, brandKitId, at, version } = copy;
  await transaction
    .insertInto('projects')
    .columns([
      'id',
      'owner_id',
      'title',
      'created_at',
      'updated_at',
      'brand_kit_id',
      'version',
      'cover_url',
      'covers_json',
      'pic_count',
      'node_count',
      'extras_json',
    ])
    .expression(({ selectFrom }) =>
      selectFrom('projects')
        .select([
          textValue(to).as('id'),
          textValue(ownerId).as('owner_id'),
          textValue(title).as('title'),
          textValue(at).as('created_at'),
          textValue(at).as('updated_at'),
          textValue(brandKitId).as('brand_kit_id'),
          sql.lit(version).as('version'),
          'cover_url',
          'covers_json',
          'pic_count',
          'node_count',
          'extras_json',
        ])
        .where('id', '=', from),
    )
    .execute();
}

/** All records become the first change of the copy, so that its history begins with a blank canvas as any other. */
export async function copyCanvas(transaction: Writer, { from, to, version }: Copy): Promise<void> {
  await transaction
    .insertInto('canvas_nodes')
    .columns(['project_id', 'version', 'node_id', 'type', 'asset_id', 'json'])
    .expression(({ selectFrom }) =>
      selectFrom('canvas_nodes')
        .select([textValue(to).as('project_id'), sql.lit(version).as('version'), 'node_id', 'type', 'asset_id', 'json'])
        .where('project_id', '=', from),
    )
    .execute();
  await transaction
    .insertInto('canvas_connections')
    .columns(['project_id', 'version', 'connection_id', 'json'])
    .expression(({ selectFrom }) =>
      selectFrom('canvas_connections')
        .select([textValue(to).as('project_id'), sql.lit(version).as('version'), 'connection_id', 'json'])
        .where('project_id', '=', from),
    )
    .execute();
}

/** Every record of a canvas that has just been filled came with its first version. */
export async function logFilling(
  transaction: Writer,
  { to, version, ownerId, at }: Pick<Copy, 'to' | 'version' | 'ownerId' | 'at'>,
): Promise<void> {
  const facts = [
    sql.lit(version).as('version'),
    textValue(ownerId).as('author_id'),
    textValue(at).as('at'),
    textValue(to).as('project_id'),
  ] as const;
  const columns = ['version', 'author_id', 'at', 'project_id', 'kind', 'record_id'] as const;
  const changes = transaction.insertInto('canvas_changes').columns(columns);
  await changes
    .expression(({ selectFrom }) =>
      selectFrom('canvas_nodes')
        .select([...facts, sql<'node'>`'node'`.as('kind'), 'node_id'])
        .where('canvas_nodes.project_id', '=', to),
    )
    .execute();
  await changes
    .expression(({ selectFrom }) =>
      selectFrom('canvas_connections')
        .select([...facts, sql<'connection'>`'connection'`.as('kind'), 'connection_id'])
        .where('canvas_connections.project_id', '=', to),
    )
    .execute();
}

/** Where one person last looked goes with the copy that they make. */
export async function copyViewport(transaction: Writer, { from, to, ownerId }: Copy): Promise<void> {
  await transaction
    .insertInto('project_viewports')
    .columns(['project_id', 'user_id', 'viewport_json'])
    .expression(({ selectFrom }) =>
      selectFrom('project_viewports')
        .select([textValue(to).as('project_id'), 'user_id', 'viewport_json'])
        .where('project_viewports.project_id', '=', from)
        .where('user_id', '=', ownerId),
    )
    .execute();
}

/** What was decided for a project holds for its copy: whoever may copy it has read it there. The conversations stay behind. */
export async function copyMemories(transaction: Writer, { from, to }: Copy): Promise<void> {
  const known = await transaction.selectFrom('memories').selectAll().where('project_id', '=', from).execute();
  if (known.length === 0) return;
  const elsewhere = { thread_id: null, turn_id: null, origin_key: null };
  const rows = known.map((row) => ({ ...row, ...elsewhere, id: randomUUIDv7(), project_id: to }));
  await transaction.insertInto('memories').values(rows).execute();
}

/** PostgreSQL has to be told the type of a value that stands among columns. */
function textValue(value: string) {
  return sql<string>`cast(${value} as text)`;
}
