import type { Reader } from '../platform/database.ts';

export async function projectIdsOf(database: Reader, ownerId: string): Promise<string[]> {
  const projects = database.selectFrom('projects').select('id').where('owner_id', '=', ownerId);
  return (await projects.orderBy('id').execute()).map(({ id }) => id);
}

/** The layers of pictures that were taken apart, on a canvas or not: where one was never added, its bytes may be kept. */
export function separatedLayers(database: Reader, projectId: string) {
  const files = database
    .selectFrom('generator_files')
    .innerJoin('generator_tasks', 'generator_tasks.id', 'generator_files.task_id')
    .select(['asset_id as id', 'asset_key as key', 'generator_tasks.user_id as ownerId']);
  return files.where('generator_tasks.project_id', '=', projectId).execute();
}

/** Pictures of turns whose bytes may be kept though they were never placed: stopped too late, or still on their way. */
export function unplacedPictures(database: Reader, projectId: string) {
  const pictures = database
    .selectFrom('turn_pictures')
    .innerJoin('projects', 'projects.id', 'turn_pictures.project_id')
    .leftJoin('assets', 'assets.id', 'turn_pictures.asset_id')
    .select(['asset_id as id', 'asset_key as key', 'projects.owner_id as ownerId']);
  return pictures.where('turn_pictures.project_id', '=', projectId).where('assets.id', 'is', null).execute();
}
