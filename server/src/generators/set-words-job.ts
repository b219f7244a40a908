import type { Artifact, TaskFailCode } from '@easel/contract';
import type { StoredPicture } from '../assets/assets.ts';
import { job, type Job } from '../platform/queue/job.ts';
import type { WordsSetAnew } from '../platform/separator/separator-messages.ts';
import { Inseparable } from '../platform/separator/separator.ts';
import * as queries from './queries.ts';
import { letFilesGo } from './let-files-go.ts';
import { reserveFiles, type SeparateLayersServices } from './separate-layers-job.ts';
import { cancelChannelOf } from './separations.ts';
import { setWordsKind } from './set-words-kind.ts';
import { NoParts, reasons } from './take-apart.ts';

interface Words {
  readonly words: readonly string[];
  readonly everything: boolean;
}

/** Takes the wrong words out of a picture and answers the right ones as text; the canvas is the client's to change. */
export function setWordsJob(services: SeparateLayersServices): Job {
  return job(setWordsKind, async ({ taskId, ...words }, { attempt, signal }) => {
    const { database, liveEvents } = services;
    const cancel = new AbortController();
    const stopHearing = liveEvents.subscribe(cancelChannelOf(taskId), () => cancel.abort());
    try {
      const task = await queries.taskById(database.read, taskId);
      if (task) await set(task, words, services, AbortSignal.any([signal, cancel.signal]));
    } catch (error) {
      signal.throwIfAborted();
      if (cancel.signal.aborted) return;
      const code = codeOf(error);
      if (code === 'failed' && attempt < setWordsKind.attempts) throw error;
      services.log('the words of a picture could not be set', { taskId, error });
      const failed = { status: 'failed' as const, fail_reason: reasons[code], fail_code: code };
      await database.write(async (transaction) => {
        if (!(await queries.changeTask(transaction, taskId, failed))) return;
        await letFilesGo(transaction, (await queries.taskById(transaction, taskId))!, services.assets);
      });
    } finally {
      stopHearing();
    }
  });
}

function codeOf(error: unknown): TaskFailCode {
  if (error instanceof NoParts) return error.code;
  return error instanceof Inseparable ? error.reason : 'failed';
}

async function set(
  task: queries.TaskRow,
  { words, everything }: Words,
  services: SeparateLayersServices,
  signal: AbortSignal,
): Promise<void> {
  const { database, assets, separator } = services;
  const begun = { status: 'processing' as const, progress: 0.1 };
  if (!(await database.write((transaction) => queries.changeTask(transaction, task.id, begun)))) return;
  const bytes = await assets.bytesOf(task.source_id);
  if (!bytes) throw new NoParts('source_gone');
  const done = await separator.setWords({ bytes, userId: task.user_id, asked: words, everything, signal });
  const [file] = (await reserveFiles(task.id, 1, services)) ?? [];
  if (!file) return;
  await assets.keep(file, done.png);
  const prepared = await assets.prepare(file, done.png, { ownerId: task.user_id, fileName: 'words.png' });
  const artifacts_json = JSON.stringify(artifactsOf(done, prepared.picture));
  await database.write(async (transaction) => {
    const ended = { status: 'completed' as const, progress: 1, artifacts_json };
    if (await queries.changeTask(transaction, task.id, ended)) await prepared.insert(transaction);
  });
}

function artifactsOf({ width, height, texts }: WordsSetAnew, { id, url }: StoredPicture): Artifact[] {
  const whole = { width, height };
  const ground = { ...whole, order: 0, name: 'ground', assetId: id };
  const text = { ...whole, order: 1, name: 'words' };
  return [
    { type: 'image', label: 'bg_image', content: url, bbox: { x: 0, y: 0, ...whole }, metadata: ground },
    { type: 'text', label: 'set_words', content: JSON.stringify({ texts }), metadata: text },
  ];
}
