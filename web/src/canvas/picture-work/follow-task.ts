/** A task of the server's on a picture, followed to its end. */
import { ApiError, type GeneratorTask } from '@easel/contract';
import { client } from '../../api/client.ts';

/** Milliseconds between two looks at a task; longer for one that takes its time. */
const pollMs = 250;
const laterPollMs = 800;
const soonMs = 8_000;
/** Milliseconds until what was not answered is asked again, and how often with a line: a server that is started anew is back. */
const awayMs = 2_000;
const mostAsked = 30;

export type TaskWish = Parameters<typeof client.generators.create>[0];

export interface TaskFollowing {
  readonly projectId: string;
  readonly stop: AbortSignal;
  /** Nobody waits any more; the task goes on. */
  readonly left: AbortSignal;
  readonly tell?: (progress: number) => void;
}

/** Answers the name of the task: a picture has one, however often it is asked for. */
export async function beginTask(wish: TaskWish, left: AbortSignal): Promise<string> {
  const { task_id } = await patiently(() => client.generators.create(wish, { signal: left }), left);
  return task_id;
}

/**
 * Once it has ended, however it did.
 * @throws the reason of `left`; what the server refuses; what went wrong when it was not to be reached for long
 */
export async function followTask(
  task_id: string,
  { projectId: project_id, stop, left, tell }: TaskFollowing,
): Promise<GeneratorTask> {
  const task = { project_id, task_id };
  const options = { signal: left };
  const soonUntil = performance.now() + soonMs;
  for (;;) {
    const now = await patiently(
      () => (stop.aborted ? client.generators.cancel(task, options) : client.generators.read(task, options)),
      left,
    );
    if (now.status !== 'pending' && now.status !== 'processing') return now;
    tell?.(now.progress);
    await pause(performance.now() < soonUntil ? pollMs : laterPollMs, left, stop);
  }
}

/** Neither a lost line nor a server that is away for a while ends what goes on there; the time without a line is no attempt. */
async function patiently<T>(ask: () => Promise<T>, left: AbortSignal): Promise<T> {
  for (let asked = 1; ; asked = navigator.onLine ? asked + 1 : 1) {
    left.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      if (isRefused(error) || asked >= mostAsked) throw error;
      await pause(awayMs, left);
    }
  }
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

/** Shorter where somebody does not want to wait any more. */
function pause(ms: number, ...signals: readonly AbortSignal[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const wake = () => resolve();
  for (const signal of signals) signal.addEventListener('abort', wake, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', wake);
  });
}
