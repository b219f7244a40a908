import type { TaskFailCode } from '@easel/contract';
import type { Assets, Reserved } from '../assets/assets.ts';
import type { Database } from '../platform/database.ts';
import type { LiveEvents } from '../platform/live-events/live-events.ts';
import { job, type Job } from '../platform/queue/job.ts';
import { artifactsOf } from './artifacts.ts';
import type { Parts } from './parts.ts';
import { layersChargeOf } from './ask-for-layers.ts';
import { letFilesGo } from './let-files-go.ts';
import * as queries from './queries.ts';
import { separatorEngine } from '../platform/separator/separator-messages.ts';
import { separateLayersKind } from './separate-layers-kind.ts';
import { cancelChannelOf } from './separations.ts';
import { NoParts, reasons, takeApart, type TakeApartServices } from './take-apart.ts';

export interface SeparateLayersServices extends TakeApartServices {
  database: Database;
  liveEvents: LiveEvents;
}

/** How far a task is when its parts are there; what is left is to keep their files. */
const partsAt = 0.8;
/** Less of a step is not worth a write. */
const leastStep = 0.04;

export function separateLayersJob(services: SeparateLayersServices): Job {
  return job(separateLayersKind, async ({ taskId }, { attempt, signal }) => {
    const { database, liveEvents } = services;
    const cancel = new AbortController();
    const stopHearing = liveEvents.subscribe(cancelChannelOf(taskId), () => cancel.abort());
    const fail = (code: TaskFailCode) =>
      database.write(async (transaction) => {
        const failed = { status: 'failed' as const, fail_reason: reasons[code], fail_code: code };
        if (!(await queries.changeTask(transaction, taskId, failed))) return;
        await services.credits.release(transaction, layersChargeOf(taskId));
        await letFilesGo(transaction, (await queries.taskById(transaction, taskId))!, services.assets);
      });
    try {
      const task = await queries.taskById(database.read, taskId);
      if (task) await separate(task, services, AbortSignal.any([signal, cancel.signal]));
    } catch (error) {
      signal.throwIfAborted();
      if (cancel.signal.aborted) return;
      if (!(error instanceof NoParts) && attempt < separateLayersKind.attempts) throw error;
      services.log('a picture could not be taken apart', { taskId, error });
      await fail(error instanceof NoParts ? error.code : 'failed');
    } finally {
      stopHearing();
    }
  });
}

async function separate(task: queries.TaskRow, services: SeparateLayersServices, signal: AbortSignal): Promise<void> {
  const { database, credits } = services;
  const note = (progress: number) => {
    const change = { status: 'processing' as const, progress };
    return database.write((transaction) => queries.changeTask(transaction, task.id, change));
  };
  if (!(await note(0.05))) return;
  const telling = tellInSteps(0.05, note);
  const parts = await takeApart({ task, signal, onProgress: (share) => telling.tell(share * partsAt) }, services);
  await telling.told();
  if (!(await note(partsAt))) return;
  const prepared = await keepFiles(task, parts, services, signal);
  if (!prepared) return;
  const pictures = prepared.map(({ picture }) => picture);
  const artifacts = JSON.stringify(artifactsOf(parts, pictures));
  await database.write(async (transaction) => {
    // Where the model of layers gave nothing of use, it is asked anew with the next wish.
    const known = parts.tookGiven === false ? { engine: separatorEngine } : {};
    const done = { status: 'completed' as const, progress: 1, artifacts_json: artifacts, ...known };
    if (!(await queries.changeTask(transaction, task.id, done))) return;
    const charge = layersChargeOf(task.id);
    await (parts.tookGiven ? credits.spend(transaction, charge) : credits.release(transaction, charge));
    for (const { insert } of prepared) await insert(transaction);
  });
}

/** One write at a time, and only for what can be seen. */
function tellInSteps(from: number, note: (progress: number) => Promise<unknown>) {
  let [last, writing] = [from, Promise.resolve<unknown>(null)];
  const tell = (progress: number) => {
    if (progress < last + leastStep) return;
    last = progress;
    // Where it stands is no reason to stop.
    writing = writing.then(() => note(progress)).catch(() => null);
  };
  return { tell, told: () => writing };
}

async function keepFiles(
  { id, user_id }: queries.TaskRow,
  { parts }: Parts,
  services: SeparateLayersServices,
  signal: AbortSignal,
) {
  const { assets } = services;
  const files = await reserveFiles(id, parts.length, services);
  if (!files) return null;
  const prepared: Awaited<ReturnType<Assets['prepare']>>[] = [];
  for (const [index, { png, name }] of parts.entries()) {
    signal.throwIfAborted();
    await assets.keep(files[index]!, png);
    prepared.push(await assets.prepare(files[index]!, png, { ownerId: user_id, fileName: `${name}.png` }));
  }
  return prepared;
}

/** The names that a run that died has drawn serve again. `null` where the task has ended: nobody would let go of more. */
export function reserveFiles(
  taskId: string,
  count: number,
  { database, assets }: Pick<SeparateLayersServices, 'database' | 'assets'>,
): Promise<readonly Reserved[] | null> {
  return database.write(async (transaction) => {
    if (!(await queries.changeTask(transaction, taskId, { status: 'processing' }))) return null;
    const known = await queries.filesOf(transaction, taskId);
    const lacking = Math.max(0, count - known.length);
    const more = Array.from({ length: lacking }, () => assets.reserve('image/png'));
    await queries.insertFiles(transaction, taskId, more, known.length);
    return [...known, ...more].slice(0, count);
  });
}
