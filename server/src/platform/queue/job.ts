import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * Jobs of one lane never wait for those of another: `foreground` for what people wait for, `background` for what has
 * time, `heavy` for what keeps a processor busy or the memory full.
 */
export const lanes = ['foreground', 'background', 'heavy'] as const;
export type Lane = (typeof lanes)[number];

/** A kind of background work: the half that callers enqueue. */
export interface JobKind<P extends TSchema = TSchema> {
  readonly name: string;
  readonly payload: P;
  /** Runs before the job is dead-lettered, the first included; a run whose process died counts. */
  readonly attempts: number;
  /** Wait before the second run; doubles with each further one. */
  readonly firstRetryMs: number;
  readonly lane: Lane;
  /** How many of the kind one worker runs side by side, where that is less than its lane has slots. */
  readonly concurrency?: number;
  /** People are shown that it goes on until it has ended: an operator may run it again, but not throw it away. */
  readonly awaited?: boolean;
}

/** Why a run is cut short that has lost its lease: another worker goes on with the job. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

export interface JobRun {
  readonly id: string;
  /** Counts from 1; a run that a shutdown cut short does not count. */
  readonly attempt: number;
  /** Aborts when another worker has taken the job over, or when this process must go. */
  readonly signal: AbortSignal;
}

/** A kind with its handler: the half that workers run. Handlers are idempotent: a job runs at least once. */
export interface Job {
  readonly kind: JobKind;
  readonly run: (payload: unknown, run: JobRun) => Promise<void>;
}

/** Throwing makes the job run again later; throwing after `signal` aborted hands it to another worker uncounted. */
export function job<P extends TSchema>(
  kind: JobKind<P>,
  run: (payload: NoInfer<Static<P>>, run: JobRun) => Promise<void>,
): Job {
  const validator = Compile<TSchema>(kind.payload);
  return {
    kind,
    async run(payload, about) {
      if (!validator.Check(payload)) {
        throw new Error(`the payload of ${kind.name} has another form than this version expects`);
      }
      await run(payload as Static<P>, about);
    },
  };
}
