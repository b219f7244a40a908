import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../platform/database.ts';
import { TakenOver } from '../platform/queue/job.ts';
import type { Queue } from '../platform/queue/queue.ts';

/** A run that has not said for so long that it still asks is believed to be dead: another asks in its place. */
const believedMs = 5_000;
const pollMs = 200;

export interface AskingServices {
  readonly database: Database;
  readonly queue: Pick<Queue, 'claiming'>;
  readonly log: (message: string, about: object) => void;
}

/** What is asked for: `made` reads its bytes once they are kept, by whichever run. */
export interface Asking {
  readonly pictureId: string;
  readonly made: () => Promise<Uint8Array | null>;
}

/**
 * Of several runs of one turn, one alone asks for a picture; the others wait for its bytes, and ask only if it dies.
 * A run that has lost its lease while it asks goes on to keep the bytes: what it asked for is paid.
 * @param make asks for the bytes and keeps them
 * @returns `null` when another run has settled the picture meanwhile
 * @throws the signal's reason, or what `make` throws
 */
export async function askOnce(
  { pictureId, made }: Asking,
  services: AskingServices,
  signal: AbortSignal,
  make: (signal: AbortSignal) => Promise<Uint8Array>,
): Promise<Uint8Array | null> {
  const run = randomUUID();
  let seen: { readonly until: number; readonly at: number } | undefined;
  for (let waits = 0; ; waits++) {
    const silent = seen !== undefined && performance.now() - seen.at > believedMs;
    const held = await hold(pictureId, run, services, silent ? seen!.until : null);
    if (held === 'settled') return null;
    // The clock may have been set back since: whoever lives says so anew, whatever hour it is.
    if (held !== 'ours' && held.until !== seen?.until) seen = { until: held.until, at: performance.now() };
    // Whoever held it before may have kept the bytes before it let go.
    const bytes = await made();
    if (bytes) return bytes;
    if (held === 'ours') return await makeHeld(pictureId, run, { services, signal, make });
    if (waits === 0) services.log('another run asks for this picture; this one waits for it', { pictureId });
    await delay(pollMs, undefined, { signal });
  }
}

async function makeHeld(
  pictureId: string,
  run: string,
  {
    services,
    signal,
    make,
  }: {
    services: AskingServices;
    signal: AbortSignal;
    make: (signal: AbortSignal) => Promise<Uint8Array>;
  },
): Promise<Uint8Array> {
  const stop = new AbortController();
  const heed = () => {
    if (!(signal.reason instanceof TakenOver)) stop.abort(signal.reason);
  };
  if (signal.aborted) heed();
  signal.addEventListener('abort', heed, { once: true });
  const holding = setInterval(() => void hold(pictureId, run, services).catch(() => {}), believedMs / 3);
  try {
    // Kept bytes are held by nobody: who finds them places them, and the picture is let go of where it is settled.
    return await make(stop.signal);
  } catch (error) {
    // Without the database it is let go of by itself, after a while.
    await letGo(pictureId, run, services).catch(() => {});
    throw error;
  } finally {
    clearInterval(holding);
    signal.removeEventListener('abort', heed);
  }
}

/** @param silentUntil until when a run has said that it asks that has said nothing since: it is dead, too */
async function hold(
  pictureId: string,
  run: string,
  { database, queue: { claiming } }: AskingServices,
  silentUntil: number | null = null,
): Promise<'ours' | 'settled' | { readonly until: number }> {
  const until = sql<number>`${claiming.now} + ${sql.lit(believedMs)}`;
  return await database.write(async (transaction) => {
    const coming = transaction.updateTable('turn_pictures').where('id', '=', pictureId).where('status', '=', 'coming');
    const free = coming.where((row) =>
      row.or([
        row('asking_run', 'is', null),
        row('asking_run', '=', run),
        row('asking_until', '<', claiming.now),
        row('asking_until', '=', silentUntil),
      ]),
    );
    const held = await free.set({ asking_run: run, asking_until: until }).returning('id').executeTakeFirst();
    if (held) return 'ours';
    const pictures = transaction.selectFrom('turn_pictures').select(['status', 'asking_until']);
    const known = await pictures.where('id', '=', pictureId).executeTakeFirst();
    return known?.status === 'coming' ? { until: known.asking_until ?? 0 } : 'settled';
  });
}

async function letGo(pictureId: string, run: string, { database }: AskingServices): Promise<void> {
  await database.write(async (transaction) => {
    const held = transaction.updateTable('turn_pictures').where('id', '=', pictureId).where('asking_run', '=', run);
    await held.set({ asking_run: null, asking_until: null }).execute();
  });
}
