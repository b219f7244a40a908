import type { Selectable } from 'kysely';
import type { Reserved } from '../assets/assets.ts';
import type { Reader, Writer } from '../platform/database.ts';
import type { Schema } from '../platform/schema.ts';

export type TaskRow = Selectable<Schema['generator_tasks']>;

export async function insertTask(transaction: Writer, row: TaskRow): Promise<void> {
  await transaction.insertInto('generator_tasks').values(row).execute();
}

export function taskById(database: Reader, id: string): Promise<TaskRow | undefined> {
  return database.selectFrom('generator_tasks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The newest of a picture in a project that has neither failed nor been stopped. */
export function standingTask(
  database: Reader,
  { projectId, sourceId, engine }: { projectId: string; sourceId: string; engine: string },
): Promise<TaskRow | undefined> {
  const tasks = database.selectFrom('generator_tasks').selectAll().where('project_id', '=', projectId);
  const same = tasks.where('source_id', '=', sourceId).where('engine', '=', engine);
  const standing = same.where('status', 'in', ['pending', 'processing', 'completed']);
  return standing.orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** Tasks of a person that wait or run, in whichever project. */
export async function countOpenTasks(database: Reader, userId: string): Promise<number> {
  const tasks = database.selectFrom('generator_tasks').where('user_id', '=', userId);
  const open = tasks.where('status', 'in', ['pending', 'processing']);
  return Number((await open.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count);
}

/** False where the task has ended meanwhile: what has ended stays as it is. */
export async function changeTask(transaction: Writer, id: string, change: Partial<TaskRow>): Promise<boolean> {
  const open = transaction.updateTable('generator_tasks').set(change).where('id', '=', id);
  const changed = await open.where('status', 'in', ['pending', 'processing']).returning('id').execute();
  return changed.length > 0;
}

export async function filesOf(database: Reader, taskId: string): Promise<Reserved[]> {
  const files = database.selectFrom('generator_files').select(['asset_id as id', 'asset_key as key']);
  return files.where('task_id', '=', taskId).orderBy('position').execute();
}

export async function insertFiles(
  transaction: Writer,
  taskId: string,
  files: readonly Reserved[],
  from: number,
): Promise<void> {
  const rows = files.map(({ id, key }, index) => {
    return { asset_id: id, asset_key: key, task_id: taskId, position: from + index };
  });
  if (rows.length > 0) await transaction.insertInto('generator_files').values(rows).execute();
}
