import type { Assets, Reserved } from '../assets/assets.ts';
import type { Designs } from '../assets/designs.ts';
import type { Database } from '../platform/database.ts';
import type { LiveEvents } from '../platform/live-events/live-events.ts';
import type { DrawnLayers } from '../platform/models/embedded/designer-messages.ts';
import type { Models } from '../platform/models/models.ts';
import { job, type Job } from '../platform/queue/job.ts';
import { artifactsOf } from './artifacts.ts';
import * as queries from './queries.ts';
import { isSamePicture } from './same-picture.ts';
import { separateLayersKind } from './separate-layers-kind.ts';
import { cancelChannelOf } from './separations.ts';

export interface SeparateLayersServices {
  database: Database;
  liveEvents: LiveEvents;
  models: Models;
  assets: Assets;
  designs: Designs;
  log: (message: string, about: object) => void;
}

/** Why a picture cannot be taken apart, in words for people. */
class Inseparable extends Error {}

const pictureGone = 'The picture is no longer here.';
const drawnOtherwise =
  'This server’s designer has changed since it drew this picture, and would draw it otherwise now.';
const drawingFailed = 'Drawing the layers failed. Try again.';

export function separateLayersJob(services: SeparateLayersServices): Job {
  return job(separateLayersKind, async ({ taskId }, { attempt, signal }) => {
    const { database, liveEvents } = services;
    const cancel = new AbortController();
    const stopHearing = liveEvents.subscribe(cancelChannelOf(taskId), () => cancel.abort());
    try {
      const task = await queries.taskById(database.read, taskId);
      if (task) await separate(task, services, AbortSignal.any([signal, cancel.signal]));
    } catch (error) {
      signal.throwIfAborted();
      if (cancel.signal.aborted) return;
      const inseparable = error instanceof Inseparable;
      if (!inseparable && attempt < separateLayersKind.attempts) throw error;
      services.log('a picture could not be taken apart', { taskId, error });
      const failed = { status: 'failed' as const, fail_reason: inseparable ? error.message : drawingFailed };
      await database.write((transaction) => queries.changeTask(transaction, taskId, failed));
    } finally {
      stopHearing();
    }
  });
}

async function separate(task: queries.TaskRow, services: SeparateLayersServices, signal: AbortSignal): Promise<void> {
  const { database, assets } = services;
  const note = (progress: number) => {
    const change = { status: 'processing' as const, progress };
    return database.write((transaction) => queries.changeTask(transaction, task.id, change));
  };
  if (!(await note(0.1))) return;
  const drawn = await drawAgain(task, services, signal);
  if (!(await note(0.7))) return;
  const files = await reserveFiles(task.id, drawn.layers.length, services);
  const prepared: Awaited<ReturnType<Assets['prepare']>>[] = [];
  for (const [index, { png, name }] of drawn.layers.entries()) {
    signal.throwIfAborted();
    await assets.keep(files[index]!, png);
    prepared.push(await assets.prepare(files[index]!, png, { ownerId: task.user_id, fileName: `${name}.png` }));
  }
  const pictures = prepared.map(({ picture }) => picture);
  const artifacts = JSON.stringify(artifactsOf(drawn, pictures));
  await database.write(async (transaction) => {
    const done = { status: 'completed' as const, progress: 1, artifacts_json: artifacts };
    if (!(await queries.changeTask(transaction, task.id, done))) return;
    for (const { insert } of prepared) await insert(transaction);
  });
}

async function drawAgain(
  { source_id }: queries.TaskRow,
  { assets, designs, models }: SeparateLayersServices,
  signal: AbortSignal,
): Promise<DrawnLayers> {
  const [design, picture] = [await designs.of(source_id), await assets.bytesOf(source_id)];
  if (!design || !picture) throw new Inseparable(pictureGone);
  const layered = models.pictures().find((model) => model.layered)?.layered;
  if (!layered) throw new Inseparable(drawnOtherwise);
  const drawn = await layered.layers(design, signal);
  if (!(await isSamePicture(picture, drawn))) throw new Inseparable(drawnOtherwise);
  return drawn;
}

/** The names that a run that died has drawn serve again. */
function reserveFiles(
  taskId: string,
  count: number,
  { database, assets }: SeparateLayersServices,
): Promise<readonly Reserved[]> {
  return database.write(async (transaction) => {
    const known = await queries.filesOf(transaction, taskId);
    const lacking = Math.max(0, count - known.length);
    const more = Array.from({ length: lacking }, () => assets.reserve('image/png'));
    await queries.insertFiles(transaction, taskId, more, known.length);
    return [...known, ...more].slice(0, count);
  });
}
