import { Refusal } from '@easel/contract';
import type { Credits } from '../credits/credits.ts';
import type { Database } from '../platform/database.ts';
import type { LayerModel } from '../platform/models/layer-model.ts';
import type { Models } from '../platform/models/models.ts';
import { separatorEngine } from '../platform/separator/separator-messages.ts';
import { Inseparable, type Separator } from '../platform/separator/separator.ts';
import * as queries from './queries.ts';

export interface LayerServices {
  readonly database: Database;
  readonly models: Models;
  readonly credits: Credits;
  readonly separator: Separator;
  readonly log: (message: string, about: object) => void;
}

export interface LayerRequest {
  readonly task: queries.TaskRow;
  readonly bytes: Uint8Array;
  readonly signal: AbortSignal;
}

/** Stands where the name of what was begun will stand: from here on it may be paid. */
const begun = '';

export const layersChargeOf = (taskId: string) => `layers:${taskId}`;

/** How a picture is taken apart now: with the layers of the operator's model, where there is one. */
export function engineOf({ separator }: Pick<Models, 'separator'>): string {
  return separator ? `${separatorEngine}+${separator.id}@${separator.version}` : separatorEngine;
}

/**
 * The layers that the operator's model finds in a task's picture, from which its words were taken before. It is asked
 * once for each task, and a run that takes a task over waits for what was begun. `null` where nothing is to be had of it.
 * @throws the reason of the signal; what was begun goes on then
 */
export async function askForLayers(
  request: LayerRequest,
  services: LayerServices,
): Promise<readonly Uint8Array[] | null> {
  const { task, signal } = request;
  const model = services.models.separator;
  if (!model || task.engine !== engineOf(services.models)) return null;
  try {
    return await model.turnstile.pass(signal, () => ask(model, request, services));
  } catch (error) {
    signal.throwIfAborted();
    // What is wrong with the picture itself is not the model's.
    if (error instanceof Inseparable) throw error;
    services.log('the model of layers gave none', { taskId: task.id, model: model.id, error });
    return null;
  }
}

async function ask(model: LayerModel, { task, bytes, signal }: LayerRequest, services: LayerServices) {
  const { separator } = services;
  if (task.asked_run === begun) throw new Error('it was asked by a run that ended before it knew the answer');
  const wordless =
    task.asked_run === null ? await separator.takeWordsOut({ bytes, userId: task.user_id, signal }) : null;
  const whole = AbortSignal.any([signal, AbortSignal.timeout(model.timeoutMs)]);
  let run = task.asked_run;
  if (wordless) {
    await reserve(model, task, services);
    run = await model.begin(wordless, whole);
    if (!(await note(task.id, run, services))) model.stop(run);
  }
  try {
    return await model.fetch(run!, whole);
  } catch (error) {
    // Whoever takes the task over waits on.
    if (!signal.aborted) model.stop(run!);
    throw error;
  }
}

/** @throws Refusal `credits.insufficient` */
async function reserve(model: LayerModel, task: queries.TaskRow, { database, credits }: LayerServices): Promise<void> {
  const { id, user_id: userId, project_id: projectId } = task;
  await database.write(async (transaction) => {
    // Asked for by somebody who has stopped it since.
    if (!(await queries.changeTask(transaction, id, { asked_run: begun })))
      throw new Refusal('generator.task_not_found');
    const charge = { key: layersChargeOf(id), amount: credits.costOf(model) };
    await credits.reserve(transaction, { userId, projectId }, [charge]);
  });
}

function note(taskId: string, run: string, { database }: LayerServices): Promise<boolean> {
  return database.write((transaction) => queries.changeTask(transaction, taskId, { asked_run: run }));
}
